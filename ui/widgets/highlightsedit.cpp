#include "ui/widgets/highlightsedit.h"

#include "core/content/highlightcontent.h"
#include "ui/now.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/teardown.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

/// Bullets and numbers are the rows' business, and so is the room around.
PastedLine withoutSign(PastedLine line)
{
    static const QRegularExpression sign(QStringLiteral("^\\s*(?:[•·●▪◦–*-]\\s+|\\(?\\d{1,2}(?:[.)]\\s+|、\\s*))"));
    const QString text = QString(line.literal).remove(sign).trimmed();
    const qsizetype cut = line.literal.indexOf(text);
    const auto chop = [&](qsizetype count, bool atFront) {
        while (count > 0 && !line.spans.isEmpty()) {
            QString& end = atFront ? line.spans.first().text : line.spans.last().text;
            const qsizetype here = qMin(count, end.size());
            end.remove(atFront ? 0 : end.size() - here, here);
            count -= here;
            if (end.isEmpty())
                line.spans.remove(atFront ? 0 : line.spans.size() - 1);
        }
    };
    chop(cut, true);
    chop(line.literal.size() - cut - text.size(), false);
    line.literal = text;
    return line;
}

} // namespace

HighlightsEdit::HighlightsEdit(QWidget* parent)
    : QWidget(parent), m_add(new QPushButton(tr("Add a point"), this)), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_add->setObjectName(QStringLiteral("highlights.add"));
    connect(m_add, &QPushButton::clicked, this, [this] { insertRow(m_highlights.size(), firstLanguage); });
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
}

HighlightsEdit::~HighlightsEdit()
{
    silenceChildren(*this);
}

void HighlightsEdit::setHighlights(const QList<Highlight>& highlights)
{
    m_highlights = highlights;
    while (m_rows.size() > highlights.size())
        m_rows.takeLast().widget->deleteLater();
    const bool grows = m_rows.size() < highlights.size();
    while (m_rows.size() < highlights.size())
        m_rows += makeRow(m_rows.size());
    for (const Highlight& highlight : highlights)
        m_matched[highlight.id].see(highlight.text);
    const QStringList signs = listSignsOf(highlights);
    for (qsizetype i = 0; i < highlights.size(); ++i)
        showRow(i, signs[i].isEmpty() ? QStringLiteral("¶") : signs[i]);
    if (grows)
        orderTabs();
}

/// New widgets would be the last ones of the window to Tab. The button goes first, then behind the rows: only what
/// takes the focus can stand before another.
void HighlightsEdit::orderTabs()
{
    QWidget* before = m_add;
    for (const Row& row : m_rows) {
        for (const Language language : allLanguages) {
            GrowingTextEdit* edit = row.texts->edit(language);
            setTabOrder(before, edit);
            before = edit;
        }
    }
    if (before != m_add)
        setTabOrder(before, m_add);
}

/// As long as nothing else of a window takes the focus, its first is behind its last already: Qt leaves it there.
void HighlightsEdit::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    orderTabs();
}

HighlightsEdit::Row HighlightsEdit::makeRow(qsizetype index)
{
    Row row{new QWidget(this), nullptr, nullptr};
    auto* layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    row.bullet = new QToolButton(row.widget);
    row.bullet->setAutoRaise(true);
    row.bullet->setFocusPolicy(Qt::NoFocus);
    row.bullet->setPopupMode(QToolButton::InstantPopup);
    row.bullet->setAccessibleName(tr("Kind and place of point %1").arg(index + 1));
    auto* menu = new QMenu(row.bullet);
    menu->addAction(tr("Bullet"), this, [this, index] { setStyle(index, HighlightStyle::Bullet); });
    menu->addAction(tr("Number"), this, [this, index] { setStyle(index, HighlightStyle::Numbered); });
    menu->addAction(tr("Paragraph"), this, [this, index] { setStyle(index, HighlightStyle::Paragraph); });
    menu->addSeparator();
    addNesting(*menu, index);
    menu->addAction(tr("Move up (Alt+Up)"), this, [this, index] { moveRow(index, -1, firstLanguage); });
    menu->addAction(tr("Move down (Alt+Down)"), this, [this, index] { moveRow(index, 1, firstLanguage); });
    menu->addSeparator();
    menu->addAction(tr("Remove"), this, [this, index] { removeRow(index, firstLanguage); });
    row.bullet->setMenu(menu);
    row.texts = new LocalizedEdit(QStringLiteral("highlights.%1").arg(index), tr("Point %1").arg(index + 1),
                                  LocalizedEdit::Texts::Formatted, row.widget);
    layout->addWidget(row.bullet, 0, Qt::AlignTop);
    layout->addWidget(row.texts, 1);
    for (Language language : allLanguages) {
        auto* edit = static_cast<FormattedTextEdit*>(row.texts->edit(language));
        edit->setProperty("row", index);
        edit->installEventFilter(this);
        edit->takesLines();
        connect(edit, &FormattedTextEdit::menuMade, this, [this, index](QMenu* fields) {
            fields->addSeparator();
            addNesting(*fields, index);
        });
        connect(edit, &FormattedTextEdit::linesPasted, this,
                [this, index, language](const QList<PastedLine>& lines) { takeLines(index, language, lines); });
    }
    connect(row.texts, &LocalizedEdit::edited, this, [this, index](Language language, const QString& text) {
        Highlight& highlight = m_highlights[index];
        typeText(highlight.text, language, RichText::fromMarkdown(text), now());
        m_matched[highlight.id].restore(highlight.text);
        commit(highlight.id.toString() + codeOf(language));
    });
    connect(row.texts, &LocalizedEdit::confirmed, this, [this, index](Language language) {
        m_highlights[index].text.confirm(language, now());
        commit();
    });
    connect(row.texts, &LocalizedEdit::sharedChanged, this, [this, index](bool shared) {
        setShared(m_highlights[index].text, shared);
        commit();
    });
    connect(row.texts, &LocalizedEdit::menuFilled, this,
            [this, index](QMenu* filled) { Q_EMIT menuFilled(filled, m_highlights[index].id); });
    connect(row.texts, &LocalizedEdit::stepEnded, this, &HighlightsEdit::stepEnded);
    m_layout->insertWidget(static_cast<int>(index), row.widget);
    return row;
}

