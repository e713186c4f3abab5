#include "core/export/pdfexporter.h"
#include "core/json/personjson.h"
#include "core/typeset/fontlibrary.h"
#include "core/typeset/typesetter.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

#include <hb.h>

using namespace duovita;

namespace {

Person sample(const char* name)
{
    return test::samplePerson(QString::fromLatin1(name));
}

QString textOf(const LayoutLine& line)
{
    QString text;
    for (const GlyphRun& run : line.runs)
        text += run.text;
    return text;
}

/// Of families that are drawn anew from release to release of Debian: with another one lines end elsewhere.
bool isAsOfDebian12(const QString& family)
{
    static const QMap<QString, quint32> revisions{
        {QStringLiteral("Inter"), 197853}, {QStringLiteral("Lato"), 131530}, {QStringLiteral("EB Garamond 12"), 1048}};
    if (!revisions.contains(family))
        return true;
    FontLibrary fonts;
    const auto face = fonts.face(family, 400, false);
    if (!face)
        return false;
    hb_blob_t* head = hb_face_reference_table((*face)->hbFace(), HB_TAG('h', 'e', 'a', 'd'));
    unsigned length = 0;
    const char* data = hb_blob_get_data(head, &length);
    constexpr unsigned revisionAt = 4;
    const bool isSame =
        length >= revisionAt + sizeof(quint32) && qFromBigEndian<quint32>(data + revisionAt) == revisions[family];
    hb_blob_destroy(head);
    return isSame;
}

/// A line of text a line of the page: page, place of the first run, size, text; then the rules.
QString dump(const PagedLayout& layout)
{
    QString text;
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        for (const LayoutLine& line : layout.pages[page].lines) {
            const GlyphRun& first = line.runs.front();
            text += QStringLiteral("%1 %2 %3 %4 %5\n")
                        .arg(page + 1)
                        .arg(first.origin.x(), 6, 'f', 1)
                        .arg(first.origin.y(), 6, 'f', 1)
                        .arg(first.size, 4, 'f', 1)
                        .arg(textOf(line));
        }
        for (const LayoutRule& rule : layout.pages[page].rules) {
            text += QStringLiteral("%1 %2 %3 rule %4 × %5\n")
                        .arg(page + 1)
                        .arg(rule.box.x(), 6, 'f', 1)
                        .arg(rule.box.y(), 6, 'f', 1)
                        .arg(rule.box.width(), 0, 'f', 1)
                        .arg(rule.box.height(), 0, 'f', 1);
        }
    }
    return text;
}

/// Where a text begins on a page; (-1, -1) if it is not there.
QPointF placeOf(const PagedLayout& layout, const QString& text, int* page = nullptr)
{
    for (qsizetype at = 0; at < layout.pages.size(); ++at) {
        for (const LayoutLine& line : layout.pages[at].lines) {
            for (const GlyphRun& run : line.runs) {
                if (!run.text.startsWith(text))
                    continue;
                if (page)
                    *page = static_cast<int>(at);
                return run.origin;
            }
        }
    }
    return {-1, -1};
}

/// The smallest distance between a block of this kind and the line above it in its column; infinite if there is none.
double leastAbove(const PagedLayout& layout, BlockRole role)
{
    double least = std::numeric_limits<double>::infinity();
    for (const LayoutPage& page : layout.pages) {
        for (qsizetype i = 1; i < page.lines.size(); ++i) {
            const LayoutLine& line = page.lines[i];
            const double distance = line.box.top() - page.lines[i - 1].box.bottom();
            const bool begins = line.block != page.lines[i - 1].block;
            if (begins && layout.blocks[line.block].role == role && distance > -0.01)
                least = qMin(least, distance);
        }
    }
    return least;
}

constexpr double millimetre = 72 / 25.4;

/// What is said, whatever stands between and in whatever order: what shares a line depends on the width.
QString lettersOf(const PagedLayout& layout)
{
    QString kept;
    for (const QChar c : layout.text())
        kept += c.isLetterOrNumber() ? QString(c) : QString();
    std::sort(kept.begin(), kept.end());
    return kept;
}

/// A tree of tags has each block once, and none of which there is nothing to read.
bool usesEachBlock(const PagedLayout& layout)
{
    QSet<int> used;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines)
            used += line.block;
    }
    return used.size() == layout.blocks.size();
}

/// Texts of a section's entries, one each.
Section longSection(SectionKind kind, int entries, const QString& text)
{
    Section section(kind);
    for (int i = 0; i < entries; ++i) {
        Entry entry = section.newEntry();
        const LocalizedText said = LocalizedText::shared(text + QString::number(i));
        if (auto* skill = std::get_if<SkillDetails>(&entry.details)) {
            skill->label = LocalizedText::shared(QStringLiteral("Label%1").arg(i));
            skill->items = said;
        } else if (auto* work = std::get_if<PublicationDetails>(&entry.details)) {
            work->title = said;
            work->year = *PartialDate::create(2024);
        } else if (auto* general = std::get_if<GeneralDetails>(&entry.details)) {
            general->title = said;
        }
        (void)section.append(entry);
    }
    return section;
}

/// Years that are drawn: narrow, and where their column begins.
int yearsAt(const LayoutPage& page, double left)
{
    int years = 0;
    for (const LayoutShape& shape : page.shapes) {
        const QRectF box = shape.path.boundingRect();
        years += qAbs(box.left() - left) < 2 && box.width() > 15 && box.width() < 30 ? 1 : 0;
    }
    return years;
}

} // namespace

class DocumentLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void goldens_data();
    void goldens();
    void keepsToItsColumns_data();
    void keepsToItsColumns();
    void alignsTheLanguagesByEntry();
    void putsDatesOnceBetweenTheLanguages();
    void saysOnceWhatBothLanguagesSayAlike();
    void takesUsualLabelsForKinds();
    void partsDatesOnlyAtTheirDash();
    void numbersPagesBetweenTheNames();
    void framesSkillsItemByItem();
    void showsAddressesWithoutTheirScheme();
    void titlesContactsAside();
    void putsTheHeaderBesideTheMiddleOfAPhoto();
    void leavesEarlierHeadersAsTheyWere();
    void putsSidebarSectionsAside();
    void endsTheSideColumnWithItsContent_data();
    void endsTheSideColumnWithItsContent();
    void goesOnBesideALongSideColumn();
    void breaksNothingWhereTheColumnWidens();
    void showsYearsOnceInTheirColumn();
    void repeatsAYearAtTheTopOfAPage();
    void leavesYearsInTextWhereNoColumnIs();
    void setsSectionsInTwoColumnsAtTheEnd();
    void keepsTheEndOnOnePage();
    void breaksAnEndThatFitsNoPage();
    void setsOneColumnAtTheEndAsWideAsThePage();
    void putsDatesIntoTheirColumn();
    void putsDatesOfPositionsBesideThem();
    void drawsTheWholeTimeOfSeveralPosts();
    void putsPlacesBehindTitles();
    void keepsDatesAtTheRight();
    void squeezesNoTitle();
    void fitsPages_data();
    void fitsPages();
    void givesRoomBackToSections_data();
    void givesRoomBackToSections();
    void fillsFullPagesAboveSections();
    void keepsContactsClearOfTheName();
    void fitsAShortLastPage();
    void saysThatItDoesNotFit();
    void keepsTheMarginsAskedFor();
    void startsPagesWhereAsked();
    void keepsTogetherWhatIsAsked();
    void answersWhatIsWhere();
    void showsAnySchoolWholeOnItsBand();

private:
    PagedLayout make(const Person& person, const QString& design, Language language, std::optional<int> pages = {})
    {
        Cv cv = person.cvs.front();
        cv.design.templateName = design;
        cv.targetPages = pages;
        auto document = m_exporter.make(person, cv, language);
        return document ? document->layout : PagedLayout{};
    }

    /// With design keys of its own.
    PagedLayout make(Person person, const QString& design, Language language, const QMap<QString, QJsonValue>& changes)
    {
        person.cvs.front().design.changes = changes;
        return make(person, design, language);
    }

    PdfExporter m_exporter;
};

void DocumentLayoutTest::goldens_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    QStringList names = Template::names();
    for (const char* earlier : {"classic-1", "compact-1", "academic-1", "modern-1", "bilingual-1"})
        names += QString::fromLatin1(earlier);
    for (const QString& name : std::as_const(names)) {
        for (const Language language : allLanguages)
            QTest::addRow("%s.%s", qPrintable(name), infoOf(language).code) << name << language;
    }
}

/// With Debian's fonts. Set DUOVITA_UPDATE_GOLDENS to write what comes out; the difference is then for a reader to
/// judge.
void DocumentLayoutTest::goldens()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    const QString family = Template::load(design, language)->latinFamily;
    if (!isAsOfDebian12(family))
        QSKIP(qPrintable(QStringLiteral("%1 is missing, or not that of Debian 12").arg(family)));
    const PagedLayout layout = make(sample("li-si"), design, language);
    const QString path =
        QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/layouts/%1.%2.txt").arg(design, codeOf(language));
    const QString text = dump(layout);
    QFile file(path);
    if (qEnvironmentVariableIsSet("DUOVITA_UPDATE_GOLDENS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList made = text.split(u'\n');
    for (qsizetype i = 0; i < qMin(expected.size(), made.size()); ++i) {
        QVERIFY2(
            made[i] == expected[i],
            qPrintable(
                QStringLiteral("%1:%2\n  made     %3\n  expected %4").arg(path).arg(i + 1).arg(made[i], expected[i])));
    }
    QCOMPARE(made.size(), expected.size());
}

void DocumentLayoutTest::keepsToItsColumns_data()
{
    goldens_data();
}

void DocumentLayoutTest::keepsToItsColumns()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    for (const char* name : {"zhang-san", "li-si"}) {
        const PagedLayout layout = make(sample(name), design, language);
        QVERIFY(!layout.pages.isEmpty());
        QCOMPARE(layout.findings.size(), 0);
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutLine& line : page.lines) {
                for (const GlyphRun& run : line.runs) {
                    const QString where = run.text + QStringLiteral(" | ") + textOf(line);
                    QVERIFY2(run.origin.x() >= line.box.left() - 5, qPrintable(where));
                    // A mark at the edge may hang by its blank half.
                    QVERIFY2(run.origin.x() + run.width() <= line.box.right() + 5, qPrintable(where));
                    QVERIFY2(run.origin.y() < layout.paper.height() - 12, qPrintable(where));
                }
            }
        }
    }
}

void DocumentLayoutTest::alignsTheLanguagesByEntry()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("bilingual"), Language::English);
    QCOMPARE(layout.language, Language::English);
    for (const auto& [english, chinese] : {std::pair(QStringLiteral("Lanxing"), QStringLiteral("蓝星")),
                                           std::pair(QStringLiteral("Tracelight"), QStringLiteral("Tracelight——")),
                                           std::pair(QStringLiteral("Education"), QStringLiteral("教育背景"))}) {
        int left = -1;
        int right = -2;
        const QPointF a = placeOf(layout, english, &left);
        QPointF b = placeOf(layout, chinese, &right);
        if (right < 0 || a == b)
            b = placeOf(layout, QStringLiteral("——"), &right);
        QCOMPARE(left, right);
        QVERIFY2(qAbs(a.y() - b.y()) < 0.01, qPrintable(english));
        QVERIFY(b.x() > layout.paper.width() / 2);
    }
    // The other way round, Chinese is the document's language and stands left.
    const PagedLayout turned = make(sample("li-si"), QStringLiteral("bilingual"), Language::Chinese);
    QCOMPARE(turned.language, Language::Chinese);
    QVERIFY(placeOf(turned, QStringLiteral("教育背景")).x() < placeOf(turned, QStringLiteral("Education")).x());
}

