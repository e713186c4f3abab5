#include "tests/support/openform.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "ui/forms/personform.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/quietbutton.h"
#include "ui/widgets/statesign.h"

#include <QDate>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace duovita;
using test::date;
using test::OpenForm;

namespace {

Highlight point(QStringView english, QStringView chinese, int level = 0)
{
    Highlight highlight;
    highlight.text =
        LocalizedRichText::of(RichText::fromMarkdown(english.toString()), RichText::fromMarkdown(chinese.toString()));
    highlight.level = level;
    highlight.style = level > 0 ? HighlightStyle::Numbered : HighlightStyle::Bullet;
    return highlight;
}

Entry project()
{
    Entry entry = Section(SectionKind::Project).newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.title = LocalizedText::of(QStringLiteral("Tracelight – tracing for small clusters"),
                                      QStringLiteral("Tracelight——面向小型集群的链路追踪"));
    details.position = LocalizedText::of(QStringLiteral("Author and maintainer"), QStringLiteral("作者与维护者"));
    details.range = DateRange::untilPresent(date(2020, 2));
    details.url = QStringLiteral("https://code.example.org/tracelight");
    entry.highlights = {
        point(u"Single binary without dependencies, 2,400 stars, packaged by three distributions",
              u"无依赖的单文件程序，2400 个星标，被三个发行版收录"),
        point(u"How it stays small:", u"保持精简的做法："),
        point(u"samples at the tail, after the outcome of a request is known", u"在请求结果已知之后再采样（尾部采样）",
              1),
        point(u"stores spans in a columnar file that is only ever appended to", u"以只追加的列式文件保存跨度数据", 1),
        point(u"answers queries from an index of 12 bytes a span", u"", 1),
    };
    return entry;
}

/// A form in a pane of the window.
struct Pane {
    Pane(QWidget* form, QSize size)
    {
        setGround(scroll, Tone::Form);
        scroll.setFrameShape(QFrame::NoFrame);
        scroll.setWidgetResizable(true);
        scroll.setWidget(form);
        scroll.resize(size);
        scroll.show();
        QCoreApplication::processEvents();
    }
    ~Pane() { scroll.takeWidget(); }

    bool activate()
    {
        scroll.activateWindow();
        return QTest::qWaitForWindowActive(&scroll);
    }

    /// Whether the widget is visible without scrolling.
    bool shows(const QWidget& widget) const
    {
        return widget.isVisible() &&
               scroll.viewport()->rect().contains(QRect(widget.mapTo(scroll.viewport(), QPoint()), widget.size()));
    }

    QScrollArea scroll;
};

} // namespace

/// Positions and heights of form fields, and how they show their state.
class FormLooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void alignsAllLanguagePairs_data();
    void alignsAllLanguagePairs();
    void keepsLineHeightForAllScripts();
    void showsMainFieldsWithoutScrolling_data();
    void showsMainFieldsWithoutScrolling();
    void showsTextStateBySign();
    void reservesNoSpaceForSigns();
    void showsTheMenuInTheMargin();
    void dragsAPoint();
    void formatsDurations_data();
    void formatsDurations();
    void showsFewFieldsWhenNew();
    void isNotWiderThanPane();
    void drawsLightAndDarkSchemes_data();
    void drawsLightAndDarkSchemes();
    void keepsATagHalfTypedWhenRebuilt();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
};

void FormLooksTest::initTestCase()
{
    m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    Appearance::instance().begin(*m_settings);
    Appearance::instance().setScheme(Appearance::Scheme::Light);
}

void FormLooksTest::init()
{
    Appearance::instance().setCompact(false);
}

void FormLooksTest::alignsAllLanguagePairs_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {400, 500, 539, 694, 900})
        QTest::addRow("%d", width) << width;
}

