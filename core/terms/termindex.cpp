#include "core/terms/termindex.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

constexpr int decided = 1'000'000; // number of uses that a glossary term counts as

/// The form in which texts are compared.
QString key(const QString& text)
{
    return text.simplified().toCaseFolded();
}

/// The text, and the rest of it after each space or bracket.
QStringList beginnings(const QString& folded)
{
    QStringList found{folded};
    for (qsizetype i = 1; i < folded.size(); ++i) {
        const QChar before = folded[i - 1];
        const bool begins = before.isSpace() || before == u'(' || before == u'（' || before == u'-';
        if (begins && folded[i].isLetterOrNumber())
            found += folded.mid(i);
    }
    return found;
}

/// Visits every text of an entry that is a term.
template <typename Visit>
void forEachTerm(const Entry& entry, Visit visit)
{
    const auto take = [&](Field field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (const auto kind = termKindOf(field); kind && !value.isEmpty())
                visit(*kind, value);
        }
    };
    forEachField(entry.details, take);
    if (const auto* work = std::get_if<ExperienceDetails>(&entry.details)) {
        for (const HeldPosition& held : work->morePositions)
            forEachField(held, take);
    }
}

} // namespace

std::optional<TermKind> termKindOf(Field field)
{
    switch (field) {
    case Field::Institution:
    case Field::Organization:
    case Field::Issuer:
    case Field::Affiliation:
        return TermKind::Organization;
    case Field::Department:
        return TermKind::Department;
    case Field::Position:
        return TermKind::Position;
    case Field::Location:
        return TermKind::Place;
    case Field::Degree:
        return TermKind::Degree;
    case Field::Area:
        return TermKind::Area;
    case Field::Venue:
        return TermKind::Venue;
    case Field::Label:
        return TermKind::Label;
    case Field::Language:
        return TermKind::Language;
    case Field::Level:
        return TermKind::Level;
    default:
        return std::nullopt;
    }
}

bool Term::isPair() const
{
    return std::count_if(texts.begin(), texts.end(), [](const QString& text) { return !text.isEmpty(); }) > 1;
}

Term Term::of(const LocalizedText& text)
{
    Term term;
    for (const Language language : allLanguages)
        term.texts[indexOf(language)] = text.text(language).simplified();
    return term;
}

void TermIndex::add(TermKind kind, const Term& term)
{
    add(m_terms[static_cast<std::size_t>(kind)], term, 1);
}

void TermIndex::add(const Entry& entry)
{
    forEachTerm(entry, [this](TermKind kind, const LocalizedText& text) { add(kind, Term::of(text)); });
    addTags(entry.tags);
}

void TermIndex::addTags(const QStringList& tags)
{
    for (const QString& tag : tags)
        ++m_tags[tag];
}

QStringList TermIndex::tags() const
{
    QStringList tags = m_tags.keys();
    std::stable_sort(tags.begin(), tags.end(),
                     [this](const QString& a, const QString& b) { return m_tags[a] > m_tags[b]; });
    return tags;
}

void TermIndex::addKnown(TermKind kind, const Term& term)
{
    add(m_terms[static_cast<std::size_t>(kind)], term, 0);
}

void TermIndex::addToGlossary(const Term& term)
{
    for (Terms& terms : m_terms)
        add(terms, term, decided);
}

void TermIndex::add(Terms& terms, const Term& term, int uses)
{
    QStringList folded;
    for (const Language language : allLanguages)
        folded += key(term.text(language));
    const QString both = folded.join(u'\n');
    if (const auto known = terms.places.constFind(both); known != terms.places.constEnd()) {
        terms.known[*known].uses += uses;
        return;
    }
    const qsizetype place = terms.known.size();
    terms.known += Known{term, uses};
    terms.places.insert(both, place);
    for (const Language language : allLanguages) {
        const QString& text = folded[static_cast<qsizetype>(indexOf(language))];
        if (text.isEmpty())
            continue;
        for (const QString& beginning : beginnings(text))
            terms.byWord[indexOf(language)].insert(beginning, place);
    }
}

/// A pair is more useful than a name in one language.
bool TermIndex::comesBefore(const Known& a, const Known& b, Language language) const
{
    const auto rank = [](const Known& known) { return std::pair(known.term.isPair(), known.uses); };
    return rank(a) != rank(b) ? rank(a) > rank(b) : a.term.text(language) < b.term.text(language);
}

QList<Term> TermIndex::matching(TermKind kind, Language language, const QString& typed, qsizetype most) const
{
    const Terms& terms = m_terms[static_cast<std::size_t>(kind)];
    const QString wanted = key(typed);
    if (wanted.isEmpty())
        return {};
    struct Candidate {
        const Known* known;
        QString folded;
    };
    QList<Candidate> candidates;
    QSet<qsizetype> places; // of the candidates
    const auto& words = terms.byWord[indexOf(language)];
    for (auto word = words.lowerBound(wanted); word != words.end() && word.key().startsWith(wanted); ++word) {
        const Known& known = terms.known[*word];
        const QString folded = key(known.term.text(language));
        const bool saysMore = folded != wanted || known.term.isPair();
        if (saysMore && !places.contains(*word)) {
            places += *word;
            candidates += Candidate{&known, folded};
        }
    }
    std::sort(candidates.begin(), candidates.end(), [&](const Candidate& a, const Candidate& b) {
        const bool front = a.folded.startsWith(wanted);
        return front != b.folded.startsWith(wanted) ? front : comesBefore(*a.known, *b.known, language);
    });
    QList<Term> found;
    QSet<QString> offered;
    for (const Candidate& candidate : std::as_const(candidates)) {
        if (found.size() >= most)
            break;
        // A name that occurs alone in one record and in a pair in another is offered once.
        if (candidate.known->term.isPair() || !offered.contains(candidate.folded))
            found += candidate.known->term;
        offered += candidate.folded;
    }
    return found;
}

QStringList TermIndex::counterparts(TermKind kind, Language language, const QString& text, Language other) const
{
    const Terms& terms = m_terms[static_cast<std::size_t>(kind)];
    QList<const Known*> found;
    const QString wanted = key(text);
    const auto& words = terms.byWord[indexOf(language)];
    for (auto word = words.lowerBound(wanted); word != words.end() && word.key() == wanted; ++word) {
        const Known& known = terms.known[*word];
        if (key(known.term.text(language)) == wanted && !known.term.text(other).isEmpty())
            found += &known;
    }
    std::sort(found.begin(), found.end(),
              [&](const Known* a, const Known* b) { return comesBefore(*a, *b, language); });
    QStringList texts;
    for (const Known* known : found) {
        if (!texts.contains(known->term.text(other)))
            texts += known->term.text(other);
    }
    return texts;
}

} // namespace duovita