/// Drawn once, on the line between the languages; as text in each column, in its own language.
void DocumentLayoutTest::putsDatesOnceBetweenTheLanguages()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("bilingual"), Language::English);
    const double left = placeOf(layout, QStringLiteral("Yunfan Software")).x();
    const QPointF right = placeOf(layout, QStringLiteral("云帆软件"));
    const QRectF beside(right.x() - 29 * pointsPerMillimetre, right.y() - 12, 29 * pointsPerMillimetre, 14);
    int drawn = 0;
    for (const LayoutShape& shape : layout.pages.front().shapes)
        drawn += beside.contains(shape.path.boundingRect()) ? 1 : 0;
    QCOMPARE(drawn, 1);
    QList<GlyphRun> dates;
    for (const LayoutLine& line : layout.pages.front().lines) {
        for (const GlyphRun& run : line.runs) {
            if (run.text.contains(u"2018.06"))
                dates += run;
        }
    }
    QCOMPARE(dates.size(), 2);
    QVERIFY(dates[0].isHidden && dates[1].isHidden);
    QVERIFY(dates[0].origin.x() > left && dates[0].origin.x() + dates[0].width() < beside.left() + 1);
    QVERIFY(dates[1].origin.x() > right.x());
    QVERIFY(layout.text().contains(QStringLiteral("2021.04 – Present")));
    QVERIFY(layout.text().contains(QStringLiteral("2021.04 – 至今")));

    // The person's own word for the present is not drawn either.
    Person person = sample("li-si");
    setOwnWord(person.words, DocumentWord::Present, Language::English, QStringLiteral("on–going"));
    const PagedLayout own = make(person, QStringLiteral("bilingual"), Language::English);
    QVERIFY(own.text().contains(QStringLiteral("2021.04 – on–going")));
    QCOMPARE(own.pages.front().shapes.size(), layout.pages.front().shapes.size());
    for (qsizetype i = 0; i < own.pages.front().shapes.size(); ++i)
        QCOMPARE(own.pages.front().shapes[i].path, layout.pages.front().shapes[i].path);
}

/// Contacts, and works whose fields are the same in both languages.
void DocumentLayoutTest::saysOnceWhatBothLanguagesSayAlike()
{
    const PagedLayout layout = make(sample("zhang-san"), QStringLiteral("bilingual"), Language::English);
    const QString text = layout.text().simplified();
    QCOMPARE(text.count(QStringLiteral("zhang.san@qinghe.example.org")), 1);
    QCOMPARE(text.count(QStringLiteral("What Fourteen Months of Scrubbing")), 1);
    QCOMPARE(text.count(QStringLiteral("Proofs That Ship")), 2); // under review, 在审
    QVERIFY(text.contains(QStringLiteral("Journal of Sample Computing")) &&
            text.contains(QStringLiteral("示例计算机学报")));
    QVERIFY(text.contains(QStringLiteral("Qinghe, China 清河市")));
}

/// Where an icon says the kind, a label that says no more stands in its place: it is read, not seen; nor does the other
/// language's make the contact another one.
void DocumentLayoutTest::takesUsualLabelsForKinds()
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

/// In a column of dates that larger ones are too wide for: no month stands apart from its year.
void DocumentLayoutTest::partsDatesOnlyAtTheirDash()
{
    for (const char* design : {"timeline", "academic"}) {
        const PagedLayout layout = make(sample("li-si"), QString::fromLatin1(design), Language::English,
                                        {{QStringLiteral("body.size"), 12}});
        QStringList dates;
        for (const LayoutLine& line : layout.pages.front().lines) {
            for (const GlyphRun& run : line.runs)
                dates += run.text.trimmed();
        }
        const auto begin = dates.indexOf(QStringLiteral("Jul 2018 –"));
        QVERIFY2(begin >= 0, qPrintable(dates.join(u'|')));
        QVERIFY2(dates.contains(QStringLiteral("Mar 2021")), qPrintable(dates.join(u'|')));
    }
}

void DocumentLayoutTest::numbersPagesBetweenTheNames()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("bilingual"), Language::English);
    QCOMPARE(layout.pages.size(), 2);
    const LayoutLine& footer = layout.pages.front().lines.last();
    QCOMPARE(textOf(footer).simplified(), QStringLiteral("Li Si1 / 2李四"));
    QVERIFY(qAbs(footer.runs.first().origin.x() - placeOf(layout, QStringLiteral("Summary")).x()) < 0.01);
    QVERIFY(qAbs(footer.runs.last().origin.x() - placeOf(layout, QStringLiteral("个人简介")).x()) < 0.01);
}

void DocumentLayoutTest::framesSkillsItemByItem()
{
    const auto framesOf = [](const PagedLayout& layout) {
        int frames = 0;
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutShape& shape : page.shapes)
                frames += shape.fill.isValid() && shape.stroke.isValid() ? 1 : 0;
        }
        return frames;
    };
    Person person = sample("li-si");
    person.cvs.front().design.changes.insert(QStringLiteral("skills.style"), QStringLiteral("tags"));
    const PagedLayout layout = make(person, QStringLiteral("classic"), Language::English);
    QCOMPARE(framesOf(layout), 5 + 5 + 3);
    // The text is what it was, in its order.
    const PagedLayout lines = make(sample("li-si"), QStringLiteral("classic"), Language::English);
    QCOMPARE(framesOf(lines), 0);
    QCOMPARE(layout.text().simplified(), lines.text().simplified());
    // Each item begins within its frame.
    const QPointF python = placeOf(layout, QStringLiteral("Python"));
    const auto holds = [&](const LayoutShape& shape) { return shape.path.boundingRect().contains(python); };
    int holders = 0;
    for (const LayoutPage& page : layout.pages)
        holders += static_cast<int>(std::count_if(page.shapes.begin(), page.shapes.end(), holds));
    QCOMPARE(holders, 1);
}

void DocumentLayoutTest::showsAddressesWithoutTheirScheme()
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
    // Where programs read CVs, addresses stand whole.
    const PagedLayout plain = make(sample("li-si"), QStringLiteral("plain"), Language::English);
    QVERIFY(placeOf(plain, QStringLiteral("https://code")).x() > 0);
}

void DocumentLayoutTest::titlesContactsAside()
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

void DocumentLayoutTest::putsTheHeaderBesideTheMiddleOfAPhoto()
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
    double last = 0; // where the header ends
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

/// CVs from before look as they did.
void DocumentLayoutTest::leavesEarlierHeadersAsTheyWere()
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

