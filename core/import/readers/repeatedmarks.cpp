#include "core/import/readers/repeatedmarks.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/linemarks.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace duovita {

namespace {

/// A single character at the beginning of a line that is neither a word nor a sign for the text after it.
struct LeadingMark {
    QChar mark;
    qsizetype at = -1;  ///< -1 if there is none
    qsizetype text = 0; ///< where the text after it begins
};

/// Letters that symbol fonts use for bullets, and that are not words of their own in any supported language.
bool isLetterOfSigns(QChar c)
{
    return QStringView(u"olnqvuzØøüè").contains(c);
}

/// "【", "《", "：": Chinese typesetters use these as they look.
bool isWide(QChar c)
{
    return (c.unicode() >= 0x3000 && c.unicode() <= 0x303F) || (c.unicode() >= 0xFF00 && c.unicode() <= 0xFFEF);
}

/// Characters that are already known as marks, or that have a meaning at the beginning of a line: quotation marks,
/// closing brackets, signs for addresses, money and pages.
bool hasItsMeaning(QChar c)
{
    return bulletMark().match(QString(c) + QStringLiteral(" x")).hasMatch() ||
           QStringView(u"\"'“”‘’«»()[]#@&%$€£|/\\_.,:;=~*†‡§©☎✉").contains(c) || isWide(c);
}

LeadingMark leadingMark(const QString& line)
{
    qsizetype at = 0;
    while (at < line.size() && line[at].isSpace())
        ++at;
    if (at + 1 >= line.size())
        return {};
    const QChar c = line[at];
    const bool control = c.category() == QChar::Other_Control || c == QChar::ReplacementCharacter;
    const bool picture = c.category() == QChar::Other_PrivateUse;
    const bool sign = c.isSymbol() || c.isPunct();
    const bool stop = c == u'.' && line[at + 1].isSpace(); // no sentence begins like this
    if (c.isSurrogate() || !(control || picture || stop || isLetterOfSigns(c) || (sign && !hasItsMeaning(c))) ||
        bulletMark().match(line.mid(at)).hasMatch())
        return {};
    qsizetype text = at + 1;
    while (text < line.size() && line[text].isSpace())
        ++text;
    if (text >= line.size() || (text == at + 1 && !control && !picture))
        return {};
    // "o" may be a word, but the text after a mark begins like a sentence.
    if (isLetterOfSigns(c) && !line[text].isUpper() && !line[text].isDigit())
        return {};
    return {c, at, text};
}

/// The marks of a text: each begins several lines, of which hardly any are headings.
class Marks {
public:
    explicit Marks(const QStringList& lines)
    {
        constexpr int fewest = 3;
        QHash<QChar, int> counts;
        for (const QString& line : lines) {
            if (const LeadingMark found = leadingMark(line); found.at >= 0 && !isHeading(line.mid(found.text)))
                ++counts[found.mark];
        }
        for (auto it = counts.begin(); it != counts.end(); ++it) {
            if (it.value() >= fewest)
                m_marks.insert(it.key());
        }
    }

    bool isEmpty() const { return m_marks.isEmpty(); }

    QString read(const QString& line)
    {
        const LeadingMark found = leadingMark(line);
        if (found.at < 0 || !m_marks.contains(found.mark) || isHeading(line.mid(found.text))) {
            note(line);
            return line;
        }
        // "n A point" over "o A part of it", or below points with bullets: the first mark is the outer one.
        if (m_outer.isNull())
            m_outer = found.mark;
        const QChar mark = found.mark == m_outer ? u'•' : u'◦';
        return line.left(found.at) + mark + u' ' + line.mid(found.text);
    }

private:
    static bool isHeading(const QString& text) { return Vocabulary::standard().findSection(text).has_value(); }

    /// The first mark below a heading is the outer one.
    void note(const QString& line)
    {
        const QString text = line.trimmed();
        if (isHeading(text))
            m_outer = QChar();
        else if (m_outer.isNull() && bulletMark().match(text).hasMatch())
            m_outer = text.front();
    }

    QSet<QChar> m_marks;
    QChar m_outer;
};

} // namespace

QString withReadMarks(const QString& text)
{
    QStringList lines = text.split(u'\n');
    Marks marks(lines);
    if (marks.isEmpty())
        return text;
    for (QString& line : lines)
        line = marks.read(line);
    return lines.join(u'\n');
}

} // namespace duovita
