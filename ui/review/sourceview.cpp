#include "ui/review/sourceview.h"

#include "ui/review/sourcelines.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"

#include <QFileInfo>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace duovita {

namespace {

constexpr int sourceMargin = 16; ///< around the text

bool isMarkdown(const ImportDraft& draft)
{
    static const QStringList endings{QStringLiteral("md"), QStringLiteral("markdown"), QStringLiteral("html"),
                                     QStringLiteral("htm")};
    return endings.contains(QFileInfo(draft.file).suffix().toLower());
}

QTextCharFormat formatOf(InlineStyles style, bool isHeading)
{
    QTextCharFormat format;
    if (isHeading || style.testFlag(InlineStyle::Bold))
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(style.testFlag(InlineStyle::Italic));
    if (style.testFlag(InlineStyle::Superscript))
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    if (style.testFlag(InlineStyle::Subscript))
        format.setVerticalAlignment(QTextCharFormat::AlignSubScript);
    return format;
}

} // namespace

SourceView::SourceView(QWidget* parent) : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("review.source"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setGround(*this, Tone::Outline);
    setGround(*viewport(), Tone::Outline);
    document()->setDocumentMargin(sourceMargin);
}

/// Each source line becomes one line, so that the draft's line numbers stay valid.
void SourceView::showText(const ImportDraft& draft)
{
    if (!isMarkdown(draft)) {
        setPlainText(draft.source);
        return;
    }
    clear();
    const QList<SourceLine> lines = readableLines(draft.source);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            cursor.insertBlock();
        for (const InlineSpan& span : lines[i].spans)
            cursor.insertText(QString(span.text).replace(u'\n', u' '), formatOf(span.style, lines[i].isHeading));
    }
    cursor.endEditBlock();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QTextBlock block = document()->findBlockByNumber(static_cast<int>(i));
        block.setVisible(!lines[i].isFolded);
    }
    document()->markContentsDirty(0, document()->characterCount());
    setTextCursor(QTextCursor(document()));
}

void SourceView::setDraft(const ImportDraft& draft)
{
    showText(draft);
    m_spans.clear();
    for (auto it = draft.places.begin(); it != draft.places.end(); ++it) {
        if (it->line > 0)
            m_spans += Span{it.key(), it->line, it->line};
    }
    std::sort(m_spans.begin(), m_spans.end(), [](const Span& a, const Span& b) { return a.first < b.first; });
    for (qsizetype i = 0; i < m_spans.size(); ++i) {
        int next = i + 1 < m_spans.size() ? m_spans[i + 1].first : blockCount() + 1;
        for (const int heading : draft.headings) { // it belongs to the entries below it
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
    const auto tint = [&](int line, Tone ground) {
        const QTextBlock block = document()->findBlockByNumber(line - 1);
        if (!block.isValid() || block.text().trimmed().isEmpty())
            return;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        selection.format.setBackground(tone(ground, palette()));
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections += selection;
    };
    for (const Span& span : m_spans) {
        for (int line = span.first; m_marked == span.entry && line <= span.last; ++line)
            tint(line, Tone::Selection);
    }
    for (const int line : m_notPlaced)
        tint(line, Tone::WarnTint);
    setExtraSelections(selections);
}

/// Paints marks across the whole pane, including blank lines within an entry.
void SourceView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const auto fill = [&](int first, int last, Tone ground) {
        const QTextBlock begin = document()->findBlockByNumber(first - 1);
        const QTextBlock end = document()->findBlockByNumber(last - 1);
        if (!begin.isValid() || !end.isValid())
            return;
        const qreal top = blockBoundingGeometry(begin).translated(contentOffset()).top();
        const qreal bottom = blockBoundingGeometry(end).translated(contentOffset()).bottom();
        fillShape(painter, QRectF(sourceMargin / 2.0, top, viewport()->width() - sourceMargin, bottom - top),
                  tone(ground, palette()), fieldRadius);
    };
    for (const Span& span : m_spans) {
        int last = span.last;
        while (last > span.first && document()->findBlockByNumber(last - 1).text().trimmed().isEmpty())
            --last;
        if (m_marked == span.entry)
            fill(span.first, last, Tone::Selection);
    }
    for (const int line : m_notPlaced)
        fill(line, line, Tone::WarnTint);
    painter.end();
    QPlainTextEdit::paintEvent(event);
}

void SourceView::mouseReleaseEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (textCursor().hasSelection())
        return; // the user is copying, not navigating
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
