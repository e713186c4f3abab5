#include "ui/design/cvrow.h"

#include "ui/design/choicebox.h"
#include "ui/style/roles.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

QString nameOf(const CvChoice& choice)
{
    return QStringLiteral("design.cv.") + QLatin1StringView(choice.name);
}

QList<ChoiceBox::Choice> optionsOf(const CvChoice& choice)
{
    QList<ChoiceBox::Choice> choices;
    const QList<CvChoice::Option> options = choice.options();
    for (const CvChoice::Option& option : options)
        choices += {QString::number(option.value), option.word, option.value};
    return choices;
}

} // namespace

CvRow::CvRow(const CvChoice& choice, QWidget* parent)
    : SettingRow(nameOf(choice), choice.shownLabel(), choice.shownLabel(), parent), m_choice(choice),
      m_box(new ChoiceBox(nameOf(choice), optionsOf(choice), this))
{
    m_box->setAccessibleWords(choice.shownLabel());
    m_box->setToolTip(choice.shownHint());
    m_box->setWordFor([&choice](const QJsonValue& value) { return choice.word(value.toInt()); });
    setContent(m_box);
    label().setBuddy(m_box);
    connect(m_box, &ChoiceBox::chosen, this, &CvRow::chosen);
    connect(this, &SettingRow::resetWanted, this, [this] {
        m_box->show(CvChoice::byDefault);
        Q_EMIT chosen();
    });
}

bool CvRow::isOf(const char* choice) const
{
    return qstrcmp(m_choice.name, choice) == 0;
}

void CvRow::show(const Cv& cv)
{
    m_box->show(m_choice.get(cv));
    setChanged(m_choice.isChangedIn(cv));
}

void CvRow::setNote(const QString& words, const QString& resetText)
{
    if (!m_note && words.isEmpty())
        return;
    if (!m_note)
        makeNote();
    m_note->setText(words);
    m_resetLink->setText(resetText);
    m_note->parentWidget()->setVisible(!words.isEmpty());
}

void CvRow::makeNote()
{
    m_note = addNote(nameOf(m_choice) + QStringLiteral(".note"));
    m_resetLink = new QPushButton(m_note->parentWidget());
    m_resetLink->setObjectName(nameOf(m_choice) + QStringLiteral(".back"));
    setRole(*m_resetLink, Role::Link);
    connect(m_resetLink, &QPushButton::clicked, this, &SettingRow::resetWanted);
    static_cast<QBoxLayout*>(m_note->parentWidget()->layout())->addWidget(m_resetLink, 0, Qt::AlignLeft);
}

Cv CvRow::chosenFor(Cv cv) const
{
    m_choice.set(cv, m_box->value().toInt());
    return cv;
}

} // namespace duovita
