#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"

namespace duovita {

class PersonRepository;

/// Why two records, or a document and a record, may be about one person.
enum class SamePersonReason : unsigned char {
    Record,      ///< it is the same record in another state
    Mail,        ///< a mail address
    Phone,       ///< a telephone number
    Account,     ///< ORCID, GitHub and kin
    Works,       ///< publications or patents
    Name,        ///< the same name
    NameRead,    ///< one name is the other in pinyin
    NameWritten, ///< the same name, written another way: "San Zhang", "Zhang San"
};

inline constexpr std::array samePersonReasonNames{"record", "mail", "phone",    "account",
                                                  "works",  "name", "nameRead", "nameWritten"};

/// As reports and notes write it.
inline QString nameOf(SamePersonReason reason)
{
    return QString::fromLatin1(samePersonReasonNames[static_cast<std::size_t>(reason)]);
}
QStringList namesOf(const QList<SamePersonReason>& reasons);

/// How two names go together.
enum class NameLikeness : unsigned char {
    Different, ///< in one script they are two names
    Unknown,   ///< in different scripts, and none is the other's reading
    Written,
    Read,
    Same,
};
NameLikeness likenessOf(const LocalizedText& one, const LocalizedText& other);

/// What two have in common beside their names, the strongest first: contacts, works.
struct SharedFacts {
    QList<SamePersonReason> reasons;
    int works = 0;
};
SharedFacts sharedFacts(const Person& one, const Person& other);

/// Somebody in the store whom a document may be about.
struct PersonMatch {
    PersonId person;
    LocalizedText name;
    QList<SamePersonReason> reasons = {}; ///< at least one, the strongest first
    /// How good a guess it is.
    enum class Grade : unsigned char {
        Sure,     ///< the document goes there by itself
        Likely,   ///< to be proposed
        Possible, ///< to be offered
    } grade = Grade::Possible;

    bool operator==(const PersonMatch&) const = default;
};

/// Whom a document may be about: those with its name, in either script, its contacts or its works, the best guess
/// first. Found by the index of words, so that thousands of people take no longer than ten. A name that was only
/// guessed speaks neither for nor against anybody; another name in the same script speaks against all but the record
/// itself. One of them at most is Sure: who has its mail address or account, or its name and a telephone number,
/// several works or one with a DOI, or alone has its name.
Result<QList<PersonMatch>> matchingPeople(const PersonRepository& repository, const Person& document,
                                          bool isNameGuessed);

} // namespace duovita
