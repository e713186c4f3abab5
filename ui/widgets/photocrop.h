#pragma once

#include "core/domain/person.h"

#include <QDialog>
#include <QImage>

namespace duovita {

/// The photo's picture, rotated as its EXIF orientation says.
QImage uprightPicture(const Photo& photo);
/// Returns the photo with another picture, in the same file format and with the same texts.
Photo withPicture(const Photo& photo, const QImage& picture);

/// A picture with a frame around the part to keep. The frame can be dragged, resized at its edges and corners, and
/// moved with the arrow keys (with Shift: resized).
class CropArea : public QWidget {
    Q_OBJECT

public:
    explicit CropArea(QImage picture, QWidget* parent = nullptr);

    /// Ratio of width to height; 0 for any. Sets the largest frame of that shape around the current centre.
    void setShape(double shape);
    QRect frame() const { return m_frame.toRect(); } ///< in picture pixels
    QSize sizeHint() const override { return {420, 480}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF shown() const; ///< the picture's rectangle in the widget
    QPointF toPicture(const QPointF& point) const;
    Qt::Edges edgesAt(const QPointF& point) const; ///< edges of the frame at a point of the widget
    void setFrame(QRectF frame);
    void pull(Qt::Edges edges, const QPointF& to);

    QImage m_picture;
    QRectF m_frame;
    double m_shape = 0;
    Qt::Edges m_pulled;
    QPointF m_last; ///< last drag position, in picture coordinates
};

/// Asks which part of a photo to keep. Deletes itself when closed.
class CropDialog : public QDialog {
    Q_OBJECT

public:
    CropDialog(const Photo& photo, QWidget* parent);

Q_SIGNALS:
    void cropped(const duovita::Photo& photo);
};

} // namespace duovita
