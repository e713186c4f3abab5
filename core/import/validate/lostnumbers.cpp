#include "core/import/validate/lostnumbers.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/datewords.h"
#include "core/import/structure/blockgrouping.h"
#include "core/json/personjson.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <memory>
#include <vector>

namespace duovita {

namespace {

/// The occurrences of each number, by its digits without leading zeros: "09" is the month 9.
using Counts = QHash<QString, int>;

/// A source line, shared by its numbers, so that it is analysed only once.
class SourceLine {
public:
    explicit SourceLine(const QString& text) : m_text(text) {}

    const QString& text() const { return m_text; }
    const std::optional<FoundRange>& dates() const
    {
        if (!m_dates)
            m_dates.emplace(findDateRange(m_text, true));
        return *m_dates;
    }
    struct Piece {
        qsizetype start;
        qsizetype end;
    };

    /// The text around a position up to the next separators or gaps.
    Piece pieceAround(qsizetype at) const
    {
        const auto& all = marks();
        const auto next = std::upper_bound(all.begin(), all.end(), at,
                                           [](qsizetype place, const Piece& mark) { return place < mark.start; });
        auto before = next;
        while (before != all.begin() && std::prev(before)->end > at)
            --before;
        const qsizetype from = before == all.begin() ? 0 : std::prev(before)->end;
        const qsizetype end = next == all.end() ? m_text.size() : next->start;
        return {from, end};
    }

private:
    const std::vector<Piece>& marks() const
    {
        static const QRegularExpression mark(QStringLiteral("[,，;；、|｜。]|\\s{2,}|\\.\\s"));
        if (!m_marks) {
            m_marks.emplace();
            for (auto it = mark.globalMatch(m_text); it.hasNext();) {
                const auto match = it.next();
                m_marks->push_back({match.capturedStart(), match.capturedEnd()});
            }
        }
        return *m_marks;
    }

    QString m_text;
    mutable std::optional<std::optional<FoundRange>> m_dates;
    mutable std::optional<std::vector<Piece>> m_marks;
};

struct Number {
    QString digits; ///< as written
    qsizetype at;
    int line;
    std::shared_ptr<const SourceLine> source;
    QList<EntryId> entries; ///< made from its line, or before it if there are none
};

const QRegularExpression& digits()
{
    static const QRegularExpression expression(QStringLiteral("\\p{Nd}+"));
    return expression;
}

QString valueOf(const QString& digits)
{
    static const QRegularExpression zeros(QStringLiteral("^0+(?=.)"));
    return digits.normalized(QString::NormalizationForm_KC).remove(zeros);
}

void count(const QString& text, Counts& counts)
{
    for (auto it = digits().globalMatch(text); it.hasNext();)
        ++counts[valueOf(it.next().captured())];
}

/// Counts all texts and numbers in a record's JSON that are about the person.
void count(const QJsonValue& value, Counts& counts)
{
    static const QSet<QString> ignored{QStringLiteral("id"), QStringLiteral("schema"), QStringLiteral("cvs"),
                                       QStringLiteral("photo")};
    static const QString nesting = QStringLiteral("level"); // as a number; the level of a language is a text
    if (value.isString())
        count(value.toString(), counts);
    else if (value.isDouble())
        count(QString::number(value.toInteger()), counts);
    for (const QJsonValue& item : value.toArray())
        count(item, counts);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!ignored.contains(it.key()) && !(it.key() == nesting && it.value().isDouble()))
            count(it.value(), counts);
    }
}

/// The values under which the record may hold the number: "'21" and "21–22" may be the year 2021.
QStringList valuesOf(const QString& digits)
{
    constexpr qsizetype ofYear = 2;
    QStringList values{valueOf(digits)};
    if (digits.size() == ofYear)
        values += {QStringLiteral("20") + digits, QStringLiteral("19") + digits};
    return values;
}

/// Takes one occurrence of a number; returns the value it was found as, or an empty string.
QString taken(Counts& counts, const QStringList& values)
{
    for (const QString& value : values) {
        const auto found = counts.find(value);
        if (found == counts.end() || *found == 0)
            continue;
        --*found;
        return value;
    }
    return {};
}

