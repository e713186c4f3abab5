#include "core/messages/errorwords.h"

#include "core/import/readers/readingbudget.h"
#include "core/messages/countwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ErrorWords)

public:
    static QString of(const Error& error);
    static QString of(const ImportNote& note);
    static QString ofSource(const QString& source);
    static QString ofReason(SamePersonReason reason);

private:
    static QString ofFile(ErrorCode code);
    static QString ofReading(ErrorCode code);
    static QString ofBound(const QString& bound);
    static QString ofValue(ErrorCode code);
    static QString ofDatabase(ErrorCode code);
    static QString ofAlteredServer();
    static QString ofOutput(ErrorCode code);
    static QString ofSheet(ErrorCode code);
    static QString ofEncrypted(ErrorCode code);
};

QString Words::ofFile(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound:
        return tr("There is no file %1. Check the path.");
    case ErrorCode::FileNotReadable:
        return tr("%1 cannot be read: %2. Check its permissions.");
    case ErrorCode::FileNotWritable:
        return tr("%1 cannot be written: %2. Choose another folder, or check its permissions and free space.");
    case ErrorCode::FileExists:
        return tr("%1 already exists. Choose another name; nothing was changed.");
    case ErrorCode::FileIsFolder:
        return tr("%1 is a folder. Name a file.");
    case ErrorCode::FileIsLink:
        return tr("%1 is a symbolic link, and Duovita does not write through links. Remove it.");
    case ErrorCode::FileEmpty:
        return tr("%1 is empty.");
    case ErrorCode::FileBinary:
        return tr("%1 is neither a text nor a document that can be read. Export it as text, PDF or .docx first.");
    case ErrorCode::FileTooLarge:
        return tr("%1 is %2 MB; CVs of up to %3 MB can be read. Is it the right file?");
    case ErrorCode::DiskFull:
        return tr("The disk is full, so %1 could not be saved. Free some space and try again.");
    case ErrorCode::DiskFailed:
        return tr(
            "The disk that holds %1 is failing: %2. Copy what matters to another disk, and have this one checked.");
    case ErrorCode::EncodingUnknown:
        return tr("The text encoding of %1 could not be detected. Save the file as UTF-8.");
    case ErrorCode::NoContent:
        return tr("%1 has no text.");
    case ErrorCode::NameMissing:
        return tr("%1 does not say whose CV it is. Give the name; on the command line, use --person NAME.");
    default:
        return {};
    }
}

QString Words::ofReading(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotRegular:
        return tr("%1 is a device or a pipe, not a file. Save its output to a file and use that file.");
    case ErrorCode::ReadingTooLong:
        return tr("Reading %1 took more than %2 seconds of processor time and was stopped. Open it in its program and "
                  "save it again, or save it as text.");
    case ErrorCode::ReadingTooLarge:
        return tr(
            "Reading %1 took more than %2 MB of memory and was stopped. Open it in its program and save it again, "
            "or save it as text.");
    case ErrorCode::ReadingFailed:
        return tr("The library that reads %1 failed, and nothing was read from the file. Open it in its program and "
                  "save it again, or save it as text.");
    default:
        return {};
    }
}

/// The bound that a file exceeds (FileExpands), in the interface's language.
QString Words::ofBound(const QString& bound)
{
    const QHash<QString, QString> words{
        {nameOf(Bound::Pages), tr("%1 has more than %3 pages. Is it the right file?")},
        {nameOf(Bound::PageBytes), tr("A page of %1 unpacks to more than %3 MB. Is it the right file?")},
        {nameOf(Bound::ExpandedBytes), tr("%1 unpacks to more than %3 MB. Is it the right file?")},
        {nameOf(Bound::DrawnForms),
         tr("The pages of %1 draw the same parts more than %3 times. Print it to a new PDF, and import that.")},
        {nameOf(Bound::FormDepth), tr("The pages of %1 contain parts nested more than %3 levels deep, or endlessly. "
                                      "Print it to a new PDF, and import that.")},
        {nameOf(Bound::Glyphs), tr("%1 has more than %3 characters. Is it the right file?")},
        {nameOf(Bound::MacroBytes),
         tr("The @string abbreviations of %1 expand to more than %3 MB of text. Write the text in full instead.")},
    };
    return words.value(bound);
}

