#include "core/checks/recordchecks.h"

#include "core/checks/meaningcomparing.h"
#include "core/checks/sidelanguage.h"
#include "core/checks/signwidths.h"
#include "core/checks/textcomparing.h"
#include "core/content/addresses.h"
#include "core/content/textwalk.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/terms/neededtexts.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace duovita {

namespace {

/// Missing texts are counted elsewhere as well, stale texts are marked as checked instead, and text in a field that
/// cannot hold it is in no document.
bool canBeDismissed(Problem::Kind kind)
{
    return kind != Problem::Kind::Missing && kind != Problem::Kind::Stale && kind != Problem::Kind::NameMissing &&
           kind != Problem::Kind::NotReadAsDate;
}

/// Does not depend on the place of the texts, which may be moved, copied or imported again.
QString dismissalKey(Problem::Kind kind, const QStringList& texts)
{
    if (!canBeDismissed(kind))
        return {};
    constexpr qsizetype digits = 24;
    const QByteArray digest =
        QCryptographicHash::hash(texts.join(QChar(0x1f)).toUtf8(), QCryptographicHash::Sha256).toHex();
    return nameOf(kind) + u':' + QString::fromLatin1(digest.left(digits));
}

class RecordChecker {
public:
    RecordChecker(const PartialDate& today, MeaningChecks meanings) : m_today(today), m_meanings(meanings) {}

