#pragma once

#include "core/domain/richtext.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/pastedtext.h"
#include "ui/widgets/pointediting.h"

#include <optional>

class QAction;

namespace duovita {

/// A growing field whose text is shown as it will look – bold, italic, links, raised and lowered – and kept as
/// Markdown: text() and setText() are the source. Ctrl+B, Ctrl+I and Ctrl+K set the style of what is selected or comes
/// next; so do the context menu and, as it is typed, Markdown's *emphasis*. Pasted text keeps its styles, and
/// Markdown's marks in it become styles.
class FormattedTextEdit : public GrowingTextEdit {
    Q_OBJECT

public:
    explicit FormattedTextEdit(QWidget* parent = nullptr);

    QString text() const override;
    void setText(const QString& markdown) override;

    void toggle(InlineStyle style);
    /// Makes the selection, or the word at the cursor, lead to an address; an empty one takes the link away.
    void setLink(const QString& address);

    /// From now on several pasted lines are not put into it but said by linesPasted().
    void takesLines() { m_takesLines = true; }
    /// In the place of what is selected, with the style around; nobody is told.
    void putIn(const QList<InlineSpan>& spans);
    /// What stands before the cursor and behind it; nothing where one of them has no words or something is selected.
    std::optional<TextParts> partsAtCursor() const;

Q_SIGNALS:
    /// None of them is in the field: that is the listener's business.
    void linesPasted(const QList<duovita::PastedLine>& lines);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QMenu* makeMenu(const QPoint& place) override;
    QMimeData* createMimeDataFromSelection() const override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void changeEvent(QEvent* event) override;

private:
    QList<InlineSpan> spans() const;
    QTextCharFormat formatFor(InlineStyles style, const QString& url) const;
    void insertSpans(const QList<InlineSpan>& spans);
    bool restyle(int from, const PastedLine& line);
    void showSpans(const QList<InlineSpan>& spans);
    void askForLink();
    void endLink();
    void closeEmphasis();

    QList<InlineSpan> m_shown; ///< of the source last set: its own spelling is kept until somebody edits
    QString m_source;
    bool m_takesLines = false;
};

} // namespace duovita
