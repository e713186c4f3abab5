#include "core/export/gaps.h"
#include "core/messages/findingwords.h"
#include "tests/support/windowfixture.h"
#include "tests/ui/picturing.h"
#include "tests/ui/reviewpictures.h"
#include "tests/ui/structurepictures.h"
#include "tests/ui/termspictures.h"
#include "ui/presentation/interfacefont.h"
#include "ui/preview/previewpanel.h"
#include "ui/services/gapsdialog.h"
#include "ui/widgets/highlightsedit.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Imports the files, taking a picture of each review, or opens the sample.
void fill(MainWindow& window, const QStringList& files, const QString& folder)
{
    if (files.isEmpty()) {
        window.openSample();
        while (!window.document()) // slow on a busy machine
            wait(100);
        return wait(2500);
    }
    window.importFiles(files);
    auto* accept = window.findChild<QPushButton*>(QStringLiteral("review.accept"));
    wait(2500);
    for (int number = 1; accept->isVisible(); ++number) {
        shoot(window, folder, QStringLiteral("review-%1").arg(number));
        accept->click();
        wait(2500);
    }
}

/// A second CV that omits something, the menu of CVs and the dialog of its contents.
void shootCvs(MainWindow& window, const QString& folder, const QString& language)
{
    auto* menu = window.findChild<QMenu*>(QStringLiteral("cvMenu"));
    Q_EMIT menu->aboutToShow();
    const auto choose = [menu](const char* name) {
        for (QAction* action : menu->actions()) {
            if (action->objectName() == QLatin1StringView(name))
                return action->trigger();
        }
    };
    choose("cvDuplicate");
    auto* dialog = window.findChild<QDialog*>(QStringLiteral("cvDialog"));
    auto* tree = dialog->findChild<QTreeView*>(QStringLiteral("cv.contents"));
    QAbstractItemModel* contents = tree->model();
    contents->setData(contents->index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
    contents->setData(contents->index(0, 0, contents->index(1, 0)), Qt::Unchecked, Qt::CheckStateRole);
    tree->expand(contents->index(0, 0, contents->index(2, 0)));
    shoot(*dialog, folder, QStringLiteral("cv-") + language);
    shoot(window, folder, QStringLiteral("cv-window-") + language);
    Q_EMIT menu->aboutToShow();
    menu->popup({0, 0});
    shoot(*menu, folder, QStringLiteral("cv-menu-") + language);
    menu->hide();
    choose("cvDelete");
}

/// An entry and a point omitted from the CV, the menu of the point's sign, and a section's form.
void shootHidden(MainWindow& window, const QString& folder, const QString& language)
{
    const auto trigger = [&](const char* name) { window.findChild<QAction*>(QString::fromLatin1(name))->trigger(); };
    auto* points = window.findChild<HighlightsEdit*>();
    QMenu* menu = points->findChild<QToolButton*>()->menu();
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction*>(QStringLiteral("point.hide"))->trigger();
    trigger("hide");
    shoot(window, folder, QStringLiteral("hidden-") + language);
    menu->popup({0, 0});
    shoot(*menu, folder, QStringLiteral("hidden-menu-") + language);
    menu->hide();
    auto* outline = window.findChild<QTreeView*>(QStringLiteral("outline"));
    const QModelIndex entry = outline->currentIndex();
    outline->setCurrentIndex(entry.parent());
    shoot(window, folder, QStringLiteral("section-") + language);
    trigger("undo");
    trigger("undo");
    outline->setCurrentIndex(entry);
}

/// The documents' wording, at the end of the person's form.
void shootWords(MainWindow& window, const QString& folder, const QString& name)
{
    window.findChild<QToolButton*>(QStringLiteral("chip.words"))->click();
    QApplication::processEvents();
    auto* last = window.findChild<QWidget*>(QStringLiteral("field.words.curriculumVitae.en"));
    for (QWidget* outer = last->parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(outer))
            scroll->ensureWidgetVisible(last);
    }
    shoot(window, folder, name);
}

/// Popups of the Design mode in a small window: the templates, and the colours of a setting.
void shootPopups(MainWindow& window, const QString& folder, const QString& language)
{
    window.findChild<QToolButton*>(QStringLiteral("design.template"))->click();
    wait(500);
    auto* templates = window.findChild<QWidget*>(QStringLiteral("galleryPopup"));
    shoot(*templates, folder, QStringLiteral("design-templates-") + language);
    templates->close();
    wait(100);
    window.findChild<QPushButton*>(QStringLiteral("design.colors.heading"))->click();
    auto* colors = window.findChild<QWidget*>(QStringLiteral("design.colorPopup"));
    colors->findChild<QLineEdit*>()->setText(QStringLiteral("#c0c0c0"));
    wait(200);
    shoot(*colors, folder, QStringLiteral("design-colors-") + language);
    colors->close();
}

