#pragma once

#include "ui/style/tokens.h"
#include "ui/widgets/fieldframe.h"

#include <QPlainTextEdit>

#include <functional>

class QMenu;

namespace duovita {

class EvenLines;
class SpellingHighlighter;
class StateSign;
enum class Sign;

/// A text field that grows with its text, in lines of equal height. Tab leaves the field. Enter inserts no line break,
/// which would only be a space in documents, unless the field is for several lines. It is a box of its own or half of
/// one, and can show a sign for the state of its text at the right.
class GrowingTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    enum class Lines { One, Several };

    explicit GrowingTextEdit(Lines lines, QWidget* parent = nullptr);
    explicit GrowingTextEdit(QWidget* parent = nullptr) : GrowingTextEdit(Lines::One, parent) {}

    virtual QString text() const; ///< preserves every character
    /// Keeps the cursor if the text is unchanged.
    virtual void setText(const QString& text);

    void setHalf(Half half);

    /// For a text that is no part of the record: undo and redo in it concern only it.
    void keepOwnUndo() { setUndoRedoEnabled(true); }
    /// Placeholder shown while the field is empty, on one line, and the key that accepts it.
    void setGhost(const QString& text, Tone tone = Tone::Text3, const QString& key = {});
    const QString& ghost() const { return m_ghost; }
    /// Makes the field as high as its placeholder needs; otherwise the end of a long one is left out.
    void setGhostWhole();
    /// The placeholder stays as the text if nothing is typed: whole, and drawn like a text while the focus is
    /// elsewhere.
    void setGhostStays();

    /// Whether the text comes from a document under review, or is being edited on the page; it has a different
    /// background.
    void setBrought(bool brought);
    bool isBrought() const { return m_brought; }

    /// Takes room from the text only while there is a sign.
    void setSign(Sign sign, const QString& words);
    StateSign* sign(); ///< created on first use

    /// Underlines misspelled English words.
    void checkSpelling();
    const SpellingHighlighter* spelling() const { return m_spelling; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

Q_SIGNALS:
    void edited(const QString& text); ///< emitted for the user's edits, not for setText()
    void focusLeft();
    void menuMade(QMenu* menu); ///< the context menu is about to be shown; receivers may add items
    void stepEnded();           ///< the next edit starts a new undo step

protected:
    /// Makes changes that are not edits by the user.
    void setQuietly(const std::function<void()>& change);
    /// The next edited() is relative to the current text.
    void remember() { m_announced = text(); }
    /// The context menu for a position; the caller shows it, and it deletes itself.
    virtual QMenu* makeMenu(const QPoint& place);
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void goToNextField();
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void paintFrame();
    bool showsGhostAsText() const;
    void paintGhost();
    qsizetype endOfLine(const QString& text, int width) const;
    int linesOfGhost() const;
    void fitHeight();
    void fitMargins();
    void placeSign();
    void pressBeside(QMouseEvent& event);

    Lines m_lines;
    EvenLines* m_layout = nullptr;
    StateSign* m_sign = nullptr;
    Half m_half = Half::Whole;
    bool m_setting = false;
    bool m_brought = false;
    bool m_passing = false; ///< a mouse event is being passed to the text
    QString m_ghost;
    bool m_ghostWhole = false;
    bool m_ghostStays = false;
    Tone m_ghostTone = Tone::Text3;
    QString m_ghostKey;
    QString m_announced; ///< last announced text: formatting changes, such as underlined words, are no edits
    SpellingHighlighter* m_spelling = nullptr;
};

} // namespace duovita
