#include "ui/widgets/formattedtextedit.h"

#include "ui/presentation/icons.h"
#include "ui/widgets/typedemphasis.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QTextBlock>
#include <QTextFragment>

namespace duovita {

namespace {

constexpr int styleProperty = QTextFormat::UserProperty + 1; // stores the InlineStyles; a font does not tell code

QString mimeType()
{
    return QStringLiteral("application/x-duovita-markdown"); // not text/markdown, which Qt writes differently
}

InlineStyles styleOf(const QTextCharFormat& format)
{
    return InlineStyles::fromInt(static_cast<InlineStyles::Int>(format.intProperty(styleProperty)));
}

QList<InlineSpan> spansIn(const QTextDocument& document, int from, int to)
{
    QList<InlineSpan> spans;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int start = qMax(from, fragment.position());
            const int end = qMin(to, fragment.position() + fragment.length());
            if (start >= end)
                continue;
            const QTextCharFormat format = fragment.charFormat();
            spans += InlineSpan{fragment.text().mid(start - fragment.position(), end - start), styleOf(format),
                                format.anchorHref()};
        }
    }
    return spans;
}

/// Expects spans with text.
void trimEnd(QList<InlineSpan>& spans)
{
    while (spans.back().text.trimmed().isEmpty())
        spans.removeLast();
    QString& text = spans.back().text;
    while (text.back().isSpace())
        text.chop(1);
}

void trimStart(QList<InlineSpan>& spans)
{
    while (spans.front().text.trimmed().isEmpty())
        spans.removeFirst();
    QString& text = spans.front().text;
    while (text.front().isSpace())
        text.remove(0, 1);
}

/// The spans without source positions.
QList<InlineSpan> placeless(QList<InlineSpan> spans)
{
    for (InlineSpan& span : spans)
        span.sourceStart = 0;
    return spans;
}

} // namespace

FormattedTextEdit::FormattedTextEdit(QWidget* parent) : GrowingTextEdit(parent) {}

QList<InlineSpan> FormattedTextEdit::spans() const
{
    return spansIn(*document(), 0, document()->characterCount());
}

QString FormattedTextEdit::text() const
{
    const QList<InlineSpan> now = spans();
    if (now == m_shown)
        return m_source;
    if (now != m_written) { // several listeners ask after each key, and writing Markdown means trying it
        m_markdown = RichText::fromSpans(now).markdown();
        m_written = now;
    }
    return m_markdown;
}

void FormattedTextEdit::setText(const QString& markdown)
{
    if (markdown == text())
        return;
    m_source = markdown;
    const QList<InlineSpan> wanted = placeless(RichText::fromMarkdown(markdown).spans());
    if (wanted != spans())
        setQuietly([&] { showSpans(wanted); });
    m_shown = spans();
    remember();
}

void FormattedTextEdit::showSpans(const QList<InlineSpan>& spans)
{
    const int position = textCursor().position();
    clear();
    insertSpans(spans);
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(position, document()->characterCount() - 1));
    setTextCursor(cursor);
}

QTextCharFormat FormattedTextEdit::formatFor(InlineStyles style, const QString& url) const
{
    QTextCharFormat format;
    format.setProperty(styleProperty, static_cast<int>(style.toInt()));
    format.setFontWeight(style.testFlag(InlineStyle::Bold) ? QFont::Bold : QFont::Normal);
    format.setFontItalic(style.testFlag(InlineStyle::Italic));
    if (style.testFlag(InlineStyle::Code))
        format.setFontFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    if (style.testFlag(InlineStyle::Superscript))
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    if (style.testFlag(InlineStyle::Subscript))
        format.setVerticalAlignment(QTextCharFormat::AlignSubScript);
    if (!url.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(url);
        format.setToolTip(url);
        format.setForeground(palette().link());
        format.setFontUnderline(true);
    }
    return format;
}

