#!/usr/bin/env python3
"""Write the built-in sample: invented rental ads and the planted truth.

    python3 make_rentals.py            write rentals.tsv and rentals_truth.tsv
    python3 make_rentals.py --check    regenerate in memory, fail if a file differs

Every ad is assembled from sentence templates. A template has two kinds of holes:
`[a|b|c]` is a wording, drawn once when the ad is written, and `{slot}` is a fact
about the flat, filled in last. This separation makes the planted pairs reliable:

* a *duplicate* keeps the facts that identify the flat (street, floor, size) and
  changes what people change in a repost: price, phone, order, wording;
* a *look-alike* keeps the wording and changes the facts: a different flat, the same text.

Each row remembers its flat and its project (a group of flats sharing one text).
Same flat: `duplicate`. Same project, other flat: `look_alike`. So the truth is
closed: three reposts of one flat give all six pairs, at any similarity.

J is the exact Jaccard similarity of the 5-character shingles of title + description.

The bytes do not depend on the Python version: the only source of randomness is
random.Random(seed).random(), whose sequence is fixed, and no set is iterated.
"""

import copy
import datetime
import os
import random
import re
import sys
import unicodedata

SEED = 20241024
ROWS = 2000
SHINGLE = 5
FLOOR = 0.4          # pairs below this are not reported
SHARED = 40          # see similar_pairs; texts here have far more shingles
CLASH = 0.5          # two unrelated ads this alike: the second is written again
LENGTHS = (250, 700)  # characters of description
DAY = 24 * 60        # minutes

HERE = os.path.dirname(os.path.abspath(__file__))
COLUMNS = ["Title", "Description", "Location", "Price", "Phone", "Posted", "Link"]
TENTHS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

# What is planted. The counts are ads or groups, not pairs.
EDITED_PER_TENTH = 46
EXACT_TWICE = 60
EXACT_RUNS = [10, 8]             # agencies that post the same ad again and again
MIXED_GROUPS = [3] * 16 + [4] * 7 + [5] * 3 + [6] * 2
LOOK_ALIKES_PER_TENTH = [16, 18, 22, 22, 16, 6]
LOOK_ALIKE_GROUPS = [3] * 6 + [4] * 2   # several units of one building
LOOK_ALIKES_REPOSTED = 6         # one of the two flats is also listed twice

# --------------------------------------------------------------------------
# Places, people and agencies: the agencies and streets are invented.

CITIES = [
    ("Roma", "metro", "Testaccio|Pigneto|Prati|Ostiense|Garbatella|Tuscolano|Centocelle|"
     "Appio Latino|Marconi|San Giovanni"),
    ("Roma", "tram", "Trastevere|San Lorenzo|Pigneto|Monteverde|Flaminio"),
    ("Roma", "bus", "Talenti|Montesacro|Trastevere|Monteverde|Balduina"),
    ("Milano", "metro", "Navigli|Isola|Lambrate|Porta Romana|Città Studi|Bovisa|Loreto|Niguarda"),
    ("Torino", "tram", "San Salvario|Vanchiglia|Crocetta|Cit Turin|Santa Rita|Lingotto"),
    ("Bologna", "bus", "Bolognina|Santo Stefano|Murri|Saragozza|San Donato|Mazzini"),
    ("Firenze", "tram", "Campo di Marte|Novoli|Oltrarno|Rifredi|Le Cure|Isolotto"),
    ("Napoli", "metro", "Vomero|Chiaia|Fuorigrotta|Arenella|Posillipo|Materdei"),
    ("Padova", "tram", "Arcella|Portello|Guizza|Prato della Valle"),
    ("Pisa", "bus", "Porta a Lucca|Cisanello|San Marco|Sant'Antonio"),
    ("Genova", "bus", "Castelletto|Albaro|Nervi|Foce|Sampierdarena"),
    ("Verona", "bus", "Borgo Trento|Veronetta|Borgo Roma|San Zeno"),
    ("Palermo", "bus", "Kalsa|Politeama|Mondello|Libertà"),
    ("Bari", "bus", "Murat|Poggiofranco|Carrassi|Madonnella"),
    ("Trieste", "bus", "Roiano|San Giacomo|Barriera|San Vito"),
    ("Perugia", "bus", "Elce|Fontivegge|Monteluce|Ferro di Cavallo"),
]
CITIES += CITIES[:3]    # Rome comes up twice as often
STREETS = ("via dei Glicini|via delle Magnolie|via del Melograno|vicolo della Lanterna|"
           "via dei Tre Pozzi|piazza della Fontanella|via del Gelsomino|via delle Rondini|"
           "viale dei Tigli|via del Vecchio Mulino|via dei Bottai|vicolo del Grillo Verde|"
           "via della Civetta|corso dei Platani|via delle Ginestre|via dell'Orto Antico|"
           "via del Pesco|via dei Fornaciai|largo delle Acacie|via della Quercia Alta|"
           "via dei Cordai|via del Campanile Basso|viale delle Robinie|via dei Maniscalchi").split("|")
AGENCIES = ("Immobiliare Tre Cipressi Blu|Studio Civetta Case|Agenzia Pesco Sottile|"
            "Chiavi e Cortili|Quattro Lune Affitti|Porta Serena Dimore|"
            "Rondine Lettings|Blue Shutter Homes Italia").split("|")
NAMES = ("Anna|Marco|Giulia|Paolo|Elena|Davide|Chiara|Luca|Sara|Matteo|Francesca|Andrea|"
         "Silvia|Roberto|Marta|Stefano|Laura|Nicola|Irene|Giorgio").split("|")

WORDS = {
    "it": {
        "floors": "primo|secondo|terzo|quarto|quinto|sesto|settimo".split("|"),
        "months": ("gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|"
                   "novembre|dicembre").split("|"),
        "counts": "uno|due|tre|quattro|cinque|sei".split("|"),
        "transit": {"metro": "metro", "tram": "tram", "bus": "autobus"},
        "kinds": ["monolocale", "bilocale", "trilocale", "quadrilocale"],
        "no_price": "Contatta l'utente",
    },
    "en": {
        "floors": "first|second|third|fourth|fifth|sixth|seventh".split("|"),
        "months": ("January|February|March|April|May|June|July|September|October|November|"
                   "December").split("|"),
        "counts": "one|two|three|four|five|six".split("|"),
        "transit": {"metro": "metro", "tram": "tram", "bus": "bus"},
        "kinds": ["studio flat", "one-bedroom flat", "two-bedroom flat", "three-bedroom flat"],
        "no_price": "Contact the owner",
    },
}

# One text per agency: the same closing lines come back under many different ads.
BOILERPLATE = {
    "it": [
        "{agency}: da oltre vent'anni al servizio di chi cerca e di chi offre casa. Le superfici indicate sono approssimative e non costituiscono elemento contrattuale.",
        "Per visionare questo e altri immobili passa a trovarci in ufficio: {agency}, dal lunedì al sabato, orario continuato. Annuncio riservato a privati, no perditempo.",
        "La presente inserzione non costituisce vincolo contrattuale. {agency} ti segue dalla visita alla registrazione del contratto, con provvigione pari a una mensilità.",
        "{agency} seleziona ogni immobile di persona: visite solo su appuntamento, documentazione reddituale richiesta in fase di proposta. Rif. {ref}.",
        "Scopri tutte le nostre proposte in zona! {agency}, consulenza gratuita, valutazioni, pratiche catastali e contratti di locazione. Rif. {ref}.",
        "Attestato di prestazione energetica in classe {energy}. {agency} - mediazione riconosciuta solo a contratto firmato. Rif. {ref}.",
        "Servizio offerto da {agency}: virtual tour, firma digitale e assistenza nelle volture di luce e gas. Planimetria disponibile su richiesta.",
        "{agency} informa che foto e descrizioni sono puramente indicative. Si prega di citare il riferimento {ref} al momento della chiamata.",
    ],
    "en": [
        "{agency}: over twenty years helping tenants and landlords meet. All measurements are approximate and do not form part of any contract.",
        "To view this and other properties please call into our office: {agency}, Monday to Saturday, open all day. Private tenants only, no time wasters please.",
        "This advertisement is not legally binding. {agency} assists you from the first viewing to the registration of the lease; our fee is one month's rent.",
        "{agency} inspects every property in person. Viewings by appointment only, proof of income is required with the application. Ref. {ref}.",
        "Discover all our listings in the area! {agency}: free advice, valuations, land registry paperwork and lease contracts. Ref. {ref}.",
        "Energy performance certificate: class {energy}. {agency} - agency fee due only on signing. Ref. {ref}.",
        "A service by {agency}: virtual tours, digital signature and help with setting up the electricity and gas accounts. Floor plan on request.",
        "{agency} reminds you that photos and descriptions are for guidance only. Please quote reference {ref} when you call.",
    ],
}

# --------------------------------------------------------------------------
# Templates. TEXTS[language][family][group] is a list; COMMON is shared by families.

