#include "ui/design/designgroup.h"

#include "ui/design/settingrow.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/foldheading.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

namespace {

constexpr int rowsBelow = 12;

} // namespace

DesignGroup::DesignGroup(const QString& name, const QString& heading, QWidget* parent)
    : QWidget(parent), m_heading(new FoldHeading(this)), m_body(new QWidget(this)), m_rows(new QVBoxLayout(m_body)),
      m_seldomBody(new QWidget(m_body)), m_seldomRows(new QVBoxLayout(m_seldomBody))
{
    m_heading->setObjectName(name);
    m_heading->setText(heading);
    m_rows->setContentsMargins(0, gridStep, 0, rowsBelow);
    m_rows->setSpacing(measure(Measure::FieldGap));
    m_seldomRows->setContentsMargins(0, 0, 0, 0);
    m_seldomRows->setSpacing(measure(Measure::FieldGap));
    m_rows->addWidget(makeMore(name + QStringLiteral(".more")));
    m_rows->addWidget(m_seldomBody);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_body);
    connect(m_heading, &QToolButton::toggled, this, [this](bool open) { setOpen(open); });
    connect(m_heading, &QToolButton::clicked, this, [this](bool open) {
        if (open)
            Q_EMIT opened();
    });
    setMoreOpen(false);
    setOpen(false);
}

QWidget* DesignGroup::makeMore(const QString& name)
{
    m_moreLine = new QWidget(m_body);
    auto* line = new QHBoxLayout(m_moreLine);
    line->setContentsMargins(SettingRow::labelLeft - faceMargin, 0, SettingRow::rightMargin, 0);
    m_more = new QToolButton(m_moreLine);
    m_more->setObjectName(name);
    m_more->setFocusPolicy(Qt::StrongFocus);
    setRole(*m_more, Role::Link);
    connect(m_more, &QToolButton::clicked, this, [this] {
        setMoreOpen(!m_moreOpen);
        if (m_moreOpen)
            Q_EMIT opened();
    });
    line->addWidget(m_more);
    line->addStretch();
    return m_moreLine;
}

void DesignGroup::add(QWidget* row, bool seldom)
{
    if (!seldom) {
        constexpr int afterRows = 2; // the "More" button and the rows behind it
        m_rows->insertWidget(m_rows->count() - afterRows, row);
        m_moreLine->raise(); // children must be in Tab order
        m_seldomBody->raise();
        return;
    }
    m_seldomRows->addWidget(row);
    m_seldom += row;
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

void DesignGroup::setMoreOpen(bool open)
{
    m_moreOpen = open;
    m_seldomBody->setVisible(open);
    countMore();
}

void DesignGroup::openFor(const QWidget& part)
{
    setOpen(true);
    if (m_seldomBody->isAncestorOf(&part))
        setMoreOpen(true);
}

bool DesignGroup::isMoreOpen() const
{
    return m_moreOpen;
}

void DesignGroup::setSummary(const QString& words, const QList<QColor>& colors)
{
    m_heading->setSummary(words, colors);
}

void DesignGroup::countMore()
{
    const auto count = static_cast<int>(
        std::count_if(m_seldom.begin(), m_seldom.end(), [](const QWidget* row) { return !row->isHidden(); }));
    m_moreLine->setVisible(count > 0);
    m_more->setText(isMoreOpen() ? tr("Fewer") : tr("%n more", nullptr, count));
}

} // namespace duovita
