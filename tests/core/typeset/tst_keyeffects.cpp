#include "core/design/keyeffects.h"
#include "core/export/pdfexporter.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTest>

using namespace duovita;

namespace {

/// A description of everything visible on the pages.
QString seen(const PagedLayout& layout)
{
    QString text;
    const auto box = [](const QRectF& rect) {
        return QStringLiteral("%1 %2 %3 %4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
    };
    for (const LayoutPage& page : layout.pages) {
        text += QStringLiteral("page\n");
        for (const LayoutRule& rule : page.rules)
            text += box(rule.box) + rule.color.name() + u'\n';
        for (const LayoutShape& shape : page.shapes)
            text += box(shape.path.boundingRect()) + shape.fill.name() + shape.stroke.name() + u'\n';
        for (const LayoutImage& image : page.images)
            text += box(image.box) + box(image.clip.boundingRect()) + u'\n';
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs) {
                if (!run.isHidden)
                    text += QStringLiteral("%1 %2 %3 ").arg(run.origin.x()).arg(run.origin.y()).arg(run.size) +
                            run.color.name() + u' ' + run.text + u'\n';
            }
        }
    }
    return text;
}

/// Values that differ from the template's.
QList<QJsonValue> othersThan(const QJsonValue& value, const DesignKey& key)
{
    switch (key.type) {
    case DesignKey::Type::Flag:
        return {!value.toBool()};
    case DesignKey::Type::Number:
        return {value.toDouble() > (key.lowest + key.highest) / 2 ? key.lowest : key.highest};
    case DesignKey::Type::Color:
        return {QStringLiteral("#fe01dc")};
    case DesignKey::Type::Family:
        return {QStringLiteral("Noto Sans Mono")};
    case DesignKey::Type::Text:
        return {QStringLiteral(" ## ")};
    case DesignKey::Type::Choices:
        return {QJsonArray{QStringLiteral("skill"), QStringLiteral("work")}};
    default:
        break;
    }
    QList<QJsonValue> others;
    for (const QString& choice : key.choices) {
        if (choice != value.toString())
            others += choice;
    }
    return others;
}

} // namespace

/// Keys declared to have no effect really have none, on the pages of every template.
class KeyEffectsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_person = test::samplePerson(QStringLiteral("zhang-san"));
        QImage picture(250, 350, QImage::Format_RGB32);
        picture.fill(Qt::gray);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG");
        m_person.photo = Photo{buffer.data(), QStringLiteral("image/png"), {}};
    }

    void ineffectiveKeysChangeNothing_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : Template::names())
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void ineffectiveKeysChangeNothing()
    {
        QFETCH(const QString, name);
        const Template look = *Template::load(name);
        const QString before = pagesOf(Design{name});
        for (const DesignKey& key : designKeys()) {
            if (key.label[0] == '\0' || !keyInTheWay(key, look))
                continue;
            for (const QJsonValue& value : othersThan(key.get(look), key)) {
                Design design{name};
                design.changes[key.name] = value;
                QVERIFY2(Template::load(design, Language::English), qPrintable(key.name));
                QVERIFY2(pagesOf(design) == before,
                         qPrintable(key.name + QStringLiteral(" does something: ") + value.toVariant().toString()));
            }
        }
    }

    /// Each such condition can be met by some template, or changed by the setting it names.
    void blockingConditionsCanBeRemoved()
    {
        for (const DesignKey& key : designKeys()) {
            Design design{QStringLiteral("plain")};
            for (int steps = 0; steps < 4; ++steps) {
                const Template look = *Template::load(design, Language::English);
                const DesignKey* other = keyInTheWay(key, look);
                if (!other)
                    break;
                bool helped = false;
                for (const QJsonValue& value : othersThan(other->get(look), *other)) {
                    Design next = design;
                    next.changes[other->name] = value;
                    const Result<Template> then = Template::load(next, Language::English);
                    if (then && keyInTheWay(key, *then) != other) {
                        design = next;
                        helped = true;
                        break;
                    }
                }
                QVERIFY2(helped, qPrintable(key.name + u' ' + other->name));
            }
            QVERIFY2(!keyInTheWay(key, *Template::load(design, Language::English)), qPrintable(key.name));
        }
    }

    void photoAndWorksKeysRequireContent()
    {
        const DesignKey& photo = *findDesignKey(QStringLiteral("photo.width"));
        const DesignKey& works = *findDesignKey(QStringLiteral("works.years"));
        const DesignKey& size = *findDesignKey(QStringLiteral("body.size"));
        QVERIFY(concerns(photo, m_person));
        Person without;
        QVERIFY(!concerns(photo, without));
        QVERIFY(!concerns(works, without));
        QVERIFY(concerns(size, without));
        QVERIFY(concerns(works, m_person));
    }

private:
    QString pagesOf(const Design& design)
    {
        Cv cv = m_person.cvs.front();
        cv.design = design;
        const Result<PdfDocument> document = m_exporter.make(m_person, cv, Language::English);
        return document ? seen(document->layout) : QString();
    }

    Person m_person;
    PdfExporter m_exporter;
};

DUOVITA_GUI_TEST(KeyEffectsTest)
#include "tst_keyeffects.moc"
