#include "ui/export/cvchoices.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/style/roles.h"
#include "ui/style/tokens.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QGridLayout>

#include <algorithm>

namespace duovita {

namespace {

constexpr int nameWidth = 120;
constexpr int mostLines = 2; // further lines scroll, so that the dialog fits a small screen

} // namespace

CvChoices::CvChoices(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("export.cvs"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void CvChoices::setPeople(const QList<PersonCvs>& people, const QHash<PersonId, CvId>& shown)
{
    m_boxes.clear();
    auto* lines = new QWidget;
    auto* grid = new QGridLayout(lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(gridStep);
    grid->setColumnStretch(1, 1);
    for (const PersonCvs& person : people) {
        const auto row = static_cast<int>(m_boxes.size());
        const QString name = person.name.textOrFallback(interfaceLanguage());
        auto* label = new ElidedLabel(lines);
        label->setText(name.isEmpty() ? tr("(no name yet)") : name);
        label->setToolTip(label->text());
        label->setFixedWidth(nameWidth);
        auto* box = new QComboBox(lines);
        box->setObjectName(QStringLiteral("export.cv.%1").arg(row));
        box->setAccessibleName(tr("CV of %1").arg(label->text()));
        for (const Cv& cv : person.cvs)
            box->addItem(shownName(cv), cv.id.toString());
        const auto chosen = shown.constFind(person.id);
        if (chosen != shown.constEnd())
            box->setCurrentIndex(std::max(0, box->findData(chosen->toString())));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // keeps the width with long names
        box->setEnabled(box->count() > 1);
        connect(box, &QComboBox::currentIndexChanged, this, &CvChoices::changed);
        grid->addWidget(label, row, 0);
        grid->addWidget(box, row, 1);
        m_boxes += {person.id, box};
    }
    setWidget(lines);
    const auto shownLines = std::min<int>(mostLines, static_cast<int>(m_boxes.size()));
    setFixedHeight(shownLines * (measure(Measure::Field) + gridStep));
    setVisible(!m_boxes.isEmpty());
}

QHash<PersonId, CvId> CvChoices::chosen() const
{
    QHash<PersonId, CvId> chosen;
    for (const auto& [person, box] : m_boxes) {
        const auto cv = CvId::parse(box->currentData().toString());
        if (cv && box->currentIndex() > 0)
            chosen.insert(person, *cv);
    }
    return chosen;
}

} // namespace duovita
