#include "ui/widgets/photoedit.h"

#include "core/domain/openfiles.h"
#include "core/messages/errorwords.h"
#include "ui/widgets/photocrop.h"

#include <QBuffer>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>

namespace duovita {

namespace {

constexpr QSize shownSize(112, 84); // maximum
constexpr qint64 megabyte = 1024 * 1024;
constexpr qint64 largestFile = 64 * megabyte;
constexpr int mostPixels = 2400; // of the longer side; more would make exported files too large for mail servers

QString mediaTypeOf(const QByteArray& format)
{
    return format == "jpeg" ? QStringLiteral("image/jpeg") : format == "png" ? QStringLiteral("image/png") : QString();
}

/// Scaled for the screen's pixel ratio.
QPixmap fitted(const QPixmap& picture, qreal pixels)
{
    QPixmap shown = picture.scaled(shownSize * pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    shown.setDevicePixelRatio(pixels);
    return shown;
}

} // namespace

PhotoEdit::PhotoEdit(QWidget* parent)
    : QWidget(parent), m_picture(new QLabel(this)), m_problem(new QLabel(this)), m_choose(new QPushButton(this)),
      m_crop(new QPushButton(tr("Crop…"), this)), m_remove(new QPushButton(tr("Remove"), this))
{
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(m_picture);
    auto* buttons = new QVBoxLayout; // stacked: side by side, they would be too wide for a narrow form
    for (QPushButton* button : {m_choose, m_crop, m_remove})
        buttons->addWidget(button);
    buttons->addStretch();
    row->addLayout(buttons);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_problem);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("field.photo.problem"));
    m_choose->setObjectName(QStringLiteral("field.photo.choose"));
    m_crop->setObjectName(QStringLiteral("field.photo.crop"));
    connect(m_crop, &QPushButton::clicked, this, &PhotoEdit::crop);
    m_remove->setObjectName(QStringLiteral("field.photo.remove"));
    connect(m_choose, &QPushButton::clicked, this, &PhotoEdit::choose);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        setPhoto(std::nullopt);
        Q_EMIT edited(m_photo);
    });
    setPhoto(std::nullopt);
}

void PhotoEdit::setPhoto(const std::optional<Photo>& photo)
{
    m_photo = photo;
    QPixmap picture;
    if (photo)
        picture.loadFromData(photo->data);
    if (!picture.isNull())
        m_picture->setPixmap(fitted(picture, devicePixelRatioF()));
    m_picture->setVisible(!picture.isNull());
    m_choose->setText(photo ? tr("Choose another…") : tr("Choose a photo…"));
    m_crop->setVisible(!picture.isNull());
    m_remove->setVisible(photo.has_value());
    showProblem({});
}

void PhotoEdit::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void PhotoEdit::choose()
{
    auto* dialog = new QFileDialog(this, tr("Choose a photo"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Photos (%1)").arg(QStringLiteral("*.jpg *.jpeg *.png")));
    connect(dialog, &QFileDialog::fileSelected, this, &PhotoEdit::takeFile);
    dialog->open();
}

void PhotoEdit::crop()
{
    auto* dialog = new CropDialog(*m_photo, this);
    connect(dialog, &CropDialog::cropped, this, [this](const Photo& photo) {
        setPhoto(photo);
        Q_EMIT edited(m_photo);
    });
    dialog->open();
}

void PhotoEdit::takeFile(const QString& path)
{
    if (const Result<void> may = mayBeRead(path); !may)
        return showProblem(describe(may.error()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return showProblem(tr("%1 cannot be read: %2").arg(path, file.errorString()));
    if (file.size() > largestFile)
        return showProblem(
            tr("The photo is %1 MB. Use a file of at most %2 MB.")
                .arg(QString::number(file.size() / megabyte + 1), QString::number(largestFile / megabyte)));
    Photo photo;
    photo.data = file.readAll();
    QBuffer buffer(&photo.data);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true); // programs that ignore the orientation show it upright, too
    photo.mediaType = mediaTypeOf(reader.format());
    const QSize size = reader.size();
    const bool isLarge = qMax(size.width(), size.height()) > mostPixels;
    if (isLarge)
        reader.setScaledSize(size.scaled(mostPixels, mostPixels, Qt::KeepAspectRatio));
    const QImage picture = reader.read();
    if (photo.mediaType.isEmpty() || picture.isNull())
        return showProblem(tr("This file cannot be used as a photo. Use a JPEG or PNG file."));
    if (isLarge || reader.transformation() != QImageIOHandler::TransformationNone)
        photo = withPicture(photo, picture);
    if (m_photo)
        photo.alternative = m_photo->alternative;
    setPhoto(photo);
    Q_EMIT edited(m_photo);
}

void PhotoEdit::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->urls().size() == 1 && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void PhotoEdit::dropEvent(QDropEvent* event)
{
    takeFile(event->mimeData()->urls().value(0).toLocalFile());
    event->acceptProposedAction();
}

} // namespace duovita
