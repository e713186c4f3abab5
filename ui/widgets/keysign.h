#pragma once

#include <QWidget>

namespace duovita {

/// The size of a key label: "Ctrl+K" in a small box.
QSize keySignSize(const QString& key);
/// Paints the label at the right edge of the rectangle, vertically centred.
void paintKeySign(QPainter& painter, const QRect& rect, const QString& key, const QPalette& palette);

/// Shows a key. Hidden from screen readers, because the text beside it suffices.
class KeySign : public QWidget {
    Q_OBJECT

public:
    explicit KeySign(const QString& key, QWidget* parent = nullptr);

    void setKey(const QString& key);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_key;
};

} // namespace duovita
