#include "core/import/annotate/headsegments.h"

#include "core/import/annotate/bilingualtext.h"
#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QString tidy(QString text)
{
    constexpr QStringView marks = u",，;；|·•:：–—~";
    while (!text.isEmpty() && (text.front().isSpace() || marks.contains(text.front())))
        text.remove(0, 1);
    while (!text.isEmpty() && (text.back().isSpace() || marks.contains(text.back())))
        text.chop(1);
    // The full stop of a sentence, not one that belongs to a name.
    static const QRegularExpression stop(QStringLiteral("\\p{Ll}{4}\\.$"));
    if (stop.match(text).hasMatch())
        text.chop(1);
    // "(Shenzhen)" beside a name.
    if ((text.startsWith(u'(') || text.startsWith(u'（')) && (text.endsWith(u')') || text.endsWith(u'）')) &&
        text.size() > 2)
        text = text.mid(1, text.size() - 2);
    // "(2001 – 2005 materials)" without its dates.
    if ((text.endsWith(u')') && !text.contains(u'(')) || (text.endsWith(u'）') && !text.contains(u'（')))
        text = text.chopped(1).trimmed();
    // A separate hyphen was between a field and its dates.
    if (text.startsWith(QStringLiteral("- ")))
        text = text.mid(2).trimmed();
    // the same for the sign between a position and its employer, if that has another style
    static const QRegularExpression dashes(QStringLiteral("\\s(?:-{1,3}|@)$"));
    text.remove(dashes);
    text = text.trimmed();
    return text;
}

/// Commas between Chinese words separate fields; in English they are part of a place or a department and are kept.
QStringList splitPlain(QString text)
{
    // "（5年8个月）" repeats the dates.
    static const QRegularExpression duration(QStringLiteral("[(（]\\s*(?:\\d+\\s*年)?(?:\\d+\\s*个月)?\\s*[)）]"));
    text.remove(duration);
    // "导师：王五 教授": the space precedes the person's title.
    static const QRegularExpression advisor(QStringLiteral("^\\s*(?:指导|合作|联合)?(?:导师|老师|教师)\\s*[:：]"));
    if (advisor.match(text).hasMatch())
        return {text};
    static const QRegularExpression gap(QStringLiteral(
        "\\s{2,}|\\t|\\x{3000}+|(?<=[\\p{Han}）)])\\s+(?=\\p{Han})|(?<=\\p{Han}),(?=\\p{Han})|(?:^|\\s+)//\\s+"));
    return text.split(gap, Qt::SkipEmptyParts);
}

void takeOut(InlineSpan& span, qsizetype start, qsizetype length)
{
    // "(2 years 8 months)" repeats the dates.
    static const QRegularExpression duration(
        QStringLiteral("^\\s*[(（·,，]?\\s*(?:\\d+(?:\\.\\d+)?\\s*\\+?\\s*(?:years?|yrs?|年)\\s*)?(?:\\d+\\s*(?:months?"
                       "|mos?|个月))?\\s*[)）]?(?=\\s*$)"));
    QString first = span.text.left(start);
    QString after = span.text.mid(start + length);
    // "(2012 – 2018, 6+ years)": the bracket that opens before the dates is removed with them.
    static const QRegularExpression opened(QStringLiteral("[(（]\\s*$"));
    static const QRegularExpression closed(
        QStringLiteral("^[,，;；]\\s*\\d+(?:\\.\\d+)?\\s*\\+?\\s*(?:years?|yrs?|months?|年|个月)\\s*[)）]"));
    if (const auto end = closed.match(after); end.hasMatch() && opened.match(first).hasMatch()) {
        first.remove(opened);
        after = after.mid(end.capturedEnd());
    }
    span.text = first + QStringLiteral("  ") + after.remove(duration);
}

/// Removes the dates from a line's spans.
void takeDates(QList<InlineSpan>& spans, Head& head, bool single)
{
    for (InlineSpan& span : spans) {
        if (head.dated)
            return;
        if (const auto found = findDateRange(span.text, single)) {
            head.range = found->range;
            head.dated = true;
            takeOut(span, found->start, found->length);
        }
    }
}

