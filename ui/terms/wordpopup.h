#pragma once

#include "ui/terms/lookedupwords.h"

#include <QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace duovita {

/// A small window with the translations of a word: Enter or a click chooses one, Ctrl+G asks to add the pair to the
/// glossary, Escape closes it.
class WordPopup : public QFrame {
    Q_OBJECT

public:
    /// `choosing`: what Enter does, as shown to the user.
    WordPopup(const QString& word, const QString& choosing, QWidget* parent);

    const QString& word() const { return m_word; }
    /// Keeps the current row. `isAll`: the search is complete.
    void setWords(const QList<LookedUpWord>& words, bool isAll);
    void markLearnt(const QString& text); ///< it is in the glossary now
    void popUp(const QRect& around);      ///< below this rectangle on the screen, or above it

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
    void showOrigin(int row);
    void place();

    QString m_word;
    QList<LookedUpWord> m_words;
    QListWidget* m_list;
    QLabel* m_nothing;
    QPushButton* m_learn;
    QRect m_around;
};

} // namespace duovita
