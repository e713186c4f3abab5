#pragma once

#include "core/terms/termindex.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace duovita {

class FileChooser;
class GlossaryModel;

/// Edits the store's glossary in a table, and imports and exports it as a file. Each change is stored at once, in the
/// background.
class GlossaryDialog : public QDialog {
    Q_OBJECT

public:
    GlossaryDialog(QString database, FileChooser& files, QWidget* parent = nullptr);

Q_SIGNALS:
    void changed(); ///< the store's glossary may have changed

private:
    QWidget* makeNewTerm();
    QWidget* makeButtons();
    void reload();
    void change(const QList<Term>& before, const QList<Term>& after);
    void addTyped();
    void removeChosen();
    void importTable();
    void exportTable();
    void say(const QString& words);
    void updateEmptyNote();

    QString m_database;
    FileChooser& m_files;
    GlossaryModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTableView* m_table;
    std::array<QLineEdit*, languageCount> m_new{};
    QPushButton* m_add;
    QLabel* m_said;
    QLabel* m_nothing; ///< explains why the table is empty
};

} // namespace duovita
