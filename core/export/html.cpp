#include "core/export/html.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace duovita {

namespace {

QString escaped(const QString& text)
{
    return text.toHtmlEscaped();
}

QString htmlOf(const ContentLine& line, Language around)
{
    QString html;
    for (const ContentRun& run : line) {
        QString text = escaped(run.text);
        const std::pair<InlineStyle, QString> tags[]{{InlineStyle::Code, QStringLiteral("code")},
                                                     {InlineStyle::Superscript, QStringLiteral("sup")},
                                                     {InlineStyle::Subscript, QStringLiteral("sub")},
                                                     {InlineStyle::Italic, QStringLiteral("em")},
                                                     {InlineStyle::Bold, QStringLiteral("strong")}};
        for (const auto& [style, tag] : tags) {
            if (run.style.testFlag(style))
                text = QStringLiteral("<%1>%2</%1>").arg(tag, text);
        }
        if (run.language != around)
            text = QStringLiteral("<span lang=\"%1\">%2</span>").arg(tagOf(run.language), text);
        if (!run.url.isEmpty())
            text = QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(run.url), text);
        html += text;
    }
    return html;
}

/// Writes nested lists: a deeper item is part of the item before it.
class ListWriter {
public:
    explicit ListWriter(QString& html) : m_html(html) {}

    void item(const ContentParagraph& paragraph, const QString& content)
    {
        const bool numbered = paragraph.style == HighlightStyle::Numbered;
        const int depth = qMin(paragraph.level + 1, static_cast<int>(m_open.size()) + 1);
        closeTo(depth);
        if (m_open.size() == depth && m_open.last() != numbered)
            closeTo(depth - 1);
        if (m_open.size() < depth) {
            m_html += numbered ? openNumbered(paragraph.label) : QStringLiteral("<ul>\n");
            m_open += numbered;
        } else {
            m_html += QStringLiteral("</li>\n");
        }
        m_html += QStringLiteral("<li>") + content;
    }

    void closeTo(qsizetype depth)
    {
        while (m_open.size() > depth)
            m_html += m_open.takeLast() ? QStringLiteral("</li>\n</ol>\n") : QStringLiteral("</li>\n</ul>\n");
    }

private:
    /// Publications are numbered through the section, so each list starts at its own number.
    static QString openNumbered(const QString& label)
    {
        static const QRegularExpression digits(QStringLiteral("\\d+"));
        const int first = digits.match(label).captured().toInt();
        return QStringLiteral("<ol%1%2>\n")
            .arg(label.startsWith(u'[') ? QStringLiteral(" class=\"bracketed\"") : QString(),
                 first > 1 ? QStringLiteral(" start=\"%1\"").arg(first) : QString());
    }

    QString& m_html;
    QList<bool> m_open; // the open lists, outermost first: whether each is numbered
};

QString entryHtml(const ContentEntry& entry, Language language)
{
    QString html = QStringLiteral("<div class=\"entry\">\n");
    for (qsizetype i = 0; i < entry.head.size(); ++i) {
        const QString tag = i == 0 ? QStringLiteral("h3") : QStringLiteral("p");
        html += QStringLiteral("<div class=\"head\"><%1>%2</%1>").arg(tag, htmlOf(entry.head[i].left, language));
        if (!entry.head[i].right.isEmpty())
            html += QStringLiteral("<span class=\"right\">%1</span>").arg(htmlOf(entry.head[i].right, language));
        html += QStringLiteral("</div>\n");
    }
    ListWriter list(html);
    for (const ContentParagraph& paragraph : entry.paragraphs) {
        const QString content = htmlOf(paragraph.line, language);
        if (paragraph.style == HighlightStyle::Paragraph) {
            list.closeTo(paragraph.level); // continues the item above it
            html += QStringLiteral("<p>%1</p>\n").arg(content);
        } else {
            list.item(paragraph, content);
        }
    }
    list.closeTo(0);
    return html + QStringLiteral("</div>\n");
}

