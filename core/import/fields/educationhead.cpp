#include "core/import/annotate/datetext.h"
#include "core/import/annotate/degreeparts.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/fields/educationfields.h"
#include "core/import/fields/headparsing.h"
#include "core/import/fields/titleparts.h"
#include "core/terms/hanvariants.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

class EducationHead {
public:
    EducationHead(const QList<TextLine>& lines, const ParsingContext& context) : m_context(context)
    {
        QList<TextLine> unlabelled;
        for (const TextLine& line : lines) {
            if (!takeLabelled(line.plain().trimmed()))
                unlabelled += withoutBracket(line);
        }
        m_head = readHead(unlabelled, m_dated ? LoneYear::IsText : LoneYear::IsDate);
        dropStops(m_head.segments);
        m_head.segments = withPlacesApart(withScoresApart(partedAtMarks(m_head.segments)), words());
        if (!m_dated)
            m_details.range = m_head.range;
    }

    Entry parse()
    {
        for (qsizetype i = 0; i < m_head.segments.size(); ++i)
            place(m_head.segments[i], isSchoolBehind(i));
        takeSchoolFromPlace();
        m_entry.details = m_details;
        return m_entry;
    }

private:
    const Vocabulary& words() const { return m_context.vocabulary; }

    /// "PhD in statistics – UCLouvain, Belgium": every degree needs a school, and the text in the place of the town is
    /// not a known town.
    void takeSchoolFromPlace()
    {
        if (!m_details.institution.isEmpty() || m_details.degree.isEmpty())
            return;
        const QStringList area = commaPieces(m_details.area.text(m_context.language));
        if (area.size() > 1 && isWrittenLikeFirm(area.last())) {
            m_details.institution = LocalizedText::of(m_context.language, area.last());
            m_details.area =
                LocalizedText::of(m_context.language, area.mid(0, area.size() - 1).join(QStringLiteral(", ")));
            return;
        }
        QString rest;
        const QString school = unknownTown(m_details.location.text(m_context.language), rest, words());
        if (school.isEmpty())
            return;
        m_details.institution = LocalizedText::of(m_context.language, school);
        m_details.location = rest.isEmpty() ? LocalizedText() : LocalizedText::of(m_context.language, rest);
    }

    /// "Linguistics, 30 ECTS. (Example University, Fall 2007.)": treats the school and dates in brackets like other
    /// fields.
    TextLine withoutBracket(const TextLine& line) const
    {
        static const QRegularExpression last(QStringLiteral(
            "^(.*?)[.,]?\\s*[(（]([^()（）]+?)[,，]\\s*([^()（）,，]*\\d{4}[^()（）,，]*?)\\.?[)）]\\.?$"));
        const auto match = last.match(line.plain().trimmed());
        if (!match.hasMatch() || line.spans.size() != 1 || !words().isSchool(match.captured(2)))
            return line;
        TextLine fields = line;
        fields.spans.front().text =
            QStringList{match.captured(1), match.captured(2), match.captured(3)}.join(QStringLiteral(", "));
        return fields;
    }

    /// "Springfield IL GPA: 3.9": splits the town from the grades.
    QList<Segment> withScoresApart(const QList<Segment>& segments)
    {
        static const QRegularExpression score(QStringLiteral("^(.{3,}?)[\\s,;]+((?:C?GPA|Grade)\\s*[:：].*)$"));
        static const QRegularExpression town(QStringLiteral("^([\\p{L}.' -]+) ([A-Z]{2})$"));
        QList<Segment> apart;
        for (const Segment& segment : segments) {
            const auto match = score.match(segment.text);
            if (!match.hasMatch()) {
                apart += segment;
                continue;
            }
            Segment before = segment;
            before.text = match.captured(1);
            if (const auto place = town.match(before.text); place.hasMatch() && words().isRegion(place.captured(2)))
                before.text = place.captured(1) + QStringLiteral(", ") + place.captured(2);
            Segment grades = segment;
            grades.text = withoutPlaceBehind(match.captured(2));
            apart << before << grades;
        }
        return apart;
    }

