#pragma once

#include "core/terms/termindex.h"

#include <QAbstractTableModel>

namespace duovita {

/// A store's glossary as a table with one column per language. It does not change itself: it emits edited(), and shows
/// the change after the next setTerms().
class GlossaryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTerms(const QList<Term>& terms);
    const Term& termAt(int row) const { return m_terms[row]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void edited(const duovita::Term& before, const duovita::Term& after);

private:
    QList<Term> m_terms;
};

} // namespace duovita
