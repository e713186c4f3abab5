#include "ui/design/designlook.h"

#include "core/design/designvalues.h"

#include <QJsonArray>

namespace duovita {

namespace {

QJsonValue valueIn(Language language, const DesignKey& key, const Template& look)
{
    const std::size_t index = indexOf(language);
    if (key.name == QStringLiteral("paragraphs.justify"))
        return look.justified[index];
    if (key.name == QStringLiteral("dates.format"))
        return dateFormatNames().value(static_cast<qsizetype>(look.words.dates[index]));
    if (key.name == QStringLiteral("dates.days"))
        return look.words.days[index];
    // 0 means automatic leading: controls show the resulting factor.
    if (key.name == QStringLiteral("body.lineSpacing") && look.lineSpacing == 0)
        return std::round(look.body.leading / look.body.size * 100) / 100;
    return key.get(look);
}

} // namespace

Result<DesignLook> DesignLook::of(const Design& design)
{
    DesignLook look;
    for (const Language language : allLanguages) {
        const Result<Template> shown = Template::load(design, language);
        if (!shown)
            return shown.error();
        const Result<Template> alone = Template::load(design.templateName, language);
        if (!alone)
            return alone.error();
        look.shown[indexOf(language)] = *shown;
        look.bare[indexOf(language)] = *alone;
    }
    return look;
}

DesignValues valuesOf(const DesignKey& key, const std::array<Template, languageCount>& looks)
{
    DesignValues values;
    for (const Language language : allLanguages)
        values[indexOf(language)] = valueIn(language, key, looks[indexOf(language)]);
    return values;
}

bool canBeApart(const DesignKey& key)
{
    return key.type != DesignKey::Type::Family && !key.name.startsWith(QStringLiteral("fonts."));
}

bool isApart(const DesignKey& key, const Design& design, const DesignLook& look)
{
    if (!canBeApart(key))
        return false;
    const auto change = design.changes.constFind(key.name);
    if (change != design.changes.constEnd() && change->isObject())
        return true;
    const DesignValues values = valuesOf(key, look.shown);
    return values.front() != values.back();
}

Result<Design> changed(Design design, const DesignKey& key, const DesignValues& values, bool apart)
{
    design.changes.remove(key.name);
    // Not the template's plain value: distances follow the density, and sizes the text size, of this design.
    std::array<Template, languageCount> without;
    for (const Language language : allLanguages) {
        Result<Template> look = Template::load(design, language);
        if (!look)
            return look.error();
        without[indexOf(language)] = *std::move(look);
    }
    const DesignValues bare = valuesOf(key, without);
    if (apart ? values == bare && bare.front() != bare.back()
              : values.front() == bare.front() && values.front() == bare.back())
        return design;
    if (!apart) {
        design.changes[key.name] = values.front();
    } else {
        // If the values differ between languages anyway, a language that is not changed keeps following the template.
        const bool follow = bare.front() != bare.back();
        QJsonObject byLanguage;
        for (const Language language : allLanguages) {
            const std::size_t index = indexOf(language);
            if (!follow || values[index] != bare[index])
                byLanguage[codeOf(language)] = values[index];
        }
        design.changes[key.name] = byLanguage;
    }
    return design;
}

} // namespace duovita
