#include "ui/history/recordhistorydialog.h"

#include "core/editing/restoring.h"
#include "core/messages/recordwords.h"
#include "ui/widgets/dialogbuttons.h"
#include "ui/widgets/windowfitting.h"

#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace duovita {

namespace {

/// Typing creates a revision every second or so: of those older than a day, keeps only the last before each pause. The
/// first is the current state.
QList<RevisionInfo> revisionsToShow(const QList<RevisionInfo>& moments)
{
    constexpr auto rest = std::chrono::seconds(60);
    const Timestamp yesterday{std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()) - std::chrono::hours(24)};
    QList<RevisionInfo> shown;
    for (qsizetype i = 0; i < moments.size(); ++i) {
        const bool typedOn = i > 0 && moments[i].at < yesterday && moments[i - 1].at - moments[i].at < rest &&
                             moments[i].cause == ChangeCause::Edit && moments[i - 1].cause == ChangeCause::Edit;
        if (!typedOn || i + 1 == moments.size())
            shown += moments[i];
    }
    return shown;
}

QDateTime timeOf(Timestamp when)
{
    return QDateTime::fromMSecsSinceEpoch(when.time_since_epoch().count());
}

QString kindText(PartDifference::Kind kind)
{
    switch (kind) {
    case PartDifference::Kind::OnlyThen:
        return RecordHistoryDialog::tr("removed since");
    case PartDifference::Kind::OnlyNow:
        return RecordHistoryDialog::tr("added since");
    case PartDifference::Kind::Changed:
        break;
    }
    return RecordHistoryDialog::tr("changed since");
}

constexpr int partRole = Qt::UserRole;

} // namespace

RecordHistoryDialog::RecordHistoryDialog(PersonDocument& document, const QList<RevisionInfo>& moments, QWidget* parent)
    : QDialog(parent), m_document(document), m_opened(document.person()), m_moments(revisionsToShow(moments)),
      m_time(new QDateTimeEdit(this)), m_list(new QListWidget(this)), m_compared(new QTreeWidget(this)),
      m_note(new QLabel(this)), m_whole(nullptr), m_part(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("recordHistoryDialog"));
    setWindowTitle(tr("%1 as of a date").arg(titleOf(document.person())));
    m_time->setObjectName(QStringLiteral("recordHistory.time"));
    m_time->setCalendarPopup(true);
    m_time->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
    m_list->setObjectName(QStringLiteral("recordHistory.moments"));
    m_list->setAccessibleName(tr("Times it was saved"));
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    for (const RevisionInfo& moment : m_moments)
        m_list->addItem(momentText(moment.at, moment.cause));
    nameFirst();
    m_compared->setObjectName(QStringLiteral("recordHistory.compared"));
    m_compared->setAccessibleName(tr("What has changed since"));
    m_compared->setHeaderLabels({QString(), tr("Then"), tr("Now")});
    m_compared->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("recordHistory.note"));
    m_note->setWordWrap(true);
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->addRow(tr("As of"), m_time);
    leftLayout->addLayout(form);
    leftLayout->addWidget(m_list, 1);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(m_compared);
    splitter->setSizes({420, 680});
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_part = buttons->addButton(tr("Restore the selected part"), QDialogButtonBox::ActionRole);
    m_part->setObjectName(QStringLiteral("recordHistory.restorePart"));
    m_whole = buttons->addButton(tr("Restore the whole record"), QDialogButtonBox::ActionRole);
    m_whole->setObjectName(QStringLiteral("recordHistory.restoreAll"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_note);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    openAs(*this, QSize(1200, 640));
    m_compared->setColumnWidth(0, 220);
    for (const int column : {1, 2}) // equal widths
        m_compared->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    leaveReturnToList(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_whole, &QPushButton::clicked, this,
            [this] { m_document.replaceRecord(m_past->person, ChangeCause::Restore); });
    connect(m_part, &QPushButton::clicked, this, &RecordHistoryDialog::restorePart);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecordHistoryDialog::momentChosen);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &RecordHistoryDialog::chooseMomentOf);
    connect(m_compared, &QTreeWidget::currentItemChanged, this, &RecordHistoryDialog::updateButtons);
    connect(&document, &PersonDocument::changed, this, &RecordHistoryDialog::compare);
    connect(&document, &PersonDocument::changed, this, &RecordHistoryDialog::nameFirst);
    compare();
}

/// Marks the latest revision as current until the record changes, as there is nothing to restore from it.
void RecordHistoryDialog::nameFirst()
{
    if (m_moments.isEmpty())
        return;
    QListWidgetItem* first = m_list->item(0);
    const bool today = m_document.person() == m_opened;
    const QString changes = first->text().section(u'\n', 1);
    const QString moment = momentText(m_moments.front().at, m_moments.front().cause);
    const QString named = today ? tr("%1 · same as now").arg(moment) : moment;
    first->setText(changes.isEmpty() ? named : QString(named + u'\n' + changes));
}

void RecordHistoryDialog::showFirst()
{
    m_list->setCurrentRow(m_moments.size() > 1 ? 1 : 0); // the first is the current state
}

