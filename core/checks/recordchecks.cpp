#include "core/checks/recordchecks.h"

#include "core/checks/signwidths.h"
#include "core/checks/textcomparing.h"
#include "core/checks/textwalk.h"
#include "core/content/addresses.h"

#include <QRegularExpression>

namespace duovita {

namespace {

class RecordChecker {
public:
    explicit RecordChecker(const PartialDate& today) : m_today(today) {}

    QList<Problem> check(const Person& person)
    {
        checkFacts(person);
        for (const Section& section : person.sections) {
            if (!section.visible)
                continue;
            m_source = {section.id(), {}, {}, Field::Title};
            checkText(section.title);
            notPlaced(section.unparsed);
            for (const Entry& entry : section.entries()) {
                if (entry.visible)
                    checkEntry(section, entry);
            }
        }
        for (const Cv& cv : person.cvs)
            checkOwnTexts(cv);
        return std::move(m_problems);
    }

private:
    void add(Problem::Kind kind, const QStringList& parameters, Remedies remedies = Remedy::None,
             std::optional<Language> language = {})
    {
        m_problems += Problem{kind, m_source, language, parameters, remedies};
    }

    void notPlaced(const QStringList& pieces)
    {
        const Field field = std::exchange(m_source.field, Field::None);
        for (const QString& piece : pieces)
            add(Problem::Kind::NotPlaced, {piece});
        m_source.field = field;
    }

    void checkFacts(const Person& person)
    {
        m_source = {{}, {}, {}, Field::Name};
        if (person.name.isEmpty())
            add(Problem::Kind::NameMissing, {});
        checkText(person.name);
        m_source.field = Field::Headline;
        checkText(person.headline);
        m_source.field = Field::Contacts;
        for (const Contact& contact : person.contacts) {
            checkText(contact.value);
            checkText(contact.label);
        }
        notPlaced(person.unparsed);
    }

    /// Only in the languages that the CV is made in.
    void checkOwnTexts(const Cv& cv)
    {
        m_source = {{}, {}, {}, Field::Headline, cv.id};
        checkText(cv.headline, cv.languages);
        m_source.field = Field::Summary;
        checkText(cv.summary, cv.languages);
    }

    void checkEntry(const Section& section, const Entry& entry)
    {
        m_source = {section.id(), entry.id, {}, Field::None};
        forEachField(entry.details, [&](Field field, const auto& value) {
            m_source.field = field;
            checkValue(value);
        });
        m_source.field = Field::Links;
        for (const Link& link : entry.links)
            checkAddress(link.url);
        checkHighlights(entry.highlights);
        notPlaced(entry.unparsed);
    }

    template <typename Value>
    void checkValue(const Value& value)
    {
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            checkText(value);
        } else if constexpr (std::is_same_v<Value, DateRange>) {
            checkRange(value);
        } else if constexpr (std::is_same_v<Value, QString>) {
            if (m_source.field == Field::Doi)
                checkDoi(value);
            else if (m_source.field == Field::Url)
                checkAddress(value);
        } else if constexpr (std::is_same_v<Value, QList<HeldPosition>>) {
            const Field field = m_source.field;
            for (const HeldPosition& held : value) {
                forEachField(held, [&](Field, const auto& inner) {
                    m_source.field = field;
                    checkValue(inner);
                });
            }
        }
    }

    void checkHighlights(const QList<Highlight>& highlights)
    {
        m_source.field = Field::Highlights;
        std::array<int, languageCount> alone{};
        for (const Highlight& highlight : highlights) {
            if (!highlight.visible)
                continue;
            m_source.highlight = highlight.id;
            checkText(highlight.text);
            for (const Language language : allLanguages) {
                const bool missing = highlight.text.state(otherThan(language)) == TextState::Missing;
                alone[indexOf(language)] += missing && !highlight.text.text(language).isEmpty() ? 1 : 0;
            }
        }
        m_source.highlight.reset();
        if (alone[0] > 0 && alone[1] > 0)
            add(Problem::Kind::PointsUnaligned, {QString::number(alone[0]), QString::number(alone[1])});
    }

    static Language otherThan(Language language)
    {
        return language == Language::English ? Language::Chinese : Language::English;
    }

    static QString plain(const QString& text) { return text; }
    static QString plain(const RichText& text) { return text.plainText(); }
    static RichText rich(const QString& text) { return RichText::fromPlain(text); }
    static RichText rich(const RichText& text) { return text; }

    /// A remedy needs to know which text is meant: fields that hold several have none.
    bool holdsOneText() const { return m_source.field != Field::Contacts && m_source.field != Field::MorePositions; }

    template <typename Text>
    void checkText(const Localized<Text>& text,
                   const QList<Language>& languages = {allLanguages.begin(), allLanguages.end()})
    {
        for (const Language language : languages) {
            const QString shown = plain(text.textOrFallback(language));
            if (text.state(language) == TextState::Missing)
                add(Problem::Kind::Missing, {shown},
                    holdsOneText() ? Remedies(Remedy::CopyAcross) | Remedy::MarkShared : Remedies(), language);
            else if (text.state(language) == TextState::Stale)
                add(Problem::Kind::Stale, {shown}, holdsOneText() ? Remedies(Remedy::MarkChecked) : Remedies(),
                    language);
        }
        checkSigns(keptText(text.text(Language::Chinese)));
        const Text& english = text.text(Language::English);
        const Text& chinese = text.text(Language::Chinese);
        if (text.isShared() || english.isEmpty() || chinese.isEmpty())
            return;
        const auto differ = [&](Problem::Kind kind, const TextDifference& difference) {
            if (!difference.isEmpty())
                add(kind, {difference.onlyFirst.join(QStringLiteral(", ")),
                           difference.onlySecond.join(QStringLiteral(", "))});
        };
        differ(Problem::Kind::NumbersDiffer, compareNumbers(plain(english), plain(chinese)));
        differ(Problem::Kind::AddressesDiffer, compareAddresses(rich(english), rich(chinese)));
    }

    void checkSigns(const QString& chinese)
    {
        if (const QString place = halfWidthPlace(chinese); !place.isEmpty())
            add(Problem::Kind::HalfWidthSign, {place}, holdsOneText() ? Remedies(Remedy::MendSigns) : Remedies(),
                Language::Chinese);
    }

    void checkRange(const DateRange& range)
    {
        if (!range.isExpected() || !range.end())
            return;
        const PartialDate& end = *range.end();
        const bool passed = end.year() < m_today.year() ||
                            (end.year() == m_today.year() && end.hasMonth() && end.month() < m_today.month());
        if (passed)
            add(Problem::Kind::ExpectedPassed, {end.toIso()},
                holdsOneText() ? Remedies(Remedy::DropExpected) : Remedies());
    }

    void checkDoi(const QString& doi)
    {
        const QString inside = doiIn(doi);
        if (inside != doi)
            add(Problem::Kind::DoiMalformed, {doi}, inside.isEmpty() ? Remedies() : Remedies(Remedy::MendIdentifier));
    }

    void checkAddress(const QString& address)
    {
        if (!address.isEmpty() && webAddress(address).isEmpty() && linkable(address).isEmpty())
            add(Problem::Kind::AddressMalformed, {address});
    }

    PartialDate m_today;
    ContentSource m_source;
    QList<Problem> m_problems;
};

} // namespace

QString doiIn(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("10\\.\\d{4,9}(?:\\.\\d+)*/\\S+"));
    return form.match(text).captured();
}

QList<Problem> checkRecord(const Person& person, const PartialDate& today)
{
    return RecordChecker(today).check(person);
}

} // namespace duovita
