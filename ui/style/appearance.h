#pragma once

#include <QObject>

class QSettings;

namespace duovita {

/// The window's appearance as set by the user: light or dark, density, contrast. One instance for the application;
/// widgets that use tones and measures must follow changed().
class Appearance : public QObject {
    Q_OBJECT

public:
    static Appearance& instance();

    enum class Scheme { System, Light, Dark };

    /// Sets the application's style, palette and font. Call before creating the first window; `settings` must outlive
    /// the last one.
    void begin(QSettings& settings);

    Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);
    bool isCompact() const { return m_compact; }
    void setCompact(bool compact);
    bool hasMoreContrast() const { return m_moreContrast; }
    void setMoreContrast(bool more);
    /// Ratio of the system's font size to the usual one; texts and controls scale with it.
    double textScale() const { return m_textScale; }

Q_SIGNALS:
    void changed();

private:
    Appearance() = default;
    void apply();
    static void measureAnew();

    QSettings* m_settings = nullptr;
    Scheme m_scheme = Scheme::System;
    bool m_compact = false;
    bool m_moreContrast = false;
    bool m_systemDark = false;
    double m_textScale = 1;
};

} // namespace duovita
