#include "ui/history/recordcomparing.h"

#include "ui/presentation/recordwords.h"

namespace duovita {

namespace {

QList<ComparedRow> differing(const QList<EntryRow>& then, const QList<EntryRow>& now)
{
    QList<ComparedRow> rows = compareRows(then, now);
    rows.removeIf([](const ComparedRow& row) { return row.isSame(); });
    return rows;
}

const Section* findSection(const Person& person, const SectionId& id)
{
    const qsizetype at = person.indexOf(id);
    return at < 0 ? nullptr : &person.sections[at];
}

const Entry* findEntry(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section].entries()[place->entry] : nullptr;
}

PartDifference::Kind kindOf(bool then, bool now)
{
    if (then && now)
        return PartDifference::Kind::Changed;
    return then ? PartDifference::Kind::OnlyThen : PartDifference::Kind::OnlyNow;
}

bool sameHead(const Section& a, const Section& b)
{
    const auto sameId = [](const Entry& one, const Entry& other) { return one.id == other.id; };
    return a.title == b.title && a.visible == b.visible && a.unparsed == b.unparsed && a.extra == b.extra &&
           std::equal(a.entries().begin(), a.entries().end(), b.entries().begin(), b.entries().end(), sameId);
}

bool sameFacts(Person a, Person b)
{
    const auto sameId = [](const Section& one, const Section& other) { return one.id() == other.id(); };
    const bool sameOrder =
        std::equal(a.sections.begin(), a.sections.end(), b.sections.begin(), b.sections.end(), sameId);
    a.sections.clear();
    b.sections.clear();
    return sameOrder && a == b;
}

class Comparison {
public:
    Comparison(const Person& then, const Person& now) : m_then(then), m_now(now) {}

    QList<PartDifference> run()
    {
        if (!sameFacts(m_then, m_now))
            m_found += PartDifference{{},
                                      {},
                                      titleOf(m_now),
                                      PartDifference::Kind::Changed,
                                      differing(rowsOfFacts(m_then), rowsOfFacts(m_now))};
        for (const Section& section : m_then.sections)
            addSection(section.id());
        for (const Section& section : m_now.sections) {
            if (!findSection(m_then, section.id()))
                addSection(section.id());
        }
        return std::move(m_found);
    }

private:
    void addSection(const SectionId& id)
    {
        const Section* then = findSection(m_then, id);
        const Section* now = findSection(m_now, id);
        if (!then || !now || !sameHead(*then, *now))
            m_found += PartDifference{
                id,
                {},
                titleOf(then ? *then : *now),
                kindOf(then, now),
                differing(then ? rowsOfHead(*then) : QList<EntryRow>(), now ? rowsOfHead(*now) : QList<EntryRow>())};
        for (const Entry& entry : then ? then->entries() : QList<Entry>())
            addEntry(id, entry, findEntry(m_now, entry.id), true);
        for (const Entry& entry : now ? now->entries() : QList<Entry>()) {
            if (!findEntry(m_then, entry.id))
                addEntry(id, entry, nullptr, false);
        }
    }

    void addEntry(const SectionId& section, const Entry& one, const Entry* other, bool then)
    {
        if (other && one == *other)
            return;
        const QList<EntryRow> rows = rowsOf(one);
        const QList<EntryRow> others = other ? rowsOf(*other) : QList<EntryRow>();
        m_found += PartDifference{section, one.id, titleOf(one), kindOf(then, other || !then),
                                  then ? differing(rows, others) : differing(others, rows)};
    }

    const Person& m_then;
    const Person& m_now;
    QList<PartDifference> m_found;
};

} // namespace

QList<PartDifference> compareRecords(const Person& then, const Person& now)
{
    return Comparison(then, now).run();
}

} // namespace duovita