QString Words::ofValue(ErrorCode code)
{
    switch (code) {
    case ErrorCode::JsonSyntax:
        return tr("This is not valid JSON: %2.");
    case ErrorCode::JsonShape:
        return tr("%1 should be %2.");
    case ErrorCode::TermRow:
        return tr("“%1” is not a term pair. Write the English term, a tab, and the Chinese one.");
    case ErrorCode::SchemaUnknown:
        return tr("The schema “%1” is not supported; this program reads “duovita/1”.");
    case ErrorCode::DateInvalid:
        return tr("“%1” is not a date. Write 2020, 2020.9, Sep 2020 or 2020年9月.");
    case ErrorCode::RangeReversed:
        return tr("The end (%2) is before the start (%1).");
    case ErrorCode::IdInvalid:
        return tr("“%1” is not an id.");
    case ErrorCode::ValueInvalid:
        return tr("%1 cannot be “%2”.");
    default:
        return {};
    }
}

QString Words::ofDatabase(ErrorCode code)
{
    switch (code) {
    case ErrorCode::DatabaseNotOpened:
        return tr("The database %1 cannot be opened: %2.");
    case ErrorCode::DatabaseGone:
        return tr("The database %1 is gone: it was removed or replaced while it was in use. Put it back, or restore a "
                  "backup (File, Database); what you see is still here, and can be exported.");
    case ErrorCode::DatabaseForeign:
        return tr("%1 is a database of another program. Choose another file; nothing was changed.");
    case ErrorCode::DatabaseNotDatabase:
        return tr("%1 is not a database. Choose another file; nothing was changed.");
    case ErrorCode::DatabasePacked:
        return tr("%1 is a compressed backup. “duovita restore” puts its contents into a database; in the window: "
                  "File, Database, Restore a backup.");
    case ErrorCode::DatabaseTooNew:
        return tr("%1 was written by a newer version of Duovita (schema %2; this version supports up to %3). Update "
                  "the program; nothing was changed.");
    case ErrorCode::DatabaseRenewed:
        return tr("A newer version of Duovita has upgraded %1 (schema %2; this version supports up to %3). Close this "
                  "window and start the new version; nothing was changed.");
    case ErrorCode::DatabaseReadOnly:
        return tr("The database %1 is read-only. Check the permissions of the file and its folder, and whether its "
                  "disk is writable.");
    case ErrorCode::DatabaseLocked:
        return tr("The database %1 is in use by another program. Close it there and try again.");
    case ErrorCode::DatabaseDamaged:
        return tr(
            "The database %1 is damaged (%2). “duovita backup” shows its backups, “duovita restore” goes back to one "
            "and keeps the file; in the window: File, Database.");
    case ErrorCode::DatabaseAltered:
        return tr("The database %1 was not opened: its schema differs from the one Duovita creates (%2), so another "
                  "program has changed it, perhaps to alter or disclose its contents. “duovita restore” goes back to a "
                  "backup and keeps the file; in the window: File, Database.");
    case ErrorCode::DatabaseNotOwned:
        return tr("%1 belongs to somebody else (%2), who could change its contents. Nothing was opened or written. "
                  "Move your database to a folder of your own, or have the file removed. If you trust %2 as you trust "
                  "yourself, start Duovita with --trust-owner %2.");
    case ErrorCode::LogDamaged:
        return tr("The program did not exit cleanly, and the log of %1 was damaged: the last saved changes are lost "
                  "(at least %2). Everything saved earlier is intact. The log is kept: %3");
    case ErrorCode::DatabaseFailed:
        return tr("The database reported an error while Duovita tried to %1: %2.");
    case ErrorCode::DatabaseUnsupported:
        return tr("Databases of the kind “%1” are not supported. Name a file, or postgresql://….");
    case ErrorCode::DatabaseUnreachable:
        return tr("The server of %1 cannot be reached: %2.");
    case ErrorCode::DatabaseDenied:
        return tr("%1 does not allow that: %2. Its owner can give you the right role.");
    case ErrorCode::DatabaseOutdated:
        return tr("%1 was created by an older version of Duovita (schema %2; this version uses %3), and your role may "
                  "not change its tables. Have its owner open it once with this version.");
    case ErrorCode::PasswordMissing:
        return tr("%1 asks for a password. Put it into ~/.pgpass or the variable PGPASSWORD.");
    case ErrorCode::DriverMissing:
        return tr("%1 is on a PostgreSQL server. Install the package %2 to use it.");
    case ErrorCode::AddressInvalid:
        return tr("The database's address cannot be read at “%1”. It looks like "
                  "postgresql://user@host:5432/database?sslmode=require.");
    case ErrorCode::RevisionStale:
        return tr("Somebody else has changed the same fields in this record. Nothing is lost: compare the two "
                  "versions, or read the record again.");
    case ErrorCode::PersonNotFound:
        return tr("Nobody in the database is called “%1”. “duovita list” lists the people.");
    case ErrorCode::PersonExists:
        return tr("The person %1 already exists there. Copy to a database that has none of these people; nothing was "
                  "changed.");
    case ErrorCode::PersonAmbiguous:
        return tr("“%1” matches several people: %2. Give the full name or the id.");
    case ErrorCode::EntryNotFound:
        return tr("There is no entry %1.");
    case ErrorCode::CvNotFound:
        return tr("%1 has no CV called “%2”. Available CVs: %3.");
    case ErrorCode::CvAmbiguous:
        return tr("%1 has several CVs called “%2”. Give the id of one: %3.");
    case ErrorCode::MomentUnknown:
        return tr("There is no state of the record for %1; the earliest state kept is from %2.");
    default:
        return {};
    }
}

