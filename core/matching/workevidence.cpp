#include "core/matching/workevidence.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

constexpr double sameWork = 10;

bool areSame(const QString& one, const QString& other)
{
    return !one.isEmpty() && squeezed(one) == squeezed(other);
}

bool isInHan(const EntryMarks& marks)
{
    return std::any_of(marks.titles.begin(), marks.titles.end(),
                       [](const EntryMarks::Title& title) { return containsHan(title.squeezed); });
}

/// The authors of a record; in Latin letters if it has both scripts, since the reading of a Chinese name is known, but
/// not the reverse.
const QList<Author>& peopleOf(const LocalizedAuthors& authors)
{
    return authors.anyText();
}

/// Whether both have the same range of pages, such as "112–123". Without a volume, two works of one year hardly share
/// it.
bool haveOneRangeOfPages(const PublicationDetails& one, const PublicationDetails& other)
{
    static const QRegularExpression range(QStringLiteral("\\d\\s*[-–—]+\\s*\\d"));
    return range.match(one.pages).hasMatch() && areSame(one.pages, other.pages) &&
           peopleOf(one.authors).size() == peopleOf(other.authors).size();
}

/// Whether both have the same DOI, or the same page or issue of a volume, or the same pages with titles in two scripts.
bool haveOnePlace(const EntryMarks& a, const EntryMarks& b)
{
    const auto* one = std::get_if<PublicationDetails>(&a.entry->details);
    const auto* other = std::get_if<PublicationDetails>(&b.entry->details);
    if (!one || !other)
        return false;
    if (a.work.dois.intersects(b.work.dois))
        return true;
    if (!one->year || one->year != other->year || isInHan(a) == isInHan(b))
        return false;
    if (one->volume.isEmpty() && other->volume.isEmpty())
        return haveOneRangeOfPages(*one, *other);
    return areSame(one->volume, other->volume) &&
           (areSame(one->pages, other->pages) || areSame(one->number, other->number));
}

bool haveOneNumber(const EntryMarks& a, const EntryMarks& b)
{
    const auto* one = std::get_if<PatentDetails>(&a.entry->details);
    const auto* other = std::get_if<PatentDetails>(&b.entry->details);
    return one && other && areSame(one->number, other->number);
}

bool haveOneTitle(const EntryMarks& a, const EntryMarks& b)
{
    constexpr qsizetype shortest = 12;
    for (const EntryMarks::Title& title : a.titles) {
        for (const EntryMarks::Title& counterpart : b.titles) {
            const QString& one = title.squeezed;
            const QString& other = counterpart.squeezed;
            if (one.isEmpty() || other.isEmpty())
                continue;
            if (one == other ||
                (qMin(one.size(), other.size()) >= shortest && (one.startsWith(other) || other.startsWith(one))))
                return true;
        }
    }
    return false;
}

/// Whether two names in different scripts are the same: 李四 and "Li S", "Si Li".
bool areOne(const WorkMarks::Maker& a, const WorkMarks::Maker& b)
{
    if (a.self && b.self)
        return true;
    if (a.reading.has_value() == b.reading.has_value())
        return areSame(a.name, b.name);
    return a.reading ? a.reading->matches(b.name) : b.reading->matches(a.name);
}

/// The number of equal people in both lists, position by position; nothing if the lists are empty or differ in length.
struct SameMakers {
    int compared;
    int same;
    bool open; ///< one of the lists ends with "et al."
};
std::optional<SameMakers> sameMakers(const WorkMarks& a, const WorkMarks& b)
{
    SameMakers found{static_cast<int>(std::min(a.makers.size(), b.makers.size())), 0, a.others || b.others};
    if (found.compared == 0 || (!found.open && a.makers.size() != b.makers.size()))
        return std::nullopt;
    for (std::size_t i = 0; i < static_cast<std::size_t>(found.compared); ++i)
        found.same += areOne(a.makers[i], b.makers[i]) ? 1 : 0;
    return found;
}

/// 2 if both have the same venue in Latin letters, -2 if they have different ones, 0 if one is in Chinese.
double evidenceOfVenues(const QStringList& a, const QStringList& b)
{
    constexpr qsizetype shortest = 6;
    if (a.isEmpty() || b.isEmpty())
        return 0;
    for (const QString& one : a) {
        for (const QString& other : b) {
            if (one == other || (one.size() >= shortest && other.contains(one)) ||
                (other.size() >= shortest && one.contains(other)))
                return 2;
        }
    }
    return -2;
}

