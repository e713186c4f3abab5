#include "ui/design/designrow.h"

#include "ui/design/designcontrol.h"
#include "ui/design/designwords.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/focusorder.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

DesignRow::DesignRow(const DesignKey& key, QAbstractItemModel& families, QWidget* parent)
    : QWidget(parent), m_key(key), m_families(families), m_name(QStringLiteral("design.") + key.name), m_dot(makeDot()),
      m_label(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_label->setText(labelOf(key));
    m_label->setWordWrap(true);
    m_label->setFixedWidth(labelWidth);
    setTextLook(*m_label, Tone::Text2, TextSize::Normal);
    layout->addWidget(m_dot);
    layout->addWidget(m_label);
    layout->addSpacing(2 * gridStep);
    layout->addWidget(makeControls(), 1);
    auto* end = new QWidget(this);
    end->setFixedWidth(rightMargin);
    auto* buttons = new QHBoxLayout(end);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(0);
    buttons->addWidget(makeReset());
    if (canBeApart(key))
        buttons->addWidget(makeMenu());
    buttons->addStretch();
    layout->addWidget(end, 0, Qt::AlignBottom);
    m_label->setBuddy(m_controls.front()->firstPart());
}

QLabel* DesignRow::makeDot()
{
    auto* dot = new QLabel(this);
    dot->setObjectName(m_name + QStringLiteral(".changed"));
    setTextLook(*dot, Tone::AccentText, TextSize::Key);
    dot->setFixedWidth(labelLeft);
    return dot;
}

QWidget* DesignRow::makeControls()
{
    m_column = new QWidget(this);
    auto* columns = new QHBoxLayout(m_column);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(8);
    columns->addWidget(makeControl(Language::English), 1);
    return m_column;
}

QWidget* DesignRow::makeControl(Language language)
{
    const std::size_t index = indexOf(language);
    auto* part = new QWidget(m_column);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* heading = new QLabel(endonymOf(language), part);
    setTextLook(*heading, Tone::Text2, TextSize::Small);
    heading->hide();
    layout->addWidget(heading);
    const bool first = language == Language::English; // it is of both, unless they are apart
    auto* control = DesignControl::make(m_key, m_families, first ? m_name : m_name + u'.' + codeOf(language), part);
    control->setAccessibleWords(first ? labelOf(m_key) : tr("%1, %2").arg(labelOf(m_key), endonymOf(language)));
    layout->addWidget(control);
    connect(control, &DesignControl::chosen, this, [this, index](const QJsonValue& value) {
        if (!m_apart)
            m_values.fill(value);
        m_values[index] = value;
        Q_EMIT chosen(m_values, m_apart);
    });
    connect(control, &DesignControl::settled, this, &DesignRow::settled);
    m_parts[index] = part;
    m_controls[index] = control;
    m_languages[index] = heading;
    return part;
}

QToolButton* DesignRow::makeReset()
{
    m_reset = new QToolButton(this);
    m_reset->setObjectName(m_name + QStringLiteral(".reset"));
    m_reset->setAutoRaise(true);
    m_reset->setIcon(lineIcon(QStringLiteral("reset")));
    m_reset->setToolTip(tr("As the template has it"));
    m_reset->setAccessibleName(tr("%1: as the template has it").arg(labelOf(m_key)));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    connect(m_reset, &QToolButton::clicked, this, &DesignRow::resetWanted);
    return m_reset;
}

QToolButton* DesignRow::makeMenu()
{
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(lineIcon(QStringLiteral("more")));
    button->setAccessibleName(tr("%1: more").arg(labelOf(m_key)));
    auto* menu = new QMenu(button);
    m_apartAction = menu->addAction(tr("Set each language apart"));
    m_apartAction->setObjectName(m_name + QStringLiteral(".apart"));
    m_apartAction->setCheckable(true);
    connect(m_apartAction, &QAction::triggered, this, [this](bool apart) {
        if (!apart)
            m_values.fill(m_values.front());
        Q_EMIT chosen(m_values, apart);
    });
    // A menu that the button knew of would be shown by an arrow in the place of the dots.
    connect(button, &QToolButton::clicked, menu,
            [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
    return button;
}

void DesignRow::show(const Design& design, const DesignLook& look)
{
    const bool differs = design.changes.contains(m_key.name);
    m_dot->setText(differs ? QStringLiteral("●") : QString());
    m_dot->setToolTip(differs ? tr("Differs from the template") : QString());
    m_reset->setVisible(differs);
    m_values = valuesOf(m_key, look.shown);
    setApart(isApart(m_key, design, look));
    for (const Language language : allLanguages) {
        if (DesignControl* control = m_controls[indexOf(language)])
            control->show(m_values[indexOf(language)]);
    }
}

void DesignRow::setApart(bool apart)
{
    if (apart && !m_controls.back()) {
        static_cast<QHBoxLayout*>(m_column->layout())->addWidget(makeControl(Language::Chinese), 1);
        orderFocus(*this);
    }
    m_apart = apart;
    if (m_apartAction)
        m_apartAction->setChecked(apart);
    for (DesignControl* control : m_controls) {
        if (control)
            control->setHalved(apart);
    }
    if (m_parts.back())
        m_parts.back()->setVisible(apart);
}

void DesignRow::showLanguages(bool shown)
{
    for (QLabel* heading : m_languages) {
        if (heading)
            heading->setVisible(shown);
    }
    m_label->setAlignment(Qt::AlignLeft | (shown ? Qt::AlignBottom : Qt::AlignVCenter));
    m_label->setContentsMargins(
        0, 0, 0, shown ? (m_controls.front()->sizeHint().height() - m_label->fontMetrics().height()) / 2 : 0);
}

} // namespace duovita
