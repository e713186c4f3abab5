#include "ui/commands/recordcommands.h"

#include "core/messages/interfacelanguage.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/terms/neededtexts.h"
#include "ui/commands/otherwords.h"
#include "ui/forms/kindfields.h"

#include <QAction>
#include <QCoreApplication>
#include <QRegularExpression>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::RecordCommands)
};

Command fieldCommand(const QString& id, const LocalizedText& name, const ContentSource& place, const GoToPlace& go)
{
    return {.id = id, .icon = QStringLiteral("lines"), .name = name, .kind = Words::tr("Field"), .run = [go, place] {
                go(place);
            }};
}

QList<Command> factCommands(const GoToPlace& go)
{
    constexpr std::array fields{Field::Name,         Field::Headline, Field::Contacts, Field::PersonalFacts,
                                Field::NameVariants, Field::Photo,    Field::Words,    Field::Notes};
    QList<Command> commands;
    for (const Field field : fields) {
        ContentSource place;
        place.field = field;
        commands += fieldCommand(QStringLiteral("field.") + QLatin1StringView(infoOf(field).word),
                                 inEveryLanguage([field] { return wordFor(field); }), place, go);
    }
    return commands;
}

LocalizedText titleInEveryLanguage(const Section& section)
{
    LocalizedText title;
    for (const Language language : allLanguages)
        title.setText(language, titleInDocuments(section.title, section.kind(), language));
    return title;
}

/// The first title field of an entry, in the languages that have it.
LocalizedText nameOf(const Entry& entry)
{
    LocalizedText name;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (name.isEmpty())
                name = value;
        }
    });
    if (!name.isEmpty() || entry.highlights.isEmpty())
        return name;
    const LocalizedRichText& text = entry.highlights.front().text;
    for (const Language language : allLanguages)
        name.setText(language, text.text(language).plainText());
    return name;
}

QList<Command> entryCommands(const Section& section, const GoToPlace& go)
{
    QHash<QString, int> alike;
    for (const Entry& entry : section.entries())
        ++alike[nameOf(entry).anyText()];
    QList<Command> commands;
    for (const Entry& entry : section.entries()) {
        LocalizedText name = nameOf(entry);
        if (alike[name.anyText()] > 1) // add what distinguishes it from others of the same name
            name = inEveryLanguage([&] { return titleOf(entry, section); });
        if (name.isEmpty())
            continue; // it has no name to be found by
        ContentSource place;
        place.section = section.id();
        place.entry = entry.id;
        commands += Command{.id = QStringLiteral("entry.") + entry.id.toString(),
                            .icon = QStringLiteral("entry"),
                            .name = name,
                            .kind = titleOf(section),
                            .run = [go, place] { go(place); }};
    }
    return commands;
}

} // namespace

QList<Command> recordCommands(const Person& person, const GoToPlace& go)
{
    QList<Command> sections;
    QList<Command> entries;
    for (const Section& section : person.sections) {
        ContentSource place;
        place.section = section.id();
        sections += Command{.id = QStringLiteral("section.") + section.id().toString(),
                            .icon = QStringLiteral("section"),
                            .name = titleInEveryLanguage(section),
                            .kind = Words::tr("Section"),
                            .run = [go, place] { go(place); }};
        entries += entryCommands(section, go);
    }
    return entries + sections + factCommands(go);
}

QList<Command> fieldCommands(const Person& person, const EntryId& entry, const GoToPlace& go)
{
    const auto at = person.findEntry(entry);
    if (!at)
        return {};
    const Section& section = person.sections[at->section];
    QList<Command> commands;
    for (const FormField& row : formOf(section.kind()).fields) {
        ContentSource place;
        place.section = section.id();
        place.entry = entry;
        place.field = row.field;
        commands += fieldCommand(QStringLiteral("entryField.") + QLatin1StringView(infoOf(row.field).word),
                                 inEveryLanguage([&] { return wordFor(row.field, section.kind()); }), place, go);
    }
    return commands;
}

QList<Command> moveCommands(const Person& person, const QList<SectionId>& destinations,
                            const std::function<void(const SectionId&)>& move)
{
    QList<Command> commands;
    for (const Section& section : person.sections) {
        if (!destinations.contains(section.id()))
            continue;
        const LocalizedText name = inEveryLanguage([&] {
            return Words::tr("Move to: %1").arg(titleInDocuments(section.title, section.kind(), interfaceLanguage()));
        });
        commands += Command{.id = QStringLiteral("moveTo.") + section.id().toString(),
                            .icon = QStringLiteral("arrow"),
                            .name = name,
                            .kind = Words::tr("Action"),
                            .run = [move, id = section.id()] { move(id); }};
    }
    return commands;
}

