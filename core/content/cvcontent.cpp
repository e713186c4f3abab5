#include "core/content/cvcontent.h"

#include "core/content/citation.h"
#include "core/content/contactcontent.h"
#include "core/content/entrycontent.h"
#include "core/content/factcontent.h"
#include "core/content/missingtexts.h"
#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "core/domain/photodata.h"
#include "core/terms/headings.h"
#include "core/terms/neededtexts.h"
#include "core/terms/surnames.h"

namespace duovita {

namespace {

/// Whether the title is the document's word for the section's kind, because the record has no title in the language.
bool hasStandardTitle(const Section& section, Language language)
{
    return section.title.text(language).isEmpty() && !languagesOfTitle(section).contains(language);
}

bool isInCapitals(const QString& text)
{
    return text == text.toUpper() && text != text.toLower();
}

/// Whether all titles of the record are in capitals, which is then the person's style. Does not depend on what the CV
/// shows, so that titles look the same in all CVs of a person.
bool writesTitlesInCapitals(const ContentContext& context)
{
    const QList<Section>& sections = context.person.sections;
    return std::all_of(sections.begin(), sections.end(), [&](const Section& section) {
        return !hasStandardTitle(section, context.language) &&
               isInCapitals(section.title.textOrFallback(context.language));
    });
}

/// If a title is in capitals and others are not, returns it in normal case if it is a common title of CVs.
LocalizedText titleAmongOthers(const Section& section, const ContentContext& context)
{
    LocalizedText title = section.title;
    const Language side = title.resolve(context.language).value_or(context.language);
    const QString written = title.text(side);
    if (!isInCapitals(written) || writesTitlesInCapitals(context))
        return title;
    for (const Language language : allLanguages) { // a shared title may be in any language
        const QString usual = usualCaseOfHeading(written, language);
        if (!usual.isEmpty())
            title.setText(side, usual, title.changed(side));
    }
    return title;
}

ContentLine sectionTitleLine(const Section& section, const ContentContext& context)
{
    LineBuilder title(context, {section.id(), std::nullopt, std::nullopt, Field::Title});
    if (hasStandardTitle(section, context.language))
        title.own(titleForMissing(section.title, section.kind(), context.language));
    else
        title.text(titleAmongOthers(section, context), Field::Title);
    return title.take();
}

void addLegend(ContentSection& content, const QList<const Entry*>& entries, const ContentContext& context)
{
    const LineBuilder line(context, {content.id, std::nullopt, std::nullopt, Field::None});
    ContentLine legend = authorMarksLegend(entries, line, context);
    if (!legend.isEmpty() && !content.entries.isEmpty())
        content.entries.last().paragraphs += ContentParagraph{HighlightStyle::Paragraph, 0, {}, std::move(legend)};
}

PageBreakHint pageWish(const SectionId& id, const Cv& cv)
{
    return {cv.pageStartSections.contains(id), cv.keptSections.contains(id)};
}

PageBreakHint pageWish(const EntryId& id, const Cv& cv)
{
    return {cv.pageStartEntries.contains(id), cv.keptEntries.contains(id)};
}

std::optional<int> yearOfWork(const Entry& entry)
{
    const auto* work = std::get_if<PublicationDetails>(&entry.details);
    const auto* patent = std::get_if<PatentDetails>(&entry.details);
    const std::optional<PartialDate> date = work ? work->year : patent ? patent->date : std::nullopt;
    return date ? std::optional(date->year()) : std::nullopt;
}

/// Works of the same year keep their order; those without a year come last.
QList<const Entry*> newestWorksFirst(QList<const Entry*> entries)
{
    std::stable_sort(entries.begin(), entries.end(), [](const Entry* left, const Entry* right) {
        return yearOfWork(*left).value_or(0) > yearOfWork(*right).value_or(0);
    });
    return entries;
}

ContentSection makeSection(const Section& section, const ContentContext& context)
{
    ContentSection content{section.id(), section.kind(), {}, {}, pageWish(section.id(), context.cv)};
    const QList<const Entry*> chosen = chosenEntries(section, context.cv);
    const QList<const Entry*> entries = context.style.newestWorksFirst ? newestWorksFirst(chosen) : chosen;
    const SectionManner manner = mannerOf(section, entries, context.cv);
    for (const Entry* entry : entries) {
        const int number = static_cast<int>(content.entries.size()) + 1;
        ContentEntry made = makeEntryContent(section, *entry, number, manner, context);
        made.pages = pageWish(entry->id, context.cv);
        made.year = yearOfWork(*entry);
        if (!made.head.isEmpty() || !made.paragraphs.isEmpty())
            content.entries += std::move(made);
    }
    addLegend(content, entries, context);
    if (!content.entries.isEmpty())
        content.title = sectionTitleLine(section, context);
    return content;
}

/// The CV's own summary, in the section that it replaces, or in a section before all others.
ContentSection makeOwnSummary(const Section* section, const ContentContext& context)
{
    const Cv& cv = context.cv;
    const SectionId id = section ? section->id() : sectionIdOfOwnSummary(cv);
    const ContentSource source{std::nullopt, std::nullopt, std::nullopt, Field::Summary, cv.id};
    ContentEntry entry{entryIdOfOwnSummary(cv), {}, {}};
    for (ContentLine& line : LineBuilder(context, source).richLines(cv.summary, Field::Summary))
        entry.paragraphs += {HighlightStyle::Paragraph, 0, {}, std::move(line)};
    const Section untitled(SectionKind::Summary, id);
    return {
        id, SectionKind::Summary, sectionTitleLine(section ? *section : untitled, context), {entry}, pageWish(id, cv)};
}

QList<ContentSection> makeSections(const ContentContext& context)
{
    QList<ContentSection> made;
    const bool ownSummary = showsOwnSummary(context.person, context.cv);
    const Section* home = sectionOfOwnSummary(context.person, context.cv);
    if (ownSummary && !home)
        made += makeOwnSummary(nullptr, context);
    for (const Section* section : chosenSections(context.person, context.cv)) {
        ContentSection content =
            ownSummary && section == home ? makeOwnSummary(section, context) : makeSection(*section, context);
        if (!content.entries.isEmpty())
            made += std::move(content);
    }
    return made;
}

QString titleOf(const QString& name, Language language, const DocumentStyle& style)
{
    const QString kind = style.label(DocumentWord::CurriculumVitae, language);
    return name.isEmpty() ? kind : name + QStringLiteral(" – ") + kind;
}

void addContacts(CvContent& content, const ContentContext& context)
{
    for (const Contact& contact : context.person.contacts) {
        LineBuilder line(context, {});
        addContact(line, contact, context);
        if (line.isEmpty())
            continue;
        content.contacts += line.take();
        content.contactKinds += contact.kind;
    }
}

/// Adds personal facts after the contacts, if the design asks for them.
void addFacts(CvContent& content, const ContentContext& context)
{
    if (!context.style.personalFacts)
        return;
    for (const PersonalFact& fact : context.person.personalFacts) {
        LineBuilder line(context, {});
        addFact(line, fact, context);
        if (!line.isEmpty())
            content.contacts += line.take();
    }
}

ContentLine otherName(const Person& person, Language language)
{
    for (const Language other : allLanguages) {
        const QString& name = person.name.text(other);
        if (other != language && !name.isEmpty() && name != person.name.textOrFallback(language))
            return {ContentRun{
                name, InlineStyle::Plain, {}, other, {std::nullopt, std::nullopt, std::nullopt, Field::Name}}};
    }
    return {};
}

ContentLine headline(const ContentContext& context)
{
    ContentSource source;
    if (!context.cv.headline.isEmpty())
        source.cv = context.cv.id;
    return LineBuilder(context, source).text(headlineOf(context.person, context.cv), Field::Headline).take();
}

std::optional<ContentPhoto> photoOf(const Person& person, Language language, const DocumentStyle& style)
{
    if (!person.photo)
        return std::nullopt;
    const LocalizedText& words = person.photo->alternative;
    const Language spoken = words.resolve(language).value_or(language);
    const QString given = words.text(spoken);
    return ContentPhoto{withoutMetadata(person.photo->data),
                        given.isEmpty()
                            ? style.label(DocumentWord::PhotoOf, language).arg(person.name.textOrFallback(language))
                            : given,
                        spoken};
}

QString headText(const ContentHeadLine& head)
{
    return plainText(head.left) + QStringLiteral("  ") + plainText(head.right);
}

QString paragraphText(const ContentParagraph& paragraph)
{
    return paragraph.label + u' ' + plainText(paragraph.line);
}

/// The content with the other language's text wherever one is missing.
CvContent contentOf(const Person& person, const Cv& cv, Language language, const DocumentStyle& style)
{
    CvContent content;
    content.language = language;
    const DocumentStyle words = style.with(person.words);
    const ContentContext context{person, cv, language, content.missing, words};
    content.name = LineBuilder(context, {}).text(person.name, Field::Name).take();
    content.otherName = otherName(person, language);
    content.isSurnameFirst = beginsWithSurname(plainText(content.name), person.name.text(hanLanguage));
    content.photo = photoOf(person, language, words);
    content.headline = headline(context);
    addContacts(content, context);
    addFacts(content, context);
    content.sections = makeSections(context);
    content.author = plainText(content.name);
    content.title = titleOf(content.author, language, words);
    return content;
}

} // namespace

CvContent makeContent(const Person& person, const Cv& cv, Language language, const DocumentStyle& style)
{
    const Person shown = withAlikeTextsShared(person, language);
    CvContent content = contentOf(shown, cv, language, style);
    if (cv.missingTexts == MissingTexts::Shown || content.missing.isEmpty())
        return content;
    QList<MissingText> gaps = content.missing;
    const DocumentRecord rest = withoutGaps(shown, cv, language, gaps);
    content = contentOf(rest.person, rest.cv, language, style);
    content.missing = gaps;
    return content;
}

QString plainText(const ContentLine& line)
{
    QString text;
    for (const ContentRun& run : line)
        text += run.text;
    return text;
}

QString plainText(const CvContent& content)
{
    QStringList lines{plainText(content.name), plainText(content.headline)};
    for (const ContentLine& contact : content.contacts)
        lines += plainText(contact);
    for (const ContentSection& section : content.sections) {
        lines += plainText(section.title);
        for (const ContentEntry& entry : section.entries) {
            for (const ContentHeadLine& head : entry.head)
                lines += headText(head).trimmed();
            for (const ContentParagraph& paragraph : entry.paragraphs)
                lines += paragraphText(paragraph).trimmed();
        }
    }
    lines.removeAll(QString());
    return lines.join(u'\n') + u'\n';
}

} // namespace duovita