QList<Timestamp> RecordHistoryDialog::undescribed() const
{
    constexpr qsizetype atOnce = 40;
    QList<Timestamp> times;
    for (qsizetype i = m_described; i < m_moments.size() && times.size() <= atOnce; ++i)
        times += m_moments[i].at;
    return times.size() > 1 ? times : QList<Timestamp>();
}

void RecordHistoryDialog::describe(const QStringList& changes)
{
    for (const QString& change : changes) {
        QListWidgetItem* item = m_list->item(static_cast<int>(m_described));
        if (!change.isEmpty()) {
            item->setText(item->text() + u'\n' + change);
            item->setToolTip(change);
        }
        ++m_described;
    }
}

void RecordHistoryDialog::momentChosen()
{
    m_past.reset();
    compare();
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const QSignalBlocker blocker(m_time);
    m_time->setDateTime(timeOf(m_moments[row].at));
    Q_EMIT stateWanted(m_moments[row].at);
}

/// Chooses the newest revision up to the end of that minute, or the oldest if all are later.
void RecordHistoryDialog::chooseMomentOf(const QDateTime& time)
{
    const QDateTime end = time.addSecs(60 - time.time().second());
    qsizetype row = 0;
    while (row + 1 < m_moments.size() && timeOf(m_moments[row].at) >= end)
        ++row;
    m_list->setCurrentRow(static_cast<int>(row));
}

void RecordHistoryDialog::showState(Timestamp when, const PastRecord& past)
{
    const int row = m_list->currentRow();
    if (row < 0 || m_moments[row].at != when)
        return;
    m_past = past;
    compare();
}

void RecordHistoryDialog::compare()
{
    m_compared->clear();
    m_parts = m_past ? compareRecords(m_past->person, m_document.person()) : QList<PartDifference>();
    QTreeWidgetItem* section = nullptr;
    for (const PartDifference& part : std::as_const(m_parts))
        addPart(section, part);
    m_compared->expandAll();
    QString note = tr("Choose a time to compare the record then and now.");
    if (m_past && m_past->gone > 0)
        note = tr("%n item(s) from that time have since been permanently deleted and cannot be restored.", nullptr,
                  m_past->gone);
    else if (m_past && m_parts.isEmpty())
        note = tr("The record is as it was then.");
    m_note->setText(note);
    updateButtons();
}

/// Adds entries below their section, and the differing values below each entry.
void RecordHistoryDialog::addPart(QTreeWidgetItem*& section, const PartDifference& part)
{
    const auto index = static_cast<int>(&part - m_parts.constData());
    if (part.entry && (!section || section->data(0, partRole + 1).toString() != part.section->toString())) {
        const auto titled = [&](const Person& person) {
            const qsizetype at = person.indexOf(*part.section);
            return at < 0 ? QString() : titleOf(person.sections[at]);
        };
        const QString title = titled(m_document.person());
        section = new QTreeWidgetItem(m_compared, {title.isEmpty() ? titled(m_past->person) : title});
        section->setData(0, partRole, -1);
        section->setData(0, partRole + 1, part.section->toString());
    }
    auto* item = part.entry ? new QTreeWidgetItem(section) : new QTreeWidgetItem(m_compared);
    item->setText(0, part.title);
    item->setText(part.kind == PartDifference::Kind::OnlyNow ? 2 : 1, kindText(part.kind));
    item->setData(0, partRole, index);
    QFont bold = item->font(0);
    bold.setBold(true);
    item->setFont(0, bold);
    if (!part.entry) {
        section = part.section ? item : nullptr;
        if (part.section)
            item->setData(0, partRole + 1, part.section->toString());
    }
    for (const ComparedRow& row : part.rows) {
        auto* line = new QTreeWidgetItem(item, {row.label, row.then, row.now});
        line->setData(0, partRole, index);
        for (int column = 1; column < 3; ++column)
            line->setToolTip(column, line->text(column));
    }
}

const PartDifference* RecordHistoryDialog::chosenPart() const
{
    const QTreeWidgetItem* item = m_compared->currentItem();
    const int index = item ? item->data(0, partRole).toInt() : -1;
    return index < 0 ? nullptr : &m_parts[index];
}

void RecordHistoryDialog::updateButtons()
{
    m_whole->setEnabled(m_past && !m_parts.isEmpty());
    const QTreeWidgetItem* item = m_compared->currentItem();
    m_part->setEnabled(m_past && item != nullptr);
}

void RecordHistoryDialog::restorePart()
{
    const QTreeWidgetItem* item = m_compared->currentItem();
    const PartDifference* part = chosenPart();
    const Person& now = m_document.person();
    const Person& then = m_past->person;
    if (part && part->entry)
        m_document.replaceRecord(withEntryOf(now, then, *part->entry), ChangeCause::Restore);
    else if (const auto section = SectionId::parse(item->data(0, partRole + 1).toString()))
        m_document.replaceRecord(withSectionOf(now, then, *section), ChangeCause::Restore);
    else if (part && part->section)
        m_document.replaceRecord(withSectionOf(now, then, *part->section), ChangeCause::Restore);
    else if (part)
        m_document.replaceRecord(withFactsOf(now, then), ChangeCause::Restore);
}

} // namespace duovita
