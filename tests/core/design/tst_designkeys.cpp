#include "core/design/designkeys.h"
#include "core/design/similarkeys.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace duovita;

namespace {

const QString readme = QStringLiteral(DUOVITA_SOURCE_DIR "/resources/templates/README.md");
const QString tableStart = QStringLiteral("<!-- keys -->\n");
const QString tableEnd = QStringLiteral("<!-- end of keys -->\n");

QString unitOf(const DesignKey& key)
{
    switch (key.unit) {
    case DesignKey::Unit::Points:
        return QStringLiteral(" pt");
    case DesignKey::Unit::Millimetres:
        return QStringLiteral(" mm");
    case DesignKey::Unit::Em:
        return QStringLiteral(" em");
    case DesignKey::Unit::Factor:
    case DesignKey::Unit::None:
        break;
    }
    return {};
}

/// The possible values of a key, as in the manual's table.
QString valueOf(const DesignKey& key)
{
    const QString names = QStringLiteral("`%1`").arg(key.choices.join(QStringLiteral("`, `")));
    switch (key.type) {
    case DesignKey::Type::Number:
        return QStringLiteral("%1 to %2%3").arg(key.lowest).arg(key.highest).arg(unitOf(key));
    case DesignKey::Type::Flag:
        return QStringLiteral("`true`, `false`");
    case DesignKey::Type::Family:
        return QStringLiteral("a font family");
    case DesignKey::Type::Families:
        return QStringLiteral("a font family, or a list of them");
    case DesignKey::Type::Text:
        return QStringLiteral("a text");
    case DesignKey::Type::Color:
        return QStringLiteral("a colour");
    case DesignKey::Type::Choice:
        return names;
    case DesignKey::Type::Choices:
        return QStringLiteral("a list of %1").arg(names);
    case DesignKey::Type::Words:
        return QStringLiteral("an object");
    }
    return {};
}

QString table()
{
    QString text = QStringLiteral("| key | value | what |\n|---|---|---|\n");
    for (const DesignKey& key : designKeys())
        text += QStringLiteral("| `%1` | %2 | %3 |\n").arg(key.name, valueOf(key), QString::fromUtf8(key.help));
    return text;
}

} // namespace

class TestDesignKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesEachKeyOnce()
    {
        QSet<QString> names;
        for (const DesignKey& key : designKeys()) {
            QVERIFY2(!names.contains(key.name), qPrintable(key.name));
            names += key.name;
            QVERIFY2(*key.help != '\0', qPrintable(key.name));
            QVERIFY2(key.type != DesignKey::Type::Number || key.lowest < key.highest, qPrintable(key.name));
            QCOMPARE(findDesignKey(key.name), &key);
        }
        QVERIFY(!findDesignKey(QStringLiteral("body.sise")));
    }

    /// Setting a key to the template's value changes nothing; invalid values are rejected with a reason.
    void readsWhatItWrites()
    {
        for (const QString& name : Template::names()) {
            const Template design = *Template::load(name);
            for (const DesignKey& key : designKeys()) {
                Template again = design;
                const QJsonValue value = key.get(design);
                const bool isUnset =
                    value.isString() && value.toString().isEmpty() && key.type != DesignKey::Type::Family;
                const bool noColor =
                    key.type == DesignKey::Type::Color && !QColor::fromString(value.toString()).isValid();
                const bool noNumber =
                    key.type == DesignKey::Type::Number && value.toDouble() < key.lowest; // "automatic"
                if (isUnset || noColor || noNumber || value.toObject().isEmpty() == value.isObject())
                    continue;
                const std::optional<QString> problem = key.set(again, value);
                QVERIFY2(!problem, qPrintable(name + u' ' + key.name + u' ' + problem.value_or(QString())));
                QCOMPARE(key.get(again), value);
                QVERIFY2(key.set(again, QJsonArray{QJsonArray()}).has_value(), qPrintable(key.name));
            }
        }
    }

    /// The table in the templates' manual matches the table of keys.
    void matchesTableInTheManual()
    {
        QFile file(readme);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        file.close();
        const qsizetype start = text.indexOf(tableStart) + tableStart.size();
        const qsizetype end = text.indexOf(tableEnd);
        QVERIFY(start > tableStart.size() && end >= start);
        if (qEnvironmentVariableIsSet("DUOVITA_UPDATE_GOLDENS")) {
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write((text.left(start) + table() + text.mid(end)).toUtf8());
            return;
        }
        QCOMPARE(text.mid(start, end - start), table());
    }

    void appliesSettings_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QJsonObject>("looks");
        const auto object = [](const char* json) { return QJsonDocument::fromJson(json).object(); };
        QTest::newRow("number") << QStringLiteral("body.size=9.5") << object("{\"body\": {\"size\": 9.5}}");
        QTest::newRow("one language") << QStringLiteral("body.size.zh=9.5")
                                      << object("{\"body\": {\"size\": {\"zh\": 9.5}}}");
        QTest::newRow("colour") << QStringLiteral("colors.accent=#1a4480")
                                << object("{\"colors\": {\"accent\": \"#1a4480\"}}");
        QTest::newRow("named colour") << QStringLiteral("colors.date=accent")
                                      << object("{\"colors\": {\"date\": \"accent\"}}");
        QTest::newRow("flag") << QStringLiteral("contacts.icons=true") << object("{\"contacts\": {\"icons\": true}}");
        QTest::newRow("list") << QStringLiteral("sidebar.sections=skill,language")
                              << object("{\"sidebar\": {\"sections\": [\"skill\", \"language\"]}}");
        QTest::newRow("taken back") << QStringLiteral("body.size=") << QJsonObject();
    }

    void appliesSettings()
    {
        QFETCH(QString, setting);
        QFETCH(QJsonObject, looks);
        Design design;
        const Result<void> set = applySetting(setting, design);
        QVERIFY(set);
        looks[QStringLiteral("base")] = QStringLiteral("classic");
        QCOMPARE(toJson(design), looks);
    }

    void rejectsInvalidSettings_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("no value") << QStringLiteral("body.size");
        QTest::newRow("no such key") << QStringLiteral("body.sise=9");
        QTest::newRow("no number") << QStringLiteral("body.size=large");
        QTest::newRow("too large") << QStringLiteral("body.size=900");
        QTest::newRow("no colour") << QStringLiteral("colors.accent=bluish");
        QTest::newRow("no kind") << QStringLiteral("sidebar.sections=skills");
    }

    void suggestsSimilarKeys()
    {
        QVERIFY(similarDesignKeys(QStringLiteral("text.size")).contains(QStringLiteral("body.size")));
        QCOMPARE(similarDesignKeys(QStringLiteral("colors.akcent")).first(), QStringLiteral("colors.accent"));
        QCOMPARE(similarDesignKeys(QStringLiteral("marginsleft")).first(), QStringLiteral("margins.left"));
        QVERIFY(similarDesignKeys(QStringLiteral("x")).isEmpty());
        Design design;
        const Result<void> set = applySetting(QStringLiteral("body.sise=9"), design);
        QVERIFY(!set && set.error().parameters[2].contains(QStringLiteral("body.size")));
    }

    void rejectsInvalidSettings()
    {
        QFETCH(QString, setting);
        Design design;
        const Result<void> set = applySetting(setting, design);
        QVERIFY(!set);
        QCOMPARE(set.error().code, ErrorCode::TemplateInvalid);
        QCOMPARE(set.error().parameters.size(), 3);
        QVERIFY(design.changes.isEmpty());
    }
};

DUOVITA_TEST(TestDesignKeys)
#include "tst_designkeys.moc"
