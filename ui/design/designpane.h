#pragma once

#include "core/export/pdfexporter.h"
#include "ui/design/designlook.h"
#include "ui/widgets/retranslation.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTimer;

namespace duovita {

class DesignGroup;
class DesignRow;
class TemplateGallery;
class ThumbnailBuilder;

/// How the shown CV's documents look, key by key, made from the table of design keys. Every change goes out at once.
/// Nothing is made before it is seen.
class DesignPane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit DesignPane(const ExportFonts& fonts, QWidget* parent = nullptr);

    /// The templates, for a pane of their own; shown and hidden with this one.
    QWidget& galleryPane() const { return *m_galleryPane; }
    /// What is chosen and how to go back from it, for the head of the pane that this one stands in.
    QWidget* makeTools(QWidget* parent);

    /// One of the person's CVs. The templates' pictures are in the language.
    void setPerson(const Person& person, const CvId& cv, Language language);
    /// The record as the preview is to show it: in the template that is being tried.
    Person previewed(Person person) const;
    void clear();

Q_SIGNALS:
    /// Edits with an equal, not empty key that follow each other are one step.
    void edited(const duovita::Cv& cv, const QString& mergeKey);
    void settled();        ///< the step is complete
    void previewChanged(); ///< previewed() gives another record

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate() final;
    void build();
    void nameTools();
    void makeGallery();
    void clearGallery();
    QWidget* makeGroups();
    void tryTemplate(const QString& name);
    void drawThumbnails();
    QWidget* makeFilters(QWidget* parent);
    void filter();
    void askForName();
    void saveAs(const QString& name);
    void addRow(const DesignKey& key);
    void addCvRows(DesignGroup& group);
    void loadFamilies();
    void refresh();
    void setPartsEnabled(bool enabled);
    void showDesign();
    void change(const DesignKey& key, const DesignValues& values, bool apart);
    void use(const Design& design, const QString& mergeKey = {});

    ExportFonts m_fonts;
    QStandardItemModel* m_families;
    QWidget* m_content = nullptr; ///< null until it is seen
    QWidget* m_galleryPane;
    TemplateGallery* m_gallery = nullptr;
    QLabel* m_hint = nullptr; ///< what the keys do in the gallery
    QButtonGroup* m_filter = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_problem = nullptr; ///< why the design cannot be shown
    QPushButton* m_resetAll = nullptr;
    QPushButton* m_save = nullptr; ///< as a template
    QList<DesignGroup*> m_groups;
    QList<DesignRow*> m_rows;
    QList<QComboBox*> m_choices; ///< in the order of cvChoices()
    std::optional<Person> m_person;
    Cv m_cv;
    std::optional<Design> m_shown; ///< whose values the rows have
    DesignLook m_look;
    bool m_familiesWanted = false;
    ThumbnailBuilder* m_thumbnails;
    QTimer* m_pause; ///< before the templates' pictures are drawn anew
    QString m_tried; ///< the template that the preview shows; empty: the CV's
    Language m_language = firstLanguage;
};

} // namespace duovita
