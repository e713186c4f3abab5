#pragma once

#include "core/checks/recordchecks.h"
#include "core/typeset/pagedlayout.h"

#include <QAbstractItemModel>

namespace duovita {

/// Something to look at, from the record's checks or from a document's pages.
struct ProblemRow {
    QString heading; ///< what it is listed under
    QString text;
    QString place; ///< where that is, in words; empty if the text says it
    ContentSource source;
    std::optional<Language> language;
    std::optional<Problem> problem; ///< of the record's checks: what a remedy is applied to

    bool isDismissed() const { return problem && problem->dismissed; }
    QString words() const; ///< the place and the text

    bool operator==(const ProblemRow&) const = default;
};

/// What is wrong with a person's record and documents, under headings.
class ProblemsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Rows with one heading come together, where the first of them stands. Nothing happens if nothing changed.
    void setRows(const QList<ProblemRow>& rows);
    int count() const; ///< of the problems, without the headings and what is dismissed

    QString headingAt(const QModelIndex& heading) const;     ///< without the number
    const ProblemRow* rowAt(const QModelIndex& index) const; ///< null for a heading
    QModelIndex indexOf(const ProblemRow& row) const;
    bool isDismissed(const QModelIndex& heading) const; ///< whether that is what stands under it
    QList<QModelIndex> problems() const;                ///< all, in the order they are shown in, dismissed ones too

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Group {
        QString heading;
        QList<ProblemRow> rows;
    };
    QList<ProblemRow> m_shown;
    QList<Group> m_groups;
};

} // namespace duovita
