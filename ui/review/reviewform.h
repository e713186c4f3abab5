#pragma once

#include "core/editing/persondocument.h"
#include "ui/review/pairrows.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;

namespace duovita {

class ChangeList;
class DateRangeEdit;
class ElidedLabel;
class GrowingTextEdit;
class LocalizedEdit;
class QuestionBox;

/// What becomes of the chosen row: what there is to ask, and the form in which the document's side can be put right.
/// What the record has beside it stands there quietly, and what the document brings has a ground of its own.
class ReviewForm : public QWidget {
    Q_OBJECT

public:
    explicit ReviewForm(QWidget* parent = nullptr);
    ~ReviewForm() override;

    /// The document, where it goes into, what that comes to, and the document's language; none of two people who become
    /// one. All of it outlives what is shown of it.
    struct Reviewed {
        PersonDocument* document = nullptr;
        const MergePlan* plan = nullptr;
        const MergedRecord* result = nullptr;
        std::optional<Language> language = {};
    };
    void setReview(const Reviewed& reviewed);
    void show(const PairRow* row); ///< null: nothing
    /// The plan's decisions or texts changed, and not what is chosen.
    void refresh();
    QuestionBox& question() const { return *m_question; }
    void retranslate(bool merging);

private:
    class Legend;
    void makeForm(const PairRow& row);
    void goToPiece(const QString& text);
    void compare();
    void showLegend(qsizetype places);
    void showChanges(const QSet<QString>& brought);
    QList<FactChange> changes() const;
    /// What of the record the chosen row stands beside; neither: the person.
    struct Beside {
        std::optional<EntryId> entry = {};
        std::optional<SectionId> section = {};

        bool operator==(const Beside&) const = default;
    };
    Beside chosenBeside() const;
    const QWidget* besideOf(const Beside& what);
    SectionKind kindStored(const EntryId& entry) const;
    static void showBeside(LocalizedEdit& texts, Language side, const QString& text);
    void showDiffering(GrowingTextEdit& edit, const QString& own) const;
    void showDates(DateRangeEdit& edit, const DateRangeEdit* own);
    bool takesOther(const QString& own, const QString& given) const;
    QList<std::pair<QString, QString>> pointNames() const;
    std::optional<HighlightId> pointOf(const QString& name) const;
    void leaveForm();
    void clearForm();

    PersonDocument* m_document = nullptr;
    const MergePlan* m_plan = nullptr;
    const MergedRecord* m_result = nullptr;
    std::optional<Language> m_language;
    bool m_merging = false;
    std::unique_ptr<PersonDocument> m_record; ///< what the texts beside are taken from
    std::unique_ptr<QWidget> m_beside;
    Beside m_besideOf;
    std::optional<PairRow> m_row;
    QHash<const DateRangeEdit*, DateRange> m_given; ///< what the document has where the record's stand
    ElidedLabel* m_title;
    Legend* m_legend;
    QLabel* m_legendText;
    QuestionBox* m_question;
    QScrollArea* m_form;
    QPointer<QWidget> m_fields; ///< the form in it
    QPointer<ChangeList> m_changes;
    QList<QPointer<QWidget>> m_left; ///< forms that go soon: before what they are of
};

} // namespace duovita