/// Design mode with the gallery, light, dark and small, and each group fully opened.
void shootDesign(MainWindow& window, const QString& folder, const QString& language)
{
    auto* design = window.findChild<QAction*>(QStringLiteral("design"));
    design->trigger();
    const auto groups = window.findChild<QWidget*>(QStringLiteral("design.groups"));
    closeMessage(window);
    wait(4000); // until all templates are drawn
    shoot(window, folder, QStringLiteral("design-") + language);
    show(Appearance::Scheme::Dark);
    shoot(window, folder, QStringLiteral("design-dark-") + language);
    const QSize size = window.size();
    window.resize(910, 480); // the area of 1366 × 768 at a scale of 1.5
    wait(500);
    shoot(window, folder, QStringLiteral("design-small-dark-") + language);
    show(Appearance::Scheme::Light);
    shoot(window, folder, QStringLiteral("design-small-") + language);
    shootPopups(window, folder, language);
    window.resize(size);
    for (auto* head :
         groups->findChildren<QToolButton*>(QRegularExpression(QStringLiteral("^design\\.group\\.[a-z]+$"))))
        head->setChecked(true);
    for (auto* more :
         groups->findChildren<QToolButton*>(QRegularExpression(QStringLiteral("^design\\.group\\.[a-z]+\\.more$"))))
        more->click();
    auto* content = window.findChild<QScrollArea*>(QStringLiteral("design.groups"))->widget();
    wait(500);
    content->resize(content->width(), content->sizeHint().height());
    shoot(*content, folder, QStringLiteral("design-groups-") + language);
    design->trigger();
}

/// One language's pages, the check, the command bar, focus mode.
void shootModes(MainWindow& window, const QString& folder, const QString& language)
{
    const auto trigger = [&](const char* name) { window.findChild<QAction*>(QString::fromLatin1(name))->trigger(); };
    const auto press = [&](const char* name) { window.findChild<QToolButton*>(QString::fromLatin1(name))->click(); };
    press(language == QStringLiteral("en") ? "preview.show.en" : "preview.show.zh");
    shoot(window, folder, QStringLiteral("one-language-") + language);
    auto* people = window.findChild<QListView*>(QStringLiteral("people.list"));
    people->selectAll();
    shoot(window, folder, QStringLiteral("several-people-") + language);
    QTest::keyClick(people, Qt::Key_Escape);
    trigger("check");
    wait(3000); // wait until the document is parsed
    shoot(window, folder, QStringLiteral("check-") + language);
    trigger("write");
    trigger("commands");
    QTest::keyClicks(window.findChild<QLineEdit*>(QStringLiteral("commandBar.input")), QStringLiteral("zh"));
    shoot(window, folder, QStringLiteral("commands-") + language);
    window.findChild<QLineEdit*>(QStringLiteral("commandBar.input"))->setText(QStringLiteral("margin"));
    shoot(window, folder, QStringLiteral("commands-settings-") + language);
    QTest::keyClick(window.findChild<QLineEdit*>(QStringLiteral("commandBar.input")), Qt::Key_Escape);
    trigger("focusMode");
    shoot(window, folder, QStringLiteral("focus-") + language);
    trigger("focusMode");
    press("preview.show.both");
}

/// The area of 1366 × 768 at a scale of 1.5, compact, and the page in place of the form.
void shootSmall(MainWindow& window, const QString& folder, const QString& language)
{
    Appearance::instance().setCompact(true);
    window.resize(910, 480);
    shoot(window, folder, QStringLiteral("small-compact-") + language);
    window.findChild<QToolButton*>(QStringLiteral("bar.person"))->click();
    window.findChild<QListView*>(QStringLiteral("people.list"))->selectAll();
    auto* popup = window.findChild<QWidget*>(QStringLiteral("peoplePopup"));
    shoot(*popup, folder, QStringLiteral("small-people-") + language);
    popup->close();
    wait(100); // wait until the list is back in its pane
    auto* page = window.findChild<QAction*>(QStringLiteral("previewInWindow"));
    page->trigger();
    shoot(window, folder, QStringLiteral("small-page-") + language);
    page->trigger();
    Appearance::instance().setCompact(false);
}

