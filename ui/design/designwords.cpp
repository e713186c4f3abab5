#include "ui/design/designwords.h"

#include "core/content/documentlabels.h"
#include "core/messages/kindwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct ChoiceWord {
    const char* key; ///< empty: for every key without an own word
    const char* choice;
    const char* word;
};

constexpr ChoiceWord choiceWords[] = {
    {"entry.secondLine", "plain", QT_TRANSLATE_NOOP("duovita::DesignPane", "Upright")},
    {"contacts.layout", "columns", QT_TRANSLATE_NOOP("duovita::DesignPane", "Two columns")},
    {"contacts.layout", "grid", QT_TRANSLATE_NOOP("duovita::DesignPane", "Grid")},
    {"contacts.layout", "stacked", QT_TRANSLATE_NOOP("duovita::DesignPane", "One per line")},
    {"contacts.layout", "lines", QT_TRANSLATE_NOOP("duovita::DesignPane", "Several per line")},
    {"sidebar.pages", "all", QT_TRANSLATE_NOOP("duovita::DesignPane", "All pages")},
    {"sidebar.pages", "first", QT_TRANSLATE_NOOP("duovita::DesignPane", "To the end of its contents")},
    {"works.years", "text", QT_TRANSLATE_NOOP("duovita::DesignPane", "In the text")},
    {"works.years", "column", QT_TRANSLATE_NOOP("duovita::DesignPane", "In a column")},
    {"skills.style", "lines", QT_TRANSLATE_NOOP("duovita::DesignPane", "One line per category")},
    {"list.bullet", "dot", QT_TRANSLATE_NOOP("duovita::DesignPane", "• Dot")},
    {"list.bullet", "square", QT_TRANSLATE_NOOP("duovita::DesignPane", "▪ Square")},
    {"list.bullet", "ring", QT_TRANSLATE_NOOP("duovita::DesignPane", "◦ Ring")},
    {"list.bullet", "bar", QT_TRANSLATE_NOOP("duovita::DesignPane", "| Bar")},
    {"list.bullet", "triangle", QT_TRANSLATE_NOOP("duovita::DesignPane", "▸ Triangle")},
    {"list.bullet", "dash", QT_TRANSLATE_NOOP("duovita::DesignPane", "– Dash")},
    {"list.bullet", "smallDot", QT_TRANSLATE_NOOP("duovita::DesignPane", "· Small dot")},
    {"", "left", QT_TRANSLATE_NOOP("duovita::DesignPane", "Left")},
    {"", "center", QT_TRANSLATE_NOOP("duovita::DesignPane", "Centre")},
    {"", "right", QT_TRANSLATE_NOOP("duovita::DesignPane", "Right")},
    {"", "asTyped", QT_TRANSLATE_NOOP("duovita::DesignPane", "As typed")},
    {"", "capitals", QT_TRANSLATE_NOOP("duovita::DesignPane", "CAPITALS")},
    {"", "smallCapitals", QT_TRANSLATE_NOOP("duovita::DesignPane", "Small caps")},
    {"", "allSmallCapitals", QT_TRANSLATE_NOOP("duovita::DesignPane", "All small caps")},
    {"", "title", QT_TRANSLATE_NOOP("duovita::DesignPane", "After the title")},
    {"", "between", QT_TRANSLATE_NOOP("duovita::DesignPane", "Between (two-language pages)")},
    {"", "single", QT_TRANSLATE_NOOP("duovita::DesignPane", "One column")},
    {"", "sidebar", QT_TRANSLATE_NOOP("duovita::DesignPane", "Side column")},
    {"", "parallel", QT_TRANSLATE_NOOP("duovita::DesignPane", "Two languages")},
    {"", "document", QT_TRANSLATE_NOOP("duovita::DesignPane", "The document's language")},
    {"", "other", QT_TRANSLATE_NOOP("duovita::DesignPane", "The other language")},
    {"", "rectangle", QT_TRANSLATE_NOOP("duovita::DesignPane", "Rectangle")},
    {"", "rounded", QT_TRANSLATE_NOOP("duovita::DesignPane", "Rounded")},
    {"", "round", QT_TRANSLATE_NOOP("duovita::DesignPane", "Round")},
    {"", "plain", QT_TRANSLATE_NOOP("duovita::DesignPane", "Plain")},
    {"", "rule", QT_TRANSLATE_NOOP("duovita::DesignPane", "Line below")},
    {"", "bar", QT_TRANSLATE_NOOP("duovita::DesignPane", "Bar before")},
    {"", "band", QT_TRANSLATE_NOOP("duovita::DesignPane", "Band behind")},
    {"", "above", QT_TRANSLATE_NOOP("duovita::DesignPane", "Line above")},
    {"", "through", QT_TRANSLATE_NOOP("duovita::DesignPane", "Line on both sides")},
    {"", "beside", QT_TRANSLATE_NOOP("duovita::DesignPane", "Line beside")},
    {"", "dash", QT_TRANSLATE_NOOP("duovita::DesignPane", "Dash above")},
    {"", "tab", QT_TRANSLATE_NOOP("duovita::DesignPane", "Tab shape")},
    {"", "hanging", QT_TRANSLATE_NOOP("duovita::DesignPane", "In a column of their own")},
    {"", "stacked", QT_TRANSLATE_NOOP("duovita::DesignPane", "Two lines")},
    {"", "inline", QT_TRANSLATE_NOOP("duovita::DesignPane", "One line")},
    {"", "inlineBySection", QT_TRANSLATE_NOOP("duovita::DesignPane", "By section")},
    {"", "italic", QT_TRANSLATE_NOOP("duovita::DesignPane", "Italic")},
    {"", "labels", QT_TRANSLATE_NOOP("duovita::DesignPane", "Labels in a column")},
    {"", "blocks", QT_TRANSLATE_NOOP("duovita::DesignPane", "Labels above")},
    {"", "tags", QT_TRANSLATE_NOOP("duovita::DesignPane", "Items in frames")},
    {"", "none", QT_TRANSLATE_NOOP("duovita::DesignPane", "None")},
    {"", "page", QT_TRANSLATE_NOOP("duovita::DesignPane", "Page number")},
    {"", "nameAndPage", QT_TRANSLATE_NOOP("duovita::DesignPane", "Name and page number")},
};

