#include "ui/widgets/photocrop.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImageReader>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr double smallest = 16; // pixels: smaller ones are useless
constexpr double grip = 10;     // distance that counts as on an edge

} // namespace

QImage uprightPicture(const Photo& photo)
{
    QByteArray data = photo.data;
    QBuffer buffer(&data);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    return reader.read();
}

Photo withPicture(const Photo& photo, const QImage& picture)
{
    Photo changed = photo;
    changed.data.clear();
    QBuffer buffer(&changed.data);
    buffer.open(QIODevice::WriteOnly);
    constexpr int quality = 92;
    const bool png = photo.mediaType == QStringLiteral("image/png");
    picture.save(&buffer, png ? "PNG" : "JPEG", png ? -1 : quality);
    return changed;
}

CropArea::CropArea(QImage picture, QWidget* parent) : QWidget(parent), m_picture(std::move(picture))
{
    setObjectName(QStringLiteral("crop.area"));
    setAccessibleName(tr("Area to keep"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(200, 200);
    m_frame = m_picture.rect();
}

void CropArea::setShape(double shape)
{
    m_shape = shape;
    if (shape <= 0)
        return;
    const QRectF whole = m_picture.rect();
    const double width = qMin(whole.width(), whole.height() * shape);
    QRectF frame(0, 0, width, width / shape);
    frame.moveCenter(m_frame.center());
    setFrame(frame);
}

void CropArea::setFrame(QRectF frame)
{
    const QRectF whole = m_picture.rect();
    frame.setWidth(qBound(qMin(smallest, whole.width()), frame.width(), whole.width()));
    frame.setHeight(qBound(qMin(smallest, whole.height()), frame.height(), whole.height()));
    if (m_shape > 0) // the smaller dimension decides
        frame.setSize(QSizeF(frame.height() * m_shape, frame.width() / m_shape).boundedTo(frame.size()));
    frame.moveLeft(qBound(0.0, frame.left(), whole.width() - frame.width()));
    frame.moveTop(qBound(0.0, frame.top(), whole.height() - frame.height()));
    m_frame = frame;
    update();
}

QRectF CropArea::shown() const
{
    const QSizeF size = QSizeF(m_picture.size()).scaled(this->size(), Qt::KeepAspectRatio);
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QPointF CropArea::toPicture(const QPointF& point) const
{
    const QRectF place = shown();
    return (point - place.topLeft()) * m_picture.width() / place.width();
}

Qt::Edges CropArea::edgesAt(const QPointF& point) const
{
    const double near = grip * m_picture.width() / shown().width();
    const QPointF at = toPicture(point);
    Qt::Edges edges;
    if (!m_frame.adjusted(-near, -near, near, near).contains(at))
        return edges;
    edges.setFlag(Qt::LeftEdge, qAbs(at.x() - m_frame.left()) < near);
    edges.setFlag(Qt::RightEdge, qAbs(at.x() - m_frame.right()) < near);
    edges.setFlag(Qt::TopEdge, qAbs(at.y() - m_frame.top()) < near);
    edges.setFlag(Qt::BottomEdge, qAbs(at.y() - m_frame.bottom()) < near);
    return edges;
}

void CropArea::pull(Qt::Edges edges, const QPointF& to)
{
    QRectF frame = m_frame;
    if (edges.testFlag(Qt::LeftEdge))
        frame.setLeft(qMin(to.x(), frame.right() - smallest));
    if (edges.testFlag(Qt::RightEdge))
        frame.setRight(qMax(to.x(), frame.left() + smallest));
    if (edges.testFlag(Qt::TopEdge))
        frame.setTop(qMin(to.y(), frame.bottom() - smallest));
    if (edges.testFlag(Qt::BottomEdge))
        frame.setBottom(qMax(to.y(), frame.top() + smallest));
    frame &= QRectF(m_picture.rect());
    if (m_shape > 0 && !(edges & (Qt::LeftEdge | Qt::RightEdge)))
        frame.setWidth(frame.height() * m_shape);
    else if (m_shape > 0)
        frame.setHeight(frame.width() / m_shape);
    setFrame(frame);
}

void CropArea::mousePressEvent(QMouseEvent* event)
{
    m_pulled = edgesAt(event->position());
    m_last = toPicture(event->position());
}

void CropArea::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        const Qt::Edges edges = edgesAt(event->position());
        const bool sides = edges & (Qt::LeftEdge | Qt::RightEdge);
        const bool ends = edges & (Qt::TopEdge | Qt::BottomEdge);
        setCursor(sides && ends ? Qt::SizeFDiagCursor
                  : sides       ? Qt::SizeHorCursor
                  : ends        ? Qt::SizeVerCursor
                                : Qt::SizeAllCursor);
        return;
    }
    const QPointF at = toPicture(event->position());
    if (m_pulled)
        pull(m_pulled, at);
    else
        setFrame(m_frame.translated(at - m_last));
    m_last = at;
}

void CropArea::keyPressEvent(QKeyEvent* event)
{
    const double step = qMax(1.0, m_picture.width() / 100.0);
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left:
        by = {-step, 0};
        break;
    case Qt::Key_Right:
        by = {step, 0};
        break;
    case Qt::Key_Up:
        by = {0, -step};
        break;
    case Qt::Key_Down:
        by = {0, step};
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        pull(by.x() != 0 ? Qt::RightEdge : Qt::BottomEdge, m_frame.bottomRight() + by);
    else
        setFrame(m_frame.translated(by));
}

void CropArea::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF place = shown();
    const double scale = place.width() / m_picture.width();
    const QRectF frame(place.topLeft() + m_frame.topLeft() * scale, m_frame.size() * scale);
    painter.drawImage(place, m_picture);
    QPainterPath outside;
    outside.addRect(place);
    outside.addRect(frame);
    painter.fillPath(outside, QColor(0, 0, 0, 140)); // odd-even fill: excludes the frame
    painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight) : QColor(Qt::white), 2));
    painter.drawRect(frame);
}

CropDialog::CropDialog(const Photo& photo, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("cropDialog"));
    setWindowTitle(tr("Crop the photo"));
    const QImage picture = uprightPicture(photo);
    auto* area = new CropArea(picture, this);
    auto* shapes = new QComboBox(this);
    shapes->setObjectName(QStringLiteral("crop.shape"));
    shapes->setAccessibleName(tr("Shape"));
    shapes->addItem(tr("3 : 4"), 3.0 / 4);
    shapes->addItem(tr("Passport, 35 × 45 mm"), 35.0 / 45);
    shapes->addItem(tr("Square"), 1.0);
    shapes->addItem(tr("Any shape"), 0.0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(shapes);
    layout->addWidget(buttons);
    connect(shapes, &QComboBox::currentIndexChanged, area,
            [area, shapes] { area->setShape(shapes->currentData().toDouble()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this, photo, picture, area] {
        Q_EMIT cropped(withPicture(photo, picture.copy(area->frame())));
        accept();
    });
    area->setShape(shapes->currentData().toDouble());
    area->setFocus();
}

} // namespace duovita
