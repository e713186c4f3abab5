#pragma once

#include "core/domain/person.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// Shows a person's photo, and replaces it by a file chosen in a dialog or dropped.
class PhotoEdit : public QWidget {
    Q_OBJECT

public:
    explicit PhotoEdit(QWidget* parent = nullptr);

    void setPhoto(const std::optional<Photo>& photo);
    /// Reads a JPEG or PNG file. Errors are shown below the photo, which stays unchanged.
    void takeFile(const QString& path);

Q_SIGNALS:
    void edited(const std::optional<duovita::Photo>& photo);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void choose();
    void crop();
    void showProblem(const QString& problem);

    std::optional<Photo> m_photo;
    QLabel* m_picture;
    QLabel* m_problem;
    QPushButton* m_choose;
    QPushButton* m_crop;
    QPushButton* m_remove;
};

} // namespace duovita
