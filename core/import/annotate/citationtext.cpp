#include "core/import/annotate/citationtext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

QString trimmedOf(QString text, QStringView marks)
{
    while (!text.isEmpty() && (text.front().isSpace() || marks.contains(text.front())))
        text.remove(0, 1);
    while (!text.isEmpty() && (text.back().isSpace() || marks.contains(text.back())))
        text.chop(1);
    return text;
}

bool looksLikeName(const QString& part)
{
    static const QRegularExpression latin(QStringLiteral("^(?:and\\s+)?(?!(?:The|Of)\\s)(?:\\p{Lu}[\\p{L}'’-]"
                                                         "*\\.?|\\p{Lu}\\.(?:-?\\p{Lu}\\.)*)(?:\\s+(?:\\p{Lu}[\\p{L}'’-"
                                                         "]*\\.?|\\p{Lu}\\.(?:-?\\p{Lu}\\.)*)){1,3}\\s*[*†‡#§]*$"));
    static const QRegularExpression chinese(QStringLiteral("^\\p{Han}{2,4}[*†‡#§]*$"));
    const QString text = part.trimmed();
    return latin.match(text).hasMatch() || chinese.match(text).hasMatch() || isAndOthers(text.toLower());
}

/// "Vollmarsen, I. S.", "Haugland, Kari"
bool isReversedName(const QString& name)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:\\p{Ll}{1,4}\\s){0,3}\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?,\\s*(?:\\p{Lu}[\\p{L}'’"
                       "-]*\\.?[\\s-]?){1,3}$"));
    return form.match(name).hasMatch();
}

bool opensWithInitialedNames(const QString& text)
{
    static const QRegularExpression names(
        QStringLiteral(
            "^\\s*(?:\\p{Lu}[\\p{L}’'-]+ \\p{Lu}{1,3}[*†]?, ){1,30}\\p{Lu}[\\p{L}’'-]+ \\p{Lu}{1,3}[*†]?[.:]\\s"),
        QRegularExpression::UseUnicodePropertiesOption);
    return names.match(text).hasMatch();
}

QString takeAuthorAside(QString& name)
{
    static const QRegularExpression aside(
        QStringLiteral(
            "\\s*[(（](?:(通[讯信]作者|通讯|corresponding(?: author)?)|"
            "(共同第?一作者?|共一|并列第?一作者?|equal contribution)|([^()（）]{0,8}(?:作者|[一二]作)))[)）]$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = aside.match(name);
    if (!match.hasMatch())
        return {};
    name = name.left(match.capturedStart());
    if (!match.captured(3).isEmpty())
        return match.captured(3); // "（学生一作）"
    return match.captured(1).isEmpty() ? QStringLiteral("equalContribution") : QStringLiteral("corresponding");
}

QString withMarksForAnd(QString names)
{
    static const QRegularExpression last(
        QStringLiteral("(?:(?<=^)|(?<=[、,，\\s]))(\\p{Han}{2,4}[*†#]*)和(?=\\p{Han}{2,4}[*†#]*(?:$|[、,，。\\s]))"));
    return names.replace(last, QStringLiteral("\\1、"));
}

bool isNameList(const QString& text)
{
    static const QRegularExpression end(QStringLiteral("[.．。]*[*†‡#§]*[.．。]*$"));
    const QList<Author> people = splitNames(withMarksForAnd(text.trimmed()));
    return !people.isEmpty() && std::all_of(people.begin(), people.end(), [](const Author& person) {
        QString name = QString(person.name).remove(end).trimmed();
        takeAuthorAside(name);
        return name.isEmpty() || name == QStringLiteral("…") || name == QStringLiteral("...") || looksLikeName(name) ||
               looksLikeName(name + u'.') || isReversedName(name);
    });
}

bool isLineOfAuthors(const QString& text)
{
    static const QRegularExpression initials(QStringLiteral(
        "^(?:\\p{Lu}[\\p{L}'’-]+,?\\s+(?:\\p{Lu}\\.[\\s-]*){1,3}(?:[,;&]\\s*|and\\s+|et al\\.?\\s*)*){2,}$"));
    return isNameList(text) || initials.match(text.trimmed()).hasMatch();
}

QList<CommaPart> commaParts(const QString& text)
{
    QList<CommaPart> parts;
    qsizetype start = 0;
    int depth = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const QChar c = i < text.size() ? text[i] : QChar(u',');
        if (c == u'(' || c == u'（' || c == u'[')
            ++depth;
        if (c == u')' || c == u'）' || c == u']')
            --depth;
        if ((c == u',' || c == u'，') && (depth <= 0 || i == text.size())) {
            parts += CommaPart{text.mid(start, i - start), start, i};
            start = i + 1;
        }
    }
    return parts;
}

QString takeMatch(QString& text, const QRegularExpression& expression)
{
    const auto match = expression.match(text);
    if (!match.hasMatch())
        return {};
    QString before = text.left(match.capturedStart());
    const QString after = text.mid(match.capturedEnd());
    before = trimmedOf(before, u"");
    const bool joint = !before.isEmpty() && !after.trimmed().isEmpty();
    text = QString(before + (joint ? QStringLiteral(" ") : QString()) + after.trimmed());
    return match.captured(1).isNull() ? match.captured() : match.captured(1);
}

QString takeLastStatus(QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression last(QStringLiteral("[\\s,，.。;；]*[(（]([^()（）]{2,24})[)）][\\s.。]*$"));
    const auto match = last.match(text);
    if (!match.hasMatch() || vocabulary.statusIn(match.captured(1)).isEmpty())
        return {};
    text = text.left(match.capturedStart());
    return match.captured(1);
}

} // namespace duovita
