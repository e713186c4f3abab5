#pragma once

#include <QToolButton>

namespace duovita {

/// A small button without background at rest, for margins and list signs. Shows its text, its icon or a glyph of dots,
/// and no menu arrow.
class QuietButton : public QToolButton {
    Q_OBJECT

public:
    enum class Glyph { Text, Icon, More, Grip };

    explicit QuietButton(Glyph glyph, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Glyph m_glyph;
};

} // namespace duovita
