#include "core/checks/textsearch.h"

#include "core/content/textwalk.h"

#include <QRegularExpression>

#include <functional>

namespace duovita {

namespace {

QRegularExpression patternFor(const TextQuery& query)
{
    QString pattern = QRegularExpression::escape(query.text);
    if (query.wholeWords) {
        const auto isLetter = [](QChar c) { return c.isLetterOrNumber() && !containsHan(QString(c)); };
        const QString edge = QStringLiteral("[\\p{Latin}\\p{N}_]");
        if (isLetter(query.text.front()))
            pattern.prepend(QStringLiteral("(?<!%1)").arg(edge));
        if (isLetter(query.text.back()))
            pattern.append(QStringLiteral("(?!%1)").arg(edge));
    }
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.caseSensitive);
    return QRegularExpression(pattern, options);
}

/// `text` is in its stored form (Markdown if `rich`). Returns the new text, or nothing to leave it unchanged.
using Visit = std::function<std::optional<QString>(const ContentSource& source, std::optional<Language> language,
                                                   const QString& text, bool rich)>;

/// Visits every language of every text and stores the text that the visitor returns.
class SideVisitor {
public:
    SideVisitor(Visit visit, Timestamp now) : m_visit(std::move(visit)), m_now(now) {}

    void operator()(const TextPlace& place, QString& text) const
    {
        if (const auto changed = m_visit(place.source, {}, text, false))
            text = *changed;
    }

    template <typename Text>
    void operator()(const TextPlace& place, Localized<Text>& text) const
    {
        for (const Language language : allLanguages) {
            const bool again = text.isShared() && language != allLanguages.front();
            if (again)
                continue;
            const auto changed =
                m_visit(place.source, language, keptText(text.text(language)), std::is_same_v<Text, RichText>);
            if (!changed)
                continue;
            Text after;
            setKeptText(after, *changed);
            text.setText(language, after, m_now);
        }
    }

private:
    Visit m_visit;
    Timestamp m_now;
};

int countIn(const QString& text, const QRegularExpression& pattern)
{
    int count = 0;
    for (auto it = pattern.globalMatch(text); it.hasNext(); it.next())
        ++count;
    return count;
}

QString shownText(const QString& text, bool rich)
{
    return rich ? RichText::fromMarkdown(text).plainText() : text;
}

QStringList addressesOf(const QString& markdown)
{
    QStringList addresses;
    for (const InlineSpan& span : RichText::fromMarkdown(markdown).spans()) {
        if (!span.url.isEmpty())
            addresses += span.url;
    }
    return addresses;
}

bool isAsked(const TextQuery& query, std::optional<Language> language)
{
    return !query.language || query.language == language;
}

/// Replaces text in Markdown, but only if the displayed result is the intended one.
std::optional<QString> replacedIn(const QString& text, bool rich, const QRegularExpression& pattern,
                                  const QString& replacement, int& count)
{
    const int shown = countIn(shownText(text, rich), pattern);
    if (shown == 0)
        return std::nullopt;
    const auto replace = [&](QString in, const QString& with) { return in.replace(pattern, with); };
    if (!rich) {
        count += shown;
        return replace(text, replacement);
    }
    const QString after = replace(text, RichText::fromPlain(replacement).markdown());
    if (shownText(after, true) != replace(shownText(text, true), replacement) ||
        addressesOf(after) != addressesOf(text))
        return std::nullopt;
    count += shown;
    return after;
}

ReplacedText replaceWhere(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now,
                          const std::optional<TextMatch>& where)
{
    ReplacedText result{person, 0};
    if (query.text.isEmpty())
        return result;
    const QRegularExpression pattern = patternFor(query);
    const auto visit = [&](const ContentSource& source, std::optional<Language> language, const QString& text,
                           bool rich) -> std::optional<QString> {
        const bool here = !where || (where->source == source && where->language == language);
        if (!here || !isAsked(query, language))
            return std::nullopt;
        return replacedIn(text, rich, pattern, replacement, result.count);
    };
    TextWalk(SideVisitor(visit, now)).walk(result.person);
    return result;
}

} // namespace

QList<TextMatch> findText(const Person& person, const TextQuery& query)
{
    QList<TextMatch> matches;
    if (query.text.isEmpty())
        return matches;
    const QRegularExpression pattern = patternFor(query);
    const auto visit = [&](const ContentSource& source, std::optional<Language> language, const QString& text,
                           bool rich) -> std::optional<QString> {
        const int count = isAsked(query, language) ? countIn(shownText(text, rich), pattern) : 0;
        const bool sameField =
            !matches.isEmpty() && matches.last().source == source && matches.last().language == language;
        if (count > 0 && sameField)
            matches.last().count += count;
        else if (count > 0)
            matches += TextMatch{source, language, count};
        return std::nullopt;
    };
    Person copy = person;
    TextWalk(SideVisitor(visit, {})).walk(copy);
    return matches;
}

ReplacedText replaceText(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now)
{
    return replaceWhere(person, query, replacement, now, {});
}

ReplacedText replaceText(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now,
                         const TextMatch& where)
{
    return replaceWhere(person, query, replacement, now, where);
}

} // namespace duovita
