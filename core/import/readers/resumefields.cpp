#include "core/import/readers/resumefields.h"

#include "core/domain/jsonkey.h"
#include "core/import/annotate/datetext.h"
#include "core/import/readers/pictures.h"
#include "core/json/personjson.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

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

std::optional<Photo> takePhoto(ResumeFields& fields, const char* key, const ImportOptions& options,
                               QList<ImportNote>& notes)
{
    const QString address = fields.text(key);
    std::optional<Photo> photo = address.isEmpty() ? std::nullopt : readPicture(address, options.folder);
    if (!photo && !address.isEmpty()) {
        notes += ImportNote{ImportNote::Kind::PictureLeft, {nameOfPicture(address)}};
        fields.leave(key, address);
    }
    return photo;
}

Result<ImportDraft> named(ImportDraft draft, const ImportOptions& options)
{
    if (draft.person.name.isEmpty() && options.personName) {
        draft.person.name = LocalizedText::of(languageOfText(*options.personName), *options.personName);
        draft.notes += ImportNote{ImportNote::Kind::PersonNamedByUser, {*options.personName}, {draft.file}};
    }
    draft.isNameMissing = draft.person.name.isEmpty();
    if (draft.isNameMissing && !options.mayBeNameless)
        return Error{ErrorCode::NameMissing, {draft.file}, {draft.file}};
    draft.notes += ImportNote{ImportNote::Kind::LanguageGuessed, {codeOf(draft.language)}, {draft.file}};
    notePicturesInTexts(draft);
    keepExtraApart(draft.person);
    return draft;
}

Language languageOfText(const QString& text)
{
    return containsHan(text) ? Language::Chinese : Language::English;
}

namespace {

/// A number as it was written, so that a telephone number does not become "1.38e+10".
QString textOf(const QJsonValue& value)
{
    if (!value.isDouble())
        return value.toString();
    const double number = value.toDouble();
    constexpr double exact = 1e15;
    return number == std::trunc(number) && qAbs(number) < exact
               ? QString::number(static_cast<qint64>(number))
               : QString::number(number, 'g', QLocale::FloatingPointShortest);
}

bool saysNothing(const QJsonValue& value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().trimmed().isEmpty()) ||
           (value.isArray() && value.toArray().isEmpty()) || (value.isObject() && value.toObject().isEmpty());
}

/// A text in a list. "- Third point: with a colon" is meant as text, but YAML reads a mapping.
std::optional<QString> lineOf(const QJsonValue& item)
{
    if (item.isString())
        return item.toString();
    const QJsonObject object = item.toObject();
    const QString key = object.keys().value(0);
    if (object.size() != 1 || key.isEmpty() || !object.value(key).isString())
        return std::nullopt;
    return QString(key + QStringLiteral(": ") + object.value(key).toString());
}

QJsonValue withoutNothing(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray kept;
        for (const QJsonValue& item : value.toArray()) {
            if (const QJsonValue cleaned = withoutNothing(item); !saysNothing(cleaned))
                kept += cleaned;
        }
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (const QJsonValue cleaned = withoutNothing(member.value()); !saysNothing(cleaned))
            kept.insert(jsonKey(member.key()), cleaned);
    }
    return kept;
}

/// "2020-01-01T00:00:00.000Z": the day as written, regardless of time and zone.
QString withoutTime(const QString& date)
{
    static const QRegularExpression time(QStringLiteral("(?<=^\\d{4}-\\d\\d-\\d\\d)[T ]\\d\\d:\\d\\d.*$"));
    return QString(date).remove(time);
}

} // namespace

QJsonObject ResumeFields::rest() const
{
    return withoutNothing(m_object).toObject();
}

QString ResumeFields::text(const char* key)
{
    const QJsonValue value = valueOf(key);
    if (!value.isString() && !value.isDouble())
        return {};
    m_object.remove(QLatin1StringView(key));
    return saysNothing(value) ? QString() : textOf(value);
}

QStringList ResumeFields::texts(const char* key)
{
    const QJsonValue value = valueOf(key);
    QStringList texts;
    for (const QJsonValue& item : value.toArray()) {
        if (saysNothing(item))
            continue;
        const std::optional<QString> text = lineOf(item);
        if (!text)
            return {};
        texts += *text;
    }
    if (value.isArray())
        m_object.remove(QLatin1StringView(key));
    return texts;
}

QList<QJsonObject> ResumeFields::objects(const char* key)
{
    const QJsonValue value = valueOf(key);
    QList<QJsonObject> objects;
    for (const QJsonValue& item : value.toArray()) {
        if (saysNothing(item))
            continue;
        if (!item.isObject())
            return {};
        objects += item.toObject();
    }
    if (value.isArray())
        m_object.remove(QLatin1StringView(key));
    return objects;
}

QJsonObject ResumeFields::object(const char* key)
{
    const QJsonValue value = valueOf(key);
    if (value.isObject())
        m_object.remove(QLatin1StringView(key));
    return value.toObject();
}

std::optional<PartialDate> ResumeFields::date(const char* key)
{
    const QString given = withoutTime(textOf(valueOf(key)).trimmed());
    if (given.isEmpty())
        return std::nullopt;
    std::optional<PartialDate> date;
    if (const auto parsed = PartialDate::parse(given))
        date = *parsed;
    else if (const auto found = findDateRange(given, true); found && found->length == given.size())
        date = found->range.end() ? found->range.end() : found->range.start();
    if (date)
        m_object.remove(QLatin1StringView(key));
    return date;
}

std::optional<DateRange> ResumeFields::period(const char* key)
{
    const std::optional<DateRange> range = parsePeriod(textOf(valueOf(key)).trimmed());
    if (range)
        m_object.remove(QLatin1StringView(key));
    return range;
}

DateRange ResumeFields::range(const char* startKey, const char* endKey)
{
    const std::optional<PartialDate> start = date(startKey);
    const QLatin1StringView endName(endKey);
    static const QStringList now{QStringLiteral("present"), QStringLiteral("now"), QStringLiteral("current"),
                                 QStringLiteral("至今")};
    const QJsonValue given = valueOf(endKey);
    // An experience with a start and no end is ongoing: the schema says so for a missing end, and other tools write
    // null or an empty text.
    const bool ongoing = now.contains(given.toString().trimmed().toLower()) || (start && saysNothing(given));
    if (ongoing) {
        m_object.remove(endName);
        return DateRange::untilPresent(start);
    }
    const std::optional<PartialDate> end = date(endKey);
    if (const auto range = DateRange::create(start, end))
        return *range;
    m_object.insert(QLatin1StringView(startKey), start->toText());
    m_object.insert(endName, end->toText());
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
