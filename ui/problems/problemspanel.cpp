#include "ui/problems/problemspanel.h"

#include "ui/background.h"
#include "ui/now.h"
#include "ui/presentation/findingwords.h"
#include "ui/presentation/kindwords.h"
#include "ui/presentation/recordwords.h"

#include <QDate>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int rest = 250; // milliseconds without a change before checking

PartialDate today()
{
    const QDate date = QDate::currentDate();
    return *PartialDate::create(date.year(), date.month(), date.day());
}

} // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent), m_model(new ProblemsModel(this)), m_head(new QToolButton(this)), m_list(new QTreeView(this)),
      m_remedies(new QWidget(this))
{
    m_head->setObjectName(QStringLiteral("problems.head"));
    m_head->setCheckable(true);
    m_head->setAutoRaise(true);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // many words must not push the other parts aside
    m_list->setObjectName(QStringLiteral("problems.list"));
    m_list->setModel(m_model);
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    auto* buttons = new QHBoxLayout(m_remedies);
    buttons->setContentsMargins(6, 2, 6, 4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remedies);
    const auto fold = [this](bool open) {
        m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_list->setVisible(open);
        m_remedies->setVisible(open);
        setMaximumHeight(open ? QWIDGETSIZE_MAX : m_head->sizeHint().height());
        updateGeometry();
    };
    fold(false);
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(m_head, &QToolButton::toggled, this, fold);
    connect(&m_soon, &QTimer::timeout, this, &ProblemsPanel::check);
    connect(m_list, &QTreeView::activated, this, &ProblemsPanel::go);
    connect(m_list, &QTreeView::clicked, this, &ProblemsPanel::go);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPanel::showRemedies);
    retranslate();
}

void ProblemsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Problems"));
    m_head->setToolTip(tr("What should be looked at before the CV goes out"));
    fill();
}

void ProblemsPanel::setDocument(PersonDocument* document)
{
    m_document = document;
    ++m_round;
    m_problems.clear();
    m_findings = {};
    fill();
    if (!document)
        return;
    connect(document, &PersonDocument::changed, &m_soon, qOverload<>(&QTimer::start));
    check();
}

void ProblemsPanel::setFindings(Language language, const QList<LayoutFinding>& findings)
{
    m_findings[indexOf(language)] = findings;
    fill();
}

void ProblemsPanel::check()
{
    if (!m_document)
        return;
    runInBackground(
        this, [person = m_document->person()] { return checkRecord(person, today()); },
        [this, round = ++m_round](const QList<Problem>& problems) {
            if (round != m_round)
                return;
            m_problems = problems;
            fill();
        });
}

void ProblemsPanel::fill()
{
    QList<ProblemRow> rows;
    if (m_document) {
        const Person& person = m_document->person();
        for (const Language language : allLanguages) {
            for (const LayoutFinding& finding : m_findings[indexOf(language)])
                rows += ProblemRow{tr("On the pages, %1").arg(wordFor(language)),
                                   describe(finding, person),
                                   finding.source,
                                   language,
                                   {}};
        }
        QList<Problem> sorted = m_problems;
        // Gaps to be translated come last: there may be many.
        std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) {
            const auto late = [](const Problem& p) {
                return p.kind == Problem::Kind::Missing ? 2 : p.kind == Problem::Kind::Stale ? 1 : 0;
            };
            return late(a) < late(b);
        });
        for (const Problem& problem : sorted) {
            rows += ProblemRow{headingFor(problem),
                               placeOf(problem.source, person) + QStringLiteral(": ") + describe(problem),
                               problem.source, problem.language, problem};
        }
    }
    const ProblemRow* held = m_model->rowAt(m_list->currentIndex());
    const std::optional<ProblemRow> chosen = held ? std::optional(*held) : std::nullopt;
    m_model->setRows(rows);
    m_list->expandAll();
    if (chosen && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->indexOf(*chosen));
    showCounts();
    showRemedies();
}

void ProblemsPanel::showCounts()
{
    QStringList words;
    for (int i = 0; i < m_model->rowCount(); ++i)
        words += m_model->index(i, 0).data().toString();
    const QString text = m_model->count() == 0 ? tr("No problems") : words.join(QStringLiteral(" · "));
    m_counts = m_document ? text : QString();
    m_head->setToolTip(m_counts);
    m_head->setAccessibleName(m_counts);
    fitHead();
    m_head->setEnabled(m_document != nullptr);
}

void ProblemsPanel::fitHead()
{
    constexpr int arrowAndMargins = 36;
    m_head->setText(m_head->fontMetrics().elidedText(m_counts, Qt::ElideRight, width() - arrowAndMargins));
}

void ProblemsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHead();
}

void ProblemsPanel::showRemedies()
{
    qDeleteAll(m_remedies->findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly));
    auto* buttons = static_cast<QHBoxLayout*>(m_remedies->layout());
    while (QLayoutItem* item = buttons->takeAt(0))
        delete item;
    const ProblemRow* row = m_model->rowAt(m_list->currentIndex());
    const Remedies remedies = row && row->problem ? row->problem->remedies : Remedies();
    for (const Remedy remedy :
         {Remedy::MarkChecked, Remedy::CopyAcross, Remedy::MarkShared, Remedy::DropExpected, Remedy::MendIdentifier}) {
        if (!remedies.testFlag(remedy))
            continue;
        auto* button = new QPushButton(wordFor(remedy), m_remedies);
        button->setObjectName(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(remedy)));
        connect(
            button, &QPushButton::clicked, this, [this, remedy] { apply(remedy); }, Qt::QueuedConnection);
        buttons->addWidget(button);
    }
    buttons->addStretch();
}

void ProblemsPanel::go(const QModelIndex& index)
{
    if (const ProblemRow* row = m_model->rowAt(index))
        Q_EMIT problemChosen(row->source, row->language.value_or(Language::English));
}

void ProblemsPanel::goOn(int by)
{
    const QModelIndex next = m_model->next(m_list->currentIndex(), by);
    if (!next.isValid())
        return;
    m_list->setCurrentIndex(next);
    go(next);
}

/// One undoable change; the list follows when the record has been checked again.
void ProblemsPanel::apply(Remedy remedy)
{
    const ProblemRow* row = m_model->rowAt(m_list->currentIndex());
    if (!row || !row->problem)
        return;
    const QModelIndex next = m_model->next(m_list->currentIndex(), 1);
    const std::optional<ProblemRow> following =
        m_model->rowAt(next) ? std::optional(*m_model->rowAt(next)) : std::nullopt;
    const ContentSource source = row->source;
    const Person after = remedied(m_document->person(), *row->problem, remedy, now());
    m_document->closeMerge();
    if (source.entry) {
        if (const auto place = after.findEntry(*source.entry))
            m_document->replaceEntry(after.sections[place->section].entries()[place->entry]);
    } else if (source.section) {
        if (const qsizetype at = after.indexOf(*source.section); at >= 0)
            m_document->setSectionTitle(*source.section, after.sections[at].title);
    } else {
        m_document->replaceFacts(after);
    }
    if (following)
        m_list->setCurrentIndex(m_model->indexOf(*following));
    check();
}

} // namespace duovita
