#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

/// A note for the import's report about something the import did or could not do. It is a code; the interface turns it
/// into words. The comments list the parameters.
struct ImportNote {
    enum class Kind {
        EncodingRead,       ///< the encoding's name
        PersonNamedByUser,  ///< the name: the document names nobody
        Normalized,         ///< the replaced characters as pairs, joined: original, replacement
        SpacesRestored,     ///< how many spaces after Latin words were restored; a PDF had lost them
        CommentsKept,       ///< how many of the document's comments went to the person's notes
        NameGuessed,        ///< the name, and what it was guessed from: NameGuess's sources
        NamedAfterFile,     ///< the name, which is the file's, because no person is named anywhere
        OtherPersonNamed,   ///< the name in the document, and the name given with the file, which was ignored
        NamedLikeOther,     ///< the name, the other file of the import that has it, why both are the same person's
        LanguageGuessed,    ///< the language's code
        NotPlaced,          ///< the text, which is kept in `unparsed`
        PictureLeft,        ///< the address of a picture in the document that the record does not contain
        TableLeft,          ///< none: a table of LinkedIn's data, which is kept as a whole in `unparsed`
        GlyphGuessed,       ///< the page, the letters that were found for glyphs without text, the words that contain
                            ///< them
        GlyphUnread,        ///< the page, the word in which U+FFFD replaces a glyph whose text is unknown
        SecondRecord,       ///< the name: the store already has several people with this name
        SamePerson,         ///< the person whose record was extended, and why: names of SamePersonReason
                            ///< (core/services)
        MayBeSamePerson,    ///< the person whose record may be about the same person, its id, the new record's id, why
        PhotosDiffer,       ///< the name: both records have a photo, and the existing one stays
        Merged,             ///< the name, how many entries both had, how many were added
        DatesDiffer,        ///< what, the record's dates, the document's
        TextsDiffer,        ///< what, the record's text, the document's
        TextExtended,       ///< what, the record's text, the document's longer text, which replaced it
        CountsDiffer,       ///< what, the record's number, the document's
        NothingNew,         ///< the record already contained everything
        EntryParted,        ///< its title or first point: made a separate entry, as in the other document
        EntryJoined,        ///< its title: its text became points of the entry beside it, as in the other document
        PointMoved,         ///< the point: moved to the neighbouring entry, as in the other document
        SectionOfOtherKind, ///< its title: it got the kind of the other document's section
        LineTooLong,        ///< how many characters: kept in `unparsed` without being parsed
    } kind;
    QStringList parameters = {};
    Place place = {};

    bool operator==(const ImportNote&) const = default;
};

/// The entries made from each line of a file; several if they share a line, or if the line applies to all.
using EntriesOfLines = QMultiHash<int, EntryId>;

/// A record read from a file and not yet in any store, with the origin of its parts.
struct ImportDraft {
    Person person;
    bool isNameGuessed = false; ///< not stated in the document, so the name alone does not identify the person
    bool isNameMissing = false; ///< not found at all: the person has no name yet
    bool isRecord = false;      ///< a complete record written by Duovita: nothing had to be interpreted
    QString file;
    QString source; ///< the document's text (of PDF and Word, as extracted), to whose lines the places refer; empty for
                    ///< a record attached to a PDF
    Language language = Language::English;
    bool isColumn = false; ///< from one column of a document whose two columns are in different languages
    QHash<EntryId, Place> places;
    EntriesOfLines lines; ///< from 1
    QList<int> headings;  ///< line numbers of the section headings
    QList<ImportNote> notes;
};

struct ImportOptions {
    std::optional<QString> personName; ///< for documents that name nobody
    std::optional<Language> language;  ///< instead of the guess
    bool merge = true;                 ///< into the record of the same person, if it exists
    /// Reads documents that name nobody, too: a CV gets its file's name, other data has no person
    /// (ImportDraft::isNameMissing).
    bool mayBeNameless = false;
    QString folder = {}; ///< where to look for pictures beside the document; empty: nowhere
};

/// "San Zhang (张三)": a name as typed in both languages.
QString bilingualName(const LocalizedText& name);

/// Reads an untrusted file as a whole. FileNotFound, FileIsFolder, FileTooLarge, FileNotReadable.
Result<QByteArray> bytesOfFile(const QString& path);

/// Reads a file and the pictures beside it that it refers to. Recognizes the format by content: Duovita's own JSON
/// (which may contain several people), JSON Resume, RenderCV, YAMLResume, BibTeX, Word, PDF, Markdown, plain text.
/// Fails, changing nothing, if the file cannot be read as a CV, and with NameMissing if it names nobody, unless the
/// options allow that.
Result<QList<ImportDraft>> readFile(const QString& path, const ImportOptions& options = {});
/// The same for bytes in memory; `file` is used in messages and may contain the person's name: "zhang-san-cv.md".
Result<QList<ImportDraft>> readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options = {});

} // namespace duovita
