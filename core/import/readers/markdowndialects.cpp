#include "core/import/readers/markdowndialects.h"

#include "core/import/readers/markdownboxes.h"
#include "core/import/readers/markdownhtml.h"
#include "core/import/readers/markdowntables.h"
#include "core/import/readers/mathtext.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Turns pasted bullets of word processors, "• …" at the beginning of a line, into list items.
QString withListMarks(QString text)
{
    static const QRegularExpression sign(QStringLiteral("^([ \\t]*)[•▪‣◦·][ \\t]+(?=\\S)"),
                                         QRegularExpression::MultilineOption);
    return text.replace(sign, QStringLiteral("\\1- "));
}

/// "① One" above "② Two", also "⑴": numbers that Markdown does not treat as a list. Outside a list their indentation is
/// dropped, since it would make them continue the text above.
QString withCircledNumbers(const QString& text)
{
    static const QRegularExpression circled(QStringLiteral("^([ \\t]*)([①-⒇])[ \\t]*(?=\\S)"));
    static const QRegularExpression listed(QStringLiteral("^\\s*(?:[-*+]|\\d{1,3}[.)])\\s"));
    constexpr qsizetype fewest = 2;
    QStringList lines = text.split(u'\n');
    const auto isCircled = [](const QString& line) { return circled.match(line).hasMatch(); };
    if (std::count_if(lines.begin(), lines.end(), isCircled) < fewest)
        return text;
    bool below = false; // below a list item
    for (QString& line : lines) {
        const auto match = circled.match(line);
        if (match.hasMatch()) {
            const int place = match.captured(2).front().unicode() - u'①';
            constexpr int most = 20; // consecutive characters of each kind
            line = (below ? match.captured(1) : QString()) + QString::number(place % most + 1) + QStringLiteral(". ") +
                   line.mid(match.capturedLength());
        } else if (!line.trimmed().isEmpty()) {
            below = listed.match(line).hasMatch() || (below && line.startsWith(u' '));
        }
    }
    return lines.join(u'\n');
}