COMMON = {
    "it": {
        "transit": [
            "[A soli|A circa|Ad appena] {walk} minuti [a piedi|di cammino] dalla fermata {transit} [e|nonché] vicino a [supermercati, farmacia e scuole|negozi di ogni genere|bar, forni e mercato rionale].",
            "Zona [ben servita|molto tranquilla|verde e silenziosa|vivace ma non rumorosa], [collegata con|servita da] {transit} e [ferrovia urbana|piste ciclabili|diverse linee notturne].",
            "La fermata {transit} è a {dist} metri, [l'università si raggiunge in un quarto d'ora|il centro storico dista {ride} minuti|la stazione centrale è a {ride} minuti].",
            "[Ottimi collegamenti|Collegamenti comodissimi] con [il centro|la stazione|il policlinico]: {ride} minuti con i mezzi, [parcheggio libero in strada|strisce bianche sotto casa|posteggio per residenti].",
            "Nelle vicinanze [troverete|si trovano|ci sono] [il parco|il mercato coperto|la biblioteca comunale|la piscina] e [una palestra|un cinema|la posta|due supermercati].",
            "Siamo nel cuore di {area}, [fra la piazza principale e la chiesa|a pochi passi dal parco|in una traversa poco trafficata].",
            "[Comodo|Facile da raggiungere] sia per chi [studia|lavora in centro] sia per chi [viaggia spesso in treno|si sposta in bicicletta], {transit} a {walk} minuti.",
            "Quartiere {area}, [uno dei più richiesti|tra i più piacevoli] di {city}, con [locali e botteghe|scuole e giardini|portici e mercatini] [raggiungibili a piedi|a due passi].",
            "[Per chi usa l'auto|Per gli automobilisti]: [tangenziale|raccordo|circonvallazione] a {ride} minuti e [garage convenzionato nella via|possibilità di posto auto a parte].",
        ],
        "terms": [
            "[Canone|Affitto] {price} euro [al mese|mensili], spese [condominiali|di condominio] {fees} euro, [cauzione|deposito] di {deposit} mensilità.",
            "Si richiedono € {price} [mensili|al mese] [più|oltre a] {fees} di spese [che comprendono acqua e pulizia scale|con riscaldamento incluso|forfettarie].",
            "Contratto [annuale rinnovabile|pluriennale|di lunga durata] [registrato|a norma di legge], {deposit} mensilità di [caparra|deposito cauzionale].",
            "Prezzo: € {price} [trattabili|non trattabili|tutto compreso tranne la luce], [utenze da volturare|utenze a consumo|utenze già attive].",
            "Il canone è di {price} € [e include|comprensivo di] [condominio e acqua|internet in fibra e tassa rifiuti|riscaldamento centralizzato].",
            "Richieste [referenze|busta paga o garante|garanzie adeguate] e {deposit} mensilità anticipate; [spese circa {fees} euro al mese|condominio {fees} euro].",
            "[Le spese di condominio sono|Di condominio si pagano] {fees} euro [ogni mese|mensili], [gli altri consumi si leggono dai contatori|il gas è autonomo].",
        ],
        "when": [
            "[Libero|Disponibile] [dal primo {month}|da {month}|a partire da metà {month}].",
            "[Disponibilità immediata|Subito disponibile], [visite anche il sabato|visite in serata|si può vedere già questa settimana].",
            "[Si libera|Sarà libero] a fine {month}, [ma è visitabile da subito|visite su appuntamento].",
            "Durata minima {stay} mesi, [inizio {month}|decorrenza da {month}].",
            "Ideale [per chi vive o lavora in zona|per chi vuole stare comodo|per chi cerca una soluzione pronta], da {month}.",
        ],
        "contact": [
            "[Per informazioni|Per info e visite|Per appuntamento] [chiamare|sentire|contattare] {name} al {phone}[, ore pasti|, dopo le 18| anche WhatsApp|].",
            "[Tel.|Cell.|Telefono] {phone} ({name}).",
            "[Scrivete|Mandate un messaggio] al {phone}[, risponde {name}|, rispondo in giornata|, {name} vi richiama].",
            "[No agenzie|Astenersi agenzie|Solo privati], {name} {phone}.",
            "[Chi è interessato può chiamare|Se interessati chiamate] il {phone} [e chiedere di {name}|dalle 9 alle 20|nel pomeriggio].",
        ],
    },
    "en": {
        "transit": [
            "[Only|About|Just] {walk} minutes' walk from the {transit} stop [and|as well as] close to [supermarkets, a pharmacy and schools|all kinds of shops|cafés, bakeries and the food market].",
            "[Well connected|Very quiet|Green and peaceful|Lively but never noisy] area, served by {transit} and [the urban railway|cycle lanes|several night lines].",
            "The {transit} stop is {dist} metres away, [the university can be reached in a quarter of an hour|the old town is {ride} minutes off|the main station takes {ride} minutes].",
            "[Excellent|Very handy] links to [the centre|the station|the hospital]: {ride} minutes door to door, [free parking on the street|residents' parking|unmetered spaces outside].",
            "Nearby [you will find|there are] [the park|the covered market|the public library|the swimming pool] and [a gym|a cinema|the post office|two grocery stores].",
            "We are in the heart of {area}, [between the main square and the church|a few steps from the gardens|on a side street with little traffic].",
            "[Convenient|Easy to reach] both for those who [study|work downtown] and for those who [often travel by train|get around by bike], {transit} in {walk} minutes.",
            "{area} is [one of the most sought-after|among the most pleasant] districts of {city}, with [bars and workshops|schools and playgrounds|arcades and street markets] [within walking distance|round the corner].",
            "[If you drive|For drivers]: [the ring road|the bypass|the motorway] is {ride} minutes away and [there is a garage with special rates in the street|a parking space can be rented separately].",
        ],
        "terms": [
            "[Rent|Monthly rent] {price} euro [per month|a month], [building|service] charges {fees} euro, [security|refundable] deposit of {deposit} months.",
            "We ask € {price} [monthly|a month] [plus|on top of] {fees} for charges [covering water and stair cleaning|with heating included|as a flat rate].",
            "[Yearly renewable|Long-term|Several years'] lease[, duly registered| according to law|], {deposit} months' [deposit|security].",
            "Price: € {price} [negotiable|not negotiable|all included except electricity], [utilities in your name|utilities by meter|utilities already active].",
            "The rent is {price} € [and includes|inclusive of] [water and condo fees|fibre internet and waste tax|central heating].",
            "[References|Payslips or a guarantor|Suitable guarantees] required, {deposit} months in advance; [charges about {fees} euro a month|condo fees {fees} euro].",
            "[Condo fees are|You pay] {fees} euro [every month|monthly for the building], [other consumption is read on the meters|gas heating is independent].",
        ],
        "when": [
            "[Free|Available] [from the first of {month}|from {month}|from mid {month}].",
            "[Available immediately|Ready to move in], [viewings on Saturdays too|evening viewings possible|you can see it this week].",
            "[It becomes vacant|It will be free] at the end of {month}, [but viewings can start now|by appointment].",
            "Minimum term {stay} months, [starting in {month}|as from {month}].",
            "Ideal [if you live or work nearby|if you want everything at hand|if you want a turnkey solution], from {month}.",
        ],
        "contact": [
            "[For information|For details and viewings|To arrange a visit] [call|please ring|contact] {name} on {phone}[, English spoken|, after 6 pm|, WhatsApp too|].",
            "[Tel.|Mobile|Phone] {phone} ({name}).",
            "[Write|Send a message] to {phone}[, {name} will answer|, I reply the same day|, {name} calls back].",
            "[No agencies|Agencies please abstain|Private only], {name} {phone}.",
            "[If interested please call|Call] {phone} [and ask for {name}|between 9 and 20|in the afternoon].",
        ],
    },
}

