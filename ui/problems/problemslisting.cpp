#include "ui/problems/problemspanel.h"

#include "core/checks/cvproblems.h"
#include "core/checks/suggestions.h"
#include "core/content/cvediting.h"
#include "core/export/photoroom.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordplaces.h"
#include "ui/background.h"
#include "ui/problems/problemscope.h"
#include "ui/terms/termsource.h"

#include <QDate>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTreeView>

// Fills the list: checks the record after each change and groups the problems under headings.

namespace duovita {

namespace {

/// The result of checking a record.
struct Checked {
    QList<Problem> problems;
    QList<Problem> shown; ///< only those of the shown CV
    QList<AbsentEntry> absences;
};

PartialDate today()
{
    const QDate date = QDate::currentDate();
    return *PartialDate::create(date.year(), date.month(), date.day());
}

/// Sort key, by the problem's heading: missing texts late, because there may be many; dismissed problems last. The
/// order of headings does not depend on where in the record the problems are, so that none moves when one is solved.
int lateness(const Problem& problem)
{
    using Kind = Problem::Kind;
    constexpr int stale = 3;
    constexpr int missing = stale + static_cast<int>(languageCount);
    constexpr int dismissed = missing + static_cast<int>(languageCount);
    const auto language = static_cast<int>(problem.language ? indexOf(*problem.language) : 0);
    if (problem.dismissed)
        return dismissed;
    if (problem.kind == Kind::Missing)
        return missing + language;
    if (problem.kind == Kind::Stale)
        return stale + language;
    if (problem.kind == Kind::NotPlaced)
        return 0;
    return problem.isDifference() || problem.kind == Kind::PointsUnaligned ? 1 : 2;
}

/// Sorts by lateness, then in the order in which F8 visits them: down the forms.
QList<Problem> inFormOrder(QList<Problem> problems, const Person& person)
{
    using Place = std::pair<int, RecordPosition>;
    QList<std::pair<Place, Problem>> placed;
    for (Problem& problem : problems)
        placed += std::pair(Place(lateness(problem), positionOf(problem, person)), std::move(problem));
    std::stable_sort(placed.begin(), placed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    problems.clear();
    for (auto& [place, problem] : placed)
        problems += std::move(problem);
    return problems;
}

/// What the heading does not say: for a missing text, the other language's text; for one that may be out of date, which
/// to check.
QString wordsBelowHeading(const Problem& problem)
{
    const QString text = problem.parameters.value(0).simplified();
    if (problem.dismissed || text.isEmpty())
        return describe(problem);
    if (problem.kind == Problem::Kind::Missing)
        return ProblemsPanel::tr("“%1”").arg(text);
    if (problem.kind == Problem::Kind::Stale)
        return ProblemsPanel::tr("Check the %1: “%2”").arg(wordFor(*problem.language), text);
    return describe(problem);
}

} // namespace

void ProblemsPanel::setDocument(PersonDocument* document)
{
    m_document = document;
    m_known = false;
    ++m_round;
    m_problems.clear();
    m_shown.clear();
    m_findings = {};
    m_went.reset();
    fill();
    if (!document)
        return;
    connect(document, &PersonDocument::changed, &m_soon, qOverload<>(&QTimer::start));
    check();
}

void ProblemsPanel::setTerms(TermSource* terms)
{
    m_terms = terms;
    connect(terms, &TermSource::changed, this, &ProblemsPanel::fill);
}

void ProblemsPanel::setCv(const CvId& cv)
{
    if (std::exchange(m_cv, cv) != cv)
        check();
}

void ProblemsPanel::setFindings(Language language, const QList<LayoutFinding>& findings)
{
    QList<LayoutFinding>& known = m_findings[indexOf(language)];
    if (known == findings) // as after most keys
        return;
    known = findings;
    fill();
}

void ProblemsPanel::check()
{
    if (!m_document)
        return;
    runInBackground(
        this,
        [person = m_document->person(), cv = m_cv] {
            QList<Problem> problems = checkRecord(person, today());
            if (const auto photo = photoProblem(person, cvOf(person, cv)))
                problems += *photo;
            const Cv& shown = cvOf(person, cv);
            return Checked{problems, problemsShownBy(shown, person, problems), absentEntries(person, shown)};
        },
        [this, round = ++m_round](const Checked& found) {
            if (round != m_round)
                return;
            m_problems = found.problems;
            m_shown = found.shown;
            m_known = true;
            publishResults();
            Q_EMIT absencesFound(found.absences);
            fill();
        });
}

/// Publishes the results, so that all parts of the window show the same numbers.
void ProblemsPanel::publishResults()
{
    if (!m_known)
        return;
    QList<int> missing(static_cast<qsizetype>(languageCount), 0);
    for (const Problem& problem : std::as_const(m_shown)) {
        if (problem.kind == Problem::Kind::Missing && problem.language)
            ++missing[static_cast<qsizetype>(indexOf(*problem.language))];
    }
    Q_EMIT missingCounted(missing);
    Q_EMIT checked(showsWholeRecord() ? m_problems : m_shown);
}

QList<ProblemRow> ProblemsPanel::rows() const
{
    QList<ProblemRow> rows;
    const Person& person = m_document->person();
    RecordPlaces places(person);
    for (const Language language : allLanguages) {
        for (const LayoutFinding& finding : m_findings[indexOf(language)])
            rows += ProblemRow{tr("On the pages, %1").arg(wordFor(language)),
                               describe(finding, person),
                               {},
                               finding.source,
                               language,
                               {}};
    }
    QList<Problem> sorted = showsWholeRecord() ? m_problems : m_shown;
    if (m_terms)
        sorted = withSuggestions(sorted, m_terms->terms(), m_terms->recordTerms());
    sorted = inFormOrder(std::move(sorted), person);
    for (const Problem& problem : sorted) {
        rows += ProblemRow{problem.dismissed ? tr("Ignored") : headingFor(problem),
                           wordsBelowHeading(problem),
                           places.shortWordsFor(problem.source),
                           problem.source,
                           problem.language,
                           problem};
    }
    return rows;
}

void ProblemsPanel::fill()
{
    const QScopedValueRollback guard(m_filling, true);
    QList<ProblemRow> selected;
    for (const QModelIndex& index : m_list->selectionModel()->selectedIndexes()) {
        if (const ProblemRow* row = m_model->rowAt(index))
            selected += *row;
    }
    const ProblemRow* held = m_model->rowAt(m_list->currentIndex());
    const std::optional<ProblemRow> current = held ? std::optional(*held) : std::nullopt;
    m_model->setRows(m_document ? rows() : QList<ProblemRow>());
    unfoldGroups();
    fitToRows();
    if (!m_list->currentIndex().isValid()) { // the model was reset
        QItemSelectionModel& selection = *m_list->selectionModel();
        if (current)
            selection.setCurrentIndex(m_model->indexOf(*current), QItemSelectionModel::NoUpdate);
        for (const ProblemRow& row : selected)
            selection.select(m_model->indexOf(row), QItemSelectionModel::Select);
    }
    showScope();
    showCounts();
    showRemedies();
    emitPlaces();
}

/// Shows how many further problems are in parts that the CV omits; they do not affect its documents.
void ProblemsPanel::showScope()
{
    const auto undismissed = [](const QList<Problem>& problems) {
        return std::count_if(problems.begin(), problems.end(), [](const Problem& each) { return !each.dismissed; });
    };
    m_scope->setFurther(undismissed(m_problems) - undismissed(m_shown));
}

void ProblemsPanel::unfoldGroups()
{
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex heading = m_model->index(row, 0);
        const bool folded =
            m_model->isDismissed(heading) ? !m_showsDismissed : m_folded.contains(m_model->headingAt(heading));
        m_list->setExpanded(heading, !folded);
    }
}

void ProblemsPanel::noteFolding(const QModelIndex& heading, bool folded)
{
    if (m_model->isDismissed(heading))
        m_showsDismissed = !folded;
    else if (folded)
        m_folded.insert(m_model->headingAt(heading));
    else
        m_folded.remove(m_model->headingAt(heading));
}

void ProblemsPanel::showCounts()
{
    if (!m_known)
        return m_scope->setCount({}, {});
    QStringList words;
    for (int i = 0; i < m_model->rowCount(); ++i)
        words += m_model->index(i, 0).data().toString();
    if (m_model->count() == 0)
        words.prepend(tr("No problems"));
    m_scope->setCount(m_model->count(), words.join(QStringLiteral(" · ")));
}

} // namespace duovita