void FormattedTextEdit::insertSpans(const QList<InlineSpan>& spans)
{
    QTextCursor cursor = textCursor();
    for (const InlineSpan& span : spans)
        cursor.insertText(span.text, formatFor(span.style, span.url));
    setTextCursor(cursor);
}

/// Applies the style to the selection, or removes it if all of it has the style. Superscript and subscript exclude each
/// other.
void FormattedTextEdit::toggle(InlineStyle style)
{
    QTextCursor cursor = textCursor();
    const auto changed = [style](InlineStyles styles, bool on) {
        if (on && (style == InlineStyle::Superscript || style == InlineStyle::Subscript))
            styles &= ~(InlineStyles(InlineStyle::Superscript) | InlineStyle::Subscript);
        return styles.setFlag(style, on);
    };
    if (!cursor.hasSelection()) {
        const QTextCharFormat format = currentCharFormat();
        setCurrentCharFormat(
            formatFor(changed(styleOf(format), !styleOf(format).testFlag(style)), format.anchorHref()));
        return;
    }
    const int from = cursor.selectionStart();
    const int to = cursor.selectionEnd();
    const QList<InlineSpan> selected = spansIn(*document(), from, to);
    const bool on = !std::all_of(selected.begin(), selected.end(),
                                 [style](const InlineSpan& span) { return span.style.testFlag(style); });
    cursor.beginEditBlock();
    int at = from;
    for (const InlineSpan& span : selected) {
        cursor.setPosition(at);
        at += static_cast<int>(span.text.size());
        cursor.setPosition(at, QTextCursor::KeepAnchor);
        cursor.setCharFormat(formatFor(changed(span.style, on), span.url));
    }
    cursor.endEditBlock();
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

void FormattedTextEdit::setLink(const QString& address)
{
    QTextCursor cursor = textCursor();
    if (!cursor.hasSelection())
        cursor.select(QTextCursor::WordUnderCursor);
    const int from = cursor.selectionStart();
    const QList<InlineSpan> selected = spansIn(*document(), from, cursor.selectionEnd());
    cursor.beginEditBlock();
    int at = from;
    for (const InlineSpan& span : selected) {
        cursor.setPosition(at);
        at += static_cast<int>(span.text.size());
        cursor.setPosition(at, QTextCursor::KeepAnchor);
        cursor.setCharFormat(formatFor(span.style, address));
    }
    if (selected.isEmpty() && !address.isEmpty())
        cursor.insertText(address, formatFor(InlineStyle::Plain, address));
    cursor.endEditBlock();
}

/// Opens a field for the address at the cursor. Enter accepts it; Escape or losing the focus cancels.
void FormattedTextEdit::askForLink()
{
    auto* field = new QLineEdit(this);
    field->setWindowFlag(Qt::Popup);
    field->setAttribute(Qt::WA_DeleteOnClose);
    field->setObjectName(QStringLiteral("link.address"));
    field->setAccessibleName(tr("Address of the link"));
    field->setPlaceholderText(tr("https://… – Enter sets the link, an empty address removes it"));
    QTextCursor inside = textCursor();
    if (inside.hasSelection())
        inside.setPosition(inside.selectionEnd());
    field->setText(inside.charFormat().anchorHref());
    connect(field, &QLineEdit::returnPressed, this, [this, field] {
        setLink(field->text().trimmed());
        field->close();
    });
    constexpr int width = 420;
    field->resize(width, field->sizeHint().height());
    field->move(viewport()->mapToGlobal(cursorRect().bottomLeft()));
    field->show();
    field->setFocus();
}

/// Text typed after a link must not become part of it.
void FormattedTextEdit::endLink()
{
    const QTextCursor cursor = textCursor();
    const QString url = cursor.charFormat().anchorHref();
    if (url.isEmpty() || cursor.hasSelection())
        return;
    QTextCursor next = cursor;
    const bool sameLink = next.movePosition(QTextCursor::NextCharacter) && next.charFormat().anchorHref() == url;
    if (!sameLink)
        setCurrentCharFormat(formatFor(styleOf(cursor.charFormat()), {}));
}

void FormattedTextEdit::keyPressEvent(QKeyEvent* event)
{
    const auto is = [event](Qt::KeyboardModifiers modifiers, Qt::Key key) {
        return event->modifiers() == modifiers && event->key() == key;
    };
    constexpr Qt::KeyboardModifiers control = Qt::ControlModifier;
    const Qt::KeyboardModifiers both = control | Qt::ShiftModifier;
    if (event->matches(QKeySequence::Bold)) {
        toggle(InlineStyle::Bold);
    } else if (event->matches(QKeySequence::Italic)) {
        toggle(InlineStyle::Italic);
    } else if (is(control, Qt::Key_K)) {
        askForLink();
    } else if (is(control, Qt::Key_Equal)) {
        toggle(InlineStyle::Subscript);
    } else if (is(both, Qt::Key_Plus) || is(both, Qt::Key_Equal)) {
        toggle(InlineStyle::Superscript);
    } else {
        endLink();
        GrowingTextEdit::keyPressEvent(event);
        if (event->text() == QStringLiteral("*"))
            closeEmphasis();
    }
}

/// If the asterisk just typed closes an emphasis, makes the text bold or italic, as a separate step, so that undo
/// restores the asterisks.
void FormattedTextEdit::closeEmphasis()
{
    const QTextCursor cursor = textCursor();
    const QString text = cursor.block().text();
    const int end = cursor.positionInBlock();
    const int count = asterisksBefore(text, end);
    if (count < 1 || count > 3)
        return;
    const qsizetype start = openingAsterisks(text, end, count);
    if (start < 0)
        return;
    const int from = cursor.block().position() + static_cast<int>(start);
    const int to = cursor.block().position() + end;
    const QList<InlineSpan> whole = spansIn(*document(), from, to);
    const auto isCode = [](const InlineSpan& span) { return span.style.testFlag(InlineStyle::Code); };
    if (isCode(whole.front()) || isCode(whole.back()))
        return; // literal within code
    PastedLine line{plainOf(whole), spansIn(*document(), from + count, to - count)};
    for (InlineSpan& span : line.spans) {
        span.style.setFlag(InlineStyle::Italic, span.style.testFlag(InlineStyle::Italic) || count != 2);
        span.style.setFlag(InlineStyle::Bold, span.style.testFlag(InlineStyle::Bold) || count != 1);
    }
    if (!restyle(from, line))
        return;
    Q_EMIT stepEnded();
    Q_EMIT edited(this->text());
    Q_EMIT stepEnded();
}

QMenu* FormattedTextEdit::makeMenu(const QPoint& place)
{
    QMenu* menu = GrowingTextEdit::makeMenu(place);
    menu->addSeparator();
    const auto add = [&](const char* icon, const QString& text, const QKeySequence& keys, const auto& act) {
        QAction* action = menu->addAction(icon ? lineIcon(QString::fromLatin1(icon)) : QIcon(), text, this, act);
        action->setShortcut(keys);
        action->setEnabled(!isReadOnly());
    };
    add("bold", tr("Bold"), QKeySequence::Bold, [this] { toggle(InlineStyle::Bold); });
    add("italic", tr("Italic"), QKeySequence::Italic, [this] { toggle(InlineStyle::Italic); });
    add("link", tr("Link…"), QKeySequence(Qt::CTRL | Qt::Key_K), [this] { askForLink(); });
    add(nullptr, tr("Superscript"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Equal),
        [this] { toggle(InlineStyle::Superscript); });
    add(nullptr, tr("Subscript"), QKeySequence(Qt::CTRL | Qt::Key_Equal), [this] { toggle(InlineStyle::Subscript); });
    return menu;
}

QMimeData* FormattedTextEdit::createMimeDataFromSelection() const
{
    const QTextCursor cursor = textCursor();
    const QList<InlineSpan> selected = spansIn(*document(), cursor.selectionStart(), cursor.selectionEnd());
    auto* mime = new QMimeData;
    mime->setText(plainOf(selected));
    mime->setData(mimeType(), RichText::fromSpans(selected).markdown().toUtf8());
    return mime;
}

bool FormattedTextEdit::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasHtml() || GrowingTextEdit::canInsertFromMimeData(source);
}

