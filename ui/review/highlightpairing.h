#pragma once

#include "core/matching/mergeplan.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace duovita {

class HighlightPairModel;

/// Which points of two joined entries become one. Choosing one of each side and "Join points" puts them in one row;
/// "Part points" makes each stand alone. Hidden while there is nothing to decide.
class HighlightPairing : public QWidget {
    Q_OBJECT

public:
    explicit HighlightPairing(QWidget* parent = nullptr);

    /// The plan outlives this, or is followed by another or none.
    void show(const MergePlan* plan, const std::optional<EntryId>& entry);
    void retranslate();

Q_SIGNALS:
    void joinWanted(const duovita::HighlightId& record, const duovita::HighlightId& highlight);
    void cutWanted(const duovita::HighlightId& highlight);

private:
    struct Choice {
        std::optional<HighlightId> record;
        std::optional<HighlightId> document;
        bool oneRow = false;
    };
    Choice choice() const;
    void showButtons();

    HighlightPairModel* m_model;
    QTableView* m_table;
    QPushButton* m_join;
    QPushButton* m_cut;
};

} // namespace duovita
