#include "ui/design/numbercontrol.h"

#include "ui/design/designwords.h"

#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>
#include <utility>

namespace duovita {

namespace {

/// What a slider goes over: less than what can be typed.
std::optional<std::pair<double, double>> sliderRange(const QString& key)
{
    if (key == QStringLiteral("body.size"))
        return std::pair(8.0, 12.0);
    if (key == QStringLiteral("space.density"))
        return std::pair(0.5, 1.5);
    if (key == QStringLiteral("body.lineSpacing"))
        return std::pair(1.0, 2.0);
    return std::nullopt;
}

} // namespace

NumberControl::NumberControl(const DesignKey& key, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_box(new QDoubleSpinBox(this))
{
    const int decimals = key.step >= 1 ? 0 : key.step >= 0.1 && key.step != 0.25 ? 1 : 2;
    m_box->setDecimals(key.unit == DesignKey::Unit::Millimetres ? std::max(1, decimals) : decimals);
    m_box->setRange(key.lowest, key.highest);
    m_box->setSingleStep(key.step);
    m_box->setSuffix(suffixOf(key.unit));
    m_box->setKeyboardTracking(false); // "1" on the way to "10.5" is no size
    add(m_box, name);
    if (sliderRange(key.name))
        addSlider(name);
    else
        addStretch();
    connect(m_box, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        show(value);
        Q_EMIT chosen(value);
    });
}

void NumberControl::addSlider(const QString& name)
{
    const auto [lowest, highest] = *sliderRange(m_key.name);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setRange(static_cast<int>(std::lround(lowest / m_key.step)),
                       static_cast<int>(std::lround(highest / m_key.step)));
    m_slider->setPageStep(4);
    add(m_slider, name + QStringLiteral(".slider"), 1);
    addStretch(); // where the slider is not shown
    connect(m_slider, &QSlider::valueChanged, m_box, [this](int steps) { m_box->setValue(steps * m_key.step); });
    connect(m_slider, &QSlider::sliderReleased, this, &NumberControl::settled);
}

void NumberControl::setHalved(bool halved)
{
    if (m_slider)
        m_slider->setVisible(!halved);
}

void NumberControl::show(const QJsonValue& value)
{
    const QSignalBlocker boxGuard(m_box);
    m_box->setValue(value.toDouble());
    if (!m_slider)
        return;
    const QSignalBlocker sliderGuard(m_slider);
    m_slider->setValue(static_cast<int>(std::lround(value.toDouble() / m_key.step)));
}

} // namespace duovita
