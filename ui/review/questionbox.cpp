#include "ui/review/questionbox.h"

#include "core/checks/textcomparing.h"
#include "ui/presentation/icons.h"
#include "ui/review/valuechoices.h"
#include "ui/style/roles.h"
#include "ui/widgets/statesign.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace duovita {

/// The sign before the question.
class QuestionBox::Sign : public QWidget {
public:
    explicit Sign(QWidget* parent) : QWidget(parent) { setFixedSize(signSize, lineHeight(TextSize::Normal)); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSign(painter, QRectF(0, (height() - signSize) / 2.0, signSize, signSize), duovita::Sign::Differ,
                  tone(Tone::WarnSign, palette()));
    }
};

namespace {

QLabel* makeQuestionText(QWidget* parent, Tone tone, TextSize size = TextSize::Normal)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextLook(*label, tone, size);
    return label;
}

} // namespace

QuestionBox::QuestionBox(QWidget* parent)
    : QWidget(parent), m_sign(new Sign(this)), m_question(makeQuestionText(this, Tone::Text)),
      m_sides(new QWidget(this)), m_documentTitle(makeQuestionText(m_sides, Tone::Text2)),
      m_document(makeQuestionText(m_sides, Tone::Text)), m_recordTitle(makeQuestionText(m_sides, Tone::Text2)),
      m_record(makeQuestionText(m_sides, Tone::Text)), m_differences(makeQuestionText(this, Tone::Text2)),
      m_values(new ValueChoices(this)), m_unconfirmed(makeQuestionText(this, Tone::Text2, TextSize::Small)),
      m_one(new QPushButton(this)), m_two(new QPushButton(this))
{
    setObjectName(QStringLiteral("review.question"));
    m_question->setObjectName(QStringLiteral("review.question.text"));
    m_document->setObjectName(QStringLiteral("review.question.side.document"));
    m_record->setObjectName(QStringLiteral("review.question.side.record"));
    m_differences->setObjectName(QStringLiteral("review.differences"));
    m_one->setObjectName(QStringLiteral("review.answer.one"));
    m_two->setObjectName(QStringLiteral("review.answer.two"));
    m_two->setIcon(lineIcon(QStringLiteral("unlink")));
    auto* sides = new QGridLayout(m_sides);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setHorizontalSpacing(12);
    sides->setVerticalSpacing(gridStep);
    for (QLabel* title : {m_documentTitle, m_recordTitle})
        title->setWordWrap(false);
    const auto add = [sides](int row, QLabel* title, QLabel* text) {
        sides->addWidget(title, row, 0, Qt::AlignTop);
        sides->addWidget(text, row, 1);
    };
    add(0, m_documentTitle, m_document);
    add(1, m_recordTitle, m_record);
    sides->setColumnStretch(1, 1);
    auto* answers = new QHBoxLayout;
    answers->setSpacing(8);
    answers->setContentsMargins(0, gridStep, 0, 0);
    for (QPushButton* button : {m_one, m_two}) {
        setRole(*button, Role::Boxed);
        button->setAutoDefault(false);
        answers->addWidget(button);
    }
    answers->addWidget(m_unconfirmed, 1);
    answers->addStretch(); // beside the buttons alone
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(gridStep);
    layout->addWidget(m_sign, 0, 0, Qt::AlignTop);
    layout->addWidget(m_question, 0, 1);
    layout->addWidget(m_sides, 1, 1);
    layout->addWidget(m_differences, 2, 1);
    layout->addWidget(m_values, 3, 1);
    layout->addLayout(answers, 4, 1);
    layout->setColumnStretch(1, 1);
    connect(m_values, &ValueChoices::chosen, this, &QuestionBox::valueChosen);
    connect(m_one, &QPushButton::clicked, this, &QuestionBox::oneWanted);
    connect(m_two, &QPushButton::clicked, this, &QuestionBox::twoWanted);
    retranslate();
    clear();
}

