#include "tests/thirdlanguage/thirdperson.h"

namespace duovita::test {

namespace {

PartialDate day(int year, int month = 0, int dayOfMonth = 0)
{
    return *PartialDate::create(year, month, dayOfMonth);
}

template <typename Details>
Entry entryOf(const Details& details)
{
    Entry entry;
    entry.details = details;
    return entry;
}

Highlight point(const char* english, const char* chinese, const char* german)
{
    Highlight highlight;
    const auto rich = [](const char* text) { return RichText::fromPlain(QString::fromUtf8(text)); };
    highlight.text = inThree<RichText>(rich(english), rich(chinese), rich(german));
    return highlight;
}

void addSection(Person& person, SectionKind kind, const QList<Entry>& entries)
{
    Section section(kind);
    for (const Entry& entry : entries) {
        [[maybe_unused]] const bool fits = section.append(entry);
        Q_ASSERT(fits);
    }
    person.sections += section;
}

Entry study()
{
    EducationDetails details;
    details.institution = inThree("Qinghe University", "清河大学", "Universität Qinghe");
    details.degree = inThree("Ph.D.", "工学博士", "Dr.-Ing.");
    details.area = inThree("Computer Science", "计算机科学", "Informatik");
    details.range = *DateRange::create(day(2020, 9), day(2026, 6), true);
    return entryOf(details);
}

Entry post()
{
    ExperienceDetails details;
    details.organization = inThree("Example Labs", "示例实验室", "Beispiel-Labor");
    details.position = inThree("Engineer", "工程师", "Ingenieurin");
    details.location = inThree("Qinghe", "清河", "Qinghe am Fluss");
    details.range = DateRange::untilPresent(day(2019, 3));
    Entry entry = entryOf(details);
    entry.highlights = {point("Built the \"fast path\", which halved 12 waits", "构建“快速通道”，使 12 项等待减半",
                              "Baute den \"schnellen Weg\", der 12 Wartezeiten halbierte"),
                        point("Led a team of 3 people", "带领 3 人团队", "Leitete ein Team von 3 Personen")};
    return entry;
}

Entry award()
{
    AwardDetails details;
    details.title = inThree("Prize for clear writing", "清晰写作奖", "Preis für klares Schreiben");
    details.dates = {*PartialDate::parse(QStringLiteral("Summer 2021"))};
    return entryOf(details);
}

Entry work()
{
    PublicationDetails details;
    details.title = inThree("On quiet machines", "论安静的机器", "Über stille Maschinen");
    details.authors = LocalizedAuthors::shared(splitNames(QStringLiteral("W. Lin, S. Zhang")));
    details.venue = inThree("Journal of Examples", "示例学报", "Zeitschrift für Beispiele");
    details.year = day(2022);
    details.pages = QStringLiteral("3-9");
    return entryOf(details);
}

} // namespace

Person thirdPerson()
{
    Person person;
    person.name = inThree("Wei Lin", "林薇", "Wei Lin");
    person.headline = inThree("Engineer of storage", "存储工程师", "Ingenieurin für Speicher");
    Contact mail;
    mail.kind = ContactKind::Email;
    mail.value = LocalizedText::shared(QStringLiteral("wei.lin@example.org"));
    Contact town;
    town.kind = ContactKind::Location;
    town.value = inThree("Qinghe, China", "中国清河", "Qinghe in China");
    person.contacts = {mail, town};
    addSection(person, SectionKind::Education, {study()});
    addSection(person, SectionKind::Work, {post()});
    addSection(person, SectionKind::Award, {award()});
    addSection(person, SectionKind::Publication, {work()});
    return person;
}

void changeEntry(Person& person, SectionKind kind, const std::function<void(Entry&)>& change)
{
    for (Section& section : person.sections) {
        if (section.kind() != kind)
            continue;
        Entry entry = section.entries().front();
        change(entry);
        [[maybe_unused]] const bool fits = section.replace(0, entry);
        Q_ASSERT(fits);
    }
}

} // namespace duovita::test
