#include "core/export/pdfexporter.h"
#include "core/export/publicrecord.h"
#include "core/import/importdraft.h"
#include "core/import/readers/pdfdata.h"
#include "core/json/personjson.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTest>

#include <qpdf/QPDF.hh>

using namespace duovita;

namespace {

Person sample(const char* name)
{
    return test::samplePerson(QString::fromLatin1(name));
}

Person withText(const QString& text)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(SectionKind::Summary);
    Entry entry = section.newEntry();
    Highlight highlight;
    highlight.text = LocalizedRichText::shared(RichText::fromPlain(text));
    entry.highlights += highlight;
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

QByteArray encoded(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QImage portrait(QImage::Format format)
{
    QImage image(60, 80, format);
    image.fill(format == QImage::Format_ARGB32 ? QColor(20, 90, 160, 128) : QColor(20, 90, 160));
    return image;
}

Person withPhoto(const QByteArray& data, const QString& alternative = {})
{
    Person person = withText(QStringLiteral("text"));
    person.photo = Photo{data, QStringLiteral("image/png"), LocalizedText::of(Language::English, alternative)};
    person.cvs.front().design.templateName = QStringLiteral("modern");
    return person;
}

/// A PDF opened with libqpdf.
class Opened {
public:
    explicit Opened(const QByteArray& bytes, const char* password = nullptr) : m_bytes(bytes)
    {
        m_pdf.setSuppressWarnings(true);
        m_pdf.processMemoryFile("test", m_bytes.constData(), static_cast<std::size_t>(m_bytes.size()), password);
    }

    QPDF& pdf() { return m_pdf; }
    QString version() { return QString::fromStdString(m_pdf.getPDFVersion()); }
    QString metadata() { return textOf(m_pdf.getRoot().getKey("/Metadata")); }
    bool isTagged() { return m_pdf.getRoot().hasKey("/StructTreeRoot"); }

    /// Structure element types in reading order.
    QStringList types()
    {
        QStringList found;
        collect(m_pdf.getRoot().getKey("/StructTreeRoot").getKey("/K"), found);
        return found;
    }

    /// Languages of spans within texts.
    QStringList languagesOfSpans()
    {
        QStringList found;
        for (QPDFObjectHandle& object : m_pdf.getAllObjects()) {
            if (object.isDictionary() && object.hasKey("/Lang") && object.hasKey("/S") &&
                object.getKey("/S").getName() == "/Span")
                found += QString::fromStdString(object.getKey("/Lang").getUTF8Value());
        }
        return found;
    }

    QList<QPDFObjectHandle> images()
    {
        QList<QPDFObjectHandle> found;
        QPDFObjectHandle page = m_pdf.getAllPages().front();
        QPDFObjectHandle objects = page.getKey("/Resources").getKey("/XObject");
        if (objects.isDictionary()) {
            for (auto& [name, image] : objects.getDictAsMap())
                found += image;
        }
        return found;
    }

    static QString textOf(QPDFObjectHandle stream)
    {
        const auto data = stream.getStreamData();
        return QString::fromUtf8(reinterpret_cast<const char*>(data->getBuffer()),
                                 static_cast<qsizetype>(data->getSize()));
    }

private:
    static void collect(QPDFObjectHandle element, QStringList& found)
    {
        if (element.isArray()) {
            for (QPDFObjectHandle& kid : element.getArrayAsVector())
                collect(kid, found);
        } else if (element.isDictionary() && element.hasKey("/S")) {
            found += QString::fromStdString(element.getKey("/S").getName()).mid(1);
            if (element.hasKey("/K"))
                collect(element.getKey("/K"), found);
        }
    }

    QByteArray m_bytes;
    QPDF m_pdf;
};

} // namespace

class PdfProfilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAccessibleByDefault();
    void tagsTheStructure();
    void marksOtherLanguages();
    void claimsNoUnmetConformance();
    void conformsDespiteMissingGlyphs();
    void archivesWithoutTags();
    void encryptsWithPassword();
    void roundTripsAttachedRecord();
    void omitsPrivateDataFromAttachedRecord();
    void readsTheTextOfOtherPdf();
    void rejectsUnreadablePdf();
    void passesJpegThrough();
    void masksTransparency();
    void omitsInvalidPhoto();
    void givesTheSameBytesInEveryProfile();

private:
    PdfDocument make(const Person& person, const PdfOptions& options = {}, Language language = Language::English)
    {
        auto document = m_exporter.make(person, person.cvs.front(), language, options);
        return document ? *std::move(document) : PdfDocument{};
    }

