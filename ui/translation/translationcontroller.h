#pragma once

#include "core/domain/result.h"
#include "core/translation/sheetmerging.h"

#include <QWidget>

namespace duovita {

class FileChooser;
class MessageBar;
class PersonDocument;

/// Gives a translator the texts of the open record, and brings them back as one step of undo.
class TranslationController : public QObject {
    Q_OBJECT

public:
    TranslationController(QString databasePath, FileChooser& files, MessageBar& messages, QWidget* window);

    /// What is missing or stale in the language that lacks more.
    void exportTexts(const Person& person);
    /// Asks for a sheet of the record that is open; where the record has changed under it, the user chooses.
    void bringIn(PersonDocument& document);

Q_SIGNALS:
    void exported(const QString& path);

private:
    void writeSheet(const TranslationSheet& sheet, const QString& name);
    void compare(PersonDocument& document, const Result<TranslationSheet>& sheet, const QString& path);
    void ask(PersonDocument& document, const TranslationSheet& sheet, const QList<SheetChange>& changes);
    /// The changes that fit, and those of the units named; as the record is by now.
    void take(PersonDocument& document, const TranslationSheet& sheet, const QStringList& units);

    QString m_database;
    FileChooser& m_files;
    MessageBar& m_messages;
    QWidget* m_window;
};

} // namespace duovita
