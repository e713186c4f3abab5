#include "ui/forms/formgrid.h"

#include "core/messages/kindwords.h"
#include "ui/forms/fieldchips.h"
#include "ui/forms/languageheads.h"
#include "ui/style/roles.h"
#include "ui/widgets/teardown.h"
#include "ui/widgets/undokeys.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

namespace {

// Pixels.
constexpr int widestLabel = 84; // longer labels are wrapped
constexpr int widestKindBox = 104;
constexpr int labelGap = 8;
constexpr int usualPair = 403; // up to this width, both languages get equal room
constexpr int bottomMargin = 16;

enum Column { LeftMargin, Label, Control, RightMargin };

/// Minimum label width; Chinese labels are shorter.
int narrowestLabel()
{
    constexpr int usual = 84;
    constexpr int chinese = 64;
    return interfaceLanguage() == hanLanguage ? chinese : usual;
}

/// The first field of a row that takes the focus.
QWidget* firstField(const QWidget& row)
{
    const QList<QWidget*> fields = row.findChildren<QWidget*>();
    const auto first = std::find_if(fields.begin(), fields.end(), [&](const QWidget* field) {
        return (field->focusPolicy() & Qt::TabFocus) && field->isVisibleTo(&row) && !field->focusProxy();
    });
    return first == fields.end() ? nullptr : *first;
}

} // namespace

