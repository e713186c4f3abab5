#include "ui/review/sourceview.h"

#include <QMouseEvent>
#include <QTextBlock>

#include <algorithm>

namespace duovita {

SourceView::SourceView(QWidget* parent) : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("review.source"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
}

void SourceView::setDraft(const ImportDraft& draft)
{
    setPlainText(draft.source);
    m_spans.clear();
    for (auto it = draft.places.begin(); it != draft.places.end(); ++it) {
        if (it->line > 0)
            m_spans += Span{it.key(), it->line, it->line};
    }
    std::sort(m_spans.begin(), m_spans.end(), [](const Span& a, const Span& b) { return a.first < b.first; });
    for (qsizetype i = 0; i < m_spans.size(); ++i) {
        int next = i + 1 < m_spans.size() ? m_spans[i + 1].first : blockCount() + 1;
        for (const int heading : draft.headings) { // which is of the entries below it
            if (heading > m_spans[i].first)
                next = std::min(next, heading);
        }
        m_spans[i].last = std::max(m_spans[i].first, next - 1);
    }
    m_notPlaced.clear();
    for (const ImportNote& note : draft.notes) {
        if (note.kind == ImportNote::Kind::NotPlaced && note.place.line > 0)
            m_notPlaced += note.place.line;
    }
    mark({});
}

void SourceView::mark(const std::optional<EntryId>& entry)
{
    m_marked = entry;
    showMarks();
    for (const Span& span : m_spans) {
        if (entry != span.entry)
            continue;
        setTextCursor(QTextCursor(document()->findBlockByNumber(span.first - 1)));
        centerCursor();
    }
}

void SourceView::showMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    const auto tint = [&](int line, QColor color, int alpha) {
        const QTextBlock block = document()->findBlockByNumber(line - 1);
        if (!block.isValid() || block.text().trimmed().isEmpty())
            return;
        color.setAlpha(alpha);
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        selection.format.setBackground(color);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections += selection;
    };
    constexpr int light = 60;
    constexpr int lighter = 45;
    for (const Span& span : m_spans) {
        for (int line = span.first; m_marked == span.entry && line <= span.last; ++line)
            tint(line, palette().color(QPalette::Highlight), light);
    }
    for (const int line : m_notPlaced)
        tint(line, QColor(0xE0, 0x80, 0x20), lighter);
    setExtraSelections(selections);
}

void SourceView::mouseReleaseEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (textCursor().hasSelection())
        return; // to copy, not to go somewhere
    const int line = textCursor().blockNumber() + 1;
    const auto span =
        std::find_if(m_spans.begin(), m_spans.end(), [&](const Span& s) { return s.first <= line && line <= s.last; });
    if (span != m_spans.end())
        Q_EMIT entryClicked(span->entry);
}

void SourceView::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showMarks();
}

} // namespace duovita