void FormLooksTest::alignsAllLanguagePairs()
{
    QFETCH(int, width);
    OpenForm open(project(), SectionKind::Project);
    open.form.unfoldAll();
    const Pane pane(&open.form, {width, 2400});
    QSet<int> divisions;
    QSet<int> ends;
    for (const auto* pair : open.form.findChildren<LocalizedEdit*>()) {
        if (pair->isShared())
            continue;
        const QWidget* chinese = pair->edit(Language::Chinese);
        const QWidget* english = pair->edit(Language::English);
        divisions += chinese->mapTo(&open.form, QPoint()).x();
        ends += chinese->mapTo(&open.form, QPoint(chinese->width(), 0)).x();
        QCOMPARE(english->geometry().right() + 1, chinese->x()); // halves of one box
        QCOMPARE(english->height(), chinese->height());
    }
    QCOMPARE(divisions.size(), 1);
    QCOMPARE(ends.size(), 1);
    const int form = pane.scroll.viewport()->width();
    QCOMPARE(*ends.begin(), form - 24);
    if (width == 539) {
        QCOMPARE(form - 24 - *divisions.begin(), 202);
        QCOMPARE(open.find(QStringLiteral("field.title.en"))->mapTo(&open.form, QPoint()).x(), 20 + 84 + 8);
        QCOMPARE(open.find(QStringLiteral("highlights.0.en"))->mapTo(&open.form, QPoint()).x(), 20 + 20 + 4);
        QCOMPARE(open.find(QStringLiteral("highlights.2.en"))->mapTo(&open.form, QPoint()).x(), 20 + 24 + 20 + 4);
    }
}

void FormLooksTest::keepsLineHeightForAllScripts()
{
    GrowingTextEdit edit;
    edit.resize(200, 28);
    edit.show();
    for (const QStringView letters : {u"Ag", u"汉字", u"Ag 汉字"}) {
        edit.setText(letters.toString());
        QCOMPARE(edit.minimumHeight(), 28);
    }
    edit.setText(QStringLiteral("many words 与汉字 in a line that is too long for one"));
    QTRY_COMPARE(edit.minimumHeight(), 48);
    Appearance::instance().setCompact(true);
    QTRY_COMPARE(edit.minimumHeight(), 46);
    edit.setText(QStringLiteral("x"));
    QTRY_COMPARE(edit.minimumHeight(), 26);
}

void FormLooksTest::showsMainFieldsWithoutScrolling_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("compact");
    QTest::newRow("usual") << QSize(540, 800) << false;
    QTest::newRow("small") << QSize(695, 470) << true;
}

void FormLooksTest::showsMainFieldsWithoutScrolling()
{
    QFETCH(QSize, size);
    QFETCH(bool, compact);
    Appearance::instance().setCompact(compact);
    OpenForm open(project(), SectionKind::Project);
    const Pane pane(&open.form, size);
    QCoreApplication::processEvents();
    for (const char* name :
         {"field.title.zh", "field.position.zh", "field.start", "field.end", "field.url", "chips.more",
          "highlights.0.zh", "highlights.1.zh", "highlights.2.zh", "highlights.3.zh", "highlights.4.zh"})
        QTRY_VERIFY2(pane.shows(*open.find(QString::fromLatin1(name))), name);
}

void FormLooksTest::showsTextStateBySign()
{
    OpenForm open(project(), SectionKind::Project);
    const Pane pane(&open.form, {540, 800});
    auto* missing = open.find<GrowingTextEdit>(QStringLiteral("highlights.4.zh"));
    QCOMPARE(missing->sign()->sign(), Sign::Missing);
    QVERIFY(missing->sign()->isVisible());
    QCOMPARE(missing->ghost(), QStringLiteral("Missing"));
    QCOMPARE(missing->accessibleDescription(), missing->sign()->text());
    QCOMPARE(missing->sign()->toolTip(), missing->sign()->text());
    QVERIFY(!missing->accessibleDescription().isEmpty());
    // 12 pixels in size, 8 from the box's right and 7 from its top edge, including the hairline.
    const QRect sign = missing->sign()->geometry();
    QCOMPARE(sign.center().x() + 1, missing->width() - 1 - 8 - 6);
    QCOMPARE(sign.center().y() + 1, 1 + 7 + 6);
    auto* complete = open.find<GrowingTextEdit>(QStringLiteral("highlights.0.zh"));
    QVERIFY(!complete->sign()->isVisible());
    QVERIFY(complete->accessibleDescription().isEmpty());
    Entry stale = open.entry();
    stale.highlights[0].text.setText(Language::Chinese, RichText::fromPlain(QStringLiteral("新")),
                                     Timestamp(std::chrono::hours(24 * 365 * 80)));
    open.document.replaceEntry(stale);
    auto* english = open.find<GrowingTextEdit>(QStringLiteral("highlights.0.en"));
    QCOMPARE(english->sign()->sign(), Sign::Stale);
    QVERIFY(!english->accessibleDescription().isEmpty());
}

