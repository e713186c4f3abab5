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

/// A field for text that grows with it, line by line of one height. Tab leaves it; a line break is a space in a
/// document, so Enter makes none unless the field is for several lines. It is a box of its own or half of one, and can
/// show a sign of how its text stands at its right.
class GrowingTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    enum class Lines { One, Several };

    explicit GrowingTextEdit(Lines lines, QWidget* parent = nullptr);
    explicit GrowingTextEdit(QWidget* parent = nullptr) : GrowingTextEdit(Lines::One, parent) {}

    virtual QString text() const; ///< every character as it is kept
    /// Leaves the cursor alone if the text is there already.
    virtual void setText(const QString& text);

    void setHalf(Half half);

    /// What stands in it, in one line, while it is empty, and the key that takes it.
    void setGhost(const QString& text, Tone tone = Tone::Text3, const QString& key = {});
    const QString& ghost() const { return m_ghost; }

    /// Whether its text comes from a document that is being taken in: on a ground of its own.
    void setBrought(bool brought);
    bool isBrought() const { return m_brought; }

    /// The sign takes room from its lines only while there is one.
    void setSign(Sign sign, const QString& words);
    StateSign* sign(); ///< made when it is asked for

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
    void paintGhost();
    qsizetype endOfLine(const QString& text, int width) const;
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
    QString m_ghost;
    Tone m_ghostTone = Tone::Text3;
    QString m_ghostKey;
    QString m_said; ///< looks change too (a word underlined), which is no edit
    SpellingHighlighter* m_spelling = nullptr;
};

} // namespace duovita