    /// "CGPA: 3.5/4.0 Bramfield, Quebec": the place was in the margin of the same line.
    QString withoutPlaceBehind(const QString& grades)
    {
        static const QRegularExpression place(QStringLiteral(
            "^(.*\\d[)）%]?)\\s+(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?(?:,\\s*\\p{Lu}[\\p{L} ]+){1,2})$"));
        const auto match = place.match(grades);
        if (!match.hasMatch() || words().isRole(match.captured(2)) || words().isCompany(match.captured(2)))
            return grades;
        addTo(m_details.location, match.captured(2), m_context);
        return match.captured(1);
    }

    /// "学校：…", "Degree: …".
    bool takeLabelled(const QString& text)
    {
        const auto labelled = readLabelled(text, words());
        if (!labelled)
            return takeDegreeLabel(text);
        const auto& [field, value] = *labelled;
        if (field == QStringLiteral("range")) {
            const std::optional<DateRange> range = rangeOf(*labelled);
            m_details.range = range.value_or(m_details.range);
            m_dated = m_dated || range;
            return range.has_value();
        }
        static const QHash<QString, LocalizedText EducationDetails::*> members{
            {QStringLiteral("institution"), &EducationDetails::institution},
            {QStringLiteral("organization"), &EducationDetails::institution},
            {QStringLiteral("area"), &EducationDetails::area},
            {QStringLiteral("degree"), &EducationDetails::degree},
            {QStringLiteral("location"), &EducationDetails::location}};
        const auto member = members.constFind(field);
        if (member == members.constEnd())
            return false;
        // "专业：物理学（本科）", "Major: Physics (Bachelor)"
        static const QRegularExpression bracket(QStringLiteral("^([^()（）]{2,})\\s*[(（]([^()（）]+)[)）]$"));
        const auto both = bracket.match(value);
        if (*member == &EducationDetails::degree)
            placeLabelledDegree(value);
        else if (*member == &EducationDetails::area && both.hasMatch() && m_details.degree.isEmpty() &&
                 words().isDegree(both.captured(2)) && !words().isDegree(both.captured(1))) {
            addTo(m_details.area, both.captured(1).trimmed(), m_context);
            addTo(m_details.degree, both.captured(2), m_context);
        } else
            addTo(m_details.*(*member), value, m_context);
        return true;
    }

    /// "Degree: M.Sc., Sample Science": the subject follows the degree.
    void placeLabelledDegree(const QString& value)
    {
        const QStringList pieces = commaPieces(value);
        const QString area = pieces.mid(1).join(QStringLiteral(", "));
        const bool both = pieces.size() > 1 && words().isDegree(pieces.front()) && !words().isDegree(area) &&
                          !words().isSchool(area) && m_details.area.isEmpty();
        placeDegree(both ? pieces.front() : value);
        if (both)
            addTo(m_details.area, area, m_context);
    }

    /// "本科：计算机科学": the degree is the label of the subject.
    bool takeDegreeLabel(const QString& text)
    {
        static const QRegularExpression form(QStringLiteral("^(\\p{Han}{2,6})[:：]\\s*([^:：]{2,40})$"));
        const auto match = form.match(text);
        static const QRegularExpression work(QStringLiteral("论文|课题|设计|课程")); // "硕士毕业论文：…"
        if (!match.hasMatch() || !words().isDegree(match.captured(1)) || words().isSchool(text) ||
            work.match(match.captured(1)).hasMatch() || !m_details.degree.isEmpty() || findDateRange(text))
            return false;
        placeDegree(match.captured(1));
        addTo(m_details.area, match.captured(2).trimmed(), m_context);
        return true;
    }

    /// Whether a later field of the same line names a school and this one does not: "**Summer Research**, *Department*,
    /// Example University".
    bool isSchoolBehind(qsizetype at) const
    {
        const Segment& segment = m_head.segments[at];
        const auto namesSchool = [&](const Segment& later) {
            return later.line == segment.line && words().isSchool(later.text) && !later.text.contains(u'：') &&
                   !later.text.contains(u':');
        };
        return !words().isSchool(segment.text) && !words().isCompany(segment.text) &&
               words().organizationIn(segment.text) < 0 &&
               std::any_of(m_head.segments.begin() + at + 1, m_head.segments.end(), namesSchool);
    }

