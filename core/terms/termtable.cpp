#include "core/terms/termtable.h"

#include <QStringDecoder>

namespace duovita {

namespace {

/// The cells of one row. A quoted cell cannot span lines, since no term does.
QStringList cellsOf(const QString& row)
{
    if (row.contains(u'\t'))
        return row.split(u'\t');
    QStringList cells{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const QChar c = row[i];
        const bool doubled = quoted && c == u'"' && i + 1 < row.size() && row[i + 1] == u'"';
        if (doubled) {
            cells.last() += c;
            ++i;
        } else if (c == u'"' && (quoted || cells.last().isEmpty())) {
            quoted = !quoted;
        } else if (c == u',' && !quoted) {
            cells += QString();
        } else {
            cells.last() += c;
        }
    }
    return cells;
}

/// The languages of the columns, if the row names them.
std::optional<QList<Language>> languagesOf(const QStringList& cells)
{
    QList<Language> languages;
    for (const QString& cell : cells) {
        if (const auto language = findLanguage(cell.trimmed()); language && !languages.contains(*language))
            languages += *language;
    }
    return languages.size() == cells.size() && cells.size() > 1 ? std::optional(languages) : std::nullopt;
}

} // namespace

Result<QList<Term>> readTermTable(const QByteArray& bytes, const QString& file)
{
    QList<Term> terms;
    const QList<Language> all(allLanguages.begin(), allLanguages.end());
    QList<Language> named;
    const QString text =
        QStringDecoder(QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8))(bytes);
    const QStringList rows = QString(text).replace(QStringLiteral("\r\n"), QStringLiteral("\n")).split(u'\n');
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows[i].trimmed().isEmpty())
            continue;
        const QStringList cells = cellsOf(rows[i]);
        if (const auto languages = languagesOf(cells); languages && terms.isEmpty()) {
            named = *languages;
            continue;
        }
        const QList<Language> columns = named.isEmpty() ? all.mid(0, cells.size()) : named;
        Term term;
        for (qsizetype column = 0; column < qMin(cells.size(), columns.size()); ++column)
            term.texts[indexOf(columns[column])] = cells[column].simplified();
        if (!term.isPair() || cells.size() != columns.size())
            return Error{ErrorCode::TermRow, {rows[i].simplified()}, {file, static_cast<int>(i) + 1}};
        terms += term;
    }
    return terms;
}

QByteArray writeTermTable(const QList<Term>& terms)
{
    QStringList rows;
    QStringList cells;
    for (const Language language : allLanguages)
        cells += codeOf(language);
    rows += cells.join(u'\t');
    for (const Term& term : terms) {
        cells.clear();
        for (const Language language : allLanguages)
            cells += term.text(language).simplified();
        rows += cells.join(u'\t');
    }
    return rows.join(u'\n').toUtf8() + '\n';
}

} // namespace duovita
