#pragma once

#include "core/services/exportrequest.h"
#include "core/services/store.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSettings;

namespace duovita {

class CvChoices;
class FileChooser;
class FileNames;

/// Asks as what several people's documents are exported and where to, and says how many files that makes. It begins
/// with what was chosen last; Enter exports. Deletes itself.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `settings` and `files` outlive it.
    ExportDialog(const QList<PersonId>& people, const QString& database, QSettings& settings, FileChooser& files,
                 QWidget* parent);

Q_SIGNALS:
    void wanted(const duovita::ExportRequest& request);

private:
    void makeChoices();
    QWidget* makeFolderLine();
    void layOut();
    void beginWithLast();
    QHash<PersonId, CvId> shownCvs() const;
    static constexpr int lineWidth() { return 320; } ///< of a folder's path
    int countFiles(const ExportRequest& wish) const;
    ExportRequest request() const;
    void chooseFolder();
    void say();
    void sayFolder(const QString& folder);
    void sayFiles(const ExportRequest& wish);
    void keepListOf(const QString& folder);
    void sayGaps(const ExportRequest& wish);
    void showGaps(const QList<TextsMissing>& lacking);
    void take();

    const QList<PersonId> m_people;
    QSettings& m_settings;
    FileChooser& m_files;
    CvChoices* m_choices;
    QComboBox* m_format;
    QComboBox* m_design;
    QComboBox* m_languages;
    QLineEdit* m_folder;
    QString m_database;
    QLabel* m_count;
    FileNames* m_names;
    /// What they are called, and for which choices.
    struct {
        QString asked;
        QStringList names;
    } m_planned;
    QLabel* m_gaps;           ///< whose documents lack texts
    QScrollArea* m_gapsLines; ///< for a few lines of it, which a small screen has room for
    QCheckBox* m_leaveOut;    ///< these are left out, whatever the CVs say
    QLabel* m_newFolder;      ///< that it is made
    QCheckBox* m_keepsList;   ///< the folder keeps a list of what was made
    QString m_asked;          ///< what the gaps were counted for
    int m_round = 0;          ///< of counting: a later one makes an earlier one's result worthless
    QPushButton* m_export = nullptr;
    QString m_uncounted;                   ///< why the number of files is not said
    std::optional<QList<PersonCvs>> m_cvs; ///< nothing until they are read
};

} // namespace duovita
