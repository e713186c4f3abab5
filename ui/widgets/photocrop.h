#pragma once

#include "core/domain/person.h"

#include <QDialog>
#include <QImage>

namespace duovita {

/// The photo's picture the right way up: cameras write which way they were held.
QImage uprightPicture(const Photo& photo);
/// Another picture in the place of the photo's, in its file format and with its words.
Photo withPicture(const Photo& photo, const QImage& picture);

/// A picture with a frame around what stays: dragged, pulled at its edges and corners, or moved with the arrow keys
/// (with Shift: made larger and smaller).
class CropArea : public QWidget {
    Q_OBJECT

public:
    explicit CropArea(QImage picture, QWidget* parent = nullptr);

    /// Width by height; 0 for any shape. The frame becomes the largest of it around its middle.
    void setShape(double shape);
    QRect frame() const { return m_frame.toRect(); } ///< in the picture's pixels
    QSize sizeHint() const override { return {420, 480}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF shown() const; ///< where the picture is in the widget
    QPointF toPicture(const QPointF& point) const;
    Qt::Edges edgesAt(const QPointF& point) const; ///< of the frame, at a place in the widget
    void setFrame(QRectF frame);
    void pull(Qt::Edges edges, const QPointF& to);

    QImage m_picture;
    QRectF m_frame;
    double m_shape = 0;
    Qt::Edges m_pulled;
    QPointF m_last; ///< of a drag, in the picture
};

/// Asks what part of a photo to keep. Deletes itself when closed.
class CropDialog : public QDialog {
    Q_OBJECT

public:
    CropDialog(const Photo& photo, QWidget* parent);

Q_SIGNALS:
    void cropped(const duovita::Photo& photo);
};

} // namespace duovita
