#include "ui/check/headingsbelow.h"

#include "ui/style/roles.h"
#include "ui/widgets/foldgroup.h"
#include "ui/widgets/foldheading.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace duovita {

HeadingsBelow::HeadingsBelow(const QList<FoldGroup*>& parts, QScrollArea& area)
    : QWidget(&area), m_area(area), m_parts(parts)
{
    setObjectName(QStringLiteral("check.below"));
    setGround(*this, Tone::Form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        auto* heading = new FoldHeading(this, Measure::CheckGroup);
        heading->setObjectName(m_parts[i]->heading().objectName() + QStringLiteral(".below"));
        heading->setCheckable(false);
        heading->setFocusPolicy(Qt::NoFocus); // Tab goes to the part itself, which scrolls into view
        heading->setSummaryAlwaysShown(true);
        layout->addWidget(heading);
        m_headings += heading;
        connect(heading, &QToolButton::clicked, this, [this, i] { Q_EMIT wanted(m_parts[i]); });
        connect(m_parts[i], &FoldGroup::headingChanged, this, [this, i] { copyWords(i); });
        copyWords(i);
    }
}

void HeadingsBelow::copyWords(qsizetype index)
{
    const FoldHeading& own = m_parts[index]->heading();
    FoldHeading& heading = *m_headings[index];
    heading.setText(own.text());
    heading.setAccessibleName(tr("Go to %1").arg(own.text()));
    heading.setToolTip(heading.accessibleName());
    heading.setSummary(own.summary());
}

int HeadingsBelow::place()
{
    const int least = measure(Measure::CheckGroup);
    const int top = m_area.viewport()->y(); // the area has viewport margins only at the bottom
    int room = m_area.height() - top;
    int taken = 0;
    for (qsizetype i = m_parts.size(); i-- > 0;) { // from the last, which is lowest
        const int end = m_parts[i]->mapTo(m_area.viewport(), QPoint(0, least)).y();
        const bool below = m_parts[i]->isVisibleTo(m_area.widget()) && end > room;
        m_headings[i]->setVisible(below);
        room -= below ? least : 0;
        taken += below ? least : 0;
    }
    setVisible(taken > 0);
    setGeometry(0, m_area.height() - taken, m_area.width(), taken);
    raise();
    return taken;
}

} // namespace duovita