void DocumentLayoutTest::putsSidebarSectionsAside()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("modern"), Language::English);
    const double edge = 58 * 72 / 25.4;
    QVERIFY(placeOf(layout, QStringLiteral("Skills")).x() < edge);
    QVERIFY(placeOf(layout, QStringLiteral("Work Experience")).x() > edge);
    // Column by column: what stands aside is read after the main column of its page.
    const QString first = layout.text().section(QStringLiteral("Skills"), 0, 0);
    QVERIFY(first.contains(QStringLiteral("Work Experience")));
}

void DocumentLayoutTest::endsTheSideColumnWithItsContent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    for (const char* name : {"li-si", "zhang-san"}) {
        for (const char* design : {"modern", "columns", "modern-1"}) {
            for (const Language language : allLanguages)
                QTest::addRow("%s %s %s", name, design, infoOf(language).code)
                    << QString::fromLatin1(name) << QString::fromLatin1(design) << language;
        }
    }
}

/// The same is said; pages after the side column's have the main one over the whole width, its footer in their middle.
void DocumentLayoutTest::endsTheSideColumnWithItsContent()
{
    QFETCH(QString, name);
    QFETCH(QString, design);
    QFETCH(Language, language);
    const PagedLayout all = make(sample(qPrintable(name)), design, language);
    const PagedLayout first =
        make(sample(qPrintable(name)), design, language, {{QStringLiteral("sidebar.pages"), QStringLiteral("first")}});
    QCOMPARE(lettersOf(first), lettersOf(all));
    QVERIFY(usesEachBlock(first));
    const Template look = *Template::load(design, language);
    const double right = first.paper.width() - look.margins.right();
    for (const LayoutPage& page : all.pages)
        QVERIFY(page.hasSide);
    for (qsizetype i = 0; i < first.pages.size(); ++i) {
        const LayoutPage& page = first.pages[i];
        QCOMPARE(page.hasSide, i == 0);
        const auto isGround = [&](const LayoutRule& rule) { return rule.box.height() > first.paper.height() - 1; };
        const bool ground = std::any_of(page.rules.begin(), page.rules.end(), isGround);
        QCOMPARE(ground, i == 0 && look.sidebar.ground.isValid());
        for (const LayoutLine& line : page.lines) {
            if (i == 0)
                continue;
            QVERIFY(qAbs(line.box.left() - look.margins.left()) < 0.01);
            QVERIFY(qAbs(line.box.right() - right) < 0.01);
            if (first.blocks[line.block].role != BlockRole::Artifact)
                continue;
            const double begin = line.runs.front().origin.x();
            const double end = line.runs.last().origin.x() + line.runs.last().width();
            QVERIFY(qAbs((begin + end) / 2 - (look.margins.left() + right) / 2) < 0.5);
        }
    }
}

/// As far as the side column reaches the main one stays beside it.
void DocumentLayoutTest::goesOnBesideALongSideColumn()
{
    constexpr int works = 300;
    Person person = sample("li-si");
    person.sections += longSection(SectionKind::Skill, 40, QStringLiteral("one, two, three, four, five, six"));
    person.sections +=
        longSection(SectionKind::Publication, works, QStringLiteral("A work of some words, the number "));
    const PagedLayout layout = make(person, QStringLiteral("modern"), Language::English,
                                    {{QStringLiteral("sidebar.pages"), QStringLiteral("first")}});
    QVERIFY(layout.pages.size() > 3);
    qsizetype besides = 0;
    for (qsizetype i = 0; i < layout.pages.size(); ++i)
        besides += layout.pages[i].hasSide ? 1 : 0;
    QVERIFY(besides >= 2 && besides < layout.pages.size());
    int last = 0;
    placeOf(layout, QStringLiteral("Label39"), &last);
    QCOMPARE(last + 1, besides);
    for (qsizetype i = 0; i < layout.pages.size(); ++i)
        QCOMPARE(layout.pages[i].hasSide, i < besides);
    const QString text = layout.text();
    for (int i = 1; i < works; ++i) {
        const QString title = QStringLiteral("the number %1.").arg(i);
        QCOMPARE(text.count(title), 1);
        QVERIFY(text.indexOf(QStringLiteral("the number %1.").arg(i - 1)) < text.indexOf(title));
    }
}

/// Wherever the page ends: no text is lost or said twice, no title is left alone.
void DocumentLayoutTest::breaksNothingWhereTheColumnWidens()
{
    for (int lines = 0; lines < 40; lines += 3) {
        Person person = sample("zhang-san");
        person.sections.prepend(longSection(SectionKind::Custom, lines, QStringLiteral("Something said ")));
        const PagedLayout layout = make(person, QStringLiteral("modern"), Language::English,
                                        {{QStringLiteral("sidebar.pages"), QStringLiteral("first")}});
        const PagedLayout all = make(person, QStringLiteral("modern"), Language::English);
        QVERIFY2(lettersOf(layout) == lettersOf(all), qPrintable(QString::number(lines)));
        QVERIFY(usesEachBlock(layout));
        for (const LayoutPage& page : layout.pages) {
            const LayoutLine* main = nullptr; // its last line
            for (const LayoutLine& line : page.lines) {
                const bool isMain = layout.blocks[line.block].role != BlockRole::Artifact &&
                                    line.box.right() > layout.paper.width() / 2;
                main = isMain ? &line : main;
            }
            QVERIFY(main && layout.blocks[main->block].role != BlockRole::SectionTitle);
        }
    }
}