QString Words::ofOutput(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FontFamilyMissing:
        return tr("The font family “%1” is not installed. Install the package %2.");
    case ErrorCode::FontUnusable:
        return tr("The font %1 cannot be embedded: %2. Choose another.");
    case ErrorCode::TemplateUnknown:
        return tr("There is no template “%1”. Available templates: %2.");
    case ErrorCode::TemplateInvalid:
        return tr("The template %1 has an error at “%2”: %3.");
    case ErrorCode::YamlUnquoted:
        return tr("YAML reads the first character of this text as its own syntax: %2. Put the text in quotes.");
    case ErrorCode::YamlSyntax:
        return tr("This is not valid YAML: %2.");
    case ErrorCode::PdfUnreadable:
        return tr("%1 cannot be read as PDF: %2. Open it in its program and save it again, or save it as text.");
    case ErrorCode::PdfWithoutData:
        return tr("%1 contains no record.");
    case ErrorCode::PdfWithoutText:
        return tr("%1 has no text: its pages are images. Run it through text recognition (OCR) first.");
    case ErrorCode::DocxUnreadable:
        return tr("%1 cannot be read as a Word document: %2. Open it in its program and save it again.");
    case ErrorCode::FileOldOffice:
        return tr("%1 is an old or a protected Office file. Save it as .docx without a password.");
    case ErrorCode::ImageUnreadable:
        return tr("The photo cannot be read: %1. Use a JPEG or PNG file.");
    case ErrorCode::PdfFailed:
        return tr("The PDF could not be made: %1.");
    case ErrorCode::TextNotFaithful:
        return tr("The PDF was not written because this text could not be extracted from it exactly: “%1”.");
    case ErrorCode::Cancelled:
        return tr("Cancelled.");
    default:
        return {};
    }
}

QString Words::ofSheet(ErrorCode code)
{
    switch (code) {
    case ErrorCode::XmlSyntax:
        return tr("This is not valid XML: %1.");
    case ErrorCode::SheetVersion:
        return tr("This is XLIFF version “%1”; sheets are XLIFF 2.0 or 2.1. Have the translator's program save it as "
                  "one of these.");
    case ErrorCode::SheetForeign:
        return tr("%1 is not a sheet that Duovita wrote. “duovita sheet” writes one.");
    case ErrorCode::SheetShape:
        return tr("The sheet contains %1 where %2 is expected. Nothing was imported from it.");
    case ErrorCode::SheetOtherPerson:
        return tr("This sheet is %1's, not %2's.");
    case ErrorCode::SheetNobody:
        return tr("This sheet is %1's, who is not in this database. Nothing was changed.");
    default:
        return {};
    }
}

QString Words::ofEncrypted(ErrorCode code)
{
    switch (code) {
    case ErrorCode::PassphraseMissing:
        return tr("%1 needs a passphrase. Give it at a terminal, or with --passphrase-file; nothing was changed.");
    case ErrorCode::PassphraseWrong:
        return tr("This is not the passphrase of %1, or its beginning is damaged. Nothing was changed.");
    case ErrorCode::EncryptedFileDamaged:
        return tr("%1 is damaged or incomplete. Nothing was read from it; try another copy.");
    case ErrorCode::EncryptedFileTooNew:
        return tr("%1 was encrypted by a newer Duovita (format %2). Update the program; nothing was changed.");
    default:
        return {};
    }
}

QString Words::ofAlteredServer()
{
    return tr("The database %1 was not opened: its tables contain something that Duovita does not create (%2), which "
              "could change, hide or disclose its contents. Ask the server's administrator to remove it or to create "
              "another database.");
}

