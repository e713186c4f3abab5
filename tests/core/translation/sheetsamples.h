#pragma once

#include "core/translation/sheetmerging.h"

namespace duovita::test {

// Small records and their sheets, for the tests of core/translation.

inline Timestamp at(int milliseconds)
{
    return Timestamp(std::chrono::milliseconds(milliseconds));
}

inline SheetWords plainWords()
{
    return {[](const ContentSource& source) { return nameOf(source.field); }, QStringLiteral("stale")};
}

inline RichText rich(const char* markdown)
{
    return RichText::fromMarkdown(QString::fromUtf8(markdown));
}

/// One entry with a bilingual title, an English-only point, and a point whose Chinese text is stale.
inline Person examplePerson()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
    Section section(SectionKind::Project);
    Entry entry = section.newEntry();
    std::get<ExperienceDetails>(entry.details).title =
        LocalizedText::of(QStringLiteral("A project"), QStringLiteral("项目"));
    Highlight missing;
    missing.text = LocalizedRichText::of(Language::English, rich("Made **samples** & `<tags>`"));
    Highlight stale;
    stale.text = LocalizedRichText::of(rich("New words"), rich("旧文字"));
    stale.text.setTimes(Language::English, at(20), {});
    stale.text.setTimes(Language::Chinese, at(10), {});
    entry.highlights = {missing, stale};
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

inline LocalizedRichText& point(Person& person, qsizetype index)
{
    // Entries are normally replaced as a whole; this test modifies its own copy.
    return const_cast<Entry&>(person.sections[0].entries()[0]).highlights[index].text;
}

inline TranslationSheet sheetOf(const Person& person, SheetTexts texts = SheetTexts::MissingAndStale)
{
    return makeSheet(person, Language::Chinese, texts, plainWords());
}

inline TranslationSheet translated(TranslationSheet sheet)
{
    for (SheetUnit& unit : sheet.units) {
        unit.target = QStringLiteral("译: ") + unit.source;
        unit.state = SheetUnit::State::Translated;
    }
    return sheet;
}

/// Contacts with labels in English only.
inline Person personWithLabels(const QStringList& labels)
{
    Person person;
    person.id = *PersonId::parse(QStringLiteral("5a1f0000-0000-4000-8000-000000000001"));
    for (const QString& label : labels) {
        Contact contact;
        contact.value = LocalizedText::shared(QStringLiteral("https://example.org"));
        contact.label = LocalizedText::of(Language::English, label);
        person.contacts += contact;
    }
    return person;
}

inline QByteArray document(const QByteArray& units, const QByteArray& attributes = "version=\"2.0\"")
{
    return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" " + attributes +
           " srcLang=\"en\" trgLang=\"zh-CN\">\n<file id=\"5a1f0000-0000-4000-8000-000000000001\">" + units +
           "</file></xliff>";
}

} // namespace duovita::test
