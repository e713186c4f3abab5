#include "ui/forms/editorpanel.h"
#include "ui/presentation/icons.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

// The buttons above the form, for the most used actions.

namespace duovita {

QWidget* EditorPanel::makeTools(QWidget* parent)
{
    auto* tools = new QWidget(parent);
    auto* layout = new QHBoxLayout(tools);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep);
    layout->addStretch(); // they stand together at the right edge, however wide the form is
    const auto add = [&](const char* name) {
        auto* button = new QToolButton(tools);
        button->setObjectName(QString::fromLatin1(name));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        setRole(*button, Role::Flat);
        layout->addWidget(button);
        return button;
    };
    add("tools.hide")->setDefaultAction(m_hide);
    add("tools.duplicate")->setDefaultAction(m_duplicate);
    QToolButton* more = add("tools.more");
    more->setIcon(lineIcon(QStringLiteral("more")));
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    menu->addActions({m_hide, m_hideInAll, m_showOnlyHere});
    menu->addSeparator();
    QMenu* sections = makeMoveMenu(menu);
    menu->addMenu(sections);
    menu->addActions({m_up, m_down, m_sort, m_join});
    more->setMenu(menu);
    const auto name = [more, sections] {
        sections->setTitle(tr("Move to"));
        more->setToolTip(tr("Show in CVs, move, sort, join"));
        more->setAccessibleName(more->toolTip());
    };
    name();
    new LanguageWatch(parent->window(), more, name);
    layout->addSpacing(2 * gridStep); // keep destructive actions apart
    QToolButton* remove = add("tools.remove");
    remove->setDefaultAction(m_remove);
    setRole(*remove, Role::Danger);
    const auto fit = [tools] {
        for (auto* button : tools->findChildren<QToolButton*>())
            button->setFixedSize(measure(Measure::Button), measure(Measure::Button));
    };
    fit();
    connect(&Appearance::instance(), &Appearance::changed, tools, fit);
    return tools;
}

} // namespace duovita
