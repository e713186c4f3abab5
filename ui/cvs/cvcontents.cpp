#include "ui/cvs/cvcontents.h"

#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "ui/cvs/cvcontentsmodel.h"
#include "ui/cvs/cvdialog.h"
#include "ui/cvs/wrappedrows.h"
#include "ui/style/roles.h"
#include "ui/widgets/choosing.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace duovita {

CvContents::CvContents(const EditedCv& cv, QWidget* parent)
    : QWidget(parent), m_cv(cv), m_model(new CvContentsModel(cv.person(), cv.id(), this)),
      m_filter(new QSortFilterProxyModel(this)), m_tree(new QTreeView(this)),
      m_onlyLeftOut(new QCheckBox(CvDialog::tr("Only what is left out"), this)), m_up(new QToolButton(this)),
      m_down(new QToolButton(this)), m_summary(new QLabel(this))
{
    makeTree();
    makeButtons();
    layOut();
    connect(m_model, &CvContentsModel::edited, this,
            [this](const Cv& edited) { m_cv.change([&](Cv& changed) { changed = edited; }); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &CvContents::showTree);
    showTree();
}

void CvContents::makeTree()
{
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterRole(CvContentsModel::LeftOutRole);
    m_tree->setObjectName(QStringLiteral("cv.contents"));
    m_tree->setAccessibleName(CvDialog::tr("What this CV shows"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new WrappedRows(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->installEventFilter(this);
}

void CvContents::makeButtons()
{
    m_onlyLeftOut->setObjectName(QStringLiteral("cv.onlyLeftOut"));
    m_summary->setObjectName(QStringLiteral("cv.summary"));
    m_summary->setWordWrap(true);
    setTextLook(*m_summary, Tone::Text2, TextSize::Small);
    m_up->setObjectName(QStringLiteral("cv.up"));
    m_up->setArrowType(Qt::UpArrow);
    m_up->setToolTip(CvDialog::tr("Move the section up in this CV"));
    m_up->setAccessibleName(m_up->toolTip());
    m_down->setObjectName(QStringLiteral("cv.down"));
    m_down->setArrowType(Qt::DownArrow);
    m_down->setToolTip(CvDialog::tr("Move the section down in this CV"));
    m_down->setAccessibleName(m_down->toolTip());
    connect(m_onlyLeftOut, &QCheckBox::toggled, this, [this](bool only) {
        m_filter->setFilterFixedString(only ? QStringLiteral("true") : QString());
        showTree();
    });
    connect(m_up, &QToolButton::clicked, this, [this] { moveSection(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveSection(1); });
}

void CvContents::layOut()
{
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(CvDialog::tr("What it shows"), this);
    setTextLook(*title, Tone::Text, TextSize::Normal, true);
    head->addWidget(title, 1);
    head->addWidget(m_onlyLeftOut);
    auto* foot = new QHBoxLayout; // in the head they would leave its words too little room in a small window
    foot->addWidget(m_summary, 1);
    foot->addSpacing(gridStep);
    foot->addWidget(m_up);
    foot->addWidget(m_down);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep);
    layout->addLayout(head);
    layout->addWidget(m_tree, 1);
    layout->addLayout(foot);
}

/// Space toggles all selected rows, like the current one.
bool CvContents::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Space)
        return QWidget::eventFilter(watched, event);
    const QModelIndexList chosen = m_tree->selectionModel()->selectedIndexes();
    if (chosen.size() < 2)
        return false;
    QModelIndexList indexes;
    for (const QModelIndex& index : chosen)
        indexes += m_filter->mapToSource(index);
    const bool leftOut = m_tree->currentIndex().data(Qt::CheckStateRole).toInt() != Qt::Unchecked;
    m_model->setLeftOut(indexes, leftOut);
    return true;
}

/// Expands all sections; expands everything while the user looks for omitted items.
void CvContents::showTree()
{
    if (m_onlyLeftOut->isChecked())
        m_tree->expandAll();
    else
        m_tree->expandToDepth(0);
}

void CvContents::refresh()
{
    m_model->setPerson(m_cv.person());
    summarise();
}

void CvContents::summarise()
{
    const Cv& cv = m_cv.now();
    int sections = 0;
    int entries = 0;
    int points = 0;
    for (const Section& section : m_cv.person().sections) {
        if (omissionOf(section, cv) != Omission::None) {
            ++sections;
            continue;
        }
        for (const Entry& entry : section.entries()) {
            const Omission omission = omissionOf(entry, section, cv);
            if (omission == Omission::Replaced) // by the CV's own summary
                continue;
            if (omission != Omission::None)
                ++entries;
            else
                points += static_cast<int>(entry.highlights.size() - chosenHighlights(entry, cv).size());
        }
    }
    QStringList parts;
    if (sections > 0)
        parts += CvDialog::tr("%n section(s)", nullptr, sections);
    if (entries > 0)
        parts += CvDialog::tr("%n entry(s)", nullptr, entries);
    if (points > 0)
        parts += CvDialog::tr("%n point(s)", nullptr, points);
    const QString left = parts.join(CvDialog::tr(", "));
    if (showsOwnSummary(m_cv.person(), cv))
        m_summary->setText(parts.isEmpty() ? CvDialog::tr("Shows everything, with its own summary.")
                                           : CvDialog::tr("Leaves out %1; has its own summary.").arg(left));
    else
        m_summary->setText(parts.isEmpty() ? CvDialog::tr("Shows everything.")
                                           : CvDialog::tr("Leaves out %1.").arg(left));
}

void CvContents::moveSection(int by)
{
    const auto section = m_model->sectionAt(m_filter->mapToSource(m_tree->currentIndex()));
    if (!section)
        return;
    m_cv.change([&](Cv& cv) { duovita::moveSection(cv, m_cv.person(), *section, by); });
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->sectionAt(index) == section)
            chooseAlone(*m_tree, m_filter->mapFromSource(index));
    }
}

} // namespace duovita
