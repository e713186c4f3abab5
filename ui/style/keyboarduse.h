#pragma once

#include <QObject>

namespace duovita {

/// Whether the person goes about by keys or with the mouse. By keys, everything that has the focus shows it, also what
/// got it by itself; who clicks sees where, and a ring there would only disturb.
class KeyboardUse : public QObject {
    Q_OBJECT

public:
    static KeyboardUse& instance();

    bool isByKeys() const { return m_byKeys; }

protected:
    /// Of the application.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    KeyboardUse() = default;
    void set(bool byKeys);

    bool m_byKeys = true;
};

} // namespace duovita
