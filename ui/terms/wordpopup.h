#pragma once

#include "ui/terms/lookedupwords.h"

#include <QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace duovita {

/// A word and what it is called in the other language, in a small window of its own: Enter or a click chooses, Ctrl+G
/// asks for the pair to be in the glossary, Escape closes.
class WordPopup : public QFrame {
    Q_OBJECT

public:
    /// `choosing` says what Enter does.
    WordPopup(const QString& word, const QString& choosing, QWidget* parent);

    const QString& word() const { return m_word; }
    /// Keeps the row that is chosen. `isAll`: nothing more is looked for.
    void setWords(const QList<LookedUpWord>& words, bool isAll);
    void markLearnt(const QString& text); ///< it is in the glossary now
    void popUp(const QRect& around);      ///< below it on the screen, or above

Q_SIGNALS:
    void chosen(const QString& text);
    void glossaryWanted(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool takesKey(const QKeyEvent& press);
    QWidget* makeFoot(const QString& choosing);
    void choose();
    void learn();
    void followRow();
    void sayFrom(int row);
    void place();

    QString m_word;
    QList<LookedUpWord> m_words;
    QListWidget* m_list;
    QLabel* m_nothing;
    QPushButton* m_learn;
    QRect m_around;
};

} // namespace duovita
