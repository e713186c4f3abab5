#include "core/import/fields/namecandidates.h"

#include "core/import/annotate/nameforms.h"
#include "core/import/annotate/namereading.h"
#include "core/import/annotate/ownname.h"
#include "core/import/fields/introductions.h"
#include "core/import/fields/namesofauthors.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

constexpr int enough = 3; // weight needed for a name

/// A candidate name with the weight of each source.
struct Candidate {
    LocalizedText name;
    int weightOfName = 0; // of the source that supplied the form of the name
    QList<std::pair<QString, int>> sources;

    int weight() const
    {
        int sum = 0;
        for (const auto& source : sources)
            sum += source.second;
        return sum;
    }
};

/// The words of a name in alphabetical order, so that "Zhang San" equals "San Zhang".
QString lettersOf(const QString& latin)
{
    static const QRegularExpression mark(QStringLiteral("[^\\p{L}]+"));
    QStringList words = latin.toLower().split(mark, Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return word.size() < 2; }); // initials
    words.sort();
    return words.join(u' ');
}

/// "J. Doe" is short for "Jane Doe".
bool isShortOf(const QString& text, const QString& name)
{
    static const QRegularExpression initial(QStringLiteral("^\\p{Lu}\\.?(?=[\\s-])"));
    return initial.match(text).hasMatch() && !initial.match(name).hasMatch();
}

/// Whether two names can be the same person's: equal, or one is the romanization of the other.
bool agree(const LocalizedText& a, const LocalizedText& b)
{
    for (const Language language : allLanguages) {
        const QString one = a.text(language);
        const QString other = b.text(language);
        if (!one.isEmpty() && !other.isEmpty() && (language == Language::Chinese || lettersOf(one) == lettersOf(other)))
            return language == Language::English || one == other;
    }
    // "J. Doe" is Jane Doe, and 李四 Li Si.
    return OwnName(a, {}).matches(b.textOrFallback(Language::English)) ||
           OwnName(b, {}).matches(a.textOrFallback(Language::English));
}

class Gathering {
public:
    Gathering(const NameEvidence& evidence, const Vocabulary& vocabulary)
        : m_evidence(evidence), m_vocabulary(vocabulary)
    {
        m_blocks = evidence.document.header;
        for (const FoundSection& section : evidence.document.sections)
            m_blocks += section.blocks;
    }

    std::optional<NameGuess> best()
    {
        if (!m_evidence.seeming.isEmpty())
            add(m_evidence.seeming, QStringLiteral("head"), enough);
        addFrontMatter();
        addLabels();
        addSentences();
        for (const TextBlock& block : std::as_const(m_blocks))
            addLinks(block);
        addRunningLines();
        m_accounts += accountsIn(m_blocks);
        const QList<FoundSection>& sections = m_evidence.document.sections;
        const auto called = authorCalled(m_evidence.called, sections, m_accounts);
        if (called && !m_evidence.called.isEmpty())
            add(*called, QStringLiteral("authors"), enough);
        if (const auto author = authorOfMost(sections, m_accounts))
            add(*author, QStringLiteral("authors"), enough + 1);
        addAccounts();
        addFile();
        for (Candidate& candidate : m_candidates) {
            const bool fromMail =
                std::any_of(candidate.sources.begin(), candidate.sources.end(),
                            [](const auto& source) { return source.first == QStringLiteral("account"); });
            if (!fromMail && isOfAccount(candidate.name, m_accounts))
                candidate.sources.emplaceBack(QStringLiteral("account"), 2);
        }
        const auto most =
            std::max_element(m_candidates.begin(), m_candidates.end(),
                             [](const Candidate& a, const Candidate& b) { return a.weight() < b.weight(); });
        if (most == m_candidates.end() || most->weight() < enough)
            return std::nullopt;
        NameGuess guess{most->name, {}};
        for (const auto& source : std::as_const(most->sources))
            guess.sources += source.first;
        return guess;
    }

private:
    void add(const LocalizedText& name, const QString& source, int weight)
    {
        if (!mayBeName(name, m_vocabulary))
            return;
        auto found = std::find_if(m_candidates.begin(), m_candidates.end(),
                                  [&](const Candidate& candidate) { return agree(candidate.name, name); });
        if (found == m_candidates.end())
            found = m_candidates.insert(m_candidates.end(), Candidate{});
        for (const Language language : allLanguages) {
            const QString text = name.text(language);
            const QString known = found->name.text(language);
            const bool fuller = known.isEmpty() || isShortOf(known, text);
            if (!text.isEmpty() && (fuller || (weight > found->weightOfName && !isShortOf(text, known))))
                found->name.setText(language, text);
        }
        found->weightOfName = qMax(found->weightOfName, weight);
        const auto same = std::find_if(found->sources.begin(), found->sources.end(),
                                       [&](const auto& one) { return one.first == source; });
        if (same == found->sources.end())
            found->sources.emplaceBack(source, weight);
        else
            same->second = qMax(same->second, weight);
    }

