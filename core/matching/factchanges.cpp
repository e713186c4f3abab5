#include "core/matching/factchanges.h"

#include "core/domain/jsonkey.h"
#include "core/matching/shownpages.h"

#include <QJsonDocument>

#include <algorithm>

namespace duovita {

namespace {

ConflictValue orNothing(const ConflictValue& value)
{
    const auto* text = std::get_if<QString>(&value);
    const auto* texts = std::get_if<QStringList>(&value);
    const auto* range = std::get_if<DateRange>(&value);
    const bool none = (text && text->isEmpty()) || (texts && texts->isEmpty()) || (range && range->isEmpty());
    return none ? ConflictValue() : value;
}

/// The value of one item in a list of texts, which has no conflictValue() overload of its own.
ConflictValue itemValue(const QString& text)
{
    return orNothing(conflictValue(text));
}

template <typename Item>
ConflictValue itemValue(const Item& item)
{
    return orNothing(conflictValue(QList<Item>{item}));
}

class Comparing {
public:
    explicit Comparing(ConflictPlace place) : m_place(std::move(place)) {}

    QList<FactChange> take() { return std::move(m_changes); }

    /// Sets the point or CV of the following comparisons, if any.
    void setPoint(const std::optional<HighlightId>& point) { m_place.highlight = point; }
    void setCv(const std::optional<CvId>& cv) { m_place.cv = cv; }
    /// Whether documents show the data compared next.
    void setShown(bool shown) { m_isShown = shown; }

    void compareDetails(const Details& before, const Details& after)
    {
        std::visit(
            [&](const auto& held) {
                using Held = std::decay_t<decltype(held)>;
                const auto* other = std::get_if<Held>(&after);
                compareFields(held, other ? *other : Held());
            },
            before);
        if (before.index() != after.index())
            std::visit([&](const auto& held) { compareFields(std::decay_t<decltype(held)>(), held); }, after);
    }

    void comparePoints(const QList<Highlight>& before, const QList<Highlight>& after)
    {
        const auto placeIn = [](const QList<Highlight>& points, const HighlightId& id) {
            return std::find_if(points.begin(), points.end(), [&](const Highlight& each) { return each.id == id; });
        };
        for (const Highlight& point : before) {
            if (placeIn(after, point.id) == after.end())
                comparePoint(point, withoutText(point));
        }
        for (const Highlight& point : after) {
            const auto own = placeIn(before, point.id);
            comparePoint(own == before.end() ? withoutText(point) : *own, point);
        }
        const auto common = [&](const QList<Highlight>& points, const QList<Highlight>& others) {
            QStringList ids;
            for (const Highlight& point : points) {
                if (placeIn(others, point.id) != others.end())
                    ids += point.id.toString();
            }
            return ids;
        };
        comparePart(RecordPart::Order, common(before, after), common(after, before));
    }

    /// Compares values without a language.
    template <typename Value>
    void compare(Field field, const Value& before, const Value& after)
    {
        if (!(before == after))
            add(placeOf(field), conflictValue(before), conflictValue(after), pagesShowing(before, after));
    }

    template <typename Text>
    void compare(Field field, const Localized<Text>& before, const Localized<Text>& after)
    {
        const auto isOne = [](const Localized<Text>& text) { return text.isShared() || text.isEmpty(); };
        if (isOne(before) && isOne(after)) {
            if (!(before.anyText() == after.anyText()))
                add(placeOf(field), conflictValue(before.anyText()), conflictValue(after.anyText()),
                    pagesShowing(before, after));
            return;
        }
        for (const Language side : allLanguages) {
            if (before.text(side) == after.text(side))
                continue;
            QList<Language> pages;
            for (const Language language : pagesShowing(before, after)) {
                if (before.resolve(language) == side || after.resolve(language) == side)
                    pages += language;
            }
            ConflictPlace place = placeOf(field);
            place.language = side;
            add(place, conflictValue(before.text(side)), conflictValue(after.text(side)), pages);
        }
    }

    template <typename Item>
    void compare(Field field, const QList<Item>& before, const QList<Item>& after)
    {
        for (qsizetype i = 0; i < std::max(before.size(), after.size()); ++i) {
            const bool was = i < before.size();
            const bool is = i < after.size();
            if (was && is && before[i] == after[i])
                continue;
            ConflictPlace place = placeOf(field);
            place.detail = QString::number(i);
            add(place, was ? itemValue(before[i]) : ConflictValue(), is ? itemValue(after[i]) : ConflictValue(),
                was && is                            ? pagesShowing(before[i], after[i])
                : isShown(is ? after[i] : before[i]) ? everyPage()
                                                     : QList<Language>());
        }
    }

    void compareWords(const OwnWords& before, const OwnWords& after)
    {
        for (const DocumentWordInfo& row : ownWordTable) {
            for (const Language language : allLanguages) {
                const QString held = before.value(row.word).text(language);
                const QString now = after.value(row.word).text(language);
                if (held == now)
                    continue;
                ConflictPlace place = placeOf(Field::Words);
                place.language = language;
                place.detail = QString::fromLatin1(row.name);
                add(place, held, now, {language});
            }
        }
    }

    template <typename Value>
    void comparePart(RecordPart part, const Value& before, const Value& after, const QString& detail = {})
    {
        if (before == after)
            return;
        ConflictPlace place = m_place;
        place.part = part;
        place.detail = detail;
        add(place, conflictValue(before), conflictValue(after), everyPage());
    }