    QList<Problem> check(const Person& person)
    {
        m_dismissed = person.dismissedProblems;
        checkFacts(person);
        for (const Section& section : person.sections) {
            if (!section.visible)
                continue;
            m_source = {section.id(), {}, {}, Field::Title};
            checkText(section.title, languagesOfTitle(section), TextNature::Names);
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
    /// `texts` are those in which the problem was found.
    void add(Problem::Kind kind, const QStringList& parameters, const QStringList& texts,
             Remedies remedies = Remedy::None, std::optional<Language> language = {})
    {
        add(Problem{kind, m_source, language, parameters, remedies, m_part}, texts);
    }

    void add(Problem problem, const QStringList& texts)
    {
        makeDismissable(problem, texts, m_dismissed);
        m_problems += problem;
    }

    /// Adds a difference between two languages.
    void addPair(Problem::Kind kind, const std::array<Language, 2>& sides, const QStringList& parameters,
                 const QStringList& texts, std::optional<Language> language = {}, Remedies remedies = Remedy::None)
    {
        Problem problem{kind, m_source, language, parameters, remedies, m_part};
        problem.sides = sides;
        add(problem, texts);
    }

    void notPlaced(const QStringList& pieces)
    {
        const Field field = std::exchange(m_source.field, Field::None);
        for (const QString& piece : pieces) {
            if (!Vocabulary::standard().isBareLabel(piece))
                add(Problem::Kind::NotPlaced, {piece}, {piece});
        }
        m_source.field = field;
    }

    void checkFacts(const Person& person)
    {
        m_source = {{}, {}, {}, Field::Name};
        if (person.name.isEmpty())
            add(Problem::Kind::NameMissing, {}, {});
        checkSides(person.name, languagesOf(person.name, TextNature::Prose)); // a name may be written as it is at home
        m_source.field = Field::Headline;
        checkText(person.headline, languagesOf(person.headline, TextNature::Prose), TextNature::Prose);
        m_source.field = Field::Contacts;
        checkLabelledTexts(person.contacts);
        m_source.field = Field::PersonalFacts;
        checkLabelledTexts(person.personalFacts);
        notPlaced(person.unparsed);
    }

    /// `items` are contacts or personal facts.
    template <typename Item>
    void checkLabelledTexts(const QList<Item>& items)
    {
        for (qsizetype i = 0; i < items.size(); ++i) {
            m_part = QStringLiteral("%1.value").arg(i);
            checkText(items[i].value, languagesOfValue(items[i]), natureOfValue(items[i]));
            m_part = QStringLiteral("%1.label").arg(i);
            checkText(items[i].label, languagesOfLabel(items[i]), TextNature::Names);
        }
        m_part.clear();
    }

    static TextNature natureOfValue(const Contact& contact) { return natureOf(contact.kind); }
    static TextNature natureOfValue(const PersonalFact&) { return TextNature::Names; }

    /// Checks only the languages of the CV.
    void checkOwnTexts(const Cv& cv)
    {
        m_source = {{}, {}, {}, Field::Headline, cv.id};
        checkText(cv.headline, cv.languages, TextNature::Prose, cv.languages);
        m_source.field = Field::Summary;
        checkText(cv.summary, cv.languages, TextNature::Prose, cv.languages);
    }

    void checkEntry(const Section& section, const Entry& entry)
    {
        m_source = {section.id(), entry.id, {}, Field::None};
        forEachField(entry.details, [&](Field field, const auto& value) {
            m_source.field = field;
            checkValue(value, natureOf(field, section.kind()));
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                checkReading(value, section.kind());
                if (field == Field::Items)
                    checkItems(value);
            }
        });
        checkDivision(entry.details);
        if (const auto* publication = std::get_if<PublicationDetails>(&entry.details))
            checkNames(publication->authors, publication->title, Field::Authors);
        if (const auto* patent = std::get_if<PatentDetails>(&entry.details))
            checkNames(patent->inventors, patent->title, Field::Inventors);
        checkTyped(entry.asTyped);
        checkHighlights(entry.highlights, natureOf(Field::Highlights, section.kind()));
        m_source.field = Field::Links;
        for (qsizetype i = 0; i < entry.links.size(); ++i) {
            m_part = QStringLiteral("%1.label").arg(i);
            const TextNature nature = natureOf(Field::Links, section.kind());
            checkText(entry.links[i].label, languagesOf(entry.links[i].label, nature), nature);
            checkAddress(entry.links[i].url);
        }
        m_part.clear();
        notPlaced(entry.unparsed);
    }

    /// Finds fields into which an import read more than belongs there: a name, degree or rank has neither two years nor
    /// signs around nothing ("Engineering, . Final grade").
    void checkReading(const LocalizedText& text, SectionKind kind)
    {
        const bool isDated = kind == SectionKind::Education || kind == SectionKind::Work ||
                             kind == SectionKind::Project || kind == SectionKind::Service;
        if (!isDated || m_source.field == Field::Title)
            return;
        static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
        static const QRegularExpression gap(QStringLiteral("[,;，；、]\\s*[.,;，。；、]|^\\s*[.,;，。；、]"));
        const auto check = [this](const QString& words, std::optional<Language> language) {
            if (words.count(year) > 1 || words.contains(gap))
                add(Problem::Kind::Misread, {words.simplified()}, {words}, Remedy::None, language);
        };
        if (text.isShared())
            return check(text.anyText(), {});
        for (const Language language : allLanguages)
            check(text.text(language), language);
    }

    /// Finds a text that holds two in one language only, such as "客户执行，广州" beside "Guangzhou", while that
    /// language lacks another text of the entry.
    void checkDivision(const Details& details)
    {
        if (std::holds_alternative<PublicationDetails>(details) || std::holds_alternative<PatentDetails>(details))
            return; // commas belong to titles of works
        constexpr std::array names{Field::Title,    Field::Position,    Field::Organization,
                                   Field::Location, Field::Institution, Field::Issuer};
        QList<std::pair<Field, LocalizedText>> texts;
        forEachField(details, [&](Field field, const auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                const bool isName = std::find(names.begin(), names.end(), field) != names.end();
                if (isName && !value.isShared() && !value.isEmpty())
                    texts.emplaceBack(field, value);
            }
        });
        for (const Language language : allLanguages) {
            const bool lacksOne = std::any_of(texts.begin(), texts.end(), [language](const auto& each) {
                return each.second.text(language).isEmpty();
            });
            for (const auto& [field, text] : lacksOne ? texts : decltype(texts)()) {
                const bool isWhole = field == Field::Location && !writesHan(language); // "Guangzhou, China"
                if (!isWhole && holdsMore(text, language)) {
                    m_source.field = field;
                    const QString words = text.text(language).simplified();
                    add(Problem::Kind::Misread, {words}, {words}, Remedy::None, language);
                }
            }
        }
    }