    PdfExporter m_exporter;
};

void PdfProfilesTest::isAccessibleByDefault()
{
    for (const char* name : {"zhang-san", "li-si"}) {
        const PdfDocument document = make(sample(name));
        QCOMPARE(document.unmet, QStringList());
        Opened pdf(document.bytes);
        QVERIFY(pdf.isTagged());
        QCOMPARE(pdf.version(), QStringLiteral("1.7"));
        QVERIFY(pdf.metadata().contains(QStringLiteral("<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A<")));
        QVERIFY(pdf.metadata().contains(QStringLiteral("<pdfuaid:part>1</pdfuaid:part>")));
    }
}

void PdfProfilesTest::tagsTheStructure()
{
    const QStringList types = Opened(make(sample("zhang-san")).bytes).types();
    QCOMPARE(types.mid(0, 3), QStringList({QStringLiteral("Document"), QStringLiteral("H1"), QStringLiteral("P")}));
    QCOMPARE(types.count(QStringLiteral("H1")), 1);
    QCOMPARE(types.count(QStringLiteral("H2")), 11); // one per section
    QCOMPARE(types.count(QStringLiteral("Sect")), 11);
    QVERIFY(types.count(QStringLiteral("H3")) >= 8);
    QCOMPARE(types.count(QStringLiteral("LI")), types.count(QStringLiteral("Lbl")));
    QCOMPARE(types.count(QStringLiteral("LI")), types.count(QStringLiteral("LBody")));
    QVERIFY(types.contains(QStringLiteral("Link")));
}

void PdfProfilesTest::marksOtherLanguages()
{
    const QByteArray bytes = make(withText(QStringLiteral("An English text with 中文 in it"))).bytes;
    Opened pdf(bytes);
    QCOMPARE(pdf.languagesOfSpans(), QStringList{QStringLiteral("zh-Hans")});
    QCOMPARE(QString::fromStdString(pdf.pdf().getRoot().getKey("/Lang").getUTF8Value()), QStringLiteral("en"));
}

void PdfProfilesTest::claimsNoUnmetConformance()
{
    // Documents without a name, or with one that cannot be drawn.
    for (const QString& name : {QString(), QStringLiteral("\uE000")}) {
        Person nameless = withText(QStringLiteral("text"));
        nameless.name = LocalizedText::shared(name);
        const PdfDocument document = make(nameless);
        QVERIFY(!document.unmet.isEmpty());
        QVERIFY(!Opened(document.bytes).metadata().contains(QStringLiteral("pdfuaid:part")));
    }
}

/// A .notdef box or an unmapped private character would violate ISO 19005-2 (6.2.11.7, 6.2.11.8).
void PdfProfilesTest::conformsDespiteMissingGlyphs()
{
    for (const PdfProfile profile : {PdfProfile::Accessible, PdfProfile::Archive}) {
        PdfOptions options;
        options.profile = profile;
        const PdfDocument document =
            make(withText(QStringLiteral("before \uE000 \U000E0FFF 👩\u200D🚀 after \uFEFF\u200B")), options);
        QVERIFY(!document.layout.findings.isEmpty());
        QCOMPARE(document.unmet, QStringList());
        QVERIFY(Opened(document.bytes).metadata().contains(QStringLiteral("pdfaid:part")));
    }
}

