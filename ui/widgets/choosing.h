#pragma once

#include <QAbstractItemView>

namespace duovita {

/// Selects a single row programmatically. QAbstractItemView::setCurrentIndex() considers the pressed modifier keys:
/// after Ctrl+N, it would keep the previous selection.
inline void chooseAlone(const QAbstractItemView& view, const QModelIndex& index)
{
    if (QItemSelectionModel* selection = view.selectionModel()) // null before a model is set
        selection->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace duovita
