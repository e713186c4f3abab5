#include "ui/widgets/highlightsedit.h"

#include "core/content/highlightcontent.h"
#include "ui/now.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/focusing.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/quietbutton.h"
#include "ui/widgets/teardown.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

namespace duovita {

namespace {

// Pixels.
constexpr int leftMargin = 20; // same as the form's
constexpr int handleWidth = 18;
constexpr int signWidth = 20;
constexpr int indent = 24;   // per level
constexpr int iconInset = 6; // a flat button's padding left of its icon

/// The drop indicator.
class DropLine : public QWidget {
public:
    explicit DropLine(QWidget* parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), tone(Tone::AccentText, palette())); }
};

/// Bullets and numbers are set by the row, so they are removed from the text together with surrounding spaces.
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

/// Reports to the widget that contains the rows where it is dragged. A click shows its menu, if it has one.
class PointHandle : public QuietButton {
public:
    PointHandle(Glyph glyph, QWidget* row, QWidget& around) : QuietButton(glyph, row), m_around(around) {}

    std::function<void(int y)> onDrag;
    std::function<void(int y)> onDrop;
    bool isDragged() const { return m_dragged; }

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        if (event->button() != Qt::LeftButton)
            return QuietButton::mousePressEvent(event);
        m_pressed = event->position().toPoint();
        setDown(true);
    }

    void mouseMoveEvent(QMouseEvent* event) override
    {
        const int distance = (event->position().toPoint() - m_pressed).manhattanLength();
        if (!(event->buttons() & Qt::LeftButton) || (!m_dragged && distance < QApplication::startDragDistance()))
            return;
        m_dragged = true;
        onDrag(heightOf(*event));
    }

    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() != Qt::LeftButton)
            return QuietButton::mouseReleaseEvent(event);
        setDown(false);
        if (std::exchange(m_dragged, false))
            onDrop(heightOf(*event));
        else if (menu() && rect().contains(event->position().toPoint()))
            showMenu();
    }

private:
    int heightOf(const QMouseEvent& event) const { return mapTo(&m_around, event.position().toPoint()).y(); }

    QWidget& m_around;
    QPoint m_pressed;
    bool m_dragged = false;
};

HighlightsEdit::HighlightsEdit(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_add(new QPushButton(tr("Point"), this)),
      m_addNote(new QLabel(this)), m_dropLine(new DropLine(this)), m_layout(new QVBoxLayout(this)),
      m_rowLayout(new QVBoxLayout)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(measure(Measure::PointGap));
    m_rowLayout->setSpacing(measure(Measure::PointGap));
    m_title->setContentsMargins(leftMargin, 0, 0, 0);
    m_title->setMinimumHeight(measure(Measure::LanguageHeads) - gridStep);
    setTextLook(*m_title, Tone::Text, TextSize::Normal, true);
    m_title->hide();
    m_add->setObjectName(QStringLiteral("highlights.add"));
    m_add->setAccessibleName(tr("Add a point"));
    m_add->setIcon(lineIcon(QStringLiteral("add")));
    m_add->setMinimumHeight(qMax(measure(Measure::Button), m_add->sizeHint().height()));
    setRole(*m_add, Role::Flat);
    m_add->setFocusPolicy(Qt::TabFocus);
    // In any interface language, new texts begin on the first side, from which Tab goes on.
    connect(m_add, &QPushButton::clicked, this,
            [this] { insertRow(m_highlights.size(), m_needed.value(0, firstLanguage)); });
    m_addNote->setObjectName(QStringLiteral("highlights.addNote"));
    m_addNote->setTextFormat(Qt::PlainText);
    m_addNote->setWordWrap(true);
    setTextLook(*m_addNote, Tone::Text2, TextSize::Small);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(leftMargin - iconInset, 0, 0, 0);
    foot->setSpacing(2 * gridStep);
    foot->addWidget(m_add);
    foot->addWidget(m_addNote, 1);
    m_layout->addWidget(m_title);
    m_layout->addLayout(m_rowLayout);
    m_layout->addLayout(foot);
}

void HighlightsEdit::setTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void HighlightsEdit::setAddNote(const QString& note)
{
    m_addNote->setText(note);
    m_add->setAccessibleDescription(note);
}

HighlightsEdit::~HighlightsEdit()
{
    silenceChildren(*this);
}

