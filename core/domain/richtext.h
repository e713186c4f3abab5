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

/// A run of text in one style, without markup.
struct InlineSpan {
    QString text;
    InlineStyles style = InlineStyle::Plain;
    QString url = {};          ///< the link's target; empty if it is not a link
    qsizetype sourceStart = 0; ///< UTF-16 offset of the span's first character in the Markdown source

    bool operator==(const InlineSpan&) const = default;
};

/// The text of the spans without their styles.
QString plainOf(const QList<InlineSpan>& spans);

/// Splits spans at pandoc's marks ^raised^ and ~lowered~, which are still text in them, and applies these styles.
QList<InlineSpan> raisedAndLowered(const QList<InlineSpan>& spans);

/// The one-line text of a field, in which only **bold**, ^raised^ and ~lowered~ are markup: "C*, 5*3*2, snake_case"
/// stays as it is, and so does a backslash.
QList<InlineSpan> markedSpans(const QString& text);

/// Inline text stored as Markdown source: CommonMark's **bold**, *italic*, `code` and [links](url), and pandoc's
/// ^superscript^ and ~subscript~ (only Latin letters, digits and signs, so that "3~5 天" stays as it is). HTML is plain
/// text. Every QString is valid source; parsing never drops a character.
class RichText {
public:
    RichText() = default;

    static RichText fromMarkdown(QString source);
    /// Escapes everything that Markdown would read as markup, so that plainText() returns `text`.
    static RichText fromPlain(const QString& text);
    /// Writes Markdown that parses to these spans. Every character stays; where Markdown cannot place a mark (the end
    /// of an emphasis between a quotation mark and a letter), the style ends at the last letter before it.
    static RichText fromSpans(const QList<InlineSpan>& spans);

    const QString& markdown() const { return m_source; }
    bool isEmpty() const { return m_source.isEmpty(); }

    /// A line break in the source becomes a single space.
    QList<InlineSpan> spans() const;
    QString plainText() const;

    bool operator==(const RichText&) const = default;

private:
    QString m_source;
};

} // namespace duovita
