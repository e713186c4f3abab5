#pragma once

#include "core/filing/filing.h"

#include <QWidget>

#include <memory>

namespace duovita {

class FileChooser;

/// A document that a person should look at before it goes into the store.
struct ReviewItem {
    ImportDraft draft;
    QList<std::shared_ptr<const StoredPerson>> candidates; ///< records it could go into
    QList<Term> glossary = {};                             ///< the store's
    bool matched = false;                                  ///< the first candidate is the same person, by its name
    qsizetype number = 0;                                  ///< of the file, from 1
    qsizetype total = 0;
};

/// What an import has done, once it is over.
struct ImportOutcome {
    QStringList said; ///< a line for each file and each thing worth knowing
    QList<StoredDraft> stored;
};

/// Brings files in one after the other, away from the interface's thread: reads each, has it reviewed, stores what is
/// accepted. Whole records that Duovita wrote itself need no review.
class ImportSession : public QObject {
    Q_OBJECT

public:
    ImportSession(QString databasePath, FileChooser& files, QWidget* window);

    /// `open` is the person the window shows: a document may belong to it whatever it calls it.
    void start(const QStringList& files, const std::optional<PersonId>& open);
    void accept(const MergePlan& plan, const PersonRevisions& revisions);
    void skip();
    void acceptRest(const MergePlan& plan, const PersonRevisions& revisions); ///< and no further review
    void cancel();                                                            ///< leaves what is stored already

Q_SIGNALS:
    void progressed(qsizetype number, qsizetype total);
    void reviewWanted(const duovita::ReviewItem& item);
    void failed(const duovita::Error& error); ///< the review goes on
    void finished(const duovita::ImportOutcome& outcome);

private:
    void next();
    void read(const QString& file, const QString& name);
    void prepare(const ImportDraft& draft);
    void remember(const StoredDraft& stored, const Person& document, int notPlaced);

    QString m_database;
    FileChooser& m_chooser;
    QWidget* m_window;
    std::optional<PersonId> m_open;
    QStringList m_files;
    qsizetype m_total = 0;
    QList<ImportDraft> m_drafts; ///< of the file last read, not yet looked at
    ImportDraft m_current;
    bool m_busy = false; ///< reading or storing: what the user may decide comes after
    bool m_reviewing = true;
    bool m_cancelled = false;
    ImportOutcome m_outcome;
};

} // namespace duovita
