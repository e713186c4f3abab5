#pragma once

#include "ui/commands/commandindex.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace duovita {

/// The search results. Display data of a row are computed only when requested.
class CommandList : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Replaces the commands and searches again.
    void setCommands(const QList<Command>& commands);
    void find(const QString& typed, const QStringList& recent);
    const QString& typed() const { return m_typed; }

    const Command& at(const QModelIndex& index) const { return m_index.at(m_found[index.row()]); }
    /// The displayed names: the interface's language first, without duplicates.
    QList<ShownName> namesOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    CommandIndex m_index;
    QString m_typed;
    QList<qsizetype> m_found;
};

/// Paints icon, names and pinyin, and at the right the category or the shortcut.
class CommandDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    /// Whether a row as wide as that shows less than all of a name; the first is the one in the interface's language.
    static bool cutsName(const QModelIndex& index, int rowWidth, qsizetype name = 0);
};

} // namespace duovita