void HighlightsEdit::setHighlights(const QList<Highlight>& highlights)
{
    m_highlights = highlights;
    while (m_rows.size() > highlights.size())
        drop(m_rows.takeLast());
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

/// The row may keep the focus until it is deleted, but what happens in it is about no point any more.
void HighlightsEdit::drop(const Row& row)
{
    for (QObject* each : {static_cast<QObject*>(row.texts), static_cast<QObject*>(row.bullet->menu())})
        disconnect(each, nullptr, this, nullptr);
    for (const Language language : allLanguages) {
        GrowingTextEdit* edit = row.texts->edit(language);
        disconnect(edit, nullptr, this, nullptr);
        edit->removeEventFilter(this);
        edit->setReadOnly(true);
    }
    row.widget->removeEventFilter(this);
    if (!row.widget->isAncestorOf(focusWidget())) // else the focus would move before the form has placed it
        row.widget->hide();
    row.widget->deleteLater();
}

/// New widgets come last in the window's tab order: place them, then the button after the rows. It must come first for
/// a moment, because only focusable widgets can precede others in setTabOrder().
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

/// Repeated when shown: if nothing else in the window is focusable, the last row already precedes the first, and Qt
/// changes nothing.
void HighlightsEdit::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    orderTabs();
}

HighlightsEdit::Row HighlightsEdit::makeRow(qsizetype index)
{
    Row row{new QWidget(this), nullptr, nullptr};
    row.widget->setProperty("row", index);
    row.widget->installEventFilter(this);
    auto* layout = new QHBoxLayout(row.widget);
    layout->setSpacing(gridStep);
    row.bullet = new PointHandle(QuietButton::Glyph::Text, row.widget, *this);
    row.bullet->onDrag = [this, index](int y) { dragRow(index, y); };
    row.bullet->onDrop = [this, index](int y) { dropRow(index, y); };
    row.bullet->setFixedSize(signWidth, measure(Measure::Field));
    row.bullet->setPopupMode(QToolButton::InstantPopup);
    row.bullet->setAccessibleName(tr("Kind and position of point %1").arg(index + 1));
    auto* menu = new QMenu(row.bullet);
    addStyles(*menu, index);
    menu->addSeparator();
    addNesting(*menu, index);
    addMoves(*menu, index);
    const QList<QAction*> own = menu->actions();
    connect(menu, &QMenu::aboutToShow, this, [this, menu, own, index] {
        for (QAction* added : menu->actions()) {
            if (!own.contains(added))
                delete added; // items added when the menu was last shown
        }
        Q_EMIT signMenuFilled(menu, m_highlights[index].id);
    });
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
        typeText(highlight.text, language, RichText::fromMarkdown(text), now(), m_rows[index].texts->entered());
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
    connect(row.texts, &LocalizedEdit::menuFilled, this, [this, index](QMenu* filled) {
        filled->addSeparator();
        addMoves(*filled, index);
        Q_EMIT menuFilled(filled, m_highlights[index].id);
    });
    connect(row.texts, &LocalizedEdit::differenceWanted, this,
            [this, index] { Q_EMIT differenceWanted(m_highlights[index].id); });
    connect(row.texts, &LocalizedEdit::stepEnded, this, &HighlightsEdit::stepEnded);
    m_rowLayout->insertWidget(static_cast<int>(index), row.widget);
    if (isVisible())
        row.widget->show(); // hidden widgets cannot take the focus
    return row;
}

/// The keys are handled where the cursor is: here they are said.
/// What it is now is ticked.
void HighlightsEdit::addStyles(QMenu& menu, qsizetype index)
{
    const std::pair<QString, HighlightStyle> styles[]{{tr("Bullet"), HighlightStyle::Bullet},
                                                      {tr("Number"), HighlightStyle::Numbered},
                                                      {tr("Paragraph"), HighlightStyle::Paragraph}};
    for (const auto& [words, style] : styles) {
        QAction* action = menu.addAction(words, this, [this, index, style = style] { setStyle(index, style); });
        action->setCheckable(true);
        connect(&menu, &QMenu::aboutToShow, action,
                [this, action, index, style = style] { action->setChecked(m_highlights[index].style == style); });
    }
}

/// The key is shown in the menu; what does it is where the key is pressed.
void HighlightsEdit::addKeyed(QMenu& menu, const QString& words, const QKeySequence& key,
                              const std::function<void()>& action)
{
    QAction* added = menu.addAction(words, this, action);
    added->setShortcut(key);
    added->setShortcutContext(Qt::WidgetShortcut);
}

