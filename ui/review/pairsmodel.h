#pragma once

#include "ui/review/pairrows.h"
#include "ui/review/sharedparts.h"

#include <QAbstractItemModel>

namespace duovita {

/// What a document brings beside what the record has, a row each for what is one, in groups (pairrows.h); below one
/// entry its points. It lets one leave entries out, drag one row onto another that it is the same as, and drop what has
/// no place onto a section.
class PairsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Document, Record, ColumnCount };
    static constexpr int SharedRole = Qt::UserRole + 1; ///< a QList<TextPart>: what the other side says, too

    using QAbstractItemModel::QAbstractItemModel;

    /// The plan outlives the model, or is followed by another or none. The glossary is the store's.
    void setPlan(const MergePlan* plan, const Doubts& doubts = {}, const QList<Term>& glossary = {});
    void refresh(const Doubts& doubts); ///< the plan's decisions or texts changed
    /// Whose points are shown, if it is joined with one of the record's.
    void showPointsOf(const std::optional<EntryId>& entry);
    /// What the sides of this pair of entries or points have in common is marked in both; of one row at most.
    void markSharedOf(const QModelIndex& index);

    const PairRow* rowAt(const QModelIndex& index) const; ///< null without an index
    QModelIndex indexOf(const EntryId& entry) const;      ///< of the document
    /// The row about the same; none if there is none any more.
    QModelIndex indexOf(const PairRow& row) const;
    const QList<PairRow>& rows() const { return m_rows; }
    bool hasRecord() const { return m_plan && m_plan->record(); }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::LinkAction | Qt::CopyAction | Qt::MoveAction; }
    Qt::DropActions supportedDragActions() const override { return Qt::LinkAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void leftOutChanged(const duovita::EntryId& entry, bool leftOut);
    void leftOverDropped(const duovita::SectionId& section, const QString& text);
    void joinWanted(const duovita::PairRow& record, const duovita::PairRow& document);

private:
    void showPoints(const QList<PairRow>& points);
    QModelIndex parentOfPoints() const;
    const PairRow* draggedRow(const QMimeData* data) const; ///< null: something else is dragged
    QString stateText(const PairRow& row) const;
    bool isMarked(const PairRow& row) const { return m_marked && row == *m_marked; }
    QString describe(const PairRow& row) const;

    const MergePlan* m_plan = nullptr;
    QList<Term> m_glossary;
    QList<PairRow> m_rows;
    std::optional<EntryId> m_pointsOf;
    QList<PairRow> m_points;
    std::optional<PairRow> m_marked;
    SharedParts m_shared; ///< of its sides
};

/// Whether the record's side of one row and the document's side of the other could become one.
bool mayJoin(const MergePlan& plan, const PairRow& record, const PairRow& document);

} // namespace duovita
