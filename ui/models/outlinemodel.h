#pragma once

#include "core/editing/persondocument.h"

#include <QAbstractItemModel>

namespace duovita {

/// The open record as a tree: the person first, then its sections with their entries. Follows the document; never
/// changes it.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { SectionRole = Qt::UserRole, EntryRole };

    explicit OutlineModel(PersonDocument& document, QObject* parent = nullptr);
    ~OutlineModel() override;

    QModelIndex personIndex() const { return index(0, 0); }
    QModelIndex indexOf(const SectionId& section) const;
    QModelIndex indexOf(const EntryId& entry) const;
    std::optional<SectionId> sectionAt(const QModelIndex& index) const; ///< also of an entry's index
    std::optional<EntryId> entryAt(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    /// What an entry's index points at: its section, wherever that stands by now.
    struct Node {
        SectionId section;
    };
    const Node* nodeOf(const SectionId& section) const;
    QString entryTitle(const Entry& entry) const;

    PersonDocument& m_document;
    mutable QHash<SectionId, Node*> m_nodes;
};

} // namespace duovita