    static bool holdsMore(const LocalizedText& text, Language language)
    {
        static const QRegularExpression comma(QStringLiteral("[,，](?!\\s*(?:Ltd|Inc|LLC|Limited)\\b)"));
        return !text.text(language).isEmpty() &&
               std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language other) {
                   const QString& there = text.text(other);
                   return other == language ||
                          (!there.isEmpty() && there.count(comma) < text.text(language).count(comma));
               });
    }

    /// Finds names in Chinese characters in a language that has its own title of the work.
    void checkNames(const LocalizedAuthors& people, const LocalizedText& title, Field field)
    {
        if (!people.isShared() || title.isShared())
            return;
        QStringList names;
        for (const Author& author : people.anyText())
            names += author.name;
        m_source.field = field;
        const QString all = names.join(QStringLiteral(", "));
        for (const Language language : allLanguages) {
            if (!writesHan(language) && !title.text(language).isEmpty() && containsHan(all))
                addPair(Problem::Kind::OtherLanguage, {language, hanLanguage}, {all}, {codeOf(language), all},
                        language);
        }
    }

    /// Finds lists of skills that are not of the same length in two languages. What is in brackets belongs to an item.
    void checkItems(const LocalizedText& items)
    {
        static const QRegularExpression brackets(QStringLiteral("\\([^()]*\\)|（[^（）]*）"));
        static const QRegularExpression between(QStringLiteral("[,;，；、]|\\s[|·]\\s"));
        const auto countIn = [&](Language language) {
            const QStringList parts = QString(items.text(language)).remove(brackets).split(between);
            return std::count_if(parts.begin(), parts.end(),
                                 [](const QString& part) { return !part.trimmed().isEmpty(); });
        };
        if (items.isShared())
            return;
        forEachPair([&](Language one, Language other) {
            const auto first = countIn(one);
            const auto second = countIn(other);
            if (first > 0 && second > 0 && first != second)
                addPair(Problem::Kind::ItemsDiffer, {one, other}, {QString::number(first), QString::number(second)},
                        {items.text(one), items.text(other)});
        });
    }

    void checkTyped(const TypedTexts& texts)
    {
        for (auto it = texts.constBegin(); it != texts.constEnd(); ++it) {
            m_source.field = fieldOfPath(it.key());
            m_part = it.key();
            add(Problem::Kind::NotReadAsDate, {it.value()}, {it.value()});
        }
        m_part.clear();
    }

    template <typename Value>
    void checkValue(const Value& value, TextNature nature = TextNature::Prose)
    {
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            checkText(value, languagesOf(value, nature), nature);
        } else if constexpr (std::is_same_v<Value, DateRange>) {
            checkRange(value);
        } else if constexpr (std::is_same_v<Value, QString>) {
            if (m_source.field == Field::Doi)
                checkDoi(value);
            else if (m_source.field == Field::Url)
                checkAddress(value);
        } else if constexpr (std::is_same_v<Value, QList<HeldPosition>>) {
            for (qsizetype i = 0; i < value.size(); ++i) {
                forEachField(value[i], [&](Field inner, const auto& held) {
                    m_part = QStringLiteral("%1.%2").arg(QString::number(i), nameOf(inner));
                    checkValue(held);
                });
            }
            m_part.clear();
        } else if constexpr (std::is_same_v<Value, QList<Contact>>) {
            checkLabelledTexts(value);
        }
    }

    void checkHighlights(const QList<Highlight>& highlights, TextNature nature)
    {
        m_source.field = Field::Highlights;
        std::array<std::array<int, languageCount>, languageCount> alone{}; // points in the first language only
        for (const Highlight& highlight : highlights) {
            if (!highlight.visible)
                continue;
            m_source.highlight = highlight.id;
            const QList<Language> needed = languagesOf(highlight.text, nature);
            checkText(highlight.text, needed, nature);
            for (const Language language : needed) {
                for (const Language other : allLanguages) {
                    const bool missing = highlight.text.state(other) == TextState::Missing;
                    alone[indexOf(language)][indexOf(other)] +=
                        missing && !highlight.text.text(language).isEmpty() ? 1 : 0;
                }
            }
        }
        m_source.highlight.reset();
        forEachPair([&](Language one, Language other) {
            const int onlyOne = alone[indexOf(one)][indexOf(other)];
            const int onlyOther = alone[indexOf(other)][indexOf(one)];
            if (onlyOne > 0 && onlyOther > 0)
                addPair(Problem::Kind::PointsUnaligned, {one, other},
                        {QString::number(onlyOne), QString::number(onlyOther)}, textsIn(highlights, {one, other}));
        });
    }

    static QStringList textsIn(const QList<Highlight>& highlights, const std::array<Language, 2>& sides)
    {
        QStringList texts;
        for (const Highlight& highlight : highlights) {
            if (highlight.visible)
                texts += {keptText(highlight.text.text(sides[0])), keptText(highlight.text.text(sides[1]))};
        }
        return texts;
    }

    template <typename Visit>
    static void forEachPair(const Visit& visit)
    {
        for (auto one = allLanguages.begin(); one != allLanguages.end(); ++one) {
            for (auto other = one + 1; other != allLanguages.end(); ++other)
                visit(*one, *other);
        }
    }

    /// Finds text typed or pasted into the wrong language's field. Works and addresses are the same in all languages.
    template <typename Text>
    void checkLanguages(const Localized<Text>& text, const QList<Language>& needed, TextNature nature)
    {
        if (text.isShared() || nature == TextNature::Work || nature == TextNature::Address)
            return;
        for (const Language language : needed) {
            const QString side = plain(text.text(language));
            const std::optional<Language> read = readsAs(side);
            if (read && writesHan(*read) != writesHan(language) && !isAlikeEverywhere(side, nature))
                addPair(Problem::Kind::OtherLanguage, {language, *read}, {side}, {codeOf(language), side}, language);
        }
    }

    static QString plain(const QString& text) { return text; }
    static QString plain(const RichText& text) { return text.plainText(); }
    static RichText rich(const QString& text) { return RichText::fromPlain(text); }
    static RichText rich(const RichText& text) { return text; }

    /// `needed`: languages that must have the text; `shownIn`: languages of the documents that show it.
    template <typename Text>
    void checkText(const Localized<Text>& text, const QList<Language>& needed, TextNature nature,
                   const QList<Language>& shownIn = everyLanguage())
    {
        checkSides(text, needed, shownIn);
        checkLanguages(text, needed, nature);
        if (m_meanings == MeaningChecks::Made && holdsSentences(m_source.field))
            checkMeanings(text, shownIn);
    }

    /// Not names of institutions and places, which may differ completely between languages.
    static bool holdsSentences(Field field)
    {
        return field == Field::Highlights || field == Field::Title || field == Field::Summary ||
               field == Field::Headline;
    }

    template <typename Text>
    void checkMeanings(const Localized<Text>& text, const QList<Language>& shownIn)
    {
        forEachPair([&](Language one, Language other) {
            const QString first = plain(text.text(one));
            const QString second = plain(text.text(other));
            if (!text.isShared() && !first.isEmpty() && !second.isEmpty() && shownIn.contains(one) &&
                shownIn.contains(other) && saysOtherThings(first, second))
                addPair(Problem::Kind::MeaningsDiffer, {one, other}, {first, second},
                        {keptText(text.text(one)), keptText(text.text(other))});
        });
    }

    template <typename Text>
    void checkSides(const Localized<Text>& text, const QList<Language>& needed,
                    const QList<Language>& shownIn = everyLanguage())
    {
        for (const Language language : shownIn) {
            const QString shown = plain(text.textOrFallback(language));
            if (text.state(language) == TextState::Missing && needed.contains(language))
                add(Problem::Kind::Missing, {shown}, {},
                    Remedies(Remedy::Write) | Remedy::CopyAcross |
                        (text.isOneText() ? Remedy::MarkShared : Remedy::None),
                    language);
            else if (text.state(language) == TextState::Stale)
                add(Problem::Kind::Stale, {shown}, {}, Remedy::MarkChecked, language);
        }
        if (text.isShared()) { // a shared text follows the rules of the language that it is written in
            checkSigns(keptText(text.anyText()), hanLanguage);
            return;
        }
        for (const Language language : allLanguages) {
            if (writesHan(language))
                checkSigns(keptText(text.text(language)), language);
        }
        for (const Language language : allLanguages) {
            if (!writesHan(language))
                checkWideSigns(keptText(text.text(language)), language);
        }
        const Language first = text.resolve(firstLanguage).value_or(firstLanguage);
        for (const Language other : allLanguages) {
            if (other != first && !text.text(other).isEmpty())
                compareSides(text, first, other);
        }
    }

    template <typename Text>
    void compareSides(const Localized<Text>& text, Language one, Language other)
    {
        const Text& first = text.text(one);
        const Text& second = text.text(other);
        const QStringList kept{keptText(first), keptText(second)};
        const auto differ = [&](Problem::Kind kind, const TextDifference& difference) {
            if (!difference.isEmpty())
                addPair(
                    kind, {one, other},
                    {difference.onlyFirst.join(QStringLiteral(", ")), difference.onlySecond.join(QStringLiteral(", "))},
                    kept, {}, kind == Problem::Kind::NumbersDiffer ? numberRemedies(difference, kept) : Remedy::None);
        };
        differ(Problem::Kind::NumbersDiffer, compareNumbers(plain(first), plain(second)));
        differ(Problem::Kind::AddressesDiffer, compareAddresses(rich(first), rich(second)));
    }

    /// If each side has a single number that the other lacks, either one can be adopted.
    static Remedies numberRemedies(const TextDifference& difference, const QStringList& texts)
    {
        if (difference.onlyFirst.size() != 1 || difference.onlySecond.size() != 1)
            return Remedy::None;
        const QString& one = difference.onlyFirst.front();
        const QString& other = difference.onlySecond.front();
        Remedies remedies;
        remedies.setFlag(Remedy::TakeFirstNumber, withNumber(texts[1], other, one) != texts[1]);
        remedies.setFlag(Remedy::TakeSecondNumber, withNumber(texts[0], one, other) != texts[0]);
        return remedies;
    }

    void checkSigns(const QString& han, Language language)
    {
        if (const QString place = halfWidthPlace(han); !place.isEmpty())
            add(Problem::Kind::HalfWidthSign, {place}, {han}, Remedy::MendSigns, language);
    }

    void checkWideSigns(const QString& letters, Language language)
    {
        if (const QString place = fullWidthPlace(letters); !place.isEmpty())
            add(Problem::Kind::FullWidthSign, {place}, {letters}, Remedy::MendWideSigns, language);
    }

    void checkRange(const DateRange& range)
    {
        if (!range.isExpected() || !range.end())
            return;
        const PartialDate& end = *range.end();
        const bool passed =
            end.year() < m_today.year() || (end.year() == m_today.year() && end.lastMonth() < m_today.month());
        if (passed)
            add(Problem::Kind::ExpectedPassed, {end.toText()}, {m_source.entry->toString(), m_part, end.toText()},
                Remedy::DropExpected);
    }

    void checkDoi(const QString& doi)
    {
        const QString inside = doiIn(doi);
        if (inside != doi)
            add(Problem::Kind::DoiMalformed, {doi}, {doi},
                inside.isEmpty() ? Remedies() : Remedies(Remedy::MendIdentifier));
    }

    void checkAddress(const QString& address)
    {
        if (!address.isEmpty() && webAddress(address).isEmpty() && linkable(address).isEmpty())
            add(Problem::Kind::AddressMalformed, {address}, {address});
    }

    PartialDate m_today;
    MeaningChecks m_meanings;
    QStringList m_dismissed;
    ContentSource m_source;
    QString m_part;
    QList<Problem> m_problems;
};

} // namespace

