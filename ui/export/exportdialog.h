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

class ChecklistBox;
class CvChoices;
class FileChooser;
class FileNames;

/// Asks for the formats and folder of an export of several people, and shows the files that result. Starts with the
/// previous choices; Enter exports. Deletes itself.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `settings` and `files` must outlive it.
    ExportDialog(const QList<PersonId>& people, const QString& database, QSettings& settings, FileChooser& files,
                 QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    void wanted(const QList<duovita::PersonId>& people, const QList<duovita::ExportRequest>& requests);

private:
    void makeChoices();
    QWidget* makeFolderLine();
    void layOut();
    void beginWithLast();
    QList<PersonId> people() const; ///< who is exported
    QString asked(const QList<ExportRequest>& wishes) const;
    QHash<PersonId, CvId> shownCvs() const;
    QSet<PersonId> lastWithAllCvs() const;
    static constexpr int lineWidth() { return 320; } ///< pixels, for a folder's path
    int countFiles(const ExportRequest& wish) const;
    ExportRequest request(const QString& format) const;
    QList<ExportRequest> requests() const; ///< one for each format
    QString folder() const;
    void chooseFolder();
    void say();
    void updateNewFolderNote(const QString& folder);
    void updateFileNames(const QList<ExportRequest>& wishes);
    void keepListOf(const QString& folder);
    void updateGaps(const QList<ExportRequest>& wishes);
    void showGaps(const QList<TextsMissing>& lacking);
    void take();

    const QList<PersonId> m_people;
    QSettings& m_settings;
    FileChooser& m_files;
    CvChoices* m_choices;
    ChecklistBox* m_formats;
    QLabel* m_formatNote; ///< says how Word documents differ from their design
    QComboBox* m_design;
    QComboBox* m_languages;
    QLineEdit* m_folder;
    QString m_database;
    QLabel* m_count;
    FileNames* m_names;
    /// The planned file names, and the choices they belong to.
    struct {
        QString asked;
        QStringList names;
    } m_planned;
    QLabel* m_gaps;           ///< lists documents that lack texts
    QScrollArea* m_gapsLines; ///< shows a few lines of it at a time, to fit a small screen
    QCheckBox* m_leaveOut;    ///< omit missing texts, whatever the CVs say
    QLabel* m_newFolder;      ///< says that the folder will be created
    QCheckBox* m_keepsList;   ///< keep a list of the exported files in the folder
    QString m_asked;          ///< the choices that the gaps were determined for
    int m_round = 0;          ///< number of the latest check for gaps; earlier results are ignored
    QPushButton* m_export = nullptr;
    QString m_uncounted;                   ///< why the number of files is unknown
    std::optional<QList<PersonCvs>> m_cvs; ///< nothing until loaded
};

} // namespace duovita
