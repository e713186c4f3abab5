<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>duovita::DocumentBar</name>
    <message numerus="yes">
        <source>Fit %n page(s)</source>
        <translation>
            <numerusform>Fit %n page</numerusform>
            <numerusform>Fit %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::MainWindow</name>
    <message numerus="yes">
        <source>Imported %1 from %2; %n piece(s) could not be placed and are kept with the record.</source>
        <translation>
            <numerusform>Imported %1 from %2; %n piece could not be placed and is kept with the record.</numerusform>
            <numerusform>Imported %1 from %2; %n pieces could not be placed and are kept with the record.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::PreviewPanel</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
</TS>
