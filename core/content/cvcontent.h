#pragma once

#include "core/content/documentlabels.h"
#include "core/domain/person.h"

namespace duovita {

/// The place in the record from which a piece of a document comes. Unset members are unknown or do not apply: a label
/// that the document adds has a section or entry, but Field::None.
struct ContentSource {
    std::optional<SectionId> section;
    std::optional<EntryId> entry;
    std::optional<HighlightId> highlight;
    Field field = Field::None;
    std::optional<CvId> cv = {}; ///< set for the CV's own headline and summary

    bool operator==(const ContentSource&) const = default;
};

/// A stretch of document text in one style, language and source.
struct ContentRun {
    QString text;
    InlineStyles style = InlineStyle::Plain;
    QString url = {};
    Language language = firstLanguage; ///< the language of the record's text it was taken from
    ContentSource source = {};

    bool operator==(const ContentRun&) const = default;
};
using ContentLine = QList<ContentRun>;

/// A paragraph or list item below an entry's head.
struct ContentParagraph {
    HighlightStyle style = HighlightStyle::Paragraph;
    int level = 0; ///< nesting
    QString label; ///< "•", "1." depending on the kind of list; empty for a paragraph
    ContentLine line;

    bool operator==(const ContentParagraph&) const = default;
};

/// A line of an entry's head: the part at the left, and the part at the right edge (dates, places).
struct ContentHeadLine {
    ContentLine left;
    ContentLine right;

    bool operator==(const ContentHeadLine&) const = default;
};

/// The document's requests for page breaks.
struct PageBreakHint {
    bool startsPage = false;
    bool keepsTogether = false;

    bool operator==(const PageBreakHint&) const = default;
};

struct ContentEntry {
    EntryId id;
    QList<ContentHeadLine> head;        ///< the first is the title line; empty for publications and similar entries
    QList<ContentParagraph> paragraphs; ///< in reading order
    PageBreakHint pages = {};
    /// With several posts, each of which has its dates in the head: the time from the first to the last. Redundant
    /// information.
    ContentLine wholeTime = {};
    std::optional<int> year = {}; ///< of a publication or patent, even if its paragraph does not contain it

    bool operator==(const ContentEntry&) const = default;
};

struct ContentSection {
    SectionId id;
    SectionKind kind;
    ContentLine title;
    QList<ContentEntry> entries;
    PageBreakHint pages = {};

    bool operator==(const ContentSection&) const = default;
};

/// A text that a document lacks in its own language.
struct MissingText {
    ContentSource source;
    Language wanted;
    Language shown;                          ///< the other language, whose text is shown if the CV asks for that
    QString text;                            ///< the text in that language
    MissingTexts fate = MissingTexts::Shown; ///< how it was handled: its whole entry may have been left out

    bool operator==(const MissingText&) const = default;
};

struct ContentPhoto {
    QByteArray data;     ///< a JPEG or PNG file
    QString alternative; ///< a description for screen readers
    Language language;   ///< language of `alternative`

    bool operator==(const ContentPhoto&) const = default;
};

/// One document in one language: selected and ordered content without any formatting. The typesetter and every exporter
/// start from this tree. Contains nothing private.
struct CvContent {
    Language language = firstLanguage;
    QString title;  ///< the document's title, for metadata: "张三 – 简历"
    QString author; ///< the person's name in this language
    ContentLine name;
    ContentLine otherName;       ///< the name in the other language, if there is one and it differs
    bool isSurnameFirst = false; ///< for a name in Latin letters: "Chen Yu" for 陈雨
    ContentLine headline;
    std::optional<ContentPhoto> photo;
    /// One line per item; the template joins them. Personal facts come last, if the design asks for them.
    QList<ContentLine> contacts;
    QList<ContactKind> contactKinds; ///< kinds of the contacts, without the personal facts
    QList<ContentSection> sections;
    QList<MissingText> missing;

    bool operator==(const CvContent&) const = default;
};

/// Makes the content of `cv` in one language. Texts missing in that language are handled as the CV asks
/// (Cv::missingTexts); texts that are the same in all languages are never missing (core/terms/neededtexts.h). Pure: the
/// same input gives the same tree.
CvContent makeContent(const Person& person, const Cv& cv, Language language, const DocumentStyle& style = {});

/// All text in reading order, one line of output per line of content: a head line as "left right", a list item after
/// its label, one contact per line.
QString plainText(const CvContent& content);

QString plainText(const ContentLine& line);

} // namespace duovita
