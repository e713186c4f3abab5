#pragma once

#include "ui/review/importsession.h"

namespace duovita {

class MessageBar;
class ReviewPage;

/// Runs one import at a time and shows it: progress in the message bar, documents on the review page.
class ImportDesk : public QObject {
    Q_OBJECT

public:
    ImportDesk(QString databasePath, FileChooser& files, ReviewPage& page, MessageBar& messages, QWidget* window);

    void start(const QStringList& files, const std::optional<PersonId>& open);

Q_SIGNALS:
    void reviewChanged(); ///< a document came to the page, or left it
    void finished(const duovita::ImportOutcome& outcome);

private:
    void finish(const ImportOutcome& outcome);

    QString m_database;
    FileChooser& m_files;
    ReviewPage& m_page;
    MessageBar& m_messages;
    QWidget* m_window;
    ImportSession* m_session = nullptr;
};

} // namespace duovita
