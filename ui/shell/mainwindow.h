#pragma once

#include "core/content/cvcontent.h"
#include "core/export/pdfexporter.h"
#include "ui/shell/currentrecord.h"

#include <QMainWindow>

class QActionGroup;
class QLabel;
class QMenu;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace duovita {

class BackupController;
class ConflictController;
class CvController;
class DesignPane;
class TermSource;
class EditorPanel;
class ExportController;
class FileChooser;
class FindPanel;
class HistoryController;
class GonePage;
class ImportController;
class InterfaceLanguage;
class ManualWindow;
class MessageBar;
class PeoplePanel;
class PreviewPanel;
class PreviewWindow;
class ProblemsPanel;
class ReviewPage;
class ServerController;
class StoreUndo;
class TranslationController;
class TagController;
class WelcomePage;
struct ImportOutcome;

/// What the window needs; all of it outlives the window.
struct WindowServices {
    QString databasePath;
    ExportFonts fonts;
    FileChooser& files;
    QSettings& settings;
    InterfaceLanguage& language;
};

/// People, editor and preview side by side, and what holds them together. By concern in its own files: the menus
/// (windowmenus), what becomes of the record that is open (windowopening), what the user sets off (windowtasks) and
/// takes back (windowundo), what the window says of all that (windowstate).
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowServices& services);
    ~MainWindow() override;

    const PersonDocument* document() const { return m_current ? &m_current.document() : nullptr; }
    PreviewPanel* preview() const { return m_preview; }
    /// Writes what is not yet saved; the error if it could not be.
    Result<void> flush();

    void newPerson();
    void openSample();
    void importFiles(const QStringList& files);
    void exportPdf(const QList<Language>& languages, bool withData = false);

Q_SIGNALS:
    void recordOpened();
    void exported(const QStringList& paths);
    /// Everything is saved; another window over that store is wanted in the place of this one.
    void databaseWanted(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    struct Actions;
    void showDocuments();
    void useCv(const Cv& cv, const QString& mergeKey = {});
    void showDesign(bool shown);
    void rememberPlace();
    void goToRememberedPlace();
    void showGlossary();
    void goTo(const ContentSource& source, Language language);
    void chooseMissingTexts(const PersonId& id, const CvId& cv, MissingTexts missing);
    void showGaps(const ContentSource& first, Language language);
    void placeParts();
    void placeStrip();
    void restoreParts();
    void rememberParts();
    void makeControllers();
    void connectParts();
    void makeActions();
    void makeMenus();
    void fillDatabases(QMenu* menu);
    void changeDatabase(const QString& path);
    void releaseStore();
    void sayChangedElsewhere(const PersonId& id);
    void retranslate();
    static void mendHints();
    void showTitle();
    void showRecord(const StoredPerson& stored);
    void letGoOfRecord();
    void reopen(const PersonId& id);
    void showImported(const ImportOutcome& outcome);
    void hideWithNextEdit(const QString& text);
    void showHistory();
    void showRecordHistory();
    void showTrash();
    void showManual();
    void sayGone();
    void showNobody();
    void showInstead(const std::optional<PersonId>& id);
    void addAndOpen(const QList<Person>& people, const QString& message);
    void chooseFilesToImport();
    void exportPeople(const QList<PersonId>& people);
    void mergePeople(const QList<PersonId>& people);
    QList<Language> chosenLanguages() const;
    void nameExports();
    PersonDocument* edited() const;
    void updateUndo();
    void step(bool back);
    void sayBriefly(const QString& text);
    void sayWithUndo(const QString& text);
    void sayJoined(const EntryId& id, const QStringList& keptAside);
    void sayLeftOut(const EntryId& id);
    void sayWentRound(int by);
    void showSaveState();
    QString notSavedWords() const;
    void sayNotSaved();
    void showParts();
    void nextPart();

    WindowServices m_services;
    CurrentRecord m_current;
    std::unique_ptr<Actions> m_actions;
    bool m_leaving = false; ///< what is not saved is in a file, and the person knows
    PeoplePanel* m_people;
    EditorPanel* m_editor;
    DesignPane* m_design;
    PreviewPanel* m_preview;
    PreviewWindow* m_previewWindow = nullptr;
    WelcomePage* m_welcome;
    GonePage* m_gone;
    QStackedWidget* m_middle; ///< the editor, its CV's design, or who has gone to the trash from there
    ReviewPage* m_review;
    ProblemsPanel* m_problems;
    FindPanel* m_find;
    ImportController* m_imports = nullptr;
    StoreUndo* m_storeUndo = nullptr;
    TermSource* m_terms = nullptr;
    CvController* m_cvs = nullptr;
    ExportController* m_exports = nullptr;
    TranslationController* m_sheets = nullptr;
    TagController* m_tags = nullptr;
    ConflictController* m_conflicts = nullptr;
    HistoryController* m_history = nullptr;
    BackupController* m_backups = nullptr;
    ServerController* m_server = nullptr;
    ManualWindow* m_manual = nullptr; ///< made when it is first wanted
    MessageBar* m_messages;
    QSplitter* m_splitter;
    QSplitter* m_right; ///< the pages above the problems
    QStackedWidget* m_stack;
    QWidget* m_strip; ///< below all parts: what is said, and whether it is saved
    QLabel* m_saved;
    QString m_notSaved; ///< what was said last of why not
};

} // namespace duovita
