#pragma once

#include "core/content/documentlabels.h"
#include "core/domain/person.h"

namespace duovita {

/// Where a piece of a document came from in the record. What is not set is not known or has none
/// (a label that the document itself adds has a section or entry but Field::None).
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
    Language language = firstLanguage; ///< the language it is written in: the record's side it was taken from
    ContentSource source = {};

    bool operator==(const ContentRun&) const = default;
};
using ContentLine = QList<ContentRun>;

/// A paragraph or list item below an entry's head.
struct ContentParagraph {
    HighlightStyle style = HighlightStyle::Paragraph;
    int level = 0; ///< nesting
    QString label; ///< "•", "1." for the kinds of list; empty for a paragraph
    ContentLine line;

    bool operator==(const ContentParagraph&) const = default;
};

/// One line of an entry's head: what stands left, and what stands at the right edge (dates, places).
struct ContentHeadLine {
    ContentLine left;
    ContentLine right;

    bool operator==(const ContentHeadLine&) const = default;
};

/// Where a document asks for its pages to begin or not to end.
struct PageBreakHint {
    bool startsPage = false;
    bool keepsTogether = false;

    bool operator==(const PageBreakHint&) const = default;
};

struct ContentEntry {
    EntryId id;
    QList<ContentHeadLine> head;        ///< the first is the entry's title line; empty for publications and the like
    QList<ContentParagraph> paragraphs; ///< in reading order
    PageBreakHint pages = {};
    /// Of several posts, each of which has its time in the head: from the first to the last. It says nothing new.
    ContentLine wholeTime = {};
    std::optional<int> year = {}; ///< of a publication or patent, whatever its paragraph says of it

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
    Language shown;                          ///< the other language, whose text is shown if the CV wants that
    QString text;                            ///< what it says
    MissingTexts fate = MissingTexts::Shown; ///< what became of it here: its entry may have to go for it

    bool operator==(const MissingText&) const = default;
};

struct ContentPhoto {
    QByteArray data;     ///< a JPEG or PNG file
    QString alternative; ///< what it shows, in words
    Language language;   ///< of these

    bool operator==(const ContentPhoto&) const = default;
};

/// One document in one language, chosen and ordered, with nothing said about how it looks: the tree from which
/// the typesetter and every exporter start. Holds nothing private.
struct CvContent {
    Language language = firstLanguage;
    QString title;  ///< the document's title, for metadata: "张三 – 简历"
    QString author; ///< the person's name in this language
    ContentLine name;
    ContentLine otherName; ///< the name in the other language, if there is one and it differs
    ContentLine headline;
    std::optional<ContentPhoto> photo;
    /// One line an item; the template joins them. Personal facts come last, if it asks for them.
    QList<ContentLine> contacts;
    QList<ContactKind> contactKinds; ///< of each that is no personal fact
    QList<ContentSection> sections;
    QList<MissingText> missing;

    bool operator==(const CvContent&) const = default;
};

/// The document `cv` of a person in one language, without what it lacks if the CV wants that (Cv::missingTexts). What
/// documents of all languages show alike, no document lacks (core/terms/neededtexts.h). Pure: the same input gives the
/// same tree.
CvContent makeContent(const Person& person, const Cv& cv, Language language, const DocumentStyle& style = {});

/// All text in reading order, a line of output for each line of content: a head line as "left  right", a list item
/// after its label, contacts one a line.
QString plainText(const CvContent& content);

QString plainText(const ContentLine& line);

} // namespace duovita
