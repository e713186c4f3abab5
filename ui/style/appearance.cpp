#include "ui/style/appearance.h"

#include "ui/settings.h"
#include "ui/style/duovitastyle.h"
#include "ui/style/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QPalette>
#include <QStyleHints>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace duovita {

namespace {

constexpr double usualPoints = 11; // the largest usual font size of desktops

const char* nameOf(Appearance::Scheme scheme)
{
    switch (scheme) {
    case Appearance::Scheme::Light:
        return "light";
    case Appearance::Scheme::Dark:
        return "dark";
    case Appearance::Scheme::System:
        break;
    }
    return "";
}

} // namespace

Appearance& Appearance::instance()
{
    static Appearance appearance;
    return appearance;
}

void Appearance::begin(QSettings& settings)
{
    m_settings = &settings;
    const QString scheme = remembered::scheme.get(settings);
    m_scheme = scheme == QStringLiteral("light")  ? Scheme::Light
               : scheme == QStringLiteral("dark") ? Scheme::Dark
                                                  : Scheme::System;
    m_compact = remembered::compact.get(settings);
    m_moreContrast = remembered::moreContrast.get(settings);
    m_systemDark = isDark(QApplication::palette());
    m_textScale = std::max(1.0, QFontInfo(QApplication::font()).pointSizeF() / usualPoints);
    QApplication::setStyle(new DuovitaStyle); // QApplication takes ownership
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    m_systemDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark || m_systemDark;
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this](Qt::ColorScheme now) {
        m_systemDark = now == Qt::ColorScheme::Dark;
        apply();
    });
#endif
    apply();
}

void Appearance::apply()
{
    const bool dark = m_scheme == Scheme::Dark || (m_scheme == Scheme::System && m_systemDark);
    QPalette palette = tonedPalette(dark, m_moreContrast);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    // Selected rows have a quiet colour; selected text in fields does not.
    palette.setColor(QPalette::Highlight, tone(Tone::Selection, palette));
    palette.setColor(QPalette::HighlightedText, tone(Tone::AccentText, palette));
    QApplication::setPalette(palette, "QAbstractItemView");
    QApplication::setFont(textFont(TextSize::Normal));
    Q_EMIT changed();
    for (QWidget* window : QApplication::topLevelWidgets())
        window->update();
}

void Appearance::measureAnew()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::StyleChange); // invalidates sizes that widgets cached
        QApplication::sendEvent(widget, &event);
        widget->updateGeometry();
    }
}

void Appearance::setScheme(Scheme scheme)
{
    m_scheme = scheme;
    if (m_settings)
        remembered::scheme.set(*m_settings, QString::fromLatin1(nameOf(scheme)));
    apply();
}

void Appearance::setCompact(bool compact)
{
    m_compact = compact;
    if (m_settings)
        remembered::compact.set(*m_settings, compact);
    apply();
    measureAnew();
}

void Appearance::setMoreContrast(bool more)
{
    m_moreContrast = more;
    if (m_settings)
        remembered::moreContrast.set(*m_settings, more);
    apply();
}

} // namespace duovita