constexpr std::array groupWords{
    QT_TRANSLATE_NOOP("duovita::DesignPane", "Typography"), QT_TRANSLATE_NOOP("duovita::DesignPane", "Colour"),
    QT_TRANSLATE_NOOP("duovita::DesignPane", "Space"),      QT_TRANSLATE_NOOP("duovita::DesignPane", "Header"),
    QT_TRANSLATE_NOOP("duovita::DesignPane", "Sections"),   QT_TRANSLATE_NOOP("duovita::DesignPane", "Dates"),
    QT_TRANSLATE_NOOP("duovita::DesignPane", "Page"),
};

} // namespace

QString labelOf(const DesignKey& key)
{
    return QCoreApplication::translate("duovita", key.label);
}

QString wordFor(DesignKey::Group group)
{
    return QCoreApplication::translate("duovita::DesignPane", groupWords.at(static_cast<std::size_t>(group)));
}

namespace {

/// A date in that style, in the language or else in each.
QString dateIn(DateStyle style, std::optional<Language> language)
{
    const PartialDate date = *PartialDate::parse(QStringLiteral("2020-09"));
    QStringList dates;
    for (const Language each : allLanguages) {
        if (!language || language == each)
            dates += dateText(date, each, style);
    }
    dates.removeDuplicates();
    return dates.join(QStringLiteral(" · "));
}

} // namespace

QString choiceWord(const DesignKey& key, const QString& choice, std::optional<Language> language)
{
    if (const auto style = findDateStyle(choice); style && key.name == QStringLiteral("dates.format"))
        return dateIn(*style, language);
    if (key.type == DesignKey::Type::Choices) { // values may be section kinds
        for (const SectionKindInfo& facts : sectionKindTable) {
            if (choice == QLatin1StringView(facts.name))
                return wordFor(facts.kind);
        }
    }
    for (const ChoiceWord& row : choiceWords) { // those of a specific key come first
        if (choice == QLatin1StringView(row.choice) && (row.key[0] == '\0' || key.name == QLatin1StringView(row.key)))
            return QCoreApplication::translate("duovita::DesignPane", row.word);
    }
    return choice;
}

QString suffixOf(DesignKey::Unit unit)
{
    switch (unit) {
    case DesignKey::Unit::Points:
        return QCoreApplication::translate("duovita::DesignPane", " pt");
    case DesignKey::Unit::Millimetres:
        return QCoreApplication::translate("duovita::DesignPane", " mm");
    case DesignKey::Unit::Em:
        return QCoreApplication::translate("duovita::DesignPane", " em");
    case DesignKey::Unit::Factor:
    case DesignKey::Unit::None:
        break;
    }
    return {};
}

} // namespace duovita
