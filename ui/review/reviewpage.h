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

/// An import before it is stored: the document's text, what was made of it beside what it goes into, and the form of
/// what one looks at, in which all of it can be put right. Two people who are to become one are looked at in the same
/// way.
class ReviewPage : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);
    ~ReviewPage() override;

    void review(const ReviewItem& item);
    /// Somebody else whom the document is to go into, of all the people there are.
    void goInto(const StoredPerson& stored);
    void goIntoNewPerson();
    /// The document is compared with somebody anew: what is shown stays until that is done, and cannot be accepted.
    void awaitPlan();
    void clear();
    /// Where the window says something while it is covered by a review.
    void takeMessages(MessageBar& messages);
    bool isReviewing() const { return m_document != nullptr; }
    PersonDocument* document() const { return m_document.get(); } ///< what undo works on meanwhile
    const QList<PersonMatch>& matches() const { return m_item.matches; }

Q_SIGNALS:
    void accepted(const duovita::MergePlan& plan, const duovita::PersonRevisions& revisions);
    void restAccepted(const duovita::MergePlan& plan, const duovita::PersonRevisions& revisions);
    void skipped();
    void cancelled();
    void otherWanted(); ///< another person than those offered
    void swapWanted();  ///< of two that are merged, the other one is to stay

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
    std::shared_ptr<const StoredPerson> target() const; ///< none: a new person
    void chooseTarget();
    void openDocument(const Person& person);
    void lookAtAlone();
    void compareWith(const Person& record, MergePlan::Structure structure);
    void takePlan(const MergePlan& plan, const Person& document);
    Person asRead() const;
    void endWaiting();
    void showWaiting();
    void showPlan();
    void decide(const std::function<void()>& change);
    void chooseAsShown(const EntryId& entry);
    void answer(const EntryId& entry, bool one);
    void showChosen();
    void ask();
    void nameSides();
    void findDoubts();
    void settleChosen();
    QString counted() const;
    void showSummary();
    void arrange();
    PersonRevisions revisions() const;

    ReviewItem m_item;
    std::unique_ptr<PersonDocument> m_document; ///< the draft, while it is reviewed
    Person m_asRead;                            ///< the document before it was cut as the record is
    std::unique_ptr<MergePlan> m_plan;
    MergedRecord m_result; ///< what the plan comes to
    Doubts m_doubts;
    QSet<EntryId> m_answered;         ///< whose differences a person has looked at
    std::optional<PersonId> m_chosen; ///< whom it goes into; nobody: a new person
    int m_asked = 0;                  ///< for a plan; answers to earlier questions are dropped
    QTimer* m_soon;                   ///< until one is told that it is waited for
    ReviewBar* m_bar;
    QLabel* m_decisions; ///< of the document's name
    StructureNotice* m_structure;
    QSplitter* m_splitter;
    QWidget* m_sourcePane;
    QLabel* m_sourceTitle;
    SourceView* m_source;
    PairingView* m_pairing;
    ReviewForm* m_form;
    bool m_sourceWanted = false; ///< in the place of the form, where there is no room for both
};

} // namespace duovita
