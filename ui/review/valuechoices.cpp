#include "ui/review/valuechoices.h"

#include "core/messages/kindwords.h"
#include "ui/style/baseline.h"
#include "ui/style/roles.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>

#include <algorithm>

namespace duovita {

namespace {

constexpr int mostChoicesSeen = 3;
constexpr int subjectWidth = 84;
constexpr int sidePitch = 24;
constexpr int indicatorWidth = 24;
constexpr int sideGap = 16; ///< between whose value it is, the value and the hint

/// One of two values: whose it is, the value with what differs in bold, and a hint. The value is elided if there is no
/// room for all of it; tool tip and accessible name have the whole text.
class SideButton : public QRadioButton {
public:
    SideButton(const QString& side, const DifferingText& value, const DifferingText& other, const QString& hint,
               QWidget* parent)
        : QRadioButton(parent), m_side(side), m_value(value), m_other(other), m_hint(hint)
    {
        const QString words = ValueChoices::tr("%1: %2").arg(side, value.text);
        setAccessibleName(words);
        setToolTip(words);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setMinimumHeight(std::max(sidePitch, sizeHint().height()));
    }

    /// Sets the room for whose value it is, and for hints.
    void setRooms(int side, int hint)
    {
        m_sideRoom = side;
        m_hintRoom = hint;
    }

protected:
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }

    void paintEvent(QPaintEvent* event) override
    {
        QRadioButton::paintEvent(event); // only the circle: the button has no text
        QPainter painter(this);
        const QRect all = rect().adjusted(indicatorWidth, 0, 0, 0);
        QRect room = all;
        room.setLeft(all.left() + std::min(m_sideRoom, all.width() / 3));
        painter.setPen(tone(Tone::Text2, palette()));
        drawWords(painter, QRect(all.topLeft(), QPoint(room.left() - gridStep, all.bottom())), m_side, font(),
                  Qt::AlignLeft);
        if (room.width() - m_hintRoom >= all.width() / 3) { // otherwise the hint is only in the description
            drawWords(painter, room, m_hint, textFont(TextSize::Small), Qt::AlignRight);
            room.setRight(room.right() - m_hintRoom);
        }
        const qsizetype beginning =
            std::max(beginningFor(m_value, font(), room.width()), beginningFor(m_other, font(), room.width()));
        drawDiffering(painter, room, m_value, beginning, font(), palette(), false);
    }

private:
    static void drawWords(QPainter& painter, const QRect& room, const QString& words, const QFont& font,
                          Qt::Alignment side)
    {
        painter.setFont(font);
        const QString shown = painter.fontMetrics().elidedText(words, Qt::ElideRight, room.width());
        painter.drawText(room.translated(0, shiftToBaseline(font, shown)), static_cast<int>(side | Qt::AlignVCenter),
                         shown);
    }

    QString m_side;
    DifferingText m_value;
    DifferingText m_other; ///< the value of the other button, which begins at the same place
    QString m_hint;
    int m_sideRoom = 0;
    int m_hintRoom = 0;
};

/// The width of the wider text, with a gap.
int roomFor(TextSize size, const QString& one, const QString& other)
{
    const QFontMetrics metrics(textFont(size));
    const int width = std::max(metrics.horizontalAdvance(one), metrics.horizontalAdvance(other));
    return width == 0 ? 0 : width + sideGap;
}

QString hintFor(const std::optional<DifferingValues::Agreement>& agreement, bool ofDocument)
{
    if (!agreement || agreement->isOfDocument != ofDocument)
        return {};
    const QString language = wordFor(agreement->language);
    return agreement->number.isEmpty() ? ValueChoices::tr("as in %1", "the language").arg(language)
                                       //: 8 is what the English text says, too
                                       : ValueChoices::tr("%1 also in %2").arg(agreement->number, language);
}

/// The same choices, whatever has been chosen.
QList<DifferingValues> undecided(QList<DifferingValues> choices)
{
    for (DifferingValues& choice : choices)
        choice.finding.takesOther = choice.finding.isDecided = false;
    return choices;
}

} // namespace

