#pragma once

#include "core/domain/entry.h"

#include <QHash>
#include <QMap>

#include <array>

namespace duovita {

/// What a term is a name of. Fields of one kind share their words: a place of study may be a place of work.
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

/// The kind of the terms that a field holds; nothing for fields of free text.
std::optional<TermKind> termKindOf(Field field);

/// One name in the languages that it is known in.
struct Term {
    std::array<QString, languageCount> texts;

    const QString& text(Language language) const { return texts[indexOf(language)]; }
    bool isPair() const; ///< known in more than one language

    static Term of(const QString& english, const QString& chinese) { return {{english, chinese}}; }
    static Term of(const LocalizedText& text);

    bool operator==(const Term&) const = default;
};

/// The terms that records use, for offering them again. Compared without regard to case and runs of spaces; of several
/// that fit, those of the glossary come first, then the ones used most.
class TermIndex {
public:
    void add(TermKind kind, const Term& term);
    /// The terms of an entry's fields, and its tags.
    void add(const Entry& entry);
    void addTags(const QStringList& tags);
    /// A term that nobody has used yet: it comes after those in use.
    void addKnown(TermKind kind, const Term& term);
    /// A term that somebody has decided on: for fields of every kind.
    void addToGlossary(const Term& term);

    /// Terms of which a word begins with what is typed, those first of which the first does. Not the typed text itself,
    /// unless it has a counterpart.
    QList<Term> matching(TermKind kind, Language language, const QString& typed, qsizetype most) const;
    /// What the whole text is called in another language, best first.
    QStringList counterparts(TermKind kind, Language language, const QString& text, Language other) const;

    /// The tags in use, those used most first.
    QStringList tags() const;

private:
    struct Known {
        Term term;
        int uses = 0;
    };
    struct Terms {
        QList<Known> known;
        QHash<QString, qsizetype> places;                                ///< in `known`, by both texts
        std::array<QMultiMap<QString, qsizetype>, languageCount> byWord; ///< each text from each of its words on
    };

    void add(Terms& terms, const Term& term, int uses);
    bool comesBefore(const Known& a, const Known& b, Language language) const;

    std::array<Terms, termKindCount> m_terms;
    QMap<QString, int> m_tags; ///< how often each is used
};

} // namespace duovita