/// Problems in the list and on the pages, one of them selected; the changes made for this are undone.
void shootProblems(MainWindow& window, const QString& folder, const QString& language)
{
    auto& document = const_cast<PersonDocument&>(*window.document());
    Person person = document.person();
    for (const qsizetype at : {0, 1}) {
        Entry job = person.sections[1].entries()[at];
        for (qsizetype point = at; point < job.highlights.size(); point += 2) {
            LocalizedRichText& text = job.highlights[point].text;
            if (point == 1)
                text = LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Cut the cost by 38%")),
                                             RichText::fromPlain(QStringLiteral("成本降低 83%")));
            else
                text = LocalizedRichText::of(Language::English, text.text(Language::English));
        }
        static_cast<void>(person.sections[1].replace(at, job));
    }
    document.replaceTexts(person);
    closeMessage(window);
    window.findChild<QAction*>(QStringLiteral("check"))->trigger();
    window.findChild<QToolButton*>(QStringLiteral("preview.show.en"))->click();
    wait(3000);
    auto* list = window.findChild<QTreeView*>(QStringLiteral("problems.list"));
    list->setCurrentIndex(list->model()->index(0, 0, list->model()->index(0, 0)));
    shoot(window, folder, QStringLiteral("check-problems-") + language);
    show(Appearance::Scheme::Dark);
    shoot(window, folder, QStringLiteral("check-problems-dark-") + language);
    show(Appearance::Scheme::Light);
    const QSize size = window.size();
    window.resize(910, 480);
    shoot(window, folder, QStringLiteral("check-problems-small-") + language);
    window.resize(size);
    window.findChild<QToolButton*>(QStringLiteral("preview.show.both"))->click();
    window.findChild<QAction*>(QStringLiteral("write"))->trigger();
    document.undo();
}

/// Several people about to be exported.
void shootExport(MainWindow& window, const QString& folder, const QString& language)
{
    window.findChild<QListView*>(QStringLiteral("people.list"))->selectAll();
    window.findChild<QAction*>(QStringLiteral("exportSelected"))->trigger();
    auto* dialog = window.findChild<QDialog*>(QStringLiteral("exportDialog"));
    wait(500);
    shoot(*dialog, folder, QStringLiteral("export-") + language);
    show(Appearance::Scheme::Dark);
    shoot(*dialog, folder, QStringLiteral("export-dark-") + language);
    show(Appearance::Scheme::Light);
    dialog->reject();
}

/// The question about missing texts before an export.
void shootGaps(MainWindow& window, const QString& folder, const QString& language)
{
    Person person = window.document()->person();
    person.headline = LocalizedText::of(Language::English, QStringLiteral("Associate professor of computer systems"));
    for (Section& section : person.sections) {
        for (qsizetype i = 0; i < section.entries().size() && section.kind() == SectionKind::Work; ++i) {
            Entry entry = section.entries()[i];
            std::get<ExperienceDetails>(entry.details).position =
                LocalizedText::of(Language::English, QStringLiteral("Visiting researcher of the storage group"));
            static_cast<void>(section.replace(i, entry)); // cannot fail: the kind is unchanged
        }
    }
    GapsQuestion question;
    for (std::size_t i = 0; i < missingTextsCount; ++i) {
        Cv cv = person.cvs.front();
        cv.missingTexts = static_cast<MissingTexts>(i);
        const QList<MissingText> gaps = gapsOfPages(person, cv, {Language::Chinese});
        question.details[i] = detailsOf(gaps, person);
        if (cv.missingTexts == MissingTexts::Shown)
            question.counts = countsOf(gaps);
        if (cv.missingTexts == MissingTexts::LeftOut)
            question.leaving = leftOutCounts(gaps, person);
    }
    GapsDialog dialog(question, MissingTexts::Shown, FileChooser::Outlet::File, &window);
    dialog.show();
    shoot(dialog, folder, QStringLiteral("gaps-") + language);
    show(Appearance::Scheme::Dark);
    shoot(dialog, folder, QStringLiteral("gaps-dark-") + language);
    show(Appearance::Scheme::Light);
}

/// The person's form with a CV's own headline.
void shootOwnHeadline(MainWindow& window, const QString& folder, const QString& language)
{
    auto& document = const_cast<PersonDocument&>(*window.document());
    Person person = document.person();
    person.cvs.front().headline = LocalizedText::of(QStringLiteral("Storage engineer"), QStringLiteral("存储工程师"));
    document.replaceProfile(person);
    auto* outline = window.findChild<QTreeView*>(QStringLiteral("outline"));
    outline->setCurrentIndex(outline->model()->index(0, 0));
    shoot(window, folder, QStringLiteral("own-headline-") + language);
    document.undo();
}

/// A new person with a name: the offer of templates is above the pages.
void shootNewPerson(MainWindow& window, const QString& folder, const QString& language)
{
    window.newPerson();
    wait(1500);
    QTest::keyClicks(window.findChild<QWidget*>(QStringLiteral("field.name.en")), QStringLiteral("Wang Wu"));
    wait(2500);
    shoot(window, folder, QStringLiteral("look-offer-") + language);
}

} // namespace

