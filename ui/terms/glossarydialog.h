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

/// The store's glossary: a table to add to, change and take from; as a file out and in. Each change is in the store at
/// once, written away from the interface's thread.
class GlossaryDialog : public QDialog {
    Q_OBJECT

public:
    GlossaryDialog(QString database, FileChooser& files, QWidget* parent = nullptr);

Q_SIGNALS:
    void changed(); ///< the glossary in the store

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
    void sayWhyEmpty();

    QString m_database;
    FileChooser& m_files;
    GlossaryModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTableView* m_table;
    std::array<QLineEdit*, languageCount> m_new{};
    QPushButton* m_add;
    QLabel* m_said;
    QLabel* m_nothing; ///< what the table says when it has no row
};

} // namespace duovita
