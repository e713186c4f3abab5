#include "core/design/designvalues.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace duovita {

namespace {

constexpr std::array dateFormats{"short", "long", "dots", "iso"};

QStringList textsOf(const QJsonValue& value)
{
    QStringList texts;
    for (const QJsonValue& one : value.toArray())
        texts += one.toString();
    return texts;
}

/// A template resolved for one language still has words for all languages: sets them all to one value.
template <typename Value, std::size_t count>
void fill(std::array<Value, count>& values, Value value)
{
    values.fill(value);
}

std::optional<QString> setWordsIn(Language language, const QJsonObject& words, DocumentStyle& style)
{
    for (auto it = words.begin(); it != words.end(); ++it) {
        if (it.key() == QStringLiteral("dates")) {
            const std::optional<DateStyle> dates = findDateStyle(it->toString());
            if (!dates)
                return QStringLiteral("dates: any of %1").arg(dateFormatNames().join(QStringLiteral(", ")));
            style.dates[indexOf(language)] = *dates;
        } else if (it.key() == QStringLiteral("days")) {
            if (!it->isBool())
                return QStringLiteral("days: true or false");
            style.days[indexOf(language)] = it->toBool();
        } else if (it.key() == QStringLiteral("typographicQuotes") && !quotesOf(language).isEmpty()) {
            if (!it->isBool())
                return QStringLiteral("typographicQuotes: true or false");
            style.typographicQuotes = it->toBool();
        } else if (const std::optional<DocumentWord> sign = findDocumentWord(it.key()); sign && it->isString()) {
            style.labels[indexOf(language)][*sign] = it->toString();
        } else {
            return QStringLiteral("words and signs that there are; “%1” is none").arg(it.key());
        }
    }
    return std::nullopt;
}

constexpr QLatin1StringView shadePrefix("accent ");

/// Perceived lightness, from 0 (black) to 1 (white).
double lightness(const QColor& color)
{
    return 0.299 * color.redF() + 0.587 * color.greenF() + 0.114 * color.blueF();
}

template <int side>
std::optional<QString> setMargin(Template& design, const QJsonValue& value)
{
    const double given = value.toDouble(-1);
    if (!value.isDouble() || given < 0 || given > widestMargin)
        return QStringLiteral("a number from 0 to %1").arg(widestMargin);
    const double points = given * pointsPerMillimetre;
    if constexpr (side == 0)
        design.margins.setLeft(points);
    else if constexpr (side == 1)
        design.margins.setTop(points);
    else if constexpr (side == 2)
        design.margins.setRight(points);
    else
        design.margins.setBottom(points);
    return std::nullopt;
}

template <int side>
QJsonValue marginOf(const Template& design)
{
    const std::array<double, 4> points{design.margins.left(), design.margins.top(), design.margins.right(),
                                       design.margins.bottom()};
    constexpr double places = 1e4;
    return std::round(points[side] / pointsPerMillimetre * places) / places;
}

} // namespace

QColor colorOf(const QJsonValue& value, const Template& design)
{
    const QString name = value.toString();
    if (name == QStringLiteral("accent"))
        return design.accentColor;
    if (name == QStringLiteral("text"))
        return design.textColor;
    if (name == QStringLiteral("muted"))
        return design.mutedColor;
    const QColor shade = shadeIn(value);
    return shade.isValid() ? shade : QColor::fromString(name);
}

QColor shadeIn(const QJsonValue& value)
{
    const QString text = value.toString();
    const QColor shade = text.startsWith(shadePrefix) ? QColor::fromString(text.mid(shadePrefix.size())) : QColor();
    return shade.alpha() == 255 ? shade : QColor();
}

QColor shadeBeside(const QColor& accent, const QColor& shade, const QColor& own)
{
    if (accent == own)
        return shade;
    const bool paler = lightness(shade) > lightness(own);
    const double end = paler ? 1 : 0;
    const double room = end - lightness(own);
    const double part = room == 0 ? 1 : (lightness(shade) - lightness(own)) / room;
    const auto mixed = [&](float channel) { return static_cast<float>(channel + (end - channel) * part); };
    return QColor::fromRgb(QColor::fromRgbF(mixed(accent.redF()), mixed(accent.greenF()), mixed(accent.blueF())).rgb());
}

std::optional<QString> setEmphasis(Template& design, const QJsonValue& value)
{
    const QJsonArray list = value.isArray() ? value.toArray() : QJsonArray{value};
    QStringList families;
    for (const QJsonValue& one : list) {
        if (!one.isString() || one.toString().isEmpty())
            return QStringLiteral("a list of texts");
        families += one.toString();
    }
    design.emphasisFamilies = families;
    return std::nullopt;
}

QJsonValue emphasisOf(const Template& design)
{
    return QJsonArray::fromStringList(design.emphasisFamilies);
}

