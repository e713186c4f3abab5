#include "ui/design/settingrow.h"

#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int dotLeft = 27;
constexpr int dotWidth = 10;
constexpr int marginButton = 20;

/// A dot of six pixels, shown while the label has any text.
class ChangeDot : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent*) override
    {
        constexpr int size = 6;
        QPainter painter(this);
        QRectF dot(0, 0, size, size);
        dot.moveCenter(QRectF(rect()).center());
        if (!text().isEmpty())
            fillShape(painter, dot, tone(Tone::AccentText, palette()), size / 2.0);
    }
};

QToolButton* makeMarginButton(const QString& icon, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(lineIcon(icon));
    button->setFixedSize(marginButton, marginButton);
    setRole(*button, Role::Flat);
    return button;
}

} // namespace

SettingRow::SettingRow(const QString& name, const QString& label, const QString& wholeLabel, QWidget* parent)
    : QWidget(parent), m_headLine(nullptr), m_line(nullptr), m_label(new QLabel(label, this)),
      m_heads(new QWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_headLine = new QHBoxLayout(m_heads);
    m_headLine->setContentsMargins(labelLeft + labelWidth + labelGap, gridStep, rightMargin, gridStep);
    m_headLine->setSpacing(labelGap);
    m_heads->hide();
    m_label->setWordWrap(true);
    m_label->setFixedWidth(labelWidth);
    m_label->setToolTip(wholeLabel == label ? QString() : wholeLabel);
    m_label->installEventFilter(this);
    setTextLook(*m_label, Tone::Text2, TextSize::Normal);
    m_line = new QHBoxLayout;
    m_line->setSpacing(0);
    m_line->addWidget(makeMargin(name));
    m_line->addWidget(m_label);
    m_line->addSpacing(labelGap);
    m_line->addWidget(makeEnd(name));
    layout->addWidget(m_heads);
    layout->addLayout(m_line);
}

QWidget* SettingRow::makeMargin(const QString& name)
{
    auto* margin = new QWidget(this);
    margin->setFixedSize(labelLeft, measure(Measure::Field));
    m_dot = new ChangeDot(margin);
    m_dot->setObjectName(name + QStringLiteral(".changed"));
    m_dot->setGeometry(dotLeft, 0, dotWidth, margin->height());
    m_more = makeMarginButton(QStringLiteral("more"), margin);
    m_more->setObjectName(name + QStringLiteral(".more"));
    m_more->setFocusPolicy(Qt::NoFocus); // the menu key opens it from the control
    m_more->move(gridStep, (margin->height() - marginButton) / 2);
    m_more->setAccessibleName(tr("%1: more").arg(m_label->text()));
    m_more->setToolTip(tr("More"));
    m_more->hide();
    connect(m_more, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    return margin;
}

QWidget* SettingRow::makeEnd(const QString& name)
{
    auto* end = new QWidget(this);
    end->setFixedWidth(rightMargin);
    auto* line = new QHBoxLayout(end);
    line->setContentsMargins(2, 0, 2, 0);
    m_reset = makeMarginButton(QStringLiteral("reset"), end);
    m_reset->setObjectName(name + QStringLiteral(".reset"));
    m_reset->setToolTip(tr("Reset to template"));
    m_reset->setAccessibleName(tr("%1: reset to template").arg(m_label->text()));
    m_reset->hide();
    line->addWidget(m_reset);
    connect(m_reset, &QToolButton::clicked, this, &SettingRow::resetWanted);
    return end;
}

void SettingRow::setContent(QWidget* content)
{
    constexpr int behindTheGap = 3;
    m_content = content;
    m_line->insertWidget(behindTheGap, content, 1);
    m_reset->parentWidget()->raise(); // children must be in Tab order
}

void SettingRow::setHeads(const QStringList& words)
{
    while (QLayoutItem* item = m_headLine->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString& word : words) {
        auto* head = new QLabel(word, m_heads);
        setTextLook(*head, Tone::Text2, TextSize::Small);
        m_headLine->addWidget(head, 1);
    }
    m_heads->setVisible(!words.isEmpty());
}

void SettingRow::setChanged(bool changed)
{
    m_dot->setText(changed ? QStringLiteral("●") : QString());
    m_dot->setToolTip(changed ? tr("Differs from the template") : QString());
    m_reset->setVisible(changed);
}

void SettingRow::setInTheWay(const QString& reason)
{
    m_content->setEnabled(reason.isEmpty());
    m_label->setEnabled(reason.isEmpty());
    setToolTip(reason);
    m_content->setToolTip(reason);
    setAccessibleDescription(reason);
}

void SettingRow::setMenu(QMenu* menu)
{
    m_menu = menu;
}

void SettingRow::enterEvent(QEnterEvent* event)
{
    QWidget::enterEvent(event);
    m_more->setVisible(m_menu);
}

void SettingRow::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_more->hide();
}

void SettingRow::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_menu)
        m_menu->popup(event->globalPos());
}

/// A double click on the label resets the setting, like a double click on the slider.
bool SettingRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_label && event->type() == QEvent::MouseButtonDblClick && !m_reset->isHidden())
        Q_EMIT resetWanted();
    return QWidget::eventFilter(watched, event);
}

QLabel* SettingRow::addNote(const QString& name)
{
    auto* below = new QWidget(this);
    auto* note = new QLabel(below);
    note->setObjectName(name);
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText);
    setTextLook(*note, Tone::Text2, TextSize::Small);
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(labelLeft + labelWidth + labelGap, gridStep, rightMargin, gridStep);
    column->setSpacing(gridStep);
    column->addWidget(note);
    layout()->addWidget(below);
    return note;
}

} // namespace duovita
