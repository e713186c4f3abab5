#pragma once

#include "core/domain/ids.h"
#include "core/export/pdfexporter.h"
#include "core/services/exportrequest.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <memory>

namespace duovita {

/// The result of exporting several people.
struct ManyExported {
    QStringList written;     ///< paths
    qsizetype unchanged = 0; ///< files of an earlier export that needed no update
    QStringList problems;    ///< a line for each person or document that could not be exported
    int withGaps = 0;        ///< documents that show the other language's texts in place of missing ones
    int leavingOut = 0;      ///< documents that omit characters that no font has
    int shortened = 0;       ///< documents that omit texts missing in their language
    int withoutPhoto = 0;    ///< people whose photo does not fit their template
    bool stopped = false;
};

/// Exports documents of several people into one folder, in the background.
class ManyExport : public QObject {
    Q_OBJECT

public:
    ManyExport(QString databasePath, ExportFonts fonts, QObject* parent);
    ~ManyExport() override;

    /// One request for each format; the output of each must be a folder.
    void start(const QList<PersonId>& people, const QList<ExportRequest>& requests);
    void stop() { *m_stopping = true; } ///< stops after the documents being written
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
