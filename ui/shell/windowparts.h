#pragma once

#include "ui/shell/windowservices.h"

#include <QWidget>

class QMenuBar;

namespace duovita {

class Actions;
class BackupController;
class CheckPane;
class ConflictController;
class CurrentRecord;
class CvController;
class DatabaseController;
class DesignPane;
class EarlierTexts;
class EditNotices;
class EditorPanel;
class ExportController;
class FindPanel;
class HistoryController;
class ImportController;
class LastPlace;
class ManualController;
class MessageBar;
class MiddlePane;
class Navigation;
class NewPeople;
class PageEditing;
class PeoplePanel;
class PreviewPanel;
class PreviewWindow;
class ProblemsPanel;
class ReviewPage;
class SaveState;
class ServerController;
class ShownDocuments;
class StoreUndo;
class TagController;
class TermSource;
class TopBar;
class TranslationController;
class UndoController;
class WelcomePage;
class WindowCommands;
class WordLookup;
class Workspace;

/// Creates and connects all parts of a window. The window owns them; they are created in tab order.
class WindowParts : public QObject {
public:
    WindowParts(const WindowServices& used, QWidget* window);

    WindowServices services;
    CurrentRecord& current;
    TermSource* terms;
    EarlierTexts* earlierTexts;
    WordLookup* lookup;
    PeoplePanel* people;
    EditorPanel* editor;
    DesignPane* design;
    PreviewPanel* preview;
    PageEditing* pageEditing;
    WelcomePage* welcome;
    ProblemsPanel* problems;
    CheckPane* check;
    MiddlePane* middle;
    ReviewPage* review;
    FindPanel* find;
    MessageBar* messages;
    ImportController* imports;
    StoreUndo* storeUndo;
    UndoController* undo;
    CvController* cvs;
    ShownDocuments* documents;
    Navigation* navigation;
    ExportController* exports;
    TranslationController* sheets;
    TagController* tags;
    ConflictController* conflicts;
    HistoryController* history;
    BackupController* backups;
    DatabaseController* databases;
    ServerController* server;
    ManualController* manual;
    NewPeople* newPeople;
    EditNotices* notices;
    LastPlace* lastPlace;
    SaveState* saveState;
    PreviewWindow* previewWindow;
    Actions* actions;
    TopBar* bar;
    Workspace* workspace;
    WindowCommands* commands;

    /// Fills the bar's menus from the menu bar.
    void fillBar(const QMenuBar& menus) const;

private:
    void followRecord();
    void say();
    void goToPlaces();
    void workTogether();
    void offerLooks();
};

} // namespace duovita
