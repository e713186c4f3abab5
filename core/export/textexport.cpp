#include "core/export/textexport.h"

#include <QTextBoundaryFinder>

#include <unicode/uchar.h>

namespace duovita {

namespace {

/// The pieces between which a line may break, each with its trailing spaces. There is no break after a hyphen: a
/// program that joins the lines could not tell it from one added by a typesetter.
QStringList piecesOf(const QString& text)
{
    QStringList pieces;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype start = 0;
    while (finder.toNextBoundary() > 0) {
        const bool hyphen = finder.position() < text.size() && text[finder.position() - 1] == u'-';
        if (hyphen)
            continue;
        pieces += text.mid(start, finder.position() - start);
        start = finder.position();
    }
    if (start < text.size())
        pieces += text.mid(start);
    return pieces;
}

QString trimmedEnd(QString text)
{
    while (text.endsWith(u' '))
        text.chop(1);
    return text;
}

class TextWriter {
public:
    explicit TextWriter(int columns) : m_columns(columns) {}

    void line(const QString& text) { m_lines += trimmedEnd(text); }
    void blank()
    {
        if (!m_lines.isEmpty() && !m_lines.last().isEmpty())
            m_lines += QString();
    }

    /// Writes a paragraph: the first line after `sign`, the others indented to the text.
    void paragraph(const QString& text, const QString& sign = {}, int indent = 0)
    {
        QString current = QString(indent, u' ') + sign;
        const int hang = columnsOf(current);
        bool empty = true;
        for (const QString& piece : piecesOf(text)) {
            if (!empty && columnsOf(current) + columnsOf(trimmedEnd(piece)) > m_columns) {
                line(current);
                current = QString(hang, u' ');
            }
            current += piece;
            empty = false;
        }
        line(current);
    }

    /// Puts `right` at the right edge if both fit on a line, otherwise on the next line.
    void head(const QString& left, const QString& right)
    {
        const int gap = m_columns - columnsOf(left) - columnsOf(right);
        constexpr int narrowest = 2;
        if (right.isEmpty() || left.isEmpty()) {
            paragraph(left + right);
        } else if (gap >= narrowest) {
            line(left + QString(gap, u' ') + right);
        } else {
            paragraph(left);
            paragraph(right);
        }
    }

    QString text() const { return trimmedEnd(m_lines.join(u'\n')) + u'\n'; }

private:
    int m_columns;
    QStringList m_lines;
};

void write(TextWriter& writer, const ContentEntry& entry)
{
    for (const ContentHeadLine& head : entry.head)
        writer.head(plainText(head.left), plainText(head.right));
    constexpr int perLevel = 2;
    for (const ContentParagraph& paragraph : entry.paragraphs) {
        const QString sign = paragraph.label.isEmpty() ? QString() : paragraph.label + u' ';
        writer.paragraph(plainText(paragraph.line), sign, paragraph.level * perLevel);
    }
}

} // namespace

int columnsOf(const QString& text)
{
    int columns = 0;
    for (const uint code : text.toUcs4()) {
        const int width = u_getIntPropertyValue(static_cast<UChar32>(code), UCHAR_EAST_ASIAN_WIDTH);
        const int category = u_charType(static_cast<UChar32>(code));
        if (category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK || category == U_FORMAT_CHAR)
            continue;
        columns += width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
    }
    return columns;
}

QString toText(const CvContent& content, int columns)
{
    TextWriter writer(columns);
    const QString other = plainText(content.otherName);
    writer.line(plainText(content.name) + (other.isEmpty() ? QString() : QStringLiteral("  ") + other));
    if (!content.headline.isEmpty())
        writer.paragraph(plainText(content.headline));
    for (const ContentLine& contact : content.contacts)
        writer.paragraph(plainText(contact));
    for (const ContentSection& section : content.sections) {
        writer.blank();
        const QString title = plainText(section.title);
        writer.line(title);
        writer.line(QString(columnsOf(title), u'-'));
        bool first = true;
        for (const ContentEntry& entry : section.entries) {
            // Entries of several lines are separated by a blank line; lists of single lines are not.
            if (!first && !entry.head.isEmpty() && (entry.head.size() > 1 || !entry.paragraphs.isEmpty()))
                writer.blank();
            write(writer, entry);
            first = false;
        }
    }
    return writer.text();
}

} // namespace duovita