QString nameOf(Problem::Kind kind)
{
    switch (kind) {
    case Problem::Kind::NotPlaced:
        return QStringLiteral("notPlaced");
    case Problem::Kind::NotReadAsDate:
        return QStringLiteral("notReadAsDate");
    case Problem::Kind::NameMissing:
        return QStringLiteral("nameMissing");
    case Problem::Kind::PhotoNotShown:
        return QStringLiteral("photoNotShown");
    case Problem::Kind::ExpectedPassed:
        return QStringLiteral("expectedPassed");
    case Problem::Kind::NumbersDiffer:
        return QStringLiteral("numbersDiffer");
    case Problem::Kind::AddressesDiffer:
        return QStringLiteral("addressesDiffer");
    case Problem::Kind::MeaningsDiffer:
        return QStringLiteral("meaningsDiffer");
    case Problem::Kind::PointsUnaligned:
        return QStringLiteral("pointsUnaligned");
    case Problem::Kind::ItemsDiffer:
        return QStringLiteral("itemsDiffer");
    case Problem::Kind::DoiMalformed:
        return QStringLiteral("doiMalformed");
    case Problem::Kind::AddressMalformed:
        return QStringLiteral("addressMalformed");
    case Problem::Kind::HalfWidthSign:
        return QStringLiteral("halfWidthSign");
    case Problem::Kind::FullWidthSign:
        return QStringLiteral("fullWidthSign");
    case Problem::Kind::Misread:
        return QStringLiteral("misread");
    case Problem::Kind::OtherLanguage:
        return QStringLiteral("otherLanguage");
    case Problem::Kind::Stale:
        return QStringLiteral("stale");
    case Problem::Kind::Missing:
        return QStringLiteral("missing");
    }
    return {};
}

void makeDismissable(Problem& problem, const QStringList& texts, const QStringList& dismissed)
{
    problem.key = dismissalKey(problem.kind, texts);
    problem.dismissed = !problem.key.isEmpty() && dismissed.contains(problem.key);
    if (problem.dismissed)
        problem.remedies = Remedy::TakeUpAgain;
    else if (!problem.key.isEmpty())
        problem.remedies |= Remedy::Dismiss;
}

QString doiIn(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("10\\.\\d{4,9}(?:\\.\\d+)*/\\S+"));
    return form.match(text).captured();
}

QList<Problem> checkRecord(const Person& person, const PartialDate& today, MeaningChecks meanings)
{
    return RecordChecker(today, meanings).check(person);
}

} // namespace duovita
