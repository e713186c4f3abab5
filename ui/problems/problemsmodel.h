#pragma once

#include "core/checks/recordchecks.h"
#include "core/typeset/pagedlayout.h"

#include <QAbstractItemModel>

namespace duovita {

/// A problem found in the record or on a document's pages.
struct ProblemRow {
    QString heading; ///< the group it is listed in
    QString text;
    QString place; ///< its place in words; empty if the text says it
    ContentSource source;
    std::optional<Language> language;
    std::optional<Problem> problem; ///< set if found in the record: remedies apply to it

    bool isDismissed() const { return problem && problem->dismissed; }
    QString words() const; ///< place and text

    bool operator==(const ProblemRow&) const = default;
};

/// The problems of a person's record and documents, grouped under headings.
class ProblemsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Groups rows by heading, in the order of first occurrence. Does nothing if the rows are unchanged.
    void setRows(const QList<ProblemRow>& rows);
    int count() const; ///< without headings and dismissed problems

    QString headingAt(const QModelIndex& heading) const;     ///< without the count
    const ProblemRow* rowAt(const QModelIndex& index) const; ///< null for a heading
    QModelIndex indexOf(const ProblemRow& row) const;
    bool isDismissed(const QModelIndex& heading) const; ///< whether its problems are dismissed ones
    QList<QModelIndex> problems() const;                ///< all problems in display order, including dismissed ones

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
