#pragma once

#include "core/editing/persondocument.h"
#include "ui/review/importsession.h"
#include "ui/widgets/retranslation.h"

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;

namespace duovita {

class HighlightPairing;
class PairingView;
class SourceView;

/// An import before it is stored: the document's text, what was made of it and where that goes, and the form of what
/// one looks at, in which all of it can be put right.
class ReviewPage : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);
    ~ReviewPage() override;

    void review(const ReviewItem& item);
    /// Somebody else whom the document is to go into, of all the people there are.
    void goInto(const StoredPerson& stored);
    void clear();
    bool isReviewing() const { return m_document != nullptr; }
    PersonDocument* document() const { return m_document.get(); } ///< what undo works on meanwhile

Q_SIGNALS:
    void accepted(const duovita::MergePlan& plan, const duovita::PersonRevisions& revisions);
    void restAccepted(const duovita::MergePlan& plan, const duovita::PersonRevisions& revisions);
    void skipped();
    void cancelled();
    void otherWanted(); ///< another person than those offered
    void swapWanted();  ///< of two that are merged, the other one is to stay

private:
    void retranslate() final;
    QLabel* makeNotice(const char* name);
    void fillTargets();
    void takeTarget();
    void showDecisions();
    std::shared_ptr<const StoredPerson> target() const; ///< none: a new person
    QWidget* makeHead();
    QWidget* makeButtons();
    void chooseTarget();
    void decide(const std::function<void()>& change);
    void showChosen();
    void askForTexts();
    QString counted(qsizetype differing) const;
    void showSummary();
    PersonRevisions revisions() const;

    ReviewItem m_item;
    std::unique_ptr<PersonDocument> m_document; ///< the draft, while it is reviewed
    std::unique_ptr<MergePlan> m_plan;
    QLabel* m_title;
    QLabel* m_targetLabel;
    QComboBox* m_target;
    std::optional<PersonId> m_chosen; ///< whom it goes into; nobody: a new person
    QLabel* m_summary;
    QLabel* m_decisions; ///< of the whole document: its name, and whom it goes into
    QSplitter* m_splitter;
    SourceView* m_source;
    PairingView* m_pairing;
    HighlightPairing* m_highlights;
    QScrollArea* m_form;
    QLabel* m_differences;
    QPushButton* m_accept;
    QPushButton* m_acceptRest;
    QPushButton* m_skip;
    QPushButton* m_cancel;
};

} // namespace duovita
