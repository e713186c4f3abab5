#include "core/typeset/template.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
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

    void namesTheTemplatesThereAre()
    {
        for (const QString& name : {QStringLiteral("none"), QStringLiteral("../classic"), QString()}) {
            const Result<Template> design = Template::load(name);
            QVERIFY(!design);
            QCOMPARE(design.error().code, ErrorCode::TemplateUnknown);
            QCOMPARE(design.error().parameters.value(0), name);
            QVERIFY(design.error().parameters.value(1).contains(u"classic"));
        }
    }

    void refusesWhatItCannotUse_data()
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
        QJsonObject missing = classic();
        missing.remove(QStringLiteral("margins"));
        QTest::newRow("missing part") << missing << QStringLiteral("margins");
        QJsonObject shape = classic();
        shape.insert(QStringLiteral("fonts"), QStringLiteral("Noto Serif"));
        QTest::newRow("text for a part") << shape << QStringLiteral("fonts");
    }

    void refusesWhatItCannotUse()
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

    void refusesBrokenJson()
    {
        const Result<Template> design = Template::parse("{\"name\": ", QStringLiteral("mine.json"));
        QVERIFY(!design);
        QCOMPARE(design.error().code, ErrorCode::TemplateInvalid);
        QVERIFY(!design.error().parameters.value(2).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestTemplate)
#include "tst_template.moc"
