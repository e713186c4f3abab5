#include "core/content/cvcontent.h"
#include "core/export/formats.h"
#include "core/import/importdraft.h"
#include "core/import/readers/yamltojson.h"
#include "core/json/personjson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace duovita;

namespace {

QString pageOf(const Person& person, Language language, ExportFormat format = ExportFormat::SitePage)
{
    const auto files = exportFiles(person, person.cvs.front(), {language}, format);
    return files ? QString::fromUtf8(files->front().bytes) : QString();
}

Person read(const QString& page)
{
    const auto drafts = readBytes(page.toUtf8(), QStringLiteral("index.md"));
    return drafts ? drafts->front().person : Person();
}

QJsonObject frontMatterOf(const QString& page)
{
    const QStringList parts = page.split(QStringLiteral("---\n"));
    const auto members = yamlToJson(parts.value(1).toUtf8(), {});
    return members ? withoutOrder(*members).toObject() : QJsonObject();
}

/// Without what each import creates anew, and what only the front matter contains.
QJsonValue facts(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& item : value.toArray())
            array += facts(item);
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (const char* key : {"id", "cvs", "layout", "author", "lang", "description"})
        object.remove(QLatin1StringView(key));
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = facts(it.value());
    return object;
}

QByteArray factsOf(Person person)
{
    person.extra = {};
    return QJsonDocument(facts(toJson(person)).toObject()).toJson();
}

Person withPoint(const QString& markdown)
{
    Person person;
    person.name = LocalizedText::of(Language::English, QStringLiteral("Zhang San"));
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(Language::English, QStringLiteral("Example {{ Works }}"));
    Highlight point;
    point.text = LocalizedRichText::of(Language::English, RichText::fromMarkdown(markdown));
    entry.highlights += point;
    if (!section.append(entry))
        qFatal("an entry of the section's kind");
    person.sections += section;
    return person;
}

} // namespace

/// A page for a personal site: front matter that every YAML reader understands, and a body that can be imported again.
class SitePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void frontMatterHoldsAnyName_data();
    void frontMatterHoldsAnyName();
    void importsLikePlainMarkdown();
    void listsLinksBelow();
    void escapesTemplateTags();
    void containsNothingPrivate();
    void ignoresAuthorInForeignFrontMatter();
};

void SitePageTest::frontMatterHoldsAnyName_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"Zhang San", "张三", "Zhang \"San\": #1", "- San", "{San: [1, 2]}", "---", "...", "null",
                             "2024-01-01", "'San' \\ Zhang", "%TAG !", "&anchor *alias", "@San", "`San`",
                             "San\u2028Zhang", "😀 \u00e9", "a: b # c", "  spaces  ", "Zhang\tSan"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void SitePageTest::frontMatterHoldsAnyName()
{
    QFETCH(QString, name);
    Person person = withPoint(QStringLiteral("A point"));
    person.name = LocalizedText::of(Language::English, name);
    person.headline = LocalizedText::of(Language::English, name + QStringLiteral(": x"));
    const QString page = pageOf(person, Language::English);
    const CvContent content = makeContent(person, person.cvs.front(), Language::English);
    QVERIFY(page.startsWith(QStringLiteral("---\nlayout: \"page\"\n")));
    const QJsonObject matter = frontMatterOf(page);
    if (!name.contains(QStringLiteral("---"))) // the test's own reader splits there
        QCOMPARE(matter[QStringLiteral("title")].toString(), content.author);
    QVERIFY(page.contains(QStringLiteral("\n---\n\n")));
    QCOMPARE(page.count(QStringLiteral("\n---\n")), 1);
}

void SitePageTest::importsLikePlainMarkdown()
{
    for (const char* name : {"zhang-san", "li-si"}) {
        for (const Language language : allLanguages) {
            const Person person = test::samplePerson(QString::fromLatin1(name));
            const Person back = read(pageOf(person, language));
            QCOMPARE(back.name.text(language), person.name.text(language));
            QCOMPARE(back.name.textOrFallback(Language::Chinese), person.name.text(Language::Chinese));
            QCOMPARE(factsOf(back), factsOf(read(pageOf(person, language, ExportFormat::Markdown))));
            QCOMPARE(back.extra[QStringLiteral("author")].toString(), person.name.text(language));
        }
    }
}

void SitePageTest::listsLinksBelow()
{
    const QString page = pageOf(test::samplePerson(QStringLiteral("zhang-san")), Language::English);
    QVERIFY(page.contains(QStringLiteral("1. **S. Zhang**")));
    QVERIFY(page.contains(QStringLiteral("CCF A  \n   [[pdf](https://zhangsan.example.org/two-nodes.pdf)] "
                                         "[[code](https://code.example.org/two-nodes)]\n")));
    QVERIFY(!page.contains(QStringLiteral("\n# "))); // the site's theme shows the title
}

void SitePageTest::escapesTemplateTags()
{
    const Person person =
        withPoint(QStringLiteral("Wrote {{ page.title }}, `{% raw %}` and {# more #}; {} and `{ x }`"));
    const QString page = pageOf(person, Language::English);
    for (const char* tag : {"{{", "{%", "{#"})
        QVERIFY2(!page.contains(QLatin1StringView(tag)), qPrintable(page));
    const Person back = read(page);
    const Entry& entry = back.sections.front().entries().front();
    QCOMPARE(entry.highlights.front().text.text(Language::English).plainText(),
             person.sections.front().entries().front().highlights.front().text.text(Language::English).plainText());
    QVERIFY(page.contains(QStringLiteral("`{ x }`")));
    QVERIFY(factsOf(back).contains("Example {{ Works }}"));
}

void SitePageTest::containsNothingPrivate()
{
    Person person = withPoint(QStringLiteral("A point"));
    person.notes = QStringLiteral("secret note");
    person.unparsed = {QStringLiteral("secret piece")};
    person.tags = {QStringLiteral("secret tag")};
    person.contacts += Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("secret 1")), {}, false};
    for (const Language language : allLanguages)
        QVERIFY(!pageOf(person, language).contains(QStringLiteral("secret")));
}

void SitePageTest::ignoresAuthorInForeignFrontMatter()
{
    const QString page = QStringLiteral("---\ntitle: \"About: me\"\nauthor: Somebody Else\n---\n\n**Zhang San**\n\n"
                                        "zs@example.org\n\n## Education\n\n- Example University, B.Sc., 2010 - 2014\n");
    const Person person = read(page);
    QCOMPARE(person.name.text(Language::English), QStringLiteral("Zhang San"));
    QCOMPARE(person.extra[QStringLiteral("title")].toString(), QStringLiteral("About: me"));
}

DUOVITA_APPLESS_TEST(SitePageTest)
#include "tst_sitepage.moc"
