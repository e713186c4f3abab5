#include "ui/people/chosenbar.h"

#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int sideMargin = 8;

} // namespace

ChosenBar::ChosenBar(QWidget* parent)
    : Retranslated(parent), m_count(new QLabel(this)), m_drop(new QToolButton(this)),
      m_export(makeButton("people.chosen.export", &ChosenBar::exportWanted)),
      m_tags(makeButton("people.chosen.tags", &ChosenBar::tagsWanted)),
      m_merge(makeButton("people.chosen.merge", &ChosenBar::mergeWanted)),
      m_delete(makeButton("people.chosen.delete", &ChosenBar::deleteWanted))
{
    setObjectName(QStringLiteral("people.chosen"));
    m_count->setObjectName(QStringLiteral("people.chosen.count"));
    setTextLook(*m_count, Tone::Text, TextSize::Normal, true);
    m_count->setWordWrap(true);
    m_drop->setObjectName(QStringLiteral("people.chosen.drop"));
    m_drop->setIcon(lineIcon(QStringLiteral("close")));
    m_drop->setFocusPolicy(Qt::TabFocus);
    connect(m_drop, &QToolButton::clicked, this, &ChosenBar::dropWanted);
    setRole(*m_delete, Role::Danger);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(sideMargin, 0, 0, 0);
    top->addWidget(m_count, 1);
    top->addWidget(m_drop);
    auto* ways = new QWidget(this);
    auto* flow = new FlowLayout(ways, FlowLayout::Last::AsWideAsItIs);
    for (QPushButton* button : {m_export, m_tags, m_merge, m_delete})
        flow->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideMargin, sideMargin, sideMargin, sideMargin);
    layout->setSpacing(gridStep);
    layout->addLayout(top);
    layout->addWidget(ways);
    retranslate();
}

QPushButton* ChosenBar::makeButton(const char* name, void (ChosenBar::*wanted)())
{
    auto* button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    setRole(*button, Role::Flat);
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

void ChosenBar::retranslate()
{
    nameCount();
    m_export->setText(tr("Export…"));
    m_tags->setText(tr("Tags…"));
    m_merge->setText(tr("Merge…"));
    m_delete->setText(tr("Delete"));
    m_drop->setToolTip(tr("Clear selection (Esc)"));
    m_drop->setAccessibleName(tr("Clear selection"));
}

void ChosenBar::nameCount()
{
    m_count->setText(m_shown > 0
                         ? tr("%n selected", nullptr, m_shown)
                         : tr("To select several people, click the circles beside the names, or Ctrl+click the rows."));
}

void ChosenBar::show(int count)
{
    m_shown = count;
    for (QWidget* way : std::initializer_list<QWidget*>{m_export, m_tags, m_delete})
        way->setVisible(count > 0);
    m_merge->setVisible(count == 2);
    nameCount();
}

void ChosenBar::ask()
{
    show(0);
}

} // namespace duovita
