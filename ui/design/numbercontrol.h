#pragma once

#include "ui/design/designcontrol.h"

class QDoubleSpinBox;
class QSlider;

namespace duovita {

/// A number in its unit; with a slider for what is set by eye.
class NumberControl : public DesignControl {
    Q_OBJECT

public:
    NumberControl(const DesignKey& key, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;
    void setHalved(bool halved) override; ///< a slider would be too short to be dragged

private:
    void addSlider(const QString& name);

    QDoubleSpinBox* m_box;
    QSlider* m_slider = nullptr;
};

} // namespace duovita
