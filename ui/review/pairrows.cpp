#include "ui/review/pairrows.h"

#include "core/messages/changewords.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/review/differingvalues.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

using RowKind = PairRow::Kind;
using State = MergePlan::State;

const Section* sectionWith(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section] : nullptr;
}

QString joinedNotes(QStringList notes)
{
    notes.removeAll(QString());
    return notes.join(QStringLiteral(" · "));
}

/// "Qinghe University – Ph.D.", in each language.
QString titleOf(const EducationDetails& details)
{
    QStringList sides;
    for (const Language language : languagesToRead()) {
        QStringList parts{details.institution.text(language), details.degree.text(language)};
        parts.removeAll(QString());
        if (const QString side = parts.join(QStringLiteral(" – ")); !side.isEmpty() && !sides.contains(side))
            sides += side;
    }
    return sides.join(languageSeparator());
}

/// The record's title with another language first if the document has the same text.
QString besideTitle(const QString& own, const QString& given)
{
    QStringList sides = own.split(languageSeparator());
    if (sides.size() > 1 && sides.front() == given)
        sides.append(sides.takeFirst());
    return sides.join(languageSeparator());
}

/// Builds the rows for a plan.
class PairListing {
    Q_DECLARE_TR_FUNCTIONS(duovita::PairRow)

public:
    PairListing(const MergePlan& plan, const Doubts& doubts) : m_plan(plan), m_doubts(doubts) { findHomes(); }

    QList<PairRow> rows()
    {
        addDoubts();
        addPerson();
        for (const Section& section : m_plan.document().sections)
            addSection(section);
        if (!m_plan.record())
            return m_rows;
        for (const Section& section : m_plan.record()->sections) {
            if (!m_homes.contains(section.id()))
                addAlone(section);
        }
        return m_rows;
    }

private:
    /// Finds the document's section under which each of the record's is listed: the one with which it has the most
    /// pairs, otherwise one of its kind.
    void findHomes()
    {
        if (!m_plan.record())
            return;
        QHash<SectionId, QHash<SectionId, int>> votes;
        for (const EntryPair& pair : m_plan.pairs()) {
            const Section* own = sectionWith(*m_plan.record(), pair.record);
            const Section* given = sectionWith(m_plan.document(), pair.other);
            if (own && given)
                ++votes[own->id()][given->id()];
        }
        for (const Section& own : m_plan.record()->sections) {
            int most = 0;
            for (const Section& given : m_plan.document().sections) {
                const int found = votes[own.id()][given.id()];
                const bool alike = found == 0 && given.kind() == own.kind() &&
                                   (own.kind() != SectionKind::Custom || titleOf(given) == titleOf(own));
                if (found <= most && !(alike && !m_homes.contains(own.id())))
                    continue;
                most = std::max(most, found);
                m_homes[own.id()] = given.id();
            }
        }
    }

    PairRow rowOf(const EntryId& entry, const SectionId& section) const
    {
        PairRow row{RowKind::Entry, section, entry, m_plan.partnerOf(entry)};
        row.given = rowTitleOf(m_plan.document(), entry);
        row.own = row.record ? besideTitle(rowTitleOf(*m_plan.record(), *row.record), row.given) : QString();
        row.state = m_plan.stateOf(entry);
        if (const auto doubt = m_doubts.constFind(entry); doubt != m_doubts.constEnd()) {
            row.isOpen = doubt->isOpen();
            row.isSettled = row.isOpen && !doubt->needsAnswer();
            row.reason = row.isOpen ? doubt->reason() : QString();
            if (const MergeFinding* finding = row.isOpen ? doubt->difference() : nullptr)
                row.difference = differenceOf(*finding, entry);
            if (!row.isOpen)
                row.note = noteOnOtherPages(doubt->changesOnOtherPages, kindOfSection(section));
            row.differs = !doubt->contradictions.isEmpty();
            if (row.differs)
                row.note = joinedNotes({asSentence(describe(doubt->contradictions.front())), row.note});
        }
        row.isListed = row.isOpen || m_doubts.listed.contains(entry);
        if (const Section* other = otherHomeOf(entry, section); other && row.state != State::LeftOut)
            row.note = joinedNotes({row.note, storedUnder(*other)});
        return row;
    }

