#include "core/content/cvcontent.h"

#include "core/content/entrycontent.h"

#include <algorithm>

namespace duovita {

namespace {

bool sharesTag(const QStringList& tags, const QStringList& wanted)
{
    return std::any_of(tags.begin(), tags.end(), [&](const QString& tag) { return wanted.contains(tag); });
}

bool shows(const Cv& cv, const Entry& entry)
{
    if (!entry.visible || cv.hiddenEntries.contains(entry.id) || sharesTag(entry.tags, cv.excludeTags))
        return false;
    return cv.includeTags.isEmpty() || entry.tags.isEmpty() || sharesTag(entry.tags, cv.includeTags);
}

QList<const Section*> chosenSections(const Person& person, const Cv& cv)
{
    QList<const Section*> sections;
    for (const Section& section : person.sections) {
        if (section.visible && !cv.hiddenSections.contains(section.id()))
            sections += &section;
    }
    const auto rank = [&](const Section* section) {
        const qsizetype at = cv.sectionOrder.indexOf(section->id());
        return at < 0 ? cv.sectionOrder.size() : at;
    };
    std::stable_sort(sections.begin(), sections.end(),
                     [&](const Section* a, const Section* b) { return rank(a) < rank(b); });
    return sections;
}

ContentSection makeSection(const Section& section, const Cv& cv, ContentContext context)
{
    ContentSection content{section.id(), section.kind(), {}, {}};
    const ContentSource source{section.id(), std::nullopt, std::nullopt, Field::None};
    LineBuilder title(context, source);
    // A kind has its title in every language; only a custom section must borrow the other side's.
    if (section.title.text(context.language).isEmpty() && (section.title.isEmpty() || section.kind() != SectionKind::Custom))
        title.own(sectionTitle(section.kind(), context.language));
    else
        title.text(section.title, Field::Title);
    content.title = title.take();
    int number = 0;
    for (const Entry& entry : section.entries()) {
        if (!shows(cv, entry))
            continue;
        ContentEntry made = makeEntryContent(section, entry, ++number, cv, context);
        if (!made.head.isEmpty() || !made.paragraphs.isEmpty())
            content.entries += std::move(made);
    }
    return content;
}

QString titleOf(const QString& name, Language language)
{
    const QString kind = label(Label::CurriculumVitae, language);
    return name.isEmpty() ? kind : name + QStringLiteral(" – ") + kind;
}

} // namespace

CvContent makeContent(const Person& person, const Cv& cv, Language language)
{
    CvContent content;
    content.language = language;
    const ContentContext context{language, content.missing};
    content.name = LineBuilder(context, {}).text(person.name, Field::Name).take();
    content.headline = LineBuilder(context, {}).text(person.headline, Field::Headline).take();
    for (const Contact& contact : person.contacts) {
        if (contact.isPublic && !contact.value.isEmpty())
            content.contacts += makeContactLine(contact, {}, context);
    }
    for (const Section* section : chosenSections(person, cv)) {
        ContentSection made = makeSection(*section, cv, context);
        if (!made.entries.isEmpty())
            content.sections += std::move(made);
    }
    content.author = plainText(content.name);
    content.title = titleOf(content.author, language);
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
                lines += QString(plainText(head.left) + QStringLiteral("  ") + plainText(head.right)).trimmed();
            for (const ContentParagraph& paragraph : entry.paragraphs)
                lines += QString(paragraph.label + u' ' + plainText(paragraph.line)).trimmed();
        }
    }
    lines.removeAll(QString());
    return lines.join(u'\n') + u'\n';
}

} // namespace duovita
