#include "ui/translation/sheetdialog.h"
#include "ui/widgets/windowfitting.h"

#include "core/messages/sheetwords.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace duovita {

namespace {

/// Escapes a text from another person's file, because tool tips would interpret HTML.
QString plainToolTip(const QString& text)
{
    return QStringLiteral("<span style=\"white-space: pre-wrap\">%1</span>").arg(text.toHtmlEscaped());
}

} // namespace

SheetDialog::SheetDialog(qsizetype fitting, const QList<SheetChange>& changes, const Person& person, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("sheetDialog"));
    setWindowTitle(tr("Translations"));
    m_list->setObjectName(QStringLiteral("sheet.list"));
    m_list->setAccessibleName(tr("Translations that no longer match the record"));
    m_list->setHeaderLabels({tr("Where, and why"), tr("Theirs"), tr("Ours"), tr("Source text"), tr("Current text")});
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    for (const SheetChange& change : changes)
        add(change, person);
    auto* words = new QLabel(tr("%n translation(s) match the record and will be imported. For those below, the record "
                                "has changed; they are skipped unless you select them.",
                                nullptr, static_cast<int>(fitting)),
                             this);
    words->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* bringIn = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    bringIn->setObjectName(QStringLiteral("sheet.bringIn"));
    bringIn->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    openAs(*this, QSize(960, 420));
    constexpr int reasonWidth = 320; // pixels: fits a field's name and a sentence
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Interactive);
    m_list->header()->resizeSection(0, reasonWidth);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &SheetDialog::choose);
}

void SheetDialog::add(const SheetChange& change, const Person& person)
{
    const QStringList texts{placeAndReason(change, person), change.unit.target, change.recordTarget, change.unit.source,
                            change.recordSource};
    auto* item = new QTreeWidgetItem(m_list, texts);
    for (int column = 0; column < texts.size(); ++column)
        item->setToolTip(column, plainToolTip(texts[column]));
    item->setData(0, Qt::UserRole, change.unit.id);
    if (change.isApplicable())
        item->setCheckState(0, Qt::Unchecked);
    else
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
}

void SheetDialog::choose()
{
    QStringList units;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = m_list->topLevelItem(i);
        if (item->checkState(0) == Qt::Checked)
            units += item->data(0, Qt::UserRole).toString();
    }
    Q_EMIT chosen(units);
    accept();
}

} // namespace duovita