QString articleHtml(const CvContent& content)
{
    const Language language = content.language;
    QString html =
        QStringLiteral("<article lang=\"%1\" class=\"%2\">\n<header>\n").arg(tagOf(language), codeOf(language));
    if (content.photo) {
        html += QStringLiteral("<img alt=\"%1\" src=\"data:%2;base64,%3\">\n")
                    .arg(escaped(content.photo->alternative),
                         content.photo->data.startsWith("\x89PNG") ? QStringLiteral("image/png")
                                                                   : QStringLiteral("image/jpeg"),
                         QString::fromLatin1(content.photo->data.toBase64()));
    }
    html += QStringLiteral("<h1>") + htmlOf(content.name, language);
    if (!content.otherName.isEmpty())
        html += QStringLiteral(" <small>%1</small>").arg(htmlOf(content.otherName, language));
    html += QStringLiteral("</h1>\n");
    if (!content.headline.isEmpty())
        html += QStringLiteral("<p class=\"headline\">%1</p>\n").arg(htmlOf(content.headline, language));
    if (!content.contacts.isEmpty()) {
        html += QStringLiteral("<address>\n<ul>\n");
        for (const ContentLine& contact : content.contacts)
            html += QStringLiteral("<li>%1</li>\n").arg(htmlOf(contact, language));
        html += QStringLiteral("</ul>\n</address>\n");
    }
    html += QStringLiteral("</header>\n");
    for (const ContentSection& section : content.sections) {
        html += QStringLiteral("<section>\n<h2>%1</h2>\n").arg(htmlOf(section.title, language));
        for (const ContentEntry& entry : section.entries)
            html += entryHtml(entry, language);
        html += QStringLiteral("</section>\n");
    }
    return html + QStringLiteral("</article>\n");
}

/// schema.org/Person: the names and addresses in the documents.
QString personJson(const QList<CvContent>& documents)
{
    QJsonObject person{{QStringLiteral("@context"), QStringLiteral("https://schema.org")},
                       {QStringLiteral("@type"), QStringLiteral("Person")},
                       {QStringLiteral("name"), documents.front().author}};
    if (documents.size() > 1)
        person[QStringLiteral("alternateName")] = documents[1].author;
    const QString headline = plainText(documents.front().headline);
    if (!headline.isEmpty())
        person[QStringLiteral("jobTitle")] = headline;
    QJsonArray sites;
    for (const ContentLine& contact : documents.front().contacts) {
        for (const ContentRun& run : contact) {
            if (run.url.startsWith(QStringLiteral("mailto:")))
                person[QStringLiteral("email")] = run.url;
            else if (run.url.startsWith(QStringLiteral("http")))
                sites += run.url;
        }
    }
    if (!sites.isEmpty())
        person[QStringLiteral("sameAs")] = sites;
    // "</script>" in a text would end the script element.
    return QString::fromUtf8(QJsonDocument(person).toJson(QJsonDocument::Compact))
        .replace(u'<', QStringLiteral("\\u003c"));
}

QString switchHtml(const QList<CvContent>& documents)
{
    QString inputs;
    QString labels;
    for (const CvContent& document : documents) {
        const QString code = codeOf(document.language);
        const bool first = &document == &documents.front();
        inputs += QStringLiteral("<input type=\"radio\" name=\"language\" id=\"show-%1\"%2>\n")
                      .arg(code, first ? QStringLiteral(" checked") : QString());
        labels += QStringLiteral("<label for=\"show-%1\" lang=\"%2\">%3</label>\n")
                      .arg(code, tagOf(document.language), endonymOf(document.language));
    }
    return inputs + QStringLiteral("<nav aria-label=\"Language · 语言\">\n") + labels + QStringLiteral("</nav>\n");
}

QString styleSheet()
{
    QFile file(QStringLiteral(":/export/page.css"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QByteArray toHtml(const QList<CvContent>& documents)
{
    const CvContent& first = documents.front();
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                                  "<title>%2</title>\n<style>\n")
                       .arg(tagOf(first.language), escaped(first.title));
    html += styleSheet();
    html += QStringLiteral("</style>\n<script type=\"application/ld+json\">") + personJson(documents) +
            QStringLiteral("</script>\n</head>\n<body>\n");
    html += QStringLiteral("<main>\n"); // everything, including the switch, is within a landmark
    if (documents.size() > 1)
        html += switchHtml(documents);
    for (const CvContent& document : documents)
        html += articleHtml(document);
    return (html + QStringLiteral("</main>\n</body>\n</html>\n")).toUtf8();
}

} // namespace duovita
