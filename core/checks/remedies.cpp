#include "core/checks/recordchecks.h"
#include "core/checks/signwidths.h"
#include "core/content/textwalk.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// Puts the number of one language into the other language's text.
template <typename Text>
void takeNumber(Localized<Text>& text, const Problem& problem, bool first, Timestamp now)
{
    const auto [from, to] =
        first ? std::pair(problem.sides[0], problem.sides[1]) : std::pair(problem.sides[1], problem.sides[0]);
    Text mended = text.text(to);
    setKeptText(mended, withNumber(keptText(mended), problem.parameters.value(first ? 1 : 0),
                                   problem.parameters.value(first ? 0 : 1)));
    text.setText(to, mended, now);
    text.confirm(from, now); // both languages match now
}

template <typename Text>
void mend(Localized<Text>& text, const Problem& problem, Remedy remedy, Timestamp now)
{
    const Language language = problem.language.value_or(firstLanguage);
    const std::optional<Language> source = text.resolve(language);
    if (remedy == Remedy::MarkChecked)
        text.confirm(language, now);
    else if (remedy == Remedy::CopyAcross && source) {
        text.setText(language, text.text(*source), now);
        text.confirm(*source, now); // the copy was made from it
    } else if (remedy == Remedy::TakeSuggestion && source && !problem.suggestion.isEmpty()) {
        Text suggested;
        setKeptText(suggested, problem.suggestion);
        text.setText(language, suggested, now);
        text.confirm(*source, now); // both languages match now
    } else if (remedy == Remedy::MarkShared && source)
        text.share(*source);
    else if (remedy == Remedy::TakeFirstNumber || remedy == Remedy::TakeSecondNumber)
        takeNumber(text, problem, remedy == Remedy::TakeFirstNumber, now);
    else if (remedy == Remedy::MendSigns || remedy == Remedy::MendWideSigns) {
        Text mended = text.text(language);
        const QString& kept = keptText(mended);
        setKeptText(mended, remedy == Remedy::MendSigns ? withFullWidthSigns(kept) : withHalfWidthSigns(kept));
        text.setText(language, mended, text.changed(language)); // same meaning: the translation still matches
    }
}

void mend(QString& doi, const Problem&, Remedy remedy, Timestamp)
{
    if (const QString inside = doiIn(doi); remedy == Remedy::MendIdentifier && !inside.isEmpty())
        doi = inside;
}

void dropExpected(DateRange& range)
{
    if (const auto certain = DateRange::create(range.start(), range.end(), false))
        range = *certain;
}

/// Removes "expected" from the dates of the entry or of a further position in it.
void dropExpected(Entry& entry, const Problem& problem)
{
    const qsizetype position = problem.part.section(u'.', 0, 0).toLongLong();
    forEachField(entry.details, [&](Field field, auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (field != problem.source.field)
            return;
        if constexpr (std::is_same_v<Value, DateRange>) {
            dropExpected(value);
        } else if constexpr (std::is_same_v<Value, QList<HeldPosition>>) {
            if (position < value.size())
                dropExpected(value[position].range);
        }
    });
}

void dropExpected(Person& person, const Problem& problem)
{
    const auto place = problem.source.entry ? person.findEntry(*problem.source.entry) : std::nullopt;
    if (!place)
        return;
    Section& section = person.sections[place->section];
    Entry entry = section.entries()[place->entry];
    dropExpected(entry, problem);
    static_cast<void>(section.replace(place->entry, entry)); // cannot fail: same kind
}

void changeTemplate(Person& person, const Problem& problem)
{
    for (Cv& cv : person.cvs) {
        if (cv.id.toString() == problem.part && !problem.suggestion.isEmpty())
            cv.design.templateName = problem.suggestion;
    }
}

void mendText(Person& person, const Problem& problem, Remedy remedy, Timestamp now)
{
    TextWalk([&](const TextPlace& place, auto& text) {
        if (place.source == problem.source && place.part == problem.part)
            mend(text, problem, remedy, now);
    }).walk(person);
}

} // namespace

QString withNumber(const QString& text, const QString& written, const QString& wanted)
{
    static const QRegularExpression digits(QStringLiteral("^\\d[\\d,.]*$"));
    if (!digits.match(written).hasMatch() || !digits.match(wanted).hasMatch())
        return text;
    // Only if it is not part of another number, a word or an address.
    const QRegularExpression alone(
        QStringLiteral("(?<![\\dA-Za-z_/.,=-])%1(?![\\dA-Za-z_/]|[.,]\\d)").arg(QRegularExpression::escape(written)));
    const QRegularExpressionMatch match = alone.match(text);
    if (!match.hasMatch() || alone.match(text, match.capturedEnd()).hasMatch())
        return text;
    return QString(text).replace(match.capturedStart(), match.capturedLength(), wanted);
}

Person remedied(Person person, const Problem& problem, Remedy remedy, Timestamp now)
{
    if (remedy == Remedy::TakeUpAgain)
        person.dismissedProblems.removeAll(problem.key);
    else if (remedy == Remedy::Dismiss && !problem.key.isEmpty() && !person.dismissedProblems.contains(problem.key))
        person.dismissedProblems += problem.key;
    else if (remedy == Remedy::DropExpected)
        dropExpected(person, problem);
    else if (remedy == Remedy::ChangeTemplate)
        changeTemplate(person, problem);
    else if (remedy != Remedy::Dismiss)
        mendText(person, problem, remedy, now);
    return person;
}

} // namespace duovita
