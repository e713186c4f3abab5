#include "core/export/bibtex.h"

#include "core/content/documentlabels.h"
#include "core/content/selection.h"
#include "core/export/citationkeys.h"
#include "core/export/onelanguage.h"
#include "core/export/personnames.h"

namespace duovita {

namespace {

/// Puts the text on a single line, because some readers look for "@" at the start of each line.
QString escaped(const QString& text)
{
    QString tex;
    for (const QChar c : text) {
        if (c == u'\\')
            tex += QStringLiteral("\\textbackslash{}");
        else if (c == u'~')
            tex += QStringLiteral("\\textasciitilde{}");
        else if (c == u'^')
            tex += QStringLiteral("\\textasciicircum{}");
        else if (c == u'{')
            tex += QStringLiteral("\\textbraceleft{}"); // braces are counted even after a backslash
        else if (c == u'}')
            tex += QStringLiteral("\\textbraceright{}");
        else if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            tex += u' ';
        else if (QStringView(u"-`'").contains(c) && tex.endsWith(c))
            tex += QString(QStringLiteral("{}") + c); // TeX makes "--" a dash and "``" a quotation mark
        else if (QStringView(u"&%$#_").contains(c))
            tex += QString(u'\\') + c;
        else
            tex += c;
    }
    return tex;
}

const char* typeOf(const PublicationDetails& work)
{
    switch (work.type) {
    case PublicationType::Journal:
        return "article";
    case PublicationType::Conference:
    case PublicationType::Workshop:
        return "inproceedings";
    case PublicationType::Book:
        return "book";
    case PublicationType::Chapter:
        return "incollection";
    case PublicationType::Thesis:
        return "phdthesis";
    case PublicationType::Report:
        return "techreport";
    case PublicationType::Unspecified:
        return work.volume.isEmpty() ? "misc" : "article";
    case PublicationType::Preprint:
    case PublicationType::Other:
        break;
    }
    return "misc";
}

/// The field for the venue, which depends on the type.
const char* venueField(const QByteArray& type)
{
    if (type == "article")
        return "journal";
    if (type == "inproceedings" || type == "incollection")
        return "booktitle";
    if (type == "phdthesis")
        return "school";
    return type == "techreport" ? "institution" : "howpublished";
}

/// "12--15": TeX turns two hyphens into an en dash.
QString pagesOf(QString pages)
{
    const QChar dash(0x2013);
    pages.replace(QStringLiteral("--"), QString(dash));
    return escaped(pages).replace(dash, QStringLiteral("--"));
}

class BibtexWriter {
public:
    explicit BibtexWriter(Language language) : m_text(language) {}

    void add(const PublicationDetails& work)
    {
        const QByteArray type = typeOf(work);
        m_bibtex += QStringLiteral("@%1{%2").arg(QString::fromLatin1(type), m_keys.next(work, m_text(work.title)));
        field("title", QStringLiteral("{%1}").arg(escaped(m_text(work.title))));
        field("author", authorsOf(m_text(work.authors)));
        const QString venue = m_text(work.venue);
        field(venueField(type), escaped(venue.isEmpty() ? m_text(work.venueShort) : venue));
        if (!venue.isEmpty())
            field("series", escaped(m_text(work.venueShort)));
        if (work.year) {
            field("year", QString::number(work.year->year()));
            field("month", monthOf(*work.year));
        }
        field("volume", escaped(work.volume));
        field("number", escaped(work.number));
        field("pages", pagesOf(work.pages));
        field("doi", escaped(work.doi));
        if (!work.arxiv.isEmpty()) {
            field("eprint", escaped(work.arxiv));
            field("archiveprefix", QStringLiteral("arXiv"));
        }
        field("note", escaped(m_text(work.status)));
        m_bibtex += QStringLiteral("\n}\n\n");
    }

    QByteArray take() { return m_bibtex.trimmed().isEmpty() ? QByteArray() : (m_bibtex.trimmed() + u'\n').toUtf8(); }

private:
    void field(const char* name, const QString& value)
    {
        if (!value.isEmpty() && value != QStringLiteral("{}"))
            m_bibtex += QStringLiteral(",\n  %1 = {%2}").arg(QString::fromLatin1(name), value);
    }

    /// A season is written as a word: "Summer".
    static QString monthOf(const PartialDate& date)
    {
        if (!date.part())
            return date.hasMonth() ? QString::number(date.month()) : QString();
        QString words = dateText(date, Language::English);
        return escaped(words.remove(QString::number(date.year())).trimmed());
    }

    /// Braces keep a name whole if it contains "and", ideographs, or commas that BibTeX would misread.
    static QString nameOf(const QString& name)
    {
        const NameParts parts = partsOfName(name);
        if (name.contains(QStringLiteral(" and ")) || containsHan(name) || (parts.isWhole() && name.contains(u',')))
            return u'{' + escaped(name) + u'}';
        if (parts.suffix.isEmpty() && !name.contains(u','))
            return escaped(name);
        QStringList pieces{QString(parts.particle + u' ' + parts.family).trimmed(), parts.suffix, parts.given};
        pieces.removeAll(QString());
        return escaped(pieces.join(QStringLiteral(", ")));
    }

    static QString authorsOf(const QList<Author>& authors)
    {
        QStringList names;
        for (const Author& author : authors)
            names += isAndOthers(author.name) ? QStringLiteral("others") : nameOf(author.name);
        return names.join(QStringLiteral(" and "));
    }

    OneLanguage m_text;
    QString m_bibtex;
    CitationKeys m_keys;
};

} // namespace

QByteArray toBibtex(const Person& person, const Cv& cv, Language language)
{
    BibtexWriter writer(language);
    for (const Section* section : chosenSections(person, cv)) {
        for (const Entry* entry : chosenEntries(*section, cv)) {
            if (const auto* work = std::get_if<PublicationDetails>(&entry->details))
                writer.add(*work);
        }
    }
    return writer.take();
}

} // namespace duovita
