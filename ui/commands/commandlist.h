#pragma once

#include "ui/commands/commandindex.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace duovita {

/// What was found for what was typed. Nothing of a row is made before it is asked for.
class CommandList : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// The commands that there are; what is found is found anew.
    void setCommands(const QList<Command>& commands);
    void find(const QString& typed, const QStringList& recent);
    const QString& typed() const { return m_typed; }

    const Command& at(const QModelIndex& index) const { return m_index.at(m_found[index.row()]); }
    /// Its names as they are shown: the interface's language first, and no name twice.
    QList<ShownName> namesOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    CommandIndex m_index;
    QString m_typed;
    QList<qsizetype> m_found;
};

/// Paints its rows: icon, names, pinyin, and at the right what it is or its key.
class CommandDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace duovita
