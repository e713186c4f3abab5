#include "ui/export/cvchoices.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/style/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QScreen>

#include <algorithm>

namespace duovita {

namespace {

constexpr int nameWidth = 120;

/// Further lines scroll, so that the dialog fits the screen.
int mostLines(const QScreen& screen)
{
    constexpr int high = 800;
    return screen.availableSize().height() < high ? 2 : 6;
}

QString allCvs()
{
    return QStringLiteral("*");
}

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

void CvChoices::setPeople(const QList<PersonCvs>& people, const QHash<PersonId, CvId>& shown, const QSet<PersonId>& all)
{
    m_lines.clear();
    auto* lines = new QWidget;
    auto* grid = new QGridLayout(lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(gridStep);
    grid->setColumnStretch(1, 1);
    for (const PersonCvs& person : people) {
        const auto row = static_cast<int>(m_lines.size());
        const QString name = person.name.textOrFallback(interfaceLanguage());
        auto* tick = new QCheckBox(lines);
        tick->setObjectName(QStringLiteral("export.person.%1").arg(row));
        const QString shownAs = name.isEmpty() ? tr("(no name yet)") : name;
        tick->setText(fontMetrics().elidedText(shownAs, Qt::ElideRight, nameWidth));
        tick->setToolTip(shownAs);
        tick->setChecked(true);
        connect(tick, &QCheckBox::toggled, this, &CvChoices::changed);
        auto* box = new QComboBox(lines);
        box->setObjectName(QStringLiteral("export.cv.%1").arg(row));
        box->setAccessibleName(tr("CV of %1").arg(shownAs));
        for (const Cv& cv : person.cvs)
            box->addItem(shownName(cv), cv.id.toString());
        if (person.cvs.size() > 1)
            box->addItem(tr("All CVs"), allCvs());
        const QString first = all.contains(person.id) ? allCvs() : shown.value(person.id).toString();
        box->setCurrentIndex(std::max(0, box->findData(first)));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // keeps the width with long names
        const auto enable = [tick, box] { box->setEnabled(tick->isChecked() && box->count() > 1); };
        connect(tick, &QCheckBox::toggled, box, enable);
        enable();
        connect(box, &QComboBox::currentIndexChanged, this, &CvChoices::changed);
        grid->addWidget(tick, row, 0);
        grid->addWidget(box, row, 1);
        m_lines += {person.id, tick, box};
    }
    setWidget(lines);
    const auto shownLines = std::min<int>(mostLines(*screen()), static_cast<int>(m_lines.size()));
    setFixedHeight(shownLines * (measure(Measure::Field) + gridStep));
    setVisible(!m_lines.isEmpty());
}

QList<PersonId> CvChoices::people() const
{
    QList<PersonId> people;
    for (const Line& line : m_lines) {
        if (line.tick->isChecked())
            people += line.person;
    }
    return people;
}

QHash<PersonId, CvId> CvChoices::chosen() const
{
    QHash<PersonId, CvId> chosen;
    for (const Line& line : m_lines) {
        const auto cv = CvId::parse(line.cv->currentData().toString());
        if (cv && line.cv->currentIndex() > 0)
            chosen.insert(line.person, *cv);
    }
    return chosen;
}

QSet<PersonId> CvChoices::withAllCvs() const
{
    QSet<PersonId> people;
    for (const Line& line : m_lines) {
        if (line.cv->currentData().toString() == allCvs())
            people += line.person;
    }
    return people;
}

} // namespace duovita
