#include "ui/review/valuechoices.h"

#include "core/messages/kindwords.h"
#include "ui/style/roles.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>

#include <algorithm>

namespace duovita {

namespace {

constexpr int mostRowsSeen = 3;
constexpr int fieldNameWidth = 84;
constexpr int sidePitch = 24;

/// Elides its text if there is no room for all of it; tool tip and accessible name have the whole text.
class SideButton : public QRadioButton {
public:
    SideButton(const QString& words, QWidget* parent) : QRadioButton(parent), m_words(words)
    {
        setAccessibleName(words);
        setToolTip(words);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setText(words); // the whole text determines the height
        setMinimumHeight(std::max(sidePitch, sizeHint().height()));
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QRadioButton::resizeEvent(event);
        constexpr int indicator = 28;
        setText(
            fontMetrics().elidedText(m_words, Qt::ElideRight, width() - indicator).replace(u'&', QStringLiteral("&&")));
    }

private:
    QString m_words;
};

QString fieldNamed(const QString& name)
{
    const auto field = findField(name);
    return field ? wordFor(*field) : name;
}

/// The differing parts of two long texts, with some text before them.
std::pair<QString, QString> whereTheyDiffer(const QString& one, const QString& other)
{
    const qsizetype longText = containsHan(one) || containsHan(other) ? 20 : 40; // Chinese characters are twice as wide
    constexpr qsizetype before = 12;
    const auto differing = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    const qsizetype at = differing.first - one.begin();
    if (std::max(one.size(), other.size()) <= longText || at <= longText / 2)
        return {one, other};
    qsizetype from = at - before;
    while (from > 0 && from > at - 2 * before && !one[from - 1].isSpace())
        --from;
    return {u'…' + one.mid(from), u'…' + other.mid(from)};
}

} // namespace

ValueChoices::ValueChoices(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("review.values"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setGround(*this, Tone::WarnTint);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueChoices::setSides(const QString& document, const QString& record)
{
    m_document = document;
    m_record = record;
    m_rows.clear(); // rebuilt by the next show()
}

bool ValueChoices::isOf(const QList<MergeFinding>& findings) const
{
    return std::equal(m_rows.begin(), m_rows.end(), findings.begin(), findings.end(),
                      [](const Row& row, const MergeFinding& finding) { return row.difference == finding.parameters; });
}

/// Until a person has chosen one, the one that stays.
void ValueChoices::Row::mark(const MergeFinding& finding)
{
    (finding.takesOther ? other : record)->setChecked(true);
}

/// Keeps existing rows for the same findings, because one may have the focus.
void ValueChoices::show(const QList<MergeFinding>& findings)
{
    if (!widget() || !isOf(findings))
        make(findings);
    for (qsizetype i = 0; i < findings.size(); ++i)
        m_rows[i].mark(findings[i]);
    setVisible(!findings.isEmpty());
    updateGeometry();
}

void ValueChoices::make(const QList<MergeFinding>& findings)
{
    m_rows.clear();
    auto* body = new QWidget;
    setGround(*body, Tone::WarnTint);
    auto* grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * gridStep);
    grid->setVerticalSpacing(0);
    grid->setColumnMinimumWidth(0, fieldNameWidth);
    grid->setColumnStretch(1, 1);
    for (const MergeFinding& finding : findings) {
        const auto row = static_cast<int>(m_rows.size());
        auto* what = new QLabel(fieldNamed(finding.parameters.value(0)), body);
        what->setMinimumHeight(sidePitch);
        setTextLook(*what, Tone::Text2, TextSize::Normal);
        const auto [own, given] = whereTheyDiffer(valueOnSide(finding, 1), valueOnSide(finding, 2));
        const QString name = QStringLiteral("review.question.side.%1.").arg(row);
        auto* record = makeSide(name + QStringLiteral("record"), m_record, own, body);
        auto* other = makeSide(name + QStringLiteral("document"), m_document, given, body);
        for (QRadioButton* side : {record, other})
            side->setAccessibleDescription(what->text());
        auto* sides = new QButtonGroup(body);
        sides->addButton(record);
        sides->addButton(other);
        grid->addWidget(what, 2 * row, 0);
        grid->addWidget(other, 2 * row, 1);
        grid->addWidget(record, 2 * row + 1, 1);
        m_rows += Row{finding.parameters, record, other};
        const auto choose = [this, difference = finding.parameters](bool takesOther) {
            return [this, difference, takesOther] { Q_EMIT chosen(difference, takesOther); };
        };
        connect(record, &QRadioButton::clicked, this, choose(false));
        connect(other, &QRadioButton::clicked, this, choose(true));
    }
    if (QWidget* before = takeWidget())
        before->deleteLater(); // the clicked button may be in it
    setWidget(body);
}

QRadioButton* ValueChoices::makeSide(const QString& name, const QString& side, const QString& value, QWidget* parent)
{
    auto* button = new SideButton(tr("%1: %2").arg(side, value), parent);
    button->setObjectName(name);
    return button;
}

QSize ValueChoices::sizeHint() const
{
    constexpr int usualWidth = 240;
    const int all = widget() ? widget()->sizeHint().height() : 0;
    const auto rows = static_cast<int>(m_rows.size());
    return {usualWidth, rows > mostRowsSeen ? all * mostRowsSeen / rows : all};
}

} // namespace duovita