void FormLooksTest::reservesNoSpaceForSigns()
{
    OpenForm open(project(), SectionKind::Project);
    const Pane pane(&open.form, {540, 800});
    QCoreApplication::processEvents();
    const auto* title = open.find(QStringLiteral("field.position.en"));
    const auto* dates = open.find(QStringLiteral("field.start"));
    QCOMPARE(dates->mapTo(&open.form, QPoint()).y() - title->mapTo(&open.form, QPoint()).y(), 28 + 8);
    const auto* first = open.find(QStringLiteral("highlights.0.en"));
    const auto* second = open.find(QStringLiteral("highlights.1.en"));
    QTRY_COMPARE(second->mapTo(&open.form, QPoint()).y() - first->mapTo(&open.form, QPoint()).y(), first->height() + 4);
}

void FormLooksTest::showsTheMenuInTheMargin()
{
    OpenForm open(project(), SectionKind::Project);
    Pane pane(&open.form, {540, 800});
    QVERIFY(pane.activate());
    QTest::qWait(100); // wait until the layout is stable
    const auto* menu = open.find<QToolButton>(QStringLiteral("field.title.menu"));
    open.find(QStringLiteral("field.position.en"))->setFocus();
    QTRY_VERIFY(!menu->isVisible());
    auto* title = open.find(QStringLiteral("field.title.zh"));
    title->setFocus();
    const QRect before = title->geometry();
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(title->geometry(), before);
    QVERIFY(menu->x() >= title->geometry().right());
}

void FormLooksTest::dragsAPoint()
{
    OpenForm open(project(), SectionKind::Project);
    Pane pane(&open.form, {540, 800});
    QVERIFY(pane.activate());
    const QList<Highlight> before = open.entry().highlights;
    open.find(QStringLiteral("highlights.1.en"))->setFocus();
    QTRY_VERIFY(open.find(QStringLiteral("highlights.1.handle")));
    auto* handle = open.find(QStringLiteral("highlights.1.handle"));
    QTRY_VERIFY(handle->isVisible());
    QCOMPARE(handle->mapTo(&open.form, QPoint()).x(), 2);
    const auto* first = open.find(QStringLiteral("highlights.0.en"));
    const QPoint up = handle->mapFrom(&open.form, first->mapTo(&open.form, QPoint(0, 2)));
    QTest::mousePress(handle, Qt::LeftButton);
    QMouseEvent move(QEvent::MouseMove, up, handle->mapToGlobal(up), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(handle, &move);
    QCOMPARE(open.entry().highlights, before); // unchanged until the drop
    QTest::mouseRelease(handle, Qt::LeftButton, {}, up);
    const QList<Highlight>& after = open.entry().highlights;
    QCOMPARE(after.size(), before.size());
    // Nested points move with it.
    QCOMPARE(after.mid(0, 4), before.mid(1, 4));
    QCOMPARE(after.last(), before.first());
    QTRY_VERIFY(open.find(QStringLiteral("highlights.0.en"))->hasFocus());
    open.document.undo(); // one step
    QCOMPARE(open.entry().highlights, before);
}

void FormLooksTest::formatsDurations_data()
{
    QTest::addColumn<DateRange>("range");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const DateRange& range, const char* words) {
        QTest::newRow(name) << range << QString::fromLatin1(words);
    };
    row("up to now", DateRange::untilPresent(date(2020, 2)), "6 yrs 10 mos");
    row("two years", *DateRange::create(date(2016, 7), date(2018, 6)), "2 yrs");
    row("a year and a month", *DateRange::create(date(2016, 7), date(2017, 7)), "1 yr 1 mo");
    row("years alone", *DateRange::create(date(2016), date(2018)), "2 yrs");
    row("one year", *DateRange::create(date(2016), date(2016)), "");
    row("no end", *DateRange::create(date(2016, 3), {}), "");
    row("not begun", DateRange::untilPresent(date(2030, 1)), "");
}

void FormLooksTest::formatsDurations()
{
    QFETCH(DateRange, range);
    QTEST(durationOf(range, QDate(2026, 11, 27)), "words");
}