QList<Command> templateCommands(const QStringList& templates, const std::function<void(const QString&)>& apply)
{
    QList<Command> commands;
    const LocalizedText of = inEveryLanguage([] { return Words::tr("Template"); });
    for (const QString& name : templates) {
        commands += Command{.id = QStringLiteral("template.") + name,
                            .icon = QStringLiteral("layout"),
                            .name = inEveryLanguage([&] { return templateWord(name); }),
                            .kind = Words::tr("Template"),
                            .of = of,
                            .run = [apply, name] { apply(name); }};
    }
    return commands;
}

QList<Command> outlineCommands(const QList<QAction*>& actions)
{
    constexpr auto own = "duovita::RecordCommands"; // for actions whose button text is too terse elsewhere
    constexpr auto editor = "duovita::EditorPanel";
    struct Row {
        const char* name;
        const char* icon;
        const char* context;
        const char* words;
    };
    static constexpr Row rows[] = {
        {"newEntry", "add", own, QT_TRANSLATE_NOOP("duovita::RecordCommands", "New entry")},
        {"duplicate", "duplicate", own, QT_TRANSLATE_NOOP("duovita::RecordCommands", "Duplicate the entry")},
        {"joinEntries", "join", editor, QT_TRANSLATE_NOOP("duovita::EditorPanel", "Join entries")},
        {"cutEntries", "cut", editor, QT_TRANSLATE_NOOP("duovita::EditorPanel", "Cut entries")},
        {"copyEntries", "copy", editor, QT_TRANSLATE_NOOP("duovita::EditorPanel", "Copy entries")},
        {"pasteEntries", "paste", editor, QT_TRANSLATE_NOOP("duovita::EditorPanel", "Paste entries")},
        {"remove", "delete", own, QT_TRANSLATE_NOOP("duovita::RecordCommands", "Delete the entry or section")},
        {"hide", "hide", own, QT_TRANSLATE_NOOP("duovita::RecordCommands", "Hide or show the entry or section")},
        {"hideInAll", "hide", own,
         QT_TRANSLATE_NOOP("duovita::RecordCommands", "Hide or show the entry or section in all CVs")},
        {"showOnlyHere", "show", own,
         QT_TRANSLATE_NOOP("duovita::RecordCommands", "Show the entry or section only in this CV")},
        {"startsPage", "page", own,
         QT_TRANSLATE_NOOP("duovita::RecordCommands", "Start the entry or section on a new page")},
        {"keepsTogether", "page", own,
         QT_TRANSLATE_NOOP("duovita::RecordCommands", "Keep the entry or section on one page")},
        {"moveUp", "up", own, QT_TRANSLATE_NOOP("duovita::RecordCommands", "Move up")},
        {"moveDown", "down", own, QT_TRANSLATE_NOOP("duovita::RecordCommands", "Move down")},
        {"sortByDate", "sort", editor, QT_TRANSLATE_NOOP("duovita::EditorPanel", "Sort by date")},
    };
    QList<Command> commands;
    for (QAction* action : actions) {
        for (const Row& row : rows) {
            if (action->objectName() == QLatin1StringView(row.name))
                commands += actionCommand(*action, QString::fromLatin1(row.icon),
                                          [&row] { return QCoreApplication::translate(row.context, row.words); });
        }
    }
    return commands;
}

QString withoutMnemonic(QString words)
{
    static const QRegularExpression inBrackets(QStringLiteral("\\(&\\w\\)"));
    words.remove(inBrackets);
    static const QRegularExpression before(QStringLiteral("&(?=\\S)"));
    return words.remove(before);
}

Command actionCommand(QAction& action, const QString& icon, const std::function<QString()>& words)
{
    return {.id = QStringLiteral("action.") + action.objectName(),
            .icon = icon.isEmpty() ? QStringLiteral("arrow") : icon,
            .name = inEveryLanguage([&] { return withoutMnemonic(words()); }),
            .kind = Words::tr("Action"),
            .shortcut = action.shortcut(),
            .enabled = action.isEnabled(),
            .also = otherWordsFor(QStringLiteral("action.") + action.objectName()),
            .run = [&action] { action.trigger(); }};
}

} // namespace duovita