/// Blanks out numbers that say nothing about a person: the number of a list item at the beginning of a line or cell, or
/// as a row's whole first cell; durations after dates or alone.
QString withoutMarks(QString text, bool row)
{
    static const QRegularExpression mark(
        QStringLiteral("(?:^|(?<=\\s{2}))[\\[(（]?[A-Z]?\\p{Nd}{1,3}(?:[)）\\]、．]|\\.(?!\\p{Nd}))(?=.)"));
    static const QRegularExpression firstCell(QStringLiteral("^\\s*\\p{Nd}{1,3}(?=\\s{2})"));
    const auto blank = [&text](const QRegularExpression& expression, qsizetype from = 0) {
        for (auto it = expression.globalMatch(QString(text), from); it.hasNext();) {
            const auto match = it.next();
            text.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
        }
    };
    blank(mark);
    const auto dates = findDateRange(text, true);
    const bool alone = durationText().match(text.trimmed()).capturedLength() == text.trimmed().size();
    if (dates || alone)
        blank(durationText(), alone ? 0 : dates->start + dates->length);
    if (row)
        blank(firstCell);
    return text;
}

QList<Number> numbersOf(const TextLine& line, bool row, const QList<EntryId>& entries)
{
    QList<Number> numbers;
    if (!digits().match(line.plain()).hasMatch())
        return numbers; // most lines
    const auto source = std::make_shared<const SourceLine>(line.plain());
    for (auto it = digits().globalMatch(withoutMarks(source->text(), row)); it.hasNext();) {
        const auto match = it.next();
        numbers += Number{match.captured(), match.capturedStart(), line.number, source, entries};
    }
    return numbers;
}

/// The dates that the number is part of.
std::optional<FoundRange> datesOf(const Number& number)
{
    const auto& dates = number.source->dates();
    const bool within = dates && dates->start <= number.at && number.at < dates->start + dates->length;
    return within ? dates : std::nullopt;
}

/// The dates that the number is part of, or the text around it up to the next separators or gaps.
SourceLine::Piece pieceAround(const Number& number)
{
    if (const auto dates = datesOf(number))
        return {dates->start, dates->start + dates->length};
    return number.source->pieceAround(number.at);
}

QList<DateRange> rangesOf(const Entry& entry)
{
    QList<DateRange> ranges;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, DateRange>)
            ranges += value;
    });
    return ranges;
}

bool isSame(const DateRange& a, const DateRange& b)
{
    return a.start() == b.start() && a.end() == b.end() && a.isPresent() == b.isPresent();
}

/// A number's dates, if they have both a start and an end or are ongoing.
std::optional<DateRange> periodOf(const Number& number)
{
    const auto dates = datesOf(number);
    const bool whole = dates && dates->range.start() && dates->range.endKind() != DateRange::End::Unknown;
    return whole ? std::optional(dates->range) : std::nullopt;
}

/// From the earliest start to the latest end.
DateRange spanOf(const QList<DateRange>& ranges)
{
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool present = false;
    for (const DateRange& range : ranges) {
        if (range.start() && (!start || *range.start() < *start))
            start = range.start();
        if (range.end() && (!end || *end < *range.end()))
            end = range.end();
        present = present || range.isPresent();
    }
    const auto span = DateRange::create(start, end);
    return present ? DateRange::untilPresent(start) : span ? *span : DateRange();
}

/// The record's occurrences of each number.
class Looking {
public:
    Looking(const ImportDraft& draft, const QStringList& further) : m_lines(draft.lines)
    {
        QJsonObject person = toJson(draft.person);
        QJsonArray sections;
        for (const Section& section : draft.person.sections) {
            QJsonObject bare = toJson(section);
            bare.remove(QStringLiteral("entries"));
            sections += bare;
            for (const Entry& entry : section.entries())
                hold(entry);
        }
        person[QStringLiteral("sections")] = sections;
        count(person, m_ofNone);
        for (const QString& text : further)
            count(text, m_ofNone);
        m_left = m_ofEntries;
    }

    QList<EntryId> entriesOf(int line) const { return m_lines.values(line); }