    void addTitle(const QString& title, const QString& source, int framed, int bare)
    {
        if (const auto name = nameInTitle(title, m_vocabulary))
            add(name->name, source, name->framed ? framed : bare);
    }

    void addFileName(const QString& stem, const QString& source, int framed, int capital, int small)
    {
        if (const auto name = nameInFileName(stem, m_vocabulary))
            add(name->name, source, name->framed ? framed : name->capital ? capital : small);
    }

    void addFrontMatter()
    {
        static const QRegularExpression whose(QStringLiteral("^(?:name|author|owner|full_?name)$"),
                                              QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression what(QStringLiteral("^(?:.*_)?(?:title|subtitle|description|excerpt|summary)$"),
                                             QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression address(QStringLiteral("[/.](?:pdf|jpe?g|png|webp|gif|com|io)\\b"));
        static const QRegularExpression quotes(QStringLiteral("^[\"']|[\"']$"));
        for (const auto& [key, written] : m_evidence.frontMatter) {
            const QString value = QString(written.trimmed()).remove(quotes);
            if (whose.match(key).hasMatch())
                addTitle(value, QStringLiteral("frontMatter"), enough + 2, enough + 2);
            else if (what.match(key).hasMatch())
                addTitle(value, QStringLiteral("frontMatter"), enough + 1, enough);
            else if (address.match(value).hasMatch())
                addFileName(lastPartOf(value), QStringLiteral("link"), enough, 2, 2);
            if (!m_vocabulary.headerField(key).isEmpty() && !value.contains(u' '))
                m_accounts += value.toLower();
        }
    }

    /// "姓名：张三" in a section, except for referees.
    void addLabels()
    {
        static const QRegularExpression label(QStringLiteral("^\\s*(\\p{L}[\\p{L} ]{0,12}?)\\s*[:：]\\s*(.+)$"));
        for (const FoundSection& section : m_evidence.document.sections) {
            if (section.kind == SectionKind::Reference)
                continue;
            for (const TextBlock& block : section.blocks) {
                for (const TextLine& line : block.lines) {
                    const auto match = label.match(line.plain());
                    if (!match.hasMatch() || m_vocabulary.headerField(match.captured(1)) != QStringLiteral("name"))
                        continue;
                    if (const auto name = nameBehindLabel(match.captured(2)))
                        add(name->name, QStringLiteral("label"), enough + 3);
                }
            }
        }
    }

    /// "Jane Doe is a lecturer …", "张三，博士，…" at the beginning of a paragraph, before the sections or in a section
    /// about the person.
    void addSentences()
    {
        QList<TextBlock> blocks = m_evidence.document.header;
        for (const FoundSection& section : m_evidence.document.sections) {
            if (section.kind == SectionKind::Summary)
                blocks += section.blocks;
        }
        for (const TextBlock& block : std::as_const(blocks)) {
            if (const auto name = nameOfThirdPerson(block.plain()))
                add(*name, QStringLiteral("sentence"), enough + 1);
        }
    }

    void addLinks(const TextBlock& block)
    {
        static const QRegularExpression profile(
            QStringLiteral("(?:linkedin\\.com/in|researchgate\\.net/profile|loop\\.frontiersin\\.org/people)/"
                           "([\\p{L}%][\\p{L}\\d%_-]*)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression document(QStringLiteral("\\.(?:pdf|docx?|jpe?g|png|webp)(?:[?#]|$)"),
                                                 QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression hash(QStringLiteral("-[\\da-f]*\\d[\\da-z]*$"));
        const auto addProfile = [&](const QString& text) {
            if (const auto match = profile.match(text); match.hasMatch())
                addFileName(lastPartOf(match.captured(1)).remove(hash), QStringLiteral("link"), enough, enough, 2);
        };
        for (const TextLine& line : block.lines) {
            addProfile(line.plain());
            for (const InlineSpan& span : line.spans) {
                if (span.url.isEmpty())
                    continue;
                addProfile(span.url);
                if (!document.match(span.url).hasMatch())
                    continue;
                addFileName(lastPartOf(span.url), QStringLiteral("link"), enough, 1, 1);
                addTitle(span.text, QStringLiteral("link"), enough + 1, 1);
            }
        }
    }

    /// "Jane Doe" on every page, and the names of pictures without another description.
    void addRunningLines()
    {
        static const QRegularExpression page(
            QStringLiteral("\\s*[|·–—-]?\\s*(?:page\\s*)?\\d+(?:\\s*(?:/|of)\\s*\\d+)?\\s*$"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression picture(QStringLiteral("\\.(?:jpe?g|png|webp|gif)$"),
                                                QRegularExpression::CaseInsensitiveOption);
        QHash<QString, int> times;
        for (const TextBlock& block : m_evidence.document.pageArtifacts) {
            const QString text = block.plain().trimmed();
            if (picture.match(text).hasMatch())
                addFileName(lastPartOf(text), QStringLiteral("link"), 2, 1, 1);
            else if (const QString words = QString(text).remove(page); !block.comment && ++times[words] == 2)
                addTitle(words, QStringLiteral("running"), enough + 1, enough);
        }
    }

    /// "jane.doe@…" in the header, and the person's own site if several links lead to it; only names of two
    /// pronounceable words, since handles of one word are weak evidence.
    void addAccounts()
    {
        static const QRegularExpression words(QStringLiteral("^[a-z]{2,}[._][a-z]{2,}\\d{0,4}$"));
        static const QRegularExpression site(
            QStringLiteral("^https?://([a-z]{2,}-[a-z]{2,})\\.(?:github|gitee|gitlab)\\.io\\b"));
        const QString mail = firstMail(m_evidence.document.header);
        if (words.match(mail).hasMatch())
            addFileName(mail, QStringLiteral("account"), 0, 0, enough);
        QHash<QString, int> times;
        for (const TextBlock& block : std::as_const(m_blocks)) {
            for (const TextLine& line : block.lines) {
                for (const InlineSpan& span : line.spans) {
                    const QString host = site.match(span.url).captured(1);
                    if (!host.isEmpty() && ++times[host] == 2)
                        addFileName(host, QStringLiteral("account"), 0, 0, enough);
                }
            }
        }
    }

    void addFile()
    {
        addFileName(QFileInfo(m_evidence.file).completeBaseName(), QStringLiteral("file"), enough, enough, 1);
    }

    const NameEvidence& m_evidence;
    const Vocabulary& m_vocabulary;
    QList<TextBlock> m_blocks;
    QStringList m_accounts;
    QList<Candidate> m_candidates;
};

} // namespace

std::optional<NameGuess> guessName(const NameEvidence& evidence, const Vocabulary& vocabulary)
{
    return Gathering(evidence, vocabulary).best();
}

} // namespace duovita
