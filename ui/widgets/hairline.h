#pragma once

#include "ui/style/tokens.h"

#include <QPainter>
#include <QWidget>

namespace duovita {

/// A line of one pixel between the parts of a pane.
class Hairline : public QWidget {
public:
    explicit Hairline(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), tone(Tone::Line, palette())); }
};

} // namespace duovita
