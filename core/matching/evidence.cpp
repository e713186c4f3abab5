#include "core/matching/evidence.h"

#include "core/matching/workevidence.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QString headTextOf(const Entry& entry)
{
    QStringList texts;
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            for (const Language language : allLanguages)
                texts += value.text(language);
        } else if constexpr (std::is_same_v<Value, QString>) {
            texts += value;
        }
    });
    return texts.join(u'\n');
}

QString bodyTextOf(const Entry& entry)
{
    QStringList texts;
    for (const Highlight& highlight : entry.highlights) {
        for (const Language language : allLanguages)
            texts += highlight.text.text(language).plainText();
    }
    return texts.join(u'\n');
}

/// All texts of an entry that identify it.
QString textOf(const Entry& entry)
{
    return headTextOf(entry) + u'\n' + bodyTextOf(entry);
}

enum class Group : unsigned char { Experience, Publication, Other };

Group groupOf(SectionKind kind)
{
    switch (kind) {
    case SectionKind::Work:
    case SectionKind::Project:
    case SectionKind::Research:
        return Group::Experience;
    case SectionKind::Publication:
    case SectionKind::Patent:
        return Group::Publication;
    default:
        return Group::Other;
    }
}

bool comparable(SectionKind a, SectionKind b)
{
    return a == b || (groupOf(a) == groupOf(b) && groupOf(a) != Group::Other);
}

const LocalizedText& titleOf(const Entry& entry)
{
    return std::visit(
        [](const auto& held) -> const LocalizedText& {
            using Held = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<Held, EducationDetails>)
                return held.institution;
            else if constexpr (std::is_same_v<Held, SkillDetails>)
                return held.label;
            else if constexpr (std::is_same_v<Held, LanguageSkillDetails>)
                return held.language;
            else if constexpr (std::is_same_v<Held, ReferenceDetails>)
                return held.name;
            else
                return held.title;
        },
        entry.details);
}

/// The languages in which it has a title or points, a bit for each.
unsigned languagesOf(const Entry& entry)
{
    unsigned languages = 0;
    for (const Language language : allLanguages) {
        const bool hasText = !titleOf(entry).text(language).isEmpty() ||
                             std::any_of(entry.highlights.begin(), entry.highlights.end(),
                                         [&](const Highlight& point) { return !point.text.text(language).isEmpty(); });
        if (hasText)
            languages |= 1U << indexOf(language);
    }
    return languages;
}

/// Returns 0 to 1.
double likenessOf(const QSet<QString>& one, const QSet<QString>& other)
{
    const auto both = std::count_if(one.begin(), one.end(), [&](const QString& word) { return other.contains(word); });
    const qsizetype all = one.size() + other.size() - both;
    return all == 0 ? 0 : static_cast<double>(both) / static_cast<double>(all);
}

/// Whether the English title of one and the Chinese title of the other are the same Latin name, such as "Sample
/// Builder", which needs no translation.
bool haveOneLatinTitle(const EntryMarks& a, const EntryMarks& b)
{
    constexpr qsizetype shortest = 4;
    for (std::size_t i = 0; i < a.titles.size(); ++i) {
        for (std::size_t j = 0; j < b.titles.size(); ++j) {
            const QString& title = a.titles[i].squeezed;
            if (i != j && title.size() >= shortest && title == b.titles[j].squeezed && !containsHan(title))
                return true;
        }
    }
    return false;
}

/// Compares titles in the same language: equal, one containing the other, or different. A name may be the same in both
/// languages.
double evidenceOfTitles(const EntryMarks& a, const EntryMarks& b)
{
    if (haveOneLatinTitle(a, b))
        return 8;
    double best = 0;
    for (std::size_t i = 0; i < a.titles.size(); ++i) {
        const QString& one = a.titles[i].squeezed;
        const QString& other = b.titles[i].squeezed;
        if (one.isEmpty() || other.isEmpty())
            continue;
        constexpr qsizetype shortest = 8;
        if (one == other)
            return 6;
        if ((one.size() >= shortest && other.contains(one)) || (other.size() >= shortest && one.contains(other)))
            return 4;
        best = likenessOf(a.titles[i].words, b.titles[i].words) > 0.6 ? qMax(best, 3.0) : -3;
    }
    return best;
}

/// The text in an entry's head: the title or, for a job without one, the organization.
const LocalizedText& headOf(const Entry& entry)
{
    const auto* work = std::get_if<ExperienceDetails>(&entry.details);
    return work && work->title.isEmpty() ? work->organization : titleOf(entry);
}

/// Evidence of two heads in different languages that are known to name the same thing.
double evidenceOfKnownHeads(const EntryMarks& a, const EntryMarks& b)
{
    for (std::size_t i = 0; i < a.headed.size(); ++i) {
        if (a.headed[i] && b.headed[i])
            return 0;
    }
    constexpr double sameThing = 1.5;
    return a.headSigns.intersects(b.headSigns) ? sameThing : 0;
}

std::optional<DateRange> rangeOf(const Entry& entry)
{
    std::optional<DateRange> range;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, DateRange>)
            range = value;
    });
    return range;
}

