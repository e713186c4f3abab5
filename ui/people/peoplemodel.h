#pragma once

#include "core/storage/personrepository.h"

#include <QAbstractListModel>

namespace duovita {

/// The people of a store as a search found them.
class PeopleModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, CompletenessRole };

    explicit PeopleModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Keeps rows that stay, so that the selection and the scroll position do.
    void setPeople(const QList<PersonSummary>& people);
    /// Replaces a person's row; false if there is none or its name, by which the list is sorted, is another.
    bool update(const PersonSummary& person);
    const PersonSummary& personAt(int row) const { return m_people[row]; }
    QModelIndex indexOf(const PersonId& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QList<PersonSummary> m_people;
};

} // namespace duovita
