#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace duovita {

class FileNames;

/// Asks for the folder of several files; shows their names and which exist there.
class FolderDialog : public QDialog {
    Q_OBJECT

public:
    FolderDialog(const QStringList& names, const QString& proposed, QWidget* parent);

    QString folder() const; ///< the typed path, cleaned

private:
    void layOut();
    void chooseFolder();
    void say();

    QStringList m_names;
    QLineEdit* m_folder;
    QLabel* m_newFolder;
    FileNames* m_files;
    QPushButton* m_export = nullptr;
};

} // namespace duovita
