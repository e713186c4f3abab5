#include "ui/design/colorcontrol.h"

#include "ui/design/colorpopup.h"
#include "ui/style/roles.h"
#include "ui/widgets/colorswatch.h"
#include "ui/widgets/flowlayout.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <cmath>

namespace duovita {

namespace {

constexpr double enough = 4.5; // minimum contrast of WCAG AA
constexpr int buttonWidth = 104;
constexpr int leastButton = 96; // of two beside each other

/// All are readable on white.
constexpr std::array<QRgb, 7> accents{0xff1f4e79, 0xff2457a5, 0xff0f6b6b, 0xff2e6b34,
                                      0xff8c2f39, 0xff7a4a12, 0xff5b3a8e};
constexpr std::size_t schemeSize = 4; ///< the template's own colour, and the colours of text, muted text and accent

/// Relative luminance as defined by WCAG 2.
double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Whether other colours are derived from this one.
bool leads(const QString& key)
{
    return key == QStringLiteral("colors.accent") || key == QStringLiteral("band.ground");
}

QIcon dotOf(const QColor& color, const QPalette& palette)
{
    constexpr int side = 48; // device pixels: an icon of 16 at triple scale
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintColorDot(painter, QRectF(0, 0, side, side).adjusted(2, 2, -2, -2), color, palette);
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

bool isHardToRead(const DesignKey& key, const QColor& color)
{
    static const QStringList others{QStringLiteral("colors.rule"), QStringLiteral("colors.bullet"),
                                    QStringLiteral("colors.icon"), QStringLiteral("colors.line"),
                                    QStringLiteral("band.ground"), QStringLiteral("band.strip"),
                                    QStringLiteral("band.text")};
    return color.isValid() && !others.contains(key.name) && contrast(color, Qt::white) < enough;
}

ColorControl::ColorControl(const DesignKey& key, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_row(new QWidget(this)), m_group(new QButtonGroup(this)),
      m_button(new QPushButton(this)), m_warning(new QLabel(this))
{
    add(m_button, name);
    add(m_warning, name + QStringLiteral(".contrast"));
    makeSwatches(name);
    m_button->setFixedWidth(buttonWidth);
    m_button->setToolTip(tr("Another colour…"));
    setTextLook(*m_warning, Tone::Warn, TextSize::Small);
    m_warning->hide();
    connect(m_button, &QPushButton::clicked, this, &ColorControl::choose);
}

void ColorControl::makeSwatches(const QString& name)
{
    auto* line = new FlowLayout(m_row, FlowLayout::Last::AsWideAsItIs);
    const std::size_t count = leads(m_key.name) ? 1 + accents.size() : schemeSize;
    for (std::size_t i = 0; i < count; ++i) {
        auto* swatch = new ColorSwatch(m_row);
        swatch->setObjectName(name + QStringLiteral(".swatch.%1").arg(i));
        m_group->addButton(swatch);
        line->addWidget(swatch);
        m_swatches += swatch;
        connect(swatch, &ColorSwatch::clicked, this, [this, swatch] {
            show(swatch->color().name());
            Q_EMIT chosen(swatch->color().name());
        });
    }
    auto* whole = static_cast<QHBoxLayout*>(layout());
    whole->insertWidget(0, m_row, 1);
    whole->insertWidget(1, m_warning); // before the button, which stays at the end like the number boxes
}

void ColorControl::setLook(const Template& shown, const Template& bare)
{
    const QColor own = QColor::fromString(m_key.get(bare).toString());
    QList<std::pair<QColor, QString>> colors{{own, tr("Template default")}};
    if (leads(m_key.name)) {
        for (const QRgb accent : accents)
            colors += {QColor(accent), QColor(accent).name()};
    } else {
        colors += {shown.textColor, tr("Same as text")};
        colors += {shown.mutedColor, tr("Same as muted text")};
        colors += {shown.accentColor, tr("Same as accent")};
    }
    QList<QColor> seen;
    for (qsizetype i = 0; i < m_swatches.size(); ++i) {
        const QColor& color = colors[i].first;
        m_swatches[i]->setColor(color, colors[i].second);
        m_swatches[i]->setVisible(color.isValid() && !seen.contains(color));
        seen += color;
    }
}

void ColorControl::show(const QJsonValue& value)
{
    m_color = QColor::fromString(value.toString());
    m_button->setText(m_color.isValid() ? m_color.name() : tr("None"));
    m_button->setIcon(m_color.isValid() ? dotOf(m_color, palette()) : QIcon());
    m_group->setExclusive(false);
    bool shown = false;
    for (ColorSwatch* swatch : std::as_const(m_swatches)) {
        swatch->setChecked(!shown && !swatch->isHidden() && swatch->color() == m_color);
        shown = shown || swatch->isChecked();
    }
    m_group->setExclusive(true);
    showContrast();
}

void ColorControl::setHalved(bool halved)
{
    m_row->setVisible(!halved);
    m_button->setFixedWidth(halved ? leastButton : buttonWidth);
    layout()->setAlignment(m_button, halved ? Qt::AlignLeft : Qt::Alignment());
}

void ColorControl::setAccessibleWords(const QString& words)
{
    m_button->setAccessibleName(words);
    m_row->setAccessibleName(words);
}

void ColorControl::showContrast()
{
    m_warning->setVisible(isHardToRead(m_key, m_color));
    const QString ratio = locale().toString(std::floor(contrast(m_color, Qt::white) * 10) / 10, 'f', 1);
    m_warning->setText(tr("%1 : 1").arg(ratio));
    m_warning->setToolTip(tr("Contrast %1 : 1 on white; below 4.5 it is hard to read").arg(ratio));
}

void ColorControl::choose()
{
    auto* popup = new ColorPopup(m_key, m_color, this);
    connect(popup, &ColorPopup::chosen, this, [this](const QColor& color) {
        show(color.name());
        Q_EMIT chosen(color.name());
    });
    popup->popUp(*m_button);
}

} // namespace duovita
