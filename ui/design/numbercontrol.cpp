#include "ui/design/numbercontrol.h"

#include "ui/design/designwords.h"
#include "ui/style/tokens.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace duovita {

namespace {

constexpr int boxWidth = 112; // fits "10.25 pt" and the arrows
constexpr int leastBox = 96;  // minimum for two side by side: "9.05 pt"

struct Usual {
    const char* key;
    double lowest;
    double highest;
};

/// The range of a slider, smaller than what can be typed. Keys not listed here use their full range.
constexpr Usual usual[] = {
    {"body.size", 8, 12},
    {"body.lineSpacing", 1, 2},
    {"space.density", 0.5, 2},
    {"personName.size", 14, 36},
    {"headline.size", 8, 16},
    {"contacts.size", 7, 12},
    {"section.size", 9, 18},
    {"personName.tracking", -0.05, 0.3},
    {"section.tracking", -0.05, 0.3},
    {"fonts.latinScale", 0.9, 1.2},
    {"section.spaceBefore", 0, 24},
    {"section.spaceAfter", 0, 16},
    {"section.stretch", 0, 20},
    {"section.ruleWidth", 0, 3},
    {"headline.spaceBefore", 0, 16},
    {"contacts.spaceBefore", 0, 20},
    {"entry.spaceBefore", 0, 16},
    {"entry.headGap", 0, 10},
    {"list.spaceBefore", 0, 10},
    {"list.indent", 4, 30},
    {"works.spaceBefore", 0, 10},
    {"photo.width", 0, 50},
    {"photo.height", 0, 60},
    {"sidebar.width", 30, 90},
    {"entry.dateColumn", 15, 50},
    {"margins.left", 5, 40},
    {"margins.top", 5, 40},
    {"margins.right", 5, 40},
    {"margins.bottom", 5, 40},
};

Usual usualOf(const DesignKey& key)
{
    for (const Usual& row : usual) {
        if (key.name == QLatin1StringView(row.key))
            return row;
    }
    return {"", key.lowest, key.highest};
}

/// Letter spacing and factors are shown in per cent; line spacing as a factor, as is usual in typography.
bool isPercent(const DesignKey& key)
{
    return key.unit == DesignKey::Unit::Em ||
           (key.unit == DesignKey::Unit::Factor && key.name != QStringLiteral("body.lineSpacing"));
}

/// Omits trailing zeros, except for factors, and hundredths for which a narrow box has no room. A double click selects
/// the whole number, not only the digits on one side of the decimal point.
class RoundedBox : public QDoubleSpinBox {
public:
    RoundedBox(bool trimmed, QWidget* parent) : QDoubleSpinBox(parent), m_trimmed(trimmed)
    {
        lineEdit()->installEventFilter(this);
    }

    QString textFromValue(double value) const override
    {
        constexpr double twoDigits = 10;
        QString text = m_isNarrow && value >= twoDigits && decimals() > 1 ? locale().toString(value, 'f', 1)
                                                                          : QDoubleSpinBox::textFromValue(value);
        const QString point = locale().decimalPoint();
        if (!m_trimmed || !text.contains(point))
            return text;
        while (text.endsWith(locale().zeroDigit()))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
        return text;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched != lineEdit() || event->type() != QEvent::MouseButtonDblClick)
            return QDoubleSpinBox::eventFilter(watched, event);
        selectAll();
        return true;
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QDoubleSpinBox::resizeEvent(event);
        const bool isNarrow = width() < boxWidth;
        if (isNarrow == m_isNarrow)
            return;
        m_isNarrow = isNarrow;
        setSuffix(suffix()); // shows the text anew
    }

private:
    bool m_trimmed;
    bool m_isNarrow = false;
};

} // namespace

NumberControl::NumberControl(const DesignKey& key, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_box(new RoundedBox(key.unit != DesignKey::Unit::Factor || isPercent(key), this)),
      m_slider(nullptr), m_scale(isPercent(key) ? 100 : 1)
{
    constexpr int mostDecimals = 2;
    constexpr double coarse = 0.5; // of values that are set in such steps, tenths are finer than the eye
    m_box->setDecimals(isPercent(key) ? 0 : key.step >= coarse ? 1 : mostDecimals);
    m_box->setRange(key.lowest * m_scale, key.highest * m_scale);
    m_box->setSingleStep(key.step * m_scale);
    m_box->setSuffix(isPercent(key) ? QStringLiteral(" %") : suffixOf(key.unit));
    m_box->setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue); // of what was typed beyond the range
    m_box->setKeyboardTracking(false);                                 // "1" is not a size while "10.5" is being typed
    m_box->setMinimumWidth(boxWidth);
    m_box->setMaximumWidth(boxWidth);
    add(m_box, name);
    makeSlider(name);
    addStretch(); // fills the row if the slider is hidden
    connect(m_box, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
        const double value = shown / m_scale;
        show(value);
        Q_EMIT chosen(value);
    });
}

void NumberControl::makeSlider(const QString& name)
{
    const Usual range = usualOf(m_key);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setRange(stepsOf(range.lowest), stepsOf(range.highest));
    m_slider->setPageStep(4);
    add(m_slider, name + QStringLiteral(".slider"), 1);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->removeWidget(m_slider); // insert before the box, which was added first to take the focus
    row->insertWidget(0, m_slider, 1);
    row->setSpacing(4 * gridStep);
    m_box->raise(); // children must be in Tab order
    m_slider->installEventFilter(this);
    connect(m_slider, &QSlider::valueChanged, m_box,
            [this](int steps) { m_box->setValue(steps * m_key.step * m_scale); });
    connect(m_slider, &QSlider::sliderReleased, this, &NumberControl::settled);
}

int NumberControl::stepsOf(double value) const
{
    return static_cast<int>(std::lround(value / m_key.step));
}

void NumberControl::setHalved(bool halved)
{
    m_slider->setVisible(!halved);
    m_box->setMinimumWidth(halved ? leastBox : boxWidth);
    m_box->setSizePolicy(QSizePolicy::Expanding, m_box->sizePolicy().verticalPolicy());
    constexpr int beforeStretch = 100; // the box takes what room there is
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(m_box, beforeStretch);
}

void NumberControl::show(const QJsonValue& value)
{
    const QSignalBlocker boxGuard(m_box);
    m_box->setValue(value.toDouble() * m_scale);
    const QSignalBlocker sliderGuard(m_slider);
    m_slider->setValue(stepsOf(value.toDouble()));
}

bool NumberControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_slider || event->type() != QEvent::MouseButtonDblClick)
        return DesignControl::eventFilter(watched, event);
    Q_EMIT resetWanted();
    return true; // the slider must not see it as a click
}

} // namespace duovita
