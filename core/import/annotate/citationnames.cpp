#include "core/import/annotate/citationnames.h"

#include "core/domain/author.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// Marks for equal contribution, for the corresponding author and for affiliations.
const QString marks = QStringLiteral("[*∗†‡#§¶✉✝⁺¹²³⁰⁴-⁹]");

QRegularExpression nameForm()
{
    const QString family =
        QStringLiteral("(?:(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ten|ter|zu)\\s)"
                       "{0,3}\\p{Lu}[\\p{Latin}'’-]+)");
    const QString given =
        QStringLiteral("(?:\\p{Lu}\\.(?:-?\\p{Lu}\\.?)*|(?:Chr|Wm|Th|Ph|Yu|Ya|Md)\\.|\\p{Lu}[\\p{Latin}'’-]*)");
    const QString aside = QStringLiteral("(?:\\s*[(（](?:[^()（）]{0,8}(?:作者|一作|二作|通讯|共一)|corresponding(?: "
                                         "author)?|equal contribution)[)）])?");
    const QString behind = QString(QStringLiteral("(?:\\s?") + marks + QStringLiteral("+|\\\\\\*)*") + aside);
    // "Doe, J. K."; "Doe JK"; "Jane K. Doe", "J. K. Doe", "JK Doe"; "张三".
    return QRegularExpression(
        QStringLiteral("(?:(?<others>et\\s+al\\b\\.?|others\\b|等人?)|(?<name>%1(?:\\s%1)?,\\s*(?:\\p{Lu}(?:-\\p{Lu})*"
                       "\\.[\\s-]?){1,4}(?<!\\s)(?:,\\s(?:Jr|Sr)\\b\\.?)?|"
                       "%1\\s\\p{Lu}{1,3}(?![\\p{L}.'’-])|(?!(?:The|In|On|An?|For|From|Of|To|With|How|Why|What)\\s)(?:%"
                       "2\\s?){1,3}(?<=[\\s.])%1"
                       "(?:,?\\s(?:Jr|Sr)\\b\\.?)?|\\p{Han}{2,4}?(?=%3(?:[\\s,，、;；.。:：等和《“\"(（]|$)))%3)")
            .arg(family, given, behind));
}

} // namespace

QList<FoundName> namesFrom(const QString& text, qsizetype start)
{
    static const QRegularExpression form = nameForm();
    static const QRegularExpression between(QStringLiteral(
        "\\s*(?:[,，、;；]\\s*(?:and\\s+|&\\s*)?|\\band\\s+|&\\s*|和(?=\\p{Han})|(?=et\\s+al\\b)|(?=等))"));
    QList<FoundName> names;
    qsizetype at = start;
    bool enumerated = false;
    constexpr qsizetype most = 400; // keeps long texts cheap
    while (names.size() < most) {
        const auto match =
            form.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch() || (names.isEmpty() && !match.captured(QStringLiteral("others")).isEmpty()))
            break;
        names += FoundName{match.captured().trimmed(), match.capturedEnd()};
        const auto gap = between.match(text, match.capturedEnd(), QRegularExpression::NormalMatch,
                                       QRegularExpression::AnchorAtOffsetMatchOption);
        if (!gap.hasMatch() || !match.captured(QStringLiteral("others")).isEmpty())
            break;
        // "张三、李四，样例学报": a separator other than the one between the names ends the list.
        const QString mark = gap.captured().trimmed().left(1);
        if (enumerated && (mark == QStringLiteral(",") || mark == QStringLiteral("，")))
            break;
        enumerated = enumerated || mark == QStringLiteral("、");
        at = gap.capturedEnd();
    }
    return names;
}

bool isAuthorMark(QChar sign)
{
    static const QRegularExpression mark(marks);
    return mark.match(QString(sign)).hasMatch();
}

QString withRaisedMarks(const QString& text)
{
    static const QRegularExpression parted(
        QString(QStringLiteral("(?<=") + marks + QStringLiteral(")\\s?[,，]\\s?(?=") + marks + QStringLiteral(")")));
    return QString(text).remove(parted);
}

QString withoutMarks(QString names)
{
    static const QRegularExpression signs(QString(QStringLiteral("\\s?") + marks + QStringLiteral("+")));
    return names.remove(signs);
}

} // namespace duovita
