#pragma once

#include "ui/review/pairrows.h"
#include "ui/review/sharedparts.h"

#include <QAbstractItemModel>

namespace duovita {

/// What a document contains next to what the record contains: a row for each joined pair and each single entry, in
/// groups (pairrows.h). One entry has its points below it. Supports leaving out entries, dragging a row onto another
/// that is the same, and dropping texts without a place onto a section.
class PairsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Document, Record, ColumnCount };
    static constexpr int SharedRole = Qt::UserRole + 1; ///< a QList<TextPart>: what the other side has, too

    using QAbstractItemModel::QAbstractItemModel;

    /// The plan is not owned: it must exist until another one or null is set. `glossary`: terms that count as the same
    /// in both languages.
    void setPlan(const MergePlan* plan, const Doubts& doubts = {}, const QList<Term>& glossary = {});
    void refresh(const Doubts& doubts); ///< the plan's decisions or texts have changed
    /// Shows the points of this entry, if it is joined with one of the record's, and no others.
    void showPointsOf(const std::optional<EntryId>& entry);
    /// Marks in this pair of entries or points what its sides have in common. Only one row is marked at a time.
    void markSharedOf(const QModelIndex& index);

    const PairRow* rowAt(const QModelIndex& index) const; ///< null if the index is invalid
    QModelIndex indexOf(const EntryId& entry) const;      ///< an entry of the document
    /// The row about the same thing, or, for a piece that no longer exists, that of its entry; otherwise invalid.
    QModelIndex indexOf(const PairRow& row) const;
    const QList<PairRow>& rows() const { return m_rows; }
    /// The difference to show in a row; null if there is none, or if the row of a point shows it.
    const RowDifference* differenceAt(const QModelIndex& index) const;
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
    void unplacedTextDropped(const duovita::SectionId& section, const QString& text);
    void joinWanted(const duovita::PairRow& record, const duovita::PairRow& document);

private:
    void showPoints(const QList<PairRow>& points);
    QModelIndex parentOfPoints() const;
    const PairRow* draggedRow(const QMimeData* data) const; ///< null: something else is dragged
    QString stateText(const PairRow& row) const;
    bool isMarked(const PairRow& row) const { return m_marked && row == *m_marked; }
    bool isAllShared() const;
    QString describe(const PairRow& row) const;

    QList<PairRow> pointRows() const;

    const MergePlan* m_plan = nullptr;
    Doubts m_doubts;
    QList<Term> m_glossary;
    QList<PairRow> m_rows;
    std::optional<EntryId> m_pointsOf;
    QList<PairRow> m_points;
    std::optional<PairRow> m_marked;
    SharedParts m_shared; ///< of the marked row's sides
};

/// Whether the record's side of one row and the document's side of the other can be joined.
bool mayJoin(const MergePlan& plan, const PairRow& record, const PairRow& document);
/// Whether they can be joined if the document's entry becomes one of the record's kind (core/editing/recasting.h).
bool mayJoinRecast(const MergePlan& plan, const PairRow& record, const PairRow& document);

} // namespace duovita
