#include "ui/widgets/tagsedit.h"

#include "ui/style/roles.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/teardown.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStringListModel>
#include <QToolButton>

namespace duovita {

const QRegularExpression& tagSeparator()
{
    static const QRegularExpression separator(QStringLiteral("[,，、;；\n]"));
    return separator;
}

TagsEdit::TagsEdit(const QString& name, const QString& label, QWidget* parent)
    : QWidget(parent), m_name(name), m_field(new QLineEdit(this)), m_layout(new FlowLayout(this)),
      m_offers(new QStringListModel(this))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusProxy(m_field);
    m_field->setObjectName(name);
    m_field->setAccessibleName(label);
    m_field->setPlaceholderText(tr("Add a tag"));
    m_field->setFixedHeight(measure(Measure::Field));
    m_field->setMinimumWidth(m_field->fontMetrics().averageCharWidth() * 16);
    m_field->installEventFilter(this);
    auto* completer = new QCompleter(m_offers, m_field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_field->setCompleter(completer);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &TagsEdit::addTypedTag,
            Qt::QueuedConnection); // queued: the completer sets the text only afterwards
    m_layout->insertWidget(0, m_field);
    connect(m_field, &QLineEdit::textEdited, this, &TagsEdit::readField);
    connect(m_field, &QLineEdit::editingFinished, this, &TagsEdit::addTypedTag);
}

/// Leaving the field would make a chip, for which there is no layout any more.
TagsEdit::~TagsEdit()
{
    silenceChildren(*this);
}

void TagsEdit::setTags(const QStringList& wanted)
{
    if (wanted == tags())
        return;
    m_field->clear();
    for (QToolButton* chip : std::exchange(m_chips, {}))
        delete chip;
    m_tags.clear();
    for (const QString& tag : wanted)
        addChip(tag);
}

QStringList TagsEdit::tags() const
{
    const QString typed = m_field->text().trimmed();
    return typed.isEmpty() || m_tags.contains(typed) ? m_tags : m_tags + QStringList{typed};
}

void TagsEdit::setOffers(const QStringList& offers)
{
    m_offers->setStringList(offers);
}

void TagsEdit::addChip(const QString& tag)
{
    auto* chip = new QToolButton(this);
    const qsizetype index = m_tags.size();
    chip->setObjectName(QStringLiteral("%1.%2").arg(m_name, QString::number(index)));
    chip->setText(QString(tag).replace(u'&', QStringLiteral("&&")) + QStringLiteral("  ×"));
    chip->setAccessibleName(tr("Tag “%1”").arg(tag));
    chip->setToolTip(tr("Remove the tag “%1”").arg(tag));
    chip->setFont(textFont(TextSize::Small));
    chip->setMinimumHeight(measure(Measure::Field));
    setRole(*chip, Role::Chip);
    chip->setFocusPolicy(Qt::ClickFocus); // Tab goes to the next field
    chip->installEventFilter(this);
    // Queued, because it deletes the clicked chip.
    connect(
        chip, &QToolButton::clicked, this,
        [this, chip] {
            if (const qsizetype at = m_chips.indexOf(chip); at >= 0)
                removeChip(at);
        },
        Qt::QueuedConnection);
    m_layout->insertWidget(static_cast<int>(index), chip);
    chip->show();
    m_tags += tag;
    m_chips += chip;
    updateGeometry();
}

void TagsEdit::removeChip(qsizetype index)
{
    Q_EMIT stepEnded();
    QStringList left = m_tags;
    left.removeAt(index);
    for (QToolButton* chip : std::exchange(m_chips, {})) {
        chip->hide();
        chip->setObjectName({}); // the new chips get these names
        chip->deleteLater();     // later, because it may be handling an event
    }
    while (m_layout->count() > 1)
        delete m_layout->takeAt(0);
    m_tags.clear();
    for (const QString& tag : left)
        addChip(tag);
    focusChip(qMin(index, m_chips.size() - 1));
    Q_EMIT edited(tags());
    Q_EMIT stepEnded();
}

/// Makes a tag of the text before each separator; the text after the last one stays in the field.
void TagsEdit::readField(const QString& text)
{
    const QStringList parts = text.split(tagSeparator());
    for (const QString& part : parts.mid(0, parts.size() - 1)) {
        if (const QString tag = part.trimmed(); !tag.isEmpty() && !m_tags.contains(tag))
            addChip(tag);
    }
    if (parts.size() > 1)
        m_field->setText(parts.last().trimmed());
    Q_EMIT edited(tags());
}

void TagsEdit::addTypedTag()
{
    const QString typed = m_field->text().trimmed();
    m_field->clear();
    if (!typed.isEmpty() && !m_tags.contains(typed)) {
        addChip(typed);
        Q_EMIT edited(tags());
    }
    Q_EMIT stepEnded();
}

void TagsEdit::focusChip(qsizetype index)
{
    if (index >= 0 && index < m_chips.size())
        m_chips[index]->setFocus(Qt::OtherFocusReason);
    else
        m_field->setFocus(Qt::OtherFocusReason);
}

bool TagsEdit::handleFieldKey(int key)
{
    const bool atStart = m_field->cursorPosition() == 0 && !m_field->hasSelectedText();
    if (m_chips.isEmpty() || !atStart)
        return false;
    if (key == Qt::Key_Backspace && m_field->text().isEmpty())
        removeChip(m_chips.size() - 1);
    else if (key == Qt::Key_Left)
        focusChip(m_chips.size() - 1);
    else
        return false;
    if (key == Qt::Key_Backspace)
        focusChip(-1);
    return true;
}

bool TagsEdit::handleChipKey(qsizetype index, int key)
{
    switch (key) {
    case Qt::Key_Left:
        focusChip(qMax<qsizetype>(0, index - 1));
        return true;
    case Qt::Key_Right:
        focusChip(index + 1);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        removeChip(index);
        return true;
    default:
        return false;
    }
}

bool TagsEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    if (press->modifiers() & ~Qt::KeypadModifier)
        return false;
    if (watched == m_field)
        return handleFieldKey(press->key());
    const qsizetype chip = m_chips.indexOf(static_cast<QToolButton*>(watched));
    return chip >= 0 && handleChipKey(chip, press->key());
}

} // namespace duovita
