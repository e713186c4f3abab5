#include "core/checks/suggestions.h"

#include "core/checks/sidelanguage.h"
#include "core/terms/headings.h"

namespace duovita {

namespace {

/// Of a further position, its own field.
Field fieldOf(const Problem& problem)
{
    if (problem.source.field != Field::MorePositions)
        return problem.source.field;
    return findField(problem.part.section(u'.', 1)).value_or(Field::None);
}

QString suggestionFor(const Problem& problem, const TermIndex& terms, const TermIndex& own)
{
    const Language wanted = *problem.language;
    const QString text = problem.parameters.value(0);
    const ContentSource& source = problem.source;
    if (source.section && !source.entry && source.field == Field::Title)
        return counterpartOfHeading(text, otherThan(wanted), wanted);
    const std::optional<TermKind> kind = termKindOf(fieldOf(problem));
    if (!kind)
        return {};
    const QString known = terms.counterparts(*kind, otherThan(wanted), text, wanted).value(0);
    return known.isEmpty() ? own.counterparts(*kind, otherThan(wanted), text, wanted).value(0) : known;
}

} // namespace

QList<Problem> withSuggestions(QList<Problem> problems, const TermIndex& terms, const TermIndex& own)
{
    for (Problem& problem : problems) {
        if (problem.kind != Problem::Kind::Missing || !problem.language)
            continue;
        problem.suggestion = suggestionFor(problem, terms, own);
        problem.remedies.setFlag(Remedy::TakeSuggestion, !problem.suggestion.isEmpty());
    }
    return problems;
}

} // namespace duovita
