#pragma once

#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

/// Classifies the words of a job's head: positions, employers and their departments, towns.
class JobWords {
public:
    explicit JobWords(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    /// Names a position and no employer.
    bool isRole(const QString& text) const;
    /// "Designer / Art Director": one position with two names.
    bool areRoles(const QString& text) const;
    /// Begins with a name from the glossary, is a school, or ends like the name of an organization.
    bool isKnownOrganization(const QString& text) const;
    /// An employer or a department.
    bool isOrganization(const QString& text) const;
    /// "Example Academy, Bramfield": a single word after a complete organization is its town.
    bool isTown(const QString& organization, const QString& text) const;
    /// The town "Mallow" in "Mallow, County Cork, Ireland".
    bool isTownOnly(const QString& text) const;
    /// A place with or without its country.
    bool isPlaceName(const QString& text) const;
    /// Short enough for a field, and written like a name.
    bool isFieldLike(const QString& piece) const;
    /// Could be a name: capitalized, with few words.
    static bool isName(const QString& text);
    /// The position at which a title continues into an organization without a separator: "… with programmable switches
    /// Example Lab". Found by known names, or by a run of capitalized words after lower-case ones that ends with "Lab"
    /// or the like.
    qsizetype organizationAtEnd(const QString& text) const;

private:
    const Vocabulary& m_vocabulary;
};

} // namespace duovita