void HighlightsEdit::addMoves(QMenu& menu, qsizetype index)
{
    addKeyed(menu, tr("Move up"), QKeySequence(Qt::ALT | Qt::Key_Up),
             [this, index] { moveRow(index, -1, firstLanguage); });
    addKeyed(menu, tr("Move down"), QKeySequence(Qt::ALT | Qt::Key_Down),
             [this, index] { moveRow(index, 1, firstLanguage); });
    menu.addSeparator();
    menu.addAction(tr("Remove"), this, [this, index] { removeRow(index, firstLanguage); });
}

void HighlightsEdit::addNesting(QMenu& menu, qsizetype index)
{
    addKeyed(menu, tr("Increase indent"), QKeySequence(Qt::CTRL | Qt::Key_BracketRight),
             [this, index] { nest(index, 1); });
    addKeyed(menu, tr("Decrease indent"), QKeySequence(Qt::CTRL | Qt::Key_BracketLeft),
             [this, index] { nest(index, -1); });
}

void HighlightsEdit::showRow(qsizetype index, const QString& sign)
{
    const Highlight& highlight = m_highlights[index];
    const Row& row = m_rows[index];
    const auto mark = m_marks.constFind(highlight.id);
    const bool isMarked = mark != m_marks.constEnd();
    row.bullet->setText(sign);
    row.bullet->setIcon(!isMarked ? QIcon()
                                  : lineIcon(mark->shownHere ? QStringLiteral("show") : QStringLiteral("hide")));
    row.bullet->setToolTip(isMarked ? mark->words : QString());
    row.bullet->setAccessibleDescription(row.bullet->toolTip());
    row.widget->layout()->setContentsMargins(leftMargin + highlight.level * indent, 0, 0, 0);
    row.texts->setNeeded(standsForAll(highlight.text, natureOfPoints) ? QList<Language>() : m_needed);
    row.texts->setDifference(m_differences.value(highlight.id));
    row.texts->show(highlight.text);
}

void HighlightsEdit::setCvMarks(const QHash<HighlightId, CvMark>& marks)
{
    if (std::exchange(m_marks, marks) != marks)
        setHighlights(QList<Highlight>(m_highlights));
}

void HighlightsEdit::setDifferences(const QHash<HighlightId, QString>& words)
{
    m_differences = words;
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows[i].texts->setDifference(words.value(m_highlights[i].id));
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
    focusInView(*m_rows[to].texts->edit(language));
}

/// The handle is in the margin, so that nothing moves.
void HighlightsEdit::showHandle(qsizetype index, bool shown)
{
    Row& row = m_rows[index];
    if (!row.handle) {
        if (!shown)
            return;
        row.handle = new PointHandle(QuietButton::Glyph::Grip, row.widget, *this);
        row.handle->setCursor(Qt::OpenHandCursor);
        row.handle->setObjectName(QStringLiteral("highlights.%1.handle").arg(index));
        row.handle->setAccessibleName(tr("Drag point %1").arg(index + 1));
        row.handle->setToolTip(tr("Drag to move (Alt+Up, Alt+Down)"));
        row.handle->setGeometry(leftMargin - handleWidth, (measure(Measure::Field) - signWidth) / 2, handleWidth,
                                signWidth);
        row.handle->onDrag = [this, index](int y) { dragRow(index, y); };
        row.handle->onDrop = [this, index](int y) { dropRow(index, y); };
    }
    if (shown || !row.handle->isDragged())
        row.handle->setVisible(shown);
}

qsizetype HighlightsEdit::nestedEnd(qsizetype index) const
{
    qsizetype end = index + 1;
    while (end < m_highlights.size() && m_highlights[end].level > m_highlights[index].level)
        ++end;
    return end;
}

qsizetype HighlightsEdit::dropIndex(int y) const
{
    const auto below = std::find_if(m_rows.begin(), m_rows.end(),
                                    [y](const Row& row) { return y < row.widget->geometry().center().y(); });
    return below - m_rows.begin();
}

void HighlightsEdit::dragRow(qsizetype index, int y)
{
    const qsizetype to = dropIndex(y);
    const bool moves = to < index || to > nestedEnd(index);
    const int gap = measure(Measure::PointGap);
    const int top = to < m_rows.size() ? m_rows[to].widget->y() - gap : m_rows.last().widget->geometry().bottom() + 1;
    constexpr int thickness = 2;
    m_dropLine->setGeometry(leftMargin, top + (gap - thickness) / 2, width() - leftMargin - LocalizedEdit::margin,
                            thickness);
    m_dropLine->raise();
    m_dropLine->setVisible(moves);
}

