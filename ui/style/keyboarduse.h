#pragma once

#include <QObject>

namespace duovita {

/// Tracks whether the user works with the keyboard or the mouse. With the keyboard, every focused widget shows a focus
/// ring, even if it got the focus programmatically; after clicks, a ring would only distract.
class KeyboardUse : public QObject {
    Q_OBJECT

public:
    static KeyboardUse& instance();

    bool isByKeys() const { return m_byKeys; }

protected:
    /// Filters the application's events.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    KeyboardUse() = default;
    void set(bool byKeys);

    bool m_byKeys = false; ///< until the first key is pressed
};

} // namespace duovita
