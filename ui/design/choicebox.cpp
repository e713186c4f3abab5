#include "ui/design/choicebox.h"

#include "ui/design/designcontrol.h"
#include "ui/style/tokens.h"
#include "ui/widgets/segmentbar.h"

#include <QComboBox>
#include <QListView>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostSegments = 4;
constexpr int narrowest = 60;
constexpr int usualList = 172; // half of a row, like the box for a font beside the other language's

bool isEqual(const QJsonValue& one, const QJsonValue& other)
{
    return one.isDouble() && other.isDouble() ? one.toDouble() == other.toDouble() : one == other;
}

} // namespace

ChoiceBox::ChoiceBox(const QString& name, const QList<Choice>& choices, QWidget* parent)
    : QWidget(parent), m_list(new QComboBox(this))
{
    setObjectName(name);
    if (choices.size() <= mostSegments) {
        m_segments = new SegmentBar(this);
        m_segments->setObjectName(name + QStringLiteral(".segments"));
        connect(m_segments, &SegmentBar::chosen, this, [this](int index) { choose(m_choices[index].value); });
    }
    m_list->setObjectName(name + QStringLiteral(".list"));
    m_list->setFocusPolicy(Qt::StrongFocus);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContentsOnFirstShow);
    connect(m_list, &QComboBox::activated, this, [this](int index) { choose(m_choices[index].value); });
    for (const Choice& choice : choices)
        add(choice);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    arrange();
}

void ChoiceBox::add(const Choice& choice)
{
    m_choices += choice;
    m_list->addItem(choice.word);
    if (m_segments)
        m_segments->add(objectName() + u'.' + choice.name, choice.word);
}

qsizetype ChoiceBox::indexOf(const QJsonValue& value) const
{
    const auto found = std::find_if(m_choices.begin(), m_choices.end(),
                                    [&](const Choice& choice) { return isEqual(choice.value, value); });
    return found == m_choices.end() ? -1 : found - m_choices.begin();
}

void ChoiceBox::setWords(const QStringList& words)
{
    for (int i = 0; i < words.size(); ++i) {
        m_choices[i].word = words[i];
        m_list->setItemText(i, words[i]);
        if (m_segments)
            m_segments->setText(i, words[i]);
    }
    arrange();
}

/// Whether it is the current choice or the first of its word, if the current one has another.
bool ChoiceBox::isOffered(qsizetype index) const
{
    const qsizetype current = indexOf(m_value);
    for (qsizetype i = 0; i < m_choices.size(); ++i) {
        const bool isAlike = i != index && m_choices[i].word == m_choices[index].word;
        if (isAlike && index != current && (i == current || i < index))
            return false;
    }
    return true;
}

void ChoiceBox::show(const QJsonValue& value)
{
    m_value = value;
    if (indexOf(value) < 0) {
        const QString name = value.toVariant().toString();
        add({name, m_wordFor ? m_wordFor(value) : name, value});
        arrange();
    }
    const auto index = static_cast<int>(indexOf(value));
    m_list->setCurrentIndex(index);
    if (m_segments)
        m_segments->setCurrent(index);
    arrange();
}

/// Shows the whole word if it is cut. Without a tip of its own, the list shows that of the row.
void ChoiceBox::updateTip()
{
    m_list->setToolTip(m_list->width() < m_list->sizeHint().width() ? m_list->currentText() : QString());
}

void ChoiceBox::choose(const QJsonValue& value)
{
    if (isEqual(value, m_value))
        return;
    show(value);
    Q_EMIT chosen(value);
}

void ChoiceBox::setFilling(bool filling)
{
    m_filling = filling;
    if (m_segments)
        m_segments->setFilling(filling);
    arrange();
}

void ChoiceBox::setAccessibleWords(const QString& words)
{
    setAccessibleName(words);
    m_list->setAccessibleName(words);
    if (m_segments)
        m_segments->setAccessibleName(words);
}

QSize ChoiceBox::sizeHint() const
{
    return {m_segments ? m_segments->sizeHint().width() : std::max(usualList, m_list->sizeHint().width()),
            measure(Measure::Field)};
}

QSize ChoiceBox::minimumSizeHint() const
{
    return {narrowest, measure(Measure::Field)};
}

void ChoiceBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ChoiceBox::arrange()
{
    for (int i = 0; i < m_choices.size(); ++i) {
        const bool offered = isOffered(i);
        if (m_segments)
            m_segments->setShown(i, offered);
        if (m_hidden.contains(i) == offered)
            qobject_cast<QListView*>(m_list->view())->setRowHidden(i, !offered);
        if (offered)
            m_hidden.remove(i);
        else
            m_hidden.insert(i);
    }
    const bool segmented = m_segments && m_segments->sizeHint().width() <= width();
    if (m_segments) {
        const QSize own = m_segments->sizeHint();
        m_segments->setVisible(segmented);
        m_segments->setGeometry(0, (height() - own.height()) / 2, m_filling ? width() : own.width(), own.height());
    }
    m_list->setVisible(!segmented);
    m_list->setGeometry(0, 0, m_filling ? width() : std::min(width(), std::max(usualList, m_list->sizeHint().width())),
                        height());
    setFocusProxy(segmented ? nullptr : m_list);
    updateTip();
}

} // namespace duovita
