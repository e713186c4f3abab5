#include "core/services/personmatching.h"

#include "core/import/annotate/ownname.h"
#include "core/matching/contactevidence.h"
#include "core/matching/workevidence.h"
#include "core/storage/personrepository.h"
#include "core/storage/searchtext.h"
#include "core/terms/hanreadings.h"
#include "core/terms/surnames.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

using Within = PersonRepository::Within;

constexpr qsizetype mostSharing = 8; // more people share it: an office's contact, which identifies nobody
constexpr qsizetype mostLoaded = 32; // records loaded per document
constexpr qsizetype mostWorks = 40;  // works searched for
constexpr int enoughWorks = 2;       // shared works that make people of the same name the same person

/// The title of a publication or patent; null for anything else.
const LocalizedText* titleOf(const Entry& entry)
{
    if (const auto* work = std::get_if<PublicationDetails>(&entry.details))
        return &work->title;
    if (const auto* patent = std::get_if<PatentDetails>(&entry.details))
        return &patent->title;
    return nullptr;
}

std::vector<EntryMarks> worksOf(const Person& person)
{
    std::vector<EntryMarks> works;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            if (titleOf(entry))
                works.emplace_back(section.kind(), entry);
        }
    }
    return works;
}

std::optional<SamePersonReason> reasonFor(const Contact& contact)
{
    if (contact.kind == ContactKind::Email)
        return SamePersonReason::Mail;
    if (contact.kind == ContactKind::Phone)
        return SamePersonReason::Phone;
    return accountOf(contact).isEmpty() ? std::nullopt : std::optional(SamePersonReason::Account);
}

/// Letters and digits; everything else becomes spaces.
QString wordsOf(const QString& text)
{
    QString words = text;
    for (QChar& c : words) {
        if (!c.isLetterOrNumber() && !c.isMark() && !c.isSurrogate())
            c = u' ';
    }
    return words.simplified();
}

/// The ways to write a telephone number: without spaces, with the country code, in groups.
QStringList writtenNumbers(const QString& number)
{
    static const QRegularExpression country(QStringLiteral("^\\s*(?:[(（]?\\+[(（]?|00)\\s*(?:86|1)\\s*[)）]?"));
    static const QRegularExpression other(QStringLiteral("\\D"));
    const QString national = QString(number).remove(country);
    const QString digits = QString(national).remove(other);
    QStringList forms{wordsOf(national), digits, QString(QStringLiteral("86") + digits)};
    // The usual groups: a Chinese mobile number has eleven digits, an American number ten.
    constexpr qsizetype mobile = 11;
    constexpr qsizetype american = 10;
    if (digits.size() == mobile)
        forms += digits.left(3) + u' ' + digits.mid(3, 4) + u' ' + digits.mid(7);
    if (digits.size() == american)
        forms += digits.left(3) + u' ' + digits.mid(3, 3) + u' ' + digits.mid(6);
    forms.removeDuplicates();
    return forms;
}

/// The searches that find a contact in the index.
QStringList queriesFor(const Contact& contact)
{
    const QString value = contact.value.anyText().trimmed();
    if (contact.kind == ContactKind::Phone)
        return writtenNumbers(value);
    return {contact.kind == ContactKind::Email ? value : accountOf(contact)};
}

/// "Fang Jin", "fangjin" and "jinfang" for Jin Fang; 方缙 and "fang jin" for 方缙.
QStringList queriesForName(const LocalizedText& name)
{
    QStringList queries;
    for (const Language language : allLanguages) {
        const QString text = name.text(language).simplified();
        if (text.isEmpty())
            continue;
        queries += wordsOf(text);
        if (!containsHan(text)) {
            const QStringList words = wordsOf(text).split(u' ');
            queries += words.join(QString());
            queries += words.last() + words.mid(0, words.size() - 1).join(QString());
            continue;
        }
        for (const QString& read : {text, withSurnameRead(text)}) {
            const QStringList syllables = pinyinSyllables(read);
            const qsizetype family = hasCompoundSurname(text) ? 2 : 1;
            if (syllables.size() > family)
                queries += syllables.mid(0, family).join(QString()) + u' ' + syllables[family];
        }
    }
    queries.removeDuplicates();
    return queries;
}