void QuestionBox::setSides(const QString& document, const QString& record)
{
    m_documentTitle->setText(document);
    m_recordTitle->setText(record);
    m_values->setSides(document, record);
}

void QuestionBox::retranslate()
{
    m_one->setToolTip(tr("They become one entry; where they differ, the choice above is used"));
    m_two->setText(tr("Separate entries"));
    m_two->setToolTip(tr("They stay separate entries"));
}

/// One question at a time: of a pair that is beyond doubt, only which values are right.
QString QuestionBox::questionFor(const Doubt& doubt, const QList<DifferingValues>& choices)
{
    if (!doubt.isOpen())
        return tr("One entry, in which these differ:");
    if (doubt.isUnsure)
        return tr("Are these the same entry?");
    if (choices.isEmpty())
        return tr("These differ. Are they still the same entry?");
    return choices.size() == 1 ? questionFor(choices.front()) : tr("These differ. Which is right?");
}

QString QuestionBox::questionFor(const DifferingValues& choice)
{
    const MergeFinding& finding = choice.finding;
    if (finding.kind == MergeFinding::Kind::DatesDiffer)
        return tr("The dates differ. Which are right?");
    const bool isOfNumbers = !compareNumbers(valueOnSide(finding, 1), valueOnSide(finding, 2)).isEmpty();
    //: %1: a field, or "Point 2"
    return (isOfNumbers ? tr("%1: the numbers differ. Which is right?") : tr("%1: the texts differ. Which is right?"))
        .arg(choice.subject);
}

void QuestionBox::ask(const Doubt& doubt, const QString& given, const QString& own,
                      const QList<DifferingValues>& choices)
{
    const bool asks = doubt.isOpen();
    const bool ofValues = !doubt.isUnsure && !choices.isEmpty();
    m_ground = asks ? Tone::WarnTint : Tone::Field;
    m_values->setTone(m_ground);
    m_sign->setVisible(asks);
    m_question->setText(questionFor(doubt, choices));
    m_one->setText(ofValues ? tr("Keep selected") : tr("Same entry"));
    m_one->setIcon(ofValues ? QIcon() : lineIcon(QStringLiteral("link")));
    QSizePolicy room = m_unconfirmed->sizePolicy(); // the buttons must not move when a value is chosen
    room.setRetainSizeWhenHidden(asks && !choices.isEmpty());
    m_unconfirmed->setSizePolicy(room);
    const auto decided = std::count_if(choices.begin(), choices.end(),
                                       [](const DifferingValues& choice) { return choice.finding.isDecided; });
    m_unconfirmed->setText(
        decided == 0
            ? tr("Left open, the record’s stays; the other is kept with the entry, on no page.")
            : tr("Where you choose nothing, the record’s stays; the other is kept with the entry, on no page."));
    m_unconfirmed->setVisible(asks && decided < choices.size());
    m_document->setText(given.simplified());
    m_record->setText(own.simplified());
    m_differences->setText(doubt.words());
    m_differences->setVisible(!doubt.words().isEmpty());
    m_values->show(choices, !asks || !ofValues || choices.size() > 1);
    m_sides->setVisible(asks && !ofValues); // the list shows both, and which row is chosen
    m_one->setVisible(asks);
    m_two->setVisible(asks && !ofValues); // otherwise the list has a button for it
    setAccessibleName(m_question->text());
    m_one->setAccessibleDescription(m_question->text() + u' ' + given + u' ' + own);
    m_two->setAccessibleDescription(m_one->accessibleDescription());
    setVisible(asks || !doubt.findings.isEmpty());
}

void QuestionBox::clear()
{
    m_differences->clear();
    hide();
}

void QuestionBox::takeFocus(QWidget* control)
{
    (control->isVisible() ? control : m_one)->setFocus();
}

bool QuestionBox::isAsking() const
{
    return !isHidden() && !m_one->isHidden();
}

void QuestionBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(m_ground, palette()));
    painter.drawRoundedRect(rect(), fieldRadius, fieldRadius);
}

} // namespace duovita