/// Moves the row in one undo step; the cursor follows it.
void HighlightsEdit::dropRow(qsizetype index, int y)
{
    m_dropLine->hide();
    const qsizetype end = nestedEnd(index);
    const qsizetype before = dropIndex(y);
    if (before >= index && before <= end)
        return;
    const QList<Highlight> moved = m_highlights.mid(index, end - index);
    m_highlights.remove(index, end - index);
    const qsizetype to = before > index ? before - (end - index) : before;
    for (qsizetype i = 0; i < moved.size(); ++i)
        m_highlights.insert(to + i, moved[i]);
    Q_EMIT stepEnded(); // start a new undo step
    commit();
    m_rows[to].texts->edit(firstLanguage)->setFocus();
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
    focusInView(*m_rows[index].texts->edit(language));
}

/// The language in which a new row begins: the first one if this point has all languages; otherwise the user continues
/// in the current one.
Language HighlightsEdit::languageAfter(qsizetype index, Language language) const
{
    const LocalizedRichText& text = m_highlights[index].text;
    const bool isWhole = std::none_of(allLanguages.begin(), allLanguages.end(),
                                      [&](Language side) { return text.text(side).isEmpty(); });
    return isWhole ? firstLanguage : language;
}

/// Moves the text after the cursor to a new row below.
bool HighlightsEdit::partRow(qsizetype index, Language language)
{
    const auto parts = formattedEdit(index, language)->partsAtCursor();
    if (!parts)
        return false;
    Q_EMIT stepEnded(); // start a new undo step
    m_highlights.insert(index + 1, partPoint(m_highlights[index], language, *parts, now()));
    commit();
    FormattedTextEdit* below = formattedEdit(index + 1, language);
    focusInView(*below);
    below->moveCursor(QTextCursor::Start);
    return true;
}

/// Appends the next row to this one, in both languages. The cursor stays at the join.
bool HighlightsEdit::joinRow(qsizetype index, Language language)
{
    if (index < 0 || index + 1 >= m_highlights.size())
        return false;
    const Highlight below = m_highlights[index + 1];
    Highlight& above = m_highlights[index];
    if (above.text.text(language).isEmpty() || below.text.text(language).isEmpty() || !canJoinPoints(above, below))
        return false;
    const auto seam = static_cast<int>(above.text.text(language).plainText().size());
    Q_EMIT stepEnded(); // start a new undo step
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

/// Inserts pasted lines: the first at the cursor; the others into following rows that are empty in this language, as
/// when pasting a translation, then into new rows. All in one undo step. The cursor goes to the end of the last line.
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
    const bool isAlone = lines.size() == 1; // the cursor stays behind it
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
    Q_EMIT stepEnded(); // start a new undo step
    commit();
    if (isAlone)
        return;
    FormattedTextEdit* last = formattedEdit(index, language);
    focusInView(*last);
    last->moveCursor(QTextCursor::End);
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

/// At the beginning of a text, or in a point without any text, Tab changes the nesting if possible; elsewhere it goes
/// to the next field.
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

/// Auto-repeat only empties the current text: joining it with another requires a new key press.
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
        if (modifiers & Qt::AltModifier) // opens the text's menu
            return false;
        if (!partRow(index, language))
            insertRow(index + 1, languageAfter(index, language));
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

void HighlightsEdit::followPointer(qsizetype index, const QEvent& event)
{
    constexpr std::array followed{QEvent::Enter, QEvent::Leave, QEvent::FocusIn, QEvent::FocusOut};
    if (std::find(followed.begin(), followed.end(), event.type()) == followed.end())
        return;
    const QWidget* focus = QApplication::focusWidget();
    const QWidget* row = m_rows[index].widget;
    showHandle(index, row->underMouse() || (focus && row->isAncestorOf(focus)));
}

bool HighlightsEdit::eventFilter(QObject* watched, QEvent* event)
{
    // After Tab, the cursor goes to the end, so that a further Tab moves on: only a user who goes to the beginning
    // wants to nest.
    const bool byTab =
        event->type() == QEvent::FocusIn && (static_cast<QFocusEvent*>(event)->reason() == Qt::TabFocusReason ||
                                             static_cast<QFocusEvent*>(event)->reason() == Qt::BacktabFocusReason);
    if (auto* edit = byTab ? qobject_cast<FormattedTextEdit*>(watched) : nullptr)
        edit->moveCursor(QTextCursor::End);
    if (const QVariant pointed = watched->property("row"); pointed.isValid() && pointed.toLongLong() < m_rows.size())
        followPointer(pointed.toLongLong(), *event);
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
