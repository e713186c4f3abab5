#include "core/design/designkeys.h"
#include "core/domain/person.h"
#include "core/json/personjson.h"
#include "core/merging/recordmerge.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

using namespace duovita;

namespace {

QJsonObject object(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

Template look(const Design& design, Language language = Language::English)
{
    const Result<Template> loaded = Template::load(design, language);
    if (!loaded)
        qFatal("%s", qPrintable(loaded.error().parameters.join(u' ')));
    return *loaded;
}

} // namespace

/// A CV's design: a template and the CV's changes to it.
class TestDesigns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void usesTheJsonFormatOfTemplates()
    {
        const Design design = designOf(object("{\"base\": \"compact\", \"body\": {\"size\": {\"zh\": 9}}, \"colors\": "
                                              "{\"accent\": \"#123456\"}, \"axis\": true}"));
        QCOMPARE(design.templateName, QStringLiteral("compact"));
        QCOMPARE(design.changes.keys(),
                 (QStringList{QStringLiteral("axis"), QStringLiteral("body.size"), QStringLiteral("colors.accent")}));
        QCOMPARE(designOf(toJson(design)), design);
    }

    /// Older files have a single distance above each line of contacts; it means the same in templates and designs.
    void readsContactSpacingOfOlderFiles()
    {
        const QByteArray before("{\"base\": \"classic\", \"contacts\": {\"spaceBefore\": 40}}");
        const QByteArray now("{\"format\": 2, \"base\": \"classic\", \"contacts\": {\"spaceBefore\": 40}}");
        const Result<Template> old = Template::parse(before, QStringLiteral("mine.json"));
        QVERIFY(old);
        QCOMPARE(old->contacts.spaceBefore, 40.0);
        QCOMPARE(old->contactRowGap, 40.0);
        QCOMPARE(Template::parse(now, QStringLiteral("mine.json"))->contactRowGap, 0.0);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("design.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(before) == before.size());
        file.close();
        const Result<Design> design = readDesignFile(file.fileName());
        QVERIFY(design);
        QCOMPARE(look(*design).contactRowGap, 40.0);
    }

    void overridesOnlyChangedKeys()
    {
        Design design{QStringLiteral("compact")};
        const Template base = look(design);
        design.changes[QStringLiteral("section.spaceBefore")] = 20;
        const Template own = look(design);
        QCOMPARE(own.section.spaceBefore, 20.0);
        QCOMPARE(own.section.size, base.section.size);
        QCOMPARE(own.margins, base.margins);
    }

    void supportsChangesPerLanguage()
    {
        Design design;
        design.changes[QStringLiteral("section.spaceBefore")] = QJsonObject{{QStringLiteral("zh"), 21}};
        QCOMPARE(look(design, Language::Chinese).section.spaceBefore, 21.0);
        QCOMPARE(look(design).section.spaceBefore, look({}).section.spaceBefore);
    }

    /// Beside Chinese characters, EB Garamond looks small at the size that suits the template's own font.
    void fitsAnotherLatinFontToTheCharacters()
    {
        Design design{QStringLiteral("accent"), {}};
        const double own = look(design, Language::Chinese).latinScale;
        design.changes[QStringLiteral("fonts.latin")] = QStringLiteral("EB Garamond");
        QCOMPARE(look(design, Language::Chinese).latinScale, 1.12);
        design.changes[QStringLiteral("fonts.latinScale")] = 1.2;
        QCOMPARE(look(design, Language::Chinese).latinScale, 1.2);
        design.changes = {{QStringLiteral("fonts.latin"), look(design).latinFamily}};
        QCOMPARE(look(design, Language::Chinese).latinScale, 1.12);
        design.changes = {{QStringLiteral("fonts.latin"), QStringLiteral("Inter")}};
        QCOMPARE(look(design, Language::Chinese).latinScale, own);
    }

    /// The template's weight of Chinese text was chosen for its own font.
    void givesAnotherFontItsRegularWeight()
    {
        Design design;
        QVERIFY(look(design, Language::Chinese).hanWeight > 400);
        design.changes[QStringLiteral("fonts.chinese")] = QStringLiteral("Noto Sans CJK SC");
        QCOMPARE(look(design, Language::Chinese).hanWeight, 400);
        design.changes[QStringLiteral("fonts.hanWeight")] = 500;
        QCOMPARE(look(design, Language::Chinese).hanWeight, 500);
        design.changes = {{QStringLiteral("fonts.chinese"), look({}).chineseFamily}};
        QVERIFY(look(design, Language::Chinese).hanWeight > 400);
    }

    /// One setting scales all sizes that are not set explicitly.
    void scalesSizesWithBodyText()
    {
        const Template base = look({});
        Design design;
        design.changes[QStringLiteral("body.size")] = base.body.size * 1.2;
        design.changes[QStringLiteral("headline.size")] = 11;
        const Template larger = look(design);
        QVERIFY(qAbs(larger.personName.size - base.personName.size * 1.2) < 1e-9);
        QVERIFY(qAbs(larger.body.leading - base.body.leading * 1.2) < 1e-9);
        QCOMPARE(larger.headline.size, 11.0);
        QCOMPARE(larger.margins, base.margins);
    }

    void appliesAccentToDependentColors()
    {
        Design design{QStringLiteral("compact")};
        design.changes[QStringLiteral("colors.accent")] = QStringLiteral("#aa2200");
        QCOMPARE(look(design).headingColor, QColor(0xaa, 0x22, 0x00));
        QCOMPARE(look(design).bulletColor, QColor(0xaa, 0x22, 0x00));
    }

    void scalesAllDistances()
    {
        Design design;
        design.changes[QStringLiteral("space.density")] = 0.5;
        QCOMPARE(look(design).section.spaceBefore, look({}).section.spaceBefore / 2);
        QCOMPARE(look(design).entrySpaceBefore, look({}).entrySpaceBefore / 2);
    }

    /// An explicit distance is independent of the density, which only scales the template's distances.
    void keepsExplicitDistancesAtAnyDensity()
    {
        Design design;
        design.changes[QStringLiteral("space.density")] = 1.25;
        design.changes[QStringLiteral("section.spaceBefore")] = 18;
        QCOMPARE(look(design).section.spaceBefore, 18.0);
        QCOMPARE(look(design).entrySpaceBefore, look({}).entrySpaceBefore * 1.25);
        // Saved as a template, it is a template's distance, which other densities scale.
        QVERIFY(Template::save(design, QStringLiteral("Airy")));
        Design tighter{QStringLiteral("Airy")};
        QCOMPARE(look(tighter).section.spaceBefore, 18.0);
        QCOMPARE(look(tighter).entrySpaceBefore, look(design).entrySpaceBefore);
        tighter.changes[QStringLiteral("space.density")] = 0.625;
        QCOMPARE(look(tighter).section.spaceBefore, 9.0);
        QVERIFY(QFile::remove(QDir(Template::userFolder()).filePath(QStringLiteral("Airy.json"))));
    }

    void reportsInvalidChange()
    {
        Design design;
        design.changes[QStringLiteral("body.size")] = QStringLiteral("large");
        const Result<Template> loaded = Template::load(design, Language::English);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().code, ErrorCode::TemplateInvalid);
        QCOMPARE(loaded.error().parameters.value(1), QStringLiteral("body.size"));
    }

