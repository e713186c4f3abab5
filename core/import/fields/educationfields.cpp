#include "core/import/fields/educationfields.h"

#include "core/import/annotate/places.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "PhD in Linguistics from Example University", "MSc. Public Health. Example School": replaces words and full stops
/// between school and degree by commas.
QString withSchoolApart(const QString& text, const Vocabulary& words)
{
    static const QRegularExpression from(QStringLiteral("\\s+(?:from|at)\\s+(?:the\\s+)?(?=\\p{Lu})"));
    static const QRegularExpression stop(QStringLiteral("(?<=\\p{Ll}{3}|\\))\\.\\s+(?=\\p{Lu})"));
    // "J.D. Example College of Law"
    static const QRegularExpression abbreviated(QStringLiteral(
        "(?<=^\\p{Lu}\\.\\p{Lu}\\.|^\\p{Lu}\\p{Ll}\\.\\p{Lu}\\.|^\\p{Lu}{2}\\.|^\\p{Lu}{3}\\.)\\s+(?=\\p{Lu})"));
    for (const QRegularExpression& mark : {from, stop, abbreviated}) {
        const auto match = mark.match(text);
        const QString before = text.left(qMax<qsizetype>(match.capturedStart(), 0));
        if (match.hasMatch() && words.isDegree(before) && !words.isSchool(before) &&
            words.isSchool(commaPieces(text.mid(match.capturedEnd())).value(0)))
            return before + QStringLiteral(", ") + text.mid(match.capturedEnd());
    }
    return text;
}

/// "示例大学-信息管理专业-本科"; empty for other texts.
QStringList dashedParts(const QString& piece, const Vocabulary& words)
{
    static const QRegularExpression form(QStringLiteral("^\\p{Han}[^-–—]+(?:\\s*[-–—]\\s*\\p{Han}[^-–—]*){1,3}$"));
    static const QRegularExpression dash(QStringLiteral("\\s*[-–—]\\s*"));
    if (!form.match(piece).hasMatch())
        return {};
    QStringList parts = piece.split(dash);
    const bool named = words.isSchool(parts.front()) && !words.isDegree(parts.front());
    return named && words.isDegree(parts.back()) ? parts : QStringList();
}

} // namespace

QStringList educationFields(const QString& written, const Vocabulary& words)
{
    const QString text = withSchoolApart(written, words);
    static const QRegularExpression dot(QStringLiteral("^(\\p{Han}{2,8})·(\\p{Han}+)$"));
    QStringList fields;
    for (const QString& piece : commaPieces(text)) {
        if (const QStringList parts = dashedParts(piece, words); !parts.isEmpty()) {
            fields += parts;
            continue;
        }
        // "大专·机电一体化"
        if (const auto match = dot.match(piece);
            match.hasMatch() && words.isDegree(match.captured(1)) && !words.isSchool(piece)) {
            fields += {match.captured(1), match.captured(2)};
            continue;
        }
        // "示例大学（统招）本科", "示例大学软件工程硕士"
        static const QRegularExpression joined(QStringLiteral("^(\\p{Han}{2,12}?(?:大学|学院))\\s*(\\S.*)$"));
        if (const auto match = joined.match(piece); match.hasMatch() && words.isDegree(match.captured(2)) &&
                                                    !words.isSchool(match.captured(2)) &&
                                                    !words.isDegree(match.captured(1))) {
            fields += {match.captured(1), match.captured(2)};
            continue;
        }
        // "示例大学软件学院（双学士）"
        static const QRegularExpression behind(QStringLiteral("^(\\p{Han}{4,})\\s*[(（](\\p{Han}{2,6})[)）]$"));
        if (const auto match = behind.match(piece); match.hasMatch() && words.isSchool(match.captured(1)) &&
                                                    !words.isDegree(match.captured(1)) &&
                                                    words.isDegree(match.captured(2))) {
            fields += {match.captured(1), match.captured(2)};
            continue;
        }
        const qsizetype comma = piece.lastIndexOf(u',');
        const bool both = comma > 0 && words.isSchool(piece.left(comma)) && words.isDegree(piece.mid(comma + 1));
        fields += both ? QStringList{piece.left(comma), piece.mid(comma + 1).trimmed()} : QStringList{piece};
    }
    return fields;
}

} // namespace duovita
