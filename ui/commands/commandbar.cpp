#include "ui/commands/commandbar.h"

#include "ui/commands/commandlist.h"
#include "ui/commands/commandpanel.h"
#include "ui/commands/namesapart.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>

#include <utility>

namespace duovita {

namespace {

constexpr int mostRecent = 8;

} // namespace

CommandBar::CommandBar(QSettings& settings, QWidget* window)
    : Retranslated(window), m_settings(settings), m_list(new CommandList(this)), m_panel(new CommandPanel(this)),
      m_input(new QLineEdit(m_panel)), m_view(new QListView(m_panel)), m_nothing(new QLabel(m_panel)),
      m_foot(makeFoot())
{
    setObjectName(QStringLiteral("commandBar"));
    hide();
    build();
    retranslate();
    fit();
    window->installEventFilter(this);
    m_input->installEventFilter(this);
    connect(m_input, &QLineEdit::textChanged, this, &CommandBar::show);
    connect(m_view, &QListView::clicked, this, [this] {
        run(QApplication::keyboardModifiers().testFlag(Qt::ControlModifier) ? After::Stay : After::Close);
    });
    m_view->viewport()->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { followFocus(now); });
    connect(&Appearance::instance(), &Appearance::changed, this, &CommandBar::fit);
}

void CommandBar::setSources(const QList<CommandSource>& sources)
{
    m_sources = sources;
    refresh();
}

void CommandBar::open()
{
    if (isOpen())
        return m_input->selectAll();
    m_before = QApplication::focusWidget();
    m_kept = false;
    m_picked = false;
    m_input->clear();
    setVisible(true);
    raise();
    m_input->setFocus(Qt::PopupFocusReason);
    refresh();
}

void CommandBar::close()
{
    if (!isOpen())
        return;
    m_kept = false;
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::PopupFocusReason);
    m_before.clear();
    hide();
}

void CommandBar::refresh()
{
    if (!isOpen())
        return;
    QList<Command> commands;
    for (const CommandSource& source : std::as_const(m_sources))
        commands += source();
    nameApart(commands);
    const QModelIndex current = m_view->currentIndex();
    const QString chosen = current.isValid() && m_picked ? m_list->at(current).id : QString();
    m_list->setCommands(commands);
    show(m_input->text());
    if (chosen.isEmpty())
        return;
    m_picked = true;
    for (int row = 0; row < m_list->rowCount(); ++row) {
        if (m_list->at(m_list->index(row)).id == chosen)
            return choose(row);
    }
}

/// Lists the commands that match.
void CommandBar::show(const QString& typed)
{
    m_list->find(typed, remembered::recentCommands.get(m_settings));
    m_pointer = QCursor::pos(); // a row may appear under the resting pointer
    m_picked = false;
    choose(0);
    fit();
}

void CommandBar::choose(int row)
{
    const QModelIndex index = m_list->index(row);
    m_view->setCurrentIndex(index);
    // Screen readers announce this of the input, which keeps the focus.
    m_input->setAccessibleDescription(index.isValid() ? index.data(Qt::AccessibleTextRole).toString()
                                                      : m_nothing->text());
}

void CommandBar::step(int by)
{
    const int count = m_list->rowCount();
    if (count == 0)
        return;
    const int row = m_view->currentIndex().row() + by;
    const bool one = std::abs(by) == 1; // single steps wrap around, pages do not
    m_picked = true;
    choose(one ? (row + count) % count : std::clamp(row, 0, count - 1));
    m_view->scrollTo(m_view->currentIndex());
}

bool CommandBar::takesKey(const QKeyEvent& event) const
{
    switch (event.key()) {
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    default:
        return false;
    }
}

bool CommandBar::press(const QKeyEvent& event)
{
    m_kept = false; // the user is using the bar again
    switch (event.key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab:
        step(-1);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Tab:
        step(1);
        return true;
    case Qt::Key_PageUp:
        step(-rowsInView);
        return true;
    case Qt::Key_PageDown:
        step(rowsInView);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(event.modifiers().testFlag(Qt::ControlModifier) ? After::Stay : After::Close);
        return true;
    default:
        return false;
    }
}

void CommandBar::run(After after)
{
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid() || !m_list->at(index).enabled)
        return;
    const Command command = m_list->at(index); // copied: running it may replace the list
    remember(command.id);
    if (after == After::Close)
        close(); // first, so that the command acts on the widget that had the focus
    m_kept = after == After::Stay;
    if (command.run)
        command.run();
    if (m_kept) {
        m_input->setFocus();
        refresh();
    }
}

void CommandBar::remember(const QString& id)
{
    QStringList recent = remembered::recentCommands.get(m_settings);
    recent.removeAll(id);
    recent.prepend(id);
    remembered::recentCommands.set(m_settings, recent.mid(0, mostRecent));
}

/// Closes the bar when the focus leaves it, unless it was kept open for a command that moves the focus.
void CommandBar::followFocus(QWidget* now)
{
    if (!isOpen() || !now || isAncestorOf(now) || now->window() != window())
        return;
    if (m_kept)
        return m_input->setFocus();
    hide();
}

bool CommandBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fit();
    if (watched == m_view->viewport() && event->type() == QEvent::MouseMove)
        followPointer(static_cast<QMouseEvent&>(*event));
    if (watched != m_input)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride && takesKey(static_cast<QKeyEvent&>(*event))) {
        event->accept(); // keep it from the window
        return true;
    }
    return event->type() == QEvent::KeyPress && press(static_cast<QKeyEvent&>(*event));
}

/// Selects the row under the pointer, but only if the pointer was moved.
void CommandBar::followPointer(const QMouseEvent& event)
{
    const QPoint at = event.globalPosition().toPoint();
    if (std::exchange(m_pointer, at) == at)
        return;
    const QModelIndex index = m_view->indexAt(event.position().toPoint());
    if (!index.isValid())
        return;
    m_picked = true;
    choose(index.row());
}

void CommandBar::mousePressEvent(QMouseEvent* event)
{
    if (!m_panel->geometry().contains(event->pos()))
        close();
}

} // namespace duovita
