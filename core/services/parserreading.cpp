#include "core/services/parserreading.h"

#include "core/content/selection.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "core/services/extractedtext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

using Fact = ParserReading::Fact;

/// Text without everything that line breaks and spaces may change.
QString bare(const QString& text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).toLower();
    plain.removeIf([](QChar c) { return !c.isLetterOrNumber() && c != u'@' && c != u'+' && c != u'#'; });
    return plain;
}

QString textOf(const GlyphRun& run)
{
    return run.isHidden ? QString() : run.text;
}

QString textOf(const LayoutLine& line)
{
    QString text;
    for (const GlyphRun& run : line.runs)
        text += textOf(run);
    return text.simplified();
}

void count(Fact& fact, bool found, const QString& what)
{
    ++fact.all;
    if (found)
        ++fact.found;
    else
        fact.lost += what;
}

/// The text that was read, which is searched for pieces of the record.
class Found {
public:
    explicit Found(const Person& person) : m_person(person)
    {
        m_whole = QString::fromUtf8(QJsonDocument(toJson(person)).toJson(QJsonDocument::Compact));
        for (const Section& section : person.sections) {
            m_titles += bare(section.title.anyText());
            m_kinds += section.kind();
            for (const Entry& entry : section.entries()) {
                m_entries += bare(QString::fromUtf8(QJsonDocument(toJson(entry)).toJson(QJsonDocument::Compact)));
                addDates(entry.details);
            }
        }
    }

    bool hasName(const QString& name) const
    {
        return std::any_of(allLanguages.begin(), allLanguages.end(),
                           [&](Language language) { return bare(m_person.name.text(language)) == bare(name); });
    }

    bool hasContact(const QString& value) const
    {
        return std::any_of(m_person.contacts.begin(), m_person.contacts.end(),
                           [&](const Contact& contact) { return bare(contact.value.anyText()).contains(bare(value)); });
    }

    bool hasSection(const ContentSection& section) const
    {
        const QString title = bare(plainText(section.title));
        return m_kinds.contains(section.kind) ||
               std::any_of(m_titles.begin(), m_titles.end(),
                           [&](const QString& held) { return !held.isEmpty() && held == title; });
    }

    /// Each entry counts only once.
    bool takeEntry(const QString& title)
    {
        const QString wanted = bare(title);
        const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                        [&](const QString& held) { return held.contains(wanted); });
        if (entry == m_entries.end())
            return false;
        *entry = QString();
        return true;
    }

    bool takeDate(const QString& date) { return m_dates.removeOne(date); }

    bool hasLink(const QString& url) const
    {
        // An address may be recognized as an account: "github.com/name".
        const QString last = url.section(u'/', -1, -1, QString::SectionSkipEmpty);
        return m_whole.contains(url) || (last.size() > 3 && m_whole.contains(last));
    }

    static QStringList datesOf(const Details& details)
    {
        QStringList dates;
        const auto add = [&dates](const PartialDate& date) { dates += date.withoutDay().toIso(); };
        forEachField(details, [&](Field, const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, DateRange>) {
                if (value.start())
                    add(*value.start());
                if (value.end())
                    add(*value.end());
            } else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>) {
                if (value)
                    add(*value);
            } else if constexpr (std::is_same_v<Value, QList<PartialDate>>) {
                for (const PartialDate& date : value)
                    add(date);
            }
        });
        return dates;
    }

private:
    void addDates(const Details& details) { m_dates += datesOf(details); }

    const Person& m_person;
    QString m_whole;
    QStringList m_titles;
    QSet<SectionKind> m_kinds;
    QStringList m_entries;
    QStringList m_dates;
};

bool hasField(const ContentLine& line, Field field)
{
    return std::any_of(line.begin(), line.end(), [&](const ContentRun& run) { return run.source.field == field; });
}

/// Whether the document prints dates for the entry.
bool saysDates(const ContentEntry& entry)
{
    constexpr std::array fields{Field::Range, Field::Year, Field::Date, Field::Dates};
    const auto hasDate = [&](const ContentLine& line) {
        return std::any_of(fields.begin(), fields.end(), [&](Field field) { return hasField(line, field); });
    };
    return std::any_of(entry.head.begin(), entry.head.end(),
                       [&](const ContentHeadLine& line) { return hasDate(line.left) || hasDate(line.right); }) ||
           std::any_of(entry.paragraphs.begin(), entry.paragraphs.end(),
                       [&](const ContentParagraph& paragraph) { return hasDate(paragraph.line); });
}

/// The entry's first heading; without one, the beginning of its text.
QString titleOf(const ContentEntry& entry)
{
    constexpr qsizetype enough = 24;
    const ContentLine* line = !entry.head.isEmpty()         ? &entry.head.front().left
                              : !entry.paragraphs.isEmpty() ? &entry.paragraphs.front().line
                                                            : nullptr;
    if (!line || line->isEmpty())
        return {};
    return line->front().text.left(entry.head.isEmpty() ? enough : line->front().text.size()).trimmed();
}

