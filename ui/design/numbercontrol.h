#pragma once

#include "ui/design/designcontrol.h"

class QDoubleSpinBox;
class QSlider;

namespace duovita {

/// A number in its unit: a slider over what is usual, and a box for whatever else may be typed.
class NumberControl : public DesignControl {
    Q_OBJECT

public:
    NumberControl(const DesignKey& key, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;
    void setHalved(bool halved) override; ///< a slider would be too short to be dragged

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeSlider(const QString& name);
    int stepsOf(double value) const; ///< on the slider

    QDoubleSpinBox* m_box;
    QSlider* m_slider;
    double m_scale; ///< from the key's value to what is read
};

} // namespace duovita