/// Newest first, each once; taken out of the text that says it by itself.
void DocumentLayoutTest::showsYearsOnceInTheirColumn()
{
    for (const auto& [design, left] : {std::pair("hanging", 55.0), std::pair("academic", 21.0)}) {
        const double text = (left + (left < 50 ? 34 : 12)) * millimetre;
        for (const Language language : allLanguages) {
            const PagedLayout layout = make(sample("zhang-san"), QString::fromLatin1(design), language);
            QStringList years;
            for (const LayoutPage& page : layout.pages) {
                QCOMPARE(yearsAt(page, left * millimetre), 0);
                for (const LayoutLine& line : page.lines) {
                    const GlyphRun& first = line.runs.front();
                    const bool isYear = first.source.field == Field::Year;
                    if (!isYear)
                        continue;
                    QVERIFY(!first.isHidden);
                    QVERIFY(qAbs(first.origin.x() - left * millimetre) < 0.5);
                    QVERIFY(qAbs(line.runs[2].origin.x() - text) < 0.5); // behind the space
                    years += first.text;
                }
            }
            QCOMPARE(years.join(u' '), QStringLiteral("2026 2025 2023 2022 2021 2016 2015 2025 2024"));
            const QString said = layout.text();
            QVERIFY(said.contains(QStringLiteral("31(4): 1–14, CCF A")));
            QVERIFY(said.contains(language == Language::English ? QStringLiteral("May 2024")
                                                                : QStringLiteral("2024.05"))); // more than the year
            QVERIFY(usesEachBlock(layout));
        }
    }
}

/// Of many works of one year the first has it to be seen, each of them to be read, and each page at its top.
void DocumentLayoutTest::repeatsAYearAtTheTopOfAPage()
{
    constexpr int works = 150;
    Person person = sample("zhang-san");
    person.sections = {
        longSection(SectionKind::Publication, works, QStringLiteral("A work of some words, the number "))};
    const PagedLayout layout = make(person, QStringLiteral("hanging"), Language::English);
    QVERIFY(layout.pages.size() > 2);
    QCOMPARE(layout.text().count(QStringLiteral("2024 A work")), works);
    int seen = 0;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines)
            seen += line.runs.front().source.field == Field::Year && !line.runs.front().isHidden ? 1 : 0;
        QCOMPARE(yearsAt(page, 55 * millimetre), &page == &layout.pages.front() ? 0 : 1);
    }
    QCOMPARE(seen, 1);
}

/// Between two languages, in a narrow column, and where no template asks for it.
void DocumentLayoutTest::leavesYearsInTextWhereNoColumnIs()
{
    const QMap<QString, QJsonValue> column{{QStringLiteral("works.years"), QStringLiteral("column")}};
    QMap<QString, QJsonValue> aside = column;
    aside[QStringLiteral("sidebar.sections")] = QJsonArray{QStringLiteral("publication")};
    for (const PagedLayout& layout : {make(sample("zhang-san"), QStringLiteral("classic"), Language::English),
                                      make(sample("zhang-san"), QStringLiteral("bilingual"), Language::English, column),
                                      make(sample("zhang-san"), QStringLiteral("modern"), Language::English, aside)})
        QVERIFY(layout.text().simplified().contains(QStringLiteral("(CVS), 2026")));
}

/// Beside each other, read one after the other.
void DocumentLayoutTest::setsSectionsInTwoColumnsAtTheEnd()
{
    for (const Language language : allLanguages) {
        const PagedLayout layout = make(sample("li-si"), QStringLiteral("compact"), language);
        const bool english = language == Language::English;
        const QPointF skills = placeOf(layout, english ? QStringLiteral("Skills") : QStringLiteral("专业技能"));
        const QPointF languages = placeOf(layout, english ? QStringLiteral("Languages") : QStringLiteral("语言能力"));
        QVERIFY(qAbs(skills.x() - 15 * millimetre) < 0.5);
        QVERIFY(qAbs(languages.x() - (15 + (english ? 96 : 93) + 7) * millimetre) < 0.5);
        QVERIFY(qAbs(skills.y() - languages.y()) < 0.01);
        const QString text = layout.text();
        QStringList order{QStringLiteral("Volunteering"),      QStringLiteral("Skills"),
                          QStringLiteral("Honors and Awards"), QStringLiteral("Languages"),
                          QStringLiteral("Certificates"),      QStringLiteral("Interests")};
        if (!english)
            order = {QStringLiteral("志愿服务"), QStringLiteral("专业技能"), QStringLiteral("获奖荣誉"),
                     QStringLiteral("语言能力"), QStringLiteral("证书"),     QStringLiteral("兴趣爱好")};
        for (qsizetype i = 1; i < order.size(); ++i)
            QVERIFY2(text.indexOf(order[i - 1]) >= 0 && text.indexOf(order[i - 1]) < text.indexOf(order[i]),
                     qPrintable(order[i]));
        QVERIFY(usesEachBlock(layout));
        const PagedLayout plain =
            make(sample("li-si"), QStringLiteral("compact"), language,
                 {{QStringLiteral("ending.left"), QJsonArray()}, {QStringLiteral("ending.right"), QJsonArray()}});
        QCOMPARE(lettersOf(layout), lettersOf(plain));
    }
}

/// However much stands above: all of it on the last page, below what stands there, or at its top.
void DocumentLayoutTest::keepsTheEndOnOnePage()
{
    int alone = 0;
    for (int lines = 0; lines < 60; lines += 4) {
        Person person = sample("li-si");
        person.sections.prepend(longSection(SectionKind::Custom, lines, QStringLiteral("Something said ")));
        const PagedLayout layout =
            make(person, QStringLiteral("compact"), Language::English, {{QStringLiteral("limits.lastPage"), 0}});
        double above = 0; // where the rest ends on the last page
        double top = layout.paper.height();
        for (qsizetype i = 0; i < layout.pages.size(); ++i) {
            bool atEnd = false;
            for (const LayoutLine& line : layout.pages[i].lines) {
                const LayoutBlock& block = layout.blocks[line.block];
                atEnd = atEnd || block.title == QStringLiteral("Skills");
                if (block.role == BlockRole::Artifact)
                    continue;
                QVERIFY(line.box.bottom() < layout.paper.height() - 12 * millimetre + 0.1);
                if (!atEnd && i + 1 == layout.pages.size())
                    above = std::max(above, line.box.bottom());
                if (atEnd)
                    top = std::min(top, line.box.top());
            }
            QCOMPARE(atEnd, i + 1 == layout.pages.size());
        }
        QVERIFY2(top >= above, qPrintable(QString::number(lines)));
        alone += above == 0 ? 1 : 0;
    }
    QVERIFY(alone > 0); // some of them have to go on a page of their own
}

