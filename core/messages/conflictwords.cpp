#include "core/messages/conflictwords.h"

#include "core/messages/differingparts.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ConflictWords)
};

template <typename Find>
QString inEither(const ConflictSides& sides, Find find)
{
    const QString mine = find(sides.mine);
    return mine.isEmpty() ? find(sides.theirs) : mine;
}

QString sectionText(const SectionId& id, const ConflictSides& sides)
{
    return inEither(sides, [&](const Person& person) {
        const qsizetype at = person.indexOf(id);
        return at < 0 ? QString() : titleOf(person.sections[at]);
    });
}

QString entryText(const EntryId& id, const ConflictSides& sides)
{
    return inEither(sides, [&](const Person& person) {
        const Entry* const entry = person.entry(id);
        return entry ? titleOf(*entry) : QString();
    });
}

QString cvText(const CvId& id, const ConflictSides& sides)
{
    return inEither(sides, [&](const Person& person) {
        const auto cv = std::find_if(person.cvs.begin(), person.cvs.end(), [&](const Cv& one) { return one.id == id; });
        return cv == person.cvs.end() ? QString() : shownName(*cv);
    });
}

QString orderText(const ConflictPlace& place)
{
    if (place.entry)
        return Words::tr("Order of the points");
    if (place.section)
        return Words::tr("Order of the entries");
    return place.detail.isEmpty() ? Words::tr("Order of the sections") : Words::tr("Order of the CVs");
}

QString presenceText(const ConflictPlace& place)
{
    if (place.highlight)
        return Words::tr("The point itself");
    if (place.entry)
        return Words::tr("The entry itself");
    return place.section ? Words::tr("The section itself") : Words::tr("The CV itself");
}

QString wordText(const QString& name)
{
    const auto row = std::find_if(ownWordTable.begin(), ownWordTable.end(),
                                  [&](const DocumentWordInfo& facts) { return name == QLatin1StringView(facts.name); });
    return row == ownWordTable.end() ? wordFor(Field::Words) : placeSteps({wordFor(Field::Words), wordFor(row->word)});
}

QString wordOfPart(const ConflictPlace& place)
{
    switch (place.part) {
    case RecordPart::Field:
        return place.field == Field::Words ? wordText(place.detail) : wordFor(place.field);
    case RecordPart::Presence:
        return presenceText(place);
    case RecordPart::Order:
        return orderText(place);
    case RecordPart::Home:
        return Words::tr("Its section");
    case RecordPart::Visible:
        return Words::tr("Shown or hidden");
    case RecordPart::Unparsed:
        return Words::tr("Unplaced text from an import");
    case RecordPart::Extra:
        return Words::tr("Further data: %1").arg(place.detail);
    case RecordPart::Style:
        return Words::tr("Kind of point");
    case RecordPart::Level:
        return Words::tr("Level of the point");
    case RecordPart::CvName:
        return Words::tr("Name of the CV");
    case RecordPart::CvLanguages:
        return Words::tr("Languages of the CV");
    case RecordPart::CvTemplate:
        return Words::tr("Template");
    case RecordPart::CvDesign:
        return Words::tr("Design: %1").arg(place.detail);
    case RecordPart::CvPaper:
        return Words::tr("Paper");
    case RecordPart::CvPages:
        return Words::tr("Number of pages");
    case RecordPart::CvMargins:
        return Words::tr("Margins");
    case RecordPart::CvReferences:
        return Words::tr("Citation style");
    case RecordPart::CvMissingTexts:
        return Words::tr("Missing texts");
    case RecordPart::CvOrder:
        break;
    }
    return Words::tr("Order of the sections");
}

QString boolText(bool value, const ConflictPlace& place)
{
    if (place.part == RecordPart::Visible)
        return value ? Words::tr("shown") : Words::tr("hidden");
    return value ? Words::tr("changed") : Words::tr("deleted");
}

QString styleText(HighlightStyle style)
{
    switch (style) {
    case HighlightStyle::Bullet:
        return Words::tr("bullet");
    case HighlightStyle::Numbered:
        return Words::tr("number");
    case HighlightStyle::Paragraph:
        break;
    }
    return Words::tr("paragraph");
}

QString rangeText(const DateRange& range)
{
    if (range.isEmpty())
        return {};
    const QString start = range.start() ? range.start()->toText() : QString();
    const QString end = range.isPresent() ? Words::tr("present") : range.end() ? range.end()->toText() : QString();
    const QString text = start + QStringLiteral(" – ") + end;
    return range.isExpected() ? Words::tr("%1 (expected)").arg(text) : text;
}

QString listText(const QStringList& texts, const ConflictPlace& place, const ConflictSides& sides)
{
    QStringList lines;
    for (const QString& text : texts) {
        QString line = text;
        if (place.part == RecordPart::CvLanguages && findLanguage(text))
            line = wordFor(*findLanguage(text));
        else if (const auto section = SectionId::parse(text); place.part == RecordPart::CvOrder && section)
            line = sectionText(*section, sides);
        lines += line;
    }
    return lines.join(u'\n');
}

} // namespace

QString placeText(const ConflictPlace& place, const ConflictSides& sides)
{
    QStringList steps;
    if (place.section)
        steps += sectionText(*place.section, sides);
    if (place.entry)
        steps += entryText(*place.entry, sides);
    if (place.cv)
        steps += cvText(*place.cv, sides);
    if (steps.isEmpty() && place.part == RecordPart::Field)
        steps += Words::tr("Personal data");
    steps += partText(place);
    steps.removeAll(QString());
    return steps.join(QStringLiteral(" › "));
}

QString partText(const ConflictPlace& place)
{
    const QString part = wordOfPart(place);
    return place.language ? placeSteps({part, wordFor(*place.language)}) : part;
}

QString valueText(const ConflictValue& value, const ConflictPlace& place, const ConflictSides& sides)
{
    struct Visitor {
        const ConflictPlace& place;
        const ConflictSides& sides;

        QString operator()(std::monostate) const { return {}; }
        QString operator()(const QString& text) const
        {
            const auto section = SectionId::parse(text);
            return place.part == RecordPart::Home && section ? sectionText(*section, sides) : text;
        }
        QString operator()(const QStringList& texts) const { return listText(texts, place, sides); }
        QString operator()(bool flag) const { return boolText(flag, place); }
        QString operator()(int number) const { return QString::number(number); }
        QString operator()(const DateRange& range) const { return rangeText(range); }
        QString operator()(PublicationType type) const { return wordFor(type); }
        QString operator()(HighlightStyle style) const { return styleText(style); }
        QString operator()(MissingTexts missing) const { return wordFor(missing); }
    };
    return std::visit(Visitor{place, sides}, value);
}

QString baseText(const FieldConflict& conflict, const ConflictSides& sides)
{
    const bool there = conflict.place.part == RecordPart::Presence; // otherwise nobody could have deleted it
    return there ? Words::tr("exists") : valueText(conflict.base, conflict.place, sides);
}

QString markedDifference(const QString& text, const QString& other)
{
    const auto html = [](const QString& part) { return part.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")); };
    const TextPart differing = differingParts(text, other).first;
    if (differing.size == 0)
        return html(text);
    return html(text.left(differing.at)) + QStringLiteral("<b style=\"background-color:rgba(224,128,32,0.3)\">") +
           html(text.mid(differing.at, differing.size)) + QStringLiteral("</b>") +
           html(text.mid(differing.at + differing.size));
}

} // namespace duovita
