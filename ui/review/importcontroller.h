#pragma once

#include "ui/review/importsession.h"

#include <functional>

class QTimer;

namespace duovita {

class CurrentRecord;
class MessageBar;
class ReviewPage;

/// Runs one import, or one merge of two people, at a time and shows it: progress in the message bar, documents on the
/// review page.
class ImportController : public QObject {
    Q_OBJECT

public:
    ImportController(QString databasePath, CurrentRecord& current, FileChooser& files, ReviewPage& page,
                     MessageBar& messages, QWidget* window);

    void start(const QStringList& files);
    /// Starts the review that merges two people of the store: the first one's record absorbs the second one's. Shows a
    /// message instead unless there are exactly two.
    void merge(const QList<PersonId>& two);

Q_SIGNALS:
    void reviewChanged(); ///< the page shows another document, or none
    void finished(const duovita::ImportOutcome& outcome);

private:
    /// Two people of the store that are being merged, and the terms for pairing their entries.
    struct Merging {
        StoredPerson record;
        StoredPerson other;
        QList<Term> terms;
    };
    static Result<Merging> loadMerging(const QString& database, const PersonId& record, const PersonId& other);
    bool isBusy();
    bool isOutdated(const QList<std::shared_ptr<const StoredPerson>>& records);
    void startSession(const QStringList& files);
    void loadAndMerge(const PersonId& record, const PersonId& other);
    void compareMerging();
    void showComparing(const QString& actionText, const std::function<void()>& action);
    ReviewItem mergingItem() const;
    void swapMerging();
    void acceptMerging(const MergePlan& plan, const PersonRevisions& revisions);
    void chooseSomebodyElse();
    void review(const ReviewItem& item);
    void leaveReview();
    void finish(const ImportOutcome& outcome);

    QString m_database;
    CurrentRecord& m_current;
    FileChooser& m_files;
    ReviewPage& m_page;
    MessageBar& m_messages;
    QWidget* m_window;
    ImportSession* m_session = nullptr;
    std::optional<Merging> m_merging;
    int m_compared = 0;     ///< number of comparisons started; results of earlier ones are dropped
    QTimer* m_messageDelay; ///< delays the message about comparing
    int m_outdated = 0;     ///< how many times in a row records had to be read again
};

} // namespace duovita
