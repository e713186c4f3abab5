#include "ui/design/designpane.h"

#include "core/content/cvediting.h"
#include "core/typeset/fontlibrary.h"
#include "ui/background.h"
#include "ui/design/designgroup.h"
#include "ui/design/designrow.h"
#include "ui/design/designwords.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/kindwords.h"
#include "ui/preview/cvchoices.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr auto groupCount = static_cast<int>(DesignKey::Group::Other);
constexpr std::array groupNames{"type", "color", "space", "header", "sections", "dates", "page"};

} // namespace

DesignPane::DesignPane(const ExportFonts& fonts, QWidget* parent)
    : QWidget(parent), m_fonts(fonts), m_families(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("design"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void DesignPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_content)
        build();
    refresh();
}

void DesignPane::build()
{
    m_content = new QWidget(this);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(8, 4, 0, 0);
    layout->addWidget(makeHead());
    layout->addWidget(makeGroups(), 1);
    this->layout()->addWidget(m_content);
    loadFamilies();
}

QWidget* DesignPane::makeHead()
{
    auto* head = new QWidget(m_content);
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins(0, 0, 8, 0);
    auto* line = new QHBoxLayout;
    auto* back = new QPushButton(tr("Back to writing"), head);
    back->setObjectName(QStringLiteral("design.back"));
    connect(back, &QPushButton::clicked, this, &DesignPane::writeWanted);
    m_summary = new QLabel(head);
    m_summary->setObjectName(QStringLiteral("design.summary"));
    m_resetAll = new QPushButton(tr("Reset all"), head);
    m_resetAll->setObjectName(QStringLiteral("design.resetAll"));
    m_resetAll->setToolTip(tr("All as the template has it"));
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        Design design = m_cv.design;
        design.changes.clear();
        use(design);
    });
    line->addWidget(back);
    line->addWidget(m_summary, 1);
    line->addWidget(m_resetAll);
    layout->addLayout(line);
    m_problem = new QLabel(head);
    m_problem->setObjectName(QStringLiteral("design.problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    return head;
}

QWidget* DesignPane::makeGroups()
{
    auto* area = new QScrollArea(m_content);
    area->setObjectName(QStringLiteral("design.groups"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* column = new QWidget(area);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 8, 8);
    layout->setSpacing(2);
    for (int index = 0; index < groupCount; ++index) {
        m_groups += new DesignGroup(QStringLiteral("design.group.") +
                                        QLatin1StringView(groupNames.at(static_cast<std::size_t>(index))),
                                    wordFor(static_cast<DesignKey::Group>(index)), column);
        layout->addWidget(m_groups.last());
    }
    layout->addStretch();
    addCvRows(*m_groups.last());
    addRow(*findDesignKey(QStringLiteral("body.size"))); // before all else: most is done with it
    for (const DesignKey& key : designKeys()) {
        if (key.label[0] != '\0' && key.group != DesignKey::Group::Other && key.name != QStringLiteral("body.size"))
            addRow(key);
    }
    m_groups.front()->setOpen(true);
    area->setWidget(column);
    return area;
}

void DesignPane::addRow(const DesignKey& key)
{
    DesignGroup* group = m_groups[static_cast<qsizetype>(key.group)];
    auto* row = new DesignRow(key, *m_families, group);
    group->add(row);
    m_rows += row;
    connect(row, &DesignRow::chosen, this,
            [this, &key](const DesignValues& values, bool apart) { change(key, values, apart); });
    connect(row, &DesignRow::settled, this, &DesignPane::settled);
    connect(row, &DesignRow::resetWanted, this, [this, &key] {
        Design design = m_cv.design;
        design.changes.remove(key.name);
        use(design);
    });
}

/// What is of the CV, whatever its template.
void DesignPane::addCvRows(DesignGroup& group)
{
    for (const CvChoice& choice : cvChoices()) {
        auto* row = new QWidget(&group);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(fontMetrics().horizontalAdvance(u'●') + 4, 0, 0, 0);
        layout->setSpacing(4);
        auto* label = new QLabel(choice.shownLabel(), row);
        label->setWordWrap(true);
        constexpr int labelWidth = 116;
        label->setFixedWidth(labelWidth);
        auto* box = new QComboBox(row);
        box->setObjectName(QStringLiteral("design.cv.") + QLatin1StringView(choice.name));
        box->setAccessibleName(choice.shownLabel());
        box->setToolTip(choice.shownHint());
        box->setFocusPolicy(Qt::StrongFocus);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice.fill(*box);
        label->setBuddy(box);
        layout->addWidget(label);
        layout->addWidget(box, 1);
        group.add(row);
        m_choices += box;
        connect(box, &QComboBox::activated, this, [this, &choice, box] {
            Cv cv = m_cv;
            choice.read(*box, cv);
            Q_EMIT edited(cv, QString());
        });
    }
}

/// Each name in its own font. Listing them takes fontconfig a while.
void DesignPane::loadFamilies()
{
    if (std::exchange(m_familiesWanted, true))
        return;
    runInBackground(
        this, [library = m_fonts.library] { return library->families(); },
        [this](const QStringList& families) {
            QList<QStandardItem*> items;
            for (const QString& family : families) {
                auto* item = new QStandardItem(family);
                item->setData(family, Qt::UserRole);
                QFont font = this->font();
                font.setFamily(family);
                item->setFont(font);
                items += item;
            }
            m_families->invisibleRootItem()->appendRows(items);
        });
}

void DesignPane::setPerson(const Person& person, const CvId& cv)
{
    m_person = person;
    m_cv = cvOf(person, cv);
    if (isVisible())
        refresh();
}

void DesignPane::clear()
{
    m_person.reset();
    if (m_content)
        m_content->setEnabled(false);
}

void DesignPane::refresh()
{
    m_content->setEnabled(m_person.has_value());
    if (!m_person)
        return;
    for (qsizetype index = 0; index < m_choices.size(); ++index)
        cvChoices()[index].show(*m_choices[index], m_cv);
    showDesign();
}

void DesignPane::showDesign()
{
    if (m_shown == m_cv.design)
        return;
    m_shown = m_cv.design;
    const auto changes = static_cast<int>(m_cv.design.changes.size());
    const QString name = templateWord(m_cv.design.templateName);
    m_summary->setText(changes == 0 ? name : tr("%1, %n change(s)", nullptr, changes).arg(name));
    m_resetAll->setEnabled(changes > 0);
    const Result<DesignLook> look = DesignLook::of(m_cv.design);
    m_problem->setVisible(!look);
    for (DesignRow* row : m_rows)
        row->setEnabled(static_cast<bool>(look));
    if (!look)
        return m_problem->setText(describe(look.error()));
    m_look = *look;
    for (DesignRow* row : m_rows)
        row->show(m_cv.design, m_look);
}

void DesignPane::change(const DesignKey& key, const DesignValues& values, bool apart)
{
    const Design design = changed(m_cv.design, key, values, apart, m_look);
    if (!DesignLook::of(design)) { // no name part at all
        m_shown.reset();
        return showDesign();
    }
    const bool merges = key.type == DesignKey::Type::Number;
    use(design, merges ? QStringLiteral("design.") + key.name : QString());
}

void DesignPane::use(const Design& design, const QString& mergeKey)
{
    Cv cv = m_cv;
    cv.design = design;
    Q_EMIT edited(cv, mergeKey);
}

void DesignPane::retranslate()
{
    if (!m_content)
        return;
    QList<bool> open;
    for (const DesignGroup* group : m_groups)
        open += group->isOpen();
    delete m_content;
    m_rows.clear();
    m_groups.clear();
    m_choices.clear();
    m_shown.reset();
    build();
    for (qsizetype index = 0; index < open.size(); ++index)
        m_groups[index]->setOpen(open[index]);
    refresh();
}

} // namespace duovita