/// Pictures of the window in both interface languages, light and dark, empty, full and narrow.
/// usage: screenshots FOLDER [--reviews] [--terms] [--person NAME] [FILE…]; QT_SCALE_FACTOR=2 for twice the size. With
/// --reviews of imports and merges alone, with --terms of what is told by the words of the two languages.
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useInterfaceFont();
    QStringList arguments = QApplication::arguments().mid(1);
    if (arguments.isEmpty())
        return 2;
    const QString folder = arguments.takeFirst();
    test::WindowFixture fixture;
    Appearance::instance().begin(fixture.settings);
    show(Appearance::Scheme::Light);
    const bool onlyReviews = arguments.removeAll(QStringLiteral("--reviews")) > 0;
    const bool onlyTerms = arguments.removeAll(QStringLiteral("--terms")) > 0;
    if (arguments.value(0) == QStringLiteral("--person")) {
        fixture.files.name = arguments.value(1);
        arguments = arguments.mid(2);
    }
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); // nothing looks as if pointed at
    const auto window = fixture.open();
    window->resize(1500, 900);
    window->show();
    for (const char* language : {"en", "zh_CN"}) {
        fixture.language.use(QString::fromLatin1(language));
        const auto name = [&](const char* what) {
            return QStringLiteral("%1-%2").arg(QString::fromLatin1(what), QString::fromLatin1(language));
        };
        if (!window->document()) {
            shoot(*window, folder, name("empty"));
            fill(*window, arguments, folder);
        }
        if (onlyReviews) {
            shootReviews(*window, fixture, folder, QString::fromLatin1(language));
            continue;
        }
        shootTerms(*window, folder, QString::fromLatin1(language));
        if (onlyTerms)
            continue;
        closeMessage(*window);
        chooseEntry(*window, 3, 0);
        shoot(*window, folder, name("window"));
        shootModes(*window, folder, QString::fromLatin1(language));
        auto* outline = window->findChild<QTreeView*>(QStringLiteral("outline"));
        outline->setCurrentIndex(outline->model()->index(0, 0));
        shoot(*window, folder, name("person"));
        shootWords(*window, folder, name("words"));
        chooseEntry(*window, 2, 0);
        window->resize(1100, 700);
        shoot(*window, folder, name("narrow"));
        window->resize(900, 600);
        shoot(*window, folder, name("small"));
        shootSmall(*window, folder, QString::fromLatin1(language));
        window->resize(1280, 800);
        window->findChild<QAction*>(QStringLiteral("duplicate"))->trigger();
        window->findChild<QAction*>(QStringLiteral("undo"))->trigger();
        shoot(*window, folder, name("said"));
        window->resize(1500, 900);
        closeMessage(*window);
        show(Appearance::Scheme::Dark);
        shoot(*window, folder, name("dark"));
        show(Appearance::Scheme::Light);
        window->findChild<QAction*>(QStringLiteral("manual"))->trigger();
        auto* manual = window->findChild<QWidget*>(QStringLiteral("manualWindow"));
        shoot(*manual, folder, name("manual"));
        show(Appearance::Scheme::Dark);
        shoot(*manual, folder, name("manual-dark"));
        show(Appearance::Scheme::Light);
        manual->close();
        shootHidden(*window, folder, QString::fromLatin1(language));
        shootCvs(*window, folder, QString::fromLatin1(language));
        shootDesign(*window, folder, QString::fromLatin1(language));
        shootProblems(*window, folder, QString::fromLatin1(language));
        shootGaps(*window, folder, QString::fromLatin1(language));
        shootOwnHeadline(*window, folder, QString::fromLatin1(language));
        shootExport(*window, folder, QString::fromLatin1(language));
        shootReviews(*window, fixture, folder, QString::fromLatin1(language));
        auto* apart = window->findChild<QAction*>(QStringLiteral("previewInWindow"));
        apart->trigger();
        shoot(*window->findChild<QWidget*>(QStringLiteral("previewWindow")), folder, name("preview"));
        shoot(*window, folder, name("apart"));
        apart->trigger();
    }
    for (const char* language : {"en", "zh_CN"}) {
        if (onlyReviews)
            break;
        fixture.language.use(QString::fromLatin1(language));
        shootStructure(*window, fixture, folder, QString::fromLatin1(language)); // its person is open then
    }
    for (const char* language : {"zh_CN", "en"}) {
        if (onlyTerms)
            break;
        fixture.language.use(QString::fromLatin1(language));
        shootNewPerson(*window, folder, QString::fromLatin1(language));
    }
    return 0;
}
