#pragma once

#include <QAbstractButton>

class QPainter;

namespace duovita {

/// The state of a text as a small sign: a ring (missing), a half-filled ring (stale), ≠ (sides differ), a dot (hint).
enum class Sign { None, Missing, Stale, Differ, Hint };

/// Paints the sign into a square, in one colour.
void paintSign(QPainter& painter, const QRectF& square, Sign sign, const QColor& color);

/// A sign inside a field, with its description as text, tool tip and accessible name; hidden if there is no sign. It
/// can be clicked (LocalizedEdit opens its menu then), but does not take the focus.
class StateSign : public QAbstractButton {
    Q_OBJECT

public:
    explicit StateSign(QWidget* parent);

    void setSign(Sign sign, const QString& words);
    Sign sign() const { return m_sign; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign = Sign::None;
};

} // namespace duovita