/// Compares months; a date without a month matches any month of its year.
bool agree(const PartialDate& a, const PartialDate& b)
{
    return a.withoutDay().agreesWith(b.withoutDay());
}

bool near(const PartialDate& a, const PartialDate& b)
{
    constexpr int monthsPerYear = 12;
    if (a.isWholeYear() || b.isWholeYear())
        return qAbs(a.year() - b.year()) <= 1;
    return qAbs((a.year() - b.year()) * monthsPerYear + a.firstMonth() - b.firstMonth()) <= 2;
}

double evidenceOfRanges(const std::optional<DateRange>& one, const std::optional<DateRange>& other)
{
    if (!one || !other || one->isEmpty() || other->isEmpty())
        return 0;
    double sum = 0;
    if (one->start() && other->start())
        sum += agree(*one->start(), *other->start()) ? 3 : near(*one->start(), *other->start()) ? 0.5 : -4;
    if (one->isPresent() && other->isPresent())
        sum += 1.5;
    else if (one->end() && other->end()) {
        // A single month is the whole period then, and as significant as a start date.
        const bool alone =
            !one->start() && !other->start() && !one->end()->isWholeYear() && !other->end()->isWholeYear();
        sum += !agree(*one->end(), *other->end()) ? -0.5 : alone ? 3 : 1.5;
    }
    return sum;
}

double evidenceOfYears(const AwardDetails& a, const AwardDetails& b)
{
    const QSet<int> one = [&] {
        QSet<int> years;
        for (const PartialDate& d : a.dates)
            years += d.year();
        return years;
    }();
    const QSet<int> other = [&] {
        QSet<int> years;
        for (const PartialDate& d : b.dates)
            years += d.year();
        return years;
    }();
    if (one.isEmpty() || other.isEmpty())
        return 0;
    return one == other ? 2.5 : one.intersects(other) ? 0.5 : -4;
}

double evidenceOfSigns(const std::vector<std::size_t>& a, const std::vector<std::size_t>& b)
{
    constexpr double enough = 4;
    double shared = 0;
    for (auto own = a.begin(), given = b.begin(); own != a.end() && given != b.end();) {
        if (*own < *given) {
            ++own;
        } else if (*given < *own) {
            ++given;
        } else {
            ++shared;
            ++own;
            ++given;
        }
    }
    return qMin(shared, enough);
}

std::vector<std::size_t> sortedHashes(const QSet<QString>& texts)
{
    std::vector<std::size_t> hashes;
    for (const QString& text : texts)
        hashes.push_back(qHash(text));
    std::sort(hashes.begin(), hashes.end());
    return hashes;
}

/// Evidence of the signs of two points. Names and numbers are rare and distinguish points; technical terms from the
/// glossary occur in most points of an entry.
double evidenceOfPointSigns(const QSet<QString>& a, const QSet<QString>& b)
{
    constexpr double name = 1;
    constexpr double word = 0.3;
    double sum = 0;
    for (const QString& sign : a) {
        if (b.contains(sign))
            sum += isOfGlossary(sign) ? word : name;
    }
    constexpr double enough = 5;
    return qMin(sum, enough);
}

constexpr double mostLikeness = 0.6; // more counts for no more

/// Evidence of how alike two texts are: positive if they are similar, negative if they differ clearly.
double evidenceOfLikeness(double like, double factor)
{
    constexpr double chance = 0.12; // typical similarity of unrelated texts in one field of work
    constexpr double nothing = 2.5;
    return like < chance ? nothing * (like / chance - 1) : qMin(like - chance, mostLikeness) * factor;
}

/// Evidence of two entries in different languages. Exact if it is at least `needed`; otherwise some value below that,
/// because comparing the points of all entries of long records takes too long.
double evidenceOfMeaning(const EntryMarks& a, const EntryMarks& b, double needed)
{
    if (!a.reader || a.reader != b.reader || (a.languages & b.languages) != 0)
        return 0;
    constexpr double words = 1; // the least weight that both need for a comparison
    constexpr double points = 2;
    constexpr double factorOfHeads = 5;
    constexpr double factorOfPoints = 8;
    const bool haveHeads = qMin(a.headMeaning.weight, b.headMeaning.weight) >= words;
    const bool havePoints = qMin(a.bodyMeaning.weight, b.bodyMeaning.weight) >= points;
    const double mostOfPoints = havePoints ? mostLikeness * factorOfPoints : 0;
    double ofHeads = 0;
    if (haveHeads) {
        ofHeads = evidenceOfLikeness(likenessAtMost(a.headMeaning, b.headMeaning, *a.reader), factorOfHeads);
        if (ofHeads + mostOfPoints < needed)
            return ofHeads;
        ofHeads = evidenceOfLikeness(likenessOf(a.headMeaning, b.headMeaning, *a.reader), factorOfHeads);
    }
    if (!havePoints || ofHeads + mostOfPoints < needed)
        return ofHeads;
    const double most = evidenceOfLikeness(likenessAtMost(a.bodyMeaning, b.bodyMeaning, *a.reader), factorOfPoints);
    if (ofHeads + most < needed)
        return ofHeads + most;
    return ofHeads + evidenceOfLikeness(likenessOf(a.bodyMeaning, b.bodyMeaning, *a.reader), factorOfPoints);
}

} // namespace