HOME_IT = {
    "terms": ["Contratto [4+4|3+2 a canone concordato|transitorio fino a 18 mesi] [con cedolare secca|registrato], {deposit} mensilità di [caparra|deposito cauzionale]."],
    "title": [
        "{Kind} [arredato|luminoso|ristrutturato|con balcone|silenzioso] {area}",
        "{city} {area} - {kind} {sqm} mq",
        "Affitto {kind} [in zona|a|zona] {area}",
        "[Affittasi|Affitto|In affitto] {kind} {street}",
        "{Kind} di {sqm} m² [a pochi passi dai mezzi|vicino alla fermata {transit}|in palazzo d'epoca]",
        "{area}: {kind} [da privato|pronto da abitare|al {floor} piano|termoautonomo]",
        "[Grazioso|Ampio|Splendido|Delizioso] {kind} a {city}, {area}",
    ],
    "opening": [
        "[Affittasi|Si affitta|Affitto] {kind} di {sqm} [mq|m²|metri quadri] [in|situato in] {street}, {floor} piano [con ascensore|senza ascensore|di palazzina signorile].",
        "In {street}, [zona|quartiere] {area}, [proponiamo in locazione|disponibile in affitto|diamo in affitto] {kind} [ristrutturato|ben tenuto|completamente arredato|semi arredato] di circa {sqm} mq.",
        "[Luminoso|Silenzioso|Spazioso|Accogliente|Elegante] {kind} al {floor} piano, {sqm} m² [calpestabili|commerciali|ben distribuiti], [in palazzo anni Trenta|in stabile degli anni Sessanta|in edificio recente].",
        "{area}, {street}: {kind} [posto|ubicato|sito] al {floor} piano, [doppia esposizione|esposto a sud|affaccio su cortile interno|vista aperta sui tetti], mq {sqm}.",
        "[Privato affitta|Il proprietario affitta|Affitto senza intermediari] {kind} in {street}, {sqm} mq al {floor} piano, [appena tinteggiato|con infissi nuovi|con parquet].",
        "[A {city}|Nel centro di {area}|Vicino a {street}], {kind} [molto curato|di recente ristrutturazione|in ottimo stato] da {sqm} mq, {floor} piano.",
        "[Proponiamo|Offriamo|Vi presentiamo] un {kind} di {sqm} metri quadrati, {floor} piano, in {street}, [soluzione rara in zona|contesto residenziale|strada privata chiusa al traffico].",
    ],
    "rooms": [
        "[L'appartamento si compone di|La casa è composta da|Composizione:] [ingresso|disimpegno], {living}, {sleep} e [bagno con doccia|bagno finestrato|bagno con vasca].",
        "[All'interno troviamo|Entrando si trovano] {living}, {sleep}, [un ripostiglio|un piccolo studio|una cabina armadio] e [bagno rifatto|bagno cieco ma spazioso].",
        "[È così suddiviso:|La disposizione è la seguente:] {living}; {sleep}; [bagno|servizio] [con lavatrice|con box doccia in vetro|con termoarredo].",
        "Ha {living}, {sleep}, [corridoio attrezzato con armadi|soffitta uso esclusivo|cantina di pertinenza].",
        "[Zona giorno con|Si entra in] {living}, [zona notte con|e poi] {sleep}; [soffitti alti|travi a vista|pavimenti originali in graniglia|cotto in tutti gli ambienti].",
    ],
    "comfort": [
        "[Cucina|Angolo cottura] con [forno, frigo e lavastoviglie|piano a induzione|fornelli a gas e forno elettrico|penisola e sgabelli].",
        "[Aria condizionata|Climatizzatore] in [soggiorno|tutte le stanze|camera], [riscaldamento autonomo|riscaldamento centralizzato con contabilizzatori|caldaia a condensazione].",
        "[Arredato con mobili nuovi|Arredo moderno e funzionale|Arredamento essenziale ma completo|Mobili di famiglia tenuti con cura], [letto matrimoniale|divano letto|armadio a quattro ante] e [scrivania|libreria a muro|tavolo allungabile].",
        "[Doppi vetri|Infissi in alluminio|Finestre in legno], [porta blindata|portone blindato] e [zanzariere|tapparelle elettriche|grate di sicurezza].",
        "[Connessione in fibra|Wi-Fi|Internet veloce] [già attivo|compreso nel prezzo|da attivare], [lavatrice|asciugatrice e lavatrice|lavasciuga] e [televisore|ferro da stiro|stoviglie] a disposizione.",
        "[Pavimenti in parquet|Gres effetto legno|Marmo chiaro a terra], [pareti imbiancate di fresco|muri appena ridipinti], impianti [a norma|rifatti due anni fa|certificati].",
        "Gli elettrodomestici [sono nuovi|sono in garanzia|funzionano tutti], i [materassi|divani|tendaggi] [sono stati appena cambiati|sono ancora imballati].",
        "[Oltre alla cucina arredo minimo|Guardaroba da completare|Qualche parete ancora libera], [possibilità di aggiungere mobili|il proprietario valuta l'acquisto del letto].",
        "Classe energetica {energy}, [termosifoni in ghisa|riscaldamento a pavimento|pompa di calore], [consumi contenuti|bollette leggere].",
    ],
    "building": [
        "[Il palazzo ha|Lo stabile dispone di] [portiere mezza giornata|ascensore nuovo|cortile con posto bici|facciata appena rifatta] e [citofono video|lavanderia comune|giardino condominiale].",
        "[Balcone|Terrazzino|Loggia] di {extra} mq [affacciato sul verde|su strada interna|dove si può mangiare all'aperto|con tenda da sole].",
        "[Possibilità di box|Posto auto coperto|Cantina asciutta] [nello stesso stabile|a {dist} metri] [con sovrapprezzo|compreso|su richiesta].",
        "[Il condominio è piccolo|Sono solo otto famiglie|Contesto familiare], [vicini gentili|ambiente tranquillo|nessun rumore la sera].",
        "[La luce entra|Il sole entra] [tutto il giorno|dalla mattina al primo pomeriggio|fino al tramonto], [d'estate resta fresco|d'inverno è caldo].",
        "[Animali ammessi|Piccoli animali benvenuti|Si valutano animali domestici], [vietato fumare in casa|non fumatori preferiti|bici in cortile].",
        "[Dalle finestre si vedono|La vista comprende|Dal balcone si ammirano] [i campanili|le colline|gli alberi del viale|le cupole|i tetti del quartiere].",
    ],
}

HOME_EN = {
    "terms": ["[4+4 lease|3+2 agreed-rent lease|Temporary lease up to 18 months] [under the flat-tax scheme|duly registered], {deposit} months' [deposit|security]."],
    "title": [
        "[Furnished|Bright|Renovated|Quiet|Sunny] {kind} in {area}",
        "{city} {area} - {kind} {sqm} sqm",
        "{Kind} [to let|for rent|available] in {area}",
        "[To let|For rent|Rental]: {kind}, {street}",
        "{Kind} of {sqm} m² [a few steps from the shops|near the {transit} stop|in a period building]",
        "{area}: {kind} [from owner|ready to move in|on the {floor} floor|with balcony]",
        "[Charming|Spacious|Lovely|Cosy] {kind} in {city}, {area}",
    ],
    "opening": [
        "[We rent|For rent|To let]: {kind} of {sqm} [sqm|m²|square metres] [in|located in] {street}, {floor} floor [with lift|no lift|of an elegant small building].",
        "In {street}, {area} [district|neighbourhood], [we offer for rent|now available|we are letting] a [renovated|well kept|fully furnished|part furnished] {kind} of about {sqm} sqm.",
        "[Bright|Quiet|Spacious|Welcoming|Elegant] {kind} on the {floor} floor, {sqm} m² [of living space|well laid out|net], [in a 1930s palazzo|in a building from the Sixties|in a recent development].",
        "{area}, {street}: {kind} on the {floor} floor, [dual aspect|facing south|overlooking an inner courtyard|with an open view over the roofs], {sqm} sqm.",
        "[Private owner rents|The owner lets|No middlemen:] {kind} in {street}, {sqm} sqm, {floor} floor, [just repainted|with new windows|with wooden floors].",
        "[In {city}|In the centre of {area}|Near {street}], a [very well presented|recently refurbished|perfectly maintained] {kind}, {sqm} sqm, {floor} floor.",
        "[We present|Have a look at|Come and see] this {kind} of {sqm} square metres, {floor} floor, in {street}, [a rare find in the area|residential setting|private road closed to traffic].",
    ],
    "rooms": [
        "[The apartment consists of|The home comprises|Layout:] [entrance hall|small hallway], {living}, {sleep} and [bathroom with shower|bathroom with window|bathroom with tub].",
        "[Inside there is|As you enter you find] {living}, {sleep}, [a storage room|a small study|a walk-in closet] and [a new bathroom|a windowless but roomy bathroom].",
        "[It is arranged as follows:|The plan is simple:] {living}; {sleep}; [bathroom|shower room] [with washing machine|with glass cubicle|with heated towel rail].",
        "It has {living}, {sleep}, [a corridor lined with wardrobes|private use of the attic|a cellar that goes with the flat].",
        "[The day area has|You step into] {living}, [the night area has|and then] {sleep}; [high ceilings|exposed beams|original terrazzo floors|terracotta tiles throughout].",
    ],
    "comfort": [
        "[Kitchen|Kitchenette] with [oven, fridge and dishwasher|induction hob|gas hob and electric oven|breakfast bar and stools].",
        "[Air conditioning|Split unit] in [the living room|every room|the bedroom], [independent heating|central heating with meters|condensing boiler].",
        "[New furniture|Modern and practical furniture|Simple but complete furnishings|Well cared for family pieces], [double bed|sofa bed|large wardrobe] and [desk|built-in bookcase|extending table].",
        "[Double glazing|Aluminium frames|Wooden windows], [armoured door|security door] and [mosquito nets|electric shutters|window bars].",
        "[Fibre connection|Wi-Fi|Fast internet] [already active|included in the price|to be activated], [washing machine|washer and dryer|washer-dryer] and [television|iron|dishes and pans] at your disposal.",
        "[Parquet floors|Wood-effect tiles|Pale marble floors], [freshly painted walls|newly decorated rooms], wiring [up to standard|redone two years ago|certified].",
        "The appliances [are new|are under warranty|all work], the [mattresses|sofas|curtains] [have just been replaced|are still wrapped].",
        "[Minimal furniture besides the kitchen|Some storage to be completed|A few walls still free], [furniture can be added|the owner may supply a bed].",
        "Energy class {energy}, [cast iron radiators|underfloor heating|heat pump], [low consumption|light bills].",
    ],
    "building": [
        "[The building has|The block offers] [a half-day porter|a new lift|a courtyard with bike racks|a freshly restored facade] and [video intercom|shared laundry|a communal garden].",
        "[Balcony|Small terrace|Loggia] of {extra} sqm [overlooking the trees|on an inner street|where you can eat outside|with awning].",
        "[Garage available|Covered parking space|Dry cellar] [in the same building|{dist} metres away] [at extra cost|included|on request].",
        "[It is a small block|Only eight families live here|Family atmosphere], [kind neighbours|peaceful surroundings|no noise at night].",
        "[Daylight comes in|The sun comes in] [all day long|from morning to early afternoon|until sunset], [cool in summer|warm in winter].",
        "[Pets allowed|Small pets welcome|Pets can be discussed], [no smoking indoors|non-smokers preferred|bikes in the courtyard].",
        "[From the windows you see|The view reaches|Overlooking] [the bell tower|the hills|a tree-lined avenue|a silent cloister|the rooftops of the quarter].",
    ],
}

