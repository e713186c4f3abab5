#pragma once

#include <QObject>

class QSettings;

namespace duovita {

/// How the window looks, as the person has set it: light or dark, how dense, with how much contrast. One for the whole
/// application; what paints by tones and measures follows changed().
class Appearance : public QObject {
    Q_OBJECT

public:
    static Appearance& instance();

    enum class Scheme { System, Light, Dark };

    /// Takes the application over: style, palette, font. Before the first window; `settings` outlive the application's
    /// last window.
    void begin(QSettings& settings);

    Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);
    bool isCompact() const { return m_compact; }
    void setCompact(bool compact);
    bool hasMoreContrast() const { return m_moreContrast; }
    void setMoreContrast(bool more);
    /// How much larger than usual the system's own font is: texts and what holds them grow with it.
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
