#pragma once

#include <QWidget>

namespace duovita {

/// The background of the command bar, with a hairline border.
class CommandPanel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace duovita