ROOM_IT = {
    "title": [
        "Stanza [singola|doppia uso singola] {area}",
        "[Camera|Stanza] [luminosa|ampia|arredata] in appartamento condiviso, {area}",
        "{city}: affitto stanza in {street}",
        "Posto in casa con {mates} coinquilini - {area}",
        "[Affittasi|Si libera] camera da {month} zona {area}",
    ],
    "opening": [
        "[Affittasi|Si affitta|Si libera] [stanza singola|camera singola|doppia uso singola] di {sqm} mq in appartamento al {floor} piano in {street}, [con altre {mates} persone|{mates} coinquilini in tutto].",
        "In {street}, [quartiere|zona] {area}, [cerchiamo un coinquilino o una coinquilina|cerchiamo una persona] per [camera luminosa|stanza grande|stanza arredata] da {sqm} m².",
        "[Camera|Stanza] di {sqm} metri quadri al {floor} piano, [balconcino privato|finestra sul cortile|due finestre], casa [condivisa con|abitata da] {mates} [ragazzi tranquilli|studenti e lavoratori|persone].",
        "Casa di {mates} coinquilini in {street}: [si è appena liberata|da poco libera|si cerca qualcuno per] una stanza di {sqm} mq, {floor} piano.",
    ],
    "rooms": [
        "[La stanza ha|In camera trovi] [letto a una piazza e mezza|letto singolo|letto alla francese], [scrivania|tavolo da lavoro], [armadio capiente|cassettiera|libreria] e [chiave propria|specchio|lampada nuova].",
        "[In comune|Spazi condivisi:] cucina [abitabile|grande|con tavolo], [due bagni|bagno con finestra|salotto con divano] e [terrazza|balcone per stendere|ripostiglio].",
        "[Bagno privato|Bagno in comune con una sola persona|Due bagni per tutti], [cucina con lavastoviglie|cucina appena montata|dispensa con ripiani personali].",
    ],
    "comfort": [
        "[Ci dividiamo|Facciamo a turno per] le pulizie, [a volte ceniamo insieme|ognuno ha i suoi ritmi|ci piace cucinare]; [si può studiare in pace|di sera c'è silenzio].",
        "[Wi-Fi|Fibra] e [lavatrice|asciugatrice|aspirapolvere] [già presenti|inclusi], [riscaldamento autonomo|condizionatore in corridoio|stufa a pellet].",
        "[Cerchiamo|Ci piacerebbe trovare] [una persona ordinata e socievole|qualcuno di rispettoso|chi si fermi almeno un anno], [va bene anche chi lavora a turni|meglio non fumatore].",
        "[Ospiti benvenuti con preavviso|Ospiti ogni tanto, senza problemi], [un gatto già in casa|niente feste nei giorni feriali|bici sul pianerottolo].",
        "[La casa è stata|L'appartamento è stato] [imbiancato a settembre|ristrutturato l'anno scorso], [elettrodomestici recenti|infissi nuovi|mobili in buono stato].",
    ],
}

ROOM_EN = {
    "title": [
        "[Single room|Double room for one] in {area}",
        "[Bright|Large|Furnished] room in shared flat, {area}",
        "{city}: room to rent in {street}",
        "Flatmate wanted, {mates} people already in - {area}",
        "Room [free|available] from {month}, {area}",
    ],
    "opening": [
        "[For rent|To let|Now free]: [single room|private bedroom|double room for single use] of {sqm} sqm in a flat on the {floor} floor in {street}, [shared with {mates} other people|{mates} flatmates in all].",
        "In {street}, {area} [district|area], [we are looking for a flatmate|we need one more person] for a [bright|large|furnished] room of {sqm} m².",
        "[Room|Bedroom] of {sqm} square metres on the {floor} floor, [small private balcony|window on the courtyard|two windows], in a home [shared by|with] {mates} [quiet people|students and workers|flatmates].",
        "A house of {mates} in {street}: [we have just vacated|there is now|we seek someone for] a room of {sqm} sqm, {floor} floor.",
    ],
    "rooms": [
        "[The room has|In the room you get] [a small double bed|a single bed|a French bed], [a desk|a work table], [a big wardrobe|a chest of drawers|a bookcase] and [its own key|a mirror|a new lamp].",
        "[In common|Shared spaces:] [eat-in|large|fitted] kitchen, [two bathrooms|bathroom with window|lounge with sofa] and [terrace|balcony for drying clothes|storage].",
        "[Private bathroom|Bathroom shared with one person only|Two bathrooms for everybody], [kitchen with dishwasher|brand new kitchen|pantry with personal shelves].",
    ],
    "comfort": [
        "[We share|We take turns with] the cleaning, [sometimes we have dinner together|everyone has their own rhythm|we like cooking]; [you can study in peace|evenings are quiet].",
        "[Wi-Fi|Fibre] and [washing machine|dryer|vacuum cleaner] [already there|included], [independent heating|air conditioning in the hall|pellet stove].",
        "[We look for|We would love to find] [a tidy and sociable person|someone respectful|somebody staying at least a year], [shift workers are fine|better a non-smoker].",
        "[Guests welcome with notice|Guests now and then are no problem], [a cat already lives here|no parties on weekdays|bikes on the landing].",
        "[The house was|The flat was] [painted in September|renovated last year], [recent appliances|new windows|furniture in good order].",
    ],
}

VILLA_IT = {
    "title": [
        "Villa con giardino [e posto auto|e patio|su due livelli] {area}",
        "[Villetta|Villa] [a schiera|indipendente|bifamiliare] {city} {area}",
        "{area}, {street}: villa {sqm} mq",
    ],
    "opening": [
        "[Affittasi villa|In affitto villetta|Villa] [indipendente|a schiera|bifamiliare] di {sqm} mq in {street}, [su due livelli|su tre livelli|tutta su un piano], giardino di {garden} m².",
        "[A pochi chilometri dal centro di {city}|Nella parte alta di {area}|Nel verde di {area}], villa di {sqm} metri quadri con [giardino|parco|terreno] di {garden} mq, {street}.",
        "In {street} [diamo in locazione|affittiamo] una casa [di campagna|con portico|signorile] di {sqm} m² con {garden} m² di [prato e ulivi|giardino piantumato|orto e frutteto].",
    ],
    "rooms": [
        "[Al piano terra|Sotto] [salone con camino|soggiorno doppio|cucina in muratura] e [lavanderia|bagno di servizio|studio], [sopra|al piano superiore] {beds} camere [e due bagni|e terrazzo|con armadi a muro].",
        "[Composta da|Si compone di] ingresso, [salone|sala da pranzo], cucina abitabile, {beds} camere da letto, {baths} bagni e [taverna|mansarda|cantina].",
        "{beds} camere, {baths} bagni, [zona giorno aperta sul patio|sala con vetrate|camino funzionante], [soffitta abitabile|garage doppio|locale caldaia].",
    ],
    "comfort": [
        "[Pannelli solari|Pozzo per irrigazione|Impianto d'allarme] e [cancello elettrico|tre posti auto|barbecue in pietra], [giardiniere compreso|irrigazione automatica].",
        "[Il giardino è recintato|Tutto intorno siepe alta|Ingresso carrabile], [ottimo per chi ha un cane|perfetto per le cene estive|con pergola e tavolo].",
        "[Ristrutturata con materiali naturali|Costruita nel 2008|Mantenuta sempre abitata], [pavimenti in cotto|infissi a taglio termico|scala in legno].",
        "[Silenzio assoluto la notte|Vista sulle colline|Aria buona e molto verde], [scuola e negozi raggiungibili in auto|navetta per il centro ogni ora].",
    ],
}

VILLA_EN = {
    "title": [
        "Villa with garden [and parking|and patio|on two floors] {area}",
        "[Terraced|Detached|Semi-detached] [villa|house] {city} {area}",
        "{area}, {street}: villa {sqm} sqm",
    ],
    "opening": [
        "[Villa for rent|House to let|We rent a villa], [detached|terraced|semi-detached], {sqm} sqm in {street}, [on two levels|on three levels|all on one floor], garden of {garden} m².",
        "[A few kilometres from the centre of {city}|In the upper part of {area}|In the green side of {area}], villa of {sqm} square metres with [garden|park|land] of {garden} sqm, {street}.",
        "In {street} [we are letting|the owners rent out] a [country house|house with a porch|stately home] of {sqm} m² with {garden} m² of [lawn and olive trees|mature garden|vegetable plots and fruit trees].",
    ],
    "rooms": [
        "[On the ground floor|Downstairs] [living room with fireplace|double lounge|rustic kitchen] and [laundry|guest toilet|study], [upstairs|on the upper floor] {beds} bedrooms [and two baths|and a terrace|with fitted wardrobes].",
        "[It consists of|Made up of] hall, [large lounge|dining room], eat-in kitchen, {beds} bedrooms, {baths} bathrooms and [basement den|attic|cellar].",
        "{beds} bedrooms, {baths} bathrooms, [day area opening on the patio|room with large windows|working fireplace], [habitable loft|double garage|boiler room].",
    ],
    "comfort": [
        "[Solar panels|A well for watering|Alarm system] and [electric gate|three parking spaces|stone barbecue], [gardener included|automatic sprinklers].",
        "[The garden is fenced|A high hedge all around|Driveway access], [great for dog owners|perfect for summer dinners|with pergola and table].",
        "[Restored with natural materials|Built in 2008|Always lived in and looked after], [terracotta floors|insulated windows|wooden staircase].",
        "[Complete silence at night|View of the hills|Good air and plenty of green], [school and shops a short drive away|hourly shuttle to the centre].",
    ],
}