void DocumentLayoutTest::breaksAnEndThatFitsNoPage()
{
    Person person = sample("li-si");
    person.sections += longSection(SectionKind::Skill, 90, QStringLiteral("one, two, three, four, five, six "));
    const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English);
    const QString text = layout.text();
    int page = 0;
    for (int i = 0; i < 90; ++i)
        QCOMPARE(text.count(QStringLiteral("Label%1 ").arg(i)) + text.count(QStringLiteral("Label%1:").arg(i)), 1);
    placeOf(layout, QStringLiteral("Label0"), &page);
    const int first = page;
    placeOf(layout, QStringLiteral("Label89"), &page);
    QVERIFY(page > first);
    for (const LayoutPage& one : layout.pages) {
        for (const LayoutLine& line : one.lines)
            QVERIFY(line.box.bottom() < layout.paper.height() - 10);
    }
}

void DocumentLayoutTest::setsOneColumnAtTheEndAsWideAsThePage()
{
    Person person = sample("li-si");
    person.cvs.front().design.changes = {{QStringLiteral("ending.right"), QJsonArray()}};
    const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English);
    const double right = layout.paper.width() - 15 * millimetre;
    bool begun = false;
    for (const LayoutLine& line : layout.pages.last().lines) {
        begun = begun || layout.blocks[line.block].title == QStringLiteral("Skills");
        if (begun && layout.blocks[line.block].role != BlockRole::Artifact)
            QVERIFY(qAbs(line.box.right() - right) < 0.01);
    }
    QVERIFY(begun);
    QVERIFY(placeOf(layout, QStringLiteral("Skills")).y() > placeOf(layout, QStringLiteral("Interests")).y() ||
            layout.pages.size() > 1);
}

void DocumentLayoutTest::putsDatesIntoTheirColumn()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("academic"), Language::English);
    const QPointF date = placeOf(layout, QStringLiteral("Sep 2013"));
    const QPointF school = placeOf(layout, QStringLiteral("Dongshan University"));
    QVERIFY(date.x() < school.x());
    QVERIFY(qAbs(date.y() - school.y()) < 0.01);
}

/// The place does not take the column that is the dates'.
void DocumentLayoutTest::putsDatesOfPositionsBesideThem()
{
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::shared(QStringLiteral("Example Cloud"));
    details.position = LocalizedText::shared(QStringLiteral("Principal"));
    details.location = LocalizedText::shared(QStringLiteral("Qinghe"));
    details.range = DateRange::untilPresent(*PartialDate::create(2022));
    HeldPosition earlier;
    earlier.position = LocalizedText::shared(QStringLiteral("Intern"));
    earlier.range = DateRange::untilPresent(*PartialDate::create(2019));
    details.morePositions = {earlier};
    QVERIFY(section.append(entry));
    Person person = sample("li-si");
    person.sections = {section};
    const PagedLayout layout = make(person, QStringLiteral("academic"), Language::English);
    for (const auto& [date, post] : {std::pair("2022", "Principal"), std::pair("2019", "Intern")}) {
        const QPointF left = placeOf(layout, QString::fromLatin1(date));
        const QPointF right = placeOf(layout, QString::fromLatin1(post));
        QVERIFY(left.x() >= 0 && left.x() < right.x());
        QVERIFY(qAbs(left.y() - right.y()) < 0.01);
    }
    QVERIFY(placeOf(layout, QStringLiteral("Qinghe")).x() > placeOf(layout, QStringLiteral("Example Cloud")).x());
}

/// However long a title is, its date stands at the right edge of its first line.
/// Beside the organization, and not as text, which has it with the posts.
void DocumentLayoutTest::drawsTheWholeTimeOfSeveralPosts()
{
    for (const char* design : {"classic", "timeline"}) {
        const PagedLayout layout = make(sample("li-si"), QString::fromLatin1(design), Language::English);
        QCOMPARE(layout.text().count(QStringLiteral("Jul 2018")), 1);
        const QPointF employer = placeOf(layout, QStringLiteral("Lanxing Technology"));
        const QPointF post = placeOf(layout, QStringLiteral("Jul 2018"));
        int drawn = 0;
        for (const LayoutShape& shape : layout.pages.front().shapes) {
            const QRectF box = shape.path.boundingRect();
            const bool besideIt = box.bottom() > employer.y() - 1 && box.bottom() < employer.y() + 4;
            drawn += besideIt && box.width() > 40 && qAbs(box.center().x() - post.x()) < 60 ? 1 : 0;
        }
        QVERIFY2(drawn == 1, design);
        Person silent = sample("li-si");
        silent.cvs.front().design.changes.insert(QStringLiteral("entry.wholeTime"), false);
        QVERIFY(make(silent, QString::fromLatin1(design), Language::English).pages.front().shapes.size() <
                layout.pages.front().shapes.size());
    }
}

void DocumentLayoutTest::putsPlacesBehindTitles()
{
    const PagedLayout english = make(sample("li-si"), QStringLiteral("classic"), Language::English);
    const auto isBehind = [](const PagedLayout& layout, const QString& title, const QString& place) {
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutLine& line : page.lines) {
                const QString text = textOf(line);
                if (text.startsWith(title) && text.sliced(title.size()).trimmed().startsWith(place))
                    return true;
            }
        }
        return false;
    };
    QVERIFY(isBehind(english, QStringLiteral("Lanxing Technology"), QStringLiteral("Nanhu, China")));
    QVERIFY(isBehind(english, QStringLiteral("Dongshan University"), QStringLiteral("Dongshan, China")));
    // Behind a Chinese school's name it could be what was studied there.
    const PagedLayout chinese = make(sample("li-si"), QStringLiteral("classic"), Language::Chinese);
    QVERIFY(isBehind(chinese, QStringLiteral("蓝星科技"), QStringLiteral("南湖")));
    QVERIFY(!isBehind(chinese, QStringLiteral("东山大学"), QStringLiteral("东山")));
}

