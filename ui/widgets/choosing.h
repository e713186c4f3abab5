#pragma once

#include <QAbstractItemView>

namespace duovita {

/// Chooses one row, and no other, on the program's own account. QAbstractItemView::setCurrentIndex() asks which keys
/// are held: after Ctrl+N it would leave chosen what was chosen before.
inline void chooseAlone(const QAbstractItemView& view, const QModelIndex& index)
{
    if (QItemSelectionModel* selection = view.selectionModel()) // there is none before there is a model
        selection->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace duovita
