#include "core/import/resumefields.h"

#include "core/import/datetext.h"
#include "core/json/personjson.h"

#include <QHash>

namespace duovita {

ContactKind kindOfNetwork(const QString& network)
{
    static const QHash<QString, ContactKind> kinds{
        {QStringLiteral("github"), ContactKind::GitHub}, {QStringLiteral("linkedin"), ContactKind::LinkedIn},
        {QStringLiteral("orcid"), ContactKind::Orcid},   {QStringLiteral("google scholar"), ContactKind::GoogleScholar},
        {QStringLiteral("wechat"), ContactKind::WeChat}, {QStringLiteral("微信"), ContactKind::WeChat}};
    return kinds.value(network.toLower(), ContactKind::Other);
}

void addContact(Person& person, ContactKind kind, const QString& value, const QString& label)
{
    if (value.isEmpty())
        return;
    Contact contact{kind, LocalizedText::shared(value), {}, true};
    if (!label.isEmpty())
        contact.label = LocalizedText::shared(label);
    person.contacts += contact;
}

Result<ImportDraft> named(ImportDraft draft, const ImportOptions& options)
{
    if (draft.person.name.isEmpty() && options.personName) {
        draft.person.name = LocalizedText::of(languageOfText(*options.personName), *options.personName);
        draft.notes += ImportNote{ImportNote::Kind::PersonNamedByUser, {*options.personName}, {draft.file}};
    }
    if (draft.person.name.isEmpty())
        return Error{ErrorCode::NameMissing, {draft.file}, {draft.file}};
    draft.notes += ImportNote{ImportNote::Kind::LanguageGuessed, {codeOf(draft.language)}, {draft.file}};
    keepExtraApart(draft.person);
    return draft;
}

Language languageOfText(const QString& text)
{
    return containsHan(text) ? Language::Chinese : Language::English;
}

QString ResumeFields::text(const char* key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue value = m_object.value(name);
    if (!value.isString() && !value.isDouble())
        return {};
    m_object.remove(name);
    return value.isDouble() ? QString::number(value.toDouble()) : value.toString();
}

QStringList ResumeFields::texts(const char* key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue value = m_object.value(name);
    QStringList texts;
    for (const QJsonValue& item : value.toArray()) {
        if (!item.isString())
            return {};
        texts += item.toString();
    }
    if (value.isArray())
        m_object.remove(name);
    return texts;
}

QList<QJsonObject> ResumeFields::objects(const char* key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue value = m_object.value(name);
    QList<QJsonObject> objects;
    for (const QJsonValue& item : value.toArray()) {
        if (!item.isObject())
            return {};
        objects += item.toObject();
    }
    if (value.isArray())
        m_object.remove(name);
    return objects;
}

QJsonObject ResumeFields::object(const char* key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue value = m_object.value(name);
    if (value.isObject())
        m_object.remove(name);
    return value.toObject();
}

std::optional<PartialDate> ResumeFields::date(const char* key)
{
    const QString name = QString::fromLatin1(key);
    const QString given = m_object.value(name).toString().trimmed();
    if (given.isEmpty())
        return std::nullopt;
    std::optional<PartialDate> date;
    if (const auto iso = PartialDate::parse(given))
        date = *iso;
    else if (const auto found = findDateRange(given, true); found && found->length == given.size())
        date = found->range.end() ? found->range.end() : found->range.start();
    if (date)
        m_object.remove(name);
    return date;
}

DateRange ResumeFields::range(const char* startKey, const char* endKey)
{
    const std::optional<PartialDate> start = date(startKey);
    const QString endName = QString::fromLatin1(endKey);
    static const QStringList now{QStringLiteral("present"), QStringLiteral("now"), QStringLiteral("current"),
                                 QStringLiteral("至今")};
    const bool ongoing = now.contains(m_object.value(endName).toString().trimmed().toLower());
    if (ongoing) {
        m_object.remove(endName);
        return DateRange::untilPresent(start);
    }
    const std::optional<PartialDate> end = date(endKey);
    // An experience that began and has no end goes on: that is what the schema means by leaving it out.
    if (start && !end && !m_object.contains(endName))
        return DateRange::untilPresent(start);
    const auto range = DateRange::create(start, end);
    if (range)
        return *range;
    m_object.insert(QString::fromLatin1(startKey), start ? start->toIso() : QString());
    m_object.insert(endName, end ? end->toIso() : QString());
    return {};
}

LocalizedText ResumeFields::localizedOf(const QString& text) const
{
    if (text.isEmpty())
        return {};
    return languageOfText(text) == m_language ? LocalizedText::of(m_language, text) : LocalizedText::shared(text);
}

Highlight ResumeFields::paragraphOf(const QString& text) const
{
    Highlight highlight = bulletOf(text);
    highlight.style = HighlightStyle::Paragraph;
    return highlight;
}

Highlight ResumeFields::bulletOf(const QString& text) const
{
    Highlight highlight;
    highlight.text = LocalizedRichText::of(m_language, RichText::fromMarkdown(text));
    return highlight;
}

} // namespace duovita
