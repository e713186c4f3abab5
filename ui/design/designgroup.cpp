#include "ui/design/designgroup.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

DesignGroup::DesignGroup(const QString& name, const QString& heading, QWidget* parent)
    : QWidget(parent), m_heading(new QToolButton(this)), m_body(new QWidget(this)), m_rows(new QVBoxLayout(m_body))
{
    m_heading->setObjectName(name);
    m_heading->setText(heading);
    m_heading->setCheckable(true);
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    m_rows->setContentsMargins(4, 4, 0, 10);
    m_rows->setSpacing(6);
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
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(open);
}

bool DesignGroup::isOpen() const
{
    return m_heading->isChecked();
}

} // namespace duovita
