#include "ui/shell/welcomepage.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace duovita {

WelcomePage::WelcomePage(QWidget* parent)
    : Retranslated(parent), m_title(new QLabel(this)), m_text(new QLabel(this)), m_new(new QPushButton(this)),
      m_import(new QPushButton(this)), m_sample(new QPushButton(this))
{
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    m_title->setFont(font);
    m_title->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("welcome.text"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 0, Qt::AlignHCenter);
    layout->addSpacing(12);
    for (QPushButton* button : {m_new, m_import, m_sample}) {
        button->setMinimumSize(280, 42);
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    layout->addStretch(3);
    m_new->setObjectName(QStringLiteral("welcome.new"));
    m_import->setObjectName(QStringLiteral("welcome.import"));
    m_sample->setObjectName(QStringLiteral("welcome.sample"));
    m_new->setDefault(true);
    connect(m_new, &QPushButton::clicked, this, &WelcomePage::newPersonRequested);
    connect(m_import, &QPushButton::clicked, this, &WelcomePage::importRequested);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    retranslate();
}

/// A layout that centres the text would give it a single line.
void WelcomePage::fitText()
{
    constexpr int charactersInLine = 62;
    const int width = m_text->fontMetrics().averageCharWidth() * charactersInLine;
    m_text->setFixedSize(width, m_text->heightForWidth(width));
}

void WelcomePage::changeEvent(QEvent* event)
{
    Retranslated::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitText();
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Welcome to Duovita"));
    m_text->setText(tr("Each CV is kept once, with its English and its Chinese text side by side. Begin with a new "
                       "person, or drop a CV (PDF, Word, Markdown, text …) onto this window."));
    fitText();
    m_new->setText(tr("New person"));
    m_import->setText(tr("Import a CV…"));
    m_sample->setText(tr("Open the sample"));
}

} // namespace duovita
