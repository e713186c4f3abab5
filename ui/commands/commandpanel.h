#pragma once

#include <QWidget>

namespace duovita {

/// The ground of the command bar, with a hairline around.
class CommandPanel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace duovita