std::optional<QString> setJustified(Template& design, const QJsonValue& value)
{
    const QJsonObject byLanguage = value.toObject();
    const QJsonArray list = value.toArray();
    if (!value.isBool() && !value.isArray() && byLanguage.isEmpty())
        return QStringLiteral("true or false, or codes of document languages");
    for (const QJsonValue& code : list) {
        if (!findLanguage(code.toString()))
            return QStringLiteral("codes of document languages");
    }
    for (const Language language : allLanguages) {
        const QJsonValue own = byLanguage.value(codeOf(language));
        if (value.isObject() && !own.isBool() && !own.isUndefined())
            return QStringLiteral("true or false for each language");
        bool& justified = design.justified[indexOf(language)];
        justified = value.isArray()  ? list.contains(codeOf(language))
                    : value.isBool() ? value.toBool()
                                     : own.toBool(justified);
    }
    return std::nullopt;
}

QJsonValue justifiedOf(const Template& design)
{
    QJsonArray codes;
    for (const Language language : allLanguages) {
        if (design.justified[indexOf(language)])
            codes += codeOf(language);
    }
    return codes;
}

QStringList namePartNames()
{
    return {QStringLiteral("document"), QStringLiteral("other")};
}

std::optional<QString> setNameParts(Template& design, const QJsonValue& value)
{
    const QStringList names = namePartNames();
    QList<Template::NamePart> parts;
    for (const QString& name : textsOf(value)) {
        const qsizetype at = names.indexOf(name);
        if (at < 0)
            return QStringLiteral("any of %1").arg(names.join(QStringLiteral(", ")));
        parts += static_cast<Template::NamePart>(at);
    }
    if (parts.isEmpty())
        return QStringLiteral("any of %1").arg(names.join(QStringLiteral(", ")));
    design.personName.parts = parts;
    return std::nullopt;
}

QJsonValue namePartsOf(const Template& design)
{
    QJsonArray names;
    for (const Template::NamePart part : design.personName.parts)
        names += namePartNames().value(static_cast<qsizetype>(part));
    return names;
}

QStringList sectionKindNames()
{
    QStringList names;
    for (const SectionKindInfo& facts : sectionKindTable)
        names += QString::fromLatin1(facts.name);
    return names;
}

std::optional<QString> setSectionKinds(QList<SectionKind>& kinds, const QJsonValue& value)
{
    QList<SectionKind> given;
    for (const QString& name : textsOf(value)) {
        const std::optional<SectionKind> kind = findSectionKind(name);
        if (!kind)
            return QStringLiteral("kinds of section; “%1” is none").arg(name);
        given += *kind;
    }
    if (!value.isArray())
        return QStringLiteral("a list of texts");
    kinds = given;
    return std::nullopt;
}

QJsonValue namesOf(const QList<SectionKind>& kinds)
{
    QJsonArray names;
    for (const SectionKind kind : kinds)
        names += sectionKindNames().value(static_cast<qsizetype>(kind));
    return names;
}

QStringList dateFormatNames()
{
    QStringList names;
    for (const char* name : dateFormats)
        names += QString::fromLatin1(name);
    return names;
}

std::optional<QString> setDateFormat(Template& design, const QJsonValue& value)
{
    const std::optional<DateStyle> format = findDateStyle(value.toString());
    if (!format)
        return QStringLiteral("any of %1").arg(dateFormatNames().join(QStringLiteral(", ")));
    fill(design.words.dates, *format);
    return std::nullopt;
}

QJsonValue dateFormatOf(const Template& design)
{
    return dateFormatNames().value(static_cast<qsizetype>(design.words.dates.front()));
}

std::optional<QString> setDays(Template& design, const QJsonValue& value)
{
    if (!value.isBool())
        return QStringLiteral("true or false");
    fill(design.words.days, value.toBool());
    return std::nullopt;
}

QJsonValue daysOf(const Template& design)
{
    return design.words.days.front();
}

std::optional<QString> setWords(Template& design, const QJsonValue& value)
{
    if (!value.isObject())
        return QStringLiteral("an object");
    const QJsonObject words = value.toObject();
    for (const Language language : allLanguages) {
        const QJsonValue own = words.value(codeOf(language));
        if (own.isUndefined())
            continue;
        if (!own.isObject())
            return QStringLiteral("an object for each language");
        if (const std::optional<QString> problem = setWordsIn(language, own.toObject(), design.words))
            return problem;
    }
    return std::nullopt;
}

QJsonValue wordsOf(const Template& design)
{
    QJsonObject words;
    for (const Language language : allLanguages) {
        QJsonObject own;
        const auto& labels = design.words.labels[indexOf(language)];
        for (auto it = labels.begin(); it != labels.end(); ++it)
            own[nameInDesigns(it.key())] = it.value();
        if (!own.isEmpty())
            words[codeOf(language)] = own;
    }
    return words;
}

const QList<MarginKey>& marginKeys()
{
    static const QList<MarginKey> keys{
        {"margins.left", QT_TRANSLATE_NOOP("duovita", "Left margin"), &setMargin<0>, &marginOf<0>},
        {"margins.top", QT_TRANSLATE_NOOP("duovita", "Top margin"), &setMargin<1>, &marginOf<1>},
        {"margins.right", QT_TRANSLATE_NOOP("duovita", "Right margin"), &setMargin<2>, &marginOf<2>},
        {"margins.bottom", QT_TRANSLATE_NOOP("duovita", "Bottom margin"), &setMargin<3>, &marginOf<3>},
    };
    return keys;
}

} // namespace duovita
