#include "ui/commands/designcommands.h"

#include "core/messages/interfacelanguage.h"
#include "ui/commands/otherwords.h"
#include "ui/design/designplan.h"
#include "ui/design/designwords.h"
#include "ui/preview/cvchoices.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct DesignCommandWords {
    Q_DECLARE_TR_FUNCTIONS(duovita::DesignCommands)
};

/// Further search words of a setting: its short label, its group, and synonyms.
LocalizedText furtherWords(const LocalizedText& shortName, DesignKey::Group group, const QString& id)
{
    const LocalizedText groupName = inEveryLanguage([group] { return wordFor(group); });
    const LocalizedText ofGroup = otherWordsFor(headingOf(group));
    const LocalizedText own = otherWordsFor(id);
    LocalizedText words;
    for (const Language language : allLanguages) {
        const QStringList parts{own.text(language), shortName.text(language), groupName.text(language),
                                ofGroup.text(language)};
        words.setText(language, parts.join(u' ').simplified());
    }
    return words;
}

Command settingCommand(const QString& control, DesignKey::Group group, const std::function<QString()>& name,
                       const std::function<QString()>& shortName, const std::function<void(const QString&)>& go)
{
    return {.id = control,
            .icon = QStringLiteral("layout"),
            .name = inEveryLanguage(name),
            .kind = DesignCommandWords::tr("%1, Design").arg(wordFor(group)),
            .also = furtherWords(inEveryLanguage(shortName), group, control),
            .run = [go, control] { go(control); }};
}

QList<Command> keyCommands(const PlannedRow& row, DesignKey::Group group, const std::function<void(const QString&)>& go)
{
    QList<Command> commands;
    for (const DesignKey* key : {row.key, row.chinese}) {
        if (key)
            commands += settingCommand(
                controlOf(*key), group, [key] { return labelOf(*key); }, [key] { return shortLabelOf(*key); }, go);
    }
    return commands;
}

} // namespace

Command resetCommand(const std::function<void()>& reset)
{
    return {.id = QStringLiteral("design.resetAll"),
            .icon = QStringLiteral("reset"),
            .name = inEveryLanguage([] { return DesignCommandWords::tr("Design: reset all"); }),
            .kind = DesignCommandWords::tr("Design"),
            .also = inEveryLanguage([] { return DesignCommandWords::tr("Reset all to the template"); }),
            .run = reset};
}

QList<Command> designCommands(const std::function<void(const QString&)>& go)
{
    QList<Command> commands;
    for (const DesignKey::Group group : plannedGroups()) {
        for (const CvChoice& choice : group == DesignKey::Group::Page ? cvChoices() : QList<CvChoice>()) {
            const auto name = [&choice] { return choice.shownLabel(); };
            commands +=
                settingCommand(QStringLiteral("design.cv.") + QLatin1StringView(choice.name), group, name, name, go);
        }
        for (const PlannedRow& row : plannedRows(group))
            commands += keyCommands(row, group, go);
    }
    const LocalizedText of = inEveryLanguage([] { return DesignCommandWords::tr("Design"); });
    for (Command& command : commands)
        command.of = of;
    return commands;
}

} // namespace duovita
