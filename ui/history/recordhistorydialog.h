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

/// Compares any earlier revision of the open record with the current state. The whole record, a section, an entry or
/// the person's own details can be restored in one undo step.
class RecordHistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// The document must outlive the dialog. `moments` must be sorted newest first.
    RecordHistoryDialog(PersonDocument& document, const QList<RevisionInfo>& moments, QWidget* parent = nullptr);

    /// Requests the newest earlier state.
    void showFirst();
    /// A batch of revisions without description, newest first, followed by the revision before them. The batch is small
    /// enough to load quickly; empty if all are described.
    QList<Timestamp> undescribed() const;
    /// Sets the changes for each revision of undescribed() except the last.
    void describe(const QStringList& changes);
    /// Answers stateWanted(). Ignored if another revision was chosen since.
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
    Person m_opened;               ///< the record when the dialog was opened, equal to the latest revision
    QList<RevisionInfo> m_moments; ///< those shown: older than a day only if a pause followed
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