QString Words::of(const Error& error)
{
    const bool isOfCv = error.code == ErrorCode::TemplateInvalid && error.parameters.value(0).isEmpty();
    const bool isOfServer = error.code == ErrorCode::DatabaseAltered &&
                            error.parameters.value(0).startsWith(QStringLiteral("postgresql://"));
    const QString words =
        isOfCv       ? tr("The design has an error at “%2”: %3.")
        : isOfServer ? ofAlteredServer()
                     : QString(ofFile(error.code) + ofReading(error.code) +
                               (error.code == ErrorCode::FileExpands ? ofBound(error.parameters.value(1)) : QString()) +
                               ofValue(error.code) + ofDatabase(error.code) + ofOutput(error.code) +
                               ofSheet(error.code) + ofEncrypted(error.code));
    // A parameter may contain such marks itself: a server's address, a file's name.
    static const QRegularExpression mark(QStringLiteral("%([123])"));
    QString text;
    qsizetype end = 0;
    for (const QRegularExpressionMatch& match : mark.globalMatch(words)) {
        text += words.mid(end, match.capturedStart() - end) + error.parameters.value(match.captured(1).toInt() - 1);
        end = match.capturedEnd();
    }
    return text + words.mid(end);
}

/// The interface's name of a field, by its name in core.
QString fieldWord(const QString& name)
{
    const auto field = findField(name);
    return field ? wordFor(*field) : name;
}

/// What a name was guessed from, by the guess's own name.
QString Words::ofSource(const QString& source)
{
    if (source == QStringLiteral("frontMatter"))
        return tr("the page's front matter");
    if (source == QStringLiteral("label"))
        return tr("a label");
    if (source == QStringLiteral("sentence"))
        return tr("a sentence");
    if (source == QStringLiteral("link"))
        return tr("links and pictures");
    if (source == QStringLiteral("account"))
        return tr("e-mail addresses and accounts");
    if (source == QStringLiteral("authors"))
        return tr("the authors of the works");
    if (source == QStringLiteral("running"))
        return tr("lines on every page");
    if (source == QStringLiteral("head"))
        return tr("the beginning of the document");
    return tr("the file's name");
}

QString Words::ofReason(SamePersonReason reason)
{
    switch (reason) {
    case SamePersonReason::Record:
        return tr("the same record");
    case SamePersonReason::Mail:
        return tr("same e-mail address");
    case SamePersonReason::Phone:
        return tr("same phone number");
    case SamePersonReason::Account:
        return tr("same account");
    case SamePersonReason::Works:
        return tr("same works");
    case SamePersonReason::Name:
        return tr("same name");
    case SamePersonReason::NameRead:
        return tr("name read as pinyin");
    case SamePersonReason::NameWritten:
        break;
    }
    return tr("name written another way");
}

/// The reasons that a note lists from a parameter on.
QString reasonsFrom(const ImportNote& note, qsizetype first)
{
    QList<SamePersonReason> reasons;
    for (const QString& name : note.parameters.mid(first)) {
        for (std::size_t i = 0; i < samePersonReasonNames.size(); ++i) {
            if (name == QLatin1StringView(samePersonReasonNames[i]))
                reasons += static_cast<SamePersonReason>(i);
        }
    }
    return describe(reasons);
}

