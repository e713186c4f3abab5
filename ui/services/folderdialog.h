#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace duovita {

class FileNames;

/// Asks which folder several files go to, and says what they are called there and which are replaced.
class FolderDialog : public QDialog {
    Q_OBJECT

public:
    FolderDialog(const QStringList& names, const QString& proposed, QWidget* parent);

    QString folder() const; ///< cleaned of what is written about it

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
