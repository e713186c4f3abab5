#include "core/services/extractedtext.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QRegularExpression>

namespace duovita {

namespace {

QString withoutSpaces(QString text)
{
    text.removeIf([](QChar c) { return c.isSpace() || !c.isPrint(); });
    return text;
}

} // namespace

ExtractedText::ExtractedText(const QByteArray& pdf)
{
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    for (int page = 0; page < document.pageCount(); ++page)
        m_letters += withoutSpaces(document.getAllText(page).text());
}

QString ExtractedText::withOwnMark(const QString& line) const
{
    static const QRegularExpression marks(QStringLiteral("^\\s*•[•\\s]*"));
    const qsizetype length = marks.match(line).capturedLength();
    if (length == 0)
        return line;
    constexpr qsizetype enough = 24; // beyond this length, the import may have joined words across a line break
    const QString words = line.mid(length);
    const QString beginning = withoutSpaces(words).left(enough);
    const bool isBare = !m_letters.contains(u'•' + beginning) && m_letters.contains(beginning);
    return isBare ? words : QStringLiteral("• ") + words;
}

} // namespace duovita
