#include "ui/forms/fieldchips.h"

#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/flowlayout.h"

#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace duovita {

namespace {

constexpr int mostLines = 1;

} // namespace

/// Its height depends only on the width and the wanted chips, not on which of them are shown at the moment: that
/// changes with the width, and a scroll area would add and remove its scroll bar without end.
class FieldChips::Layout : public FlowLayout {
public:
    explicit Layout(FieldChips& chips) : FlowLayout(&chips, Last::AsWideAsItIs), m_chips(chips) {}
    int heightForWidth(int width) const override { return m_chips.heightFor(width); }

private:
    const FieldChips& m_chips;
};

void makeChip(QToolButton& chip)
{
    chip.setIconSize(QSize(signSize, signSize));
    chip.setFont(textFont(TextSize::Small));
    chip.setMinimumHeight(measure(Measure::Chip));
    chip.setFocusPolicy(Qt::TabFocus);
    setRole(chip, Role::Chip);
}

FieldChips::FieldChips(QWidget* parent) : QWidget(parent), m_layout(new Layout(*this)), m_more(new QToolButton(this))
{
    m_more->setObjectName(QStringLiteral("chips.more"));
    m_more->setText(tr("More"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setIcon(lineIcon(QStringLiteral("more")));
    m_more->setToolTip(tr("Further fields"));
    m_more->setAccessibleName(tr("Further fields"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    makeChip(*m_more);
    m_more->hide();
    m_layout->insertWidget(0, m_more);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FieldChips::add(const QString& key, const QString& label)
{
    auto* chip = new QToolButton(this);
    chip->setObjectName(QStringLiteral("chip.") + key);
    chip->setText(label);
    chip->setAccessibleName(tr("Add the field “%1”").arg(label));
    chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chip->setIcon(lineIcon(QStringLiteral("add")));
    makeChip(*chip);
    // Queued, because it deletes the chip.
    connect(
        chip, &QToolButton::clicked, this, [this, key] { Q_EMIT chosen(key); }, Qt::QueuedConnection);
    m_layout->insertWidget(m_layout->count() - 1, chip);
    setTabOrder(chip, m_more); // the "more" button stays last
    m_chips.insert(key, chip);
    m_order += key;
    m_wanted += key;
}

void FieldChips::setShown(const QString& key, bool shown)
{
    if (!m_chips.contains(key))
        return;
    if (shown)
        m_wanted += key;
    else
        m_wanted -= key;
    setVisible(!m_wanted.isEmpty());
    fit();
}

void FieldChips::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Chips created before the form was styled and sized must be measured again.
bool FieldChips::event(QEvent* event)
{
    if (event->type() == QEvent::Polish || event->type() == QEvent::Show)
        fit();
    return QWidget::event(event);
}

QList<QString> FieldChips::wanted() const
{
    QList<QString> keys;
    for (const QString& key : m_order) {
        if (m_wanted.contains(key))
            keys += key;
    }
    return keys;
}

int FieldChips::heightFor(int width) const
{
    QList<int> widths;
    int lineHeight = 0;
    for (const QString& key : wanted()) {
        const QSize size = m_chips[key]->sizeHint();
        widths += size.width();
        lineHeight = std::max({lineHeight, size.height(), m_chips[key]->minimumHeight()});
    }
    return FlowLayout::heightOf(std::min(mostLines, FlowLayout::linesOf(widths, width)), lineHeight);
}

/// Shows as many chips as fit in a line, including the button for the rest.
void FieldChips::fit()
{
    QList<QString> shown = wanted();
    const auto linesOf = [this](const QList<QString>& keys, bool more) {
        QList<int> widths;
        for (const QString& key : keys)
            widths += m_chips[key]->sizeHint().width();
        if (more)
            widths += m_more->sizeHint().width();
        return FlowLayout::linesOf(widths, width());
    };
    const QList<QString> all = shown;
    const bool placed = testAttribute(Qt::WA_Resized); // the width is meaningless before
    while (placed && !shown.isEmpty() && linesOf(shown, shown.size() < all.size()) > mostLines)
        shown.removeLast();
    bool changed = false;
    for (auto chip = m_chips.cbegin(); chip != m_chips.cend(); ++chip) {
        const bool isShown = shown.contains(chip.key());
        changed = changed || chip.value()->isHidden() == isShown;
        chip.value()->setVisible(isShown);
    }
    // A form that is just being arranged does not notice that its parts have changed.
    if (changed)
        QMetaObject::invokeMethod(this, [this] { updateGeometry(); }, Qt::QueuedConnection);
    m_more->menu()->clear();
    for (const QString& key : all.mid(shown.size()))
        m_more->menu()->addAction(m_chips[key]->text(), m_chips[key], &QToolButton::click);
    m_more->setVisible(shown.size() < all.size());
}

} // namespace duovita
