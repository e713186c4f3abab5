#include "ui/preview/documentbar.h"

#include "core/design/template.h"
#include "core/messages/kindwords.h"
#include "ui/preview/cvchoices.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

DocumentBar::DocumentBar(QWidget* parent)
    : QWidget(parent), m_first(new QHBoxLayout), m_second(new QHBoxLayout), m_choice(new QToolButton(this)),
      m_template(makeChoice("document.template")), m_design(new QToolButton(this))
{
    for (const CvChoice& choice : cvChoices().mid(0, shownChoices))
        m_choices += makeChoice(QByteArray("document.") + choice.name);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 0);
    layout->setSpacing(4);
    layout->addLayout(m_first);
    layout->addLayout(m_second);
    m_choice->setObjectName(QStringLiteral("document.cv"));
    m_choice->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_choice->setMinimumHeight(m_template->sizeHint().height());
    m_first->addWidget(m_choice);
    m_design->setObjectName(QStringLiteral("document.design"));
    m_design->setMinimumHeight(m_template->sizeHint().height());
    connect(m_design, &QToolButton::clicked, this, &DocumentBar::designWanted);
    m_first->addWidget(m_template);
    m_first->addWidget(m_design);
    for (QComboBox* choice : m_choices)
        m_first->addWidget(choice);
    m_first->addStretch();
    m_second->addStretch();
    retranslate();
}

QComboBox* DocumentBar::makeChoice(const QByteArray& name)
{
    auto* choice = new QComboBox(this);
    choice->setObjectName(QString::fromLatin1(name));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    constexpr int narrowest = 64;
    choice->setMinimumWidth(narrowest); // in a narrow window the words are cut, not the people's names
    connect(choice, &QComboBox::activated, this, &DocumentBar::read);
    return choice;
}

void DocumentBar::retranslate()
{
    m_template->setAccessibleName(tr("Template"));
    m_template->setToolTip(tr("Template"));
    m_design->setText(tr("Design…"));
    m_design->setToolTip(tr("Fonts, sizes, colors and spaces of this CV"));
    for (qsizetype index = 0; index < m_choices.size(); ++index) {
        m_choices[index]->setAccessibleName(cvChoices()[index].shownLabel());
        m_choices[index]->setToolTip(cvChoices()[index].shownHint());
    }
    fill();
    show();
    arrange();
}

void DocumentBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Pages, margins and citations go below where the words would be cut.
void DocumentBar::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    int wanted = margins.left() + margins.right() + m_choice->sizeHint().width();
    for (const QWidget* part :
         QList<QWidget*>{m_template, m_design} + QList<QWidget*>(m_choices.begin(), m_choices.end()))
        wanted += m_first->spacing() + part->sizeHint().width();
    const bool apart = wanted > width();
    if (apart == (m_second->indexOf(m_choices.last()) >= 0))
        return;
    QHBoxLayout* to = apart ? m_second : m_first;
    for (QComboBox* choice : m_choices.mid(1)) { // the paper stays
        (apart ? m_first : m_second)->removeWidget(choice);
        to->insertWidget(to->count() - 1, choice); // before the stretch
    }
}

void DocumentBar::fill()
{
    m_template->clear();
    for (const QString& name : Template::names())
        m_template->addItem(templateWord(name), name);
    for (qsizetype index = 0; index < m_choices.size(); ++index) {
        m_choices[index]->clear();
        cvChoices()[index].fill(*m_choices[index]);
    }
}

void DocumentBar::setCv(const Cv& cv)
{
    m_cv = cv;
    show();
}

void DocumentBar::show()
{
    if (m_template->findData(m_cv.design.templateName) < 0)
        m_template->addItem(templateWord(m_cv.design.templateName),
                            m_cv.design.templateName); // its file is gone: the preview says so
    m_template->setCurrentIndex(m_template->findData(m_cv.design.templateName));
    for (qsizetype index = 0; index < m_choices.size(); ++index)
        cvChoices()[index].show(*m_choices[index], m_cv);
}

void DocumentBar::read()
{
    m_cv.design.templateName = m_template->currentData().toString();
    for (qsizetype index = 0; index < m_choices.size(); ++index)
        cvChoices()[index].read(*m_choices[index], m_cv);
    Q_EMIT edited(m_cv);
}

} // namespace duovita