QString squeezed(const QString& text)
{
    QString kept;
    bool inWord = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC).toLower()) {
        // C, C++ and C# are different.
        inWord = c.isLetterOrNumber() || c.isSurrogate() || (inWord && (c == u'+' || c == u'#'));
        if (inWord)
            kept += c;
    }
    return kept;
}

QSet<QString> comparedWords(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{Han}|[^\\W_]+"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> found;
    for (auto it = word.globalMatch(text.toLower()); it.hasNext();)
        found += it.next().captured();
    return found;
}

double likeness(const QString& a, const QString& b)
{
    return likenessOf(comparedWords(a), comparedWords(b));
}

QSet<QString> signsOf(const Entry& entry, const KnownNames& names)
{
    return signsOf(textOf(entry), names);
}

EntryMarks::EntryMarks(SectionKind sectionKind, const Entry& source, const KnownNames& names, MeaningReader* reads)
    : kind(sectionKind), entry(&source), languages(languagesOf(source)), range(rangeOf(source)),
      reader(reads && reads->knowsWords() ? reads : nullptr)
{
    for (std::size_t i = 0; i < titles.size(); ++i) {
        const QString& title = titleOf(source).text(allLanguages[i]);
        titles[i] = {squeezed(title), comparedWords(title)};
        const QString& head = headOf(source).text(allLanguages[i]);
        headed[i] = !head.isEmpty();
        names.addSigns(head, headSigns);
    }
    if (groupOf(kind) != Group::Publication) // publications are compared by title instead
        signs = sortedHashes(signsOf(source, names));
    else
        work = WorkMarks(source, names);
    if (reader) {
        titleMeaning =
            reads->read(titleOf(source).text(allLanguages.front()) + u'\n' + titleOf(source).text(allLanguages.back()));
        headMeaning = reads->read(headTextOf(source), true);
        bodyMeaning = reads->read(bodyTextOf(source));
    }
}

double evidence(const EntryMarks& a, const EntryMarks& b, double nearness, double needed)
{
    if (!comparable(a.kind, b.kind))
        return 0;
    if (groupOf(a.kind) == Group::Publication)
        return evidenceOfWorks(a, b, nearness);
    double sum = evidenceOfTitles(a, b) + evidenceOfRanges(a.range, b.range) + evidenceOfSigns(a.signs, b.signs) +
                 evidenceOfKnownHeads(a, b);
    const auto* first = std::get_if<AwardDetails>(&a.entry->details);
    const auto* second = std::get_if<AwardDetails>(&b.entry->details);
    if (first && second)
        sum += evidenceOfYears(*first, *second);
    // Entries that are alone in their sections, such as a summary, need hardly more evidence than that.
    sum += nearness + (a.kind == b.kind ? 0.5 : 0);
    constexpr double mostOfMeaning = 7;
    return sum + mostOfMeaning < sameEntry ? sum : sum + evidenceOfMeaning(a, b, needed - sum);
}

bool namesOtherThings(const Entry& a, const Entry& b, const KnownNames& names)
{
    static const QRegularExpression hard(QStringLiteral("\\b[A-Z][A-Za-z]*[A-Z]\\w*|\\b\\d{2,}"));
    const auto hasHard = [&](const Entry& entry) { return hard.match(textOf(entry)).hasMatch(); };
    return (hasHard(a) || hasHard(b)) && !signsOf(a, names).intersects(signsOf(b, names)) &&
           evidenceOfRanges(rangeOf(a), rangeOf(b)) <= 0;
}

bool sharesLanguage(const Entry& a, const Entry& b)
{
    return (languagesOf(a) & languagesOf(b)) != 0;
}

std::optional<double> evidenceOfOneLanguage(const Highlight& a, const Highlight& b)
{
    for (const Language language : allLanguages) {
        const QString one = a.text.text(language).plainText();
        const QString other = b.text.text(language).plainText();
        if (one.isEmpty() || other.isEmpty())
            continue;
        if (squeezed(one) == squeezed(other))
            return 10;
        return likeness(one, other) > 0.5 ? 5 : -10; // either a duplicate or a different text
    }
    return std::nullopt;
}

double evidence(const Highlight& a, const Highlight& b)
{
    if (const std::optional<double> score = evidenceOfOneLanguage(a, b))
        return *score;
    const auto textOf = [](const Highlight& highlight) {
        QString text;
        for (const Language language : allLanguages)
            text += highlight.text.text(language).plainText() + u'\n';
        return text;
    };
    return 0.4 + evidenceOfPointSigns(signsOf(textOf(a)), signsOf(textOf(b))) + (a.level == b.level ? 0.1 : 0);
}

bool isOneTime(const PartialDate& a, const PartialDate& b)
{
    const auto holds = [](const PartialDate& whole, const PartialDate& part) {
        return whole.firstMonth() <= part.firstMonth() && part.lastMonth() <= whole.lastMonth();
    };
    return a.agreesWith(b) && (holds(a, b) || holds(b, a));
}

} // namespace duovita
