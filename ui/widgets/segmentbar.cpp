#include "ui/widgets/segmentbar.h"

#include "ui/style/roles.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace duovita {

namespace {

constexpr int inset = 2; // between segments and track

} // namespace

SegmentBar::SegmentBar(QWidget* parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_group(new QButtonGroup(this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_layout->setContentsMargins(inset, inset, inset, inset);
    m_layout->setSpacing(0);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentBar::chosen);
}

int SegmentBar::add(const QString& objectName, const QString& text)
{
    const auto index = static_cast<int>(m_group->buttons().size());
    auto* segment = new QToolButton(this);
    segment->setObjectName(objectName);
    segment->setCheckable(true);
    segment->setText(text);
    segment->setFocusPolicy(Qt::TabFocus);
    setRole(*segment, Role::Segment);
    m_group->addButton(segment, index);
    m_layout->addWidget(segment);
    setFilling(m_filling);
    if (index == 0)
        segment->setChecked(true);
    return index;
}

QAbstractButton* SegmentBar::button(int index) const
{
    return m_group->button(index);
}

void SegmentBar::setText(int index, const QString& text)
{
    button(index)->setText(text);
}

void SegmentBar::setShown(int index, bool shown)
{
    button(index)->setVisible(shown);
}

void SegmentBar::setToolTip(int index, const QString& words)
{
    button(index)->setToolTip(words);
}

int SegmentBar::current() const
{
    return m_group->checkedId();
}

void SegmentBar::setCurrent(int index)
{
    button(index)->setChecked(true);
}

void SegmentBar::setFilling(bool filling)
{
    m_filling = filling;
    const auto segments = m_group->buttons();
    for (QAbstractButton* segment : segments) {
        segment->setSizePolicy(filling ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_layout->setStretchFactor(segment, filling ? 1 : 0);
    }
}

void SegmentBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto ground = groundUnder(this);
    painter.setBrush(tone(ground == Tone::Ground ? Tone::TrackOnGround : Tone::Track, palette()));
    painter.drawRoundedRect(rect(), panelRadius, panelRadius);
}

} // namespace duovita
