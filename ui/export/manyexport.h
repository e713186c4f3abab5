#pragma once

#include "core/domain/ids.h"
#include "core/export/pdfexporter.h"
#include "core/services/exportrequest.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <memory>

namespace duovita {

/// What an export of several people has done.
struct ManyExported {
    QStringList written;     ///< paths
    qsizetype unchanged = 0; ///< files of an earlier export, left as they are
    QStringList problems;    ///< a line for each person or document that could not be exported
    int withGaps = 0;        ///< documents that show another language's texts where their own are missing
    int leavingOut = 0;      ///< documents that go without characters that no font has
    int shortened = 0;       ///< documents that leave out what their language lacks
    int withoutPhoto = 0;    ///< people whose template has no room for their photo
    bool stopped = false;
};

/// Writes the documents of several people into one folder, away from the interface's thread.
class ManyExport : public QObject {
    Q_OBJECT

public:
    ManyExport(QString databasePath, ExportFonts fonts, QObject* parent);
    ~ManyExport() override;

    /// The request's output is the folder.
    void start(const QList<PersonId>& people, const ExportRequest& request);
    void stop() { *m_stopping = true; } ///< after the documents that are being written
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(qsizetype person, qsizetype total);
    void finished(const duovita::ManyExported& outcome);

private:
    QString m_database;
    ExportFonts m_fonts;
    std::shared_ptr<std::atomic<bool>> m_stopping = std::make_shared<std::atomic<bool>>(false);
    bool m_running = false;
};

} // namespace duovita
