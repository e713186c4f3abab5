#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

/// Something an import did or could not do, for the report: a meaning; the interface has the words.
struct ImportNote {
    enum class Kind {
        EncodingRead,       ///< parameters: the encoding's name
        PersonNamedByUser,  ///< the name: the document names nobody
        Normalized,         ///< the pairs of characters, joined: what stood there, what it means
        BlanksSet,          ///< how many behind Latin words, which a PDF has lost
        CommentsKept,       ///< how many of the document are in the person's notes
        NameGuessed,        ///< the name, what it was guessed from: NameGuess's sources
        NamedAfterFile,     ///< the name, which is the file's: nobody is named anywhere
        OtherPersonNamed,   ///< the name in the document, the one given with the file, which was left aside
        NamedLikeOther,     ///< the name, the other file of the import that has it, why they are one person's
        LanguageGuessed,    ///< the language's code
        NotPlaced,          ///< the text kept in `unparsed`
        PictureLeft,        ///< a picture that the document has and the record has not: its address
        TableLeft,          ///< nothing: a table of LinkedIn's data, which is kept whole in `unparsed`
        GlyphGuessed,       ///< the page, the letters that its glyphs without text were read as, the words they are in
        GlyphUnread,        ///< the page, the word with U+FFFD for a glyph that nothing tells the text of
        SecondRecord,       ///< the name: several people of this name are in the store already
        SamePerson,         ///< whose record it went into, why: names of SamePersonReason (core/services)
        MayBeSamePerson,    ///< whose record may be the same person's, its id, the new record's id, why
        PhotosDiffer,       ///< the name: both records have a photo, the first one's stays
        Merged,             ///< the name, how many entries both had, how many were added
        DatesDiffer,        ///< what, the record's dates, the document's
        TextsDiffer,        ///< what, the record's text, the document's
        TextExtended,       ///< what, the record's text, the longer one of the document, which took its place
        CountsDiffer,       ///< what, the record's number, the document's
        NothingNew,         ///< the record already held it all
        EntryParted,        ///< its title, or first point: made an entry as in the other document
        EntryJoined,        ///< its title: made points of the entry beside it, as in the other document
        PointMoved,         ///< the point: to the entry beside its own, as in the other document
        SectionOfOtherKind, ///< its title: of the kind that the other document's is
        LineTooLong,        ///< how many characters: kept in `unparsed` without a look at what they say
    } kind;
    QStringList parameters = {};
    Place place = {};

    bool operator==(const ImportNote&) const = default;
};

/// The entries that a line of a file became; several where they stand on one line, or all have what it says.
using EntriesOfLines = QMultiHash<int, EntryId>;

/// What a reader made of one file: a record not yet in any store, and where its pieces came from.
struct ImportDraft {
    Person person;
    bool isNameGuessed = false; ///< nothing says it plainly: it alone makes nobody the same person
    bool isNameMissing = false; ///< nothing says it at all: the person has none yet
    bool isRecord = false;      ///< a whole record as Duovita wrote it: nothing had to be understood
    QString file;
    QString source; ///< the document's text, whose lines the places name; empty for formats that are no text
    Language language = Language::English;
    bool isColumn = false; ///< one of two languages side by side
    QHash<EntryId, Place> places;
    EntriesOfLines lines; ///< from 1
    QList<int> headings;  ///< the lines of the sections' headings
    QList<ImportNote> notes;
};

struct ImportOptions {
    std::optional<QString> personName; ///< for documents that name nobody
    std::optional<Language> language;  ///< instead of the guess
    bool merge = true;                 ///< into the record of the same person, if there is one
    /// Documents that name nobody are read all the same: a CV is called as its file is, other data is nobody's
    /// (ImportDraft::isNameMissing).
    bool mayBeNameless = false;
    QString folder = {}; ///< where pictures that lie beside the document are looked for; empty: nowhere
};

/// "San Zhang (张三)": a name as one is typed in both languages.
QString nameInBoth(const LocalizedText& name);

/// A whole file of strangers. FileNotFound, FileIsFolder, FileTooLarge, FileNotReadable.
Result<QByteArray> bytesOfFile(const QString& path);

/// Reads one file, and pictures that it names beside it, recognising its format by content: Duovita's own JSON (which
/// may hold several people), JSON Resume, RenderCV, YAMLResume, BibTeX, Word, PDF, Markdown, plain text. Fails,
/// changing nothing, on what cannot be read as a CV, and with NameMissing on what names nobody, unless that may be.
Result<QList<ImportDraft>> readFile(const QString& path, const ImportOptions& options = {});
/// The same for bytes already at hand; `file` is for messages, and may say whose they are: "zhang-san-cv.md".
Result<QList<ImportDraft>> readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options = {});

} // namespace duovita
