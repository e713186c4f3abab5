#pragma once

#include "core/domain/richtext.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/pastedtext.h"
#include "ui/widgets/pointediting.h"

#include <optional>

class QAction;

namespace duovita {

/// A growing field that shows formatted text (bold, italic, links, super- and subscript) and stores it as Markdown:
/// text() and setText() use the source. Ctrl+B, Ctrl+I and Ctrl+K format the selection or the text typed next, as do
/// the context menu and Markdown's *emphasis* while typing. Pasted text keeps its styles; Markdown in it is converted.
class FormattedTextEdit : public GrowingTextEdit {
    Q_OBJECT

public:
    explicit FormattedTextEdit(QWidget* parent = nullptr);

    QString text() const override;
    void setText(const QString& markdown) override;

    void toggle(InlineStyle style);
    /// Links the selection, or the word at the cursor; an empty address removes the link.
    void setLink(const QString& address);

    /// From now on, pasting several lines emits linesPasted() instead of inserting them.
    void takesLines() { m_takesLines = true; }
    /// Replaces the selection, adding the surrounding style, without emitting edited().
    void putIn(const QList<InlineSpan>& spans);
    /// The text before and after the cursor; nothing if either is blank or text is selected.
    std::optional<TextParts> partsAtCursor() const;

Q_SIGNALS:
    /// The field does not insert the lines; the listener must.
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

    QList<InlineSpan> m_shown; ///< the source last set, whose Markdown spelling is kept until the text is edited
    QString m_source;
    mutable QList<InlineSpan> m_written; ///< the edited text that was last written as Markdown
    mutable QString m_markdown;
    bool m_takesLines = false;
};

} // namespace duovita
