#include "core/import/readers/linkedintable.h"

#include "core/import/readers/resumefields.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The rows of the table; a row with an open quotation continues on the next line.
QStringList rowsOf(const QString& text)
{
    QStringList rows;
    bool quoted = false;
    for (const QString& line : text.split(u'\n')) {
        if (quoted)
            rows.last() += u'\n' + line;
        else
            rows += line;
        quoted = quoted != (line.count(u'"') % 2 == 1);
    }
    rows.removeIf([](const QString& row) { return row.trimmed().isEmpty(); });
    return rows;
}

} // namespace

bool isLinkedInTable(const QString& text)
{
    static const QSet<QString> known = [] {
        const QStringList titles =
            QStringLiteral("Company Name,Title,Description,Location,Started On,Finished On,School Name,Start Date,"
                           "End Date,Notes,Degree Name,Activities,First Name,Last Name,Maiden Name,Address,Birth "
                           "Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant "
                           "Messengers,Name,Url,URL,Authority,License Number,Proficiency,Published On,Publisher,"
                           "Issued On,Role,Cause,Course Name,Number,Email Address,Company,Position,Connected On")
                .split(u',');
        return QSet<QString>(titles.begin(), titles.end());
    }();
    const QStringList titles = text.trimmed().section(u'\n', 0, 0).trimmed().split(u',');
    return titles.size() > 1 &&
           std::all_of(titles.begin(), titles.end(), [](const QString& title) { return known.contains(title); });
}

Result<ImportDraft> keepLinkedInTableUnparsed(const QString& text, const QString& file, const ImportOptions& options)
{
    ImportDraft draft;
    draft.file = file;
    draft.language = options.language.value_or(Language::English);
    draft.person.unparsed = rowsOf(text);
    draft.notes += ImportNote{ImportNote::Kind::TableLeft, {}, {file}};
    return named(std::move(draft), options);
}

} // namespace duovita