void FormattedTextEdit::insertFromMimeData(const QMimeData* source)
{
    if (source->hasFormat(mimeType()) && !source->text().contains(u'\n')) {
        textCursor().removeSelectedText();
        return insertSpans(RichText::fromMarkdown(QString::fromUtf8(source->data(mimeType()))).spans());
    }
    const QList<PastedLine> lines = readPasted(*source);
    if (lines.size() > 1 && m_takesLines) {
        // Queued, because a drop must finish before the document changes.
        QMetaObject::invokeMethod(
            this, [this, lines] { Q_EMIT linesPasted(lines); }, Qt::QueuedConnection);
    } else if (std::any_of(lines.begin(), lines.end(), [](const PastedLine& line) { return line.isStyled(); })) {
        QList<InlineSpan> whole;
        for (const PastedLine& line : lines) {
            if (!whole.isEmpty())
                whole += InlineSpan{QStringLiteral(" ")};
            whole += line.spans;
        }
        Q_EMIT stepEnded();
        putIn(whole);
        Q_EMIT edited(text());
        Q_EMIT stepEnded();
    } else {
        GrowingTextEdit::insertFromMimeData(source);
    }
}

void FormattedTextEdit::putIn(const QList<InlineSpan>& spans)
{
    setQuietly([&] {
        QTextCursor cursor = textCursor();
        cursor.beginEditBlock();
        cursor.removeSelectedText();
        const InlineStyles around = styleOf(cursor.charFormat());
        for (const InlineSpan& span : spans)
            cursor.insertText(span.text, formatFor(span.style | around, span.url));
        cursor.endEditBlock();
        setTextCursor(cursor);
        setCurrentCharFormat(formatFor(around, {})); // do not continue the inserted style
    });
    remember();
}