FormGrid::FormGrid(QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_layout(new QGridLayout), m_labelWidth(narrowestLabel()),
      m_fieldHeight(measure(Measure::Field))
{
    m_column->setContentsMargins(0, 0, 0, bottomMargin);
    m_column->setSpacing(0);
    m_column->addLayout(m_layout);
    m_column->addStretch(1);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(0);
    m_layout->setVerticalSpacing(measure(Measure::FieldGap));
    m_layout->setColumnMinimumWidth(LeftMargin, leftMargin);
    m_layout->setColumnMinimumWidth(Label, m_labelWidth + labelGap);
    m_layout->setColumnMinimumWidth(RightMargin, rightMargin);
    m_layout->setColumnStretch(Control, 1);
}

/// A form that is rebuilt deletes its rows, of which one may have the focus: leaving it would change the record, and so
/// refresh rows that are gone.
FormGrid::~FormGrid()
{
    silenceChildren(*this);
}

void FormGrid::addHeads(const QString& title)
{
    m_column->insertWidget(0, new LanguageHeads(title, *this));
}

void FormGrid::addHeadsHere(const QString& title)
{
    addAcross(new LanguageHeads(title, *this));
}

void FormGrid::place(QWidget* widget, int row, int column, int columns, Qt::Alignment alignment)
{
    m_layout->addWidget(widget, row, column, 1, columns, alignment);
    if (m_folding)
        m_folds.last().widgets += widget;
}

void FormGrid::addWide(QWidget* control)
{
    place(control, m_layout->count(), Label, 2);
}

void FormGrid::addAcross(QWidget* control)
{
    place(control, m_layout->count(), LeftMargin, 4);
}

/// Considers all labels, even hidden ones, so that rows shown later do not move the columns. Labels that do not fit
/// wrap.
void FormGrid::fitLabels(int wanted)
{
    m_labelWidth = qMax(m_labelWidth, wanted);
    m_layout->setColumnMinimumWidth(Label, m_labelWidth + labelGap);
    for (const Name& name : std::as_const(m_names)) {
        name.words->setWordWrap(name.wanted > m_labelWidth);
        name.words->setFixedWidth(qMin(name.wanted, m_labelWidth));
    }
}

void FormGrid::addRow(const QString& label, QWidget* control, const QString& tip)
{
    const int row = m_layout->count();
    auto* words = new QLabel(label, this);
    words->setBuddy(control);
    setTextLook(*words, Tone::Text2, TextSize::Normal);
    words->setMinimumHeight(measure(Measure::Field));
    const int wanted = words->sizeHint().width();
    words->setToolTip(tip);
    if (!tip.isEmpty()) {
        control->setToolTip(tip);
        control->setAccessibleDescription(tip);
    }
    m_names += Name{words, wanted};
    fitLabels(qMin(wanted, widestLabel));
    leaveUndoToWindow(*control);
    place(words, row, Label, 1, Qt::AlignTop | Qt::AlignLeft);
    const auto policy = control->sizePolicy().horizontalPolicy();
    const bool isNarrow = control->maximumWidth() < QWIDGETSIZE_MAX || policy == QSizePolicy::Maximum ||
                          qobject_cast<QAbstractButton*>(control);
    place(control, row, Control, qobject_cast<LocalizedEdit*>(control) ? 2 : 1,
          isNarrow ? Qt::AlignLeft | Qt::AlignTop : Qt::Alignment());
}

void FormGrid::addPairs(QWidget* label, QWidget* control)
{
    const int row = m_layout->count();
    label->setMaximumWidth(widestKindBox);
    reserveForPairs(label->sizeHint().width());
    auto* held = new QWidget(this);
    auto* layout = new QVBoxLayout(held);
    layout->setContentsMargins(0, 0, labelGap, 0);
    layout->addWidget(label);
    leaveUndoToWindow(*control);
    place(held, row, Label, 1, Qt::AlignTop);
    place(control, row, Control, 2);
}

void FormGrid::reserveForPairs(int width)
{
    fitLabels(qMin(width, widestKindBox));
}

void FormGrid::addBelow(QWidget* control)
{
    place(control, m_layout->count(), Control, 1);
}

void FormGrid::addWidePair(LocalizedEdit* pair)
{
    leaveUndoToWindow(*pair);
    place(pair, m_layout->count(), Label, 3);
}

QWidget* FormGrid::addHeading(const QString& text)
{
    auto* words = new QLabel(text, this);
    setTextLook(*words, Tone::Text, TextSize::Normal, true);
    words->setMinimumHeight(measure(Measure::Field));
    place(words, m_layout->count(), Label, 2);
    return words;
}

void FormGrid::addNote(const QString& text)
{
    auto* words = new QLabel(text, this);
    words->setWordWrap(true);
    setTextLook(*words, Tone::Text2, TextSize::Small);
    place(words, m_layout->count(), Label, 2);
}

void FormGrid::addGap()
{
    auto* gap = new QWidget(this);
    gap->setFixedHeight(gridStep);
    place(gap, m_layout->count(), Label, 2);
}

void FormGrid::addRefresh(const std::function<void()>& refresh)
{
    m_refreshes += refresh;
    refresh();
}

void FormGrid::refresh()
{
    for (const auto& refresh : m_refreshes)
        refresh();
    showFolds();
}

void FormGrid::beginFold(const QString& key, const QString& label, const std::function<bool()>& isFilled)
{
    m_folds += Fold{key, label, isFilled};
    m_folding = true;
}

void FormGrid::endFold()
{
    m_folding = false;
}

void FormGrid::addChips()
{
    m_chips = new FieldChips(this);
    connect(m_chips, &FieldChips::chosen, this, &FormGrid::unfold);
    m_layout->addWidget(m_chips, m_layout->count(), Control);
}

void FormGrid::unfold(const QString& key)
{
    QWidget* first = nullptr;
    for (Fold& fold : m_folds) {
        if (fold.key != key || fold.shown)
            continue;
        fold.shown = true;
        for (QWidget* widget : std::as_const(fold.widgets)) {
            if (!first && !qobject_cast<QLabel*>(widget))
                first = widget;
        }
    }
    showFolds();
    QWidget* field = first && (first->focusPolicy() & Qt::TabFocus) ? first : first ? firstField(*first) : nullptr;
    if (!field)
        return;
    field->setFocus(Qt::OtherFocusReason);
    // For an empty list, add its first row.
    auto* button = qobject_cast<QAbstractButton*>(field);
    if (button && button->objectName().endsWith(QStringLiteral(".add")))
        button->click();
}

void FormGrid::unfoldAll()
{
    for (Fold& fold : m_folds)
        fold.shown = true;
    showFolds();
}

void FormGrid::reveal(const QWidget* control)
{
    for (Fold& fold : m_folds) {
        const bool holds = std::any_of(fold.widgets.begin(), fold.widgets.end(), [control](const QWidget* widget) {
            return widget == control || widget->isAncestorOf(control);
        });
        fold.shown = fold.shown || holds;
    }
    showFolds();
}

void FormGrid::showFolds()
{
    QHash<QString, bool> folded;
    for (Fold& fold : m_folds) {
        fold.shown = fold.shown || fold.isFilled();
        for (QWidget* widget : std::as_const(fold.widgets))
            widget->setVisible(fold.shown);
        folded[fold.key] = folded.value(fold.key) || !fold.shown;
    }
    if (!m_chips)
        return;
    for (const Fold& fold : std::as_const(m_folds)) {
        if (!m_chips->has(fold.key))
            m_chips->add(fold.key, fold.label);
    }
    for (auto chip = folded.cbegin(); chip != folded.cend(); ++chip)
        m_chips->setShown(chip.key(), chip.value());
}

bool FormGrid::isOutgrown() const
{
    return m_fieldHeight != measure(Measure::Field);
}

int FormGrid::controlsLeft() const
{
    return leftMargin + m_labelWidth + labelGap;
}

int FormGrid::secondHalf() const
{
    constexpr double shareOfMore = 0.35; // share of additional width: Chinese texts are shorter
    const int pair = width() - leftMargin - rightMargin - m_labelWidth - labelGap;
    return pair <= usualPair ? (pair + 1) / 2
                             : (usualPair + 1) / 2 + static_cast<int>((pair - usualPair) * shareOfMore);
}

} // namespace duovita
