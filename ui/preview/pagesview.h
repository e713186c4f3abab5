#pragma once

#include "ui/preview/previewbuilder.h"

#include <QAbstractScrollArea>

namespace duovita {

/// Shows the pages of one language below each other. The old pages stay until new ones are there; one without a picture
/// is blank until it has one.
class PagesView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PagesView(Language language, QWidget* parent = nullptr);

    const PreviewDocument* document() const { return m_document ? &*m_document : nullptr; }
    void showDocument(const PreviewDocument& document);
    void clear();
    /// Marks the lines of the entry being edited.
    void mark(const ContentSource& source);
    void setZoom(double zoom);                     ///< 1 fits the width
    void showPictures(const QList<QImage>& pages); ///< of the same document's pages
    PagesLook look() const;                        ///< what is seen now; of A4 pages before there is a document

    /// The top of what is visible, as an entry and how far through it: what the other language scrolls to.
    struct Anchor {
        EntryId entry;
        double offset; ///< points below the entry's first line
    };
    std::optional<Anchor> anchor() const;
    void scrollTo(const Anchor& anchor);

Q_SIGNALS:
    void clicked(const duovita::ContentSource& source);
    void scrolled();
    void picturesWanted(); ///< something is, or may be, seen that has no picture of its size
    void zoomRequested(double factor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    QSizeF paper() const; ///< in points
    double pixelsPerPoint() const;
    void askForPictures();
    QRectF pageRect(qsizetype page) const; ///< in the viewport
    std::optional<PagedLayout::Hit> hitAt(const QPointF& point) const;
    void fitScrollBars();
    QList<std::pair<EntryId, double>> entryTops() const; ///< in points from the first page's top, gaps included

    Language m_language;
    std::optional<PreviewDocument> m_document;
    ContentSource m_marked;
    double m_zoom = 1;
};

} // namespace duovita
