<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>duovita</name>
    <message numerus="yes">
        <source>It does not fit: %n page(s) even at the template&apos;s limits. Shorten it, hide entries or choose a denser template.</source>
        <translation>
            <numerusform>It does not fit: %n page even at the template&apos;s limits. Shorten it, hide entries or choose a denser template.</numerusform>
            <numerusform>It does not fit: %n pages even at the template&apos;s limits. Shorten it, hide entries or choose a denser template.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n line(s) on the last page: set “Pages” under Design, shorten a text or hide an entry.</source>
        <translation>
            <numerusform>Only one line on the last page: set “Pages” under Design, shorten a text or hide an entry.</numerusform>
            <numerusform>Only %n lines on the last page: set “Pages” under Design, shorten a text or hide an entry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(s) left out: %2</source>
        <translation>
            <numerusform>%1: %n entry left out: %2</numerusform>
            <numerusform>%1: %n entries left out: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV has %n text(s) in %2.</source>
        <translation>
            <numerusform>The %1 CV has %n text in %2.</numerusform>
            <numerusform>The %1 CV has %n texts in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV leaves out %n text(s) that have no %1.</source>
        <translation>
            <numerusform>The %1 CV leaves out %n text that has no %1.</numerusform>
            <numerusform>The %1 CV leaves out %n texts that have no %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV has %n text(s) in %2: %3</source>
        <translation>
            <numerusform>The %1 CV has %n text in %2: %3</numerusform>
            <numerusform>The %1 CV has %n texts in %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV leaves out %n text(s) that have no %1: %2</source>
        <translation>
            <numerusform>The %1 CV leaves out %n text that has no %1: %2</numerusform>
            <numerusform>The %1 CV leaves out %n texts that have no %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole entry(s): %1</source>
        <translation>
            <numerusform>%n whole entry: %1</numerusform>
            <numerusform>%n whole entries: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::Actions</name>
    <message numerus="yes">
        <source>Export %n people…</source>
        <translation>
            <numerusform>Export %n person…</numerusform>
            <numerusform>Export %n people…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ChangeSummary</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::CheckRun</name>
    <message numerus="yes">
        <source>… and %n more missing text(s). “--language” checks one language alone.</source>
        <translation>
            <numerusform>… and %n more missing text. “--language” checks one language alone.</numerusform>
            <numerusform>… and %n more missing texts. “--language” checks one language alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored; “--dismissed” shows them.</source>
        <translation>
            <numerusform>%n ignored; “--dismissed” shows it.</numerusform>
            <numerusform>%n ignored; “--dismissed” shows them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ChosenBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ConflictController</name>
    <message numerus="yes">
        <source>%n change(s) by somebody else were merged into this record.</source>
        <translation>
            <numerusform>One change by somebody else was merged into this record.</numerusform>
            <numerusform>%n changes by somebody else were merged into this record.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ConflictDialog</name>
    <message numerus="yes">
        <source>Somebody else saved this record while you were editing it. Changes to different fields are combined automatically; %n field(s) were changed by both of you. Nothing is saved until you have chosen; what you do not keep stays in the history.</source>
        <translation>
            <numerusform>Somebody else saved this record while you were editing it. Changes to different fields are combined automatically; one field was changed by both of you. Nothing is saved until you have chosen; what you do not keep stays in the history.</numerusform>
            <numerusform>Somebody else saved this record while you were editing it. Changes to different fields are combined automatically; %n fields were changed by both of you. Nothing is saved until you have chosen; what you do not keep stays in the history.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::CountWords</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unplaced text(s)</source>
        <translation>
            <numerusform>%n unplaced text</numerusform>
            <numerusform>%n unplaced texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private contact(s)</source>
        <translation>
            <numerusform>%n private contact</numerusform>
            <numerusform>%n private contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden part(s)</source>
        <translation>
            <numerusform>%n hidden part</numerusform>
            <numerusform>%n hidden parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n line(s) on the last page: set “Pages” under Design, shorten a text or hide an entry.</source>
        <translation>
            <numerusform>Only one line on the last page: set “Pages” under Design, shorten a text or hide an entry.</numerusform>
            <numerusform>Only %n lines on the last page: set “Pages” under Design, shorten a text or hide an entry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private fact(s)</source>
        <translation>
            <numerusform>%n private fact</numerusform>
            <numerusform>%n private facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::CvDialog</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %1 of %n entries.</source>
        <translation>
            <numerusform>Shows %1 of %n entry.</numerusform>
            <numerusform>Shows %1 of %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::DesignGroup</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>1 more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::DesignPane</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>All %n</numerusform>
            <numerusform>All %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::DocumentBar</name>
    <message numerus="yes">
        <source>At most %n page(s)</source>
        <translation>
            <numerusform>At most %n page</numerusform>
            <numerusform>At most %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::EditNotices</name>
    <message numerus="yes">
        <source>%n item(s) moved to the trash.</source>
        <translation>
            <numerusform>%n item moved to the trash.</numerusform>
            <numerusform>%n items moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) moved to the trash, out of all CVs.</source>
        <translation>
            <numerusform>%n item moved to the trash, out of all CVs.</numerusform>
            <numerusform>%n items moved to the trash, out of all CVs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::EditWords</name>
    <message numerus="yes">
        <source>add %n point(s)</source>
        <translation>
            <numerusform>add %n point</numerusform>
            <numerusform>add %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n point(s)</source>
        <translation>
            <numerusform>delete %n point</numerusform>
            <numerusform>delete %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %n point(s)</source>
        <translation>
            <numerusform>edit %n point</numerusform>
            <numerusform>edit %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n entr(y/ies)</source>
        <translation>
            <numerusform>add %n entry</numerusform>
            <numerusform>add %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n entr(y/ies)</source>
        <translation>
            <numerusform>delete %n entry</numerusform>
            <numerusform>delete %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %n entr(y/ies)</source>
        <translation>
            <numerusform>edit %n entry</numerusform>
            <numerusform>edit %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n section(s)</source>
        <translation>
            <numerusform>add %n section</numerusform>
            <numerusform>add %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n section(s)</source>
        <translation>
            <numerusform>delete %n section</numerusform>
            <numerusform>delete %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %n section(s)</source>
        <translation>
            <numerusform>edit %n section</numerusform>
            <numerusform>edit %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ExportCommand</name>
    <message numerus="yes">
        <source>%n file(s) left as they are: nothing has changed.</source>
        <translation>
            <numerusform>%n file left as it is: nothing has changed.</numerusform>
            <numerusform>%n files left as they are: nothing has changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ExportController</name>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n page sent to the printer.</numerusform>
            <numerusform>%n pages sent to the printer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n file written to %1.</numerusform>
            <numerusform>%n files written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more problem(s)</source>
        <translation>
            <numerusform>… and %n more problem</numerusform>
            <numerusform>… and %n more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) show some texts in the other language because a translation is missing.</source>
        <translation>
            <numerusform>%n document shows some texts in the other language because a translation is missing.</numerusform>
            <numerusform>%n documents show some texts in the other language because a translation is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) lack characters that no installed font has.</source>
        <translation>
            <numerusform>%n document lacks characters that no installed font has.</numerusform>
            <numerusform>%n documents lack characters that no installed font has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) leave out texts that are missing in their language.</source>
        <translation>
            <numerusform>%n document leaves out texts that are missing in its language.</numerusform>
            <numerusform>%n documents leave out texts that are missing in their language.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they are: nothing has changed.</source>
        <translation>
            <numerusform>%n file left as it is: nothing has changed.</numerusform>
            <numerusform>%n files left as they are: nothing has changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CV(s) do not show the photo: their template has no room for one.</source>
        <translation>
            <numerusform>%n CV does not show the photo: its template has no room for one.</numerusform>
            <numerusform>%n CVs do not show the photo: their template has no room for one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ExportDialog</name>
    <message numerus="yes">
        <source>Export %n person(s)</source>
        <translation>
            <numerusform>Export 1 person</numerusform>
            <numerusform>Export %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) will be written.</source>
        <translation>
            <numerusform>At most 1 file will be written.</numerusform>
            <numerusform>At most %n files will be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will be written.</source>
        <translation>
            <numerusform>1 file will be written.</numerusform>
            <numerusform>%n files will be written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::FileNames</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be replaced</source>
        <translation>
            <numerusform>%n of them will be replaced</numerusform>
            <numerusform>%n of them will be replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::FindPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::FolderDialog</name>
    <message numerus="yes">
        <source>Export %n file(s)</source>
        <translation>
            <numerusform>Export %n file</numerusform>
            <numerusform>Export %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::GlossaryCommand</name>
    <message numerus="yes">
        <source>%n term(s) added.</source>
        <translation>
            <numerusform>%n term added.</numerusform>
            <numerusform>%n terms added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) removed.</source>
        <translation>
            <numerusform>%n term removed.</numerusform>
            <numerusform>%n terms removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::HistoryCommand</name>
    <message numerus="yes">
        <source>%n item(s) from that time have since been permanently deleted.</source>
        <translation>
            <numerusform>%n item from that time has since been permanently deleted.</numerusform>
            <numerusform>%n items from that time have since been permanently deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) would be removed (people: %1).</source>
        <translation>
            <numerusform>%n earlier version would be removed (people: %1).</numerusform>
            <numerusform>%n earlier versions would be removed (people: %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) removed (people: %1).</source>
        <translation>
            <numerusform>%n earlier version removed (people: %1).</numerusform>
            <numerusform>%n earlier versions removed (people: %1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::HistoryController</name>
    <message numerus="yes">
        <source>%n item(s) permanently deleted.</source>
        <translation>
            <numerusform>%n item permanently deleted.</numerusform>
            <numerusform>%n items permanently deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ImportSession</name>
    <message numerus="yes">
        <source>%n text(s) could not be placed and are kept with the record.</source>
        <translation>
            <numerusform>%n text could not be placed and is kept with the record.</numerusform>
            <numerusform>%n texts could not be placed and are kept with the record.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::LookOffer</name>
    <message numerus="yes">
        <source>%n template(s). Your text stays as it is.</source>
        <translation>
            <numerusform>1 template. Your text stays as it is.</numerusform>
            <numerusform>%n templates. Your text stays as it is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::OutlineModel</name>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s), listed under Check:</source>
        <translation>
            <numerusform>%n problem, listed under Check:</numerusform>
            <numerusform>%n problems, listed under Check:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::PairRow</name>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>1 joined</numerusform>
            <numerusform>%n joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>1 new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>1 left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be confirmed</source>
        <translation>
            <numerusform>%n to be confirmed</numerusform>
            <numerusform>%n to be confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ParserPart</name>
    <message numerus="yes">
        <source>A parser that reads across the page mixes %n line(s) of two columns: “%1” with “%2”.</source>
        <translation>
            <numerusform>A parser that reads across the page mixes %n line of two columns: “%1” with “%2”.</numerusform>
            <numerusform>A parser that reads across the page mixes %n lines of two columns: “%1” with “%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n lines</source>
        <translation>
            <numerusform>All %n line</numerusform>
            <numerusform>All %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::PeopleModel</name>
    <message numerus="yes">
        <source>In the whole record, including what is hidden, %n text(s) are missing in one language</source>
        <translation>
            <numerusform>%n text in the whole record, hidden or not, is missing in one language</numerusform>
            <numerusform>%n texts in the whole record, including hidden ones, are missing in one language</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::PeoplePanel</name>
    <message numerus="yes">
        <source>Export %n people…</source>
        <translation>
            <numerusform>Export %n person…</numerusform>
            <numerusform>Export %n people…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n people</source>
        <translation>
            <numerusform>Delete %n person</numerusform>
            <numerusform>Delete %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln person(s)</source>
        <translation>
            <numerusform>%L1 of %Ln person</numerusform>
            <numerusform>%L1 of %Ln people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::PostingPart</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
        <source>%Ln character(s) without spaces</source>
        <translation>
            <numerusform>%Ln character without spaces</numerusform>
            <numerusform>%Ln characters without spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <comment>of Chinese text</comment>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <comment>of English text</comment>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) each</source>
        <translation>
            <numerusform>%n page each</numerusform>
            <numerusform>%n pages each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout problem(s)</source>
        <translation>
            <numerusform>%n layout problem</numerusform>
            <numerusform>%n layout problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ProblemScope</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ProblemsModel</name>
    <message numerus="yes">
        <source>%n problem(s) of this kind</source>
        <translation>
            <numerusform>%n problem of this kind</numerusform>
            <numerusform>%n problems of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::RecordHistoryDialog</name>
    <message numerus="yes">
        <source>%n item(s) from that time have since been permanently deleted and cannot be restored.</source>
        <translation>
            <numerusform>%n item from that time has since been permanently deleted and cannot be restored.</numerusform>
            <numerusform>%n items from that time have since been permanently deleted and cannot be restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::RemedyBar</name>
    <message numerus="yes">
        <source>Use %n suggestions</source>
        <translation>
            <numerusform>Use %n suggestion</numerusform>
            <numerusform>Use %n suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ReviewForm</name>
    <message numerus="yes">
        <source>%n change(s) from the person merged in</source>
        <translation>
            <numerusform>%n change from the person merged in</numerusform>
            <numerusform>%n changes from the person merged in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from the document</source>
        <translation>
            <numerusform>%n change from the document</numerusform>
            <numerusform>%n changes from the document</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ReviewPage</name>
    <message numerus="yes">
        <source>all %n line(s) read</source>
        <translation>
            <numerusform>%n line read</numerusform>
            <numerusform>all %n lines read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>%n joined</numerusform>
            <numerusform>%n joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be confirmed</source>
        <translation>
            <numerusform>%n to be confirmed</numerusform>
            <numerusform>%n to be confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with differing languages</source>
        <translation>
            <numerusform>%n with differing languages</numerusform>
            <numerusform>%n with differing languages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not placed</source>
        <translation>
            <numerusform>%n not placed</numerusform>
            <numerusform>%n not placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::SheetCommand</name>
    <message numerus="yes">
        <source>%1: %n text(s) to translate into %2</source>
        <translation>
            <numerusform>%1: %n text to translate into %2</numerusform>
            <numerusform>%1: %n texts to translate into %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::SheetDialog</name>
    <message numerus="yes">
        <source>%n translation(s) match the record and will be imported. For those below, the record has changed; they are skipped unless you select them.</source>
        <translation>
            <numerusform>%n translation matches the record and will be imported. For those below, the record has changed; they are skipped unless you select them.</numerusform>
            <numerusform>%n translations match the record and will be imported. For those below, the record has changed; they are skipped unless you select them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::StoreUndo</name>
    <message numerus="yes">
        <source>delete %n person(s)</source>
        <translation>
            <numerusform>delete %n person</numerusform>
            <numerusform>delete %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) are in the trash.</source>
        <translation>
            <numerusform>%n person is in the trash.</numerusform>
            <numerusform>%n people are in the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) deleted.</source>
        <translation>
            <numerusform>%n person deleted.</numerusform>
            <numerusform>%n people deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s) deleted.</source>
        <translation>
            <numerusform>%1 and %n other deleted.</numerusform>
            <numerusform>%1 and %n others deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::StructureNotice</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::TagController</name>
    <message numerus="yes">
        <source>Undone: tags of %n person(s)</source>
        <translation>
            <numerusform>Undone: tags of %Ln person</numerusform>
            <numerusform>Undone: tags of %Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n person(s) have changed.</source>
        <translation>
            <numerusform>The tags of %Ln person have changed.</numerusform>
            <numerusform>The tags of %Ln people have changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::TagsDialog</name>
    <message numerus="yes">
        <source>Tags of %n person(s)</source>
        <translation>
            <numerusform>Tags of %Ln person</numerusform>
            <numerusform>Tags of %Ln people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::TranslationController</name>
    <message numerus="yes">
        <source>%n text(s) to translate into %1 were written to %2.</source>
        <translation>
            <numerusform>%n text to translate into %1 was written to %2.</numerusform>
            <numerusform>%n texts to translate into %1 were written to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s) imported.</source>
        <translation>
            <numerusform>%n translation imported.</numerusform>
            <numerusform>%n translations imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::WelcomePage</name>
    <message numerus="yes">
        <source>%n template(s). Your text stays as it is, and you can change your mind at any time.</source>
        <translation>
            <numerusform>%n template. Your text stays as it is, and you can change your mind at any time.</numerusform>
            <numerusform>%n templates. Your text stays as it is, and you can change your mind at any time.</numerusform>
        </translation>
    </message>
</context>
</TS>
