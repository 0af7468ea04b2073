<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Core</name>
    <message numerus="yes">
        <source>%1 rows have no shingle after preparation and are not in any pair.</source>
        <translation>
            <numerusform>%1 row has no shingle after preparation and is not in any pair.</numerusform>
            <numerusform>%1 rows have no shingle after preparation and are not in any pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 hashes can be cut into bands in only %1 ways; %3 hashes in %4 x %5 come closer to the zone for less work.</source>
        <translation>
            <numerusform>%2 hashes can be cut into bands in only %1 way; %3 hashes in %4 x %5 come closer to the zone for less work.</numerusform>
            <numerusform>%2 hashes can be cut into bands in only %1 ways; %3 hashes in %4 x %5 come closer to the zone for less work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quotes enclose %1 fields.</source>
        <translation>
            <numerusform>Quotes enclose %1 field.</numerusform>
            <numerusform>Quotes enclose %1 fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Single quotes enclose %1 fields.</source>
        <translation>
            <numerusform>Single quotes enclose %1 field.</numerusform>
            <numerusform>Single quotes enclose %1 fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table begins below %1 lines with fewer cells than its rows.</source>
        <translation>
            <numerusform>The table begins below %1 line with fewer cells than its rows.</numerusform>
            <numerusform>The table begins below %1 lines with fewer cells than its rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows below the header may belong to it (names, units or types); they are kept as rows.</source>
        <translation>
            <numerusform>%1 row below the header may belong to it (names, units or types); it is kept as a row.</numerusform>
            <numerusform>%1 rows below the header may belong to it (names, units or types); they are kept as rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 rows were read.</source>
        <translation>
            <numerusform>Only the first row was read.</numerusform>
            <numerusform>Only the first %1 rows were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more columns were named in the same way.</source>
        <translation>
            <numerusform>%1 more column was named in the same way.</numerusform>
            <numerusform>%1 more columns were named in the same way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells instead of %2</source>
        <translation>
            <numerusform>%1 cell instead of %2</numerusform>
            <numerusform>%1 cells instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes are not valid in %2</source>
        <translation>
            <numerusform>%1 byte is not valid in %2</numerusform>
            <numerusform>%1 bytes are not valid in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 halves of a character in %2</source>
        <translation>
            <numerusform>%1 half of a character in %2</numerusform>
            <numerusform>%1 halves of a character in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 formulas have no stored value, so their cells are empty; open the file in a spreadsheet program and save it to store them.</source>
        <translation>
            <numerusform>%1 formula has no stored value, so its cell is empty; open the file in a spreadsheet program and save it to store it.</numerusform>
            <numerusform>%1 formulas have no stored value, so their cells are empty; open the file in a spreadsheet program and save it to store them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells refer to texts that the file does not contain; they are empty.</source>
        <translation>
            <numerusform>%1 cell refers to a text that the file does not contain; it is empty.</numerusform>
            <numerusform>%1 cells refer to texts that the file does not contain; they are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 binary values are shown as hexadecimal digits.</source>
        <translation>
            <numerusform>%1 binary value is shown as hexadecimal digits.</numerusform>
            <numerusform>%1 binary values are shown as hexadecimal digits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have fewer than %2 shingles and are not in any pair.</source>
        <translation>
            <numerusform>%1 row has fewer than %2 shingles and is not in any pair.</numerusform>
            <numerusform>%1 rows have fewer than %2 shingles and are not in any pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 pairs of different texts are known with a similarity of at least %2, so the recall is uncertain; a lower threshold makes it more reliable.</source>
        <translation>
            <numerusform>Only %1 pair of different texts is known with a similarity of at least %2, so the recall is uncertain; a lower threshold makes it more reliable.</numerusform>
            <numerusform>Only %1 pairs of different texts are known with a similarity of at least %2, so the recall is uncertain; a lower threshold makes it more reliable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are too short for a shingle of size %2 and are not in any pair; a smaller shingle includes them, but it answers another question and is not ranked here.</source>
        <translation>
            <numerusform>%1 row is too short for a shingle of size %2 and is not in any pair; a smaller shingle includes it, but it answers another question and is not ranked here.</numerusform>
            <numerusform>%1 rows are too short for a shingle of size %2 and are not in any pair; a smaller shingle includes them, but it answers another question and is not ranked here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::AdvicePlot</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 pairs</source>
        <translation>
            <numerusform>about %1 pair</numerusform>
            <numerusform>about %1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::BandDetails</name>
    <message numerus="yes">
        <source>and %n more values</source>
        <translation>
            <numerusform>and %n more value</numerusform>
            <numerusform>and %n more values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::BandsPanel</name>
    <message numerus="yes">
        <source>%n hashes; click to adopt</source>
        <translation>
            <numerusform>%n hash; click to adopt</numerusform>
            <numerusform>%n hashes; click to adopt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ColumnTypeText</name>
    <message numerus="yes">
        <source>%1; %Ln cells cannot be read this way and sort last</source>
        <translation>
            <numerusform>%1; %Ln cell cannot be read this way and sorts last</numerusform>
            <numerusform>%1; %Ln cells cannot be read this way and sort last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ComparePanel</name>
    <message numerus="yes">
        <source>%n diffs</source>
        <translation>
            <numerusform>%n diff</numerusform>
            <numerusform>%n diffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal fields are not shown.</source>
        <translation>
            <numerusform>%n equal field is not shown.</numerusform>
            <numerusform>%n equal fields are not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n hits of the search have a box.</source>
        <translation>
            <numerusform>The first hit of the search has a box.</numerusform>
            <numerusform>The first %n hits of the search have a box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits of the search have a box.</source>
        <translation>
            <numerusform>%n hit of the search has a box.</numerusform>
            <numerusform>%n hits of the search have a box.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::CompareView</name>
    <message numerus="yes">
        <source>%n records side by side</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records side by side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::CurvePanel</name>
    <message numerus="yes">
        <source>%n bands</source>
        <translation>
            <numerusform>%n band</numerusform>
            <numerusform>%n bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::DataGrid</name>
    <message numerus="yes">
        <source>%Ln filters</source>
        <translation>
            <numerusform>%Ln filter</numerusform>
            <numerusform>%Ln filters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::DataPage</name>
    <message numerus="yes">
        <source>%Ln rows with problems</source>
        <translation>
            <numerusform>%Ln row with problems</numerusform>
            <numerusform>%Ln rows with problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remarks</source>
        <translation>
            <numerusform>%Ln remark</numerusform>
            <numerusform>%Ln remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::DetailsPane</name>
    <message numerus="yes">
        <source>%Ln cells beyond the columns of the table:</source>
        <translation>
            <numerusform>%Ln cell beyond the columns of the table:</numerusform>
            <numerusform>%Ln cells beyond the columns of the table:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::Dialect</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>yes, in %Ln lines</source>
        <translation>
            <numerusform>yes, in %Ln line</numerusform>
            <numerusform>yes, in %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::DifferenceRuler</name>
    <message numerus="yes">
        <source>Overview of the differences: %n here</source>
        <translation>
            <numerusform>Overview of the differences: %n here</numerusform>
            <numerusform>Overview of the differences: %n here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::EstimateStrip</name>
    <message numerus="yes">
        <source>%1 instead of %2 pairs</source>
        <translation>
            <numerusform>%1 instead of %2 pair</numerusform>
            <numerusform>%1 instead of %2 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ExportLabelsDialog</name>
    <message numerus="yes">
        <source>%1 labels written to %2</source>
        <translation>
            <numerusform>%1 label written to %2</numerusform>
            <numerusform>%1 labels written to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are left out because they are Unsure, or because reviewers disagree.</source>
        <translation>
            <numerusform>%1 verdict is left out because it is Unsure, or because reviewers disagree.</numerusform>
            <numerusform>%1 verdicts are left out because they are Unsure, or because reviewers disagree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are left out because a rule gave them and nobody looked at the pair.</source>
        <translation>
            <numerusform>%1 verdict is left out because a rule gave it and nobody looked at the pair.</numerusform>
            <numerusform>%1 verdicts are left out because a rule gave them and nobody looked at the pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 labels are left out because the id of a row is empty or that of several rows.</source>
        <translation>
            <numerusform>%1 label is left out because the id of a row is empty or that of several rows.</numerusform>
            <numerusform>%1 labels are left out because the id of a row is empty or that of several rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ExportText</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 items</source>
        <translation>
            <numerusform>%1 item</numerusform>
            <numerusform>%1 items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 group</numerusform>
            <numerusform>%1 groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 column</numerusform>
            <numerusform>%1 columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problem</numerusform>
            <numerusform>%1 problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells</source>
        <translation>
            <numerusform>%1 cell</numerusform>
            <numerusform>%1 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> for %1 row pairs</source>
        <translation>
            <numerusform> for %1 row pair</numerusform>
            <numerusform> for %1 row pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets</source>
        <translation>
            <numerusform>%1 sheet</numerusform>
            <numerusform>%1 sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells prefixed with &apos;</source>
        <translation>
            <numerusform>%1 cell prefixed with &apos;</numerusform>
            <numerusform>%1 cells prefixed with &apos;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 with equally similar rows</source>
        <translation>
            <numerusform>, %1 with equally similar rows</numerusform>
            <numerusform>, %1 with equally similar rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::FindPage</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 group</numerusform>
            <numerusform>%1 groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The verdicts leave %1 groups.</source>
        <translation>
            <numerusform>The verdicts leave %1 group.</numerusform>
            <numerusform>The verdicts leave %1 groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 matched rows</source>
        <translation>
            <numerusform>%1 matched row</numerusform>
            <numerusform>%1 matched rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GridCopier</name>
    <message numerus="yes">
        <source>Copied %Ln rows.</source>
        <translation>
            <numerusform>Copied %Ln row.</numerusform>
            <numerusform>Copied %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GridFooter</name>
    <message numerus="yes">
        <source>columns, %Ln hidden</source>
        <translation>
            <numerusform>columns, %Ln hidden</numerusform>
            <numerusform>columns, %Ln hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupContent</name>
    <message numerus="yes">
        <source>%n pairs in it were judged Not: those rows stay.</source>
        <translation>
            <numerusform>%n pair in it was judged Not: that row stays.</numerusform>
            <numerusform>%n pairs in it were judged Not: those rows stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupModel</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupPictureDialog</name>
    <message numerus="yes">
        <source>%n similarities</source>
        <translation>
            <numerusform>%n similarity</numerusform>
            <numerusform>%n similarities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::GroupPlot</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::HistogramPlot</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportDialog</name>
    <message numerus="yes">
        <source>first %Ln rows</source>
        <translation>
            <numerusform>first row</numerusform>
            <numerusform>first %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>all %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportLabelsDialog</name>
    <message numerus="yes">
        <source>%1 labels match rows of this table.</source>
        <translation>
            <numerusform>%1 label matches rows of this table.</numerusform>
            <numerusform>%1 labels match rows of this table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are pairs in Review; the others are kept for exports and later runs.</source>
        <translation>
            <numerusform>%1 of them is a pair in Review; the others are kept for exports and later runs.</numerusform>
            <numerusform>%1 of them are pairs in Review; the others are kept for exports and later runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are added in one step; %2 undoes it.</source>
        <translation>
            <numerusform>%1 verdict is added in one step; %2 undoes it.</numerusform>
            <numerusform>%1 verdicts are added in one step; %2 undoes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them replace a verdict that a reviewer gave.</source>
        <translation>
            <numerusform>%1 of them replaces a verdict that a reviewer gave.</numerusform>
            <numerusform>%1 of them replace a verdict that a reviewer gave.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ImportProfile</name>
    <message numerus="yes">
        <source>roles of %Ln columns</source>
        <translation>
            <numerusform>roles of %Ln column</numerusform>
            <numerusform>roles of %Ln columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::KeepRulesDialog</name>
    <message numerus="yes">
        <source>%1 groups keep one row each</source>
        <translation>
            <numerusform>%1 group keeps one row</numerusform>
            <numerusform>%1 groups keep one row each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 other rows are removed</source>
        <translation>
            <numerusform>%1 other row is removed</numerusform>
            <numerusform>%1 other rows are removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pattern took too long on %1 cells and was skipped there.</source>
        <translation>
            <numerusform>A pattern took too long on %1 cell and was skipped there.</numerusform>
            <numerusform>A pattern took too long on %1 cells and was skipped there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows stay: each was judged Not against its keeper.</source>
        <translation>
            <numerusform>%1 row stays: it was judged Not against its keeper.</numerusform>
            <numerusform>%1 rows stay: each was judged Not against its keeper.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows stay: they were judged Unsure against their keepers.</source>
        <translation>
            <numerusform>%1 row stays: it was judged Unsure against the keeper.</numerusform>
            <numerusform>%1 rows stay: they were judged Unsure against their keepers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::LabelDialogs</name>
    <message numerus="yes">
        <source>Imported %1 labels. Press %2 to undo.</source>
        <translation>
            <numerusform>Imported %1 label. Press %2 to undo.</numerusform>
            <numerusform>Imported %1 labels. Press %2 to undo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonPrinter</name>
    <message numerus="yes">
        <source>Printed %n pages to %1</source>
        <translation>
            <numerusform>Printed %n page to %1</numerusform>
            <numerusform>Printed %n pages to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n pictures to %1</source>
        <translation>
            <numerusform>Saved %n picture to %1</numerusform>
            <numerusform>Saved %n pictures to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::LessonStack</name>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shingles</source>
        <translation>
            <numerusform>%n shingle</numerusform>
            <numerusform>%n shingles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MainWindow</name>
    <message numerus="yes">
        <source>%1 has an unsaved review: %2 verdicts, last written on %3.</source>
        <translation>
            <numerusform>%1 has an unsaved review: %2 verdict, last written on %3.</numerusform>
            <numerusform>%1 has an unsaved review: %2 verdicts, last written on %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MatchModel</name>
    <message numerus="yes">
        <source>%1 as similar</source>
        <translation>
            <numerusform>%1 as similar</numerusform>
            <numerusform>%1 as similar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MatchesDialog</name>
    <message numerus="yes">
        <source>%1 rows matched.</source>
        <translation>
            <numerusform>%1 row matched.</numerusform>
            <numerusform>%1 rows matched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 of them, other rows are as similar.</source>
        <translation>
            <numerusform>For %1 of them, other rows are as similar.</numerusform>
            <numerusform>For %1 of them, other rows are as similar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are linked to too many others for the largest sum; they were matched one pair after the other.</source>
        <translation>
            <numerusform>%1 row is linked to too many others for the largest sum; it was matched one pair after the other.</numerusform>
            <numerusform>%1 rows are linked to too many others for the largest sum; they were matched one pair after the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MatricesView</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixDetails</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MatrixTexts</name>
    <message numerus="yes">
        <source>(%n more bytes)</source>
        <translation>
            <numerusform>(%n more byte)</numerusform>
            <numerusform>(%n more bytes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeDialog</name>
    <message numerus="yes">
        <source>Both decided %1 pairs and agree on %2 (%3).</source>
        <translation>
            <numerusform>Both decided %1 pair and agree on %2 (%3).</numerusform>
            <numerusform>Both decided %1 pairs and agree on %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merging adds %1 pairs that only %2 decided; it is one undo step.</source>
        <translation>
            <numerusform>Merging adds %1 pair that only %2 decided; it is one undo step.</numerusform>
            <numerusform>Merging adds %1 pairs that only %2 decided; it is one undo step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs on which you differ become contradictions, undecided until they are judged again.</source>
        <translation>
            <numerusform>%1 pair on which you differ becomes a contradiction, undecided until it is judged again.</numerusform>
            <numerusform>%1 pairs on which you differ become contradictions, undecided until they are judged again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts are on records that this table does not have; they are kept.</source>
        <translation>
            <numerusform>%1 verdict is on records that this table does not have; it is kept.</numerusform>
            <numerusform>%1 verdicts are on records that this table does not have; they are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::MergeRulesDialog</name>
    <message numerus="yes">
        <source>%1 groups become one record each</source>
        <translation>
            <numerusform>%1 group becomes one record</numerusform>
            <numerusform>%1 groups become one record each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells differ from the keepers&apos;</source>
        <translation>
            <numerusform>%1 cell differs from the keeper&apos;s</numerusform>
            <numerusform>%1 cells differ from the keepers&apos;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups stay as they are, because verdicts separate all their rows.</source>
        <translation>
            <numerusform>%1 group stays as it is, because verdicts separate all its rows.</numerusform>
            <numerusform>%1 groups stay as they are, because verdicts separate all their rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 choices name columns that cannot be used.</source>
        <translation>
            <numerusform>%1 choice names a column that cannot be used.</numerusform>
            <numerusform>%1 choices name columns that cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more cells are not dates or numbers.</source>
        <translation>
            <numerusform>%1 more cell is not a date or number.</numerusform>
            <numerusform>%1 more cells are not dates or numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups without a keeper stay as they are. Choose keepers first, for example by rule: Review &gt; Group &gt; Keepers by rule.</source>
        <translation>
            <numerusform>%1 group without a keeper stays as it is. Choose a keeper first, for example by rule: Review &gt; Group &gt; Keepers by rule.</numerusform>
            <numerusform>%1 groups without a keeper stay as they are. Choose keepers first, for example by rule: Review &gt; Group &gt; Keepers by rule.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::OfferBanner</name>
    <message numerus="yes">
        <source>A = B and B = C: %1 more pairs follow.</source>
        <translation>
            <numerusform>A = B and B = C: %1 more pair follows.</numerusform>
            <numerusform>A = B and B = C: %1 more pairs follow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::OpenPairsDialog</name>
    <message numerus="yes">
        <source>%1 pairs can be opened.</source>
        <translation>
            <numerusform>%1 pair can be opened.</numerusform>
            <numerusform>%1 pairs can be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 labels become verdicts.</source>
        <translation>
            <numerusform>%1 label becomes a verdict.</numerusform>
            <numerusform>%1 labels become verdicts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::PairModel</name>
    <message numerus="yes">
        <source>%n identical rows: %1</source>
        <translation>
            <numerusform>%n row: %1</numerusform>
            <numerusform>%n identical rows: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::PictureCaption</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 rows</source>
        <translation>
            <numerusform>%1, %2 row</numerusform>
            <numerusform>%1, %2 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::PlanFinder</name>
    <message numerus="yes">
        <source>%1 hashes can be cut into bands in only %n ways, so few curves are possible: %2, with fewer, comes closer.</source>
        <translation>
            <numerusform>%1 hashes can be cut into bands in only %n way, so few curves are possible: %2, with fewer, comes closer.</numerusform>
            <numerusform>%1 hashes can be cut into bands in only %n ways, so few curves are possible: %2, with fewer, comes closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 plans keep the zone; %2 comes closest.</source>
        <translation>
            <numerusform>%n of %1 plans keeps the zone; %2 comes closest.</numerusform>
            <numerusform>%n of %1 plans keep the zone; %2 comes closest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same holds for %n other numbers.</source>
        <translation>
            <numerusform>The same holds for %n other number.</numerusform>
            <numerusform>The same holds for %n other numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ProblemsPane</name>
    <message numerus="yes">
        <source>%Ln in the rows above</source>
        <translation>
            <numerusform>%Ln in the rows above</numerusform>
            <numerusform>%Ln in the rows above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found while reading</source>
        <translation>
            <numerusform>%Ln found while reading</numerusform>
            <numerusform>%Ln found while reading</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln written to %1</source>
        <translation>
            <numerusform>%Ln written to %1</numerusform>
            <numerusform>%Ln written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ProgressText</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texts</source>
        <translation>
            <numerusform>%1 text</numerusform>
            <numerusform>%1 texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 band</numerusform>
            <numerusform>%1 bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 band plans</source>
        <translation>
            <numerusform>%1 band plan</numerusform>
            <numerusform>%1 band plans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 candidates</source>
        <translation>
            <numerusform>%1 candidate</numerusform>
            <numerusform>%1 candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 group</numerusform>
            <numerusform>%1 groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 settings</source>
        <translation>
            <numerusform>%1 setting</numerusform>
            <numerusform>%1 settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seeds</source>
        <translation>
            <numerusform>%1 seed</numerusform>
            <numerusform>%1 seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problem</numerusform>
            <numerusform>%1 problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 verdicts</source>
        <translation>
            <numerusform>%1 verdict</numerusform>
            <numerusform>%1 verdicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1 step</numerusform>
            <numerusform>%1 steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 page</numerusform>
            <numerusform>%1 pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::QualityDialog</name>
    <message numerus="yes">
        <source>, %n of them unsure</source>
        <translation>
            <numerusform>, %n of them unsure</numerusform>
            <numerusform>, %n of them unsure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::QueuePanel</name>
    <message numerus="yes">
        <source>%1 row pairs, identical rows included.</source>
        <translation>
            <numerusform>%1 row pair, identical rows included.</numerusform>
            <numerusform>%1 row pairs, identical rows included.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ReadingFacts</name>
    <message numerus="yes">
        <source>%1 multi-line fields</source>
        <translation>
            <numerusform>%1 multi-line field</numerusform>
            <numerusform>%1 multi-line fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 blank lines skipped</source>
        <translation>
            <numerusform>%1 blank line skipped</numerusform>
            <numerusform>%1 blank lines skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 short rows padded</source>
        <translation>
            <numerusform>%1 short row padded</numerusform>
            <numerusform>%1 short rows padded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 long rows, extra cells kept</source>
        <translation>
            <numerusform>%1 long row, extra cells kept</numerusform>
            <numerusform>%1 long rows, extra cells kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows too large to load</source>
        <translation>
            <numerusform>%1 row too large to load</numerusform>
            <numerusform>%1 rows too large to load</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines that are not records</source>
        <translation>
            <numerusform>%1 line that is not a record</numerusform>
            <numerusform>%1 lines that are not records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows with undecodable bytes</source>
        <translation>
            <numerusform>%1 row with undecodable bytes</numerusform>
            <numerusform>%1 rows with undecodable bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters repaired</source>
        <translation>
            <numerusform>%1 character repaired</numerusform>
            <numerusform>%1 characters repaired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows left out at the end</source>
        <translation>
            <numerusform>%1 row left out at the end</numerusform>
            <numerusform>%1 rows left out at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RecallText</name>
    <message numerus="yes">
        <source>rests on only %Ln pairs</source>
        <translation>
            <numerusform>rests on only %Ln pair</numerusform>
            <numerusform>rests on only %Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This rests on only %Ln pairs.</source>
        <translation>
            <numerusform>This rests on only %Ln pair.</numerusform>
            <numerusform>This rests on only %Ln pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs missed, exactly</source>
        <translation>
            <numerusform>%n pair missed, exactly</numerusform>
            <numerusform>%n pairs missed, exactly</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RecipeTitle</name>
    <message numerus="yes">
        <source>%1, %n changes</source>
        <translation>
            <numerusform>%1, %n change</numerusform>
            <numerusform>%1, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ReportText</name>
    <message numerus="yes">
        <source>Partial: cancelled while verifying; %1 pairs so far.</source>
        <translation>
            <numerusform>Partial: cancelled while verifying; %1 pair so far.</numerusform>
            <numerusform>Partial: cancelled while verifying; %1 pairs so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ReviewPage</name>
    <message numerus="yes">
        <source>%n identical rows, judged with one key.</source>
        <translation>
            <numerusform>%n row.</numerusform>
            <numerusform>%n identical rows, judged with one key.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group of %n: %1.</source>
        <translation>
            <numerusform>Group of %n: %1.</numerusform>
            <numerusform>Group of %n: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs added</source>
        <translation>
            <numerusform>%1 pair added</numerusform>
            <numerusform>%1 pairs added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 contradictions</source>
        <translation>
            <numerusform>%1 contradiction</numerusform>
            <numerusform>%1 contradictions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RowText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::RunNotice</name>
    <message numerus="yes">
        <source>Found %1 pairs in %2.</source>
        <translation>
            <numerusform>Found %1 pair in %2.</numerusform>
            <numerusform>Found %1 pairs in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::SaidValue</name>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shingles</source>
        <translation>
            <numerusform>%Ln shingle</numerusform>
            <numerusform>%Ln shingles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hashes</source>
        <translation>
            <numerusform>%Ln hash</numerusform>
            <numerusform>%Ln hashes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bands</source>
        <translation>
            <numerusform>%Ln band</numerusform>
            <numerusform>%Ln bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ShingleMatrixModel</name>
    <message numerus="yes">
        <source>%1, in %n rows</source>
        <translation>
            <numerusform>%1, in %n row</numerusform>
            <numerusform>%1, in %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::SignatureMatrixModel</name>
    <message numerus="yes">
        <source>Band %1: %n buckets are shared</source>
        <translation>
            <numerusform>Band %1: %n bucket is shared</numerusform>
            <numerusform>Band %1: %n buckets are shared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::StatusLine</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 column</numerusform>
            <numerusform>%1 columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; pair</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in &lt;b&gt;%1&lt;/b&gt; groups</source>
        <translation>
            <numerusform> in &lt;b&gt;%1&lt;/b&gt; group</numerusform>
            <numerusform> in &lt;b&gt;%1&lt;/b&gt; groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 verdicts elsewhere</source>
        <translation>
            <numerusform>, %1 verdict elsewhere</numerusform>
            <numerusform>, %1 verdicts elsewhere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::SweepText</name>
    <message numerus="yes">
        <source>%1 settings</source>
        <translation>
            <numerusform>%1 setting</numerusform>
            <numerusform>%1 settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings rest on fewer than %1 true pairs: use more rows or lower thresholds.</source>
        <translation>
            <numerusform>%Ln setting rests on fewer than %1 true pairs: use more rows or lower thresholds.</numerusform>
            <numerusform>%Ln settings rest on fewer than %1 true pairs: use more rows or lower thresholds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings rest on fewer than %1 true pairs: use lower thresholds.</source>
        <translation>
            <numerusform>%Ln setting rests on fewer than %1 true pairs: use lower thresholds.</numerusform>
            <numerusform>%Ln settings rest on fewer than %1 true pairs: use lower thresholds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings rest on fewer than %1 true pairs: draw rows with a partner first, or use more rows or lower thresholds.</source>
        <translation>
            <numerusform>%Ln setting rests on fewer than %1 true pairs: draw rows with a partner first, or use more rows or lower thresholds.</numerusform>
            <numerusform>%Ln settings rest on fewer than %1 true pairs: draw rows with a partner first, or use more rows or lower thresholds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 known pairs</source>
        <translation>
            <numerusform>%1 known pair</numerusform>
            <numerusform>%1 known pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings were left out by a sample with fewer than %1 true pairs; the best one may be among them. Draw rows with a partner first, or try the whole grid.</source>
        <translation>
            <numerusform>%Ln setting was left out by a sample with fewer than %1 true pairs; it may be the best one. Draw rows with a partner first, or try the whole grid.</numerusform>
            <numerusform>%Ln settings were left out by a sample with fewer than %1 true pairs; the best one may be among them. Draw rows with a partner first, or try the whole grid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::ThresholdPreview</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::TwoTablesBar</name>
    <message numerus="yes">
        <source>%1: %2, %3 rows</source>
        <comment>number of the table, its file</comment>
        <translation>
            <numerusform>%1: %2, %3 row</numerusform>
            <numerusform>%1: %2, %3 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::UnsavedReviews</name>
    <message numerus="yes">
        <source>%1 verdicts</source>
        <translation>
            <numerusform>%1 verdict</numerusform>
            <numerusform>%1 verdicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::VerdictRuleDialog</name>
    <message numerus="yes">
        <source>%1 pairs get the verdict &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 pair gets the verdict &quot;%2&quot;.</numerusform>
            <numerusform>%1 pairs get the verdict &quot;%2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs have it already.</source>
        <translation>
            <numerusform>%1 pair has it already.</numerusform>
            <numerusform>%1 pairs have it already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs keep another verdict that a reviewer gave.</source>
        <translation>
            <numerusform>%1 pair keeps another verdict that a reviewer gave.</numerusform>
            <numerusform>%1 pairs keep another verdict that a reviewer gave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of these pairs have another verdict that a reviewer gave.</source>
        <translation>
            <numerusform>%1 of these pairs has another verdict that a reviewer gave.</numerusform>
            <numerusform>%1 of these pairs have another verdict that a reviewer gave.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinglescope::WhyPanel</name>
    <message numerus="yes">
        <source>%n rows each</source>
        <translation>
            <numerusform>%n row each</numerusform>
            <numerusform>%n rows each</numerusform>
        </translation>
    </message>
</context>
</TS>