/// "Dissertation: Policies in Italy, 1922–1945. (2007)": dates in brackets at the end are the entry's, whatever dates
/// the text before them contains.
void takeLastDates(QList<QList<InlineSpan>>& lines, Head& head, LoneYear years)
{
    if (lines.isEmpty() || lines.last().isEmpty())
        return;
    InlineSpan& span = lines.last().last();
    const auto found = findBracketedDates(span.text);
    const bool alone = lines.size() == 1 && lines.last().size() == 1;
    if (!found || (found->start == 0 && alone))
        return;
    const bool lone = !found->range.start() && !found->range.isPresent() && found->range.end()->isWholeYear();
    if (lone && years == LoneYear::IsText)
        return;
    head.range = found->range;
    head.dated = true;
    takeOut(span, found->start, found->length);
}

/// "2010 Ph.D., Economics", "2010: Paper Planes": a year at the beginning.
void takeLeadingYear(QList<InlineSpan>& spans, Head& head)
{
    static const QRegularExpression leading(
        QStringLiteral("^\\s*((?:19|20)\\d\\d)(?:\\s{2,}|\\t|\\s*[:：]\\s*|\\s+//\\s+|\\s[—–]\\s+)"));
    const auto match = leading.match(spans.isEmpty() ? QString() : spans.front().text);
    if (!match.hasMatch() || head.dated)
        return;
    head.range = *DateRange::create(std::nullopt, *parseDate(match.captured(1)));
    head.dated = true;
    takeOut(spans.front(), match.capturedStart(), match.capturedLength());
}

/// "Ph.D., Economics, Example University, 2010", "Paper Planes (2020)".
void takeYear(QList<InlineSpan>& spans, Head& head)
{
    takeLeadingYear(spans, head);
    for (InlineSpan& span : spans) {
        static const QRegularExpression mark(QStringLiteral("\\s+[·•|｜–—-]\\s*$")); // before text in another style
        const qsizetype behind = mark.match(span.text).capturedLength();
        const auto found = head.dated ? std::nullopt : findTrailingYears(span.text.chopped(behind));
        if (!found || found->dates.size() != 1)
            continue;
        const auto range = DateRange::create(std::nullopt, found->dates.front());
        if (!range)
            continue;
        head.range = *range;
        head.dated = true;
        const bool bracket = found->start > 0 && QStringView(u"(（").contains(span.text[found->start - 1]);
        takeOut(span, found->start - (bracket ? 1 : 0), found->length + (bracket ? 1 : 0));
    }
}

/// "Research Intern (*Summer 2023*)": closes the empty brackets left by dates in a span of their own.
void closeEmptyBrackets(QList<InlineSpan>& spans)
{
    for (qsizetype i = 1; i + 1 < spans.size(); ++i) {
        QString& before = spans[i - 1].text;
        QString& after = spans[i + 1].text;
        const bool open = before.trimmed().endsWith(u'(') || before.trimmed().endsWith(u'（');
        const bool closed = after.trimmed().startsWith(u')') || after.trimmed().startsWith(u'）');
        if (!spans[i].text.trimmed().isEmpty() || !open || !closed)
            continue;
        before = before.trimmed().chopped(1);
        after = after.trimmed().mid(1);
    }
}

/// "Sep. 2022 to *present*": joins dates that span several styles.
void joinDates(QList<InlineSpan>& spans)
{
    QString whole;
    for (const InlineSpan& span : std::as_const(spans))
        whole += span.text;
    auto found = spans.size() > 1 ? findDateRange(whole) : std::nullopt;
    if (!found && spans.size() > 1) {
        found = findDateRange(whole, true);
        if (!found || !found->range.isExpected()) // "2018 (*expected*)"
            return;
    }
    if (!found)
        return;
    InlineSpan* first = nullptr; // the span in which the dates begin
    qsizetype from = 0;
    const qsizetype end = found->start + found->length;
    for (InlineSpan& span : spans) {
        const qsizetype next = from + span.text.size();
        if (!first && found->start < next)
            first = &span;
        if (first && first != &span && from < end) {
            first->text += span.text.left(end - from);
            span.text.remove(0, end - from);
        }
        from = next;
    }
}