    void comparePhoto(const std::optional<Photo>& before, const std::optional<Photo>& after)
    {
        const auto there = [](const std::optional<Photo>& photo) {
            return photo ? ConflictValue(true) : ConflictValue(); // a picture has no text
        };
        if (before != after)
            add(placeOf(Field::Photo), there(before), there(after), everyPage());
    }

    void compareTyped(const TypedTexts& before, const TypedTexts& after)
    {
        for (const QString& path : keysOf(before, after)) {
            if (before.value(path) == after.value(path))
                continue;
            ConflictPlace place = placeOf(fieldOfPath(path));
            place.detail = path;
            add(place, before.value(path), after.value(path), {});
        }
    }

    void compareExtra(const QJsonObject& before, const QJsonObject& after)
    {
        const auto text = [](const QJsonObject& object, const QString& key) {
            const QJsonValue value = object.value(key);
            if (value.isString() || value.isUndefined())
                return value.toString();
            return QString::fromUtf8(QJsonDocument(QJsonObject{{key, value}}).toJson(QJsonDocument::Compact));
        };
        for (const QString& name : keysOf(before, after)) {
            const QString key = jsonKey(name);
            if (before.value(key) != after.value(key))
                comparePart(RecordPart::Extra, text(before, key), text(after, key), key);
        }
    }

private:
    ConflictPlace placeOf(Field field) const
    {
        ConflictPlace place = m_place;
        place.field = field;
        return place;
    }

    void add(const ConflictPlace& place, const ConflictValue& before, const ConflictValue& after,
             const QList<Language>& pages)
    {
        m_changes += FactChange{place, orNothing(before), orNothing(after), m_isShown ? pages : QList<Language>()};
    }

    template <typename Held>
    void compareFields(const Held& before, const Held& after)
    {
        std::apply([&](const auto&... f) { (compare(f.field, before.*(f.member), after.*(f.member)), ...); },
                   Held::fields());
    }

    static Highlight withoutText(Highlight point)
    {
        point.text = {};
        point.tags.clear();
        return point;
    }

    void comparePoint(const Highlight& before, const Highlight& after)
    {
        const auto& [id, style, level, text, tags, visible] = before;
        const bool shown = m_isShown;
        setPoint(id);
        comparePart(RecordPart::Visible, visible, after.visible);
        setShown(shown && after.visible);
        compare(Field::Highlights, text, after.text);
        comparePart(RecordPart::Style, style, after.style);
        comparePart(RecordPart::Level, level, after.level);
        setShown(false);
        compare(Field::Tags, tags, after.tags);
        setShown(shown);
        setPoint({});
    }

    template <typename Map>
    static QStringList keysOf(const Map& before, const Map& after)
    {
        QStringList keys = before.keys() + after.keys();
        keys.sort();
        keys.removeDuplicates();
        return keys;
    }

    ConflictPlace m_place;
    QList<FactChange> m_changes;
    bool m_isShown = true;
};

} // namespace

// Each function lists all members of what it compares: a new member does not compile until it is handled here.

QList<FactChange> changesOf(const Entry& before, const Entry& after)
{
    const auto& [id, details, highlights, links, tags, note, visible, unparsed, asTyped, extra] = before;
    ConflictPlace place;
    place.entry = id;
    Comparing changes(place);
    changes.comparePart(RecordPart::Visible, visible, after.visible);
    changes.setShown(after.visible);
    changes.compareDetails(details, after.details);
    changes.comparePoints(highlights, after.highlights);
    changes.compare(Field::Links, links, after.links);
    changes.setShown(false);
    changes.compare(Field::Tags, tags, after.tags);
    changes.compare(Field::Note, note, after.note);
    changes.comparePart(RecordPart::Unparsed, unparsed, after.unparsed);
    changes.compareTyped(asTyped, after.asTyped);
    changes.compareExtra(extra, after.extra);
    return changes.take();
}

QList<FactChange> changesOf(const Person& before, const Person& after)
{
    const auto& [id, name, nameVariants, headline, photo, contacts, personalFacts, words, sections, cvs, tags, notes,
                 unparsed, dismissedProblems, extra] = before;
    static_cast<void>(id);
    static_cast<void>(sections);
    Comparing changes({});
    changes.compare(Field::Name, name, after.name);
    changes.compare(Field::Headline, headline, after.headline);
    for (const Cv& cv : cvs) {
        const auto own =
            std::find_if(after.cvs.begin(), after.cvs.end(), [&](const Cv& each) { return each.id == cv.id; });
        if (own == after.cvs.end())
            continue;
        changes.setCv(cv.id);
        changes.compare(Field::Headline, cv.headline, own->headline);
        changes.compare(Field::Summary, cv.summary, own->summary);
    }
    changes.setCv({});
    changes.comparePhoto(photo, after.photo);
    changes.compare(Field::Contacts, contacts, after.contacts);
    changes.compare(Field::PersonalFacts, personalFacts, after.personalFacts);
    changes.compareWords(words, after.words);
    changes.setShown(false);
    changes.compare(Field::NameVariants, nameVariants, after.nameVariants);
    changes.compare(Field::Tags, tags, after.tags);
    changes.compare(Field::Notes, notes, after.notes);
    changes.comparePart(RecordPart::Unparsed, unparsed + dismissedProblems, after.unparsed + after.dismissedProblems);
    changes.compareExtra(extra, after.extra);
    return changes.take();
}

} // namespace duovita
