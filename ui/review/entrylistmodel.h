#pragma once

#include "core/matching/mergeplan.h"

#include <QAbstractListModel>

namespace duovita {

/// A record as one list: the person, then each section followed by its entries. For a document under review it says,
/// and lets one change, what becomes of each entry; onto a record's entries those of the document can be dragged, onto
/// the document's sections what was not placed.
class EntryListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Side { Document, Record };
    enum Role { EntryRole = Qt::UserRole, SectionRole, StateRole };

    explicit EntryListModel(Side side, QObject* parent = nullptr) : QAbstractListModel(parent), m_side(side) {}

    /// The plan outlives the model, or is followed by another or none.
    void setPlan(const MergePlan* plan);
    void refresh(); ///< the plan's decisions or texts changed
    /// The document's entries that contradict those of the record which they are joined with.
    void setDiffering(const QSet<EntryId>& entries);

    std::optional<EntryId> entryAt(const QModelIndex& index) const;
    std::optional<SectionId> sectionAt(const QModelIndex& index) const; ///< also of an entry
    QModelIndex indexOf(const EntryId& entry) const;

    int rowCount(const QModelIndex& parent = {}) const override;
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
    void joinWanted(const duovita::EntryId& record, const duovita::EntryId& entry);

private:
    struct Row {
        std::optional<SectionId> section;
        std::optional<EntryId> entry;

        bool operator==(const Row&) const = default;
    };
    QList<Row> rowsOf(const Person& person) const;
    const Person* person() const;
    const Entry* held(const EntryId& id) const;
    QString textOf(const Row& row) const;
    QString stateText(const EntryId& entry) const;

    Side m_side;
    const MergePlan* m_plan = nullptr;
    QList<Row> m_rows;
    QSet<EntryId> m_differing;
};

} // namespace duovita
