#pragma once

#include "ui/review/pairrows.h"

#include <QWidget>

#include <functional>

class QMenu;
class QPushButton;

namespace duovita {

class ElidedLabel;
class PairsModel;
class PairsView;

/// Shows what a document contains next to what the record contains, with joined entries in the same row. What a person
/// should check comes first. Dragging a row onto another, the button "Same as…" and the row's menu join two entries or
/// points; "Separate" separates them. Without a record, only the document is shown.
class PairingView : public QWidget {
    Q_OBJECT

public:
    explicit PairingView(QWidget* parent = nullptr);

    /// The plan is not owned; null shows nothing. `glossary`: terms that count as the same in both languages.
    void setPlan(const MergePlan* plan, const Doubts& doubts = {}, const QList<Term>& glossary = {});
    void refresh(const Doubts& doubts);
    void choose(const EntryId& entry); ///< an entry of the document
    /// Chooses the first row that a person should check; false if there is none.
    bool chooseOpen();
    /// Chooses the next row of this kind after the chosen one, or else the first; does nothing if there is none.
    void chooseNext(const std::function<bool(const PairRow&)>& isWanted);
    /// Null if no row is chosen.
    const PairRow* chosenRow() const;
    std::optional<EntryId> chosenEntry() const;
    std::optional<SectionId> chosenSection() const;
    /// Sets the titles of the two sides. An empty `record` means that there is only the document.
    void setSides(const QString& document, const QString& record);
    void retranslate();
    void takeFocus();

Q_SIGNALS:
    void chosen();
    void joinWanted(const duovita::EntryId& record, const duovita::EntryId& entry);
    void cutWanted(const duovita::EntryId& entry);
    void pointsJoinWanted(const duovita::HighlightId& record, const duovita::HighlightId& point);
    void pointCutWanted(const duovita::HighlightId& point);
    void unplacedTextDropped(const duovita::SectionId& section, const QString& text);
    void leftOutChanged(const duovita::EntryId& entry, bool leftOut);
    void answered(const duovita::EntryId& entry);         ///< a person confirmed that it is the same as the record's
    void placesWanted(QMenu* menu, const QString& piece); ///< receivers add actions that place the piece

private:
    void showTitle();
    /// The record's side of one row and the document's side of another, which can be joined.
    struct Join {
        PairRow record;
        PairRow document;
        QString label = {};
    };
    QWidget* makeHead();
    void takeCurrent();
    void showPoints();
    void choose(const QModelIndex& index);
    QList<Join> joinsOf(const PairRow& row) const;
    std::optional<Join> joinOfChosen() const;
    void join(const PairRow& record, const PairRow& document);
    void cut(const PairRow& row);
    void showJoins();
    void addJoins(QMenu& menu, const PairRow& row);
    void fillMenu(QMenu& menu, const PairRow& row);
    void popUp(QMenu* menu, const QPoint& place);
    void showButtons();

    const MergePlan* m_plan = nullptr;
    PairsModel* m_model;
    PairsView* m_view;
    QWidget* m_heads;
    ElidedLabel* m_title;
    ElidedLabel* m_documentTitle;
    ElidedLabel* m_recordTitle;
    QPushButton* m_join;
    QPushButton* m_cut;
    bool m_refreshing = false;    ///< ignore changes of the current row
    bool m_awaitsRelease = false; ///< the chosen entry's points are shown when the mouse button is released
};

} // namespace duovita
