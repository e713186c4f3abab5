#include "ui/design/designgroups.h"

#include "core/design/keyeffects.h"
#include "core/domain/person.h"
#include "ui/design/cvrow.h"
#include "ui/design/designgroup.h"
#include "ui/design/designplan.h"
#include "ui/design/designrow.h"
#include "ui/design/designsummary.h"
#include "ui/design/designwords.h"
#include "ui/style/tokens.h"

#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

namespace {

constexpr auto groupCount = static_cast<int>(DesignKey::Group::Other);
constexpr std::array groupNames{"type", "color", "space", "header", "sections", "dates", "page"};

/// The same in each language; a key that acts in one of them acts.
const DesignKey* keyInTheWay(const DesignKey& key, const DesignLook& look)
{
    const DesignKey* found = nullptr;
    for (const Template& shown : look.shown) {
        found = keyInTheWay(key, shown);
        if (!found)
            break;
    }
    return found;
}

} // namespace

DesignGroups::DesignGroups(QAbstractItemModel& families, QWidget* parent) : QScrollArea(parent), m_families(families)
{
    setObjectName(QStringLiteral("design.groups"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, gridStep, 0, 2 * gridStep);
    layout->setSpacing(0);
    for (int index = 0; index < groupCount; ++index)
        addGroup(static_cast<DesignKey::Group>(index), *layout);
    layout->addStretch();
    m_groups.front()->setOpen(true);
    setWidget(column);
}

void DesignGroups::addGroup(DesignKey::Group group, QVBoxLayout& column)
{
    const auto index = static_cast<std::size_t>(group);
    auto* box = new DesignGroup(QStringLiteral("design.group.") + QLatin1StringView(groupNames.at(index)),
                                wordFor(group), column.parentWidget());
    column.addWidget(box);
    m_groups += box;
    if (group == DesignKey::Group::Page)
        addCvRows(*box);
    const QList<PlannedRow> rows = plannedRows(group);
    for (const PlannedRow& planned : rows)
        addRow(*box, planned);
    box->countMore();
}

void DesignGroups::addCvRows(DesignGroup& group)
{
    for (const CvChoice& choice : cvChoices()) {
        auto* row = new CvRow(choice, &group);
        group.add(row, false);
        m_cvRows += row;
        connect(row, &CvRow::chosen, this, [this, row] { Q_EMIT cvChosen(*row); });
    }
}

void DesignGroups::addRow(DesignGroup& group, const PlannedRow& planned)
{
    auto* row = new DesignRow(*planned.key, planned.chinese, m_families, &group);
    group.add(row, planned.seldom);
    m_rows += row;
    connect(row, &DesignRow::chosen, this, &DesignGroups::chosen);
    connect(row, &DesignRow::settled, this, &DesignGroups::settled);
    connect(row, &DesignRow::resetWanted, this, [this, row] { Q_EMIT resetWanted(row->keys()); });
}

void DesignGroups::showCv(const Cv& cv)
{
    for (CvRow* row : std::as_const(m_cvRows))
        row->show(cv);
}

void DesignGroups::showLook(const Person& person, const Cv& cv, const DesignLook& look)
{
    QSet<DesignKey::Group> named;
    for (DesignRow* row : std::as_const(m_rows)) {
        row->show(cv.design, look);
        showUse(*row, person, cv, look);
        const bool first = row->isSetApart() && !row->isHidden() && !named.contains(row->key().group);
        row->showLanguages(first);
        if (first)
            named += row->key().group;
    }
    for (int index = 0; index < groupCount; ++index) {
        const auto group = static_cast<DesignKey::Group>(index);
        m_groups[index]->setSummary(summaryOf(group, look, cv, person.photo.has_value()),
                                    group == DesignKey::Group::Color ? mainColors(look) : QList<QColor>());
        m_groups[index]->countMore();
    }
}

/// Of two keys in a row both do something, or neither does.
void DesignGroups::showUse(DesignRow& row, const Person& person, const Cv& cv, const DesignLook& look)
{
    const DesignKey& key = row.key();
    const DesignKey* inTheWay = keyInTheWay(key, look);
    const bool hidden = !concerns(key, person) || (inTheWay && idleOf(key, *inTheWay) == Idle::Hidden);
    row.setVisible(!hidden);
    QString other = inTheWay && !hidden ? labelOf(*inTheWay) : QString();
    if (cv.margins && key.group == DesignKey::Group::Page && key.name.startsWith(QStringLiteral("margins.")))
        other = tr("Margins");
    row.setInTheWay(other.isEmpty() ? QString()
                                    : tr("Does nothing here, because of what is chosen at “%1”").arg(other));
}

void DesignGroups::setLookEnabled(bool enabled)
{
    for (DesignRow* row : std::as_const(m_rows))
        row->setEnabled(enabled);
}

QList<bool> DesignGroups::openGroups() const
{
    QList<bool> open;
    for (const DesignGroup* group : m_groups)
        open << group->isOpen() << group->isMoreOpen();
    return open;
}

void DesignGroups::setOpenGroups(const QList<bool>& open)
{
    for (qsizetype index = 0; index < m_groups.size(); ++index) {
        m_groups[index]->setOpen(open.value(2 * index));
        m_groups[index]->setMoreOpen(open.value(2 * index + 1));
    }
}

} // namespace duovita
