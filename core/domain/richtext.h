#pragma once

#include <QFlags>
#include <QList>
#include <QString>

namespace duovita {

enum class InlineStyle : unsigned char {
    Plain = 0,
    Bold = 1,
    Italic = 2,
    Code = 4,
    Superscript = 8,
    Subscript = 16,
};
Q_DECLARE_FLAGS(InlineStyles, InlineStyle)
Q_DECLARE_OPERATORS_FOR_FLAGS(InlineStyles)

/// A stretch of text in one style, as a reader sees it.
struct InlineSpan {
    QString text;
    InlineStyles style = InlineStyle::Plain;
    QString url = {};          ///< where a link goes; empty if this is none
    qsizetype sourceStart = 0; ///< UTF-16 offset in the Markdown of the span's first character

    bool operator==(const InlineSpan&) const = default;
};

/// What a reader sees of spans.
QString plainOf(const QList<InlineSpan>& spans);

/// Spans in which pandoc's marks ^raised^ and ~lowered~ are still text, with these styles.
QList<InlineSpan> raisedAndLowered(const QList<InlineSpan>& spans);

/// A one-line text of a field, in which only **bold**, ^raised^ and ~lowered~ are marks: "C*, 5*3*2, snake_case" stays
/// what it is, and so does a backslash.
QList<InlineSpan> markedSpans(const QString& text);

/// Inline text kept as Markdown source: CommonMark's **bold**, *italic*, `code` and [links](url), and pandoc's
/// ^superscript^ and ~subscript~ (Latin letters, digits and signs only, so that "3~5 天" stays what it is).
/// HTML is text like any other. Every QString is a legal source; nothing is ever dropped from it.
class RichText {
public:
    RichText() = default;

    static RichText fromMarkdown(QString source);
    /// Escapes what Markdown would read as markup, so that plainText() gives `text` back.
    static RichText fromPlain(const QString& text);
    /// Markdown that reads as these spans. Every character stays; where Markdown cannot put a mark (the end of an
    /// emphasis between a quotation mark and a letter), the style ends at the last letter before it.
    static RichText fromSpans(const QList<InlineSpan>& spans);

    const QString& markdown() const { return m_source; }
    bool isEmpty() const { return m_source.isEmpty(); }

    /// Line breaks in the source come out as a single space.
    QList<InlineSpan> spans() const;
    QString plainText() const;

    bool operator==(const RichText&) const = default;

private:
    QString m_source;
};

} // namespace duovita
