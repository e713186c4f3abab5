#include "core/messages/interfacelanguage.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/editorpanel.h"
#include "ui/manual/manualcontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/settings.h"
#include "ui/shell/actionrows.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/helpboxes.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/navigation.h"
#include "ui/shell/topbar.h"
#include "ui/shell/windowcommands.h"
#include "ui/shell/windowparts.h"
#include "ui/shell/workspace.h"
#include "ui/style/appearance.h"

#include <QMenu>
#include <QToolButton>

// View menu, navigation and help.

namespace duovita {

namespace {

using Parts = WindowParts;
using Mode = MiddlePane::Mode;
using Pane = Workspace::Pane;

void speak(const Parts& parts, const char* locale)
{
    parts.services.language.use(QString::fromLatin1(locale));
    remembered::interfaceLanguage.set(parts.services.settings, parts.services.language.locale());
}

bool speaksEnglish(const Parts& parts)
{
    return parts.services.language.locale() == QStringLiteral("en");
}

void goToMode(const Parts& parts, Mode mode)
{
    showMode(parts, mode);
    parts.middle->takeFocus();
}

/// A pane without room is ticked, but cannot be seen.
bool canToggle(const Parts& parts, Pane pane)
{
    return parts.workspace->isShown(pane) || !parts.workspace->isWanted(pane);
}

void toggle(const Parts& parts, Pane pane)
{
    parts.workspace->setWanted(pane, !parts.workspace->isWanted(pane));
}

/// If the pages do not fit beside the form, they replace it; else they open in their own window.
void showPagesElsewhere(const Parts& parts)
{
    if (parts.workspace->hasRoomForPages() || parts.previewWindow->isOpen())
        parts.previewWindow->setOpen(!parts.previewWindow->isOpen());
    else
        parts.workspace->showPagesAlone(!parts.workspace->showsPagesAlone());
}

bool showsPagesElsewhere(const Parts& parts)
{
    return parts.previewWindow->isOpen() || parts.workspace->showsPagesAlone();
}

QString pageWords(const Parts& parts)
{
    return parts.workspace->hasRoomForPages() ? Actions::tr("Pages in their own window") : Actions::tr("Page");
}

/// Does nothing if nobody is open.
void goToPages(const Parts& parts)
{
    if (!parts.current)
        return;
    if (!parts.previewWindow->isOpen() && !parts.workspace->isShown(Pane::Pages))
        parts.workspace->showPagesAlone(true);
    parts.preview->focusPages();
}

void goToNextPart(const Parts& parts)
{
    parts.workspace->goToNextPart([&parts] {
        if (!parts.messages->isVisible())
            return false;
        parts.messages->focusAction();
        return true;
    });
}

/// A radio item: which languages' pages are shown.
ActionInfo pagesAction(const char* name, const char* text, Qt::Key key, const QList<Language>& languages)
{
    ActionInfo row{.menu = Menu::View, .name = QString::fromLatin1(name), .text = text};
    row.keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | key)};
    row.isOn = [languages](const Parts& parts) { return parts.preview->languages() == languages; };
    row.work = [languages](Parts& parts) { parts.preview->setLanguages(languages); };
    return row;
}

/// A radio item: light, dark or the desktop's scheme.
ActionInfo schemeAction(const char* name, const char* text, Appearance::Scheme scheme)
{
    ActionInfo row{.menu = Menu::Appearance, .name = QString::fromLatin1(name), .text = text};
    row.isOn = [scheme](const Parts&) { return Appearance::instance().scheme() == scheme; };
    row.work = [scheme](Parts&) { Appearance::instance().setScheme(scheme); };
    return row;
}

ActionInfo densityAction(const char* name, const char* text, bool compact)
{
    ActionInfo row{.menu = Menu::Density, .name = QString::fromLatin1(name), .text = text};
    row.isOn = [compact](const Parts&) { return Appearance::instance().isCompact() == compact; };
    row.work = [compact](Parts&) { Appearance::instance().setCompact(compact); };
    return row;
}

} // namespace

