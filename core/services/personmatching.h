#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"

namespace duovita {

class PersonRepository;

/// Why two records, or a document and a record, may be about the same person.
enum class SamePersonReason : unsigned char {
    Record,      ///< it is the same record in another state
    Mail,        ///< a mail address
    Phone,       ///< a telephone number
    Account,     ///< ORCID, GitHub and the like
    Works,       ///< publications or patents
    Name,        ///< the same name
    NameRead,    ///< one name is the pinyin of the other
    NameWritten, ///< the same name in another order or form: "San Zhang", "Zhang San"
};

inline constexpr std::array samePersonReasonNames{"record", "mail", "phone",    "account",
                                                  "works",  "name", "nameRead", "nameWritten"};

/// The name in reports and notes.
inline QString nameOf(SamePersonReason reason)
{
    return QString::fromLatin1(samePersonReasonNames[static_cast<std::size_t>(reason)]);
}
QStringList namesOf(const QList<SamePersonReason>& reasons);

/// How two names relate.
enum class NameLikeness : unsigned char {
    Different, ///< different names in the same script
    Unknown,   ///< in different scripts, and neither is a reading of the other
    Written,
    Read,
    Same,
};
NameLikeness likenessOf(const LocalizedText& one, const LocalizedText& other);

/// What two people share besides their names, the strongest evidence first: contacts, works.
struct SharedFacts {
    QList<SamePersonReason> reasons;
    int works = 0;
};
SharedFacts sharedFacts(const Person& one, const Person& other);

/// A person in the store whom a document may be about.
struct PersonMatch {
    PersonId person;
    LocalizedText name;
    QList<SamePersonReason> reasons = {}; ///< at least one, the strongest first
    /// How certain the guess is.
    enum class Grade : unsigned char {
        Sure,     ///< the document is merged without asking
        Likely,   ///< proposed to the user
        Possible, ///< offered to the user
    } grade = Grade::Possible;

    bool operator==(const PersonMatch&) const = default;
};

/// The people whom a document may be about, best guess first: those with its name in either script, its contacts or its
/// works. Uses the word index, so that the time hardly depends on the number of people. A guessed name counts neither
/// for nor against anybody; a different name in the same script counts against everybody except the record itself. At
/// most one person is Sure: the one with the document's mail address or account; or with its name and a telephone
/// number, several works or a work with a DOI; or the only one with its name.
Result<QList<PersonMatch>> matchingPeople(const PersonRepository& repository, const Person& document,
                                          bool isNameGuessed);

} // namespace duovita
