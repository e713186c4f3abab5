#pragma once

#include "ui/preview/pagesgeometry.h"
#include "ui/preview/previewbuilder.h"
#include "ui/style/tokens.h"

#include <QAbstractScrollArea>

namespace duovita {

/// Shows the pages of one language's document, stacked vertically. Old pages stay until new ones arrive; a page without
/// a picture is blank.
class PagesView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PagesView(Language language, QWidget* parent = nullptr);

    const PreviewDocument* document() const { return m_document ? &*m_document : nullptr; }
    void showDocument(const PreviewDocument& document);
    void clear();
    void showPictures(const QList<QImage>& pages); ///< for the current document
    PagesLook look() const;                        ///< the visible part; assumes A4 before there is a document

    void setSideMargins(int left, int right); ///< left and right of the pages; the scroll bar lies in them
    void setWholePage(bool whole);            ///< fit whole pages in the height
    void setZoom(double zoom);                ///< 1: fitted size

    /// Marks the lines of the edited entry or text.
    void mark(const ContentSource& source);
    void showMark(bool shown); ///< hides the mark temporarily
    /// Marks the problems, and emphasizes the chosen one. Replaces the mark of the edited text.
    void markProblems(const QList<ContentSource>& places, const std::optional<ContentSource>& chosen);
    /// Draws a ring around the text edited on the page; nothing removes it.
    void setRing(const std::optional<ContentSource>& source);
    /// The text's rectangle in the viewport, with the width of its column; only the first part if it spans pages.
    /// Nothing if it is on no page.
    std::optional<QRect> boxOf(const ContentSource& source) const;
    /// The rectangle in the viewport of the page that has the text, or its first part.
    std::optional<QRect> paperBehind(const ContentSource& source) const;
    /// Scrolls as little as needed to show the text, or part of the entry, if it is on a page.
    void reveal(const ContentSource& source);
    bool isSeen(const ContentSource& source) const;

    /// The top of the visible area, as an entry and an offset, for scrolling the other language to the same place.
    struct Anchor {
        EntryId entry;
        double offset; ///< points from the entry's first line
    };
    std::optional<Anchor> anchor() const;
    void scrollTo(const Anchor& anchor);

Q_SIGNALS:
    void clicked(const duovita::ContentSource& source);
    void doubleClicked(const duovita::ContentSource& source);
    void problemClicked(const duovita::ContentSource& place); ///< emitted instead of clicked()
    void scrolled();
    void arranged();       ///< positions of pages may have changed
    void picturesWanted(); ///< a picture is missing or has the wrong size
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
    QList<QRectF> marksOf(const ContentSource& source) const;       ///< in content coordinates
    std::optional<QRect> spotOf(const ContentSource& source) const; ///< its lines, in content coordinates
    QList<std::pair<EntryId, double>> entryTops() const; ///< points from the top of the first page, including gaps

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
    bool m_doubled = false; ///< the mouse button is down after a double click
};

} // namespace duovita
