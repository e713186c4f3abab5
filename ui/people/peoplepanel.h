#pragma once

#include "ui/people/peoplelook.h"
#include "ui/people/peoplemodel.h"
#include "ui/widgets/retranslation.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTimer;
class QVBoxLayout;

namespace duovita {

class ChosenBar;
class PeopleFilterBar;
class PeopleView;

/// The people of the store with a search field. Searches run away from the interface's thread.
class PeoplePanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PeoplePanel(QString databasePath, QWidget* parent = nullptr);

    void reload();
    /// One person has changed: their row is read again a moment later, or the list if it may stand elsewhere now or
    /// many have changed.
    void refresh(const PersonId& id);
    /// Something was written, by this window or another: the list is read again a moment later.
    void follow();
    /// Who is chosen, in the order of the list.
    QList<PersonId> selected() const;
    /// The same while the list is seen and they are several; else nobody.
    QList<PersonId> several() const;
    /// Says in the list how several are chosen, until somebody is.
    void askForSeveral();
    /// Closes the popup that the list is in, if it is in one.
    void leavePopup();
    void select(const PersonId& id);
    const PeopleFilter& filter() const;
    void setFilter(const PeopleFilter& filter);
    void focusSearch();
    void focusList();
    bool isAnybodyThere() const { return !m_everybody.isEmpty(); } ///< as far as is known yet
    bool isStoreEmpty() const { return m_loaded && m_everybody.isEmpty(); }

Q_SIGNALS:
    void chosen(const duovita::PersonId& id);
    void deleteRequested(const QList<duovita::PersonId>& people);
    void exportRequested(const QList<duovita::PersonId>& people);
    void mergeRequested(const QList<duovita::PersonId>& people); ///< two
    void tagsRequested(const QList<duovita::PersonId>& people);
    void choiceChanged(); ///< others are selected()
    void loaded();
    void newPersonRequested();
    void importRequested();
    void trashRequested();
    void failed(const duovita::Error& error);
    void recovered(const duovita::Error& error); ///< the list is there after all

private:
    using PeopleRequest = void (PeoplePanel::*)(const QList<PersonId>&);

    void retranslate() final;
    bool eventFilter(QObject* object, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void followKeys();
    void chooseCurrent();
    void followChoice();
    bool areSeveral() const;
    void showChosen();
    void chooseOne();
    void ask(PeopleRequest request, const QList<PersonId>& people);
    void refreshChanged();
    void tryAgainAfter(const Error& error);
    void showMenu(const QPoint& at);
    QWidget* makeHead();
    QWidget* makeFoot();
    void fit();
    void showSearch();
    void search();
    void goToFirst();
    void showInView();
    void readInView();
    void showSnippets();
    void searchByTranslation();
    void showTranslated(const TranslatedLook& look);
    void forgetTranslated();
    void sayNobody();
    void sayHowMany();
    bool isNarrowed() const;
    PeopleQuestion question() const;
    std::pair<int, int> rowsInView() const;
    void showLook(const PeopleLook& look);
    void choose(const QModelIndex& index);
    void goToName(const QString& beginning);
    void chooseAfter(const std::optional<PersonId>& kept, bool narrowed);
    std::optional<PersonId> wantedOrChosen() const;

    QString m_path;
    PeopleModel* m_model;
    QLabel* m_title;
    QToolButton* m_searchButton;
    QLineEdit* m_search;      ///< where it is asked for, or there are many
    QVBoxLayout* m_searching; ///< it and the filter, above the list
    QList<QPushButton*> m_footButtons;
    PeopleFilterBar* m_filter;
    QLabel* m_nobody;  ///< in place of a list without rows
    QLabel* m_howMany; ///< below a list that does not show everybody
    PeopleView* m_list;
    ChosenBar* m_chosenBar; ///< in the place of the foot while several are chosen
    QWidget* m_foot;
    QTimer* m_pause;
    std::optional<PersonId> m_wanted;
    std::optional<PersonId> m_chosen; ///< also while a search or the filter does not show them
    TranslatedLook m_translated;      ///< whom the search finds by translation, as far as is known
    QString m_translatedSearch;       ///< what was searched then
    Language m_order = firstLanguage; ///< by whose names it is sorted
    int m_generation = 0;             ///< of the newest look into the store: answers to older ones are dropped
    bool m_loaded = false;
    bool m_reading = false;         ///< everybody is
    bool m_again = false;           ///< what is being read is out of date already
    std::optional<Error> m_failure; ///< while the list is asked for again and again
    QTimer* m_gather;               ///< until it has run out, changes are gathered
    QTimer* m_retry;                ///< runs while a server does not answer
    QSet<PersonId> m_changed;
    bool m_anybodyChanged = false;
    QList<PersonId> m_everybody; ///< in their order, shown or not
    bool m_readingRows = false;
    bool m_firstWanted = false; ///< of the search that is under way
    int m_goal = 0;             ///< of the newest name that was typed into the list
};

} // namespace duovita
