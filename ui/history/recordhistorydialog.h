#pragma once

#include "core/editing/persondocument.h"
#include "core/storage/historyrepository.h"
#include "ui/history/recordcomparing.h"

#include <QDialog>

class QDateTimeEdit;
class QLabel;
class QListWidget;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace duovita {

/// The open record as of any time it was saved: what was otherwise then, beside today's. The whole of it, a section, an
/// entry or the person's own facts can be put back, which is one step of undo.
class RecordHistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// The document outlives the dialog. `moments` are the newest first.
    RecordHistoryDialog(PersonDocument& document, const QList<RevisionInfo>& moments, QWidget* parent = nullptr);

    /// Asks for the newest of the earlier states.
    void showFirst();
    /// The times whose changes are not described yet, the newest first, with the one before the last of them: so many
    /// at once that nobody waits. Empty if all are.
    QList<Timestamp> undescribed() const;
    /// What each of the times of undescribed() changed, but for the last.
    void describe(const QStringList& changes);
    /// An answer to stateWanted(); one that is no longer the chosen one is not shown.
    void showState(Timestamp when, const PastRecord& past);

Q_SIGNALS:
    void stateWanted(duovita::Timestamp when);

private:
    void nameFirst();
    void momentChosen();
    void chooseMomentOf(const QDateTime& time);
    void compare();
    void addPart(QTreeWidgetItem*& section, const PartDifference& part);
    void updateButtons();
    void restorePart();
    const PartDifference* chosenPart() const;

    PersonDocument& m_document;
    Person m_opened;               ///< the record as it was when the dialog was opened: as it was saved last
    QList<RevisionInfo> m_moments; ///< those worth showing: older ones than a day only if a rest followed
    qsizetype m_described = 0;
    std::optional<PastRecord> m_past;
    QList<PartDifference> m_parts;
    QDateTimeEdit* m_time;
    QListWidget* m_list;
    QTreeWidget* m_compared;
    QLabel* m_note;
    QPushButton* m_whole;
    QPushButton* m_part;
};

} // namespace duovita
