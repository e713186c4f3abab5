#include "core/import/headparsing.h"

#include "core/import/datetext.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// A stretch of a head line that stands for itself: parted by style, a column's gap or a space between ideographs.
struct Segment {
    QString text;
    bool bold = false;
    bool italic = false;
    int line = 0;
    bool firstOfLine = false;
};

QString tidy(QString text)
{
    while (!text.isEmpty() && (text.front().isSpace() || QStringView(u",，;；|·").contains(text.front())))
        text.remove(0, 1);
    while (!text.isEmpty() && (text.back().isSpace() || QStringView(u",，;；|·").contains(text.back())))
        text.chop(1);
    return text;
}

/// Commas between Chinese words part fields; in English they part a place or a department and are kept.
QStringList splitPlain(const QString& text)
{
    static const QRegularExpression gap(
        QStringLiteral("\\s{2,}|\\t|(?<=[\\p{Han}）)])\\s+(?=\\p{Han})|(?<=\\p{Han}),(?=\\p{Han})"));
    return text.split(gap, Qt::SkipEmptyParts);
}

struct Head {
    QList<Segment> segments;
    DateRange range;
    bool dated = false;
};

/// Takes the dates out of a line's spans.
void takeDates(QList<InlineSpan>& spans, Head& head, bool single)
{
    for (InlineSpan& span : spans) {
        if (head.dated)
            return;
        if (const auto found = findDateRange(span.text, single)) {
            head.range = found->range;
            head.dated = true;
            const QString after = span.text.mid(found->start + found->length);
            span.text = span.text.left(found->start) + QStringLiteral("  ") + after;
        }
    }
}

Head readHead(const QList<TextLine>& lines)
{
    Head head;
    QList<QList<InlineSpan>> spans;
    for (const TextLine& line : lines)
        spans += line.spans;
    for (bool single : {false, true}) {
        for (QList<InlineSpan>& line : spans)
            takeDates(line, head, single);
    }
    for (int line = 0; line < spans.size(); ++line) {
        bool first = true;
        for (const InlineSpan& span : spans[line]) {
            for (const QString& piece : splitPlain(span.text)) {
                const QString text = tidy(piece);
                if (text.isEmpty())
                    continue;
                head.segments += Segment{text, span.style.testFlag(InlineStyle::Bold),
                                         span.style.testFlag(InlineStyle::Italic), line, first};
                first = false;
            }
        }
    }
    return head;
}

QStringList commaPieces(const QString& text)
{
    static const QRegularExpression comma(QStringLiteral("\\s*[,，]\\s*"));
    return text.split(comma, Qt::SkipEmptyParts);
}

/// "Seed-Foundation, Beijing, China": the place is the last two pieces if the last is a country.
struct Placed {
    QString rest;
    QString place;
};
Placed takePlace(const QString& text, const Vocabulary& vocabulary)
{
    const QStringList pieces = commaPieces(text);
    if (pieces.size() < 2)
        return {text, {}};
    const QString last = pieces.last();
    if (vocabulary.isCountry(last) && pieces.size() >= 2 && !containsHan(last)) {
        const bool alone = pieces.size() == 2 && pieces.front().count(u' ') > 1;
        if (!alone) {
            // "… a cloud native platform, Remotely": what stands before the last piece is no city.
            const QString& city = pieces[pieces.size() - 2];
            const bool named = city.count(u' ') <= 1 && (city.front().isUpper() || containsHan(city));
            const qsizetype keep = !named ? 1 : pieces.size() > 3 && pieces[pieces.size() - 3].size() <= 3 ? 3 : 2;
            return {pieces.mid(0, pieces.size() - keep).join(QStringLiteral(", ")),
                    pieces.mid(pieces.size() - keep).join(QStringLiteral(", "))};
        }
        // "… dataplane Suzhou, China": the city is the word before the comma.
        const qsizetype space = pieces.front().lastIndexOf(u' ');
        return {pieces.front().left(space), pieces.front().mid(space + 1) + QStringLiteral(", ") + last};
    }
    constexpr qsizetype longestChinesePlace = 4;
    if (containsHan(last) && last.size() <= longestChinesePlace && text.contains(u'，') && !vocabulary.isRole(last))
        return {text.left(qMax(text.lastIndexOf(u'，'), text.lastIndexOf(u','))), last};
    if (vocabulary.isCountry(last))
        return {pieces.mid(0, pieces.size() - 1).join(QStringLiteral(", ")), last};
    return {text, {}};
}

bool isPlace(const QString& text, const Vocabulary& vocabulary)
{
    const QStringList pieces = commaPieces(text);
    // "Systems Group, Beijing, China": the city is named already; "…, Example University, China" is no place at all.
    const bool more = pieces.size() == 3 && (vocabulary.isCity(pieces[1]) || vocabulary.isSchool(pieces[1]));
    return !pieces.isEmpty() && pieces.size() <= 3 && pieces.size() >= 2 && !more &&
           vocabulary.isCountry(pieces.last()) && pieces.front().count(u' ') <= 1 &&
           !(containsHan(pieces.front()) && pieces.front().size() > 4);
}

