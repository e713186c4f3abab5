#pragma once

#include "core/checks/absententries.h"
#include "core/export/pdfexporter.h"
#include "ui/design/designlook.h"
#include "ui/widgets/retranslation.h"

class QLabel;
class QPushButton;
class QStandardItemModel;
class QTimer;
class QToolButton;

namespace duovita {

class DesignGroups;
class GalleryPane;
class TemplateGallery;
class ThumbnailBuilder;

/// Edits the design of the shown CV key by key, with controls generated from the table of design keys. Changes take
/// effect at once. The groups are created when first shown.
class DesignPane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit DesignPane(const ExportFonts& fonts, QWidget* parent = nullptr);

    /// The templates, to be placed in a pane of their own; shown and hidden with this one.
    QWidget& galleryPane() const;
    /// The name of the current template and a button to reset changes, for the header of the surrounding pane.
    QWidget* makeTools(QWidget* parent);
    /// Shows the template's name above the settings, for windows without room for the gallery pane.
    void showTemplateRow(bool shown);
    void showTemplates(); ///< focuses the templates; opens them if only the row with the template's name is shown
    void takeFocus();     ///< focuses the templates, or the row with the template's name

    /// Shows one of the person's CVs. `language` is that of the template pictures.
    void setPerson(const Person& person, const CvId& cv, Language language);
    /// Returns the record as the preview must show it: with the template being tried.
    Person previewed(Person person) const;
    /// Sets which entries the CV omits from a language's documents.
    void setAbsences(const QList<AbsentEntry>& absences);
    void clear();
    void resetAll(); ///< resets everything to the template
    /// Goes to the control of that name; returns the explanation of DesignGroups::goTo(). Only while the pane is
    /// visible.
    QString goTo(const QString& control);

Q_SIGNALS:
    /// Consecutive edits with the same non-empty key make one undo step.
    void edited(const duovita::Cv& cv, const QString& mergeKey);
    void settled();        ///< the undo step is complete
    void previewChanged(); ///< previewed() returns another record
    void templatesWanted(QWidget& below);
    void templatesDone(); ///< a template was applied, or the user went elsewhere

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate() final;
    void build();
    QWidget* makeTemplateRow();
    void nameTools();
    TemplateGallery& gallery() const;
    void tryTemplate(const QString& name);
    void apply(const QString& name);
    void drawThumbnails();
    void askForName();
    void saveAs(const QString& name);
    void loadFamilies();
    void refresh();
    void setPartsEnabled(bool enabled);
    void showDesign();
    void showSummary();
    Result<DesignLook> lookOf(const Design& design);
    void change(const DesignKey& key, const DesignValues& values, bool apart);
    void use(const Design& design, const QString& mergeKey = {});

    ExportFonts m_fonts;
    QStandardItemModel* m_families;
    GalleryPane* m_galleryPane;
    DesignGroups* m_groups = nullptr; ///< null until first shown
    QLabel* m_templateLabel = nullptr;
    QToolButton* m_template = nullptr; ///< shows the template's name and opens the gallery
    QWidget* m_templateRow;            ///< contains label and button
    QLabel* m_summary = nullptr;
    QLabel* m_problem = nullptr; ///< why the design cannot be shown
    QPushButton* m_resetAll = nullptr;
    std::optional<Person> m_person;
    Cv m_cv;
    QList<AbsentEntry> m_absences;
    std::optional<Design> m_shown; ///< the design that the rows show
    std::optional<DesignLook> m_look;
    QString m_lookState; ///< fingerprint of the design in m_look
    bool m_familiesWanted = false;
    ThumbnailBuilder* m_thumbnails;
    QTimer* m_pause; ///< delays redrawing the template pictures
    QString m_tried; ///< template shown in the preview; empty: the CV's
    Language m_language = firstLanguage;
};

} // namespace duovita
