#pragma once

#include "ui/people/peoplemodel.h"
#include "ui/people/peoplequery.h"
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

/// The list of people in the store, with a search field. Searches run in the background.
class PeoplePanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PeoplePanel(QString databasePath, QWidget* parent = nullptr);

    void reload();
    /// Call when one person changed: soon reloads their row, or the whole list if their position may have changed or
    /// others changed, too.
    void refresh(const PersonId& id);
    /// Call when this window or another program changed the store: soon reloads the list.
    void follow();
    /// The selected people, in list order.
    QList<PersonId> selected() const;
    /// selected() if the list is visible and there are several; else empty.
    QList<PersonId> several() const;
    /// Shows how to select several people, until some are selected.
    /// All people in the list, if they are few enough to be listed in a dialog; otherwise nobody.
    QList<PersonId> few() const;
    void askForSeveral();
    /// Closes the popup that contains the list, if any.
    void leavePopup();
    void select(const PersonId& id);
    const PeopleFilter& filter() const;
    void setFilter(const PeopleFilter& filter);
    void focusSearch();
    void focusList();
    bool isAnybodyThere() const { return !m_everybody.isEmpty(); } ///< as far as known
    bool isStoreEmpty() const { return m_loaded && m_everybody.isEmpty(); }

Q_SIGNALS:
    void chosen(const duovita::PersonId& id);
    void deleteRequested(const QList<duovita::PersonId>& people);
    void exportRequested(const QList<duovita::PersonId>& people);
    void mergeRequested(const QList<duovita::PersonId>& people); ///< exactly two
    void tagsRequested(const QList<duovita::PersonId>& people);
    void choiceChanged(); ///< selected() changed
    void loaded();
    void newPersonRequested();
    void importRequested();
    void trashRequested();
    void failed(const duovita::Error& error);
    void recovered(const duovita::Error& error); ///< the list could be read after that failure

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
    void showTranslated(const TranslatedResult& result);
    void forgetTranslated();
    void updateNobodyText();
    void updateCountText();
    bool isNarrowed() const;
    PeopleQuery query() const;
    std::pair<int, int> rowsInView() const;
    void showResult(const PeopleResult& result);
    void choose(const QModelIndex& index);
    void goToName(const QString& beginning);
    void chooseAfter(const std::optional<PersonId>& kept, bool narrowed);
    std::optional<PersonId> wantedOrChosen() const;

    QString m_path;
    PeopleModel* m_model;
    QLabel* m_title;
    QToolButton* m_searchButton;
    QLineEdit* m_search;      ///< shown on request, or if there are many people
    QVBoxLayout* m_searching; ///< contains search and filter
    QList<QPushButton*> m_footButtons;
    PeopleFilterBar* m_filter;
    QLabel* m_nobody;  ///< shown instead of an empty list
    QLabel* m_howMany; ///< shown below a filtered list
    PeopleView* m_list;
    ChosenBar* m_chosenBar; ///< replaces the foot while several are selected
    QWidget* m_foot;
    QTimer* m_pause;
    std::optional<PersonId> m_wanted;
    std::optional<PersonId> m_chosen; ///< the open person, even if search or filter hides them
    TranslatedResult m_translated;    ///< people found by translation so far
    QString m_translatedSearch;       ///< the search text of m_translated
    Language m_order = firstLanguage; ///< language of the names that determine the order
    int m_generation = 0;             ///< number of the latest query; results of older ones are dropped
    bool m_loaded = false;
    bool m_reading = false;         ///< the whole list is being read
    bool m_again = false;           ///< it must be read once more afterwards
    std::optional<Error> m_failure; ///< set while retrying
    QTimer* m_gather;               ///< collects changes for a moment
    QTimer* m_retry;                ///< runs while the server is unreachable
    QSet<PersonId> m_changed;
    bool m_anybodyChanged = false;
    QList<PersonId> m_everybody; ///< in list order, including hidden ones
    bool m_readingRows = false;
    bool m_firstWanted = false; ///< choose the best match when the search finishes
    int m_goal = 0;             ///< number of the latest lookup by typed name
};

} // namespace duovita
