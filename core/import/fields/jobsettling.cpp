#include "core/import/fields/jobsettling.h"

#include "core/import/annotate/headsegments.h"

#include <QRegularExpression>

namespace duovita {

namespace {

class JobSettling {
public:
    JobSettling(QList<Entry>& jobs, const ParsingContext& context) : m_jobs(jobs), m_context(context) {}

    void run()
    {
        for (Entry& job : m_jobs) {
            if (ExperienceDetails* details = std::get_if<ExperienceDetails>(&job.details)) {
                giveBackDescription(job, *details);
                takeTown(*details);
                takePositionLine(job, *details);
                takeEmployerLine(job, *details);
            }
        }
        nameEmployers();
        takeTitlesForEmployers();
        inheritEmployer();
        dropEmployersOnly();
    }

private:
    QString textOf(const LocalizedText& text) const { return text.textOrFallback(m_context.language); }

    /// "HOLM & PARTNERS LLP" as the title of a job, "Consultancy with 900 staff in 14 offices" as its organization.
    void giveBackDescription(Entry& job, ExperienceDetails& details) const
    {
        static const QRegularExpression small(QStringLiteral("\\b\\p{Ll}{3,}"));
        constexpr int fewestSmallWords = 3;
        const QString organization = textOf(details.organization);
        if (details.title.isEmpty() || !m_context.vocabulary.isCompany(textOf(details.title)) ||
            containsHan(organization))
            return;
        int smallWords = 0;
        for (auto it = small.globalMatch(organization); it.hasNext(); it.next())
            ++smallWords;
        if (smallWords < fewestSmallWords)
            return;
        Highlight description;
        description.style = HighlightStyle::Paragraph;
        description.text = LocalizedRichText::of(m_context.language, RichText::fromPlain(organization));
        job.highlights.prepend(description);
        details.organization = std::exchange(details.title, {});
    }

    /// "Example Centre for Samples in Munich": the place, if it is a known town or country.
    void takeTown(ExperienceDetails& details) const
    {
        static const QRegularExpression within(QStringLiteral("^(.{8,}\\S)\\s+in\\s+(\\p{Lu}[^.;:]{2,40})$"));
        const auto match = within.match(details.organization.text(Language::English));
        const QString place = match.captured(2);
        const bool known = isPlace(place, m_context.vocabulary) || m_context.vocabulary.isCity(place) ||
                           m_context.vocabulary.isCountry(place);
        if (!match.hasMatch() || !details.location.isEmpty() || !known)
            return;
        details.organization.setText(Language::English, match.captured(1));
        details.location = LocalizedText::of(Language::English, place);
    }

    /// Among the paragraphs directly below the head, before any point.
    void takePositionLine(Entry& job, ExperienceDetails& details) const
    {
        constexpr qsizetype mostLines = 3;
        if (!details.position.isEmpty() || (details.organization.isEmpty() && details.title.isEmpty()))
            return;
        for (qsizetype i = 0; i < qMin(mostLines, job.highlights.size()); ++i) {
            if (job.highlights[i].style != HighlightStyle::Paragraph)
                return;
            if (takeFieldsSetOff(job, details, i))
                return;
            const QString line = job.highlights[i].text.text(m_context.language).plainText().trimmed();
            const QStringList parts = line.split(QRegularExpression(QStringLiteral("\\s*[|｜]\\s*")));
            if (parts.size() > 2 || !isPositionLine(parts))
                continue;
            const qsizetype role = endsWithRole(parts.front()) ? 0 : parts.size() - 1;
            const QString other = parts.size() == 2 ? parts[1 - role] : QString();
            const bool place = isPlace(other, m_context.vocabulary);
            LocalizedText& field = place ? details.location : details.department;
            const bool plain = job.highlights[i].text.text(m_context.language).markdown() == line;
            if (!plain || (!other.isEmpty() && !(place || isDepartment(other))) ||
                (!other.isEmpty() && !field.isEmpty()))
                continue; // no part of it may be lost
            details.position = m_context.localized(parts[role]);
            if (!other.isEmpty())
                field = m_context.localized(other);
            if (details.organization.isEmpty())
                details.organization = std::exchange(details.title, {});
            job.highlights.removeAt(i);
            return;
        }
    }

