#include "core/messages/sheetwords.h"
#include "core/messages/punctuation.h"

#include "core/export/filewriting.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordplaces.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::SheetWords)
};

} // namespace

SheetWords sheetWords(const Person& person)
{
    struct Places {
        explicit Places(const Person& of) : person(of), words(person) {}
        Person person;
        RecordPlaces words;
    };
    return {[places = std::make_shared<Places>(person)](const ContentSource& source) {
                return places->words.wordsFor(source);
            },
            Words::tr("The source has changed since this was translated. If the translation still fits, mark it as "
                      "reviewed.")};
}

QString describe(const SheetChange& change)
{
    switch (change.kind) {
    case SheetChange::Kind::Fills:
    case SheetChange::Kind::Confirms:
        return {};
    case SheetChange::Kind::SourceChanged:
        return Words::tr("the text to be translated has changed since the sheet was made");
    case SheetChange::Kind::TargetChanged:
        return Words::tr("somebody has translated this text since the sheet was made");
    case SheetChange::Kind::Shared:
        return Words::tr("one text now serves both languages");
    case SheetChange::Kind::Gone:
        return Words::tr("this text is no longer in the record");
    case SheetChange::Kind::ListChanged:
        return Words::tr(
            "the list that contained this text has changed since the sheet was made, so the item cannot be identified");
    case SheetChange::Kind::Incomplete:
        return Words::tr("only a part of this text is translated");
    }
    return {};
}

QString placeAndReason(const SheetChange& change, const Person& person)
{
    const QString place = placeOf(change.source, person);
    return place.isEmpty() ? describe(change) : labelled(place, describe(change));
}

QString sheetName(const TranslationSheet& sheet, const QString& mark)
{
    const QString name = mark.isEmpty() ? sheet.name : QString(sheet.name + u' ' + mark);
    return safeFileName(Words::tr("%1, %2 to %3").arg(name, wordFor(sheet.source), wordFor(sheet.target)));
}

} // namespace duovita