void showMode(const WindowParts& parts, MiddlePane::Mode mode)
{
    if (parts.workspace->showsPagesAlone())
        parts.workspace->showPagesAlone(false);
    parts.middle->setMode(mode);
}

void goToPeople(const WindowParts& parts, void (PeoplePanel::*focus)())
{
    if (!parts.workspace->isShown(Pane::People))
        parts.workspace->popUpPeople(parts.bar->person());
    (parts.people->*focus)();
}

QList<ActionInfo> viewActions()
{
    return {
        {.menu = Menu::View,
         .name = QStringLiteral("commands"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Search or run…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_K)},
         .icon = "search",
         .work = [](Parts& p) { p.commands->open(); }},
        {.menu = Menu::View,
         .name = QStringLiteral("nextPart"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Next pane"),
         .keys = {QKeySequence(Qt::Key_F6)},
         .work = [](Parts& p) { goToNextPart(p); },
         .keepsMessage = true}, // F6 may go to the message
        {.menu = Menu::View,
         .name = QStringLiteral("part1"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go to people"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_1)},
         .work = [](Parts& p) { goToPeople(p, &PeoplePanel::focusList); }},
        {.menu = Menu::View,
         .name = QStringLiteral("part2"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go to the outline"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_2)},
         .work = [](Parts& p) { p.navigation->goToOutline(); }},
        {.menu = Menu::View,
         .name = QStringLiteral("part3"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go to the pages"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_3)},
         .work = [](Parts& p) { goToPages(p); }},
        {.menu = Menu::View,
         .apart = true,
         .name = QStringLiteral("zoomIn"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Zoom in"),
         .keys = {QKeySequence(QKeySequence::ZoomIn)},
         .work = [](Parts& p) { p.preview->zoomBy(1.15); }},
        {.menu = Menu::View,
         .name = QStringLiteral("zoomOut"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Zoom out"),
         .keys = {QKeySequence(QKeySequence::ZoomOut)},
         .work = [](Parts& p) { p.preview->zoomBy(1 / 1.15); }},
        {.menu = Menu::View,
         .name = QStringLiteral("fitWidth"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Fit the width"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_0)},
         .work = [](Parts& p) { p.preview->fitWidth(); }},
        {.menu = Menu::View,
         .name = QStringLiteral("fitHeight"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Fit the height"),
         .work = [](Parts& p) { p.preview->setWholePage(true); }},
        pagesAction("pagesEnglish", QT_TRANSLATE_NOOP("duovita::Actions", "Show the English pages"), Qt::Key_1,
                    {Language::English}),
        pagesAction("pagesChinese", QT_TRANSLATE_NOOP("duovita::Actions", "Show the Chinese pages"), Qt::Key_2,
                    {Language::Chinese}),
        pagesAction("pagesBoth", QT_TRANSLATE_NOOP("duovita::Actions", "Show the pages of both languages"), Qt::Key_3,
                    everyLanguage()),
        {.menu = Menu::View,
         .name = QStringLiteral("previewInWindow"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Page"),
         .words = pageWords,
         .hint = QT_TRANSLATE_NOOP("duovita::Actions", "Switch between the form and the pages"),
         .keys = {QKeySequence(Qt::Key_F11)},
         .icon = "page",
         .when = [](const Parts& p) { return p.current || showsPagesElsewhere(p); },
         .isOn = showsPagesElsewhere,
         .work = [](Parts& p) { showPagesElsewhere(p); }},
        {.menu = Menu::View,
         .apart = true,
         .name = QStringLiteral("write"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Write"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_1)},
         .isOn = [](const Parts& p) { return p.middle->mode() == Mode::Write; },
         .work = [](Parts& p) { goToMode(p, Mode::Write); }},
        {.menu = Menu::View,
         .name = QStringLiteral("design"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Design"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_2), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
         .isOn = [](const Parts& p) { return p.middle->mode() == Mode::Design; },
         .work = [](Parts& p) { goToMode(p, p.middle->mode() == Mode::Design ? Mode::Write : Mode::Design); }},
        {.menu = Menu::View,
         .name = QStringLiteral("check"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Check"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_3)},
         .isOn = [](const Parts& p) { return p.middle->mode() == Mode::Check; },
         .work = [](Parts& p) { goToMode(p, Mode::Check); }},
        {.menu = Menu::View,
         .apart = true,
         .name = QStringLiteral("showPeople"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "List of people"),
         .when = [](const Parts& p) { return canToggle(p, Pane::People); },
         .isOn = [](const Parts& p) { return p.workspace->isWanted(Pane::People); },
         .work = [](Parts& p) { toggle(p, Pane::People); }},
        {.menu = Menu::View,
         .name = QStringLiteral("showOutline"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Outline"),
         .when = [](const Parts& p) { return canToggle(p, Pane::Outline); },
         .isOn = [](const Parts& p) { return p.workspace->isWanted(Pane::Outline); },
         .work = [](Parts& p) { toggle(p, Pane::Outline); }},
        {.menu = Menu::View,
         .name = QStringLiteral("showPages"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Pages beside the form"),
         .when = [](const Parts& p) { return canToggle(p, Pane::Pages); },
         .isOn = [](const Parts& p) { return p.workspace->isWanted(Pane::Pages); },
         .work = [](Parts& p) { toggle(p, Pane::Pages); }},
        {.menu = Menu::View,
         .name = QStringLiteral("focusMode"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Focus mode"),
         .hint = QT_TRANSLATE_NOOP("duovita::Actions", "Only the form and the page"),
         .keys = {QKeySequence(Qt::Key_F9)},
         .icon = "focus",
         .isOn = [](const Parts& p) { return p.workspace->isFocused(); },
         .work = [](Parts& p) { p.workspace->setFocused(!p.workspace->isFocused()); }},
        schemeAction("schemeSystem", QT_TRANSLATE_NOOP("duovita::Actions", "Follow the system"),
                     Appearance::Scheme::System),
        schemeAction("schemeLight", QT_TRANSLATE_NOOP("duovita::Actions", "Light"), Appearance::Scheme::Light),
        schemeAction("schemeDark", QT_TRANSLATE_NOOP("duovita::Actions", "Dark"), Appearance::Scheme::Dark),
        densityAction("densityComfortable", QT_TRANSLATE_NOOP("duovita::Actions", "Comfortable"), false),
        densityAction("densityCompact", QT_TRANSLATE_NOOP("duovita::Actions", "Compact"), true),
        {.menu = Menu::View,
         .name = QStringLiteral("moreContrast"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "More contrast"),
         .isOn = [](const Parts&) { return Appearance::instance().hasMoreContrast(); },
         .work = [](Parts&) { Appearance::instance().setMoreContrast(!Appearance::instance().hasMoreContrast()); }},
        {.menu = Menu::InterfaceLanguage,
         .name = QStringLiteral("english"),
         .words = [](const Parts&) { return QStringLiteral("English"); },
         .isOn = speaksEnglish,
         .work = [](Parts& p) { speak(p, "en"); }},
        {.menu = Menu::InterfaceLanguage,
         .name = QStringLiteral("chinese"),
         .words = [](const Parts&) { return QStringLiteral("简体中文"); },
         .isOn = [](const Parts& p) { return !speaksEnglish(p); },
         .work = [](Parts& p) { speak(p, "zh_CN"); }},
        {.menu = Menu::Help,
         .name = QStringLiteral("manual"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Manual"),
         .keys = {QKeySequence(QKeySequence::HelpContents)},
         .reach = Qt::ApplicationShortcut, // also in dialogs and other windows
         .work = [](Parts& p) { p.manual->show(); }},
        {.menu = Menu::Help,
         .name = QStringLiteral("shortcuts"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Keyboard shortcuts"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F1)},
         .work = [](Parts& p) { showShortcuts(p.workspace->window(), p.actions->all() + p.editor->actions()); }},
        {.menu = Menu::Help,
         .name = QStringLiteral("about"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "About Duovita"),
         .work = [](Parts& p) { showAbout(p.workspace->window()); }},
    };
}

} // namespace duovita
