#include "core/export/pdfexporter.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "tests/support/sampleperson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

/// Letters, digits and Han alone: the spaces of a line's end, marks of Markdown and kinds of dashes do not count.
QString squeezed(const QString& text)
{
    static const QRegularExpression other(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return QString(text).remove(other).toLower();
}

/// What a person's entries say in one language, as "field=text", without what no page shows.
class Facts {
public:
    Facts(const Person& person, Language language) : m_language(codeOf(language))
    {
        for (const QJsonValue& section : toJson(person)[QStringLiteral("sections")].toArray()) {
            for (const QJsonValue& entry : section[QStringLiteral("entries")].toArray())
                addEntry(entry.toObject());
        }
    }

    const QStringList& all() const { return m_facts; }

private:
    void addEntry(const QJsonObject& entry)
    {
        static const QStringList unseen{
            QStringLiteral("id"),    QStringLiteral("tags"), QStringLiteral("links"), QStringLiteral("unparsed"),
            QStringLiteral("notes"), QStringLiteral("type")}; // of a publication: never guessed
        for (auto field = entry.begin(); field != entry.end(); ++field) {
            if (!unseen.contains(field.key()))
                addValue(field.key(), field.value());
        }
    }

    void addValue(const QString& field, const QJsonValue& value)
    {
        if (value.isArray()) {
            for (const QJsonValue& item : value.toArray())
                addValue(field, item);
            return;
        }
        if (value.isString())
            return add(field, value.toString());
        const QJsonObject object = value.toObject();
        for (const QString& part : {QStringLiteral("text"), QStringLiteral("name"), QStringLiteral("value")}) {
            if (object.contains(part))
                return addValue(field, object[part]);
        }
        const QString first = object[m_language].toString();
        add(field, first.isEmpty() ? object[QStringLiteral("en")].toString() : first);
    }

    void add(const QString& field, const QString& text)
    {
        if (!squeezed(text).isEmpty())
            m_facts += field + u'=' + squeezed(text);
    }

    QString m_language;
    QStringList m_facts;
};

} // namespace

/// PDF without data: what a reader of its text understands.
class PdfTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheFactsOfOwnDocuments_data();
    void givesTheFactsOfOwnDocuments();
    void readsANarrowColumnByItself();
    void keepsWhereWordsLead();

private:
    Person read(const char* sample, const QString& design, Language language);

    PdfExporter m_exporter;
};

Person PdfTextTest::read(const char* sample, const QString& design, Language language)
{
    Cv cv = Cv::fullCv();
    cv.templateName = design;
    const auto pdf = m_exporter.make(test::samplePerson(QString::fromLatin1(sample)), cv, language);
    const auto drafts = pdf ? readBytes(pdf->bytes, QStringLiteral("cv.pdf"), {std::nullopt, language})
                            : Result<QList<ImportDraft>>(pdf.error());
    return drafts ? drafts->front().person : Person();
}

void PdfTextTest::givesTheFactsOfOwnDocuments_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QString>("design");
    QTest::addColumn<bool>("chinese");
    for (const char* sample : {"li-si", "zhang-san"}) {
        for (const char* design : {"classic", "compact", "academic", "modern"}) {
            for (const bool chinese : {false, true})
                QTest::addRow("%s %s %s", sample, design, chinese ? "zh" : "en")
                    << QByteArray(sample) << QString::fromLatin1(design) << chinese;
        }
    }
}

void PdfTextTest::givesTheFactsOfOwnDocuments()
{
    QFETCH(QByteArray, sample);
    QFETCH(QString, design);
    QFETCH(bool, chinese);
    const Language language = chinese ? Language::Chinese : Language::English;
    const QStringList wanted = Facts(test::samplePerson(QString::fromLatin1(sample)), language).all();
    QStringList found = Facts(read(sample.constData(), design, language), language).all();
    QStringList missed;
    for (const QString& fact : wanted) {
        if (!found.removeOne(fact))
            missed += fact;
    }
    // The figures of each are in the message: what is missed is where two readings are as good, or an abbreviation.
    constexpr double fewest = 0.95;
    const double share = 1 - static_cast<double>(missed.size()) / static_cast<double>(wanted.size());
    QVERIFY2(share >= fewest, qPrintable(QString::number(share) + u'\n' + missed.join(u'\n')));
}

void PdfTextTest::readsANarrowColumnByItself()
{
    const QStringList facts =
        Facts(read("li-si", QStringLiteral("modern"), Language::English), Language::English).all();
    QVERIFY(facts.contains(QStringLiteral("items=cgopythontypescriptsql"))); // over two lines of its column
    QVERIFY(facts.contains(QStringLiteral("items=incidentreviewscapacityplanningdesigndocuments")));
    QVERIFY(facts.contains(QStringLiteral("level=professionalworkingproficiencyc1")));
}

void PdfTextTest::keepsWhereWordsLead()
{
    const Person person = read("zhang-san", QStringLiteral("classic"), Language::English);
    const auto section = std::find_if(person.sections.begin(), person.sections.end(),
                                      [](const Section& s) { return s.kind() == SectionKind::Publication; });
    QVERIFY(section != person.sections.end());
    QStringList addresses;
    for (const Entry& entry : section->entries()) {
        for (const Link& link : entry.links)
            addresses += link.url;
    }
    QVERIFY(addresses.contains(QStringLiteral("https://zhangsan.example.org/scrubbing.pdf")));
    const bool account = std::any_of(person.contacts.begin(), person.contacts.end(), [](const Contact& contact) {
        return contact.value.text(Language::English).contains(QStringLiteral("github.com/zhangsan-example"));
    });
    QVERIFY(account);
}

QTEST_MAIN(PdfTextTest)
#include "tst_pdftext.moc"
