#pragma once

#include "ui/design/designcontrol.h"

class QDoubleSpinBox;
class QSlider;

namespace duovita {

/// A number with its unit: a slider for the usual range, and a box for any other value.
class NumberControl : public DesignControl {
    Q_OBJECT

public:
    NumberControl(const DesignKey& key, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;
    void setHalved(bool halved) override; ///< hides the slider, which would be too short to drag

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeSlider(const QString& name);
    int stepsOf(double value) const; ///< slider position of a value

    QDoubleSpinBox* m_box;
    QSlider* m_slider;
    double m_scale; ///< factor from the key's value to the displayed one
};

} // namespace duovita
