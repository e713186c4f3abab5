#pragma once

#include "core/domain/richtext.h"
#include "ui/widgets/growingtextedit.h"

class QAction;

namespace duovita {

/// A growing field whose text is shown as it will look – bold, italic, links, raised and lowered – and kept as
/// Markdown: text() and setText() are the source. Ctrl+B, Ctrl+I and Ctrl+K set the style of what is selected or comes
/// next; so does the context menu.
class FormattedTextEdit : public GrowingTextEdit {
    Q_OBJECT

public:
    explicit FormattedTextEdit(QWidget* parent = nullptr);

    QString text() const override;
    void setText(const QString& markdown) override;

    void toggle(InlineStyle style);
    /// Makes the selection, or the word at the cursor, lead to an address; an empty one takes the link away.
    void setLink(const QString& address);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QMenu* makeMenu(const QPoint& place) override;
    QMimeData* createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData* source) override;
    void changeEvent(QEvent* event) override;

private:
    QList<InlineSpan> spans() const;
    QTextCharFormat formatFor(InlineStyles style, const QString& url) const;
    void insertSpans(const QList<InlineSpan>& spans);
    void showSpans(const QList<InlineSpan>& spans);
    void askForLink();
    void endLink();

    QList<InlineSpan> m_shown; ///< of the source last set: its own spelling is kept until somebody edits
    QString m_source;
};

} // namespace duovita
