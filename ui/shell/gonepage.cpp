#include "ui/shell/gonepage.h"

#include "ui/style/tokens.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace duovita {

GonePage::GonePage(QWidget* parent)
    : QWidget(parent), m_what(new QLabel(this)), m_remedy(new QLabel(this)), m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("gone"));
    m_what->setFont(textFont(TextSize::Title));
    m_what->setObjectName(QStringLiteral("gone.what"));
    m_back->setObjectName(QStringLiteral("gone.back"));
    setFocusProxy(m_back);
    m_back->setMinimumSize(220, 38);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addStretch(2);
    for (QLabel* label : {m_what, m_remedy}) {
        label->setTextFormat(Qt::PlainText); // names must not be read as markup
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addSpacing(6);
    layout->addWidget(m_back, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_back, &QPushButton::clicked, this, &GonePage::backWanted);
}

void GonePage::show(const QString& what, const QString& remedy, const QString& button)
{
    m_what->setText(what);
    m_remedy->setText(remedy);
    m_back->setText(button);
    m_back->setAccessibleDescription(what);
}

} // namespace duovita
