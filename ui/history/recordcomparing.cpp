#include "ui/history/recordcomparing.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/history/cvrows.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::HistoryRows)
};

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

PartDifference::Kind kindOf(bool then, bool now)
{
    if (then && now)
        return PartDifference::Kind::Changed;
    return then ? PartDifference::Kind::OnlyThen : PartDifference::Kind::OnlyNow;
}

bool sameHead(const Section& a, const Section& b)
{
    return a.title == b.title && a.visible == b.visible && a.unparsed == b.unparsed && a.extra == b.extra;
}

bool sameFacts(Person a, Person b)
{
    a.sections.clear();
    b.sections.clear();
    return a == b;
}

SectionId idOf(const Section& section)
{
    return section.id();
}
EntryId idOf(const Entry& entry)
{
    return entry.id;
}
HighlightId idOf(const Highlight& highlight)
{
    return highlight.id;
}

QString nameIn(const Section& section)
{
    return titleOf(section);
}
QString nameIn(const Entry& entry)
{
    return titleOf(entry);
}
QString nameIn(const Highlight& highlight)
{
    return highlight.text.textOrFallback(interfaceLanguage()).plainText();
}

/// The elements of `items` that are in both lists.
template <typename T>
QList<T> common(const QList<T>& items, const QList<T>& others)
{
    QList<T> both = items;
    both.removeIf([&](const T& item) {
        return std::none_of(others.begin(), others.end(), [&](const T& one) { return idOf(one) == idOf(item); });
    });
    return both;
}

/// Numbered lists of the positions at which two orders differ; nothing if they are equal.
template <typename T>
QList<ComparedRow> compareOrders(const QString& label, const QList<T>& then, const QList<T>& now)
{
    const QList<T> old = common(then, now);
    const QList<T> current = common(now, then);
    QStringList thenLines;
    QStringList nowLines;
    constexpr qsizetype longest = 60;
    const auto line = [](qsizetype at, const T& item) -> QString {
        const QString name = nameIn(item);
        return QStringLiteral("%1. ").arg(at + 1) +
               (name.size() > longest ? QString(name.left(longest) + QChar(0x2026)) : name);
    };
    for (qsizetype i = 0; i < old.size(); ++i) {
        if (idOf(old[i]) == idOf(current[i]))
            continue;
        thenLines += line(i, old[i]);
        nowLines += line(i, current[i]);
    }
    if (thenLines.isEmpty())
        return {};
    return {ComparedRow{label, thenLines.join(u'\n'), nowLines.join(u'\n')}};
}

class Comparison {
public:
    Comparison(const Person& then, const Person& now) : m_then(then), m_now(now) {}

    QList<PartDifference> run()
    {
        const auto order = compareOrders(Words::tr("Order of the sections"), m_then.sections, m_now.sections);
        if (!sameFacts(m_then, m_now) || !order.isEmpty())
            m_found +=
                PartDifference{{},
                               {},
                               titleOf(m_now),
                               PartDifference::Kind::Changed,
                               differing(rowsOfFacts(m_then), rowsOfFacts(m_now)) + compareCvs(m_then, m_now) + order};
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
        const auto order = then && now
                               ? compareOrders(Words::tr("Order of the entries"), then->entries(), now->entries())
                               : QList<ComparedRow>();
        if (!then || !now || !sameHead(*then, *now) || !order.isEmpty())
            m_found += PartDifference{
                id,
                {},
                titleOf(then ? *then : *now),
                kindOf(then, now),
                differing(then ? rowsOfHead(*then) : QList<EntryRow>(), now ? rowsOfHead(*now) : QList<EntryRow>()) +
                    order};
        for (const Entry& entry : then ? then->entries() : QList<Entry>())
            addEntry(id, entry, m_now.entry(entry.id), true);
        for (const Entry& entry : now ? now->entries() : QList<Entry>()) {
            if (!m_then.entry(entry.id))
                addEntry(id, entry, nullptr, false);
        }
    }

    void addEntry(const SectionId& section, const Entry& one, const Entry* other, bool then)
    {
        const QList<ComparedRow> home = other ? compareHomes(one.id) : QList<ComparedRow>();
        if (other && one == *other && home.isEmpty())
            return;
        const QList<EntryRow> rows = rowsOf(one);
        const QList<EntryRow> others = other ? rowsOf(*other) : QList<EntryRow>();
        const auto order = other ? compareOrders(Words::tr("Order of the points"), one.highlights, other->highlights)
                                 : QList<ComparedRow>();
        m_found += PartDifference{section, one.id, titleOf(one), kindOf(then, other || !then),
                                  (then ? differing(rows, others) : differing(others, rows)) + home + order};
    }

    QList<ComparedRow> compareHomes(const EntryId& id) const
    {
        const Section& then = m_then.sections[m_then.findEntry(id)->section];
        const Section& now = m_now.sections[m_now.findEntry(id)->section];
        if (then.id() == now.id())
            return {};
        return {ComparedRow{Words::tr("Section"), titleOf(then), titleOf(now)}};
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
