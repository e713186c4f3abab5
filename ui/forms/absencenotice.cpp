#include "ui/forms/absencenotice.h"

#include "core/messages/absencewords.h"
#include "core/messages/kindwords.h"
#include "ui/forms/formgrid.h"
#include "ui/style/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace duovita {

AbsenceNotice::AbsenceNotice(QWidget* parent)
    : QWidget(parent), m_words(new QLabel(this)), m_write(new QPushButton(this)),
      m_show(new QPushButton(tr("Show the other language's text instead"), this))
{
    setObjectName(QStringLiteral("entry.absent"));
    setGround(*this, Tone::WarnTint);
    setAutoFillBackground(true);
    m_words->setObjectName(QStringLiteral("entry.absent.words"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    setTextLook(*m_words, Tone::Text, TextSize::Normal);
    m_write->setObjectName(QStringLiteral("entry.absent.write"));
    m_show->setObjectName(QStringLiteral("entry.absent.show"));
    m_show->setToolTip(tr("In this CV, also for other texts left out because a translation is missing"));
    auto* ways = new QHBoxLayout;
    ways->setSpacing(4 * gridStep);
    for (QPushButton* button : {m_write, m_show}) {
        setRole(*button, Role::Link);
        button->setAutoDefault(false);
        ways->addWidget(button);
    }
    ways->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(FormGrid::leftMargin, 2 * gridStep, FormGrid::rightMargin, 2 * gridStep);
    layout->setSpacing(gridStep);
    layout->addWidget(m_words);
    layout->addLayout(ways);
    connect(m_write, &QPushButton::clicked, this, &AbsenceNotice::writeWanted);
    connect(m_show, &QPushButton::clicked, this, &AbsenceNotice::showWanted);
    hide();
}

void AbsenceNotice::show(const QList<AbsentEntry>& absences, const Person& person)
{
    setVisible(!absences.isEmpty());
    if (absences.isEmpty())
        return;
    QStringList lines;
    for (const AbsentEntry& absent : absences)
        lines += absenceCause(absent, person);
    m_words->setText(lines.join(u'\n'));
    m_write->setText(tr("Write the %1 text").arg(wordFor(absences.front().language)));
    setAccessibleName(m_words->text());
}

} // namespace duovita
