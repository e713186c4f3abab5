#include "ui/forms/fieldchips.h"

#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/flowlayout.h"

#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace duovita {

namespace {

/// Enter presses it, as the space bar does.
class Chip : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QToolButton::keyPressEvent(event);
    }
};

} // namespace

FieldChips::FieldChips(QWidget* parent)
    : QWidget(parent), m_layout(new FlowLayout(this, FlowLayout::Last::AsWideAsItIs))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FieldChips::add(const QString& key, const QString& label)
{
    auto* chip = new Chip(this);
    chip->setObjectName(QStringLiteral("chip.") + key);
    chip->setText(label);
    chip->setAccessibleName(tr("Add the field “%1”").arg(label));
    chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chip->setIcon(lineIcon(QStringLiteral("add")));
    chip->setIconSize(QSize(signSize, signSize));
    chip->setFont(textFont(TextSize::Small));
    chip->setMinimumHeight(measure(Measure::Chip));
    chip->setFocusPolicy(Qt::TabFocus);
    setRole(*chip, Role::Chip);
    // The chip goes by it: after this event.
    connect(
        chip, &QToolButton::clicked, this, [this, key] { Q_EMIT chosen(key); }, Qt::QueuedConnection);
    m_layout->insertWidget(m_layout->count(), chip);
    m_chips.insert(key, chip);
}

void FieldChips::setShown(const QString& key, bool shown)
{
    if (QWidget* chip = m_chips.value(key))
        chip->setVisible(shown);
    setVisible(std::any_of(m_chips.cbegin(), m_chips.cend(), [](const QWidget* chip) { return !chip->isHidden(); }));
}

} // namespace duovita
