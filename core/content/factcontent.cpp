#include "core/content/factcontent.h"

namespace duovita {

namespace {

/// A date stored for all languages is written in the style of each language.
LocalizedText shownValue(const PersonalFact& fact, const DocumentStyle& style)
{
    LocalizedText shown = fact.value;
    if (fact.kind != PersonalFactKind::Birth)
        return shown;
    shown.unshare();
    for (const Language language : allLanguages) {
        if (const Result<PartialDate> date = PartialDate::parse(fact.value.text(language)))
            shown.setText(language, style.dateText(*date, language), shown.changed(language));
    }
    return shown;
}

} // namespace

void addFact(LineBuilder& line, const PersonalFact& fact, const ContentContext& context)
{
    if (fact.isPrivate || fact.value.isEmpty())
        return;
    if (fact.kind == PersonalFactKind::Other || !fact.label.text(context.language).isEmpty())
        line.text(fact.label, Field::PersonalFacts);
    else
        line.own(personalFactLabel(fact.kind, context.language));
    line.separator(DocumentWord::Colon).text(shownValue(fact, context.style), Field::PersonalFacts);
}

} // namespace duovita
