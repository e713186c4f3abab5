#pragma once

#include "ui/design/designcontrol.h"

#include <QColor>

class QLabel;
class QPushButton;

namespace duovita {

/// A colour, with a warning where text in it is hard to read on white.
class ColorControl : public DesignControl {
    Q_OBJECT

public:
    ColorControl(const DesignKey& key, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;

private:
    void choose();
    void showContrast();

    QPushButton* m_button;
    QLabel* m_warning;
    QColor m_color;
};

/// As WCAG 2 has it: from 1, of a colour with itself, to 21, of black with white.
double contrast(const QColor& one, const QColor& other);

} // namespace duovita
