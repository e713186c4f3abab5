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

/// How the shown CV's documents look, key by key, made from the table of design keys. Every change goes out at once.
/// The groups are not made before they are seen.
class DesignPane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit DesignPane(const ExportFonts& fonts, QWidget* parent = nullptr);

    /// The templates, for a pane of their own; shown and hidden with this one.
    QWidget& galleryPane() const;
    /// What is chosen and how to go back from it, for the head of the pane that this one stands in.
    QWidget* makeTools(QWidget* parent);
    /// A row above the settings with the template's name, where the templates have no room of their own.
    void showTemplateRow(bool shown);
    void takeFocus(); ///< to the templates, or to their row

    /// One of the person's CVs. The templates' pictures are in the language.
    void setPerson(const Person& person, const CvId& cv, Language language);
    /// The record as the preview is to show it: in the template that is being tried.
    Person previewed(Person person) const;
    /// Which entries that CV leaves out of a language's documents.
    void setAbsences(const QList<AbsentEntry>& absences);
    void clear();
    void resetAll(); ///< all as the template has it
    /// To the control of that name; what is to be said of it: see DesignGroups. Only while the pane is seen.
    QString goTo(const QString& control);

Q_SIGNALS:
    /// Edits with an equal, not empty key that follow each other are one step.
    void edited(const duovita::Cv& cv, const QString& mergeKey);
    void settled();        ///< the step is complete
    void previewChanged(); ///< previewed() gives another record
    void templatesWanted(QWidget& below);
    void templatesDone(); ///< one of them is applied, or something else is asked

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
    DesignGroups* m_groups = nullptr; ///< null until it is seen
    QLabel* m_templateLabel = nullptr;
    QToolButton* m_template = nullptr; ///< its name; opens the templates
    QWidget* m_templateRow;            ///< with both
    QLabel* m_summary = nullptr;
    QLabel* m_problem = nullptr; ///< why the design cannot be shown
    QPushButton* m_resetAll = nullptr;
    std::optional<Person> m_person;
    Cv m_cv;
    QList<AbsentEntry> m_absences;
    std::optional<Design> m_shown; ///< whose values the rows have
    std::optional<DesignLook> m_look;
    QString m_lookState; ///< the fingerprint of the design that it is of
    bool m_familiesWanted = false;
    ThumbnailBuilder* m_thumbnails;
    QTimer* m_pause; ///< before the templates' pictures are drawn anew
    QString m_tried; ///< the template that the preview shows; empty: the CV's
    Language m_language = firstLanguage;
};

} // namespace duovita
