#include "ui/design/colorcontrol.h"

#include "ui/design/designwords.h"

#include <QColorDialog>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <cmath>

namespace duovita {

namespace {

/// Relative, as WCAG 2 has it.
double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Lines and grounds are not read.
bool isOfText(const QString& key)
{
    static const QStringList others{QStringLiteral("colors.rule"), QStringLiteral("colors.bullet"),
                                    QStringLiteral("colors.icon"), QStringLiteral("colors.line"),
                                    QStringLiteral("band.ground"), QStringLiteral("band.strip"),
                                    QStringLiteral("band.text")};
    return !others.contains(key);
}

QIcon swatch(const QColor& color, const QPalette& palette)
{
    constexpr int side = 32;
    QPixmap picture(side, side);
    picture.fill(color);
    QPainter painter(&picture);
    painter.setPen(palette.color(QPalette::Mid));
    painter.drawRect(0, 0, side - 1, side - 1);
    return picture;
}

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    constexpr double flare = 0.05;
    return (std::max(a, b) + flare) / (std::min(a, b) + flare);
}

ColorControl::ColorControl(const DesignKey& key, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_button(new QPushButton(this)), m_warning(new QLabel(this))
{
    add(m_button, name);
    add(m_warning, name + QStringLiteral(".contrast"), 1);
    addStretch();
    m_warning->setWordWrap(true);
    m_warning->hide();
    connect(m_button, &QPushButton::clicked, this, &ColorControl::choose);
}

void ColorControl::show(const QJsonValue& value)
{
    m_color = QColor::fromString(value.toString());
    m_button->setText(m_color.isValid() ? m_color.name() : tr("None"));
    m_button->setIcon(m_color.isValid() ? swatch(m_color, palette()) : QIcon());
    showContrast();
}

void ColorControl::showContrast()
{
    constexpr double enough = 4.5; // WCAG AA
    const double ratio = contrast(m_color, Qt::white);
    m_warning->setVisible(m_color.isValid() && isOfText(m_key.name) && ratio < enough);
    m_warning->setText(tr("Contrast %1 : 1 on white; below 4.5 it is hard to read")
                           .arg(locale().toString(std::floor(ratio * 10) / 10, 'f', 1)));
}

void ColorControl::choose()
{
    auto* dialog = new QColorDialog(m_color.isValid() ? m_color : QColor(Qt::white), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("design.colorDialog"));
    dialog->setWindowTitle(labelOf(m_key));
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& color) {
        show(color.name());
        Q_EMIT chosen(color.name());
    });
    dialog->open();
}

} // namespace duovita