    /// "Ranking 6th **top 2%** among 300": joins text in several styles.
    void leave(const Segment& segment)
    {
        static const QRegularExpression ordinal(QStringLiteral("^(?:st|nd|rd|th)\\b"));
        const bool continues = segment.line > 0 && segment.line == m_lineLeft && !isLabelled(segment.text);
        m_lineLeft = segment.line;
        if (!continues) {
            m_entry.unparsed += segment.text;
            return;
        }
        QString& text = m_entry.unparsed.last();
        const bool joint = text.back().isDigit() && ordinal.match(segment.text).hasMatch();
        text += (joint ? QString() : QStringLiteral(" ")) + segment.text;
    }

    void place(const Segment& written, bool schoolBehind)
    {
        // "*BSc* in Linguistics": the degree is in another style.
        static const QRegularExpression in(QStringLiteral("^in\\s+(?=\\p{Lu})"));
        Segment segment = written;
        if (!m_details.degree.isEmpty())
            segment.text.remove(in);
        // "示例大学：经济学博士"
        static const QRegularExpression colon(QStringLiteral("^(\\p{Han}{4,})\\s*[:：]\\s*(\\p{Han}.*)$"));
        if (const auto match = colon.match(segment.text);
            match.hasMatch() && words().isSchool(match.captured(1)) && words().isDegree(match.captured(2))) {
            placePiece(match.captured(1), segment.line);
            placePiece(match.captured(2), segment.line);
            return;
        }
        // "University of Example: Natural Sciences MSci"
        static const QRegularExpression latinColon(QStringLiteral("^(\\p{Lu}[^:：]{4,60}):\\s+(\\p{Lu}[^:：]*)$"));
        if (const auto match = latinColon.match(segment.text);
            match.hasMatch() && words().isSchool(match.captured(1)) && !words().isDegree(match.captured(1)) &&
            words().isDegree(match.captured(2))) {
            placePiece(match.captured(1), segment.line);
            placePiece(match.captured(2), segment.line);
            return;
        }
        // "Sep 2018 – Jun 2023 Major: Physics": a labelled field after the dates.
        if (segment.line > 0 && takeLabelled(segment.text))
            return;
        // "Master of Science: Astronomy"
        static const QRegularExpression of(QStringLiteral("^(\\p{Lu}[^:：]{2,40}):\\s+(\\p{Lu}[^:：]*)$"));
        if (const auto match = of.match(segment.text); match.hasMatch() && m_details.degree.isEmpty() &&
                                                       words().isDegree(match.captured(1)) &&
                                                       !words().isSchool(segment.text)) {
            placeDegree(match.captured(1));
            addTo(m_details.area, match.captured(2), m_context);
            return;
        }
        if (isLabelled(segment.text) || isScore(segment.text) ||
            (segment.line >= 2 && !m_details.degree.isEmpty() && !m_details.institution.isEmpty() &&
             !isPlace(segment.text, words()))) {
            leave(segment);
            return;
        }
        // "Ph.D., Computer Science, Example University, China" on one line is a list of fields.
        const QStringList parts = commaPieces(segment.text);
        const bool subjectFirst = parts.size() == 2 && !words().isSchool(parts[0]) && words().isSchool(parts[1]);
        // "示例大学（硕士）"
        const bool both = containsHan(segment.text) && words().isSchool(segment.text) && words().isDegree(segment.text);
        const bool list = !segment.bold || subjectFirst || both || words().isDegree(parts.value(0));
        const Placed placed =
            list && !isPlace(segment.text, words()) ? takePlace(segment.text, words()) : Placed{segment.text, {}};
        if (isPlace(segment.text, words()) && !words().isSchool(segment.text)) {
            addTo(m_details.location, segment.text, m_context);
            return;
        }
        if (isPlaceByItsPosition(segment)) {
            addTo(m_details.location, segment.text, m_context);
            return;
        }
        const QStringList pieces = list ? educationFields(placed.rest, words()) : QStringList{placed.rest};
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            // "Linguistics, 30 ECTS, Example University": the school follows later.
            const bool schoolAhead =
                schoolBehind || std::any_of(pieces.begin() + i + 1, pieces.end(),
                                            [&](const QString& later) { return words().isSchool(later); });
            const bool subject = schoolAhead && m_details.institution.isEmpty() && !words().isSchool(pieces[i]) &&
                                 !words().isDegree(pieces[i]);
            // "MSc Geology, UCD, Dublin, Ireland": the text between subject and place is the school, whatever its name.
            const bool beforePlace = i > 0 && i + 1 == pieces.size() && !placed.place.isEmpty();
            static const QRegularExpression graduation(QStringLiteral("^\\d[\\d.年月/-]*\\s*毕业$"));
            if (subject)
                addTo(m_details.area, pieces[i], m_context);
            else if (graduation.match(pieces[i]).hasMatch())
                m_entry.unparsed += pieces[i]; // as well as the period
            else if (!m_details.institution.isEmpty() && words().isCity(pieces[i]))
                addTo(m_details.location, pieces[i], m_context);
            else if (beforePlace && lacksOnlySchool() && isName(pieces[i]) && !words().isDegree(pieces[i]))
                addTo(m_details.institution, pieces[i], m_context);
            else
                placePiece(pieces[i], segment.line);
        }
        if (!placed.place.isEmpty())
            addTo(m_details.location, placed.place, m_context);
    }

    /// A short separate word after school, degree and subject: a place although no list contains it.
    bool isPlaceByItsPosition(const Segment& segment) const
    {
        constexpr qsizetype longestHan = 5;
        constexpr qsizetype longestLatin = 24;
        const QString& text = segment.text;
        const bool all = !m_details.institution.isEmpty() && !m_details.degree.isEmpty() && !m_details.area.isEmpty();
        static const QRegularExpression subject(QStringLiteral("(?:工程|科学|技术|学|专业|设计|管理|英语|语)$"));
        return all && m_details.location.isEmpty() && !subject.match(text).hasMatch() &&
               commaPieces(text).size() == 1 && !words().isDegree(text) && !words().isSchool(text) &&
               text.size() <= (containsHan(text) ? longestHan : longestLatin) &&
               std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c.isPunct(); });
    }

    /// "示例大学（西班牙，马德里）" contains the place; "示例大学（北京）" is the school's name.
    QString withoutPlace(const QString& piece)
    {
        static const QRegularExpression bracket(QStringLiteral("^(.{3,}?)\\s*[(（]([^()（）]+)[)）]$"));
        const auto match = bracket.match(piece);
        const QStringList parts = commaPieces(match.captured(2));
        const bool country =
            std::any_of(parts.begin(), parts.end(), [&](const QString& name) { return words().isCountry(name); });
        if (!match.hasMatch() || !country || !m_details.location.isEmpty() || parts.size() > 2 ||
            !words().isSchool(match.captured(1)))
            return piece;
        addTo(m_details.location, match.captured(2), m_context);
        return match.captured(1);
    }

    void placePiece(const QString& written, int line)
    {
        const QString piece = withoutPlace(written);
        if (isScore(piece) && !m_details.degree.isEmpty()) { // "2:1", "Distinction"
            m_entry.unparsed += piece;
            return;
        }
        if (m_details.institution.isEmpty() && !m_details.degree.isEmpty() && isAbbreviation(piece)) {
            addTo(m_details.institution, piece, m_context);
            return;
        }
        // A separate line below the degree is the school, whatever its name.
        const bool below = m_degreeLine >= 0 && line > m_degreeLine && m_details.institution.isEmpty();
        const bool otherIsDegree = namesDegreeAlone() && !isDegreeAlone(piece);
        if (words().isDegree(piece) && m_details.degree.isEmpty() && !endsWithSchool(piece) && !otherIsDegree) {
            placeDegree(piece);
            m_degreeLine = line;
        } else if (below && !words().isDegree(piece) && isName(piece))
            addTo(m_details.institution, piece, m_context);
        else if (m_details.institution.isEmpty() && isInstitute(piece))
            addTo(m_details.institution, piece, m_context);
        else if (m_details.institution.isEmpty() && !m_details.degree.isEmpty() && isPlaceOfTraining(piece))
            addTo(m_details.institution, piece, m_context);
        else if (m_details.institution.isEmpty() ? words().isSchool(piece) : isWholeOfSchool(piece))
            addTo(m_details.institution, piece, m_context);
        else if (m_details.institution.isEmpty() && m_details.degree.isEmpty())
            addTo(m_details.institution, piece, m_context);
        else if (isFurtherDegree(piece))
            addTo(m_details.degree, piece, m_context);
        else
            addTo(m_details.area, piece, m_context);
    }

    /// "本科生" together with "理学学士".
    static bool isFurtherDegree(const QString& piece)
    {
        static const QRegularExpression degree(
            QStringLiteral("^(?:\\p{Han}{1,3}学)?(?:学士|硕士|博士)(?:学位)?$|^(?:硕博连读|直博)(?:在读)?$"));
        return degree.match(inSimplifiedHan(piece)).hasMatch();
    }

    /// "硕士" is only a degree, "环境管理，之后硕博连读" is not.
    static bool isDegreeAlone(const QString& piece)
    {
        static const QRegularExpression degree(
            QStringLiteral("^(?:博士|硕士|学士|本科|专科|大专|中专|高中)(?:研究生)?$"));
        return degree.match(piece).hasMatch();
    }

    bool namesDegreeAlone() const
    {
        return std::any_of(m_head.segments.begin(), m_head.segments.end(),
                           [](const Segment& segment) { return isDegreeAlone(segment.text); });
    }

    /// "Temple University" after "Tyler School of Art", "示例大学" after "物理学院": the latter is part of the former.
    bool isWholeOfSchool(const QString& piece) const
    {
        static const QRegularExpression part(
            QStringLiteral("\\b(?:School|College|Faculty) of\\b|\\bSchool$|^(?!.*大学).*(?:学院|书院|班)$"));
        static const QRegularExpression whole(QStringLiteral("\\bUniversity\\b|大学$|^\\p{Lu}{3,8}$"));
        return part.match(m_details.institution.text(m_context.language)).hasMatch() && whole.match(piece).hasMatch() &&
               !words().isDegree(piece);
    }

    /// "SAIST" after a degree, if no other piece is the school.
    bool isAbbreviation(const QString& piece) const
    {
        static const QRegularExpression form(QStringLiteral("^\\p{Lu}{3,8}$"));
        return form.match(piece).hasMatch() && !words().isDegree(piece) &&
               std::none_of(m_head.segments.begin(), m_head.segments.end(), [&](const Segment& segment) {
                   const QStringList pieces = commaPieces(segment.text);
                   return std::any_of(pieces.begin(), pieces.end(),
                                      [&](const QString& other) { return words().isSchool(other); });
               });
    }

    /// "示例院计算所"
    static bool isInstitute(const QString& piece)
    {
        static const QRegularExpression institute(QStringLiteral("^\\p{Han}{3,}(?:所|研究院|研究中心)$"));
        return institute.match(piece).hasMatch();
    }

    /// "Example District Hospital": not a school, but a place of training.
    static bool isPlaceOfTraining(const QString& piece)
    {
        static const QRegularExpression place(
            QStringLiteral("^\\p{Lu}.*\\b(?:Hospital|Infirmary|Clinic|Conservat(?:oire|ory|orio|ório)|Museum)$|医院$"));
        return place.match(piece).hasMatch();
    }

    bool lacksOnlySchool() const
    {
        return m_details.institution.isEmpty() && !m_details.degree.isEmpty() && !m_details.area.isEmpty();
    }

    static bool isName(const QString& piece) { return containsHan(piece) || piece.front().isUpper(); }

    /// "Example Graduate School" is not a degree, "Master of Science - MS" is.
    bool endsWithSchool(const QString& piece) const
    {
        static const QRegularExpression graduateSchool(QStringLiteral("研究生院$")); // "研究生" is in it
        if (graduateSchool.match(piece).hasMatch())
            return true;
        // "High School Diploma" is a degree, too.
        return words().isSchool(piece) && !words().isDegree(piece.section(u' ', 0, 0)) &&
               !words().isDegree(piece.section(u' ', -1));
    }

    void placeDegree(const QString& piece)
    {
        const DegreeParts parts = degreeParts(piece, words(), !m_details.area.isEmpty());
        addTo(m_details.degree, parts.degree, m_context);
        for (const QString& area : parts.areas)
            addTo(m_details.area, area, m_context);
    }

    Head m_head;
    const ParsingContext& m_context;
    EducationDetails m_details;
    int m_lineLeft = 0;   // the last line of which something was left over
    bool m_dated = false; // by a label
    int m_degreeLine = -1;
    Entry m_entry;
};

} // namespace

Entry parseEducationHead(const QList<TextLine>& lines, const ParsingContext& context)
{
    return EducationHead(lines, context).parse();
}

} // namespace duovita