/// "Data Science (*thesis*)": emphasized words in brackets are not a field of their own.
void joinBrackets(QList<InlineSpan>& spans)
{
    for (qsizetype i = 1; i + 1 < spans.size(); ++i) {
        const bool open = spans[i - 1].text.endsWith(u'(') || spans[i - 1].text.endsWith(u'（');
        const bool closed = spans[i + 1].text.startsWith(u')') || spans[i + 1].text.startsWith(u'）');
        if (!open || !closed || !spans[i].url.isEmpty() || spans[i].text.trimmed().isEmpty())
            continue;
        spans[i - 1].text += spans[i].text + spans[i + 1].text;
        spans.remove(i, 2);
        --i;
    }
}

QString joined(const QString& old, const QString& text)
{
    return old.isEmpty() ? text : old + QStringLiteral(", ") + text;
}

} // namespace

LocalizedText ParsingContext::sided(const QString& text) const
{
    const QString trimmed = text.trimmed();
    const auto parts = bilingual ? readBilingual(trimmed) : std::nullopt;
    return parts ? LocalizedText::of(parts->english, parts->chinese) : LocalizedText::of(language, trimmed);
}

namespace {

/// "3 years 8 months": the total time of several positions.
bool isDuration(const QString& text)
{
    static const QRegularExpression duration(QStringLiteral("^[\\[(（]?(?:\\d+(?:\\.\\d+)?\\s*\\+?\\s*(?:years?|yrs?|"
                                                            "年))?\\s*(?:\\d+\\s*(?:months?|mos?|个月))?[\\])）]?$"));
    return duration.match(text).hasMatch();
}

/// "**Lecturer** of Physics": the words after emphasized text belong to it, except "of", "@" and "at the" before an
/// organization.
bool continuesLast(QList<Segment>& segments, const Segment& segment)
{
    static const QRegularExpression joint(
        QStringLiteral("^(?:(of|at|with|to|for)\\s+|@\\s*)(?:the\\s+)?([\\p{Lu}\\p{Han}].*)$"));
    const auto match = joint.match(segment.text);
    if (!match.hasMatch() || segments.isEmpty() || segments.last().line != segment.line ||
        (segments.last().bold == segment.bold && segments.last().italic == segment.italic))
        return false;
    const bool named = match.captured(1).isEmpty() || match.captured(1) == QStringLiteral("at") ||
                       match.captured(1) == QStringLiteral("with");
    if (match.captured(1) == QStringLiteral("to") || (!named && !Vocabulary::standard().isCompany(match.captured(2)))) {
        segments.last().text += u' ' + segment.text;
        return true;
    }
    Segment organization = segment;
    organization.text = match.captured(2);
    segments += organization;
    return true;
}

} // namespace

Head readHead(const QList<TextLine>& lines, LoneYear years)
{
    Head head;
    QList<QList<InlineSpan>> spans;
    for (const TextLine& line : lines)
        spans += line.spans;
    // "(2015 -- 2016) MSc -- Example University": typewriter dashes.
    static const QRegularExpression dash(QStringLiteral("(?<=\\s|^)--(?=\\s|$)"));
    for (QList<InlineSpan>& line : spans) {
        for (InlineSpan& span : line)
            span.text.replace(dash, QStringLiteral("–"));
    }
    for (QList<InlineSpan>& line : spans)
        joinDates(line);
    takeLastDates(spans, head, years);
    for (bool single : {false, true}) {
        for (QList<InlineSpan>& line : spans)
            takeDates(line, head, single);
        if (!single && years == LoneYear::IsDate && !spans.isEmpty())
            takeLeadingYear(spans.front(), head); // "2011 Prints Winter 2011": the year at the beginning comes before
                                                  // dates in the text
    }
    if (years == LoneYear::IsDate) {
        for (QList<InlineSpan>& line : spans)
            takeYear(line, head);
    }
    for (QList<InlineSpan>& line : spans)
        closeEmptyBrackets(line);
    for (QList<InlineSpan>& line : spans)
        joinBrackets(line);
    // "### 1. A project": the number numbers the list.
    static const QRegularExpression number(QStringLiteral("^\\s*\\d{1,2}[.、)]\\s+"));
    if (!spans.isEmpty() && !spans.front().isEmpty())
        spans.front().front().text.remove(number);
    for (int line = 0; line < spans.size(); ++line) {
        for (const InlineSpan& span : spans[line]) {
            for (const QString& piece : splitPlain(span.text)) {
                const QString text = tidy(piece);
                static const QRegularExpression stop(QStringLiteral("^[.。;；]+$")); // after emphasized text
                if (text.isEmpty() || isDuration(text) || stop.match(text).hasMatch())
                    continue;
                const Segment segment{text, span.style.testFlag(InlineStyle::Bold),
                                      span.style.testFlag(InlineStyle::Italic), line};
                if (!continuesLast(head.segments, segment))
                    head.segments += segment;
            }
        }
    }
    return head;
}

