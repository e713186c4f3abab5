#pragma once

#include "core/domain/result.h"
#include "core/translation/sheetmerging.h"

#include <QWidget>

namespace duovita {

class FileChooser;
class MessageBar;
class PersonDocument;

/// Exports the open record's texts for a translator, and imports the translations as one undo step.
class TranslationController : public QObject {
    Q_OBJECT

public:
    TranslationController(QString databasePath, FileChooser& files, MessageBar& messages, QWidget* window);

    /// Exports the missing and stale texts of the language that lacks more.
    void exportTexts(const Person& person);
    /// Asks for a sheet of the open record; the user decides on texts that changed since the export.
    void bringIn(PersonDocument& document);

Q_SIGNALS:
    void exported(const QString& path);

private:
    void writeSheet(const TranslationSheet& sheet, const QString& name);
    void compare(PersonDocument& document, const Result<TranslationSheet>& sheet, const QString& path);
    void ask(PersonDocument& document, const TranslationSheet& sheet, const QList<SheetChange>& changes);
    /// Applies the matching changes and those of `units` to the current record.
    void take(PersonDocument& document, const TranslationSheet& sheet, const QStringList& units);

    QString m_database;
    FileChooser& m_files;
    MessageBar& m_messages;
    QWidget* m_window;
};

} // namespace duovita
