#pragma once

#include "core/services/personmatching.h"
#include "core/storage/personrepository.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTimer;

namespace duovita {

/// Chooses among all people of the store, with a search as one types: first those whose document it may be, with the
/// reason, then everybody; or a new person. Looks into the store away from the interface's thread, and shows the first
/// of those found.
class PersonChooser : public QDialog {
    Q_OBJECT

public:
    PersonChooser(QString databasePath, QWidget* parent, QList<PersonMatch> guesses = {});

Q_SIGNALS:
    void chosen(const duovita::PersonId& id);
    void newPersonChosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void list(const QList<PersonSummary>& people);
    void addRow(const PersonId& id, const LocalizedText& name, const QString& about);
    void accept() override;

    QString m_path;
    QList<PersonMatch> m_guesses; ///< the best first
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nobody; ///< in the place of the list
    QPushButton* m_choose = nullptr;
    QTimer* m_pause;
    QList<PersonId> m_people; ///< of the rows
    int m_generation = 0;     ///< of the newest search: answers to older ones are dropped
    bool m_searching = false;
    bool m_acceptWanted = false; ///< since before the newest search was done
};

} // namespace duovita
