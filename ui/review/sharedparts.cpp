#include "ui/review/sharedparts.h"

#include "core/matching/meaning.h"
#include "core/messages/recordwords.h"

#include <algorithm>
#include <map>

namespace duovita {

namespace {

/// A text in one language, and its position within both languages' text.
struct LanguagePart {
    QString text;
    qsizetype at;
};

QList<LanguagePart> splitByLanguage(const QString& text)
{
    QString lines = text;
    lines.replace(languageSeparator(), QStringLiteral("\n· ")); // as wide on one line
    QList<LanguagePart> parts;
    qsizetype at = 0;
    for (const QString& line : lines.split(u'\n')) {
        const QString shown = line.simplified();
        if (shown.isEmpty())
            continue;
        parts += LanguagePart{shown, at};
        at += shown.size() + 1;
    }
    return parts;
}

/// Sorts the parts and merges those that touch or overlap.
QList<TextPart> joined(QList<TextPart> parts)
{
    std::sort(parts.begin(), parts.end(), [](const TextPart& a, const TextPart& b) { return a.at < b.at; });
    QList<TextPart> whole;
    for (const TextPart& part : std::as_const(parts)) {
        if (whole.isEmpty() || part.at > whole.back().at + whole.back().size)
            whole += part;
        else
            whole.back().size = std::max(whole.back().size, part.at + part.size - whole.back().at);
    }
    return whole;
}

bool isOneHan(const QString& text, const Meaning::Word& word)
{
    return word.size == 1 && containsHan(text.mid(word.at, 1));
}

class Comparing {
public:
    explicit Comparing(const QList<Term>& glossary) : m_reader(KnownNames(glossary)) {}

    void compare(const LanguagePart& given, const LanguagePart& own)
    {
        // "鹿鸣" and "Luming". Between two Chinese texts, the characters themselves are compared.
        const bool withReadings = containsHan(given.text) != containsHan(own.text);
        const Meaning one = m_reader.read(given.text, withReadings);
        const Meaning other = m_reader.read(own.text, withReadings);
        for (const SharedWord& word : sharedWords(one, other, m_reader)) {
            // Lower weights belong to very common words and single characters.
            constexpr double least = 0.15;
            const Meaning::Word& here = one.words[word.one];
            const Meaning::Word& there = other.words[word.other];
            // Between languages, a single character is a piece of a word ("工" of "结构工程师"), which says little.
            const bool isPiece = withReadings && (isOneHan(given.text, here) || isOneHan(own.text, there));
            if (word.weight >= least && !isPiece)
                add(given, here, own, there);
        }
    }

    SharedParts result() const
    {
        SharedParts shared{joined(m_given), joined(m_own), {}};
        for (const auto& [at, words] : m_words) {
            if (!shared.words.contains(words))
                shared.words += words;
        }
        return shared;
    }

private:
    void add(const LanguagePart& given, const Meaning::Word& one, const LanguagePart& own, const Meaning::Word& other)
    {
        m_given += TextPart{given.at + one.at, one.size};
        m_own += TextPart{own.at + other.at, other.size};
        const QString here = given.text.mid(one.at, one.size);
        const QString there = own.text.mid(other.at, other.size);
        const bool isSame = here.compare(there, Qt::CaseInsensitive) == 0;
        m_words.emplace(m_given.back().at, isSame ? here : here + QStringLiteral(" – ") + there);
    }

    MeaningReader m_reader;
    QList<TextPart> m_given;
    QList<TextPart> m_own;
    std::multimap<qsizetype, QString> m_words; ///< by position
};

} // namespace

SharedParts sharedPartsOf(const QString& given, const QString& own, const QList<Term>& glossary)
{
    if (given.simplified() == own.simplified())
        return {};
    Comparing comparing(glossary);
    const QList<LanguagePart> owns = splitByLanguage(own);
    for (const LanguagePart& here : splitByLanguage(given)) {
        for (const LanguagePart& there : owns)
            comparing.compare(here, there);
    }
    return comparing.result();
}

} // namespace duovita