    /// "University of Example, Boulder, CO." directly below a position and a department: the employer and its place.
    void takeEmployerLine(Entry& job, ExperienceDetails& details) const
    {
        constexpr qsizetype longest = 80;
        const QString part = textOf(details.organization);
        if (details.position.isEmpty() || !details.location.isEmpty() || !details.department.isEmpty() ||
            job.highlights.isEmpty() || job.highlights.front().style != HighlightStyle::Paragraph ||
            (m_context.vocabulary.isCompany(part) && !isDepartment(part)))
            return;
        const RichText& text = job.highlights.front().text.text(m_context.language);
        const QString line = text.plainText().trimmed();
        const Placed placed = takePlace(line.endsWith(u'.') ? line.chopped(1) : line, m_context.vocabulary);
        const bool employer =
            m_context.vocabulary.isCompany(placed.rest) || m_context.vocabulary.organizationIn(placed.rest) == 0;
        if (line.size() > longest || placed.place.isEmpty() || commaPieces(placed.rest).size() != 1 || !employer ||
            m_context.vocabulary.isRole(placed.rest) || text.markdown() != RichText::fromPlain(line).markdown())
            return;
        details.department = std::exchange(details.organization, m_context.localized(placed.rest));
        details.location = m_context.localized(placed.place);
        job.highlights.removeFirst();
    }

    /// "*平台部，开发实习生* 学习了网络库。": emphasized text at the beginning contains the fields, the rest is
    /// description.
    bool takeFieldsSetOff(Entry& job, ExperienceDetails& details, qsizetype at) const
    {
        QList<InlineSpan> spans = job.highlights[at].text.text(m_context.language).spans();
        const bool setOff = spans.size() > 1 && spans[0].style != spans[1].style && spans[0].url.isEmpty() &&
                            spans[0].style & (InlineStyles(InlineStyle::Bold) | InlineStyle::Italic);
        const QStringList pieces = setOff ? commaPieces(spans[0].text.trimmed()) : QStringList();
        if (pieces.isEmpty() || pieces.size() > 2 || !isPositionLine({pieces.last()}) || !endsWithRole(pieces.last()))
            return false;
        const bool department = pieces.size() == 2;
        if (department && (!isDepartment(pieces[0]) || !details.department.isEmpty()))
            return false;
        details.position = m_context.localized(pieces.last());
        if (department)
            details.department = m_context.localized(pieces[0]);
        if (details.organization.isEmpty())
            details.organization = std::exchange(details.title, {});
        spans.removeFirst();
        spans.first().text = spans.first().text.trimmed();
        job.highlights[at].text = LocalizedRichText::of(m_context.language, RichText::fromSpans(spans));
        return true;
    }

    /// "前端技术专家", "Senior Engineer"; not "带领五名实习工程师", "Reported to the chief engineer".
    bool endsWithRole(const QString& part) const
    {
        static const QRegularExpression sentence(QStringLiteral(
            "^(?:带领|负责|协助|担任|指导|管理|参与|配合|汇报|领导)|\\b(?:to|the|a|an|for|with|under|by)\\b"));
        constexpr qsizetype shortestRole = 2;
        const QString end = containsHan(part) ? part.right(qMin<qsizetype>(part.size(), 4)) : part.section(u' ', -1);
        return part.size() >= shortestRole && m_context.vocabulary.isRole(end) && !sentence.match(part).hasMatch();
    }

    bool isPositionLine(const QStringList& parts) const
    {
        static const QRegularExpression sentence(QStringLiteral("[,，;；。:：!！?？]|\\.$"));
        constexpr qsizetype longest = 16; // ideographs, or letters of a few words
        const bool roles =
            std::any_of(parts.begin(), parts.end(), [&](const QString& part) { return endsWithRole(part); });
        return roles && std::all_of(parts.begin(), parts.end(), [&](const QString& part) {
                   return !part.isEmpty() && !sentence.match(part).hasMatch() &&
                          (containsHan(part) ? part.size() <= longest
                                             : part.size() <= 3 * longest && part.count(u' ') < 5);
               });
    }

    /// "Example 2015 – 2019" above positions without an employer, within that period: the name is their employer.
    void nameEmployers()
    {
        for (qsizetype i = 0; i + 1 < m_jobs.size(); ++i) {
            auto* above = std::get_if<ExperienceDetails>(&m_jobs[i].details);
            const auto* below = std::get_if<ExperienceDetails>(&m_jobs[i + 1].details);
            if (above && below && !above->title.isEmpty() && above->organization.isEmpty() &&
                above->position.isEmpty() && m_jobs[i].highlights.isEmpty() && !below->position.isEmpty() &&
                below->organization.isEmpty() && below->title.isEmpty() && covers(above->range, below->range))
                above->organization = std::exchange(above->title, {});
        }
    }

