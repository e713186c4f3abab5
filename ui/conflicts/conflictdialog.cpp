#include "ui/conflicts/conflictdialog.h"
#include "ui/widgets/windowfitting.h"

#include "core/messages/conflictwords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace duovita {

namespace {

QLabel* cell(const QString& html, QWidget* parent)
{
    auto* label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// A grey dash if empty.
QString orNothing(const QString& html)
{
    return html.isEmpty() ? QStringLiteral("–") : html;
}

} // namespace

ConflictDialog::ConflictDialog(Autosave& autosave, PersonDocument& document, ConflictChoices& choices, QWidget* parent)
    : QDialog(parent), m_autosave(autosave), m_document(document), m_choices(choices), m_intro(new QLabel(this)),
      m_scroll(new QScrollArea(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("conflictDialog"));
    setWindowTitle(tr("Conflicting changes"));
    m_intro->setWordWrap(true);
    m_scroll->setWidgetResizable(true);
    m_scroll->setObjectName(QStringLiteral("conflict.list"));
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString& text, const char* name, QDialogButtonBox::ButtonRole role) {
        QPushButton* button = buttons->addButton(text, role);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        m_buttons += button;
        return button;
    };
    QPushButton* allMine = add(tr("All mine"), "conflict.allMine", QDialogButtonBox::ActionRole);
    QPushButton* allTheirs = add(tr("All theirs"), "conflict.allTheirs", QDialogButtonBox::ActionRole);
    QPushButton* save = add(tr("Save the result"), "conflict.save", QDialogButtonBox::AcceptRole);
    QPushButton* later = add(tr("Later"), "conflict.later", QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_intro);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(buttons);
    openAs(*this, QSize(1000, 480));
    connect(allMine, &QPushButton::clicked, this, [this] { chooseAll(ConflictChoice::Mine); });
    connect(allTheirs, &QPushButton::clicked, this, [this] { chooseAll(ConflictChoice::Theirs); });
    connect(save, &QPushButton::clicked, this, [this] { m_autosave.resolve(m_choices); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_soon.setSingleShot(true);
    m_soon.setInterval(200);
    connect(&m_soon, &QTimer::timeout, this, &ConflictDialog::refresh);
    connect(&document, &PersonDocument::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(&autosave, &Autosave::stateChanged, this, [this] {
        if (m_autosave.conflict())
            refresh();
        else
            close();
    });
    refresh();
    later->setFocus(); // a stray key press must not decide anything
}

void ConflictDialog::focusFirstChoice()
{
    if (auto* choice = findChild<QComboBox*>(QStringLiteral("conflict.choice.0")))
        choice->setFocus();
}

/// The choices from top to bottom, then the buttons.
void ConflictDialog::orderTabs()
{
    QWidget* before = m_scroll;
    const auto follows = [&before](QWidget* widget) { QWidget::setTabOrder(std::exchange(before, widget), widget); };
    for (int row = 0; row < m_shown.size(); ++row)
        follows(findChild<QComboBox*>(QStringLiteral("conflict.choice.%1").arg(row)));
    for (QWidget* button : m_buttons)
        follows(button);
}

void ConflictDialog::refresh()
{
    if (!m_autosave.conflict())
        return;
    const RecordConflict& conflict = *m_autosave.conflict();
    const RecordMerge merge = threeWayMerge(conflict.base, m_document.person(), conflict.theirs.person, m_choices);
    if (merge.conflicts == m_shown && m_scroll->widget())
        return;
    m_shown = merge.conflicts;
    m_intro->setText(tr("Somebody else saved this record while you were editing it. Changes to different fields are "
                        "combined automatically; %n field(s) were changed by both of you. Nothing is saved until you "
                        "have chosen; what you do not keep stays in the history.",
                        nullptr, static_cast<int>(m_shown.size())));
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    auto* rows = new QWidget(m_scroll);
    auto* grid = new QGridLayout(rows);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    const QStringList heads{tr("Where"), tr("As it was"), tr("Mine"), tr("Theirs"), tr("Keep")};
    for (int column = 0; column < heads.size(); ++column) {
        grid->addWidget(cell(QStringLiteral("<b>%1</b>").arg(heads[column]), rows), 0, column);
        grid->setColumnStretch(column, column == 0 ? 3 : column == 4 ? 1 : 4);
    }
    m_scroll->setWidget(rows);
    const ConflictSides sides{m_document.person(), conflict.theirs.person};
    for (int row = 0; row < m_shown.size(); ++row)
        addRow(row, m_shown[row], sides);
    grid->setRowStretch(grid->rowCount(), 1);
    orderTabs();
    if (auto* choice = findChild<QComboBox*>(focused))
        choice->setFocus();
}

void ConflictDialog::addRow(int row, const FieldConflict& conflict, const ConflictSides& sides)
{
    QWidget* rows = m_scroll->widget();
    auto* grid = static_cast<QGridLayout*>(rows->layout());
    const QString place = placeText(conflict.place, sides);
    const auto textOf = [&](const ConflictValue& value) { return valueText(value, conflict.place, sides); };
    const QString base = baseText(conflict, sides);
    const QStringList cells{place.toHtmlEscaped(), orNothing(markedDifference(base, base)),
                            orNothing(markedDifference(textOf(conflict.mine), base)),
                            orNothing(markedDifference(textOf(conflict.theirs), base))};
    const int line = 2 * row + 1;
    auto* rule = new QFrame(rows);
    rule->setFrameShape(QFrame::HLine);
    rule->setFrameShadow(QFrame::Sunken);
    grid->addWidget(rule, line, 0, 1, 5);
    for (int column = 0; column < cells.size(); ++column)
        grid->addWidget(cell(cells[column], rows), line + 1, column);
    auto* choice = new QComboBox(rows);
    choice->setObjectName(QStringLiteral("conflict.choice.%1").arg(row));
    choice->setAccessibleName(tr("Keep %1").arg(place));
    choice->addItem(tr("Mine"), static_cast<int>(ConflictChoice::Mine));
    choice->addItem(tr("Theirs"), static_cast<int>(ConflictChoice::Theirs));
    if (conflict.bothPossible)
        choice->addItem(tr("Both"), static_cast<int>(ConflictChoice::Both));
    const QString key = conflict.place.key();
    choice->setCurrentIndex(
        std::max(0, choice->findData(static_cast<int>(m_choices.value(key, ConflictChoice::Mine)))));
    connect(choice, &QComboBox::currentIndexChanged, this, [this, choice, key] {
        m_choices[key] = static_cast<ConflictChoice>(choice->currentData().toInt());
        m_soon.start(); // deciding to keep a section may raise further conflicts
    });
    grid->addWidget(choice, line + 1, 4, Qt::AlignTop);
}

void ConflictDialog::chooseAll(ConflictChoice choice)
{
    const RecordConflict& conflict = *m_autosave.conflict();
    // Answers may raise further questions: repeat until there are no new ones.
    for (qsizetype before = -1; before != m_choices.size();) {
        before = m_choices.size();
        const RecordMerge merge = threeWayMerge(conflict.base, m_document.person(), conflict.theirs.person, m_choices);
        m_choices.insert(allChosen(merge.conflicts, choice));
    }
    m_shown.clear();
    refresh();
}

} // namespace duovita