QString Words::of(const ImportNote& note)
{
    const QString text = note.parameters.value(0);
    const QString second = note.parameters.value(1);
    const QString third = note.parameters.value(2);
    switch (note.kind) {
    case ImportNote::Kind::EncodingRead:
        return tr("read as %1").arg(text);
    case ImportNote::Kind::Normalized:
        return tr("compatibility characters replaced with the ordinary ones: %1").arg(text);
    case ImportNote::Kind::SpacesRestored:
        return tr("restored spaces after Latin words that were missing in the PDF: %1").arg(text);
    case ImportNote::Kind::CommentsKept:
        return tr("hidden comments, kept in the person's notes: %1").arg(text);
    case ImportNote::Kind::NameGuessed: {
        QStringList sources;
        for (const QString& source : note.parameters.mid(1))
            sources += ofSource(source);
        return tr("the document does not clearly state whose CV it is; “%1” is a guess based on: %2")
            .arg(text, sources.join(tr(", ")));
    }
    case ImportNote::Kind::NamedAfterFile:
        return tr("the document gives no name; the person is called “%1”, after the file, until you change it")
            .arg(text);
    case ImportNote::Kind::OtherPersonNamed:
        return tr("the document is %1's; the name %2 given with it was ignored").arg(text, second);
    case ImportNote::Kind::PersonNamedByUser:
        return tr("the document gives no name; %1 was assumed").arg(text);
    case ImportNote::Kind::NamedLikeOther:
        return tr("the document gives no name; %1 was assumed, from %2 (%3)")
            .arg(text, QFileInfo(second).fileName(), reasonsFrom(note, 2));
    case ImportNote::Kind::SamePerson:
        return tr("the same person as %1: %2").arg(text, reasonsFrom(note, 1));
    case ImportNote::Kind::MayBeSamePerson:
        return tr("may be the same person as %1 (%4): duovita merge %2 %3")
            .arg(text, second, third, reasonsFrom(note, 3));
    case ImportNote::Kind::PhotosDiffer:
        return tr("both have a photo: that of %1 stays, the other is in the trash with its record").arg(text);
    case ImportNote::Kind::LanguageGuessed:
        return tr("language: %1").arg(text);
    case ImportNote::Kind::NotPlaced:
        return tr("kept as unplaced text: %1").arg(text);
    case ImportNote::Kind::EntryParted:
        return tr("made an entry of its own, as in the other document: %1").arg(text);
    case ImportNote::Kind::EntryJoined:
        return tr("made part of the entry beside it, as in the other document: %1").arg(text);
    case ImportNote::Kind::PointMoved:
        return tr("moved to the entry beside it, as in the other document: %1").arg(text);
    case ImportNote::Kind::SectionOfOtherKind:
        return tr("made a section of another kind, as in the other document: %1").arg(text);
    case ImportNote::Kind::LineTooLong:
        return tr("a line of %1 characters is too long to belong to a CV: kept in full as unplaced text").arg(text);
    case ImportNote::Kind::PictureLeft:
        return tr("a picture in the document was not imported: %1").arg(text);
    case ImportNote::Kind::TableLeft:
        return tr("a LinkedIn data table, which cannot be read yet: kept in full as unplaced text");
    case ImportNote::Kind::GlyphGuessed:
        return tr("page %1: glyphs for which the PDF has no text were read as “%2”: %3").arg(text, second, third);
    case ImportNote::Kind::GlyphUnread:
        return tr("page %1: the PDF has no text for a glyph in “%2”; compare the page and type the missing letters")
            .arg(text, second);
    case ImportNote::Kind::NothingNew:
        return tr("%1 is already in the database; nothing was changed").arg(text);
    case ImportNote::Kind::Merged:
        return tr("joined with the record of %1: %2 in both, %3 new")
            .arg(text, countOf(second.toInt(), Counted::Entries), third);
    case ImportNote::Kind::DatesDiffer:
        return tr("the dates differ (%1): the record has %2, the document %3; the record's were kept")
            .arg(fieldWord(text), second, third);
    case ImportNote::Kind::TextsDiffer:
        return tr("the texts differ (%1): the record has “%2”, the document “%3”; the record's text was kept and the "
                  "document's added as unplaced text")
            .arg(fieldWord(text), second, third);
    case ImportNote::Kind::TextExtended:
        return tr("the document says more (%1): “%3” instead of “%2”").arg(fieldWord(text), second, third);
    case ImportNote::Kind::CountsDiffer:
        return tr("the numbers differ (%1): the record has %2, the document %3").arg(fieldWord(text), second, third);
    case ImportNote::Kind::SecondRecord:
        return tr("somebody called %1 is already in the database; this is kept as a second record").arg(text);
    }
    return {};
}

} // namespace

QString describe(const Error& error)
{
    QString place = error.place.file;
    if (error.place.line > 0)
        place += QStringLiteral(":%1").arg(error.place.line);
    if (error.place.column > 0)
        place += QStringLiteral(":%1").arg(error.place.column);
    const QString words = Words::of(error);
    const bool namesFile = error.place.line == 0 && words.contains(error.place.file);
    return place.isEmpty() || namesFile ? words : labelled(place, words);
}

QString describe(const ImportNote& note)
{
    // What differs, and in which entry.
    constexpr qsizetype entry = 3;
    const QString name = note.parameters.value(entry);
    const QString words = Words::of(note);
    const bool differs = note.kind == ImportNote::Kind::DatesDiffer || note.kind == ImportNote::Kind::TextsDiffer ||
                         note.kind == ImportNote::Kind::TextExtended || note.kind == ImportNote::Kind::CountsDiffer;
    return differs && !name.isEmpty() ? labelled(name, words) : words;
}

QString describe(const QList<SamePersonReason>& reasons)
{
    QStringList words;
    for (const SamePersonReason reason : reasons)
        words += Words::ofReason(reason);
    return words.join(Words::tr(", "));
}

QString guessedNameOf(const ImportDraft& draft)
{
    for (const ImportNote& note : draft.notes) {
        if (note.kind == ImportNote::Kind::NameGuessed || note.kind == ImportNote::Kind::NamedAfterFile ||
            note.kind == ImportNote::Kind::NamedLikeOther)
            return describe(note);
    }
    return {};
}

} // namespace duovita
