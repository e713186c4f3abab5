#include "ui/people/tagsdialog.h"

#include "ui/widgets/tagsedit.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int before = Qt::UserRole; // role: the initial check state

Qt::CheckState stateAmong(const QList<QStringList>& people, const QString& tag)
{
    const auto having =
        std::count_if(people.begin(), people.end(), [&](const QStringList& tags) { return tags.contains(tag); });
    return having == 0 ? Qt::Unchecked : having == people.size() ? Qt::Checked : Qt::PartiallyChecked;
}

} // namespace

TagsDialog::TagsDialog(const QStringList& offered, const QList<QStringList>& tags, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget(this)), m_typed(new QLineEdit(this))
{
    setObjectName(QStringLiteral("tagsDialog"));
    setWindowTitle(tr("Tags"));
    auto* heading = new QLabel(tr("Tags of %n person(s)", nullptr, static_cast<int>(tags.size())), this);
    heading->setBuddy(m_list);
    m_list->setObjectName(QStringLiteral("tags.list"));
    m_list->setAccessibleName(heading->text());
    // Tags of these people first.
    QStringList held;
    for (const QStringList& each : tags) {
        for (const QString& tag : each) {
            if (!held.contains(tag))
                held += tag;
        }
    }
    for (const QString& tag : std::as_const(held))
        addTag(tag, stateAmong(tags, tag));
    for (const QString& tag : offered) {
        if (!held.contains(tag))
            addTag(tag, Qt::Unchecked);
    }
    m_typed->setObjectName(QStringLiteral("tags.new"));
    m_typed->setPlaceholderText(tr("New tag"));
    m_typed->setAccessibleName(tr("New tag"));
    auto* completer = new QCompleter(m_list->model(), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_typed->setCompleter(completer);
    auto* add = new QPushButton(tr("Add"), this);
    add->setObjectName(QStringLiteral("tags.add"));
    add->setEnabled(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("tags.buttons"));
    auto* ok = buttons->button(QDialogButtonBox::Ok);
    // Return adds the typed tag; with an empty field, it confirms the dialog.
    connect(m_typed, &QLineEdit::textChanged, this, [add, ok](const QString& text) {
        add->setEnabled(!text.trimmed().isEmpty());
        (add->isEnabled() ? add : ok)->setDefault(true);
    });
    connect(add, &QPushButton::clicked, this, &TagsDialog::takeTyped);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        takeTyped(); // includes a typed tag that was not added
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(m_list);
    auto* row = new QHBoxLayout;
    row->addWidget(m_typed, 1);
    row->addWidget(add);
    layout->addLayout(row);
    layout->addWidget(buttons);
    m_list->setCurrentRow(0);
    (m_list->count() > 0 ? static_cast<QWidget*>(m_list) : m_typed)->setFocus();
}

void TagsDialog::addTag(const QString& tag, Qt::CheckState state)
{
    auto* item = new QListWidgetItem(tag, m_list);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                   (state == Qt::PartiallyChecked ? Qt::ItemIsUserTristate : Qt::NoItemFlags));
    item->setData(before, state);
    item->setCheckState(state);
}

/// Commas separate tags, as in the person's own field.
void TagsDialog::takeTyped()
{
    for (const QString& part : m_typed->text().split(tagSeparator())) {
        const QString tag = part.trimmed();
        if (tag.isEmpty())
            continue;
        const QList<QListWidgetItem*> there = m_list->findItems(tag, Qt::MatchExactly | Qt::MatchCaseSensitive);
        if (there.isEmpty())
            addTag(tag, Qt::Unchecked);
        QListWidgetItem* item = there.isEmpty() ? m_list->item(m_list->count() - 1) : there.front();
        item->setCheckState(Qt::Checked);
        m_list->setCurrentItem(item);
    }
    m_typed->clear();
}

QStringList TagsDialog::changed(const QStringList& tags) const
{
    QStringList now = tags;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem& item = *m_list->item(row);
        if (item.checkState() == item.data(before).value<Qt::CheckState>())
            continue;
        if (item.checkState() == Qt::Unchecked)
            now.removeAll(item.text());
        else if (!now.contains(item.text()))
            now += item.text();
    }
    return now;
}

} // namespace duovita
