#pragma once

#include <QString>
#include <QStringList>

namespace duovita {

/// What went wrong, as a meaning. The words for it, in the interface's language, are in
/// core/messages/errorwords; the comment names the parameters in their order.
enum class ErrorCode {
    // files
    FileNotFound,    ///< path
    FileNotReadable, ///< path, the system's reason
    FileNotWritable, ///< path, the system's reason
    FileIsFolder,    ///< path
    FileExists,      ///< path: it is not written over
    FileEmpty,       ///< path
    FileBinary,      ///< path: bytes that no text encoding explains
    FileTooLarge,    ///< path, its size in MB, the limit in MB
    FileNotRegular,  ///< path: a device, a pipe or a socket, which has no end
    FileExpands,     ///< path, what it has too much of (nameOf(Bound), core/import/readers), how much is read
    ReadingTooLong,  ///< path, the limit in seconds of processor time
    ReadingTooLarge, ///< path, the limit in MB of memory
    ReadingFailed,   ///< path: the library that reads it crashed
    FileIsLink,      ///< path: what would be written there would go to another place
    DiskFull,        ///< path
    DiskFailed,      ///< path, the system's reason
    // text and data
    EncodingUnknown, ///< path
    JsonSyntax,      ///< path or empty, the parser's reason; the place has line and column
    JsonShape,       ///< path inside the document, what was expected there
    SchemaUnknown,   ///< the schema name found
    NoContent,       ///< path: nothing in it that a record could hold
    TermRow,         ///< the row of a table of terms that is no pair; the place has the line
    NameMissing,     ///< path: the document names no person; --person is the remedy
    // values
    DateInvalid,   ///< the text
    RangeReversed, ///< start, end
    IdInvalid,     ///< the text
    ValueInvalid,  ///< field, the text
    // database
    DatabaseNotOpened,   ///< path, reason
    DatabaseGone,        ///< path: it was removed or replaced while it was in use
    DatabaseForeign,     ///< path: a database of another program
    DatabaseNotDatabase, ///< path: not SQLite at all
    DatabasePacked,      ///< path: a packed backup, which is to be restored
    DatabaseTooNew,      ///< path, its schema version, the newest version known here
    DatabaseRenewed,     ///< path, its schema version, the newest known here: a newer program migrated it meanwhile
    DatabaseReadOnly,    ///< path
    DatabaseLocked,      ///< path
    DatabaseDamaged,     ///< path, reason
    DatabaseAltered,     ///< path, what its schema has, lacks or has otherwise than its version makes it
    DatabaseNotOwned,    ///< path of a file or folder, whose it is instead of the user's
    LogDamaged,          ///< path, how many savings are lost at least, where the log is kept: what is before it is read
    DatabaseFailed,      ///< the statement's purpose, the driver's reason
    DatabaseUnsupported, ///< the URL's scheme
    DatabaseUnreachable, ///< address, reason: the server, or the way there
    DatabaseDenied,      ///< address, reason: the role may not do that
    PasswordMissing,     ///< address: its server asks for a password that nobody has said
    DriverMissing,       ///< address, the Debian package that has the driver
    AddressInvalid,      ///< the part of the address that cannot be read; never all of it
    RevisionStale,       ///< kind of row, id: somebody changed it since it was read
    PersonNotFound,      ///< the words looked for
    PersonExists,        ///< id: a store that people are copied to has that person already
    PersonAmbiguous,     ///< the words looked for, the names that match, joined
    EntryNotFound,       ///< id
    CvNotFound,          ///< whose, the words looked for, the names there are, joined
    CvAmbiguous,         ///< whose, the words looked for, the ids that match, joined
    MomentUnknown,       ///< the time asked for, the earliest that is known; both ISO, local
    // typesetting and PDF
    FontFamilyMissing, ///< family, the Debian package that has it
    FontUnusable,      ///< file, reason
    TemplateUnknown,   ///< name
    TemplateInvalid,   ///< file, key, reason
    XmlSyntax,         ///< the parser's reason; the place has line and column
    SheetVersion,      ///< the version of XLIFF found; may be empty
    SheetForeign,      ///< file: no sheet of this program
    SheetShape,        ///< what was found, what was expected; the place has the line
    SheetOtherPerson,  ///< whose sheet it is, whose it should be
    SheetNobody,       ///< whose sheet it is: nobody in the database
    YamlSyntax,        ///< file, reason
    YamlUnquoted,      ///< file, the text that begins with a sign of YAML's own
    PdfUnreadable,     ///< file, reason
    PdfWithoutData,    ///< file
    PdfWithoutText,    ///< file
    DocxUnreadable,    ///< file, reason
    FileOldOffice,     ///< file: Word before 2007, or encrypted
    ImageUnreadable,   ///< reason
    PdfFailed,         ///< reason
    TextNotFaithful,   ///< the text whose glyphs would not give it back
    Cancelled,         ///< nothing
    // encrypted copies of a database
    PassphraseMissing,    ///< path: it is encrypted, and nobody has said its passphrase
    PassphraseWrong,      ///< path: or its beginning is damaged, which looks the same
    EncryptedFileDamaged, ///< path: not as it was written, or cut off
    EncryptedFileTooNew,  ///< path, the version of its format
    // a group's database
    DatabaseOutdated, ///< address, its schema version, the newest known here: this role may not change its tables
};

/// Where it went wrong, as far as known. Lines, columns and pages count from 1; 0 is unknown.
struct Place {
    QString file;
    int line = 0;
    int column = 0;
    int page = 0;

    bool operator==(const Place&) const = default;
};

/// An error is a value: a code, the parameters its words need, and a place.
struct Error {
    ErrorCode code;
    QStringList parameters = {};
    Place place = {};

    bool operator==(const Error&) const = default;
};

} // namespace duovita
