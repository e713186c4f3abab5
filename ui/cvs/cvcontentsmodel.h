#pragma once

#include "core/domain/person.h"

#include <QAbstractItemModel>

namespace duovita {

/// What one CV shows of a record, as a tree with check marks: sections in the CV's order, their entries, and their
/// points. Items that the record hides, or tags exclude, cannot be checked here and say why. The model requests changes
/// with edited() and shows them when it is given the new record.
class CvContentsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { LeftOutRole = Qt::UserRole }; ///< bool: the item, or something in it, is not in the CV

    CvContentsModel(const Person& person, const CvId& cv, QObject* parent = nullptr);

    /// Sets the current record.
    void setPerson(const Person& person);
    std::optional<SectionId> sectionAt(const QModelIndex& index) const; ///< only for top-level indexes
    /// Omits or shows all of the given items that can be checked, as one change.
    void setLeftOut(const QModelIndexList& indexes, bool leftOut);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void edited(const duovita::Cv& cv);

private:
    struct Place;
    Place placeOf(const QModelIndex& index) const;
    const Cv& cv() const;
    Qt::CheckState checkState(const Place& place) const;
    bool isFree(const Place& place) const;
    bool isLeftOut(const Place& place) const;
    QString textOf(const Place& place) const;
    QString reasonOf(const Place& place) const;
    void order();

    Person m_person;
    CvId m_cv;
    QList<const Section*> m_sections; // of m_person, in the CV's order
};

} // namespace duovita
