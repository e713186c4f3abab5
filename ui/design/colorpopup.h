#pragma once

#include <QColor>
#include <QFrame>

class QLabel;
class QLineEdit;

namespace duovita {

class ColorSwatch;
struct DesignKey;

/// Chooses any colour for a design key from matching swatches, or by its code, and shows the contrast with white. A
/// click on a swatch, or Enter in the field, chooses and closes; Esc closes. Deletes itself.
class ColorPopup : public QFrame {
    Q_OBJECT

public:
    ColorPopup(const DesignKey& key, const QColor& color, QWidget* parent);

    void popUp(const QWidget& below);

Q_SIGNALS:
    void chosen(const QColor& color);

private:
    QWidget* makeSwatches();
    QWidget* makeField();
    void take(const QColor& color);
    void show(const QString& typed);
    static QColor colorIn(const QString& typed); ///< an invalid colour if `typed` is none

    const DesignKey& m_key;
    QLineEdit* m_typed = nullptr;
    QLabel* m_words = nullptr;
    ColorSwatch* m_dot = nullptr;
    QList<ColorSwatch*> m_swatches;
};

} // namespace duovita
