#include "ui/preview/documentbar.h"

#include "core/design/template.h"
#include "ui/presentation/kindwords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

} // namespace

DocumentBar::DocumentBar(QWidget* parent)
    : QWidget(parent), m_first(new QHBoxLayout), m_second(new QHBoxLayout), m_choice(new QToolButton(this)),
      m_template(makeChoice("document.template")), m_paper(makeChoice("document.paper")),
      m_pages(makeChoice("document.pages")), m_margins(makeChoice("document.margins")),
      m_references(makeChoice("document.references"))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 0);
    layout->setSpacing(4);
    layout->addLayout(m_first);
    layout->addLayout(m_second);
    m_choice->setObjectName(QStringLiteral("document.cv"));
    m_choice->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_choice->setMinimumHeight(m_template->sizeHint().height());
    m_first->addWidget(m_choice);
    for (QComboBox* choice : {m_template, m_paper, m_pages, m_margins, m_references})
        m_first->addWidget(choice);
    m_first->addStretch();
    m_second->addStretch();
    retranslate();
}

QComboBox* DocumentBar::makeChoice(const char* name)
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
    m_paper->setAccessibleName(tr("Paper"));
    m_pages->setAccessibleName(tr("Number of pages"));
    m_margins->setAccessibleName(tr("Margins"));
    m_references->setAccessibleName(tr("Publications"));
    m_template->setToolTip(tr("Template"));
    m_paper->setToolTip(tr("Paper"));
    m_pages->setToolTip(tr("Number of pages: makes the document smaller, within limits, until it fits"));
    m_margins->setToolTip(tr("Margins on all sides; usual are those of the template"));
    m_references->setToolTip(tr("How publications and patents are cited"));
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
    for (const QComboBox* choice : {m_template, m_paper, m_pages, m_margins, m_references})
        wanted += m_first->spacing() + choice->sizeHint().width();
    const bool apart = wanted > width();
    if (apart == (m_second->indexOf(m_pages) >= 0))
        return;
    QHBoxLayout* to = apart ? m_second : m_first;
    for (QComboBox* choice : {m_pages, m_margins, m_references}) {
        (apart ? m_first : m_second)->removeWidget(choice);
        to->insertWidget(to->count() - 1, choice); // before the stretch
    }
}

void DocumentBar::fill()
{
    m_template->clear();
    for (const QString& name : Template::names())
        m_template->addItem(templateWord(name), name);
    m_paper->clear();
    m_paper->addItems({QStringLiteral("A4"), tr("US Letter"), QStringLiteral("A5")});
    m_pages->clear();
    m_pages->addItem(tr("Any length"), 0);
    constexpr int mostPages = 6;
    for (int pages = 1; pages <= mostPages; ++pages)
        m_pages->addItem(tr("Fit %n page(s)", nullptr, pages), pages);
    m_margins->clear();
    m_margins->addItem(tr("Usual margins"), 0);
    for (const int millimetres : {10, 15, 20, 25, 30})
        m_margins->addItem(tr("Margins %1 mm").arg(millimetres), millimetres);
    m_references->clear();
    m_references->addItems({tr("Usual citations"), tr("GB/T 7714")}); // in the order of ReferenceStyle
}

void DocumentBar::setCv(const Cv& cv)
{
    m_cv = cv;
    show();
}

void DocumentBar::show()
{
    if (m_template->findData(m_cv.design.templateName) < 0)
        m_template->addItem(m_cv.design.templateName, m_cv.design.templateName); // its file is gone: the preview says so
    m_template->setCurrentIndex(m_template->findData(m_cv.design.templateName));
    m_paper->setCurrentIndex(static_cast<int>(m_cv.paper));
    const int pages = m_cv.targetPages.value_or(0);
    if (m_pages->findData(pages) < 0)
        m_pages->addItem(tr("Fit %n page(s)", nullptr, pages), pages);
    m_pages->setCurrentIndex(m_pages->findData(pages));
    const int margins = m_cv.margins.value_or(0);
    if (m_margins->findData(margins) < 0)
        m_margins->addItem(tr("Margins %1 mm").arg(margins), margins);
    m_margins->setCurrentIndex(m_margins->findData(margins));
    m_references->setCurrentIndex(static_cast<int>(m_cv.references));
}

void DocumentBar::read()
{
    m_cv.design.templateName = m_template->currentData().toString();
    m_cv.paper = static_cast<Paper>(m_paper->currentIndex());
    const int pages = m_pages->currentData().toInt();
    m_cv.targetPages = pages > 0 ? std::optional(pages) : std::nullopt;
    const int margins = m_margins->currentData().toInt();
    m_cv.margins = margins > 0 ? std::optional(margins) : std::nullopt;
    m_cv.references = static_cast<ReferenceStyle>(m_references->currentIndex());
    Q_EMIT edited(m_cv);
}

} // namespace duovita
