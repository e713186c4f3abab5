#include "core/import/fields/othername.h"

#include "core/import/annotate/namereading.h"
#include "core/terms/hanreadings.h"
#include "core/terms/surnames.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

QString lettersOf(const QString& text)
{
    QString letters;
    for (const QChar c : text.toLower()) {
        if (c.isLetter())
            letters += c;
    }
    return letters;
}

/// The romanizations of a Chinese name, with the family name first and last: "zhangsan", "sanzhang".
QSet<QString> readingsOf(const QString& chinese)
{
    QSet<QString> readings;
    for (const QString& text : {chinese, withSurnameRead(chinese)}) {
        const QStringList syllables = pinyinSyllables(text);
        for (qsizetype family = 1; family <= 2 && family < syllables.size(); ++family) {
            const QString first = syllables.mid(0, family).join(QString());
            const QString given = syllables.mid(family).join(QString());
            if (family == 1 || hasCompoundSurname(chinese))
                readings += {first + given, given + first};
        }
    }
    return readings;
}

/// Counts the texts in the document that can be the name in the other language.
class NameCandidates {
public:
    explicit NameCandidates(const LocalizedText& name)
        : m_english(name.text(Language::English)), m_chinese(name.text(Language::Chinese))
    {
        if (!m_chinese.isEmpty())
            m_readings = readingsOf(m_chinese);
    }

    void read(const QString& text)
    {
        if (m_english.isEmpty())
            readLatin(text);
        else
            readChinese(text);
    }

    QString mostFrequent() const
    {
        QString found;
        for (auto it = m_counts.begin(); it != m_counts.end(); ++it) {
            if (found.isEmpty() || std::pair(*it, it.key()) > std::pair(m_counts[found], found))
                found = it.key();
        }
        return found;
    }

private:
    void readLatin(const QString& text)
    {
        // A name may start at each word: "Si Li San Zhang" also contains "San Zhang".
        static const QRegularExpression pair(
            QStringLiteral("(?<![\\p{L}-])(?=(\\p{Lu}[\\p{L}'’-]+\\s+\\p{Lu}[\\p{L}'’-]+)(\\s+\\p{Lu}[\\p{L}'’-]+)?)"));
        if (const qsizetype at = text.indexOf(m_chinese); at >= 0) {
            static const QRegularExpression bracket(QStringLiteral("^\\s*[(（]\\s*(%1)\\s*[)）]").arg(latinName()));
            constexpr qsizetype longest = 60;
            const auto match = bracket.match(text.mid(at + m_chinese.size(), longest));
            if (match.hasMatch())
                count(match.captured(1), certain);
        }
        for (auto it = pair.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            for (const QString& found : {match.captured(1), QString(match.captured(1) + match.captured(2))}) {
                if (m_readings.contains(lettersOf(found)))
                    count(found, 1);
            }
        }
    }

    void readChinese(const QString& text)
    {
        static const QRegularExpression run(QStringLiteral("(?<!\\p{Han})\\p{Han}{2,4}(?!\\p{Han})"));
        const QString letters = lettersOf(m_english);
        for (auto it = run.globalMatch(text); it.hasNext();) {
            const QString found = it.next().captured();
            auto known = m_isReading.constFind(found);
            if (known == m_isReading.constEnd()) {
                const bool hasSurname = Vocabulary::standard().beginsWithSurname(found);
                known = m_isReading.insert(found, hasSurname && readingsOf(found).contains(letters));
            }
            if (*known)
                count(found, 1);
        }
    }

    void count(const QString& written, int times)
    {
        const auto name = readName(written);
        if (name)
            m_counts[name->textOrFallback(m_english.isEmpty() ? Language::English : Language::Chinese)] += times;
    }

    static constexpr int certain = 1000; // outweighs any number of romanizations: a bracket after the name
    QString m_english;
    QString m_chinese;
    QSet<QString> m_readings;
    QHash<QString, bool> m_isReading; // whether a Chinese text has the name as its romanization
    QHash<QString, int> m_counts;
};

} // namespace

QString nameInOtherLanguage(const LocalizedText& name, const DividedDocument& document)
{
    if (name.isEmpty() || std::none_of(allLanguages.begin(), allLanguages.end(),
                                       [&](Language language) { return name.text(language).isEmpty(); }))
        return {};
    NameCandidates candidates(name);
    const auto read = [&](const QList<TextBlock>& blocks) {
        for (const TextBlock& block : blocks) {
            for (const TextLine& line : block.lines)
                candidates.read(line.plain());
        }
    };
    read(document.header);
    for (const FoundSection& section : document.sections)
        read(section.blocks);
    return candidates.mostFrequent();
}

} // namespace duovita
