#include "ui/manual/manualbrowser.h"

#include <QEvent>
#include <QFile>
#include <QImage>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>

namespace duovita {

namespace {

constexpr int rest = 120; // milliseconds without a change of width
constexpr int pageMargin = 16;
constexpr int besidePicture = 48; // page margins and scroll bar

/// Blends `share` of `colour` into `ground`.
QColor mixed(const QColor& ground, const QColor& colour, double share)
{
    const auto mix = [share](int from, int to) { return qRound(from + share * (to - from)); };
    return {mix(ground.red(), colour.red()), mix(ground.green(), colour.green()), mix(ground.blue(), colour.blue())};
}

} // namespace

ManualBrowser::ManualBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenExternalLinks(true);
    document()->setDocumentMargin(pageMargin);
    document()->setDefaultStyleSheet(styleSheetOfPages());
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(&m_soon, &QTimer::timeout, this, &ManualBrowser::showAgain);
    connect(this, &QTextBrowser::sourceChanged, this, [this] { markAll(m_marked); });
}

/// A style sheet for QTextBrowser in the desktop's colours; the pages' own is for web browsers and not fully supported.
QString ManualBrowser::styleSheetOfPages() const
{
    const QColor paper = palette().color(QPalette::Active, QPalette::Base);
    const QColor ink = palette().color(QPalette::Active, QPalette::Text);
    const QString faint = mixed(paper, ink, 0.08).name();
    const QString line = mixed(paper, ink, 0.3).name();
    QColor link = palette().color(QPalette::Active, QPalette::Link);
    const bool dark = paper.lightness() < ink.lightness();
    if (dark && link.lightness() < 160) // some dark desktops define no link colour
        link = QColor(0x8a, 0xb8, 0xe8);
    return QStringLiteral("h1 { font-size: x-large; } h2 { font-size: large; margin-top: 16px; }"
                          "p, li { margin-top: 4px; margin-bottom: 6px; }"
                          "code, pre, kbd { background-color: %1; font-family: 'Noto Sans Mono', monospace; }"
                          "pre { margin: 6px; } th, td { padding: 3px 8px; border: 1px solid %2; }"
                          "table { border-collapse: collapse; margin: 6px 0; }"
                          "a { color: %3; }")
        .arg(faint, line, link.name());
}

QVariant ManualBrowser::loadResource(int type, const QUrl& name)
{
    QVariant resource = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return resource;
    QImage image = resource.canConvert<QImage>() && !resource.value<QImage>().isNull()
                       ? resource.value<QImage>()
                       : QImage::fromData(resource.toByteArray());
    const qreal ratio = devicePixelRatioF();
    const int widest = qMax(1, qRound((width() - besidePicture) * ratio));
    if (image.width() > widest)
        image = image.scaledToWidth(widest, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

void ManualBrowser::showAgain()
{
    if (source().isEmpty())
        return;
    QScrollBar* bar = verticalScrollBar();
    const double place = bar->maximum() > 0 ? double(bar->value()) / bar->maximum() : 0;
    m_width = width();
    document()->setDefaultStyleSheet(styleSheetOfPages());
    reload();
    bar->setValue(qRound(place * bar->maximum()));
}

void ManualBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (width() != m_width)
        m_soon.start();
}

void ManualBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_soon.start();
}

void ManualBrowser::zoomBy(int steps)
{
    constexpr int smallest = -4;
    constexpr int largest = 16;
    const int wanted = qBound(smallest, m_zoom + steps, largest);
    zoomIn(wanted - m_zoom);
    m_zoom = wanted;
}

void ManualBrowser::zoomBack()
{
    zoomBy(-m_zoom);
}

void ManualBrowser::markAll(const QString& text)
{
    m_marked = text;
    QList<ExtraSelection> marks;
    ExtraSelection mark;
    mark.format.setBackground(palette().brush(QPalette::Highlight));
    mark.format.setForeground(palette().brush(QPalette::HighlightedText));
    for (QTextCursor at(document()); !text.isEmpty();) {
        at = document()->find(text, at);
        if (at.isNull())
            break;
        mark.cursor = at;
        marks += mark;
    }
    setExtraSelections(marks);
    if (marks.isEmpty())
        return;
    QTextCursor first = marks.front().cursor;
    first.setPosition(first.selectionStart());
    setTextCursor(first);
    ensureCursorVisible();
}

} // namespace duovita
