#pragma once

#include <QPlainTextEdit>

namespace duovita {

/// A field for text that grows with it. Tab leaves it; a line break is a space in a document, so Enter makes none.
class GrowingTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit GrowingTextEdit(QWidget* parent = nullptr);

    QString text() const { return toPlainText(); }
    /// Leaves the cursor and the undo history alone if the text is there already.
    void setText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

Q_SIGNALS:
    void edited(const QString& text); ///< by a person, not by setText
    void focusLeft();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void fitHeight();

    bool m_setting = false;
};

} // namespace duovita