    /// CVs and user templates from before designs existed look the same, read from their JSON.
    void keepsAppearanceOfOlderCvs()
    {
        Person person;
        person.cvs += Cv::fullCv();
        QJsonObject json = toJson(person);
        QJsonArray cvs = json.value(QStringLiteral("cvs")).toArray();
        QJsonObject cv = cvs.first().toObject();
        cv.remove(QStringLiteral("design"));
        cv[QStringLiteral("template")] = QStringLiteral("modern");
        json[QStringLiteral("cvs")] = QJsonArray{cv};
        const Result<Person> read = personFromJson(json);
        QVERIFY(read);
        QCOMPARE(read->cvs.front().design, Design{QStringLiteral("modern-1")});
        QVERIFY(Template::load(read->cvs.front().design, Language::Chinese));

        const auto mine = Template::parse("{\"base\": \"classic\", \"colors\": {\"link\": \"#010203\"}}",
                                          QStringLiteral("mine.json"));
        QVERIFY(mine);
        QCOMPARE(mine->personName.size, Template::load(QStringLiteral("classic-1"))->personName.size);
        QVERIFY(!Template::names().contains(QStringLiteral("classic-1")));
    }

    void isKeptWithTheCv()
    {
        Person person;
        person.cvs += Cv::fullCv();
        person.cvs.front().design = {QStringLiteral("timeline"),
                                     {{QStringLiteral("body.size"), QJsonObject{{QStringLiteral("zh"), 9.5}}}}};
        const Result<Person> read = personFromJson(toJson(person));
        QVERIFY(read);
        QCOMPARE(read->cvs.front(), person.cvs.front());
    }

