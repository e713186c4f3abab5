#include "ui/history/trashdialog.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/widgets/dialogbuttons.h"
#include "ui/widgets/windowfitting.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace duovita {

namespace {

enum class Kind { Person, Entry };

QString nameOf(const TrashedPerson& person)
{
    const QString name = bothSides(person.name);
    return name.isEmpty() ? TrashDialog::tr("(no name yet)") : name;
}

} // namespace

TrashDialog::TrashDialog(const TrashContents& contents, QWidget* parent)
    : QDialog(parent), m_contents(contents), m_list(new QTreeWidget(this)), m_restore(nullptr), m_empty(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("trashDialog"));
    setWindowTitle(tr("Trash"));
    m_list->setObjectName(QStringLiteral("trash.list"));
    m_list->setAccessibleName(tr("What was deleted"));
    m_list->setHeaderLabels({tr("What"), tr("Where"), tr("Deleted")});
    m_list->setRootIsDecorated(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_restore = buttons->addButton(tr("Restore"), QDialogButtonBox::ActionRole);
    m_restore->setObjectName(QStringLiteral("trash.restore"));
    m_empty = buttons->addButton(tr("Empty the trash…"), QDialogButtonBox::DestructiveRole);
    m_empty->setObjectName(QStringLiteral("trash.empty"));
    leaveReturnToList(*buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("Deleted people, and deleted entries of the open record."), this));
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    openAs(*this, QSize(720, 420));
    m_list->setColumnWidth(0, 360);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &TrashDialog::restore);
    connect(m_list, &QTreeWidget::itemActivated, this, &TrashDialog::restore);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* item) { m_restore->setEnabled(item != nullptr); });
    connect(m_empty, &QPushButton::clicked, this, [this] {
        const auto answer = QMessageBox::warning(this, tr("Empty the trash"),
                                                 tr("Everything in the trash, of all people, is permanently deleted, "
                                                    "with its earlier versions. This cannot be undone."),
                                                 QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Yes)
            return;
        m_contents = {};
        fill();
        Q_EMIT emptyingWanted();
    });
    fill();
}

void TrashDialog::fill()
{
    m_list->clear();
    const auto add = [this](Kind kind, qsizetype index, const QStringList& texts) {
        auto* item = new QTreeWidgetItem(m_list, texts);
        item->setData(0, Qt::UserRole, QPoint(static_cast<int>(kind), static_cast<int>(index)));
        item->setToolTip(0, texts.front());
    };
    for (qsizetype i = 0; i < m_contents.people.size(); ++i)
        add(Kind::Person, i, {nameOf(m_contents.people[i]), tr("People"), timeText(m_contents.people[i].deleted)});
    for (qsizetype i = 0; i < m_contents.entries.size(); ++i) {
        const TrashedEntry& gone = m_contents.entries[i];
        add(Kind::Entry, i, {titleOf(gone.entry), sectionTitle(gone.sectionTitle, gone.kind), timeText(gone.deleted)});
    }
    m_restore->setEnabled(false);
    m_empty->setEnabled(m_list->topLevelItemCount() > 0);
}

void TrashDialog::restore()
{
    QTreeWidgetItem* item = m_list->currentItem();
    if (!item)
        return;
    const QPoint what = item->data(0, Qt::UserRole).toPoint();
    delete item;
    m_empty->setEnabled(m_list->topLevelItemCount() > 0);
    if (static_cast<Kind>(what.x()) == Kind::Person)
        Q_EMIT personWanted(m_contents.people[what.y()].id);
    else
        Q_EMIT entryWanted(m_contents.entries[what.y()]);
}

} // namespace duovita
