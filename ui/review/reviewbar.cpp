#include "ui/review/reviewbar.h"

#include "ui/presentation/icons.h"
#include "ui/shell/messagebar.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace duovita {

namespace {

constexpr int barSide = 16;
constexpr int barGap = 8;
constexpr int leastTarget = 96;
constexpr int longestTarget = 280;
constexpr int reasonRole = Qt::UserRole + 1;
constexpr int narrowBar = 1200; ///< below this width, reason and summary have a line of their own

} // namespace

ReviewBar::ReviewBar(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_title(new ElidedLabel(this)), m_arrow(new QLabel(this)),
      m_targetLabel(new QLabel(this)), m_target(new QComboBox(this)), m_reason(new ElidedLabel(this)),
      m_summary(new QLabel(this)), m_source(new QPushButton(this)), m_accept(new QPushButton(this)),
      m_acceptRest(new QPushButton(this)), m_skip(new QPushButton(this)), m_cancel(new QPushButton(this)),
      m_facts(new QWidget(this)), m_first(new QHBoxLayout), m_rows(new QVBoxLayout(this))
{
    setGround(*this, Tone::Bar);
    m_icon->setObjectName(QStringLiteral("review.icon"));
    drawIcons();
    setTextLook(*m_title, Tone::Text, TextSize::Title, true);
    m_title->setObjectName(QStringLiteral("review.title"));
    setTextLook(*m_targetLabel, Tone::Text2, TextSize::Normal);
    m_targetLabel->setBuddy(m_target);
    m_target->setObjectName(QStringLiteral("review.target"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_target->setMinimumWidth(leastTarget);
    m_target->setMaximumWidth(longestTarget);
    m_reason->setObjectName(QStringLiteral("review.reason"));
    m_summary->setObjectName(QStringLiteral("review.summary"));
    setTextLook(*m_reason, Tone::Text2, TextSize::Small);
    setTextLook(*m_summary, Tone::Text2, TextSize::Small);
    m_summary->setTextFormat(Qt::RichText);
    m_source->setObjectName(QStringLiteral("review.showSource"));
    m_source->setIcon(lineIcon(QStringLiteral("lines")));
    m_source->setCheckable(true);
    setRole(*m_source, Role::Flat);
    for (QWidget* said : std::initializer_list<QWidget*>{m_reason, m_summary}) {
        QSizePolicy room = said->sizePolicy();
        room.setRetainSizeWhenHidden(true); // so that buttons do not move while a message replaces it
        said->setSizePolicy(room);
    }
    auto* facts = new QHBoxLayout(m_facts);
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setSpacing(barGap);
    facts->addWidget(m_source);
    facts->addWidget(m_reason, 1);
    facts->addWidget(m_summary);

    m_first->setContentsMargins(barSide, 0, barSide, 0);
    m_first->setSpacing(barGap);
    for (QWidget* part : std::initializer_list<QWidget*>{m_icon, m_title, m_arrow, m_targetLabel, m_target})
        m_first->addWidget(part);
    m_first->addWidget(m_facts, 1);
    makeButtons(*m_first);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addLayout(m_first);
    m_first->addStrut(measure(Measure::TopBar));

    connect(m_target, &QComboBox::activated, this, [this] {
        showReason();
        Q_EMIT targetChosen(m_target->currentData());
    });
    connect(m_source, &QPushButton::clicked, this, &ReviewBar::sourceWanted);
    connect(m_summary, &QLabel::linkActivated, this, &ReviewBar::linkActivated);
}

void ReviewBar::makeButtons(QHBoxLayout& row)
{
    const std::tuple<QPushButton*, const char*, Role> named[]{{m_cancel, "review.cancel", Role::Flat},
                                                              {m_skip, "review.skip", Role::Flat},
                                                              {m_acceptRest, "review.acceptRest", Role::Boxed},
                                                              {m_accept, "review.accept", Role::Primary}};
    for (const auto& [button, name, role] : named) {
        button->setObjectName(QString::fromLatin1(name));
        setRole(*button, role);
        row.addWidget(button);
    }
    m_accept->setDefault(true);
    connect(m_accept, &QPushButton::clicked, this, &ReviewBar::accepted);
    connect(m_acceptRest, &QPushButton::clicked, this, &ReviewBar::restAccepted);
    connect(m_skip, &QPushButton::clicked, this, &ReviewBar::skipped);
    connect(m_cancel, &QPushButton::clicked, this, &ReviewBar::cancelled);
}

void ReviewBar::retranslate()
{
    m_targetLabel->setText(m_merging ? tr("Keep:") : tr("Add to:"));
    m_target->setAccessibleName(m_merging ? tr("Person to keep") : tr("Person the document is added to"));
    m_source->setText(tr("Document text"));
    m_source->setToolTip(tr("Show the document's text; in small windows it replaces the list"));
    const QString accept = m_merging ? tr("Merge them") : tr("Accept");
    m_accept->setText(m_open > 0 ? tr("%1 (%2 unconfirmed)").arg(accept, QString::number(m_open)) : accept);
    m_accept->setToolTip(m_open > 0 ? tr("Questions left open keep what is in the record") : QString());
    m_acceptRest->setText(tr("Accept this and all others"));
    m_skip->setText(tr("Skip this document"));
    m_cancel->setText(m_merging ? tr("Keep them separate") : tr("Cancel import"));
}

void ReviewBar::takeMessages(MessageBar& messages)
{
    if (m_messages)
        return;
    m_messages = &messages;
    m_messagesHome = messages.parentWidget();
    messages.setParent(this);
    connect(&messages, &MessageBar::shownChanged, this, &ReviewBar::placeMessages);
    placeMessages();
}

void ReviewBar::returnMessages()
{
    if (!m_messages)
        return;
    m_messages->disconnect(this);
    if (m_messagesHome)
        m_messages->setParent(m_messagesHome);
    m_messages = nullptr;
    m_reason->show();
    m_summary->show();
}

void ReviewBar::placeMessages()
{
    if (!m_messages)
        return;
    const QRect within = m_reason->geometry().united(m_summary->geometry());
    const QRect room(m_facts->mapTo(this, within.topLeft()), within.size());
    const int height =
        std::min(measure(Measure::TopBar), 2 * (this->height() - 1 - room.center().y())); // for two lines
    m_messages->setRoom(QRect(room.x(), std::max(0, room.center().y() - height / 2), room.width(), height));
    m_reason->setVisible(m_messages->isHidden());
    m_summary->setVisible(m_messages->isHidden());
}

void ReviewBar::setTitle(const QString& title, const QString& tip)
{
    m_title->setText(title);
    m_title->setToolTip(tip);
}

void ReviewBar::setTargets(const QList<Target>& targets, const QVariant& current)
{
    m_target->clear();
    for (const Target& each : targets) {
        m_target->addItem(each.name, each.data);
        m_target->setItemData(m_target->count() - 1, each.reason, reasonRole);
        m_target->setItemData(m_target->count() - 1, each.reasons, Qt::ToolTipRole);
    }
    chooseTarget(current);
}

void ReviewBar::chooseTarget(const QVariant& wanted)
{
    m_target->setCurrentIndex(m_target->findData(wanted));
    showReason();
}

void ReviewBar::showReason()
{
    m_reason->setText(m_target->currentData(reasonRole).toString());
    m_reason->setToolTip(m_target->currentData(Qt::ToolTipRole).toString());
}

void ReviewBar::setTargetFixed(bool fixed, const QString& why)
{
    m_target->setEnabled(!fixed);
    m_target->setToolTip(fixed ? why : QString());
}

void ReviewBar::setSummary(const QString& html)
{
    if (m_summary->text() == html)
        return; // a link may have the focus
    const bool hasLinks = html.contains(QStringLiteral("<a "));
    m_summary->setTextInteractionFlags(hasLinks ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                                : Qt::NoTextInteraction);
    m_summary->setText(html);
}

void ReviewBar::setOpen(int questions)
{
    m_open = questions;
    retranslate();
}

void ReviewBar::setReady(bool ready)
{
    for (QPushButton* button : {m_accept, m_acceptRest})
        button->setEnabled(ready);
}

/// Also called when the palette changes, because pixmaps do not follow it.
void ReviewBar::drawIcons()
{
    m_icon->setPixmap(lineIcon(m_merging ? QStringLiteral("join") : QStringLiteral("import")).pixmap(iconSize));
    m_arrow->setPixmap(lineIcon(QStringLiteral("arrow")).pixmap(iconSize));
}

void ReviewBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    drawIcons();
    const QString summary = m_summary->text();
    m_summary->clear(); // links get their colour when they are set
    m_summary->setText(summary);
}

void ReviewBar::setMerging(bool merging)
{
    m_merging = merging;
    drawIcons();
    m_arrow->setVisible(!merging);
    m_targetLabel->setVisible(merging);
}

void ReviewBar::setSeveral(bool several, bool moreFollow)
{
    m_acceptRest->setVisible(moreFollow);
    m_skip->setVisible(several);
}

void ReviewBar::setSource(bool there, bool shown)
{
    m_source->setVisible(there);
    m_source->setChecked(shown);
}

QSize ReviewBar::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    if (!m_narrow)
        least.rwidth() -= m_facts->minimumSizeHint().width();
    return least;
}

void ReviewBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
    layout()->activate();
    placeMessages();
}

void ReviewBar::fit()
{
    if (m_narrow == (width() < narrowBar))
        return;
    m_narrow = !m_narrow;
    const int inset = m_narrow ? barSide : 0;
    m_facts->setContentsMargins(inset, 0, inset, m_narrow ? gridStep : 0);
    if (m_narrow) {
        m_first->removeWidget(m_facts);
        m_first->insertStretch(m_first->indexOf(m_cancel));
        m_rows->addWidget(m_facts);
    } else {
        m_rows->removeWidget(m_facts);
        const int place = m_first->indexOf(m_cancel);
        delete m_first->takeAt(place - 1);
        m_first->insertWidget(place - 1, m_facts, 1);
    }
}

void ReviewBar::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(0, height() - 1, width(), 1, tone(Tone::Line, palette()));
}

} // namespace duovita
