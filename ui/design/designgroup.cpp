#include "ui/design/designgroup.h"

#include "ui/style/tokens.h"
#include "ui/widgets/foldheading.h"

#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int rowsLeft = 24;
constexpr int rowsBelow = 16;

} // namespace

DesignGroup::DesignGroup(const QString& name, const QString& heading, QWidget* parent)
    : QWidget(parent), m_heading(new FoldHeading(this)), m_body(new QWidget(this)), m_rows(new QVBoxLayout(m_body))
{
    m_heading->setObjectName(name);
    m_heading->setText(heading);
    m_rows->setContentsMargins(rowsLeft, gridStep, 0, rowsBelow);
    m_rows->setSpacing(measure(Measure::FieldGap));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_body);
    connect(m_heading, &QToolButton::toggled, this, [this](bool open) { setOpen(open); });
    setOpen(false);
}

void DesignGroup::add(QWidget* row)
{
    m_rows->addWidget(row);
}

void DesignGroup::setOpen(bool open)
{
    m_heading->setChecked(open);
    m_body->setVisible(open);
}

bool DesignGroup::isOpen() const
{
    return m_heading->isChecked();
}

} // namespace duovita
