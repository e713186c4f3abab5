#include "ui/review/sourceview.h"

#include "core/domain/language.h"
#include "ui/review/sourcelines.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"

#include <QAbstractTextDocumentLayout>
#include <QFileInfo>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <array>
#include <utility>

namespace duovita {

namespace {

constexpr int textMargin = 24;                       ///< beside the text
constexpr int markMargin = 16;                       ///< beside the background of marked lines
constexpr int edgeMargin = 8;                        ///< above and below the text
constexpr int itemIndent = 16;                       ///< of a list within a list
constexpr int lineGap = 3;                           ///< below each line
constexpr std::array<int, 3> headingGaps{8, 14, 10}; ///< above headings, by level from 1

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

/// A point's mark hangs left of its text.
QTextBlockFormat blockFormatOf(const SourceLine& line, int markWidth)
{
    QTextBlockFormat format;
    format.setBottomMargin(lineGap);
    if (line.heading > 0)
        format.setTopMargin(
            headingGaps[std::min<std::size_t>(static_cast<std::size_t>(line.heading), headingGaps.size()) - 1]);
    if (line.nesting) {
        format.setLeftMargin(markWidth + itemIndent * *line.nesting);
        if (!line.mark.isEmpty())
            format.setTextIndent(-markWidth);
    }
    return format;
}

void setMargins(QTextFrame& frame)
{
    QTextFrameFormat format = frame.frameFormat();
    for (const auto set : {&QTextFrameFormat::setLeftMargin, &QTextFrameFormat::setRightMargin})
        (format.*set)(textMargin);
    for (const auto set : {&QTextFrameFormat::setTopMargin, &QTextFrameFormat::setBottomMargin})
        (format.*set)(edgeMargin);
    frame.setFrameFormat(format);
}

} // namespace

SourceView::SourceView(QWidget* parent) : QTextEdit(parent)
{
    setObjectName(QStringLiteral("review.source"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setGround(*this, Tone::Outline);
    setGround(*viewport(), Tone::Outline);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_hasScrolled = true; });
}

/// Each source line becomes one line, so that the draft's line numbers stay valid. Written before the view lays
/// anything out.
void SourceView::showLines(const QList<SourceLine>& lines)
{
    auto* text = new QTextDocument(this);
    text->setUndoRedoEnabled(false);
    text->setDefaultFont(font());
    text->setDocumentMargin(0);
    setMargins(*text->rootFrame());
    QTextCursor cursor(text);
    cursor.beginEditBlock();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const SourceLine& line = lines[i];
        const QString mark = line.mark.isEmpty() ? QString() : QString(line.mark + u' ');
        const QTextBlockFormat format =
            blockFormatOf(line, fontMetrics().horizontalAdvance(mark.isEmpty() ? QStringLiteral("• ") : mark));
        if (i > 0)
            cursor.insertBlock(format);
        else
            cursor.setBlockFormat(format);
        cursor.insertText(mark, QTextCharFormat());
        for (const InlineSpan& span : line.spans)
            cursor.insertText(QString(span.text).replace(u'\n', u' '), formatOf(span.style, line.heading > 0));
        cursor.block().setVisible(!line.isFolded);
    }
    cursor.endEditBlock();
    setExtraSelections({}); // they are of the document before
    setDocument(text);
    delete std::exchange(m_text, text);
}

