#pragma once

#include "core/editing/persondocument.h"
#include "ui/review/doubts.h"
#include "ui/review/importsession.h"
#include "ui/widgets/retranslation.h"

class QLabel;
class QMenu;
class QSplitter;
class QTimer;

namespace duovita {

class MessageBar;
class PairingView;
class ReviewBar;
class ReviewForm;
class SourceView;
class StructureNotice;

/// Shows an import before it is stored: the document's text, its entries next to the record's, and a form for the
/// chosen row in which everything can be corrected. A merge of two people is reviewed in the same way.
class ReviewPage : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);
    ~ReviewPage() override;

    void review(const ReviewItem& item);
    /// Adds the document to another person, who may be anybody in the store.
    void goInto(const StoredPerson& stored);
    void goIntoNewPerson();
    /// The document is about to be compared with another record. Until the new plan arrives, the current one stays
    /// visible but cannot be accepted.
    void awaitPlan();
    void clear();
    /// Shows the window's messages in the review's bar, because the page covers their usual place.
    void takeMessages(MessageBar& messages);
    bool isReviewing() const { return m_document != nullptr; }
    PersonDocument* document() const { return m_document.get(); } ///< undo applies to it during a review
    const QList<PersonMatch>& matches() const { return m_item.matches; }

Q_SIGNALS:
    void accepted(const duovita::MergePlan& plan, const duovita::PersonRevisions& revisions);
    void restAccepted(const duovita::MergePlan& plan, const duovita::PersonRevisions& revisions);
    void skipped();
    void cancelled();
    void otherWanted(); ///< choose a person who is not offered
    void swapWanted();  ///< in a merge, keep the other person

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() final;
    QLabel* makeNotice();
    void connectBar();
    void connectPairs();
    void fillTargets();
    void takeTarget(const QVariant& wanted);
    void showDecisions();
    std::shared_ptr<const StoredPerson> target() const; ///< null: a new person
    void chooseTarget();
    void openDocument(const Person& person);
    void planNewPerson();
    void compareWith(const Person& record, MergePlan::Structure structure);
    void takePlan(const MergePlan& plan, const Person& document);
    Person asRead() const;
    void endWaiting();
    void showWaiting();
    void showPlan();
    void decide(const std::function<void()>& change);
    void takeEdit();
    void settleWhenIdle();
    void chooseAsShown(const EntryId& entry);
    void join(const EntryId& record, const EntryId& entry);
    void answer(const EntryId& entry, bool one);
    void showChosen();
    void ask();
    void nameSides();
    void findDoubts();
    void settleChosen();
    int questions() const; ///< the number of questions without an answer
    QString counted() const;
    void follow(const QString& link);
    void showSummary();
    void arrange();
    PersonRevisions revisions() const;

    ReviewItem m_item;
    std::unique_ptr<PersonDocument> m_document; ///< the document under review
    Person m_asRead;                            ///< the document before its structure was adapted to the record's
    std::unique_ptr<MergePlan> m_plan;
    MergedRecord m_result; ///< the plan's result
    Doubts m_doubts;
    QSet<EntryId> m_answered;         ///< entries whose question a person has answered
    std::optional<PersonId> m_chosen; ///< the person to add it to; nothing: a new person
    int m_asked = 0;                  ///< counts plans requested; results for earlier ones are dropped
    QTimer* m_messageDelay;           ///< delays the message about comparing
    QTimer* m_settling;               ///< delays what would move the field that is being edited
    bool m_isUnsettled = false;       ///< an edit's effects beside that field are still to be shown
    QPointer<QWidget> m_edited;       ///< that field; null once its form is gone
    ReviewBar* m_bar;
    QLabel* m_decisions; ///< how the document's name was guessed
    StructureNotice* m_structure;
    QSplitter* m_splitter;
    QWidget* m_sourcePane;
    QLabel* m_sourceTitle;
    QLabel* m_sourceCount;
    SourceView* m_source;
    PairingView* m_pairing;
    ReviewForm* m_form;
    bool m_sourceWanted = false; ///< instead of the form, if there is no room for both
};

} // namespace duovita
