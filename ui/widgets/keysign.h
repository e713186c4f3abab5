#pragma once

#include <QWidget>

namespace duovita {

/// How large the sign of a key is: "Ctrl+K" in a small box.
QSize keySignSize(const QString& key);
/// The sign in the middle of the rectangle's height, at its right edge.
void paintKeySign(QPainter& painter, const QRect& rect, const QString& key, const QPalette& palette);

/// Shows a key. Says nothing to a screen reader: the words beside it do.
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
