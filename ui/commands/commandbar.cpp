#include "ui/commands/commandbar.h"

#include "ui/commands/commandlist.h"
#include "ui/presentation/tintedicon.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/keysign.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>

namespace duovita {

namespace {

constexpr int widest = 640;
constexpr int fromTop = 8;
constexpr int mostRows = 8;
constexpr int mostRecent = 8;

/// The ground of the bar, with a hairline around and below the input.
class Panel : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(tone(Tone::LineStrong, palette()));
        painter.setBrush(tone(Tone::Raised, palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), panelRadius, panelRadius);
    }
};

class SearchSign : public QWidget {
public:
    explicit SearchSign(QWidget* parent) : QWidget(parent) { setFixedSize(iconSize, iconSize); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintIcon(painter, rect(), QStringLiteral("search"), tone(Tone::Text2, palette()));
    }
};

} // namespace

CommandBar::CommandBar(QSettings& settings, QWidget* window)
    : Retranslated(window), m_settings(settings), m_list(new CommandList(this)), m_panel(new Panel(this)),
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
    connect(m_view, &QListView::entered, this, [this](const QModelIndex& index) { choose(index.row()); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { followFocus(now); });
    connect(&Appearance::instance(), &Appearance::changed, this, &CommandBar::fit);
}

void CommandBar::build()
{
    m_panel->setObjectName(QStringLiteral("commandBar.panel"));
    m_input->setObjectName(QStringLiteral("commandBar.input"));
    m_input->setFrame(false);
    m_view->setObjectName(QStringLiteral("commandBar.list"));
    m_view->setModel(m_list);
    m_view->setItemDelegate(new CommandDelegate(m_view));
    m_view->setUniformItemSizes(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_view->viewport()->setAutoFillBackground(false);
    m_nothing->setObjectName(QStringLiteral("commandBar.nothing"));
    m_nothing->setContentsMargins(16, 0, 16, 0);
    setTextLook(*m_nothing, Tone::Text2, TextSize::Normal);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 0, 12, 0);
    top->setSpacing(8);
    top->addWidget(new SearchSign(m_panel));
    top->addWidget(m_input, 1);
    top->addWidget(new KeySign(QStringLiteral("Esc"), m_panel));
    auto* layout = new QVBoxLayout(m_panel);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(new Hairline(m_panel));
    layout->addSpacing(gridStep);
    layout->addWidget(m_view);
    layout->addWidget(m_nothing);
    layout->addSpacing(gridStep);
    layout->addWidget(new Hairline(m_panel));
    layout->addWidget(m_foot);
}

QWidget* CommandBar::makeFoot()
{
    auto* foot = new QWidget(m_panel);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->setSpacing(6);
    const QList<QStringList> keys{
        {QStringLiteral("↑"), QStringLiteral("↓")},
        {QStringLiteral("Enter")},
        {QKeySequence(Qt::CTRL).toString(QKeySequence::NativeText) + QStringLiteral("Enter")}};
    for (const QStringList& group : keys) {
        for (const QString& key : group)
            layout->addWidget(new KeySign(key, foot));
        m_keyWords += new QLabel(foot);
        setTextLook(*m_keyWords.last(), Tone::Text2, TextSize::Small);
        layout->addWidget(m_keyWords.last());
        layout->addSpacing(10);
    }
    layout->addStretch();
    return foot;
}

void CommandBar::retranslate()
{
    setAccessibleName(tr("Command bar"));
    m_input->setAccessibleName(tr("Search or run"));
    m_input->setPlaceholderText(tr("Search or run…"));
    m_view->setAccessibleName(tr("What was found"));
    m_nothing->setText(tr("Nothing is called so"));
    m_keyWords[0]->setText(tr("choose"));
    m_keyWords[1]->setText(tr("open"));
    m_keyWords[2]->setText(tr("open and keep this bar"));
    refresh(); // kinds are in the interface's language
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
    const QModelIndex current = m_view->currentIndex();
    const QString chosen = current.isValid() ? m_list->at(current).id : QString();
    m_list->setCommands(commands);
    show(m_input->text());
    for (int row = 0; row < m_list->rowCount(); ++row) {
        if (m_list->at(m_list->index(row)).id == chosen)
            return choose(row);
    }
}

/// What is found for it.
void CommandBar::show(const QString& typed)
{
    m_list->find(typed, remembered::recentCommands.get(m_settings));
    choose(0);
    fit();
}

void CommandBar::fit()
{
    setGeometry(parentWidget()->rect());
    const int row = measure(Measure::CommandRow);
    const int rows = std::clamp(m_list->rowCount(), 1, mostRows);
    const bool found = m_list->rowCount() > 0;
    m_input->setFont(textFont(TextSize::Title));
    m_input->setFixedHeight(measure(Measure::CommandInput));
    m_foot->setFixedHeight(row);
    m_nothing->setFixedHeight(row);
    m_nothing->setVisible(!found);
    m_view->setVisible(found);
    const int around = m_input->height() + m_foot->height() + 4 + 2 * gridStep; // with the hairlines
    const int room = height() - 2 * fromTop - around;
    m_view->setFixedHeight(std::max(row, std::min(rows, room / row) * row));
    QPalette colors = palette();
    colors.setColor(QPalette::Base, tone(Tone::Raised, colors));
    m_input->setPalette(colors);
    const int scale = measure(Measure::CommandInput) * widest / (Appearance::instance().isCompact() ? 40 : 44);
    const int panelWidth = std::min(scale, width() - 2 * fromTop);
    m_panel->setGeometry((width() - panelWidth) / 2, fromTop, panelWidth, around + (found ? m_view->height() : row));
}

void CommandBar::choose(int row)
{
    const QModelIndex index = m_list->index(row);
    m_view->setCurrentIndex(index);
    // The focus stays in the input: it is there that one hears of it.
    m_input->setAccessibleDescription(index.isValid() ? index.data(Qt::AccessibleTextRole).toString()
                                                      : m_nothing->text());
}

void CommandBar::step(int by)
{
    const int count = m_list->rowCount();
    if (count == 0)
        return;
    const int row = m_view->currentIndex().row() + by;
    const bool one = std::abs(by) == 1; // by pages it ends at the ends
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
    m_kept = false; // the bar is in use again
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
        step(-mostRows);
        return true;
    case Qt::Key_PageDown:
        step(mostRows);
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
    const Command command = m_list->at(index); // the list may be another one by the time it is done
    remember(command.id);
    if (after == After::Close)
        close(); // what it does is done to what had the focus
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

/// Who goes elsewhere has done with the bar, but for what it was kept open for.
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
    if (watched != m_input)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride && takesKey(static_cast<QKeyEvent&>(*event))) {
        event->accept(); // not the window's
        return true;
    }
    return event->type() == QEvent::KeyPress && press(static_cast<QKeyEvent&>(*event));
}

void CommandBar::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), tone(Tone::Veil, palette()));
}

void CommandBar::mousePressEvent(QMouseEvent* event)
{
    if (!m_panel->geometry().contains(event->pos()))
        close();
}

} // namespace duovita