    RowDifference differenceOf(const MergeFinding& finding, const EntryId& entry) const
    {
        const bool isOfPoint = finding.parameters.value(0) == nameOf(Field::Highlights);
        return {subjectOf(finding, m_plan, entry), differingTexts(finding), isOfPoint};
    }

    /// The record's section in which an entry will be stored, if its kind differs from that of the entry's own section.
    const Section* otherHomeOf(const EntryId& entry, const SectionId& section) const
    {
        const auto partner = m_plan.partnerOf(entry);
        const Section* own = partner ? sectionWith(*m_plan.record(), *partner) : nullptr;
        return own && own->kind() != kindOfSection(section) ? own : nullptr;
    }

    static QString storedUnder(const Section& section)
    {
        const QString title = titleOf(section);
        const QString kind = wordFor(section.kind());
        return title.compare(kind, Qt::CaseInsensitive) == 0 ? tr("Stored under %1").arg(kind)
                                                             : tr("Stored under %1 (%2)").arg(title, kind);
    }

    std::optional<SectionKind> kindOfSection(const SectionId& section) const
    {
        const qsizetype at = m_plan.document().indexOf(section);
        return at < 0 ? std::nullopt : std::optional(m_plan.document().sections[at].kind());
    }

    /// "Changes the Chinese page, too: Rank, Dates".
    static QString noteOnOtherPages(const QList<FactChange>& changes, std::optional<SectionKind> kind)
    {
        QHash<Language, QStringList> subjects;
        for (const FactChange& change : changes) {
            FactChange fact = change;
            fact.place.language.reset(); // the note names the page
            const QString subject = subjectOf(fact, kind);
            for (const Language page : change.pages) {
                if (!subjects[page].contains(subject))
                    subjects[page] += subject;
            }
        }
        QStringList notes;
        for (const Language page : languagesToRead()) {
            if (subjects.contains(page))
                notes += tr("Changes the %1 page, too: %2").arg(wordFor(page), listed(subjects.value(page)));
        }
        return joinedNotes(notes);
    }

    void addPieces(QList<PairRow>& rows, const QStringList& pieces, const std::optional<SectionId>& section,
                   const std::optional<EntryId>& entry) const
    {
        for (const QString& piece : pieces)
            rows += PairRow{.kind = RowKind::UnplacedText, .section = section, .entry = entry, .given = piece};
    }

    void addDoubts()
    {
        QList<PairRow> open;
        QList<PairRow> differing;
        QList<PairRow> pieces;
        qsizetype settled = 0;
        addPieces(pieces, m_plan.document().unparsed, {}, {});
        for (const Section& section : m_plan.document().sections) {
            addPieces(pieces, section.unparsed, section.id(), {});
            for (const Entry& entry : section.entries()) {
                if (const PairRow row = rowOf(entry.id, section.id()); row.isListed) {
                    (row.isOpen ? open : differing) += row;
                    settled += row.isSettled ? 1 : 0;
                }
                if (m_plan.stateOf(entry.id) != State::LeftOut)
                    addPieces(pieces, entry.unparsed, section.id(), entry.id);
            }
        }
        addGroup(tr("To be confirmed"), open, open.size() - settled);
        addGroup(tr("Languages differ"), differing,
                 std::count_if(differing.begin(), differing.end(), [](const PairRow& row) { return row.differs; }));
        addGroup(tr("Not placed"), pieces, pieces.size());
    }

    /// `left`: the number of rows that are not settled.
    void addGroup(const QString& title, const QList<PairRow>& rows, qsizetype left)
    {
        if (rows.isEmpty())
            return;
        PairRow heading{.kind = RowKind::ToConfirm, .given = title};
        heading.isOfPieces = rows.front().kind == RowKind::UnplacedText;
        heading.note = joinedNotes({left > 0 ? QString::number(left) : QString(),
                                    heading.isOfPieces ? tr("kept in the record, on no page") : QString()});
        m_rows += heading;
        m_rows += rows;
    }