/// The keys are handled where the cursor is: here they are said.
void HighlightsEdit::addNesting(QMenu& menu, qsizetype index)
{
    QAction* deeper = menu.addAction(tr("Nest deeper"), this, [this, index] { nest(index, 1); });
    QAction* less = menu.addAction(tr("Nest less"), this, [this, index] { nest(index, -1); });
    deeper->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_BracketRight));
    less->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_BracketLeft));
    for (QAction* action : {deeper, less})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void HighlightsEdit::showRow(qsizetype index, const QString& sign)
{
    const Highlight& highlight = m_highlights[index];
    const Row& row = m_rows[index];
    row.bullet->setText(sign);
    constexpr int indent = 18;
    row.widget->layout()->setContentsMargins(highlight.level * indent, 0, 0, 0);
    row.texts->setNeeded(standsForAll(highlight.text, natureOfPoints) ? QList<Language>() : m_needed);
    row.texts->show(highlight.text);
}

void HighlightsEdit::focusText(const HighlightId& id, Language language)
{
    for (qsizetype i = 0; i < m_highlights.size(); ++i) {
        if (m_highlights[i].id == id)
            m_rows[i].texts->edit(language)->setFocus();
    }
}

void HighlightsEdit::commit(const QString& key)
{
    const QList<Highlight> highlights = m_highlights;
    setHighlights(highlights);
    Q_EMIT edited(highlights, key);
}

void HighlightsEdit::setStyle(qsizetype index, HighlightStyle style)
{
    m_highlights[index].style = style;
    commit();
}

void HighlightsEdit::nest(qsizetype index, int by)
{
    int& level = m_highlights[index].level;
    level = qBound(0, level + by, Highlight::deepestLevel);
    commit();
}

void HighlightsEdit::moveRow(qsizetype index, int by, Language language)
{
    const qsizetype to = index + by;
    if (to < 0 || to >= m_highlights.size())
        return;
    m_highlights.move(index, to);
    commit();
    m_rows[to].texts->edit(language)->setFocus();
}

void HighlightsEdit::insertRow(qsizetype index, Language language)
{
    Highlight highlight;
    if (index > 0) {
        highlight.style = m_highlights[index - 1].style;
        highlight.level = m_highlights[index - 1].level;
    }
    m_highlights.insert(index, highlight);
    commit();
    m_rows[index].texts->edit(language)->setFocus();
}

/// What stands behind the cursor becomes the row below.
bool HighlightsEdit::partRow(qsizetype index, Language language)
{
    const auto parts = formattedEdit(index, language)->partsAtCursor();
    if (!parts)
        return false;
    Q_EMIT stepEnded(); // of what was typed before
    m_highlights.insert(index + 1, partPoint(m_highlights[index], language, *parts, now()));
    commit();
    FormattedTextEdit* below = formattedEdit(index + 1, language);
    below->setFocus();
    below->moveCursor(QTextCursor::Start);
    return true;
}

/// The row goes on with the one below, in both languages. The cursor stays where they meet.
bool HighlightsEdit::joinRow(qsizetype index, Language language)
{
    if (index < 0 || index + 1 >= m_highlights.size())
        return false;
    const Highlight below = m_highlights[index + 1];
    Highlight& above = m_highlights[index];
    if (above.text.text(language).isEmpty() || below.text.text(language).isEmpty() || !canJoinPoints(above, below))
        return false;
    const auto seam = static_cast<int>(above.text.text(language).plainText().size());
    Q_EMIT stepEnded(); // of what was typed before
    joinPoints(above, below, now());
    m_highlights.removeAt(index + 1);
    commit();
    FormattedTextEdit* edit = formattedEdit(index, language);
    edit->setFocus();
    QTextCursor cursor = edit->textCursor();
    cursor.setPosition(qMin(seam, edit->document()->characterCount() - 1));
    edit->setTextCursor(cursor);
    return true;
}