void PdfProfilesTest::archivesWithoutTags()
{
    PdfOptions options;
    options.profile = PdfProfile::Archive;
    const PdfDocument document = make(sample("li-si"), options);
    QCOMPARE(document.unmet, QStringList());
    Opened pdf(document.bytes);
    QCOMPARE(pdf.version(), QStringLiteral("1.4"));
    QVERIFY(!pdf.isTagged());
    QVERIFY(pdf.metadata().contains(QStringLiteral("<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B<")));
}

void PdfProfilesTest::encryptsWithPassword()
{
    PdfOptions options;
    options.password = QStringLiteral("Geheim 秘密");
    const PdfDocument document = make(sample("li-si"), options);
    QVERIFY(!document.unmet.isEmpty());
    QVERIFY_EXCEPTION_THROWN(Opened(document.bytes, "other"), std::exception);
    Opened pdf(document.bytes, options.password.toUtf8().constData());
    QVERIFY(pdf.pdf().isEncrypted());
    QVERIFY(!pdf.metadata().contains(QStringLiteral("pdfaid:part")));
    QVERIFY(!OpenedPdf::open(document.bytes, QStringLiteral("x.pdf")));
}

void PdfProfilesTest::roundTripsAttachedRecord()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        const Cv cv = person.cvs.front();
        const PublicRecord record = publicRecord(person, cv);
        PdfOptions options;
        options.profile = PdfProfile::WithData;
        options.attachment = attachmentOf(record);
        const auto document = m_exporter.make(person, cv, Language::Chinese, options);
        QVERIFY(document);
        const auto drafts = readBytes(document->bytes, QStringLiteral("cv.pdf"), {});
        QVERIFY(drafts);
        QCOMPARE(drafts->size(), 1);
        QVERIFY(drafts->front().person == record.person);
    }
}

void PdfProfilesTest::omitsPrivateDataFromAttachedRecord()
{
    Person person = sample("zhang-san");
    Entry hidden = person.sections[0].entries()[0];
    hidden.note = QStringLiteral("SECRET note");
    QVERIFY(person.sections[0].replace(0, hidden));
    person.contacts += Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("SECRET phone")), {}, false};
    person.personalFacts = {
        {PersonalFactKind::Birth, LocalizedText::shared(QStringLiteral("SECRET 1998-05")), {}, true},
        {PersonalFactKind::Gender, LocalizedText::shared(QStringLiteral("told")), {}, false}};
    Cv cv = person.cvs.front();
    cv.hiddenSections += person.sections[1].id();
    const QString school = person.sections[1].entries()[0].id.toString();
    const PublicRecord record = publicRecord(person, cv);
    const QByteArray data = attachmentOf(record).data;
    for (const char* secret : {"SECRET", "zhangsan_private", "never exported"})
        QVERIFY2(!data.contains(secret), secret);
    QVERIFY(!data.contains(school.toLatin1()));
    QCOMPARE(record.notes, 2);
    QCOMPARE(record.privateContacts, 2);
    QCOMPARE(record.privateFacts, 1);
    QCOMPARE(record.person.personalFacts.size(), 1);
    QCOMPARE(record.hidden, 1);
    // Nothing is attached by default.
    const auto unattached = OpenedPdf::open(make(person).bytes, QStringLiteral("cv.pdf"));
    QVERIFY(unattached);
    QVERIFY(!attachedRecord(*unattached));
}

