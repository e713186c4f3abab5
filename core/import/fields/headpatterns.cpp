#include "core/import/fields/headpatterns.h"

#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/jobwords.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// The fields that a piece of a head may belong to, for jobs and degrees.
enum class Field : unsigned char { Title, Organization, Position, Department, Location, Degree, Area };

/// A piece with its position in the head.
struct Piece {
    QString text;
    QString slot; ///< equal for pieces at the same position of similar lines
    std::optional<Field> held;
    std::optional<Field> expected; ///< by its words
};

class Patterns {
public:
    Patterns(QList<Entry>& entries, const QList<EntryBlocks>& groups, const ParsingContext& context)
        : m_entries(entries), m_context(context), m_words(context.vocabulary)
    {
        for (qsizetype i = 0; i < qMin(entries.size(), groups.size()); ++i)
            m_heads += piecesOf(groups[i].head, entries[i]);
    }

    void run()
    {
        for (const QList<Piece>& head : std::as_const(m_heads)) {
            for (const Piece& piece : head) {
                if (piece.expected && piece.expected == piece.held)
                    ++m_votes[piece.slot][*piece.expected];
            }
        }
        for (qsizetype i = 0; i < m_heads.size(); ++i)
            follow(m_heads[i], m_entries[i]);
    }

private:
    const Vocabulary& words() const { return m_context.vocabulary; }

    static LocalizedText* fieldOf(Entry& entry, Field field)
    {
        if (auto* job = std::get_if<ExperienceDetails>(&entry.details)) {
            switch (field) {
            case Field::Title:
                return &job->title;
            case Field::Organization:
                return &job->organization;
            case Field::Position:
                return &job->position;
            case Field::Department:
                return &job->department;
            case Field::Location:
                return &job->location;
            default:
                return nullptr;
            }
        }
        auto* school = std::get_if<EducationDetails>(&entry.details);
        if (!school)
            return nullptr;
        switch (field) {
        case Field::Organization:
            return &school->institution;
        case Field::Degree:
            return &school->degree;
        case Field::Area:
            return &school->area;
        case Field::Location:
            return &school->location;
        default:
            return nullptr;
        }
    }

    QList<Piece> piecesOf(const QList<TextLine>& lines, Entry& entry) const
    {
        const QList<Segment> segments =
            withPlacesApart(partedAtMarks(readHead(lines, LoneYear::IsDate).segments), words());
        QList<Piece> pieces;
        for (qsizetype i = 0; i < segments.size();) {
            const qsizetype first = pieces.size();
            const int line = segments[i].line;
            QString style;
            for (; i < segments.size() && segments[i].line == line; ++i) {
                style += segments[i].bold ? u'b' : segments[i].italic ? u'i' : u'p';
                const Placed placed = takePlace(segments[i].text, words());
                for (const QString& text : commaPieces(placed.rest) + QStringList{placed.place}) {
                    if (!text.isEmpty())
                        pieces += Piece{text, {}, heldBy(entry, text), expectedField(entry, text)};
                }
            }
            const qsizetype count = pieces.size() - first;
            for (qsizetype j = first; j < pieces.size(); ++j)
                pieces[j].slot =
                    QStringLiteral("%1 %2 %3 %4")
                        .arg(QString::number(line), QString::number(count), QString::number(j - first), style);
        }
        return pieces;
    }

    std::optional<Field> heldBy(Entry& entry, const QString& text) const
    {
        for (const Field field : allFields) {
            const LocalizedText* held = fieldOf(entry, field);
            if (held && held->text(m_context.language) == text)
                return field;
        }
        return std::nullopt;
    }

    std::optional<Field> expectedField(const Entry& entry, const QString& text) const
    {
        if (isPlace(text, words()))
            return Field::Location;
        if (std::holds_alternative<EducationDetails>(entry.details)) {
            const bool school = words().isSchool(text);
            const bool degree = words().isDegree(text);
            return school == degree ? std::nullopt : std::optional(school ? Field::Organization : Field::Degree);
        }
        if (m_words.isRole(text))
            return Field::Position;
        if (isDepartment(text) && !words().isCompany(text))
            return Field::Department;
        const bool company = words().isCompany(text) || words().organizationIn(text) == 0;
        return company ? std::optional(Field::Organization) : std::nullopt;
    }

    /// The field that the other heads assign to a position, if they agree.
    std::optional<Field> voted(const Piece& piece) const
    {
        const auto votes = m_votes.value(piece.slot);
        return votes.size() == 1 ? std::optional(votes.firstKey()) : std::nullopt;
    }

    /// Moves an entry's texts to the fields of the pattern, if each then has a field of its own.
    void follow(const QList<Piece>& pieces, Entry& entry) const
    {
        QMap<Field, QString> sorted;
        QList<Field> left; // the fields they had before
        QList<Piece> others;
        bool moved = false;
        for (const Piece& piece : pieces) {
            if (!piece.held)
                continue;
            left += *piece.held;
            const std::optional<Field> vote = piece.expected ? piece.held : voted(piece);
            if (!vote) {
                others += piece;
                continue;
            }
            if (sorted.contains(*vote) || !fieldOf(entry, *vote))
                return;
            moved = moved || vote != piece.held;
            sorted.insert(*vote, piece.text);
        }
        if (!moved || !placeOthers(others, left, sorted))
            return;
        for (auto it = sorted.cbegin(); it != sorted.cend(); ++it) {
            if (!left.contains(it.key()) && !fieldOf(entry, it.key())->isEmpty())
                return; // by a text that is not a piece of the head
        }
        for (const Field field : std::as_const(left))
            *fieldOf(entry, field) = {};
        for (auto it = sorted.cbegin(); it != sorted.cend(); ++it)
            *fieldOf(entry, it.key()) = LocalizedText::of(m_context.language, it.value());
    }

    /// Pieces that neither words nor other heads identify keep their fields, or take the one that became free.
    static bool placeOthers(const QList<Piece>& others, const QList<Field>& left, QMap<Field, QString>& sorted)
    {
        for (const Piece& piece : others) {
            QList<Field> free = left;
            free.removeIf([&](Field field) { return sorted.contains(field); });
            const Field kept = *piece.held == Field::Title ? Field::Organization : *piece.held;
            if (sorted.contains(kept) && (free.size() != 1 || free.front() == Field::Title))
                return false;
            sorted.insert(sorted.contains(kept) ? free.front() : kept, piece.text);
        }
        return true;
    }

    static constexpr std::array allFields{Field::Title,    Field::Organization, Field::Position, Field::Department,
                                          Field::Location, Field::Degree,       Field::Area};

    QList<Entry>& m_entries;
    const ParsingContext& m_context;
    JobWords m_words;
    QList<QList<Piece>> m_heads;
    QHash<QString, QMap<Field, int>> m_votes;
};

} // namespace

void followPatterns(QList<Entry>& entries, const QList<EntryBlocks>& groups, const ParsingContext& context)
{
    constexpr qsizetype fewest = 2; // needed for a pattern
    if (entries.size() >= fewest && !context.bilingual)
        Patterns(entries, groups, context).run();
}

} // namespace duovita
