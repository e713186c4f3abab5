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

/// Looks up a word of a field in the lexicon: the selected text, or the word at the cursor. The chosen translation is
/// inserted into the other side of the text, or copied to the clipboard if there is none. Serves all fields of the
/// program, in every form.
class WordLookup : public QObject {
    Q_OBJECT

public:
    /// The source must outlive it.
    explicit WordLookup(TermSource& source, QObject* parent = nullptr);

    /// Looks up the word in the focused field.
    void lookUp();

Q_SIGNALS:
    void said(const QString& words);
    void failed(const duovita::Error& error);
    void glossaryChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< for one-line fields, whose menu is Qt's own

private:
    void follow(QWidget* focused);
    void addToTexts(QMenu* menu);
    void popUpMenu(QLineEdit& line, const QContextMenuEvent& event);
    void addTo(QMenu& menu, const QString& word, const QRect& around, QWidget& field);
    void show(const QString& word, const QRect& around, QWidget& field);
    void insert(const QString& text);
    void learn(WordPopup* popup, const QString& text);

    TermSource& m_source;
    QPointer<GrowingTextEdit> m_edit;  ///< the field that last had the focus
    QPointer<QLineEdit> m_line;        ///< the one-line field that last had the focus
    QPointer<LocalizedEdit> m_texts;   ///< the text that contains the word; null in other fields
    QPointer<GrowingTextEdit> m_other; ///< the other side of the text
};

} // namespace duovita
