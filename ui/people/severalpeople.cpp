#include "ui/people/chosenbar.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/peopleview.h"
#include "ui/widgets/choosing.h"

#include <QMenu>

// Selecting several people.

namespace duovita {

void PeoplePanel::followChoice()
{
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PeoplePanel::showChosen);
    connect(this, &PeoplePanel::loaded, this, &PeoplePanel::showChosen); // a reset model emits no selection signal
    connect(m_list, &PeopleView::dropPressed, this, &PeoplePanel::chooseOne);
    connect(m_chosenBar, &ChosenBar::dropWanted, this, [this] {
        m_list->setFocus(); // else hiding the button would drop the focus
        chooseOne();
    });
    connect(m_chosenBar, &ChosenBar::exportWanted, this, [this] { ask(&PeoplePanel::exportRequested, selected()); });
    connect(m_chosenBar, &ChosenBar::tagsWanted, this, [this] { ask(&PeoplePanel::tagsRequested, selected()); });
    connect(m_chosenBar, &ChosenBar::mergeWanted, this, [this] { ask(&PeoplePanel::mergeRequested, selected()); });
    connect(m_chosenBar, &ChosenBar::deleteWanted, this, [this] {
        m_list->setFocus();
        ask(&PeoplePanel::deleteRequested, selected());
    });
}

bool PeoplePanel::areSeveral() const
{
    const QItemSelection& ranges = m_list->selectionModel()->selection();
    return ranges.size() > 1 || (ranges.size() == 1 && ranges.front().height() > 1);
}

QList<PersonId> PeoplePanel::several() const
{
    return isVisible() && areSeveral() ? selected() : QList<PersonId>();
}

void PeoplePanel::showChosen()
{
    const bool many = areSeveral();
    many ? m_chosenBar->show(static_cast<int>(selected().size())) : m_chosenBar->ask();
    m_chosenBar->setVisible(many || m_list->isSelecting());
    m_foot->setVisible(m_chosenBar->isHidden());
    Q_EMIT choiceChanged();
}

QList<PersonId> PeoplePanel::few() const
{
    constexpr int most = 12;
    const int count = m_model->rowCount();
    QList<PersonId> people;
    for (int row = 0; row < count && count <= most; ++row)
        people += m_model->idAt(row);
    return people;
}

void PeoplePanel::askForSeveral()
{
    m_list->setFocus();
    m_list->setSelecting(true);
    showChosen();
}

/// Selects only the open person, if the list shows them.
void PeoplePanel::chooseOne()
{
    m_list->setSelecting(false);
    const QModelIndex open = m_chosen ? m_model->indexOf(*m_chosen) : QModelIndex();
    if (open.isValid()) {
        m_list->setCurrentIndex(open); // the anchor of selections with Shift
        chooseAlone(*m_list, open);    // whatever modifier keys are pressed
    } else {
        m_list->clearSelection();
    }
    showChosen();
}

/// Closes the popup before showing dialogs, because the popup would swallow the first click after them.
void PeoplePanel::ask(PeopleRequest request, const QList<PersonId>& people)
{
    leavePopup();
    if (!people.isEmpty())
        Q_EMIT(this->*request)(people);
}

void PeoplePanel::leavePopup()
{
    if (m_list->isInPopup())
        window()->close();
}

void PeoplePanel::showMenu(const QPoint& at)
{
    const QList<PersonId> people = selected();
    if (people.isEmpty())
        return;
    const auto count = static_cast<int>(people.size());
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("people.menu"));
    menu.addAction(count == 1 ? tr("Export…") : tr("Export %n people…", nullptr, count), this,
                   [this, people] { ask(&PeoplePanel::exportRequested, people); });
    menu.addAction(tr("Tags…"), this, [this, people] { ask(&PeoplePanel::tagsRequested, people); });
    if (count == 2)
        menu.addAction(tr("Merge…"), this, [this, people] { ask(&PeoplePanel::mergeRequested, people); });
    menu.addSeparator();
    menu.addAction(count == 1 ? tr("Delete") : tr("Delete %n people", nullptr, count), this,
                   [this, people] { ask(&PeoplePanel::deleteRequested, people); });
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

} // namespace duovita
