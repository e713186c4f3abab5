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

/// Shows the chosen row: a question about it, if there is one, and a form in which the document's side can be
/// corrected. The form shows the record's texts as placeholders, and marks content from the document with a background.
class ReviewForm : public QWidget {
    Q_OBJECT

public:
    explicit ReviewForm(QWidget* parent = nullptr);
    ~ReviewForm() override;

    /// The document, the plan, the plan's result, and the document's language (none in a merge of two people). Nothing
    /// is owned: all of it must exist until the next setReview().
    struct Reviewed {
        PersonDocument* document = nullptr;
        const MergePlan* plan = nullptr;
        const MergedRecord* result = nullptr;
        std::optional<Language> language = {};
        bool moreFollow = false; ///< documents of the import, which may have the other language's texts
    };
    void setReview(const Reviewed& reviewed);
    void show(const PairRow* row); ///< null shows nothing
    /// The plan's decisions or texts have changed, but not which row is chosen. Without everything, what stands above
    /// the fields stays as it is.
    enum class Extent { Fields, Everything };
    void refresh(Extent extent = Extent::Everything);
    QuestionBox& question() const { return *m_question; }
    /// Sets all words again. `merging`: two people are merged, so that the other side is a person, not a document.
    void retranslate(bool merging);

private:
    class Legend;
    void makeForm(const PairRow& row);
    void goToPiece(const QString& text);
    void compare(Extent extent = Extent::Everything);
    void showLegend(qsizetype places);
    void showChanges(const QSet<QString>& brought);
    QList<FactChange> changes() const;
    bool isUndecided() const;
    bool isAsked(const FactChange& change) const;
    /// The part of the record to compare with the chosen row; if both are empty, the person.
    struct Counterpart {
        std::optional<EntryId> entry = {};
        std::optional<SectionId> section = {};

        bool operator==(const Counterpart&) const = default;
    };
    Counterpart chosenCounterpart() const;
    const QWidget* recordFormFor(const Counterpart& what);
    SectionKind kindStored(const EntryId& entry) const;
    static void showRecordText(LocalizedEdit& texts, Language side, const QString& text);
    bool recordStays(const QString& field, Language side, const std::optional<HighlightId>& point) const;
    QString wordsForDiffering(const QString& own, const QString& given, bool showsOwn) const;
    static void showDiffering(GrowingTextEdit& edit, const QStringList& words);
    QHash<QString, QString> contradictions() const;
    void showDates(DateRangeEdit& edit, const DateRangeEdit* own);
    bool takesOther(const QString& own, const QString& given) const;
    bool isContactOfResult(const QString& given) const;
    /// Names of texts in the document's form and of the same texts in the record's.
    using NamePairs = QList<std::pair<QString, QString>>;
    NamePairs pointNames() const;
    NamePairs contactNames() const;
    std::optional<HighlightId> pointOf(const QString& name) const;
    void leaveForm();
    void clearForm();

    PersonDocument* m_document = nullptr;
    const MergePlan* m_plan = nullptr;
    const MergedRecord* m_result = nullptr;
    std::optional<Language> m_language;
    bool m_merging = false;
    bool m_moreFollow = false;
    std::unique_ptr<PersonDocument> m_record; ///< the record, for the form in m_recordForm
    std::unique_ptr<QWidget> m_recordForm;
    Counterpart m_shownCounterpart;
    std::optional<PairRow> m_row;
    QHash<const DateRangeEdit*, DateRange> m_given; ///< the document's dates, where the record's are shown
    ElidedLabel* m_title;
    Legend* m_legend;
    QLabel* m_legendText;
    QuestionBox* m_question;
    QScrollArea* m_form;
    QPointer<QWidget> m_fields; ///< the form in m_form
    QPointer<ChangeList> m_changes;
    QList<QPointer<QWidget>> m_discarded; ///< forms to be deleted soon, and before their document
};

} // namespace duovita