void SourceView::setDraft(const ImportDraft& draft)
{
    showLines(isMarkdown(draft) ? readableLines(draft.source) : plainLines(draft.source));
    m_spans.clear();
    for (auto it = draft.places.begin(); it != draft.places.end(); ++it) {
        if (it->line > 0)
            m_spans += Span{it.key(), it->line, it->line};
    }
    std::sort(m_spans.begin(), m_spans.end(), [](const Span& a, const Span& b) { return a.first < b.first; });
    for (qsizetype i = 0; i < m_spans.size(); ++i) {
        int next = i + 1 < m_spans.size() ? m_spans[i + 1].first : document()->blockCount() + 1;
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

int SourceView::lineCount() const
{
    int count = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        count += block.text().trimmed().isEmpty() ? 0 : 1;
    return count;
}

const SourceView::Span* SourceView::markedSpan() const
{
    const auto span =
        std::find_if(m_spans.begin(), m_spans.end(), [&](const Span& each) { return m_marked == each.entry; });
    return span == m_spans.end() ? nullptr : &*span;
}

void SourceView::mark(const std::optional<EntryId>& entry)
{
    m_marked = entry;
    m_hasScrolled = false;
    QString lines;
    if (const Span* span = markedSpan()) {
        QTextCursor cursor(document()->findBlockByNumber(span->first - 1));
        setTextCursor(cursor);
        cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor, span->last - span->first);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        lines = cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n').trimmed();
        scrollToMarked();
    }
    setAccessibleDescription(lines);
    markDifferences({});
    viewport()->update();
}

void SourceView::markDifferences(const QList<DifferingText>& values)
{
    m_differing = values;
    QList<QTextEdit::ExtraSelection> marks;
    for (const DifferingText& value : values) {
        const QTextCursor place = placeOf(value);
        if (place.isNull())
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = place;
        mark.format.setBackground(tone(Tone::WarnTint, palette()));
        mark.format.setForeground(tone(Tone::Warn, palette()));
        marks += mark;
    }
    setExtraSelections(marks);
}

/// Selects the differing part of the value in the lines of the marked entry; null if they do not have it as it is.
/// Dates may be written in another way, and a short text, such as a rank, may be part of another.
QTextCursor SourceView::placeOf(const DifferingText& value) const
{
    const qsizetype shortest = containsHan(value.text) ? 3 : 5;
    const Span* span = markedSpan();
    if (!span || value.part.size == 0 || value.text.size() < shortest)
        return {};
    for (int line = span->first; line <= span->last; ++line) {
        const QTextBlock block = document()->findBlockByNumber(line - 1);
        const qsizetype at = block.text().indexOf(value.text);
        if (at < 0)
            continue;
        QTextCursor cursor(block);
        const qsizetype begin = block.position() + at + value.part.at;
        cursor.setPosition(static_cast<int>(begin));
        cursor.setPosition(static_cast<int>(begin + value.part.size), QTextCursor::KeepAnchor);
        return cursor;
    }
    return {};
}

void SourceView::scrollToMarked()
{
    const Span* span = markedSpan();
    if (!span)
        return;
    // Below what precedes the entry, up to a quarter of the view, in whole lines.
    const double entry = placeOf(span->first, span->last).top();
    double top = entry;
    for (QTextBlock block = document()->findBlockByNumber(span->first - 2); block.isValid(); block = block.previous()) {
        if (!block.isVisible())
            continue;
        const double above = placeOf(block.blockNumber() + 1, block.blockNumber() + 1).top();
        if (entry - above > viewport()->height() / 4.0)
            break;
        top = above;
    }
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(top) - lineGap);
}

void SourceView::keyPressEvent(QKeyEvent* event)
{
    m_hasScrolled = true;
    QTextEdit::keyPressEvent(event);
}

void SourceView::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        markDifferences(QList<DifferingText>(m_differing));
}

void SourceView::resizeEvent(QResizeEvent* event)
{
    if (!m_hasScrolled) { // perhaps only now has the view got its size
        QTextEdit::resizeEvent(event);
        return scrollToMarked();
    }
    // The entry stays where it is in the view, though lines are wrapped in another way.
    const Span* span = markedSpan();
    const double before = span ? placeOf(span->first, span->last).top() : 0;
    QTextEdit::resizeEvent(event);
    const double moved = span ? placeOf(span->first, span->last).top() - before : 0;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved));
}

QRectF SourceView::placeOf(int first, int last) const
{
    QTextBlock begin = document()->findBlockByNumber(first - 1);
    QTextBlock end = document()->findBlockByNumber(last - 1);
    while (begin.isValid() && !begin.isVisible()) // it has no place
        begin = begin.next();
    while (end.isValid() && !end.isVisible())
        end = end.previous();
    if (!begin.isValid() || !end.isValid() || end < begin)
        return {};
    const QAbstractTextDocumentLayout& layout = *document()->documentLayout();
    const double top = layout.blockBoundingRect(begin).top();
    const double bottom = layout.blockBoundingRect(end).bottom();
    return {0, top - verticalScrollBar()->value(), viewport()->width() + 0.0, bottom - top};
}

/// Paints the backgrounds of marked lines, including blank lines within an entry.
void SourceView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const auto fill = [&](int first, int last, Tone ground) {
        const QRectF place = placeOf(first, last);
        if (!place.isEmpty())
            fillShape(painter, place.adjusted(markMargin, -lineGap, -markMargin, lineGap), tone(ground, palette()),
                      fieldRadius);
    };
    if (const Span* span = markedSpan()) {
        int last = span->last;
        while (last > span->first && document()->findBlockByNumber(last - 1).text().trimmed().isEmpty())
            --last;
        fill(span->first, last, Tone::Selection);
    }
    for (const int line : m_notPlaced)
        fill(line, line, Tone::WarnTint);
    painter.end();
    QTextEdit::paintEvent(event);
}

void SourceView::mouseReleaseEvent(QMouseEvent* event)
{
    QTextEdit::mouseReleaseEvent(event);
    if (textCursor().hasSelection())
        return; // the user is copying, not navigating
    const int line = textCursor().blockNumber() + 1;
    const auto span =
        std::find_if(m_spans.begin(), m_spans.end(), [&](const Span& s) { return s.first <= line && line <= s.last; });
    if (span != m_spans.end())
        Q_EMIT entryClicked(span->entry);
}

} // namespace duovita
