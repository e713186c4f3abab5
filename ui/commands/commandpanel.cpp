#include "ui/commands/commandpanel.h"

#include "ui/commands/commandbar.h"
#include "ui/commands/commandlist.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/keysign.h"

#include <QBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>

// The widgets, position and size of the command bar.

namespace duovita {

namespace {

constexpr int widest = 640;
constexpr int fromTop = 8;

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

void CommandPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tone(Tone::LineStrong, palette()));
    painter.setBrush(tone(Tone::Raised, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), panelRadius, panelRadius);
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
    m_view->setAccessibleName(tr("Search results"));
    m_nothing->setText(tr("No match. Try a name, a section, a setting or an action."));
    m_keyWords[0]->setText(tr("choose"));
    m_keyWords[1]->setText(tr("open"));
    m_keyWords[2]->setText(tr("open and keep this bar open"));
    refresh(); // categories are in the interface's language
}

void CommandBar::fit()
{
    setGeometry(parentWidget()->rect());
    const int row = measure(Measure::CommandRow);
    const int rows = std::clamp(m_list->rowCount(), 1, rowsInView);
    const bool found = m_list->rowCount() > 0;
    m_input->setFont(textFont(TextSize::Title));
    m_input->setFixedHeight(measure(Measure::CommandInput));
    m_foot->setFixedHeight(row);
    m_nothing->setFixedHeight(row);
    m_nothing->setVisible(!found);
    m_view->setVisible(found);
    const int around = m_input->height() + m_foot->height() + 4 + 2 * gridStep; // including the hairlines
    const int room = height() - 2 * fromTop - around;
    m_view->setFixedHeight(std::max(row, std::min(rows, room / row) * row));
    QPalette colors = palette();
    colors.setColor(QPalette::Base, tone(Tone::Raised, colors));
    m_input->setPalette(colors);
    const int scale = measure(Measure::CommandInput) * widest / (Appearance::instance().isCompact() ? 40 : 44);
    const int panelWidth = std::min(scale, width() - 2 * fromTop);
    m_panel->setGeometry((width() - panelWidth) / 2, fromTop, panelWidth, around + (found ? m_view->height() : row));
}

void CommandBar::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), tone(Tone::Veil, palette()));
}

} // namespace duovita