std::optional<TextParts> FormattedTextEdit::partsAtCursor() const
{
    const QTextCursor cursor = textCursor();
    if (cursor.hasSelection())
        return std::nullopt;
    QList<InlineSpan> before = spansIn(*document(), 0, cursor.position());
    QList<InlineSpan> after = spansIn(*document(), cursor.position(), document()->characterCount());
    if (plainOf(before).trimmed().isEmpty() || plainOf(after).trimmed().isEmpty())
        return std::nullopt;
    trimEnd(before);
    trimStart(after);
    return TextParts{RichText::fromSpans(before), RichText::fromSpans(after)};
}

/// Replaces literal text by its formatted form, without emitting edited(). False if the text is no longer there.
bool FormattedTextEdit::restyle(int from, const PastedLine& line)
{
    const int to = from + static_cast<int>(line.literal.size());
    if (to >= document()->characterCount() || plainOf(spansIn(*document(), from, to)) != line.literal)
        return false; // it was changed meanwhile
    QTextCursor cursor = textCursor();
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    const InlineStyles around = styleOf(cursor.charFormat());
    setQuietly([&] {
        cursor.beginEditBlock();
        cursor.removeSelectedText();
        for (const InlineSpan& span : line.spans)
            cursor.insertText(span.text, formatFor(span.style | around, span.url));
        cursor.endEditBlock();
    });
    remember();
    setCurrentCharFormat(formatFor(around, {})); // do not continue the inserted style
    return true;
}

/// Links use the palette's colour.
void FormattedTextEdit::changeEvent(QEvent* event)
{
    GrowingTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_shown.isEmpty())
        setQuietly([this] { showSpans(spans()); });
}

} // namespace duovita
