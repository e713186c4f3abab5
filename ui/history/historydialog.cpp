#include "ui/history/historydialog.h"

#include "core/messages/recordwords.h"
#include "ui/history/entryrows.h"
#include "ui/widgets/dialogbuttons.h"
#include "ui/widgets/windowfitting.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace duovita {

namespace {

/// Typing creates a version every second or so: keeps only the last before each pause.
QList<EntryVersion> versionsToShow(const QList<EntryVersion>& versions)
{
    constexpr auto rest = std::chrono::seconds(60);
    QList<EntryVersion> shown;
    for (const EntryVersion& version : versions) {
        if (version.replaced - version.written >= rest || shown.isEmpty() || version == versions.back())
            shown += version;
    }
    return shown;
}

} // namespace

HistoryDialog::HistoryDialog(PersonDocument& document, const EntryId& entry, const QList<EntryVersion>& versions,
                             QWidget* parent)
    : QDialog(parent), m_document(document), m_entry(entry), m_versions(versionsToShow(versions)),
      m_list(new QListWidget(this)), m_compared(new QTreeWidget(this)), m_restore(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("historyDialog"));
    setWindowTitle(tr("Earlier versions of %1").arg(titleOf(*document.findEntry(entry))));
    m_list->setObjectName(QStringLiteral("history.versions"));
    m_list->setAccessibleName(tr("Versions"));
    for (qsizetype i = 0; i < m_versions.size(); ++i)
        m_list->addItem(QString());
    nameVersions();
    m_compared->setObjectName(QStringLiteral("history.compared"));
    m_compared->setAccessibleName(tr("Comparison with the current version"));
    m_compared->setHeaderLabels({QString(), tr("Then"), tr("Now")});
    m_compared->setRootIsDecorated(false);
    m_compared->setWordWrap(true);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(m_list);
    splitter->addWidget(m_compared);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_restore = buttons->addButton(tr("Restore this version"), QDialogButtonBox::ActionRole);
    m_restore->setObjectName(QStringLiteral("history.restore"));
    auto* layout = new QVBoxLayout(this);
    if (m_versions.isEmpty())
        layout->addWidget(new QLabel(tr("This entry has not been changed since it was made."), this));
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    openAs(*this, QSize(900, 520));
    m_compared->setColumnWidth(0, 150);
    for (const int column : {1, 2}) // equal widths
        m_compared->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    leaveReturnToList(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &HistoryDialog::restore);
    connect(m_list, &QListWidget::currentRowChanged, this, &HistoryDialog::showVersion);
    connect(&document, &PersonDocument::changed, this, &HistoryDialog::nameVersions);
    connect(&document, &PersonDocument::changed, this, &HistoryDialog::showVersion);
    m_list->setCurrentRow(m_versions.isEmpty() ? -1 : 0);
    showVersion();
}

/// Marks versions equal to the current entry, for example after undo: there is nothing to restore from them.
void HistoryDialog::nameVersions()
{
    const Entry* now = m_document.findEntry(m_entry);
    for (qsizetype i = 0; i < m_versions.size(); ++i) {
        const EntryVersion& version = m_versions[i];
        const QString until = tr("until %1").arg(momentText(version.replaced, version.replacedBy));
        m_list->item(static_cast<int>(i))
            ->setText(now && version.entry == *now ? tr("%1 · same as now").arg(until) : until);
    }
}

void HistoryDialog::showVersion()
{
    m_compared->clear();
    const Entry* now = m_document.findEntry(m_entry);
    const int row = m_list->currentRow();
    m_restore->setEnabled(now && row >= 0 && m_versions[row].entry != *now);
    if (!now || row < 0)
        return;
    for (const ComparedRow& compared : compareEntries(m_versions[row].entry, *now)) {
        auto* item = new QTreeWidgetItem(m_compared, {compared.label, compared.then, compared.now});
        for (int column = 1; column < 3; ++column)
            item->setToolTip(column, item->text(column));
        if (compared.isSame())
            continue;
        QFont bold = item->font(0);
        bold.setBold(true);
        QColor tint(0xE0, 0x80, 0x20);
        constexpr int light = 50;
        tint.setAlpha(light);
        for (int column = 0; column < 3; ++column)
            item->setBackground(column, tint);
        item->setFont(0, bold);
    }
}

void HistoryDialog::restore()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const PersonDocument::Step step(m_document, ChangeCause::Restore);
    m_document.replaceEntry(m_versions[row].entry);
}

} // namespace duovita
