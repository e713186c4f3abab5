#include "ui/design/designplan.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

using Group = DesignKey::Group;

constexpr std::array groupNames{"type", "color", "space", "header", "sections", "dates", "page"};

QStringList often(Group group)
{
    const auto names = [](std::initializer_list<const char*> keys) {
        QStringList list;
        for (const char* key : keys)
            list += QString::fromLatin1(key);
        return list;
    };
    switch (group) {
    case Group::Type:
        return names({"body.size", "fonts.latin", "fonts.titleLatin", "body.lineSpacing", "paragraphs.justify",
                      "section.weight", "section.letters", "section.tracking", "paragraphs.hyphenate"});
    case Group::Color:
        return names({"colors.accent", "colors.text", "colors.muted", "colors.name", "colors.heading", "colors.link"});
    case Group::Space:
        return names({"space.density", "section.spaceBefore", "section.spaceAfter", "entry.spaceBefore",
                      "list.spaceBefore", "list.indent"});
    case Group::Header:
        return names({"personName.align", "personName.parts", "contacts.layout", "contacts.icons", "contacts.labels",
                      "links.short", "photo.width", "photo.left"});
    case Group::Sections:
        return names({"layout", "sidebar.side", "sidebar.width", "section.style", "section.align", "entry.head",
                      "entry.place", "list.bullet", "skills.style"});
    case Group::Dates:
        return names(
            {"entry.dates", "entry.dateColumn", "entry.timeline", "dates.format", "dates.days", "entry.wholeTime"});
    case Group::Page:
        return names({"space.fill", "footer.text"});
    case Group::Other:
        break;
    }
    return {};
}

const DesignKey* chineseOf(const DesignKey& key)
{
    if (key.name == QStringLiteral("fonts.latin"))
        return findDesignKey(QStringLiteral("fonts.chinese"));
    if (key.name == QStringLiteral("fonts.titleLatin"))
        return findDesignKey(QStringLiteral("fonts.titleChinese"));
    return nullptr;
}

bool isChineseOfAnother(const DesignKey& key)
{
    return key.name == QStringLiteral("fonts.chinese") || key.name == QStringLiteral("fonts.titleChinese");
}

} // namespace

QList<Group> plannedGroups()
{
    QList<Group> groups;
    for (std::size_t index = 0; index < groupNames.size(); ++index)
        groups += static_cast<Group>(index);
    return groups;
}

QString headingOf(Group group)
{
    return QStringLiteral("design.group.") + QLatin1StringView(groupNames.at(static_cast<std::size_t>(group)));
}

QString controlOf(const DesignKey& key)
{
    return QStringLiteral("design.") + key.name;
}

QString controlFor(const ContentSource& source)
{
    const auto control = [](const char* key) { return controlOf(*findDesignKey(QString::fromLatin1(key))); };
    switch (source.field) {
    case Field::Name:
        return control("personName.align");
    case Field::Headline:
        return control("headline.size");
    case Field::Contacts:
    case Field::PersonalFacts:
        return control("contacts.layout");
    case Field::Range:
    case Field::Dates:
    case Field::Date:
    case Field::Year:
        return control("dates.format");
    case Field::Location:
        return control("entry.place");
    case Field::Highlights:
        return control("list.bullet");
    case Field::Label:
    case Field::Items:
        return control("skills.style");
    case Field::Summary:
        return control("body.size");
    default:
        return control(source.entry ? "entry.head" : "section.style");
    }
}

QList<PlannedRow> plannedRows(Group group)
{
    QList<PlannedRow> rows;
    const QStringList first = often(group);
    for (const QString& name : first) {
        const DesignKey* key = findDesignKey(name);
        rows += {key, chineseOf(*key), false};
    }
    for (const DesignKey& key : designKeys()) {
        if (key.group == group && key.label[0] != '\0' && !first.contains(key.name) && !isChineseOfAnother(key))
            rows += {&key, chineseOf(key), true};
    }
    return rows;
}

Idle idleOf(const DesignKey& key, const DesignKey& inTheWay)
{
    return key.group == inTheWay.group && inTheWay.name != QStringLiteral("layout") ? Idle::Greyed : Idle::Hidden;
}

} // namespace duovita