/// The longest words of a work's title, a combination that hardly any other text contains.
QString queryForTitle(const LocalizedText& title)
{
    constexpr qsizetype most = 6;
    constexpr qsizetype shortest = 12; // number of letters in a title
    const QString text = wordsOf(title.anyText());
    if (squeezed(text).size() < (containsHan(text) ? shortest / 2 : shortest))
        return {};
    QStringList words = text.split(u' ');
    std::stable_sort(words.begin(), words.end(),
                     [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return words.mid(0, most).join(u' ');
}

/// Searches for the people whom a document may be about, and examines their records.
class Matching {
public:
    Matching(const PersonRepository& repository, const Person& document, bool isNameGuessed)
        : m_repository(repository), m_document(document), m_isNameGuessed(isNameGuessed)
    {
    }

    Result<QList<PersonMatch>> find()
    {
        findByContacts();
        findByName();
        findByWorks();
        for (const PersonId& id : m_found) {
            if (m_failure)
                return *m_failure;
            weigh(id);
        }
        return m_failure ? Result<QList<PersonMatch>>(*m_failure) : ranked();
    }

private:
    /// A match with its rank: smaller is better.
    struct Weighed {
        PersonMatch match;
        int rank = 0;
    };
    enum Rank { Same, ContactAndName, WorksAndName, NameAlone, ContactAlone, WorkAndName, NameReadAlone, Doubtful };

    QList<PersonId> ask(const QString& words, Within within)
    {
        if (m_failure || words.isEmpty())
            return {};
        auto found = m_repository.withWords(words, within);
        if (!found)
            m_failure = found.error();
        return found ? *std::move(found) : QList<PersonId>();
    }

    void add(const QList<PersonId>& people)
    {
        for (const PersonId& id : people) {
            if (m_found.size() < mostLoaded && !m_found.contains(id))
                m_found += id;
        }
    }

    void findByContacts()
    {
        for (const Contact& contact : m_document.contacts) {
            if (!reasonFor(contact))
                continue;
            for (const QString& words : queriesFor(contact)) {
                if (const QList<PersonId> people = ask(words, Within::OwnFacts); people.size() <= mostSharing)
                    add(people);
            }
        }
    }

    void findByName()
    {
        QList<PersonId> people;
        for (const QString& words : queriesForName(m_document.name))
            people += ask(words, Within::OwnFacts);
        const auto summaries = m_repository.summaries(QSet<PersonId>(people.begin(), people.end()).values());
        if (!summaries) {
            m_failure = summaries.error();
            return;
        }
        QList<std::pair<NameLikeness, PersonId>> like;
        for (const PersonSummary& summary : *summaries) {
            const NameLikeness likeness = likenessOf(summary.name, m_document.name);
            if (likeness > NameLikeness::Unknown)
                like += {likeness, summary.id};
        }
        std::sort(like.begin(), like.end(), [](const auto& a, const auto& b) {
            return std::pair(b.first, a.second.toString()) < std::pair(a.first, b.second.toString());
        });
        for (const auto& [likeness, id] : like)
            add({id});
    }

    void findByWorks()
    {
        qsizetype asked = 0;
        for (const Section& section : m_document.sections) {
            for (const Entry& entry : section.entries()) {
                const LocalizedText* title = titleOf(entry);
                const QString words = title && asked < mostWorks ? queryForTitle(*title) : QString();
                if (words.isEmpty())
                    continue;
                ++asked;
                if (const QList<PersonId> people = ask(words, Within::Record); people.size() <= mostSharing)
                    add(people);
            }
        }
    }

    void weigh(const PersonId& id)
    {
        const auto stored = m_repository.load(id);
        if (!stored) {
            if (stored.error().code != ErrorCode::PersonNotFound)
                m_failure = stored.error();
            return;
        }
        const SharedFacts shared = sharedFacts(stored->person, m_document);
        const NameLikeness likeness = likenessOf(stored->person.name, m_document.name);
        Weighed weighed{{id, stored->person.name, shared.reasons}};
        if (likeness == NameLikeness::Same)
            weighed.match.reasons += SamePersonReason::Name;
        else if (likeness == NameLikeness::Read)
            weighed.match.reasons += SamePersonReason::NameRead;
        else if (likeness == NameLikeness::Written)
            weighed.match.reasons += SamePersonReason::NameWritten;
        weighed.rank = rankOf(shared, likeness);
        if (!weighed.match.reasons.isEmpty())
            m_weighed += weighed;
    }

    Rank rankOf(const SharedFacts& shared, NameLikeness likeness) const
    {
        const bool contact = std::any_of(shared.reasons.begin(), shared.reasons.end(),
                                         [](SamePersonReason reason) { return reason < SamePersonReason::Works; });
        // A telephone number alone may be an office's.
        const bool own = std::any_of(shared.reasons.begin(), shared.reasons.end(), [](SamePersonReason reason) {
            return reason == SamePersonReason::Mail || reason == SamePersonReason::Account;
        });
        if (m_isNameGuessed)
            return own ? ContactAlone : contact || shared.works >= enoughWorks ? WorkAndName : Doubtful;
        const bool named = likeness > NameLikeness::Unknown;
        if (contact && named)
            return ContactAndName;
        if (shared.works >= enoughWorks && named)
            return WorksAndName;
        if (likeness == NameLikeness::Same)
            return NameAlone;
        if (contact && likeness == NameLikeness::Unknown)
            return own ? ContactAlone : WorkAndName;
        return shared.works > 0 && named ? WorkAndName : named ? NameReadAlone : Doubtful;
    }

    /// If several people match equally well, none is Sure, unless all have the document's name and more in common: then
    /// they are one person stored twice.
    QList<PersonMatch> ranked()
    {
        std::stable_sort(m_weighed.begin(), m_weighed.end(), [](const Weighed& a, const Weighed& b) {
            return std::pair(a.rank, -a.match.reasons.size()) < std::pair(b.rank, -b.match.reasons.size());
        });
        QList<PersonMatch> matches;
        for (const Weighed& weighed : m_weighed)
            matches += weighed.match;
        if (matches.isEmpty())
            return matches;
        const Weighed& best = m_weighed.front();
        const bool alone = m_weighed.size() == 1 || m_weighed[1].rank != best.rank ||
                           (best.rank > NameAlone && m_weighed[1].match.reasons.size() < best.match.reasons.size());
        if (best.rank <= WorksAndName || (alone && best.rank <= ContactAlone))
            matches.front().grade = PersonMatch::Grade::Sure;
        else if (alone && best.rank < Doubtful)
            matches.front().grade = PersonMatch::Grade::Likely;
        return matches;
    }

    const PersonRepository& m_repository;
    const Person& m_document;
    bool m_isNameGuessed;
    QList<PersonId> m_found;
    QList<Weighed> m_weighed;
    std::optional<Error> m_failure;
};

} // namespace

QStringList namesOf(const QList<SamePersonReason>& reasons)
{
    QStringList names;
    for (const SamePersonReason reason : reasons)
        names += nameOf(reason);
    return names;
}

NameLikeness likenessOf(const LocalizedText& one, const LocalizedText& other)
{
    const OwnName forms(one, {});
    bool same = false;
    bool written = false;
    for (const Language language : allLanguages) {
        const QString& own = one.text(language);
        const QString& given = other.text(language);
        if (own.isEmpty() || given.isEmpty())
            continue;
        if (folded(own) == folded(given))
            same = true;
        else if (forms.matches(given))
            written = true;
        else
            return NameLikeness::Different;
    }
    if (same)
        return NameLikeness::Same;
    if (written)
        return NameLikeness::Written;
    const OwnName others(other, {});
    const bool read = std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString& own = one.text(language);
        const QString& given = other.text(language);
        return (!given.isEmpty() && forms.matches(given)) || (!own.isEmpty() && others.matches(own));
    });
    return read ? NameLikeness::Read : NameLikeness::Unknown;
}

SharedFacts sharedFacts(const Person& one, const Person& other)
{
    SharedFacts shared;
    for (const Contact& contact : one.contacts) {
        const auto reason = reasonFor(contact);
        const bool both = reason && std::any_of(other.contacts.begin(), other.contacts.end(),
                                                [&](const Contact& held) { return isOneContact(contact, held); });
        if (both && !shared.reasons.contains(*reason))
            shared.reasons += *reason;
    }
    std::sort(shared.reasons.begin(), shared.reasons.end());
    const std::vector<EntryMarks> theirs = worksOf(other);
    for (const EntryMarks& work : theirs.empty() ? std::vector<EntryMarks>() : worksOf(one)) {
        const auto same =
            std::find_if(theirs.begin(), theirs.end(), [&](const EntryMarks& held) { return isOneWork(work, held); });
        if (same != theirs.end())
            shared.works += work.work.dois.intersects(same->work.dois) ? enoughWorks : 1;
    }
    if (shared.works > 0)
        shared.reasons += SamePersonReason::Works;
    return shared;
}

Result<QList<PersonMatch>> matchingPeople(const PersonRepository& repository, const Person& document,
                                          bool isNameGuessed)
{
    return Matching(repository, document, isNameGuessed).find();
}

} // namespace duovita
