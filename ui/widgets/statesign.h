#pragma once

#include <QAbstractButton>

class QPainter;

namespace duovita {

/// How a text stands, drawn small: a ring (missing), half a ring (the other side changed), ≠ (they differ), a dot.
enum class Sign { None, Missing, Changed, Differ, Hint };

/// Into a square, in one colour.
void paintSign(QPainter& painter, const QRectF& square, Sign sign, const QColor& color);

/// A sign that stands inside a field, with its words as text, tooltip and accessible name. A click asks what can be
/// done; it takes no focus, and there is none without a sign.
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
