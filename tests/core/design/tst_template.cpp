#include "core/design/template.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

#include <functional>

using namespace duovita;

static QJsonObject classic()
{
    QFile file(QStringLiteral(":/templates/classic.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

static void setInside(QJsonObject& object, const QString& part, const QString& key, const QJsonValue& value)
{
    QJsonObject inner = object.value(part).toObject();
    inner.insert(key, value);
    object.insert(part, inner);
}

static Result<Template> parse(const QJsonObject& object)
{
    return Template::parse(QJsonDocument(object).toJson(), QStringLiteral("mine.json"));
}

class TestTemplate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void loadsEveryTemplateThatItNames()
    {
        QVERIFY(Template::names().contains(QStringLiteral("classic")));
        for (const QString& name : Template::names()) {
            const Result<Template> design = Template::load(name);
            QVERIFY2(design, qPrintable(name));
            QCOMPARE(design->name, name);
        }
    }

    void readsMillimetresAsPoints()
    {
        QJsonObject object = classic();
        setInside(object, QStringLiteral("margins"), QStringLiteral("left"), 25.4);
        const Result<Template> design = parse(object);
        QVERIFY(design);
        QVERIFY(qAbs(design->margins.left() - 72) < 1e-9);
    }

    void listsTemplatesIfNameIsUnknown()
    {
        for (const QString& name : {QStringLiteral("none"), QStringLiteral("../classic"), QString()}) {
            const Result<Template> design = Template::load(name);
            QVERIFY(!design);
            QCOMPARE(design.error().code, ErrorCode::TemplateUnknown);
            QCOMPARE(design.error().parameters.value(0), name);
            QVERIFY(design.error().parameters.value(1).contains(u"classic"));
        }
    }

    void rejectsInvalidValues_data()
    {
        QTest::addColumn<QJsonObject>("object");
        QTest::addColumn<QString>("key");
        const auto with = [](const QString& part, const QString& key, const QJsonValue& value) {
            QJsonObject object = classic();
            setInside(object, part, key, value);
            return object;
        };
        QJsonObject extra = classic();
        extra.insert(QStringLiteral("colour"), 1);
        QTest::newRow("unknown key") << extra << QStringLiteral("colour");
        QTest::newRow("unknown inner key")
            << with(QStringLiteral("body"), QStringLiteral("sise"), 1) << QStringLiteral("body.sise");
        QTest::newRow("text for a number") << with(QStringLiteral("body"), QStringLiteral("size"), QStringLiteral("10"))
                                           << QStringLiteral("body.size");
        QTest::newRow("size of nothing") << with(QStringLiteral("body"), QStringLiteral("size"), 0)
                                         << QStringLiteral("body.size");
        QTest::newRow("size of a house") << with(QStringLiteral("personName"), QStringLiteral("size"), 5000)
                                         << QStringLiteral("personName.size");
        QTest::newRow("no colour") << with(QStringLiteral("colors"), QStringLiteral("link"), QStringLiteral("bluish"))
                                   << QStringLiteral("colors.link");
        QTest::newRow("number for a family")
            << with(QStringLiteral("fonts"), QStringLiteral("latin"), 7) << QStringLiteral("fonts.latin");
        QTest::newRow("number among families")
            << with(QStringLiteral("fonts"), QStringLiteral("emphasis"), QJsonArray{QStringLiteral("A"), 7})
            << QStringLiteral("fonts.emphasis");
        QJsonObject shape = classic();
        shape.insert(QStringLiteral("fonts"), QStringLiteral("Noto Serif"));
        QTest::newRow("text for a part") << shape << QStringLiteral("fonts");
        QTest::newRow("wrong in one language")
            << with(QStringLiteral("body"), QStringLiteral("size"),
                    QJsonObject{{QStringLiteral("en"), 9}, {QStringLiteral("zh"), QStringLiteral("large")}})
            << QStringLiteral("body.size");
    }

    void rejectsInvalidValues()
    {
        QFETCH(QJsonObject, object);
        QFETCH(QString, key);
        const Result<Template> design = parse(object);
        QVERIFY(!design);
        QCOMPARE(design.error().code, ErrorCode::TemplateInvalid);
        QCOMPARE(design.error().parameters.size(), 3);
        QCOMPARE(design.error().parameters[0], QStringLiteral("mine.json"));
        QCOMPARE(design.error().parameters[1], key);
        QVERIFY(!design.error().parameters[2].isEmpty());
    }

    void inheritsFromBaseTemplate()
    {
        const Result<Template> base = Template::load(QStringLiteral("compact-1"));
        const Result<Template> own =
            Template::parse("{\"base\": \"compact\", \"name\": \"mine\", \"body\": {\"size\": 8}, \"words\": {\"en\": "
                            "{\"dates\": \"iso\", \"days\": true, \"typographicQuotes\": false, \"colon\": \" - \"}}}",
                            QStringLiteral("mine.json"));
        QVERIFY(base);
        QVERIFY2(own, own ? "" : qPrintable(own.error().parameters.join(u' ')));
        QCOMPARE(own->body.size, 8.0);
        QCOMPARE(own->body.leading, base->body.leading);
        QCOMPARE(own->headingColor, base->headingColor);
        QCOMPARE(own->words.dateStyle(Language::English), DateStyle::Iso);
        QVERIFY(!own->words.typographicQuotes && DocumentStyle().typographicQuotes);
        QCOMPARE(own->words.label(DocumentWord::Colon, Language::English), QStringLiteral(" - "));
        QCOMPARE(own->words.label(DocumentWord::Stop, Language::English), QStringLiteral(". "));
    }

    void shadesFollowTheAccent()
    {
        const auto look = [](const char* name, const QMap<QString, QJsonValue>& changes) {
            return *Template::load(Design{QString::fromLatin1(name), changes}, Language::English);
        };
        const QString accent = QStringLiteral("colors.accent");
        const Template own = look("modern", {});
        QCOMPARE(own.bulletColor, QColor(0x6f, 0x9a, 0xa4));
        QCOMPARE(own.sidebar.ground, QColor(0xed, 0xf2, 0xf3));
        QCOMPARE(look("modern", {{accent, own.accentColor.name()}}).bulletColor, own.bulletColor);
        const Template red = look("modern", {{accent, QStringLiteral("#a01020")}});
        for (const QColor& shade : {red.bulletColor, red.lineColor, red.sidebar.ground})
            QVERIFY2(shade.red() > shade.green() && shade.red() > shade.blue(), qPrintable(shade.name()));
        QVERIFY(red.sidebar.ground.lightness() > red.lineColor.lightness());
        QVERIFY(red.lineColor.lightness() > red.bulletColor.lightness());
        QVERIFY(red.bulletColor.lightness() > red.accentColor.lightness());
        // Explicit values of the CV stay, and darker shades are darker.
        const QString green = QStringLiteral("#00ff00");
        QCOMPARE(look("modern", {{accent, QStringLiteral("#a01020")}, {QStringLiteral("colors.bullet"), green}})
                     .bulletColor.name(),
                 green);
        const Template banking = look("banking", {{accent, QStringLiteral("#a01020")}});
        QVERIFY(banking.nameColor.red() < banking.accentColor.red() && banking.nameColor.red() > 40);
        QCOMPARE(banking.nameColor.hslHue(), banking.accentColor.hslHue());
    }

    /// Shades derive from the accent of their own layer; a higher layer may have another accent.
    void derivesShadesFromAccentOfSameLayer()
    {
        const QJsonObject mine = QJsonDocument::fromJson("{\"format\": 2, \"base\": \"timeline\", \"colors\": "
                                                         "{\"accent\": \"#004080\", \"rule\": \"accent #8090a0\"}}")
                                     .object();
        const Result<Template> design = parse(mine);
        QVERIFY(design);
        QCOMPARE(design->ruleColor, QColor(0x80, 0x90, 0xa0));
        QVERIFY(design->bulletColor.blue() > design->bulletColor.red()); // timeline's own bullet is orange
        for (const char* none : {"accent", "accent ", "accent #8090", "accent blueish", "muted #8090a0"}) {
            QJsonObject wrong = mine;
            setInside(wrong, QStringLiteral("colors"), QStringLiteral("rule"), QString::fromLatin1(none));
            QCOMPARE(parse(wrong).hasValue(), QString::fromLatin1(none) == QStringLiteral("accent"));
        }
    }

    void rejectsUnknownBase()
    {
        const Result<Template> design =
            Template::parse("{\"base\": \"nobody\", \"name\": \"mine\"}", QStringLiteral("mine.json"));
        QVERIFY(!design);
        QCOMPARE(design.error().parameters.value(1), QStringLiteral("base"));
    }

    void loadsUserTemplates()
    {
        QStandardPaths::setTestModeEnabled(true);
        QDir().mkpath(Template::userFolder());
        const QString path = QDir(Template::userFolder()).filePath(QStringLiteral("house.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"base\": \"classic\", \"name\": \"house\", \"colors\": {\"heading\": \"#123456\"}}");
        file.close();
        QVERIFY(Template::names().contains(QStringLiteral("house")));
        const Result<Template> design = Template::load(QStringLiteral("house"));
        QVERIFY(design);
        QCOMPARE(design->headingColor, QColor(0x12, 0x34, 0x56));
        const QString before = Template::fingerprint({QStringLiteral("house")});
        QVERIFY(before != Template::fingerprint({QStringLiteral("classic")}));
        QVERIFY(QFile::remove(path));
        QVERIFY(!Template::load(QStringLiteral("house")));
        QVERIFY(Template::fingerprint({QStringLiteral("house")}) != before);
    }

    void tightensStepByStep()
    {
        const Template design = *Template::load(QStringLiteral("classic"));
        double size = design.body.size;
        double leading = design.body.leading;
        for (double step = 0; step <= 1; step += 1.0 / 16) {
            const Template tight = design.tightened(step);
            QVERIFY(tight.body.size <= size + 1e-9 && tight.body.leading <= leading + 1e-9);
            size = tight.body.size;
            leading = tight.body.leading;
            QVERIFY(step > 0.25 || tight.body.leading == design.body.leading); // spaces shrink first
            QVERIFY(step > 0.5 || tight.body.size == design.body.size);
        }
        QVERIFY(qAbs(size - design.body.size * design.limits.size) < 1e-9);
    }

    /// At any density, the space above a section exceeds that above an entry, which exceeds that above a point.
    void keepsTheOrderOfDistances()
    {
        QList<Template> designs;
        for (const QString& name : Template::names())
            designs += *Template::load(name);
        designs += designs.front();
        designs.last().limits.spacing = 0;
        for (const Template& design : designs) {
            Template before = design;
            const double entry = qMin(1.5, design.entrySpaceBefore - design.itemSpaceBefore);
            const double section = qMin(1.5, design.section.spaceBefore - design.entrySpaceBefore);
            QVERIFY2(entry > 0 && section > 0 && design.itemSpaceBefore >= 0, qPrintable(design.name));
            for (int step = 0; step <= 16; ++step) {
                const Template tight = design.tightened(step / 16.0);
                QVERIFY2(tight.itemSpaceBefore >= 0, qPrintable(design.name));
                QVERIFY2(tight.entrySpaceBefore > tight.itemSpaceBefore + entry - 1e-9, qPrintable(design.name));
                QVERIFY2(tight.section.spaceBefore > tight.entrySpaceBefore + section - 1e-9, qPrintable(design.name));
                QVERIFY2(tight.section.spaceBefore <= before.section.spaceBefore + 1e-9 &&
                             tight.entrySpaceBefore <= before.entrySpaceBefore + 1e-9 &&
                             tight.itemSpaceBefore <= before.itemSpaceBefore + 1e-9,
                         qPrintable(design.name));
                before = tight;
            }
        }
    }

    /// Distances grow first and keep their order, sizes last; margins stay.
    void loosensDistancesThenLeadingThenSize()
    {
        for (const QString& name : Template::names()) {
            const Template design = *Template::load(name);
            Template before = design;
            for (int step = 1; step <= 16; ++step) {
                const Template loose = design.loosened(step / 16.0);
                QVERIFY2(loose.section.spaceBefore >= before.section.spaceBefore &&
                             loose.entrySpaceBefore >= before.entrySpaceBefore &&
                             loose.itemSpaceBefore >= before.itemSpaceBefore &&
                             loose.body.leading >= before.body.leading,
                         qPrintable(name));
                QVERIFY2(loose.section.spaceBefore > loose.entrySpaceBefore &&
                             loose.entrySpaceBefore > loose.itemSpaceBefore,
                         qPrintable(name));
                QVERIFY2(step > 8 || loose.body.leading == design.body.leading, qPrintable(name));
                QVERIFY2(step > 12 || loose.body.size == design.body.size, qPrintable(name));
                QVERIFY2(loose.margins == design.margins, qPrintable(name));
                before = loose;
            }
            QVERIFY2(before.body.leading > design.body.leading && before.body.size > design.body.size,
                     qPrintable(name));
            QVERIFY2(before.section.spaceBefore > 1.5 * design.section.spaceBefore, qPrintable(name));
        }
    }

    void refusesBrokenJson()
    {
        const Result<Template> design = Template::parse("{\"name\": ", QStringLiteral("mine.json"));
        QVERIFY(!design);
        QCOMPARE(design.error().code, ErrorCode::TemplateInvalid);
        QVERIFY(!design.error().parameters.value(2).isEmpty());
    }
};

DUOVITA_TEST(TestTemplate)
#include "tst_template.moc"
