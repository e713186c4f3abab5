#include "ui/forms/sharednote.h"

#include "ui/style/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace duovita {

SharedNote::SharedNote(const QString& name, QWidget* parent)
    : QWidget(parent), m_words(new QLabel(this)), m_link(new QPushButton(this))
{
    setObjectName(name);
    m_words->setObjectName(name + QStringLiteral(".words"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    setTextLook(*m_words, Tone::Text2, TextSize::Small);
    m_link->setObjectName(name + QStringLiteral(".link"));
    m_link->setAutoDefault(false);
    setRole(*m_link, Role::Link);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gridStep);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_link, 0, Qt::AlignTop);
    connect(m_link, &QPushButton::clicked, this, [this] { Q_EMIT m_isOwn ? sharedWanted() : ownWanted(); });
}

void SharedNote::showShared(const QString& cv)
{
    m_isOwn = false;
    setTexts(tr("In all CVs"), tr("Write one only for “%1”").arg(cv));
}

void SharedNote::showOwn(const QString& cv)
{
    m_isOwn = true;
    setTexts(tr("Only in “%1”").arg(cv), tr("Use the text of the other CVs"));
}

QString SharedNote::otherCvs()
{
    return tr("Other CVs");
}

void SharedNote::setTexts(const QString& words, const QString& link)
{
    m_words->setText(words);
    m_link->setText(link);
    show();
}

} // namespace duovita
