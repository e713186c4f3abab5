#include "ui/pagecard/pagecard.h"

#include "ui/forms/formgrid.h"
#include "ui/pagecard/cardfield.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/keysign.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QToolButton>

#include <utility>

namespace duovita {

namespace {

constexpr int margin = FormGrid::leftMargin; // that of the field
constexpr int headHeight = 36;               // also of the footer
constexpr int keysApart = 16;

QToolButton* makeButton(const char* name, const char* icon, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setIconSize(QSize(iconSize, iconSize));
    button->setFixedSize(measure(Measure::Button), measure(Measure::Button));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // Tab moves to the next text of the page
    setRole(*button, Role::Flat);
    return button;
}

} // namespace

PageCard::PageCard(QWidget* parent) : Retranslated(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("pageCard"));
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
    m_layout->addWidget(makeHead());
    m_layout->addWidget(makeFoot());
    hide();
    retranslate();
}

QWidget* PageCard::makeHead()
{
    auto* head = new QWidget(this);
    head->setFixedHeight(headHeight);
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(margin, 0, gridStep, 0);
    line->setSpacing(gridStep);
    m_path = new ElidedLabel(head);
    setTextLook(*m_path, Tone::Text2, TextSize::Small);
    m_place = new QLabel(head);
    m_place->setTextFormat(Qt::PlainText);
    setTextLook(*m_place, Tone::Text, TextSize::Small);
    m_more = makeButton("pageCard.more", "more", head);
    m_menu = new QMenu(m_more);
    connect(m_more, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    m_close = makeButton("pageCard.close", "close", head);
    connect(m_close, &QToolButton::clicked, this, &PageCard::closeWanted);
    line->addWidget(m_path);
    line->addWidget(m_place);
    line->addStretch(1);
    line->addWidget(m_more);
    line->addWidget(m_close);
    return head;
}

QWidget* PageCard::makeFoot()
{
    auto* foot = new QWidget(this);
    foot->setFixedHeight(headHeight);
    auto* line = new QHBoxLayout(foot);
    line->setContentsMargins(margin, 0, margin, 0);
    line->setSpacing(keysApart);
    for (int i = 0; i < 3; ++i) {
        auto* hint = new QWidget(foot);
        auto* parts = new QHBoxLayout(hint);
        parts->setContentsMargins(0, 0, 0, 0);
        parts->setSpacing(6);
        auto* key = new KeySign({}, hint);
        auto* words = new QLabel(hint);
        setTextLook(*words, Tone::Text2, TextSize::Small);
        parts->addWidget(key);
        parts->addWidget(words);
        line->addWidget(hint);
        m_keys += key;
        m_words += words;
        m_hints += hint;
    }
    line->addStretch(1);
    return foot;
}

void PageCard::retranslate()
{
    setAccessibleName(tr("Edit on the page"));
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("More"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_menu->clear();
    m_menu->addAction(tr("Show in the form"), this, &PageCard::formWanted);
    m_menu->addAction(tr("Next text"), this, [this] { Q_EMIT nextWanted(1); });
    m_menu->addAction(tr("Previous text"), this, [this] { Q_EMIT nextWanted(-1); });
    showKeys();
}

/// There is room for three: who edits points needs to know how to add one.
void PageCard::showKeys()
{
    using Key = std::pair<QKeySequence, QString>;
    const bool addsPoints = m_field && m_field->isPoint();
    const bool hasLanguages = m_field && m_field->hasLanguages();
    const Key keys[] = {
        {QKeySequence(Qt::Key_Tab), hasLanguages ? tr("other language, then next text") : tr("next text")},
        addsPoints ? Key(QKeySequence(Qt::Key_Return), tr("new point"))
                   : Key(QKeySequence(Qt::SHIFT | Qt::Key_Tab), tr("previous")),
        {QKeySequence(Qt::Key_Escape), tr("close")}};
    qsizetype index = 0;
    for (const auto& [key, words] : keys) {
        m_keys[index]->setKey(key.toString(QKeySequence::NativeText));
        m_words[index++]->setText(words);
    }
}

void PageCard::open(const QStringList& places, CardField* field, Language language)
{
    CardField* before = std::exchange(m_field, field);
    m_language = language;
    m_layout->insertWidget(1, field);
    const QString separator = QStringLiteral(" › ");
    const QString path = places.mid(0, places.size() - 1).join(separator);
    m_path->setText(path.isEmpty() ? QString() : path + separator.chopped(1));
    m_path->setVisible(!path.isEmpty());
    m_place->setText(places.value(places.size() - 1));
    showKeys();
    show();
    raise();
    field->show();
    field->focus(language);
    if (before) // it may still be handling the key event that led here
        drop(*before);
}

void PageCard::close()
{
    hide();
    if (CardField* field = std::exchange(m_field, nullptr))
        drop(*field);
}

void PageCard::drop(CardField& field)
{
    m_layout->removeWidget(&field);
    field.hide();
    field.deleteLater();
}

/// Pixels that the card needs for all its hints.
int PageCard::hintsWidth() const
{
    int width = 2 * (margin + 1) - keysApart;
    for (const QWidget* hint : m_hints)
        width += keysApart + hint->sizeHint().width();
    return width;
}

/// Leaves out those at the end that do not fit: none is cut.
void PageCard::fitHints(int width)
{
    int taken = 2 * (margin + 1) - keysApart;
    for (QWidget* hint : std::as_const(m_hints)) {
        taken += keysApart + hint->sizeHint().width();
        hint->setVisible(taken <= width);
    }
}

/// The fields' heights follow the width, and the card's height follows theirs, through several layouts.
void PageCard::settle()
{
    const QScopedValueRollback guard(m_isSettling, true);
    constexpr int nested = 4;
    for (int i = 0; i < nested; ++i) {
        m_layout->activate();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
}

void PageCard::placeAt(const QRect& box, const QRect& room)
{
    // As wide as the text's ring, which it continues; wider only where it sticks out anyway.
    const int wanted = box.width() >= narrowest ? box.width() : qMax(narrowest, hintsWidth());
    const int width = qMin(wanted, room.width());
    fitHints(width);
    resize(width, this->height());
    settle();
    const int height = sizeHint().height();
    const int left = qBound(room.left(), box.left(), room.right() + 1 - width);
    const int below = box.bottom(); // its first line overlaps the last of the ring
    m_above = below + height > room.bottom() + 1 && box.top() - height >= room.top();
    const int top = m_above ? box.top() - height + 1 : qMin(below, room.bottom() + 1 - height);
    setGeometry(left, qMax(room.top(), top), width, height);
    update();
}

bool PageCard::event(QEvent* event)
{
    const bool changed = Retranslated::event(event);
    if (event->type() == QEvent::LayoutRequest && !m_isSettling)
        Q_EMIT resized();
    return changed;
}

bool PageCard::focusNextPrevChild(bool next)
{
    if (m_field && m_field->focusNextLanguage(next, m_language))
        return true;
    if (m_field && m_field->hasMore(next))
        return Retranslated::focusNextPrevChild(next);
    Q_EMIT nextWanted(next ? 1 : -1);
    return true;
}

void PageCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closeWanted();
    else
        Retranslated::keyPressEvent(event);
}

/// Keeps clicks from the page below.
void PageCard::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

void PageCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tone(Tone::AccentText, palette()));
    painter.setBrush(tone(Tone::Raised, palette()));
    // Square corners where it meets the ring.
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QRectF square = whole;
    if (m_above)
        square.setTop(whole.center().y());
    else
        square.setBottom(whole.center().y());
    QPainterPath round;
    round.addRoundedRect(whole, panelRadius, panelRadius);
    QPainterPath corners;
    corners.addRect(square);
    painter.drawPath(round.united(corners));
}

} // namespace duovita
