#include "ui/shell/lookoffer.h"

#include "core/design/template.h"
#include "ui/presentation/icons.h"
#include "ui/settings.h"
#include "ui/shell/currentrecord.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace duovita {

namespace {

constexpr int sideMargin = 16;
constexpr int aroundButton = 6;

} // namespace

LookOffer::LookOffer(CurrentRecord& current, QSettings& settings, QWidget* parent)
    : Retranslated(parent), m_current(current), m_settings(settings), m_words(new ElidedLabel(this)),
      m_take(new QPushButton(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("lookOffer"));
    setGround(*this, Tone::Selection);
    setTextLook(*m_words, Tone::Text, TextSize::Normal);
    m_take->setObjectName(QStringLiteral("lookOffer.take"));
    setRole(*m_take, Role::Link);
    m_close->setObjectName(QStringLiteral("lookOffer.close"));
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setFocusPolicy(Qt::TabFocus);
    setRole(*m_close, Role::Flat);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(sideMargin, aroundButton, sideMargin - gridStep, aroundButton);
    layout->setSpacing(gridStep);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_take);
    layout->addWidget(m_close);
    hide();
    connect(m_take, &QPushButton::clicked, this, [this] {
        settle();
        Q_EMIT taken();
    });
    connect(m_close, &QToolButton::clicked, this, &LookOffer::settle);
    connect(&m_current, &CurrentRecord::opened, this, &LookOffer::follow);
    connect(&m_current, &CurrentRecord::left, this, &LookOffer::follow);
    connect(&m_current, &CurrentRecord::saveStateChanged, this, [this] {
        if (m_current && m_current.autosave().state() == Autosave::State::Saved)
            follow();
    });
    retranslate();
}

void LookOffer::retranslate()
{
    m_words->setText(
        tr("%n template(s). Your text stays as it is.", nullptr, static_cast<int>(Template::names().size())));
    m_take->setText(tr("Choose a template"));
    m_close->setToolTip(tr("Not now"));
    m_close->setAccessibleName(tr("Not now"));
}

void LookOffer::offerTo(const PersonId& person)
{
    if (!remembered::knowsTemplates.get(m_settings))
        m_people += person;
    follow();
}

void LookOffer::settle()
{
    m_people.clear();
    remembered::knowsTemplates.set(m_settings, true);
    follow();
}

void LookOffer::follow()
{
    setVisible(m_current && m_people.contains(m_current.person().id) && !m_current.person().name.isEmpty());
}

} // namespace duovita