    void addPerson()
    {
        m_rows += PairRow{.kind = RowKind::PersonTitle, .given = tr("Personal data"), .endsDoubts = !m_rows.isEmpty()};
        PairRow row{RowKind::Person};
        row.given = bothSides(m_plan.document().name);
        if (row.given.isEmpty())
            row.given = titleOf(m_plan.document());
        row.own = m_plan.record() ? besideTitle(titleOf(*m_plan.record()), row.given) : QString();
        row.state = m_plan.record() ? State::Joined : State::New;
        row.note = noteOnOtherPages(m_doubts.ofPerson, {});
        m_rows += row;
    }

    void addSection(const Section& section)
    {
        QList<PairRow> joined;
        QList<PairRow> fresh;
        int left = 0;
        int open = 0;
        int elsewhere = 0; // listed above, but without a question
        for (const Entry& entry : section.entries()) {
            const PairRow row = rowOf(entry.id, section.id());
            if (row.state == State::LeftOut)
                ++left;
            if (!row.isListed)
                (row.record ? joined : fresh) += row;
            else if (row.state != State::LeftOut)
                ++(row.isOpen && !row.isSettled ? open : elsewhere);
        }
        const auto taken = [](const QList<PairRow>& rows) {
            return static_cast<int>(std::count_if(rows.begin(), rows.end(),
                                                  [](const PairRow& row) { return row.state != State::LeftOut; }));
        };
        QStringList counts;
        if (const int count = taken(joined) + elsewhere)
            counts += tr("%n joined", nullptr, count);
        if (const int count = taken(fresh); count > 0 && m_plan.record())
            counts += tr("%n new", nullptr, count);
        if (left > 0)
            counts += tr("%n left out", nullptr, left);
        if (open > 0)
            counts += tr("%n to be confirmed", nullptr, open);
        counts += m_doubts.ofHeadings.value(section.id());
        m_rows += PairRow{.kind = RowKind::Section,
                          .section = section.id(),
                          .given = storedTitle(section),
                          .note = joinedNotes(counts)};
        m_rows += joined;
        m_rows += fresh;
        for (const Section& own : m_plan.record() ? m_plan.record()->sections : QList<Section>()) {
            if (m_homes.value(own.id()) == section.id() && m_homes.contains(own.id()))
                addOwn(own, section.id());
        }
    }

    /// The title that the section will have in the interface's language: the record's own stays.
    QString storedTitle(const Section& section) const
    {
        for (const Section& own : m_plan.record() ? m_plan.record()->sections : QList<Section>()) {
            const bool isHome =
                own.kind() == section.kind() && m_homes.contains(own.id()) && m_homes.value(own.id()) == section.id();
            if (isHome && !own.title.text(interfaceLanguage()).isEmpty())
                return titleOf(own);
        }
        return titleOf(section);
    }

    /// Adds the record's entries without a partner; they stay unchanged.
    void addOwn(const Section& own, const std::optional<SectionId>& section)
    {
        for (const Entry& entry : own.entries()) {
            const bool paired = std::any_of(m_plan.pairs().begin(), m_plan.pairs().end(),
                                            [&](const EntryPair& pair) { return pair.record == entry.id; });
            if (!paired)
                m_rows += PairRow{.kind = RowKind::Entry,
                                  .section = section,
                                  .record = entry.id,
                                  .own = rowTitleOf(*m_plan.record(), entry.id)};
        }
    }

    void addAlone(const Section& own)
    {
        if (own.entries().isEmpty())
            return;
        m_rows += PairRow{.kind = RowKind::Section, .given = titleOf(own), .note = tr("only in the record")};
        addOwn(own, {});
    }

