#include "ui/problems/problemscope.h"

#include "ui/style/roles.h"
#include "ui/style/shapes.h"
#include "ui/style/tokens.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace duovita {

namespace {

/// A green tick: no problems.
class GoodTick : public QWidget {
public:
    explicit GoodTick(QWidget* parent) : QWidget(parent) { setFixedSize(iconSize, iconSize); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawTick(painter, rect(), tone(Tone::Good, palette()));
    }
};

} // namespace

ProblemScope::ProblemScope(QWidget* parent)
    : Retranslated(parent), m_tick(new GoodTick(this)), m_count(new QLabel(this)), m_scope(new QToolButton(this))
{
    m_count->setObjectName(QStringLiteral("problems.summary"));
    m_scope->setObjectName(QStringLiteral("problems.scope"));
    m_scope->setPopupMode(QToolButton::InstantPopup);
    m_scope->setFocusPolicy(Qt::TabFocus);
    setRole(*m_scope, Role::Flat);
    auto* menu = new QMenu(m_scope);
    auto* group = new QActionGroup(this);
    m_cv = group->addAction(QString());
    m_whole = group->addAction(QString());
    for (QAction* action : {m_cv, m_whole})
        action->setCheckable(true);
    m_cv->setChecked(true);
    menu->addActions(group->actions());
    m_scope->setMenu(menu);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, faceMargin, 0); // words at the right end where buttons' words do
    line->setSpacing(gridStep);
    line->addStretch();
    line->addWidget(m_scope);
    line->addWidget(m_tick);
    line->addWidget(m_count);
    connect(m_whole, &QAction::toggled, this, [this] {
        nameScope();
        Q_EMIT wholeChanged();
    });
    m_tick->hide();
    retranslate();
}

bool ProblemScope::isWhole() const
{
    return m_whole->isChecked();
}

void ProblemScope::setWhole(bool whole)
{
    (whole ? m_whole : m_cv)->setChecked(true);
}

void ProblemScope::takeFocus()
{
    m_scope->setFocus(Qt::ShortcutFocusReason);
}

void ProblemScope::retranslate()
{
    m_cv->setText(tr("This CV"));
    setToolTip(tr("Whether the list, the counts and F8 cover only the CV shown or the whole record"));
    nameScope();
    setCount(m_counted, m_count->toolTip());
}

void ProblemScope::nameScope()
{
    const QString words = tr("Everything in the record");
    m_whole->setText(m_further > 0 ? tr("%1 (%2 more)").arg(words, QString::number(m_further)) : words);
    m_scope->setText(isWhole() ? tr("Whole record") : m_cv->text());
    m_scope->setAccessibleName(tr("Problems in: %1").arg(m_scope->text()));
}

void ProblemScope::setCount(std::optional<int> count, const QString& groups)
{
    m_counted = count;
    m_count->setToolTip(groups);
    showCount();
}

void ProblemScope::setParserFails(bool fails)
{
    m_parserFails = fails;
    showCount();
}

void ProblemScope::showCount()
{
    const bool none = m_counted == 0;
    const bool good = none && !m_parserFails;
    m_tick->setVisible(good);
    setTextLook(*m_count, good ? Tone::Good : Tone::Text2, TextSize::Small);
    m_count->setText(!m_counted ? QString()
                     : good     ? tr("No problems")
                     : none     ? tr("No problems in the text")
                                : tr("%n problem(s)", nullptr, *m_counted));
}

/// These do not affect the shown CV's documents.
void ProblemScope::setFurther(qsizetype further)
{
    m_further = further;
    nameScope();
}

} // namespace duovita
