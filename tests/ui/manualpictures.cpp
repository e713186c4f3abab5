#include "core/export/filewriting.h"
#include "core/export/formats.h"
#include "core/messages/sheetwords.h"
#include "core/storage/backup.h"
#include "core/storage/personrepository.h"
#include "core/translation/xliffwriting.h"
#include "tests/support/sampleperson.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "tests/ui/picturing.h"
#include "ui/check/checkpane.h"
#include "ui/design/templategallery.h"
#include "ui/forms/editorpanel.h"
#include "ui/presentation/interfacefont.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/highlightsedit.h"

#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

namespace {

constexpr int research = 2;    // section of the sample whose first entry is shown in the pictures
constexpr int researchRow = 3; // row in the outline, where the person is first

LocalizedRichText texts(const LocalizedRichText& before, const QString& chinese)
{
    return LocalizedRichText::of(before.text(Language::English), RichText::fromPlain(chinese));
}

/// The sample with problems: a missing text, differing numbers, and a DOI with a redundant prefix.
Person personWithProblems()
{
    Person person = samplePerson(QStringLiteral("zhang-san"));
    Section& section = person.sections[research];
    Entry entry = section.entries().front();
    entry.highlights[0].text =
        texts(entry.highlights[0].text,
              QStringLiteral("设计可容忍任意两个内存节点失效的日志结构，1 TB 数据恢复时间小于 18 秒"));
    entry.highlights[1].text = texts(entry.highlights[1].text, {});
    static_cast<void>(section.replace(0, entry));
    Section& works = person.sections[research + 1];
    Entry work = works.entries().front();
    auto& publication = std::get<PublicationDetails>(work.details);
    publication.doi = QStringLiteral("https://doi.org/10.1000/182");
    static_cast<void>(works.replace(0, work));
    return person;
}

/// The pictures of one language, with a separate store.
class Pictures {
public:
    Pictures(const QString& locale, const QString& folder) : m_folder(folder)
    {
        QDir().mkpath(folder);
        QLocale::setDefault(QLocale(locale)); // for dates and sizes
        m_fixture.language.use(locale);
        Appearance::instance().begin(m_fixture.settings);
        show(Appearance::Scheme::Light);
        m_window = m_fixture.open();
        m_window->resize(1280, 800);
        m_window->show();
    }

    void takeAll()
    {
        m_window->resize(1000, 560);
        shoot(*m_window, m_folder, QStringLiteral("welcome"));
        m_window->resize(1280, 800);
        fill();
        chooseEntry(*m_window, researchRow, 0);
        shoot(*m_window, m_folder, QStringLiteral("window"));
        show(Appearance::Scheme::Dark);
        shoot(*m_window, m_folder, QStringLiteral("dark"));
        show(Appearance::Scheme::Light);
        takeEditing();
        takePreview();
        takeDesign();
        takePeople();
        takeDialogs();
        takeReview();
    }

private:
    void fill()
    {
        const auto database = Database::open(m_fixture.database);
        PersonRepository repository(**database);
        for (const Person& person : {personWithProblems(), samplePerson(QStringLiteral("li-si"))})
            static_cast<void>(repository.insert(person));
        makeBackups();
        m_window = m_fixture.open();
        m_window->resize(1280, 800);
        m_window->show();
        wait(2000);
        showZhangSan();
    }

    /// Backups of several days with changes on each.
    void makeBackups()
    {
        const QDateTime today(QDate(2026, 11, 20), QTime(9, 30));
        const PersonId person = samplePerson(QStringLiteral("li-si")).id;
        for (int day = 4; day >= 0; --day) {
            const auto database = Database::open(m_fixture.database);
            PersonRepository repository(**database);
            const auto stored = repository.load(person);
            Person changed = stored->person;
            changed.tags = {QString::number(day)};
            static_cast<void>(repository.update(stored->person, changed, stored->revisions));
            static_cast<void>(backUpDaily(m_fixture.database, today.addDays(-day)));
        }
    }

    void showZhangSan()
    {
        auto* list = find<QListView>(*m_window, "people.list");
        for (int i = 0; i < list->model()->rowCount(); ++i) {
            if (list->model()->index(i, 0).data().toString().contains(QStringLiteral("张三")))
                list->setCurrentIndex(list->model()->index(i, 0));
        }
        wait(2000);
    }

    void takeEditing()
    {
        auto* editor = m_window->findChild<EditorPanel*>();
        shoot(*editor, m_folder, QStringLiteral("form"));
        auto* points = m_window->findChild<HighlightsEdit*>();
        shoot(*points, m_folder, QStringLiteral("points"));
        trigger(*m_window, "find");
        find<QLineEdit>(*m_window, "find.text")->setText(QStringLiteral("RDMA"));
        shoot(*m_window, m_folder, QStringLiteral("find"), QRect(0, 0, m_window->width(), 260));
        find(*m_window, "findPanel")->hide();
    }

