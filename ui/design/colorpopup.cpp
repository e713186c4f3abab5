#include "ui/design/colorpopup.h"

#include "ui/design/colorcontrol.h"
#include "ui/design/designwords.h"
#include "ui/style/roles.h"
#include "ui/widgets/colorswatch.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>

#include <cmath>

namespace duovita {

namespace {

constexpr int swatchColumns = 8;
constexpr int popupMargin = 12;
constexpr int fieldWidth = 88; // fits "#2457a5"

using SwatchRow = std::array<QRgb, swatchColumns>;

/// Blue, teal, green, red, brown, violet, pink, slate: all are readable on white.
constexpr SwatchRow deepColors{0xff12355b, 0xff0b4a4a, 0xff1f4a24, 0xff641f28,
                               0xff553208, 0xff3f2766, 0xff5c1743, 0xff2b3440};
constexpr SwatchRow middleColors{0xff2457a5, 0xff0f6b6b, 0xff2e6b34, 0xffa9281f,
                                 0xff8a5410, 0xff5b3a8e, 0xff9c2b6e, 0xff4a5a6a};
/// For text.
constexpr SwatchRow greyColors{0xff000000, 0xff111111, 0xff222222, 0xff333333,
                               0xff444444, 0xff555555, 0xff666666, 0xff707070};
/// For backgrounds and lines, in the order of the hues above.
constexpr SwatchRow tintColors{0xffe1eaf7, 0xffe0f0ef, 0xffe5f2e6, 0xfff9e7e5,
                               0xfff8efe2, 0xffece6f5, 0xfff6e5ef, 0xffe7e9ed};

} // namespace

ColorPopup::ColorPopup(const DesignKey& key, const QColor& color, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_key(key)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("design.colorPopup"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(labelOf(key));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(popupMargin, popupMargin, popupMargin, popupMargin);
    layout->setSpacing(2 * gridStep);
    layout->addWidget(makeSwatches());
    layout->addWidget(makeField());
    for (ColorSwatch* swatch : std::as_const(m_swatches))
        swatch->setChecked(swatch->color() == color);
    m_typed->setText(color.isValid() ? color.name() : QString());
    m_typed->selectAll();
}

QWidget* ColorPopup::makeSwatches()
{
    const bool isRead = isHardToRead(m_key, Qt::white);
    auto* all = new QWidget(this);
    auto* grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gridStep);
    int row = 0;
    for (const SwatchRow& colors : {isRead ? greyColors : tintColors, middleColors, deepColors}) {
        for (int column = 0; column < swatchColumns; ++column) {
            const QColor color(colors.at(static_cast<std::size_t>(column)));
            auto* swatch = new ColorSwatch(all);
            swatch->setObjectName(QStringLiteral("design.colorPopup.%1").arg(color.name()));
            swatch->setColor(color, color.name());
            grid->addWidget(swatch, row, column);
            m_swatches += swatch;
            connect(swatch, &ColorSwatch::clicked, this, [this, color] { take(color); });
        }
        ++row;
    }
    return all;
}

QWidget* ColorPopup::makeField()
{
    auto* field = new QWidget(this);
    m_dot = new ColorSwatch(field);
    m_dot->setFocusPolicy(Qt::NoFocus);
    m_dot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_typed = new QLineEdit(field);
    m_typed->setObjectName(QStringLiteral("design.colorPopup.hex"));
    m_typed->setPlaceholderText(QStringLiteral("#2457a5"));
    m_typed->setAccessibleName(tr("Colour, such as #2457a5"));
    m_typed->setFixedWidth(fieldWidth);
    m_words = new QLabel(field);
    m_words->setObjectName(QStringLiteral("design.colorPopup.words"));
    auto* line = new QHBoxLayout(field);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2 * gridStep);
    line->addWidget(m_dot);
    line->addWidget(m_typed);
    line->addWidget(m_words, 1);
    connect(m_typed, &QLineEdit::textChanged, this, &ColorPopup::show);
    connect(m_typed, &QLineEdit::returnPressed, this, [this] {
        if (const QColor color = colorIn(m_typed->text()); color.isValid())
            take(color);
    });
    return field;
}

QColor ColorPopup::colorIn(const QString& typed)
{
    const QString text = typed.trimmed();
    const QColor color = QColor::fromString(text.startsWith(u'#') ? text : QString(u'#' + text));
    return color.alpha() == 255 ? color : QColor();
}

/// Shows the typed colour and how readable it is.
void ColorPopup::show(const QString& typed)
{
    const QColor color = colorIn(typed);
    m_dot->setVisible(color.isValid());
    m_dot->setColor(color, {});
    const bool hard = color.isValid() && isHardToRead(m_key, color);
    setTextLook(*m_words, hard ? Tone::Warn : Tone::Text2, TextSize::Small);
    const QString ratio = locale().toString(std::floor(contrast(color, Qt::white) * 10) / 10, 'f', 1);
    m_words->setText(!color.isValid() ? tr("Six hexadecimal digits (0–9, a–f)")
                     : hard           ? tr("%1 : 1 on white, hard to read").arg(ratio)
                                      : QString());
}

void ColorPopup::take(const QColor& color)
{
    Q_EMIT chosen(color);
    close();
}

void ColorPopup::popUp(const QWidget& below)
{
    adjustSize();
    const QRect room = below.screen()->availableGeometry();
    const QPoint corner = below.mapToGlobal(QPoint(0, below.height() + gridStep));
    const int left = std::min(corner.x(), room.right() - width());
    const bool fits = corner.y() + height() <= room.bottom();
    move(std::max(room.left(), left), fits ? corner.y() : below.mapToGlobal(QPoint()).y() - height() - gridStep);
    QFrame::show();
    m_typed->setFocus();
}

} // namespace duovita
