#pragma once

#include "ui/review/pairrows.h"

#include <QWidget>

class QMenu;
class QPushButton;

namespace duovita {

class ElidedLabel;
class PairsModel;
class PairsView;

/// What a document brings beside what the record has, at the same height where they are one, with what a person should
/// look at first. Dragging a row onto another, "Join" or the row's menu makes two of them one; "Part" makes one two.
/// With no record the document stands alone.
class PairingView : public QWidget {
    Q_OBJECT

public:
    explicit PairingView(QWidget* parent = nullptr);

    /// The plan is not owned; the glossary is the store's.
    void setPlan(const MergePlan* plan, const Doubts& doubts = {}, const QList<Term>& glossary = {});
    void refresh(const Doubts& doubts);
    void choose(const EntryId& entry); ///< of the document
    /// What a person should look at next; false if there is nothing.
    bool chooseOpen();
    /// Null: nothing is chosen.
    const PairRow* chosenRow() const;
    std::optional<EntryId> chosenEntry() const;
    std::optional<SectionId> chosenSection() const;
    /// Whose the two sides are.
    void setSides(const QString& document, const QString& record);
    void retranslate();
    void takeFocus();

Q_SIGNALS:
    void chosen();
    void joinWanted(const duovita::EntryId& record, const duovita::EntryId& entry);
    void cutWanted(const duovita::EntryId& entry);
    void pointsJoinWanted(const duovita::HighlightId& record, const duovita::HighlightId& point);
    void pointCutWanted(const duovita::HighlightId& point);
    void leftOverDropped(const duovita::SectionId& section, const QString& text);
    void leftOutChanged(const duovita::EntryId& entry, bool leftOut);
    void answered(const duovita::EntryId& entry);         ///< it is one with the record's all the same
    void placesWanted(QMenu* menu, const QString& piece); ///< what can be made of a piece is to be added

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The record's side of one row, and the document's of another.
    struct Join {
        PairRow record;
        PairRow document;
        QString label = {};
    };
    QWidget* makeHead();
    void takeCurrent();
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
    bool m_refreshing = false; ///< what is chosen stays so
};

} // namespace duovita
