#include "core/typeset/fontface.h"
#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// The top of the first page: name, photo, contacts and band.
class HeaderLayoutTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void hidesLabelsThatRepeatTheKind();
    void showsAddressesWithoutTheirScheme();
    void titlesContactsInSideColumn();
    void centersHeaderBesidePhoto();
    void keepsHeadersOfOlderTemplates();
    void keepsContactsFromOverlappingName();
    void showsFullSchoolNameOnBand();
    void setsAChineseHeadlineUpright();
    void stressesTheSurnameInEitherOrder();
};

/// The given name is light, wherever it stands.
void HeaderLayoutTest::stressesTheSurnameInEitherOrder()
{
    const Result<Template> design = Template::load(QStringLiteral("accent"));
    QVERIFY(design);
    for (const QString& name : {QStringLiteral("Chen Yu"), QStringLiteral("Yu Chen")}) {
        Person person = sample("li-si");
        person.name = LocalizedText::of(name, QStringLiteral("陈雨"));
        const PagedLayout layout = make(person, QStringLiteral("accent"), Language::English);
        int found = 0;
        for (const GlyphRun& run : layout.pages.front().lines.front().runs) {
            const QString word = run.text.trimmed();
            if (word != QStringLiteral("Chen") && word != QStringLiteral("Yu"))
                continue;
            ++found;
            QCOMPARE(run.color, word == QStringLiteral("Yu") ? design->mutedColor : design->nameColor);
        }
        QCOMPARE(found, 2);
    }
}

/// If an icon shows the kind, a label that only repeats it is read but not drawn, in either language.
void HeaderLayoutTest::hidesLabelsThatRepeatTheKind()
{
    Person person = sample("li-si");
    for (Contact& contact : person.contacts) {
        if (contact.kind == ContactKind::Email)
            contact.label = LocalizedText::of(QStringLiteral("E-mail"), QStringLiteral("邮箱"));
        if (contact.kind == ContactKind::Phone)
            contact.label = LocalizedText::of(Language::English, QStringLiteral("Office"));
    }
    for (const char* design : {"bilingual", "banking"}) {
        const PagedLayout layout = make(person, QString::fromLatin1(design), Language::English);
        QCOMPARE(layout.text().count(QStringLiteral("li.si@example.com")), 1);
        QVERIFY(layout.text().contains(QStringLiteral("E-mail")));
        for (const LayoutLine& line : layout.pages.front().lines) {
            for (const GlyphRun& run : line.runs) {
                QVERIFY(run.isHidden || !run.text.contains(QStringLiteral("E-mail")));
                QVERIFY(!run.isHidden || !run.text.contains(QStringLiteral("Office")));
            }
        }
        QVERIFY(layout.text().contains(QStringLiteral("Office")));
    }
}

void HeaderLayoutTest::showsAddressesWithoutTheirScheme()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("classic"), Language::English);
    QVERIFY(layout.text().contains(QStringLiteral("https://code.example.org/tracelight")));
    int schemes = 0;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs) {
                if (!run.text.contains(QStringLiteral("https://")))
                    continue;
                ++schemes;
                QVERIFY(run.isHidden);
                QVERIFY(run.width() < 3);
                QVERIFY(!run.url.isEmpty());
            }
        }
    }
    QVERIFY(schemes > 0);
    // In templates for parsers, addresses are complete.
    const PagedLayout plain = make(sample("li-si"), QStringLiteral("plain"), Language::English);
    QVERIFY(placeOf(plain, QStringLiteral("https://code")).x() > 0);
}

void HeaderLayoutTest::titlesContactsInSideColumn()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("modern"), Language::Chinese);
    const QPointF title = placeOf(layout, QStringLiteral("联系方式"));
    const QPointF mail = placeOf(layout, QStringLiteral("li.si@"));
    QVERIFY(title.x() > 0 && title.x() < mail.x());
    QVERIFY(title.y() < mail.y());
    Person silent = sample("li-si");
    silent.contacts.clear();
    QCOMPARE(placeOf(make(silent, QStringLiteral("modern"), Language::Chinese), QStringLiteral("联系方式")),
             QPointF(-1, -1));
}

