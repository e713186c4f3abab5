#pragma once

#include "core/domain/language.h"
#include "ui/design/templategallery.h"
#include "ui/widgets/retranslation.h"

class QButtonGroup;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace duovita {

/// The templates under a heading that says what the keys do in them, with a filter by what people look for.
class GalleryPane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit GalleryPane(QWidget* parent = nullptr);

    TemplateGallery& gallery() const { return *m_gallery; }
    /// Reads the templates anew.
    void setTemplates(const QStringList& names);
    void setLanguage(Language language) { m_language = language; }
    /// Which one the preview shows; empty: the one that is applied.
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
    QLabel* m_hint = nullptr; ///< what the keys do in the gallery
    QButtonGroup* m_filter;
    TemplateGallery* m_gallery;
    QString m_tried;
    Language m_language = firstLanguage;
};

} // namespace duovita
