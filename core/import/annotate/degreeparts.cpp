#include "core/import/annotate/degreeparts.h"

#include "core/terms/hanvariants.h"

#include <QRegularExpression>

namespace duovita {

namespace {

std::optional<DegreeParts> latinParts(const QString& piece, const Vocabulary& words)
{
    static const QRegularExpression degreeIn(QStringLiteral("^(.*?)\\s+(?:in|en|em)\\s+(.+)$"),
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression degreeOf(QStringLiteral(
        "^(Ph\\.?D\\.?|Doctor|Master|Bachelor|M\\.?Sc?\\.?|B\\.?Sc?\\.?)\\s+of\\s+(?!Science|Arts|Engineering|"
        "Business|Laws?|Medicine|Philosophy|Education|Technology|Fine|Public|Commerce|Music|Architecture|Social|"
        "Applied|Design)(.+)$"));
    static const QRegularExpression brief(QStringLiteral(
        "^((?:Ph\\.?D|D\\.?Phil|[BM]\\.?(?:Sc|S|A|E|Eng|Ed|Tech|Com|Phil)|MBA)\\.?(?:\\s+\\(Hons\\.?\\))?)\\s+"
        "(\\p{Lu}\\p{Ll}.+)$"));
    for (const QRegularExpression& form : {degreeIn, degreeOf, brief}) {
        const auto match = form.match(piece);
        // "Licence en Droit": "Licence" alone has other meanings.
        const bool named =
            words.isDegree(match.captured(1)) || words.isDegree(match.captured(1) + QStringLiteral(" en"));
        if (match.hasMatch() && named)
            return DegreeParts{match.captured(1), {match.captured(2)}};
    }
    // "Natural Sciences MSci", "Psychology BSc (Hons)"
    static const QRegularExpression behind(
        QStringLiteral("^(\\p{Lu}[\\p{L}&, "
                       "-]+?)\\s+((?:Ph\\.?D|D\\.?Phil|[BM]\\.?(?:Sci?|A|Eng|Ed|Phil|Res|Math|Phys|Chem|Des)|MBA)\\.?"
                       "(?:\\s*\\([^()]+\\))?)$"));
    const auto match = behind.match(piece);
    if (match.hasMatch() && !words.isDegree(match.captured(1)) && !words.isSchool(match.captured(1)))
        return DegreeParts{match.captured(2), {match.captured(1)}};
    return std::nullopt;
}

std::optional<DegreeParts> hanParts(const QString& piece, const Vocabulary& words)
{
    // "软件工程硕士在读", "软件工程硕士 (荣誉毕业)"; but "工学硕士" is the name of a degree.
    static const QRegularExpression joined(
        QStringLiteral("^(?!(?:工|理|文|法|医|农|哲|管理|经济|教育|历史|艺术|军事|工商管理|公共管理)学?(?:博|硕|学)士)"
                       "(\\p{Han}{2,12}?)((?:博士|硕士|学士)(?:研究生|学位)?(?:[(（]?在读[)）]?|\\s*[(（]"
                       "(?!.*(?:大学|学院|方向|专业|导师))[^()（）]{2,30}[)）])?)$"));
    // "电子信息工程专业本科", "电子信息科学本科毕业"
    static const QRegularExpression undergraduate(
        QStringLiteral("^(\\p{Han}{2,12}(?:专业|工程|科学|技术|管理))((?:本科|专科|大专)生?(?:毕业|在读|学历)?)$"));
    // "学士(软件工程)"; "硕士（全日制）" gives the mode of study, not the subject.
    static const QRegularExpression bracketed(
        QStringLiteral("^(?!.*(?:制|统招|保送|保研|推免|在读|连读|学位|学历|专升本|双证|预计|直博))"
                       "((?:博士|硕士|学士|本科|专科|大专)(?:研究生|生)?)\\s*[(（](\\p{Han}{2,12})[)）]$"));
    // "信息安全 (本科)", "动漫设计-大专"
    static const QRegularExpression behind(
        QStringLiteral("^(\\p{Han}{2,14}?)\\s*(?:[(（]((?:双|在读)?%1)[)）]|[-–—·/]\\s*(%1))$")
            .arg(QStringLiteral("(?:博士|硕士|学士|本科|专科|大专|中专)(?:研究生|生)?(?:在读)?")));
    const QString simplified = inSimplifiedHan(piece);
    const auto partsOf = [&](const QRegularExpression& form, int degree, int area) -> std::optional<DegreeParts> {
        const auto match = form.match(simplified);
        // Returns the document's own characters where matching was done on simplified ones.
        const auto written = [&](int group) {
            return piece.mid(match.capturedStart(group), match.capturedLength(group));
        };
        if (!match.hasMatch() || match.capturedLength(degree) <= 0 || words.isDegree(written(area)))
            return std::nullopt;
        return DegreeParts{written(degree), {written(area)}};
    };
    for (const QRegularExpression& form : {joined, undergraduate, behind}) {
        if (auto parts = partsOf(form, 2, 1))
            return parts;
    }
    const auto dashed = partsOf(behind, 3, 1);
    return dashed ? dashed : partsOf(bracketed, 1, 2);
}

} // namespace

DegreeParts degreeParts(const QString& piece, const Vocabulary& words, bool hasArea)
{
    if (const auto parts = latinParts(piece, words))
        return *parts;
    // "示例学硕士（方向：示例语言）"
    static const QRegularExpression direction(QStringLiteral("\\s*([(（](?:研究)?方向[:：][^()（）]+[)）])$"));
    if (const auto match = direction.match(piece); match.hasMatch() && match.capturedStart() > 0) {
        DegreeParts parts = degreeParts(piece.left(match.capturedStart()), words, hasArea);
        parts.areas += match.captured(1).mid(1).chopped(1);
        return parts;
    }
    const auto parts = hasArea ? std::nullopt : hanParts(piece, words);
    return parts.value_or(DegreeParts{piece, {}});
}

} // namespace duovita
