#include "core/design/keyeffects.h"

#include "core/domain/person.h"

#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

using Heading = Template::Heading;

bool hasTitleFont(const Template& look)
{
    return !look.titleLatinFamily.isEmpty() || !look.titleChineseFamily.isEmpty();
}

bool hasOneColumn(const Template& look)
{
    return look.layout == Template::Layout::Single;
}

bool datesHaveAColumn(const Template& look)
{
    return look.dates == Template::Dates::Left;
}

/// Whether lines other than the timeline are drawn in the timeline's colour.
bool drawsOtherLines(const Template& look)
{
    return look.contactLayout == Template::Contacts::Grid || look.skills == Template::Skills::Tags || look.levelDots ||
           look.layout == Template::Layout::Parallel;
}

/// Whether the titles of the main column or of the side column have the decoration.
bool anyTitle(const Template& look, bool (*is)(Heading))
{
    const bool others = look.hasSidebar() && look.sidebar.titles > 0;
    return is(look.section.style) || (others && is(static_cast<Heading>(look.sidebar.titles - 1)));
}

bool hasRule(Heading style)
{
    return style != Heading::Plain && style != Heading::Bar && style != Heading::Band;
}

bool takesRuleColor(Heading style)
{
    return style != Heading::Plain && style != Heading::Bar;
}

bool hangsNot(Heading style)
{
    return style != Heading::Hanging;
}

struct Condition {
    const char* key;
    const char* hangsOn;
    bool (*isMet)(const Template& look);
};

/// A key may have several conditions: the first that is not met is reported.
constexpr Condition conditions[] = {
    {"sidebar.side", "layout", [](const Template& look) { return look.hasSidebar(); }},
    {"sidebar.width", "layout", [](const Template& look) { return look.hasSidebar(); }},
    {"sidebar.sections", "layout", [](const Template& look) { return look.hasSidebar(); }},
    {"sidebar.pages", "layout", [](const Template& look) { return look.hasSidebar(); }},
    {"ending.left", "layout", &hasOneColumn},
    {"ending.right", "layout", &hasOneColumn},
    {"contacts.layout", "layout", [](const Template& look) { return !look.hasSidebar(); }},
    {"contacts.icons", "contacts.layout",
     [](const Template& look) { return look.hasSidebar() || look.contactLayout != Template::Contacts::Grid; }},
    {"personName.likeTitles", "fonts.titleLatin", &hasTitleFont},
    {"contacts.likeTitles", "fonts.titleLatin", &hasTitleFont},
    {"contacts.separator", "layout", [](const Template& look) { return !look.hasSidebar(); }},
    {"contacts.separator", "contacts.layout",
     [](const Template& look) {
         return look.contactLayout != Template::Contacts::Stacked && look.contactLayout != Template::Contacts::Grid;
     }},
    {"contacts.separator", "contacts.icons", [](const Template& look) { return !look.contactIcons; }},
    {"photo.left", "layout", [](const Template& look) { return !look.hasSidebar(); }},
    {"photo.left", "photo.width", [](const Template& look) { return look.photo.width > 0; }},
    {"photo.height", "photo.width", [](const Template& look) { return look.photo.width > 0; }},
    {"photo.shape", "photo.width", [](const Template& look) { return look.photo.width > 0; }},
    {"photo.shape", "photo.height", [](const Template& look) { return look.photo.height > 0; }},
    {"photo.left", "photo.height", [](const Template& look) { return look.photo.height > 0; }},
    {"band.ground", "layout", &hasOneColumn},
    {"band.strip", "layout", &hasOneColumn},
    {"band.strip", "band.ground", [](const Template& look) { return look.band.ground.isValid(); }},
    {"band.text", "layout", &hasOneColumn},
    {"band.text", "band.ground", [](const Template& look) { return look.band.ground.isValid(); }},
    {"colors.icon", "contacts.icons", [](const Template& look) { return look.contactIcons; }},
    {"colors.line", "entry.timeline", [](const Template& look) { return look.timeline || drawsOtherLines(look); }},
    {"colors.line", "entry.dates",
     [](const Template& look) { return datesHaveAColumn(look) || drawsOtherLines(look); }},
    {"colors.rule", "section.style",
     [](const Template& look) {
         return anyTitle(look, &takesRuleColor) || look.layout == Template::Layout::Parallel ||
                (look.hasSidebar() && look.sidebar.headerAbove);
     }},
    {"section.ruleWidth", "section.style", [](const Template& look) { return anyTitle(look, &hasRule); }},
    {"section.align", "section.style", [](const Template& look) { return anyTitle(look, &hangsNot); }},
    {"section.spaceAfter", "section.style", [](const Template& look) { return anyTitle(look, &hangsNot); }},
    {"languages.dots", "skills.style",
     [](const Template& look) {
         return look.skills == Template::Skills::Blocks ||
                (look.hasSidebar() && look.sidebar.sections.contains(SectionKind::Language));
     }},
    {"entry.dateColumn", "entry.dates", &datesHaveAColumn},
    {"entry.timeline", "entry.dates", &datesHaveAColumn},
};

/// Conditions by key. A key without conditions always has an effect.
const QHash<QString, QList<const Condition*>>& conditionsByKey()
{
    static const QHash<QString, QList<const Condition*>> byKey = [] {
        QHash<QString, QList<const Condition*>> table;
        for (const Condition& condition : conditions)
            table[QString::fromLatin1(condition.key)] += &condition;
        return table;
    }();
    return byKey;
}

} // namespace

const DesignKey* keyInTheWay(const DesignKey& key, const Template& look)
{
    for (const Condition* condition : conditionsByKey().value(key.name)) {
        if (!condition->isMet(look))
            return findDesignKey(QString::fromLatin1(condition->hangsOn));
    }
    return nullptr;
}

bool concerns(const DesignKey& key, const Person& person)
{
    if (key.name.startsWith(QStringLiteral("photo.")))
        return person.photo.has_value();
    if (!key.name.startsWith(QStringLiteral("works.")))
        return true;
    return std::any_of(person.sections.begin(), person.sections.end(), [](const Section& section) {
        return section.kind() == SectionKind::Publication || section.kind() == SectionKind::Patent;
    });
}

} // namespace duovita
