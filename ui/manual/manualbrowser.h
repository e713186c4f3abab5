#pragma once

#include <QTextBrowser>
#include <QTimer>

namespace duovita {

/// Shows pages of the manual in the desktop's colours, with pictures scaled to the page width.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget* parent = nullptr);

    /// Highlights every occurrence of the text and scrolls to the first; an empty text removes the highlights.
    void markAll(const QString& text);
    /// Changes the font size relative to the desktop's, in steps of one point.
    void zoomBy(int steps);
    void zoomBack();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString styleSheetOfPages() const;
    void showAgain();

    QTimer m_soon; ///< rescales pictures once the width is stable
    int m_width = 0;
    int m_zoom = 0;
    QString m_marked;
};

} // namespace duovita
