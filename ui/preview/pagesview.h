#pragma once

#include "ui/preview/pagesgeometry.h"
#include "ui/preview/previewbuilder.h"
#include "ui/style/tokens.h"

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
    void showPictures(const QList<QImage>& pages); ///< of the same document's pages
    PagesLook look() const;                        ///< what is seen now; of A4 pages before there is a document

    void setSideMargins(int left, int right); ///< beside the pages, the scroll bar's place included
    void setWholePage(bool whole);            ///< a page is seen from its upper edge to its lower one
    void setZoom(double zoom);                ///< 1 is what fits

    /// Marks the lines of what is being edited: an entry, or a text in it.
    void mark(const ContentSource& source);
    void showMark(bool shown); ///< what is marked stays so; it is seen where texts are edited
    /// Where problems are; the chosen one clearly, then what is being edited is not marked.
    void markProblems(const QList<ContentSource>& places, const std::optional<ContentSource>& chosen);
    /// A ring around the text that is edited on the page; nothing: none.
    void setRing(const std::optional<ContentSource>& source);
    /// The text in the viewport, as wide as its column; of one on several pages its first part. Nothing if it is on
    /// none.
    std::optional<QRect> boxOf(const ContentSource& source) const;
    /// Scrolls as little as is needed for the text to be seen, if it is on a page; of an entry, some of it.
    void reveal(const ContentSource& source);
    bool isSeen(const ContentSource& source) const;

    /// The top of what is visible, as an entry and how far through it: what the other language scrolls to.
    struct Anchor {
        EntryId entry;
        double offset; ///< points below the entry's first line
    };
    std::optional<Anchor> anchor() const;
    void scrollTo(const Anchor& anchor);

Q_SIGNALS:
    void clicked(const duovita::ContentSource& source);
    void doubleClicked(const duovita::ContentSource& source);
    void problemClicked(const duovita::ContentSource& place); ///< one that is marked, in the place of clicked()
    void scrolled();
    void arranged();       ///< the pages may stand elsewhere
    void picturesWanted(); ///< something is, or may be, seen that has no picture of its size
    void zoomRequested(double factor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    PagesGeometry geometryOfPages() const;
    QPoint scrolledBy() const;
    void askForPictures();
    void arrange();
    QRectF paperOf(int page) const;
    void paintPage(QPainter& painter, int page) const;
    void paintMarks(QPainter& painter) const;
    void paintMark(QPainter& painter, const ContentSource& source, Tone fill, std::optional<Tone> line = {}) const;
    QRectF inContent(int page, const QRectF& points) const;
    std::optional<PagedLayout::Hit> hitAt(const QPointF& point) const;
    std::optional<ContentSource> problemAt(const QPointF& point) const;
    QList<QRectF> marksOf(const ContentSource& source) const;       ///< in the content
    std::optional<QRect> spotOf(const ContentSource& source) const; ///< in the content, its lines
    QList<std::pair<EntryId, double>> entryTops() const; ///< in points from the first page's top, gaps included

    Language m_language;
    std::optional<PreviewDocument> m_document;
    ContentSource m_marked;
    bool m_markShown = true;
    QList<ContentSource> m_problems;
    std::optional<ContentSource> m_chosenProblem;
    std::optional<ContentSource> m_ring;
    int m_left = 0;
    int m_right = 0;
    bool m_wholePage = false;
    double m_zoom = 1;
    bool m_doubled = false; ///< the button that is held down was pressed twice
};

} // namespace duovita
