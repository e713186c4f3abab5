#include "ui/design/severalcontrol.h"

#include "ui/design/designwords.h"
#include "ui/style/roles.h"
#include "ui/widgets/checklistbox.h"
#include "ui/widgets/flowlayout.h"

#include <QToolButton>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostChips = 4;

} // namespace

SeveralControl::SeveralControl(const DesignKey& key, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_whole(nullptr), m_list(nullptr)
{
    if (key.choices.size() <= mostChips)
        addChips(name);
    else
        addMenu(name);
}

void SeveralControl::addChips(const QString& name)
{
    m_whole = new QWidget(this);
    auto* layout = new FlowLayout(m_whole, FlowLayout::Last::AsWideAsItIs);
    for (const QString& choice : m_key.choices) {
        auto* chip = new QToolButton(m_whole);
        chip->setObjectName(name + u'.' + choice);
        chip->setText(choiceWord(m_key, choice));
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::StrongFocus);
        setRole(*chip, Role::Chip);
        connect(chip, &QToolButton::clicked, this, [this, choice](bool wanted) { toggle(choice, wanted); });
        layout->addWidget(chip);
        m_chips += chip;
    }
    add(m_whole, name, 1);
}

void SeveralControl::addMenu(const QString& name)
{
    auto* list = new ChecklistBox(this);
    list->setObjectName(name);
    list->setNothingText(noneWord());
    for (const QString& choice : m_key.choices)
        list->addChoice(choiceWord(m_key, choice), choice);
    connect(list, &ChecklistBox::toggled, this, &SeveralControl::toggle);
    m_list = list;
    m_whole = list;
    add(m_whole, name, 1);
}

void SeveralControl::show(const QJsonValue& value)
{
    m_shown = value.toArray();
    for (qsizetype i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(m_shown.contains(m_key.choices[i]));
    QStringList choices;
    for (const QJsonValue& choice : std::as_const(m_shown))
        choices += choice.toString();
    if (m_list)
        m_list->setChosen(choices);
}

void SeveralControl::setAccessibleWords(const QString& words)
{
    m_whole->setAccessibleName(words);
    for (QAbstractButton* chip : std::as_const(m_chips))
        chip->setAccessibleName(words + QStringLiteral(": ") + chip->text());
}

void SeveralControl::toggle(const QString& choice, bool wanted)
{
    QJsonArray now = m_shown;
    const auto at = std::find(now.begin(), now.end(), QJsonValue(choice));
    if (wanted && at == now.end())
        now += choice;
    else if (!wanted && at != now.end())
        now.erase(at);
    Q_EMIT chosen(now);
}

} // namespace duovita
