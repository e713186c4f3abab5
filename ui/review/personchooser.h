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

/// Chooses among all people of the store, with a search that follows typing: first the people whose document it may be,
/// with the reasons, then all others; or a new person. Reads the store in the background and lists only the first
/// people found.
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
    QList<PersonMatch> m_guesses; ///< best first
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nobody; ///< shown in place of the list
    QPushButton* m_choose = nullptr;
    QTimer* m_pause;
    QList<PersonId> m_people; ///< by row
    int m_generation = 0;     ///< of the latest search; results of earlier ones are dropped
    bool m_searching = false;
    bool m_acceptWanted = false; ///< accept when the latest search is done
};

} // namespace duovita
