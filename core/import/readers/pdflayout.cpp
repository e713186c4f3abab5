#include "core/import/readers/pdflayout.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/pdfwraps.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

qsizetype firstHeading(const QList<ReadingLine>& lines)
{
    const auto heading = std::find_if(lines.begin(), lines.end(), [](const ReadingLine& line) {
        return Vocabulary::standard().findSection(line.text.trimmed()).has_value();
    });
    return heading - lines.begin();
}

/// A soft hyphen comes from the typesetter: the word continues on the next line.
void joinParted(QList<ReadingLine>& lines)
{
    static const QRegularExpression end(QStringLiteral("[\u00AD\uFFFE\u0002]\\s*$"));
    static const QRegularExpression inside(QStringLiteral("[\u00AD\uFFFE\u0002]\\s*"));
    for (qsizetype i = lines.size() - 2; i >= 0; --i) {
        if (!end.match(lines[i].text).hasMatch())
            continue;
        const QString rest = lines.takeAt(i + 1).text.trimmed();
        lines[i].text += rest;
    }
    for (ReadingLine& line : lines)
        line.text.remove(inside);
}

/// "Zhang San · page 1 of 3" is the same on each page without its numbers.
QString withoutNumbers(const QString& line)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    return QString(line).remove(digits).simplified();
}

QList<qsizetype> edgesOf(const QList<ReadLine>& lines)
{
    if (lines.isEmpty())
        return {};
    const auto [top, bottom] =
        std::minmax_element(lines.begin(), lines.end(), [](const ReadLine& a, const ReadLine& b) {
            return a.box.center().y() < b.box.center().y();
        });
    QList<qsizetype> edges{top - lines.begin(), bottom - lines.begin()};
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

} // namespace

QStringList takePageArtifacts(QList<QList<ReadLine>>& pages)
{
    QHash<QString, int> counts;
    for (const QList<ReadLine>& lines : pages) {
        for (const qsizetype edge : edgesOf(lines))
            ++counts[withoutNumbers(lines[edge].text())];
    }
    QStringList pageArtifacts;
    for (QList<ReadLine>& lines : pages) {
        QList<qsizetype> edges = edgesOf(lines);
        while (!edges.isEmpty()) {
            const qsizetype edge = edges.takeLast();
            const QString line = lines[edge].text();
            if (counts.value(withoutNumbers(line)) < pages.size() || pages.size() < 2)
                continue;
            if (!pageArtifacts.contains(line))
                pageArtifacts += line;
            lines.removeAt(edge);
        }
    }
    return pageArtifacts;
}

QList<ReadingLine> readingLines(const QList<QList<ReadLine>>& pages)
{
    QList<ColumnRun> mainRuns;
    QList<ColumnRun> besideRuns;
    QString text;
    for (const QList<ReadLine>& lines : pages) {
        for (const ReadLine& line : lines)
            text += line.text() + u'\n';
        const PageColumns columns = columnsOfPage(lines);
        mainRuns += columns.main;
        besideRuns += columns.beside;
    }
    const LatinBlanks blanks = latinBlanksOf(text);
    const QList<ReadingLine> main = linesOfColumns(mainRuns, blanks);
    const QList<ReadingLine> beside = linesOfColumns(besideRuns, blanks);
    const qsizetype head = beside.isEmpty() ? main.size() : firstHeading(main);
    const qsizetype contacts = firstHeading(beside);
    QList<ReadingLine> lines = main.mid(0, head) + beside.mid(0, contacts) + main.mid(head) + beside.mid(contacts);
    joinParted(lines);
    return lines;
}

} // namespace duovita
