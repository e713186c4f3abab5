#pragma once

#include "core/translation/sheetmerging.h"

#include <QDialog>

class QTreeWidget;

namespace duovita {

/// Lists texts of a translator's sheet that no longer match the record, with both versions side by side. Nothing is
/// checked at first; checked rows take the sheet's text.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    /// `fitting`: number of translations that match. `changes`: those that do not.
    SheetDialog(qsizetype fitting, const QList<SheetChange>& changes, const Person& person, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The ids of the units whose text should be taken nevertheless.
    void chosen(const QStringList& units);

private:
    void add(const SheetChange& change, const Person& person);
    void choose();

    QTreeWidget* m_list;
};

} // namespace duovita
