#include "ui/design/designwords.h"

#include <QCoreApplication>
#include <QJsonValue>

namespace duovita {

namespace {

struct ShortLabel {
    const char* key;
    const char* label;
};

/// Labels for use where the group or the row above supplies the context.
constexpr ShortLabel shortLabels[] = {
    {"fonts.titleLatin", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Heading font")},
    {"fonts.latinScale", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Latin letter size")},
    {"paragraphs.justify", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Alignment")},
    {"section.letters", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Capitals")},
    {"section.tracking", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Letter spacing")},
    {"personName.letters", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Name capitals")},
    {"personName.firstWeight", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Given name")},
    {"personName.tracking", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Name spacing")},
    {"section.stretch", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Full pages")},
    {"entry.headGap", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Below entry headings")},
    {"headline.spaceBefore", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Above headline")},
    {"contacts.spaceBefore", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Above contacts")},
    {"list.indent", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Point indent")},
    {"contacts.labels", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Labels")},
    {"photo.left", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Photo")},
    {"section.align", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Alignment")},
    {"band.text", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Band text")},
    {"sidebar.width", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Its width")},
    {"sidebar.sections", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Its sections")},
    {"sidebar.pages", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Extent")},
    {"ending.left", QT_TRANSLATE_NOOP("duovita::DesignLabels", "End block, left")},
    {"ending.right", QT_TRANSLATE_NOOP("duovita::DesignLabels", "End block, right")},
    {"entry.placeFirst", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Place first")},
    {"languages.dots", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Level dots")},
    {"works.years", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Years")},
    {"works.newestFirst", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Newest first")},
    {"entry.dates", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Position")},
    {"entry.dateColumn", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Column width")},
    {"entry.wholeTime", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Total period")},
    {"margins.left", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Left")},
    {"margins.top", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Top")},
    {"margins.right", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Right")},
    {"margins.bottom", QT_TRANSLATE_NOOP("duovita::DesignLabels", "Bottom")},
};

struct NamedValue {
    double value;
    const char* word;
};

constexpr NamedValue weights[] = {
    {300, QT_TRANSLATE_NOOP("duovita::DesignPane", "Light")},
    {400, QT_TRANSLATE_NOOP("duovita::DesignPane", "Regular")},
    {500, QT_TRANSLATE_NOOP("duovita::DesignPane", "Medium")},
    {700, QT_TRANSLATE_NOOP("duovita::DesignPane", "Bold")},
};

struct Either {
    const char* key;
    const char* off;
    const char* on;
};

constexpr Either eithers[] = {
    {"paragraphs.justify", QT_TRANSLATE_NOOP("duovita::DesignPane", "Left"),
     QT_TRANSLATE_NOOP("duovita::DesignPane", "Justified")},
    {"photo.left", QT_TRANSLATE_NOOP("duovita::DesignPane", "Right"), QT_TRANSLATE_NOOP("duovita::DesignPane", "Left")},
};

QString translated(const char* word)
{
    return QCoreApplication::translate("duovita::DesignPane", word);
}

} // namespace

QString shortLabelOf(const DesignKey& key)
{
    for (const ShortLabel& row : shortLabels) {
        if (key.name == QLatin1StringView(row.key))
            return QCoreApplication::translate("duovita::DesignLabels", row.label);
    }
    return labelOf(key);
}

QString noneWord()
{
    return translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "None"));
}

QString weightWord(double weight)
{
    for (const NamedValue& named : weights) {
        if (named.value == weight)
            return translated(named.word);
    }
    if (weight == 0)
        return translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "As the rest"));
    constexpr double semibold = 600;
    return weight == semibold ? translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "Semibold"))
                              : QString::number(weight);
}

QList<ValueWord> valueWords(const DesignKey& key, std::optional<Language> language)
{
    QList<ValueWord> words;
    if (key.type == DesignKey::Type::Choice) {
        for (const QString& choice : key.choices)
            words += {choice, choiceWord(key, choice, language)};
    } else if (key.type == DesignKey::Type::Number && key.name.endsWith(QStringLiteral("eight")) &&
               key.unit == DesignKey::Unit::None) {
        if (key.lowest == 0)
            words += {0, weightWord(0)};
        for (const NamedValue& weight : weights)
            words += {weight.value, weightWord(weight.value)};
    } else {
        for (const Either& either : eithers) {
            if (key.name == QLatin1StringView(either.key))
                words = {{false, translated(either.off)}, {true, translated(either.on)}};
        }
    }
    return words;
}

} // namespace duovita
