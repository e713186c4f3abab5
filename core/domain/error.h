#pragma once

#include <QString>
#include <QStringList>

namespace duovita {

/// What went wrong, as a code. core/messages/errorwords has the words in the interface's language. Each comment names
/// the code's parameters in their order.
enum class ErrorCode {
    // files
    FileNotFound,    ///< path
    FileNotReadable, ///< path, the system's reason
    FileNotWritable, ///< path, the system's reason
    FileIsFolder,    ///< path
    FileExists,      ///< path: an existing file is not overwritten
    FileEmpty,       ///< path
    FileBinary,      ///< path: the bytes fit no text encoding
    FileTooLarge,    ///< path, its size in MB, the limit in MB
    FileNotRegular,  ///< path: a device, a pipe or a socket, which has no end
    FileExpands,     ///< path, what exceeds its bound (nameOf(Bound), core/import/readers), the bound
    ReadingTooLong,  ///< path, the limit in seconds of processor time
    ReadingTooLarge, ///< path, the limit in MB of memory
    ReadingFailed,   ///< path: the library that read it crashed
    FileIsLink,      ///< path: a link, so the data would be written somewhere else
    DiskFull,        ///< path
    DiskFailed,      ///< path, the system's reason
    // text and data
    EncodingUnknown, ///< path
    JsonSyntax,      ///< path or empty, the parser's reason; the place has line and column
    JsonShape,       ///< path inside the document, what was expected there
    SchemaUnknown,   ///< the schema name found
    NoContent,       ///< path: it contains nothing that a record could hold
    TermRow,         ///< the row of a term table that is not a pair; the place has the line
    NameMissing,     ///< path: the document names no person; the remedy is --person
    // values
    DateInvalid,   ///< the text
    RangeReversed, ///< start, end
    IdInvalid,     ///< the text
    ValueInvalid,  ///< field, the text
    // database
    DatabaseNotOpened,   ///< path, reason
    DatabaseGone,        ///< path: it was removed or replaced while it was in use
    DatabaseForeign,     ///< path: a database of another program
    DatabaseNotDatabase, ///< path: not a SQLite file
    DatabasePacked,      ///< path: a packed backup, which has to be restored first
    DatabaseTooNew,      ///< path, its schema version, the newest version known here
    DatabaseRenewed,     ///< path, its schema version, the newest known here: a newer program has migrated it in the
                         ///< meantime
    DatabaseReadOnly,    ///< path
    DatabaseLocked,      ///< path
    DatabaseDamaged,     ///< path, reason
    DatabaseAltered,     ///< path, the first object that is added, missing or different in its schema
    DatabaseNotOwned,    ///< path of a file or folder, the user who owns it instead of the current user
    LogDamaged,          ///< path, the least number of transactions lost, where the log was kept: everything before the
                         ///< damage is read
    DatabaseFailed,      ///< the statement's purpose, the driver's reason
    DatabaseUnsupported, ///< the URL's scheme
    DatabaseUnreachable, ///< address, reason: the server is down or the network is
    DatabaseDenied,      ///< address, reason: the role lacks a privilege
    PasswordMissing,     ///< address: its server asks for a password and none was given
    DriverMissing,       ///< address, the Debian package with the driver
    AddressInvalid,      ///< the part of the address that cannot be read; never the whole address
    RevisionStale,       ///< kind of row, id: somebody has changed it since it was read
    PersonNotFound,      ///< the words that were searched for
    PersonExists,        ///< id: the target store already has that person
    PersonAmbiguous,     ///< the words that were searched for, the names that match, joined
    EntryNotFound,       ///< id
    CvNotFound,          ///< the person, the words that were searched for, the existing names, joined
    CvAmbiguous,         ///< the person, the words that were searched for, the ids that match, joined
    MomentUnknown,       ///< the requested time, the earliest known time; both ISO, local
    // typesetting and PDF
    FontFamilyMissing, ///< family, the Debian package that contains it
    FontUnusable,      ///< file, reason
    TemplateUnknown,   ///< name
    TemplateInvalid,   ///< file, key, reason
    XmlSyntax,         ///< the parser's reason; the place has line and column
    SheetVersion,      ///< the XLIFF version found; may be empty
    SheetForeign,      ///< file: not a translation file of this program
    SheetShape,        ///< what was found, what was expected; the place has the line
    SheetOtherPerson,  ///< the person of the translation file, the person expected
    SheetNobody,       ///< the person of the translation file, who is not in the database
    YamlSyntax,        ///< file, reason
    YamlUnquoted,      ///< file, the text that begins with a YAML indicator
    PdfUnreadable,     ///< file, reason
    PdfWithoutData,    ///< file
    PdfWithoutText,    ///< file
    DocxUnreadable,    ///< file, reason
    FileOldOffice,     ///< file: Word before 2007, or encrypted
    ImageUnreadable,   ///< reason
    PdfFailed,         ///< reason
    TextNotFaithful,   ///< the text that could not be extracted from its glyphs again
    Cancelled,         ///< nothing
    // encrypted copies of a database
    PassphraseMissing,    ///< path: it is encrypted and no passphrase was given
    PassphraseWrong,      ///< path: or its header is damaged, which cannot be told apart
    EncryptedFileDamaged, ///< path: altered or cut off since it was written
    EncryptedFileTooNew,  ///< path, the version of its format
    // a group's database
    DatabaseOutdated, ///< address, its schema version, the newest known here: this role may not migrate its tables
};

/// Where it went wrong, as far as known. Lines, columns and pages count from 1; 0 means unknown.
struct Place {
    QString file;
    int line = 0;
    int column = 0;
    int page = 0;

    bool operator==(const Place&) const = default;
};

/// An error is a value: a code, the parameters for its message, and a place.
struct Error {
    ErrorCode code;
    QStringList parameters = {};
    Place place = {};

    bool operator==(const Error&) const = default;
};

} // namespace duovita