namespace {

/// "University of Wisconsin – Madison": the dash after the state is part of the name.
bool endsInStateUniversity(const QString& text)
{
    static const QRegularExpression name(
        QStringLiteral("\\bUniversity of ((?:(?:North|South|West|New) )?\\p{Lu}\\p{Ll}+)$"));
    const auto match = name.match(text);
    return match.hasMatch() && Vocabulary::standard().isState(match.captured(1));
}

/// Splits a text at separators outside brackets: "Programmer (Engine / Sound)".
QStringList splitOutsideBrackets(const QString& text, const QRegularExpression& mark)
{
    static const QRegularExpression bracket(QStringLiteral("[(（][^()（）]*[)）]"));
    QList<std::pair<qsizetype, qsizetype>> brackets;
    for (auto it = bracket.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        brackets.emplaceBack(match.capturedStart(), match.capturedEnd());
    }
    QStringList pieces;
    qsizetype from = 0;
    for (auto it = mark.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const bool within = std::any_of(brackets.begin(), brackets.end(), [&](const auto& range) {
            return range.first < match.capturedStart() && match.capturedEnd() < range.second;
        });
        static const QRegularExpression dash(QStringLiteral("^\\s+[–-]\\s+$"));
        // "GPA: 3.5 / 4": a fraction.
        const bool fraction = match.captured().trimmed() == QStringLiteral("/") && match.capturedStart() > 0 &&
                              text[match.capturedStart() - 1].isDigit() && match.capturedEnd() < text.size() &&
                              text[match.capturedEnd()].isDigit();
        if (within || fraction ||
            (dash.match(match.captured()).hasMatch() && endsInStateUniversity(text.left(match.capturedStart()))))
            continue;
        pieces += text.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
    }
    pieces += text.mid(from);
    pieces.removeAll(QString());
    return pieces;
}

} // namespace

