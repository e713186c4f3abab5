#include "core/import/readers/markdowntables.h"

#include <QRegularExpression>
#include <QStringList>

namespace duovita {

namespace {

/// md4c rejects a table whose first row is a list item, or whose rule has short dashes; converters produce such tables.
QString withPlainTables(QString text)
{
    static const QRegularExpression listed(QStringLiteral("^[-*+] (\\|.*\\|[ \\t]*\\n\\|[\\s:|-]+\\|[ \\t]*$)"),
                                           QRegularExpression::MultilineOption);
    text.replace(listed, QStringLiteral("\\1"));
    // "||text|": a row whose first cell is empty.
    static const QRegularExpression hollow(QStringLiteral("^\\|(?=\\|[^|\\n]+\\|.*$)"),
                                           QRegularExpression::MultilineOption);
    text.replace(hollow, QStringLiteral("| "));
    static const QRegularExpression rule(QStringLiteral("^\\|[\\s:|-]+\\|[ \\t]*$"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression dashes(QStringLiteral("-+"));
    QString plain;
    qsizetype from = 0;
    for (auto it = rule.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        plain += QStringView(text).mid(from, match.capturedStart() - from);
        plain += match.captured().replace(dashes, QStringLiteral("---"));
        from = match.capturedEnd();
    }
    return plain + QStringView(text).mid(from);
}

/// In kramdown, a table without column titles begins with an empty row, or with its data and no rule. The empty row
/// becomes the rule, and the blank line above it the title row.
QString withTablesRuled(const QString& text)
{
    static const QRegularExpression row(QStringLiteral("^\\|.*\\|[ \\t]*$"));
    static const QRegularExpression nothing(QStringLiteral("^\\|[ \\t|]*\\|[ \\t]*$"));
    static const QRegularExpression ruled(QStringLiteral("^\\|[\\s:|-]+\\|[ \\t]*$"));
    QStringList lines = text.split(u'\n');
    for (qsizetype i = 2; i + 1 < lines.size(); ++i) {
        const bool begins =
            lines[i - 1].trimmed().isEmpty() && (lines[i - 2].trimmed().isEmpty() || lines[i - 2].startsWith(u'#'));
        if (!begins || !nothing.match(lines[i]).hasMatch() || !row.match(lines[i + 1]).hasMatch() ||
            ruled.match(lines[i + 1]).hasMatch())
            continue;
        lines[i - 1] = lines[i];
        lines[i].replace(QRegularExpression(QStringLiteral("\\|[ \\t]*(?=\\|)")), QStringLiteral("|---"));
    }
    return lines.join(u'\n');
}

/// "| **Degree** | PhD |" over "| **Period** | 2015 – 2019 |", without titles or rule: kramdown's way to align labels
/// and values. Each row becomes a labelled line.
QString withLabelsOfRows(const QString& text)
{
    static const QRegularExpression pair(
        QStringLiteral("^\\|[ \\t]*(\\*\\*|__)([^|*_]{2,30}?)[ \\t]*[:：]?\\1[ \\t]*[:：]?[ \\t]*\\|[ "
                       "\\t]*([^|\\n]*[^|\\s])[ \\t]*\\|[ \\t]*$"));
    QStringList lines = text.split(u'\n');
    const auto isPair = [&](qsizetype i) { return i < lines.size() && pair.match(lines[i]).hasMatch(); };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        qsizetype end = i;
        while (isPair(end))
            ++end;
        const bool apart = i == 0 || !lines[i - 1].startsWith(u'|');
        const bool whole = end >= lines.size() || !lines[end].startsWith(u'|');
        for (qsizetype at = i; end - i > 1 && apart && whole && at < end; ++at)
            lines[at].replace(pair, QStringLiteral("**\\2:** \\3  "));
        i = qMax(i, end - 1);
    }
    return lines.join(u'\n');
}

} // namespace

QString withCommonTables(const QString& text)
{
    return withPlainTables(withTablesRuled(withLabelsOfRows(text)));
}

} // namespace duovita
