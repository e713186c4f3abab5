#include "ui/widgets/foldgroup.h"

#include "ui/style/tokens.h"
#include "ui/widgets/foldheading.h"

#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int bodyLeft = 40; // aligned with the heading's text
constexpr int bodyRight = 24;

} // namespace

FoldGroup::FoldGroup(const QString& name, QWidget* parent)
    : QWidget(parent), m_heading(new FoldHeading(this, Measure::CheckGroup)), m_body(new QWidget(this))
{
    m_heading->setObjectName(name);
    m_heading->setSummaryAlwaysShown(true);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(bodyLeft - faceMargin, 0, bodyRight, 2 * gridStep);
    body->setSpacing(2 * gridStep);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_body);
    m_heading->setChecked(true);
    connect(m_heading, &QToolButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        if (open)
            Q_EMIT opened();
    });
}

void FoldGroup::add(QWidget* part)
{
    auto* line = new QHBoxLayout;
    line->setContentsMargins(faceMargin, 0, 0, 0);
    line->addWidget(part);
    static_cast<QVBoxLayout*>(m_body->layout())->addLayout(line);
}

void FoldGroup::addButton(QWidget* button)
{
    static_cast<QVBoxLayout*>(m_body->layout())->addWidget(button, 0, Qt::AlignLeft);
}

void FoldGroup::setHeading(const QString& words)
{
    m_heading->setText(words);
    m_heading->setAccessibleName(words);
    m_heading->setSummary({});
    Q_EMIT headingChanged();
}

void FoldGroup::setSummary(const QString& words)
{
    m_heading->setSummary(words);
    Q_EMIT headingChanged();
}

void FoldGroup::setOpen(bool open)
{
    m_heading->setChecked(open);
}

bool FoldGroup::isOpen() const
{
    return m_heading->isChecked();
}

void FoldGroup::goTo()
{
    m_heading->setChecked(true);
    m_heading->setFocus(Qt::ShortcutFocusReason);
}

} // namespace duovita