GARAGE_IT = {
    "title": [
        "[Box auto|Garage|Posto auto coperto] {area}",
        "[Affitto|Affittasi] box {sqm} mq in {street}",
        "{city} {area}: garage [con serranda elettrica|custodito|per auto e moto]",
    ],
    "opening": [
        "[Affittasi|Affitto|Disponibile] [box auto|garage singolo|garage] di {sqm} mq in {street}, [piano interrato|livello meno uno|a livello strada], [zona|quartiere] {area}.",
        "In {street} a {city} [box|garage|rimessa] da {sqm} m² [con soppalco|con presa elettrica|con finestrella], [adatto anche a un furgone piccolo|per auto media e due moto|per utilitaria].",
        "{area}: [garage|box] di {sqm} metri quadri sotto il palazzo di {street}, [rampa larga|rampa comoda e illuminata|accesso con montauto].",
    ],
    "comfort": [
        "[Serranda elettrica|Basculante manuale|Porta sezionale motorizzata], [telecomando incluso|due chiavi|accesso ventiquattro ore su ventiquattro], [videosorveglianza|custode di giorno|antincendio a norma].",
        "[Pavimento in resina|Pavimento industriale|Muri asciutti], [luce e presa da 220 volt|allaccio acqua|colonnina di ricarica predisposta].",
        "[Altezza utile|Altezza massima] {height} cm, larghezza [della porta|d'ingresso] {width} cm, [manovra facile|spazio di manovra ampio|corsia a senso unico].",
        "[Usabile anche come deposito|Ottimo come magazzino per mobili|Scaffali già montati], [no officina|no materiali infiammabili|vietato lavare l'auto].",
        "[Si affitta anche per pochi mesi|Contratto annuale|Rinnovo automatico], [fattura su richiesta|pagamento trimestrale|bonifico mensile].",
    ],
}

GARAGE_EN = {
    "title": [
        "[Car box|Garage|Covered parking space] {area}",
        "[Garage to let|Lock-up for rent], {sqm} sqm in {street}",
        "{city} {area}: garage [with electric shutter|with caretaker|for car and motorbike]",
    ],
    "opening": [
        "[For rent|To let|Available]: [lock-up garage|single garage|garage] of {sqm} sqm in {street}, [basement level|level minus one|at street level], {area} [area|district].",
        "In {street}, {city}, [box|garage|lock-up] of {sqm} m² [with loft shelf|with power socket|with a small window], [also suits a small van|for a mid-size car and two motorbikes|for a city car].",
        "{area}: [garage|lock-up] of {sqm} square metres under the building in {street}, [wide ramp|easy and well lit ramp|car lift access].",
    ],
    "comfort": [
        "[Electric shutter|Manual up-and-over door|Motorised sectional door], [remote control included|two sets of keys|access round the clock], [CCTV|daytime caretaker|fire safety certified].",
        "[Resin floor|Industrial floor|Dry walls], [light and 220 volt socket|water point|ready for a charging point].",
        "[Clear height|Maximum height] {height} cm, [door|entrance] width {width} cm, [easy manoeuvring|plenty of room to turn|one-way lane].",
        "[Can be used for storage too|Great to store furniture|Shelves already mounted], [no workshop|no flammable goods|no car washing].",
        "[Short lets possible|Yearly contract|Automatic renewal], [invoice on request|quarterly payment|monthly bank transfer].",
    ],
}

SHOP_IT = {
    "title": [
        "[Negozio|Locale commerciale] {sqm} mq {area}",
        "{area} - negozio [con vetrina|due vetrine|angolare] in {street}",
        "Affitto [bottega|locale|negozio] a {city}, {street}",
    ],
    "opening": [
        "[Affittasi|Si affitta|Proponiamo] [negozio|locale commerciale|bottega] di {sqm} mq in {street}, [fronte strada|angolo piazza|sotto i portici], [una vetrina|due vetrine|tre luci].",
        "[In posizione di forte passaggio|Su strada pedonale|Accanto al mercato], {street}, [locale|negozio] di {sqm} m² [categoria C1|con retrobottega|con soppalco abitabile].",
        "{city}, {area}: [locale|fondo commerciale|spazio] da {sqm} metri quadri in {street}, [libero da subito|ex panetteria|già cartoleria|appena ristrutturato].",
    ],
    "comfort": [
        "[Bagno|Doppio servizio] [con antibagno|accessibile in carrozzina], [impianto elettrico certificato|aria canalizzata|serrande motorizzate] e [allarme|insegna luminosa|fibra].",
        "[Adatto a|Ideale per] [studio, showroom o laboratorio|parrucchiere, sartoria, libreria|gastronomia senza canna fumaria|ufficio aperto al pubblico], [no ristorazione|con canna fumaria|valutiamo ogni attività].",
        "[Magazzino di {store} mq|Cantina collegata|Retro di {extra} mq], [carico e scarico nel cortile|ingresso merci separato|posto furgone].",
        "[Altezza interna quattro metri|Volte in mattoni|Soffitto a pannelli], [pavimento in cemento lucido|gres|piastrelle d'epoca], [luci a led|binari e faretti].",
        "Contratto commerciale 6+6, [fideiussione bancaria|tre mensilità di deposito|canone scalettato il primo anno], [spese minime|condominio {fees} euro].",
    ],
}

SHOP_EN = {
    "title": [
        "[Shop|Retail unit] {sqm} sqm {area}",
        "{area} - shop [with window|with two windows|on the corner] in {street}",
        "[Shop|Workshop|Store] to let in {city}, {street}",
    ],
    "opening": [
        "[For rent|To let|We offer]: [shop|retail unit|workshop] of {sqm} sqm in {street}, [street front|on the corner of the square|under the arcades], [one window|two windows|three openings].",
        "[High footfall position|On a pedestrian street|Next to the market], {street}, [unit|shop] of {sqm} m² [for retail use|with back room|with mezzanine].",
        "{city}, {area}: [unit|shop|commercial space] of {sqm} square metres in {street}, [free now|formerly a bakery|once a stationery shop|just renovated].",
    ],
    "comfort": [
        "[Toilet|Two toilets] [with lobby|wheelchair accessible], [certified wiring|ducted air|motorised shutters] and [alarm|illuminated sign|fibre].",
        "[Suitable for|Ideal for] [studio, showroom or lab|hairdresser, tailor, bookshop|deli without extraction|office open to the public], [no restaurants|with flue|any trade considered].",
        "[Storage of {store} sqm|Connected cellar|Back room of {extra} sqm], [loading in the courtyard|separate goods entrance|van space].",
        "[Ceilings four metres high|Brick vaults|Panelled ceiling], [polished concrete floor|tiles|period tiles], [led lights|track lights].",
        "6+6 business lease, [bank guarantee|three months' deposit|stepped rent in the first year], [minimal charges|condo fees {fees} euro].",
    ],
}

OFFICE_IT = {
    "title": [
        "Ufficio {sqm} mq {area}",
        "[Studio professionale|Ufficio arredato|Stanza uso ufficio] {city} {area}",
        "[Affittasi|Affitto] ufficio in {street}",
    ],
    "opening": [
        "[Affittasi|Proponiamo|Disponibile] ufficio di {sqm} mq al {floor} piano in {street}, [palazzo con portineria|edificio direzionale|stabile signorile].",
        "In {street}, {area}, [ufficio|studio professionale] [arredato|open space|diviso in {beds} stanze] di {sqm} m², {floor} piano.",
        "[Per professionisti|Per piccole società|Per coworking], ufficio da {sqm} metri quadri a {city}, {street}, {floor} piano, [ascensore|doppio ingresso|accesso indipendente].",
    ],
    "comfort": [
        "[Sala riunioni|Reception|Archivio] e {beds} [stanze|postazioni|locali] [luminosi|insonorizzati|climatizzati], [bagno interno|due bagni|angolo caffè].",
        "[Cablaggio di rete|Fibra dedicata|Pavimento galleggiante], [aria calda e fredda|climatizzazione canalizzata], [videocitofono|allarme perimetrale|badge].",
        "[Scrivanie e sedie comprese|Consegnato vuoto|Arredi su richiesta], [pulizie due volte a settimana|spese con pulizie|portineria fino alle 19].",
        "[Targa in facciata|Domiciliazione possibile|Sala corsi a ore], [parcheggio clienti|posto moto|garage in convenzione], [uso ufficio A10|destinazione uso ufficio].",
        "[Frazionabile in due unità|Unibile all'ufficio accanto|Si può affittare anche una sola stanza], [canone più IVA|esente IVA|fattura mensile].",
    ],
}

