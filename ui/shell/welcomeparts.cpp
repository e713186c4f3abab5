#include "ui/shell/welcomeparts.h"

#include "core/messages/kindwords.h"
#include "core/services/store.h"
#include "ui/design/thumbnailbuilder.h"
#include "ui/presentation/icons.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"
#include "ui/widgets/keysign.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace duovita {

namespace {

constexpr QSize picture{110, 156};
constexpr int nameHeight = 24;
constexpr int padding = 16;
constexpr std::array shownLooks{"classic", "modern", "banking", "timeline", "columns", "bilingual", "campus"};

} // namespace

DropArea::DropArea(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_formats(new QLabel(this)), m_choose(new QPushButton(this))
{
    setTextLook(*m_title, Tone::Text, TextSize::Title, true);
    setTextLook(*m_formats, Tone::Text2, TextSize::Normal);
    m_formats->setWordWrap(true);
    m_formats->setObjectName(QStringLiteral("welcome.formats"));
    m_choose->setObjectName(QStringLiteral("welcome.import"));
    setRole(*m_choose, Role::Primary);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(padding, padding, padding, padding);
    layout->setSpacing(2 * gridStep);
    layout->addStretch(2);
    constexpr int iconRoom = 40;
    layout->addSpacing(iconRoom);
    for (QLabel* label : {m_title, m_formats}) {
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    layout->addSpacing(2 * gridStep);
    layout->addWidget(m_choose, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    constexpr int least = 180;
    constexpr int most = 228;
    setMinimumHeight(least);
    setMaximumHeight(most);
}

void DropArea::setWords(const QString& title, const QString& formats, const QString& choose)
{
    m_title->setText(title);
    m_formats->setText(formats);
    m_choose->setText(choose);
}

void DropArea::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen edge(tone(Tone::Edge, palette()), 1, Qt::CustomDashLine);
    edge.setDashPattern({3, 3});
    painter.setPen(edge);
    painter.setBrush(tone(Tone::Outline, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), panelRadius, panelRadius);
    constexpr int large = 28;
    const QRect icon((width() - large) / 2, m_title->y() - large - padding / 2, large, large);
    paintIcon(painter, icon, QStringLiteral("import"), tone(Tone::AccentText, palette()));
}

WayToBegin::WayToBegin(const QString& icon, QWidget* parent) : QAbstractButton(parent), m_icon(icon)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    constexpr int height = 60;
    setFixedHeight(height);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WayToBegin::setWords(const QString& title, const QString& about, const QString& key)
{
    setText(title);
    setAccessibleDescription(about);
    m_about = about;
    m_key = key;
    update();
}

void WayToBegin::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double ring = hasFocus() ? 2 : 1;
    painter.setPen(QPen(tone(hasFocus() ? Tone::AccentText : Tone::Line, palette()), ring));
    painter.setBrush(tone(isDown() ? Tone::Press : underMouse() ? Tone::Hover : Tone::Form, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), panelRadius,
                            panelRadius);
    const int middle = height() / 2;
    lineIcon(m_icon).paint(&painter,
                           QRect(padding, middle - duovita::iconSize / 2, duovita::iconSize, duovita::iconSize));
    const int left = padding + duovita::iconSize + 3 * gridStep;
    int right = width() - padding;
    // Words come first: where there is no room for both, the key is left out.
    const int besideKey = right - keySignSize(m_key).width() - padding;
    const int words = QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(m_about);
    if (!m_key.isEmpty() && left + words <= besideKey) {
        paintKeySign(painter, rect().adjusted(0, 0, -padding, 0), m_key, palette());
        right = besideKey;
    }
    const QRect upper(left, middle - lineHeight(TextSize::Normal) + 1, right - left, lineHeight(TextSize::Normal));
    const QRect lower(left, middle + 1, right - left, lineHeight(TextSize::Small));
    painter.setFont(textFont(TextSize::Normal, true));
    painter.setPen(tone(Tone::Text, palette()));
    painter.drawText(upper, Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(Tone::Text2, palette()));
    painter.drawText(lower, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_about, Qt::ElideRight, lower.width()));
}

LookStrip::LookStrip(const ExportFonts& fonts, QWidget* parent)
    : QWidget(parent), m_builder(new ThumbnailBuilder(fonts, this))
{
    setFixedHeight(height());
    connect(m_builder, &ThumbnailBuilder::drawn, this, [this](const QString& name, const QImage& page) {
        m_pictures.insert(name, page);
        update();
    });
}

int LookStrip::height() const
{
    return picture.height() + 2 + nameHeight;
}

void LookStrip::draw()
{
    const QList<Person> people = samplePeople();
    QStringList names;
    for (const char* name : shownLooks)
        names += QString::fromLatin1(name);
    m_builder->request({people.front(), people.front().cvs.front(), interfaceLanguage(),
                        qRound(picture.width() * devicePixelRatioF())},
                       names);
}

void LookStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setFont(textFont(TextSize::Small));
    const auto count = static_cast<int>(shownLooks.size());
    const int frame = picture.width() + 2;
    const int fitting = std::min(count, std::max(1, (width() + 3 * gridStep) / (frame + 3 * gridStep)));
    const double pitch = fitting > 1 ? static_cast<double>(width() - frame) / (fitting - 1) : 0;
    for (int index = 0; index < fitting; ++index) {
        const QString name = QString::fromLatin1(shownLooks.at(static_cast<std::size_t>(index)));
        const QRect sheet(qRound(index * pitch), 0, frame, picture.height() + 2);
        painter.fillRect(sheet, tone(Tone::PaperLine, palette()));
        const QRect paper = sheet.adjusted(1, 1, -1, -1);
        if (const QImage drawn = m_pictures.value(name); !drawn.isNull())
            painter.drawImage(paper, drawn);
        else
            drawPageToCome(painter, paper, palette());
        painter.fillRect(paper, tone(Tone::PaperVeil, palette()));
        painter.setPen(tone(Tone::Text2, palette()));
        painter.drawText(QRect(sheet.left(), sheet.bottom() + 1, frame, nameHeight), Qt::AlignCenter,
                         painter.fontMetrics().elidedText(templateWord(name), Qt::ElideRight, frame));
    }
}

} // namespace duovita