/// The first of several pasted lines goes where the cursor is. The others fill the rows below that have nothing in this
/// language yet, as a translation does, then make rows of their own. All of it is one step.
void HighlightsEdit::takeLines(qsizetype index, Language language, QList<PastedLine> lines)
{
    for (PastedLine& line : lines)
        line = withoutSign(line);
    lines.removeIf([](const PastedLine& line) { return line.literal.isEmpty(); });
    if (lines.isEmpty())
        return;
    FormattedTextEdit* edit = formattedEdit(index, language);
    edit->putIn(lines.front().spans);
    typeText(m_highlights[index].text, language, RichText::fromMarkdown(edit->text()), now());
    for (const PastedLine& line : lines.mid(1)) {
        ++index;
        const bool toFill = index < m_highlights.size() && m_highlights[index].text.text(language).isEmpty() &&
                            !m_highlights[index].text.isShared();
        if (!toFill) {
            Highlight row;
            row.style = m_highlights[index - 1].style;
            row.level = m_highlights[index - 1].level;
            m_highlights.insert(index, row);
        }
        typeText(m_highlights[index].text, language, RichText::fromSpans(line.spans), now());
    }
    Q_EMIT stepEnded(); // of what was typed before
    commit();
}

FormattedTextEdit* HighlightsEdit::formattedEdit(qsizetype index, Language language) const
{
    return static_cast<FormattedTextEdit*>(m_rows[index].texts->edit(language));
}

void HighlightsEdit::removeRow(qsizetype index, Language language)
{
    m_highlights.removeAt(index);
    commit();
    if (!m_rows.isEmpty())
        m_rows[qMax<qsizetype>(0, index - 1)].texts->edit(language)->setFocus();
}

/// Where a text begins, and in a point with none, Tab nests, as long as that can be; elsewhere it goes on, as in other
/// fields.
bool HighlightsEdit::nestByTab(qsizetype index, Language language, int by)
{
    const Highlight& point = m_highlights[index];
    const QTextCursor cursor = formattedEdit(index, language)->textCursor();
    const bool hasText = !point.text.text(language).isEmpty();
    const bool begins = cursor.atStart() && !cursor.hasSelection() && (hasText || point.text.isEmpty());
    const int level = point.level + by;
    if (!begins || level < 0 || level > Highlight::deepestLevel)
        return false;
    nest(index, by);
    return true;
}

/// Who holds the key to empty a text means that text only: the key has to be pressed again to join it with another.
bool HighlightsEdit::handleErasing(qsizetype index, Language language, const QKeyEvent& press)
{
    const bool back = press.key() == Qt::Key_Backspace;
    if (back && m_highlights[index].text.isEmpty()) {
        removeRow(index, language);
        return true;
    }
    const QTextCursor cursor = formattedEdit(index, language)->textCursor();
    if (press.isAutoRepeat() || press.modifiers() || cursor.hasSelection() ||
        !(back ? cursor.atStart() : cursor.atEnd()))
        return false;
    return joinRow(back ? index - 1 : index, language);
}

bool HighlightsEdit::handleKey(qsizetype index, Language language, const QKeyEvent& press)
{
    const int key = press.key();
    const Qt::KeyboardModifiers modifiers = press.modifiers();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers & Qt::AltModifier) // the texts' own menu
            return false;
        if (!partRow(index, language))
            insertRow(index + 1, language);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return modifiers.testFlag(Qt::ControlModifier) ? false
                                                       : nestByTab(index, language, key == Qt::Key_Tab ? 1 : -1);
    case Qt::Key_BracketRight:
    case Qt::Key_BracketLeft:
        if (modifiers != Qt::ControlModifier)
            return false;
        nest(index, key == Qt::Key_BracketRight ? 1 : -1);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (modifiers != Qt::AltModifier)
            return false;
        moveRow(index, key == Qt::Key_Up ? -1 : 1, language);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        return handleErasing(index, language, press);
    default:
        return false;
    }
}

bool HighlightsEdit::eventFilter(QObject* watched, QEvent* event)
{
    // Who comes by Tab goes on by Tab: only who goes to the beginning means to nest.
    const bool byTab =
        event->type() == QEvent::FocusIn && (static_cast<QFocusEvent*>(event)->reason() == Qt::TabFocusReason ||
                                             static_cast<QFocusEvent*>(event)->reason() == Qt::BacktabFocusReason);
    if (auto* edit = byTab ? qobject_cast<FormattedTextEdit*>(watched) : nullptr)
        edit->moveCursor(QTextCursor::End);
    const bool key = event->type() == QEvent::KeyPress;
    const QVariant row = key ? watched->property("row") : QVariant();
    if (!row.isValid() || row.toLongLong() >= m_rows.size())
        return QWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    for (Language language : allLanguages) {
        if (m_rows[row.toLongLong()].texts->edit(language) == watched)
            return handleKey(row.toLongLong(), language, *press);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace duovita
