#include "ui/forms/outlinepane.h"

#include "ui/forms/outlineview.h"
#include "ui/presentation/icons.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

OutlinePane::OutlinePane(OutlineView& view, const QList<QAction*>& makingNew, QWidget* parent)
    : Retranslated(parent), m_head(new QWidget(this)), m_title(new QLabel(m_head)), m_new(new QToolButton(m_head))
{
    setObjectName(QStringLiteral("outlinePane"));
    setGround(*this, Tone::Outline);
    setTextLook(*m_title, Tone::Text2, TextSize::Small, true);
    m_new->setObjectName(QStringLiteral("outline.new"));
    m_new->setIcon(lineIcon(QStringLiteral("add")));
    m_new->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setFocusPolicy(Qt::TabFocus);
    setRole(*m_new, Role::Flat);
    auto* menu = new QMenu(m_new);
    menu->addActions(makingNew);
    m_new->setMenu(menu);
    auto* head = new QHBoxLayout(m_head);
    constexpr int left = 16;
    constexpr int right = 8;
    head->setContentsMargins(left, 0, right, 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_new);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(&view, 1);
    connect(&Appearance::instance(), &Appearance::changed, this, &OutlinePane::fit);
    fit();
    retranslate();
}

void OutlinePane::addMaking(QAction& action)
{
    m_new->menu()->addSeparator();
    m_new->menu()->addAction(&action);
}

void OutlinePane::fit()
{
    m_head->setFixedHeight(measure(Measure::PaneHeader));
    m_new->setFixedHeight(measure(Measure::Button));
}

void OutlinePane::retranslate()
{
    m_title->setText(tr("Outline"));
    m_new->setText(tr("New"));
    m_new->setToolTip(tr("New entry or section"));
}

} // namespace duovita