    /// Takes an occurrence from the number's entries.
    bool take(const Number& number, const QStringList& values)
    {
        return std::any_of(number.entries.begin(), number.entries.end(), [&](const EntryId& entry) {
            const QString value = taken(m_left[entry], values);
            if (!value.isEmpty())
                m_taken[{entry, value}].insert(number.line);
            return !value.isEmpty();
        });
    }

    bool takeOfNone(const Number& number) { return !taken(m_ofNone, valuesOf(number.digits)).isEmpty(); }

    /// Page artifacts are kept outside of entries.
    void passOver(const TextLine& line)
    {
        for (const Number& number : numbersOf(line, false, {}))
            takeOfNone(number);
    }

    /// Whether the line repeats what its entry already holds: "2019 Doe, J. (2019). A title".
    bool isRepetition(const Number& number) const
    {
        const auto period = periodOf(number);
        return std::any_of(number.entries.begin(), number.entries.end(), [&](const EntryId& entry) {
            return period ? holdsPeriod(entry, *period) : isTakenNearBy(entry, number);
        });
    }

    /// Whether each of the entries holds the number, or the first one, together with others at the same place, holds
    /// the period.
    bool isOfAll(const Number& number, const QList<EntryId>& entries) const
    {
        const QStringList values = valuesOf(number.digits);
        const auto holds = [&](const EntryId& entry) {
            const Counts counts = m_ofEntries.value(entry);
            return std::any_of(values.begin(), values.end(),
                               [&](const QString& value) { return counts.contains(value); });
        };
        const auto period = periodOf(number);
        return !entries.isEmpty() && (std::all_of(entries.begin(), entries.end(), holds) ||
                                      (period && holdsPeriod(entries.front(), *period)));
    }

private:
    /// Whether the year was found for the same line or an adjacent one.
    bool isTakenNearBy(const EntryId& entry, const Number& number) const
    {
        constexpr qsizetype ofYear = 4;
        const QStringList values = valuesOf(number.digits);
        return std::any_of(values.begin(), values.end(), [&](const QString& value) {
            const QSet<int> lines = value.size() == ofYear ? m_taken.value({entry, value}) : QSet<int>();
            return lines.contains(number.line) || lines.contains(number.line - 1) || lines.contains(number.line + 1);
        });
    }

    /// As its own period, or as that from the first to the last entry at the same place: "Example Ltd, 2010 – now"
    /// above two positions.
    bool holdsPeriod(const EntryId& entry, const DateRange& period) const
    {
        const Held held = m_held.value(entry);
        return std::any_of(held.ranges.begin(), held.ranges.end(),
                           [&](const DateRange& range) { return isSame(range, period); }) ||
               isSame(spanOf(m_atPlaces.value(held.place)), period);
    }

    struct Held {
        QList<DateRange> ranges;
        std::pair<QString, QString> place; ///< the employer; empty if there is none
    };

    void hold(const Entry& entry)
    {
        const auto* job = std::get_if<ExperienceDetails>(&entry.details);
        Held held{rangesOf(entry), {}};
        if (job)
            held.place = {job->organization.text(Language::English), job->organization.text(Language::Chinese)};
        if (held.place != std::pair<QString, QString>())
            m_atPlaces[held.place] += held.ranges;
        m_held.insert(entry.id, held);
        count(toJson(entry), m_ofEntries[entry.id]);
    }

    const EntriesOfLines& m_lines;
    QHash<EntryId, Held> m_held;
    QHash<std::pair<QString, QString>, QList<DateRange>> m_atPlaces;
    QHash<EntryId, Counts> m_ofEntries;
    QHash<EntryId, Counts> m_left; ///< occurrences that no line has taken yet
    Counts m_ofNone;
    QHash<std::pair<EntryId, QString>, QSet<int>> m_taken; ///< the lines of the numbers that an entry holds
};

/// The numbers of a line without an entry of its own, and the entries below it up to the next such line: a year above
/// works applies to each, an employer's dates span its positions.
struct Above {
    QList<Number> numbers;
    QList<EntryId> entries;
};