void countEntries(const ContentSection& section, const Person& person, Found& found, Fact& entries, Fact& dates)
{
    for (const ContentEntry& entry : section.entries) {
        const QString title = titleOf(entry);
        if (!title.isEmpty())
            count(entries, found.takeEntry(title), title);
        const Entry* const held = person.entry(entry.id);
        if (!held || !saysDates(entry))
            continue;
        for (const QString& date : Found::datesOf(held->details))
            count(dates, found.takeDate(date), date);
    }
}

QStringList linksOf(const PagedLayout& layout)
{
    QStringList urls;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs) {
                if (run.url.startsWith(u"http") && !urls.contains(run.url))
                    urls += run.url;
            }
        }
    }
    return urls;
}

QList<Fact> factsOf(const PdfDocument& document, const Person& person, const Person& read)
{
    Found found(read);
    const CvContent& content = document.content();
    Fact name{Fact::Kind::Name};
    Fact contacts{Fact::Kind::EmailAndPhone};
    Fact sections{Fact::Kind::Sections};
    Fact entries{Fact::Kind::Entries};
    Fact dates{Fact::Kind::Dates};
    Fact links{Fact::Kind::Links};
    if (!content.name.isEmpty())
        count(name, found.hasName(plainText(content.name)), plainText(content.name));
    for (const Contact& contact : person.contacts) {
        const bool asked = contact.kind == ContactKind::Email || contact.kind == ContactKind::Phone;
        const QString value = contact.value.textOrFallback(content.language);
        if (asked && contact.isPublic && !value.isEmpty())
            count(contacts, found.hasContact(value), value);
    }
    for (const ContentSection& section : content.sections) {
        count(sections, found.hasSection(section), plainText(section.title));
        countEntries(section, person, found, entries, dates);
    }
    for (const QString& url : linksOf(document.layout))
        count(links, found.hasLink(url), url);
    QList<Fact> facts{name, contacts, sections, entries, dates, links};
    facts.removeIf([](const Fact& fact) { return fact.all == 0; });
    return facts;
}

/// The import writes links as Markdown with their targets; the page shows only their words.
QString withoutAddresses(QString line)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)\\s]*\\)"));
    return line.replace(link, QStringLiteral("\\1"));
}

/// Whether they stand side by side on one line of the page.
bool areBeside(const QRectF& left, const QRectF& right)
{
    const double shared = std::min(left.bottom(), right.bottom()) - std::max(left.top(), right.top());
    return left.right() <= right.left() && shared > std::min(left.height(), right.height()) / 2;
}

} // namespace

QList<ParserReading::Beside> linesBeside(const PagedLayout& layout)
{
    QList<ParserReading::Beside> besides;
    for (qsizetype number = 0; number < layout.pages.size(); ++number) {
        const QList<LayoutLine>& lines = layout.pages[number].lines;
        for (const LayoutLine& left : lines) {
            const LayoutBlock& block = layout.blocks[left.block];
            // Parts of the same entry, or of the document's header, belong on one line.
            const auto right = std::find_if(lines.begin(), lines.end(), [&](const LayoutLine& line) {
                const LayoutBlock& other = layout.blocks[line.block];
                return (other.section != block.section || other.language != block.language) &&
                       other.role != BlockRole::Artifact && areBeside(left.box, line.box);
            });
            if (right != lines.end() && block.role != BlockRole::Artifact)
                besides += ParserReading::Beside{static_cast<int>(number), textOf(left), textOf(*right)};
        }
    }
    return besides;
}

Result<ParserReading> readAsParser(PdfExporter& exporter, const Person& person, const Cv& cv, Language language)
{
    const auto document = exporter.make(person, cv, language);
    if (!document)
        return document.error();
    ImportOptions options;
    options.language = language;
    options.mayBeNameless = true;
    const auto drafts = readBytes(document->bytes, QStringLiteral("cv.pdf"), options);
    if (!drafts)
        return drafts.error();
    const auto draft = std::find_if(drafts->begin(), drafts->end(), [language](const ImportDraft& each) {
        return !each.isColumn || each.language == language;
    });
    if (draft == drafts->end())
        return Error{ErrorCode::PdfWithoutText};
    ParserReading reading;
    const ExtractedText extracted(document->bytes);
    for (const QString& line : draft->source.split(u'\n', Qt::SkipEmptyParts)) {
        const QString words = extracted.withOwnMark(withoutAddresses(line).trimmed());
        if (!words.isEmpty())
            reading.lines += words;
    }
    reading.facts = factsOf(*document, person, draft->person);
    reading.besides = linesBeside(document->layout);
    return reading;
}

} // namespace duovita
