#include "core/import/fields/namesofauthors.h"

#include "core/import/annotate/nameforms.h"
#include "core/import/annotate/namereading.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "A Shen", "AB Shen": only initials, too weak to identify a person.
bool hasInitialsOnly(const QString& latin)
{
    static const QRegularExpression initials(QStringLiteral("^(?:\\p{Lu}[.-]*){1,3}$"));
    const QStringList words = latin.split(u' ', Qt::SkipEmptyParts);
    return !latin.isEmpty() && latin != latin.toUpper() &&
           std::count_if(words.begin(), words.end(),
                         [](const QString& word) { return !initials.match(word).hasMatch(); }) < 2;
}

struct Author {
    LocalizedText name;
    qsizetype works = 0;
    qsizetype bold = 0; // how many of those works emphasize the name
    qsizetype lastWork = -1;
    qsizetype lastBold = -1;
};

class Counting {
public:
    explicit Counting(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    /// Counts names between commas. Pieces that are not names, such as words of a title, seldom recur.
    void count(const TextBlock& work)
    {
        static const QRegularExpression mark(
            QStringLiteral("[,，、;；:：()（）.]\\s+|[,，、;；:：()（）]|\\s+(?:and|with|&)\\s+|\\s{2,}"));
        const qsizetype before = m_named;
        ++m_work;
        for (const TextLine& line : work.lines) {
            for (const QString& piece : line.plain().split(mark, Qt::SkipEmptyParts))
                add(piece, false);
            for (const InlineSpan& span : line.spans) {
                if (span.style.testFlag(InlineStyle::Bold))
                    add(span.text, true);
            }
        }
        m_works += m_named > before ? 1 : 0;
    }

    std::optional<LocalizedText> most(const QStringList& accounts) const
    {
        constexpr qsizetype fewest = 3;
        const auto first = weightiest(m_authors, accounts);
        if (!first)
            return std::nullopt;
        const bool marked = first->bold > 0 || isOfAccount(first->name, accounts);
        const bool often = 2 * first->works > m_works && (marked || first->works >= fewest);
        return often ? std::optional(first->name) : std::nullopt;
    }

    std::optional<LocalizedText> called(const QString& word, const QStringList& accounts) const
    {
        QList<Author> those = m_authors;
        those.removeIf([&](const Author& author) {
            return !author.name.text(Language::English).split(u' ').contains(word, Qt::CaseInsensitive);
        });
        const auto first = weightiest(those, accounts);
        return first ? std::optional(first->name) : std::nullopt;
    }

private:
    /// The author with the most evidence; nothing if two are equal.
    std::optional<Author> weightiest(const QList<Author>& authors, const QStringList& accounts) const
    {
        std::optional<Author> first;
        qsizetype most = -1;
        for (const Author& author : authors) {
            const qsizetype weight =
                author.works + 2 * author.bold + (isOfAccount(author.name, accounts) ? m_works : 0);
            if (weight == most)
                first.reset();
            else if (weight > most)
                first = author;
            most = qMax(most, weight);
        }
        return first;
    }

    bool isWhole(const LocalizedText& name) const
    {
        return mayBeName(name, m_vocabulary) && !hasInitialsOnly(name.text(Language::English));
    }

    void add(const QString& piece, bool bold)
    {
        static const QRegularExpression marks(QStringLiteral("^[\\s*†‡#✉\\d]+|[\\s*†‡#✉\\d,，.。、:：]+$"));
        const auto name = readName(QString(piece).remove(marks));
        if (!name)
            return;
        const QString key = name->text(Language::English) + u'/' + name->text(Language::Chinese);
        auto known = m_places.constFind(key);
        if (known == m_places.constEnd()) {
            known = m_places.insert(key, isWhole(*name) ? m_authors.size() : -1);
            if (*known >= 0)
                m_authors += Author{*name};
        }
        if (*known < 0)
            return;
        Author& author = m_authors[*known];
        author.works += std::exchange(author.lastWork, m_work) == m_work ? 0 : 1;
        if (bold)
            author.bold += std::exchange(author.lastBold, m_work) == m_work ? 0 : 1;
        ++m_named;
    }

    const Vocabulary& m_vocabulary;
    QList<Author> m_authors;
    QHash<QString, qsizetype> m_places; // index of a name among the authors; -1 if it is not a name
    qsizetype m_work = 0;
    qsizetype m_works = 0; // works that name authors
    qsizetype m_named = 0;
};

Counting countedIn(const QList<FoundSection>& sections)
{
    Counting counting(Vocabulary::standard());
    for (const FoundSection& section : sections) {
        if (section.kind != SectionKind::Publication && section.kind != SectionKind::Patent)
            continue;
        for (const TextBlock& block : section.blocks)
            counting.count(block);
    }
    return counting;
}

} // namespace

std::optional<LocalizedText> authorOfMost(const QList<FoundSection>& sections, const QStringList& accounts)
{
    return countedIn(sections).most(accounts);
}

std::optional<LocalizedText> authorCalled(const QString& word, const QList<FoundSection>& sections,
                                          const QStringList& accounts)
{
    return countedIn(sections).called(word, accounts);
}

} // namespace duovita