    /// Positions below an employer without a position were held there if its dates cover theirs; the same holds for a
    /// position that ended in the month in which the one above it began.
    void inheritEmployer()
    {
        const ExperienceDetails* employer = nullptr;
        const ExperienceDetails* above = nullptr;
        for (Entry& entry : m_jobs) {
            auto* job = std::get_if<ExperienceDetails>(&entry.details);
            if (!job)
                continue;
            if (!job->organization.isEmpty() || !job->title.isEmpty()) {
                employer = job->position.isEmpty() && !job->organization.isEmpty() ? job : nullptr;
            } else if (!job->position.isEmpty() && !isOwnBusiness(textOf(job->position))) {
                const bool below = employer && covers(employer->range, job->range);
                const bool before = above && !above->organization.isEmpty() && meets(job->range, above->range);
                if (const ExperienceDetails* same = below ? employer : before ? above : nullptr) {
                    job->organization = same->organization;
                    if (job->location.isEmpty())
                        job->location = same->location;
                }
            }
            above = job;
        }
    }

    /// "Example Steel 1990–2000", "MI Samples 2000–2004": if each job is only a name, it is the employer.
    void takeTitlesForEmployers()
    {
        static const QRegularExpression name(
            QStringLiteral("^@?\\p{Lu}[\\p{L}\\d.&'’-]*(?: (?:\\(?\\p{Lu}[\\p{L}\\d.&'’-]*\\)?|&|of|and)){0,4}$"));
        constexpr qsizetype fewest = 2;
        const auto isBareName = [&](const Entry& job) {
            const auto* details = std::get_if<ExperienceDetails>(&job.details);
            return details && details->organization.isEmpty() && details->position.isEmpty() &&
                   details->department.isEmpty() && name.match(textOf(details->title)).hasMatch() &&
                   !m_context.vocabulary.isRole(textOf(details->title));
        };
        if (m_jobs.size() < fewest || !std::all_of(m_jobs.begin(), m_jobs.end(), isBareName))
            return;
        for (Entry& job : m_jobs) {
            auto& details = std::get<ExperienceDetails>(job.details);
            details.organization = std::exchange(details.title, {});
        }
    }

    /// "Example Ltd 2015 – 2019" above its positions adds nothing to them if they fill that period.
    void dropEmployersOnly()
    {
        for (qsizetype i = 0; i + 1 < m_jobs.size(); ++i) {
            const auto* employer = std::get_if<ExperienceDetails>(&m_jobs[i].details);
            if (!employer || !saysOnlyWhere(m_jobs[i]))
                continue;
            std::optional<DateRange> first;
            std::optional<DateRange> last;
            for (qsizetype j = i + 1; j < m_jobs.size(); ++j) {
                const auto* job = std::get_if<ExperienceDetails>(&m_jobs[j].details);
                if (!job || job->position.isEmpty() || job->organization != employer->organization ||
                    job->location != employer->location)
                    break;
                last = last ? last : job->range;
                first = job->range;
            }
            if (first && first->start() == employer->range.start() && last->end() == employer->range.end() &&
                last->isPresent() == employer->range.isPresent())
                m_jobs.removeAt(i--);
        }
    }

    static bool saysOnlyWhere(const Entry& entry)
    {
        const auto& job = std::get<ExperienceDetails>(entry.details);
        return job.position.isEmpty() && job.title.isEmpty() && job.department.isEmpty() && job.url.isEmpty() &&
               !job.organization.isEmpty() && job.range.start() && entry.highlights.isEmpty() &&
               entry.links.isEmpty() && entry.unparsed.isEmpty();
    }

    /// Whether one ends in the month in which the other begins, or in the month before.
    static bool meets(const DateRange& earlier, const DateRange& later)
    {
        if (!earlier.end() || !later.start() || earlier.end()->isWholeYear() || later.start()->isWholeYear())
            return false;
        const int months = firstMonth(*later.start()) - lastMonth(*earlier.end());
        return months == 0 || months == 1;
    }

    static bool isOwnBusiness(const QString& position)
    {
        static const QRegularExpression words(QStringLiteral("freelanc|self-employed|independent|自由|兼职|独立"),
                                              QRegularExpression::CaseInsensitiveOption);
        return words.match(position).hasMatch();
    }

    static int firstMonth(const PartialDate& date) { return date.year() * 12 + date.firstMonth(); }
    static int lastMonth(const PartialDate& date) { return date.year() * 12 + date.lastMonth(); }

    static bool covers(const DateRange& whole, const DateRange& part)
    {
        if (!whole.start() || !part.start() || firstMonth(*part.start()) < firstMonth(*whole.start()))
            return false;
        if (whole.isPresent())
            return true;
        return whole.end() && part.end() && lastMonth(*part.end()) <= lastMonth(*whole.end());
    }

    QList<Entry>& m_jobs;
    const ParsingContext& m_context;
};

} // namespace

void settleJobs(QList<Entry>& jobs, const ParsingContext& context)
{
    JobSettling(jobs, context).run();
}

} // namespace duovita