/// "-Created models", "-负责测试": list items without a space after the mark, if there are several.
QString withListMarksApart(QString text)
{
    static const QRegularExpression tight(QStringLiteral("^-(?=\\p{Lu}\\p{Ll}|\\p{Han})(?=[^\\n]{12})"),
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype fewest = 3;
    return text.count(tight) < fewest ? text : text.replace(tight, QStringLiteral("- "));
}

/// "<div class="page-break"></div>" above a heading: for CommonMark, a block that begins with a tag extends to the next
/// blank line. Tags without text are removed; their line stays.
QString withHeadingsBelowTags(const QString& text)
{
    static const QRegularExpression tags(
        QStringLiteral("^[ \\t]*(?:</?(?:div|p|br|hr|a|span|center|section)\\b[^<>\\n]*>[ \\t]*)+(?=\\n#{1,6} )"),
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression address(QStringLiteral("(?:href|src)\\s*="),
                                            QRegularExpression::CaseInsensitiveOption);
    QString whole;
    qsizetype from = 0;
    for (auto it = tags.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        if (address.match(match.captured()).hasMatch())
            continue;
        whole += QStringView(text).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
    }
    return whole + QStringView(text).mid(from);
}

/// Whether a comment has text: "more", "omit in toc" and rules of punctuation are for a site generator.
bool hasWords(const QString& comment)
{
    constexpr qsizetype shortest = 12;
    return comment.size() >= shortest &&
           std::count_if(comment.begin(), comment.end(), [](QChar c) { return c.isLetter(); }) * 4 > comment.size();
}

void keepComment(QStringView comment, QStringList& comments)
{
    const QString text = comment.trimmed().toString();
    if (hasWords(text))
        comments += text;
}

/// Removes style sheets and scripts, and keeps their text like a comment.
QString withoutCode(const QString& text, QStringList& comments)
{
    QStringList code;
    QString shown = withoutPageCode(text, code);
    for (const QString& piece : std::as_const(code))
        keepComment(piece, comments);
    return shown;
}

/// Removes comments, also of several lines; line breaks stay, so that line numbers remain right.
QString withoutComments(const QString& text, QStringList& comments)
{
    static const QString opening = QStringLiteral("<!--");
    static const QString closing = QStringLiteral("-->");
    QString rest;
    qsizetype from = 0;
    for (qsizetype at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, from)) {
        const qsizetype end = text.indexOf(closing, at);
        if (end < 0)
            break;
        rest += QStringView(text).mid(from, at - from);
        const qsizetype inner = at + opening.size();
        keepComment(QStringView(text).mid(inner, qMax(qsizetype(0), end - inner)), comments);
        from = end + closing.size();
        rest += QString(QStringView(text).mid(at, from - at).count(u'\n'), u'\n');
    }
    return rest + QStringView(text).mid(from);
}

/// Moves a tag over several lines ("<img" / "src=…" / "alt=… />") into the first; placeholders replace the others, so
/// that the number of lines stays.
QString withTagsInLines(const QString& text)
{
    static const QRegularExpression tag(
        QStringLiteral("</?[A-Za-z][A-Za-z0-9]*(?=\\s)(?:[^<>\"'\\n]|\"[^\"<>]*\"|'[^'<>\\n]*'|\\n(?!\\s*\\n))*>"));
    static const QRegularExpression wrap(QStringLiteral("\\s*\\n\\s*"));
    QString whole;
    qsizetype from = 0;
    for (auto it = tag.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const auto wraps = match.capturedView().count(u'\n');
        if (wraps == 0)
            continue;
        whole += QStringView(text).mid(from, match.capturedStart() - from) +
                 match.captured().replace(wrap, QStringLiteral(" "));
        for (qsizetype i = 0; i < wraps; ++i)
            whole += QStringLiteral("\n<span></span>");
        from = match.capturedEnd();
    }
    return whole + QStringView(text).mid(from);
}

/// "[//]: # (text)", "[comment]: <> (text)": link definitions that are used as comments.
QString withoutHiddenLinks(const QString& text, QStringList& comments)
{
    static const QRegularExpression hidden(
        QStringLiteral("^\\[(?://|comment|\\d*)\\]:[ \\t]*(?:#|<>)[ \\t]*[(\"'](.*)[)\"'][ \\t]*$"),
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    for (auto it = hidden.globalMatch(text); it.hasNext();)
        keepComment(it.next().capturedView(1), comments);
    return QString(text).remove(hidden);
}

/// Definition lists: the term becomes a heading above its text; "2011--15" over ": PhD, …" becomes a point that begins
/// with its years.
QString withoutDefinitions(QString text)
{
    static const QRegularExpression years(
        QStringLiteral(
            "^((?:19|20)\\d\\d)(?:[ \\t]*(?:--?|[–—])[ \\t]*((?:19|20)?\\d\\d|[Pp]resent|[Nn]ow|))?[ \\t]*\\n"
            "(\\n?):[ \\t]+(?=\\S)"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression definition(
        QStringLiteral("^(?![ \\t>#*+:|-])(\\S[^\\n]{0,80})\\n(\\n?):[ \\t]+(?=\\S)"),
        QRegularExpression::MultilineOption);
    QString points;
    qsizetype end = 0;
    for (auto it = years.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const bool range = match.capturedStart(2) >= 0;
        points += text.mid(end, match.capturedStart() - end) + match.captured(3) + QStringLiteral("- ") +
                  match.captured(1) + (range ? QStringLiteral("–") + match.captured(2) : QString()) +
                  QStringLiteral("\n  ");
        end = match.capturedEnd();
    }
    return QString(points + text.mid(end)).replace(definition, QStringLiteral("###### \\1\n\\2"));
}

/// Removes extensions of other dialects, such as heading attributes ("{#id}"). Also protects lines that begin with a
/// year, which Markdown takes for a list.
QString withoutDialect(QString text)
{
    static const QRegularExpression attributes(
        QStringLiteral("^(#{1,6} .*?)[ \\t]*\\{:?[ \\t]*(?:[#.][A-Za-z][\\w-]*[ \\t]*)+\\}[ \\t]*$"),
        QRegularExpression::MultilineOption);
    text.replace(attributes, QStringLiteral("\\1"));
    // Attributes of a paragraph are on a line of their own, those of a link directly after it.
    static const QRegularExpression others(
        QStringLiteral("^[ \\t]*\\{:[^{}\\n]*\\}[ \\t]*$|(?<=[\\])])\\{:[^{}\\n]*\\}"),
        QRegularExpression::MultilineOption);
    text.remove(others);
    // "2020. B.Sc.", also in a point: a year, not a list that begins with that number.
    static const QRegularExpression year(QStringLiteral("^([ \\t]*(?:[-*+][ \\t]+)?(?:19|20)\\d\\d)([.)])(?=[ \\t])"),
                                         QRegularExpression::MultilineOption);
    text.replace(year, QStringLiteral("\\1\\\\2")); // inserts a backslash in between
    return withoutDefinitions(text);
}

/// Containers ("::: left" … ":::", "::: {.columns}") are layout, and "icon:phone" is an icon; both are removed. The
/// title of a container, "::: tip Education", becomes a heading; an account that only a picture shows is put into
/// words.
QString withoutContainers(QString text)
{
    static const QRegularExpression titled(
        QStringLiteral("^[ \\t]*:{3,}[ \\t]*(?:tip|info|note|warning|danger|caution|important|details)[ \\t]+"
                       "(?=\\S)(?![{:])"),
        QRegularExpression::MultilineOption);
    text.replace(titled, QStringLiteral("## "));
    static const QRegularExpression account(QStringLiteral("(?<![\\w:])icon:(wechat|weixin)[ \\t]+(?=[\\w-]+)"));
    text.replace(account, QStringLiteral("\\1 "));
    static const QRegularExpression fence(
        QStringLiteral("^[ \\t]*:{3,}[ \\t]*(?:\\{[^{}\\n]*\\}|[A-Za-z][\\w-]*)?[ \\t]*:*[ \\t]*$"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression icon(QStringLiteral("(?<![\\w:])icon:[a-z][a-z0-9-]*[ \\t]+(?=\\S)"));
    return text.remove(fence).remove(icon);
}

/// "{{ resize_image(path=…) }}": placeholders of a site generator; kept like comments.
QString withoutExpressions(QString text, QStringList& comments)
{
    static const QRegularExpression expression(QStringLiteral("\\{\\{(?![<%])[^{}\\n]*\\}\\}"));
    for (auto it = expression.globalMatch(text); it.hasNext();)
        keepComment(it.next().capturedView(), comments);
    return text.remove(expression);
}

/// "{% include base_path %}", "{% for post in site.publications %}": commands of a site generator.
QString withoutTemplateTags(QString text)
{
    static const QRegularExpression tag(QStringLiteral("\\{%-?[^%\\n]*-?%\\}"));
    // "{{< fa envelope >}}": an icon; if a link has no other text, the icon's last word becomes the text: "[{{< fa pdf
    // >}}](…)".
    static const QRegularExpression leading(
        QStringLiteral("\\[\\{\\{[<%][^{}\\n<>%\\]]{0,60}?([\\w]{1,20})[ \\t]{0,4}[>%]\\}\\}\\](?=\\()"));
    static const QRegularExpression shortcode(QStringLiteral("\\{\\{([<%])[^{}\\n]*[>%]\\}\\}"));
    return text.remove(tag).replace(leading, QStringLiteral("[\\1]")).remove(shortcode);
}

/// "[sample]: https://…" without a "[sample]" that uses it: CommonMark drops it, but it is the person's address.
QString withUnusedDefinitions(const QString& text, QStringList& comments)
{
    static const QRegularExpression definition(
        QStringLiteral("^ {0,3}\\[([^\\]\\[^\\n]{1,60})\\]:[ \\t]*<?((?:https?://|mailto:)[^\\s<>]+)>?[ \\t]*$"));
    static const QRegularExpression anyLabel(QStringLiteral("\\[([^\\]\\[^\\n]{1,60})\\]"));
    QHash<QString, int> labels;
    for (auto it = anyLabel.globalMatch(text); it.hasNext();)
        ++labels[it.next().captured(1).toLower()];
    QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size();) {
        QList<QRegularExpressionMatch> group; // consecutive definitions
        for (auto match = definition.match(lines[i]); match.hasMatch();
             match = definition.match(lines.value(i + group.size())))
            group += match;
        const auto isUsed = [&](const QRegularExpressionMatch& match) {
            return labels.value(match.captured(1).toLower()) > 1;
        };
        const bool anyUsed = std::any_of(group.begin(), group.end(), isUsed);
        for (qsizetype k = 0; k < group.size(); ++k) {
            if (isUsed(group[k]))
                continue;
            if (anyUsed)
                comments += group[k].captured(1) + QStringLiteral(": ") + group[k].captured(2);
            lines[i + k] =
                anyUsed ? QString() : QStringLiteral("[%1](%2)").arg(group[k].captured(1), group[k].captured(2));
        }
        i += qMax<qsizetype>(1, group.size());
    }
    return lines.join(u'\n');
}

/// "an item \\" at the end of a paragraph: a hard break before nothing, which CommonMark would show literally.
QString withoutLastBreaks(QString text)
{
    static const QRegularExpression last(
        QStringLiteral("(?<=[^\\\\\\s])[ \\t]+\\\\[ \\t]*$(?=\\n[ \\t]*(?:\\n|$)|\\n?\\z)"),
        QRegularExpression::MultilineOption);
    return text.remove(last);
}

/// "&emsp;", "&#8195;": used to space words apart. Between words they become a wide gap, at the beginning of a line
/// they are dropped.
QString withGaps(QString text)
{
    static const QString wide = QStringLiteral("&(?:emsp|ensp|#8194|#8195|#12288|#x200[23]|#x3000);");
    static const QString any = QStringLiteral("(?:[ \\t\\x{00A0}]|&nbsp;|&thinsp;|%1)*").arg(wide);
    static const QRegularExpression indent(QStringLiteral("^(?:&nbsp;|[ \\t])*%1%2").arg(wide, any),
                                           QRegularExpression::MultilineOption |
                                               QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression gap(QStringLiteral("%2%1%2").arg(wide, any),
                                        QRegularExpression::CaseInsensitiveOption);
    // Several no-break spaces between words; a single one keeps two words together.
    static const QRegularExpression firm(
        QStringLiteral("(?<=[^\\s|])[ \\t]*(?:(?:&nbsp;|\\x{00A0})[ \\t]*){3,}(?=[^\\s|])"));
    return text.replace(indent, QString()).replace(gap, QStringLiteral("    ")).replace(firm, QStringLiteral("    "));
}

/// "#San Zhang#", "##教育背景##": headings of dialects that need no space after the mark. "#1 of 20" and "#tag" are not
/// headings, so there must be several, on lines of their own.
QString withHeadingMarksApart(QString text)
{
    static const QRegularExpression tight(QStringLiteral("^(#{1,6})(?=[^#\\s\\d!])([^\\n]*?)[ \\t]*#*[ \\t]*$"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression proper(QStringLiteral("^#{1,6}[ \\t]+\\S"), QRegularExpression::MultilineOption);
    constexpr qsizetype fewest = 3;
    if (text.count(tight) < fewest || text.count(proper) >= fewest)
        return text;
    return text.replace(tight, QStringLiteral("\\1 \\2"));
}

/// "**熟悉甲；**熟悉乙" is not bold in CommonMark, which requires a space after the closing mark; Chinese text has
/// none. The punctuation is moved out of the bold text; a link's bracket cannot be moved, so tags replace the
/// asterisks.
QString withBoldApart(const QString& text)
{
    static const QString stars = QStringLiteral("**");
    static const QRegularExpression last(QStringLiteral("[，。；：、！？）”》】:;,!?)]$"));
    static const QRegularExpression first(QStringLiteral("^[（“《【]"));
    static const QRegularExpression link(QStringLiteral("\\]\\([^()\\s]*\\)$"));
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        QStringList pieces = line.split(stars);
        if (pieces.size() < 3 || pieces.size() % 2 == 0 || line.contains(QStringLiteral("***")))
            continue;
        for (qsizetype i = 1; i < pieces.size(); i += 2) {
            const auto isWord = [](QChar c) { return c.isLetterOrNumber() || c == u'｜'; };
            const bool joined = !pieces[i + 1].isEmpty() && isWord(pieces[i + 1].front());
            if (joined && pieces[i + 1].front() == u'｜') // a separator between fields
                pieces[i + 1].prepend(u' ');
            else if (joined && link.match(pieces[i]).hasMatch()) {
                pieces[i - 1] += QStringLiteral("<b>") + pieces[i] + QStringLiteral("</b>") + pieces[i + 1];
                pieces.remove(i, 2);
                i -= 2;
                continue;
            }
            if (pieces[i].size() > 1 && joined && !pieces[i + 1].startsWith(u' ') && last.match(pieces[i]).hasMatch()) {
                pieces[i + 1].prepend(pieces[i].back());
                pieces[i].chop(1);
            }
            const bool before = !pieces[i - 1].isEmpty() && isWord(pieces[i - 1].back());
            if (pieces[i].size() > 1 && before && first.match(pieces[i]).hasMatch()) {
                pieces[i - 1] += pieces[i].front();
                pieces[i].remove(0, 1);
            }
        }
        line = pieces.join(stars);
    }
    return lines.join(u'\n');
}

/// Repairs a word processor's bold text as editors convert it: "***\\*text\\****", and "**one****other**" where two
/// runs meet.
QString withPlainBold(QString text)
{
    static const QRegularExpression escaped(QStringLiteral("\\*{3}\\\\\\*([^*\\n]+?)\\\\\\*\\*{3}"));
    static const QRegularExpression met(QStringLiteral("(?<!\\*)(\\*\\*[^*\\n]+)\\*{4}(?=[^*\\n]+\\*\\*(?!\\*))"));
    return text.replace(escaped, QStringLiteral("**\\1**")).replace(met, QStringLiteral("\\1"));
}

/// "1. A contest" over " + Task: …", with one space before the mark: CommonMark starts a separate list, which ends the
/// numbered one. The points are nested instead.
QString withPointsNested(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("^\\d{1,2}[.)] +\\S"));
    static const QRegularExpression point(QStringLiteral("^ {1,2}([-+*] +\\S)"));
    QStringList lines = text.split(u'\n');
    bool below = false; // a numbered item or its points
    for (QString& line : lines) {
        const bool numbered = number.match(line).hasMatch();
        const auto match = point.match(line);
        if (below && match.hasMatch())
            line = QStringLiteral("    ") + line.mid(match.capturedStart(1));
        else if (numbered || !line.startsWith(QStringLiteral("  ")))
            below = numbered || (below && line.trimmed().isEmpty());
    }
    return lines.join(u'\n');
}

} // namespace

CommonMarkText toCommonMark(const QString& text)
{
    QStringList comments;
    const QString shown = withoutExpressions(
        withoutHiddenLinks(
            withHeadingsBelowTags(withTagsInLines(withoutCode(withoutComments(text, comments), comments))), comments),
        comments);
    const QString words = withBoldApart(withHeadingMarksApart(withPlainBold(withGaps(
        withReadMath(withBoxesAsItems(withUnusedDefinitions(withoutLastBreaks(withoutTemplateTags(shown)), comments)),
                     MathScripts::Tags)))));
    return {withCommonTables(withPointsNested(
                withListMarksApart(withCircledNumbers(withListMarks(withoutDialect(withoutContainers(words))))))),
            comments};
}

} // namespace duovita
