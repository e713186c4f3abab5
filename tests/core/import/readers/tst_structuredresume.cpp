#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace duovita;

namespace {

QString squeezed(const QString& text)
{
    QString kept;
    for (const QChar c : text.toLower())
        kept += c.isLetterOrNumber() ? QString(c) : QString();
    return kept;
}

/// Collects all string values, without keys.
void collect(const QJsonValue& value, QStringList& texts)
{
    if (value.isString())
        texts += value.toString();
    for (const QJsonValue& item : value.toArray())
        collect(item, texts);
    const QJsonObject object = value.toObject();
    for (const QJsonValue& member : object)
        collect(member, texts);
}

Result<QList<ImportDraft>> read(const QByteArray& bytes, const ImportOptions& options = {})
{
    return readBytes(bytes, QStringLiteral("cv"), options);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class StructuredResumeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsJsonResume();
    void readsRenderCv();
    void keepsAllTextsOfOtherTools_data();
    void keepsAllTextsOfOtherTools();
    void keepsMembersNamedLikeOurs();
    void acceptsInvalidValues();
    void acceptsMembersWithoutAName();
    void reportsPositionOfYamlErrors();
    void rejectsDuplicateKeys();
    void refusesAliasBombs();
};

void StructuredResumeTest::readsJsonResume()
{
    const auto drafts =
        read("{"
             "\"basics\": {\"name\": \"Li Si\", \"label\": \"Engineer\", \"email\": \"li.si@example.org\","
             "\"profiles\": [{\"network\": \"GitHub\", \"username\": \"lisi\", \"url\": \"https://github.com/lisi\"}]},"
             "\"work\": [{\"name\": \"Example Ltd\", \"position\": \"Engineer\", \"startDate\": \"2020-03\", "
             "\"endDate\": \"2021-04\","
             "\"summary\": \"Made things.\", \"highlights\": [\"One\", \"Two\"], \"mood\": \"good\"}],"
             "\"education\": [{\"institution\": \"Qinghe University\", \"studyType\": \"M.Eng.\", \"startDate\": "
             "\"2015\", \"endDate\": \"someday\"}],"
             "\"skills\": [{\"name\": \"Languages\", \"keywords\": [\"C++\", \"Go\"], \"level\": \"Master\"}],"
             "\"meta\": {\"version\": \"1\"}}");
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QCOMPARE(person.name.text(Language::English), QStringLiteral("Li Si"));
    QCOMPARE(person.contacts.size(), 2);
    QCOMPARE(person.contacts[1].kind, ContactKind::GitHub);
    QCOMPARE(person.sections.size(), 3);
    const Entry& work = person.sections[0].entries()[0];
    const auto& details = std::get<ExperienceDetails>(work.details);
    QCOMPARE(details.organization.text(Language::English), QStringLiteral("Example Ltd"));
    QCOMPARE(details.range, *DateRange::create(*PartialDate::create(2020, 3), *PartialDate::create(2021, 4)));
    QCOMPARE(work.highlights.size(), 3);
    QCOMPARE(work.highlights[0].style, HighlightStyle::Paragraph);
    QCOMPARE(work.extra.value(QStringLiteral("mood")).toString(), QStringLiteral("good"));
    // An invalid date is kept among the extra members.
    QCOMPARE(person.sections[1].entries()[0].extra.value(QStringLiteral("endDate")).toString(),
             QStringLiteral("someday"));
    QCOMPARE(person.sections[2].entries()[0].extra.value(QStringLiteral("level")).toString(), QStringLiteral("Master"));
    QVERIFY(person.extra.contains(QStringLiteral("meta")));
}

void StructuredResumeTest::readsRenderCv()
{
    const auto drafts =
        read("# made by hand\ncv:\n  name: 张三\n  email: zhang.san@example.org\n  sections:\n"
             "    教育背景:\n      - institution: 清河大学\n        degree: 博士\n        start_date: 2010-09\n"
             "        end_date: 2016-06\n    论文发表:\n      - title: A Paper\n        authors:\n"
             "          - \"***S. Zhang***\"\n          - W. Chen\n        date: 2020\n"
             "    其他:\n      - 爱好：骑行\n");
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QCOMPARE(drafts->front().language, Language::Chinese);
    QCOMPARE(person.name.text(Language::Chinese), QStringLiteral("张三"));
    QCOMPARE(person.sections.size(), 3);
    QCOMPARE(person.sections[0].kind(), SectionKind::Education);
    QCOMPARE(person.sections[1].kind(), SectionKind::Publication);
    const auto& paper = std::get<PublicationDetails>(person.sections[1].entries()[0].details);
    QVERIFY(paper.authors.text(Language::English)[0].self);
    QCOMPARE(paper.authors.text(Language::English)[0].name, QStringLiteral("S. Zhang"));
    QCOMPARE(paper.year, *PartialDate::create(2020));
}

void StructuredResumeTest::keepsAllTextsOfOtherTools_data()
{
    QTest::addColumn<QString>("path");
    const QDir fixtures(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/fixtures"));
    QTest::newRow("JSON Resume") << fixtures.filePath(QStringLiteral("jsonresume/complete-resume.json"));
    for (const char* name : {"Classic", "Engineeringresumes", "Harvard"})
        QTest::newRow(name) << fixtures.filePath(
            QStringLiteral("rendercv/John_Doe_%1.yaml").arg(QString::fromLatin1(name)));
}

/// Documents by others: each of their texts is somewhere in the record.
void StructuredResumeTest::keepsAllTextsOfOtherTools()
{
    QFETCH(QString, path);
    const QByteArray bytes = contentsOf(path);
    if (bytes.isEmpty())
        QSKIP("other tools' documents are not beside the project");
    const auto drafts = read(bytes);
    QVERIFY(drafts);
    QStringList kept;
    collect(toJson(drafts->front().person), kept);
    const QString all = squeezed(kept.join(u'\n'));
    QStringList texts;
    if (path.endsWith(QStringLiteral("json"))) {
        collect(QJsonDocument::fromJson(bytes).object(), texts);
    } else {
        static const QRegularExpression value(QStringLiteral("^\\s*(?:- )?(?:[\\w ]+: )?(.+)$"),
                                              QRegularExpression::MultilineOption);
        for (auto it = value.globalMatch(QString::fromUtf8(bytes).section(QStringLiteral("\ndesign:"), 0, 0));
             it.hasNext();) {
            const QString text = it.next().captured(1);
            if (!text.startsWith(u'#') && !text.endsWith(u':'))
                texts += text;
        }
    }
    QVERIFY(texts.size() > 50);
    for (const QString& text : texts)
        QVERIFY2(all.contains(squeezed(text)), qPrintable(text));
    QVERIFY(drafts->front().person.sections.size() > 5);
}

/// JSON Resume's own test cases, valid and invalid, with one value each.
void StructuredResumeTest::acceptsInvalidValues()
{
    const QDir folder(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/fixtures/jsonresume"));
    if (!folder.exists())
        QSKIP("other tools' documents are not beside the project");
    int cases = 0;
    for (const QString& name : folder.entryList({QStringLiteral("schema-*.json")})) {
        const QJsonObject all = QJsonDocument::fromJson(contentsOf(folder.filePath(name))).object();
        for (auto it = all.begin(); it != all.end(); ++it) {
            QJsonObject resume = it->toObject();
            if (!resume.value(QStringLiteral("basics")).isObject())
                resume.insert(QStringLiteral("basics"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Li Si")}});
            ImportOptions options;
            options.personName = QStringLiteral("Li Si");
            const auto drafts = read(QJsonDocument(resume).toJson(), options);
            QVERIFY2(drafts, qPrintable(name + u' ' + it.key()));
            QStringList texts;
            collect(resume, texts);
            QStringList kept;
            collect(toJson(drafts->front().person), kept);
            const QString record = squeezed(kept.join(u'\n'));
            for (const QString& text : texts)
                QVERIFY2(record.contains(squeezed(text)) || PartialDate::parse(text),
                         qPrintable(name + u' ' + it.key() + u' ' + text));
            ++cases;
        }
    }
    QVERIFY(cases > 50);
}

/// Members named like our own must not be mistaken for them, which would make the record unreadable.
void StructuredResumeTest::keepsMembersNamedLikeOurs()
{
    const auto drafts = read("cv:\n  name: Li Si\n  cvs: none\n  sections:\n"
                             "    experience:\n      - company: Example Ltd\n        position: Engineer\n"
                             "        highlights: [One.]\n        visible: maybe\nsections:\n  - kinds: []\nid: 7\n");
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QVERIFY(person.extra.contains(QStringLiteral("sections (imported)")));
    QCOMPARE(person.extra[QStringLiteral("cvs (imported)")].toString(), QStringLiteral("none"));
    const Entry& entry = person.sections.front().entries().front();
    QCOMPARE(entry.extra[QStringLiteral("visible (imported)")].toString(), QStringLiteral("maybe"));
    const auto back = personFromJson(toJson(person));
    QVERIFY(back);
    QCOMPARE(*back, person);
}

/// Sections keep the document's order, whatever their names.
void StructuredResumeTest::acceptsMembersWithoutAName()
{
    const auto drafts =
        read("cv:\n  name: 李四\n  sections:\n    教育经历: [甲。]\n    '': [Two.]\n    awards: [Three.]\n"
             "    会议: [Five.]\n  '': six\n");
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QStringList texts;
    collect(toJson(person), texts);
    for (const char* text : {"甲。", "Two.", "Three.", "six"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
    QStringList titles;
    for (const Section& section : person.sections)
        titles += section.title.textOrFallback(Language::English);
    QCOMPARE(titles.mid(0, 3), QStringList({QStringLiteral("教育经历"), QString(), QStringLiteral("Awards")}));
    QCOMPARE(titles.last(), QStringLiteral("会议"));
    QVERIFY(personFromJson(toJson(person)));
}

void StructuredResumeTest::reportsPositionOfYamlErrors()
{
    const auto drafts = read("cv:\n  name: Li Si\n  sections:\n    a: [1, 2\n  b: }\n");
    QVERIFY(!drafts);
    QCOMPARE(drafts.error().code, ErrorCode::YamlSyntax);
    QVERIFY(drafts.error().place.line >= 4);
}

/// Neither duplicate may be dropped silently.
void StructuredResumeTest::rejectsDuplicateKeys()
{
    const auto drafts = read("cv:\n  name: Li Si\n  sections:\n    awards: [One.]\n    skills: [Two.]\n"
                             "    awards: [Three.]\n");
    QVERIFY(!drafts);
    QCOMPARE(drafts.error().code, ErrorCode::YamlSyntax);
    QCOMPARE(drafts.error().place.line, 6);
    QVERIFY(drafts.error().parameters.value(1).contains(QStringLiteral("\"awards\"")));
    // The header of a Markdown document keeps both lines.
    const auto headed = read("---\nemail: a@example.org\nemail: b@example.org\n---\n# Li Si\n");
    QVERIFY(headed);
    const QByteArray json = writePeople({headed->front().person});
    for (const char* address : {"a@example.org", "b@example.org"})
        QVERIFY2(json.contains(address), address);
}

void StructuredResumeTest::refusesAliasBombs()
{
    QByteArray yaml = "cv:\n  name: x\n  a0: &a0 [l, l, l, l, l, l, l, l, l]\n";
    for (int i = 1; i < 9; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        yaml += "  a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + before;
        for (int k = 0; k < 8; ++k)
            yaml += ", " + before;
        yaml += "]\n";
    }
    const auto drafts = read(yaml);
    QVERIFY(!drafts);
    QCOMPARE(drafts.error().code, ErrorCode::YamlSyntax);
}

DUOVITA_TEST(StructuredResumeTest)
#include "tst_structuredresume.moc"
