#include "ui/widgets/checklistbox.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

namespace duovita {

namespace {

/// Stays open when an item is ticked.
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
        const bool ticks = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return;
        if (ticks && activeAction())
            return activeAction()->trigger();
        QMenu::keyPressEvent(event);
    }
};

} // namespace

ChecklistBox::ChecklistBox(QWidget* parent) : QComboBox(parent), m_menu(new StayingMenu(this))
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setFocusPolicy(Qt::StrongFocus);
    addItem(QString());
}

void ChecklistBox::addChoice(const QString& text, const QString& value)
{
    QAction* action = m_menu->addAction(QString(text).replace(u'&', QStringLiteral("&&")));
    action->setObjectName(objectName() + u'.' + value);
    action->setData(value);
    action->setIconText(text);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, value](bool on) {
        m_chosen.removeAll(value);
        if (on)
            m_chosen += value;
        showChosen();
        Q_EMIT toggled(value, on);
    });
    showChosen();
}

QStringList ChecklistBox::values() const
{
    QStringList values;
    for (const QAction* action : m_menu->actions())
        values += action->data().toString();
    return values;
}

/// Ignores values that are not in the list.
void ChecklistBox::setChosen(const QStringList& values)
{
    const QStringList known = this->values();
    m_chosen.clear();
    for (const QString& value : values) {
        if (known.contains(value))
            m_chosen += value;
    }
    for (QAction* action : m_menu->actions())
        action->setChecked(m_chosen.contains(action->data().toString()));
    showChosen();
}

void ChecklistBox::setNothingText(const QString& text)
{
    m_nothing = text;
    showChosen();
}

void ChecklistBox::showPopup()
{
    m_menu->setMinimumWidth(width());
    m_menu->popup(mapToGlobal(QPoint(0, height())));
}

void ChecklistBox::showChosen()
{
    QStringList words;
    for (const QString& value : std::as_const(m_chosen))
        words += m_menu->actions()[values().indexOf(value)]->iconText();
    const QString text = words.isEmpty() ? m_nothing : words.join(tr(", ", "between the chosen items"));
    setItemText(0, words.size() == 1 ? tr("%1 (tick any number)").arg(text) : text);
    setToolTip(text);
}

} // namespace duovita
