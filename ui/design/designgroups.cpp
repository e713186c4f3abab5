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

#include <QAbstractButton>
#include <QCoreApplication>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

namespace {

/// The key that disables this one in every language; null if it has an effect in at least one.
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
    for (const DesignKey::Group group : plannedGroups())
        addGroup(group, *layout);
    layout->addStretch();
    m_groups.front()->setOpen(true);
    setWidget(column);
}

void DesignGroups::addGroup(DesignKey::Group group, QVBoxLayout& column)
{
    auto* box = new DesignGroup(headingOf(group), wordFor(group), column.parentWidget());
    column.addWidget(box);
    m_groups += box;
    connect(
        box, &DesignGroup::opened, this, [this, box] { reveal(*box); }, Qt::QueuedConnection); // once laid out
    if (group == DesignKey::Group::Page)
        addCvRows(*box);
    const QList<PlannedRow> rows = plannedRows(group);
    for (const PlannedRow& planned : rows)
        addRow(*box, planned);
    box->countMore();
}

/// Scrolls to the end of the group, or, if it is too high, to its beginning.
void DesignGroups::reveal(const DesignGroup& group)
{
    const QRect box = group.geometry();
    ensureVisible(0, box.bottom(), 0, 0);
    ensureVisible(0, box.top(), 0, 0);
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
    connect(row, &DesignRow::settingWanted, this, &DesignGroups::goTo);
    connect(row, &DesignRow::resetWanted, this, [this, row] { Q_EMIT resetWanted(row->keys()); });
}

void DesignGroups::showAbsences(const QStringList& lines)
{
    for (CvRow* row : std::as_const(m_cvRows)) {
        if (row->isOf("missingTexts"))
            row->setNote(lines.join(u'\n'), tr("Show the other language's text instead"));
    }
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
    for (const DesignKey::Group group : plannedGroups()) {
        DesignGroup& box = *m_groups[static_cast<int>(group)];
        box.setSummary(summaryOf(group, look, cv, person.photo.has_value()),
                       group == DesignKey::Group::Color ? mainColors(look) : QList<QColor>());
        box.countMore();
    }
}

/// Hides or disables a row that has no effect. The two keys of a row are always both in use or both unused.
void DesignGroups::showUse(DesignRow& row, const Person& person, const Cv& cv, const DesignLook& look)
{
    const DesignKey& key = row.key();
    const DesignKey* inTheWay = keyInTheWay(key, look);
    const bool hidden = !concerns(key, person) || (inTheWay && idleOf(key, *inTheWay) == Idle::Hidden);
    row.setVisible(!hidden);
    Obstacle obstacle;
    if (inTheWay)
        obstacle = {labelOf(*inTheWay), controlOf(*inTheWay)};
    if (cv.margins && key.group == DesignKey::Group::Page && key.name.startsWith(QStringLiteral("margins.")))
        obstacle = {tr("Margins"), QStringLiteral("design.cv.margins")};
    m_idle.remove(&row);
    if (hidden || !obstacle.label.isEmpty())
        m_idle.insert(&row, obstacle);
    row.setInTheWay(hidden || obstacle.label.isEmpty()
                        ? QString()
                        : tr("Has no effect because of the setting “%1”").arg(obstacle.label));
}

namespace {

/// The first part of it that the Tab key reaches.
QWidget* focusable(QWidget& part)
{
    if (part.focusPolicy() & Qt::TabFocus || part.focusProxy())
        return &part;
    const QList<QWidget*> inside = part.findChildren<QWidget*>();
    const auto takesFocus = [&part](const QWidget* each) {
        return each->focusPolicy() & Qt::TabFocus && each->isEnabled() && each->isVisibleTo(&part);
    };
    const auto isChosen = [&](const QWidget* each) { // in a segment bar, Tab goes to the chosen button
        const auto* button = qobject_cast<const QAbstractButton*>(each);
        return button && button->isChecked() && takesFocus(each);
    };
    auto first = std::find_if(inside.begin(), inside.end(), isChosen);
    if (first == inside.end())
        first = std::find_if(inside.begin(), inside.end(), takesFocus);
    return first == inside.end() ? &part : *first;
}

} // namespace

QString DesignGroups::goTo(const QString& control)
{
    auto* part = findChild<QWidget*>(control);
    if (!part)
        return {};
    const auto idle = std::find_if(m_rows.begin(), m_rows.end(), [&](const DesignRow* row) {
        return m_idle.contains(row) && row->isAncestorOf(part);
    });
    if (idle == m_rows.end()) {
        reveal(*part);
        return {};
    }
    const Obstacle obstacle = m_idle.value(*idle);
    const QString label = labelOf((*idle)->key());
    auto* instead = obstacle.control.isEmpty() ? nullptr : findChild<QWidget*>(obstacle.control);
    reveal(instead ? *instead : *findChild<QWidget*>(headingOf((*idle)->key().group)));
    return obstacle.label.isEmpty() ? tr("“%1” has no effect here: the record has nothing it applies to.").arg(label)
                                    : tr("“%1” has no effect because of the setting “%2”.").arg(label, obstacle.label);
}

void DesignGroups::reveal(QWidget& part)
{
    groupOf(part).openFor(part);
    // Lay out the opened rows now: the width decides whether a choice is shown as segments or a list.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    focusable(part)->setFocus(Qt::ShortcutFocusReason);
    constexpr int around = 40; // keep the neighbouring rows visible
    ensureWidgetVisible(&part, 0, around);
}

DesignGroup& DesignGroups::groupOf(const QWidget& part) const
{
    return **std::find_if(m_groups.begin(), m_groups.end(),
                          [&part](const DesignGroup* group) { return group->isAncestorOf(&part); });
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
