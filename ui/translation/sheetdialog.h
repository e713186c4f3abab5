#pragma once

#include "core/translation/sheetmerging.h"

#include <QDialog>

class QTreeWidget;

namespace duovita {

/// What of a translator's sheet does not fit the record any more, both versions beside each other. Nothing is checked
/// at first: what is checked takes the sheet's text.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    /// `fitting` is how many other translations there are. `changes` are those that do not simply fit.
    SheetDialog(qsizetype fitting, const QList<SheetChange>& changes, const Person& person, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The ids of the units whose text is taken all the same.
    void chosen(const QStringList& units);

private:
    void add(const SheetChange& change, const Person& person);
    void choose();

    QTreeWidget* m_list;
};

} // namespace duovita
