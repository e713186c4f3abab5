#pragma once

#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

/// What the words of a job's head may be: positions, places of work and parts of them, towns.
class JobWords {
public:
    explicit JobWords(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    /// Names a position, and no place of work.
    bool isRole(const QString& text) const;
    /// "Designer / Art Director": one position of two names.
    bool areRoles(const QString& text) const;
    /// Begins with a name that the glossary has, is a school, or ends as such names do.
    bool isKnownOrganization(const QString& text) const;
    /// A place of work, or a part of one.
    bool isOrganization(const QString& text) const;
    /// "Example Academy, Bramfield": one word after a whole organization is where it is.
    bool isTown(const QString& organization, const QString& text) const;
    /// "Mallow" of "Mallow, County Cork, Ireland".
    bool isTownOnly(const QString& text) const;
    /// A place with or without its country.
    bool isPlaceName(const QString& text) const;
    /// Short enough for a field, and written like a name.
    bool isFieldLike(const QString& piece) const;
    /// What could be a name: capitals, and not many words.
    static bool isName(const QString& text);
    /// Where a title goes over into an organization without a mark between them: "… with programmable switches Example
    /// Lab". Known names tell; else a run of capitals after small letters that ends with "Lab" or its like.
    qsizetype organizationAtEnd(const QString& text) const;

private:
    const Vocabulary& m_vocabulary;
};

} // namespace duovita
