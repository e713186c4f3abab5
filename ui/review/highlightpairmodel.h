#pragma once

#include "core/matching/mergeplan.h"

#include <QAbstractTableModel>

namespace duovita {

/// The points of an entry under review beside those of the record's entry it is joined with: a row each for what
/// becomes one. Empty cells are where one stands alone.
class HighlightPairModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Document, Record, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// The plan outlives the model, or is followed by another or none.
    void show(const MergePlan* plan, const std::optional<EntryId>& entry);
    /// The highlight of a cell; nothing where there is none.
    std::optional<HighlightId> highlightAt(const QModelIndex& index) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Cell {
        std::optional<HighlightId> id;
        QString text;

        bool operator==(const Cell&) const = default;
    };
    using Row = std::array<Cell, ColumnCount>;

    QList<Row> m_rows;
};

} // namespace duovita
