#include "core/checks/textsearch.h"

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

/// Visits every text of a record; what the visitor gives back takes its place.
class TextWalk {
public:
    /// `text` as it is kept (Markdown where `rich`); the new text, or nothing to leave it.
    using Visit = std::function<std::optional<QString>(const ContentSource& source, std::optional<Language> language,
                                                       const QString& text, bool rich)>;

    TextWalk(Visit visit, Timestamp now) : m_visit(std::move(visit)), m_now(now) {}

    void walk(Person& person)
    {
        m_source = {{}, {}, {}, Field::Name};
        take(person.name);
        m_source.field = Field::Headline;
        take(person.headline);
        m_source.field = Field::WrittenNames;
        for (QString& name : person.writtenNames)
            take(name);
        m_source.field = Field::Contacts;
        takeContacts(person.contacts);
        m_source.field = Field::Notes;
        take(person.notes);
        for (Section& section : person.sections)
            walk(section);
    }

private:
    void walk(Section& section)
    {
        m_source = {section.id(), {}, {}, Field::Title};
        take(section.title);
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            Entry entry = section.entries()[i];
            walk(entry);
            if (entry != section.entries()[i])
                static_cast<void>(section.replace(i, entry)); // its kind stays
        }
    }

    void walk(Entry& entry)
    {
        m_source.entry = entry.id;
        forEachField(entry.details, [&](Field field, auto& value) {
            m_source.field = field;
            takeValue(value);
        });
        m_source.field = Field::Highlights;
        for (Highlight& highlight : entry.highlights) {
            m_source.highlight = highlight.id;
            take(highlight.text);
        }
        m_source.highlight.reset();
        m_source.field = Field::Links;
        for (Link& link : entry.links) {
            take(link.label);
            take(link.url);
        }
        m_source.field = Field::Note;
        take(entry.note);
    }

    void takeContacts(QList<Contact>& contacts)
    {
        for (Contact& contact : contacts) {
            take(contact.value);
            take(contact.label);
        }
    }

    template <typename Value>
    void takeValue(Value& value)
    {
        if constexpr (std::is_same_v<Value, LocalizedText> || std::is_same_v<Value, QString>) {
            take(value);
        } else if constexpr (std::is_same_v<Value, QList<Author>>) {
            for (Author& author : value)
                take(author.name);
        } else if constexpr (std::is_same_v<Value, QList<Contact>>) {
            takeContacts(value);
        } else if constexpr (std::is_same_v<Value, QList<HeldPosition>>) {
            for (HeldPosition& held : value) {
                forEachField(held, [&](Field, auto& inner) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(inner)>, LocalizedText>)
                        take(inner);
                });
            }
        }
    }

    void take(QString& text)
    {
        if (const auto changed = m_visit(m_source, {}, text, false))
            text = *changed;
    }

    static QString sourceOf(const QString& text) { return text; }
    static QString sourceOf(const RichText& text) { return text.markdown(); }
    static void assign(QString& text, const QString& source) { text = source; }
    static void assign(RichText& text, const QString& source) { text = RichText::fromMarkdown(source); }

    template <typename Text>
    void take(Localized<Text>& text)
    {
        for (const Language language : allLanguages) {
            const bool again = text.isShared() && language != allLanguages.front();
            if (again)
                continue;
            const auto changed =
                m_visit(m_source, language, sourceOf(text.text(language)), std::is_same_v<Text, RichText>);
            if (!changed)
                continue;
            Text after;
            assign(after, *changed);
            text.setText(language, after, m_now);
        }
    }

    Visit m_visit;
    Timestamp m_now;
    ContentSource m_source;
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

/// Puts the replacement into Markdown without breaking it: only where what the reader then sees is what was meant.
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
    TextWalk(visit, now).walk(result.person);
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
    TextWalk(visit, {}).walk(copy);
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