bool isDepartment(const QString& text)
{
    static const QRegularExpression department(QStringLiteral(
        "(?:实验室|部门?|组|中心|系|学院|团队)$|\\b(?:Department|Lab|Laboratory|Group|Team|Division)\\b"));
    return department.match(text).hasMatch();
}

bool isLabelled(const QString& text)
{
    static const QRegularExpression label(QStringLiteral("^[\\p{L} -]{2,20}\\s*[:：]"));
    return label.match(text).hasMatch();
}

void addTo(LocalizedText& field, const QString& text, Language language)
{
    const QString old = field.text(language);
    field = LocalizedText::of(language, old.isEmpty() ? text : old + QStringLiteral(", ") + text);
}

class EducationHead {
public:
    EducationHead(const QList<TextLine>& lines, const ParsingContext& context)
        : m_head(readHead(lines)), m_context(context)
    {
    }

    Entry parse()
    {
        m_details.range = m_head.range;
        for (const Segment& segment : m_head.segments)
            place(segment);
        m_entry.details = m_details;
        return m_entry;
    }

private:
    const Vocabulary& words() const { return m_context.vocabulary; }

    void place(const Segment& segment)
    {
        if (isLabelled(segment.text) ||
            (segment.line >= 2 && !m_details.degree.isEmpty() && !isPlace(segment.text, words()))) {
            m_entry.unparsed += segment.text;
            return;
        }
        if (isPlace(segment.text, words())) {
            addTo(m_details.location, segment.text, m_context.language);
            return;
        }
        // "Ph.D., Computer Science, Example University, China" on one line is a list of fields.
        const QStringList pieces = segment.bold ? QStringList{segment.text} : commaPieces(segment.text);
        for (qsizetype i = 0; i < pieces.size(); ++i)
            placePiece(pieces[i], i + 1 == pieces.size());
    }

    void placePiece(const QString& piece, bool last)
    {
        const Language language = m_context.language;
        static const QRegularExpression degreeIn(QStringLiteral("^(.*?)\\s+(?:in|of)\\s+(.+)$"));
        if (last && words().isCountry(piece))
            addTo(m_details.location, piece, language);
        else if (words().isDegree(piece) && m_details.degree.isEmpty()) {
            const auto match = degreeIn.match(piece);
            const bool named = match.hasMatch() && words().isDegree(match.captured(1));
            addTo(m_details.degree, named ? match.captured(1) : piece, language);
            if (named)
                addTo(m_details.area, match.captured(2), language);
        } else if (words().isSchool(piece) && m_details.institution.isEmpty())
            addTo(m_details.institution, piece, language);
        else if (m_details.institution.isEmpty() && m_details.degree.isEmpty())
            addTo(m_details.institution, piece, language);
        else
            addTo(m_details.area, piece, language);
    }

    Head m_head;
    const ParsingContext& m_context;
    EducationDetails m_details;
    Entry m_entry;
};

class ExperienceHead {
public:
    ExperienceHead(const QList<TextLine>& lines, const ParsingContext& context)
        : m_head(readHead(lines)), m_context(context)
    {
    }

    Entry parse()
    {
        m_details.range = m_head.range;
        const bool listOfFields = m_head.segments.size() == 1 && m_head.dated && !m_head.segments.front().bold &&
                                  commaPieces(m_head.segments.front().text).size() >= 2 &&
                                  hasRolePiece(m_head.segments.front().text);
        if (listOfFields)
            placeList(m_head.segments.front().text);
        else
            placeSegments();
        m_entry.details = m_details;
        return m_entry;
    }

private:
    const Vocabulary& words() const { return m_context.vocabulary; }
    Language language() const { return m_context.language; }

    bool hasRolePiece(const QString& text) const
    {
        const QStringList pieces = commaPieces(text);
        return std::any_of(pieces.begin(), pieces.end(), [&](const QString& p) { return words().isRole(p); });
    }

    /// "Research Intern, Example Labs, Systems Group, Beijing, China".
    void placeList(const QString& text)
    {
        const Placed placed = takePlace(text, words());
        if (!placed.place.isEmpty())
            addTo(m_details.location, placed.place, language());
        for (const QString& piece : commaPieces(placed.rest)) {
            if (m_details.position.isEmpty() && words().isRole(piece))
                addTo(m_details.position, piece, language());
            else
                placeOrganization(piece);
        }
    }

    void placeOrganization(const QString& text)
    {
        // "阿里 XX实验室": the organization, then the part of it.
        const qsizetype space = text.lastIndexOf(u' ');
        if (m_details.organization.isEmpty() && containsHan(text) && space > 0 && isDepartment(text.mid(space + 1)) &&
            !isDepartment(text.left(space))) {
            addTo(m_details.organization, text.left(space), language());
            addTo(m_details.department, text.mid(space + 1), language());
        } else if (m_details.organization.isEmpty())
            addTo(m_details.organization, text, language());
        else
            addTo(m_details.department, text, language());
    }

