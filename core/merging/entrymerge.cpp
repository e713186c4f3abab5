#include "core/merging/entrymerge.h"

#include "core/domain/jsonkey.h"
#include "core/merging/authorsmerge.h"
#include "core/merging/idlistmerge.h"
#include "core/merging/listmerge.h"
#include "core/merging/textmerge.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace duovita {

namespace {

/// Merges one field according to its type.
class FieldMerge {
public:
    FieldMerge(ConflictChoosing& choosing, ConflictPlace place) : m_choosing(choosing), m_place(std::move(place)) {}

    LocalizedText merge(const LocalizedText& base, const LocalizedText& mine, const LocalizedText& theirs)
    {
        return TextMerge<QString>(m_choosing, m_place).merge(base, mine, theirs);
    }
    LocalizedAuthors merge(const LocalizedAuthors& base, const LocalizedAuthors& mine, const LocalizedAuthors& theirs)
    {
        return mergeAuthors(m_choosing, m_place, base, mine, theirs);
    }
    template <typename T>
    QList<T> merge(const QList<T>& base, const QList<T>& mine, const QList<T>& theirs)
    {
        return mergeLists(m_choosing, m_place, base, mine, theirs);
    }
    template <typename T>
    T merge(const T& base, const T& mine, const T& theirs)
    {
        return m_choosing.value(m_place, base, mine, theirs);
    }

private:
    ConflictChoosing& m_choosing;
    ConflictPlace m_place;
};

template <typename Struct>
Struct mergeFields(ConflictChoosing& choosing, const ConflictPlace& place, const Struct& base, const Struct& mine,
                   const Struct& theirs)
{
    Struct merged = mine;
    const auto mergeOne = [&](const auto& field) {
        FieldMerge merge(choosing, at(place, field.field));
        merged.*(field.member) = merge.merge(base.*(field.member), mine.*(field.member), theirs.*(field.member));
    };
    std::apply([&](const auto&... field) { (mergeOne(field), ...); }, Struct::fields());
    return merged;
}

Details mergeDetails(ConflictChoosing& choosing, const ConflictPlace& place, const Details& base, const Details& mine,
                     const Details& theirs)
{
    return std::visit(
        [&](const auto& held) -> Details {
            using Struct = std::decay_t<decltype(held)>;
            return mergeFields(choosing, place, std::get<Struct>(base), held, std::get<Struct>(theirs));
        },
        mine);
}

/// Returns two points if both texts were chosen: theirs becomes a point of its own after mine.
QList<Highlight> mergeHighlights(ConflictChoosing& choosing, const ConflictPlace& place, const Highlight& base,
                                 const Highlight& mine, const Highlight& theirs)
{
    Highlight merged = mine;
    merged.style = choosing.value(at(place, RecordPart::Style), base.style, mine.style, theirs.style);
    merged.level = choosing.value(at(place, RecordPart::Level), base.level, mine.level, theirs.level);
    merged.visible = choosing.value(at(place, RecordPart::Visible), base.visible, mine.visible, theirs.visible);
    merged.tags = mergeLists(choosing, at(place, Field::Tags), base.tags, mine.tags, theirs.tags);
    TextMerge<RichText> texts(choosing, at(place, Field::Highlights), BothTexts::Apart);
    merged.text = texts.merge(base.text, mine.text, theirs.text);
    if (!texts.choseBoth())
        return {merged};
    Highlight second = theirs;
    second.id = HighlightId();
    return {merged, second};
}

QString titleOf(const Highlight& highlight)
{
    return highlight.text.anyText().plainText();
}

QList<Highlight> mergeAllHighlights(ConflictChoosing& choosing, const ConflictPlace& place, const Entry& base,
                                    const Entry& mine, const Entry& theirs)
{
    const auto placeOf = [&](const HighlightId& id) {
        ConflictPlace there = at(place, Field::Highlights);
        there.highlight = id;
        return there;
    };
    const auto merge = [&](const Highlight& b, const Highlight& m, const Highlight& t) {
        ConflictPlace there = place;
        there.highlight = m.id;
        return mergeHighlights(choosing, there, b, m, t);
    };
    return IdListMerge<Highlight>(choosing, base.highlights, mine.highlights, theirs.highlights)
        .merge(at(at(place, Field::Highlights), RecordPart::Order), placeOf, merge, titleOf);
}

/// Text that fields cannot hold is in no document, so there is no conflict: if both changed it, theirs goes to
/// `unparsed`.
void mergeTyped(Entry& merged, const Entry& base, const Entry& mine, const Entry& theirs)
{
    for (const QString& path : theirs.asTyped.keys() + base.asTyped.keys()) {
        const QString given = theirs.asTyped.value(path);
        const QString own = mine.asTyped.value(path);
        const QString before = base.asTyped.value(path);
        if (given == before || given == own)
            continue;
        if (own != before) {
            if (!given.isEmpty() && !merged.unparsed.contains(given))
                merged.unparsed += given;
        } else if (given.isEmpty()) {
            merged.asTyped.remove(path);
        } else {
            merged.asTyped.insert(path, given);
        }
    }
}

QString textOf(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

} // namespace

QString mergeLongTexts(ConflictChoosing& choosing, const ConflictPlace& place, const QString& base, const QString& mine,
                       const QString& theirs)
{
    if (const QString* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    switch (choosing.choose({place, conflictValue(base), conflictValue(mine), conflictValue(theirs), true})) {
    case ConflictChoice::Mine:
        return mine;
    case ConflictChoice::Theirs:
        return theirs;
    case ConflictChoice::Both:
        break;
    }
    return joinedTexts(mine, theirs, QStringLiteral("\n"));
}

QJsonObject mergeExtras(ConflictChoosing& choosing, const ConflictPlace& place, const QJsonObject& base,
                        const QJsonObject& mine, const QJsonObject& theirs)
{
    if (const QJsonObject* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    QJsonObject merged = mine;
    for (const QString& key : withInserted(mine.keys(), theirs.keys()) + base.keys()) {
        const QString name = jsonKey(key);
        const QJsonValue b = base.value(name);
        const QJsonValue m = mine.value(name);
        const QJsonValue t = theirs.value(name);
        const QJsonValue* value = choosing.unopposed(b, m, t);
        if (!value) {
            ConflictPlace there = at(place, RecordPart::Extra);
            there.detail = name;
            const auto choice = choosing.choose({there, textOf(b), textOf(m), textOf(t)});
            value = choice == ConflictChoice::Theirs ? &t : &m;
        }
        if (value->isUndefined())
            merged.remove(name);
        else
            merged.insert(name, *value);
    }
    return merged;
}

Entry mergeEntries(ConflictChoosing& choosing, const ConflictPlace& place, const Entry& base, const Entry& mine,
                   const Entry& theirs)
{
    if (const Entry* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    Entry merged = mine;
    merged.details = mergeDetails(choosing, place, base.details, mine.details, theirs.details);
    merged.highlights = mergeAllHighlights(choosing, place, base, mine, theirs);
    merged.links = mergeLists(choosing, at(place, Field::Links), base.links, mine.links, theirs.links);
    merged.tags = mergeLists(choosing, at(place, Field::Tags), base.tags, mine.tags, theirs.tags);
    merged.note = mergeLongTexts(choosing, at(place, Field::Note), base.note, mine.note, theirs.note);
    merged.visible = choosing.value(at(place, RecordPart::Visible), base.visible, mine.visible, theirs.visible);
    merged.unparsed =
        mergeLists(choosing, at(place, RecordPart::Unparsed), base.unparsed, mine.unparsed, theirs.unparsed);
    mergeTyped(merged, base, mine, theirs);
    merged.extra = mergeExtras(choosing, place, base.extra, mine.extra, theirs.extra);
    return merged;
}

} // namespace duovita
