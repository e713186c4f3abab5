#pragma once

#include <QLabel>

namespace duovita {

/// One line of plain text that is cut with an ellipsis where there is no room for all of it; text() is whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace duovita