    void placeSegments()
    {
        const bool placeBeside = m_head.segments.size() > 1 && m_head.segments[1].line == 0 &&
                                 m_head.segments.front().bold && !m_head.segments[1].bold && !m_head.segments[1].italic;
        for (qsizetype i = 0; i < m_head.segments.size(); ++i) {
            const Segment& segment = m_head.segments[i];
            const bool roleBeside = i == 0 && m_head.segments.size() > 1 && m_head.segments[1].line == 0 &&
                                    words().isRole(m_head.segments[1].text) && isOrganization(segment.text);
            if (roleBeside)
                placeOrganization(segment.text);
            else if (i == 0 && placeBeside)
                addTo(m_details.organization, segment.text, language());
            else if (i == 1 && placeBeside)
                addTo(m_details.location, segment.text, language());
            else if (isLabelled(segment.text) && segment.line > 0)
                m_entry.unparsed += segment.text;
            else
                placeSegment(segment, i == 0);
        }
    }

    void placeSegment(const Segment& segment, bool first)
    {
        if (first) {
            placeTitle(segment.text);
            return;
        }
        if (isPlace(segment.text, words())) {
            addTo(m_details.location, segment.text, language());
            return;
        }
        if (words().isRole(segment.text) && m_details.position.isEmpty() &&
            takePlace(segment.text, words()).place.isEmpty()) {
            addTo(m_details.position, segment.text, language());
            return;
        }
        constexpr qsizetype longestName = 80;
        if (segment.text.size() < 2 || segment.text.size() > longestName) {
            m_entry.unparsed += segment.text;
            return;
        }
        const Placed placed = takePlace(segment.text, words());
        if (!placed.place.isEmpty())
            addTo(m_details.location, placed.place, language());
        if (words().isCountry(placed.rest) && placed.place.isEmpty())
            addTo(m_details.location, placed.rest, language());
        else if (!placed.rest.isEmpty())
            placeOrganization(placed.rest);
    }

    /// Where a title goes over into an organization without a mark between them: "… with programmable switches Example
    /// Lab". Known names tell; else a run of capitals after small letters that ends with "Lab" or its like.
    qsizetype organizationAtEnd(const QString& text) const
    {
        static const QRegularExpression rest(QStringLiteral("^[A-Z][\\w.&-]*(?:\\s+[A-Z0-9][\\w.&-]*){0,3}$"));
        static const QRegularExpression goesOn(
            QStringLiteral("\\b(?:for|at|of|in|on|with|and|by|to|from|the|a|an)\\s*$"),
            QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype shortestTitle = 12;
        const qsizetype known = words().organizationIn(text);
        if (known > shortestTitle && rest.match(text.mid(known)).hasMatch() &&
            !goesOn.match(text.left(known)).hasMatch())
            return known;
        static const QRegularExpression named(QStringLiteral(
            "(?<=[a-z\\d)] "
            ")(?:[A-Z][\\w&.-]*\\s+){1,3}(?:Labs?|Laboratory|Inc\\.?|Ltd\\.?|Corporation|Technologies|University)$"));
        const auto match = named.match(text);
        return match.hasMatch() && match.capturedStart() > shortestTitle ? match.capturedStart() : -1;
    }

    bool isOrganization(const QString& text) const
    {
        static const QRegularExpression company(QStringLiteral("公司$|集团$"));
        return words().organizationIn(text) == 0 || words().isSchool(text) || isDepartment(text) ||
               company.match(text).hasMatch();
    }

    void placeTitle(const QString& text)
    {
        // Work named by "organization,position" has no title of its own.
        const QStringList pieces = commaPieces(text);
        if (pieces.size() == 2 && words().isRole(pieces[1]) && !words().isRole(pieces[0])) {
            placeOrganization(pieces[0]);
            addTo(m_details.position, pieces[1], language());
            return;
        }
        const Placed placed = takePlace(text, words());
        const qsizetype organization = organizationAtEnd(placed.rest);
        addTo(m_details.title, organization > 0 ? tidy(placed.rest.left(organization)) : placed.rest, language());
        if (organization > 0)
            placeOrganization(placed.rest.mid(organization));
        if (!placed.place.isEmpty())
            addTo(m_details.location, placed.place, language());
    }

    Head m_head;
    const ParsingContext& m_context;
    ExperienceDetails m_details;
    Entry m_entry;
};

} // namespace

Entry parseEducationHead(const QList<TextLine>& lines, const ParsingContext& context)
{
    return EducationHead(lines, context).parse();
}

Entry parseExperienceHead(const QList<TextLine>& lines, const ParsingContext& context)
{
    return ExperienceHead(lines, context).parse();
}

} // namespace duovita