OFFICE_EN = {
    "title": [
        "Office {sqm} sqm {area}",
        "[Professional studio|Furnished office|Room for office use] {city} {area}",
        "Office [to let|for rent] in {street}",
    ],
    "opening": [
        "[To let|We offer|Available]: office of {sqm} sqm on the {floor} floor in {street}, [building with concierge|business centre|stately block].",
        "In {street}, {area}, [office|professional studio], [furnished|open plan|divided into {beds} rooms], {sqm} m², {floor} floor.",
        "[For professionals|For small companies|For coworking], office of {sqm} square metres in {city}, {street}, {floor} floor, [lift|double entrance|own entrance].",
    ],
    "comfort": [
        "[Meeting room|Reception|Filing room] and {beds} [rooms|desks|bays], [bright|soundproofed|air conditioned], [own toilet|two toilets|coffee corner].",
        "[Network cabling|Dedicated fibre|Raised floor], [hot and cold air|ducted air conditioning], [video intercom|perimeter alarm|badge access].",
        "[Desks and chairs included|Delivered empty|Furniture on request], [cleaning twice a week|charges include cleaning|concierge until 7 pm].",
        "[Name plate at the door|Registered address possible|Training room by the hour], [client parking|motorbike space|garage at special rates], [office use class|zoned for offices].",
        "[Can be split in two units|Can be joined to the office next door|A single room can be rented too], [rent plus VAT|VAT exempt|monthly invoice].",
    ],
}

TEXTS = {
    "it": {"home": HOME_IT, "room": ROOM_IT, "villa": VILLA_IT,
           "garage": GARAGE_IT, "shop": SHOP_IT, "office": OFFICE_IT},
    "en": {"home": HOME_EN, "room": ROOM_EN, "villa": VILLA_EN,
           "garage": GARAGE_EN, "shop": SHOP_EN, "office": OFFICE_EN},
}
FAMILIES = ["home"] * 12 + ["room"] * 4 + ["villa", "garage", "shop", "office"]
SIZES = {"room": (10, 24), "villa": (110, 290), "garage": (12, 34), "shop": (28, 140),
         "office": (32, 180)}
HOME_SIZES = [(24, 42), (40, 68), (62, 98), (90, 140)]

LIVING = {
    "it": "[soggiorno con angolo cottura|cucina abitabile|ampio salone|sala con cucina a vista|tinello e cucinotto|soggiorno doppio]",
    "en": "[living room with kitchenette|eat-in kitchen|large lounge|open-plan living area|dining room and small kitchen|double reception room]",
}
SLEEP = {
    "it": ["[zona letto separata|soppalco con letto|alcova con letto matrimoniale]",
           "[camera matrimoniale|camera da letto con cabina|camera doppia]",
           "[camera matrimoniale e cameretta|due camere da letto|una doppia e una singola]",
           "[tre camere|tre camere da letto, una con balcone|due matrimoniali e uno studio]"],
    "en": ["[separate sleeping area|sleeping loft|alcove with double bed]",
           "[double bedroom|bedroom with closet|large bedroom]",
           "[a double and a small bedroom|two bedrooms|one double and one single room]",
           "[three bedrooms|three bedrooms, one with balcony|two doubles and a study]"],
}

# Wordings that an agency would not use.
PRIVATE = ["Privato affitta", "proprietario", "intermediari", "genzie", "Solo privati",
           "da privato", "Private o", "owner", "middlemen", "gencies"]

# Shorthand that people use when they type the same ad again.
SHORTHAND = [
    ("appartamento", "app.to"), ("piano", "p."), ("euro", "€"), ("mensili", "/mese"),
    ("minuti", "min"), ("metri", "mt"), ("camera", "cam."), ("completamente", "compl."),
    ("riscaldamento", "risc."), ("soggiorno", "sogg."), ("molto", "mooolto"),
    ("apartment", "apt"), ("floor", "fl."), ("minutes", "mins"), ("square", "sq."),
    ("bedroom", "bedrm"), ("bathroom", "bath"), ("kitchen", "kitch."), ("month", "mth"),
    ("with", "w/"), ("furnished", "furn."), ("heating", "heat."),
]

# --------------------------------------------------------------------------
# Chance. Only Random.random() is used, for its sequence is the same everywhere.


class Dice:
    def __init__(self, seed):
        self.random = random.Random(seed).random

    def below(self, n):
        return int(self.random() * n)

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def pick(self, items):
        return items[self.below(len(items))]

    def chance(self, p):
        return self.random() < p

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def word(self, template):
        """Draw one wording for every [a|b|c]; {slots} stay open."""
        text = re.sub(r"\[([^]]*)\]", lambda m: self.pick(m.group(1).split("|")), template)
        return " ".join(text.split())


# --------------------------------------------------------------------------
# Similarity, as the program's default recipe defines it.


def shingles(text):
    text = " ".join(unicodedata.normalize("NFKC", text).lower().split())
    return frozenset(text[i:i + SHINGLE] for i in range(len(text) - SHINGLE + 1))


def jaccard(a, b):
    both = len(a & b)
    return both / (len(a) + len(b) - both)


def similar_pairs(sets, threshold):
    """All pairs with J >= threshold, exactly: {(i, j): J} with i < j.

    With its shingles ranked from rare to common, a set shares at least SHARED of its
    first (1 - threshold) * size + SHARED ones with the same stretch of any partner,
    so only those are indexed and counted; the few candidates are compared in full.
    """
    count = {}
    for s in sets:
        for gram in s:
            count[gram] = count.get(gram, 0) + 1
    index, found = {}, {}
    for j, s in enumerate(sets):
        ranked = sorted(s, key=lambda gram: (count[gram], gram))
        shared = {}
        for gram in ranked[:int((1 - threshold) * len(s)) + 1 + SHARED]:
            seen = index.setdefault(gram, [])
            for i in seen:
                shared[i] = shared.get(i, 0) + 1
            seen.append(j)
        for i, n in shared.items():
            value = jaccard(sets[i], s) if n >= SHARED else 0
            if value >= threshold:
                found[(i, j)] = value
    return found


def tenth(value):
    """0 for [0.4, 0.5) ... 5 for [0.9, 1.0]; None below 0.4."""
    hits = [k for k, low in enumerate(TENTHS) if value >= low]
    return hits[-1] if hits else None


# --------------------------------------------------------------------------
# Ads


class Sentence:
    def __init__(self, group, template, text):
        self.group, self.template, self.text = group, template, text
        self.shout = False


class Ad:
    """One posting: open sentences plus facts; render() closes the slots."""

    def __init__(self, lang, family, facts):
        self.lang, self.family, self.facts = lang, family, facts
        self.flat = self.project = None
        self.title = None
        self.sentences = []
        self.cut = None           # keep only this many characters of the description
        self.double_space = 0     # doubled blank after this word, 0 for none
        self.title_shout = False
        self.price_cell = self.phone_cell = True
        self.when = 0             # minutes since 7 o'clock on the first day

    def clone(self):
        twin = copy.copy(self)
        twin.facts = dict(self.facts)
        twin.title = copy.copy(self.title)
        twin.sentences = [copy.copy(s) for s in self.sentences]
        return twin

    def groups(self):
        """Templates by group; a family adds to the common ones."""
        merged = dict(COMMON[self.lang])
        for group, templates in TEXTS[self.lang][self.family].items():
            merged[group] = merged.get(group, []) + templates
        return merged

    def render_title(self):
        text = fill(self.title.text, self.facts)
        text = text[0].upper() + text[1:]
        return text.upper() if self.title_shout else text

    def render_description(self):
        parts = []
        for s in self.sentences:
            text = fill(s.text, self.facts)
            text = text[0].upper() + text[1:]
            parts.append(text.upper() if s.shout else text)
        text = " ".join(parts)
        if self.cut and len(text) > self.cut:
            text = text[:self.cut].rsplit(" ", 1)[0].rstrip(" ,.;:(") + "..."
        if self.double_space:
            words = text.split(" ")
            at = self.double_space % len(words)
            text = " ".join(words[:at + 1]) + "  " + " ".join(words[at + 1:])
            text = text.rstrip()
        return text

    def text(self):
        return self.render_title() + " " + self.render_description()

    def shingles(self):
        return shingles(self.text())

    def has_agency(self):
        return any(s.group == "boilerplate" for s in self.sentences)

    def fits(self):
        """Right length, and no agency in an ad that wants none."""
        own = [s.text for s in self.sentences if s.group != "boilerplate"] + [self.title.text]
        private = any(words in text for words in PRIVATE for text in own)
        return (LENGTHS[0] <= len(self.render_description()) <= LENGTHS[1]
                and not (private and self.has_agency()))


def fill(text, facts):
    return text.format(**facts)


def money(amount, lang):
    return "{:,}".format(amount).replace(",", "." if lang == "it" else ",")


def new_phone(dice, city):
    if city == "Roma" and dice.chance(0.35):
        return "06 555 01%02d" % dice.below(100)
    return "333 555 0%03d" % dice.below(1000)


def rent_for(dice, family, sqm, city):
    """A plausible monthly rent, rounded to ten."""
    per_metre = {"home": 14, "room": 12, "villa": 10, "garage": 8, "shop": 15, "office": 13}
    big = 1.3 if city in ("Roma", "Milano") else 1.0
    amount = sqm * per_metre[family] * big * (0.75 + 0.5 * dice.random())
    amount += {"home": 120, "room": 200}.get(family, 0)
    return max(80, int(amount / 10) * 10)