    void takePreview()
    {
        shoot(*m_window->preview(), m_folder, QStringLiteral("preview"));
        for (int problem = 0; problem < 3; ++problem) // select the problem with the most remedies
            trigger(*m_window, "nextProblem");
        trigger(*m_window, "check");
        wait(3000); // wait until the document is parsed
        shoot(*m_window->findChild<CheckPane*>(), m_folder, QStringLiteral("problems"));
        trigger(*m_window, "write");
    }

    void takeDesign()
    {
        trigger(*m_window, "design");
        Q_EMIT m_window->findChild<TemplateGallery*>()->applied(QStringLiteral("banking"));
        wait(4000); // wait until all templates are drawn
        shoot(*m_window, m_folder, QStringLiteral("design"));
        trigger(*m_window, "undo");
        trigger(*m_window, "design");
    }

    void takePeople()
    {
        auto* search = find<QLineEdit>(*m_window, "people.search");
        search->setText(QStringLiteral("zs"));
        Q_EMIT search->textEdited(search->text());
        shoot(*find(*m_window, "people"), m_folder, QStringLiteral("people"), QRect(0, 0, 210, 160));
        search->clear();
        Q_EMIT search->textEdited({});
        wait(500);
    }

    void shootDialog(const char* name, const QString& picture, const QSize& size)
    {
        wait(1200);
        auto* dialog = find<QDialog>(*m_window, name);
        dialog->resize(size);
        shoot(*dialog, m_folder, picture);
        dialog->close();
        wait(200);
    }

    void takeDialogs()
    {
        chooseEntry(*m_window, researchRow, 0);
        wait(300);
        takeCv();
        auto* title = find<GrowingTextEdit>(*m_window, "field.position.en");
        title->selectAll();
        title->insertPlainText(QStringLiteral("Lead scientist"));
        wait(1500);
        trigger(*m_window, "history");
        shootDialog("historyDialog", QStringLiteral("history"), {820, 400});
        chooseEntry(*m_window, researchRow, 2);
        trigger(*m_window, "remove");
        wait(1500);
        trigger(*m_window, "trash");
        shootDialog("trashDialog", QStringLiteral("trash"), {640, 300});
        trigger(*m_window, "restoreBackup");
        shootDialog("backupDialog", QStringLiteral("backups"), {560, 320});
        takeTranslations();
    }

    void takeCv()
    {
        auto* menu = find<QMenu>(*m_window, "cvMenu");
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->objectName() == QStringLiteral("cvDuplicate"))
                action->trigger();
        }
        auto* dialog = find<QDialog>(*m_window, "cvDialog");
        auto* tree = dialog->findChild<QTreeView*>(QStringLiteral("cv.contents"));
        QAbstractItemModel* contents = tree->model();
        contents->setData(contents->index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        contents->setData(contents->index(0, 0, contents->index(1, 0)), Qt::Unchecked, Qt::CheckStateRole);
        tree->expand(contents->index(0, 0, contents->index(research, 0)));
        shootDialog("cvDialog", QStringLiteral("cv"), {560, 600});
    }

    /// A sheet imported late: the source was changed and a translation written meanwhile.
    void takeTranslations()
    {
        const Person& person = m_window->document()->person();
        TranslationSheet sheet = makeSheet(person, Language::Chinese, SheetTexts::MissingAndStale, sheetWords(person));
        for (SheetUnit& unit : sheet.units) {
            unit.target = QStringLiteral("在证明助手中证明了恢复协议，并抽取出线上运行的检查程序");
            unit.state = SheetUnit::State::Translated;
        }
        m_fixture.files.sheet = m_fixture.folder.filePath(QStringLiteral("sheet.xlf"));
        static_cast<void>(writeFile(m_fixture.files.sheet, toXliff(sheet)));
        chooseEntry(*m_window, researchRow, 0);
        wait(300);
        find<GrowingTextEdit>(*m_window, "highlights.1.zh")
            ->insertPlainText(QStringLiteral("在定理证明器中证明恢复协议正确，并抽取出检查器"));
        wait(1500);
        trigger(*m_window, "bringTranslations");
        shootDialog("sheetDialog", QStringLiteral("translations"), {820, 340});
    }

    /// The Chinese document of a person in the store.
    void takeReview()
    {
        const Person person = samplePerson(QStringLiteral("zhang-san"));
        const auto files = exportFiles(person, person.cvs.front(), {Language::Chinese}, ExportFormat::Markdown);
        const QString path = m_fixture.folder.filePath(QStringLiteral("张三.md"));
        static_cast<void>(writeFile(path, files->front().bytes));
        m_window->importFiles({path});
        wait(3000);
        shoot(*m_window, m_folder, QStringLiteral("review"));
        find<QPushButton>(*m_window, "review.cancel")->click();
        wait(300);
    }

    QString m_folder;
    WindowFixture m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

/// Takes the manual's pictures in both interface languages: FOLDER/en/pictures/window.png and so on.
/// usage: manualpictures FOLDER
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useInterfaceFont();
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2)
        return 2;
    for (const auto& [locale, folder] : {std::pair("en", "en"), std::pair("zh_CN", "zh")})
        Pictures(QString::fromLatin1(locale),
                 QStringLiteral("%1/%2/pictures").arg(arguments[1], QString::fromLatin1(folder)))
            .takeAll();
    return 0;
}