    const MergePlan& m_plan;
    const Doubts& m_doubts;
    QHash<SectionId, SectionId> m_homes; ///< the document's section for each of the record's
    QList<PairRow> m_rows;
};

/// A point's text in each of its languages.
QString pointText(const Entry* entry, const std::optional<HighlightId>& id)
{
    QStringList texts;
    for (const Highlight& highlight : entry&& id ? entry->highlights : QList<Highlight>()) {
        if (highlight.id != *id)
            continue;
        for (const Language language : languagesToRead()) {
            if (const QString text = highlight.text.text(language).plainText().simplified(); !text.isEmpty())
                texts += text;
        }
    }
    texts.removeDuplicates(); // a text that both languages share
    return texts.join(languageSeparator());
}

/// The difference between the texts that both sides of a point's row have in one language.
std::optional<RowDifference> differenceOf(const PairRow& point, const Doubt& doubt)
{
    const QStringList given = point.given.split(languageSeparator());
    const QStringList own = point.own.split(languageSeparator());
    for (const MergeFinding& finding : doubt.isOpen() ? doubt.findings : QList<MergeFinding>()) {
        const bool isOfPoint = finding.parameters.value(0) == nameOf(Field::Highlights);
        if (isOfPoint && !finding.isDecided && own.contains(finding.parameters.value(1).simplified()) &&
            given.contains(finding.parameters.value(2).simplified()))
            return RowDifference{{}, differingTexts(finding), true};
    }
    return {};
}

/// Whether the only row of points repeats the row of their entries, as that of a summary would.
bool repeatsEntry(const QList<PairRow>& rows, const MergePlan& plan)
{
    if (rows.size() != 1 || rows.front().state != State::Joined)
        return false;
    const PairRow& row = rows.front();
    const auto areSame = [](const QString& one, const QString& other) {
        const auto sides = [](const QString& text) {
            QSet<QString> found;
            for (const QString& side : text.split(languageSeparator()))
                found += side.simplified();
            return found;
        };
        return sides(one) == sides(other);
    };
    return areSame(row.given, rowTitleOf(plan.document(), *row.entry)) &&
           areSame(row.own, rowTitleOf(*plan.record(), *row.record));
}

} // namespace

QString rowTitleOf(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    if (!place)
        return {};
    const Section& section = person.sections[place->section];
    const Entry& entry = section.entries()[place->entry];
    const QString title = titleOf(entry, section);
    const bool isDistinct = title != titleOf(entry); // by what differs from entries of the same name
    const auto* education = std::get_if<EducationDetails>(&entry.details);
    return education && !isDistinct ? titleOf(*education) : title;
}

QString PairRow::remark() const
{
    return joinedNotes({note, difference ? QString() : reason});
}

bool PairRow::isAbout(const PairRow& other) const
{
    return kind == other.kind && section == other.section && entry == other.entry && record == other.record &&
           point == other.point && recordPoint == other.recordPoint && isOpen == other.isOpen &&
           (kind != RowKind::UnplacedText || given == other.given);
}

QList<PairRow> pairRowsOf(const MergePlan& plan, const Doubts& doubts)
{
    return PairListing(plan, doubts).rows();
}

QList<PairRow> pointRowsOf(const MergePlan& plan, const EntryId& entry, const Doubt& doubt)
{
    const auto partner = plan.partnerOf(entry);
    if (!partner)
        return {};
    const Entry* own = plan.record()->entry(*partner);
    const Entry* given = plan.document().entry(entry);
    QList<PairRow> rows;
    for (const MergePlan::HighlightRow& pair : plan.highlightRows(entry)) {
        PairRow row{RowKind::Point, {}, entry, partner, pair.entry, pair.record};
        row.given = pointText(given, pair.entry);
        row.own = besideTitle(pointText(own, pair.record), row.given);
        row.state = pair.entry && pair.record ? State::Joined : State::New;
        row.difference = differenceOf(row, doubt);
        rows += row;
    }
    return repeatsEntry(rows, plan) ? QList<PairRow>() : rows;
}

} // namespace duovita