def unit_facts(dice, lang, family, rooms, city):
    """What tells one unit from the next one in the same building."""
    low, high = HOME_SIZES[rooms] if family == "home" else SIZES[family]
    sqm = dice.between(low, high)
    rent = rent_for(dice, family, sqm, city)
    words = WORDS[lang]
    return {
        "sqm": str(sqm), "rent": rent, "price": money(rent, lang),
        "floor": dice.pick(words["floors"]),
        "fees": str(dice.between(3, 24) * 5),
        "extra": str(dice.between(4, 9)),
        "beds": dice.pick(words["counts"][2:5]), "baths": dice.pick(words["counts"][1:3]),
        "garden": str(dice.between(6, 60) * 10),
        "height": str(dice.between(200, 240)), "width": str(dice.between(22, 30) * 10),
        "store": str(dice.between(10, 25)),
        "month": dice.pick(words["months"]),
        "ref": "%s%d" % (dice.pick(["A", "B", "C", "K", "L", "R"]), dice.between(100, 989)),
    }


def place_facts(dice, lang, where=None):
    city, transit, areas = dice.pick([c for c in CITIES if where in (None, c[0])])
    return {
        "city": city, "area": dice.pick(areas.split("|")),
        "transit": WORDS[lang]["transit"][transit],
        "street": "%s %d" % (dice.pick(STREETS), dice.between(2, 148)),
        "walk": str(dice.between(2, 14)), "ride": str(dice.between(8, 35)),
        "dist": str(dice.between(2, 18) * 50),
    }


def new_facts(dice, lang, family):
    rooms = dice.pick([0, 0, 1, 1, 1, 2, 2, 3])
    words = WORDS[lang]
    facts = place_facts(dice, lang)
    facts.update(unit_facts(dice, lang, family, rooms, facts["city"]))
    kind = words["kinds"][rooms]
    facts.update({
        "rooms": rooms, "kind": kind, "Kind": kind[0].upper() + kind[1:],
        "living": dice.word(LIVING[lang]), "sleep": dice.word(SLEEP[lang][rooms]),
        "deposit": dice.pick(words["counts"][1:3]),
        "energy": dice.pick(["A", "B", "C", "D", "E", "F", "G"]),
        "stay": str(dice.pick([3, 6, 9, 12, 18])),
        "mates": dice.pick(words["counts"][1:4]),
        "name": dice.pick(NAMES), "phone": new_phone(dice, facts["city"]),
        "price_form": dice.pick(["€ %s", "€ %s", "%s €", "%s"]),
    })
    facts["agency_number"] = dice.below(len(AGENCIES))
    facts["agency"] = AGENCIES[facts["agency_number"]]
    return facts


def unused(ad, group):
    used = [s.template for s in ad.sentences]
    return [t for t in ad.groups()[group] if t not in used]


def write_sentence(dice, ad, group):
    """A sentence of the group whose template the ad does not use yet."""
    template = dice.pick(unused(ad, group))
    return Sentence(group, template, dice.word(template))


def boilerplate(ad):
    text = BOILERPLATE[ad.lang][ad.facts["agency_number"]]
    return Sentence("boilerplate", text, text)


def new_ad(dice, agency=None):
    """A flat nobody has listed yet. agency=True forces the agency's closing lines."""
    lang = "it" if dice.chance(0.6) else "en"
    family = dice.pick(FAMILIES)
    ad = Ad(lang, family, new_facts(dice, lang, family))
    by_agency = dice.chance(0.35) if agency is None else agency
    body = ["comfort", "transit"] + [g for g in ("rooms", "building") if g in ad.groups()]
    extra = ["comfort", "transit", "terms", "when"] + body[3:]
    dice.shuffle(extra)
    body += extra[:dice.between(0, 3)]
    dice.shuffle(body)
    tail = [g for g in ("terms", "when", "contact") if g not in body and dice.chance(0.7)]
    for group in ["opening"] + body + tail:
        ad.sentences.append(write_sentence(dice, ad, group))
    if by_agency:
        ad.sentences.append(boilerplate(ad))
    template = dice.pick(ad.groups()["title"])
    ad.title = Sentence("title", template, dice.word(template))
    ad.price_cell = dice.chance(0.9)
    ad.phone_cell = dice.chance(0.92)
    ad.when = moment(dice, dice.below(60))
    add_noise(dice, ad)
    return ad


def moment(dice, day):
    """Some minute of that day between 7:00 and 23:29."""
    return day * DAY + dice.below(990)


