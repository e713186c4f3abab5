#pragma once

#include "core/editing/persondocument.h"
#include "ui/review/pairrows.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;

namespace duovita {

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

    /// The document, its language and what it goes into; they outlive what is shown of them.
    void setReview(PersonDocument* document, const MergePlan* plan, Language language);
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
    void showLegend(bool shown);
    const QWidget* besideOf(const std::optional<EntryId>& entry);
    static void showBeside(LocalizedEdit& texts, Language side, const QString& text);
    void showDiffering(GrowingTextEdit& edit, const QString& own) const;
    void showDates(DateRangeEdit& edit, const DateRangeEdit* own);
    bool takesOther(const QString& own, const QString& given) const;
    QList<std::pair<QString, QString>> pointNames() const;
    void leaveForm();
    void clearForm();

    PersonDocument* m_document = nullptr;
    const MergePlan* m_plan = nullptr;
    Language m_language = firstLanguage;
    std::unique_ptr<PersonDocument> m_record; ///< what the texts beside are taken from
    std::unique_ptr<QWidget> m_beside;
    std::optional<EntryId> m_besideOf; ///< nothing: the person
    std::optional<PairRow> m_row;
    QHash<const DateRangeEdit*, DateRange> m_given; ///< what the document has where the record's stand
    ElidedLabel* m_title;
    Legend* m_legend;
    QLabel* m_legendText;
    QuestionBox* m_question;
    QScrollArea* m_form;
    QList<QPointer<QWidget>> m_left; ///< forms that go soon: before what they are of
};

} // namespace duovita