    void canBeSavedAsUserTemplate()
    {
        const Design design{
            QStringLiteral("compact"),
            {{QStringLiteral("body.size"), 9.25}, {QStringLiteral("colors.accent"), QStringLiteral("#112233")}}};
        QVERIFY(Template::save(design, QStringLiteral("My look")));
        QVERIFY(Template::names().contains(QStringLiteral("My look")));
        const Template saved = look({QStringLiteral("My look")});
        QCOMPARE(saved.body.size, 9.25);
        QCOMPARE(saved.personName.size, look(design).personName.size);
        // Changed and saved under the same name, it keeps its base template.
        const Design more{QStringLiteral("My look"), {{QStringLiteral("list.indent"), 20}}};
        QVERIFY(Template::save(more, QStringLiteral("My look")));
        QCOMPARE(look({QStringLiteral("My look")}).listIndent, 20.0);
        QCOMPARE(look({QStringLiteral("My look")}).body.size, 9.25);
        QVERIFY(QFile::remove(QDir(Template::userFolder()).filePath(QStringLiteral("My look.json"))));
        QVERIFY(!Template::save(design, QStringLiteral("../up")));
        QVERIFY(!Template::save(design, QString()));
    }

    /// A template saved under the name of its base looks the same and has no base any more, however it was saved.
    void canReplaceItsBaseTemplate()
    {
        const auto file = [](const char* name) {
            return QDir(Template::userFolder()).filePath(QString::fromLatin1(name) + QStringLiteral(".json"));
        };
        const Design first{QStringLiteral("timeline"),
                           {{QStringLiteral("body.size"), QJsonObject{{QStringLiteral("zh"), 9.75}}},
                            {QStringLiteral("space.density"), 0.8}}};
        QVERIFY(Template::save(first, QStringLiteral("a")));
        QVERIFY(Template::save({QStringLiteral("a"), {{QStringLiteral("list.indent"), 15}}}, QStringLiteral("b")));
        const Design second{QStringLiteral("b"), {{QStringLiteral("body.size"), 10}}};
        for (const auto& [design, name] :
             {std::pair(second, "a"), std::pair(Design{QStringLiteral("classic")}, "classic")}) {
            QList<Template> before;
            for (const Language language : allLanguages)
                before += look(design, language);
            QVERIFY(Template::save(design, QString::fromLatin1(name)));
            for (const Language language : allLanguages) {
                const Template after = look({QString::fromLatin1(name)}, language);
                for (const DesignKey& key : designKeys()) {
                    if (key.name != QStringLiteral("space.density"))
                        QVERIFY2(key.get(after) == key.get(before[static_cast<qsizetype>(indexOf(language))]),
                                 qPrintable(key.name));
                }
            }
        }
        for (const char* name : {"a", "b", "classic"})
            QVERIFY(QFile::remove(file(name)));
    }

    /// A user's template that replaced one of the program's determined the look of older CVs.
    void honorsUserReplacementOfOldTemplate()
    {
        QFile file(QDir(Template::userFolder()).filePath(QStringLiteral("modern.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"base\": \"classic\", \"colors\": {\"link\": \"#010203\"}}");
        file.close();
        QCOMPARE(look({QStringLiteral("modern-1")}).linkColor, QColor(1, 2, 3));
        QVERIFY(file.remove());
        QVERIFY(look({QStringLiteral("modern-1")}).linkColor != QColor(1, 2, 3));
    }

    /// Concurrent changes of a design are merged key by key.
    void mergesKeyByKey()
    {
        Person base;
        base.cvs += Cv::fullCv();
        base.cvs.front().design.changes[QStringLiteral("list.indent")] = 12;
        Person mine = base;
        mine.cvs.front().design.changes[QStringLiteral("body.size")] = 10;
        Person theirs = base;
        theirs.cvs.front().design.templateName = QStringLiteral("compact");
        theirs.cvs.front().design.changes.remove(QStringLiteral("list.indent"));
        const RecordMerge merged = threeWayMerge(base, mine, theirs);
        QVERIFY(merged.conflicts.isEmpty());
        QCOMPARE(merged.person.cvs.front().design,
                 (Design{QStringLiteral("compact"), {{QStringLiteral("body.size"), 10}}}));
        theirs.cvs.front().design.changes[QStringLiteral("body.size")] = 8;
        QCOMPARE(threeWayMerge(base, mine, theirs).conflicts.size(), 1);
    }
};

DUOVITA_TEST(TestDesigns)
#include "tst_designs.moc"