/// The months that the line's dates contain as words and the record as numbers.
QStringList namedMonths(const TextLine& line)
{
    static const QRegularExpression word = compiledDate(monthWords());
    const auto dates = findDateRange(line.plain(), true);
    QStringList months;
    for (auto it = word.globalMatch(dates ? line.plain().mid(dates->start, dates->length) : QString()); it.hasNext();)
        months += QString::number(monthOf(it.next().captured()));
    return months;
}

class Finding {
public:
    explicit Finding(Looking& looking) : m_looking(looking) {}

    void read(const QList<TextBlock>& blocks)
    {
        for (const TextBlock& block : blocks) {
            m_ofBlock.clear();
            for (const TextLine& line : block.lines)
                block.pageArtifact ? m_looking.passOver(line) : readLine(line, block.row);
        }
        // A number that may be an abbreviated year only takes what no exact number has taken.
        for (const Number& number : std::as_const(m_unsure)) {
            if (!m_looking.take(number, valuesOf(number.digits)))
                m_missing += number;
        }
    }

    QList<Number> lost()
    {
        QList<Number> lost;
        for (const Above& above : std::as_const(m_above)) {
            for (const Number& number : above.numbers) {
                if (!m_looking.take(number, valuesOf(number.digits)) && !m_looking.isOfAll(number, above.entries) &&
                    !m_looking.takeOfNone(number))
                    lost += number;
            }
        }
        for (const Number& number : std::as_const(m_missing)) {
            if (!m_looking.takeOfNone(number) && !m_looking.isRepetition(number))
                lost += number;
        }
        return lost;
    }

private:
    /// A paragraph's continuation line belongs to the same entries.
    void readLine(const TextLine& line, bool row)
    {
        const QList<EntryId> entries = m_looking.entriesOf(line.number);
        if (!entries.isEmpty())
            m_before = m_ofBlock = entries;
        const QList<Number> numbers = numbersOf(line, row, m_ofBlock.isEmpty() ? m_before : m_ofBlock);
        if (m_ofBlock.isEmpty()) {
            if (m_above.isEmpty() || !m_above.last().entries.isEmpty())
                m_above += Above{};
            m_above.last().numbers += numbers;
            return;
        }
        for (const EntryId& entry : m_above.isEmpty() ? QList<EntryId>() : m_ofBlock) {
            if (!m_above.last().entries.contains(entry))
                m_above.last().entries += entry;
        }
        for (const QString& month : numbers.isEmpty() ? QStringList() : namedMonths(line)) {
            Number named = numbers.front();
            named.digits = month;
            m_looking.take(named, {month});
        }
        // Separate dates belong to each entry made from them.
        const bool ofEach = m_ofBlock.size() > 1 && !numbers.isEmpty() && isOnlyDates(line);
        for (Number number : numbers) {
            for (const EntryId& entry : ofEach ? m_ofBlock : QList<EntryId>{EntryId()}) {
                if (ofEach)
                    number.entries = {entry};
                if (!m_looking.take(number, {valueOf(number.digits)}))
                    m_unsure += number;
            }
        }
    }

    Looking& m_looking;
    QList<EntryId> m_before;
    QList<EntryId> m_ofBlock;
    QList<Number> m_unsure;
    QList<Number> m_missing;
    QList<Above> m_above;
};

} // namespace

QList<LostNumber> lostNumbers(const QList<TextBlock>& blocks, const ImportDraft& draft, const QStringList& further)
{
    Looking looking(draft, further);
    Finding finding(looking);
    finding.read(blocks);
    QList<LostNumber> lost;
    QSet<std::pair<const SourceLine*, std::pair<qsizetype, qsizetype>>>
        seen;                               // checked before a possibly long line is copied
    QSet<std::pair<int, QString>> reported; // both ends of a range together
    for (const Number& number : finding.lost()) {
        const auto [start, end] = pieceAround(number);
        const std::pair piece(number.source.get(), std::pair(start, end));
        if (seen.contains(piece))
            continue;
        seen.insert(piece);
        const LostNumber found{number.source->text().mid(start, end - start).trimmed(), number.line,
                               number.entries.value(0)};
        if (!reported.contains({found.line, found.text}))
            lost += found;
        reported.insert({found.line, found.text});
    }
    return lost;
}

} // namespace duovita
