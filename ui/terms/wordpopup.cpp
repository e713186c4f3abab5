#include "ui/terms/wordpopup.h"

#include "ui/style/roles.h"
#include "ui/terms/offerdelegate.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/keysign.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace duovita {

namespace {

constexpr int popupWidth = 340;
constexpr int mostRows = 8;
constexpr int sideMargin = 12;

QKeySequence learningKey()
{
    return QKeySequence(Qt::CTRL | Qt::Key_G);
}

} // namespace

WordPopup::WordPopup(const QString& word, const QString& choosing, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_word(word), m_list(new QListWidget(this)), m_nothing(new QLabel(this)),
      m_learn(new QPushButton(this))
{
    setObjectName(QStringLiteral("wordPopup"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("“%1” in the other language").arg(word));
    setFrameShape(QFrame::StyledPanel);
    setGround(*this, Tone::Raised);
    m_list->setObjectName(QStringLiteral("wordPopup.list"));
    m_list->setAccessibleName(accessibleName());
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new OfferDelegate(m_list));
    m_list->installEventFilter(this);
    setGround(*m_list->viewport(), Tone::Raised);
    m_nothing->setObjectName(QStringLiteral("wordPopup.nothing"));
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(sideMargin, gridStep, sideMargin, gridStep);
    setTextLook(*m_nothing, Tone::Text2, TextSize::Normal);
    auto* title = new ElidedLabel(this);
    title->setText(word);
    setTextLook(*title, Tone::Text, TextSize::Normal, true);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(sideMargin, 2 * gridStep, sideMargin, gridStep);
    head->addWidget(title, 1);
    head->addWidget(new KeySign(QStringLiteral("Esc"), this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_list);
    layout->addWidget(m_nothing);
    layout->addSpacing(gridStep);
    layout->addWidget(new Hairline(this));
    layout->addWidget(makeFoot(choosing));
    connect(m_list, &QListWidget::currentRowChanged, this, &WordPopup::followRow);
    connect(m_list, &QListWidget::itemClicked, this, &WordPopup::choose);
}

QWidget* WordPopup::makeFoot(const QString& choosing)
{
    auto* foot = new QWidget(this);
    auto* enter = new QLabel(choosing, foot);
    setTextLook(*enter, Tone::Text2, TextSize::Small);
    m_learn->setObjectName(QStringLiteral("wordPopup.learn"));
    m_learn->setFocusPolicy(Qt::NoFocus); // the list keeps the focus; the button has a shortcut
    setRole(*m_learn, Role::Link);
    connect(m_learn, &QPushButton::clicked, this, &WordPopup::learn);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(sideMargin, gridStep, sideMargin, gridStep);
    layout->setSpacing(gridStep);
    layout->addWidget(new KeySign(QStringLiteral("Enter"), foot));
    layout->addWidget(enter);
    layout->addStretch();
    layout->addWidget(m_learn);
    layout->addWidget(new KeySign(learningKey().toString(QKeySequence::NativeText), foot));
    return foot;
}

void WordPopup::setWords(const QList<LookedUpWord>& words, bool isAll)
{
    m_words = words;
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const LookedUpWord& word : words) {
        m_list->addItem(word.text);
        showOrigin(m_list->count() - 1);
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_list->setVisible(!words.isEmpty());
    m_nothing->setVisible(words.isEmpty());
    m_nothing->setText(isAll ? tr("No translation found.") : tr("Looking it up…"));
    const int rows = std::clamp(m_list->count(), 1, mostRows);
    m_list->setFixedHeight(rows * std::max(1, m_list->sizeHintForRow(0)));
    followRow();
    if (isVisible()) {
        place();
        if (!words.isEmpty())
            m_list->setFocus();
    }
}

void WordPopup::showOrigin(int row)
{
    using From = LookedUpWord::From;
    const From from = m_words[row].from;
    const QString words = from == From::Glossary ? tr("glossary")
                          : from == From::Record ? tr("this record")
                          : from == From::Store  ? tr("used in records")
                                                 : QString();
    m_list->item(row)->setData(OfferDelegate::BesideRole, words);
    m_list->item(row)->setData(Qt::AccessibleDescriptionRole, words);
}

void WordPopup::markLearnt(const QString& text)
{
    for (int row = 0; row < m_words.size(); ++row) {
        if (m_words[row].text != text)
            continue;
        m_words[row].from = LookedUpWord::From::Glossary;
        showOrigin(row);
    }
    followRow();
}

void WordPopup::popUp(const QRect& around)
{
    m_around = around;
    place();
    show();
    m_list->setFocus();
}

void WordPopup::place()
{
    setFixedWidth(popupWidth);
    adjustSize();
    QPoint corner = m_around.bottomLeft() + QPoint(0, gridStep);
    if (const QScreen* screen = parentWidget()->screen()) {
        const QRect room = screen->availableGeometry();
        if (corner.y() + height() > room.bottom())
            corner.setY(m_around.top() - gridStep - height());
        corner.setX(std::max(room.left(), std::min(corner.x(), room.right() + 1 - popupWidth)));
    }
    move(corner);
}

void WordPopup::followRow()
{
    const LookedUpWord word = m_words.value(m_list->currentRow(), {});
    const bool isLearnt = word.from == LookedUpWord::From::Glossary && !word.text.isEmpty();
    m_learn->setText(isLearnt ? tr("In the glossary") : tr("Add to the glossary"));
    m_learn->setEnabled(!word.text.isEmpty() && !isLearnt);
}

void WordPopup::choose()
{
    const LookedUpWord word = m_words.value(m_list->currentRow(), {});
    if (word.text.isEmpty())
        return;
    Q_EMIT chosen(word.text);
    close();
}

void WordPopup::learn()
{
    if (m_learn->isEnabled())
        Q_EMIT glossaryWanted(m_words[m_list->currentRow()].text);
}

bool WordPopup::takesKey(const QKeyEvent& press)
{
    if (QKeySequence(press.keyCombination()) == learningKey()) {
        learn();
        return true;
    }
    switch (press.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

/// The list has the focus and would otherwise handle Enter itself.
bool WordPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && takesKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QFrame::eventFilter(watched, event);
}

/// Receives the keys while the list is empty.
void WordPopup::keyPressEvent(QKeyEvent* event)
{
    if (!takesKey(*event))
        QFrame::keyPressEvent(event);
}

} // namespace duovita
