#pragma once

#include <QToolButton>

namespace duovita {

/// A small button without ground at rest, for margins and list signs: its text, or its icon as long as
/// it has one, or a glyph of dots, and no arrow for its menu.
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
