#include "core/checks/suggestions.h"

#include "core/terms/headings.h"

namespace duovita {

namespace {

/// The field; for a further position the field within it.
Field fieldOf(const Problem& problem)
{
    if (problem.source.field != Field::MorePositions)
        return problem.source.field;
    return findField(problem.part.section(u'.', 1)).value_or(Field::None);
}

/// Asks for each language that the existing text may be in, and returns the first answer.
template <typename Ask>
QString firstOfOthers(Language wanted, const Ask& ask)
{
    for (const Language shown : allLanguages) {
        if (const QString answer = shown == wanted ? QString() : ask(shown); !answer.isEmpty())
            return answer;
    }
    return {};
}

QString suggestionFor(const Problem& problem, const TermIndex& terms, const TermIndex& own)
{
    const Language wanted = *problem.language;
    const QString text = problem.parameters.value(0);
    const ContentSource& source = problem.source;
    if (source.section && !source.entry && source.field == Field::Title)
        return firstOfOthers(wanted, [&](Language shown) { return counterpartOfHeading(text, shown, wanted); });
    const std::optional<TermKind> kind = termKindOf(fieldOf(problem));
    if (!kind)
        return {};
    const auto counterpartIn = [&](const TermIndex& index) {
        return firstOfOthers(wanted,
                             [&](Language shown) { return index.counterparts(*kind, shown, text, wanted).value(0); });
    };
    const QString known = counterpartIn(terms);
    return known.isEmpty() ? counterpartIn(own) : known;
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
