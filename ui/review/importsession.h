#pragma once

#include "core/services/documentnaming.h"
#include "core/services/filing.h"

#include "ui/services/filechooser.h"

#include <QWidget>

#include <memory>

namespace duovita {

/// A document that a person should review before it is stored.
struct ReviewItem {
    ImportDraft draft;
    /// The people whom it may be about, best guess first, with the reasons; in a merge, the two people.
    QList<PersonMatch> matches;
    QList<std::shared_ptr<const StoredPerson>> records; ///< of the matches, in the same order
    QList<Term> glossary = {};                          ///< terms for pairing entries
    qsizetype number = 0;                               ///< of the file, from 1
    qsizetype total = 0;
    bool moreFollow = false; ///< another document is reviewed after this one
    QString nextFile = {};   ///< the name of that document's file
    bool merging = false;    ///< the document is the record of a person who is merged into the first match
    /// The plan for merging it into the proposed record; null if no record is proposed, or if the plan is not made yet.
    std::shared_ptr<const MergePlan> plan = {};

    /// Whether it is proposed for the first of the records; otherwise for a new person. The user may choose
    /// differently.
    bool isIntoFirst() const
    {
        return !matches.isEmpty() && (merging || matches.front().grade != PersonMatch::Grade::Possible);
    }
    /// In a merge, both records keep their structure, because people made it.
    MergePlan::Structure structure() const
    {
        return merging ? MergePlan::Structure::AsItIs : MergePlan::Structure::Fitted;
    }
};

/// The item with its plan, if a record is proposed. Takes seconds for very long records: do not call it on the
/// interface's thread.
ReviewItem withPlan(ReviewItem item);

/// The result of an import or a merge.
struct ImportOutcome {
    QStringList said; ///< a line for each file and each note
    QList<StoredDraft> stored;
    bool merged = false; ///< two people of the store were merged, and nothing was imported
    bool failed = false; ///< some of it failed; `said` explains what
};

/// Imports files in the background: reads all of them, asks whose documents they are if that cannot be found out, then
/// has one document after the other reviewed, and stores those that are accepted. Complete records that Duovita wrote
/// itself need no review.
class ImportSession : public QObject {
    Q_OBJECT

public:
    ImportSession(QString databasePath, FileChooser& files, QWidget* window);
    ~ImportSession() override; ///< stops reading

    void start(const QStringList& files);
    void
    compareAgain(); ///< instead of a decision: compares again, because the records have changed since they were read
    void accept(const MergePlan& plan, const PersonRevisions& revisions);
    void skip();
    void acceptRest(const MergePlan& plan, const PersonRevisions& revisions); ///< and stores the rest without review
    void cancel();                                                            ///< keeps what is already stored

Q_SIGNALS:
    void progressed(qsizetype number, qsizetype total);
    void comparing(); ///< a document with the store; a review, the next document or the end follows
    void reviewWanted(const duovita::ReviewItem& item);
    void failed(const duovita::Error& error); ///< storing failed; the review goes on
    void finished(const duovita::ImportOutcome& outcome);

private:
    /// A file that was read, and the question whose document it is, if that is unknown.
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
    void addFailure(const Error& error);
    void remember(const StoredDraft& stored, const Person& document, int notPlaced);

    QString m_database;
    FileChooser& m_chooser;
    QWidget* m_window;
    std::shared_ptr<GuardedReading> m_reading; ///< shared with background threads
    QStringList m_files;
    QList<ReadFile> m_read;
    QList<ImportDraft> m_drafts; ///< still to be reviewed or stored
    ImportDraft m_current;
    bool m_busy = false; ///< reading, comparing or storing: accept() and skip() do nothing
    bool m_reviewing = true;
    bool m_cancelled = false;
    ImportOutcome m_outcome;
    /// The line of the outcome about the person stored last.
    struct {
        std::optional<PersonId> person;
        QString name;
        QStringList files;
        qsizetype line = 0;
    } m_saidOf;
};

} // namespace duovita
