#pragma once

#include <QTextBrowser>
#include <QTimer>

namespace duovita {

/// Shows a page of the manual in the colours of the desktop, with its pictures no wider than the page.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget* parent = nullptr);

    /// Marks every place that has the text, and goes to the first one; with an empty text marks nothing.
    void markAll(const QString& text);
    /// How much larger than the desktop's letters these are, in steps of one point.
    void zoomBy(int steps);
    void zoomBack();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString styleSheetOfPages() const;
    void showAgain();

    QTimer m_soon; ///< pictures are scaled anew when the width has come to rest
    int m_width = 0;
    int m_zoom = 0;
    QString m_marked;
};

} // namespace duovita