/// Evidence that one is the translation of the other: 张三，李四. 样本的样本. Sampling Letters, 2024, and "Zhang S, Li
/// S. A sample of samples. Sampling Letters, 2024".
double evidenceOfTranslation(const EntryMarks& a, const EntryMarks& b, double nearness)
{
    if (isInHan(a) == isInHan(b) || a.entry->details.index() != b.entry->details.index() || !a.work.year ||
        a.work.year != b.work.year)
        return 0;
    const std::optional<SameMakers> makers = sameMakers(a.work, b.work);
    const double venues = evidenceOfVenues(a.work.venues, b.work.venues);
    // Names from Hong Kong or Taiwan are romanized differently: one in three may differ, in the same venue one in two.
    if (!makers || makers->same * (venues > 0 ? 2 : 3) < makers->compared * (venues > 0 ? 1 : 2))
        return 0;
    const double allOfThem = makers->same == makers->compared && makers->same > 1 && !makers->open ? 1 : 0;
    // The translation contains everything that a Chinese title has in Latin letters.
    const WorkMarks& han = isInHan(a) ? a.work : b.work;
    const WorkMarks& latin = isInHan(a) ? b.work : a.work;
    const auto shared = std::count_if(han.signs.begin(), han.signs.end(),
                                      [&](const QString& sign) { return latin.signs.contains(sign); });
    double names = han.signs.isEmpty() ? 0 : shared > 0 ? 1 : -1;
    if (a.reader && a.reader == b.reader) {
        constexpr double alike = 0.25;
        constexpr double apart = 0.06;
        const double titles = likenessOf(a.titleMeaning, b.titleMeaning, *a.reader);
        names += titles >= alike ? 1.5 : titles < apart ? -1 : 0;
    }
    return 0.5 + 0.5 * qMin(makers->same, 4) + allOfThem + venues + names + nearness;
}

/// The entry's DOI and those in its links (ISO 26324: "10.", the registrant's code, a slash, and a suffix).
QSet<QString> doisOf(const Entry& entry)
{
    static const QRegularExpression form(QStringLiteral("\\b10\\.\\d{4,9}/[^\\s?#]+"));
    QSet<QString> found;
    const auto add = [&](const QString& text) {
        if (const auto match = form.match(text); match.hasMatch())
            found += match.captured().toLower();
    };
    if (const auto* work = std::get_if<PublicationDetails>(&entry.details))
        add(work->doi);
    for (const Link& link : entry.links)
        add(link.url);
    return found;
}

} // namespace

WorkMarks::WorkMarks(const Entry& entry, const KnownNames& names) : dois(doisOf(entry))
{
    const auto* publication = std::get_if<PublicationDetails>(&entry.details);
    const auto* patent = std::get_if<PatentDetails>(&entry.details);
    if (!publication && !patent)
        return;
    for (const Author& author : peopleOf(publication ? publication->authors : patent->inventors)) {
        if (isAndOthers(author.name)) {
            others = true;
            continue;
        }
        const bool han = containsHan(author.name);
        makers.push_back(
            {author.name, author.self,
             han ? std::optional(OwnName(LocalizedText::of(hanLanguage, author.name), {})) : std::nullopt});
    }
    if (const std::optional<PartialDate>& when = publication ? publication->year : patent->date; when)
        year = when->year();
    for (const Language language : allLanguages) {
        signs += signsOf((publication ? publication->title : patent->title).text(language), names);
        if (!publication)
            continue;
        for (const LocalizedText& venue : {publication->venue, publication->venueShort}) {
            const QString text = squeezed(venue.text(language));
            if (!text.isEmpty() && !containsHan(text))
                venues += text;
        }
    }
}

bool isOneWork(const EntryMarks& a, const EntryMarks& b)
{
    return haveOneTitle(a, b) || haveOnePlace(a, b) || haveOneNumber(a, b);
}

double evidenceOfWorks(const EntryMarks& a, const EntryMarks& b, double nearness)
{
    if (isOneWork(a, b))
        return sameWork;
    return evidenceOfTranslation(a, b, nearness);
}

} // namespace duovita
