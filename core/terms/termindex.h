#pragma once

#include "core/domain/entry.h"

#include <QHash>
#include <QMap>

#include <array>

namespace duovita {

/// What a term names. Fields of the same kind share their terms: a place of study may be a place of work.
enum class TermKind : unsigned char {
    Organization,
    Department,
    Position,
    Place,
    Degree,
    Area,
    Venue,
    Label,
    Language,
    Level
};
inline constexpr std::size_t termKindCount = static_cast<std::size_t>(TermKind::Level) + 1;

/// The kind of terms that a field holds; nothing for free text.
std::optional<TermKind> termKindOf(Field field);

/// A name in the languages in which it is known.
struct Term {
    std::array<QString, languageCount> texts;

    const QString& text(Language language) const { return texts[indexOf(language)]; }
    bool isPair() const; ///< known in more than one language

    static Term of(const QString& english, const QString& chinese) { return {{english, chinese}}; }
    static Term of(const LocalizedText& text);

    bool operator==(const Term&) const = default;
};

/// The terms that records use, offered again while typing. Comparisons ignore case and repeated spaces. Of several
/// matches, glossary terms come first, then the most used.
class TermIndex {
public:
    void add(TermKind kind, const Term& term);
    /// Adds the terms of an entry's fields, and its tags.
    void add(const Entry& entry);
    void addTags(const QStringList& tags);
    /// Adds a term that nobody has used yet: it comes after those in use.
    void addKnown(TermKind kind, const Term& term);
    /// Adds a term of the glossary, which serves fields of every kind.
    void addToGlossary(const Term& term);

    /// Terms with a word that begins with the typed text; those whose first word matches come first. Leaves out the
    /// typed text itself unless it has a counterpart.
    QList<Term> matching(TermKind kind, Language language, const QString& typed, qsizetype most) const;
    /// The counterparts of a whole text in another language, best first.
    QStringList counterparts(TermKind kind, Language language, const QString& text, Language other) const;

    /// The tags in use, the most used first.
    QStringList tags() const;

private:
    struct Known {
        Term term;
        int uses = 0;
    };
    struct Terms {
        QList<Known> known;
        QHash<QString, qsizetype> places;                                ///< index in `known` by both texts
        std::array<QMultiMap<QString, qsizetype>, languageCount> byWord; ///< each text, by its beginnings at every word
    };

    void add(Terms& terms, const Term& term, int uses);
    bool comesBefore(const Known& a, const Known& b, Language language) const;

    std::array<Terms, termKindCount> m_terms;
    QMap<QString, int> m_tags; ///< with the number of uses
};

} // namespace duovita