void DocumentLayoutTest::keepsDatesAtTheRight()
{
    Section section(SectionKind::Service);
    for (const int words : {1, 80}) {
        Entry entry = section.newEntry();
        auto& details = std::get<GeneralDetails>(entry.details);
        details.range = *DateRange::create(*PartialDate::create(2022, 1), *PartialDate::create(2026, 12));
        details.title =
            LocalizedText::shared(QStringLiteral("Title%1 ").arg(words) + QStringLiteral("word ").repeated(words));
        QVERIFY(section.append(entry));
    }
    Person person = sample("li-si");
    person.sections = {section};
    for (const char* design : {"classic", "compact", "modern"}) {
        const PagedLayout layout = make(person, QString::fromLatin1(design), Language::English);
        QList<QPointF> dates;
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutLine& line : page.lines) {
                for (const GlyphRun& run : line.runs) {
                    if (run.text.contains(QStringLiteral("2022")))
                        dates += run.origin;
                }
            }
        }
        QCOMPARE(dates.size(), 2);
        QVERIFY2(qAbs(dates[0].x() - dates[1].x()) < 0.01, design);
        QVERIFY2(qAbs(dates[1].y() - placeOf(layout, QStringLiteral("Title80")).y()) < 0.01, design);
    }
}

/// In a narrow column a date goes below a long title rather than beside many short lines of it.
void DocumentLayoutTest::squeezesNoTitle()
{
    Section section(SectionKind::Service);
    Entry entry = section.newEntry();
    auto& details = std::get<GeneralDetails>(entry.details);
    details.range = *DateRange::create(*PartialDate::create(2022, 1), *PartialDate::create(2026, 12), true);
    details.title = LocalizedText::shared(QStringLiteral("Title ") + QStringLiteral("of words and words ").repeated(5));
    QVERIFY(section.append(entry));
    Person person = sample("li-si");
    person.sections = {section};
    const PagedLayout layout = make(person, QStringLiteral("bilingual-1"), Language::English);
    QVERIFY(placeOf(layout, QStringLiteral("Jan 2022")).y() > placeOf(layout, QStringLiteral("Title")).y());
    details.title = LocalizedText::shared(QStringLiteral("Title of two words and words and words"));
    QVERIFY(person.sections.front().replace(0, entry));
    const PagedLayout beside = make(person, QStringLiteral("bilingual-1"), Language::English);
    QCOMPARE(placeOf(beside, QStringLiteral("Jan 2022")).y(), placeOf(beside, QStringLiteral("Title")).y());
}

void DocumentLayoutTest::fitsPages_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<int>("pages");
    QTest::newRow("enough as it is") << QStringLiteral("classic") << 2;
    QTest::newRow("two into one") << QStringLiteral("compact") << 1;
    QTest::newRow("three into two") << QStringLiteral("academic") << 2;
}

void DocumentLayoutTest::fitsPages()
{
    QFETCH(QString, design);
    QFETCH(int, pages);
    const Person person = sample("li-si");
    const PagedLayout free = make(person, design, Language::English, {{QStringLiteral("limits.lastPage"), 0}});
    const PagedLayout fitted = make(person, design, Language::English, pages);
    QVERIFY2(fitted.pages.size() <= pages, qPrintable(QString::number(fitted.pages.size())));
    QVERIFY(fitted.findings.isEmpty());
    QCOMPARE(fitted.tightening > 0, free.pages.size() > pages);
    QCOMPARE(lettersOf(fitted), lettersOf(free)); // no letter is lost
}

void DocumentLayoutTest::givesRoomBackToSections_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("pages");
    QTest::newRow("compact, one page") << "li-si"
                                       << "compact-1" << Language::English << 1;
    QTest::newRow("compact, one page, Chinese") << "li-si"
                                                << "compact-1" << Language::Chinese << 1;
    QTest::newRow("academic, two pages") << "zhang-san"
                                         << "academic-1" << Language::English << 2;
    QTest::newRow("bilingual, two pages") << "zhang-san"
                                          << "bilingual-1" << Language::Chinese << 2;
    QTest::newRow("modern, one page") << "li-si"
                                      << "modern-1" << Language::Chinese << 1;
}

/// What fitting gained and did not need stands above sections, at most four points each, alike; six tenths of a
/// point more would take a page more. Entries and points stay as near as they were set.
void DocumentLayoutTest::givesRoomBackToSections()
{
    QFETCH(QString, name);
    QFETCH(QString, design);
    QFETCH(Language, language);
    QFETCH(int, pages);
    const Person person = sample(qPrintable(name));
    const PagedLayout fitted = make(person, design, language, pages);
    QVERIFY(fitted.pages.size() <= pages && fitted.tightening > 0);
    Template tight = Template::load(design, language)->tightened(fitted.tightening);
    const double given = leastAbove(fitted, BlockRole::SectionTitle) - tight.section.spaceBefore;
    QVERIFY2(given > -0.01 && given < 4.01, qPrintable(QString::number(given)));
    QVERIFY(qAbs(leastAbove(fitted, BlockRole::ListItem) - tight.itemSpaceBefore) < 0.01);
    if (given > 3.99)
        return;
    tight.section.spaceBefore += given + 0.6;
    QList<CvContent> contents{makeContent(person, person.cvs.front(), language, tight.words)};
    for (const Language other : allLanguages) {
        if (other != language && tight.layout == Template::Layout::Parallel)
            contents += makeContent(person, person.cvs.front(), other, tight.words);
    }
    const auto looser = Typesetter(std::make_shared<FontLibrary>())
                            .typeset(contents, QList<Template>(contents.size(), tight), PageSetup{});
    QVERIFY(looser);
    QVERIFY(looser->pages.size() > pages);
}

/// The same lines on the same pages; on full ones more room above sections, of 4 points at most, and nowhere else.
void DocumentLayoutTest::fillsFullPagesAboveSections()
{
    for (const char* design : {"classic", "timeline", "hanging", "bilingual", "modern"}) {
        Person person = sample("li-si");
        person.cvs.front().design.changes.insert(QStringLiteral("section.stretch"), 0);
        const PagedLayout tight = make(person, QString::fromLatin1(design), Language::English);
        person.cvs.front().design.changes.insert(QStringLiteral("section.stretch"), 4);
        const PagedLayout filled = make(person, QString::fromLatin1(design), Language::English);
        QVERIFY(tight.pages.size() > 1);
        QCOMPARE(filled.pages.size(), tight.pages.size());
        for (qsizetype page = 0; page < tight.pages.size(); ++page) {
            const QList<LayoutLine>& before = tight.pages[page].lines;
            const QList<LayoutLine>& after = filled.pages[page].lines;
            QCOMPARE(after.size(), before.size());
            const bool last = page + 1 == tight.pages.size();
            double moved = 0; // so far, by the highest line
            for (qsizetype i = 0; i < before.size(); ++i) {
                const double by = after[i].box.top() - before[i].box.top();
                QVERIFY2(by > -0.01 && (!last || by < 0.01), design);
                const bool title = tight.blocks[before[i].block].role == BlockRole::SectionTitle;
                if (by > moved + 0.01)
                    QVERIFY2(title && by < moved + 4.01, design);
                moved = std::max(moved, by);
            }
            QVERIFY2(last || moved > 0.5, design);
        }
    }
}

