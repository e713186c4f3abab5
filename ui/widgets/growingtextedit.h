#pragma once

#include <QPlainTextEdit>

namespace duovita {

/// A field for text that grows with it. Tab leaves it; a line break is a space in a document, so Enter makes none
/// unless the field is for several lines.
class GrowingTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    enum class Lines { One, Several };

    explicit GrowingTextEdit(Lines lines, QWidget* parent = nullptr);
    explicit GrowingTextEdit(QWidget* parent = nullptr) : GrowingTextEdit(Lines::One, parent) {}

    QString text() const; ///< every character as it is kept
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

    Lines m_lines;
    bool m_setting = false;
};

} // namespace duovita