ValueChoices::ValueChoices(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("review.values"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setTone(Tone::WarnTint);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueChoices::setTone(Tone tone)
{
    m_tone = tone;
    setGround(*this, tone);
    if (widget())
        setGround(*widget(), tone);
}

void ValueChoices::setSides(const QString& document, const QString& record)
{
    m_document = document;
    m_record = record;
    m_made.clear(); // the next show() makes the rows again
}

/// Until a person has chosen one, the one that stays.
void ValueChoices::Row::mark(const MergeFinding& finding) const
{
    (finding.takesOther ? other : record)->setChecked(true);
}

/// Keeps the rows of the same choices, because one may have the focus.
void ValueChoices::show(const QList<DifferingValues>& choices, bool named)
{
    if (const QList<DifferingValues> all = undecided(choices); !widget() || m_made != all || m_named != named) {
        make(choices, named);
        m_made = all;
        m_named = named;
    }
    for (qsizetype i = 0; i < choices.size(); ++i)
        m_rows[i].mark(choices[i].finding);
    setVisible(!choices.isEmpty());
    updateGeometry();
}

void ValueChoices::make(const QList<DifferingValues>& choices, bool named)
{
    m_rows.clear();
    auto* body = new QWidget;
    setGround(*body, m_tone);
    auto* grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * gridStep);
    grid->setVerticalSpacing(0);
    grid->setColumnMinimumWidth(0, named ? subjectWidth : 0);
    grid->setColumnStretch(1, 1);
    for (const DifferingValues& choice : choices) {
        const auto row = static_cast<int>(m_rows.size());
        if (named) {
            auto* what = new QLabel(choice.subject, body);
            what->setMinimumHeight(sidePitch);
            setTextLook(*what, Tone::Text2, TextSize::Normal);
            grid->addWidget(what, 2 * row, 0);
        }
        m_rows += Row{makeSide(choice, false, body), makeSide(choice, true, body)};
        auto* sides = new QButtonGroup(body);
        sides->addButton(m_rows.last().record);
        sides->addButton(m_rows.last().other);
        grid->addWidget(m_rows.last().other, 2 * row, 1);
        grid->addWidget(m_rows.last().record, 2 * row + 1, 1);
    }
    if (QWidget* before = takeWidget())
        before->deleteLater(); // the clicked button may be in it
    setWidget(body);
}

QRadioButton* ValueChoices::makeSide(const DifferingValues& choice, bool ofDocument, QWidget* parent)
{
    DifferingTexts values = differingTexts(choice.finding);
    if (!ofDocument)
        std::swap(values.document, values.record);
    const QString hint = hintFor(choice.agreement, ofDocument);
    auto* button = new SideButton(ofDocument ? m_document : m_record, values.document, values.record, hint, parent);
    const QString side = ofDocument ? QStringLiteral("document") : QStringLiteral("record");
    button->setObjectName(QStringLiteral("review.question.side.%1.%2").arg(QString::number(m_rows.size()), side));
    button->setAccessibleDescription(QStringList{choice.subject, hint}.join(u' ').trimmed());
    button->setRooms(roomFor(TextSize::Normal, m_document, m_record),
                     roomFor(TextSize::Small, hint, hintFor(choice.agreement, !ofDocument)));
    connect(button, &QRadioButton::clicked, this,
            [this, difference = choice.finding.parameters, ofDocument] { Q_EMIT chosen(difference, ofDocument); });
    return button;
}

QSize ValueChoices::sizeHint() const
{
    constexpr int usualWidth = 240;
    const int all = widget() ? widget()->sizeHint().height() : 0;
    const auto choices = static_cast<int>(m_rows.size());
    return {usualWidth, choices > mostChoicesSeen ? all * mostChoicesSeen / choices : all};
}

} // namespace duovita