void FormLooksTest::showsFewFieldsWhenNew()
{
    for (const SectionKind kind : {SectionKind::Work, SectionKind::Project}) {
        OpenForm open(kind);
        const Pane pane(&open.form, {540, 800});
        QSet<int> rows;
        for (const auto* field : open.form.findChildren<QWidget*>()) {
            if (field->objectName().startsWith(QStringLiteral("field.")) && field->isVisible() &&
                (field->focusPolicy() & Qt::TabFocus))
                rows += field->mapTo(&open.form, QPoint()).y();
        }
        QVERIFY2(rows.size() <= 6, qPrintable(QString::number(rows.size())));
        QVERIFY(rows.size() >= 4);
        QVERIFY(open.find(QStringLiteral("chips.more"))->isVisible());
    }
}

/// No form is wider than its pane.
void FormLooksTest::isNotWiderThanPane()
{
    for (const SectionKind kind : {SectionKind::Work, SectionKind::Publication, SectionKind::Reference}) {
        OpenForm open(kind);
        open.form.unfoldAll();
        QVERIFY2(open.form.minimumSizeHint().width() <= 450,
                 qPrintable(QString::number(open.form.minimumSizeHint().width())));
    }
}

void FormLooksTest::drawsLightAndDarkSchemes_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// Everything can be drawn in light and dark schemes. Set DUOVITA_PICTURES to a folder to keep the pictures.
void FormLooksTest::drawsLightAndDarkSchemes()
{
    QFETCH(bool, dark);
    Appearance::instance().setScheme(dark ? Appearance::Scheme::Dark : Appearance::Scheme::Light);
    const QString folder = qEnvironmentVariable("DUOVITA_PICTURES");
    const auto draw = [&](Pane& pane, const char* name) {
        QTest::qWait(100); // wait until the layout is stable
        const QImage picture = pane.scroll.grab().toImage();
        QVERIFY(!picture.isNull());
        if (!folder.isEmpty())
            QVERIFY(picture.save(QDir(folder).filePath(
                QLatin1StringView(name) + (dark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png")))));
    };
    {
        OpenForm open(project(), SectionKind::Project);
        Pane pane(&open.form, {540, 800});
        QVERIFY(pane.activate());
        open.find(QStringLiteral("highlights.0.en"))->setFocus();
        auto* title = open.form.findChild<LocalizedEdit*>();
        QVERIFY(title);
        open.find<GrowingTextEdit>(QStringLiteral("field.position.zh"))->setGhost(QStringLiteral("作者"));
        draw(pane, "filled");
    }
    {
        OpenForm open(SectionKind::Work);
        Pane pane(&open.form, {540, 800});
        draw(pane, "empty");
        open.type(QStringLiteral("field.start"), QStringLiteral("20x"));
        open.type(QStringLiteral("field.organization.en"), QStringLiteral("Lanxing"));
        draw(pane, "wrong");
    }
    {
        Person person;
        person.name = LocalizedText::of(QStringLiteral("Li Si"), QStringLiteral("李四"));
        person.contacts = {
            Contact{ContactKind::Email, LocalizedText::shared(QStringLiteral("li.si@example.com")), {}, true},
            Contact{ContactKind::Location,
                    LocalizedText::of(QStringLiteral("Nanhu, China"), QStringLiteral("南湖")),
                    {},
                    true}};
        PersonDocument document(person);
        PersonForm form(document);
        Pane pane(&form, {540, 800});
        draw(pane, "person");
    }
    Appearance::instance().setCompact(true);
    OpenForm open(project(), SectionKind::Project);
    Pane pane(&open.form, {695, 470});
    draw(pane, "compact");
    Appearance::instance().setScheme(Appearance::Scheme::Light);
}

/// As when the density is changed by key: rebuilt with the cursor in the field.
void FormLooksTest::keepsATagHalfTypedWhenRebuilt()
{
    PersonDocument document{Person()};
    PersonForm form(document);
    Pane pane(&form, {540, 800});
    QVERIFY(pane.activate());
    auto* field = form.findChild<QLineEdit*>(QStringLiteral("field.tags"));
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("half"));
    form.setNeeded({Language::English});
    QCOMPARE(document.person().tags, QStringList{QStringLiteral("half")});
    QCOMPARE(form.findChildren<QLineEdit*>(QStringLiteral("field.tags")).size(), 1);
    QVERIFY(form.findChild<QToolButton*>(QStringLiteral("field.tags.0")));
    document.undo();
    QVERIFY(document.person().tags.isEmpty());
}

DUOVITA_GUI_TEST(FormLooksTest)
#include "tst_formlooks.moc"