/// Contacts stand beside the name only where they leave it room; a longer headline breaks there.
void DocumentLayoutTest::keepsContactsClearOfTheName()
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
                    // As high as its letters, from the baseline.
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

/// A last page with little on it, where the template says how little that is.
void DocumentLayoutTest::fitsAShortLastPage()
{
    const Person person = sample("li-si");
    const QString limit = QStringLiteral("limits.lastPage");
    const PagedLayout asItIs = make(person, QStringLiteral("compact"), Language::English, {{limit, 0}});
    QCOMPARE(asItIs.pages.size(), 2);
    QCOMPARE(asItIs.tightening, 0.0);
    const PagedLayout fitted = make(person, QStringLiteral("compact"), Language::English);
    QCOMPARE(fitted.pages.size(), 1);
    QVERIFY(fitted.tightening > 0);
    QVERIFY(fitted.findings.isEmpty());
    QCOMPARE(fitted.text().size(), make(person, QStringLiteral("compact"), Language::English, 1).text().size());
    // A fuller one stays, and so does one that cannot be fitted, as it is.
    for (const QMap<QString, QJsonValue>& changes :
         {QMap<QString, QJsonValue>{{limit, 0.05}}, QMap<QString, QJsonValue>{{limit, 0.5},
                                                                              {QStringLiteral("limits.spacing"), 1},
                                                                              {QStringLiteral("limits.leading"), 1},
                                                                              {QStringLiteral("limits.size"), 1},
                                                                              {QStringLiteral("limits.margins"), 1}}}) {
        const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English, changes);
        QCOMPARE(layout.pages.size(), 2);
        QCOMPARE(layout.tightening, 0.0);
        QVERIFY(layout.findings.isEmpty());
    }
}

void DocumentLayoutTest::saysThatItDoesNotFit()
{
    const PagedLayout layout = make(sample("zhang-san"), QStringLiteral("academic"), Language::English, 1);
    QVERIFY(layout.pages.size() > 1);
    QCOMPARE(layout.findings.size(), 1);
    QCOMPARE(layout.findings.front().kind, LayoutFinding::Kind::TooManyPages);
    QCOMPARE(layout.tightening, 1.0);
}

/// A CV's own margins hold on every page, and fitting leaves them alone.
void DocumentLayoutTest::keepsTheMarginsAskedFor()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Cv cv = person.cvs.front();
    for (const int millimetres : {10, 35}) {
        for (const std::optional<int> pages : {std::optional<int>(), std::optional<int>(1)}) {
            cv.margins = millimetres;
            cv.targetPages = pages;
            const auto document = m_exporter.make(person, cv, Language::English);
            QVERIFY(document);
            const double margin = millimetres * millimetre;
            double left = document->layout.paper.width();
            for (const LayoutPage& page : document->layout.pages) {
                for (const LayoutLine& line : page.lines) {
                    if (document->layout.blocks[line.block].role == BlockRole::Artifact)
                        continue;
                    left = qMin(left, line.box.left());
                    QVERIFY(line.box.top() >= margin - 0.01);
                    QVERIFY(line.box.right() <= document->layout.paper.width() - margin + 0.01);
                }
            }
            QVERIFY(qAbs(left - margin) < 0.01);
        }
    }
}

void DocumentLayoutTest::startsPagesWhereAsked()
{
    Person person = sample("li-si");
    Cv& cv = person.cvs.front();
    cv.pageStartSections += person.sections[2].id();
    cv.pageStartEntries += person.sections[1].entries()[1].id;
    const PagedLayout layout = make(person, QStringLiteral("classic"), Language::English);
    int page = -1;
    placeOf(layout, QStringLiteral("Yunfan"), &page);
    QCOMPARE(page, 1);
    QVERIFY(layout.text().contains(QStringLiteral("Yunfan")));
    placeOf(layout, QStringLiteral("Projects"), &page);
    QCOMPARE(page, 2);
}

void DocumentLayoutTest::keepsTogetherWhatIsAsked()
{
    Person person = sample("li-si");
    const auto pagesOf = [&](const ContentSource& source) {
        return make(person, QStringLiteral("classic"), Language::English).find(source).size();
    };
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            person.cvs.front().keptEntries = {entry.id};
            QCOMPARE(pagesOf({std::nullopt, entry.id, std::nullopt, Field::None}), 1);
        }
    }
}

void DocumentLayoutTest::answersWhatIsWhere()
{
    const Person person = sample("li-si");
    const PagedLayout layout = make(person, QStringLiteral("modern"), Language::Chinese);
    const Highlight& highlight = person.sections[1].entries()[0].highlights[2];
    const ContentSource wanted{std::nullopt, std::nullopt, highlight.id, Field::None};
    const QList<PagedLayout::Spot> spots = layout.find(wanted);
    QCOMPARE(spots.size(), 1);
    const auto hit = layout.at(spots.front().page, spots.front().box.center());
    QVERIFY(hit);
    QCOMPARE(hit->source.highlight, highlight.id);
    QVERIFY(!layout.at(0, QPointF(-5, -5)));
    QVERIFY(!layout.at(99, QPointF(50, 50)));
}

/// However long, and with a character beyond U+FFFF on the badge; left of what the document is.
void DocumentLayoutTest::showsAnySchoolWholeOnItsBand()
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

DUOVITA_TEST(DocumentLayoutTest)
#include "tst_documentlayout.moc"
