#pragma once

#include <QObject>
#include <QPointer>

class QContextMenuEvent;
class QLineEdit;
class QMenu;

namespace duovita {

class GrowingTextEdit;
class LocalizedEdit;
class TermSource;
class WordPopup;
struct Error;

/// Looks a word of a field up in the lexicon of the two languages: the one that is selected, or that the cursor is in.
/// What is chosen goes into the other side of the text, or, where there is none, onto the clipboard. For all fields of
/// the program, in whatever form they stand.
class WordLookup : public QObject {
    Q_OBJECT

public:
    /// The source outlives it.
    explicit WordLookup(TermSource& source, QObject* parent = nullptr);

    /// In the field that has the focus.
    void lookUp();

Q_SIGNALS:
    void said(const QString& words);
    void failed(const duovita::Error& error);
    void glossaryChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of one-line fields, whose menu is Qt's own

private:
    void follow(QWidget* focused);
    void addToTexts(QMenu* menu);
    void popUpMenu(QLineEdit& line, const QContextMenuEvent& event);
    void addTo(QMenu& menu, const QString& word, const QRect& around, QWidget& field);
    void show(const QString& word, const QRect& around, QWidget& field);
    void insert(const QString& text);
    void learn(WordPopup* popup, const QString& text);

    TermSource& m_source;
    QPointer<GrowingTextEdit> m_edit;  ///< that had the focus last
    QPointer<QLineEdit> m_line;        ///< the same of one line
    QPointer<LocalizedEdit> m_texts;   ///< whose side the word is from; none of other fields
    QPointer<GrowingTextEdit> m_other; ///< the other side
};

} // namespace duovita
