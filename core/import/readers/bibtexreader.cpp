#include "core/import/readers/bibtexreader.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/namereading.h"
#include "core/import/annotate/ownname.h"
#include "core/import/readers/bibtexmacros.h"
#include "core/import/readers/bibtexnames.h"
#include "core/import/readers/bibtexparser.h"
#include "core/import/readers/resumefields.h"

#include <QRegularExpression>

namespace duovita {

namespace {

PublicationType typeOf(const QString& type)
{
    static const QHash<QString, PublicationType> types{{QStringLiteral("article"), PublicationType::Journal},
                                                       {QStringLiteral("inproceedings"), PublicationType::Conference},
                                                       {QStringLiteral("conference"), PublicationType::Conference},
                                                       {QStringLiteral("proceedings"), PublicationType::Conference},
                                                       {QStringLiteral("book"), PublicationType::Book},
                                                       {QStringLiteral("booklet"), PublicationType::Book},
                                                       {QStringLiteral("inbook"), PublicationType::Chapter},
                                                       {QStringLiteral("incollection"), PublicationType::Chapter},
                                                       {QStringLiteral("phdthesis"), PublicationType::Thesis},
                                                       {QStringLiteral("mastersthesis"), PublicationType::Thesis},
                                                       {QStringLiteral("thesis"), PublicationType::Thesis},
                                                       {QStringLiteral("techreport"), PublicationType::Report},
                                                       {QStringLiteral("report"), PublicationType::Report},
                                                       {QStringLiteral("online"), PublicationType::Other}};
    return types.value(type, PublicationType::Unspecified);
}

QList<Author> peopleOf(const QByteArray& field, const OwnName& ownName)
{
    QList<Author> authors;
    for (const QString& name : namesOfBibtex(QString::fromUtf8(field))) {
        Author author;
        author.name = name;
        author.self = ownName.matches(name);
        authors += author;
    }
    return authors;
}

/// Titles are shared by all documents, except Chinese ones, which belong to the Chinese side.
LocalizedText titleText(const QString& text)
{
    return containsHan(text) ? LocalizedText::of(Language::Chinese, text)
           : text.isEmpty()  ? LocalizedText()
                             : LocalizedText::shared(text);
}

std::optional<PartialDate> dateOf(ParsedEntry& entry)
{
    const QByteArray year = entry.take("year");
    const QByteArray month = year.isEmpty() ? QByteArray() : entry.take("month");
    for (const QByteArray& text : {QByteArray(month + ' ' + year), QByteArray(year + '-' + month), year}) {
        if (const auto date = parseDate(QString::fromUtf8(text).trimmed())) {
            if (text == year && !month.isEmpty())
                entry.fields += {QStringLiteral("month"), month};
            return *date;
        }
    }
    if (!year.isEmpty())
        entry.fields += {QStringLiteral("year"), year};
    // biblatex has a single field for year and month.
    const QByteArray date = entry.take("date");
    if (const auto found = parseDate(QString::fromUtf8(date)))
        return *found;
    if (!date.isEmpty())
        entry.fields += {QStringLiteral("date"), date};
    return std::nullopt;
}

Entry publicationOf(ParsedEntry& parsed, const OwnName& ownName)
{
    Entry entry;
    PublicationDetails details;
    details.type = typeOf(parsed.type);
    details.title = titleText(parsed.takeText("title"));
    QByteArray people = parsed.take("author");
    if (people.isEmpty())
        people = parsed.take("editor");
    details.authors = LocalizedAuthors::shared(peopleOf(people, ownName));
    for (const char* field :
         {"journal", "journaltitle", "booktitle", "school", "institution", "publisher", "howpublished"}) {
        if (details.venue.isEmpty())
            details.venue = titleText(parsed.takeText(field));
    }
    details.year = dateOf(parsed);
    details.volume = parsed.takeText("volume");
    details.number = parsed.takeText("number");
    details.pages = parsed.takeText("pages");
    details.doi = QString::fromUtf8(parsed.take("doi"));
    const QString archive = QString::fromUtf8(parsed.take("archiveprefix")).toLower();
    if (archive == QStringLiteral("arxiv"))
        details.arxiv = QString::fromUtf8(parsed.take("eprint"));
    else if (!archive.isEmpty())
        parsed.fields += {QStringLiteral("archiveprefix"), archive.toUtf8()};
    if (!details.arxiv.isEmpty() && details.venue.isEmpty())
        details.type = PublicationType::Preprint;
    if (const QByteArray url = parsed.take("url"); !url.isEmpty())
        entry.links += Link{LocalizedText::shared(QStringLiteral("link")), QString::fromUtf8(url)};
    // \url{…} in howpublished is the older way to cite a web page, not a venue.
    const QString venue = details.venue.text(Language::English);
    if (venue.startsWith(QStringLiteral("http")) && !venue.contains(u' ')) {
        const Link link{LocalizedText::shared(QStringLiteral("link")), venue};
        if (!entry.links.contains(link))
            entry.links += link;
        details.venue = {};
    }
    entry.details = details;
    QJsonObject rest;
    for (const auto& [name, value] : parsed.fields)
        rest.insert(name, QString::fromUtf8(value));
    rest.insert(QStringLiteral("key"), parsed.key);
    if (details.type == PublicationType::Unspecified)
        rest.insert(QStringLiteral("type"), parsed.type);
    entry.extra.insert(QStringLiteral("bibtex"), rest);
    return entry;
}

} // namespace

bool isBibtex(const QString& text)
{
    static const QRegularExpression opening(
        QStringLiteral(
            "\\A(?:[^@\\n]*\\n)*[ \\t]*@\\s*(?:article|book|booklet|inbook|incollection|inproceedings|conference|"
            "manual|mastersthesis|misc|phdthesis|proceedings|techreport|unpublished|string|comment|preamble|"
            "online|thesis|report|patent|software|dataset)\\s*[{(]\\s*[^\\s,{}]*\\s*[,=}\"{]"),
        QRegularExpression::CaseInsensitiveOption);
    return opening.match(text).hasMatch();
}

Result<ImportDraft> readBibtex(const QString& text, const QString& file, const ImportOptions& options)
{
    ImportDraft draft;
    draft.file = file;
    draft.language = options.language.value_or(Language::English);
    if (options.personName)
        draft.person.name =
            readName(*options.personName)
                .value_or(LocalizedText::of(containsHan(*options.personName) ? Language::Chinese : Language::English,
                                            *options.personName));
    const OwnName ownName(draft.person.name, {});
    Section section(SectionKind::Publication);
    BibtexSplitter splitter(text);
    const QList<BibtexEntry> raws = splitter.entries();
    ReadingBudget budget;
    BibtexMacros macros(budget);
    for (const BibtexEntry& raw : raws) {
        if (!macros.take(raw.text))
            return *budget.problem(file);
    }
    BibtexParser parser;
    for (const BibtexEntry& raw : raws) {
        std::optional<ParsedEntry> parsed;
        if (!raw.complete || !parser.parse(raw, parsed)) {
            section.unparsed += raw.text;
            draft.notes += ImportNote{ImportNote::Kind::NotPlaced, {raw.text.section(u'\n', 0, 0)}, {file, raw.line}};
            continue;
        }
        if (!parsed)
            continue;
        const Entry entry = publicationOf(*parsed, ownName);
        draft.places.insert(entry.id, Place{file, raw.line});
        static_cast<void>(section.append(entry)); // the kind fits
    }
    section.unparsed += splitter.comments;
    draft.person.sections += section;
    return named(std::move(draft), options);
}

} // namespace duovita