def later(dice, ad, days):
    return moment(dice, ad.when // DAY + dice.between(1, days))


def add_noise(dice, ad):
    if dice.chance(0.12):
        ad.title_shout = True
    if dice.chance(0.12):
        ad.double_space = dice.between(5, 60)
    if dice.chance(0.08):
        dice.pick(ad.sentences).shout = True
    if dice.chance(0.10):
        exclaim(dice, ad)


def exclaim(dice, ad):
    s = dice.pick(ad.sentences)
    s.text = s.text.rstrip(".") + dice.pick(["!", "!!", "!!!"])


# --------------------------------------------------------------------------
# What people do to an ad before they post it again. Each edit changes the ad in
# place and leaves the flat the same; it may find nothing to do.


def edit_price(dice, ad):
    step = dice.pick([-100, -50, -30, -20, 20, 30, 50])
    ad.facts["rent"] = max(60, ad.facts["rent"] + step)
    ad.facts["price"] = money(ad.facts["rent"], ad.lang)


def edit_phone(dice, ad):
    ad.facts["phone"] = new_phone(dice, ad.facts["city"])
    ad.facts["name"] = dice.pick(NAMES)


def edit_month(dice, ad):
    ad.facts["month"] = dice.pick(WORDS[ad.lang]["months"])


def misspell(dice, word):
    at = dice.between(1, len(word) - 3)
    return dice.pick([
        word[:at] + word[at + 1] + word[at] + word[at + 2:],   # swapped letters
        word[:at] + word[at + 1:],                             # missing letter
        word[:at] + word[at] + word[at:],                      # doubled letter
    ])


def edit_typos(dice, ad):
    for _ in range(dice.between(1, 3)):
        s = dice.pick(ad.sentences)
        words = s.text.split(" ")
        plain = [i for i, w in enumerate(words) if w.isalpha() and len(w) > 4]
        if plain:
            at = dice.pick(plain)
            words[at] = misspell(dice, words[at])
            s.text = " ".join(words)


def edit_accents(dice, ad):
    """Accents typed as an apostrophe, as on a foreign keyboard."""
    s = dice.pick(ad.sentences)
    for letter, typed in (("à ", "a' "), ("è ", "e' "), ("ù ", "u' "), ("ì ", "i' ")):
        s.text = s.text.replace(letter, typed)


def edit_shorthand(dice, ad):
    s = dice.pick(ad.sentences)
    words = s.text.split(" ")
    short = dict(SHORTHAND)
    s.text = " ".join(short.get(w, w) for w in words)


def edit_order(dice, ad):
    rest = ad.sentences[1:]
    dice.shuffle(rest)
    ad.sentences[1:] = rest


def edit_drop(dice, ad):
    if len(ad.sentences) > 3:
        del ad.sentences[dice.between(1, len(ad.sentences) - 1)]


def edit_cut(dice, ad):
    length = len(ad.render_description())
    ad.cut = max(LENGTHS[0], int(length * (0.55 + 0.4 * dice.random())))


def edit_reword(dice, ad):
    s = dice.pick(ad.sentences)
    s.text = dice.word(s.template)


def edit_replace(dice, ad):
    at = dice.between(0, len(ad.sentences) - 1)
    group = ad.sentences[at].group
    if group != "boilerplate" and unused(ad, group):
        ad.sentences[at] = write_sentence(dice, ad, group)


def edit_add(dice, ad):
    group = dice.pick(["transit", "comfort", "terms"])
    if unused(ad, group):
        ad.sentences.insert(dice.between(1, len(ad.sentences)), write_sentence(dice, ad, group))


def edit_agency(dice, ad):
    """An agency takes the ad over and adds its closing lines."""
    if not ad.has_agency():
        ad.sentences.append(boilerplate(ad))


def edit_title(dice, ad):
    template = dice.pick(ad.groups()["title"])
    ad.title = Sentence("title", template, dice.word(template))


def edit_noise(dice, ad):
    add_noise(dice, ad)
    exclaim(dice, ad)


LIGHT = [edit_price, edit_price, edit_phone, edit_phone, edit_month, edit_typos, edit_typos,
         edit_accents, edit_shorthand, edit_noise]
MEDIUM = [edit_order, edit_order, edit_cut, edit_reword, edit_title, edit_shorthand, edit_typos]
HEAVY = [edit_drop, edit_agency, edit_reword, edit_replace, edit_add, edit_title]


def edits_for(k):
    """Tenths near 1 come from light edits, far ones mostly from heavy ones."""
    return LIGHT * 2 + MEDIUM if k == 5 else LIGHT + MEDIUM + HEAVY * (6 - k)


def repost(dice, ad, k=None):
    """The same flat again; k: with J in that tenth (and below 1), None: unchanged."""
    twin = ad
    if k is not None:
        twin = changed_until(dice, ad, edits_for(k), k)
        if twin is None:
            return None
    twin = twin.clone()
    twin.when = later(dice, ad, 25)
    return twin


def changed_until(dice, ad, edits, k, first=None):
    """Edit copies of the ad until J falls into the tenth k; None if it will not."""
    before = ad.shingles()
    low = TENTHS[k]
    for _ in range(60):
        high = low + 0.1 * (0.3 + 0.7 * dice.random())   # so that J fills the tenth
        twin = ad.clone()
        if first:
            first(dice, twin)
        for _ in range(30):
            dice.pick(edits)(dice, twin)
            value = jaccard(before, twin.shingles())
            if value < low:
                break
            if value < high and value < 1 and twin.fits():
                return twin
    return None


# --------------------------------------------------------------------------
# Look-alikes: another flat under the same words.


def other_unit(dice, ad):
    """Next door: same building, agency and phone, other floor, size and rent."""
    old = ad.facts
    new = unit_facts(dice, ad.lang, ad.family, old["rooms"], old["city"])
    while new["sqm"] == old["sqm"] or new["floor"] == old["floor"]:
        new = unit_facts(dice, ad.lang, ad.family, old["rooms"], old["city"])
    ad.facts.update(new)


def other_place(dice, ad):
    """The agency's copy again for a flat in another street of the city."""
    other_unit(dice, ad)
    ad.facts.update(place_facts(dice, ad.lang, ad.facts["city"]))


def look_alike(dice, ad, k):
    move = dice.pick([other_unit, other_place]) if ad.has_agency() else other_unit
    edits = [edit_reword, edit_replace, edit_add, edit_drop, edit_order, edit_title, edit_month]
    if k == 5:
        move, edits = other_unit, [edit_month, edit_accents, edit_noise]
    twin = changed_until(dice, ad, edits, k, first=move)
    # A reworded opening may have lost the size and the floor; the reader of the
    # truth must be able to see that this is another flat.
    if twin is None or not tells_apart(ad, twin):
        return None
    twin.when = later(dice, ad, 12)
    return twin


def tells_apart(a, b):
    shown = [f for f in ("sqm", "floor", "street", "garden", "area")
             if a.facts[f] != b.facts[f] and all("{%s}" % f in x.title.text + x.sentences[0].text
                                                 for x in (a, b))]
    return bool(shown)


# --------------------------------------------------------------------------
# The whole file


class Sample:
    def __init__(self, dice):
        self.dice = dice
        self.ads = []
        self.bases = {}      # (language, family) -> shingles of the flats so far
        self.flats = self.projects = 0

    def fresh(self, agency=None):
        """A new ad unlike every other flat of its kind so far.

        A flat given up later stays among the bases; that does no harm.
        """
        while True:
            ad = new_ad(self.dice, agency)
            bases = self.bases.setdefault((ad.lang, ad.family), [])
            mine = ad.shingles()
            if ad.fits() and all(jaccard(s, mine) < CLASH for s in bases):
                bases.append(mine)
                return ad

    def add_flat(self, ads, project=None):
        """Record postings of one flat; returns the project number."""
        if project is None:
            self.projects += 1
            project = self.projects
        self.flats += 1
        for ad in ads:
            ad.flat, ad.project = self.flats, project
            self.ads.append(ad)
        return project

    def plant_exact(self):
        for _ in range(EXACT_TWICE):
            ad = self.fresh()
            self.add_flat([ad, repost(self.dice, ad)])
        for size in EXACT_RUNS:
            ad = self.fresh(agency=True)
            self.add_flat([ad] + [repost(self.dice, ad) for _ in range(size - 1)])

    def plant_edited(self):
        for k in range(len(TENTHS)):
            for _ in range(EDITED_PER_TENTH):
                self.add_flat(self.group([k]))

    def plant_mixed(self):
        for size in MIXED_GROUPS:
            self.add_flat(self.group([self.dice.pick([1, 2, 3, 3, 4, 4, 5, 5, None])
                                      for _ in range(size - 1)]))

    def group(self, tenths):
        """An ad and its reposts, one for each tenth; None asks for an exact one."""
        while True:
            ad = self.fresh()
            twins = [repost(self.dice, ad, k) for k in tenths]
            if all(twins):
                return [ad] + twins

    def plant_look_alikes(self):
        reposted = LOOK_ALIKES_REPOSTED
        for k, count in enumerate(LOOK_ALIKES_PER_TENTH):
            for n in range(count):
                ads = self.units([k])
                project = self.add_flat(ads[:1])
                second = ads[1:]
                if n == 0 and reposted:
                    reposted -= 1
                    second.append(repost(self.dice, ads[1]))
                self.add_flat(second, project)
        for size in LOOK_ALIKE_GROUPS:
            project = None
            for ad in self.units([self.dice.pick([1, 2, 3, 4]) for _ in range(size - 1)]):
                project = self.add_flat([ad], project)

    def units(self, tenths):
        while True:
            ad = self.fresh(agency=self.dice.chance(0.8))
            ads = [ad] + [look_alike(self.dice, ad, k) for k in tenths]
            if all(ads) and len({(a.facts["street"], a.facts["sqm"]) for a in ads}) == len(ads):
                return ads

    def fill_up(self):
        while len(self.ads) < ROWS:
            self.add_flat([self.fresh()])


def make_ads():
    sample = Sample(Dice(SEED))
    sample.plant_exact()
    sample.plant_edited()
    sample.plant_mixed()
    sample.plant_look_alikes()
    sample.fill_up()
    return sorted(sample.ads, key=lambda ad: ad.when)   # stable: ties keep their order


def slug(city):
    return city.lower().replace(" ", "-")


def rows_of(ads):
    start = datetime.datetime(2024, 9, 2, 7, 0)
    numbers, rows = {}, []
    for ad in ads:
        f = ad.facts
        numbers[f["city"]] = numbers.get(f["city"], 100) + 1
        posted = start + datetime.timedelta(minutes=ad.when)
        rows.append([
            ad.render_title(), ad.render_description(), "%s, %s" % (f["city"], f["area"]),
            f["price_form"] % f["price"] if ad.price_cell else WORDS[ad.lang]["no_price"],
            f["phone"] if ad.phone_cell else "",
            posted.strftime("%Y-%m-%d %H:%M"),
            "https://example.org/annunci/%s/%d" % (slug(f["city"]), numbers[f["city"]]),
        ])
    for row in rows:
        assert not any(c in cell for cell in row for c in '\t\r\n"'), row
    return rows


def truth_of(ads, sets):
    projects = {}
    for i, ad in enumerate(ads):
        projects.setdefault(ad.project, []).append(i)
    truth = []
    for members in projects.values():
        for n, i in enumerate(members):
            for j in members[n + 1:]:
                kind = "duplicate" if ads[i].flat == ads[j].flat else "look_alike"
                truth.append((i, j, kind, jaccard(sets[i], sets[j])))
    return sorted(truth)


def tsv(header, rows):
    lines = ["\t".join(header)] + ["\t".join(row) for row in rows]
    return ("\n".join(lines) + "\n").encode("utf-8")


def build():
    """The two files as {name: bytes}, and the table that describes them."""
    ads = make_ads()
    rows = rows_of(ads)
    sets = [shingles(row[0] + " " + row[1]) for row in rows]
    truth = truth_of(ads, sets)
    lines = [[str(i), str(j), kind, "%.6f" % value] for i, j, kind, value in truth]
    files = {"rentals.tsv": tsv(COLUMNS, rows),
             "rentals_truth.tsv": tsv(["row_a", "row_b", "kind", "jaccard"], lines)}
    return files, table(rows, truth, similar_pairs(sets, FLOOR))


def table(rows, truth, found):
    kinds = {(i, j): kind for i, j, kind, _ in truth}
    planted = [value for _, _, kind, value in truth if kind == "duplicate"]
    alike = [value for _, _, kind, value in truth if kind == "look_alike"]
    other = [value for pair, value in found.items() if pair not in kinds]
    out = ["rows %d, duplicate pairs %d (J = 1: %d), look-alike pairs %d"
           % (len(rows), len(planted), planted.count(1.0), len(alike)),
           "%-12s %10s %11s %10s" % ("J", "duplicate", "look_alike", "unplanted")]
    names = ["[%.1f, %.1f)" % (low, low + 0.1) for low in TENTHS[:-1]] + ["[0.9, 1.0]"]
    for k, name in [(None, "below 0.4")] + list(enumerate(names)):
        counts = [sum(tenth(v) == k for v in values) for values in (planted, alike, other)]
        if k is None:
            counts[2] = "-"      # nobody counts unrelated pairs that differ
        out.append("%-12s %10s %11s %10s" % tuple([name] + counts))
    for t in (0.6, 0.8):
        pairs = [p for p, value in found.items() if value >= t]
        right = sum(kinds.get(p) == "duplicate" for p in pairs)
        out.append("exact at J >= %.1f: %d pairs, precision %.4f (%d/%d), recall %.4f (%d/%d)"
                   % (t, len(pairs), right / len(pairs), right, len(pairs),
                      right / len(planted), right, len(planted)))
    return "\n".join(out)


def main(arguments):
    files, summary = build()
    status = 0
    for name in sorted(files):
        path = os.path.join(HERE, name)
        if "--check" in arguments:
            with open(path, "rb") as handle:
                same = handle.read() == files[name]
            print("%s: %s" % (name, "ok" if same else "DIFFERS"), file=sys.stderr)
            status = status if same else 1
        else:
            with open(path, "wb") as handle:
                handle.write(files[name])
    print(summary, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
