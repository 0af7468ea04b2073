<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Core</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, pipe, socket or device. Choose an ordinary file.</source>
        <translation>«%1» è una cartella, una pipe, un socket o un dispositivo. Scegliere un file ordinario.</translation>
    </message>
    <message>
        <source>SHINGLESCOPE_CPU is &quot;%1&quot;, which is not a CPU target; the targets are %2. The fastest one is used.</source>
        <translation>SHINGLESCOPE_CPU è «%1», che non è un tipo di CPU; i tipi sono %2. Viene usato il più veloce.</translation>
    </message>
    <message>
        <source>SHINGLESCOPE_CPU is &quot;%1&quot;, which this CPU does not support; %2 is used.</source>
        <translation>SHINGLESCOPE_CPU è «%1», che questa CPU non supporta; viene usato %2.</translation>
    </message>
    <message>
        <source>After %1 rows the table has %2 columns, and nearly all of its cells are empty: the objects have hardly any keys in common. Read the file as plain lines instead.</source>
        <translation>Dopo %1 righe la tabella ha %2 colonne e quasi tutte le sue celle sono vuote: gli oggetti non hanno quasi chiavi in comune. Leggere invece il file come righe semplici.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; describes another version of &quot;%2&quot;. One of the two was changed after the export, or the export ended between them: export again.</source>
        <translation>«%1» descrive un&apos;altra versione di «%2». Uno dei due è stato modificato dopo l&apos;esportazione, oppure l&apos;esportazione si è interrotta tra i due: esportare di nuovo.</translation>
    </message>
    <message>
        <source>Links that lead out of the folder, not followed: %1.</source>
        <translation>Collegamenti che portano fuori dalla cartella, non seguiti: %1.</translation>
    </message>
    <message>
        <source>It was set aside as &quot;%2&quot; and not used; the project was opened without it.</source>
        <translation>È stato messo da parte come «%2» e non è stato usato; il progetto è stato aperto senza.</translation>
    </message>
    <message>
        <source>The project was read without it.</source>
        <translation>Il progetto è stato letto senza.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a link to another file, which saving would overwrite.</source>
        <translation>«%1» è un collegamento a un altro file, che il salvataggio sovrascriverebbe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ordinary file.</source>
        <translation>«%1» non è un file ordinario.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names another file, which opening the project would delete.</source>
        <translation>«%1» fa riferimento a un altro file, che l&apos;apertura del progetto eliminerebbe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong to this project.</source>
        <translation>«%1» non appartiene a questo progetto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; would damage this project, or revert it to another state.</source>
        <translation>«%1» danneggerebbe questo progetto o lo riporterebbe a un altro stato.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be set aside: %2. Open the project read-only, or copy it to another folder without that file.</source>
        <translation>«%1» non può essere messo da parte: %2. Aprire il progetto in sola lettura, oppure copiarlo in un&apos;altra cartella senza quel file.</translation>
    </message>
    <message>
        <source>A program ended while it was saving &quot;%1&quot;. The project is shown as it was saved before.</source>
        <translation>Un programma è terminato mentre salvava «%1». Il progetto è mostrato come era stato salvato prima.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be copied before it can be read, but copying failed: %2. Free some space for temporary files.</source>
        <translation>«%1» deve essere copiato prima di poter essere letto, ma la copia non è riuscita: %2. Liberare spazio per i file temporanei.</translation>
    </message>
    <message>
        <source>Damaged steps of the review, which are not used: %1 (%2). Judge their pairs again; another copy of the project may still have them.</source>
        <translation>Passi danneggiati della revisione, che non sono usati: %1 (%2). Giudicare di nuovo le loro coppie; un&apos;altra copia del progetto potrebbe averli ancora.</translation>
    </message>
    <message>
        <source>The stored result is damaged. Find the duplicates again; the verdicts are kept.</source>
        <translation>Il risultato salvato è danneggiato. Cercare di nuovo i duplicati; i verdetti sono conservati.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be moved: %2. Check the permissions of its folder.</source>
        <translation>«%1» non può essere spostato: %2. Verificare i permessi della sua cartella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an unsaved review. It was left where it is.</source>
        <translation>«%1» non è una revisione non salvata. È stata lasciata dove si trova.</translation>
    </message>
    <message>
        <source>Changes of verdicts saved in &quot;%1&quot; before this error: %2. They are kept.</source>
        <translation>Modifiche di verdetti salvate in «%1» prima di questo errore: %2. Restano salvate.</translation>
    </message>
    <message>
        <source>No verdict was saved in &quot;%1&quot;. It is unchanged.</source>
        <translation>Nessun verdetto è stato salvato in «%1». Il file è rimasto come prima.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgola</translation>
    </message>
    <message>
        <source>Cannot read &quot;%1&quot;: %2. Check its name and permissions.</source>
        <translation>Impossibile leggere «%1»: %2. Controllarne il nome e i permessi.</translation>
    </message>
    <message>
        <source>Cannot write &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile scrivere «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>Cannot save &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile salvare «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>Cannot replace &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile sostituire «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Not enough memory. Close other programs or work on fewer rows.</source>
        <translation>Memoria insufficiente. Chiudere altri programmi o lavorare su meno righe.</translation>
    </message>
    <message>
        <source>%1 need more than the %2 MiB of memory that the run may use; %3.</source>
        <translation>%1 richiedono più dei %2 MiB di memoria che l&apos;esecuzione può usare; %3.</translation>
    </message>
    <message>
        <source>There are over %1 pairs of similar texts, more than fit into memory; %2.</source>
        <translation>Ci sono oltre %1 coppie di testi simili, più di quante ne contenga la memoria; %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a decimal number from 0 to 1 with at most nine decimals, such as 0.8.</source>
        <translation>«%1» non è un numero decimale da 0 a 1 con al massimo nove decimali, come 0.8.</translation>
    </message>
    <message>
        <source>The %1 is larger than 1 MiB; choose a %1 file.</source>
        <translation>Il file %1 supera 1 MiB; scegliere un file %1.</translation>
    </message>
    <message>
        <source>The %1 is not valid JSON; compare it with %2.</source>
        <translation>Il file %1 non è JSON valido; confrontarlo con %2.</translation>
    </message>
    <message>
        <source>The %1 must be a JSON object; compare it with %2.</source>
        <translation>Il file %1 deve essere un oggetto JSON; confrontarlo con %2.</translation>
    </message>
    <message>
        <source>The %1 has the key &quot;%2&quot; twice; remove one of them.</source>
        <translation>Il file %1 ha due volte la chiave «%2»; toglierne una.</translation>
    </message>
    <message>
        <source>The %1 has the key &quot;%2&quot;, which this version does not support; correct or remove it.</source>
        <translation>Il file %1 ha la chiave «%2», che questa versione non conosce; correggerla o toglierla.</translation>
    </message>
    <message>
        <source>Cannot read the %1 &quot;%2&quot;; check its name and permissions.</source>
        <translation>Impossibile leggere il file %1 «%2»; controllarne il nome e i permessi.</translation>
    </message>
    <message>
        <source>%1 in the %2 must be %3.</source>
        <translation>%1 nel file %2 deve essere %3.</translation>
    </message>
    <message>
        <source>There is no stemmer for the language &quot;%1&quot;; choose one of %2.</source>
        <translation>Per la lingua «%1» non c&apos;è una riduzione alle radici; scegliere fra %2.</translation>
    </message>
    <message>
        <source>There are no stop words for the language &quot;%1&quot;; choose one of %2.</source>
        <translation>Per la lingua «%1» non ci sono parole vuote; scegliere fra %2.</translation>
    </message>
    <message>
        <source>The number of hashes is %1; choose one from 1 to %2.</source>
        <translation>Il numero di hash è %1; sceglierne uno da 1 a %2.</translation>
    </message>
    <message>
        <source>The lesson has %1 permutations; use from 1 to %2.</source>
        <translation>La lezione ha %1 permutazioni; usarne da 1 a %2.</translation>
    </message>
    <message>
        <source>Permutation %1 has %2 rows and the first has %3; give all the same number of rows.</source>
        <translation>La permutazione %1 ha %2 righe e la prima ne ha %3; dare a tutte lo stesso numero di righe.</translation>
    </message>
    <message>
        <source>Permutation %1 assigns one number to two rows; assign each row a different number.</source>
        <translation>La permutazione %1 assegna lo stesso numero a due righe; assegnare a ogni riga un numero diverso.</translation>
    </message>
    <message>
        <source>Permutation %1 has the modulus 0; give a prime number larger than the number of rows.</source>
        <translation>La permutazione %1 ha il modulo 0; dare un numero primo maggiore del numero di righe.</translation>
    </message>
    <message>
        <source>signature.hashes is 0; choose a whole number of at least 1, such as 128.</source>
        <translation>signature.hashes è 0; scegliere un numero intero di almeno 1, come 128.</translation>
    </message>
    <message>
        <source>bands is %1, which does not divide %2 hashes; choose %3 bands.</source>
        <translation>bands è %1, che non divide %2 hash; scegliere %3 bande.</translation>
    </message>
    <message>
        <source>bands is %1, which does not divide %2 hashes; choose 1 band.</source>
        <translation>bands è %1, che non divide %2 hash; scegliere 1 banda.</translation>
    </message>
    <message>
        <source>version in the recipe is %1, but this program reads version %2; use the program that wrote it.</source>
        <translation>version nella ricetta è %1, ma questo programma legge la versione %2; usare il programma che l&apos;ha scritta.</translation>
    </message>
    <message>
        <source>version in the recipe is %1, but this program reads version %2; use the program that wrote it (Shinglescope %3).</source>
        <translation>version nella ricetta è %1, ma questo programma legge la versione %2; usare il programma che l&apos;ha scritta (Shinglescope %3).</translation>
    </message>
    <message>
        <source>%1 is %2; choose a whole number from 1 to %3.</source>
        <translation>%1 è %2; scegliere un numero intero da 1 a %3.</translation>
    </message>
    <message>
        <source>%1 is %2; choose a number over 0 and up to 1, such as 0.8.</source>
        <translation>%1 è %2; scegliere un numero maggiore di 0 e non superiore a 1, come 0.8.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; choose one of %3, or none.</source>
        <translation>%1 è «%2»; scegliere fra %3, o nessuna.</translation>
    </message>
    <message>
        <source>floor is %1, over the threshold %2; choose a floor up to the threshold.</source>
        <translation>floor è %1, sopra la soglia %2; scegliere un minimo non superiore alla soglia.</translation>
    </message>
    <message>
        <source>shingle.stop_shingles is %1; choose a share of the rows from %2 to 1, such as 0.2, or none.</source>
        <translation>shingle.stop_shingles è %1; scegliere una quota delle righe da %2 a 1, come 0.2, o nessuna.</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;; choose one of %2.</source>
        <translation>Non c&apos;è una ricetta predefinita «%1»; scegliere fra %2.</translation>
    </message>
    <message>
        <source>No column to compare was named. Choose at least one.</source>
        <translation>Non è stata indicata nessuna colonna da confrontare. Sceglierne almeno una.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is compared twice; give each column once.</source>
        <translation>La colonna «%1» è confrontata due volte; indicare ogni colonna una volta sola.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is required to be the same twice; give each column once.</source>
        <translation>La colonna «%1» è richiesta uguale due volte; indicare ogni colonna una volta sola.</translation>
    </message>
    <message>
        <source>The data has no rows, so there is nothing to compare.</source>
        <translation>I dati non hanno righe, quindi non c&apos;è niente da confrontare.</translation>
    </message>
    <message>
        <source>A careful start for any text: Unicode compatibility forms, lower case, normalized white space, 5 characters per shingle.</source>
        <translation>Un inizio prudente per ogni testo: forme di compatibilità Unicode, minuscole, spazi bianchi normalizzati, shingle di 5 caratteri.</translation>
    </message>
    <message>
        <source>Classified advertisements: long enough to share runs of 10 characters when they are reposted.</source>
        <translation>Annunci economici: abbastanza lunghi da condividere sequenze di 10 caratteri quando vengono ripubblicati.</translation>
    </message>
    <message>
        <source>English articles: stems of the words that carry meaning, 3 words per shingle.</source>
        <translation>Articoli in inglese: radici delle parole che portano significato, shingle di 3 parole.</translation>
    </message>
    <message>
        <source>The unchanged text, 5 characters per shingle: every difference counts.</source>
        <translation>Il testo senza modifiche, shingle di 5 caratteri: ogni differenza conta.</translation>
    </message>
    <message>
        <source>Small enough to follow every step: 4 hashes in 2 bands.</source>
        <translation>Abbastanza piccola da seguirne ogni passo: 4 hash in 2 bande.</translation>
    </message>
    <message>
        <source>Names and other short records: 3 characters per shingle and a lower threshold.</source>
        <translation>Nomi e altri record brevi: shingle di 3 caratteri e una soglia più bassa.</translation>
    </message>
    <message>
        <source>The rows need %1 MiB, more than the %2 MiB of memory that the run may use, so it was not started; allow more memory, compare fewer rows, or search the table on a cluster.</source>
        <translation>Le righe richiedono %1 MiB, più dei %2 MiB di memoria che l&apos;esecuzione può usare, che perciò non è stata avviata; concedere più memoria, confrontare meno righe o cercare nella tabella con un cluster.</translation>
    </message>
    <message>
        <source>About %1 pairs of texts are expected, which need more than the %2 MiB of memory that the run may use, so it was not started; raise the threshold, use fewer rows, ask for links only, or allow more memory.</source>
        <translation>Sono da attendersi circa %1 coppie di testi, che richiedono più dei %2 MiB di memoria che l&apos;esecuzione può usare, che perciò non è stata avviata; alzare la soglia, usare meno righe, chiedere solo i collegamenti o concedere più memoria.</translation>
    </message>
    <message>
        <source>An exact run of these rows needs about %1 MiB, with about %2 pairs of texts at or above the threshold; that is more than the %3 MiB of memory that it may use, so it was not started. Raise the threshold, use fewer rows, allow more memory, or find with signatures.</source>
        <translation>Un&apos;esecuzione esatta di queste righe richiede circa %1 MiB, con circa %2 coppie di testi pari o sopra la soglia; è più dei %3 MiB di memoria che può usare, perciò non è stata avviata. Alzare la soglia, usare meno righe, concedere più memoria o cercare con le firme.</translation>
    </message>
    <message>
        <source>The %1 similar pairs that were found so far and their texts need more memory than the run may use; raise the threshold, use fewer rows, or allow more memory.</source>
        <translation>Le %1 coppie simili trovate finora e i loro testi richiedono più memoria di quanta l&apos;esecuzione possa usare; alzare la soglia, usare meno righe o concedere più memoria.</translation>
    </message>
    <message>
        <source>The shingles of %1 texts that are in groups need more memory than the run may use; raise the threshold, use fewer rows, or allow more memory.</source>
        <translation>Gli shingle di %1 testi che stanno in gruppi richiedono più memoria di quanta l&apos;esecuzione possa usare; alzare la soglia, usare meno righe o concedere più memoria.</translation>
    </message>
    <message>
        <source>All band keys (%1 MiB) stay in memory.</source>
        <translation>Tutte le chiavi delle bande (%1 MiB) restano in memoria.</translation>
    </message>
    <message>
        <source>The band keys (%1 MiB) do not fit into %2 MiB next to the rows: they are written to a temporary file and read back %3 of %4 bands at a time, about %5 s more; signing again would take %6 s.</source>
        <translation>Le chiavi delle bande (%1 MiB) non entrano in %2 MiB accanto alle righe: vengono scritte in un file temporaneo e rilette %3 bande su %4 alla volta, circa %5 s in più; firmare di nuovo richiederebbe %6 s.</translation>
    </message>
    <message>
        <source>The band keys (%1 MiB) do not fit into %2 MiB next to the rows: texts are signed again for %3 of %4 bands at a time, about %5 s more; a temporary file would take %6 s.</source>
        <translation>Le chiavi delle bande (%1 MiB) non entrano in %2 MiB accanto alle righe: i testi sono firmati di nuovo per %3 bande su %4 alla volta, circa %5 s in più; un file temporaneo richiederebbe %6 s.</translation>
    </message>
    <message>
        <source>The temporary file for band keys could not be created (%1); free space in the folder that TMPDIR names, or allow the run more memory.</source>
        <translation>Impossibile creare il file temporaneo per le chiavi delle bande (%1); liberare spazio nella cartella indicata da TMPDIR o concedere più memoria all&apos;esecuzione.</translation>
    </message>
    <message>
        <source>The temporary file for band keys could not be created in %2 (%1); free space in the folder that TMPDIR names, or allow the run more memory.</source>
        <translation>Impossibile creare in %2 il file temporaneo per le chiavi delle bande (%1); liberare spazio nella cartella indicata da TMPDIR o concedere più memoria all&apos;esecuzione.</translation>
    </message>
    <message>
        <source>The temporary file for band keys could not be unlinked (%1); free space in the folder that TMPDIR names, or allow the run more memory.</source>
        <translation>Impossibile togliere il nome al file temporaneo per le chiavi delle bande (%1); liberare spazio nella cartella indicata da TMPDIR o concedere più memoria all&apos;esecuzione.</translation>
    </message>
    <message>
        <source>The temporary file for band keys could not be written (%1); free space in the folder that TMPDIR names, or allow the run more memory.</source>
        <translation>Impossibile scrivere il file temporaneo per le chiavi delle bande (%1); liberare spazio nella cartella indicata da TMPDIR o concedere più memoria all&apos;esecuzione.</translation>
    </message>
    <message>
        <source>The temporary file for band keys could not be read (%1); free space in the folder that TMPDIR names, or allow the run more memory.</source>
        <translation>Impossibile leggere il file temporaneo per le chiavi delle bande (%1); liberare spazio nella cartella indicata da TMPDIR o concedere più memoria all&apos;esecuzione.</translation>
    </message>
    <message>
        <source>The run was cancelled: only its verified pairs are included.</source>
        <translation>L&apos;esecuzione è stata annullata: sono incluse solo le sue coppie verificate.</translation>
    </message>
    <message>
        <source>%1 distinct texts are in very large buckets and were compared only with their nearest neighbours in these: up to %2 pairs were not examined.</source>
        <translation>%1 testi distinti sono in bucket molto grandi e sono stati confrontati solo con i testi più vicini in questi: fino a %2 coppie non sono state esaminate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have no shingle after preparation and are not in any pair.</source>
        <translation>
            <numerusform>%1 riga dopo la preparazione non ha shingle e non è in nessuna coppia.</numerusform>
            <numerusform>%1 righe dopo la preparazione non hanno shingle e non sono in nessuna coppia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run&apos;s report is damaged: find the duplicates again.</source>
        <translation>Il rapporto dell&apos;esecuzione è danneggiato: cercare di nuovo i duplicati.</translation>
    </message>
    <message>
        <source>The last run left no pairs. Run it again.</source>
        <translation>L&apos;ultima esecuzione non ha lasciato coppie. Eseguirla di nuovo.</translation>
    </message>
    <message>
        <source>The text to look up is not UTF-8; give it as UTF-8.</source>
        <translation>Il testo da cercare non è UTF-8; fornirlo in UTF-8.</translation>
    </message>
    <message>
        <source>There is no row to look up: the data set has none.</source>
        <translation>Non c&apos;è una riga da cercare: i dati non ne hanno.</translation>
    </message>
    <message>
        <source>There is no row to explain: the data set has none.</source>
        <translation>Non c&apos;è una riga da spiegare: i dati non ne hanno.</translation>
    </message>
    <message>
        <source>There is no row %1; the rows go from 0 to %2.</source>
        <translation>La riga %1 non esiste; le righe vanno da 0 a %2.</translation>
    </message>
    <message>
        <source>There is no such row; choose two rows of the data set to show their shingles.</source>
        <translation>La riga non esiste; scegliere due righe dei dati per mostrarne gli shingle.</translation>
    </message>
    <message>
        <source>There is no row %1 to look up buckets for; choose one of the data set.</source>
        <translation>La riga %1, di cui cercare i bucket, non esiste; sceglierne una dei dati.</translation>
    </message>
    <message>
        <source>There is no row %1 to show the matrices of; choose rows of the data set.</source>
        <translation>La riga %1, di cui mostrare le matrici, non esiste; scegliere righe dei dati.</translation>
    </message>
    <message>
        <source>The texts are too long to show their shingles; compare them field by field.</source>
        <translation>I testi sono troppo lunghi per mostrarne gli shingle; confrontarli campo per campo.</translation>
    </message>
    <message>
        <source>No row is chosen; choose rows to show their matrices.</source>
        <translation>Nessuna riga è scelta; scegliere le righe di cui mostrare le matrici.</translation>
    </message>
    <message>
        <source>Matrices of %1 rows are too large to read; choose at most %2.</source>
        <translation>Le matrici di %1 righe sono troppo grandi da leggere; sceglierne al massimo %2.</translation>
    </message>
    <message>
        <source>The chosen rows have %1 bytes of text, more than the %2 that matrices can show; choose fewer or shorter ones.</source>
        <translation>Le righe scelte hanno %1 byte di testo, più dei %2 che le matrici possono mostrare; sceglierne di meno o di più corte.</translation>
    </message>
    <message>
        <source>The threshold is %1; choose a number from 0 to 1.</source>
        <translation>La soglia è %1; scegliere un numero da 0 a 1.</translation>
    </message>
    <message>
        <source>The weight of misses is %1; choose a number from 0 to 1.</source>
        <translation>Il peso delle coppie perse è %1; scegliere un numero da 0 a 1.</translation>
    </message>
    <message>
        <source>The least chance at the threshold is %1; choose a number from 0 to 1.</source>
        <translation>La probabilità minima alla soglia è %1; scegliere un numero da 0 a 1.</translation>
    </message>
    <message>
        <source>A chance of the tolerance zone is %1; choose a number from 0 to 1.</source>
        <translation>Una probabilità della zona di tolleranza è %1; scegliere un numero da 0 a 1.</translation>
    </message>
    <message>
        <source>The tolerance zone goes from %1 to %2; choose two similarities from 0 to 1, the smaller one first.</source>
        <translation>La zona di tolleranza va da %1 a %2; scegliere due similarità da 0 a 1, prima la minore.</translation>
    </message>
    <message>
        <source>The numbers of hashes go from %1 to %2; choose a range within 1 to %3.</source>
        <translation>I numeri di hash vanno da %1 a %2; scegliere un intervallo fra 1 e %3.</translation>
    </message>
    <message numerus="yes">
        <source>%2 hashes can be cut into bands in only %1 ways; %3 hashes in %4 x %5 come closer to the zone for less work.</source>
        <translation>
            <numerusform>%2 hash si possono dividere in bande in %1 solo modo; %3 hash in %4 x %5 si avvicinano di più alla zona con meno lavoro.</numerusform>
            <numerusform>%2 hash si possono dividere in bande in soli %1 modi; %3 hash in %4 x %5 si avvicinano di più alla zona con meno lavoro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The histogram has %1 bins; choose 1 to %2.</source>
        <translation>L&apos;istogramma ha %1 classi; sceglierne da 1 a %2.</translation>
    </message>
    <message>
        <source>The floor is %1; choose a number over 0 and up to 1, such as 0.2.</source>
        <translation>Il minimo è %1; scegliere un numero maggiore di 0 e non superiore a 1, come 0.2.</translation>
    </message>
    <message>
        <source>The result is not from the rows of the data; run the search again.</source>
        <translation>Il risultato non viene dalle righe dei dati; eseguire di nuovo la ricerca.</translation>
    </message>
    <message>
        <source>The run kept only the pairs that link groups; set pairs to all and run again to measure its recall.</source>
        <translation>L&apos;esecuzione ha tenuto solo le coppie che collegano i gruppi; per misurarne il richiamo impostare pairs su all ed eseguire di nuovo.</translation>
    </message>
    <message>
        <source>The sample has 0 rows; choose at least 1.</source>
        <translation>Il campione ha 0 righe; sceglierne almeno 1.</translation>
    </message>
    <message>
        <source>Brute force may compare 0 pairs; allow at least 1.</source>
        <translation>La forza bruta può confrontare 0 coppie; concederne almeno 1.</translation>
    </message>
    <message>
        <source>The exact join and brute force disagree; report this bug.</source>
        <translation>Il join esatto e la forza bruta non concordano; segnalare questo errore.</translation>
    </message>
    <message>
        <source>The buckets contain more pairs than can be counted.</source>
        <translation>I bucket formano più coppie di quante se ne possano contare.</translation>
    </message>
    <message>
        <source>The setting has more bands than hashes, so it has no pairs.</source>
        <translation>L&apos;impostazione ha più bande che hash, quindi non ha coppie.</translation>
    </message>
    <message>
        <source>%1 of the grid has no value; give at least one.</source>
        <translation>%1 della griglia non ha valori; darne almeno uno.</translation>
    </message>
    <message>
        <source>hash or permutations of the grid has no value; give at least one.</source>
        <translation>hash o permutations della griglia non ha valori; darne almeno uno.</translation>
    </message>
    <message>
        <source>%1 of the grid has the value %2; choose whole numbers from 1 to %3.</source>
        <translation>%1 della griglia ha il valore %2; scegliere numeri interi da 1 a %3.</translation>
    </message>
    <message>
        <source>threshold of the grid has the value %1; choose numbers over 0 and up to 1, such as 0.8.</source>
        <translation>threshold della griglia ha il valore %1; scegliere numeri maggiori di 0 e non superiori a 1, come 0.8.</translation>
    </message>
    <message>
        <source>rows of the grid is %1; choose a sample of at least 2 rows.</source>
        <translation>rows della griglia è %1; scegliere un campione di almeno 2 righe.</translation>
    </message>
    <message>
        <source>The grid has %1 settings; leave some values out so that there are at most %2.</source>
        <translation>La griglia ha %1 impostazioni; togliere alcuni valori in modo che siano al massimo %2.</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>della ricetta</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>della griglia</translation>
    </message>
    <message>
        <source>list of keep rules</source>
        <translation>delle regole di scelta</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>della lezione</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un oggetto JSON</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>un testo o null</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>un elenco di testi</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>a number from 0 to 1 with at most nine decimals, such as 0.8</source>
        <translation>un numero da 0 a 1 con al massimo nove decimali, come 0.8</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>a list of at least one value</source>
        <translation>un elenco di almeno un valore</translation>
    </message>
    <message>
        <source>a list of rules</source>
        <translation>un elenco di regole</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>The signatures</source>
        <translation>Le firme</translation>
    </message>
    <message>
        <source>The band keys</source>
        <translation>Le chiavi delle bande</translation>
    </message>
    <message>
        <source>The shingles</source>
        <translation>Gli shingle</translation>
    </message>
    <message>
        <source>The similarities</source>
        <translation>Le similarità</translation>
    </message>
    <message>
        <source>use fewer hashes or fewer rows</source>
        <translation>usare meno hash o meno righe</translation>
    </message>
    <message>
        <source>use fewer bands or fewer rows</source>
        <translation>usare meno bande o meno righe</translation>
    </message>
    <message>
        <source>compare fewer rows or columns, or use word shingles</source>
        <translation>confrontare meno righe o colonne, o usare shingle di parole</translation>
    </message>
    <message>
        <source>use a smaller sample</source>
        <translation>usare un campione più piccolo</translation>
    </message>
    <message>
        <source>raise the threshold or use a smaller sample</source>
        <translation>alzare la soglia o usare un campione più piccolo</translation>
    </message>
    <message>
        <source>raise the threshold or use fewer rows</source>
        <translation>alzare la soglia o usare meno righe</translation>
    </message>
    <message>
        <source>use fewer bands, longer shingles or fewer rows, or allow more memory</source>
        <translation>usare meno bande, shingle più lunghi o meno righe, o concedere più memoria</translation>
    </message>
    <message>
        <source>General text</source>
        <translation>Testo generico</translation>
    </message>
    <message>
        <source>Listings (Kijiji)</source>
        <translation>Annunci (Kijiji)</translation>
    </message>
    <message>
        <source>News (plagiarism report)</source>
        <translation>Notizie (rapporto sul plagio)</translation>
    </message>
    <message>
        <source>Raw text (RCV1)</source>
        <translation>Testo grezzo (RCV1)</translation>
    </message>
    <message>
        <source>Lesson (three documents)</source>
        <translation>Lezione (tre documenti)</translation>
    </message>
    <message>
        <source>Short names</source>
        <translation>Nomi brevi</translation>
    </message>
    <message>
        <source>more bands than hashes</source>
        <translation>più bande che hash</translation>
    </message>
    <message>
        <source>bands do not divide the hashes</source>
        <translation>le bande non dividono gli hash</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; choose another file for the export.</source>
        <translation>«%1» è %2; scegliere un altro file per l&apos;esportazione.</translation>
    </message>
    <message>
        <source>The content %1 cannot be written as %2 with the profile %3; docs/export.md lists the possible combinations.</source>
        <translation>Il contenuto %1 non può essere scritto come %2 con il profilo %3; docs/export.md elenca le combinazioni possibili.</translation>
    </message>
    <message>
        <source>There is no table to export; open a table and search it first.</source>
        <translation>Non c&apos;è una tabella da esportare; prima aprire una tabella e cercarvi i duplicati.</translation>
    </message>
    <message>
        <source>There is no result of a search to export; open a table and search it first.</source>
        <translation>Non c&apos;è il risultato di una ricerca da esportare; prima aprire una tabella e cercarvi i duplicati.</translation>
    </message>
    <message>
        <source>There is no list of groups to export; open a table and search it first.</source>
        <translation>Non c&apos;è un elenco di gruppi da esportare; prima aprire una tabella e cercarvi i duplicati.</translation>
    </message>
    <message>
        <source>There is no file to export; open a table and search it first.</source>
        <translation>Non c&apos;è un file da esportare; prima aprire una tabella e cercarvi i duplicati.</translation>
    </message>
    <message>
        <source>Cannot begin the workbook in &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile iniziare la cartella di lavoro in «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>Cannot write the workbook in &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile scrivere la cartella di lavoro in «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>Cannot pack the workbook in &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile comprimere la cartella di lavoro in «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>Cannot read the workbook in &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile leggere la cartella di lavoro in «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>A sheet can have %1 columns, but there are %2; export as CSV.</source>
        <translation>Un foglio può avere %1 colonne, ma qui sono %2; esportare come CSV.</translation>
    </message>
    <message>
        <source>Row %1 cannot be written as XLSX (%2); export as CSV.</source>
        <translation>La riga %1 non può essere scritta come XLSX (%2); esportare come CSV.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changed since it was read; open it again before you export.</source>
        <translation>«%1» non è più com&apos;era quando è stato letto; riaprirlo prima di esportare.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changed since it was read; open it again before you copy it.</source>
        <translation>«%1» non è più com&apos;era quando è stato letto; riaprirlo prima di copiarlo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be copied byte for byte; it was not read to its end.</source>
        <translation>«%1» non può essere copiato byte per byte; non è stato letto fino alla fine.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; contains a line end, so it cannot be in a list of names; rename the file.</source>
        <translation>Il nome «%1» contiene una fine di riga, quindi un elenco di nomi non può contenerlo; rinominare il file.</translation>
    </message>
    <message>
        <source>Standard input can be read only once; save it to a file before you copy it byte for byte.</source>
        <translation>Lo standard input si può leggere una volta sola; salvarlo in un file prima di copiarlo byte per byte.</translation>
    </message>
    <message>
        <source>Row %1 of the verdicts is not in the table, which has %2 rows; import the verdicts of this table.</source>
        <translation>La riga %1 dei verdetti non è nella tabella, che ne ha %2; importare i verdetti di questa tabella.</translation>
    </message>
    <message>
        <source>Row %1 has the id &quot;%2&quot;, but the verdicts have &quot;%3&quot;; import the verdicts of this table, or leave the rows empty.</source>
        <translation>La riga %1 ha l&apos;identificatore «%2», ma i verdetti dicono «%3»; importare i verdetti di questa tabella o lasciare vuote le righe.</translation>
    </message>
    <message>
        <source>A verdict does not name a row; give row_a and row_b, or ids and an id column.</source>
        <translation>Un verdetto non indica nessuna riga; indicare row_a e row_b, oppure gli identificatori e una colonna di identificatori.</translation>
    </message>
    <message>
        <source>No row has the id &quot;%1&quot; of the verdicts; correct it.</source>
        <translation>Nessuna riga ha l&apos;identificatore «%1» dei verdetti; correggerlo.</translation>
    </message>
    <message>
        <source>Several rows have the id &quot;%1&quot;; name the row by its number.</source>
        <translation>Più righe hanno l&apos;identificatore «%1»; indicare la riga con il suo numero.</translation>
    </message>
    <message>
        <source>Cannot read the verdicts &quot;%1&quot;; check its name and permissions.</source>
        <translation>Impossibile leggere i verdetti «%1»; controllare il nome e i permessi.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no columns verdict and row_a or id_a; it is not a table of verdicts.</source>
        <translation>«%1» non ha le colonne verdict e row_a o id_a; non è una tabella di verdetti.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a JSON list of verdicts; see docs/command-line.md.</source>
        <translation>«%1» non è un elenco JSON di verdetti; vedere docs/command-line.md.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, row %2: %3; see docs/command-line.md.</source>
        <translation>«%1», riga %2: %3; vedere docs/command-line.md.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, element %2: %3; see docs/command-line.md.</source>
        <translation>«%1», elemento %2: %3; vedere docs/command-line.md.</translation>
    </message>
    <message>
        <source>%1 in the lesson names %2 rows, but the lesson has %3; name each row once.</source>
        <translation>Le righe indicate in %1 della lezione sono %2, ma la lezione ne ha %3; indicare ogni riga una volta.</translation>
    </message>
    <message>
        <source>%1 in the lesson names the row &quot;%2&quot;, which it does not have; name each of its rows once.</source>
        <translation>%1 nella lezione indica la riga «%2», che la lezione non ha; indicare ognuna delle sue righe una volta.</translation>
    </message>
    <message>
        <source>%1 in the lesson names the row &quot;%2&quot; twice; name each row once.</source>
        <translation>%1 nella lezione indica due volte la riga «%2»; indicare ogni riga una volta.</translation>
    </message>
    <message>
        <source>matrix.rows in the lesson names the row &quot;%1&quot; twice; give each row a different name.</source>
        <translation>matrix.rows nella lezione indica due volte la riga «%1»; dare a ogni riga un nome diverso.</translation>
    </message>
    <message>
        <source>permutations.columns in the lesson has %1 columns for %2 hashes; give one for each.</source>
        <translation>Le colonne in permutations.columns della lezione sono %1 e gli hash %2; indicarne una per ognuno.</translation>
    </message>
    <message>
        <source>claimed in the lesson has %1 rows for %2 hashes; give one for each.</source>
        <translation>Le righe in claimed della lezione sono %1 e gli hash %2; indicarne una per ognuno.</translation>
    </message>
    <message>
        <source>matrix.ones in the lesson has %1 rows for %2 labels; give one for each.</source>
        <translation>Le righe in matrix.ones della lezione sono %1 e le etichette %2; indicarne una per ognuna.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 numbers for %3 rows; give one for each.</source>
        <translation>I numeri in %1 della lezione sono %2 e le righe %3; indicarne uno per ognuna.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 values for %3 documents; give one for each.</source>
        <translation>I valori in %1 della lezione sono %2 e i documenti %3; indicarne uno per ognuno.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 cells for %3 documents; give one for each.</source>
        <translation>Le celle in %1 della lezione sono %2 e i documenti %3; indicarne una per ognuno.</translation>
    </message>
    <message>
        <source>%1 in the lesson must contain only 0 and 1.</source>
        <translation>%1 nella lezione deve contenere soltanto 0 e 1.</translation>
    </message>
    <message>
        <source>%1 in the lesson is %2; choose a number from 1 to %3.</source>
        <translation>%1 nella lezione è %2; scegliere un numero da 1 a %3.</translation>
    </message>
    <message>
        <source>%1 in the lesson is %2; choose at most %3.</source>
        <translation>%1 nella lezione è %2; scegliere al massimo %3.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 texts; use at most %3.</source>
        <translation>%1 nella lezione ha %2 testi; usarne al massimo %3.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 bytes; use at most %3.</source>
        <translation>%1 nella lezione ha %2 byte; usarne al massimo %3.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 documents; use at most %3.</source>
        <translation>%1 nella lezione ha %2 documenti; usarne al massimo %3.</translation>
    </message>
    <message>
        <source>%1 in the lesson has %2 rows; use at most %3.</source>
        <translation>%1 nella lezione ha %2 righe; usarne al massimo %3.</translation>
    </message>
    <message>
        <source>A lesson needs from two to %1 rows; choose that many.</source>
        <translation>Una lezione richiede da due a %1 righe; sceglierne un numero adatto.</translation>
    </message>
    <message>
        <source>%1 rows have too many orders to go through; use at most %2 rows.</source>
        <translation>Gli ordini di %1 righe sono troppi per esaminarli tutti; usare al massimo %2 righe.</translation>
    </message>
    <message>
        <source>texts in the lesson is empty; give at least one text, or a matrix.</source>
        <translation>texts nella lezione è vuoto; dare almeno un testo, o una matrice.</translation>
    </message>
    <message>
        <source>shingle.stop_shingles in the lesson has no meaning there; remove it.</source>
        <translation>shingle.stop_shingles non ha senso in una lezione; toglierlo.</translation>
    </message>
    <message>
        <source>matrix.columns in the lesson is empty; name at least one document.</source>
        <translation>matrix.columns nella lezione è vuoto; nominare almeno un documento.</translation>
    </message>
    <message>
        <source>The lesson has texts and a matrix; remove one of them.</source>
        <translation>La lezione ha testi e una matrice; togliere gli uni o l&apos;altra.</translation>
    </message>
    <message>
        <source>The lesson has neither texts nor a matrix; add one of them.</source>
        <translation>La lezione non ha né testi né una matrice; aggiungere gli uni o l&apos;altra.</translation>
    </message>
    <message>
        <source>There is no lesson &quot;%1&quot;; choose one of %2.</source>
        <translation>Non c&apos;è nessuna lezione «%1»; scegliere fra %2.</translation>
    </message>
    <message>
        <source>version in the lesson is %1, but this program reads version %2; use a newer program.</source>
        <translation>version nella lezione è %1, ma questo programma legge la versione %2; usare un programma più recente.</translation>
    </message>
    <message>
        <source>The verdict names a row that the table does not have.</source>
        <translation>Il verdetto indica una riga che la tabella non ha.</translation>
    </message>
    <message>
        <source>The verdicts have changed meanwhile; please try again.</source>
        <translation>Nel frattempo i verdetti sono cambiati; ripetere l&apos;operazione.</translation>
    </message>
    <message>
        <source>The random audit needs the digests of the records; provide them.</source>
        <translation>Il controllo a campione ha bisogno delle impronte delle righe; fornirle.</translation>
    </message>
    <message>
        <source>The filter names a column that does not exist; choose another.</source>
        <translation>Il filtro indica una colonna che non c&apos;è; sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>The regular expression %1 at character %2; correct it.</source>
        <translation>L&apos;espressione regolare %1 al carattere %2; correggerla.</translation>
    </message>
    <message>
        <source>The regular expression &quot;%1&quot; %2 at character %3; correct it.</source>
        <translation>L&apos;espressione regolare «%1» %2 al carattere %3; correggerla.</translation>
    </message>
    <message>
        <source>A regular expression of the rules takes too long on more than %1 cells; write a simpler one.</source>
        <translation>Un&apos;espressione regolare delle regole impiega troppo tempo su più di %1 celle; scriverne una più semplice.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; does not contain dates; choose another for &quot;%2&quot;.</source>
        <translation>La colonna «%1» non contiene date; sceglierne un&apos;altra per «%2».</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; does not contain numbers; choose another for &quot;%2&quot;.</source>
        <translation>La colonna «%1» non contiene numeri; sceglierne un&apos;altra per «%2».</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; needs a column; name one.</source>
        <translation>%1 «%2» ha bisogno di una colonna; indicarne una.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; does not use a column; leave the column out.</source>
        <translation>%1 «%2» non usa nessuna colonna; togliere la colonna.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; does not use a regular expression; leave it out.</source>
        <translation>%1 «%2» non usa un&apos;espressione regolare; toglierla.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; needs a regular expression; write one.</source>
        <translation>%1 «%2» ha bisogno di un&apos;espressione regolare; scriverne una.</translation>
    </message>
    <message>
        <source>The keep rule &quot;%1&quot; must begin with %2.</source>
        <translation>La regola di scelta «%1» deve iniziare con %2.</translation>
    </message>
    <message>
        <source>version in the list of keep rules is %1, but this program reads version %2; use the program that wrote it.</source>
        <translation>version nell&apos;elenco di regole di scelta è %1, ma questo programma legge la versione %2; usare il programma che lo ha scritto.</translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; cannot be written where it is. Open it read-only, or copy it to another place.</source>
        <translation>Il progetto «%1» non si può scrivere dov&apos;è. Aprirlo in sola lettura, o copiarlo in un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already exists. Open it, or choose another name.</source>
        <translation>«%1» esiste già. Aprirlo, o scegliere un altro nome.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written where it is: nothing is saved until you save it elsewhere.</source>
        <translation>«%1» non si può scrivere dov&apos;è: niente viene salvato finché non lo si salva altrove.</translation>
    </message>
    <message>
        <source>Another program has written verdicts into &quot;%1&quot;. Save this project under another name.</source>
        <translation>Un altro programma ha scritto verdetti in «%1». Salvare questo progetto con un altro nome.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the data that the project is about: choose another name for it.</source>
        <translation>«%1» sono i dati di cui tratta il progetto: scegliere un altro nome.</translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; was moved or deleted while it was open: save it under a new name.</source>
        <translation>Il progetto «%1» è stato spostato o eliminato mentre era aperto: salvarlo con un nuovo nome.</translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; is open read-only: save it under another name to keep what you changed.</source>
        <translation>Il progetto «%1» è aperto in sola lettura: salvarlo con un altro nome per conservare le modifiche.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an untitled project, so it was not removed.</source>
        <translation>«%1» non è un progetto senza nome, quindi non è stato rimosso.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lacks tables of a Shinglescope project. It was not changed; open another copy.</source>
        <translation>A «%1» mancano tabelle di un progetto di Shinglescope. Non è stato modificato; aprire un&apos;altra copia.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Shinglescope project. It was not changed; open another file.</source>
        <translation>«%1» non è un progetto di Shinglescope. Non è stato modificato; aprire un altro file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a version that never existed. It was not changed; open another copy.</source>
        <translation>«%1» ha una versione che non è mai esistita. Non è stato modificato; aprire un&apos;altra copia.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no tables. It was not changed; open another copy.</source>
        <translation>«%1» non ha tabelle. Non è stato modificato; aprire un&apos;altra copia.</translation>
    </message>
    <message>
        <source>The project is open read-only: save it under another name.</source>
        <translation>Il progetto è aperto in sola lettura: salvarlo con un altro nome.</translation>
    </message>
    <message>
        <source>The project is closed: open it again to change it.</source>
        <translation>Il progetto è chiuso: aprirlo di nuovo per modificarlo.</translation>
    </message>
    <message>
        <source>There is too little memory to save the project: close other programs and try again.</source>
        <translation>C&apos;è troppo poca memoria per salvare il progetto: chiudere altri programmi e riprovare.</translation>
    </message>
    <message>
        <source>The description of how the source was read is damaged in the project: open the source again.</source>
        <translation>Nel progetto è danneggiata la descrizione di come sono stati letti i dati: aprire di nuovo i dati.</translation>
    </message>
    <message>
        <source>Cannot save the project as &quot;%1&quot;: %2. Choose another place or free some space.</source>
        <translation>Impossibile salvare il progetto come «%1»: %2. Scegliere un&apos;altra posizione o liberare spazio.</translation>
    </message>
    <message>
        <source>Cannot lock the project &quot;%1&quot;: %2. Open it read-only, or copy it to a folder that you can write to.</source>
        <translation>Impossibile bloccare il progetto «%1»: %2. Aprirlo in sola lettura, o copiarlo in una cartella in cui si può scrivere.</translation>
    </message>
    <message>
        <source>Cannot remove &quot;%1&quot;: %2. Remove it yourself.</source>
        <translation>Impossibile rimuovere «%1»: %2. Rimuoverlo manualmente.</translation>
    </message>
    <message>
        <source>Cannot create the folder &quot;%1&quot; for untitled work: %2. Save the project under a name.</source>
        <translation>Impossibile creare la cartella «%1» per il lavoro senza nome: %2. Salvare il progetto con un nome.</translation>
    </message>
    <message>
        <source>Cannot read &quot;%1&quot;: %2. Check that it exists and that you may read it.</source>
        <translation>Impossibile leggere «%1»: %2. Controllare che esista e che si possa leggere.</translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; is already open in %2. Close it there, or open it read-only.</source>
        <translation>Il progetto «%1» è già aperto in %2. Chiuderlo lì, o aprirlo in sola lettura.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a %2 file system, where two programs may not notice each other: work on a local copy.</source>
        <translation>«%1» è su un file system %2, dove due programmi possono non accorgersi l&apos;uno dell&apos;altro: lavorare su una copia locale.</translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; was made by a newer version of Shinglescope (file version %2): open it with that version.</source>
        <translation>Il progetto «%1» è stato creato da una versione più recente di Shinglescope (versione del file %2): aprirlo con quella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 &quot;%3&quot;, which Shinglescope does not create like this. It was not changed; open a copy without it.</source>
        <translation>In «%1» %2 «%3» non è come previsto da Shinglescope. Il file non è stato modificato; aprire una copia che ne sia priva.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged (%2). It was not changed; open another copy.</source>
        <translation>«%1» è danneggiato (%2). Non è stato modificato; aprire un&apos;altra copia.</translation>
    </message>
    <message>
        <source>Cannot use the project &quot;%1&quot;: %2</source>
        <translation>Impossibile usare il progetto «%1»: %2</translation>
    </message>
    <message>
        <source>Step %1 of the verdicts in &quot;%2&quot; is damaged. The file was not changed; open another copy.</source>
        <translation>Il passo %1 dei verdetti in «%2» è danneggiato. Il file non è stato modificato; aprire un&apos;altra copia.</translation>
    </message>
    <message>
        <source>The result in the project does not fit the data (%1): find the duplicates again. The verdicts are kept.</source>
        <translation>Il risultato nel progetto non corrisponde ai dati (%1): cercare di nuovo i duplicati. I verdetti sono conservati.</translation>
    </message>
    <message>
        <source>a text, or an object with a text for each language</source>
        <translation>un testo, o un oggetto con un testo per ogni lingua</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>un elenco di numeri</translation>
    </message>
    <message>
        <source>a text or a whole number</source>
        <translation>un testo o un numero intero</translation>
    </message>
    <message>
        <source>a list of texts or numbers</source>
        <translation>un elenco di testi o numeri</translation>
    </message>
    <message>
        <source>given</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>a list of at least two texts</source>
        <translation>un elenco di almeno due testi</translation>
    </message>
    <message>
        <source>the position of a choice, from 0</source>
        <translation>la posizione di una scelta, da 0</translation>
    </message>
    <message>
        <source>the table that the rows came from</source>
        <translation>la tabella da cui vengono le righe</translation>
    </message>
    <message>
        <source>a text of the table</source>
        <translation>un testo della tabella</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>il progetto</translation>
    </message>
    <message>
        <source>a file of the project</source>
        <translation>un file del progetto</translation>
    </message>
    <message>
        <source>row_a and row_b must be row numbers from 0, or empty</source>
        <translation>row_a e row_b devono essere numeri di riga da 0, o vuoti</translation>
    </message>
    <message>
        <source>keep must be a, b or empty</source>
        <translation>keep deve essere a, b o vuoto</translation>
    </message>
    <message>
        <source>it does not name row A</source>
        <translation>non indica una riga A</translation>
    </message>
    <message>
        <source>without a row B the verdict must be %1</source>
        <translation>senza una riga B il verdetto deve essere %1</translation>
    </message>
    <message>
        <source>the verdict must be %1</source>
        <translation>il verdetto deve essere %1</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>deve essere un oggetto</translation>
    </message>
    <message>
        <source>%1 must be a text or a row number</source>
        <translation>%1 deve essere un testo o un numero di riga</translation>
    </message>
    <message>
        <source>tags must be a list of texts</source>
        <translation>tags deve essere un elenco di testi</translation>
    </message>
    <message>
        <source>The keep rule</source>
        <translation>La regola di scelta</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>riga %1 di %2</translation>
    </message>
    <message>
        <source>rows without shingles are not in order</source>
        <translation>le righe senza shingle non sono in ordine</translation>
    </message>
    <message>
        <source>pairs are missing</source>
        <translation>mancano coppie</translation>
    </message>
    <message>
        <source>the scores of pair %1 differ</source>
        <translation>i punteggi della coppia %1 sono diversi</translation>
    </message>
    <message>
        <source>%1 rows then, %2 now</source>
        <translation>righe allora: %1, adesso: %2</translation>
    </message>
    <message>
        <source>process %1 on %2</source>
        <translation>un altro programma (processo %1 su %2)</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>un altro programma</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la tabella</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>l&apos;indice</translation>
    </message>
    <message>
        <source>the view</source>
        <translation>la vista</translation>
    </message>
    <message>
        <source>the trigger</source>
        <translation>il trigger</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and try again.</source>
        <translation>il disco è pieno. Liberare spazio e riprovare.</translation>
    </message>
    <message>
        <source>another program is using it. Close that program and try again.</source>
        <translation>un altro programma lo sta usando. Chiudere quel programma e riprovare.</translation>
    </message>
    <message>
        <source>it cannot be opened. Check that it exists and that you may read it.</source>
        <translation>non si può aprire. Controllare che esista e di poterlo leggere.</translation>
    </message>
    <message>
        <source>it cannot be written. Save the project in another place.</source>
        <translation>non si può scrivere. Salvare il progetto in un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>the device failed. Try again, or save the project in another place.</source>
        <translation>il dispositivo ha avuto un errore. Riprovare, o salvare il progetto in un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>it is not a Shinglescope project. Open another file.</source>
        <translation>non è un progetto di Shinglescope. Aprire un altro file.</translation>
    </message>
    <message>
        <source>it is damaged. It was not changed; open another copy.</source>
        <translation>è danneggiato. Non è stato modificato; aprire un&apos;altra copia.</translation>
    </message>
    <message>
        <source>a value in it is too large. Open a copy that is not damaged.</source>
        <translation>contiene un valore troppo grande. Aprire una copia che non sia danneggiata.</translation>
    </message>
    <message>
        <source>there is too little memory. Close other programs and try again.</source>
        <translation>c&apos;è troppo poca memoria. Chiudere altri programmi e riprovare.</translation>
    </message>
    <message>
        <source>the database failed. Try again.</source>
        <translation>il database ha avuto un errore. Riprovare.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>memoria insufficiente</translation>
    </message>
    <message>
        <source>its journal cannot be changed</source>
        <translation>il suo journal non si può cambiare</translation>
    </message>
    <message>
        <source>SQLite has no file layer</source>
        <translation>SQLite non ha accesso ai file</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>il database è bloccato</translation>
    </message>
    <message>
        <source>database table is locked</source>
        <translation>una tabella del database è bloccata</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria esaurita</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>tentativo di scrivere un database di sola lettura</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>errore di lettura o scrittura del disco</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>il database è malformato</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>il database o il disco è pieno</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>impossibile aprire il file del database</translation>
    </message>
    <message>
        <source>database schema has changed</source>
        <translation>la struttura del database è cambiata</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>testo o blocco di byte troppo grande</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>una condizione non è rispettata</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>tipo di dato sbagliato</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>il file non è un database</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;; check its name and folder.</source>
        <translation>Il file «%1» non esiste; controllarne il nome e la cartella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may not be read; change its permissions or copy it.</source>
        <translation>«%1» non si può leggere; cambiarne i permessi o copiarlo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder; choose a file in it.</source>
        <translation>«%1» è una cartella; scegliere un file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a folder; choose a folder or another shape.</source>
        <translation>«%1» non è una cartella; scegliere una cartella o un&apos;altra forma.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder without .txt files; choose a file in it, or another folder.</source>
        <translation>«%1» è una cartella senza file .txt; scegliere un file al suo interno, o un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe, socket or device; save its content to a file first.</source>
        <translation>«%1» è una pipe, un socket o un dispositivo; salvarne prima il contenuto in un file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed while it was read; open it again.</source>
        <translation>«%1» è cambiato durante la lettura; aprirlo di nuovo.</translation>
    </message>
    <message>
        <source>There is not enough memory to read &quot;%1&quot;; close other programs or split the file.</source>
        <translation>Non c&apos;è abbastanza memoria per leggere «%1»; chiudere altri programmi o dividere il file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read (%2); check the drive or copy the file.</source>
        <translation>«%1» non si può leggere (%2); controllare il disco o copiare il file.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be read (%2); check its permissions.</source>
        <translation>La cartella «%1» non si può leggere (%2); controllarne i permessi.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in %2, from which single rows cannot be taken; convert it without --exact.</source>
        <translation>«%1» è in %2, da cui non si possono prendere singole righe; convertirlo senza --exact.</translation>
    </message>
    <message>
        <source>The %1 contains more than the %2 MiB of memory that may be used; save it to a file and open that.</source>
        <translation>%1: il contenuto supera i %2 MiB di memoria che si possono usare; salvarlo in un file e aprire quello.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged near byte %2 of its %3 data, after %4 unpacked bytes; get an undamaged copy of it.</source>
        <translation>«%1» è danneggiato vicino al byte %2 dei suoi dati %3, dopo %4 byte decompressi; procurarsene una copia integra.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has other data after its end at byte %2 of its %3 data, after %4 unpacked bytes; remove that data or get an undamaged copy.</source>
        <translation>«%1» ha altri dati dopo la sua fine, al byte %2 dei suoi dati %3, dopo %4 byte decompressi; toglierli o procurarsi una copia integra.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is cut off at byte %2 of its %3 data, after %4 unpacked bytes; get a complete copy of it.</source>
        <translation>«%1» è troncato al byte %2 dei suoi dati %3, dopo %4 byte decompressi; procurarsene una copia completa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; unpacks to more than the %2 MiB of memory that may be used; unpack it and split the file.</source>
        <translation>«%1» decompresso supera i %2 MiB di memoria che si possono usare; decomprimerlo e dividere il file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a ZIP archive, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è un archivio ZIP, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an empty ZIP archive, not a text table: choose another file.</source>
        <translation>«%1» è un archivio ZIP vuoto, non una tabella di testo: scegliere un altro file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an old Office file, not a text table: save the sheet as CSV (UTF-8) and open that.</source>
        <translation>«%1» è un vecchio file di Office, non una tabella di testo: salvare il foglio come CSV (UTF-8) e aprire quello.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a PDF document, not a text table: export the table as CSV and open that.</source>
        <translation>«%1» è un documento PDF, non una tabella di testo: esportare la tabella come CSV e aprire quella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an SQLite database, not a text table: export the table as CSV and open that.</source>
        <translation>«%1» è un database SQLite, non una tabella di testo: esportare la tabella come CSV e aprire quella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed with gzip, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è compresso con gzip, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed with xz, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è compresso con xz, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed with zstd, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è compresso con zstd, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed with bzip2, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è compresso con bzip2, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a tar archive, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è un archivio tar, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a 7z archive, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è un archivio 7z, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a RAR archive, not a text table: unpack it and open the file inside.</source>
        <translation>«%1» è un archivio RAR, non una tabella di testo: decomprimerlo e aprire il file al suo interno.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a picture, not a text table: choose a text file.</source>
        <translation>«%1» è un&apos;immagine, non una tabella di testo: scegliere un file di testo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a program, not a text table: choose a text file.</source>
        <translation>«%1» è un programma, non una tabella di testo: scegliere un file di testo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a spreadsheet workbook, not a text table: save the sheet as CSV (UTF-8) and open that.</source>
        <translation>«%1» è una cartella di lavoro di un foglio di calcolo, non una tabella di testo: salvare il foglio come CSV (UTF-8) e aprire quello.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is binary, not a text table: choose a CSV or TSV file, or name its encoding if it is text after all.</source>
        <translation>«%1» è binario, non una tabella di testo: scegliere un file CSV o TSV, o indicarne la codifica se è comunque testo.</translation>
    </message>
    <message>
        <source>There is no encoding &quot;%1&quot;; give a name such as UTF-8, UTF-16, windows-1252, ISO-8859-15 or Shift_JIS.</source>
        <translation>Non esiste la codifica «%1»; indicare un nome come UTF-8, UTF-16, windows-1252, ISO-8859-15 o Shift_JIS.</translation>
    </message>
    <message>
        <source>The encoding was chosen.</source>
        <translation>La codifica è stata scelta.</translation>
    </message>
    <message>
        <source>The encoding is guessed for each file.</source>
        <translation>La codifica viene ipotizzata per ogni file.</translation>
    </message>
    <message>
        <source>The whole file was examined for its encoding: it is not UTF-8, but only lines far from its beginning, middle and end show that.</source>
        <translation>Per la codifica è stato esaminato tutto il file: non è UTF-8, ma lo mostrano solo righe lontane dall&apos;inizio, dal mezzo e dalla fine.</translation>
    </message>
    <message>
        <source>All bytes that were examined are valid UTF-8.</source>
        <translation>Tutti i byte esaminati sono UTF-8 valido.</translation>
    </message>
    <message>
        <source>All bytes that were examined are ASCII, which is UTF-8.</source>
        <translation>Tutti i byte esaminati sono ASCII, che è UTF-8.</translation>
    </message>
    <message>
        <source>Some bytes are not valid UTF-8 (%1 places), but no other encoding is as likely.</source>
        <translation>Alcuni byte non sono UTF-8 valido (%1 punti), ma nessun&apos;altra codifica è altrettanto probabile.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8 and contain letters that only Windows code pages have; windows-1252 is the most common of them.</source>
        <translation>I byte non sono UTF-8 e contengono lettere che solo le pagine di codice di Windows hanno; windows-1252 è la più comune.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8, and no East Asian code page fits them; ISO-8859-1 is used.</source>
        <translation>I byte non sono UTF-8, e nessuna pagina di codice dell&apos;Asia orientale va bene; si usa ISO-8859-1.</translation>
    </message>
    <message>
        <source>Escape sequences switch to Japanese letters.</source>
        <translation>Sequenze di escape passano alle lettere giapponesi.</translation>
    </message>
    <message>
        <source>The file begins with the byte-order mark of %1.</source>
        <translation>Il file comincia con il contrassegno dell&apos;ordine dei byte di %1.</translation>
    </message>
    <message>
        <source>Every second byte is NUL, as in %1.</source>
        <translation>Un byte ogni due è NUL, come in %1.</translation>
    </message>
    <message>
        <source>Only one byte of each pair is ever NUL, as in %1.</source>
        <translation>In ogni coppia di byte solo uno dei due è mai NUL, come in %1.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8; all of them decode as %1, to characters that are common in it.</source>
        <translation>I byte non sono UTF-8; come %1 si decodificano tutti, in caratteri che vi sono comuni.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8; their groups of letters are typical of %1.</source>
        <translation>I byte non sono UTF-8; i loro gruppi di lettere sono tipici di %1.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8; decoded as %1, words contain letters of Central Europe.</source>
        <translation>I byte non sono UTF-8; letti come %1, formano parole con lettere dell&apos;Europa centrale.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8; decoded as %1, words contain Turkish letters.</source>
        <translation>I byte non sono UTF-8; letti come %1, formano parole con lettere turche.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8; decoded as %1, most of them are common Russian letters.</source>
        <translation>I byte non sono UTF-8; letti come %1, sono per lo più lettere comuni in russo.</translation>
    </message>
    <message>
        <source>Text seems to have been decoded twice: %1.</source>
        <translation>Parte del testo sembra decodificata due volte: %1.</translation>
    </message>
    <message>
        <source>Text seems to have been decoded twice: %1. It is kept as it is unless repair is chosen.</source>
        <translation>Parte del testo sembra decodificata due volte: %1. Resta com&apos;è, a meno che non si scelga la riparazione.</translation>
    </message>
    <message>
        <source>No text seems to have been decoded twice.</source>
        <translation>Nessun testo sembra decodificato due volte.</translation>
    </message>
    <message>
        <source>Text repair was chosen.</source>
        <translation>La riparazione del testo è stata scelta.</translation>
    </message>
    <message>
        <source>The shape was chosen.</source>
        <translation>La forma è stata scelta.</translation>
    </message>
    <message>
        <source>The chosen settings are those of a table.</source>
        <translation>Le impostazioni scelte sono quelle di una tabella.</translation>
    </message>
    <message>
        <source>It is named like a JSON file and begins like one.</source>
        <translation>Ha il nome di un file JSON e comincia come tale.</translation>
    </message>
    <message>
        <source>It is a folder: each .txt file is a row.</source>
        <translation>È una cartella: ogni file .txt è una riga.</translation>
    </message>
    <message>
        <source>Each line is a JSON object.</source>
        <translation>Ogni riga è un oggetto JSON.</translation>
    </message>
    <message>
        <source>Each line begins with a short identifier of its own, a tab and a long text.</source>
        <translation>Ogni riga comincia con un breve identificatore proprio, una tabulazione e un testo lungo.</translation>
    </message>
    <message>
        <source>The lines are rows: no JSON objects, no identifiers before long texts.</source>
        <translation>Le righe sono di una tabella: né oggetti JSON, né identificatori davanti a testi lunghi.</translation>
    </message>
    <message>
        <source>The shape was chosen: %1.</source>
        <translation>La forma è stata scelta: %1.</translation>
    </message>
    <message>
        <source>The source begins like %1.</source>
        <translation>La sorgente comincia come %1.</translation>
    </message>
    <message>
        <source>The delimiter was chosen.</source>
        <translation>Il separatore è stato scelto.</translation>
    </message>
    <message>
        <source>No delimiter splits the rows evenly: one column.</source>
        <translation>Nessun separatore divide le righe in modo regolare: una sola colonna.</translation>
    </message>
    <message>
        <source>The first line names the delimiter %1.</source>
        <translation>La prima riga indica il separatore %1.</translation>
    </message>
    <message>
        <source>The delimiter %1 fits nearly as well.</source>
        <translation>Il separatore %1 va quasi altrettanto bene.</translation>
    </message>
    <message>
        <source>%1 % of %2 rows have %3 cells with the delimiter %4.</source>
        <translation>Righe di %3 celle con il separatore %4: %1 % su %2.</translation>
    </message>
    <message>
        <source>The middle of the file reads better with the delimiter %1.</source>
        <translation>La parte centrale del file si legge meglio con il separatore %1.</translation>
    </message>
    <message>
        <source>The end of the file reads better with the delimiter %1.</source>
        <translation>La parte finale del file si legge meglio con il separatore %1.</translation>
    </message>
    <message>
        <source>Rows in the middle of the file have %1 cells instead of %2.</source>
        <translation>Le righe nella parte centrale del file hanno %1 celle invece di %2.</translation>
    </message>
    <message>
        <source>Rows at the end of the file have %1 cells instead of %2.</source>
        <translation>Le righe nella parte finale del file hanno %1 celle invece di %2.</translation>
    </message>
    <message>
        <source>The quote character was chosen.</source>
        <translation>Il carattere delle virgolette è stato scelto.</translation>
    </message>
    <message>
        <source>No field is quoted so far; quotes are honoured.</source>
        <translation>Finora nessun campo è tra virgolette; le virgolette vengono interpretate.</translation>
    </message>
    <message>
        <source>There are no quotes, so they count as ordinary characters.</source>
        <translation>Non ci sono virgolette, quindi contano come caratteri comuni.</translation>
    </message>
    <message>
        <source>Quotes do not balance as enclosing quotes would, so they count as ordinary characters.</source>
        <translation>Le virgolette non si chiudono come dovrebbero, quindi contano come caratteri comuni.</translation>
    </message>
    <message numerus="yes">
        <source>Quotes enclose %1 fields.</source>
        <translation>
            <numerusform>Le virgolette racchiudono %1 campo.</numerusform>
            <numerusform>Le virgolette racchiudono %1 campi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Single quotes enclose %1 fields.</source>
        <translation>
            <numerusform>Le virgolette singole racchiudono %1 campo.</numerusform>
            <numerusform>Le virgolette singole racchiudono %1 campi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The handling of spaces next to quotes was chosen.</source>
        <translation>Il trattamento degli spazi accanto alle virgolette è stato scelto.</translation>
    </message>
    <message>
        <source>There are spaces between delimiters and quotes; they are left out.</source>
        <translation>Tra separatori e virgolette ci sono spazi; vengono tralasciati.</translation>
    </message>
    <message>
        <source>Spaces are part of the cells.</source>
        <translation>Gli spazi fanno parte delle celle.</translation>
    </message>
    <message>
        <source>The handling of several delimiters in a row was chosen.</source>
        <translation>Il trattamento di più separatori di fila è stato scelto.</translation>
    </message>
    <message>
        <source>There is an empty cell between two delimiters in a row.</source>
        <translation>Tra due separatori di fila c&apos;è una cella vuota.</translation>
    </message>
    <message>
        <source>Rows are even if several delimiters in a row count as one.</source>
        <translation>Le righe sono regolari se più separatori di fila contano come uno.</translation>
    </message>
    <message>
        <source>The escape character was chosen.</source>
        <translation>Il carattere di escape è stato scelto.</translation>
    </message>
    <message>
        <source>A quote inside quotes is doubled.</source>
        <translation>Le virgolette dentro le virgolette sono raddoppiate.</translation>
    </message>
    <message>
        <source>A backslash makes the special character after it an ordinary one.</source>
        <translation>Una barra rovesciata rende comune il carattere speciale che la segue.</translation>
    </message>
    <message>
        <source>The comment mark was chosen.</source>
        <translation>Il segno di commento è stato scelto.</translation>
    </message>
    <message>
        <source>Comment marks are never guessed.</source>
        <translation>I segni di commento non vengono mai ipotizzati.</translation>
    </message>
    <message>
        <source>The row separator was chosen.</source>
        <translation>Il separatore di righe è stato scelto.</translation>
    </message>
    <message>
        <source>Rows end with the record separator 0x1E, cells with 0x1F.</source>
        <translation>Le righe finiscono con il separatore di record 0x1E, le celle con 0x1F.</translation>
    </message>
    <message>
        <source>Each line end ends a row.</source>
        <translation>Ogni riga del file è una riga della tabella.</translation>
    </message>
    <message>
        <source>Runs of spaces seem to align columns, but they do not split the lines evenly; each line is read as one cell.</source>
        <translation>Serie di spazi sembrano allineare delle colonne, ma non dividono le righe in modo regolare; ogni riga si legge come una sola cella.</translation>
    </message>
    <message>
        <source>The number of lines above the table was chosen.</source>
        <translation>Il numero di righe sopra la tabella è stato scelto.</translation>
    </message>
    <message>
        <source>The first line only names the delimiter.</source>
        <translation>La prima riga indica soltanto il separatore.</translation>
    </message>
    <message>
        <source>The table begins in the first line.</source>
        <translation>La tabella comincia nella prima riga.</translation>
    </message>
    <message numerus="yes">
        <source>The table begins below %1 lines with fewer cells than its rows.</source>
        <translation>
            <numerusform>La tabella comincia sotto %1 riga con meno celle delle sue.</numerusform>
            <numerusform>La tabella comincia sotto %1 righe con meno celle delle sue.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of rows to leave out at the end was chosen.</source>
        <translation>Il numero di righe da tralasciare alla fine è stato scelto.</translation>
    </message>
    <message>
        <source>Rows at the end are never left out unless chosen.</source>
        <translation>Le righe alla fine si tralasciano solo se lo si sceglie.</translation>
    </message>
    <message>
        <source>Line %1 at the end may be footnotes; they are kept as rows.</source>
        <translation>La riga %1 alla fine potrebbe essere una nota; resta una riga della tabella.</translation>
    </message>
    <message>
        <source>Lines %1 to %2 at the end may be footnotes; they are kept as rows.</source>
        <translation>Le righe da %1 a %2 alla fine potrebbero essere note; restano righe della tabella.</translation>
    </message>
    <message>
        <source>Line %1 begins with a number sign and may not be a row; the comment mark # leaves such lines out.</source>
        <translation>La riga %1 comincia con un cancelletto e potrebbe non essere una riga della tabella; il segno di commento # tralascia righe come questa.</translation>
    </message>
    <message>
        <source>Lines %1 begin with a number sign and may not be rows; the comment mark # leaves such lines out.</source>
        <translation>Le righe %1 cominciano con un cancelletto e potrebbero non essere righe della tabella; il segno di commento # tralascia righe come queste.</translation>
    </message>
    <message>
        <source>Lines %1 and others begin with a number sign and may not be rows; the comment mark # leaves such lines out.</source>
        <translation>Le righe %1 e altre cominciano con un cancelletto e potrebbero non essere righe della tabella; il segno di commento # tralascia righe come queste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows below the header may belong to it (names, units or types); they are kept as rows.</source>
        <translation>
            <numerusform>%1 riga sotto l&apos;intestazione potrebbe farne parte (nomi, unità o tipi); resta una riga della tabella.</numerusform>
            <numerusform>%1 righe sotto l&apos;intestazione potrebbero farne parte (nomi, unità o tipi); restano righe della tabella.</numerusform>
        </translation>
    </message>
    <message>
        <source>The header has one name fewer than the rows have cells; the first column, whose values are all different, is given a name.</source>
        <translation>L&apos;intestazione ha un nome in meno delle celle delle righe; la prima colonna, i cui valori sono tutti diversi, riceve un nome proprio.</translation>
    </message>
    <message>
        <source>The header was chosen.</source>
        <translation>L&apos;intestazione è stata scelta.</translation>
    </message>
    <message>
        <source>There are no rows to compare the first one with.</source>
        <translation>Non ci sono righe con cui confrontare la prima.</translation>
    </message>
    <message>
        <source>The first row is short and unlike the rows below it.</source>
        <translation>La prima riga è corta e diversa dalle righe sotto di essa.</translation>
    </message>
    <message>
        <source>Values of the first row occur again below it.</source>
        <translation>Valori della prima riga si ripetono più sotto.</translation>
    </message>
    <message>
        <source>The first row contains a value, &quot;%1&quot;.</source>
        <translation>La prima riga contiene un valore, «%1».</translation>
    </message>
    <message>
        <source>The first row contains a number, &quot;%1&quot;.</source>
        <translation>La prima riga contiene un numero, «%1».</translation>
    </message>
    <message>
        <source>The first row contains &quot;%1&quot;, which has the same form as the values below it.</source>
        <translation>La prima riga contiene «%1», che ha la stessa forma dei valori sotto di esso.</translation>
    </message>
    <message>
        <source>Column %1 contains numbers below the name &quot;%2&quot;.</source>
        <translation>La colonna %1 contiene numeri sotto il nome «%2».</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>Non ci sono righe.</translation>
    </message>
    <message>
        <source>There are no rows, only blank lines.</source>
        <translation>Non ci sono righe, solo righe vuote.</translation>
    </message>
    <message>
        <source>There are no rows below the header.</source>
        <translation>Sotto l&apos;intestazione non ci sono righe.</translation>
    </message>
    <message>
        <source>The file was changed while it was read; open it again to see its current content.</source>
        <translation>Il file è cambiato durante la lettura; aprirlo di nuovo per vederne il contenuto attuale.</translation>
    </message>
    <message>
        <source>The Ctrl-Z (0x1A) at the end of the text was left out.</source>
        <translation>Il Ctrl-Z (0x1A) alla fine del testo è stato tralasciato.</translation>
    </message>
    <message>
        <source>The objects are not one per line; they were read one after the other.</source>
        <translation>Gli oggetti non sono uno per riga; sono stati letti uno dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>None of the files could be read.</source>
        <translation>Non è stato possibile leggere nessuno dei file.</translation>
    </message>
    <message>
        <source>Offsets count the bytes of the text as UTF-8, not those of the file in %1.</source>
        <translation>Le posizioni contano i byte del testo in UTF-8, non quelli del file in %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 rows were read.</source>
        <translation>
            <numerusform>È stata letta solo la prima riga.</numerusform>
            <numerusform>Sono state lette solo le prime %1 righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Characters that had been decoded twice, repaired: %1.</source>
        <translation>Caratteri decodificati due volte, riparati: %1.</translation>
    </message>
    <message>
        <source>Rows with quotes inside unquoted fields, kept as written: %1.</source>
        <translation>Righe con virgolette dentro campi senza virgolette, lasciate come sono: %1.</translation>
    </message>
    <message>
        <source>Objects that have a key twice, the later value in a column &quot;(2)&quot;: %1.</source>
        <translation>Oggetti che hanno due volte una chiave, il secondo valore in una colonna «(2)»: %1.</translation>
    </message>
    <message>
        <source>Other files in the folder, not read: %1.</source>
        <translation>Altri file nella cartella, non letti: %1.</translation>
    </message>
    <message>
        <source>Folders that may not be read: %1.</source>
        <translation>Cartelle che non si possono leggere: %1.</translation>
    </message>
    <message>
        <source>Files that are not in UTF-8, decoded: %1.</source>
        <translation>File non in UTF-8, decodificati: %1.</translation>
    </message>
    <message>
        <source>Files that were changed or replaced while they were read: %1, the first is &quot;%2&quot;; open the folder again to see their current content.</source>
        <translation>File cambiati o sostituiti durante la lettura: %1, il primo è «%2»; aprire di nuovo la cartella per vederne il contenuto attuale.</translation>
    </message>
    <message>
        <source>Lines above the table, kept out of it: %1, beginning &quot;%2&quot;.</source>
        <translation>Righe sopra la tabella, lasciate fuori: %1, che cominciano con «%2».</translation>
    </message>
    <message>
        <source>Rows at the end, kept out of the table: %1, beginning &quot;%2&quot;.</source>
        <translation>Righe alla fine, escluse dalla tabella: %1, a partire da «%2».</translation>
    </message>
    <message>
        <source>Column %1 is called &quot;%2&quot;: it has no name.</source>
        <translation>La colonna %1 si chiama «%2»: non ha un nome proprio.</translation>
    </message>
    <message>
        <source>Column %1 is called &quot;%2&quot;: its name occurs twice.</source>
        <translation>La colonna %1 si chiama «%2»: il suo nome compare due volte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more columns were named in the same way.</source>
        <translation>
            <numerusform>%1 altra colonna ha ricevuto un nome allo stesso modo.</numerusform>
            <numerusform>%1 altre colonne hanno ricevuto un nome allo stesso modo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has more than 4,294,967,295 rows; split it.</source>
        <translation>Il file ha più di 4.294.967.295 righe; dividerlo.</translation>
    </message>
    <message>
        <source>The source has more than 4,294,967,295 rows; split it.</source>
        <translation>La sorgente ha più di 4.294.967.295 righe; dividerla.</translation>
    </message>
    <message>
        <source>Both files together have over four billion rows; compare fewer rows.</source>
        <translation>I due file insieme hanno più di quattro miliardi di righe; confrontare meno righe.</translation>
    </message>
    <message>
        <source>The objects have more than 1,000,000 different keys, more than a table can have; read it as plain lines instead.</source>
        <translation>Gli oggetti hanno più di 1.000.000 di chiavi diverse, più di quante ne possa avere una tabella; leggere il file come righe semplici.</translation>
    </message>
    <message>
        <source>The first row has %1 cells, more than a table can have; choose another delimiter.</source>
        <translation>La prima riga ha %1 celle, più di quante ne possa avere una tabella; scegliere un altro separatore.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has more than the %2 bytes that a row may have.</source>
        <translation>«%1» supera i %2 byte che una riga può avere.</translation>
    </message>
    <message>
        <source>The row at byte %1 needs more than the %2 MiB of memory that it may use; allow only shorter rows.</source>
        <translation>La riga al byte %1 richiede più dei %2 MiB di memoria che può usare; ammettere solo righe più corte.</translation>
    </message>
    <message>
        <source>From byte %1 on the table needs more than the %2 MiB of memory that it may use; split the file.</source>
        <translation>Dal byte %1 in poi la tabella richiede più dei %2 MiB di memoria che può usare; dividere il file.</translation>
    </message>
    <message>
        <source>The table needs more than the %1 MiB of memory that it may use, at %2 rows and %3 columns; split the source.</source>
        <translation>La tabella richiede più dei %1 MiB di memoria che può usare, con %2 righe e %3 colonne; dividere la sorgente.</translation>
    </message>
    <message>
        <source>The delimiter must be one or more characters without a line end.</source>
        <translation>Il separatore deve essere un carattere, o più d&apos;uno, senza fine riga.</translation>
    </message>
    <message>
        <source>A delimiter of several characters must be given in full.</source>
        <translation>Un separatore di più caratteri va indicato per intero.</translation>
    </message>
    <message>
        <source>The quote must be one ASCII character other than a line end.</source>
        <translation>Le virgolette devono essere un carattere ASCII diverso da una fine di riga.</translation>
    </message>
    <message>
        <source>Delimiter and quote must be different characters.</source>
        <translation>Separatore e virgolette devono essere caratteri diversi.</translation>
    </message>
    <message>
        <source>The escape must be one ASCII character other than delimiter, quote and line end.</source>
        <translation>Il carattere di escape deve essere un carattere ASCII diverso da separatore, virgolette e fine riga.</translation>
    </message>
    <message>
        <source>The comment mark must be one ASCII character other than delimiter, quote and line end.</source>
        <translation>Il segno di commento deve essere un carattere ASCII diverso da separatore, virgolette e fine riga.</translation>
    </message>
    <message>
        <source>The row separator must be one ASCII character other than delimiter, quote and line end.</source>
        <translation>Il separatore di righe deve essere un carattere ASCII diverso da separatore, virgolette e fine riga.</translation>
    </message>
    <message>
        <source>A header has from 1 to %1 lines.</source>
        <translation>Un&apos;intestazione ha da 1 a %1 righe.</translation>
    </message>
    <message>
        <source>The block size must be at least 1 byte.</source>
        <translation>La dimensione dei blocchi deve essere di almeno 1 byte.</translation>
    </message>
    <message>
        <source>The row limit must be from 1 byte to 1 GiB.</source>
        <translation>Il limite per riga deve andare da 1 byte a 1 GiB.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;; the columns are: %2.</source>
        <translation>Non c&apos;è una colonna «%1»; le colonne sono: %2.</translation>
    </message>
    <message>
        <source>No cell that was examined is filled.</source>
        <translation>Le celle esaminate sono tutte vuote.</translation>
    </message>
    <message>
        <source>Most cells are long.</source>
        <translation>La maggior parte delle celle è lunga.</translation>
    </message>
    <message>
        <source>The cells are neither numbers nor dates.</source>
        <translation>Le celle non sono né numeri né date.</translation>
    </message>
    <message>
        <source>The digits are codes: they have leading zeros or over 15 digits, or they are telephone numbers.</source>
        <translation>Le cifre sono codici: cominciano con zeri, o sono più di 15, o sono numeri di telefono.</translation>
    </message>
    <message>
        <source>Too few cells are numbers or dates.</source>
        <translation>Troppo poche celle sono numeri o date.</translation>
    </message>
    <message>
        <source>%1 of %2 filled cells that were examined are numbers.</source>
        <translation>Numeri tra le celle piene esaminate: %1 su %2.</translation>
    </message>
    <message>
        <source>%1 of %2 filled cells that were examined are numbers; it is not certain whether the mark separates thousands or decimals.</source>
        <translation>Numeri tra le celle piene esaminate: %1 su %2; non è certo se il segno separi le migliaia o i decimali.</translation>
    </message>
    <message>
        <source>%1 of %2 filled cells that were examined are dates as %3.</source>
        <translation>Date come %3 tra le celle piene esaminate: %1 su %2.</translation>
    </message>
    <message>
        <source>%1 of %2 filled cells that were examined are dates as %3; it is not certain whether the day or the month comes first.</source>
        <translation>Date come %3 tra le celle piene esaminate: %1 su %2; non è certo se venga prima il giorno o il mese.</translation>
    </message>
    <message>
        <source>A mark of the number is not known; the decimal mark is . or , and thousands are separated by . , &apos; or a space.</source>
        <translation>Un segno del numero non è noto; il segno decimale è . o , e le migliaia sono separate da . , &apos; o uno spazio.</translation>
    </message>
    <message>
        <source>The decimal mark and the thousands mark are equal; choose two marks.</source>
        <translation>Il segno dei decimali e quello delle migliaia sono uguali; sceglierne due diversi.</translation>
    </message>
    <message>
        <source>The language &quot;%1&quot; is not known; write a code such as en.</source>
        <translation>La lingua «%1» non è nota; scrivere un codice come en.</translation>
    </message>
    <message>
        <source>The date pattern has names but no language; write a code such as en.</source>
        <translation>Il formato di data ha nomi ma nessuna lingua; scrivere un codice come en.</translation>
    </message>
    <message>
        <source>The date pattern has the letter %1, which is not supported; use y, M, d, E, H, h, m, s, S, a and X.</source>
        <translation>Il formato di data ha la lettera %1, che non è supportata; usare y, M, d, E, H, h, m, s, S, a e X.</translation>
    </message>
    <message>
        <source>The date pattern has neither a year nor a month; write one such as dd/MM/yyyy.</source>
        <translation>Il formato di data non ha né anno né mese; scriverne uno come dd/MM/yyyy.</translation>
    </message>
    <message>
        <source>The filter or sort names a column that does not exist; choose another.</source>
        <translation>Il filtro o l&apos;ordinamento indica una colonna che non c&apos;è; sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>A condition is missing at character %1; write one, or put the text in quotes.</source>
        <translation>Manca una condizione al carattere %1; scriverla, o mettere il testo tra virgolette.</translation>
    </message>
    <message>
        <source>A value is missing at character %1.</source>
        <translation>Manca un valore al carattere %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not a date; write it as the column does or as 2019-12-31.</source>
        <translation>«%1» al carattere %2 non è una data; scriverla come nella colonna o come 2019-12-31.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not a number; write it as the column does.</source>
        <translation>«%1» al carattere %2 non è un numero; scriverlo come nella colonna.</translation>
    </message>
    <message>
        <source>The regular expression is empty; write one.</source>
        <translation>L&apos;espressione regolare è vuota; scriverne una.</translation>
    </message>
    <message>
        <source>The regular expression takes too long on a cell; write a simpler one.</source>
        <translation>L&apos;espressione regolare impiega troppo tempo su una cella; scriverne una più semplice.</translation>
    </message>
    <message>
        <source>A cell is too large for a regular expression.</source>
        <translation>Una cella è troppo grande per un&apos;espressione regolare.</translation>
    </message>
    <message>
        <source>ICU does not accept the limits.</source>
        <translation>ICU non accetta i limiti.</translation>
    </message>
    <message>
        <source>The regular expression %1.</source>
        <translation>L&apos;espressione regolare %1.</translation>
    </message>
    <message>
        <source>The regular expression %1 at character %2.</source>
        <translation>L&apos;espressione regolare %1 al carattere %2.</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto e virgola</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulazione</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>barra verticale</translation>
    </message>
    <message>
        <source>unit separator</source>
        <translation>separatore di unità</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>due punti</translation>
    </message>
    <message>
        <source>caret</source>
        <translation>accento circonflesso</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>tilde</translation>
    </message>
    <message>
        <source>number sign</source>
        <translation>cancelletto</translation>
    </message>
    <message>
        <source>row separator</source>
        <translation>separatore di righe</translation>
    </message>
    <message>
        <source>row separator with a line end</source>
        <translation>separatore di righe con fine riga</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>testo con separatori</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>plain lines</source>
        <translation>righe semplici</translation>
    </message>
    <message>
        <source>id and text</source>
        <translation>identificatore e testo</translation>
    </message>
    <message>
        <source>folder of texts</source>
        <translation>cartella di testi</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e altre %2</translation>
    </message>
    <message>
        <source>more than %1 cells</source>
        <translation>più di %1 celle</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells instead of %2</source>
        <translation>
            <numerusform>%1 cella invece di %2</numerusform>
            <numerusform>%1 celle invece di %2</numerusform>
        </translation>
    </message>
    <message>
        <source>from here on rows have %1 cells instead of %2</source>
        <translation>da qui in poi le righe hanno %1 celle invece di %2</translation>
    </message>
    <message>
        <source>1 cell; the %1 splits it into %2</source>
        <translation>1 cella; il separatore %1 la divide in %2</translation>
    </message>
    <message>
        <source>from here on the %1 splits rows into %2 cells</source>
        <translation>da qui in poi il separatore %1 divide le righe in %2 celle</translation>
    </message>
    <message>
        <source>%1 bytes, the limit is %2</source>
        <translation>%1 byte, il limite è %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes are not valid in %2</source>
        <translation>
            <numerusform>%1 byte non è valido in %2</numerusform>
            <numerusform>%1 byte non sono validi in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 halves of a character in %2</source>
        <translation>
            <numerusform>%1 metà di un carattere in %2</numerusform>
            <numerusform>%1 metà di un carattere in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, %2 bytes; its lines read as rows, so the quote is taken literally</source>
        <translation>%1 righe, %2 byte; le sue righe si leggono come righe della tabella, quindi le virgolette sono prese alla lettera</translation>
    </message>
    <message>
        <source>%1 lines, %2 bytes; kept as one field</source>
        <translation>%1 righe, %2 byte; tenuto come un solo campo</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 dopo %2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 are NUL and were left out</source>
        <translation>i byte da %1 a %2 sono NUL e sono stati tralasciati</translation>
    </message>
    <message>
        <source>shown as U+FFFD</source>
        <translation>mostrato come U+FFFD</translation>
    </message>
    <message>
        <source>there is no tab after the id</source>
        <translation>dopo l&apos;id non c&apos;è una tabulazione</translation>
    </message>
    <message>
        <source>taken literally</source>
        <translation>prese alla lettera</translation>
    </message>
    <message>
        <source>its line is a valid row without it, so it is taken literally</source>
        <translation>senza di esse la loro riga va bene, quindi sono prese alla lettera</translation>
    </message>
    <message>
        <source>the quotes inside are read as text</source>
        <translation>le virgolette all&apos;interno si leggono come testo</translation>
    </message>
    <message>
        <source>kept as written</source>
        <translation>lasciato com&apos;è scritto</translation>
    </message>
    <message>
        <source>the header is repeated below a blank line</source>
        <translation>l&apos;intestazione si ripete sotto una riga vuota</translation>
    </message>
    <message>
        <source>below a blank line there is a row of names, with numbers below it</source>
        <translation>sotto una riga vuota c&apos;è una riga di nomi, con numeri sotto</translation>
    </message>
    <message>
        <source>not a JSON object: %1, at its byte %2</source>
        <translation>non è un oggetto JSON: %1, al suo byte %2</translation>
    </message>
    <message>
        <source>it is a value of another kind</source>
        <translation>è un valore di altro tipo</translation>
    </message>
    <message>
        <source>it has more than %1 levels</source>
        <translation>ha più di %1 livelli</translation>
    </message>
    <message>
        <source>its keys, joined, are far longer than the object</source>
        <translation>le sue chiavi, unite, sono molto più lunghe dell&apos;oggetto</translation>
    </message>
    <message>
        <source>the document is too large</source>
        <translation>il documento è troppo grande</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>non c&apos;è abbastanza memoria per leggerlo</translation>
    </message>
    <message>
        <source>its structure is invalid: commas, braces or keys are missing or superfluous</source>
        <translation>la sua struttura non è valida: virgole, parentesi o chiavi mancano o sono di troppo</translation>
    </message>
    <message>
        <source>a string cannot be parsed</source>
        <translation>una stringa non si può leggere</translation>
    </message>
    <message>
        <source>a word that begins with &quot;t&quot; cannot be parsed</source>
        <translation>una parola che comincia con «t» non si può leggere</translation>
    </message>
    <message>
        <source>a word that begins with &quot;f&quot; cannot be parsed</source>
        <translation>una parola che comincia con «f» non si può leggere</translation>
    </message>
    <message>
        <source>a word that begins with &quot;n&quot; cannot be parsed</source>
        <translation>una parola che comincia con «n» non si può leggere</translation>
    </message>
    <message>
        <source>a number cannot be parsed</source>
        <translation>un numero non si può leggere</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>a string contains characters that must be escaped</source>
        <translation>in una stringa ci sono caratteri che andrebbero preceduti da un escape</translation>
    </message>
    <message>
        <source>a string is never closed</source>
        <translation>una stringa non è mai chiusa</translation>
    </message>
    <message>
        <source>a number is too large or too small</source>
        <translation>un numero è troppo grande o troppo piccolo</translation>
    </message>
    <message>
        <source>it ends in the middle of an object or array</source>
        <translation>finisce nel mezzo di un oggetto o di un array</translation>
    </message>
    <message>
        <source>there is more text after its end</source>
        <translation>dopo la sua fine c&apos;è altro testo</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>non è JSON valido</translation>
    </message>
    <message>
        <source>has unbalanced brackets</source>
        <translation>ha parentesi spaiate</translation>
    </message>
    <message>
        <source>has a [ without a ]</source>
        <translation>ha una [ senza ]</translation>
    </message>
    <message>
        <source>has an unknown escape</source>
        <translation>ha una sequenza con \ sconosciuta</translation>
    </message>
    <message>
        <source>has a bad number in { }</source>
        <translation>ha un numero sbagliato tra { }</translation>
    </message>
    <message>
        <source>has a { } whose maximum is below its minimum</source>
        <translation>ha tra { } un massimo minore del minimo</translation>
    </message>
    <message>
        <source>has a number that is too large</source>
        <translation>ha un numero troppo grande</translation>
    </message>
    <message>
        <source>refers to a group that does not exist</source>
        <translation>rimanda a un gruppo che non esiste</translation>
    </message>
    <message>
        <source>has a look-behind without a limit</source>
        <translation>ha un lookbehind senza limite</translation>
    </message>
    <message>
        <source>has a range whose ends are swapped</source>
        <translation>ha un intervallo con gli estremi scambiati</translation>
    </message>
    <message>
        <source>has an unknown property</source>
        <translation>ha una proprietà sconosciuta</translation>
    </message>
    <message>
        <source>uses an unknown feature</source>
        <translation>usa una funzione sconosciuta</translation>
    </message>
    <message>
        <source>has an error</source>
        <translation>ha un errore</translation>
    </message>
    <message>
        <source>ends too early</source>
        <translation>finisce troppo presto</translation>
    </message>
    <message>
        <source>An exception of unknown type was thrown.</source>
        <translation>Si è verificata un&apos;eccezione di tipo sconosciuto.</translation>
    </message>
    <message>
        <source>%1 rows make more than %2 MB of text, which is too much for the clipboard; select fewer rows or export them to a file.</source>
        <translation>%1 righe sono più di %2 MB di testo, troppo per gli appunti; selezionare meno righe o esportarle in un file.</translation>
    </message>
    <message>
        <source>To save memory, the band keys (%1 MiB) are written to a temporary file and read back %2 of %3 bands at a time.</source>
        <translation>Per risparmiare memoria, le chiavi delle bande (%1 MiB) vengono scritte in un file temporaneo e rilette %2 bande su %3 alla volta.</translation>
    </message>
    <message>
        <source>a list of %1 texts, one for each choice</source>
        <translation>un elenco di %1 testi, uno per ogni risposta</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no sheet, table or file named %2; choose one of these: %3.</source>
        <translation>«%1» non ha fogli, tabelle o file di nome %2; sceglierne uno fra questi: %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2 tables; choose one of these (--part on the command line): %3.</source>
        <translation>«%1» contiene %2 tabelle; sceglierne una fra queste (--part dalla riga di comando): %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains only one text, so it has no part to choose; open it without --part.</source>
        <translation>«%1» contiene un solo testo, quindi non ha parti da scegliere; aprirlo senza --part.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no table; choose another file.</source>
        <translation>«%1» non contiene tabelle; scegliere un altro file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is protected by a password; save a copy without one in the program that wrote it, and open that.</source>
        <translation>«%1» è protetto da una password; salvarne una copia senza password nel programma che l&apos;ha scritto e aprire quella.</translation>
    </message>
    <message>
        <source>It was chosen.</source>
        <translation>È stata scelta.</translation>
    </message>
    <message>
        <source>The file contains no other table.</source>
        <translation>Il file non contiene altre tabelle.</translation>
    </message>
    <message>
        <source>The file has %1 sheets (%2); the first one that is not hidden was read.</source>
        <translation>Il file ha %1 fogli (%2); è stato letto il primo non nascosto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; begins like a ZIP archive but its table of contents cannot be read; get an undamaged copy of it.</source>
        <translation>«%1» comincia come un archivio ZIP ma il suo indice non si può leggere; procurarsene una copia integra.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; is damaged or missing; get an undamaged copy of the file.</source>
        <translation>%2 in «%1» è danneggiato o manca; procurarsi una copia integra del file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2 twice, so it is not clear which one is meant; save it again in the program that wrote it.</source>
        <translation>«%1» contiene %2 due volte, quindi non è chiaro quale valga; salvarlo di nuovo nel programma che l&apos;ha scritto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains more than %2 files; unpack it and open the one that you need.</source>
        <translation>«%1» contiene più di %2 file; estrarlo e aprire quello che serve.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; is compressed with the method number %3, which cannot be read; unpack the file and open what is inside.</source>
        <translation>%2 in «%1» è compresso con il metodo numero %3, che non si può leggere; estrarre il file e aprire ciò che contiene.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; unpacks to more than %3 times its size, as no ordinary table does; if you trust it, unpack it and open what is inside.</source>
        <translation>%2 in «%1» una volta estratto supera %3 volte la sua dimensione, come nessuna tabella comune; se è affidabile, estrarlo e aprire ciò che contiene.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; is larger than %3 MiB, so it is not what its name says; get an undamaged copy of the file.</source>
        <translation>%2 in «%1» supera %3 MiB, quindi non è ciò che dice il suo nome; procurarsi una copia integra del file.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; is not valid XML at byte %3; save the file again in the program that wrote it.</source>
        <translation>%2 in «%1» non è XML valido al byte %3; salvare di nuovo il file nel programma che l&apos;ha scritto.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; declares a document type at byte %3, which no spreadsheet program does; save it again in one.</source>
        <translation>%2 in «%1» dichiara un tipo di documento al byte %3, cosa che nessun foglio di calcolo fa; salvarlo di nuovo con un foglio di calcolo.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; has more levels of elements at byte %3 than any spreadsheet program writes; save it again in one.</source>
        <translation>%2 in «%1» ha al byte %3 più livelli di elementi di quanti ne scriva un foglio di calcolo; salvarlo di nuovo con un foglio di calcolo.</translation>
    </message>
    <message>
        <source>%2 in &quot;%1&quot; has a longer tag at byte %3 than any spreadsheet program writes; save it again in one.</source>
        <translation>%2 in «%1» ha al byte %3 un tag più lungo di quanto ne scriva un foglio di calcolo; salvarlo di nuovo con un foglio di calcolo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has more than %2 MiB of text in row %3 of a sheet; split it, or save the sheet as CSV.</source>
        <translation>«%1» ha più di %2 MiB di testo nella riga %3 di un foglio; dividerlo o salvare il foglio come CSV.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a sheet with more rows or columns than any spreadsheet program allows; save it again in one.</source>
        <translation>«%1» ha un foglio con più righe o colonne di quante ne ammetta un foglio di calcolo; salvarlo di nuovo con un foglio di calcolo.</translation>
    </message>
    <message>
        <source>The texts of the workbook cannot be stored in a temporary file (%1); free some space, or set TMPDIR to another folder.</source>
        <translation>I testi della cartella di lavoro non si possono scrivere in un file temporaneo (%1); liberare spazio o impostare TMPDIR su un&apos;altra cartella.</translation>
    </message>
    <message numerus="yes">
        <source>%1 formulas have no stored value, so their cells are empty; open the file in a spreadsheet program and save it to store them.</source>
        <translation>
            <numerusform>%1 formula non ha un valore salvato, quindi la sua cella è vuota; aprire il file in un foglio di calcolo e salvarlo per registrarlo.</numerusform>
            <numerusform>%1 formule non hanno un valore salvato, quindi le loro celle sono vuote; aprire il file in un foglio di calcolo e salvarlo per registrarli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells refer to texts that the file does not contain; they are empty.</source>
        <translation>
            <numerusform>%1 cella rimanda a un testo che il file non contiene; è vuota.</numerusform>
            <numerusform>%1 celle rimandano a testi che il file non contiene; sono vuote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 binary values are shown as hexadecimal digits.</source>
        <translation>
            <numerusform>%1 valore binario è mostrato con cifre esadecimali.</numerusform>
            <numerusform>%1 valori binari sono mostrati con cifre esadecimali.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as an SQLite database (%2); check it with sqlite3 and PRAGMA integrity_check.</source>
        <translation>«%1» non si può leggere come database SQLite (%2); controllarlo con sqlite3 e PRAGMA integrity_check.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are only in %2 so far; close the program that uses it, or copy it with sqlite3 and VACUUM INTO.</source>
        <translation>«%1» ha modifiche che per ora sono solo in %2; chiudere il programma che lo usa, o copiarlo con sqlite3 e VACUUM INTO.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an old Excel workbook (XLS); convert it with this command and open the new file: libreoffice --headless --convert-to xlsx &quot;%1&quot;</source>
        <translation>«%1» è una vecchia cartella di lavoro di Excel (XLS); convertirla con questo comando e aprire il nuovo file: libreoffice --headless --convert-to xlsx &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a binary Excel workbook (XLSB); convert it with this command and open the new file: libreoffice --headless --convert-to xlsx &quot;%1&quot;</source>
        <translation>«%1» è una cartella di lavoro binaria di Excel (XLSB); convertirla con questo comando e aprire il nuovo file: libreoffice --headless --convert-to xlsx &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an Office document without sheets; open it in its program and save the table as XLSX, ODS or CSV.</source>
        <translation>«%1» è un documento Office senza fogli; aprirlo nel suo programma e salvare la tabella come XLSX, ODS o CSV.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an Arrow or Feather file; convert it with this command and open the new file: python3 -c &apos;import sys, pyarrow.feather as f, pyarrow.csv as c; c.write_csv(f.read_table(sys.argv[1]), sys.argv[1] + &quot;.csv&quot;)&apos; &quot;%1&quot;</source>
        <translation>«%1» è un file Arrow o Feather; convertirlo con questo comando e aprire il nuovo file: python3 -c &apos;import sys, pyarrow.feather as f, pyarrow.csv as c; c.write_csv(f.read_table(sys.argv[1]), sys.argv[1] + &quot;.csv&quot;)&apos; &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a Parquet file; convert it with this command and open the new file: python3 -c &apos;import sys, pyarrow.parquet as p, pyarrow.csv as c; c.write_csv(p.read_table(sys.argv[1]), sys.argv[1] + &quot;.csv&quot;)&apos; &quot;%1&quot;</source>
        <translation>«%1» è un file Parquet; convertirlo con questo comando e aprire il nuovo file: python3 -c &apos;import sys, pyarrow.parquet as p, pyarrow.csv as c; c.write_csv(p.read_table(sys.argv[1]), sys.argv[1] + &quot;.csv&quot;)&apos; &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The rule has no verdict; choose duplicate, not a duplicate or unsure.</source>
        <translation>La regola non ha un verdetto: scegliere duplicato, non duplicato o incerto.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; needs a column of dates; name one.</source>
        <translation>%1 «%2» richiede una colonna di date; indicarne una.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; does not use another column; leave the column out.</source>
        <translation>%1 «%2» non usa un&apos;altra colonna; toglierla.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; does not use a separator; leave it out.</source>
        <translation>%1 «%2» non usa un separatore; toglierlo.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; needs a separator of 1 to %3 bytes; write such a one.</source>
        <translation>%1 «%2» richiede un separatore da 1 a %3 byte; scriverne uno così.</translation>
    </message>
    <message>
        <source>The merge rule &quot;%1&quot; must begin with %2.</source>
        <translation>La regola di unione «%1» deve cominciare con %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a column, an equals sign and a rule, such as name=longest.</source>
        <translation>«%1» deve essere una colonna, un segno di uguale e una regola, per esempio name=longest.</translation>
    </message>
    <message>
        <source>The merge rules name the column &quot;%1&quot; twice; leave one of them out.</source>
        <translation>Le regole di unione indicano due volte la colonna «%1»; toglierne una.</translation>
    </message>
    <message>
        <source>The project contains a merged record that cannot be read; merge it again.</source>
        <translation>Il progetto contiene un record unito che non si può leggere; unirlo di nuovo.</translation>
    </message>
    <message>
        <source>version in the file of merge rules is %1, but this program reads version %2; use the program that wrote it.</source>
        <translation>version nel file delle regole di unione è %1, ma questo programma legge la versione %2; usare il programma che lo ha scritto.</translation>
    </message>
    <message>
        <source>file of merge rules</source>
        <translation>file delle regole di unione</translation>
    </message>
    <message>
        <source>the file of merge rules</source>
        <translation>il file delle regole di unione</translation>
    </message>
    <message>
        <source>The merge rule</source>
        <translation>La regola di unione</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has fewer than two columns; give a table whose rows name two rows each, such as unique_id_l and unique_id_r.</source>
        <translation>«%1» ha meno di due colonne; indicare una tabella le cui righe nominano due righe ciascuna, come unique_id_l e unique_id_r.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no column with labels; name it clerical_match_score or label.</source>
        <translation>«%1» non ha una colonna con etichette; chiamarla clerical_match_score o label.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a training file of dedupe: a JSON object with the lists match and distinct.</source>
        <translation>«%1» non è un file di addestramento di dedupe: un oggetto JSON con gli elenchi match e distinct.</translation>
    </message>
    <message>
        <source>No field of the records in &quot;%1&quot; is a column of this table; open the table that was labeled.</source>
        <translation>Nessun campo dei record in «%1» è una colonna di questa tabella; aprire la tabella che è stata etichettata.</translation>
    </message>
    <message>
        <source>No line of &quot;%1&quot; names a pair of rows; check the id column.</source>
        <translation>Nessuna riga di «%1» nomina una coppia di righe; controllare la colonna dell&apos;id.</translation>
    </message>
    <message>
        <source>Lines not used: %1 of %2.</source>
        <translation>Righe non usate: %1 di %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>L&apos;id è vuoto.</translation>
    </message>
    <message>
        <source>No row has this id.</source>
        <translation>Nessuna riga ha questo id.</translation>
    </message>
    <message>
        <source>Several rows have this id.</source>
        <translation>Più righe hanno questo id.</translation>
    </message>
    <message>
        <source>Both ids are those of one row.</source>
        <translation>I due id sono quelli della stessa riga.</translation>
    </message>
    <message>
        <source>An earlier line has the same pair.</source>
        <translation>Una riga precedente ha la stessa coppia.</translation>
    </message>
    <message>
        <source>An earlier line has another label for the same pair.</source>
        <translation>Una riga precedente ha un&apos;altra etichetta per la stessa coppia.</translation>
    </message>
    <message>
        <source>The score is not a number.</source>
        <translation>Il punteggio non è un numero.</translation>
    </message>
    <message>
        <source>The label is empty or unknown.</source>
        <translation>L&apos;etichetta è vuota o sconosciuta.</translation>
    </message>
    <message>
        <source>It is not a pair of records with the same fields.</source>
        <translation>Non è una coppia di record con gli stessi campi.</translation>
    </message>
    <message>
        <source>No row has the fields of the record.</source>
        <translation>Nessuna riga ha i campi del record.</translation>
    </message>
    <message>
        <source>Several rows have the fields of the record.</source>
        <translation>Più righe hanno i campi del record.</translation>
    </message>
    <message>
        <source>The two texts share no shingle.</source>
        <translation>I due testi non hanno shingle in comune.</translation>
    </message>
    <message>
        <source>Best matches need a search between two tables; open a second table and search, with pairs only across the tables.</source>
        <translation>Gli abbinamenti migliori richiedono una ricerca tra due tabelle; aprire una seconda tabella e cercare, con coppie solo tra le tabelle.</translation>
    </message>
    <message>
        <source>the second table</source>
        <translation>la seconda tabella</translation>
    </message>
    <message>
        <source>Records are merged within one table; close the second table.</source>
        <translation>I record si uniscono all&apos;interno di una tabella; chiudere la seconda tabella.</translation>
    </message>
    <message>
        <source>verify is &quot;estimate&quot;, but minima do not tell how much of one text is in another; choose &quot;exact&quot;, or the measure &quot;jaccard&quot;.</source>
        <translation>verify è «estimate», ma i minimi non dicono quanta parte di un testo si trova in un altro; scegliere «exact», o la misura «jaccard».</translation>
    </message>
    <message>
        <source>This shows what bands and minima do, and a search for containment uses neither; choose the measure &quot;jaccard&quot; for it.</source>
        <translation>Qui si vede che cosa fanno bande e minimi, e una ricerca per contenimento non li usa; per questo scegliere la misura «jaccard».</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have fewer than %2 shingles and are not in any pair.</source>
        <translation>
            <numerusform>%1 riga ha meno di %2 shingle e non è in nessuna coppia.</numerusform>
            <numerusform>%1 righe hanno meno di %2 shingle e non sono in nessuna coppia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts that are a part of another one: containment of 3 words per shingle, from 20 shingles on.</source>
        <translation>Testi che sono una parte di un altro: contenimento, shingle di 3 parole, da 20 shingle in su.</translation>
    </message>
    <message>
        <source>Excerpts and copied passages</source>
        <translation>Estratti e brani copiati</translation>
    </message>
    <message>
        <source>zone of the grid has a value outside 0 to 1, or no width; correct width, p1 or p2.</source>
        <translation>zone della griglia ha un valore fuori da 0 a 1, o nessuna larghezza; correggere width, p1 o p2.</translation>
    </message>
    <message>
        <source>A random search needs tries, the number of settings to draw; give it.</source>
        <translation>Una ricerca a caso richiede tries, il numero di impostazioni da estrarre; indicarlo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the journal of this sweep: the table, the recipe, the samples or the true pairs are others. Give another file.</source>
        <translation>«%1» non è il registro di questa griglia: la tabella, la ricetta, i campioni o le coppie vere sono altri. Indicare un altro file.</translation>
    </message>
    <message>
        <source>Cannot write the journal &quot;%1&quot;; check its name and permissions.</source>
        <translation>Impossibile scrivere il registro «%1»; controllare nome e permessi.</translation>
    </message>
    <message>
        <source>Row %1 has no shingle and therefore no signature; choose another.</source>
        <translation>La riga %1 non ha shingle e quindi nessuna firma; sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>The promised recall is %1; choose a number over 0 and up to 1, such as 0.95.</source>
        <translation>Il richiamo promesso è %1; scegliere un numero maggiore di 0 e fino a 1, come 0,95.</translation>
    </message>
    <message>
        <source>A limit of the advice is negative; choose 0 for no limit.</source>
        <translation>Un limite del consiglio è negativo; scegliere 0 per nessun limite.</translation>
    </message>
    <message>
        <source>The plan %2 x %3 (bands x rows, %1 hashes) is expected to find %4 % of the pairs of different texts with a similarity of at least %5.</source>
        <translation>Il piano %2 x %3 (bande x righe, %1 hash) dovrebbe trovare il %4 % delle coppie di testi diversi con similarità di almeno %5.</translation>
    </message>
    <message>
        <source>It compares about %1 pairs of texts instead of all %2.</source>
        <translation>Confronta circa %1 coppie di testi invece di tutte le %2.</translation>
    </message>
    <message>
        <source>Fewer bands could find less than the promised %1 %, and plans with other bands cost more or compare more pairs.</source>
        <translation>Meno bande potrebbero trovare meno del %1 % promesso, e i piani con altre bande costano di più o confrontano più coppie.</translation>
    </message>
    <message>
        <source>No plan of up to %2 hashes has a noticeably better F1 than %1, which weighs missed pairs and useless comparisons alike.</source>
        <translation>Nessun piano fino a %2 hash ha un F1 sensibilmente migliore di %1, che pesa allo stesso modo coppie mancate e confronti inutili.</translation>
    </message>
    <message>
        <source>No plan that finds %1 % of the pairs takes at most %2 s, so this is the best of those that do; allow more time or ask for less.</source>
        <translation>Nessun piano che trova il %1 % delle coppie richiede al massimo %2 s, perciò questo è il migliore fra quelli che ci stanno; concedere più tempo o chiedere meno.</translation>
    </message>
    <message>
        <source>No plan that finds %1 % of the pairs takes at most %2 MB of memory, so this is the best of those that do; allow more memory or ask for less.</source>
        <translation>Nessun piano che trova il %1 % delle coppie richiede al massimo %2 MB di memoria, perciò questo è il migliore fra quelli che ci stanno; concedere più memoria o chiedere meno.</translation>
    </message>
    <message>
        <source>No plan takes at most %1 s; allow more time, or search fewer rows.</source>
        <translation>Nessun piano richiede al massimo %1 s; concedere più tempo o cercare in meno righe.</translation>
    </message>
    <message>
        <source>No plan takes at most %1 MB of memory; allow more memory, or search fewer rows.</source>
        <translation>Nessun piano richiede al massimo %1 MB di memoria; concedere più memoria o cercare in meno righe.</translation>
    </message>
    <message>
        <source>No plan of up to %2 hashes finds %1 % of the pairs; allow more hashes, or ask for less.</source>
        <translation>Nessun piano fino a %2 hash trova il %1 % delle coppie; concedere più hash o chiedere meno.</translation>
    </message>
    <message>
        <source>Signatures may always miss a pair, so only exact search finds all of them.</source>
        <translation>Le firme possono sempre mancare una coppia, perciò solo la ricerca esatta le trova tutte.</translation>
    </message>
    <message>
        <source>The recipe compares by containment, which bands cannot find, so every search is exact.</source>
        <translation>La ricetta confronta per contenimento, che le bande non possono trovare, perciò ogni ricerca è esatta.</translation>
    </message>
    <message>
        <source>Fewer than two different texts have a shingle, so there is nothing to search; choose a smaller shingle or other columns.</source>
        <translation>Meno di due testi diversi hanno uno shingle, perciò non c&apos;è nulla da cercare; scegliere uno shingle più piccolo o altre colonne.</translation>
    </message>
    <message>
        <source>Exact search looks at %1 entries of its index.</source>
        <translation>La ricerca esatta guarda %1 voci del suo indice.</translation>
    </message>
    <message>
        <source>Exact search misses no pair.</source>
        <translation>La ricerca esatta non manca nessuna coppia.</translation>
    </message>
    <message>
        <source>Exact search is the better tool here: it misses nothing and looks at only %1 entries of its index.</source>
        <translation>Qui la ricerca esatta è lo strumento migliore: non manca nulla e guarda solo %1 voci del suo indice.</translation>
    </message>
    <message>
        <source>No two different texts are known to have a similarity of at least %1, so the recall is that of a pair exactly there; try a lower threshold.</source>
        <translation>Non si conoscono due testi diversi con similarità di almeno %1, perciò il richiamo è quello di una coppia esattamente a quel valore; provare una soglia più bassa.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 pairs of different texts are known with a similarity of at least %2, so the recall is uncertain; a lower threshold makes it more reliable.</source>
        <translation>
            <numerusform>Si conosce solo %1 coppia di testi diversi con similarità di almeno %2, perciò il richiamo è incerto; una soglia più bassa lo rende più affidabile.</numerusform>
            <numerusform>Si conoscono solo %1 coppie di testi diversi con similarità di almeno %2, perciò il richiamo è incerto; una soglia più bassa lo rende più affidabile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The figures rest on the exact partners of %1 random texts of %2, because joining all of them takes long.</source>
        <translation>Le cifre si basano sui compagni esatti di %1 testi casuali su %2, perché confrontarli tutti richiede molto tempo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are too short for a shingle of size %2 and are not in any pair; a smaller shingle includes them, but it answers another question and is not ranked here.</source>
        <translation>
            <numerusform>%1 riga è troppo corta per uno shingle di dimensione %2 e non è in nessuna coppia; uno shingle più piccolo la include, ma risponde a un&apos;altra domanda e qui non è in classifica.</numerusform>
            <numerusform>%1 righe sono troppo corte per uno shingle di dimensione %2 e non sono in nessuna coppia; uno shingle più piccolo le include, ma risponde a un&apos;altra domanda e qui non è in classifica.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of the texts have only one or two shingles of size %2, so their similarity is coarse; a smaller shingle tells more, but it answers another question and is not ranked here.</source>
        <translation>Il %1 % dei testi ha solo uno o due shingle di dimensione %2, perciò la loro similarità è grossolana; uno shingle più piccolo dice di più, ma risponde a un&apos;altra domanda e qui non è in classifica.</translation>
    </message>
    <message>
        <source>Two unrelated texts share %1 % of their shingles of size %2 on average, so many are compared for nothing; a larger shingle tells them apart, but it answers another question and is not ranked here.</source>
        <translation>Due testi senza relazione condividono in media il %1 % dei loro shingle di dimensione %2, perciò molti sono confrontati inutilmente; uno shingle più grande li distingue, ma risponde a un&apos;altra domanda e qui non è in classifica.</translation>
    </message>
    <message>
        <source>Few pairs have a similarity from %1 to %2, so a threshold there depends least on its exact value.</source>
        <translation>Poche coppie hanno similarità da %1 a %2, perciò una soglia lì dipende meno dal suo valore esatto.</translation>
    </message>
    <message>
        <source>The recommended recipe verifies pairs exactly, because estimates from so few hashes would drop many of them.</source>
        <translation>La ricetta consigliata verifica le coppie esattamente, perché le stime da così pochi hash ne scarterebbero molte.</translation>
    </message>
    <message>
        <source>It misses about %1 more pairs and costs %2 % less.</source>
        <translation>Manca circa %1 coppie in più e costa il %2 % in meno.</translation>
    </message>
    <message>
        <source>It misses about %1 more pairs and costs %2 % more.</source>
        <translation>Manca circa %1 coppie in più e costa il %2 % in più.</translation>
    </message>
    <message>
        <source>It finds about %1 more pairs and costs %2 % more.</source>
        <translation>Trova circa %1 coppie in più e costa il %2 % in più.</translation>
    </message>
    <message>
        <source>It finds about %1 more pairs and costs %2 % less, but it compares more.</source>
        <translation>Trova circa %1 coppie in più e costa il %2 % in meno, ma confronta di più.</translation>
    </message>
    <message>
        <source>The verdicts are about two tables, but there is only one; import them into the review of these two tables.</source>
        <translation>I verdetti riguardano due tabelle, ma ce n&apos;è una sola; importarli nella revisione di quelle due tabelle.</translation>
    </message>
    <message>
        <source>The reference: %1 Name a column that both files have, or give its name in the reference with --against-column.</source>
        <translation>Il riferimento: %1 Indicare una colonna presente in entrambi i file, o il suo nome nel riferimento con --against-column.</translation>
    </message>
    <message>
        <source>against.columns has %1 columns; give at most %2, those that are compared.</source>
        <translation>against.columns ha %1 colonne; indicarne al massimo %2, quelle confrontate.</translation>
    </message>
    <message>
        <source>against.columns has an empty name; give a column of each table, such as title and heading.</source>
        <translation>against.columns ha un nome vuoto; indicare una colonna di ogni tabella, come title e heading.</translation>
    </message>
    <message>
        <source>against.columns has the column &quot;%1&quot; twice; give each column once.</source>
        <translation>against.columns ha due volte la colonna «%1»; indicare ogni colonna una volta.</translation>
    </message>
    <message>
        <source>table_a and table_b must be 1, 2 or empty</source>
        <translation>table_a e table_b devono essere 1, 2 o vuoti</translation>
    </message>
    <message>
        <source>It does not name one of the two tables.</source>
        <translation>Non nomina una delle due tabelle.</translation>
    </message>
    <message>
        <source>Both rows are of one table, and pairs are formed only across.</source>
        <translation>Entrambe le righe sono di una stessa tabella, e le coppie si formano solo tra le due.</translation>
    </message>
    <message>
        <source>shingle.rare_words in the lesson has no meaning there; remove it.</source>
        <translation>shingle.rare_words non ha senso in una lezione; toglierlo.</translation>
    </message>
    <message>
        <source>No way to divide %1 to %2 hashes into bands keeps the zone of the recipe, and %3 hashes would; raise zone.most_hashes, widen the zone, or give bands.</source>
        <translation>Nessun modo di dividere da %1 a %2 hash in bande rispetta la zona della ricetta, mentre %3 hash basterebbero; aumentare zone.most_hashes, allargare la zona o indicare bands.</translation>
    </message>
    <message>
        <source>No way to divide up to %1 hashes into bands keeps the zone of the recipe; widen the zone, or give bands.</source>
        <translation>Nessun modo di dividere fino a %1 hash in bande rispetta la zona della ricetta; allargare la zona o indicare bands.</translation>
    </message>
    <message>
        <source>%1 is for shingles of words, and shingle.unit is &quot;char&quot;; choose &quot;word&quot;, or remove %1.</source>
        <translation>%1 vale per shingle di parole, ma shingle.unit è «char»; scegliere «word» o togliere %1.</translation>
    </message>
    <message>
        <source>shingle.word_separator is &quot;%1&quot;; choose a text of up to %2 bytes, such as &quot;|&quot;.</source>
        <translation>shingle.word_separator è «%1»; scegliere un testo di al massimo %2 byte, per esempio «|».</translation>
    </message>
    <message>
        <source>The preparation changes or deletes the separator &quot;%1&quot;, so that texts would not be divided into words; choose another separator, or switch off the step that changes it.</source>
        <translation>La preparazione cambia o cancella il separatore «%1», perciò i testi non sarebbero divisi in parole; scegliere un altro separatore o disattivare il passo che lo cambia.</translation>
    </message>
    <message>
        <source>%1 columns are compared, but words with a separator can be in only one; choose one column, or remove shingle.word_separator.</source>
        <translation>Sono confrontate %1 colonne, ma le parole con un separatore possono stare in una sola; scegliere una colonna o togliere shingle.word_separator.</translation>
    </message>
    <message>
        <source>a text that is not empty, or null</source>
        <translation>un testo non vuoto, oppure null</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Le parole</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>There is nothing to show here.</source>
        <translation>Qui non c&apos;è niente da mostrare.</translation>
    </message>
    <message>
        <source>%1 is prepared, which removes differences that do not matter.</source>
        <translation>%1 viene preparato: così scompaiono le differenze che non contano.</translation>
    </message>
    <message>
        <source>Preparing changes nothing in %1.</source>
        <translation>La preparazione non cambia niente in %1.</translation>
    </message>
    <message>
        <source>%1 has the shingle %2.</source>
        <translation>%1 ha lo shingle %2.</translation>
    </message>
    <message>
        <source>%1 has %2 again. A set keeps it only once.</source>
        <translation>%1 ha di nuovo %2. Un insieme lo tiene una volta sola.</translation>
    </message>
    <message>
        <source>%1 has no shingle, so it is not similar to anything.</source>
        <translation>%1 non ha alcuno shingle, quindi non somiglia a niente.</translation>
    </message>
    <message>
        <source>Distinct shingles of %1: %2.</source>
        <translation>Shingle distinti di %1: %2.</translation>
    </message>
    <message>
        <source>Row %1, %2, is in %3: there it has a 1.</source>
        <translation>La riga %1, %2, è in %3: lì ha un 1.</translation>
    </message>
    <message>
        <source>Row %1, %2, is in no document.</source>
        <translation>La riga %1, %2, non è in nessun documento.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a shingle: they have no similarity.</source>
        <translation>Né %1 né %2 ha uno shingle: non hanno similarità.</translation>
    </message>
    <message>
        <source>%1(x) = (%2 x + %3) mod %4 gives every row a number.</source>
        <translation>%1(x) = (%2 x + %3) mod %4 dà un numero a ogni riga.</translation>
    </message>
    <message>
        <source>%1 is a true shuffle of the rows.</source>
        <translation>%1 è un vero rimescolamento delle righe.</translation>
    </message>
    <message>
        <source>The numbers of %1 are given.</source>
        <translation>I numeri di %1 sono dati.</translation>
    </message>
    <message>
        <source>%1 puts the rows in the order %2.</source>
        <translation>Secondo %1 le righe stanno nell&apos;ordine %2.</translation>
    </message>
    <message>
        <source>%1 is not a permutation: it gives the number %2 to the rows %3.</source>
        <translation>%1 non è una permutazione: dà il numero %2 alle righe %3.</translation>
    </message>
    <message>
        <source>A signature contains hash values: the smallest number wins.</source>
        <translation>Una firma contiene valori di hash: vince il numero più piccolo.</translation>
    </message>
    <message>
        <source>A signature contains positions: the position of the first row with a 1.</source>
        <translation>Una firma contiene posizioni: quella della prima riga con un 1.</translation>
    </message>
    <message>
        <source>A signature contains elements: the name of the first row with a 1.</source>
        <translation>Una firma contiene elementi: il nome della prima riga con un 1.</translation>
    </message>
    <message>
        <source>Row %1, %2, is in %3. Its value under %4 is %5.</source>
        <translation>La riga %1, %2, è in %3. Il suo valore secondo %4 è %5.</translation>
    </message>
    <message>
        <source>Row %1, %2, is in no document: nothing to do.</source>
        <translation>La riga %1, %2, non è in nessun documento: niente da fare.</translation>
    </message>
    <message>
        <source>%1 held nothing yet and takes %2.</source>
        <translation>%1 non aveva ancora niente e prende %2.</translation>
    </message>
    <message>
        <source>%1 held %2; %3 is less and takes its place.</source>
        <translation>%1 aveva %2; %3 è minore e ne prende il posto.</translation>
    </message>
    <message>
        <source>%1 keeps its %2, which is not more than %3.</source>
        <translation>%1 tiene il suo %2, che non è maggiore di %3.</translation>
    </message>
    <message>
        <source>%1 already has its %2.</source>
        <translation>%1 ha già il suo %2.</translation>
    </message>
    <message>
        <source>%1 is done: %2.</source>
        <translation>%1 è completo: %2.</translation>
    </message>
    <message>
        <source>%1 agrees with what the lesson claims.</source>
        <translation>%1 concorda con ciò che la lezione afferma.</translation>
    </message>
    <message>
        <source>Here the claim is wrong: under %1 it gives %3 for %2, but the matrix gives %4.</source>
        <translation>Qui l&apos;affermazione è sbagliata: secondo %1 dà %3 per %2, ma la matrice dà %4.</translation>
    </message>
    <message>
        <source>Band %1 consists of %2 to %3.</source>
        <translation>La banda %1 è fatta da %2 a %3.</translation>
    </message>
    <message>
        <source>%1 has no shingle and goes into no bucket.</source>
        <translation>%1 non ha alcuno shingle e non va in nessun bucket.</translation>
    </message>
    <message>
        <source>In band %1 no documents share a bucket.</source>
        <translation>Nella banda %1 nessun documento condivide un bucket con un altro.</translation>
    </message>
    <message>
        <source>%1 and %2 have similarity %3. Their chance was %4, and they are a candidate.</source>
        <translation>%1 e %2 hanno similarità %3. La loro probabilità era %4, e sono una coppia candidata.</translation>
    </message>
    <message>
        <source>%1 and %2 have similarity %3. Their chance was %4, and they are missed.</source>
        <translation>%1 e %2 hanno similarità %3. La loro probabilità era %4, e sono una coppia persa.</translation>
    </message>
    <message>
        <source>Question %1 of %2.</source>
        <translation>Domanda %1 di %2.</translation>
    </message>
    <message>
        <source>How many shingles do %1 and %2 share?</source>
        <translation>Quanti shingle condividono %1 e %2?</translation>
    </message>
    <message>
        <source>What is the Jaccard similarity of %1 and %2?</source>
        <translation>Qual è la similarità di Jaccard di %1 e %2?</translation>
    </message>
    <message>
        <source>What is %2(%1), where %2(x) = (%3 x + %4) mod %5?</source>
        <translation>Quanto fa %2(%1), se %2(x) = (%3 x + %4) mod %5?</translation>
    </message>
    <message>
        <source>Row %1, %2, has %3 = %4. What does %5 hold afterwards?</source>
        <translation>La riga %1, %2, ha %3 = %4. Che cosa contiene %5 dopo?</translation>
    </message>
    <message>
        <source>Which bucket of band %2 does %1 go into?</source>
        <translation>In quale bucket della banda %2 va %1?</translation>
    </message>
    <message>
        <source>Which shingle gives %2 its value under %1?</source>
        <translation>Quale shingle dà a %2 il suo valore secondo %1?</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation>Uno nuovo</translation>
    </message>
    <message>
        <source>The one of %1</source>
        <translation>Quello di %1</translation>
    </message>
    <message>
        <source>%1 and %2 share: %3.</source>
        <translation>%1 e %2 condividono: %3.</translation>
    </message>
    <message>
        <source>%1 · %2 + %3 = %5, and the remainder of %5 divided by %4 is %6.</source>
        <translation>%1 · %2 + %3 = %5, e il resto di %5 diviso per %4 è %6.</translation>
    </message>
    <message>
        <source>It held %1 and is offered %2; it keeps the smaller one: %3.</source>
        <translation>Aveva %1 e gli viene offerto %2; resta il più piccolo: %3.</translation>
    </message>
    <message>
        <source>It held nothing yet, so it takes the first value: %1.</source>
        <translation>Non aveva ancora niente, quindi prende il primo valore: %1.</translation>
    </message>
    <message>
        <source>It has %1 from an earlier row; %2 comes too late.</source>
        <translation>Ha %1 da una riga precedente; %2 arriva troppo tardi.</translation>
    </message>
    <message>
        <source>A bucket of band %1 is for equal values: here %2.</source>
        <translation>Un bucket della banda %1 è per valori uguali: qui %2.</translation>
    </message>
    <message>
        <source>Of its shingles, %2 has the smallest number under %1: %3.</source>
        <translation>Tra i suoi shingle %2 ha il numero più piccolo secondo %1: %3.</translation>
    </message>
    <message>
        <source>1 - (1 - %1^%2)^%3 = %4.</source>
        <translation>1 - (1 - %1^%2)^%3 = %4.</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>Permutazioni</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>for each text
  text ← prepare(text)</source>
        <translation>per ogni testo
  testo ← prepara(testo)</translation>
    </message>
    <message>
        <source>for each document d
  for each window of k units
    if d has it: skip
    else add it to the set of d</source>
        <translation>per ogni documento d
  per ogni finestra di k unità
    se d ce l&apos;ha già: salta
    altrimenti aggiungilo all&apos;insieme di d</translation>
    </message>
    <message>
        <source>for each shingle, sorted
  for each document d
    M[shingle, d] ← 1 if d has it, else 0</source>
        <translation>per ogni shingle, in ordine
  per ogni documento d
    M[shingle, d] ← 1 se d ce l&apos;ha, o 0</translation>
    </message>
    <message>
        <source>for each pair A, B
  shared ← rows with a 1 in both
  all ← rows with a 1 in either
  J(A, B) ← shared / all</source>
        <translation>per ogni coppia A, B
  comuni ← righe con 1 in entrambi
  tutte ← righe con 1 in almeno uno
  J(A, B) ← comuni / tutte</translation>
    </message>
    <message>
        <source>for each hash h
  for each row x of the matrix
    h(x) ← (a x + b) mod p</source>
        <translation>per ogni hash h
  per ogni riga x della matrice
    h(x) ← (a x + b) mod p</translation>
    </message>
    <message>
        <source>for each hash h
  h ← shuffle the rows</source>
        <translation>per ogni hash h
  h ← rimescola le righe</translation>
    </message>
    <message>
        <source>for each hash h
  for each row x of the matrix
    for each d with a 1 in x
      sig[h,d] ← min(sig[h,d], h(x))</source>
        <translation>per ogni hash h
  per ogni riga x della matrice
    per ogni d con un 1 in x
      sig[h,d] ← min(sig[h,d], h(x))</translation>
    </message>
    <message>
        <source>for each hash h
  for each row x in the order of h
    for each d with a 1 in x
      if sig[h,d] is empty: ← h(x)
  until all are filled</source>
        <translation>per ogni hash h
  per ogni riga x nell&apos;ordine di h
    per ogni d con un 1 in x
      se sig[h,d] è vuota: ← h(x)
  finché tutte sono piene</translation>
    </message>
    <message>
        <source>for each pair A, B
  equal ← positions h with
    sig[h,A] = sig[h,B]
  estimate ← equal / hashes</source>
        <translation>per ogni coppia A, B
  uguali ← posizioni h con
    sig[h,A] = sig[h,B]
  stima ← uguali / hash</translation>
    </message>
    <message>
        <source>for each band
  for each document d
    put d into the bucket
      of its values in the band
  pairs in a bucket: candidates</source>
        <translation>per ogni banda
  per ogni documento d
    metti d nel bucket
      dei suoi valori nella banda
  coppie in un bucket: candidate</translation>
    </message>
    <message>
        <source>P(s) = 1 - (1 - s^rows)^bands
for each pair A, B
  chance ← P(J(A, B))</source>
        <translation>P(s) = 1 - (1 - s^righe)^bande
per ogni coppia A, B
  probabilità ← P(J(A, B))</translation>
    </message>
    <message>
        <source>for each question
  think, then choose</source>
        <translation>per ogni domanda
  pensa, poi scegli</translation>
    </message>
    <message>
        <source>In band %1 %2 share a bucket: they become candidates.</source>
        <translation>Nella banda %1 %2 condividono un bucket: diventano candidati.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>shingle</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>in entrambi</translation>
    </message>
    <message>
        <source>in either</source>
        <translation>in almeno uno</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>permutazione</translation>
    </message>
    <message>
        <source>order of the rows</source>
        <translation>ordine delle righe</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>uguali</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>band</source>
        <translation>banda</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valori</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>documenti</translation>
    </message>
    <message>
        <source>shared bands</source>
        <translation>bande condivise</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidata</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>The shingles of each document in text order, with their row of the matrix</source>
        <translation>Gli shingle di ogni documento nell&apos;ordine del testo, con la loro riga della matrice</translation>
    </message>
    <message>
        <source>Characteristic matrix: 1 where the column&apos;s document has the row&apos;s shingle</source>
        <translation>Matrice caratteristica: 1 dove il documento della colonna ha lo shingle della riga</translation>
    </message>
    <message>
        <source>Exact Jaccard similarity</source>
        <translation>Similarità di Jaccard esatta</translation>
    </message>
    <message>
        <source>Shingles of the pairs</source>
        <translation>Shingle delle coppie</translation>
    </message>
    <message>
        <source>The hash functions h(x) = (a x + b) mod p</source>
        <translation>Le funzioni hash h(x) = (a x + b) mod p</translation>
    </message>
    <message>
        <source>The number of each row x under each hash</source>
        <translation>Il numero di ogni riga x per ogni hash</translation>
    </message>
    <message>
        <source>The rows in the order of each hash, first to last</source>
        <translation>Le righe nell&apos;ordine di ogni hash, dalla prima all&apos;ultima</translation>
    </message>
    <message>
        <source>Signature matrix; a thick line ends a band</source>
        <translation>Matrice delle firme; una linea spessa chiude una banda</translation>
    </message>
    <message>
        <source>Buckets: documents with the same values in a band</source>
        <translation>Bucket: documenti con gli stessi valori in una banda</translation>
    </message>
    <message>
        <source>Candidate pairs: those that share a bucket in at least one band</source>
        <translation>Coppie candidate: quelle che condividono un bucket in almeno una banda</translation>
    </message>
    <message>
        <source>The pairs and their chances</source>
        <translation>Le coppie e le loro probabilità</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Fonte: %1.</translation>
    </message>
    <message>
        <source>%1, as given:</source>
        <translation>%1, così com&apos;è:</translation>
    </message>
    <message>
        <source>%1, prepared:</source>
        <translation>%1, preparato:</translation>
    </message>
    <message>
        <source>Signatures are filled row by row: every 1 keeps the minimum.</source>
        <translation>Le firme si riempiono riga per riga: ogni 1 tiene il minimo.</translation>
    </message>
    <message>
        <source>Signatures are filled in permuted order: the first row with a 1 counts.</source>
        <translation>Le firme si riempiono in ordine permutato: conta la prima riga con un 1.</translation>
    </message>
    <message>
        <source>Characters are normalized to Unicode form NFKC.</source>
        <translation>I caratteri vengono portati nella forma Unicode NFKC.</translation>
    </message>
    <message>
        <source>Letters become lower case.</source>
        <translation>Le lettere diventano minuscole.</translation>
    </message>
    <message>
        <source>ASCII punctuation is removed.</source>
        <translation>La punteggiatura ASCII viene tolta.</translation>
    </message>
    <message>
        <source>Punctuation is removed.</source>
        <translation>La punteggiatura viene tolta.</translation>
    </message>
    <message>
        <source>Digits are removed.</source>
        <translation>Le cifre vengono tolte.</translation>
    </message>
    <message>
        <source>Isolated letters are removed.</source>
        <translation>Le lettere isolate vengono tolte.</translation>
    </message>
    <message>
        <source>White space is removed.</source>
        <translation>Gli spazi vengono tolti.</translation>
    </message>
    <message>
        <source>Stop words are removed (%1).</source>
        <translation>Le parole vuote vengono tolte (%1).</translation>
    </message>
    <message>
        <source>Words are reduced to their stems (%1).</source>
        <translation>Le parole vengono ridotte alla radice (%1).</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Le risposte</translation>
    </message>
    <message>
        <source>Estimates and exact similarity; hashes: %1</source>
        <translation>Stime accanto alla similarità esatta; hash: %1</translation>
    </message>
    <message>
        <source>Length of a shingle in words: %1.</source>
        <translation>Lunghezza di uno shingle in parole: %1.</translation>
    </message>
    <message>
        <source>Length of a shingle in characters: %1.</source>
        <translation>Lunghezza di uno shingle in caratteri: %1.</translation>
    </message>
    <message>
        <source>Hash functions of the form (a x + b) mod p: %1.</source>
        <translation>Funzioni hash della forma (a x + b) mod p: %1.</translation>
    </message>
    <message>
        <source>Hashes, all true shuffles of the rows: %1.</source>
        <translation>Hash, tutti veri rimescolamenti delle righe: %1.</translation>
    </message>
    <message>
        <source>Hashes, with given numbers: %1.</source>
        <translation>Hash, con numeri dati: %1.</translation>
    </message>
    <message>
        <source>Bands: %1; hashes in each band: %2.</source>
        <translation>Bande: %1; hash in ciascuna: %2.</translation>
    </message>
    <message>
        <source>Runs of spaces become one space, and so do runs of line feeds.</source>
        <translation>Più spazi di seguito diventano uno solo, e così più interruzioni di riga.</translation>
    </message>
    <message>
        <source>Every run of white space becomes one space, and the ends are trimmed.</source>
        <translation>Ogni sequenza di spazi bianchi diventa uno spazio solo; all&apos;inizio e alla fine viene tolta.</translation>
    </message>
    <message>
        <source>At a similarity of about %1 the chance is one half: pairs above it should be found, pairs below it should be left out.</source>
        <translation>A una similarità di circa %1 la probabilità è un mezzo: le coppie al di sopra andrebbero trovate, quelle al di sotto tralasciate.</translation>
    </message>
    <message>
        <source>%1 and %2 have similarity %3. Their chance was %4, and they are rightly left out.</source>
        <translation>%1 e %2 hanno similarità %3. La loro probabilità era %4, e sono una coppia giustamente tralasciata.</translation>
    </message>
    <message>
        <source>This is %1 as given: %2.</source>
        <translation>Questo è %1, così com&apos;è: %2.</translation>
    </message>
    <message>
        <source>The matrix is given: %1 and %2, without texts.</source>
        <translation>La matrice è data: %1 e %2, senza testi.</translation>
    </message>
    <message>
        <source>%1 continues like this. Cut in one step: %2 more.</source>
        <translation>%1 continua così. Gli altri, tagliati in una volta: %2.</translation>
    </message>
    <message>
        <source>Rows that are not shown: %1. They count like the %2 that are.</source>
        <translation>Righe non mostrate: %1. Contano come le %2 mostrate.</translation>
    </message>
    <message>
        <source>%1 and %2 share %3 of the %6 that either has. Their Jaccard similarity is %3/%4 = %5.</source>
        <translation>%1 e %2 condividono %3 su %6 presenti in almeno uno dei due. La loro similarità di Jaccard è %3/%4 = %5.</translation>
    </message>
    <message>
        <source>It gives %1 to the rows %2.</source>
        <translation>Dà %1 alle righe %2.</translation>
    </message>
    <message>
        <source>Other numbers that several rows get: %1.</source>
        <translation>Altri numeri che toccano a più righe: %1.</translation>
    </message>
    <message>
        <source>A prime above the number of rows helps: %1.</source>
        <translation>Aiuta un numero primo maggiore del numero delle righe: %1.</translation>
    </message>
    <message>
        <source>Orders of the rows: %1. In %4 of them %2 and %3 have the same first row: %4/%1 = %5/%6, their Jaccard similarity.</source>
        <translation>Ordini delle righe: %1. In %4 di questi %2 e %3 hanno la stessa prima riga: %4/%1 = %5/%6, la loro similarità di Jaccard.</translation>
    </message>
    <message>
        <source>The rest, %1, is processed in one step under %2.</source>
        <translation>Il resto, %1, si percorre in una volta con %2.</translation>
    </message>
    <message>
        <source>%1 and %2 agree in %3 of %4. The estimate is %5; the exact similarity is %6.</source>
        <translation>%1 e %2 concordano in %3 su %4. La stima è %5; la similarità esatta è %6.</translation>
    </message>
    <message>
        <source>With %1 the estimate is rough. The curves show how it converges as hashes are added; the spread shrinks as one over the square root of their number.</source>
        <translation>Con %1 la stima è grossolana. Le curve mostrano come si avvicina quando si aggiungono hash; la dispersione cala come l&apos;inverso della radice quadrata del loro numero.</translation>
    </message>
    <message>
        <source>Band %1 consists of %2 alone.</source>
        <translation>La banda %1 è fatta solo di %2.</translation>
    </message>
    <message>
        <source>%1 has %3 in band %2 and opens a new bucket.</source>
        <translation>%1 ha %3 nella banda %2 e apre un nuovo bucket.</translation>
    </message>
    <message>
        <source>%1 has %3 in band %2, as %4: the same bucket.</source>
        <translation>%1 ha %3 nella banda %2, come %4: lo stesso bucket.</translation>
    </message>
    <message>
        <source>With %1 of %2, a pair of similarity s becomes a candidate with probability 1 - (1 - s^%3)^%4.</source>
        <translation>Con %1 di %2 una coppia di similarità s diventa candidata con probabilità 1 - (1 - s^%3)^%4.</translation>
    </message>
    <message>
        <source>With %3, are %1 and %2 a candidate pair?</source>
        <translation>Con %3, %1 e %2 sono una coppia candidata?</translation>
    </message>
    <message>
        <source>What is the estimate for %1 and %2 from %3?</source>
        <translation>Qual è la stima per %1 e %2 con %3?</translation>
    </message>
    <message>
        <source>Shared: %1; together they have %2 + %3 - %1 = %4. Shared shingles count once.</source>
        <translation>Condivisi: %1; insieme ne hanno %2 + %3 - %1 = %4. Quelli condivisi contano una volta.</translation>
    </message>
    <message>
        <source>They share a bucket in %1 of %2; one is enough, and without one they are never compared.</source>
        <translation>Condividono un bucket in %1 su %2; ne basta uno, e senza non vengono mai confrontati.</translation>
    </message>
    <message>
        <source>Equal positions: %1 of %2; their share is the estimate.</source>
        <translation>Posizioni uguali: %1 su %2; la loro quota è la stima.</translation>
    </message>
    <message>
        <source>Characters that are not printed: %1.</source>
        <translation>Caratteri che non sono stampati: %1.</translation>
    </message>
    <message>
        <source>Shingles of %1 that are not printed: %2.</source>
        <translation>Shingle di %1 che non sono stampati: %2.</translation>
    </message>
    <message>
        <source>The shingles of each document in text order</source>
        <translation>Gli shingle di ogni documento nell&apos;ordine del testo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>By their Jaccard similarity, what is the chance that %1 and %2 become a candidate pair with %3 of %4?</source>
        <translation>In base alla loro similarità di Jaccard, qual è la probabilità che %1 e %2 diventino una coppia candidata con %3 di %4?</translation>
    </message>
    <message>
        <source>Rows that are not printed: %1. For every printed hash, the row with the smallest number of each document is printed.</source>
        <translation>Righe non stampate: %1. Per ogni hash stampato è stampata la riga con il numero più piccolo di ciascun documento.</translation>
    </message>
    <message>
        <source>Not printed: %1.</source>
        <translation>Non compaiono in stampa: %1.</translation>
    </message>
    <message>
        <source>One minhash of a pair is equal with probability s, its Jaccard similarity: a straight line.</source>
        <translation>Un minhash di una coppia è uguale con probabilità s, la sua similarità di Jaccard: una retta.</translation>
    </message>
    <message>
        <source>A band of %1 is equal with probability s^%2, because every row of it must be equal.</source>
        <translation>Una banda di %1 è uguale con probabilità s^%2, perché deve essere uguale ogni sua riga.</translation>
    </message>
    <message>
        <source>The band is different with probability 1 - s^%1.</source>
        <translation>La banda è diversa con probabilità 1 - s^%1.</translation>
    </message>
    <message>
        <source>Changed manually in this row: %1.</source>
        <translation>Cambiato a mano in questa riga: %1.</translation>
    </message>
    <message>
        <source>The order of %1 was changed manually: its numbers are the places of the rows, and it has no formula.</source>
        <translation>L&apos;ordine di %1 è stato cambiato a mano: i suoi numeri sono i posti delle righe, e non ha una formula.</translation>
    </message>
    <message>
        <source>Changed manually: %1.</source>
        <translation>Cambiato a mano: %1.</translation>
    </message>
    <message>
        <source>How many characters does %1 have after preparation?</source>
        <translation>Quanti caratteri ha %1 dopo la preparazione?</translation>
    </message>
    <message>
        <source>Which word does %1 begin with after preparation?</source>
        <translation>Con quale parola inizia %1 dopo la preparazione?</translation>
    </message>
    <message>
        <source>Which document has the most characters after preparation?</source>
        <translation>Quale documento ha più caratteri dopo la preparazione?</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same text after preparation?</source>
        <translation>%1 e %2 sono lo stesso testo dopo la preparazione?</translation>
    </message>
    <message>
        <source>How many rows does the given matrix have?</source>
        <translation>Quante righe ha la matrice data?</translation>
    </message>
    <message>
        <source>How many documents does the given matrix have?</source>
        <translation>Quanti documenti ha la matrice data?</translation>
    </message>
    <message>
        <source>How many distinct shingles does %1 have?</source>
        <translation>Quanti shingle distinti ha %1?</translation>
    </message>
    <message>
        <source>Which shingle of %1 comes right after &quot;%2&quot; in its text?</source>
        <translation>Quale shingle di %1 viene subito dopo «%2» nel suo testo?</translation>
    </message>
    <message>
        <source>Which of these shingles does %1 have?</source>
        <translation>Quale di questi shingle è in %1?</translation>
    </message>
    <message>
        <source>How many rows have a 1 for %1?</source>
        <translation>Quante righe hanno un 1 per %1?</translation>
    </message>
    <message>
        <source>Which documents have a 1 in row %1, %2?</source>
        <translation>Quali documenti hanno un 1 nella riga %1, %2?</translation>
    </message>
    <message>
        <source>Which row comes first in the order of %1?</source>
        <translation>Quale riga viene per prima nell&apos;ordine di %1?</translation>
    </message>
    <message>
        <source>Which of these rows comes earliest in the order of %1?</source>
        <translation>Quale di queste righe viene prima nell&apos;ordine di %1?</translation>
    </message>
    <message>
        <source>At which position is the row %1 in the order of %2?</source>
        <translation>In quale posizione è la riga %1 nell&apos;ordine di %2?</translation>
    </message>
    <message>
        <source>Does %1 give every row a number of its own?</source>
        <translation>%1 dà a ogni riga un numero diverso?</translation>
    </message>
    <message>
        <source>In how many of the %1 orders of the rows do %2 and %3 have the same first row?</source>
        <translation>In quanti dei %1 ordini delle righe %2 e %3 hanno la stessa prima riga?</translation>
    </message>
    <message>
        <source>What is the signature value of %1 under %2?</source>
        <translation>Qual è il valore della firma di %1 con %2?</translation>
    </message>
    <message>
        <source>In how many of %3 do the signatures of %1 and %2 agree?</source>
        <translation>In quante di %3 concordano le firme di %1 e %2?</translation>
    </message>
    <message>
        <source>Which of these can be an estimate from %1?</source>
        <translation>Quale di questi valori può essere una stima con %1?</translation>
    </message>
    <message>
        <source>Which pair is the most similar by its signatures?</source>
        <translation>Quale coppia è la più simile in base alle firme?</translation>
    </message>
    <message>
        <source>Each band has %1. Which hash does band %2 begin with?</source>
        <translation>Ogni banda ha %1. Con quale hash inizia la banda %2?</translation>
    </message>
    <message>
        <source>Do %1 and %2 share a bucket of band %3?</source>
        <translation>%1 e %2 condividono un bucket della banda %3?</translation>
    </message>
    <message>
        <source>How many buckets does band %1 have?</source>
        <translation>Quanti bucket ha la banda %1?</translation>
    </message>
    <message>
        <source>With %1 of %2, at which similarity is the chance one half?</source>
        <translation>Con %1 di %2, a quale similarità la probabilità è un mezzo?</translation>
    </message>
    <message>
        <source>%1 and %2 have similarity %3. What is the chance that they agree in one whole band of %4?</source>
        <translation>%1 e %2 hanno similarità %3. Qual è la probabilità che concordino in un&apos;intera banda di %4?</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Nessun documento</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 has %2 as given and %3 after preparation.</source>
        <translation>%1 ha %2 prima della preparazione e %3 dopo.</translation>
    </message>
    <message>
        <source>After preparation, %1 begins with &quot;%2&quot;.</source>
        <translation>Dopo la preparazione %1 inizia con «%2».</translation>
    </message>
    <message>
        <source>%1 has %2, more than any other document.</source>
        <translation>%1 ha %2, più di ogni altro documento.</translation>
    </message>
    <message>
        <source>Preparation leaves no difference between %1 and %2.</source>
        <translation>La preparazione non lascia differenze fra %1 e %2.</translation>
    </message>
    <message>
        <source>Even after preparation %1 and %2 differ.</source>
        <translation>%1 e %2 differiscono anche dopo la preparazione.</translation>
    </message>
    <message>
        <source>The text of %1 is cut into %2 shingles; %3 of them are different.</source>
        <translation>Il testo di %1 si taglia in %2 shingle, di cui diversi: %3.</translation>
    </message>
    <message>
        <source>The window moves on by one unit, from &quot;%1&quot; to &quot;%2&quot;.</source>
        <translation>La finestra avanza di un&apos;unità, da «%1» a «%2».</translation>
    </message>
    <message>
        <source>%1 has a 1 in the row of each of its shingles; their number is %2.</source>
        <translation>%1 ha un 1 nella riga di ognuno dei suoi shingle; il loro numero è %2.</translation>
    </message>
    <message>
        <source>%1 gives &quot;%2&quot; the smallest number, %3.</source>
        <translation>%1 dà a «%2» il numero più piccolo, %3.</translation>
    </message>
    <message>
        <source>Of these, &quot;%2&quot; has the smallest number under %1: %3.</source>
        <translation>Di queste, «%2» ha il numero più piccolo con %1: %3.</translation>
    </message>
    <message>
        <source>The number of rows that have a smaller number under %2 is %1.</source>
        <translation>Il numero delle righe che con %2 hanno un numero più piccolo è %1.</translation>
    </message>
    <message>
        <source>All numbers of %1 are different, so it puts the rows in one clear order.</source>
        <translation>Tutti i numeri di %1 sono diversi, quindi mette le righe in un ordine preciso.</translation>
    </message>
    <message>
        <source>Of its shingles, &quot;%2&quot; comes first under %1, at position %3.</source>
        <translation>Dei suoi shingle, «%2» viene per primo con %1, in posizione %3.</translation>
    </message>
    <message>
        <source>The signatures agree under %1.</source>
        <translation>Le firme concordano con %1.</translation>
    </message>
    <message>
        <source>The signatures agree under no hash.</source>
        <translation>Le firme non concordano con nessun hash.</translation>
    </message>
    <message>
        <source>An estimate is the number of equal positions divided by %1, such as %2/%1 = %3.</source>
        <translation>Una stima è il numero di posizioni uguali diviso %1, per esempio %2/%1 = %3.</translation>
    </message>
    <message>
        <source>%1 and %2 agree in %3 of %4, more than any other pair.</source>
        <translation>%1 e %2 concordano in %3 su %4, più di ogni altra coppia.</translation>
    </message>
    <message>
        <source>With %1 in each band, band %2 goes from %3 to %4.</source>
        <translation>Con %1 in ogni banda, la banda %2 va da %3 a %4.</translation>
    </message>
    <message>
        <source>In band %1, %2 has %3 and %4 has %5.</source>
        <translation>Nella banda %1, %2 ha %3 e %4 ha %5.</translation>
    </message>
    <message>
        <source>Documents with the same values in band %1 share a bucket; there are %2 different ones.</source>
        <translation>I documenti con gli stessi valori nella banda %1 condividono un bucket; i gruppi di valori diversi sono %2.</translation>
    </message>
    <message>
        <source>1 - (1 - s^%1)^%2 is one half where s is about %3.</source>
        <translation>1 - (1 - s^%1)^%2 vale un mezzo quando s è circa %3.</translation>
    </message>
    <message>
        <source>Each hash agrees with the chance of the similarity: (%1)^%2 = %3.</source>
        <translation>Ogni hash concorda con probabilità pari alla similarità: (%1)^%2 = %3.</translation>
    </message>
    <message>
        <source>%1 is the length before preparation, which changes it.</source>
        <translation>%1 è la lunghezza prima della preparazione, che la cambia.</translation>
    </message>
    <message>
        <source>%1 leaves out the spaces, which count as characters too.</source>
        <translation>%1 tralascia gli spazi, che contano anch&apos;essi come caratteri.</translation>
    </message>
    <message>
        <source>%1 is the number of words, not of characters.</source>
        <translation>%1 è il numero delle parole, non dei caratteri.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the first word as given; preparation changes it.</source>
        <translation>«%1» è la prima parola del testo dato; la preparazione la cambia.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes later in the text.</source>
        <translation>«%1» viene più avanti nel testo.</translation>
    </message>
    <message>
        <source>%1 may look longer, but it has only %2.</source>
        <translation>%1 può sembrare più lungo, ma ha solo %2.</translation>
    </message>
    <message>
        <source>They differ as given, but preparation removes every difference.</source>
        <translation>Nei testi dati differiscono, ma la preparazione elimina ogni differenza.</translation>
    </message>
    <message>
        <source>They already are the same as given.</source>
        <translation>Sono già uguali nei testi dati.</translation>
    </message>
    <message>
        <source>They may look alike, but one different character is enough to make them two texts.</source>
        <translation>Possono sembrare uguali, ma basta un carattere diverso per avere due testi.</translation>
    </message>
    <message>
        <source>%1 is the number of columns; each of them is a document, not a row.</source>
        <translation>%1 è il numero delle colonne; ognuna è un documento, non una riga.</translation>
    </message>
    <message>
        <source>%1 is the number of rows; the documents are the columns.</source>
        <translation>%1 è il numero delle righe; i documenti sono le colonne.</translation>
    </message>
    <message>
        <source>%1 is the number of cells, rows times columns.</source>
        <translation>%1 è il numero delle celle, righe per colonne.</translation>
    </message>
    <message>
        <source>%1 counts repeated shingles each time; a set has them once.</source>
        <translation>%1 conta ogni volta gli shingle ripetuti; un insieme li ha una volta sola.</translation>
    </message>
    <message>
        <source>%1 is the length of the text; windows of %2 units fit into it %1 - %2 + 1 times.</source>
        <translation>%1 è la lunghezza del testo; le finestre di %2 unità ci stanno %1 - %2 + 1 volte.</translation>
    </message>
    <message>
        <source>%1 leaves out a window: a text of %2 units has %2 - %3 + 1 of them.</source>
        <translation>%1 tralascia una finestra: un testo di %2 unità ne ha %2 - %3 + 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes later: windows overlap, and the next one begins one unit further on.</source>
        <translation>«%1» viene più avanti: le finestre si sovrappongono, e la successiva inizia un&apos;unità dopo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes before it, not after it.</source>
        <translation>«%1» viene prima, non dopo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a shingle of %2, not of %3.</source>
        <translation>«%1» è uno shingle di %2, non di %3.</translation>
    </message>
    <message>
        <source>%1 is the number of all rows, also of those with a 0.</source>
        <translation>%1 è il numero di tutte le righe, anche di quelle con uno 0.</translation>
    </message>
    <message>
        <source>%1 counts the rows with a 0.</source>
        <translation>%1 conta le righe con uno 0.</translation>
    </message>
    <message>
        <source>%1 has a 0 there, because its text does not contain &quot;%2&quot;.</source>
        <translation>%1 ha uno 0 in questa riga, perché non contiene «%2».</translation>
    </message>
    <message>
        <source>%1 has a 1 there too, because it contains &quot;%2&quot;.</source>
        <translation>Anche %1 ha un 1 in questa riga, perché contiene «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is first in the matrix, but its number under %2, %3, is not the smallest.</source>
        <translation>«%1» è la prima riga della matrice, ma il suo numero con %2, %3, non è il più piccolo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes later under %3: its number, %2, is not the smallest.</source>
        <translation>«%1» viene dopo con %3: il suo numero, %2, non è il più piccolo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes earlier under %2, but %3 does not have it.</source>
        <translation>«%1» viene prima con %2, ma %3 non lo ha.</translation>
    </message>
    <message>
        <source>%1 is its row in the matrix; the hash changes the order.</source>
        <translation>%1 è la sua riga nella matrice; l&apos;hash cambia l&apos;ordine.</translation>
    </message>
    <message>
        <source>%1 is its number; its position also depends on the numbers of the other rows.</source>
        <translation>%1 è il suo numero; la posizione dipende anche dai numeri delle altre righe.</translation>
    </message>
    <message>
        <source>That counts from the end; from the smallest number on, it is at position %1.</source>
        <translation>Così si conta dalla fine; a partire dal numero più piccolo è in posizione %1.</translation>
    </message>
    <message>
        <source>Two rows would have to have the same number, and none do.</source>
        <translation>Due righe dovrebbero avere lo stesso numero, e non succede.</translation>
    </message>
    <message>
        <source>It looks like a permutation, but the number %1 appears more than once.</source>
        <translation>Sembra una permutazione, ma il numero %1 compare più di una volta.</translation>
    </message>
    <message>
        <source>%1 counts the orders in which their first rows differ.</source>
        <translation>%1 conta gli ordini in cui le loro prime righe sono diverse.</translation>
    </message>
    <message>
        <source>%1 is the number of rows that both have; each of them comes first in many orders.</source>
        <translation>%1 è il numero delle righe che hanno entrambi; ognuna viene prima in molti ordini.</translation>
    </message>
    <message>
        <source>%1 belongs to the first row of all in this order, which %2 does not have.</source>
        <translation>%1 è della prima riga in assoluto in questo ordine, che %2 non ha.</translation>
    </message>
    <message>
        <source>%1 belongs to the first row of %2 in the matrix; another of its rows comes earlier in this order.</source>
        <translation>%1 è della prima riga di %2 nella matrice; un&apos;altra sua riga viene prima in questo ordine.</translation>
    </message>
    <message>
        <source>%1 belongs to the last row of %2 in this order; the first one counts.</source>
        <translation>%1 è dell&apos;ultima riga di %2 in questo ordine; conta la prima.</translation>
    </message>
    <message>
        <source>%1 is the value of %2.</source>
        <translation>%1 è il valore di %2.</translation>
    </message>
    <message>
        <source>%1 counts the shingles that either of them has, not those that both have.</source>
        <translation>%1 conta gli shingle che ha almeno uno dei due, non quelli che hanno entrambi.</translation>
    </message>
    <message>
        <source>%1 counts the shingles that only one of them has.</source>
        <translation>%1 conta gli shingle che ha uno solo dei due.</translation>
    </message>
    <message>
        <source>%1 counts all shingles of %2.</source>
        <translation>%1 conta tutti gli shingle di %2.</translation>
    </message>
    <message>
        <source>%1 divides by the sum of both sizes, in which shared shingles count twice.</source>
        <translation>%1 divide per la somma delle due dimensioni, in cui gli shingle in comune contano due volte.</translation>
    </message>
    <message>
        <source>%1 divides by the shingles of the smaller document; the Jaccard similarity divides by those that either has.</source>
        <translation>%1 divide per gli shingle del documento più piccolo; la similarità di Jaccard divide per quelli che ha almeno uno dei due.</translation>
    </message>
    <message>
        <source>%1 is the share of the shingles that only one of them has.</source>
        <translation>%1 è la quota degli shingle che ha uno solo dei due.</translation>
    </message>
    <message>
        <source>That is one too many: they share %1, not %2.</source>
        <translation>È uno di troppo: ne condividono %1, non %2.</translation>
    </message>
    <message>
        <source>%1 is the sum; the remainder after a division by %2 is still to be taken.</source>
        <translation>%1 è la somma; resta da prendere il resto della divisione per %2.</translation>
    </message>
    <message>
        <source>%1 is how often %2 fits into %3; the remainder is asked.</source>
        <translation>%1 è quante volte %2 sta in %3; si chiede il resto.</translation>
    </message>
    <message>
        <source>%1 forgets to add %2 before the remainder is taken.</source>
        <translation>%1 dimentica di aggiungere %2 prima di prendere il resto.</translation>
    </message>
    <message>
        <source>%1 adds %2 before multiplying; the product comes first.</source>
        <translation>%1 aggiunge %2 prima di moltiplicare; prima viene il prodotto.</translation>
    </message>
    <message>
        <source>%1 is offered, but it is not smaller than %2, so nothing changes.</source>
        <translation>Viene offerto %1, ma non è più piccolo di %2, quindi non cambia nulla.</translation>
    </message>
    <message>
        <source>%1 comes too late: the first row with a 1 has already counted.</source>
        <translation>%1 arriva troppo tardi: ha già contato la prima riga con un 1.</translation>
    </message>
    <message>
        <source>%1 was the smallest so far, but %2 is smaller.</source>
        <translation>%1 era il più piccolo fino a qui, ma %2 è più piccolo.</translation>
    </message>
    <message>
        <source>%1 belongs to another row.</source>
        <translation>%1 è di un&apos;altra riga.</translation>
    </message>
    <message>
        <source>A new bucket is for new values; these are the values of %1.</source>
        <translation>Un bucket nuovo serve per valori nuovi; questi sono i valori di %1.</translation>
    </message>
    <message>
        <source>The bucket of %1 is for other values: %2.</source>
        <translation>Il bucket di %1 è per altri valori: %2.</translation>
    </message>
    <message>
        <source>Equal positions, %1 of %2, are not enough: all values of one band must be equal.</source>
        <translation>Non bastano le posizioni uguali, %1 su %2: devono essere uguali tutti i valori di una banda.</translation>
    </message>
    <message>
        <source>They need not agree everywhere: one common bucket is enough. They have %1.</source>
        <translation>Non devono concordare ovunque: basta un bucket in comune. Ne hanno %1.</translation>
    </message>
    <message>
        <source>%1 is the exact similarity; signatures only estimate it.</source>
        <translation>%1 è la similarità esatta; le firme la stimano soltanto.</translation>
    </message>
    <message>
        <source>%1 counts the positions that differ.</source>
        <translation>%1 conta le posizioni diverse.</translation>
    </message>
    <message>
        <source>%1 compares the signatures as sets; they are compared position by position.</source>
        <translation>%1 confronta le firme come insiemi; si confrontano posizione per posizione.</translation>
    </message>
    <message>
        <source>That is off by one: the number of equal positions is %1.</source>
        <translation>È sbagliato di uno: il numero delle posizioni uguali è %1.</translation>
    </message>
    <message>
        <source>%1 is the number of shared shingles, not of equal positions.</source>
        <translation>%1 è il numero degli shingle in comune, non delle posizioni uguali.</translation>
    </message>
    <message>
        <source>It lies between %2/%1 and %3/%1, where no number of equal positions leads.</source>
        <translation>Sta fra %2/%1 e %3/%1: nessun numero di posizioni uguali dà questo valore.</translation>
    </message>
    <message>
        <source>%1 and %2 agree in only %3 of %4.</source>
        <translation>%1 e %2 concordano solo in %3 su %4.</translation>
    </message>
    <message>
        <source>%1 is in band %2: a band has several hashes, so hashes and bands do not have the same numbers.</source>
        <translation>%1 è nella banda %2: una banda ha più hash, perciò hash e bande non hanno gli stessi numeri.</translation>
    </message>
    <message>
        <source>%1 is in band %2, but not its first hash.</source>
        <translation>%1 è nella banda %2, ma non è il suo primo hash.</translation>
    </message>
    <message>
        <source>One equal value is not enough: the whole band must be equal, and here it is %1 of %2.</source>
        <translation>Un valore uguale non basta: deve essere uguale tutta la banda, e qui sono %1 su %2.</translation>
    </message>
    <message>
        <source>Their signatures may differ elsewhere, but all values of this band are equal.</source>
        <translation>Le firme possono differire altrove, ma i valori di questa banda sono tutti uguali.</translation>
    </message>
    <message>
        <source>%1 is the number of documents; those with the same values share a bucket.</source>
        <translation>%1 è il numero dei documenti; quelli con gli stessi valori condividono un bucket.</translation>
    </message>
    <message>
        <source>%1 counts only the buckets with several documents.</source>
        <translation>%1 conta solo i bucket con più documenti.</translation>
    </message>
    <message>
        <source>%1 is the number of hashes in the band.</source>
        <translation>%1 è il numero di hash nella banda.</translation>
    </message>
    <message>
        <source>A similarity of one half does not mean a chance of one half: there it is %1.</source>
        <translation>Una similarità di un mezzo non dà una probabilità di un mezzo: lì vale %1.</translation>
    </message>
    <message>
        <source>%1 is right for %2 of %3: bands and rows are swapped.</source>
        <translation>%1 vale per %2 di %3: bande e righe sono scambiate.</translation>
    </message>
    <message>
        <source>%1 is right for a single band; with more bands a smaller similarity is enough.</source>
        <translation>%1 vale per una sola banda; con più bande basta una similarità minore.</translation>
    </message>
    <message>
        <source>%1 is right for bands of one hash; longer bands need more similarity.</source>
        <translation>%1 vale per bande di un hash; bande più lunghe richiedono più similarità.</translation>
    </message>
    <message>
        <source>%1 is the chance for one hash; in one band all %2 must agree.</source>
        <translation>%1 è la probabilità per un hash; in una banda devono concordare tutti e %2.</translation>
    </message>
    <message>
        <source>%1 is the chance that they do not agree in the whole band.</source>
        <translation>%1 è la probabilità che non concordino in tutta la banda.</translation>
    </message>
    <message>
        <source>%1 is the chance for at least one of all %2 bands.</source>
        <translation>%1 è la probabilità per almeno una di tutte le %2 bande.</translation>
    </message>
    <message>
        <source>%1 is the chance for a single band.</source>
        <translation>%1 è la probabilità per una sola banda.</translation>
    </message>
    <message>
        <source>%1 is the chance that they are missed.</source>
        <translation>%1 è la probabilità che la coppia vada persa.</translation>
    </message>
    <message>
        <source>%1 is their similarity; the curve turns it into a chance.</source>
        <translation>%1 è la loro similarità; la curva la trasforma in una probabilità.</translation>
    </message>
    <message>
        <source>With %1, every band is different with probability (1 - s^%2)^%3. Then the pair is missed.</source>
        <translation>Con %1, tutte le bande sono diverse con probabilità (1 - s^%2)^%3. Allora la coppia va persa.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Isolato con la direzione del primo carattere forte</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Fine dell&apos;isolato direzionale</translation>
    </message>
</context>
<context>
    <name>shinglescope::AccuracyModel</name>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovate</translation>
    </message>
    <message>
        <source>False</source>
        <translation>False</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancate</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Richiamo</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>%1 % (%2–%3 %)</source>
        <translation>%1 % (%2–%3 %)</translation>
    </message>
</context>
<context>
    <name>shinglescope::AccuracyPlot</name>
    <message>
        <source>Precision and recall by threshold</source>
        <translation>Precisione e richiamo per soglia</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>soglia</translation>
    </message>
    <message>
        <source>precision, with 95 % interval</source>
        <translation>precisione, con intervallo al 95 %</translation>
    </message>
    <message>
        <source>recall, with 95 % interval</source>
        <translation>richiamo, con intervallo al 95 %</translation>
    </message>
    <message>
        <source>at %1: precision %2
recall %3</source>
        <translation>a %1: precisione %2
richiamo %3</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovate</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisione</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>richiamo</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>precision and recall</source>
        <translation>precisione e richiamo</translation>
    </message>
    <message>
        <source>false</source>
        <translation>false</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>mancate</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 da</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 a</translation>
    </message>
</context>
<context>
    <name>shinglescope::AccuracyView</name>
    <message>
        <source>Truth</source>
        <translation>Verità</translation>
    </message>
    <message>
        <source>random audit</source>
        <translation>controllo a campione</translation>
    </message>
    <message>
        <source>all verdicts</source>
        <translation>tutti i verdetti</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un file</translation>
    </message>
    <message>
        <source>What is known to be true</source>
        <translation>Che cosa è noto</translation>
    </message>
    <message>
        <source>The verdicts of the random audit estimate the whole result</source>
        <translation>I verdetti del controllo a campione stimano l&apos;intero risultato</translation>
    </message>
    <message>
        <source>All verdicts of reviewers; they are a biased choice</source>
        <translation>Tutti i verdetti dei revisori; sono una scelta distorta</translation>
    </message>
    <message>
        <source>A list of all matches, or of labels</source>
        <translation>Un elenco di tutte le corrispondenze, o di etichette</translation>
    </message>
    <message>
        <source>Seed of the audit</source>
        <translation>Seme del controllo</translation>
    </message>
    <message>
        <source>seed of the audit</source>
        <translation>seme del controllo</translation>
    </message>
    <message>
        <source>Choose a file...</source>
        <translation>Scegli un file...</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Confronto con</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Precisione e richiamo</translation>
    </message>
    <message>
        <source>Precision and recall by threshold</source>
        <translation>Precisione e richiamo per soglia</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Soglie</translation>
    </message>
    <message>
        <source>Accuracy by threshold</source>
        <translation>Accuratezza per soglia</translation>
    </message>
    <message>
        <source>Use this threshold</source>
        <translation>Usa questa soglia</translation>
    </message>
    <message>
        <source>Puts the threshold into the recipe</source>
        <translation>Mette la soglia nella ricetta</translation>
    </message>
    <message>
        <source>Wrong pairs</source>
        <translation>Coppie errate</translation>
    </message>
    <message>
        <source>false</source>
        <translation>false</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>mancate</translation>
    </message>
    <message>
        <source>Kind of error</source>
        <translation>Tipo di errore</translation>
    </message>
    <message>
        <source>Press Enter to open the pair in Review</source>
        <translation>Premere Invio per aprire la coppia in Rivedi</translation>
    </message>
    <message>
        <source>Open known matches or labels</source>
        <translation>Apri corrispondenze note o etichette</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;All files (*)</source>
        <translation>Tabelle (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>There is nothing to measure yet: find the near-duplicates first.</source>
        <translation>Non c&apos;è ancora nulla da misurare: trovare prima i quasi duplicati.</translation>
    </message>
    <message>
        <source>Go to Find</source>
        <translation>Vai a Trova</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Vai a Dati</translation>
    </message>
    <message>
        <source>Choose a table of all matches, or of labels: two columns with the ids of the rows, and perhaps a column of labels.</source>
        <translation>Scegliere una tabella di tutte le corrispondenze, o di etichette: due colonne con gli id delle righe, ed eventualmente una colonna di etichette.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>%1 pairs are known, %2 of them matches.</source>
        <translation>Coppie note: %1, di cui corrispondenze: %2.</translation>
    </message>
    <message>
        <source>The list is taken to be complete: every other pair is false.</source>
        <translation>L&apos;elenco è considerato completo: ogni altra coppia è falsa.</translation>
    </message>
    <message>
        <source>Estimated for all pairs in the list. Recall refers to the matches at or above %1.</source>
        <translation>Stima per tutte le coppie dell&apos;elenco. Il richiamo si riferisce alle corrispondenze da %1 in su.</translation>
    </message>
    <message>
        <source>Biased: somebody chose these pairs, and nothing follows for the others.</source>
        <translation>Distorto: qualcuno ha scelto queste coppie, e non ne segue nulla per le altre.</translation>
    </message>
    <message>
        <source>Matches that the result does not have: %1.</source>
        <translation>Corrispondenze che il risultato non ha: %1.</translation>
    </message>
    <message>
        <source>No verdict belongs to the random audit of this seed. Judge pairs in the order of a random audit.</source>
        <translation>Nessun verdetto appartiene al controllo a campione di questo seme. Giudicare le coppie nell&apos;ordine di un controllo a campione.</translation>
    </message>
    <message>
        <source>No pair has the verdict Duplicate or Not that a reviewer gave.</source>
        <translation>Nessuna coppia ha un verdetto Duplicato o Non duplicato dato da un revisore.</translation>
    </message>
    <message>
        <source>Go to Review</source>
        <translation>Vai a Rivedi</translation>
    </message>
    <message>
        <source>false: %1, missed: %2</source>
        <translation>false: %1, mancate: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::ActionsController</name>
    <message>
        <source>No column is compared. Choose at least one to compare.</source>
        <translation>Nessuna colonna viene confrontata. Sceglierne almeno una da confrontare.</translation>
    </message>
    <message>
        <source>It was removed from the recent files.</source>
        <translation>È stato tolto dai file recenti.</translation>
    </message>
    <message>
        <source>This changes too many verdicts while a task is running. Wait for the task to finish, or press Esc to cancel it.</source>
        <translation>Così si cambiano troppi verdetti mentre è in corso un&apos;operazione. Aspettare che finisca, o premere Esc per annullarla.</translation>
    </message>
</context>
<context>
    <name>shinglescope::AdviceFigures</name>
    <message>
        <source>expected; all %1 row pairs are known</source>
        <translation>atteso; tutte le %1 coppie di righe sono note</translation>
    </message>
    <message>
        <source>expected; from %1 of about %2 row pairs</source>
        <translation>atteso; da %1 di circa %2 coppie di righe</translation>
    </message>
    <message>
        <source>%1; measured with the seed of the recipe: %2</source>
        <translation>%1; misurato con il seme della ricetta: %2</translation>
    </message>
    <message>
        <source>recall of pairs that differ</source>
        <translation>richiamo delle coppie diverse</translation>
    </message>
    <message>
        <source>pairs compared</source>
        <translation>coppie confrontate</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>su %1</translation>
    </message>
    <message>
        <source>estimated for this machine</source>
        <translation>stimato per questo computer</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>non stimato</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::AdviceForm</name>
    <message>
        <source>What you want</source>
        <translation>Che cosa si vuole</translation>
    </message>
    <message>
        <source>Share of the pairs to find</source>
        <translation>Quota delle coppie da trovare</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Least similarity of the pairs</source>
        <translation>Similarità minima delle coppie</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>Tempo di un&apos;esecuzione</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>qualsiasi tempo</translation>
    </message>
    <message>
        <source>Memory of a run</source>
        <translation>Memoria di un&apos;esecuzione</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>qualsiasi memoria</translation>
    </message>
    <message>
        <source>What is best</source>
        <translation>Che cosa è meglio</translation>
    </message>
    <message>
        <source>at the least cost</source>
        <translation>al minor costo</translation>
    </message>
    <message>
        <source>with the best F1</source>
        <translation>con l&apos;F1 migliore</translation>
    </message>
    <message>
        <source>Of the settings that find so many pairs, the cheapest</source>
        <translation>Fra le impostazioni che trovano tante coppie, la meno costosa</translation>
    </message>
    <message>
        <source>The best balance of pairs found and useless comparisons</source>
        <translation>Il miglior equilibrio fra coppie trovate e confronti inutili</translation>
    </message>
    <message>
        <source>Find at least</source>
        <translation>Trovare almeno</translation>
    </message>
    <message>
        <source>of the pairs at or above</source>
        <translation>delle coppie da</translation>
    </message>
    <message>
        <source>within</source>
        <translation>in su, entro</translation>
    </message>
    <message>
        <source>and</source>
        <translation>e</translation>
    </message>
</context>
<context>
    <name>shinglescope::AdvicePlot</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 coppia</numerusform>
            <numerusform>%1 coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 pairs</source>
        <translation>
            <numerusform>circa %1 coppia</numerusform>
            <numerusform>circa %1 coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs of texts by similarity</source>
        <translation>Coppie di testi per similarità</translation>
    </message>
    <message>
        <source>%1 pairs of rows at or above the threshold</source>
        <translation>%1 coppie di righe dalla soglia in su</translation>
    </message>
    <message>
        <source>exact similarity of two texts that differ</source>
        <translation>similarità esatta di due testi diversi</translation>
    </message>
    <message>
        <source>%1; hatched: from random texts</source>
        <translation>%1; tratteggiato: da testi a caso</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>da %1 a %2: %3</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>pairs of texts</source>
        <translation>coppie di testi</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contate</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>esattamente</translation>
    </message>
    <message>
        <source>from random texts</source>
        <translation>da testi a caso</translation>
    </message>
    <message>
        <source>pairs of texts, log scale</source>
        <translation>coppie di testi, scala logaritmica</translation>
    </message>
</context>
<context>
    <name>shinglescope::AdvisorView</name>
    <message>
        <source>Recommended</source>
        <translation>Consigliato</translation>
    </message>
    <message>
        <source>&amp;Adopt (Return)</source>
        <translation>&amp;Adotta (Invio)</translation>
    </message>
    <message>
        <source>Puts hashes, bands and threshold into the recipe</source>
        <translation>Mette hash, bande e soglia nella ricetta</translation>
    </message>
    <message>
        <source>Adopt and f&amp;ind</source>
        <translation>Adotta e &amp;trova</translation>
    </message>
    <message>
        <source>Also starts the search</source>
        <translation>Avvia anche la ricerca</translation>
    </message>
    <message>
        <source>Search e&amp;xactly</source>
        <translation>&amp;Cerca esattamente</translation>
    </message>
    <message>
        <source>Finds every pair, without hashes and bands</source>
        <translation>Trova ogni coppia, senza hash e bande</translation>
    </message>
    <message>
        <source>Where the pairs are</source>
        <translation>Dove sono le coppie</translation>
    </message>
    <message>
        <source>Pairs of texts by similarity</source>
        <translation>Coppie di testi per similarità</translation>
    </message>
    <message>
        <source>The nearest alternatives</source>
        <translation>Le alternative più vicine</translation>
    </message>
    <message>
        <source>Alternatives to the recommended setting</source>
        <translation>Alternative all&apos;impostazione consigliata</translation>
    </message>
    <message>
        <source>Press Enter to adopt an alternative</source>
        <translation>Premere Invio per adottare un&apos;alternativa</translation>
    </message>
    <message>
        <source>Open a table, and this page says which setting to use, and why.</source>
        <translation>Aprire una tabella: questa pagina dirà quale impostazione usare, e perché.</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Vai a Dati</translation>
    </message>
    <message>
        <source>Choose at least one column to compare.</source>
        <translation>Scegliere almeno una colonna da confrontare.</translation>
    </message>
    <message>
        <source>Go to Find</source>
        <translation>Vai a Trova</translation>
    </message>
    <message>
        <source>The table has %1 rows, so the evidence may take a while.</source>
        <translation>La tabella ha %1 righe, perciò raccogliere le prove può richiedere un po&apos;.</translation>
    </message>
    <message>
        <source>Ask for advice (Return)</source>
        <translation>Chiedi consiglio (Invio)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>%1 row pairs at or above %2; a threshold from %3 to %4 changes little</source>
        <translation>%1 coppie di righe da %2 in su; una soglia da %3 a %4 cambia poco</translation>
    </message>
    <message>
        <source>%1 row pairs at or above %2</source>
        <translation>%1 coppie di righe da %2 in su</translation>
    </message>
    <message>
        <source>No setting to recommend</source>
        <translation>Nessuna impostazione da consigliare</translation>
    </message>
    <message>
        <source>%1 bands</source>
        <translation>%1 bande</translation>
    </message>
    <message>
        <source>Exact search takes %1 and misses nothing.</source>
        <translation>La ricerca esatta richiede %1 e non manca nulla.</translation>
    </message>
    <message>
        <source>There is no other setting of this kind.</source>
        <translation>Non ci sono altre impostazioni di questo tipo.</translation>
    </message>
    <message>
        <source>%1 bands and threshold %2</source>
        <translation>%1 bande e soglia %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::AlgorithmPanel</name>
    <message>
        <source>The algorithm</source>
        <translation>L&apos;algoritmo</translation>
    </message>
</context>
<context>
    <name>shinglescope::AlternativeModel</name>
    <message>
        <source>%1, %2 hashes</source>
        <translation>%1, %2 hash</translation>
    </message>
    <message>
        <source>Bands × rows</source>
        <translation>Bande × righe</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Richiamo</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Confrontate</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The number of hashes is in parentheses</source>
        <translation>Il numero di hash è tra parentesi</translation>
    </message>
</context>
<context>
    <name>shinglescope::Appearance</name>
    <message>
        <source>Restart Shinglescope to change the language.</source>
        <translation>La lingua cambia al prossimo avvio di Shinglescope.</translation>
    </message>
    <message>
        <source>Restart Shinglescope to change the size of texts and controls.</source>
        <translation>Riavviare Shinglescope per cambiare la dimensione di testi e comandi.</translation>
    </message>
    <message>
        <source>The environment variable QT_SCALE_FACTOR is set and has priority over this size.</source>
        <translation>La variabile d&apos;ambiente QT_SCALE_FACTOR è impostata e ha la precedenza su questa dimensione.</translation>
    </message>
</context>
<context>
    <name>shinglescope::AppearanceForm</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contrasto elevato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>The size of texts and controls</source>
        <translation>La dimensione di testi e comandi</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animazioni</translation>
    </message>
    <message>
        <source>Rows move to their places; never if the system asks for less motion</source>
        <translation>Le righe si spostano al loro posto; mai, se il sistema chiede meno movimento</translation>
    </message>
</context>
<context>
    <name>shinglescope::BandDetails</name>
    <message>
        <source>Band %1: hash %2</source>
        <translation>Banda %1: hash %2</translation>
    </message>
    <message>
        <source>Band %1: hashes %2 to %3</source>
        <translation>Banda %1: hash da %2 a %3</translation>
    </message>
    <message>
        <source>The value is equal, so both fall into one bucket and are compared.</source>
        <translation>Il valore è uguale, quindi entrambe cadono nello stesso bucket e vengono confrontate.</translation>
    </message>
    <message>
        <source>All %1 values are equal, so both fall into one bucket and are compared.</source>
        <translation>Tutti i %1 valori sono uguali, quindi entrambe cadono nello stesso bucket e vengono confrontate.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more values</source>
        <translation>
            <numerusform>e un altro valore</numerusform>
            <numerusform>e altri %n valori</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking up the bucket...</source>
        <translation>Ricerca del bucket...</translation>
    </message>
    <message>
        <source>The bucket contains &lt;b&gt;%1 rows&lt;/b&gt;</source>
        <translation>Il bucket contiene &lt;b&gt;%1 righe&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Row %1 is alone in its bucket of this band.</source>
        <translation>La riga %1 è sola nel suo bucket di questa banda.</translation>
    </message>
    <message>
        <source>Row %1 shares its bucket of this band with others</source>
        <translation>La riga %1 condivide il suo bucket di questa banda con altre</translation>
    </message>
    <message>
        <source>: besides these, %1</source>
        <translation>: oltre a queste, %1</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> e altre %1</translation>
    </message>
    <message>
        <source>: these two.</source>
        <translation>: queste due.</translation>
    </message>
    <message>
        <source>%1 of %2 equal. One different value is enough to separate them.</source>
        <translation>%1 su %2 uguali. Basta un valore diverso per separarle.</translation>
    </message>
</context>
<context>
    <name>shinglescope::BandStrip</name>
    <message>
        <source>Band %1, collided</source>
        <translation>Banda %1, in collisione</translation>
    </message>
    <message>
        <source>Band %1, not equal</source>
        <translation>Banda %1, diversa</translation>
    </message>
</context>
<context>
    <name>shinglescope::BandsEditor</name>
    <message>
        <source>Bands chosen by</source>
        <translation>Scelta delle bande</translation>
    </message>
    <message>
        <source>Number of hashes</source>
        <translation>Numero di hash</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>Permutazioni</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>per soglia</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>per zona</translation>
    </message>
    <message>
        <source>Bands × rows</source>
        <translation>Bande × righe</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>Threshold as a number</source>
        <translation>La soglia come numero</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>Exact scores are kept down to the floor. In Review the threshold can move down to it without a new run.</source>
        <translation>I punteggi sono conservati esatti fino al minimo; in Rivedi la soglia scende fin lì senza un&apos;esecuzione.</translation>
    </message>
    <message>
        <source>threshold − 0.2</source>
        <translation>soglia − 0,2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatta</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>links</source>
        <translation>collegamenti</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>%1 keeps the zone.</source>
        <translation>%1 rispetta la zona.</translation>
    </message>
    <message>
        <source>%1 bands do not divide %2 hashes; %3 suits the threshold %4 best.</source>
        <translation>%1 bande non dividono %2 hash; %3 si adatta meglio alla soglia %4.</translation>
    </message>
    <message>
        <source>factors %1</source>
        <translation>fattori %1</translation>
    </message>
    <message>
        <source>Every pair down to the floor.</source>
        <translation>Ogni coppia fino al minimo.</translation>
    </message>
    <message>
        <source>Only enough pairs to link each group: the same groups for less work if many rows are similar. In Review the threshold stays as in the run.</source>
        <translation>Solo le coppie che collegano ogni gruppo: gli stessi gruppi con meno lavoro dove molte righe sono simili. La soglia in Rivedi resta dove l&apos;aveva l&apos;esecuzione.</translation>
    </message>
    <message>
        <source>half of the pairs at %1 found</source>
        <translation>metà trovata a %1</translation>
    </message>
    <message>
        <source>follows the threshold</source>
        <translation>segue la soglia</translation>
    </message>
    <message>
        <source>No plan keeps the zone; %1 would.</source>
        <translation>Nessun piano rispetta la zona; %1 la rispetterebbe.</translation>
    </message>
    <message>
        <source>No plan keeps the zone; widen it.</source>
        <translation>Nessun piano rispetta la zona: allargarla.</translation>
    </message>
    <message>
        <source>The plan that keeps a tolerance zone; Explore shows all</source>
        <translation>Il piano che rispetta una zona di tolleranza; Esplora li mostra tutti</translation>
    </message>
    <message>
        <source>The bands stay as they are. The closest, %1, finds %2 below the zone and misses %3 above.</source>
        <translation>Le bande restano come sono. Il più vicino, %1, trova %2 sotto la zona e ne perde %3 sopra.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Tenute</translation>
    </message>
    <message>
        <source>Finds every pair without signatures and bands: minima say little about a part of a text.</source>
        <translation>Trova ogni coppia senza firme e bande: i minimi dicono poco su una parte di un testo.</translation>
    </message>
</context>
<context>
    <name>shinglescope::BandsPanel</name>
    <message>
        <source>Candidates by bands</source>
        <translation>Candidate per bande</translation>
    </message>
    <message>
        <source>Candidates by number of bands</source>
        <translation>Candidate per numero di bande</translation>
    </message>
    <message numerus="yes">
        <source>%n hashes; click to adopt</source>
        <translation>
            <numerusform>%n hash; un clic lo adotta</numerusform>
            <numerusform>%n hash; un clic li adotta</numerusform>
        </translation>
    </message>
    <message>
        <source>Count all</source>
        <translation>Conta tutte</translation>
    </message>
    <message>
        <source>Finds every pair instead of estimating</source>
        <translation>Trova ogni coppia invece di stimare</translation>
    </message>
    <message>
        <source>estimated from %1 of %2 rows</source>
        <translation>stimate da %1 righe su %2</translation>
    </message>
    <message>
        <source>Pairs...</source>
        <translation>Coppie...</translation>
    </message>
    <message>
        <source>Lists found pairs, candidates below the threshold and missed pairs</source>
        <translation>Elenca le coppie trovate, le candidate sotto la soglia e le coppie mancate</translation>
    </message>
</context>
<context>
    <name>shinglescope::BandsPlot</name>
    <message>
        <source>Candidates by number of bands</source>
        <translation>Candidate per numero di bande</translation>
    </message>
    <message>
        <source>at or above the threshold</source>
        <translation>dalla soglia in su</translation>
    </message>
    <message>
        <source>at or above %1</source>
        <translation>da %1 in su</translation>
    </message>
    <message>
        <source>candidates, on a log scale</source>
        <translation>candidate, su scala logaritmica</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidate</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>richiamo</translation>
    </message>
    <message>
        <source>bands × rows</source>
        <translation>bande × righe</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attese</translation>
    </message>
    <message>
        <source>%1: about %2 candidates, %3 to %4
recall %5, %6 to %7; the curve expects %8</source>
        <translation>%1: circa %2 candidate, da %3 a %4
richiamo %5, da %6 a %7; la curva prevede %8</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>recall from</source>
        <translation>richiamo da</translation>
    </message>
    <message>
        <source>recall to</source>
        <translation>richiamo a</translation>
    </message>
    <message>
        <source>%1 of %2 row pairs found, %3 expected from the curve</source>
        <translation>%1 su %2 coppie di righe trovate, %3 attese dalla curva</translation>
    </message>
    <message>
        <source>row pairs found</source>
        <translation>coppie di righe trovate</translation>
    </message>
    <message>
        <source>row pairs missed</source>
        <translation>coppie di righe perse</translation>
    </message>
    <message>
        <source>candidates, large buckets included in full, on a log scale</source>
        <translation>candidate, bucket grandi inclusi per intero, scala logaritmica</translation>
    </message>
    <message>
        <source>candidates, large buckets included in full</source>
        <translation>candidate, bucket grandi inclusi per intero</translation>
    </message>
    <message>
        <source>%1: %2 candidates, %3 of them below the threshold</source>
        <translation>%1: %2 candidate, di cui %3 sotto la soglia</translation>
    </message>
    <message>
        <source>at or above threshold</source>
        <translation>pari o sopra la soglia</translation>
    </message>
    <message>
        <source>below threshold</source>
        <translation>sotto la soglia</translation>
    </message>
    <message>
        <source>all candidates</source>
        <translation>tutte le candidate</translation>
    </message>
</context>
<context>
    <name>shinglescope::BruteForcePanel</name>
    <message>
        <source>LSH against brute force</source>
        <translation>LSH contro forza bruta</translation>
    </message>
    <message>
        <source>Rows to extrapolate to</source>
        <translation>Righe a cui estrapolare</translation>
    </message>
    <message>
        <source>LSH</source>
        <translation>LSH</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Forza bruta</translation>
    </message>
    <message>
        <source>Exact join</source>
        <translation>Join esatto</translation>
    </message>
    <message>
        <source>Found by both</source>
        <translation>Trovate da entrambi</translation>
    </message>
    <message>
        <source>For rows</source>
        <translation>Per righe</translation>
    </message>
    <message>
        <source>&amp;Time both</source>
        <translation>Cronometra entram&amp;bi</translation>
    </message>
    <message>
        <source>%1, the same pairs</source>
        <translation>%1, le stesse coppie</translation>
    </message>
    <message>
        <source>%1 pairs, and %2 with equal texts</source>
        <translation>%1 coppie, e %2 di testi uguali</translation>
    </message>
    <message>
        <source>On %1 threads. Brute force and the join need %2 more to shingle the texts.</source>
        <translation>Su %1 thread. Forza bruta e join richiedono altri %2 per tagliare i testi in shingle.</translation>
    </message>
    <message>
        <source>One pair each</source>
        <translation>Una per tipo</translation>
    </message>
    <message>
        <source>The most similar pair that was found. Shows why.</source>
        <translation>La coppia trovata più simile. Mostra perché.</translation>
    </message>
    <message>
        <source>The most similar candidate below the threshold. Shows why.</source>
        <translation>La coppia candidata più simile sotto la soglia. Mostra perché.</translation>
    </message>
    <message>
        <source>The most similar pair that shares no band. Shows why.</source>
        <translation>La coppia più simile che non condivide alcuna banda. Mostra perché.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::BucketBoxList</name>
    <message>
        <source>Buckets</source>
        <translation>Bucket</translation>
    </message>
</context>
<context>
    <name>shinglescope::BucketBoxes</name>
    <message>
        <source>Band %1: %2</source>
        <translation>Banda %1: %2</translation>
    </message>
    <message>
        <source>Band %1: %2 to %3</source>
        <translation>Banda %1: da %2 a %3</translation>
    </message>
    <message>
        <source>Band %1, bucket %2: %3 meet</source>
        <translation>Banda %1, bucket %2: %3 si incontrano</translation>
    </message>
    <message>
        <source>Band %1, bucket %2: %3</source>
        <translation>Banda %1, bucket %2: %3</translation>
    </message>
</context>
<context>
    <name>shinglescope::BucketContentModel</name>
    <message>
        <source>shingle</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>%1 rows, %2</source>
        <translation>%1 righe, %2</translation>
    </message>
    <message>
        <source>member</source>
        <translation>membro</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
</context>
<context>
    <name>shinglescope::BucketModel</name>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Shingles that cause it</source>
        <translation>Shingle che lo causano</translation>
    </message>
    <message>
        <source>Text pairs</source>
        <translation>Coppie di testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::BucketSizePlot</name>
    <message>
        <source>Buckets by number of texts</source>
        <translation>Bucket per numero di testi</translation>
    </message>
    <message>
        <source>texts in a bucket, log scale</source>
        <translation>testi in un bucket, scala logaritmica</translation>
    </message>
    <message>
        <source>buckets, log scale</source>
        <translation>bucket, scala logaritmica</translation>
    </message>
    <message>
        <source>%1 buckets of two texts or more; the largest has %2.</source>
        <translation>%1 bucket di due o più testi; il più grande ne ha %2.</translation>
    </message>
    <message>
        <source>%1 buckets of %2 texts</source>
        <translation>%1 bucket di %2 testi</translation>
    </message>
    <message>
        <source>texts in a bucket</source>
        <translation>testi in un bucket</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>bucket</translation>
    </message>
</context>
<context>
    <name>shinglescope::BucketsView</name>
    <message>
        <source>Bucket sizes</source>
        <translation>Dimensioni dei bucket</translation>
    </message>
    <message>
        <source>Buckets by number of texts</source>
        <translation>Bucket per numero di testi</translation>
    </message>
    <message>
        <source>&amp;Look into the buckets</source>
        <translation>&amp;Guarda nei bucket</translation>
    </message>
    <message>
        <source>Largest buckets</source>
        <translation>Bucket più grandi</translation>
    </message>
    <message>
        <source>In the bucket</source>
        <translation>Nel bucket</translation>
    </message>
    <message>
        <source>Shingles and members of the bucket</source>
        <translation>Shingle e membri del bucket</translation>
    </message>
    <message>
        <source>Enter shows a member on the Data page</source>
        <translation>Invio mostra un membro nella pagina Dati</translation>
    </message>
    <message>
        <source>Open a file and choose what to compare.</source>
        <translation>Aprire un file e scegliere che cosa si confronta.</translation>
    </message>
    <message>
        <source>%1 buckets of two texts or more, of %2 texts; %3 candidates.</source>
        <translation>%1 bucket di due o più testi, su %2 testi; %3 candidate.</translation>
    </message>
    <message>
        <source>none examined yet</source>
        <translation>non ancora esaminati</translation>
    </message>
    <message>
        <source>the %1 largest of %2</source>
        <translation>i %1 più grandi di %2</translation>
    </message>
    <message>
        <source>band %1, the first %2 of %3 rows</source>
        <translation>banda %1, le prime %2 di %3 righe</translation>
    </message>
    <message>
        <source>band %1, %2 rows</source>
        <translation>banda %1, %2 righe</translation>
    </message>
</context>
<context>
    <name>shinglescope::CandidateModel</name>
    <message>
        <source>below</source>
        <translation>sotto</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>mancata</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarità</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Bands in which the two texts are equal</source>
        <translation>Bande in cui i due testi sono uguali</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::CandidatesDialog</name>
    <message>
        <source>Candidates of the recipe</source>
        <translation>Coppie candidate della ricetta</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovate</translation>
    </message>
    <message>
        <source>Below the threshold</source>
        <translation>Sotto la soglia</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancate</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>Quali coppie</translation>
    </message>
    <message>
        <source>&amp;%1 random pairs of each</source>
        <translation>&amp;%1 coppie casuali per tipo</translation>
    </message>
    <message>
        <source>Shows a fair sample instead of the most similar pairs</source>
        <translation>Mostra un campione casuale invece delle coppie più simili</translation>
    </message>
    <message>
        <source>Candidates and missed pairs</source>
        <translation>Coppie candidate e mancate</translation>
    </message>
    <message>
        <source>Press Enter to see why</source>
        <translation>Premi Invio per vedere perché</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Perché?</translation>
    </message>
    <message>
        <source>Listing the candidates...</source>
        <translation>Elenco delle coppie candidate...</translation>
    </message>
    <message>
        <source>%1 found, %2 compared in vain because they are below the threshold, and %3 missed because they share no band. Identical texts are left out.</source>
        <translation>%1 trovate, %2 confrontate inutilmente perché sotto la soglia e %3 mancate perché non condividono alcuna banda. I testi identici sono esclusi.</translation>
    </message>
    <message>
        <source>The %1 most similar pairs of each kind are listed.</source>
        <translation>Sono elencate le %1 coppie più simili di ogni tipo.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ChangedNote</name>
    <message>
        <source>Own numbers</source>
        <translation>Numeri della lezione</translation>
    </message>
</context>
<context>
    <name>shinglescope::ChoiceChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::ColumnMatchDialog</name>
    <message>
        <source>compared</source>
        <translation>confrontata</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Match columns</source>
        <translation>Abbina le colonne</translation>
    </message>
    <message>
        <source>Which columns correspond</source>
        <translation>Quali colonne si corrispondono</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>&amp;Rileva di nuovo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Usa queste</translation>
    </message>
    <message>
        <source>Further columns are matched by their names.</source>
        <translation>Le altre colonne sono abbinate per nome.</translation>
    </message>
    <message>
        <source>Counterpart of %1</source>
        <translation>Corrispondente di %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Without a counterpart: %1. Choose a column of the second table, or do not compare it.</source>
        <translation>Senza corrispondente: %1. Scegli una colonna della seconda tabella, o non confrontarla.</translation>
    </message>
    <message>
        <source>guessed by name and role</source>
        <translation>rilevate da nome e ruolo</translation>
    </message>
</context>
<context>
    <name>shinglescope::ColumnMenu</name>
    <message>
        <source>&amp;Filter...	Ctrl+Shift+F</source>
        <translation>&amp;Filtro...	Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>being guessed</source>
        <translation>in esame</translation>
    </message>
    <message>
        <source>&amp;Type: %1</source>
        <translation>T&amp;ipo: %1</translation>
    </message>
    <message>
        <source>Sort &amp;ascending	Alt+Up</source>
        <translation>Ordina in modo &amp;crescente	Alt+Su</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Ordina in modo &amp;decrescente</translation>
    </message>
    <message>
        <source>T&amp;hen by this, ascending	Shift+Alt+Up</source>
        <translation>P&amp;oi per questa, crescente	Shift+Alt+Su</translation>
    </message>
    <message>
        <source>Then by this, des&amp;cending</source>
        <translation>Poi per questa, d&amp;ecrescente</translation>
    </message>
    <message>
        <source>Do &amp;not sort by this</source>
        <translation>&amp;Non ordinare per questa</translation>
    </message>
    <message>
        <source>H&amp;ide	Alt+Del</source>
        <translation>N&amp;ascondi	Alt+Canc</translation>
    </message>
    <message>
        <source>&amp;Show all columns	Alt+Ins</source>
        <translation>&amp;Mostra tutte le colonne	Alt+Ins</translation>
    </message>
    <message>
        <source>Move &amp;left	Alt+Left</source>
        <translation>Sposta a &amp;sinistra	Alt+Sinistra</translation>
    </message>
    <message>
        <source>Move &amp;right	Alt+Right</source>
        <translation>Sposta a des&amp;tra	Alt+Destra</translation>
    </message>
    <message>
        <source>Fit the &amp;width	Alt+0</source>
        <translation>Adatta la &amp;larghezza	Alt+0</translation>
    </message>
    <message>
        <source>Only the first %1 are listed</source>
        <translation>Sono elencate solo le prime %1</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>&amp;Mostra tutte</translation>
    </message>
    <message>
        <source>&amp;As in the file</source>
        <translation>Come nel &amp;file</translation>
    </message>
</context>
<context>
    <name>shinglescope::ColumnTypeText</name>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>number, as %1</source>
        <translation>numero, come %1</translation>
    </message>
    <message>
        <source>date, as %1</source>
        <translation>data, come %1</translation>
    </message>
    <message>
        <source>date, as %1 (%2)</source>
        <translation>data, come %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1; %Ln cells cannot be read this way and sort last</source>
        <translation>
            <numerusform>%1; %Ln cella non si può leggere così e in ordine sta per ultima</numerusform>
            <numerusform>%1; %Ln celle non si possono leggere così e in ordine stanno per ultime</numerusform>
        </translation>
    </message>
    <message>
        <source>= &lt; &gt;</source>
        <translation>= &lt; &gt;</translation>
    </message>
    <message>
        <source>contains...</source>
        <translation>contiene...</translation>
    </message>
</context>
<context>
    <name>shinglescope::ColumnTypes</name>
    <message>
        <source>Reading the cells...</source>
        <translation>Esame delle celle...</translation>
    </message>
    <message>
        <source>As guessed: %1</source>
        <translation>Secondo l&apos;ipotesi: %1</translation>
    </message>
    <message>
        <source>Another date &amp;pattern...</source>
        <translation>Altro formato di &amp;data...</translation>
    </message>
    <message>
        <source>Date pattern</source>
        <translation>Formato di data</translation>
    </message>
    <message>
        <source>d day, M month, y year, H hour, m minute, s second; MMM month name</source>
        <translation>d giorno, M mese, y anno, H ora, m minuto, s secondo; MMM nome del mese</translation>
    </message>
</context>
<context>
    <name>shinglescope::CompareChips</name>
    <message>
        <source>column %1</source>
        <translation>colonna %1</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>ancora nessun dato</translation>
    </message>
    <message>
        <source>+ column</source>
        <translation>+ colonna</translation>
    </message>
</context>
<context>
    <name>shinglescope::ComparePanel</name>
    <message>
        <source>only differences</source>
        <translation>solo differenze</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>scambia</translation>
    </message>
    <message>
        <source>why</source>
        <translation>perché</translation>
    </message>
    <message>
        <source>Differences between A and B; [ and ] go from one to the next</source>
        <translation>Differenze tra A e B; [ e ] vanno dall&apos;una all&apos;altra</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Comuni</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>Solo A</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>Solo B</translation>
    </message>
    <message>
        <source>Which shingles are marked</source>
        <translation>Quali shingle sono segnati</translation>
    </message>
    <message>
        <source>Shared %1</source>
        <translation>Comuni %1</translation>
    </message>
    <message>
        <source>Only A %1</source>
        <translation>Solo A %1</translation>
    </message>
    <message>
        <source>Only B %1</source>
        <translation>Solo B %1</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>Parte precedente</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Parte successiva</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>differenze</translation>
    </message>
    <message>
        <source>comparing...</source>
        <translation>confronto...</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>uguali</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>nessuna differenza</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>difference %1 of %2</source>
        <translation>differenza %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n diffs</source>
        <translation>
            <numerusform>%n diff</numerusform>
            <numerusform>%n diff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n differenza</numerusform>
            <numerusform>%n differenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal fields are not shown.</source>
        <translation>
            <numerusform>%n campo uguale non è mostrato.</numerusform>
            <numerusform>%n campi uguali non sono mostrati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Long texts are shown in parts: part %1 of %2.</source>
        <translation>I testi lunghi sono mostrati a parti: parte %1 di %2.</translation>
    </message>
    <message>
        <source>More ways to view the two records</source>
        <translation>Altri modi di guardare i due record</translation>
    </message>
    <message>
        <source>Tinted: in a shared shingle. Underlined: in a shingle of this row only. Dotted background: in both kinds, since shingles overlap.</source>
        <translation>Tinta: in uno shingle comune. Sottolineato: in uno che solo questa riga ha. Fondo punteggiato: in entrambi i tipi, poiché gli shingle si sovrappongono.</translation>
    </message>
    <message>
        <source>The search has no hit in the texts that are shown here.</source>
        <translation>La ricerca non trova niente nei testi mostrati qui.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n hits of the search have a box.</source>
        <translation>
            <numerusform>La prima corrispondenza della ricerca ha un riquadro.</numerusform>
            <numerusform>Le prime %n corrispondenze della ricerca hanno un riquadro.</numerusform>
        </translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>record %1</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>Hit %1 of %2 of the search: %3, %4.</source>
        <translation>Corrispondenza %1 di %2 della ricerca: %3, %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n hits of the search have a box.</source>
        <translation>
            <numerusform>Una corrispondenza della ricerca ha un riquadro.</numerusform>
            <numerusform>%n corrispondenze della ricerca hanno un riquadro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::CompareView</name>
    <message>
        <source>Two records side by side</source>
        <translation>Due record affiancati</translation>
    </message>
    <message>
        <source>Comparing long texts...</source>
        <translation>Confronto di testi lunghi...</translation>
    </message>
    <message numerus="yes">
        <source>%n records side by side</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n record affiancati</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory to compare these texts.</source>
        <translation>Non c&apos;è abbastanza memoria per confrontare questi testi.</translation>
    </message>
</context>
<context>
    <name>shinglescope::CompareWriter</name>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>as compared</source>
        <translation>come viene confrontato</translation>
    </message>
</context>
<context>
    <name>shinglescope::ContradictionContent</name>
    <message>
        <source>Judge one of them again: D, N or U.</source>
        <translation>Giudicare di nuovo uno di essi: D, N o U.</translation>
    </message>
    <message>
        <source>The same rows were judged in different ways. Judge them again: D, N or U.</source>
        <translation>Le stesse righe sono state giudicate in modi diversi. Giudicarle di nuovo: D, N o U.</translation>
    </message>
    <message>
        <source>%1, yet %2 and %3 were judged Not.</source>
        <translation>%1, eppure %2 e %3 sono state giudicate No.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ContradictionList</name>
    <message>
        <source>Contradictions</source>
        <translation>Contraddizioni</translation>
    </message>
</context>
<context>
    <name>shinglescope::ContradictionModel</name>
    <message>
        <source>Not, yet joined</source>
        <translation>No, eppure unite</translation>
    </message>
    <message>
        <source>Judged differently</source>
        <translation>Giudicate diversamente</translation>
    </message>
    <message>
        <source>Judged Not, although duplicates join the two.</source>
        <translation>Giudicate No, benché dei duplicati uniscano le due.</translation>
    </message>
    <message>
        <source>rows like %1</source>
        <translation>righe come %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Judged in different ways, so no verdict applies.</source>
        <translation>Giudicate in modi diversi, quindi nessun verdetto vale.</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflitto</translation>
    </message>
</context>
<context>
    <name>shinglescope::ContradictionsPresenter</name>
    <message>
        <source>Contradiction %1</source>
        <translation>Contraddizione %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>No verdicts contradict each other.</source>
        <translation>Nessun verdetto ne contraddice un altro.</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Torna alle coppie</translation>
    </message>
    <message>
        <source>Looking for contradictions...</source>
        <translation>Ricerca delle contraddizioni...</translation>
    </message>
    <message>
        <source>That was the last in the list.</source>
        <translation>Questa era l&apos;ultima dell&apos;elenco.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ConvergencePlot</name>
    <message>
        <source>The estimate as hashes are added</source>
        <translation>La stima al crescere degli hash</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>%1: exact similarity %2, estimate %3 after 1,000 hashes.</source>
        <translation>%1: similarità esatta %2, stima %3 dopo 1.000 hash.</translation>
    </message>
    <message>
        <source>%1 hashes: estimate %2; 95 % lie from %3 to %4</source>
        <translation>%1 hash: stima %2; il 95 % sta tra %3 e %4</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>seeds from</source>
        <translation>semi da</translation>
    </message>
    <message>
        <source>where 95 % lie</source>
        <translation>dove cade il 95 %</translation>
    </message>
    <message>
        <source>exact similarity</source>
        <translation>similarità esatta</translation>
    </message>
    <message>
        <source>100 seeds</source>
        <translation>100 semi</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
</context>
<context>
    <name>shinglescope::CurveModel</name>
    <message>
        <source>%1 (recipe)</source>
        <translation>%1 (ricetta)</translation>
    </message>
    <message>
        <source>Chance at the threshold</source>
        <translation>Probabilità alla soglia</translation>
    </message>
    <message>
        <source>Similarity at which half of the pairs are found</source>
        <translation>Similarità a cui si trova metà delle coppie</translation>
    </message>
    <message>
        <source>Similarity at which the curve is steepest</source>
        <translation>Similarità a cui la curva è più ripida</translation>
    </message>
    <message>
        <source>(1/b)^(1/r), the rule of thumb for where it rises</source>
        <translation>(1/b)^(1/r), la regola pratica per dove sale</translation>
    </message>
    <message>
        <source>Area under the curve below the threshold</source>
        <translation>Area sotto la curva, sotto la soglia</translation>
    </message>
    <message>
        <source>Area over the curve above the threshold</source>
        <translation>Area sopra la curva, sopra la soglia</translation>
    </message>
    <message>
        <source>bands × rows</source>
        <translation>bande × righe</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>halfway</source>
        <translation>metà</translation>
    </message>
    <message>
        <source>steepest</source>
        <translation>più ripida</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regola</translation>
    </message>
    <message>
        <source>false +</source>
        <translation>falsi +</translation>
    </message>
    <message>
        <source>false −</source>
        <translation>falsi −</translation>
    </message>
</context>
<context>
    <name>shinglescope::CurvePanel</name>
    <message>
        <source>Of pairs at &lt;b&gt;%1&lt;/b&gt; similarity &lt;b&gt;%2&lt;/b&gt; become candidates</source>
        <translation>Delle coppie con similarità &lt;b&gt;%1&lt;/b&gt; diventa candidata una quota di &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>of pairs at %1 still %2</source>
        <translation>di quelle a %1 ancora %2</translation>
    </message>
    <message>
        <source>They are verified exactly, so none of these is reported.</source>
        <translation>Sono verificate esattamente, quindi nessuna di queste viene riportata.</translation>
    </message>
    <message>
        <source>They are judged by the estimate, so some of these may be reported.</source>
        <translation>Sono giudicate dalla stima, quindi alcune di queste possono essere riportate.</translation>
    </message>
    <message>
        <source>%1; %2. %3</source>
        <translation>%1; %2. %3</translation>
    </message>
    <message>
        <source>Chance that a pair becomes a candidate</source>
        <translation>Probabilità che una coppia diventi candidata</translation>
    </message>
    <message>
        <source>Chance that a pair becomes a candidate, by similarity</source>
        <translation>Probabilità che una coppia diventi candidata, per similarità</translation>
    </message>
    <message numerus="yes">
        <source>%n bands</source>
        <translation>
            <numerusform>%n banda</numerusform>
            <numerusform>%n bande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non usata</translation>
    </message>
    <message>
        <source>Containment does not depend on chance: the rarest shingles of each text of at least %1 are looked up in all larger texts, so every pair at &lt;b&gt;%2&lt;/b&gt; or more is found.</source>
        <translation>Il contenimento non dipende dal caso: gli shingle più rari di ogni testo che ne ha almeno %1 si cercano in tutti i testi più lunghi, così si trova ogni coppia da &lt;b&gt;%2&lt;/b&gt; in su.</translation>
    </message>
</context>
<context>
    <name>shinglescope::CurvesPlot</name>
    <message>
        <source>Chance of becoming a candidate by similarity, for several settings</source>
        <translation>Probabilità di diventare candidata, per similarità, con varie impostazioni</translation>
    </message>
    <message>
        <source>Jaccard similarity</source>
        <translation>Similarità di Jaccard</translation>
    </message>
    <message>
        <source>pairs found</source>
        <translation>coppie trovate</translation>
    </message>
    <message>
        <source>judged duplicate</source>
        <translation>giudicate duplicati</translation>
    </message>
    <message>
        <source>judged not</source>
        <translation>giudicate non duplicati</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 a %3</translation>
    </message>
    <message>
        <source>tolerance zone from %1, at most %2, to %3, at least %4; Shift+arrow moves its upper corner, Ctrl+Shift+arrow its lower corner</source>
        <translation>zona di tolleranza da %1, al più %2, a %3, almeno %4; Shift con le frecce ne muove l&apos;angolo superiore, Ctrl e Shift quello inferiore</translation>
    </message>
    <message>
        <source>chance of becoming a candidate</source>
        <translation>probabilità di diventare candidata</translation>
    </message>
</context>
<context>
    <name>shinglescope::CurvesView</name>
    <message>
        <source>Chance of becoming a candidate</source>
        <translation>Probabilità di diventare candidata</translation>
    </message>
    <message>
        <source>Chance of becoming a candidate, by similarity</source>
        <translation>Probabilità di diventare candidata, per similarità</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>nessuna coppia</translation>
    </message>
    <message>
        <source>Nothing under the axis</source>
        <translation>Niente sotto l&apos;asse</translation>
    </message>
    <message>
        <source>pairs found</source>
        <translation>coppie trovate</translation>
    </message>
    <message>
        <source>Pairs of the result as ticks</source>
        <translation>Le coppie del risultato come tacche</translation>
    </message>
    <message>
        <source>pairs judged</source>
        <translation>coppie giudicate</translation>
    </message>
    <message>
        <source>Pairs judged in Review as ticks, by verdict</source>
        <translation>Le coppie giudicate in Rivedi come tacche, secondo il verdetto</translation>
    </message>
    <message>
        <source>Pairs as ticks on the axis</source>
        <translation>Coppie come tacche sull&apos;asse</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Settings whose curves are drawn</source>
        <translation>Impostazioni di cui si disegnano le curve</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Adotta</translation>
    </message>
    <message>
        <source>Puts hashes and bands into the recipe</source>
        <translation>Mette hash e bande nella ricetta</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>Hashes of a curve to add</source>
        <translation>Hash di una curva da aggiungere</translation>
    </message>
    <message>
        <source>Bands × rows of a curve to add</source>
        <translation>Bande × righe di una curva da aggiungere</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Five of 100 hashes</source>
        <translation>Cinque da 100 hash</translation>
    </message>
    <message>
        <source>2 × 50, 5 × 20, 10 × 10, 20 × 5, 50 × 2: published curves</source>
        <translation>2 × 50, 5 × 20, 10 × 10, 20 × 5, 50 × 2: curve pubblicate</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Draws only the recipe&apos;s curve and its neighbours</source>
        <translation>Disegna solo la curva della ricetta e le sue vicine</translation>
    </message>
    <message>
        <source>%1 bands</source>
        <translation>%1 bande</translation>
    </message>
</context>
<context>
    <name>shinglescope::DataGrid</name>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copia le righe</translation>
    </message>
    <message>
        <source>Copy rows with &amp;header</source>
        <translation>Copia le righe con l&apos;&amp;intestazione</translation>
    </message>
    <message>
        <source>Copy rows as CS&amp;V with header</source>
        <translation>Copia le righe come CS&amp;V con intestazione</translation>
    </message>
    <message>
        <source>Copy &amp;text of the cell</source>
        <translation>Copia il &amp;testo della cella</translation>
    </message>
    <message>
        <source>&amp;Open the link...</source>
        <translation>&amp;Apri il collegamento...</translation>
    </message>
    <message>
        <source>Searching %1 rows, Esc stops...</source>
        <translation>Esame di %1 righe, Esc interrompe...</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 mostrate su %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 trovate su %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln filters</source>
        <translation>
            <numerusform>%Ln filtro</numerusform>
            <numerusform>%Ln filtri</numerusform>
        </translation>
    </message>
    <message>
        <source>only rows with problems</source>
        <translation>solo righe con problemi</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>ordinate per %1</translation>
    </message>
    <message>
        <source>%1 unreadable cells last</source>
        <translation>%1 celle illeggibili in fondo</translation>
    </message>
    <message>
        <source>Filter of %1: %2</source>
        <translation>Filtro di %1: %2</translation>
    </message>
    <message>
        <source>Stopped. The previous rows are shown.</source>
        <translation>Interrotto. Sono mostrate le righe di prima.</translation>
    </message>
    <message>
        <source>The filters were cleared to show row %1.</source>
        <translation>I filtri sono stati tolti per mostrare la riga %1.</translation>
    </message>
    <message>
        <source>Enter a row from 1 to %1.</source>
        <translation>Indicare una riga da 1 a %1.</translation>
    </message>
    <message>
        <source>Enter a row of the first table, such as 12, or one of the second, such as 2:12.</source>
        <translation>Scrivi una riga della prima tabella, come 12, o una della seconda, come 2:12.</translation>
    </message>
    <message>
        <source>&amp;Export what is shown...</source>
        <translation>&amp;Esporta ciò che si vede...</translation>
    </message>
    <message>
        <source>The rows are still being searched or sorted. Wait, or press Esc to stop, then export.</source>
        <translation>Le righe sono ancora in fase di ricerca o ordinamento. Attendere, o premere Esc per interrompere, poi esportare.</translation>
    </message>
</context>
<context>
    <name>shinglescope::DataPage</name>
    <message>
        <source>It is read like the last file named %1.</source>
        <translation>È letto come l&apos;ultimo file con un nome simile a %1.</translation>
    </message>
    <message>
        <source>Roles cannot change while a task is running.</source>
        <translation>I ruoli non possono cambiare mentre un&apos;operazione è in corso.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri una tabella</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open a folder of texts</source>
        <translation>Apri una cartella di testi</translation>
    </message>
    <message>
        <source>The clipboard contains no text; copy some rows first.</source>
        <translation>Gli appunti non contengono testo; copiare prima alcune righe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows with problems</source>
        <translation>
            <numerusform>%Ln riga con problemi</numerusform>
            <numerusform>%Ln righe con problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remarks</source>
        <translation>
            <numerusform>%Ln osservazione</numerusform>
            <numerusform>%Ln osservazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>nessun problema</translation>
    </message>
    <message>
        <source>Select two rows first with Ctrl+click.</source>
        <translation>Selezionare prima due righe, con Ctrl e un clic su ciascuna.</translation>
    </message>
    <message>
        <source>Select 2 to %1 rows first with Ctrl+click.</source>
        <translation>Selezionare prima da due a %1 righe, con Ctrl e un clic su ciascuna.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri...</translation>
    </message>
    <message>
        <source>Reading o&amp;ptions...</source>
        <translation>O&amp;pzioni di lettura...</translation>
    </message>
    <message>
        <source>Find in rows</source>
        <translation>Trova nelle righe</translation>
    </message>
    <message>
        <source>&amp;Why are these two rows a pair, or not?</source>
        <translation>&amp;Perché queste due sono una coppia, o no?</translation>
    </message>
    <message>
        <source>Open in &amp;Learn</source>
        <translation>Apri in &amp;Impara</translation>
    </message>
    <message>
        <source>How the file is read, and the columns&apos; roles</source>
        <translation>Come viene letto il file, e i ruoli delle colonne</translation>
    </message>
    <message>
        <source>Find &amp;rows like this</source>
        <translation>Trova &amp;righe simili a questa</translation>
    </message>
    <message>
        <source>Tables and projects (*.csv *.tsv *.tab *.txt *.jsonl *.ndjson *.xlsx *.ods *.sqlite *.db *.zip *.gz *.xz *.zst *.bz2 *.%1)</source>
        <translation>Tabelle e progetti (*.csv *.tsv *.tab *.txt *.jsonl *.ndjson *.xlsx *.ods *.sqlite *.db *.zip *.gz *.xz *.zst *.bz2 *.%1)</translation>
    </message>
    <message>
        <source>Open a second table</source>
        <translation>Apri una seconda tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.tab *.txt *.jsonl *.ndjson *.xlsx *.ods *.sqlite *.db *.zip *.gz *.xz *.zst *.bz2)</source>
        <translation>Tabelle (*.csv *.tsv *.tab *.txt *.jsonl *.ndjson *.xlsx *.ods *.sqlite *.db *.zip *.gz *.xz *.zst *.bz2)</translation>
    </message>
</context>
<context>
    <name>shinglescope::DetailsPane</name>
    <message>
        <source>Whole text of the current cell</source>
        <translation>Testo intero della cella corrente</translation>
    </message>
    <message>
        <source>Previous page of the text</source>
        <translation>Pagina precedente del testo</translation>
    </message>
    <message>
        <source>Previous page of the text (Ctrl+PageUp)</source>
        <translation>Pagina precedente del testo (Ctrl+PagSu)</translation>
    </message>
    <message>
        <source>Next page of the text</source>
        <translation>Pagina successiva del testo</translation>
    </message>
    <message>
        <source>Next page of the text (Ctrl+PageDown)</source>
        <translation>Pagina successiva del testo (Ctrl+PagGiù)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells beyond the columns of the table:</source>
        <translation>
            <numerusform>%Ln cella oltre le colonne della tabella:</numerusform>
            <numerusform>%Ln celle oltre le colonne della tabella:</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 è vuota</translation>
    </message>
    <message>
        <source>whole text of %1</source>
        <translation>testo intero di %1</translation>
    </message>
    <message>
        <source>No row</source>
        <translation>Nessuna riga</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>niente è selezionato</translation>
    </message>
    <message>
        <source>page %1 of %2, bytes %3 to %4 of %5</source>
        <translation>pagina %1 di %2, byte da %3 a %4 di %5</translation>
    </message>
</context>
<context>
    <name>shinglescope::Dialect</name>
    <message>
        <source>no header</source>
        <translation>senza intestazione</translation>
    </message>
    <message>
        <source>header in line %1</source>
        <translation>intestazione alla riga %1</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulazione</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgola</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto e virgola</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>barra verticale</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>unit separator</source>
        <translation>separatore di unità</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabella</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>plain lines</source>
        <translation>righe semplici</translation>
    </message>
    <message>
        <source>id, tab, text</source>
        <translation>id, tabulazione, testo</translation>
    </message>
    <message>
        <source>folder of texts</source>
        <translation>cartella di testi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>barra rovesciata</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>raddoppiate</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>tralasciati</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>tenuti</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno solo</translation>
    </message>
    <message>
        <source>several</source>
        <translation>più d&apos;uno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 separated, %2, %3</source>
        <translation>separatore %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>fine riga</translation>
    </message>
    <message>
        <source>record separator (0x1E)</source>
        <translation>separatore di record (0x1E)</translation>
    </message>
    <message numerus="yes">
        <source>yes, in %Ln lines</source>
        <translation>
            <numerusform>sì, in %Ln riga</numerusform>
            <numerusform>sì, in %Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>riparato</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>lasciato com&apos;è</translation>
    </message>
</context>
<context>
    <name>shinglescope::DifferenceRuler</name>
    <message>
        <source>Overview of the differences: none</source>
        <translation>Panoramica delle differenze: nessuna</translation>
    </message>
    <message numerus="yes">
        <source>Overview of the differences: %n here</source>
        <translation>
            <numerusform>Panoramica delle differenze: una qui</numerusform>
            <numerusform>Panoramica delle differenze: %n qui</numerusform>
        </translation>
    </message>
    <message>
        <source>in A and B</source>
        <translation>in A e B</translation>
    </message>
    <message>
        <source>in A</source>
        <translation>in A</translation>
    </message>
    <message>
        <source>in B</source>
        <translation>in B</translation>
    </message>
    <message>
        <source>difference %1 of %2, %3, at %4 % of the records</source>
        <translation>differenza %1 di %2, %3, al %4 % dei record</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nessuna differenza</translation>
    </message>
    <message>
        <source>Where the records differ; click to go there. Left half: only in A, right half: only in B, frame: what is visible.</source>
        <translation>Dove i record differiscono; fare clic per andarci. Metà sinistra: solo in A, metà destra: solo in B, cornice: ciò che si vede.</translation>
    </message>
</context>
<context>
    <name>shinglescope::Encoding</name>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidentale</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Europa centrale</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltico</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirillico</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greco</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Ebraico</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabo</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Giapponese</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>Cinese semplificato</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Cinese tradizionale</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::ErrorText</name>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Non è stato possibile leggere o scrivere un file.</translation>
    </message>
    <message>
        <source>The data cannot be used as it is.</source>
        <translation>I dati non si possono usare così come sono.</translation>
    </message>
    <message>
        <source>The text is not in the chosen encoding.</source>
        <translation>Il testo non è nella codifica scelta.</translation>
    </message>
    <message>
        <source>A setting is not valid.</source>
        <translation>Un&apos;impostazione non è valida.</translation>
    </message>
    <message>
        <source>A limit was reached.</source>
        <translation>È stato raggiunto un limite.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>An internal error occurred.</source>
        <translation>Si è verificato un errore interno.</translation>
    </message>
</context>
<context>
    <name>shinglescope::EstimateErrorPlot</name>
    <message>
        <source>Error of the estimate by number of hashes</source>
        <translation>Errore della stima per numero di hash</translation>
    </message>
    <message>
        <source>hashes, log scale</source>
        <translation>hash, scala logaritmica</translation>
    </message>
    <message>
        <source>error, log scale</source>
        <translation>errore, scala logaritmica</translation>
    </message>
    <message>
        <source>theory, √(J (1 − J) / K)</source>
        <translation>teoria, √(J (1 − J) / K)</translation>
    </message>
    <message>
        <source>root mean square, measured</source>
        <translation>radice dell&apos;errore quadratico medio, misurata</translation>
    </message>
    <message>
        <source>bias by sets of values</source>
        <translation>distorsione con insiemi di valori</translation>
    </message>
    <message>
        <source>%1 hashes: error %2
theory %3; bias %4, by sets of values %5</source>
        <translation>%1 hash: errore %2
teoria %3; distorsione %4, con insiemi di valori %5</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>radice dell&apos;errore quadratico medio</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teoria</translation>
    </message>
    <message>
        <source>mean absolute</source>
        <translation>errore assoluto medio</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>distorsione</translation>
    </message>
</context>
<context>
    <name>shinglescope::EstimatePlot</name>
    <message>
        <source>Estimated against exact similarity</source>
        <translation>Similarità stimata e similarità esatta</translation>
    </message>
    <message>
        <source>exact Jaccard similarity</source>
        <translation>similarità di Jaccard esatta</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>fascia del 95 %</translation>
    </message>
    <message>
        <source>pairs in it</source>
        <translation>coppie dentro</translation>
    </message>
    <message>
        <source>pairs outside</source>
        <translation>coppie fuori</translation>
    </message>
    <message>
        <source>by sets of values</source>
        <translation>con insiemi di valori</translation>
    </message>
    <message>
        <source>exact %1, estimate %2
by sets of values %3</source>
        <translation>esatta %1, stima %2
con insiemi di valori %3</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatta</translation>
    </message>
    <message>
        <source>in the band</source>
        <translation>nella fascia</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>shinglescope::EstimateStrip</name>
    <message>
        <source>rows to compare</source>
        <translation>righe da confrontare</translation>
    </message>
    <message>
        <source>time, about</source>
        <translation>tempo, circa</translation>
    </message>
    <message>
        <source>memory, about</source>
        <translation>memoria, circa</translation>
    </message>
    <message>
        <source>candidates, about</source>
        <translation>candidate, circa</translation>
    </message>
    <message>
        <source>the next run computes</source>
        <translation>si calcolerà</translation>
    </message>
    <message>
        <source>Estimate of the next run</source>
        <translation>Stima della prossima esecuzione</translation>
    </message>
    <message>
        <source>everything; Review cannot lower the threshold</source>
        <translation>tutto; in Rivedi la soglia non può scendere</translation>
    </message>
    <message>
        <source>everything; Review can lower the threshold to %1</source>
        <translation>tutto; in Rivedi la soglia può scendere a %1</translation>
    </message>
    <message>
        <source>%1 distinct of %2</source>
        <translation>%1 distinte su %2</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;exact: %2</source>
        <translation>%1&lt;br&gt;esatto: %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>meno di %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 instead of %2 pairs</source>
        <translation>
            <numerusform>%1 invece di %2 coppia</numerusform>
            <numerusform>%1 invece di %2 coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>From a sample of %L1 of %L2 rows</source>
        <translation>Da un campione di %L1 righe su %L2</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;table included</source>
        <translation>%1&lt;br&gt;con la tabella</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;table included&lt;br&gt;%2</source>
        <translation>%1&lt;br&gt;con la tabella&lt;br&gt;%2</translation>
    </message>
    <message>
        <source>Estimate of the next run: %1, %2, candidates: %3</source>
        <comment>time, memory, pairs</comment>
        <translation>Stima della prossima esecuzione: %1, %2, candidate: %3</translation>
    </message>
</context>
<context>
    <name>shinglescope::EstimatorPanel</name>
    <message>
        <source>Estimate against exact</source>
        <translation>Stima e valore esatto</translation>
    </message>
    <message>
        <source>Com&amp;pare estimates</source>
        <translation>&amp;Confronta le stime</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>By hashes</source>
        <translation>Per hash</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Che cosa si disegna</translation>
    </message>
    <message>
        <source>sets of values</source>
        <translation>insiemi</translation>
    </message>
    <message>
        <source>The formula of two published programs, and its bias</source>
        <translation>La formula di due programmi pubblicati, e la sua distorsione</translation>
    </message>
    <message>
        <source>Estimated and exact similarity of pairs</source>
        <translation>Similarità stimata ed esatta delle coppie</translation>
    </message>
    <message>
        <source>Error by number of hashes</source>
        <translation>Errore per numero di hash</translation>
    </message>
    <message>
        <source>pairs of the run</source>
        <translation>dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>all pairs at or above the floor</source>
        <translation>dal minimo in su</translation>
    </message>
</context>
<context>
    <name>shinglescope::EstimatorText</name>
    <message>
        <source>There is no pair with an exact similarity.</source>
        <translation>Non c&apos;è alcuna coppia con una similarità esatta.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs: %3 lie in the 95 % band of %4 hashes; root mean square error %5, theory predicts %6.</source>
        <translation>%1 coppie su %2: %3 stanno nella fascia del 95 % di %4 hash; radice dell&apos;errore quadratico medio %5, la teoria prevede %6.</translation>
    </message>
    <message>
        <source>Candidates are chosen because their signatures agree somewhere, so low similarities are slightly overestimated.</source>
        <translation>Le candidate sono state scelte perché le loro firme concordano in qualche posizione, quindi le similarità basse sono stimate un po&apos; in eccesso.</translation>
    </message>
    <message>
        <source>Two published programs compare the sets of values, shared / all, instead of the positions. That tends to J / (2 - J): too low everywhere between 0 and 1, by 0.172 at J = 0.586, here by %1 on average. This program bases no decision on it.</source>
        <translation>Due programmi pubblicati confrontano gli insiemi dei valori, comuni / tutti, invece delle posizioni. Ciò tende a J / (2 - J): troppo basso dappertutto tra 0 e 1, di 0,172 a J = 0,586, qui di %1 in media. Questo programma non ne fa uso in nessuna decisione.</translation>
    </message>
</context>
<context>
    <name>shinglescope::EvidenceModel</name>
    <message>
        <source>%1, keep A</source>
        <translation>%1, tieni A</translation>
    </message>
    <message>
        <source>%1, keep B</source>
        <translation>%1, tieni B</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Dato da</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>content has changed</source>
        <translation>contenuto cambiato</translation>
    </message>
</context>
<context>
    <name>shinglescope::EvidencePanel</name>
    <message>
        <source>Verdicts that contradict each other</source>
        <translation>Verdetti che si contraddicono</translation>
    </message>
</context>
<context>
    <name>shinglescope::ExplorePage</name>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curve</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Richiamo</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrici</translation>
    </message>
    <message>
        <source>What to explore</source>
        <translation>Che cosa esplorare</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Esplora</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Consigli</translation>
    </message>
</context>
<context>
    <name>shinglescope::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annullato; non è stato scritto niente.</translation>
    </message>
    <message>
        <source>counting...</source>
        <translation>conteggio...</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>Another task is running. Wait for it or cancel it first.</source>
        <translation>È in corso un&apos;altra operazione. Aspettarla o annullarla prima.</translation>
    </message>
    <message>
        <source>Only these are written; the file&apos;s name says so.</source>
        <translation>Vengono scritti solo questi; lo dice il nome del file.</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>Prime righe</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Prime righe del file</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Sfogli&amp;a...</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Cop&amp;y path</source>
        <translation>&amp;Copia il percorso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>Scri&amp;vi</translation>
    </message>
    <message>
        <source>There is no file name. Enter one.</source>
        <translation>Manca il nome del file. Indicarne uno.</translation>
    </message>
    <message>
        <source>Counting first; the file is written after that.</source>
        <translation>Prima si conta; poi il file viene scritto.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 esiste già.</translation>
    </message>
    <message>
        <source>Only the first rows were searched. Find searches all of them.</source>
        <translation>Sono state esaminate solo le prime righe; Trova le esamina tutte.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>Show in fo&amp;lder</source>
        <translation>Mostra nella car&amp;tella</translation>
    </message>
    <message>
        <source>The desktop could not open %1. Copy the path and open it in another program.</source>
        <translation>Il desktop non ha potuto aprire %1. Copiare il percorso e aprirlo con un altro programma.</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Esporta ciò che si vede</translation>
    </message>
</context>
<context>
    <name>shinglescope::ExportForm</name>
    <message>
        <source>A small JSON file: recipe, seed, digest of the source, counts, version.</source>
        <translation>Un piccolo file JSON: ricetta, seme, impronta della sorgente, conteggi, versione.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Quali</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scope with its count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Manifest file</source>
        <translation>File &amp;manifest</translation>
    </message>
    <message>
        <source>Each row o&amp;nce (one to one)</source>
        <translation>Ogni r&amp;iga una volta (uno a uno)</translation>
    </message>
    <message>
        <source>The matches with the largest sum of similarities</source>
        <translation>Gli abbinamenti con la somma di similarità più grande</translation>
    </message>
</context>
<context>
    <name>shinglescope::ExportLabelsDialog</name>
    <message>
        <source>Export labels</source>
        <translation>Esporta le etichette</translation>
    </message>
    <message>
        <source>Splink, commas</source>
        <translation>Splink, virgole</translation>
    </message>
    <message>
        <source>Splink, tabs</source>
        <translation>Splink, tabulazioni</translation>
    </message>
    <message>
        <source>dedupe, training file</source>
        <translation>dedupe, file di addestramento</translation>
    </message>
    <message>
        <source>Format of the labels</source>
        <translation>Formato delle etichette</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Corrispondenze</translation>
    </message>
    <message>
        <source>Not a match</source>
        <translation>Nessuna corrispondenza</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>&amp;Scrivi...</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annullato. Non è stato scritto nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%1 labels written to %2</source>
        <translation>
            <numerusform>%1 etichetta scritta in %2</numerusform>
            <numerusform>%1 etichette scritte in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the labels...</source>
        <translation>Conteggio delle etichette...</translation>
    </message>
    <message>
        <source>Many verdicts are being changed. Close this, wait until that has finished, and try again.</source>
        <translation>Si stanno cambiando molti verdetti. Chiudere, attendere la fine e riprovare.</translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are left out because they are Unsure, or because reviewers disagree.</source>
        <translation>
            <numerusform>%1 verdetto è escluso perché è Incerto, o perché i revisori non sono d&apos;accordo.</numerusform>
            <numerusform>%1 verdetti sono esclusi perché sono Incerti, o perché i revisori non sono d&apos;accordo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are left out because a rule gave them and nobody looked at the pair.</source>
        <translation>
            <numerusform>%1 verdetto è escluso perché lo ha dato una regola e nessuno ha guardato la coppia.</numerusform>
            <numerusform>%1 verdetti sono esclusi perché li ha dati una regola e nessuno ha guardato le coppie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 labels are left out because the id of a row is empty or that of several rows.</source>
        <translation>
            <numerusform>%1 etichetta è esclusa perché l&apos;id di una riga è vuoto o è di più righe.</numerusform>
            <numerusform>%1 etichette sono escluse perché l&apos;id di una riga è vuoto o è di più righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has no id column, so the ids are row numbers from 0. Choose one on the Data page to write its values.</source>
        <translation>La tabella non ha una colonna dell&apos;id, quindi gli id sono numeri di riga da 0. Sceglierne una nella pagina Dati per scriverne i valori.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Non è escluso nulla.</translation>
    </message>
    <message>
        <source>Labels (*%1)</source>
        <comment>%1 is an extension such as .csv</comment>
        <translation>Etichette (*%1)</translation>
    </message>
    <message>
        <source>The name of a file in this format must end in %1.</source>
        <translation>Il nome di un file in questo formato deve finire con %1.</translation>
    </message>
    <message>
        <source>Another task is running. Wait for it or cancel it first.</source>
        <translation>È in corso un&apos;altra operazione. Aspettarla o annullarla prima.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ExportText</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 riga</numerusform>
            <numerusform>%1 righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 items</source>
        <translation>
            <numerusform>%1 voce</numerusform>
            <numerusform>%1 voci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 gruppo</numerusform>
            <numerusform>%1 gruppi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 colonna</numerusform>
            <numerusform>%1 colonne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problema</numerusform>
            <numerusform>%1 problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells</source>
        <translation>
            <numerusform>%1 cella</numerusform>
            <numerusform>%1 celle</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>Co&amp;ppie</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Gruppi</translation>
    </message>
    <message>
        <source>&amp;Cleaned table</source>
        <translation>Tabella rip&amp;ulita</translation>
    </message>
    <message>
        <source>Re&amp;jected rows</source>
        <translation>Righe &amp;scartate</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapporto</translation>
    </message>
    <message>
        <source>The table without the removed rows.</source>
        <translation>La tabella senza le righe tolte.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tutte</translation>
    </message>
    <message>
        <source>Fi&amp;ltered</source>
        <translation>Fi&amp;ltrate</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>Sele&amp;zionate</translation>
    </message>
    <message>
        <source>Flagge&amp;d</source>
        <translation>Seg&amp;nate</translation>
    </message>
    <message>
        <source>Every group at the threshold.</source>
        <translation>Ogni gruppo alla soglia.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>TSV</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Cartella Excel</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>One list of objects, for programs.</source>
        <translation>Un elenco di oggetti, per programmi.</translation>
    </message>
    <message>
        <source>One file that every browser shows.</source>
        <translation>Un solo file che ogni browser mostra.</translation>
    </message>
    <message>
        <source>For spreadshee&amp;ts</source>
        <translation>Per fogli &amp;di calcolo</translation>
    </message>
    <message>
        <source>&amp;Exact</source>
        <translation>&amp;Esatte</translation>
    </message>
    <message numerus="yes">
        <source> for %1 row pairs</source>
        <translation>
            <numerusform> per %1 coppia di righe</numerusform>
            <numerusform> per %1 coppie di righe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1, %2 removed</source>
        <translation>%1, %2 tolte</translation>
    </message>
    <message>
        <source>The table was read without problems.</source>
        <translation>La tabella è stata letta senza problemi.</translation>
    </message>
    <message>
        <source>There is nothing in this scope to write.</source>
        <translation>In questo ambito non c&apos;è niente da scrivere.</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 tolte</translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets</source>
        <translation>
            <numerusform>%1 foglio</numerusform>
            <numerusform>%1 fogli</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1: %2.</source>
        <translation>Scritto in %1: %2.</translation>
    </message>
    <message>
        <source>%1 cut</source>
        <translation>%1 tagliate</translation>
    </message>
    <message>
        <source>%1 repaired</source>
        <translation>%1 riparate</translation>
    </message>
    <message>
        <source>Both records, their scores, verdict and note. Row numbers start at 0.</source>
        <translation>I due record, i loro punteggi, il verdetto e la nota. Le righe si contano da 0.</translation>
    </message>
    <message>
        <source>Every row of the groups and its outcome. Row numbers start at 0.</source>
        <translation>Ogni riga dei gruppi e il suo esito. Le righe si contano da 0.</translation>
    </message>
    <message>
        <source>Rows that could not be read as they are. Row numbers start at 0.</source>
        <translation>Ciò che non si è potuto leggere così com&apos;è. Le righe si contano da 0.</translation>
    </message>
    <message>
        <source>A readable report of the run with counts and charts.</source>
        <translation>Un rapporto leggibile dell&apos;esecuzione, con conteggi e grafici.</translation>
    </message>
    <message>
        <source>Every item at or above %1, whatever the threshold.</source>
        <translation>Ogni voce da %1 in su, qualunque sia la soglia.</translation>
    </message>
    <message>
        <source>Items in the list, in list order.</source>
        <translation>Le voci dell&apos;elenco, nel suo ordine.</translation>
    </message>
    <message>
        <source>Items selected in the list.</source>
        <translation>Le voci selezionate nell&apos;elenco.</translation>
    </message>
    <message>
        <source>Items judged Duplicate.</source>
        <translation>Le voci giudicate Duplicato.</translation>
    </message>
    <message>
        <source>Removes their rows except the keeper and rows that verdicts separate from it.</source>
        <translation>Di questi gruppi si tolgono tutte le righe tranne quella da tenere e quelle che i verdetti ne separano.</translation>
    </message>
    <message>
        <source>Groups that contain an item of the list.</source>
        <translation>I gruppi che contengono una voce dell&apos;elenco.</translation>
    </message>
    <message>
        <source>Groups of the selection in the list.</source>
        <translation>I gruppi della selezione nell&apos;elenco.</translation>
    </message>
    <message>
        <source>Groups joined by Duplicate verdicts.</source>
        <translation>I gruppi che i verdetti Duplicato uniscono.</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <translation>Come la tabella</translation>
    </message>
    <message>
        <source>The report as pages, to print or send.</source>
        <translation>Il rapporto in pagine, da stampare o da spedire.</translation>
    </message>
    <message>
        <source>Cells separated by commas; every program reads it.</source>
        <translation>Celle separate da virgole; ogni programma le legge.</translation>
    </message>
    <message>
        <source>Cells separated by tabs.</source>
        <translation>Celle separate da tabulazioni.</translation>
    </message>
    <message>
        <source>One object per line, for programs and large exports.</source>
        <translation>Un oggetto per riga, per programmi ed esportazioni grandi.</translation>
    </message>
    <message>
        <source>Every cell is quoted, and &apos; precedes text that a spreadsheet would run as a formula.</source>
        <translation>Ogni cella è tra virgolette, e &apos; sta davanti a ciò che un foglio di calcolo eseguirebbe come formula.</translation>
    </message>
    <message>
        <source>Cells are unchanged and read back the same; a spreadsheet may run some as formulas.</source>
        <translation>Le celle restano come sono e si rileggono uguali; un foglio di calcolo può eseguirne alcune come formule.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells prefixed with &apos;</source>
        <translation>
            <numerusform>%1 cella ora comincia con &apos;</numerusform>
            <numerusform>%1 celle ora cominciano con &apos;</numerusform>
        </translation>
    </message>
    <message>
        <source>The manifest is %1.</source>
        <translation>Il manifest è %1.</translation>
    </message>
    <message>
        <source>The kept rows byte for byte, in the table&apos;s own format; those of a workbook or a database as a new CSV file.</source>
        <translation>Le righe tenute byte per byte, nella forma della tabella; quelle di una cartella di lavoro o di un database come nuovo file CSV.</translation>
    </message>
    <message>
        <source>Merged gro&amp;ups</source>
        <translation>Gruppi un&amp;iti</translation>
    </message>
    <message>
        <source>Table w&amp;ith merged</source>
        <translation>Ta&amp;bella con uniti</translation>
    </message>
    <message>
        <source>Origi&amp;ns of cells</source>
        <translation>Da &amp;quale riga</translation>
    </message>
    <message>
        <source>One record for each merged group, and its rows. Row numbers start at 0.</source>
        <translation>Un record per ogni gruppo unito, e le sue righe. Le righe si contano da 0.</translation>
    </message>
    <message>
        <source>The table without the removed rows; merged records replace the keepers.</source>
        <translation>La tabella senza le righe tolte; i record uniti sostituiscono le righe da tenere.</translation>
    </message>
    <message>
        <source>Every merged cell, its rule and its rows. Row numbers start at 0.</source>
        <translation>Ogni cella unita, la sua regola e le sue righe. Le righe si contano da 0.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 da %2</translation>
    </message>
    <message>
        <source>%1, %2 removed, %3 merged</source>
        <translation>%1, %2 tolte, %3 uniti</translation>
    </message>
    <message>
        <source>No group in this scope is merged yet. Merge groups in Review first.</source>
        <translation>Nessun gruppo di questo ambito è ancora unito. Unire prima i gruppi nella revisione.</translation>
    </message>
    <message>
        <source>The most similar row of the second table for each row of the first.</source>
        <translation>La riga più simile della seconda tabella per ogni riga della prima.</translation>
    </message>
    <message numerus="yes">
        <source>, %1 with equally similar rows</source>
        <translation>
            <numerusform>, %1 con righe altrettanto simili</numerusform>
            <numerusform>, %1 con righe altrettanto simili</numerusform>
        </translation>
    </message>
    <message>
        <source>Best matc&amp;hes</source>
        <translation>Migliori a&amp;bbinamenti</translation>
    </message>
    <message>
        <source>&amp;Rows shown</source>
        <translation>&amp;Righe mostrate</translation>
    </message>
    <message>
        <source>The rows and columns that Data shows, in their order. Hidden ones are left out.</source>
        <translation>Le righe e le colonne che Dati mostra, nel loro ordine. Quelle nascoste restano fuori.</translation>
    </message>
    <message>
        <source>Numbers are numbers if they keep their text; nothing is a formula.</source>
        <translation>I numeri restano numeri se conservano il loro testo; niente è una formula.</translation>
    </message>
    <message>
        <source>Data shows no rows. Change the filters or the search first.</source>
        <translation>Dati non mostra righe. Cambiare prima i filtri o la ricerca.</translation>
    </message>
</context>
<context>
    <name>shinglescope::FilterRow</name>
    <message>
        <source>Filters</source>
        <translation>Filtri</translation>
    </message>
    <message>
        <source>Filter of %1</source>
        <translation>Filtro di %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::FindPage</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 coppia</numerusform>
            <numerusform>%1 coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 gruppo</numerusform>
            <numerusform>%1 gruppi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2, %3. %4</source>
        <translation>%1 in %2, %3. %4</translation>
    </message>
    <message>
        <source>%1 in %2 among the first %3 rows, %4.</source>
        <translation>%1 in %2 tra le prime %3 righe, %4.</translation>
    </message>
    <message>
        <source>%1 in %2, %3.</source>
        <translation>%1 in %2, %3.</translation>
    </message>
    <message>
        <source>To fit in memory: %1.</source>
        <translation>Per restare nella memoria: %1.</translation>
    </message>
    <message>
        <source>Cancelled while verifying. The result is unchanged; some pairs are verified.</source>
        <translation>Annullato durante la verifica. Il risultato è quello di prima; alcune coppie sono verificate.</translation>
    </message>
    <message>
        <source>Cancelled. The result is unchanged.</source>
        <translation>Annullato. Il risultato è quello di prima.</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>Aprire prima un file.</translation>
    </message>
    <message>
        <source>Choose at least one column to compare.</source>
        <translation>Scegliere almeno una colonna da confrontare.</translation>
    </message>
    <message>
        <source>%1 The recipe has changed since.</source>
        <translation>%1 Da allora la ricetta è cambiata.</translation>
    </message>
    <message numerus="yes">
        <source>The verdicts leave %1 groups.</source>
        <translation>
            <numerusform>I verdetti lasciano %1 gruppo.</numerusform>
            <numerusform>I verdetti lasciano %1 gruppi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run without a miss (%1) examines all.</source>
        <translation>Un&apos;esecuzione senza perdite (%1) le esamina tutte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 matched rows</source>
        <translation>
            <numerusform>%1 riga abbinata</numerusform>
            <numerusform>%1 righe abbinate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::FoundCurve</name>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
    <message>
        <source>Chance of being found by similarity: %1 at %2</source>
        <translation>Probabilità di essere trovata rispetto alla similarità: %1 a %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::GridCopier</name>
    <message>
        <source>Copied the row.</source>
        <translation>Riga copiata.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln rows.</source>
        <translation>
            <numerusform>%Ln riga copiata.</numerusform>
            <numerusform>%Ln righe copiate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cell is too large for the clipboard; export it instead.</source>
        <translation>La cella è troppo grande per gli appunti; conviene esportarla.</translation>
    </message>
    <message>
        <source>Copied the cell.</source>
        <translation>Cella copiata.</translation>
    </message>
</context>
<context>
    <name>shinglescope::GridFooter</name>
    <message>
        <source>clear filters</source>
        <translation>togli i filtri</translation>
    </message>
    <message>
        <source>only matching rows</source>
        <translation>solo righe trovate</translation>
    </message>
    <message>
        <source>&amp;Go to row</source>
        <translation>&amp;Vai alla riga</translation>
    </message>
    <message>
        <source>only rows with problems</source>
        <translation>solo righe con problemi</translation>
    </message>
    <message>
        <source>filter row</source>
        <translation>riga dei filtri</translation>
    </message>
    <message>
        <source>Shows or hides the filters under the header (Ctrl+Shift+F goes there)</source>
        <translation>Mostra o nasconde i filtri sotto l&apos;intestazione (Ctrl+Shift+F va lì)</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonne</translation>
    </message>
    <message numerus="yes">
        <source>columns, %Ln hidden</source>
        <translation>
            <numerusform>colonne, %Ln nascosta</numerusform>
            <numerusform>colonne, %Ln nascoste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupContent</name>
    <message>
        <source>Only row %1 joins them.</source>
        <translation>Le unisce solo la riga %1.</translation>
    </message>
    <message>
        <source>Rows %1 join them.</source>
        <translation>Le uniscono le righe %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs in it were judged Not: those rows stay.</source>
        <translation>
            <numerusform>%n coppia del gruppo è stata giudicata No: quelle righe restano.</numerusform>
            <numerusform>%n coppie del gruppo sono state giudicate No: quelle righe restano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 stays.</source>
        <translation>La riga %1 resta.</translation>
    </message>
    <message>
        <source>Row %1 stays by rule.</source>
        <translation>La riga %1 resta secondo le regole.</translation>
    </message>
    <message>
        <source>No keeper yet.</source>
        <translation>Ancora nessuna riga da tenere.</translation>
    </message>
    <message>
        <source>A chain: rows %1 and %2 are only %3 similar, below the threshold of %4.</source>
        <translation>Una catena: le righe %1 e %2 hanno solo similarità %3, sotto la soglia di %4.</translation>
    </message>
    <message>
        <source>Verdicts in this group conflict: see Contradictions.</source>
        <translation>I verdetti di questo gruppo si contraddicono: vedere Contraddizioni.</translation>
    </message>
    <message>
        <source>One pair in it was judged Not: both rows stay.</source>
        <translation>Una coppia del gruppo è stata giudicata No: entrambe le righe restano.</translation>
    </message>
    <message>
        <source>Several rows are keepers: nothing is removed until only one is.</source>
        <translation>Più righe sono da tenere: non si toglie niente finché non ne resta una.</translation>
    </message>
    <message>
        <source>Measuring the weakest link...</source>
        <translation>Misura del collegamento più debole...</translation>
    </message>
    <message>
        <source>The group is too large to compare every pair of rows.</source>
        <translation>Il gruppo è troppo grande per confrontare ogni coppia di righe.</translation>
    </message>
    <message>
        <source>A key judges the pairs of the %1 selected rows from %2 up.</source>
        <translation>Un tasto giudica le coppie da %2 in su delle %1 righe selezionate.</translation>
    </message>
    <message>
        <source>A key judges the pairs of the %1 selected groups from %2 up.</source>
        <translation>Un tasto giudica le coppie da %2 in su dei %1 gruppi selezionati.</translation>
    </message>
    <message>
        <source>Its remaining rows do not form a group. Put a row back, or move on to another group.</source>
        <translation>Le righe rimaste non formano un gruppo. Rimettere una riga, o passare a un altro gruppo.</translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupList</name>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupModel</name>
    <message>
        <source>Weakest link %1 between %2 and %3</source>
        <translation>Collegamento più debole %1 tra %2 e %3</translation>
    </message>
    <message>
        <source>Lowest verified edge %1, between %2 and %3</source>
        <translation>Collegamento verificato più debole %1, tra %2 e %3</translation>
    </message>
    <message>
        <source>Weakest link %1 between %2 and %3, estimated from signatures</source>
        <translation>Collegamento più debole %1 tra %2 e %3, stimato dalle firme</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>Contraddittorio</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Rivisto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperto</translation>
    </message>
    <message>
        <source>contradiction · %1</source>
        <translation>contraddizione · %1</translation>
    </message>
    <message>
        <source>chain · %1</source>
        <translation>catena · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Weakest link</source>
        <translation>Collegamento più debole</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>merged · %1</source>
        <translation>unito · %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupPictureDialog</name>
    <message>
        <source>Picture of the group</source>
        <translation>Figura del gruppo</translation>
    </message>
    <message>
        <source>Similarities in the group</source>
        <translation>Similarità nel gruppo</translation>
    </message>
    <message>
        <source>Row %1 is not in a group.</source>
        <translation>La riga %1 non è in un gruppo.</translation>
    </message>
    <message>
        <source>Measuring the weakest link...</source>
        <translation>Misura del collegamento più debole...</translation>
    </message>
    <message>
        <source>Lines: solid at or above %1, dotted below it, thick for the same text, dashed if judged Not; the weakest link has its own text. Near points are similar; Left and Right go from row to row, Return shows the row in Data.</source>
        <translation>Linee: continue da %1 in su, punteggiate al di sotto, spesse per lo stesso testo, tratteggiate se giudicate No; il collegamento più debole ha un suo testo. I punti vicini sono simili; Sinistra e Destra vanno da una riga all&apos;altra, Invio mostra la riga in Dati.</translation>
    </message>
    <message numerus="yes">
        <source>%n similarities</source>
        <translation>
            <numerusform>una similarità</numerusform>
            <numerusform>%n similarità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>una riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rows are drawn, those of the weakest link and the first others; %3 between them.</source>
        <translation>Sono disegnate %1 di %2 righe, quelle del collegamento più debole e le prime altre; %3 tra loro.</translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupPlot</name>
    <message>
        <source>Picture of the group</source>
        <translation>Figura del gruppo</translation>
    </message>
    <message>
        <source>weakest link %1</source>
        <translation>collegamento più debole %1</translation>
    </message>
    <message>
        <source>weakest link</source>
        <translation>collegamento più debole</translation>
    </message>
    <message>
        <source>judged Not</source>
        <translation>giudicata No</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>stesso testo</translation>
    </message>
    <message>
        <source>at or above %1</source>
        <translation>da %1 in su</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>sotto %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>row %1: %2, %3</source>
        <translation>riga %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un&apos;altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupsPresenter</name>
    <message>
        <source>No group</source>
        <translation>Nessun gruppo</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppo %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>Every group is reviewed.</source>
        <translation>Ogni gruppo è stato rivisto.</translation>
    </message>
    <message>
        <source>Building the groups...</source>
        <translation>Preparazione dei gruppi...</translation>
    </message>
    <message>
        <source>That was the last in the list.</source>
        <translation>Questo era l&apos;ultimo dell&apos;elenco.</translation>
    </message>
    <message>
        <source>Row %1 is not in a group.</source>
        <translation>La riga %1 non è in nessun gruppo.</translation>
    </message>
    <message>
        <source>The group has ended</source>
        <translation>Il gruppo non c&apos;è più</translation>
    </message>
    <message>
        <source>Pairs across two tables form no groups; they have best matches instead.</source>
        <translation>Le coppie tra due tabelle non formano gruppi; hanno invece gli abbinamenti migliori.</translation>
    </message>
    <message>
        <source>Show best matches</source>
        <translation>Mostra gli abbinamenti</translation>
    </message>
</context>
<context>
    <name>shinglescope::GuessBox</name>
    <message>
        <source>guess</source>
        <translation>ipotesi</translation>
    </message>
    <message>
        <source>guessed: %1</source>
        <translation>ipotesi: %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::GuideBrowser</name>
    <message>
        <source>Page of the guide</source>
        <translation>Pagina della guida</translation>
    </message>
</context>
<context>
    <name>shinglescope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guida per l&apos;utente</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Cerca nella guida</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Nessuna pagina contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>shinglescope::HandOutLayout</name>
    <message>
        <source>Name: %1   Date: %2</source>
        <translation>Nome: %1   Data: %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Draw the pairs: a filled point for a candidate, an open one otherwise.</source>
        <translation>Segna le coppie: un punto pieno dove la coppia è candidata, vuoto dove non lo è.</translation>
    </message>
    <message>
        <source>Numbers are those of the table; a filled point is a candidate, an open one is not.</source>
        <translation>I numeri sono quelli della tabella; un punto pieno è una coppia candidata, uno vuoto no.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Risposta: %1</translation>
    </message>
    <message>
        <source>Hand-out</source>
        <translation>Dispensa</translation>
    </message>
    <message>
        <source>Work sheet</source>
        <translation>Foglio di lavoro</translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation>Soluzioni</translation>
    </message>
</context>
<context>
    <name>shinglescope::HandOutTable</name>
    <message>
        <source>%1 (part %2 of %3)</source>
        <translation>%1 (parte %2 di %3)</translation>
    </message>
</context>
<context>
    <name>shinglescope::HelpDialog</name>
    <message>
        <source>paste a table on the start page</source>
        <translation>incolla una tabella nella pagina iniziale</translation>
    </message>
    <message>
        <source>filter the current column</source>
        <translation>filtra la colonna corrente</translation>
    </message>
    <message>
        <source>menu of the current column</source>
        <translation>menu della colonna corrente</translation>
    </message>
    <message>
        <source>sort by the current column</source>
        <translation>ordina per la colonna corrente</translation>
    </message>
    <message>
        <source>sort by this column too</source>
        <translation>poi ordina anche per questa</translation>
    </message>
    <message>
        <source>move the column</source>
        <translation>sposta la colonna</translation>
    </message>
    <message>
        <source>narrower, wider</source>
        <translation>più stretta, più larga</translation>
    </message>
    <message>
        <source>as wide as its texts</source>
        <translation>larga come i suoi testi</translation>
    </message>
    <message>
        <source>hide the column, show all columns</source>
        <translation>nascondi la colonna, mostra tutte le colonne</translation>
    </message>
    <message>
        <source>copy the selected rows</source>
        <translation>copia le righe selezionate</translation>
    </message>
    <message>
        <source>copy the text of the cell</source>
        <translation>copia il testo della cella</translation>
    </message>
    <message>
        <source>open the link in the cell</source>
        <translation>apri il collegamento nella cella</translation>
    </message>
    <message>
        <source>turn the page of a long text</source>
        <translation>volta la pagina di un testo lungo</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Shinglescope %1&lt;/h3&gt;&lt;p&gt;Finds near-duplicate records with shingling, MinHash and locality-sensitive hashing, and shows why.&lt;/p&gt;&lt;p&gt;The sources are under the MIT licence. This window is distributed under the GNU General Public License, version 3 or later, because it uses QCustomPlot.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Shinglescope %1&lt;/h3&gt;&lt;p&gt;Trova i record quasi duplicati con shingling, MinHash e hashing sensibile alla località, e mostra perché.&lt;/p&gt;&lt;p&gt;Il codice sorgente è sotto la licenza MIT. Questa finestra è distribuita con la GNU General Public License, versione 3 o successiva, perché usa QCustomPlot.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>About Shinglescope</source>
        <translation>Informazioni su Shinglescope</translation>
    </message>
    <message>
        <source>Columns and rows of Data</source>
        <translation>Colonne e righe di Dati</translation>
    </message>
    <message>
        <source>next, previous match</source>
        <translation>corrispondenza successiva, precedente</translation>
    </message>
    <message>
        <source>Groups in Review</source>
        <translation>Gruppi in Rivedi</translation>
    </message>
    <message>
        <source>the keeper is A, or B</source>
        <translation>la riga da tenere è A, o B</translation>
    </message>
    <message>
        <source>Tables of Learn, changed manually</source>
        <translation>Tabelle di Impara, cambiate a mano</translation>
    </message>
    <message>
        <source>put the shingle in, or take it out</source>
        <translation>metti lo shingle, o toglilo</translation>
    </message>
    <message>
        <source>move the row in the order</source>
        <translation>sposta la riga nell&apos;ordine</translation>
    </message>
    <message>
        <source>leave the table</source>
        <translation>lascia la tabella</translation>
    </message>
</context>
<context>
    <name>shinglescope::HistogramPanel</name>
    <message>
        <source>Similarity of pairs</source>
        <translation>Similarità delle coppie</translation>
    </message>
    <message>
        <source>Pairs by similarity</source>
        <translation>Coppie per similarità</translation>
    </message>
    <message>
        <source>drag the bar: %1</source>
        <translation>trascina la barra: %1</translation>
    </message>
    <message>
        <source>Counts the pairs that are only estimated, which takes longer</source>
        <translation>Conta le coppie che sono solo stimate; richiede più tempo</translation>
    </message>
</context>
<context>
    <name>shinglescope::HistogramPlot</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 coppia</numerusform>
            <numerusform>%1 coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 pairs (%2 to %3)</source>
        <translation>circa %1 coppie (da %2 a %3)</translation>
    </message>
    <message>
        <source>Pairs by similarity</source>
        <translation>Coppie per similarità</translation>
    </message>
    <message>
        <source>below the threshold</source>
        <translation>sotto la soglia</translation>
    </message>
    <message>
        <source>estimated from a sample</source>
        <translation>stimate da un campione</translation>
    </message>
    <message>
        <source>at or above the threshold</source>
        <translation>dalla soglia in su</translation>
    </message>
    <message>
        <source>%1 pairs in total, %2 of them with equal texts</source>
        <translation>%1 coppie in tutto, %2 delle quali di testi uguali</translation>
    </message>
    <message>
        <source>exact Jaccard similarity of pairs</source>
        <translation>similarità di Jaccard esatta</translation>
    </message>
    <message>
        <source>%1; hatched: from a sample</source>
        <translation>%1; tratteggio: campione</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>row pairs</source>
        <translation>coppie di righe</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>almeno</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>al più</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contate</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>esattamente</translation>
    </message>
    <message>
        <source>from a sample</source>
        <translation>da un campione</translation>
    </message>
    <message>
        <source>exact containment of pairs</source>
        <translation>contenimento esatto delle coppie</translation>
    </message>
    <message>
        <source>row pairs, log scale</source>
        <translation>coppie di righe, scala logaritmica</translation>
    </message>
</context>
<context>
    <name>shinglescope::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Steps of the review</source>
        <translation>Passi della revisione</translation>
    </message>
    <message>
        <source>Enter goes to a step. Later steps are undone and can be redone.</source>
        <translation>Invio va a un passo: ciò che è venuto dopo viene annullato, e si può rifare.</translation>
    </message>
</context>
<context>
    <name>shinglescope::HistoryModel</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>undone, then replaced</source>
        <translation>annullato, poi sostituito</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>current</source>
        <translation>posizione attuale</translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportDialog</name>
    <message>
        <source>Read a pasted table</source>
        <translation>Leggi una tabella incollata</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Leggi %1</translation>
    </message>
    <message numerus="yes">
        <source>first %Ln rows</source>
        <translation>
            <numerusform>prima riga</numerusform>
            <numerusform>prime %Ln righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln rows</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>tutte le %Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>In these rows: %1.</source>
        <translation>In queste righe: %1.</translation>
    </message>
    <message>
        <source>Click a role in the header to change it; Alt+Down does so for the current column.</source>
        <translation>Un clic su un ruolo nell&apos;intestazione lo cambia; Alt+Giù fa lo stesso per la colonna corrente.</translation>
    </message>
    <message>
        <source>cannot be read this way</source>
        <translation>così non si può leggere</translation>
    </message>
    <message>
        <source>Reading options</source>
        <translation>Opzioni di lettura</translation>
    </message>
    <message>
        <source>Guess &amp;all</source>
        <translation>Rile&amp;va tutto</translation>
    </message>
    <message>
        <source>Reset every choice</source>
        <translation>Annulla ogni scelta</translation>
    </message>
    <message>
        <source>The raw text</source>
        <translation>Il testo così com&apos;è</translation>
    </message>
    <message>
        <source>first lines, and what each is read as</source>
        <translation>le prime righe, e come ciascuna viene letta</translation>
    </message>
    <message>
        <source>As it will be read</source>
        <translation>Come verrà letto</translation>
    </message>
    <message>
        <source>First rows as they will be read</source>
        <translation>Le prime righe come verranno lette</translation>
    </message>
    <message>
        <source>Sa&amp;ved settings...</source>
        <translation>Impostazio&amp;ni salvate...</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;lla</translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportLabelsDialog</name>
    <message>
        <source>Import labels</source>
        <translation>Importa le etichette</translation>
    </message>
    <message>
        <source>New verdicts</source>
        <translation>Nuovi verdetti</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Non cambiano nulla</translation>
    </message>
    <message>
        <source>Contradict a verdict</source>
        <translation>Contraddicono un verdetto</translation>
    </message>
    <message>
        <source>Verdicts here stay</source>
        <translation>I verdetti restano</translation>
    </message>
    <message>
        <source>Labels of the file count</source>
        <translation>Valgono le etichette</translation>
    </message>
    <message>
        <source>If a label contradicts a verdict</source>
        <translation>Se un&apos;etichetta contraddice un verdetto</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importa</translation>
    </message>
    <message>
        <source>Many verdicts are being changed. Close this, wait until that has finished, and try again.</source>
        <translation>Si stanno cambiando molti verdetti. Chiudere, attendere la fine e riprovare.</translation>
    </message>
    <message>
        <source>Reading and comparing...</source>
        <translation>Lettura e confronto...</translation>
    </message>
    <message numerus="yes">
        <source>%1 labels match rows of this table.</source>
        <translation>
            <numerusform>%1 etichetta corrisponde a righe di questa tabella.</numerusform>
            <numerusform>%1 etichette corrispondono a righe di questa tabella.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are pairs in Review; the others are kept for exports and later runs.</source>
        <translation>
            <numerusform>%1 di queste è una coppia in Rivedi; le altre restano per le esportazioni e le esecuzioni successive.</numerusform>
            <numerusform>%1 di queste sono coppie in Rivedi; le altre restano per le esportazioni e le esecuzioni successive.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ids of the file are row numbers from 0.</source>
        <translation>Gli id del file sono numeri di riga da 0.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>Non c&apos;è nulla da importare.</translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are added in one step; %2 undoes it.</source>
        <translation>
            <numerusform>%1 verdetto è aggiunto in un solo passo; %2 lo annulla.</numerusform>
            <numerusform>%1 verdetti sono aggiunti in un solo passo; %2 lo annulla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them replace a verdict that a reviewer gave.</source>
        <translation>
            <numerusform>%1 di questi sostituisce un verdetto dato da un revisore.</numerusform>
            <numerusform>%1 di questi sostituiscono un verdetto dato da un revisore.</numerusform>
        </translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Questo progetto è aperto in sola lettura.</translation>
    </message>
    <message>
        <source>Another task is running. Wait for it or cancel it first.</source>
        <translation>È in corso un&apos;altra operazione. Aspettarla o annullarla prima.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportProfile</name>
    <message>
        <source>%1 separated</source>
        <translation>separatore %1</translation>
    </message>
    <message>
        <source>quotes %1</source>
        <translation>virgolette %1</translation>
    </message>
    <message>
        <source>no quotes</source>
        <translation>senza virgolette</translation>
    </message>
    <message>
        <source>escape %1</source>
        <translation>escape %1</translation>
    </message>
    <message>
        <source>comments %1</source>
        <translation>commenti %1</translation>
    </message>
    <message>
        <source>spaces around quotes left out</source>
        <translation>spazi accanto alle virgolette tralasciati</translation>
    </message>
    <message>
        <source>spaces around quotes kept</source>
        <translation>spazi accanto alle virgolette tenuti</translation>
    </message>
    <message>
        <source>runs of delimiters count as one</source>
        <translation>più separatori di fila contano come uno</translation>
    </message>
    <message>
        <source>each delimiter counts</source>
        <translation>ogni separatore conta</translation>
    </message>
    <message>
        <source>lines to skip: %1</source>
        <translation>righe da saltare: %1</translation>
    </message>
    <message>
        <source>header</source>
        <translation>intestazione</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>senza intestazione</translation>
    </message>
    <message>
        <source>read as guessed</source>
        <translation>letto secondo l&apos;ipotesi</translation>
    </message>
    <message>
        <source>lines of the header: %1</source>
        <translation>righe dell&apos;intestazione: %1</translation>
    </message>
    <message>
        <source>rows end with: %1</source>
        <translation>le righe finiscono con: %1</translation>
    </message>
    <message>
        <source>text decoded twice is repaired</source>
        <translation>il testo decodificato due volte viene riparato</translation>
    </message>
    <message>
        <source>rows left out at the end: %1</source>
        <translation>righe tralasciate alla fine: %1</translation>
    </message>
    <message numerus="yes">
        <source>roles of %Ln columns</source>
        <translation>
            <numerusform>ruoli di %Ln colonna</numerusform>
            <numerusform>ruoli di %Ln colonne</numerusform>
        </translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>parte %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportProfilesDialog</name>
    <message>
        <source>Saved settings</source>
        <translation>Impostazioni salvate</translation>
    </message>
    <message>
        <source>How files were opened</source>
        <translation>Come sono stati aperti i file</translation>
    </message>
    <message>
        <source>files with such names open the same way</source>
        <translation>i file con un tale nome si aprono allo stesso modo</translation>
    </message>
    <message>
        <source>No settings are saved yet. Opening a file with settings other than the guessed ones saves them here.</source>
        <translation>Nessuna impostazione salvata. Aprire un file in modo diverso da quello ipotizzato ne salva qui le impostazioni.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Dimentica</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>%1:  %2</source>
        <translation>%1:  %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::KeepExampleModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a tie: the first row</source>
        <translation>parità: la prima riga</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Tolte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>%1 stay by verdict</source>
        <translation>%1 restano per verdetto</translation>
    </message>
    <message>
        <source>chosen manually</source>
        <translation>scelta a mano</translation>
    </message>
</context>
<context>
    <name>shinglescope::KeepRuleList</name>
    <message>
        <source>Rules, tried from top to bottom</source>
        <translation>Regole, provate dall&apos;alto in basso</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Aggiungi una regola</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Remove the rule</source>
        <translation>Togli la regola</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Try the rule earlier</source>
        <translation>Prova la regola prima</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Try the rule later</source>
        <translation>Prova la regola dopo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Espressione</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>un&apos;espressione regolare</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Tieni</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Colonna</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Espressione</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Which row to keep</source>
        <translation>Quale riga tenere</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>ignora le maiuscole</translation>
    </message>
</context>
<context>
    <name>shinglescope::KeepRuleText</name>
    <message>
        <source>longest text</source>
        <translation>testo più lungo</translation>
    </message>
    <message>
        <source>shortest text</source>
        <translation>testo più corto</translation>
    </message>
    <message>
        <source>oldest date</source>
        <translation>data più vecchia</translation>
    </message>
    <message>
        <source>newest date</source>
        <translation>data più recente</translation>
    </message>
    <message>
        <source>most cells filled</source>
        <translation>più celle piene</translation>
    </message>
    <message>
        <source>highest number</source>
        <translation>numero più alto</translation>
    </message>
    <message>
        <source>lowest number</source>
        <translation>numero più basso</translation>
    </message>
    <message>
        <source>matches a pattern</source>
        <translation>corrisponde a un&apos;espressione</translation>
    </message>
    <message>
        <source>first in the file</source>
        <translation>prima nel file</translation>
    </message>
    <message>
        <source>last in the file</source>
        <translation>ultima nel file</translation>
    </message>
    <message>
        <source>By row number: always decides.</source>
        <translation>Per numero di riga: decide sempre.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 matches /%2/%3</source>
        <translation>%1 corrisponde a /%2/%3</translation>
    </message>
    <message>
        <source>Counts characters, not bytes.</source>
        <translation>Si contano i caratteri, non i byte.</translation>
    </message>
    <message>
        <source>Reads dates with the column&apos;s type; years count as dates.</source>
        <translation>Date lette secondo il tipo della colonna; anche gli anni contano come date.</translation>
    </message>
    <message>
        <source>Counts cells that are not blank.</source>
        <translation>Si contano le celle non vuote.</translation>
    </message>
    <message>
        <source>Reads numbers with the column&apos;s type.</source>
        <translation>Numeri letti secondo il tipo della colonna.</translation>
    </message>
    <message>
        <source>Prefers rows whose cell matches.</source>
        <translation>Preferisce le righe la cui cella corrisponde.</translation>
    </message>
</context>
<context>
    <name>shinglescope::KeepRulesDialog</name>
    <message>
        <source>Keepers by rule</source>
        <translation>Righe da tenere secondo le regole</translation>
    </message>
    <message>
        <source>Rows are marked, not deleted: the cleaned table leaves them out.</source>
        <translation>Le righe vengono segnate, non cancellate: la tabella ripulita le tralascia.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Tried from top to bottom until one row is left. A tie keeps the first.</source>
        <translation>Provate dall&apos;alto in basso finché resta una riga. A parità resta la prima.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Conteggio...</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups keep one row each</source>
        <translation>
            <numerusform>%1 gruppo tiene una riga</numerusform>
            <numerusform>%1 gruppi tengono una riga ciascuno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 other rows are removed</source>
        <translation>
            <numerusform>%1 altra riga viene tolta</numerusform>
            <numerusform>%1 altre righe vengono tolte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>regola %1: %2</translation>
    </message>
    <message>
        <source>a tie, the first row: %1</source>
        <translation>parità, la prima riga: %1</translation>
    </message>
    <message>
        <source>Decided by %1.</source>
        <translation>Deciso da: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows stay: they were judged Unsure against their keepers.</source>
        <translation>
            <numerusform>%1 riga resta: è stata giudicata Incerta rispetto a quella da tenere.</numerusform>
            <numerusform>%1 righe restano: sono state giudicate Incerte rispetto a quelle da tenere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups to which the rules apply</source>
        <translation>Gruppi a cui si applicano le regole</translation>
    </message>
    <message>
        <source>&amp;Override manual choices</source>
        <translation>&amp;Anche dove la riga da tenere è stata scelta a mano</translation>
    </message>
    <message>
        <source>The groups are still being built. Try again in a moment.</source>
        <translation>I gruppi sono ancora in preparazione; riprovare tra un momento.</translation>
    </message>
    <message>
        <source>There are no groups in this scope.</source>
        <translation>Nessun gruppo è in questo ambito.</translation>
    </message>
    <message>
        <source>chosen manually: %1</source>
        <translation>scelte a mano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows stay: each was judged Not against its keeper.</source>
        <translation>
            <numerusform>%1 riga resta: è stata giudicata No rispetto a quella da tenere.</numerusform>
            <numerusform>%1 righe restano: ognuna è stata giudicata No rispetto a quella da tenere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pattern took too long on %1 cells and was skipped there.</source>
        <translation>
            <numerusform>Un&apos;espressione ha impiegato troppo tempo su %1 cella e lì è stata saltata.</numerusform>
            <numerusform>Un&apos;espressione ha impiegato troppo tempo su %1 celle e lì è stata saltata.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows are already the keepers.</source>
        <translation>Le righe da tenere sono già queste.</translation>
    </message>
    <message>
        <source>One step; %1 undoes it</source>
        <translation>Un solo passo; %1 lo annulla</translation>
    </message>
</context>
<context>
    <name>shinglescope::KeyForm</name>
    <message>
        <source>Command or key</source>
        <translation>Comando o tasto</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandi e loro tasti</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Re&amp;move the key</source>
        <translation>&amp;Togli il tasto</translation>
    </message>
    <message>
        <source>&amp;Standard key</source>
        <translation>Tasto &amp;predefinito</translation>
    </message>
    <message>
        <source>A&amp;ll standard keys</source>
        <translation>T&amp;utti i predefiniti</translation>
    </message>
    <message>
        <source>&amp;Use it here</source>
        <translation>U&amp;sa qui</translation>
    </message>
    <message>
        <source>%1 is the key of &quot;%2&quot;.</source>
        <translation>%1 è il tasto di «%2».</translation>
    </message>
</context>
<context>
    <name>shinglescope::LabelDialogs</name>
    <message numerus="yes">
        <source>Imported %1 labels. Press %2 to undo.</source>
        <translation>
            <numerusform>Importata %1 etichetta. Premere %2 per annullare.</numerusform>
            <numerusform>Importate %1 etichette. Premere %2 per annullare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the pairs of another program</source>
        <translation>Apri le coppie di un altro programma</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;All files (*)</source>
        <translation>Tabelle (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importa le etichette</translation>
    </message>
    <message>
        <source>Labels of Splink and dedupe (*.csv *.tsv *.json);;All files (*)</source>
        <translation>Etichette di Splink e dedupe (*.csv *.tsv *.json);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>shinglescope::LearnActions</name>
    <message>
        <source>Stage %1: %2</source>
        <translation>Fase %1: %2</translation>
    </message>
    <message>
        <source>&amp;Undo lesson edit</source>
        <translation>&amp;Annulla la modifica della lezione</translation>
    </message>
    <message>
        <source>&amp;Redo lesson edit</source>
        <translation>&amp;Rifai la modifica della lezione</translation>
    </message>
    <message>
        <source>Print the &amp;hand-out...</source>
        <translation>S&amp;tampa la dispensa...</translation>
    </message>
    <message>
        <source>Print the wor&amp;k sheet...</source>
        <translation>Stampa il fo&amp;glio di lavoro...</translation>
    </message>
    <message>
        <source>Print the &amp;answer key...</source>
        <translation>Stampa le soluzi&amp;oni...</translation>
    </message>
    <message>
        <source>Sta&amp;ge</source>
        <translation>Fa&amp;se</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Avvia o metti in pausa</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>&amp;Passo avanti</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo &amp;indietro</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>P&amp;rimo passo</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Ultimo passo</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>&amp;Fase successiva</translation>
    </message>
    <message>
        <source>P&amp;revious stage</source>
        <translation>Fas&amp;e precedente</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Più &amp;lento</translation>
    </message>
    <message>
        <source>Predi&amp;ct before each step</source>
        <translation>Prevedi prima &amp;di ogni passo</translation>
    </message>
    <message>
        <source>Presenter &amp;mode</source>
        <translation>&amp;Modalità presentazione</translation>
    </message>
    <message>
        <source>&amp;Open a lesson...</source>
        <translation>Apri u&amp;na lezione...</translation>
    </message>
    <message>
        <source>&amp;Save the lesson...</source>
        <translation>Salva la le&amp;zione...</translation>
    </message>
    <message>
        <source>&amp;Delete this lesson</source>
        <translation>Elimina &amp;questa lezione</translation>
    </message>
    <message>
        <source>Cop&amp;y this step as a picture</source>
        <translation>&amp;Copia questo passo come immagine</translation>
    </message>
    <message>
        <source>Why e&amp;qual minima</source>
        <translation>Perc&amp;hé minimi uguali</translation>
    </message>
    <message>
        <source>&amp;Why equal minima are the similarity</source>
        <translation>&amp;Perché i minimi uguali danno la similarità</translation>
    </message>
    <message>
        <source>&amp;Another permutation</source>
        <translation>&amp;Un&apos;altra permutazione</translation>
    </message>
    <message>
        <source>&amp;Try 1,000 permutations</source>
        <translation>Prova 1.000 p&amp;ermutazioni</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matrice</translation>
    </message>
    <message>
        <source>&amp;Hash values</source>
        <translation>Valori &amp;hash</translation>
    </message>
    <message>
        <source>&amp;Signature</source>
        <translation>&amp;Firma</translation>
    </message>
    <message>
        <source>&amp;Buckets</source>
        <translation>&amp;Bucket</translation>
    </message>
    <message>
        <source>Blanks of th&amp;e work sheet</source>
        <translation>Parti in &amp;bianco del foglio di lavoro</translation>
    </message>
    <message>
        <source>&amp;Save the stages as pictures...</source>
        <translation>&amp;Salva le immagini delle fasi...</translation>
    </message>
    <message>
        <source>&amp;Pen</source>
        <translation>&amp;Penna</translation>
    </message>
    <message>
        <source>&amp;Spot of light</source>
        <translation>&amp;Faretto</translation>
    </message>
    <message>
        <source>&amp;Black screen</source>
        <translation>Schermo &amp;nero</translation>
    </message>
    <message>
        <source>&amp;Take back a stroke</source>
        <translation>&amp;Togli l&apos;ultimo tratto</translation>
    </message>
    <message>
        <source>&amp;Erase the drawing</source>
        <translation>&amp;Cancella il disegno</translation>
    </message>
    <message>
        <source>&amp;Notes and next step</source>
        <translation>N&amp;ote e passo successivo</translation>
    </message>
    <message>
        <source>Permutations and matri&amp;x</source>
        <translation>Righe &amp;x e permutazioni</translation>
    </message>
    <message>
        <source>&amp;Walk through a permutation</source>
        <translation>Per&amp;corri una permutazione</translation>
    </message>
    <message>
        <source>A&amp;nimate the sorting</source>
        <translation>A&amp;nima l&apos;ordinamento</translation>
    </message>
    <message>
        <source>Change &amp;manually</source>
        <translation>Cambia a &amp;mano</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s &amp;own numbers</source>
        <translation>Torna ai numeri &amp;della lezione</translation>
    </message>
    <message>
        <source>&amp;Quiz on this stage</source>
        <translation>&amp;Quiz su questa fase</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>Domanda &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;Reset the score</source>
        <translation>A&amp;zzera il punteggio</translation>
    </message>
    <message>
        <source>Count the &amp;votes of a class</source>
        <translation>Conta i &amp;voti di una classe</translation>
    </message>
    <message>
        <source>&amp;Take back a vote</source>
        <translation>&amp;Togli un voto</translation>
    </message>
    <message>
        <source>C&amp;lear the votes of this lesson</source>
        <translation>E&amp;limina i voti di questa lezione</translation>
    </message>
    <message>
        <source>E&amp;xport the votes of this lesson...</source>
        <translation>&amp;Esporta i voti di questa lezione...</translation>
    </message>
    <message>
        <source>Lo&amp;g of the lesson</source>
        <translation>Re&amp;gistro della lezione</translation>
    </message>
    <message>
        <source>Choose answer %1</source>
        <translation>Scegli la risposta %1</translation>
    </message>
    <message>
        <source>Q&amp;uestions and log</source>
        <translation>&amp;Domande e registro</translation>
    </message>
    <message>
        <source>Cop&amp;y the log</source>
        <translation>&amp;Copia il registro</translation>
    </message>
    <message>
        <source>&amp;Print this stage...</source>
        <translation>Stam&amp;pa questa fase...</translation>
    </message>
    <message>
        <source>&amp;Choose a lesson</source>
        <translation>S&amp;cegli una lezione</translation>
    </message>
</context>
<context>
    <name>shinglescope::LearnPage</name>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lezioni (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved the lesson to %1</source>
        <translation>Lezione salvata in %1</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Apri una lezione</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Salva la lezione</translation>
    </message>
    <message>
        <source>Copied this step as a picture.</source>
        <translation>Passo copiato come immagine.</translation>
    </message>
    <message>
        <source>Your changes are kept as the lesson &quot;%1&quot;.</source>
        <translation>Le modifiche sono conservate come lezione «%1».</translation>
    </message>
    <message>
        <source>Deleted the lesson &quot;%1&quot;. %2 brings it back.</source>
        <translation>Lezione «%1» eliminata. %2 la ripristina.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>stage and its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This needs two documents to compare.</source>
        <translation>Servono due documenti da confrontare.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of steps</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>The lesson has no row to walk through.</source>
        <translation>La lezione non ha righe da percorrere.</translation>
    </message>
    <message>
        <source>Speed: %1x</source>
        <translation>Velocità: %1x</translation>
    </message>
    <message>
        <source>Sorted rows move to their places.</source>
        <translation>Le righe ordinate si spostano al loro posto.</translation>
    </message>
    <message>
        <source>Sorted rows are at their places at once.</source>
        <translation>Le righe ordinate sono subito al loro posto.</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonChanges</name>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>The cells of the signature show something else.</source>
        <translation>Le celle della firma mostrano qualcos&apos;altro.</translation>
    </message>
    <message>
        <source>The signature is filled in another way.</source>
        <translation>La firma viene riempita in un altro modo.</translation>
    </message>
    <message>
        <source>The lesson was edited.</source>
        <translation>La lezione è stata modificata.</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3.</source>
        <comment>a setting and its numbers</comment>
        <translation>%1: %2 diventa %3.</translation>
    </message>
    <message>
        <source>Number of texts</source>
        <translation>Numero dei testi</translation>
    </message>
    <message>
        <source>The new text of %1 is: %2</source>
        <translation>Il nuovo testo di %1 è: %2</translation>
    </message>
    <message>
        <source>The matrix was changed.</source>
        <translation>La matrice è stata modificata.</translation>
    </message>
    <message>
        <source>The preparation was changed.</source>
        <translation>La preparazione è stata modificata.</translation>
    </message>
    <message>
        <source>Length of a shingle</source>
        <translation>Lunghezza di uno shingle</translation>
    </message>
    <message>
        <source>Shingles consist of words.</source>
        <translation>Gli shingle sono fatti di parole.</translation>
    </message>
    <message>
        <source>Shingles consist of characters.</source>
        <translation>Gli shingle sono fatti di caratteri.</translation>
    </message>
    <message>
        <source>The permutations are formulas (a x + b) mod p.</source>
        <translation>Le permutazioni sono formule (a x + b) mod p.</translation>
    </message>
    <message>
        <source>The permutations are orders of the rows.</source>
        <translation>Le permutazioni sono ordini delle righe.</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>The permutations were drawn again.</source>
        <translation>Le permutazioni sono state estratte di nuovo.</translation>
    </message>
    <message>
        <source>The order of the rows was changed.</source>
        <translation>L&apos;ordine delle righe è stato cambiato.</translation>
    </message>
    <message>
        <source>New formula: h%1(x) = (%2 x + %3) mod %4.</source>
        <translation>Nuova formula: h%1(x) = (%2 x + %3) mod %4.</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonControls</name>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>What shingles are made of</source>
        <translation>Di che cosa sono fatti gli shingle</translation>
    </message>
    <message>
        <source>Length of a shingle</source>
        <translation>Lunghezza di uno shingle</translation>
    </message>
    <message>
        <source>Shingles of</source>
        <translation>Shingle di</translation>
    </message>
    <message>
        <source>(a x + b) mod p</source>
        <translation>(a x + b) mod p</translation>
    </message>
    <message>
        <source>true shuffles</source>
        <translation>veri rimescolamenti</translation>
    </message>
    <message>
        <source>How rows are permuted</source>
        <translation>Come si permutano le righe</translation>
    </message>
    <message>
        <source>Number of hashes</source>
        <translation>Numero di hash</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Estrai di nuovo</translation>
    </message>
    <message>
        <source>Other permutations, from the next seed</source>
        <translation>Altre permutazioni, dal seme successivo</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>Permutazioni</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Which hash</source>
        <translation>Quale hash</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>every 1</source>
        <translation>ogni 1</translation>
    </message>
    <message>
        <source>permuted order</source>
        <translation>ordine permutato</translation>
    </message>
    <message>
        <source>Row by row, every 1 keeps the minimum: the usual algorithm</source>
        <translation>Riga per riga, ogni 1 tiene il minimo: l&apos;algoritmo consueto</translation>
    </message>
    <message>
        <source>Rows in permuted order, the first 1 of a document counts</source>
        <translation>Righe in ordine permutato, conta il primo 1 di un documento</translation>
    </message>
    <message>
        <source>How the signature is filled</source>
        <translation>Come si riempie la firma</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>What a signature holds</source>
        <translation>Che cosa contiene una firma</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Cells hold</source>
        <translation>Le celle contengono</translation>
    </message>
    <message>
        <source>Number of bands</source>
        <translation>Numero di bande</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>bands, rows of each</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonCurvePlot</name>
    <message>
        <source>Chance that a pair becomes a candidate, with the lesson&apos;s pairs</source>
        <translation>Probabilità che una coppia diventi candidata, con le coppie della lezione</translation>
    </message>
    <message>
        <source>Jaccard similarity</source>
        <translation>Similarità di Jaccard</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 a %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilità</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonGrids</name>
    <message>
        <source>shingle</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>preparato</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>permutazione</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no: take p = %1</source>
        <translation>no: prendi p = %1</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>uguali</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatta</translation>
    </message>
    <message>
        <source>band</source>
        <translation>banda</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>similarità</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>P(s)</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
    <message>
        <source>question</source>
        <translation>domanda</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusta</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiato</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonLog</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lezione: %1</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Passo %1, %2: %3</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Domanda: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>letter, choice and votes</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation>Voti: %1</translation>
    </message>
    <message>
        <source>The right answer is: %1</source>
        <translation>La risposta giusta è: %1</translation>
    </message>
    <message>
        <source>Right answer: %1</source>
        <translation>Risposta giusta: %1</translation>
    </message>
    <message>
        <source>Wrong answer: %1. The right answer is: %2</source>
        <translation>Risposta sbagliata: %1. La risposta giusta è: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonPicker</name>
    <message>
        <source>Goal: %1</source>
        <translation>Obiettivo: %1</translation>
    </message>
    <message>
        <source>Time: %1 min</source>
        <translation>Durata: %1 min</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>%1 (edited)</source>
        <translation>%1 (modificata)</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonPrinter</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stop printing; nothing is written</source>
        <translation>Ferma la stampa; non si scrive nulla</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Stampa: %1</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Printed one page to %1</source>
        <translation>Stampata una pagina in %1</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n pages to %1</source>
        <translation>
            <numerusform>Stampata %n pagina in %1</numerusform>
            <numerusform>Stampate %n pagine in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; nothing was printed.</source>
        <translation>Annullato; non è stato stampato nulla.</translation>
    </message>
    <message>
        <source>Laying out the pages...</source>
        <translation>Impaginazione in corso...</translation>
    </message>
    <message>
        <source>Printing page %1 of %2...</source>
        <translation>Stampa della pagina %1 di %2...</translation>
    </message>
    <message>
        <source>Save the stages as pictures</source>
        <translation>Salva le immagini delle fasi</translation>
    </message>
    <message>
        <source>Drawing stage %1 of %2...</source>
        <translation>Disegno della fase %1 di %2...</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n pictures to %1</source>
        <translation>
            <numerusform>Salvata %n immagine in %1</numerusform>
            <numerusform>Salvate %n immagini in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Fase %1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonStack</name>
    <message>
        <source>Table of the lesson</source>
        <translation>Tabella della lezione</translation>
    </message>
    <message>
        <source>Pairs on the curve</source>
        <translation>Coppie sulla curva</translation>
    </message>
    <message>
        <source>Signature matrix</source>
        <translation>Matrice delle firme</translation>
    </message>
    <message>
        <source>The estimate as hashes are added</source>
        <translation>La stima al crescere degli hash</translation>
    </message>
    <message>
        <source>Signing with 1,000 hashes and 100 seeds...</source>
        <translation>Firma con 1.000 hash e 100 semi...</translation>
    </message>
    <message>
        <source>There is no pair to compare.</source>
        <translation>Non c&apos;è alcuna coppia da confrontare.</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shingles</source>
        <translation>
            <numerusform>%n shingle</numerusform>
            <numerusform>%n shingle</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Prepared texts</source>
        <translation>Testi preparati</translation>
    </message>
    <message>
        <source>Characteristic matrix</source>
        <translation>Matrice caratteristica</translation>
    </message>
    <message>
        <source>Matrix and permutations</source>
        <translation>Matrice e permutazioni</translation>
    </message>
    <message>
        <source>Signature matrix and convergence</source>
        <translation>Firme e convergenza</translation>
    </message>
    <message>
        <source>Signature in bands</source>
        <translation>Firma in bande</translation>
    </message>
    <message>
        <source>Chance that a pair becomes a candidate</source>
        <translation>Probabilità che una coppia diventi candidata</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bands of rows</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 of %2 shingles</source>
        <translation>%1 di %2 shingle</translation>
    </message>
    <message>
        <source>Rows by kind</source>
        <translation>Righe per tipo</translation>
    </message>
    <message>
        <source>Why is P(equal minima) the Jaccard similarity?</source>
        <translation>Perché P(minimi uguali) è la similarità di Jaccard?</translation>
    </message>
    <message>
        <source>%1: the line continues the lesson&apos;s own hashes. The band says how sure an estimate is: with 100 hashes, about 95 of 100 estimates of a pair with similarity %2 lie from %3 to %4. Each dot is an estimate with a seed of its own.</source>
        <translation>%1: la linea continua gli hash della lezione. La fascia dice quanto è sicura una stima: con 100 hash, circa 95 stime su 100 di una coppia con similarità %2 cadono tra %3 e %4. Ogni punto è una stima con un seme proprio.</translation>
    </message>
    <message>
        <source>Building the curve</source>
        <translation>Costruzione della curva</translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonTexts</name>
    <message>
        <source>This lesson starts from a given matrix; it has no texts.</source>
        <translation>Questa lezione parte da una matrice data; non ha testi.</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>Aggiungi un testo</translation>
    </message>
    <message>
        <source>text %1</source>
        <translation>testo %1</translation>
    </message>
    <message>
        <source>Name of text %1</source>
        <translation>Nome del testo %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Text %1</source>
        <translation>Testo %1</translation>
    </message>
    <message>
        <source>Prepared text %1</source>
        <translation>Testo preparato %1</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::LinkDialog</name>
    <message>
        <source>Open a link</source>
        <translation>Apri un collegamento</translation>
    </message>
    <message>
        <source>Open this address of %1 in the browser?</source>
        <translation>Aprire nel browser questo indirizzo di %1?</translation>
    </message>
    <message>
        <source>The whole address</source>
        <translation>L&apos;indirizzo intero</translation>
    </message>
    <message>
        <source>It comes from the table, not from Shinglescope, which itself uses no network.</source>
        <translation>Viene dalla tabella, non da Shinglescope, che da parte sua non usa la rete.</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation>&amp;Apri nel browser</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>&amp;Copia l&apos;indirizzo</translation>
    </message>
</context>
<context>
    <name>shinglescope::LinkOpener</name>
    <message>
        <source>There is no web address in this cell.</source>
        <translation>In questa cella non c&apos;è un indirizzo web.</translation>
    </message>
    <message>
        <source>No browser could be started for this address.</source>
        <translation>Non è stato possibile avviare un browser per questo indirizzo.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ListingView</name>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocodice</translation>
    </message>
</context>
<context>
    <name>shinglescope::LogDialog</name>
    <message>
        <source>Log of the lesson</source>
        <translation>Registro della lezione</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Che cosa è successo finora</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>Copia &amp;tutto</translation>
    </message>
</context>
<context>
    <name>shinglescope::MainWindow</name>
    <message>
        <source>Shinglescope</source>
        <translation>Shinglescope</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>The rows and how they were read</source>
        <translation>Le righe e come sono state lette</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>The recipe of a run</source>
        <translation>La ricetta di un&apos;esecuzione</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>The pairs that were found</source>
        <translation>Le coppie trovate</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Esplora</translation>
    </message>
    <message>
        <source>How settings affect the data</source>
        <translation>Come agiscono le impostazioni sui dati</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>The method, step by step</source>
        <translation>Il metodo, passo per passo</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Rive&amp;di</translation>
    </message>
    <message>
        <source>Lear&amp;n</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Esportato in %1</translation>
    </message>
    <message>
        <source>Verdicts not exported</source>
        <translation>Verdetti non esportati</translation>
    </message>
    <message>
        <source>Some verdicts could not be saved and have not been exported.</source>
        <translation>Alcuni verdetti non sono stati salvati e non sono ancora stati esportati.</translation>
    </message>
    <message>
        <source>Export them, or discard them?</source>
        <translation>Esportarli o scartarli?</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Esporta...</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Scarta</translation>
    </message>
    <message>
        <source>Every verdict is saved immediately.</source>
        <translation>Ogni verdetto viene salvato appena è dato.</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>Salva il progetto con nome</translation>
    </message>
    <message>
        <source>Projects (*.%1)</source>
        <translation>Progetti (*.%1)</translation>
    </message>
    <message>
        <source>Where is the data of this project?</source>
        <translation>Dove sono i dati di questo progetto?</translation>
    </message>
    <message>
        <source>Unsaved review</source>
        <translation>Revisione non salvata</translation>
    </message>
    <message numerus="yes">
        <source>%1 has an unsaved review: %2 verdicts, last written on %3.</source>
        <translation>
            <numerusform>%1 ha una revisione non salvata: %2 verdetto, scritta l&apos;ultima volta il %3.</numerusform>
            <numerusform>%1 ha una revisione non salvata: %2 verdetti, scritta l&apos;ultima volta il %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you start over, the review stays on the start page.</source>
        <translation>Se si ricomincia da capo, la revisione resta nella pagina iniziale.</translation>
    </message>
    <message>
        <source>&amp;Open review</source>
        <translation>&amp;Apri la revisione</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>%1[*] - Shinglescope</source>
        <translation>%1[*] - Shinglescope</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatchModel</name>
    <message numerus="yes">
        <source>%1 as similar</source>
        <translation>
            <numerusform>%1 altrettanto simile</numerusform>
            <numerusform>%1 altrettanto simili</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarità</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Abbinata</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altre</translation>
    </message>
    <message>
        <source>Other rows of the second table that are as similar to the row</source>
        <translation>Altre righe della seconda tabella altrettanto simili alla riga</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatchesDialog</name>
    <message numerus="yes">
        <source>%1 rows matched.</source>
        <translation>
            <numerusform>%1 riga abbinata.</numerusform>
            <numerusform>%1 righe abbinate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 of them, other rows are as similar.</source>
        <translation>
            <numerusform>Per %1 di esse, altre righe sono altrettanto simili.</numerusform>
            <numerusform>Per %1 di esse, altre righe sono altrettanto simili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are linked to too many others for the largest sum; they were matched one pair after the other.</source>
        <translation>
            <numerusform>%1 riga è legata a troppe altre per la somma più grande; è stata abbinata una coppia dopo l&apos;altra.</numerusform>
            <numerusform>%1 righe sono legate a troppe altre per la somma più grande; sono state abbinate una coppia dopo l&apos;altra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best matches</source>
        <translation>Migliori abbinamenti</translation>
    </message>
    <message>
        <source>at the threshold of the run</source>
        <translation>alla soglia dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>for each row</source>
        <translation>per ogni riga</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>uno a uno</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Abbinamenti</translation>
    </message>
    <message>
        <source>The most similar row of the second table</source>
        <translation>La riga più simile della seconda tabella</translation>
    </message>
    <message>
        <source>Each row at most once, with the largest sum of similarities</source>
        <translation>Ogni riga al massimo una volta, con la somma di similarità più grande</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Esporta...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Matching...</source>
        <translation>Abbinamento in corso...</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatricesView</name>
    <message>
        <source>Open a file to see its rows as matrices.</source>
        <translation>Aprire un file per vederne le righe come matrici.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Choose the columns to compare.</source>
        <translation>Scegliere quali colonne si confrontano.</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Scegli le colonne</translation>
    </message>
    <message>
        <source>There is no result yet to take pairs from.</source>
        <translation>Non c&apos;è ancora un risultato da cui prendere coppie.</translation>
    </message>
    <message>
        <source>Find duplicates</source>
        <translation>Trova i duplicati</translation>
    </message>
    <message>
        <source>No two rows are alike at the threshold under review. Choose other rows.</source>
        <translation>Nessuna coppia di righe è simile alla soglia in esame. Scegliere altre righe.</translation>
    </message>
    <message>
        <source>No pair or group is under review.</source>
        <translation>Nessuna coppia e nessun gruppo è in esame.</translation>
    </message>
    <message>
        <source>Go to Review</source>
        <translation>Vai a Rivedi</translation>
    </message>
    <message>
        <source>Select rows on the Data page, with Shift or Ctrl and a click.</source>
        <translation>Selezionare righe nella pagina Dati, con Shift o Ctrl e un clic.</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Vai a Dati</translation>
    </message>
    <message>
        <source>Type the numbers of rows, such as 12, 40-45, and press Enter.</source>
        <translation>Scrivere i numeri delle righe, per esempio 12, 40-45, e premere Invio.</translation>
    </message>
    <message>
        <source>Rows are numbered from 1 to %1; write them as 12, 40-45.</source>
        <translation>Le righe sono numerate da 1 a %1; si scrivono come 12, 40-45.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>La tabella non ha righe.</translation>
    </message>
    <message>
        <source>Creating the matrices...</source>
        <translation>Creazione delle matrici...</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shingles × %2</source>
        <translation>%1 shingle × %2</translation>
    </message>
    <message>
        <source>%1 bands of %2 hashes</source>
        <translation>%1 bande di %2 hash</translation>
    </message>
    <message>
        <source>%1 of %2 rows.</source>
        <translation>%1 di %2 righe.</translation>
    </message>
    <message>
        <source>%1 of %2 shingles: the %3 most frequent, and those that signature values come from.</source>
        <translation>%1 di %2 shingle: i %3 più frequenti, e quelli da cui vengono valori delle firme.</translation>
    </message>
    <message>
        <source>The recipe has changed since the run; the matrices follow the recipe.</source>
        <translation>La ricetta è cambiata dopo l&apos;esecuzione; le matrici seguono la ricetta.</translation>
    </message>
    <message>
        <source>Shingle</source>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>Signature value</source>
        <translation>Valore della firma</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Pairs of the rows</source>
        <translation>Coppie delle righe</translation>
    </message>
    <message>
        <source>Characteristic matrix</source>
        <translation>Matrice caratteristica</translation>
    </message>
    <message>
        <source>Signature matrix</source>
        <translation>Matrice delle firme</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valori</translation>
    </message>
    <message>
        <source>Shows the values instead of a letter for each shared value</source>
        <translation>Mostra i valori invece di una lettera per ogni valore condiviso</translation>
    </message>
    <message>
        <source>Details at the cursor</source>
        <translation>Dettagli nella posizione del cursore</translation>
    </message>
    <message>
        <source>No matrices were created.</source>
        <translation>Nessuna matrice è stata creata.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Copies the list as tab-separated text (Ctrl+C)</source>
        <translation>Copia l&apos;elenco come testo separato da tabulazioni (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixDetails</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e un altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>nothing: other shingles have lower values</source>
        <translation>niente: altri shingle hanno valori minori</translation>
    </message>
    <message>
        <source>Shingle</source>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>In rows</source>
        <translation>Nelle righe</translation>
    </message>
    <message>
        <source>Minimum of</source>
        <translation>È il minimo di</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Equal in rows</source>
        <translation>Uguale nelle righe</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 di %3)</translation>
    </message>
    <message>
        <source>%1: key %2, none of the other rows is in its bucket</source>
        <translation>%1: chiave %2, nessun&apos;altra di queste righe nel suo bucket</translation>
    </message>
    <message>
        <source>%1: key %2, bucket %3 with rows %4</source>
        <translation>%1: chiave %2, bucket %3 con le righe %4</translation>
    </message>
    <message>
        <source>row %1 has no shingle, so it has no signature</source>
        <translation>la riga %1 non ha shingle, quindi non ha firma</translation>
    </message>
    <message>
        <source>%1 of row %2: %3</source>
        <translation>%1 della riga %2: %3</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>nessuna di queste</translation>
    </message>
    <message>
        <source>of row %1: %2</source>
        <translation>della riga %1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixHand</name>
    <message>
        <source>%1 is no longer in %2.</source>
        <translation>%1 non è più in %2.</translation>
    </message>
    <message>
        <source>%1 is now in %2.</source>
        <translation>%1 ora è in %2.</translation>
    </message>
    <message>
        <source>Arrows choose a cell; Space puts its shingle in or takes it out.</source>
        <translation>Le frecce scelgono una cella; Spazio vi mette lo shingle o lo toglie.</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixModel</name>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and meaning</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixPairModel</name>
    <message>
        <source>Rows %1 and %2: %3 of %4 shingles shared, %5 of %6 hashes equal, one bucket in %7 of %8 bands</source>
        <translation>Righe %1 e %2: %3 di %4 shingle in comune, %5 di %6 hash uguali, stesso bucket in %7 di %8 bande</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>tutte le righe</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Esatta</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixRowsForm</name>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>see&amp;d</source>
        <translation>&amp;seme</translation>
    </message>
    <message>
        <source>Maximum rows</source>
        <translation>Righe al più</translation>
    </message>
    <message>
        <source>&amp;Show these rows</source>
        <translation>Mostra &amp;queste righe</translation>
    </message>
    <message>
        <source>First pairs of the result</source>
        <translation>Prime coppie del risultato</translation>
    </message>
    <message>
        <source>Rows of the pairs at or above the threshold under review</source>
        <translation>Righe delle coppie dalla soglia in esame in su</translation>
    </message>
    <message>
        <source>Pair or group under review</source>
        <translation>Coppia o gruppo in esame</translation>
    </message>
    <message>
        <source>The rows that Review shows</source>
        <translation>Le righe che Rivedi mostra</translation>
    </message>
    <message>
        <source>Rows selected in Data</source>
        <translation>Righe selezionate in Dati</translation>
    </message>
    <message>
        <source>Select them with Shift or Ctrl and a click</source>
        <translation>Si selezionano con Shift o Ctrl e un clic</translation>
    </message>
    <message>
        <source>Random sample</source>
        <translation>Campione casuale</translation>
    </message>
    <message>
        <source>The same rows for the same seed</source>
        <translation>Le stesse righe per lo stesso seme</translation>
    </message>
    <message>
        <source>Rows by number</source>
        <translation>Righe per numero</translation>
    </message>
    <message>
        <source>Row numbers as on the Data page</source>
        <translation>I numeri della pagina Dati</translation>
    </message>
    <message>
        <source>Which rows</source>
        <translation>Quali righe</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Numeri delle righe</translation>
    </message>
    <message>
        <source>for example 12, 40-45</source>
        <translation>per esempio 12, 40-45</translation>
    </message>
    <message>
        <source>Up to %1 rows</source>
        <translation>Fino a %1 righe</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Seme del campione</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixTable</name>
    <message>
        <source>Copy list</source>
        <translation>Copia l&apos;elenco</translation>
    </message>
    <message>
        <source>Copied the list as tab-separated text.</source>
        <translation>Elenco copiato come testo separato da tabulazioni.</translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixTexts</name>
    <message>
        <source>Prepared texts</source>
        <translation>Testi preparati</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>no text is left after preparation</source>
        <translation>dopo la preparazione non resta testo</translation>
    </message>
    <message numerus="yes">
        <source>(%n more bytes)</source>
        <translation>
            <numerusform>(un altro byte)</numerusform>
            <numerusform>(altri %n byte)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MeasureChoice</name>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>containment</source>
        <translation>contenimento</translation>
    </message>
    <message>
        <source>Similarity measured as</source>
        <translation>Somiglianza misurata come</translation>
    </message>
    <message>
        <source>Shared shingles among all of the two texts: both say the same</source>
        <translation>Shingle in comune fra tutti quelli dei due testi: dicono la stessa cosa</translation>
    </message>
    <message>
        <source>Shared shingles among those of the smaller text: it is a part of the larger one</source>
        <translation>Shingle in comune fra quelli del testo più piccolo: è una parte del più grande</translation>
    </message>
    <message>
        <source>Fewest shingles of the smaller text</source>
        <translation>Numero minimo di shingle del testo più piccolo</translation>
    </message>
    <message>
        <source>A text with fewer shingles is in no pair: it would be part of many others by chance.</source>
        <translation>Un testo con meno shingle non è in nessuna coppia: sarebbe per caso parte di molti altri.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>almeno</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>shingle</translation>
    </message>
</context>
<context>
    <name>shinglescope::MemberModel</name>
    <message>
        <source>○ taken out</source>
        <translation>○ tolta</translation>
    </message>
    <message>
        <source>● keeper</source>
        <translation>● da tenere</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>No pair at or above the floor.</source>
        <translation>Nessuna coppia dal minimo in su.</translation>
    </message>
    <message>
        <source>vs. keeper</source>
        <translation>Sim. alla tenuta</translation>
    </message>
    <message>
        <source>vs. first</source>
        <translation>Sim. alla prima</translation>
    </message>
</context>
<context>
    <name>shinglescope::MemberWriter</name>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
</context>
<context>
    <name>shinglescope::MembersPanel</name>
    <message>
        <source>Keeper</source>
        <translation>Da tenere</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Members of the group</source>
        <translation>Membri del gruppo</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rimetti</translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeColumnModel</name>
    <message>
        <source>differ</source>
        <translation>diverse</translation>
    </message>
    <message>
        <source>same</source>
        <translation>uguali</translation>
    </message>
    <message>
        <source>%1 (%2 rows)</source>
        <translation>%1 (%2 righe)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Texts of the rows</source>
        <translation>Testi delle righe</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Unita</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>manually</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vuoto)</translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeDialog</name>
    <message>
        <source>No pair was decided by both.</source>
        <translation>Nessuna coppia è stata decisa da entrambi.</translation>
    </message>
    <message numerus="yes">
        <source>Both decided %1 pairs and agree on %2 (%3).</source>
        <translation>
            <numerusform>Entrambi hanno deciso %1 coppia e concordano su %2 (%3).</numerusform>
            <numerusform>Entrambi hanno deciso %1 coppie e concordano su %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge another review</source>
        <translation>Unisci un&apos;altra revisione</translation>
    </message>
    <message>
        <source>Reading and comparing...</source>
        <translation>Lettura e confronto...</translation>
    </message>
    <message>
        <source>Pairs by your verdict and the other&apos;s</source>
        <translation>Coppie per il proprio verdetto e per quello dell&apos;altro</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Unisci</translation>
    </message>
    <message numerus="yes">
        <source>Merging adds %1 pairs that only %2 decided; it is one undo step.</source>
        <translation>
            <numerusform>L&apos;unione aggiunge %1 coppia che solo %2 ha deciso; è un solo passo da annullare.</numerusform>
            <numerusform>L&apos;unione aggiunge %1 coppie che solo %2 ha deciso; è un solo passo da annullare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs on which you differ become contradictions, undecided until they are judged again.</source>
        <translation>
            <numerusform>%1 coppia su cui i verdetti differiscono diventa una contraddizione, da decidere finché non viene giudicata di nuovo.</numerusform>
            <numerusform>%1 coppie su cui i verdetti differiscono diventano contraddizioni, da decidere finché non vengono giudicate di nuovo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are on records that this table does not have; they are kept.</source>
        <translation>
            <numerusform>%1 verdetto è su record che questa tabella non ha; viene conservato.</numerusform>
            <numerusform>%1 verdetti sono su record che questa tabella non ha; vengono conservati.</numerusform>
        </translation>
    </message>
    <message>
        <source>other: duplicate</source>
        <translation>altro: duplicato</translation>
    </message>
    <message>
        <source>other: not</source>
        <translation>altro: no</translation>
    </message>
    <message>
        <source>other: unsure</source>
        <translation>altro: incerto</translation>
    </message>
    <message>
        <source>you: duplicate</source>
        <translation>tu: duplicato</translation>
    </message>
    <message>
        <source>you: not</source>
        <translation>tu: no</translation>
    </message>
    <message>
        <source>you: unsure</source>
        <translation>tu: incerto</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa is undefined because both gave every pair the same verdict.</source>
        <translation>Il kappa di Cohen non è definito, poiché entrambi hanno dato a tutte lo stesso verdetto.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa is %1: 1 is full agreement, 0 is agreement by chance.</source>
        <translation>Il kappa di Cohen è %1: 1 è accordo pieno, 0 quello che darebbe il caso.</translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeExampleModel</name>
    <message>
        <source>Keeper</source>
        <translation>Da tenere</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Cells changed</source>
        <translation>Celle cambiate</translation>
    </message>
    <message>
        <source>Merged title</source>
        <translation>Titolo unito</translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeRuleField</name>
    <message>
        <source>Column of dates</source>
        <translation>Colonna di date</translation>
    </message>
    <message>
        <source>Text between the joined texts</source>
        <translation>Testo fra i testi uniti</translation>
    </message>
    <message>
        <source>text between</source>
        <translation>testo fra l&apos;uno e l&apos;altro</translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeRuleText</name>
    <message>
        <source>keeper, or first filled</source>
        <translation>da tenere, o prima piena</translation>
    </message>
    <message>
        <source>always the keeper</source>
        <translation>sempre quella da tenere</translation>
    </message>
    <message>
        <source>longest text</source>
        <translation>testo più lungo</translation>
    </message>
    <message>
        <source>most frequent text</source>
        <translation>testo più frequente</translation>
    </message>
    <message>
        <source>newest by a date</source>
        <translation>più recente per data</translation>
    </message>
    <message>
        <source>all texts, joined</source>
        <translation>tutti i testi, uniti</translation>
    </message>
    <message>
        <source>If the keeper&apos;s cell is blank, the first row that has one.</source>
        <translation>Se la cella da tenere è vuota, la prima riga che ne ha una.</translation>
    </message>
    <message>
        <source>The keeper&apos;s cell, even if it is blank.</source>
        <translation>La cella della riga da tenere, anche se è vuota.</translation>
    </message>
    <message>
        <source>Counts characters. Of equal lengths, the keeper&apos;s.</source>
        <translation>Conta i caratteri. A pari lunghezza, la riga da tenere.</translation>
    </message>
    <message>
        <source>Blank cells do not count. Of equal counts, the keeper&apos;s.</source>
        <translation>Le celle vuote non contano. A pari numero, la riga da tenere.</translation>
    </message>
    <message>
        <source>The filled cell of the row with the latest date or number.</source>
        <translation>La cella piena della riga con la data o il numero più alto.</translation>
    </message>
    <message>
        <source>Different texts in the order of the rows.</source>
        <translation>I testi diversi nell&apos;ordine delle righe.</translation>
    </message>
    <message>
        <source>newest by %1</source>
        <translation>più recente per %1</translation>
    </message>
    <message>
        <source>joined by %1</source>
        <translation>uniti con %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>righe %1</translation>
    </message>
    <message>
        <source>%1 (no date)</source>
        <translation>%1 (senza data)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The group has other rows than when it was merged. Check it.</source>
        <translation>Il gruppo ha righe diverse da quando è stato unito. Controllarlo.</translation>
    </message>
    <message>
        <source>The group has no keeper with duplicates, so it is not merged.</source>
        <translation>Il gruppo non ha una riga da tenere con duplicati, quindi non è unito.</translation>
    </message>
    <message>
        <source>The record is in no group now, so it is not merged.</source>
        <translation>Il record ora non è in nessun gruppo, quindi non è unito.</translation>
    </message>
    <message>
        <source>The project contains a merge that cannot be read.</source>
        <translation>Il progetto contiene un&apos;unione che non si può leggere.</translation>
    </message>
    <message>
        <source>manually</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>manually, as in row %1</source>
        <translation>a mano, come nella riga %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeRulesDialog</name>
    <message>
        <source>Merge records by rule</source>
        <translation>Unisci i record secondo le regole</translation>
    </message>
    <message>
        <source>No row is changed: the result is for exports of merged records.</source>
        <translation>Nessuna riga cambia: il risultato serve per esportare i record uniti.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unisci</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Rule of all columns</source>
        <translation>Regola di tutte le colonne</translation>
    </message>
    <message>
        <source>as all columns</source>
        <translation>come tutte le colonne</translation>
    </message>
    <message>
        <source>Rule of the column</source>
        <translation>Regola della colonna</translation>
    </message>
    <message>
        <source>Columns and their rules</source>
        <translation>Colonne e le loro regole</translation>
    </message>
    <message>
        <source>&amp;All columns</source>
        <translation>&amp;Tutte le colonne</translation>
    </message>
    <message>
        <source>&amp;Exceptions</source>
        <translation>&amp;Eccezioni</translation>
    </message>
    <message>
        <source>&amp;Rule of the column</source>
        <translation>&amp;Regola della colonna</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Groups to merge</source>
        <translation>Gruppi da unire</translation>
    </message>
    <message>
        <source>Also re&amp;place choices for single groups</source>
        <translation>Sostituisci anche le &amp;scelte per singoli gruppi</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The groups are still being built. Try again in a moment.</source>
        <translation>I gruppi sono ancora in preparazione; riprovare tra un momento.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Conteggio...</translation>
    </message>
    <message>
        <source>There are no groups to merge in this scope.</source>
        <translation>In questo ambito non ci sono gruppi da unire.</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups become one record each</source>
        <translation>
            <numerusform>%1 gruppo diventa un record</numerusform>
            <numerusform>%1 gruppi diventano un record ciascuno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells differ from the keepers&apos;</source>
        <translation>
            <numerusform>%1 cella diversa da quella da tenere</numerusform>
            <numerusform>%1 celle diverse da quelle da tenere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>by a rule of the group: %1</source>
        <translation>per una regola del gruppo: %1</translation>
    </message>
    <message>
        <source>Changed by %1.</source>
        <translation>Cambiate per %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups stay as they are, because verdicts separate all their rows.</source>
        <translation>
            <numerusform>%1 gruppo resta com&apos;è, perché i verdetti ne separano tutte le righe.</numerusform>
            <numerusform>%1 gruppi restano come sono, perché i verdetti ne separano tutte le righe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 choices name columns that cannot be used.</source>
        <translation>
            <numerusform>%1 scelta indica una colonna che non si può usare.</numerusform>
            <numerusform>%1 scelte indicano colonne che non si possono usare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>A row that is not in the table</source>
        <translation>Una riga che non è nella tabella</translation>
    </message>
    <message>
        <source>Row %1, %2: &quot;%3&quot; is not a date or number.</source>
        <translation>Riga %1, %2: «%3» non è una data né un numero.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more cells are not dates or numbers.</source>
        <translation>
            <numerusform>%1 altra cella non è una data né un numero.</numerusform>
            <numerusform>%1 altre celle non sono date né numeri.</numerusform>
        </translation>
    </message>
    <message>
        <source>One step; %1 undoes it</source>
        <translation>Un solo passo; %1 lo annulla</translation>
    </message>
    <message>
        <source>manually: %1</source>
        <translation>a mano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups without a keeper stay as they are. Choose keepers first, for example by rule: Review &gt; Group &gt; Keepers by rule.</source>
        <translation>
            <numerusform>%1 gruppo senza riga da tenere resta com&apos;è. Scegliere prima la riga da tenere, per esempio con una regola: Rivedi &gt; Gruppo &gt; Righe da tenere secondo le regole.</numerusform>
            <numerusform>%1 gruppi senza riga da tenere restano come sono. Scegliere prima le righe da tenere, per esempio con una regola: Rivedi &gt; Gruppo &gt; Righe da tenere secondo le regole.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MissedModel</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarità</translation>
    </message>
    <message>
        <source>P(found)</source>
        <translation>P(trovata)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::NumberListEdit</name>
    <message>
        <source>Numbers separated by commas</source>
        <translation>Numeri separati da virgole</translation>
    </message>
    <message>
        <source>Numbers separated by semicolons</source>
        <translation>Numeri separati da punti e virgola</translation>
    </message>
</context>
<context>
    <name>shinglescope::Numbers</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>meno di %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>oltre %1</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <translation>meno di %1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 giorni</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
</context>
<context>
    <name>shinglescope::OfferBanner</name>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message numerus="yes">
        <source>A = B and B = C: %1 more pairs follow.</source>
        <translation>
            <numerusform>A = B e B = C: ne segue %1 altra coppia.</numerusform>
            <numerusform>A = B e B = C: ne seguono altre %1 coppie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vedi</translation>
    </message>
</context>
<context>
    <name>shinglescope::OpenPairsDialog</name>
    <message>
        <source>Open pairs</source>
        <translation>Apri coppie</translation>
    </message>
    <message>
        <source>Column of the table that has the ids of the list</source>
        <translation>Colonna della tabella che contiene gli id dell&apos;elenco</translation>
    </message>
    <message>
        <source>As the list names it</source>
        <translation>Come la indica l&apos;elenco</translation>
    </message>
    <message>
        <source>&amp;Id column of the table</source>
        <translation>Colonna dell&apos;&amp;id nella tabella</translation>
    </message>
    <message>
        <source>Review then shows these pairs instead of the last run. Your verdicts stay.</source>
        <translation>Rivedi mostrerà queste coppie al posto dell&apos;ultima esecuzione. I verdetti restano.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>Reading and scoring the pairs...</source>
        <translation>Lettura e calcolo delle coppie...</translation>
    </message>
    <message>
        <source>No line of the list is a pair of rows of this table. Choose the id column whose values the list has.</source>
        <translation>Nessuna riga dell&apos;elenco è una coppia di righe di questa tabella. Scegliere la colonna dell&apos;id i cui valori sono nell&apos;elenco.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can be opened.</source>
        <translation>
            <numerusform>Si può aprire %1 coppia.</numerusform>
            <numerusform>Si possono aprire %1 coppie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their ids are row numbers from 0.</source>
        <translation>Gli id sono numeri di riga da 0.</translation>
    </message>
    <message>
        <source>Their ids are those of the column %1.</source>
        <translation>Gli id sono quelli della colonna %1.</translation>
    </message>
    <message>
        <source>The threshold is that of the least similar pair, %1.</source>
        <translation>La soglia è quella della coppia meno simile, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 labels become verdicts.</source>
        <translation>
            <numerusform>%1 etichetta diventa un verdetto.</numerusform>
            <numerusform>%1 etichette diventano verdetti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scores of the list become tags.</source>
        <translation>I punteggi dell&apos;elenco diventano tag.</translation>
    </message>
    <message>
        <source>Another task is running. Wait for it or cancel it first.</source>
        <translation>È in corso un&apos;altra operazione. Aspettarla o annullarla prima.</translation>
    </message>
</context>
<context>
    <name>shinglescope::OpeningNotice</name>
    <message>
        <source>Opening a file</source>
        <translation>Apertura di un file</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>I&amp;gnora</translation>
    </message>
</context>
<context>
    <name>shinglescope::OrderHand</name>
    <message>
        <source>Only orders of 2 to %1 rows can be changed manually.</source>
        <translation>A mano si possono cambiare solo ordini da 2 a %1 righe.</translation>
    </message>
    <message>
        <source>Rows can be moved when the column is sorted: press End.</source>
        <translation>Le righe si possono spostare quando la colonna è ordinata: premi Fine.</translation>
    </message>
    <message>
        <source>%1 now has place %2 of %3.</source>
        <translation>%1 ora ha il posto %2 di %3.</translation>
    </message>
    <message>
        <source>Alt with Up or Down moves the row.</source>
        <translation>Alt con Su o Giù sposta la riga.</translation>
    </message>
</context>
<context>
    <name>shinglescope::OverviewView</name>
    <message>
        <source>Chance of becoming a candidate</source>
        <translation>Probabilità di diventare candidata</translation>
    </message>
    <message>
        <source>Chance of becoming a candidate, by similarity</source>
        <translation>Probabilità di diventare candidata, per similarità</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>More curves, and settings for a tolerance zone</source>
        <translation>Altre curve, e impostazioni per una zona di tolleranza</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>All pairs from %1 up must be found first, which takes about %2.</source>
        <translation>Bisogna prima trovare ogni coppia da %1 in su, il che richiede circa %2.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Open a table to explore it.</source>
        <translation>Aprire una tabella per esplorarla.</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Vai a Dati</translation>
    </message>
    <message>
        <source>Choose at least one column to compare.</source>
        <translation>Scegliere almeno una colonna da confrontare.</translation>
    </message>
    <message>
        <source>Go to Find</source>
        <translation>Vai a Trova</translation>
    </message>
    <message>
        <source>Waiting for the run to end.</source>
        <translation>In attesa della fine dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>Non ci sono righe.</translation>
    </message>
    <message>
        <source>Review has pairs from %1 up; lower the floor in Find to keep more.</source>
        <translation>Rivedi contiene coppie da %1 in su; un minimo più basso in Trova ne tiene di più.</translation>
    </message>
    <message>
        <source>The recipe&apos;s threshold is below %1, so lower pairs must be found to count them all.</source>
        <translation>La soglia della ricetta è sotto %1: per contarle tutte bisogna prima trovare anche le coppie meno simili.</translation>
    </message>
    <message>
        <source>To count them all, every pair must be found first.</source>
        <translation>Per contarle tutte bisogna prima trovare ogni coppia.</translation>
    </message>
    <message>
        <source>%1 random rows show roughly how many there are.</source>
        <translation>%1 righe a caso dicono all&apos;incirca quante sono.</translation>
    </message>
    <message>
        <source>Estimate from %1 rows</source>
        <translation>Stima da %1 righe</translation>
    </message>
    <message>
        <source>Very many texts share a band, so counting the candidates takes a while.</source>
        <translation>Moltissimi testi condividono una banda, quindi contare le candidate richiede un po&apos; di tempo.</translation>
    </message>
    <message>
        <source>There is no result yet; press %1 to find one.</source>
        <translation>Non c&apos;è ancora un risultato; %1 ne trova uno.</translation>
    </message>
    <message>
        <source>Review has no pairs yet; press %1 to find some.</source>
        <translation>Rivedi non ha ancora coppie; %1 ne trova.</translation>
    </message>
    <message>
        <source>From %1 (%2)</source>
        <translation>Da %1 (%2)</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairEstimateModel</name>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Uguali</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairExampleModel</name>
    <message>
        <source>gained, similarity %1: row %2; row %3</source>
        <translation>guadagnata, similarità %1: riga %2; riga %3</translation>
    </message>
    <message>
        <source>lost, similarity %1: row %2; row %3</source>
        <translation>persa, similarità %1: riga %2; riga %3</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairExplainer</name>
    <message>
        <source>Computing...</source>
        <translation>Calcolo...</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairList</name>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairModel</name>
    <message>
        <source>Undecided</source>
        <translation>Da decidere</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>Non duplicato</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incerto</translation>
    </message>
    <message>
        <source>× %1 · %2</source>
        <translation>× %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n identical rows: %1</source>
        <translation>
            <numerusform>%n riga: %1</numerusform>
            <numerusform>%n righe identiche: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2: %3</source>
        <translation>Righe %1 e %2: %3</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarità</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>%1, by rule</source>
        <translation>%1, per regola</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairTablesText</name>
    <message>
        <source>The list calls the first table %1.</source>
        <translation>La lista chiama la prima tabella %1.</translation>
    </message>
    <message>
        <source>Left ids are of the first table, right ids of the second.</source>
        <translation>Gli id di sinistra sono della prima tabella, quelli di destra della seconda.</translation>
    </message>
    <message>
        <source>Left ids are of the second table, right ids of the first.</source>
        <translation>Gli id di sinistra sono della seconda tabella, quelli di destra della prima.</translation>
    </message>
    <message>
        <source>Each id is of one of the tables only.</source>
        <translation>Ogni id è di una sola delle tabelle.</translation>
    </message>
</context>
<context>
    <name>shinglescope::PairsPresenter</name>
    <message>
        <source>Clear the filter</source>
        <translation>Togli il filtro</translation>
    </message>
    <message>
        <source>Go to Find</source>
        <translation>Vai a Trova</translation>
    </message>
    <message>
        <source>Lower the threshold to %1</source>
        <translation>Abbassa la soglia a %1</translation>
    </message>
    <message>
        <source>Every pair shown is decided.</source>
        <translation>Ogni coppia mostrata è decisa.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Coppia %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 selezionate</translation>
    </message>
    <message>
        <source>A key judges all %1 selected pairs.</source>
        <translation>Un tasto giudica tutte le %1 coppie selezionate.</translation>
    </message>
    <message>
        <source>Building the list of pairs...</source>
        <translation>Preparazione dell&apos;elenco delle coppie...</translation>
    </message>
    <message>
        <source>No pair at or above %1 passes the filter.</source>
        <translation>Nessuna coppia da %1 in su passa il filtro.</translation>
    </message>
    <message>
        <source>No pair is at or above %1.</source>
        <translation>Nessuna coppia da %1 in su.</translation>
    </message>
    <message>
        <source>That was the last in the list.</source>
        <translation>Questa era l&apos;ultima dell&apos;elenco.</translation>
    </message>
</context>
<context>
    <name>shinglescope::PartnersBox</name>
    <message>
        <source>Rows with a partner first</source>
        <translation>Prima le righe con una compagna</translation>
    </message>
    <message>
        <source>For tables with few similar rows. Recall is that of rows with a partner; precision is higher than in the table.</source>
        <translation>Per tabelle con poche righe simili. Il richiamo è quello delle righe con una compagna; la precisione è più alta che nella tabella.</translation>
    </message>
</context>
<context>
    <name>shinglescope::PictureCaption</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e un&apos;altra</numerusform>
            <numerusform>%1 e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rows</source>
        <translation>
            <numerusform>%1, %2 riga</numerusform>
            <numerusform>%1, %2 righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Data: %1.</source>
        <translation>Dati: %1.</translation>
    </message>
    <message>
        <source>Data: %1; compared: %2.</source>
        <translation>Dati: %1; confrontate: %2.</translation>
    </message>
    <message>
        <source>%1 of containment</source>
        <translation>%1 di contenimento</translation>
    </message>
    <message>
        <source>Recipe: shingles of %1, %2 hashes (%3, %4, seed %5), %6, threshold %7.</source>
        <translation>Ricetta: shingle di %1, %2 hash (%3, %4, seme %5), %6, soglia %7.</translation>
    </message>
</context>
<context>
    <name>shinglescope::PlanFinder</name>
    <message numerus="yes">
        <source>%1 hashes can be cut into bands in only %n ways, so few curves are possible: %2, with fewer, comes closer.</source>
        <translation>
            <numerusform>%1 hash si possono dividere in %n solo modo, quindi si hanno poche curve: %2, con meno hash, si avvicina di più.</numerusform>
            <numerusform>%1 hash si possono dividere solo in %n modi, quindi si hanno poche curve: %2, con meno hash, si avvicina di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings for</source>
        <translation>Impostazioni per</translation>
    </message>
    <message>
        <source>a tolerance zone</source>
        <translation>una zona</translation>
    </message>
    <message>
        <source>a threshold</source>
        <translation>una soglia</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>Weight of a miss</source>
        <translation>Peso di una coppia persa</translation>
    </message>
    <message>
        <source>0.5 weighs a miss like a useless comparison; 1 counts only misses</source>
        <translation>0,5 pesa una coppia persa quanto un confronto inutile, 1 conta solo le perse</translation>
    </message>
    <message>
        <source>Fewest hashes</source>
        <translation>Numero minimo di hash</translation>
    </message>
    <message>
        <source>Most hashes</source>
        <translation>Numero massimo di hash</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>soglia</translation>
    </message>
    <message>
        <source>miss weight</source>
        <translation>peso di una persa</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Settings, best first</source>
        <translation>Impostazioni, la migliore per prima</translation>
    </message>
    <message>
        <source>Draw the curve</source>
        <translation>Disegna la curva</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Adotta</translation>
    </message>
    <message>
        <source>Puts hashes and bands into the recipe</source>
        <translation>Mette hash e bande nella ricetta</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 plans keep the zone; %2 comes closest.</source>
        <translation>
            <numerusform>%n dei %1 piani rispetta la zona; %2 si avvicina di più.</numerusform>
            <numerusform>%n dei %1 piani rispettano la zona; %2 si avvicina di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same holds for one other number.</source>
        <translation>Lo stesso vale per un altro numero.</translation>
    </message>
    <message numerus="yes">
        <source>The same holds for %n other numbers.</source>
        <translation>
            <numerusform>Lo stesso vale per %n altro numero.</numerusform>
            <numerusform>Lo stesso vale per altri %n numeri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Few divisors: %1</source>
        <translation>Pochi divisori: %1</translation>
    </message>
    <message>
        <source>Minimum chance at the threshold</source>
        <translation>Probabilità minima alla soglia</translation>
    </message>
    <message>
        <source>Plans that find a smaller share of the pairs at the threshold come last</source>
        <translation>I piani che trovano meno coppie alla soglia vengono per ultimi</translation>
    </message>
    <message>
        <source>found there</source>
        <translation>trovate lì</translation>
    </message>
    <message>
        <source>None of %1 plans keeps the zone; %2 comes closest and misses %3 at the upper similarity.</source>
        <translation>Nessuno dei %1 piani rispetta la zona; %2 ci va più vicino e perde %3 alla similarità superiore.</translation>
    </message>
    <message>
        <source>%1 would keep it.</source>
        <translation>%1 la rispetterebbe.</translation>
    </message>
    <message>
        <source>No number of hashes keeps it; widen the zone.</source>
        <translation>Nessun numero di hash la rispetta: allargare la zona.</translation>
    </message>
    <message>
        <source>Allow %1 hashes</source>
        <translation>Consenti %1 hash</translation>
    </message>
    <message>
        <source>%1 has the lowest error of the plans that find %2 of the pairs at the threshold; it finds %3.</source>
        <translation>%1 sbaglia meno tra i piani che trovano %2 delle coppie alla soglia; ne trova %3.</translation>
    </message>
    <message>
        <source>No plan finds %1 of the pairs at the threshold; %2 comes closest with %3. Allow more hashes.</source>
        <translation>Nessun piano trova %1 delle coppie alla soglia; %2 ci va più vicino con %3. Consentire più hash.</translation>
    </message>
</context>
<context>
    <name>shinglescope::PlanModel</name>
    <message>
        <source>keeps the zone</source>
        <translation>rispetta la zona</translation>
    </message>
    <message>
        <source>%1 bands of %2, keeps the zone</source>
        <translation>%1 bande di %2, rispetta la zona</translation>
    </message>
    <message>
        <source>%1 bands of %2</source>
        <translation>%1 bande di %2</translation>
    </message>
    <message>
        <source>Area of false positives</source>
        <translation>Area dei falsi positivi</translation>
    </message>
    <message>
        <source>Area of false negatives</source>
        <translation>Area dei falsi negativi</translation>
    </message>
    <message>
        <source>Squared distance from both chances</source>
        <translation>Distanza al quadrato da entrambe le probabilità</translation>
    </message>
    <message>
        <source>bands × rows</source>
        <translation>piano</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovate</translation>
    </message>
    <message>
        <source>false +</source>
        <translation>falsi +</translation>
    </message>
    <message>
        <source>false −</source>
        <translation>falsi −</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distanza</translation>
    </message>
    <message>
        <source>Chance of a pair at the threshold</source>
        <translation>Probabilità di una coppia alla soglia</translation>
    </message>
    <message>
        <source>Both areas, weighted: %1</source>
        <translation>Entrambe le aree, pesate: %1</translation>
    </message>
    <message>
        <source>false pos.</source>
        <translation>falso pos.</translation>
    </message>
    <message>
        <source>False positive chance: that a pair at the lower similarity is found</source>
        <translation>Probabilità di falso positivo: che una coppia alla similarità inferiore sia trovata</translation>
    </message>
    <message>
        <source>false neg.</source>
        <translation>falso neg.</translation>
    </message>
    <message>
        <source>False negative chance: that a pair at the upper similarity is missed</source>
        <translation>Probabilità di falso negativo: che una coppia alla similarità superiore sia persa</translation>
    </message>
</context>
<context>
    <name>shinglescope::PlotPanel</name>
    <message>
        <source>Copy &amp;image</source>
        <translation>Copia l&apos;imma&amp;gine</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>C&amp;opia i dati</translation>
    </message>
    <message>
        <source>&amp;Save picture...</source>
        <translation>&amp;Salva l&apos;immagine...</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Table, copy, save, reset</source>
        <translation>Tabella, copia, salva, ripristina</translation>
    </message>
    <message>
        <source>As a ta&amp;ble</source>
        <translation>Come &amp;tabella</translation>
    </message>
    <message>
        <source>Rese&amp;t view</source>
        <translation>&amp;Ripristina la vista</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Grafico: %1</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>Copia i dati come CSV</translation>
    </message>
</context>
<context>
    <name>shinglescope::PlotView</name>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L&apos;immagine è negli appunti.</translation>
    </message>
    <message>
        <source>The data is on the clipboard.</source>
        <translation>I dati sono negli appunti.</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>Copia l&apos;imma&amp;gine</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>C&amp;opia i dati</translation>
    </message>
    <message>
        <source>&amp;Save picture...</source>
        <translation>&amp;Salva l&apos;immagine...</translation>
    </message>
    <message>
        <source>&amp;Logarithmic scale</source>
        <translation>Scala &amp;logaritmica</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salva l&apos;immagine</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>Immagine PNG (*.png);;Disegno SVG (*.svg);;Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Salvato %1.</translation>
    </message>
    <message>
        <source>Rese&amp;t view</source>
        <translation>&amp;Ripristina la vista</translation>
    </message>
    <message>
        <source>The data is on the clipboard as CSV.</source>
        <translation>I dati sono negli appunti come CSV.</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>Copia i dati come CSV</translation>
    </message>
</context>
<context>
    <name>shinglescope::PredictPanel</name>
    <message>
        <source>Predict</source>
        <translation>Prevedi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Chiedimi</translation>
    </message>
    <message>
        <source>Step forward: you are asked first whenever there is something to guess.</source>
        <translation>Va&apos; avanti: dove c&apos;è qualcosa da indovinare, prima viene chiesto.</translation>
    </message>
    <message>
        <source>There is no question here.</source>
        <translation>Qui non ci sono domande.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>giuste: %1 su %2</translation>
    </message>
    <message>
        <source>Asks you before a step shows its number</source>
        <translation>Chiede prima che un passo mostri il suo numero</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Asks questions about this stage</source>
        <translation>Fa domande su questa fase</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Domanda %1 di %2</translation>
    </message>
    <message>
        <source>once more, because the answer was wrong</source>
        <translation>di nuovo, perché la risposta era sbagliata</translation>
    </message>
    <message>
        <source>votes counted</source>
        <translation>voti contati</translation>
    </message>
    <message>
        <source>A, B, ... add a vote</source>
        <translation>A, B, ... aggiungono un voto</translation>
    </message>
    <message>
        <source>Every question of the quiz was answered right, %1 of %2 at once. Another quiz of this stage has other questions.</source>
        <translation>Tutte le domande del quiz hanno avuto la risposta giusta, di cui subito %1 su %2. Un altro quiz su questa fase ha altre domande.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Giusto: %1</translation>
    </message>
    <message>
        <source>✓ Right answer: %1</source>
        <translation>✓ Risposta giusta: %1</translation>
    </message>
    <message>
        <source>✗ Your choice: %1</source>
        <translation>✗ La tua scelta: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a choice and its votes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Domanda successiva</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Giusto.</translation>
    </message>
    <message>
        <source>✗ Wrong.</source>
        <translation>✗ Sbagliato.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the letter of a choice and its votes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation>Voti: %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Esecuzioni</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Pagine delle preferenze</translation>
    </message>
</context>
<context>
    <name>shinglescope::PreparationPreview</name>
    <message>
        <source>Preparation, step by step</source>
        <translation>Preparazione, passo per passo</translation>
    </message>
    <message>
        <source>row </source>
        <translation>riga </translation>
    </message>
    <message>
        <source>Row shown</source>
        <translation>Riga mostrata</translation>
    </message>
    <message>
        <source>&amp;another row</source>
        <translation>un&apos;&amp;altra riga</translation>
    </message>
    <message>
        <source>Open a file to see how one of its rows is prepared.</source>
        <translation>Aprire un file per vedere come se ne prepara una riga.</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Apri l&apos;esempio</translation>
    </message>
    <message>
        <source>The file has no rows.</source>
        <translation>Il file non ha righe.</translation>
    </message>
    <message>
        <source>Choose at least one column to compare.</source>
        <translation>Scegliere almeno una colonna da confrontare.</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>Only the first %L1 characters of this row are shown and counted here.</source>
        <translation>Di questa riga sono mostrati e contati qui solo i primi %L1 caratteri.</translation>
    </message>
    <message>
        <source>The steps</source>
        <translation>I passaggi</translation>
    </message>
</context>
<context>
    <name>shinglescope::PrepareChips</name>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>unicode form</source>
        <translation>forma unicode</translation>
    </message>
    <message>
        <source>Compatibility forms (NFKC): ligatures, wide and styled letters</source>
        <translation>Forme di compatibilità (NFKC): legature, lettere larghe e ornate</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscole</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>punteggiatura</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>tieni</translation>
    </message>
    <message>
        <source>no ASCII</source>
        <translation>senza ASCII</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>senza cifre</translation>
    </message>
    <message>
        <source>no lone letters</source>
        <translation>senza lettere isolate</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>spazi bianchi</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>spazi</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>togli</translation>
    </message>
    <message>
        <source>spaces: runs of spaces or line feeds become one space; all: every run of white space, and the ends are trimmed; remove: none is left</source>
        <translation>spazi: più spazi o interruzioni di riga diventano uno spazio; tutti: ogni sequenza di spazi bianchi, tolti quelli all&apos;inizio e alla fine; togli: non ne resta nessuno</translation>
    </message>
    <message>
        <source>stop words</source>
        <translation>parole vuote</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>radici</translation>
    </message>
</context>
<context>
    <name>shinglescope::PresenterBar</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of steps</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>A, B, C, ... answer the question.</source>
        <translation>A, B, C, ... rispondono alla domanda.</translation>
    </message>
    <message>
        <source>A, B, C, ... add a vote.</source>
        <translation>A, B, C, ... aggiungono un voto.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Domanda successiva</translation>
    </message>
</context>
<context>
    <name>shinglescope::PresenterNotes</name>
    <message>
        <source>Notes and next step</source>
        <translation>Note e passo successivo</translation>
    </message>
    <message>
        <source>The time since these notes were opened</source>
        <translation>Il tempo da quando queste note sono aperte</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Poi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 di %2 min</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <comment>stage, step</comment>
        <translation>%1 · passo %2 di %3</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Questo è l&apos;ultimo passo.</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>Questo passo non ha note.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the letter of a choice and its text</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::PrintedCurve</name>
    <message>
        <source>Jaccard similarity</source>
        <translation>Similarità di Jaccard</translation>
    </message>
    <message>
        <source>chance of becoming a candidate</source>
        <translation>probabilità di diventare candidata</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProblemModel</name>
    <message>
        <source>short row</source>
        <translation>riga corta</translation>
    </message>
    <message>
        <source>long row</source>
        <translation>riga lunga</translation>
    </message>
    <message>
        <source>text after a closing quote</source>
        <translation>testo dopo le virgolette di chiusura</translation>
    </message>
    <message>
        <source>quote that never closes</source>
        <translation>virgolette mai chiuse</translation>
    </message>
    <message>
        <source>very long quoted field</source>
        <translation>campo tra virgolette molto lungo</translation>
    </message>
    <message>
        <source>invalid bytes</source>
        <translation>byte non validi</translation>
    </message>
    <message>
        <source>row too large</source>
        <translation>riga troppo grande</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>fini di riga miste</translation>
    </message>
    <message>
        <source>row with another delimiter</source>
        <translation>riga con un altro separatore</translation>
    </message>
    <message>
        <source>change of dialect</source>
        <translation>cambio di dialetto</translation>
    </message>
    <message>
        <source>another table</source>
        <translation>un&apos;altra tabella</translation>
    </message>
    <message>
        <source>half a character</source>
        <translation>mezzo carattere</translation>
    </message>
    <message>
        <source>NUL bytes at the end</source>
        <translation>byte NUL in fondo</translation>
    </message>
    <message>
        <source>line that is not a record</source>
        <translation>riga che non è un record</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linea</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problema</translation>
    </message>
    <message>
        <source>detail</source>
        <translation>dettaglio</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProblemsPane</name>
    <message>
        <source>Only the first %1 problems are listed.</source>
        <translation>Sono elencati solo i primi %1 problemi.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Rows with problems</source>
        <translation>Righe con problemi</translation>
    </message>
    <message>
        <source>E&amp;xport list...</source>
        <translation>E&amp;sporta l&apos;elenco...</translation>
    </message>
    <message>
        <source>&amp;Close list</source>
        <translation>&amp;Chiudi l&apos;elenco</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the rows above</source>
        <translation>
            <numerusform>%Ln nelle righe qui sopra</numerusform>
            <numerusform>%Ln nelle righe qui sopra</numerusform>
        </translation>
    </message>
    <message>
        <source>remarks on the file as a whole</source>
        <translation>osservazioni sul file intero</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found while reading</source>
        <translation>
            <numerusform>%Ln trovato durante la lettura</numerusform>
            <numerusform>%Ln trovati durante la lettura</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the list of problems</source>
        <translation>Esporta l&apos;elenco dei problemi</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>File CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln written to %1</source>
        <translation>
            <numerusform>%Ln scritto in %1</numerusform>
            <numerusform>%Ln scritti in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ProfileNotice</name>
    <message>
        <source>Saved settings</source>
        <translation>Impostazioni salvate</translation>
    </message>
    <message>
        <source>Read like the last file named %1.</source>
        <translation>Letto come l&apos;ultimo file con un nome simile a %1.</translation>
    </message>
    <message>
        <source>Use the &amp;guess instead</source>
        <translation>Usa invece l&apos;&amp;ipotesi</translation>
    </message>
    <message>
        <source>The settings saved for %1 are not used: the columns differ.</source>
        <translation>Le impostazioni salvate per %1 non vengono usate: le colonne sono diverse.</translation>
    </message>
    <message>
        <source>The guess is used; the settings for %1 stay saved.</source>
        <translation>Viene usata l&apos;ipotesi; le impostazioni per %1 restano salvate.</translation>
    </message>
    <message>
        <source>Use them an&amp;yway</source>
        <translation>Usale com&amp;unque</translation>
    </message>
    <message>
        <source>Use the saved settin&amp;gs</source>
        <translation>Usa le impostazioni salva&amp;te</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProgressPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProgressText</name>
    <message>
        <source>starting</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>ancora circa %1 s</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>ancora circa %1 min</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Comparing bands</source>
        <translation>Confronto delle bande</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Unione</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Raggruppamento</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Scrittura</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Ordinamento</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Verdetti</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Searching for partners</source>
        <translation>Ricerca delle corrispondenze</translation>
    </message>
    <message>
        <source>Trying settings</source>
        <translation>Prova delle impostazioni</translation>
    </message>
    <message>
        <source>Identifying rows</source>
        <translation>Identificazione delle righe</translation>
    </message>
    <message>
        <source>Choosing keepers</source>
        <translation>Scelta delle righe da tenere</translation>
    </message>
    <message>
        <source>Reading verdicts</source>
        <translation>Lettura dei verdetti</translation>
    </message>
    <message>
        <source>Laying out pages</source>
        <translation>Impaginazione</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 riga</numerusform>
            <numerusform>%1 righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts</source>
        <translation>
            <numerusform>%1 testo</numerusform>
            <numerusform>%1 testi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 banda</numerusform>
            <numerusform>%1 bande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 band plans</source>
        <translation>
            <numerusform>%1 piano di bande</numerusform>
            <numerusform>%1 piani di bande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 candidates</source>
        <translation>
            <numerusform>%1 candidata</numerusform>
            <numerusform>%1 candidate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 coppia</numerusform>
            <numerusform>%1 coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 gruppo</numerusform>
            <numerusform>%1 gruppi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 settings</source>
        <translation>
            <numerusform>%1 impostazione</numerusform>
            <numerusform>%1 impostazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seeds</source>
        <translation>
            <numerusform>%1 seme</numerusform>
            <numerusform>%1 semi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problema</numerusform>
            <numerusform>%1 problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts</source>
        <translation>
            <numerusform>%1 verdetto</numerusform>
            <numerusform>%1 verdetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1 passo</numerusform>
            <numerusform>%1 passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 pagina</numerusform>
            <numerusform>%1 pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProjectBanner</name>
    <message>
        <source>&amp;Locate the file...</source>
        <translation>Indi&amp;vidua il file...</translation>
    </message>
    <message>
        <source>&amp;Save a copy as...</source>
        <translation>Salva una &amp;copia con nome...</translation>
    </message>
    <message>
        <source>&amp;Find duplicates again</source>
        <translation>&amp;Trova di nuovo i duplicati</translation>
    </message>
    <message>
        <source>About this project</source>
        <translation>Informazioni sul progetto</translation>
    </message>
    <message>
        <source>D&amp;ismiss</source>
        <translation>I&amp;gnora</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProjectController</name>
    <message>
        <source>This project is already open.</source>
        <translation>Questo progetto è già aperto.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProjectNotice</name>
    <message>
        <source>%1 has changed since it was judged.</source>
        <translation>%1 è cambiato da quando è stato giudicato.</translation>
    </message>
    <message>
        <source>All verdicts were matched to their rows (%1).</source>
        <translation>Tutti i verdetti hanno trovato le loro righe (%1).</translation>
    </message>
    <message>
        <source>Verdicts matched to their rows: %1; on changed rows, to be checked: %2; without a row, kept in the project: %3.</source>
        <translation>Verdetti con le righe trovate: %1; su righe cambiate, da controllare: %2; con righe sparite, tenuti nel progetto: %3.</translation>
    </message>
    <message>
        <source>%1 has moved.</source>
        <translation>%1 si trova ora in un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>The data of %1 is missing: %2 was not found. Locate it to continue; the verdicts are kept.</source>
        <translation>I dati di %1 mancano: %2 non è stato trovato. Individuarlo per continuare; i verdetti sono conservati.</translation>
    </message>
    <message>
        <source>It is open read-only here and shows what is saved.</source>
        <translation>Qui è aperto in sola lettura e mostra ciò che vi è salvato.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProofPanel</name>
    <message>
        <source>Equal minima</source>
        <translation>Minimi uguali</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>in both: the minima are equal</source>
        <translation>in entrambi: i minimi sono uguali</translation>
    </message>
    <message>
        <source>in one only: the minima differ</source>
        <translation>in uno solo: i minimi sono diversi</translation>
    </message>
    <message>
        <source>in neither: skipped</source>
        <translation>in nessuno: si salta</translation>
    </message>
    <message>
        <source>Share of equal minima</source>
        <translation>Quota di minimi uguali</translation>
    </message>
    <message>
        <source>Another permutation</source>
        <translation>Un&apos;altra permutazione</translation>
    </message>
    <message>
        <source>1,000 more</source>
        <translation>Altre 1.000</translation>
    </message>
</context>
<context>
    <name>shinglescope::ProofWords</name>
    <message>
        <source>%1 is in both documents: both have their minimum here, so the minima are equal.</source>
        <translation>%1 è in entrambi i documenti: tutti e due hanno qui il minimo, quindi i minimi sono uguali.</translation>
    </message>
    <message>
        <source>%1 is in %2 only: %2 has its minimum here and %3 further down, so the minima differ.</source>
        <translation>%1 è solo in %2: %2 ha qui il suo minimo e %3 più in basso, quindi i minimi sono diversi.</translation>
    </message>
    <message>
        <source>shuffle %1</source>
        <translation>rimescolamento %1</translation>
    </message>
    <message>
        <source>shingle</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>Each row is in both documents, in one of them, or in neither.</source>
        <translation>Ogni riga è in entrambi i documenti, in uno solo o in nessuno.</translation>
    </message>
    <message>
        <source>%1 puts the rows in another order. The minimum of a document is its first row from the top.</source>
        <translation>%1 dispone le righe in un altro ordine. Il minimo di un documento è la sua prima riga dall&apos;alto.</translation>
    </message>
    <message>
        <source>No row is in either document.</source>
        <translation>Nessuna riga è in uno dei due documenti.</translation>
    </message>
    <message>
        <source>%1 is in neither document: it is skipped.</source>
        <translation>%1 non è in nessuno dei due documenti: si salta.</translation>
    </message>
    <message>
        <source>The first row that is not skipped decides. In a random order each of the &lt;b&gt;%1&lt;/b&gt; is equally likely to come first, and &lt;b&gt;%2&lt;/b&gt; of them are in both:</source>
        <translation>Decide la prima riga che non si salta. In un ordine casuale ognuna delle &lt;b&gt;%1&lt;/b&gt; ha la stessa probabilità di essere la prima, e &lt;b&gt;%2&lt;/b&gt; di esse sono in entrambi:</translation>
    </message>
    <message>
        <source>P(equal minima) = %1 = %2 = J</source>
        <translation>P(minimi uguali) = %1 = %2 = J</translation>
    </message>
    <message>
        <source>%1 permutations tried: equal minima in %2, a share of %3.</source>
        <translation>%1 permutazioni provate: minimi uguali in %2, una quota di %3.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altre %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::QualityDialog</name>
    <message>
        <source>Quality from verdicts</source>
        <translation>Qualità dai verdetti</translation>
    </message>
    <message>
        <source>Pairs and audited precision by similarity</source>
        <translation>Coppie e precisione controllata per similarità</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Conteggio...</translation>
    </message>
    <message>
        <source>&amp;Continue the audit</source>
        <translation>&amp;Continua il controllo</translation>
    </message>
    <message numerus="yes">
        <source>, %n of them unsure</source>
        <translation>
            <numerusform>, %n delle quali incerta</numerusform>
            <numerusform>, %n delle quali incerte</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists the pairs in audit order, from the first without a verdict</source>
        <translation>Elenca le coppie nell&apos;ordine del controllo a campione, dalla prima senza verdetto</translation>
    </message>
    <message>
        <source>Audited: %1 of the %2 pairs at or above the threshold</source>
        <translation>Controllate: %1 delle %2 coppie dalla soglia in su</translation>
    </message>
    <message>
        <source>. Identical rows count as one pair. Verdicts count in the order of the audit, up to the first pair without one.</source>
        <translation>. Le righe identiche contano come una coppia. I verdetti contano nell&apos;ordine del controllo, fino alla prima coppia che non ne ha.</translation>
    </message>
</context>
<context>
    <name>shinglescope::QualityPlot</name>
    <message>
        <source>%1 % (%2 to %3 %)</source>
        <translation>%1 % (da %2 a %3 %)</translation>
    </message>
    <message>
        <source>No pair at or above %1 has been audited yet.</source>
        <translation>Nessuna delle coppie da %1 in su è ancora stata controllata.</translation>
    </message>
    <message>
        <source>Of the pairs at or above %1, %2 of %3 audited are duplicates: %4.</source>
        <translation>Delle coppie da %1 in su, %2 delle %3 controllate sono duplicati: %4.</translation>
    </message>
    <message>
        <source>Pairs by similarity, and how many of the audited are duplicates</source>
        <translation>Coppie per similarità, e quante delle controllate sono duplicati</translation>
    </message>
    <message>
        <source>pairs (log scale)</source>
        <translation>coppie (scala logaritmica)</translation>
    </message>
    <message>
        <source>% duplicates, audited at or above</source>
        <translation>% di duplicati tra le controllate da lì in su</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>coppie</translation>
    </message>
    <message>
        <source>duplicates, with 95 % interval</source>
        <translation>duplicati, con intervallo al 95 %</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>soglia %1</translation>
    </message>
    <message>
        <source>%1 to %2: %3 pairs
at or above %1: %4 of %5 audited</source>
        <translation>da %1 a %2: %3 coppie
da %1 in su: %4 di %5 controllate</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>at or above</source>
        <translation>da lì in su</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>duplicati</translation>
    </message>
    <message>
        <source>not</source>
        <translation>no</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>incerti</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisione</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
</context>
<context>
    <name>shinglescope::QuestionCommands</name>
    <message>
        <source>You are asked before a step shows its number.</source>
        <translation>Una domanda precede ogni passo che mostra un numero.</translation>
    </message>
    <message>
        <source>Steps are shown without a question before them.</source>
        <translation>I passi si mostrano senza domande prima.</translation>
    </message>
    <message>
        <source>There are no questions about this stage.</source>
        <translation>Non ci sono domande su questa fase.</translation>
    </message>
    <message>
        <source>The score starts again.</source>
        <translation>Il punteggio riparte da zero.</translation>
    </message>
    <message>
        <source>Each answer is counted as a vote. %1 shows the right one.</source>
        <translation>Ogni risposta conta come un voto. %1 mostra quella giusta.</translation>
    </message>
    <message>
        <source>Votes are not counted any longer; they are kept.</source>
        <translation>I voti non vengono più contati; quelli già dati restano.</translation>
    </message>
    <message>
        <source>The votes of this lesson are deleted. %1 brings them back.</source>
        <translation>I voti di questa lezione sono eliminati. %1 li ripristina.</translation>
    </message>
    <message>
        <source>The votes of this lesson are back. %1 deletes them.</source>
        <translation>I voti di questa lezione sono di nuovo qui. %1 li elimina.</translation>
    </message>
    <message>
        <source>This lesson has no votes.</source>
        <translation>Questa lezione non ha voti.</translation>
    </message>
    <message>
        <source>No votes were counted in this lesson. %1 starts counting.</source>
        <translation>In questa lezione non è stato contato nessun voto. %1 inizia a contarli.</translation>
    </message>
    <message>
        <source>Export the votes</source>
        <translation>Esporta i voti</translation>
    </message>
    <message>
        <source>CSV files (*.csv);;All files (*)</source>
        <translation>File CSV (*.csv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved the votes to %1</source>
        <translation>Voti salvati in %1</translation>
    </message>
    <message>
        <source>Copied the log of the lesson.</source>
        <translation>Registro della lezione copiato.</translation>
    </message>
</context>
<context>
    <name>shinglescope::QueueChips</name>
    <message>
        <source>similarity ↓</source>
        <translation>similarità ↓</translation>
    </message>
    <message>
        <source>borderline first</source>
        <translation>prima i casi limite</translation>
    </message>
    <message>
        <source>random audit</source>
        <translation>controllo a campione</translation>
    </message>
    <message>
        <source>order in file</source>
        <translation>ordine nel file</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>all verdicts</source>
        <translation>tutti i verdetti</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>da decidere</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicato</translation>
    </message>
    <message>
        <source>not a duplicate</source>
        <translation>non duplicato</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>incerto</translation>
    </message>
    <message>
        <source>Verdicts shown</source>
        <translation>Verdetti mostrati</translation>
    </message>
    <message>
        <source>same group</source>
        <translation>stesso gruppo</translation>
    </message>
    <message>
        <source>Only pairs in the group of the pair shown</source>
        <translation>Solo coppie nel gruppo della coppia mostrata</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiate</translation>
    </message>
    <message>
        <source>Only verdicts on records whose content changed: check them</source>
        <translation>Solo verdetti su record il cui contenuto è cambiato: da controllare</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>seguono</translation>
    </message>
    <message>
        <source>Only pairs that follow from other verdicts</source>
        <translation>Solo coppie che seguono da altri verdetti</translation>
    </message>
    <message>
        <source>Tags shown</source>
        <translation>Etichette mostrate</translation>
    </message>
    <message>
        <source>with or without tags</source>
        <translation>con o senza etichette</translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation>etichetta %1</translation>
    </message>
    <message>
        <source>any tag</source>
        <translation>qualsiasi etichetta</translation>
    </message>
    <message>
        <source>+ field</source>
        <translation>+ campo</translation>
    </message>
    <message>
        <source>Only pairs whose records agree, or differ, in a column</source>
        <translation>Solo coppie i cui record sono uguali, o diversi, in una colonna</translation>
    </message>
    <message>
        <source>&amp;equal</source>
        <translation>&amp;uguale</translation>
    </message>
    <message>
        <source>&amp;different</source>
        <translation>&amp;diverso</translation>
    </message>
    <message>
        <source>%1 equal ×</source>
        <translation>%1 uguale ×</translation>
    </message>
    <message>
        <source>%1 differs ×</source>
        <translation>%1 diverso ×</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>cambiate %1</translation>
    </message>
    <message>
        <source>follows %1</source>
        <translation>seguono %1</translation>
    </message>
    <message>
        <source>Press to remove this condition</source>
        <translation>Premere per togliere questa condizione</translation>
    </message>
</context>
<context>
    <name>shinglescope::QueuePanel</name>
    <message>
        <source>Queue</source>
        <translation>Coda</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contraddizioni</translation>
    </message>
    <message>
        <source>Text or /regex/</source>
        <translation>Testo o /regex/</translation>
    </message>
    <message>
        <source>Pairs %1</source>
        <translation>Coppie %1</translation>
    </message>
    <message>
        <source>Groups %1</source>
        <translation>Gruppi %1</translation>
    </message>
    <message>
        <source>Contradictions %1</source>
        <translation>Contraddizioni %1</translation>
    </message>
    <message>
        <source>At odds %1</source>
        <translation>In conflitto %1</translation>
    </message>
    <message>
        <source>≠ %1</source>
        <translation>≠ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 row pairs, identical rows included.</source>
        <translation>
            <numerusform>%1 coppia di righe, comprese le righe identiche.</numerusform>
            <numerusform>%1 coppie di righe, comprese le righe identiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 this recipe finds %2 of pairs.</source>
        <translation>A %1 questa ricetta trova %2 delle coppie.</translation>
    </message>
    <message>
        <source>Contradictions: verdicts that conflict</source>
        <translation>Contraddizioni: verdetti che si contraddicono</translation>
    </message>
    <message>
        <source>Building the list of pairs...</source>
        <translation>Preparazione dell&apos;elenco delle coppie...</translation>
    </message>
    <message>
        <source>Building the groups...</source>
        <translation>Preparazione dei gruppi...</translation>
    </message>
    <message>
        <source>Showing the groups at %1 while new ones are built.</source>
        <translation>Sono mostrati i gruppi a %1; i nuovi sono in preparazione.</translation>
    </message>
</context>
<context>
    <name>shinglescope::Rail</name>
    <message>
        <source>Workspaces</source>
        <translation>Aree di lavoro</translation>
    </message>
</context>
<context>
    <name>shinglescope::RawLineModel</name>
    <message>
        <source>skipped</source>
        <translation>saltata</translation>
    </message>
    <message>
        <source>header</source>
        <translation>intestazione</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commento</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>non caricata</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linea</translation>
    </message>
    <message>
        <source>read as</source>
        <translation>letta come</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>tralasciata</translation>
    </message>
</context>
<context>
    <name>shinglescope::RawTextView</name>
    <message>
        <source>not loaded</source>
        <translation>non caricata</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReadingDoubts</name>
    <message>
        <source>The encoding is uncertain. %1</source>
        <translation>La codifica è incerta. %1</translation>
    </message>
    <message>
        <source>It is read as one column. %1</source>
        <translation>È letto come una sola colonna. %1</translation>
    </message>
    <message>
        <source>The delimiter is uncertain. %1</source>
        <translation>Il separatore è incerto. %1</translation>
    </message>
    <message>
        <source>The quote is uncertain. %1</source>
        <translation>Le virgolette sono incerte. %1</translation>
    </message>
    <message>
        <source>The header is uncertain. %1</source>
        <translation>L&apos;intestazione è incerta. %1</translation>
    </message>
    <message>
        <source>The line above the table is left out.</source>
        <translation>La riga sopra la tabella è tralasciata.</translation>
    </message>
    <message>
        <source>%1 lines above the table are left out.</source>
        <translation>%1 righe sopra la tabella sono tralasciate.</translation>
    </message>
    <message>
        <source>1 row has a problem.</source>
        <translation>1 riga ha un problema.</translation>
    </message>
    <message>
        <source>%1 rows have problems.</source>
        <translation>%1 righe hanno problemi.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReadingFacts</name>
    <message>
        <source>no multi-line fields</source>
        <translation>nessun campo su più righe</translation>
    </message>
    <message numerus="yes">
        <source>%1 multi-line fields</source>
        <translation>
            <numerusform>%1 campo su più righe</numerusform>
            <numerusform>%1 campi su più righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 blank lines skipped</source>
        <translation>
            <numerusform>%1 riga vuota saltata</numerusform>
            <numerusform>%1 righe vuote saltate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 short rows padded</source>
        <translation>
            <numerusform>%1 riga corta completata</numerusform>
            <numerusform>%1 righe corte completate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 long rows, extra cells kept</source>
        <translation>
            <numerusform>%1 riga lunga, celle in più tenute</numerusform>
            <numerusform>%1 righe lunghe, celle in più tenute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows too large to load</source>
        <translation>
            <numerusform>%1 riga troppo grande da caricare</numerusform>
            <numerusform>%1 righe troppo grandi da caricare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines that are not records</source>
        <translation>
            <numerusform>%1 riga che non è un record</numerusform>
            <numerusform>%1 righe che non sono record</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecodable bytes</source>
        <translation>nessun byte indecifrabile</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows with undecodable bytes</source>
        <translation>
            <numerusform>%1 riga con byte indecifrabili</numerusform>
            <numerusform>%1 righe con byte indecifrabili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters repaired</source>
        <translation>
            <numerusform>%1 carattere riparato</numerusform>
            <numerusform>%1 caratteri riparati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows left out at the end</source>
        <translation>
            <numerusform>%1 riga tralasciata alla fine</numerusform>
            <numerusform>%1 righe tralasciate alla fine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ReadingItem</name>
    <message>
        <source>other...</source>
        <translation>altro...</translation>
    </message>
    <message>
        <source>%1, other</source>
        <translation>%1, altro</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReadingNotice</name>
    <message>
        <source>How the file was read</source>
        <translation>Come è stato letto il file</translation>
    </message>
    <message>
        <source>Chec&amp;k the import...</source>
        <translation>Contro&amp;lla la lettura...</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>I&amp;gnora</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReadingOptionsForm</name>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codifica</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>&amp;Separatore</translation>
    </message>
    <message>
        <source>Lines to s&amp;kip</source>
        <translation>Righe da sal&amp;tare</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Intestazione</translation>
    </message>
    <message>
        <source>yes: names of the columns</source>
        <translation>sì: nomi delle colonne</translation>
    </message>
    <message>
        <source>no: the first row of data</source>
        <translation>no: prima riga di dati</translation>
    </message>
    <message>
        <source>&amp;Quote</source>
        <translation>Vi&amp;rgolette</translation>
    </message>
    <message>
        <source>none: an ordinary character</source>
        <translation>nessuno: un carattere comune</translation>
    </message>
    <message>
        <source>Esca&amp;pe</source>
        <translation>Esca&amp;pe</translation>
    </message>
    <message>
        <source>doubled: two quotes for one</source>
        <translation>raddoppiate: due per una</translation>
    </message>
    <message>
        <source>Spaces aro&amp;und quotes</source>
        <translation>Spa&amp;zi e virgolette</translation>
    </message>
    <message>
        <source>left out: &quot;a&quot;, &quot;b&quot;</source>
        <translation>tralasciati: &quot;a&quot;, &quot;b&quot;</translation>
    </message>
    <message>
        <source>kept: part of the cells</source>
        <translation>tenuti: parte delle celle</translation>
    </message>
    <message>
        <source>De&amp;limiters in a row</source>
        <translation>Separatori &amp;di fila</translation>
    </message>
    <message>
        <source>one: columns lined up</source>
        <translation>uno: colonne allineate</translation>
    </message>
    <message>
        <source>several: empty cells between</source>
        <translation>più d&apos;uno: celle vuote in mezzo</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>Co&amp;mmento</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>What was guessed, and why</source>
        <translation>Che cosa è stato ipotizzato, e perché</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>una colonna</translation>
    </message>
    <message>
        <source>Rows &amp;to leave out at the end</source>
        <translation>Righe da tralasciare alla fin&amp;e</translation>
    </message>
    <message>
        <source>&amp;Rows end with</source>
        <translation>Le righe finiscono c&amp;on</translation>
    </message>
    <message>
        <source>Te&amp;xt decoded twice</source>
        <translation>Testo decodificato d&amp;ue volte</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>riparato</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>lasciato com&apos;è</translation>
    </message>
    <message>
        <source>Ta&amp;ble in the file</source>
        <translation>Ta&amp;bella nel file</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (nascosto)</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallButton</name>
    <message>
        <source>Recall: measuring...</source>
        <translation>Richiamo: misura...</translation>
    </message>
    <message>
        <source>Recall %1</source>
        <translation>Richiamo %1</translation>
    </message>
    <message>
        <source>Recall...</source>
        <translation>Richiamo...</translation>
    </message>
    <message>
        <source>Shows the progress in Explore</source>
        <translation>Mostra in Esplora a che punto è</translation>
    </message>
    <message>
        <source>%1, %2. Shows the missed pairs in Explore.</source>
        <translation>%1, %2. Mostra in Esplora le coppie perse.</translation>
    </message>
    <message>
        <source>Measures in Explore, on random rows, how much the run missed</source>
        <translation>Misura in Esplora, su righe a caso, quanto ha perso l&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallLine</name>
    <message>
        <source>recall of this run</source>
        <translation>richiamo</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallMonitor</name>
    <message>
        <source>measuring the recall of this run...</source>
        <translation>misura del richiamo di questa esecuzione...</translation>
    </message>
    <message>
        <source>Measure &amp;recall</source>
        <translation>Misu&amp;ra il richiamo</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallPanel</name>
    <message>
        <source>Measured recall</source>
        <translation>Richiamo misurato</translation>
    </message>
    <message>
        <source>Rows to search exactly</source>
        <translation>Righe da cercare esattamente</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Seme del campione</translation>
    </message>
    <message>
        <source>see&amp;d</source>
        <translation>&amp;seme</translation>
    </message>
    <message>
        <source>Random rows</source>
        <translation>Righe a caso</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Tutte le coppie</translation>
    </message>
    <message>
        <source>Identical pairs</source>
        <translation>Coppie identiche</translation>
    </message>
    <message>
        <source>Curve expects</source>
        <translation>Attese dalla curva</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Intera tabella</translation>
    </message>
    <message>
        <source>&amp;Measure recall</source>
        <translation>Misu&amp;ra il richiamo</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 di %2 righe</translation>
    </message>
    <message>
        <source>Pairs that differ</source>
        <translation>Coppie diverse</translation>
    </message>
    <message>
        <source>exact: all %1 rows</source>
        <translation>esatto: tutte le %1 righe</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallRun</name>
    <message>
        <source>The run kept only the pairs that link groups; run with all pairs to measure.</source>
        <translation>L&apos;esecuzione ha tenuto solo le coppie che collegano i gruppi; per misurare, eseguirla con tutte le coppie.</translation>
    </message>
    <message>
        <source>Find duplicates first, then measure what was missed.</source>
        <translation>Trovare prima i duplicati; poi qui si misura che cosa è andato perso.</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallText</name>
    <message>
        <source>over %1</source>
        <translation>oltre %1</translation>
    </message>
    <message>
        <source>none among the rows searched</source>
        <translation>nessuna tra le righe cercate</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>%1 of %2 partners found</source>
        <translation>%1 compagne trovate su %2</translation>
    </message>
    <message>
        <source>not known from these rows</source>
        <translation>non noto da queste righe</translation>
    </message>
    <message>
        <source>about %1 pairs missed</source>
        <translation>circa %1 coppie perse</translation>
    </message>
    <message>
        <source>about %1 pairs missed (%2 to %3)</source>
        <translation>circa %1 coppie perse (da %2 a %3)</translation>
    </message>
    <message>
        <source>%1, %2 pairs</source>
        <translation>%1, %2 coppie</translation>
    </message>
    <message>
        <source>%1, %2 comparisons</source>
        <translation>%1, %2 confronti</translation>
    </message>
    <message>
        <source>no similar pairs that differ</source>
        <translation>nessuna coppia simile di righe diverse</translation>
    </message>
    <message>
        <source>%1 of pairs that differ</source>
        <translation>%1 delle coppie diverse</translation>
    </message>
    <message>
        <source>exact: all %1 rows searched</source>
        <translation>esatto: tutte le %1 righe</translation>
    </message>
    <message>
        <source>%1 of %2 rows searched</source>
        <translation>%1 righe cercate su %2</translation>
    </message>
    <message>
        <source>%1 with identical rows</source>
        <translation>%1 con le righe identiche</translation>
    </message>
    <message>
        <source>(%1 to %2), %3 with identical rows</source>
        <translation>(da %1 a %2), %3 con le righe identiche</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 righe</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 di %2 righe</translation>
    </message>
    <message>
        <source>%1 of %2 rows, with a partner first</source>
        <translation>%1 di %2 righe, prima quelle con una compagna</translation>
    </message>
    <message numerus="yes">
        <source>rests on only %Ln pairs</source>
        <translation>
            <numerusform>si basa solo su %Ln coppia</numerusform>
            <numerusform>si basa solo su %Ln coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This rests on only %Ln pairs.</source>
        <translation>
            <numerusform>Si basa solo su %Ln coppia.</numerusform>
            <numerusform>Si basa solo su %Ln coppie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a lower threshold.</source>
        <translation>Usare una soglia più bassa.</translation>
    </message>
    <message>
        <source>Use more rows or a lower threshold.</source>
        <translation>Usare più righe o una soglia più bassa.</translation>
    </message>
    <message>
        <source>Draw rows with a partner first, or use a lower threshold.</source>
        <translation>Prendere prima le righe con una compagna, o usare una soglia più bassa.</translation>
    </message>
    <message>
        <source>No curve: the run did not use bands and exact scores.</source>
        <translation>Nessuna curva: l&apos;esecuzione non è passata per bande e punteggi esatti.</translation>
    </message>
    <message>
        <source>%1 ± %2 partners missed (recall %3); actually missed: %4</source>
        <translation>%1 ± %2 compagne perse (richiamo %3); perse in realtà: %4</translation>
    </message>
    <message>
        <source>%1 pairs to compare: brute force about %2, LSH about %3 plus time for additional pairs found.</source>
        <translation>%1 coppie da confrontare: forza bruta circa %2, LSH circa %3 più il tempo per le altre coppie trovate.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs missed, exactly</source>
        <translation>
            <numerusform>persa esattamente %n coppia</numerusform>
            <numerusform>perse esattamente %n coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>A course gives “six days of computation” for a million announcements: their %1 pairs take %2 at a microsecond each.</source>
        <translation>Un corso parla di «sei giorni di calcolo» per un milione di annunci: le loro %1 coppie, a un microsecondo l&apos;una, richiedono %2.</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallView</name>
    <message>
        <source>Missed pairs</source>
        <translation>Coppie perse</translation>
    </message>
    <message>
        <source>Press Enter to see why the run missed the pair</source>
        <translation>Invio mostra perché l&apos;esecuzione ha perso la coppia</translation>
    </message>
    <message>
        <source>Why n&amp;ot?</source>
        <translation>Perché n&amp;o?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Open a file and choose what to compare.</source>
        <translation>Aprire un file e scegliere che cosa si confronta.</translation>
    </message>
    <message>
        <source>Measure the recall to see what the run missed.</source>
        <translation>Misurare il richiamo per vedere che cosa ha perso l&apos;esecuzione.</translation>
    </message>
    <message>
        <source>No pair of the rows searched was missed.</source>
        <translation>Nessuna coppia delle righe cercate è andata persa.</translation>
    </message>
    <message>
        <source>the %1 most similar of %2 pairs of distinct texts</source>
        <translation>le %1 più simili di %2 coppie di testi distinti</translation>
    </message>
    <message>
        <source>pairs of distinct texts: %1</source>
        <translation>coppie di testi distinti: %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecipeAdopter</name>
    <message>
        <source>threshold %1</source>
        <translation>soglia %1</translation>
    </message>
    <message>
        <source>%1 bands</source>
        <translation>%1 bande</translation>
    </message>
    <message>
        <source>The recipe already has this: %1.</source>
        <translation>La ricetta ce l&apos;ha già: %1.</translation>
    </message>
    <message>
        <source>The recipe is restored to its state before %1.</source>
        <translation>La ricetta è di nuovo com&apos;era prima di %1.</translation>
    </message>
    <message>
        <source>Added to the recipe: %1. Press %2 to run it.</source>
        <translation>Aggiunto alla ricetta: %1. Premere %2 per eseguirla.</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecipeEditor</name>
    <message>
        <source>Recipes (*.json);;All files (*)</source>
        <translation>Ricette (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Ricetta</translation>
    </message>
    <message>
        <source>&amp;Load recipe...</source>
        <translation>&amp;Carica una ricetta...</translation>
    </message>
    <message>
        <source>&amp;Save recipe...</source>
        <translation>&amp;Salva la ricetta...</translation>
    </message>
    <message>
        <source>&amp;Presets</source>
        <translation>&amp;Predefinite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Only within</source>
        <translation>Solo entro</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Prepara</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>Shingles made of</source>
        <translation>Shingle fatti di</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Units per shingle, k</source>
        <translation>Unità per shingle, k</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>interi</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>salta</translation>
    </message>
    <message>
        <source>Texts shorter than k</source>
        <translation>Testi più corti di k</translation>
    </message>
    <message>
        <source>A text shorter than k becomes one shingle, or is skipped and is not in any pair.</source>
        <translation>Un testo più corto di k diventa un solo shingle, oppure viene saltato e non è in nessuna coppia.</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Fatti di</translation>
    </message>
    <message>
        <source>Hash of a shingle</source>
        <translation>Hash di uno shingle</translation>
    </message>
    <message>
        <source>Short texts</source>
        <translation>Testi corti</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>stop</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Stop-shingles, percent of the rows</source>
        <translation>Stop-shingle, percentuale delle righe</translation>
    </message>
    <message>
        <source>Leaves out shingles in more than this share of the rows, such as boilerplate.</source>
        <translation>Tralascia gli shingle presenti in più di questa quota delle righe, come le formule fisse.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Salvato %1.</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>Carica una ricetta</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Salva la ricetta</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una volta</translation>
    </message>
    <message>
        <source>each time</source>
        <translation>ogni volta</translation>
    </message>
    <message>
        <source>How often a repeated shingle counts</source>
        <translation>Quante volte conta uno shingle ripetuto</translation>
    </message>
    <message>
        <source>A shingle that a text has several times counts once, as in a set, or each time, as in a multiset: texts then also differ in how often they have it.</source>
        <translation>Uno shingle che un testo ha più volte conta una volta, come in un insieme, oppure ogni volta, come in un multiinsieme: i testi allora differiscono anche per quante volte lo hanno.</translation>
    </message>
    <message>
        <source>Repeats count</source>
        <translation>Ripetizioni</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecipeTitle</name>
    <message numerus="yes">
        <source>%1, %n changes</source>
        <translation>
            <numerusform>%1, %n modifica</numerusform>
            <numerusform>%1, %n modifiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RecordMergeDialog</name>
    <message>
        <source>Merge into one record</source>
        <translation>Unisci in un record</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>&amp;Only columns that differ</source>
        <translation>&amp;Solo le colonne diverse</translation>
    </message>
    <message>
        <source>as the rule of the table</source>
        <translation>come la regola della tabella</translation>
    </message>
    <message>
        <source>Rule of the column</source>
        <translation>Regola della colonna</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regola</translation>
    </message>
    <message>
        <source>Texts of the rows</source>
        <translation>Testi delle righe</translation>
    </message>
    <message>
        <source>&amp;Texts of the rows (Enter takes one)</source>
        <translation>&amp;Testi delle righe (Invio ne prende uno)</translation>
    </message>
    <message>
        <source>Merged cell</source>
        <translation>Cella unita</translation>
    </message>
    <message>
        <source>&amp;Follow the rule again</source>
        <translation>Segui di n&amp;uovo la regola</translation>
    </message>
    <message>
        <source>Merged &amp;cell</source>
        <translation>&amp;Cella unita</translation>
    </message>
    <message>
        <source>No row is changed: the result is for exports of merged records.</source>
        <translation>Nessuna riga cambia: il risultato serve per esportare i record uniti.</translation>
    </message>
    <message>
        <source>&amp;Undo the merge</source>
        <translation>&amp;Annulla l&apos;unione</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unisci</translation>
    </message>
    <message>
        <source>The groups are still being built. Try again in a moment.</source>
        <translation>I gruppi sono ancora in preparazione; riprovare tra un momento.</translation>
    </message>
    <message>
        <source>There is nothing to merge: verdicts separate the other rows, or the row is in no group.</source>
        <translation>Non c&apos;è nulla da unire: i verdetti separano le altre righe, o la riga non è in nessun gruppo.</translation>
    </message>
    <message>
        <source>Rows %1 become one record: row %2, the keeper.</source>
        <translation>Le righe %1 diventano un record: la riga %2, da tenere.</translation>
    </message>
    <message>
        <source>The group has no keeper. Merging makes row %1 its keeper.</source>
        <translation>Il gruppo non ha una riga da tenere. L&apos;unione sceglie la riga %1.</translation>
    </message>
    <message>
        <source>A choice names a column that cannot be used: %1.</source>
        <translation>Una scelta indica una colonna che non si può usare: %1.</translation>
    </message>
    <message>
        <source>The dates of these rows cannot be read: %1.</source>
        <translation>Le date di queste righe non si possono leggere: %1.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vuoto)</translation>
    </message>
    <message>
        <source>%1 — rows %2</source>
        <translation>%1 — righe %2</translation>
    </message>
    <message>
        <source>%1 — row %2</source>
        <translation>%1 — riga %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecordModel</name>
    <message>
        <source>compared</source>
        <translation>confrontata</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>mostrata</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>link</source>
        <translation>link</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorata</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::RecordTable</name>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>&amp;Compared: its text decides what is similar</source>
        <translation>&amp;Confrontata: il suo testo decide che cosa è simile</translation>
    </message>
    <message>
        <source>&amp;Shown next to the pairs</source>
        <translation>&amp;Mostrata accanto alle coppie</translation>
    </message>
    <message>
        <source>&amp;Id: names the row in exports</source>
        <translation>&amp;Id: dà il nome alla riga nelle esportazioni</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Link</translation>
    </message>
    <message>
        <source>I&amp;gnored</source>
        <translation>I&amp;gnorata</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>Colo&amp;nna</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>R&amp;uolo</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReportPictures</name>
    <message>
        <source>Pairs by similarity, and the threshold as a dashed line.</source>
        <translation>Coppie per similarità, e la soglia come linea tratteggiata.</translation>
    </message>
    <message>
        <source>Chance that a pair becomes a candidate, by its similarity: %1 at the threshold %2.</source>
        <translation>Probabilità che una coppia diventi candidata, per similarità: %1 alla soglia %2.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReportText</name>
    <message>
        <source>Scores reused: only the groups are rebuilt.</source>
        <translation>Punteggi riutilizzati: si ricostruiscono solo i gruppi.</translation>
    </message>
    <message>
        <source>Candidates reused: only the scores are recomputed.</source>
        <translation>Candidate riutilizzate: si ricalcolano solo i punteggi.</translation>
    </message>
    <message>
        <source>Signatures reused: only the bands are compared again.</source>
        <translation>Firme riutilizzate: si confrontano di nuovo solo le bande.</translation>
    </message>
    <message>
        <source>Scores were reused.</source>
        <translation>Punteggi riutilizzati.</translation>
    </message>
    <message>
        <source>Candidates were reused.</source>
        <translation>Candidate riutilizzate.</translation>
    </message>
    <message>
        <source>Signatures were reused.</source>
        <translation>Firme riutilizzate.</translation>
    </message>
    <message>
        <source>band keys on disk</source>
        <translation>chiavi delle bande su disco</translation>
    </message>
    <message>
        <source>signed again by bands</source>
        <translation>firmati di nuovo per bande</translation>
    </message>
    <message>
        <source>%1 texts share crowded buckets: up to %2 pairs were not examined. More rows per band or stop shingles make the buckets smaller; a run without a miss examines all.</source>
        <translation>%1 testi condividono bucket affollati: fino a %2 coppie non sono state esaminate. Più righe per banda o degli stop-shingle rimpiccioliscono i bucket; un&apos;esecuzione senza perdite le esamina tutte.</translation>
    </message>
    <message>
        <source>Only the pairs that link each group are here, so the threshold stays at %1.</source>
        <translation>Qui ci sono solo le coppie che collegano ogni gruppo, quindi la soglia resta a %1.</translation>
    </message>
    <message numerus="yes">
        <source>Partial: cancelled while verifying; %1 pairs so far.</source>
        <translation>
            <numerusform>Parziale: annullato durante la verifica; finora %1 coppia.</numerusform>
            <numerusform>Parziale: annullato durante la verifica; finora %1 coppie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RevertAdoptionButton</name>
    <message>
        <source>Revert</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restores the recipe from before %1</source>
        <translation>Riporta la ricetta a com&apos;era prima di %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReviewActions</name>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Vai a</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>Grou&amp;p</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>Si&amp;milar rows</source>
        <translation>R&amp;ighe simili</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicato</translation>
    </message>
    <message>
        <source>&amp;Not a duplicate</source>
        <translation>&amp;Non duplicato</translation>
    </message>
    <message>
        <source>&amp;Unsure</source>
        <translation>In&amp;certo</translation>
    </message>
    <message>
        <source>&amp;Clear the verdict</source>
        <translation>&amp;Togli il verdetto</translation>
    </message>
    <message>
        <source>Duplicate, keep &amp;A</source>
        <translation>Duplicato, tieni &amp;A</translation>
    </message>
    <message>
        <source>Duplicate, keep &amp;B</source>
        <translation>Duplicato, tieni &amp;B</translation>
    </message>
    <message>
        <source>&amp;Repeat the last verdict</source>
        <translation>&amp;Ripeti l&apos;ultimo verdetto</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Next &amp;undecided</source>
        <translation>&amp;Prossima da decidere</translation>
    </message>
    <message>
        <source>Previous &amp;difference</source>
        <translation>&amp;Differenza precedente</translation>
    </message>
    <message>
        <source>Next di&amp;fference</source>
        <translation>Differenza &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>Scambia A e &amp;B</translation>
    </message>
    <message>
        <source>&amp;Flip A and B in place</source>
        <translation>&amp;Alterna A e B sul posto</translation>
    </message>
    <message>
        <source>&amp;Only fields that differ</source>
        <translation>&amp;Solo i campi diversi</translation>
    </message>
    <message>
        <source>Show &amp;white space</source>
        <translation>Mostra &amp;gli spazi</translation>
    </message>
    <message>
        <source>Show s&amp;hingles</source>
        <translation>M&amp;ostra gli shingle</translation>
    </message>
    <message>
        <source>Ignore white s&amp;pace</source>
        <translation>&amp;Ignora gli spazi</translation>
    </message>
    <message>
        <source>Ignore &amp;case</source>
        <translation>Ignora maiuscole &amp;e minuscole</translation>
    </message>
    <message>
        <source>Ignore &amp;digits</source>
        <translation>Ignora &amp;le cifre</translation>
    </message>
    <message>
        <source>Show or hide Wh&amp;y</source>
        <translation>&amp;Mostra o nascondi Perché</translation>
    </message>
    <message>
        <source>All &amp;rows of the group side by side</source>
        <translation>&amp;Tutte le righe del gruppo affiancate</translation>
    </message>
    <message>
        <source>&amp;Accept what follows from verdicts</source>
        <translation>&amp;Accetta ciò che segue dai verdetti</translation>
    </message>
    <message>
        <source>Show &amp;what follows from verdicts</source>
        <translation>&amp;Guarda ciò che segue</translation>
    </message>
    <message>
        <source>Make the row the &amp;keeper</source>
        <translation>&amp;Riga da tenere del gruppo</translation>
    </message>
    <message>
        <source>Keepers by ru&amp;le...</source>
        <translation>Righe da tenere &amp;secondo le regole...</translation>
    </message>
    <message>
        <source>&amp;Take out of the group, or put back</source>
        <translation>Togli &amp;dal gruppo, o rimetti</translation>
    </message>
    <message>
        <source>Show the row in D&amp;ata</source>
        <translation>&amp;Mostra la riga in Dati</translation>
    </message>
    <message>
        <source>Open this pair in &amp;Learn</source>
        <translation>Apri &amp;questa coppia in Impara</translation>
    </message>
    <message>
        <source>Find rows like &amp;A</source>
        <translation>Trova righe simili ad &amp;A</translation>
    </message>
    <message>
        <source>Find rows like &amp;B</source>
        <translation>Trova righe simili a &amp;B</translation>
    </message>
    <message>
        <source>&amp;Quality from verdicts...</source>
        <translation>&amp;Qualità dai verdetti...</translation>
    </message>
    <message>
        <source>Reca&amp;ll of the run...</source>
        <translation>Ric&amp;hiamo dell&apos;esecuzione...</translation>
    </message>
    <message>
        <source>Merg&amp;e another review...</source>
        <translation>&amp;Unisci un&apos;altra revisione...</translation>
    </message>
    <message>
        <source>Go on after a &amp;verdict</source>
        <translation>Avan&amp;za dopo un verdetto</translation>
    </message>
    <message>
        <source>Judge bl&amp;ind: hide all scores</source>
        <translation>Giudica alla cieca: nascondi i &amp;punteggi</translation>
    </message>
    <message>
        <source>Why &amp;not? Any two rows...</source>
        <translation>&amp;Perché no? Due righe qualsiasi...</translation>
    </message>
    <message>
        <source>&amp;Show the group, or the pairs again</source>
        <translation>&amp;Mostra il gruppo, o di nuovo le coppie</translation>
    </message>
    <message>
        <source>Show &amp;contradictions, or the pairs again</source>
        <translation>Mostra le &amp;contraddizioni, o di nuovo le coppie</translation>
    </message>
    <message>
        <source>Verdicts b&amp;y rule...</source>
        <translation>Verdetti &amp;secondo una regola...</translation>
    </message>
    <message>
        <source>Merge into &amp;one record...</source>
        <translation>&amp;Unisci in un record...</translation>
    </message>
    <message>
        <source>Merge records &amp;by rule...</source>
        <translation>Unisci i record secondo le reg&amp;ole...</translation>
    </message>
    <message>
        <source>Best matc&amp;hes...</source>
        <translation>Mig&amp;liori abbinamenti...</translation>
    </message>
    <message>
        <source>Labels o&amp;f other programs</source>
        <translation>&amp;Etichette di altri programmi</translation>
    </message>
    <message>
        <source>&amp;Import labels...</source>
        <translation>&amp;Importa le etichette...</translation>
    </message>
    <message>
        <source>&amp;Export labels...</source>
        <translation>&amp;Esporta le etichette...</translation>
    </message>
    <message>
        <source>Previous hit of the sea&amp;rch</source>
        <translation>Co&amp;rrispondenza precedente della ricerca</translation>
    </message>
    <message>
        <source>Next hit of the &amp;search</source>
        <translation>Corrispondenza successi&amp;va della ricerca</translation>
    </message>
    <message>
        <source>&amp;Picture of the group...</source>
        <translation>&amp;Figura del gruppo...</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReviewPage</name>
    <message>
        <source>Nothing to review yet: find the near-duplicates first.</source>
        <translation>Ancora niente da rivedere: trovare prima i quasi duplicati.</translation>
    </message>
    <message>
        <source>Nothing to review yet: open a file first.</source>
        <translation>Ancora niente da rivedere: aprire prima un file.</translation>
    </message>
    <message>
        <source>Go to Find</source>
        <translation>Vai a Trova</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>Vai a Dati</translation>
    </message>
    <message numerus="yes">
        <source>%n identical rows, judged with one key.</source>
        <translation>
            <numerusform>%n riga, giudicata con un tasto.</numerusform>
            <numerusform>%n righe identiche, giudicate con un tasto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group of %n: %1.</source>
        <translation>
            <numerusform>Gruppo di %n: %1.</numerusform>
            <numerusform>Gruppo di %n: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeper: %1.</source>
        <translation>Da tenere: %1.</translation>
    </message>
    <message>
        <source>(Groups at %1.)</source>
        <translation>(Gruppi a %1.)</translation>
    </message>
    <message>
        <source>Nothing follows from the verdicts so far.</source>
        <translation>Dai verdetti finora dati non segue niente.</translation>
    </message>
    <message>
        <source>Merge another review</source>
        <translation>Unisci un&apos;altra revisione</translation>
    </message>
    <message>
        <source>Projects and verdicts (*.shinglescope *.csv *.tsv *.json);;All files (*)</source>
        <translation>Progetti e verdetti (*.shinglescope *.csv *.tsv *.json);;Tutti i file (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs added</source>
        <translation>
            <numerusform>%1 coppia aggiunta</numerusform>
            <numerusform>%1 coppie aggiunte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 contradictions</source>
        <translation>
            <numerusform>%1 contraddizione</numerusform>
            <numerusform>%1 contraddizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Merged: %1, %2.</source>
        <translation>Unito: %1, %2.</translation>
    </message>
    <message>
        <source>No pair in the queue joins the selected rows.</source>
        <translation>Nessuna coppia della coda unisce le righe selezionate.</translation>
    </message>
    <message>
        <source>The run found no pairs at or above %1. Try a lower threshold or more hashes.</source>
        <translation>L&apos;esecuzione non ha trovato coppie da %1 in su. Provare una soglia più bassa o più hash.</translation>
    </message>
    <message>
        <source>Judged %1 pairs together. Press %2 to undo.</source>
        <translation>Giudicate insieme: %1 coppie. %2 annulla.</translation>
    </message>
    <message>
        <source>Row %1 is not in a group.</source>
        <translation>La riga %1 non è in nessun gruppo.</translation>
    </message>
    <message>
        <source>Best matches need two tables and pairs only across them; choose that in Find.</source>
        <translation>Gli abbinamenti migliori richiedono due tabelle e coppie solo tra di esse; sceglile in Trova.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ReviewPresenter</name>
    <message>
        <source>Rows %1 and %2</source>
        <translation>Righe %1 e %2</translation>
    </message>
    <message>
        <source>Choose keepers in Groups: press G.</source>
        <translation>Le righe da tenere si scelgono in Gruppi: premere G.</translation>
    </message>
    <message>
        <source>Take rows out of a group in Groups: press G.</source>
        <translation>Le righe si tolgono da un gruppo in Gruppi: premere G.</translation>
    </message>
</context>
<context>
    <name>shinglescope::RoleHeader</name>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
</context>
<context>
    <name>shinglescope::RowComparison</name>
    <message>
        <source>Scores are hidden while you judge blind.</source>
        <translation>I punteggi sono nascosti mentre si giudica alla cieca.</translation>
    </message>
    <message>
        <source>%1 of its %2 rows are shown.</source>
        <translation>Sono mostrate %1 delle sue %2 righe.</translation>
    </message>
</context>
<context>
    <name>shinglescope::RowLessonRequest</name>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>Rows %1</source>
        <translation>Righe %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::RowNumberHeader</name>
    <message>
        <source>Row numbers</source>
        <translation>Numeri di riga</translation>
    </message>
</context>
<context>
    <name>shinglescope::RowText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e %n altra</numerusform>
            <numerusform>%1 e altre %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RuleDialogWords</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Selected %1</source>
        <translation>Selezionati %1</translation>
    </message>
    <message>
        <source>Shown in the queue</source>
        <translation>Mostrati nella coda</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Rivisti</translation>
    </message>
</context>
<context>
    <name>shinglescope::RunBar</name>
    <message>
        <source>Find &amp;duplicates</source>
        <translation>&amp;Trova duplicati</translation>
    </message>
    <message>
        <source>&amp;Try on %L1 rows</source>
        <translation>P&amp;rova %L1 righe</translation>
    </message>
    <message>
        <source>&amp;Sweep...</source>
        <translation>&amp;Griglia...</translation>
    </message>
    <message>
        <source>Compares many settings on a sample of the rows, in Explore</source>
        <translation>Confronta molte impostazioni su un campione delle righe, in Esplora</translation>
    </message>
    <message>
        <source>Review the&amp;m</source>
        <translation>Rivedi&amp;le</translation>
    </message>
    <message>
        <source>Rec&amp;all...</source>
        <translation>Ric&amp;hiamo...</translation>
    </message>
    <message>
        <source>Measures on random rows how much the run has missed, in Explore</source>
        <translation>Misura in Esplora, su righe a caso, quanto ha perso l&apos;esecuzione</translation>
    </message>
    <message>
        <source>&amp;Keep those</source>
        <translation>Tie&amp;ni quelle</translation>
    </message>
    <message>
        <source>Makes the pairs that are already verified the result</source>
        <translation>Prende come risultato le coppie verificate prima dell&apos;annullamento</translation>
    </message>
</context>
<context>
    <name>shinglescope::RunForm</name>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Recipe at the start</source>
        <translation>Ricetta all&apos;avvio</translation>
    </message>
    <message>
        <source>All (%L1)</source>
        <translation>Tutti (%L1)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Automatic (%L1 MiB)</source>
        <translation>Automatica (%L1 MiB)</translation>
    </message>
    <message>
        <source>The recipe stored before</source>
        <translation>La ricetta salvata prima</translation>
    </message>
    <message>
        <source>The recipe that is shown in Find now</source>
        <translation>La ricetta mostrata ora in Trova</translation>
    </message>
    <message>
        <source>A run that needs more memory writes parts of its work to temporary files, or ends with a message if that is not enough. The results stay the same.</source>
        <translation>Un&apos;esecuzione che ha bisogno di più memoria scrive parte del lavoro in file temporanei, o finisce con un messaggio se non basta. I risultati restano gli stessi.</translation>
    </message>
</context>
<context>
    <name>shinglescope::RunNotice</name>
    <message numerus="yes">
        <source>Found %1 pairs in %2.</source>
        <translation>
            <numerusform>Trovata %1 coppia in %2.</numerusform>
            <numerusform>Trovate %1 coppie in %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shinglescope</source>
        <translation>Shinglescope</translation>
    </message>
</context>
<context>
    <name>shinglescope::SCurvePlot</name>
    <message>
        <source>Chance that a pair becomes a candidate, by similarity</source>
        <translation>Probabilità che una coppia diventi candidata, per similarità</translation>
    </message>
    <message>
        <source>Jaccard similarity</source>
        <translation>Similarità di Jaccard</translation>
    </message>
    <message>
        <source>%1 at similarity %2, %3 at %4.</source>
        <translation>%1 alla similarità %2, %3 a %4.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>chance of becoming a candidate</source>
        <translation>probabilità di diventare candidata</translation>
    </message>
</context>
<context>
    <name>shinglescope::SaidValue</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last name</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shingles</source>
        <translation>
            <numerusform>%Ln shingle</numerusform>
            <numerusform>%Ln shingle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hashes</source>
        <translation>
            <numerusform>%Ln hash</numerusform>
            <numerusform>%Ln hash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln posizione</numerusform>
            <numerusform>%Ln posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bands</source>
        <translation>
            <numerusform>%Ln banda</numerusform>
            <numerusform>%Ln bande</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <translation>
            <numerusform>%Ln coppia</numerusform>
            <numerusform>%Ln coppie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::SameColumnsChip</name>
    <message>
        <source>column %1</source>
        <translation>colonna %1</translation>
    </message>
    <message>
        <source>The two rows of a pair must have the same cells in these columns.</source>
        <translation>Le due righe di una coppia devono avere le stesse celle in queste colonne.</translation>
    </message>
    <message>
        <source>any rows</source>
        <translation>tutte le righe</translation>
    </message>
    <message>
        <source>same %1</source>
        <translation>stesso %1</translation>
    </message>
    <message>
        <source>Compare only within: %1</source>
        <translation>Confronta solo dentro: %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::SavingLabel</name>
    <message>
        <source>Re&amp;try</source>
        <translation>Rip&amp;rova</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>salvato alle %1</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>salvataggio</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>non salvato: %1</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>sola lettura</translation>
    </message>
</context>
<context>
    <name>shinglescope::SchemeText</name>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>64 bits of XXH3 over the bytes of each shingle.</source>
        <translation>64 bit di XXH3 sui byte di ogni shingle.</translation>
    </message>
    <message>
        <source>32 bits of XXH32 over the bytes of each shingle.</source>
        <translation>32 bit di XXH32 sui byte di ogni shingle.</translation>
    </message>
    <message>
        <source>MurmurHash3 over the bytes of each shingle.</source>
        <translation>MurmurHash3 sui byte di ogni shingle.</translation>
    </message>
    <message>
        <source>FarmHash fingerprint over the bytes of each shingle.</source>
        <translation>Impronta FarmHash sui byte di ogni shingle.</translation>
    </message>
    <message>
        <source>affine, a x + b</source>
        <translation>affine, a x + b</translation>
    </message>
    <message>
        <source>XOR masks</source>
        <translation>maschere XOR</translation>
    </message>
    <message>
        <source>Each permutation flips bits of the shingle&apos;s hash.</source>
        <translation>Ogni permutazione inverte bit dell&apos;hash dello shingle.</translation>
    </message>
    <message>
        <source>Less accurate on short texts: the squared error of the estimate is 6.5 times that of affine at 10 shingles, 2.6 times at 40.</source>
        <translation>Meno accurata sui testi corti: l&apos;errore quadratico della stima è 6,5 volte quello di affine a 10 shingle, 2,6 volte a 40.</translation>
    </message>
    <message>
        <source>hashed again</source>
        <translation>nuovo hash</translation>
    </message>
    <message>
        <source>Each permutation hashes the shingle again with its own seed: as accurate as affine, ten times slower.</source>
        <translation>Ogni permutazione calcola di nuovo l&apos;hash dello shingle con un seme proprio: accurata come affine, dieci volte più lenta.</translation>
    </message>
    <message>
        <source>salted SHA-1</source>
        <translation>SHA-1 con sale</translation>
    </message>
    <message>
        <source>Each permutation is SHA-1 with its own salt: as accurate as affine, two thousand times slower.</source>
        <translation>Ogni permutazione è SHA-1 con un sale proprio: accurata come affine, duemila volte più lenta.</translation>
    </message>
    <message>
        <source>one permutation</source>
        <translation>una permutazione</translation>
    </message>
    <message>
        <source>One permutation cut into bins, empty ones filled by optimal densification.</source>
        <translation>Una sola permutazione divisa in parti, quelle vuote riempite per densificazione ottimale.</translation>
    </message>
    <message>
        <source>Less accurate below about 100 shingles: the squared error of the estimate is 1.6 times that of affine at 10 shingles, 1.3 times at 40.</source>
        <translation>Meno accurata sotto circa 100 shingle: l&apos;errore quadratico della stima è 1,6 volte quello di affine a 10 shingle, 1,3 volte a 40.</translation>
    </message>
    <message>
        <source>Hashes each word or window once and mixes: the fastest.</source>
        <translation>Calcola l&apos;hash di ogni parola o finestra una volta sola e mescola: il più rapido.</translation>
    </message>
    <message>
        <source>The start of SHA-1 over the bytes of each shingle: slow.</source>
        <translation>L&apos;inizio di SHA-1 sui byte di ogni shingle: lento.</translation>
    </message>
    <message>
        <source>Independent affine maps of 32 bits: accurate and fast.</source>
        <translation>Mappe affini indipendenti a 32 bit: accurate e rapide.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ScoreChip</name>
    <message>
        <source>any score</source>
        <translation>ogni punteggio</translation>
    </message>
    <message>
        <source>Similarities shown</source>
        <translation>Similarità mostrate</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>Any score</source>
        <translation>Ogni punteggio</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Similarities shown: %1</source>
        <translation>Similarità mostrate: %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::ScreenMarks</name>
    <message>
        <source>Pen: drag to draw</source>
        <translation>Penna: trascinare per disegnare</translation>
    </message>
    <message>
        <source>Spot: the place that the lecturer points at</source>
        <translation>Faretto: il punto che il docente indica</translation>
    </message>
    <message>
        <source>The screen is black</source>
        <translation>Lo schermo è nero</translation>
    </message>
    <message>
        <source>Drawing over the page</source>
        <translation>Disegno sopra la pagina</translation>
    </message>
</context>
<context>
    <name>shinglescope::SecondTableText</name>
    <message>
        <source>Column %1 has no counterpart in the second table. Match it to a column, or do not compare it.</source>
        <translation>La colonna %1 non ha corrispondente nella seconda tabella. Abbinala a una colonna, o non confrontarla.</translation>
    </message>
    <message>
        <source>Pairs across two tables form no groups to link. Choose all pairs, or form pairs within the tables too.</source>
        <translation>Le coppie tra due tabelle non formano gruppi da collegare. Scegli tutte le coppie, o formale anche in ogni tabella.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SeedsDialog</name>
    <message>
        <source>One pair, several seeds</source>
        <translation>Una coppia, più semi</translation>
    </message>
    <message>
        <source>Rows %1 and %2</source>
        <translation>Righe %1 e %2</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>seeds </source>
        <translation>semi </translation>
    </message>
    <message>
        <source>Estimates of the pair</source>
        <translation>Stime della coppia</translation>
    </message>
    <message>
        <source>Estimating...</source>
        <translation>Stima in corso...</translation>
    </message>
    <message>
        <source>The exact similarity is %1: %2 of %3 shingles. Each line signs both rows again. With the %4 hashes of the recipe, an estimate is usually within %5 of it.</source>
        <translation>La similarità esatta è %1: %2 shingle su %3. Ogni riga firma di nuovo i due testi. Con i %4 hash della ricetta una stima dista di solito al massimo %5.</translation>
    </message>
</context>
<context>
    <name>shinglescope::Session</name>
    <message>
        <source>This project is open for reading only. Save a copy to judge in it.</source>
        <translation>Questo progetto è aperto in sola lettura. Salvarne una copia per giudicare.</translation>
    </message>
    <message>
        <source>Many verdicts are being changed. Wait until that has finished, or press Esc to cancel it.</source>
        <translation>Si stanno cambiando molti verdetti. Attendere la fine, o premere Esc per annullare.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SharePlot</name>
    <message>
        <source>The share of equal minima as permutations are tried</source>
        <translation>La quota di minimi uguali al crescere delle permutazioni provate</translation>
    </message>
    <message>
        <source>permutations tried</source>
        <translation>permutazioni provate</translation>
    </message>
    <message>
        <source>equal minima</source>
        <translation>minimi uguali</translation>
    </message>
    <message>
        <source>No permutation was tried yet.</source>
        <translation>Nessuna permutazione è stata ancora provata.</translation>
    </message>
    <message>
        <source>%1 permutations: share %2, similarity %3.</source>
        <translation>%1 permutazioni: quota %2, similarità %3.</translation>
    </message>
    <message>
        <source>%1 permutations: %2 equal, share %3</source>
        <translation>%1 permutazioni: %2 uguali, quota %3</translation>
    </message>
    <message>
        <source>permutations</source>
        <translation>permutazioni</translation>
    </message>
    <message>
        <source>share</source>
        <translation>quota</translation>
    </message>
</context>
<context>
    <name>shinglescope::ShingleMatrixModel</name>
    <message>
        <source>Row %1 has %2</source>
        <translation>La riga %1 ha %2</translation>
    </message>
    <message>
        <source>Row %1 does not have %2</source>
        <translation>La riga %1 non ha %2</translation>
    </message>
    <message>
        <source>%1, in one row</source>
        <translation>%1, in una riga</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n rows</source>
        <translation>
            <numerusform>%1, in %n riga</numerusform>
            <numerusform>%1, in %n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ShingleStrip</name>
    <message>
        <source>none: this row is in no pair</source>
        <translation>nessuno: questa riga non è in nessuna coppia</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in tutto</translation>
    </message>
    <message>
        <source>Shingles: %1</source>
        <translation>Shingle: %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::SidePanel</name>
    <message>
        <source>Second table of the lesson</source>
        <translation>Seconda tabella della lezione</translation>
    </message>
    <message>
        <source>%1: a shuffle of the rows</source>
        <translation>%1: un rimescolamento delle righe</translation>
    </message>
    <message>
        <source>%1(x) = (%2 x + %3) mod %4</source>
        <translation>%1(x) = (%2 x + %3) mod %4</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Sets of shingles</source>
        <translation>Insiemi di shingle</translation>
    </message>
    <message>
        <source>Jaccard similarity</source>
        <translation>Similarità di Jaccard</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>Permutazioni</translation>
    </message>
    <message>
        <source>Signature matrix</source>
        <translation>Matrice delle firme</translation>
    </message>
    <message>
        <source>Estimate and exact</source>
        <translation>Stima e valore esatto</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>See documents that meet</source>
        <translation>Documenti che si incontrano</translation>
    </message>
    <message>
        <source>Open a lesson in which two documents are in one bucket</source>
        <translation>Apre una lezione in cui due documenti sono nello stesso bucket</translation>
    </message>
    <message>
        <source>%1: changed manually, without a formula</source>
        <translation>%1: cambiato a mano, senza formula</translation>
    </message>
    <message>
        <source>No two documents are in one bucket, so there is no candidate pair.</source>
        <translation>Nessuna coppia di documenti è nello stesso bucket: non ci sono coppie candidate.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SignatureMatrixModel</name>
    <message>
        <source>Row %1 has no shingle</source>
        <translation>La riga %1 non ha shingle</translation>
    </message>
    <message>
        <source>%1 of row %2: %3</source>
        <translation>%1 della riga %2: %3</translation>
    </message>
    <message>
        <source>%1, equal in the rows marked %2</source>
        <translation>%1, uguale nelle righe segnate %2</translation>
    </message>
    <message>
        <source>Band %1: row %2 is alone in its bucket</source>
        <translation>Banda %1: la riga %2 è sola nel suo bucket</translation>
    </message>
    <message>
        <source>Band %1: row %2 is in bucket %3</source>
        <translation>Banda %1: la riga %2 è nel bucket %3</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>banda %1</translation>
    </message>
    <message>
        <source>%1, in band %2</source>
        <translation>%1, nella banda %2</translation>
    </message>
    <message>
        <source>Band %1: no two of the rows share a bucket</source>
        <translation>Banda %1: nessuna coppia di righe condivide un bucket</translation>
    </message>
    <message>
        <source>Band %1: one bucket is shared</source>
        <translation>Banda %1: un bucket è condiviso</translation>
    </message>
    <message numerus="yes">
        <source>Band %1: %n buckets are shared</source>
        <translation>
            <numerusform>Banda %1: %n bucket è condiviso</numerusform>
            <numerusform>Banda %1: %n bucket sono condivisi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::SimilarDialog</name>
    <message>
        <source>Similar rows</source>
        <translation>Righe simili</translation>
    </message>
</context>
<context>
    <name>shinglescope::SimilarModel</name>
    <message>
        <source>Row %1, similarity %2: %3</source>
        <translation>Riga %1, similarità %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 shingles are shared</source>
        <translation>%1 shingle su %2 sono condivisi</translation>
    </message>
</context>
<context>
    <name>shinglescope::SimilarPanel</name>
    <message>
        <source>Similar rows</source>
        <translation>Righe simili</translation>
    </message>
    <message>
        <source>Comparing with %1 rows...</source>
        <translation>Confronto con %1 righe...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>at &amp;least</source>
        <translation>a&amp;lmeno</translation>
    </message>
    <message>
        <source>Similarity at least</source>
        <translation>Similarità almeno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rows like row %1</source>
        <translation>Righe simili alla riga %1</translation>
    </message>
    <message>
        <source>Choose at least one column to compare.</source>
        <translation>Scegliere almeno una colonna da confrontare.</translation>
    </message>
    <message>
        <source>No row reaches %1, and none comes near.</source>
        <translation>Nessuna riga raggiunge %1, e nessuna si avvicina.</translation>
    </message>
    <message>
        <source>No row reaches %1; the nearest, row %2, has %3.</source>
        <translation>Nessuna riga raggiunge %1; la più vicina, la riga %2, ha %3.</translation>
    </message>
    <message>
        <source>Show from %1</source>
        <translation>Mostra da %1</translation>
    </message>
    <message>
        <source>the first %1 of %2 at or above %3</source>
        <translation>le prime %1 di %2 da %3 in su</translation>
    </message>
    <message>
        <source>%1 at or above %2</source>
        <translation>%1 da %2 in su</translation>
    </message>
    <message>
        <source>Row %1 has no shingles after preparation, so no row is similar to it.</source>
        <translation>La riga %1 non ha shingle dopo la preparazione, quindi nessuna riga le somiglia.</translation>
    </message>
</context>
<context>
    <name>shinglescope::StageBar</name>
    <message>
        <source>Stages of the lesson</source>
        <translation>Fasi della lezione</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Fase %1 di %2: %3</translation>
    </message>
</context>
<context>
    <name>shinglescope::StartView</name>
    <message>
        <source>Find the near-duplicates in a table</source>
        <translation>Trova i quasi duplicati di una tabella</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri...</translation>
    </message>
    <message>
        <source>Open &amp;a folder...</source>
        <translation>Apri una &amp;cartella...</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>I&amp;ncolla una tabella</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>File recenti</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>Qui sono elencati i file aperti.</translation>
    </message>
    <message>
        <source>Built-in samples</source>
        <translation>Esempi inclusi</translation>
    </message>
    <message>
        <source>Rental &amp;listings</source>
        <translation>Annunci di a&amp;lloggi in affitto</translation>
    </message>
    <message>
        <source>&amp;Three documents</source>
        <translation>&amp;Tre documenti</translation>
    </message>
    <message>
        <source>2,000 made-up listings in Italian and English, with reposts, edited copies and look-alikes.</source>
        <translation>2.000 annunci inventati in italiano e inglese, con ripubblicazioni, copie modificate e sosia.</translation>
    </message>
    <message>
        <source>The smallest example: three short texts to work through.</source>
        <translation>L&apos;esempio più piccolo: tre brevi testi da seguire a mano.</translation>
    </message>
    <message>
        <source>%1   in %2</source>
        <translation>%1   in %2</translation>
    </message>
    <message>
        <source>Open a table (CSV, TSV, JSON Lines, plain lines, XLSX, ODS, SQLite, also compressed) or a folder of texts, drop one anywhere in this window, or paste rows from a spreadsheet. Nothing leaves this computer.</source>
        <translation>Aprire una tabella (CSV, TSV, JSON Lines, righe semplici, XLSX, ODS, SQLite, anche compressi) o una cartella di testi, trascinarla in questa finestra, o incollare righe da un foglio di calcolo. Niente lascia questo computer.</translation>
    </message>
</context>
<context>
    <name>shinglescope::StatusLine</name>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Finding duplicates</source>
        <translation>Ricerca dei duplicati</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Esportazione</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Salvataggio</translation>
    </message>
    <message>
        <source>Changing verdicts</source>
        <translation>Cambio di verdetti</translation>
    </message>
    <message>
        <source>No file open</source>
        <translation>Nessun file aperto</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 riga</numerusform>
            <numerusform>%1 righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 colonna</numerusform>
            <numerusform>%1 colonne</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; coppia</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in &lt;b&gt;%1&lt;/b&gt; groups</source>
        <translation>
            <numerusform> in &lt;b&gt;%1&lt;/b&gt; gruppo</numerusform>
            <numerusform> in &lt;b&gt;%1&lt;/b&gt; gruppi</numerusform>
        </translation>
    </message>
    <message>
        <source>, trial on the first rows</source>
        <translation>, prova sulle prime righe</translation>
    </message>
    <message>
        <source>, links only</source>
        <translation>, solo collegamenti</translation>
    </message>
    <message>
        <source>, partial</source>
        <translation>, parziale</translation>
    </message>
    <message>
        <source>reviewed %1 of %2, %3 left, %4 unsure</source>
        <translation>riviste %1 su %2, ne restano %3, %4 incerte</translation>
    </message>
    <message numerus="yes">
        <source>, %1 verdicts elsewhere</source>
        <translation>
            <numerusform>, %1 verdetto altrove</numerusform>
            <numerusform>, %1 verdetti altrove</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdicts elsewhere are on pairs that this result lacks, or that are below its threshold. They are kept.</source>
        <translation>I verdetti altrove riguardano coppie che questo risultato non ha, o sotto la sua soglia. Sono conservati.</translation>
    </message>
</context>
<context>
    <name>shinglescope::StepNames</name>
    <message>
        <source>original</source>
        <translation>originale</translation>
    </message>
    <message>
        <source>unicode form</source>
        <translation>forma unicode</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscole</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>punteggiatura</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>senza cifre</translation>
    </message>
    <message>
        <source>lone letters</source>
        <translation>lettere isolate</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>spazi bianchi</translation>
    </message>
    <message>
        <source>stop words</source>
        <translation>parole vuote</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>radici</translation>
    </message>
</context>
<context>
    <name>shinglescope::StepText</name>
    <message>
        <source>rows like %1</source>
        <translation>righe come %1</translation>
    </message>
    <message>
        <source>rows %1 and %2</source>
        <translation>righe %1 e %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>rows that are not in this table</source>
        <translation>righe che non sono in questa tabella</translation>
    </message>
    <message>
        <source>Keep A: %1</source>
        <translation>Tieni A: %1</translation>
    </message>
    <message>
        <source>Keep B: %1</source>
        <translation>Tieni B: %1</translation>
    </message>
    <message>
        <source>Keep neither: %1</source>
        <translation>Non tenere nessuna: %1</translation>
    </message>
    <message>
        <source>Duplicate: %1</source>
        <translation>Duplicato: %1</translation>
    </message>
    <message>
        <source>Not a duplicate: %1</source>
        <translation>Non duplicato: %1</translation>
    </message>
    <message>
        <source>Unsure: %1</source>
        <translation>Incerto: %1</translation>
    </message>
    <message>
        <source>Cleared: %1</source>
        <translation>Verdetto tolto: %1</translation>
    </message>
    <message>
        <source>Keeper: %1</source>
        <translation>Da tenere: %1</translation>
    </message>
    <message>
        <source>Removed from its group: %1</source>
        <translation>Tolta dal suo gruppo: %1</translation>
    </message>
    <message>
        <source>No longer keeper: %1</source>
        <translation>Non più da tenere: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Etichette: %1</translation>
    </message>
    <message>
        <source>Keep rules: %1 changes</source>
        <translation>Regole di scelta: %1 cambiamenti</translation>
    </message>
    <message>
        <source>Imported: %1 verdicts</source>
        <translation>Importati: %1 verdetti</translation>
    </message>
    <message>
        <source>Merged: %1 verdicts</source>
        <translation>Uniti: %1 verdetti</translation>
    </message>
    <message>
        <source>%1 changes at once</source>
        <translation>%1 cambiamenti in una volta</translation>
    </message>
    <message>
        <source>Keeper: row %1</source>
        <translation>Da tenere: riga %1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Di nuovo nel suo gruppo: %1</translation>
    </message>
    <message>
        <source>Damaged and not used</source>
        <translation>Danneggiato, e non usato</translation>
    </message>
    <message>
        <source>Inferred: %1 pairs</source>
        <translation>Ciò che segue: %1 coppie</translation>
    </message>
    <message>
        <source>Verdicts by rule: %1 pairs</source>
        <translation>Verdetti per regola: %1 coppie</translation>
    </message>
    <message>
        <source>Merge rules</source>
        <translation>Regole di unione</translation>
    </message>
    <message>
        <source>No longer merged: %1</source>
        <translation>Non più unito: %1</translation>
    </message>
    <message>
        <source>Merged: %1</source>
        <translation>Unito: %1</translation>
    </message>
    <message>
        <source>Merged records: %1 changes</source>
        <translation>Record uniti: %1 modifiche</translation>
    </message>
</context>
<context>
    <name>shinglescope::StopPanel</name>
    <message>
        <source>%1, then %2</source>
        <translation>%1, poi %2</translation>
    </message>
    <message>
        <source>Stop-shingles</source>
        <translation>Stop-shingle</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>Ado&amp;tta</translation>
    </message>
    <message>
        <source>Puts the share into the recipe</source>
        <translation>Mette la quota nella ricetta</translation>
    </message>
    <message>
        <source> % of the rows</source>
        <translation> % delle righe</translation>
    </message>
    <message>
        <source>Leave out shingles in more than</source>
        <translation>Tralascia gli shingle in più del</translation>
    </message>
    <message>
        <source>In more than</source>
        <translation>In più del</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Tralasciati</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Largest bucket</source>
        <translation>Bucket più grande</translation>
    </message>
    <message>
        <source>Rows left empty</source>
        <translation>Righe rimaste vuote</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>A&amp;nteprima</translation>
    </message>
    <message>
        <source>no shingle is in that many rows</source>
        <translation>nessuno shingle è in così tante righe</translation>
    </message>
    <message>
        <source>%1 shingles, such as %2</source>
        <translation>%1 shingle, come %2</translation>
    </message>
    <message>
        <source>%1 texts, then %2</source>
        <translation>%1 testi, poi %2</translation>
    </message>
    <message>
        <source>shingles in more than %1 of the rows left out</source>
        <translation>tralasciati gli shingle in più del %1 delle righe</translation>
    </message>
</context>
<context>
    <name>shinglescope::StoryPanel</name>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepFilterBar</name>
    <message>
        <source>can be adopted</source>
        <translation>adottabili</translation>
    </message>
    <message>
        <source>Only settings whose bands divide the hashes</source>
        <translation>Solo impostazioni le cui bande dividono gli hash</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1: qualsiasi</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>soglia</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>funzione</translation>
    </message>
    <message>
        <source>permutations</source>
        <translation>permutazioni</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>bande</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepForm</name>
    <message>
        <source>Grids (*.json);;All files (*)</source>
        <translation>Griglie (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Run &amp;the sweep</source>
        <translation>Esegui la &amp;griglia</translation>
    </message>
    <message>
        <source>&amp;Published grid (432 settings)</source>
        <translation>Griglia &amp;pubblicata (432 impostazioni)</translation>
    </message>
    <message>
        <source>&amp;Around the recipe</source>
        <translation>&amp;Attorno alla ricetta</translation>
    </message>
    <message>
        <source>&amp;Load grid...</source>
        <translation>&amp;Carica una griglia...</translation>
    </message>
    <message>
        <source>&amp;Save grid...</source>
        <translation>&amp;Salva la griglia...</translation>
    </message>
    <message>
        <source>&amp;Grids</source>
        <translation>G&amp;riglie</translation>
    </message>
    <message>
        <source>Numbers of hashes</source>
        <translation>Numeri di hash</translation>
    </message>
    <message>
        <source>Numbers of bands</source>
        <translation>Numeri di bande</translation>
    </message>
    <message>
        <source>Shingle sizes k</source>
        <translation>Lunghezze k degli shingle</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Soglie</translation>
    </message>
    <message>
        <source>Every combination of</source>
        <translation>Ogni combinazione di</translation>
    </message>
    <message>
        <source>Hash functions</source>
        <translation>Funzioni hash</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>Permutazioni</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Rows of a sample</source>
        <translation>Righe di un campione</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Campioni</translation>
    </message>
    <message>
        <source>With several samples, figures have a 95 % interval</source>
        <translation>Con più campioni, i valori hanno il loro intervallo al 95 %</translation>
    </message>
    <message>
        <source>Seed of the samples</source>
        <translation>Seme dei campioni</translation>
    </message>
    <message>
        <source>On a sample</source>
        <translation>Su un campione</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>A list contains something that is not a number.</source>
        <translation>Un elenco contiene qualcosa che non è un numero.</translation>
    </message>
    <message>
        <source>rows and sample_seed can be at most %1 here.</source>
        <translation>rows e sample_seed qui possono essere al più %1.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Salvato %1.</translation>
    </message>
    <message>
        <source>Load grid</source>
        <translation>Carica una griglia</translation>
    </message>
    <message>
        <source>Save grid</source>
        <translation>Salva la griglia</translation>
    </message>
    <message>
        <source>True pairs</source>
        <translation>Coppie vere</translation>
    </message>
    <message>
        <source>Choose the file of known matches or labels.</source>
        <translation>Scegliere il file delle corrispondenze note o delle etichette.</translation>
    </message>
    <message>
        <source>bands by a zone</source>
        <translation>bande da una zona</translation>
    </message>
    <message>
        <source>For each number of hashes and threshold, the bands whose curve is closest to 65 % at 0.05 below the threshold and 95 % at the threshold</source>
        <translation>Per ogni numero di hash e soglia, le bande la cui curva è più vicina al 65 % a 0,05 sotto la soglia e al 95 % alla soglia</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>What k counts</source>
        <translation>Che cosa conta k</translation>
    </message>
    <message>
        <source>Shingles of</source>
        <translation>Shingle di</translation>
    </message>
    <message>
        <source>Which settings are tried</source>
        <translation>Quali impostazioni si provano</translation>
    </message>
    <message>
        <source>all settings</source>
        <translation>tutte le impostazioni</translation>
    </message>
    <message>
        <source>some at random</source>
        <translation>alcune a caso</translation>
    </message>
    <message>
        <source>halving</source>
        <translation>dimezzamento</translation>
    </message>
    <message>
        <source>Tries the settings on a small sample, then the better half on one twice as large</source>
        <translation>Prova le impostazioni su un campione piccolo, poi la metà migliore su uno grande il doppio</translation>
    </message>
    <message>
        <source>Settings to draw</source>
        <translation>Impostazioni da estrarre</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Provare</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepFrontPlot</name>
    <message>
        <source>Settings by cost and quality</source>
        <translation>Impostazioni per costo e qualità</translation>
    </message>
    <message>
        <source>CPU time of one thread, log scale</source>
        <translation>tempo CPU di un thread, scala logaritmica</translation>
    </message>
    <message>
        <source>signatures and index, log scale</source>
        <translation>firme e indice, scala logaritmica</translation>
    </message>
    <message>
        <source>No setting is drawn.</source>
        <translation>Nessuna impostazione è disegnata.</translation>
    </message>
    <message>
        <source>%1; %2 of them on the front, from %3 to %4.</source>
        <translation>%1; %2 delle quali sul fronte, da %3 a %4.</translation>
    </message>
    <message>
        <source>%1
%2 %3, %4</source>
        <translation>%1
%2 %3, %4</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>impostazione</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>sul fronte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sweep: %1.</source>
        <translation>Griglia: %1.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepModel</name>
    <message>
        <source>cannot run</source>
        <translation>non eseguibile</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Funzione</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>Permutazioni</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Bands × rows</source>
        <translation>Bande × righe</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Richiamo</translation>
    </message>
    <message>
        <source>Verified recall</source>
        <translation>R. verificato</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>True pairs</source>
        <translation>Coppie vere</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>FP</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>FN</source>
        <translation>FN</translation>
    </message>
    <message>
        <source>Verified TP</source>
        <translation>VP verificati</translation>
    </message>
    <message>
        <source>Verified FN</source>
        <translation>FN verificati</translation>
    </message>
    <message>
        <source>Verified F1</source>
        <translation>F1 verificato</translation>
    </message>
    <message>
        <source>Error, candidates</source>
        <translation>Errore, candidate</translation>
    </message>
    <message>
        <source>± candidates</source>
        <translation>± candidate</translation>
    </message>
    <message>
        <source>Bias, candidates</source>
        <translation>Distorsione, candidate</translation>
    </message>
    <message>
        <source>Error, all pairs</source>
        <translation>Errore, tutte le coppie</translation>
    </message>
    <message>
        <source>± all pairs</source>
        <translation>± tutte le coppie</translation>
    </message>
    <message>
        <source>Bias, all pairs</source>
        <translation>Distorsione, tutte le coppie</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firme</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Not examined</source>
        <translation>Non esaminate</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Pairs of distinct texts that share a band and are compared; the other columns count row pairs</source>
        <translation>Coppie di testi distinti che condividono una banda e vengono confrontate; le colonne accanto contano coppie di righe</translation>
    </message>
    <message>
        <source>best</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>best; %1</source>
        <translation>migliore; %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepPairModel</name>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
    <message>
        <source>wrongly found</source>
        <translation>trovata a torto</translation>
    </message>
    <message>
        <source>rightly rejected</source>
        <translation>respinta a ragione</translation>
    </message>
    <message>
        <source>missed: estimated too low</source>
        <translation>persa: stimata troppo bassa</translation>
    </message>
    <message>
        <source>missed: in no common band</source>
        <translation>persa: in nessuna banda comune</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Esatta</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepPairsDialog</name>
    <message>
        <source>Pairs of a setting</source>
        <translation>Coppie di un&apos;impostazione</translation>
    </message>
    <message>
        <source>Recomputing the pairs...</source>
        <translation>Ricalcolo delle coppie...</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Wrongly found</source>
        <translation>Trovate a torto</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovate</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>Quali coppie</translation>
    </message>
    <message>
        <source>sample </source>
        <translation>campione </translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Pairs of the setting</source>
        <translation>Coppie dell&apos;impostazione</translation>
    </message>
    <message>
        <source>Enter explains a pair under this setting</source>
        <translation>Invio spiega una coppia con questa impostazione</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Perché?</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrongly found; the rest are candidates that were rightly rejected.</source>
        <translation>%1 trovate, %2 perse, %3 trovate a torto; le altre sono candidate respinte a ragione.</translation>
    </message>
    <message>
        <source>Only the first %1 pairs by row are listed.</source>
        <translation>Sono elencate solo le prime %1 coppie in ordine di riga.</translation>
    </message>
    <message>
        <source>Pairs of identical rows, which are always found, are left out.</source>
        <translation>Le coppie di righe identiche, sempre trovate, sono escluse.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepPanel</name>
    <message>
        <source>Sweep</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Adotta</translation>
    </message>
    <message>
        <source>Puts the setting into the recipe</source>
        <translation>Mette l&apos;impostazione nella ricetta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>The grid, all settings and their pairs</source>
        <translation>La griglia, tutte le impostazioni e le loro coppie</translation>
    </message>
    <message>
        <source>A sweep tries a grid of settings on a sample, each against the exact answer.</source>
        <translation>Una griglia prova molte impostazioni su un campione e confronta ciascuna con la risposta esatta.</translation>
    </message>
    <message>
        <source>Open Sweep</source>
        <translation>Apri Griglia</translation>
    </message>
    <message>
        <source>Settings by time and F1</source>
        <translation>Impostazioni per tempo e F1</translation>
    </message>
    <message>
        <source>%1: F1 %2</source>
        <translation>%1: F1 %2</translation>
    </message>
    <message>
        <source>Click a dot to show its setting.</source>
        <translation>Un clic su un punto mostra la sua impostazione.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepText</name>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>affine</source>
        <translation>affine</translation>
    </message>
    <message>
        <source>XOR masks</source>
        <translation>maschere XOR</translation>
    </message>
    <message>
        <source>hashed again</source>
        <translation>nuovo hash</translation>
    </message>
    <message>
        <source>salted SHA-1</source>
        <translation>SHA-1 con sale</translation>
    </message>
    <message>
        <source>one permutation</source>
        <translation>una permutazione</translation>
    </message>
    <message numerus="yes">
        <source>%1 settings</source>
        <translation>
            <numerusform>%1 impostazione</numerusform>
            <numerusform>%1 impostazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisione</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>richiamo</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>verified recall</source>
        <translation>richiamo verificato</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, %2 rows, %3</source>
        <translation>%1, %2 righe, %3</translation>
    </message>
    <message>
        <source>, %1 samples</source>
        <translation>, %1 campioni</translation>
    </message>
    <message>
        <source>; cancelled, %1 done</source>
        <translation>; annullato, %1 fatte</translation>
    </message>
    <message>
        <source>pairs that differ</source>
        <translation>coppie diverse</translation>
    </message>
    <message>
        <source>with identical rows</source>
        <translation>con le righe identiche</translation>
    </message>
    <message>
        <source>%1, %2 rows with a partner first, %3</source>
        <translation>%1, %2 righe, prima quelle con una compagna, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings rest on fewer than %1 true pairs: use lower thresholds.</source>
        <translation>
            <numerusform>%Ln impostazione si basa su meno di %1 coppie vere: usare soglie più basse.</numerusform>
            <numerusform>%Ln impostazioni si basano su meno di %1 coppie vere: usare soglie più basse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings rest on fewer than %1 true pairs: draw rows with a partner first, or use more rows or lower thresholds.</source>
        <translation>
            <numerusform>%Ln impostazione si basa su meno di %1 coppie vere: prendere prima le righe con una compagna, oppure usare più righe o soglie più basse.</numerusform>
            <numerusform>%Ln impostazioni si basano su meno di %1 coppie vere: prendere prima le righe con una compagna, oppure usare più righe o soglie più basse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings rest on fewer than %1 true pairs: use more rows or lower thresholds.</source>
        <translation>
            <numerusform>%Ln impostazione si basa su meno di %1 coppie vere: usare più righe o soglie più basse.</numerusform>
            <numerusform>%Ln impostazioni si basano su meno di %1 coppie vere: usare più righe o soglie più basse.</numerusform>
        </translation>
    </message>
    <message>
        <source>This setting cannot run: it has more bands than hashes.</source>
        <translation>Più bande che hash: non si può eseguire.</translation>
    </message>
    <message>
        <source>This setting cannot be adopted: the bands do not divide the hashes and leave %1 unused.</source>
        <translation>Le bande non dividono gli hash, %1 dei quali non sono in nessuna banda: non si può adottare.</translation>
    </message>
    <message>
        <source>%1 cannot run: more bands than hashes.</source>
        <translation>%1: più bande che hash, non si può eseguire.</translation>
    </message>
    <message>
        <source>%1 leave hashes unused, since the bands do not divide them.</source>
        <translation>%1: restano hash inutilizzati, poiché le bande non li dividono.</translation>
    </message>
    <message numerus="yes">
        <source>%1 known pairs</source>
        <translation>
            <numerusform>%1 coppia nota</numerusform>
            <numerusform>%1 coppie note</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (a biased choice)</source>
        <translation>%1 (una scelta distorta)</translation>
    </message>
    <message>
        <source>The sample has fewer than %1 known matches whose texts differ.</source>
        <translation>Il campione ha meno di %1 corrispondenze note con testi diversi.</translation>
    </message>
    <message>
        <source>%1, %2, %3 hashes, %4, at %5</source>
        <translation>%1, %2, %3 hash, %4, a %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out after a sample of %1 rows; F1 was %2 there.</source>
        <translation>Esclusa dopo un campione di %1 righe; lì F1 era %2.</translation>
    </message>
    <message>
        <source>The zone below the threshold chose the bands.</source>
        <translation>Le bande sono scelte dalla zona sotto la soglia.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings were left out by a sample with fewer than %1 true pairs; the best one may be among them. Draw rows with a partner first, or try the whole grid.</source>
        <translation>
            <numerusform>%Ln impostazione è stata esclusa da un campione con meno di %1 coppie vere; potrebbe essere la migliore. Prendere prima le righe con una compagna, oppure provare l&apos;intera griglia.</numerusform>
            <numerusform>%Ln impostazioni sono state escluse da un campione con meno di %1 coppie vere; la migliore potrebbe essere tra queste. Prendere prima le righe con una compagna, oppure provare l&apos;intera griglia.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepTruthEdit</name>
    <message>
        <source>similarity</source>
        <translation>similarità</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>verdetti</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un file</translation>
    </message>
    <message>
        <source>What the true pairs are</source>
        <translation>Quali sono le coppie vere</translation>
    </message>
    <message>
        <source>Pairs whose exact similarity is at or above the threshold</source>
        <translation>Coppie la cui similarità esatta è pari o superiore alla soglia</translation>
    </message>
    <message>
        <source>Pairs with a verdict of a reviewer; they are a biased choice</source>
        <translation>Coppie con il verdetto di un revisore; sono una scelta distorta</translation>
    </message>
    <message>
        <source>A list of all matches, or of labels</source>
        <translation>Un elenco di tutte le corrispondenze, o di etichette</translation>
    </message>
    <message>
        <source>Open known matches or labels</source>
        <translation>Apri corrispondenze note o etichette</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;All files (*)</source>
        <translation>Tabelle (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Choose a file...</source>
        <translation>Scegli un file...</translation>
    </message>
    <message>
        <source>The rows of known pairs come first in a sample.</source>
        <translation>Le righe delle coppie note vengono per prime in un campione.</translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepView</name>
    <message>
        <source>preparing the sample</source>
        <translation>preparazione del campione</translation>
    </message>
    <message>
        <source>%1 of %2 settings tried</source>
        <translation>%1 impostazioni provate su %2</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Fatto: %1.</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>Aprire prima un file.</translation>
    </message>
    <message>
        <source>On Find, choose at least one column to compare.</source>
        <translation>Scegliere almeno una colonna da confrontare, in Trova.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Click a dot or choose a row.</source>
        <translation>Fare clic su un punto o scegliere una riga.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Save the sweep</source>
        <translation>Salva la griglia</translation>
    </message>
    <message>
        <source>CSV, a line for each setting (*.csv);;JSON, every sample (*.json)</source>
        <translation>CSV, una riga per impostazione (*.csv);;JSON, ogni campione (*.json)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Salvato %1.</translation>
    </message>
    <message>
        <source>Try many settings on a sample of the rows, each against the exact answer of the same rows.</source>
        <translation>Provare molte impostazioni su un campione delle righe, confrontando ciascuna con la risposta esatta delle stesse righe.</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Fronte</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualità</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>against</source>
        <translation>rispetto a</translation>
    </message>
    <message>
        <source>Settings by cost and quality</source>
        <translation>Impostazioni per costo e qualità</translation>
    </message>
    <message>
        <source>&amp;Pairs...</source>
        <translation>&amp;Coppie...</translation>
    </message>
    <message>
        <source>What it finds, misses and wrongly finds in the sample</source>
        <translation>Che cosa trova, perde e trova a torto nel campione</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>Ado&amp;tta</translation>
    </message>
    <message>
        <source>Puts the setting into the recipe</source>
        <translation>Mette l&apos;impostazione nella ricetta</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Save as CSV or JSON...</source>
        <translation>&amp;Salva come CSV o JSON...</translation>
    </message>
    <message>
        <source>Settings of the sweep</source>
        <translation>Impostazioni della griglia</translation>
    </message>
    <message>
        <source>Enter lists the pairs; Alt+arrow sorts by the column</source>
        <translation>Invio elenca le coppie; Alt e una freccia ordinano per la colonna</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>Quali coppie</translation>
    </message>
    <message>
        <source>Every setting finds identical rows, so with them all settings look alike</source>
        <translation>Ogni impostazione trova le righe identiche, perciò con queste tutte le impostazioni si somigliano</translation>
    </message>
    <message>
        <source>No pair has the verdict Duplicate or Not yet.</source>
        <translation>Nessuna coppia ha ancora il verdetto Duplicato o Non duplicato.</translation>
    </message>
    <message>
        <source>Cancelled; the finished settings are shown. Run it again to continue.</source>
        <translation>Annullato; si vedono le impostazioni finite. Eseguire di nuovo per continuare.</translation>
    </message>
    <message>
        <source>Cancelled before a setting was finished. Run it again to continue.</source>
        <translation>Annullato prima che un&apos;impostazione fosse finita. Eseguire di nuovo per continuare.</translation>
    </message>
    <message>
        <source>, few true pairs</source>
        <translation>, poche coppie vere</translation>
    </message>
    <message>
        <source>No setting reaches a recall of %1.</source>
        <translation>Nessuna impostazione raggiunge un richiamo di %1.</translation>
    </message>
    <message>
        <source>, the best here</source>
        <translation>, la migliore qui</translation>
    </message>
    <message>
        <source>The best setting</source>
        <translation>L&apos;impostazione migliore</translation>
    </message>
    <message>
        <source>Which setting is marked as the best for each k and threshold</source>
        <translation>Quale impostazione è indicata come migliore per ogni k e soglia</translation>
    </message>
    <message>
        <source>best by F1</source>
        <translation>migliore per F1</translation>
    </message>
    <message>
        <source>fastest with recall %1</source>
        <translation>più veloce con richiamo %1</translation>
    </message>
</context>
<context>
    <name>shinglescope::TaskFooter</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
</context>
<context>
    <name>shinglescope::TermsDialog</name>
    <message>
        <source>Terms of this view</source>
        <translation>Termini di questa vista</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termini</translation>
    </message>
    <message>
        <source>&amp;All terms</source>
        <translation>&amp;Tutti i termini</translation>
    </message>
    <message>
        <source>Opens the guide, which is in English</source>
        <translation>Apre la guida, che è in inglese</translation>
    </message>
    <message>
        <source>This view has no term of the method.</source>
        <translation>Questa vista non ha termini del metodo.</translation>
    </message>
</context>
<context>
    <name>shinglescope::ThresholdPreview</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 coppia</numerusform>
            <numerusform>%1 coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs that the threshold adds or removes</source>
        <translation>Coppie che la soglia aggiunge o toglie</translation>
    </message>
    <message>
        <source>Use in Review</source>
        <translation>Usa in Rivedi</translation>
    </message>
    <message>
        <source>Put into recipe</source>
        <translation>Metti nella ricetta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>no other pair at %1</source>
        <translation>nessun&apos;altra coppia a %1</translation>
    </message>
    <message>
        <source>%1 more at %2</source>
        <translation>%1 in più a %2</translation>
    </message>
    <message>
        <source>%1 fewer at %2</source>
        <translation>%1 in meno a %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>shinglescope::ThresholdSlider</name>
    <message>
        <source>Threshold under review</source>
        <translation>Soglia in esame</translation>
    </message>
    <message>
        <source>Shows pairs at or above this similarity immediately, without a run</source>
        <translation>Mostra le coppie da questa similarità in su, subito e senza un&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>shinglescope::TransportBar</name>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>Passo della lezione</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>Presentazione</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>passo %1 di %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
</context>
<context>
    <name>shinglescope::TwoTablesBar</name>
    <message numerus="yes">
        <source>%1: %2, %3 rows</source>
        <comment>number of the table, its file</comment>
        <translation>
            <numerusform>%1: %2, %3 riga</numerusform>
            <numerusform>%1: %2, %3 righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Two tables</source>
        <translation>Due tabelle</translation>
    </message>
    <message>
        <source>across only</source>
        <translation>solo tra le tabelle</translation>
    </message>
    <message>
        <source>across and within</source>
        <translation>anche in ogni tabella</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>A pair has one row of each table</source>
        <translation>Una coppia ha una riga di ogni tabella</translation>
    </message>
    <message>
        <source>Rows of the same table form pairs too</source>
        <translation>Anche le righe della stessa tabella formano coppie</translation>
    </message>
    <message>
        <source>Match col&amp;umns...</source>
        <translation>A&amp;bbina le colonne...</translation>
    </message>
    <message>
        <source>Close seco&amp;nd</source>
        <translation>Chiu&amp;di la seconda</translation>
    </message>
    <message>
        <source>Closes the second table; the verdicts are kept</source>
        <translation>Chiude la seconda tabella; i verdetti restano</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>coppie</translation>
    </message>
</context>
<context>
    <name>shinglescope::UndoActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rifai</translation>
    </message>
    <message>
        <source>match columns</source>
        <comment>what Undo undoes</comment>
        <translation>la corrispondenza delle colonne</translation>
    </message>
    <message>
        <source>pairs across and within</source>
        <comment>what Undo undoes</comment>
        <translation>le coppie anche dentro le tabelle</translation>
    </message>
    <message>
        <source>pairs across only</source>
        <comment>what Undo undoes</comment>
        <translation>le coppie solo tra le tabelle</translation>
    </message>
</context>
<context>
    <name>shinglescope::UnsavedReviews</name>
    <message numerus="yes">
        <source>%1 verdicts</source>
        <translation>
            <numerusform>%1 verdetto</numerusform>
            <numerusform>%1 verdetti</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Elimina...</translation>
    </message>
    <message>
        <source>%1   %2, %3</source>
        <translation>%1   %2, %3</translation>
    </message>
    <message>
        <source>%1   cannot be opened</source>
        <translation>%1   non si può aprire</translation>
    </message>
    <message>
        <source>Delete the review of %1 with %2?</source>
        <translation>Eliminare la revisione di %1 con %2?</translation>
    </message>
    <message>
        <source>Delete this review, which cannot be opened?</source>
        <translation>Eliminare questa revisione, che non si può aprire?</translation>
    </message>
    <message>
        <source>Re&amp;store deleted (%1)</source>
        <translation>&amp;Ripristina eliminate (%1)</translation>
    </message>
    <message>
        <source>Delete a review</source>
        <translation>Elimina una revisione</translation>
    </message>
    <message>
        <source>It is kept for 30 days and can be restored on this page until then.</source>
        <translation>È conservata per 30 giorni, e fino ad allora si può ripristinare in questa pagina.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Unsaved reviews</source>
        <translation>Revisioni non salvate</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
</context>
<context>
    <name>shinglescope::UnusedPairModel</name>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
</context>
<context>
    <name>shinglescope::UnusedPairsPanel</name>
    <message>
        <source>Lines that are not used</source>
        <translation>Righe non usate</translation>
    </message>
</context>
<context>
    <name>shinglescope::VerdictBar</name>
    <message>
        <source>keep A</source>
        <translation>tieni A</translation>
    </message>
    <message>
        <source>keep B</source>
        <translation>tieni B</translation>
    </message>
    <message>
        <source>note &quot;%1&quot;</source>
        <translation>nota «%1»</translation>
    </message>
    <message>
        <source>tags %1</source>
        <translation>etichette %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incerto</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Note on this pair; Enter saves it, Esc discards it</source>
        <translation>Nota su questa coppia; Invio la salva, Esc la scarta</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etichette, separate da virgole</translation>
    </message>
    <message>
        <source>by rule</source>
        <translation>per regola</translation>
    </message>
</context>
<context>
    <name>shinglescope::VerdictKeys</name>
    <message>
        <source>No verdict to repeat yet.</source>
        <translation>Ancora nessun verdetto da ripetere.</translation>
    </message>
    <message>
        <source>These two rows are not in the queue: below the floor, or not found.</source>
        <translation>Queste due righe non sono una coppia della coda: sotto il minimo, o non trovate.</translation>
    </message>
</context>
<context>
    <name>shinglescope::VerdictRuleDialog</name>
    <message>
        <source>Verdicts by rule</source>
        <translation>Verdetti per regola</translation>
    </message>
    <message>
        <source>The verdicts are marked as made by rule and never count as an audit, until you judge a pair yourself.</source>
        <translation>I verdetti sono contrassegnati come dati da una regola e non contano mai come controllo a campione, finché non si giudica la coppia di persona.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>Non duplicato</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incerto</translation>
    </message>
    <message>
        <source>Verdict of the rule</source>
        <translation>Verdetto della regola</translation>
    </message>
    <message>
        <source>For which pairs</source>
        <translation>Per quali coppie</translation>
    </message>
    <message>
        <source>Shown in the queue</source>
        <translation>Mostrate in coda</translation>
    </message>
    <message>
        <source>All at the threshold</source>
        <translation>Tutte dalla soglia in su</translation>
    </message>
    <message>
        <source>Pairs to which the rule applies</source>
        <translation>Coppie a cui si applica la regola</translation>
    </message>
    <message>
        <source>with equal cells in</source>
        <translation>con celle uguali in</translation>
    </message>
    <message>
        <source>&amp;Override verdicts of reviewers</source>
        <translation>Sostituisci i &amp;verdetti dei revisori</translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation>Similarità da</translation>
    </message>
    <message>
        <source>Similarity to</source>
        <translation>Similarità a</translation>
    </message>
    <message>
        <source>similarity from</source>
        <translation>similarità da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Columns whose cells must be equal</source>
        <translation>Colonne le cui celle devono essere uguali</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>The least similar pairs, where a rule is most likely to be wrong, and some others:</source>
        <translation>Le coppie meno simili, dove è più facile che una regola sbagli, e alcune altre:</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>The pairs are being sorted. Try again in a moment.</source>
        <translation>Le coppie sono in corso di ordinamento. Riprovare tra un momento.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Conteggio...</translation>
    </message>
    <message>
        <source>No pair meets the rule.</source>
        <translation>Nessuna coppia soddisfa la regola.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs get the verdict &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 coppia riceve il verdetto «%2».</numerusform>
            <numerusform>%1 coppie ricevono il verdetto «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs have it already.</source>
        <translation>
            <numerusform>%1 coppia lo ha già.</numerusform>
            <numerusform>%1 coppie lo hanno già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs keep another verdict that a reviewer gave.</source>
        <translation>
            <numerusform>%1 coppia mantiene un altro verdetto dato da un revisore.</numerusform>
            <numerusform>%1 coppie mantengono un altro verdetto dato da un revisore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of these pairs have another verdict that a reviewer gave.</source>
        <translation>
            <numerusform>%1 di queste coppie ha un altro verdetto dato da un revisore.</numerusform>
            <numerusform>%1 di queste coppie hanno un altro verdetto dato da un revisore.</numerusform>
        </translation>
    </message>
    <message>
        <source>One step; %1 undoes it</source>
        <translation>Un solo passo; %1 lo annulla</translation>
    </message>
</context>
<context>
    <name>shinglescope::WalkPanel</name>
    <message>
        <source>What happens at this step</source>
        <translation>Che cosa accade in questo passo</translation>
    </message>
    <message>
        <source>The rows in the order of the permutation</source>
        <translation>Le righe nell&apos;ordine della permutazione</translation>
    </message>
    <message>
        <source>Animate the sorting</source>
        <translation>Anima l&apos;ordinamento</translation>
    </message>
    <message>
        <source>The order of %1</source>
        <translation>L&apos;ordine di %1</translation>
    </message>
    <message>
        <source>Drag a row to change the order, or press H, then Alt with an arrow.</source>
        <translation>Trascina una riga per cambiare l&apos;ordine, oppure premi H e poi Alt con una freccia.</translation>
    </message>
    <message>
        <source>Right: the next row. End: the whole order.</source>
        <translation>Destra: la riga successiva. Fine: l&apos;ordine completo.</translation>
    </message>
</context>
<context>
    <name>shinglescope::WalkWords</name>
    <message>
        <source>The order of %1 was changed manually: the number of a row is its place, and there is no formula.</source>
        <translation>L&apos;ordine di %1 è stato cambiato a mano: il numero di una riga è il suo posto, e non c&apos;è una formula.</translation>
    </message>
    <message>
        <source>%1 gives each row a number. The rows are then sorted by their numbers.</source>
        <translation>%1 dà un numero a ogni riga. Poi le righe vengono ordinate secondo i loro numeri.</translation>
    </message>
    <message>
        <source>The numbers of %1 are given, without a formula.</source>
        <translation>I numeri di %1 sono dati, senza una formula.</translation>
    </message>
    <message>
        <source>The order of %1 is given: the number of a row is its place.</source>
        <translation>L&apos;ordine di %1 è dato: il numero di una riga è il suo posto.</translation>
    </message>
    <message>
        <source>%1 is a true shuffle: every order is equally likely, and the number of a row is its place.</source>
        <translation>%1 è un vero rimescolamento: ogni ordine è ugualmente probabile, e il numero di una riga è il suo posto.</translation>
    </message>
    <message>
        <source>Row %1, %2: %3 divided by %4 leaves the remainder %5.</source>
        <translation>Riga %1, %2: %3 diviso per %4 dà il resto %5.</translation>
    </message>
    <message>
        <source>Row %1, %2, has place %3 of %4.</source>
        <translation>La riga %1, %2, ha il posto %3 di %4.</translation>
    </message>
    <message>
        <source>Row %1, %2, has the number %3.</source>
        <translation>La riga %1, %2, ha il numero %3.</translation>
    </message>
    <message>
        <source>The smallest number in the column is %1: row %2, %3, comes first.</source>
        <translation>Il numero più piccolo della colonna è %1: la riga %2, %3, è la prima.</translation>
    </message>
    <message>
        <source>Row %1, %2, has the number %3 too: it follows, because its x is larger.</source>
        <translation>Anche la riga %1, %2, ha il numero %3: segue, perché la sua x è maggiore.</translation>
    </message>
    <message>
        <source>The next number is %1: row %2, %3, takes place %4.</source>
        <translation>Il numero seguente è %1: la riga %2, %3, prende il posto %4.</translation>
    </message>
    <message>
        <source>shingle</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>The column has the %1 rows that are shown, of %2.</source>
        <translation>La colonna contiene le %1 righe mostrate, su %2.</translation>
    </message>
    <message>
        <source>%1(x) = place of row x</source>
        <translation>%1(x) = posto della riga x</translation>
    </message>
    <message>
        <source>%1(x) = given number of row x</source>
        <translation>%1(x) = numero dato della riga x</translation>
    </message>
</context>
<context>
    <name>shinglescope::WhatIfArea</name>
    <message>
        <source>Then the two would be found.</source>
        <translation>Allora le due verrebbero trovate.</translation>
    </message>
    <message>
        <source>The two would still not be found.</source>
        <translation>Le due non verrebbero trovate nemmeno così.</translation>
    </message>
    <message>
        <source>What if...</source>
        <translation>E se...</translation>
    </message>
    <message>
        <source>Change the recipe for this pair alone</source>
        <translation>Cambia la ricetta solo per questa coppia</translation>
    </message>
    <message>
        <source>Bands and rows</source>
        <translation>Bande e righe</translation>
    </message>
    <message>
        <source>Shingle size</source>
        <translation>Shingle</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Bands × rows</source>
        <translation>Bande × righe</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscole</translation>
    </message>
    <message>
        <source>no punctuation</source>
        <translation>senza punteggiatura</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>senza cifre</translation>
    </message>
    <message>
        <source> words</source>
        <translation> parole</translation>
    </message>
    <message>
        <source> characters</source>
        <translation> caratteri</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>then</source>
        <translation>allora</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatta</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>shingle</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>bande</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>P(s)</translation>
    </message>
    <message>
        <source>Then the two would no longer be found.</source>
        <translation>Allora le due non verrebbero più trovate.</translation>
    </message>
    <message>
        <source>The two would still be found.</source>
        <translation>Le due verrebbero trovate comunque.</translation>
    </message>
</context>
<context>
    <name>shinglescope::WhyNotDialog</name>
    <message>
        <source>Why not?</source>
        <translation>Perché no?</translation>
    </message>
    <message>
        <source>Choose any two rows to see whether they are a pair, and why.</source>
        <translation>Scegliere due righe qualsiasi per vedere se sono una coppia, e perché.</translation>
    </message>
    <message>
        <source>Row &amp;A</source>
        <translation>Riga &amp;A</translation>
    </message>
    <message>
        <source>Row &amp;B</source>
        <translation>Riga &amp;B</translation>
    </message>
    <message>
        <source>A and B are the same row. Choose another row.</source>
        <translation>A e B sono la stessa riga. Sceglierne un&apos;altra.</translation>
    </message>
    <message>
        <source>&amp;Seeds...</source>
        <translation>&amp;Semi...</translation>
    </message>
    <message>
        <source>Estimates the pair with several seeds and numbers of hashes</source>
        <translation>Stima la coppia con più semi e numeri di hash</translation>
    </message>
</context>
<context>
    <name>shinglescope::WhyPanel</name>
    <message>
        <source>Why these two?</source>
        <translation>Perché queste?</translation>
    </message>
    <message>
        <source>exact Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Choose a band to see its values and its bucket.</source>
        <translation>Scegliere una banda per vedere i suoi valori e il suo bucket.</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>parola %1</translation>
    </message>
    <message>
        <source>char %1</source>
        <translation>car. %1</translation>
    </message>
    <message>
        <source>%1 shared of %2 shingles (%3)</source>
        <translation>%1 shingle condivisi su %2 (%3)</translation>
    </message>
    <message>
        <source>Estimate and exact similarity from 0 to 1</source>
        <translation>Stima e similarità esatta da 0 a 1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 equal), 95 % interval %4 to %5; %6</source>
        <translation>%1 (%2 uguali su %3), intervallo al 95 % da %4 a %5; %6</translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation>stima %1</translation>
    </message>
    <message>
        <source>exact %1</source>
        <translation>esatta %1</translation>
    </message>
    <message>
        <source>Bands that collided: &lt;b&gt;%1 of %2&lt;/b&gt; (%3)</source>
        <translation>Bande in collisione: &lt;b&gt;%1 su %2&lt;/b&gt; (%3)</translation>
    </message>
    <message>
        <source>%1 of %2 bands collided</source>
        <translation>%1 bande su %2 in collisione</translation>
    </message>
    <message>
        <source>Equal positions</source>
        <translation>Posizioni uguali</translation>
    </message>
    <message>
        <source>%1 of %2 positions equal</source>
        <translation>%1 posizioni uguali su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rows each</source>
        <translation>
            <numerusform>%n riga ciascuna</numerusform>
            <numerusform>%n righe ciascuna</numerusform>
        </translation>
    </message>
    <message>
        <source>containment</source>
        <translation>contenimento</translation>
    </message>
    <message>
        <source>%1, repeats count</source>
        <translation>%1, le ripetizioni contano</translation>
    </message>
    <message>
        <source>%1, words in under %2 rows as one</source>
        <translation>%1, le parole in meno di %2 righe come una sola</translation>
    </message>
</context>
<context>
    <name>shinglescope::WhyText</name>
    <message>
        <source>The closest is band %1, with %2 of %3 equal.</source>
        <translation>La più vicina è la banda %1, con %2 uguali su %3.</translation>
    </message>
    <message>
        <source>A pair: %1 or more is enough, and this run compared everything.</source>
        <translation>Una coppia: %1 o più basta, e questa esecuzione ha confrontato tutto.</translation>
    </message>
    <message>
        <source>Never compared: no band of the two is equal.</source>
        <translation>Mai confrontate: nessuna banda delle due è uguale.</translation>
    </message>
    <message>
        <source>A pair: a band is equal, so the two were compared, and %1 or more is enough.</source>
        <translation>Una coppia: una banda è uguale, quindi le due sono state confrontate, e %1 o più basta.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>At this similarity %1 finds &lt;b&gt;%2&lt;/b&gt; of pairs and misses %3.</source>
        <translation>A questa similarità %1 trova &lt;b&gt;%2&lt;/b&gt; delle coppie e ne perde %3.</translation>
    </message>
    <message>
        <source>This run was exact: it misses none.</source>
        <translation>Questa esecuzione era esatta: non ne perde nessuna.</translation>
    </message>
    <message>
        <source>This one is a miss; other seeds may find it.</source>
        <translation>Questa è una coppia persa; altri semi possono trovarla.</translation>
    </message>
    <message>
        <source>Not a pair: the recipe only pairs rows with equal values in a column, and these differ.</source>
        <translation>Nessuna coppia: la ricetta forma coppie solo di righe con valori uguali in una colonna, e questi sono diversi.</translation>
    </message>
    <message>
        <source>Not a pair: a text without shingles is not similar to any other. It is empty or too short.</source>
        <translation>Nessuna coppia: un testo senza shingle non somiglia a nessun altro. È vuoto, o troppo corto.</translation>
    </message>
    <message>
        <source>A pair: after preparation the two texts are identical, so nothing had to be compared.</source>
        <translation>Una coppia: dopo la preparazione le due righe hanno lo stesso testo, quindi non c&apos;era nulla da confrontare.</translation>
    </message>
    <message>
        <source>Nothing is lost: it is below the threshold.</source>
        <translation>Non si perde niente: è sotto la soglia.</translation>
    </message>
    <message>
        <source>Not a pair: less similar than the threshold of this run, %1. It compared everything.</source>
        <translation>Non è una coppia: meno simili della soglia di questa esecuzione, %1, che ha confrontato tutto.</translation>
    </message>
    <message>
        <source>Compared, since a band is equal, but less similar than the threshold of this run, %1.</source>
        <translation>Confrontate, perché una banda è uguale, ma meno simili della soglia di questa esecuzione, %1.</translation>
    </message>
    <message>
        <source>Nearly every seed finds it.</source>
        <translation>Quasi ogni seme la trova.</translation>
    </message>
    <message>
        <source>Most seeds would have missed it.</source>
        <translation>La maggior parte dei semi l&apos;avrebbe persa.</translation>
    </message>
    <message>
        <source>%1 shared; each text has %2 shingles (%3)</source>
        <translation>%1 in comune; ciascun testo ha %2 shingle (%3)</translation>
    </message>
    <message>
        <source>%1 of the %2 shingles (%4) of the first text are among the %3 of the second</source>
        <translation>%1 dei %2 shingle (%4) del primo testo sono fra i %3 del secondo</translation>
    </message>
    <message>
        <source>%1 of the %2 shingles (%4) of the second text are among the %3 of the first</source>
        <translation>%1 dei %2 shingle (%4) del secondo testo sono fra i %3 del primo</translation>
    </message>
    <message>
        <source>Not a pair: a text has fewer than %1 shingles, the least of this run. It would be part of many others by chance.</source>
        <translation>Non è una coppia: un testo ha meno di %1 shingle, il minimo di questa esecuzione. Sarebbe per caso parte di molti altri.</translation>
    </message>
    <message>
        <source>The result has the pairs of a list that another program wrote, and no others: neither bands nor a threshold chose them.</source>
        <translation>Il risultato ha le coppie di un elenco scritto da un altro programma e nessun&apos;altra: non le hanno scelte né le bande né una soglia.</translation>
    </message>
</context>
<context>
    <name>shinglescope::WindowMenus</name>
    <message>
        <source>Shinglescope</source>
        <translation>Shinglescope</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri...</translation>
    </message>
    <message>
        <source>Open &amp;folder...</source>
        <translation>Apri &amp;cartella...</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>Inco&amp;lla una tabella</translation>
    </message>
    <message>
        <source>Readin&amp;g options...</source>
        <translation>&amp;Opzioni di lettura...</translation>
    </message>
    <message>
        <source>&amp;Rental listings, 2,000 rows</source>
        <translation>&amp;Annunci di alloggi in affitto, 2.000 righe</translation>
    </message>
    <message>
        <source>&amp;Three documents</source>
        <translation>&amp;Tre documenti</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>File &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>&amp;Salva il progetto</translation>
    </message>
    <message>
        <source>Save project &amp;as...</source>
        <translation>Salva il progetto co&amp;n nome...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Esporta...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;History...</source>
        <translation>&amp;Cronologia...</translation>
    </message>
    <message>
        <source>&amp;Find in rows</source>
        <translation>&amp;Trova nelle righe</translation>
    </message>
    <message>
        <source>&amp;Go to row...</source>
        <translation>&amp;Vai alla riga...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Es&amp;egui</translation>
    </message>
    <message>
        <source>&amp;Find duplicates</source>
        <translation>&amp;Trova i duplicati</translation>
    </message>
    <message>
        <source>Find without a &amp;miss (exact)</source>
        <translation>Trova senza &amp;perdite (esatto)</translation>
    </message>
    <message>
        <source>&amp;Try on 2,000 rows</source>
        <translation>P&amp;rova su 2.000 righe</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;uto</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Guida per l&apos;utente</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;About Shinglescope</source>
        <translation>&amp;Informazioni su Shinglescope</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Apri esem&amp;pio</translation>
    </message>
    <message>
        <source>Find rows &amp;like this</source>
        <translation>Trova righe &amp;simili a questa</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contrasto &amp;elevato</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>Nuova &amp;finestra</translation>
    </message>
    <message>
        <source>&amp;Close the table</source>
        <translation>C&amp;hiudi la tabella</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Preferenze...</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Svuota questo elenco</translation>
    </message>
    <message>
        <source>Open second &amp;table...</source>
        <translation>Apri la seconda &amp;tabella...</translation>
    </message>
    <message>
        <source>Match co&amp;lumns...</source>
        <translation>A&amp;bbina le colonne...</translation>
    </message>
    <message>
        <source>Close secon&amp;d table</source>
        <translation>Chiudi la secon&amp;da tabella</translation>
    </message>
    <message>
        <source>Export what is sho&amp;wn...</source>
        <translation>Esporta ciò che si &amp;vede...</translation>
    </message>
    <message>
        <source>Open pa&amp;irs...</source>
        <translation>Apri coppie di &amp;un altro programma...</translation>
    </message>
    <message>
        <source>&amp;Terms of this view</source>
        <translation>Ter&amp;mini di questa vista</translation>
    </message>
</context>
<context>
    <name>shinglescope::WordRules</name>
    <message>
        <source>under </source>
        <translation>sotto </translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Rare words: words in fewer rows become one</source>
        <translation>Parole rare: le parole in meno righe diventano una sola</translation>
    </message>
    <message>
        <source>Words in fewer rows of the table than this all become one and the same word, &lt;UNK&gt;, such as names and typing errors. Only for shingles of words.</source>
        <translation>Le parole presenti in meno righe della tabella di così, come nomi ed errori di battitura, diventano tutte la stessa parola, &lt;UNK&gt;. Solo per shingle di parole.</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>spazi bianchi</translation>
    </message>
    <message>
        <source>Words are divided at</source>
        <translation>Le parole sono divise da</translation>
    </message>
    <message>
        <source>The text between two words, such as | or \t for a tab: words may then contain spaces. Empty: words are divided at white space. Only for shingles of words.</source>
        <translation>Il testo fra due parole, come | oppure \t per una tabulazione: così le parole possono contenere spazi. Vuoto: le parole sono divise dagli spazi bianchi. Solo per shingle di parole.</translation>
    </message>
    <message>
        <source>Rare words</source>
        <translation>Parole rare</translation>
    </message>
    <message>
        <source>Divided at</source>
        <translation>Divise da</translation>
    </message>
</context>
<context>
    <name>shinglescope::WrongPairModel</name>
    <message>
        <source>not found</source>
        <translation>non trovata</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarità</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
</context>
<context>
    <name>shinglescope::ZoneForm</name>
    <message>
        <source>below</source>
        <translation>sotto</translation>
    </message>
    <message>
        <source>Lower similarity, d1</source>
        <translation>Similarità inferiore, d1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>al più</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Upper similarity, d2</source>
        <translation>Similarità superiore, d2</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>almeno</translation>
    </message>
    <message>
        <source>hashes</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>Fewest hashes</source>
        <translation>Numero minimo di hash</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Most hashes</source>
        <translation>Numero massimo di hash</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Most found below it, p1</source>
        <translation>Trovate al più sotto di essa, p1</translation>
    </message>
    <message>
        <source>Fewest found from it up, p2</source>
        <translation>Trovate almeno da essa in su, p2</translation>
    </message>
</context>
</TS>
