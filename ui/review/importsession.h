#pragma once

#include "core/services/documentnaming.h"
#include "core/services/filing.h"

#include "ui/services/filechooser.h"

#include <QWidget>

#include <memory>

namespace duovita {

/// A document that a person should look at before it goes into the store.
struct ReviewItem {
    ImportDraft draft;
    /// Whom it may be about, the best guess first, with the reasons; where two people are merged, the two.
    QList<PersonMatch> matches;
    QList<std::shared_ptr<const StoredPerson>> records; ///< of the matches
    QList<Term> glossary = {};                          ///< the store's
    qsizetype number = 0;                               ///< of the file, from 1
    qsizetype total = 0;
    bool merging = false; ///< the document is somebody's record, who is merged into another: the first match
    /// What becomes of it in the record that it is proposed to go into; null where none is, or it is not made yet.
    std::shared_ptr<const MergePlan> plan = {};

    /// Whether it is to go into the first of the records unless somebody says otherwise; else it is a new person.
    bool isIntoFirst() const
    {
        return !matches.isEmpty() && (merging || matches.front().grade != PersonMatch::Grade::Possible);
    }
    /// Two people who are to become one were put together by somebody: they stay as they are.
    MergePlan::Structure structure() const
    {
        return merging ? MergePlan::Structure::AsItIs : MergePlan::Structure::Fitted;
    }
};

/// The item with its plan, which takes seconds with very long records: not for the interface's thread.
ReviewItem withPlan(ReviewItem item);

/// What an import has done, once it is over.
struct ImportOutcome {
    QStringList said; ///< a line for each file and each thing worth knowing
    QList<StoredDraft> stored;
    bool merged = false; ///< two people of the store, and nothing came in
    bool failed = false; ///< something of it could not be done, as `said` tells
};

/// Brings files in, away from the interface's thread: reads all of them, asks whose those are that nothing tells of,
/// and then has one document after the other reviewed and stores what is accepted. Whole records that Duovita wrote
/// itself need no review.
class ImportSession : public QObject {
    Q_OBJECT

public:
    ImportSession(QString databasePath, FileChooser& files, QWidget* window);
    ~ImportSession() override; ///< what is still being read is read no further

    void start(const QStringList& files);
    void lookAgain(); ///< in place of deciding: the records have changed since they were read
    void accept(const MergePlan& plan, const PersonRevisions& revisions);
    void skip();
    void acceptRest(const MergePlan& plan, const PersonRevisions& revisions); ///< and no further review
    void cancel();                                                            ///< leaves what is stored already

Q_SIGNALS:
    void progressed(qsizetype number, qsizetype total);
    void comparing(); ///< a document that was read with what is stored; a review or its end follows
    void reviewWanted(const duovita::ReviewItem& item);
    void failed(const duovita::Error& error); ///< the review goes on
    void finished(const duovita::ImportOutcome& outcome);

private:
    /// A file that was read, and the question whose it is where nothing tells.
    struct ReadFile {
        ReadDocument document;
        std::optional<NamelessDocument> question = {};
    };
    static QList<ReadFile> named(GuardedReading& reading, const QString& database, QList<ReadFile> files);
    static void nameOrAsk(GuardedReading& reading, const QString& database, ReadFile& file);
    static Result<ReviewItem> compared(const QString& database, const ImportDraft& draft);
    void read();
    void settleNames();
    void ask();
    void takeName(qsizetype place, const QString& name);
    void next();
    void prepare(const ImportDraft& draft);
    void sayFailed(const Error& error);
    void remember(const StoredDraft& stored, const Person& document, int notPlaced);

    QString m_database;
    FileChooser& m_chooser;
    QWidget* m_window;
    std::shared_ptr<GuardedReading> m_reading; ///< shared with what runs away from this thread
    QStringList m_files;
    QList<ReadFile> m_read;
    QList<ImportDraft> m_drafts; ///< not yet looked at
    ImportDraft m_current;
    bool m_busy = false; ///< reading or storing: what the user may decide comes after
    bool m_reviewing = true;
    bool m_cancelled = false;
    ImportOutcome m_outcome;
};

} // namespace duovita
