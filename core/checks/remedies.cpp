#include "core/checks/recordchecks.h"
#include "core/checks/signwidths.h"
#include "core/checks/textwalk.h"

namespace duovita {

namespace {

template <typename Text>
void mend(Localized<Text>& text, Language language, Remedy remedy, Timestamp now)
{
    const std::optional<Language> source = text.resolve(language);
    if (remedy == Remedy::MarkChecked)
        text.confirm(language, now);
    else if (remedy == Remedy::CopyAcross && source)
        text.setText(language, text.text(*source), now);
    else if (remedy == Remedy::MarkShared && source)
        text.share(*source);
    else if (remedy == Remedy::MendSigns) {
        Text mended = text.text(language);
        setKeptText(mended, withFullWidthSigns(keptText(mended)));
        text.setText(language, mended, text.changed(language)); // its meaning stays: the translation still matches
    }
}

void mend(DateRange& range, Remedy remedy)
{
    if (remedy != Remedy::DropExpected)
        return;
    if (const auto certain = DateRange::create(range.start(), range.end(), false))
        range = *certain;
}

void mend(QString& doi, Remedy remedy)
{
    if (const QString inside = doiIn(doi); remedy == Remedy::MendIdentifier && !inside.isEmpty())
        doi = inside;
}

void mend(Entry& entry, const Problem& problem, Remedy remedy, Timestamp now)
{
    const Language language = problem.language.value_or(Language::English);
    if (problem.source.highlight) {
        for (Highlight& highlight : entry.highlights) {
            if (highlight.id == *problem.source.highlight)
                mend(highlight.text, language, remedy, now);
        }
        return;
    }
    forEachField(entry.details, [&](Field field, auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (field != problem.source.field)
            return;
        if constexpr (std::is_same_v<Value, LocalizedText>)
            mend(value, language, remedy, now);
        else if constexpr (std::is_same_v<Value, DateRange> || std::is_same_v<Value, QString>)
            mend(value, remedy);
    });
}

} // namespace

Person remedied(Person person, const Problem& problem, Remedy remedy, Timestamp now)
{
    const ContentSource& source = problem.source;
    const Language language = problem.language.value_or(Language::English);
    if (source.entry) {
        if (const auto place = person.findEntry(*source.entry)) {
            Section& section = person.sections[place->section];
            Entry entry = section.entries()[place->entry];
            mend(entry, problem, remedy, now);
            static_cast<void>(section.replace(place->entry, entry)); // its kind stays
        }
    } else if (source.section) {
        if (const qsizetype at = person.indexOf(*source.section); at >= 0)
            mend(person.sections[at].title, language, remedy, now);
    } else if (source.cv) {
        for (Cv& cv : person.cvs) {
            if (cv.id == *source.cv && source.field == Field::Headline)
                mend(cv.headline, language, remedy, now);
            else if (cv.id == *source.cv)
                mend(cv.summary, language, remedy, now);
        }
    } else if (source.field == Field::Name) {
        mend(person.name, language, remedy, now);
    } else if (source.field == Field::Headline) {
        mend(person.headline, language, remedy, now);
    }
    return person;
}

} // namespace duovita