void HeaderLayoutTest::centersHeaderBesidePhoto()
{
    Person person = sample("li-si");
    const QPointF without =
        placeOf(make(person, QStringLiteral("classic"), Language::English), QStringLiteral("Li Si"));
    QImage image(250, 350, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    person.photo = Photo{buffer.data(), QStringLiteral("image/png"), {}};
    const PagedLayout layout = make(person, QStringLiteral("classic"), Language::English);
    const LayoutPage& page = layout.pages.front();
    QCOMPARE(page.images.size(), 1);
    const QRectF photo = page.images.front().box;
    double last = 0; // bottom of the header
    for (const LayoutLine& line : page.lines) {
        if (layout.blocks[line.block].role == BlockRole::Contacts)
            last = line.box.bottom();
    }
    const QPointF name = placeOf(layout, QStringLiteral("Li Si"));
    QVERIFY(name.y() > without.y() + 1);
    const double first = page.lines.front().box.top();
    QVERIFY2(qAbs((first - photo.top()) - (photo.bottom() - last)) < 0.1,
             qPrintable(QStringLiteral("%1 above, %2 below").arg(first - photo.top()).arg(photo.bottom() - last)));
}

/// Older CVs look the same.
void HeaderLayoutTest::keepsHeadersOfOlderTemplates()
{
    Person person = sample("li-si");
    const PagedLayout without = make(person, QStringLiteral("classic-1"), Language::English);
    QImage image(250, 350, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    person.photo = Photo{buffer.data(), QStringLiteral("image/png"), {}};
    person.cvs.front().design.changes = {{QStringLiteral("photo.width"), 25}, {QStringLiteral("photo.height"), 35}};
    const PagedLayout with = make(person, QStringLiteral("classic-1"), Language::English);
    QCOMPARE(with.pages.front().images.size(), 1);
    QCOMPARE(with.pages.front().images.front().box.top(), with.pages.front().lines.front().box.top());
    QCOMPARE(placeOf(with, QStringLiteral("Li Si")).y(), placeOf(without, QStringLiteral("Li Si")).y());
    const QColor text = Template::load(QStringLiteral("classic-1"))->textColor;
    int labels = 0;
    for (const LayoutLine& line : without.pages.front().lines) {
        for (const GlyphRun& run : line.runs) {
            if (!run.text.startsWith(QStringLiteral("GitHub")))
                continue;
            ++labels;
            QCOMPARE(run.color, text);
        }
    }
    QCOMPARE(labels, 1);
}

/// Its Latin words are upright as well, because slanted ones would look odd among upright Han characters. A purely
/// Latin headline is slanted as before.
void HeaderLayoutTest::setsAChineseHeadlineUpright()
{
    Person person = sample("zhang-san");
    person.headline = LocalizedText::of(QStringLiteral("Engineer for Kubernetes"), QStringLiteral("Kubernetes 工程师"));
    const auto slants = [&](Language language) {
        const PagedLayout layout = make(person, QStringLiteral("classic"), language);
        QList<bool> found;
        for (const LayoutLine& line : layout.pages.front().lines) {
            for (const GlyphRun& run : line.runs) {
                if (layout.blocks[line.block].role == BlockRole::Headline && run.text.contains(QStringLiteral("Kuber")))
                    found += run.face->isItalic();
            }
        }
        return found;
    };
    QCOMPARE(slants(Language::Chinese), QList<bool>{false});
    QCOMPARE(slants(Language::English), QList<bool>{true});
}

/// Contacts are beside the name only if there is room; a longer headline wraps there.
void HeaderLayoutTest::keepsContactsFromOverlappingName()
{
    Person person = sample("zhang-san");
    const QString longHeadline = QStringLiteral("A headline that goes on for much longer than others do, and further");
    for (const Paper paper : {Paper::A4, Paper::A5}) {
        for (const QString& headline : {person.headline.text(Language::English), longHeadline}) {
            person.headline.setText(Language::English, headline);
            person.cvs.front().paper = paper;
            const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English);
            QList<QRectF> names;
            QList<QRectF> contacts;
            for (const LayoutLine& line : layout.pages.front().lines) {
                const BlockRole role = layout.blocks[line.block].role;
                for (const GlyphRun& run : line.runs) {
                    // From the baseline to the height of the letters.
                    const QRectF box(run.origin.x(), run.origin.y() - 0.7 * run.size, run.width(), 0.7 * run.size);
                    if (role == BlockRole::Name || role == BlockRole::Headline)
                        names += box;
                    if (role == BlockRole::Contacts)
                        contacts += box;
                }
            }
            QVERIFY(names.size() >= 2 && contacts.size() >= 2);
            for (const QRectF& name : std::as_const(names)) {
                for (const QRectF& contact : std::as_const(contacts))
                    QVERIFY2(!name.intersects(contact), qPrintable(headline));
            }
        }
    }
}

/// For any length, and with a character beyond U+FFFF on the badge; to the left of the document's title.
void HeaderLayoutTest::showsFullSchoolNameOnBand()
{
    Person person = sample("li-si");
    const QString school = QStringLiteral("𠮷") + QString(60, u'学');
    for (Section& section : person.sections) {
        if (section.kind() != SectionKind::Education)
            continue;
        Entry first = section.entries().front();
        std::get<EducationDetails>(first.details).institution = LocalizedText::shared(school);
        QVERIFY(section.replace(0, first));
    }
    const PagedLayout layout = make(person, QStringLiteral("campus"), Language::Chinese);
    QList<LayoutLine> onBand;
    for (const LayoutLine& line : layout.pages.front().lines) {
        if (layout.blocks[line.block].role == BlockRole::Artifact && line.box.top() < 71)
            onBand += line;
    }
    QCOMPARE(onBand.size(), 3);
    QCOMPARE(textOf(onBand[0]), QStringLiteral("𠮷"));
    QCOMPARE(textOf(onBand[1]), school);
    const GlyphRun& end = onBand[1].runs.last();
    QVERIFY(end.origin.x() + end.width() < onBand[2].runs.front().origin.x());
}

DUOVITA_TEST(HeaderLayoutTest)
#include "tst_headerlayout.moc"
