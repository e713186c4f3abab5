#pragma once

#include "core/domain/language.h"
#include "ui/design/templategallery.h"
#include "ui/widgets/retranslation.h"

class QButtonGroup;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace duovita {

/// The template gallery with a filter by purpose, under a heading that explains the keys.
class GalleryPane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit GalleryPane(QWidget* parent = nullptr);

    TemplateGallery& gallery() const { return *m_gallery; }
    /// Reloads the templates.
    void setTemplates(const QStringList& names);
    void setLanguage(Language language) { m_language = language; }
    /// The template that the preview shows; empty: the applied one.
    void setTried(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() final;
    void fitHint();
    QWidget* makeHead();
    QWidget* makeFilters();
    void filter();

    QLabel* m_title = nullptr;
    QLabel* m_hint = nullptr; ///< explains the gallery's keys
    QButtonGroup* m_filter;
    TemplateGallery* m_gallery;
    QString m_tried;
    Language m_language = firstLanguage;
};

} // namespace duovita
