#include "ui/design/severalcontrol.h"

#include "ui/design/designwords.h"
#include "ui/style/roles.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostChips = 4;

/// Stays open when an item is chosen.
class StayingMenu : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (QAction* action = actionAt(event->pos()))
            return action->trigger();
        QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool chooses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return;
        if (chooses && activeAction())
            return activeAction()->trigger();
        QMenu::keyPressEvent(event);
    }
};

/// Looks like a combo box that shows the chosen items, but opens the menu.
class MenuBox : public QComboBox {
public:
    MenuBox(QMenu& menu, QWidget* parent) : QComboBox(parent), m_menu(menu)
    {
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setFocusPolicy(Qt::StrongFocus);
        addItem(QString());
    }
    void showPopup() override
    {
        m_menu.setMinimumWidth(width());
        m_menu.popup(mapToGlobal(QPoint(0, height())));
    }

private:
    QMenu& m_menu;
};

} // namespace

SeveralControl::SeveralControl(const DesignKey& key, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_whole(nullptr)
{
    if (key.choices.size() <= mostChips)
        addChips(name);
    else
        addMenu(name);
}

void SeveralControl::addChips(const QString& name)
{
    m_whole = new QWidget(this);
    auto* layout = new FlowLayout(m_whole, FlowLayout::Last::AsWideAsItIs);
    for (const QString& choice : m_key.choices) {
        auto* chip = new QToolButton(m_whole);
        chip->setObjectName(name + u'.' + choice);
        chip->setText(choiceWord(m_key, choice));
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::StrongFocus);
        setRole(*chip, Role::Chip);
        connect(chip, &QToolButton::clicked, this, [this, choice](bool wanted) { toggle(choice, wanted); });
        layout->addWidget(chip);
        m_chips += chip;
    }
    add(m_whole, name, 1);
}

void SeveralControl::addMenu(const QString& name)
{
    auto* menu = new StayingMenu(this);
    for (const QString& choice : m_key.choices) {
        QAction* action = menu->addAction(choiceWord(m_key, choice));
        action->setObjectName(name + u'.' + choice);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, choice](bool wanted) { toggle(choice, wanted); });
        m_actions += action;
    }
    m_whole = new MenuBox(*menu, this);
    add(m_whole, name, 1);
}

void SeveralControl::show(const QJsonValue& value)
{
    m_shown = value.toArray();
    for (qsizetype i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(m_shown.contains(m_key.choices[i]));
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        m_actions[i]->setChecked(m_shown.contains(m_key.choices[i]));
    if (auto* box = qobject_cast<QComboBox*>(m_whole)) {
        QStringList words;
        for (const QJsonValue& choice : std::as_const(m_shown))
            words += choiceWord(m_key, choice.toString());
        const QString text = words.isEmpty() ? noneWord() : words.join(listSeparator());
        box->setItemText(0, text);
        box->setToolTip(text);
    }
}

void SeveralControl::setAccessibleWords(const QString& words)
{
    m_whole->setAccessibleName(words);
    for (QAbstractButton* chip : std::as_const(m_chips))
        chip->setAccessibleName(words + QStringLiteral(": ") + chip->text());
}

void SeveralControl::toggle(const QString& choice, bool wanted)
{
    QJsonArray now = m_shown;
    const auto at = std::find(now.begin(), now.end(), QJsonValue(choice));
    if (wanted && at == now.end())
        now += choice;
    else if (!wanted && at != now.end())
        now.erase(at);
    Q_EMIT chosen(now);
}

} // namespace duovita
