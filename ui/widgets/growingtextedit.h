#pragma once

#include <QPlainTextEdit>

#include <functional>

class QMenu;

namespace duovita {

class SpellingHighlighter;

/// A field for text that grows with it. Tab leaves it; a line break is a space in a document, so Enter makes none
/// unless the field is for several lines.
class GrowingTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    enum class Lines { One, Several };

    explicit GrowingTextEdit(Lines lines, QWidget* parent = nullptr);
    explicit GrowingTextEdit(QWidget* parent = nullptr) : GrowingTextEdit(Lines::One, parent) {}

    virtual QString text() const; ///< every character as it is kept
    /// Leaves the cursor alone if the text is there already.
    virtual void setText(const QString& text);

    /// What stands in it, grey and in one line, while it is empty.
    void setGhost(const QString& text);
    const QString& ghost() const { return m_ghost; }

    /// Underlines what no English dictionary knows.
    void checkSpelling();
    const SpellingHighlighter* spelling() const { return m_spelling; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

Q_SIGNALS:
    void edited(const QString& text); ///< by a person, not by setText
    void focusLeft();
    void menuMade(QMenu* menu); ///< its own menu is about to be shown; others may add to it
    void stepEnded();           ///< what is edited next is a step of its own

protected:
    /// Changes that are not a person's edits.
    void setQuietly(const std::function<void()>& change);
    /// What is said by edited() next is what differs from the text now.
    void remember() { m_said = text(); }
    /// What can be done with the text at a place; the caller shows it, it deletes itself.
    virtual QMenu* makeMenu(const QPoint& place);
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void paintFrame();
    void fitHeight();
    void fitGhost();

    Lines m_lines;
    bool m_setting = false;
    QString m_ghost;
    QString m_said; ///< looks change too (a word underlined), which is no edit
    SpellingHighlighter* m_spelling = nullptr;
};

} // namespace duovita