/// PDFs of any program without embedded data are read by their text.
void PdfProfilesTest::readsTheTextOfOtherPdf()
{
    for (const Language language : allLanguages) {
        const Person person = sample("li-si");
        const auto drafts = readBytes(make(person, {}, language).bytes, QStringLiteral("cv.pdf"), {});
        QVERIFY(drafts);
        const Person& read = drafts->front().person;
        QCOMPARE(drafts->front().language, language);
        QCOMPARE(read.name.text(language), person.name.text(language));
        const auto find = [&](SectionKind kind) {
            const auto at = std::find_if(read.sections.begin(), read.sections.end(),
                                         [&](const Section& s) { return s.kind() == kind; });
            return at == read.sections.end() ? QList<Entry>() : at->entries();
        };
        // Two positions at one place are read as two entries.
        QVERIFY(find(SectionKind::Work).size() >= person.sections[1].entries().size());
        QCOMPARE(find(SectionKind::Education).size(), 2);
        QCOMPARE(find(SectionKind::Skill).size(), 3);
        const auto school = std::get<EducationDetails>(find(SectionKind::Education)[0].details);
        const auto original = std::get<EducationDetails>(person.sections[3].entries()[0].details);
        QCOMPARE(school.institution.text(language), original.institution.text(language));
        QCOMPARE(school.range, original.range);
        // Page numbers are not part of the CV, but not lost.
        QVERIFY(!read.unparsed
                     .filter(language == Language::English ? QStringLiteral("page 1 of 2") : QStringLiteral("第 1 页"))
                     .isEmpty());
    }
}

void PdfProfilesTest::rejectsUnreadablePdf()
{
    PdfOptions locked;
    locked.password = QStringLiteral("secret");
    const auto none = readBytes(make(sample("li-si"), locked).bytes, QStringLiteral("cv.pdf"), {});
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::PdfUnreadable);
    const auto broken = readBytes("%PDF-1.7 and then nothing", QStringLiteral("cv.pdf"), {});
    QVERIFY(!broken);
    QCOMPARE(broken.error().code, ErrorCode::PdfUnreadable);
}

void PdfProfilesTest::passesJpegThrough()
{
    const QByteArray jpeg = encoded(portrait(QImage::Format_RGB32), "JPEG");
    Opened pdf(make(withPhoto(jpeg, QStringLiteral("Me, smiling"))).bytes);
    const QList<QPDFObjectHandle> images = pdf.images();
    QCOMPARE(images.size(), 1);
    QPDFObjectHandle image = images.front();
    QCOMPARE(image.getDict().getKey("/Filter").getName(), std::string("/DCTDecode"));
    const auto raw = image.getRawStreamData();
    QCOMPARE(QByteArray(reinterpret_cast<const char*>(raw->getBuffer()), static_cast<qsizetype>(raw->getSize())), jpeg);
    QVERIFY(pdf.types().contains(QStringLiteral("Figure")));
}

void PdfProfilesTest::masksTransparency()
{
    const Person person = withPhoto(encoded(portrait(QImage::Format_ARGB32), "PNG"));
    Opened accessible(make(person).bytes);
    QVERIFY(accessible.images().front().getDict().hasKey("/SMask"));
    PdfOptions options;
    options.profile = PdfProfile::Archive;
    Opened archive(make(person, options).bytes);
    QVERIFY(!archive.images().front().getDict().hasKey("/SMask"));
}

void PdfProfilesTest::omitsInvalidPhoto()
{
    QByteArray cut = encoded(portrait(QImage::Format_RGB32), "JPEG");
    cut.truncate(30);
    for (const QByteArray& data : {QByteArray("no picture"), cut, QByteArray()}) {
        const PdfDocument document = make(withPhoto(data));
        QVERIFY(Opened(document.bytes).images().isEmpty());
        QCOMPARE(document.layout.findings.size(), 1);
        QCOMPARE(document.layout.findings.front().kind, LayoutFinding::Kind::PhotoUnreadable);
    }
}

void PdfProfilesTest::givesTheSameBytesInEveryProfile()
{
    const Person person = sample("zhang-san");
    PdfExporter other;
    for (const PdfProfile profile : {PdfProfile::Accessible, PdfProfile::WithData, PdfProfile::Archive}) {
        PdfOptions options;
        options.profile = profile;
        if (profile == PdfProfile::WithData)
            options.attachment = attachmentOf(publicRecord(person, person.cvs.front()));
        QCOMPARE(make(person, options).bytes,
                 other.make(person, person.cvs.front(), Language::English, options)->bytes);
    }
}

DUOVITA_TEST(PdfProfilesTest)
#include "tst_pdfprofiles.moc"