QList<Segment> partedAtMarks(const QList<Segment>& segments, Marks marks)
{
    static const QRegularExpression bars(
        QStringLiteral("(?:\\s+|(?<=[)）]))[·•]\\s+|\\s+@\\s*(?=[\\p{Lu}\\p{Han}])|\\s*[|｜]\\s*"));
    static const QRegularExpression mark(
        QStringLiteral("\\s+[—–|｜·•/-]\\s+|\\s+@\\s*(?=[\\p{L}\\d])|(?<=[)）])·\\s+|\\s*[|｜]\\s*|——"));
    // "Owner / Manager - Example Ltd": a slash inside fields that another separator delimits.
    static const QRegularExpression dash(
        QStringLiteral("\\s+[—–|｜·•-]\\s+|\\s+@\\s*(?=[\\p{L}\\d])|(?<=[)）])·\\s+|\\s*[|｜]\\s*|——"));
    // "Programmer - Mid Level", "Nurse – Band 6": not a field of its own.
    static const QRegularExpression levelOfPost(
        QStringLiteral("^(?:(?:entry|junior|mid|middle|intermediate|senior)[- ]level|level|grade|band|tier)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    QList<Segment> parted;
    for (const Segment& segment : segments) {
        const bool dashes = splitOutsideBrackets(segment.text, dash).size() > 1;
        const QRegularExpression& expression = marks != Marks::All ? bars : dashes ? dash : mark;
        for (const QString& piece : splitOutsideBrackets(segment.text, expression)) {
            const QString text = tidy(piece);
            if (text.isEmpty())
                continue;
            if (levelOfPost.match(text).hasMatch() && !parted.isEmpty() && parted.last().line == segment.line &&
                segment.text.contains(parted.last().text)) {
                parted.last().text += QStringLiteral(" - ") + text;
                continue;
            }
            parted += Segment{text, segment.bold, segment.italic, segment.line};
        }
    }
    return parted;
}

QList<Segment> withPlacesApart(const QList<Segment>& segments, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(QStringLiteral("^([^()（）]{2,}?)\\s*[(（]([^()（）]{2,40})[)）]$"));
    QList<Segment> apart;
    for (const Segment& segment : segments) {
        const auto match = form.match(segment.text);
        // "示例系统（中国）" is the company's branch there.
        const bool ofName = containsHan(segment.text) &&
                            (vocabulary.isSchool(match.captured(1)) || vocabulary.isCountry(match.captured(2)));
        apart += segment;
        if (!match.hasMatch() || ofName || !isPlace(match.captured(2), vocabulary))
            continue;
        apart.last().text = match.captured(1);
        apart += Segment{match.captured(2), segment.bold, segment.italic, segment.line};
    }
    return apart;
}

bool isDepartment(const QString& text)
{
    static const QRegularExpression department(
        QStringLiteral("(?:实验室|办公室|部门?|组|中心|系|学院|团队|(?<![本专理文工学全预])科室?)(?:[(（][^()（）]{1,"
                       "12}[)）])?$|\\b(?:Department|Lab|Laboratory|Group|Team|Division)\\b"
                       "(?!\\s+(?:Leader|Lead|Manager|Head|Director|Member|Assistant|Instructor)\\b)"));
    return department.match(text).hasMatch();
}

bool isScore(const QString& text)
{
    static const QRegularExpression score(
        QStringLiteral("^(?:(?:c?gpa\\b|绩点|平均学分绩|平均绩点|加权平均|均分|平均分|专业成绩|final "
                       "grade\\b).*\\d[%％)）名]{0,3}|"
                       "[12]:[12](?: hon(?:ou)?rs)?|(?:first|upper second|lower second|second|third)[- ]class"
                       "(?: hon(?:ou)?rs)?(?: \\([12]:[12]\\))?|(?:with )?(?:high )?(?:distinction|merit)|"
                       "(?:(?:summa|magna) )?cum laude)$"),
        QRegularExpression::CaseInsensitiveOption);
    return score.match(text).hasMatch();
}

bool isLabelled(const QString& text)
{
    // "硕士研究生 计算机科学 导师：…" is a line of fields.
    static const QRegularExpression label(
        QStringLiteral("^(?!.*\\p{Han} +\\p{Han}[^:：]*[:：])[\\p{L} -]{2,20}\\s*[:：](?!//)"));
    return label.match(text).hasMatch();
}

std::optional<LabelledField> readLabelled(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression labelled(QStringLiteral("^([^:：]{2,80})[:：]\\s*(.+)$"));
    const auto match = labelled.match(text);
    const QString field = match.hasMatch() ? vocabulary.entryField(match.captured(1)) : QString();
    return field.isEmpty() ? std::nullopt : std::optional(LabelledField{field, match.captured(2).trimmed()});
}

std::optional<DateRange> rangeOf(const LabelledField& labelled)
{
    const auto found = findDateRange(labelled.value, true);
    return found && found->length >= labelled.value.size() ? std::optional(found->range) : std::nullopt;
}

void addTo(LocalizedText& field, const QString& text, const ParsingContext& context)
{
    const LocalizedText added = context.sided(text);
    LocalizedText sum;
    for (const Language language : allLanguages) {
        const QString whole =
            added.text(language).isEmpty() ? field.text(language) : joined(field.text(language), added.text(language));
        if (!whole.isEmpty())
            sum.setText(language, whole);
    }
    field = sum;
}

} // namespace duovita
