#pragma once

#include "core/matching/mergeplan.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace duovita {

class EntryListModel;

/// The entries of a document beside those of the record it goes into, with lines between the ones that are the same.
/// Dragging an entry onto one of the record, or "Join", makes a line; "Part" cuts it. With no record the document
/// stands alone.
class PairingView : public QWidget {
    Q_OBJECT

public:
    explicit PairingView(QWidget* parent = nullptr);

    void setPlan(const MergePlan* plan); ///< not owned
    void refresh();
    /// The document's entries that contradict those of the record which they are joined with.
    void setDiffering(const QSet<EntryId>& entries);
    /// Chooses an entry of the document, and its partner.
    void choose(const EntryId& entry);
    void choosePerson();
    std::optional<EntryId> chosenEntry() const;
    std::optional<SectionId> chosenSection() const;
    /// Both sides are people of the store, and neither a document.
    void setMerging(bool merging);
    void retranslate();

Q_SIGNALS:
    void chosen();
    void joinWanted(const duovita::EntryId& record, const duovita::EntryId& entry);
    void cutWanted(const duovita::EntryId& entry);
    void leftOverDropped(const duovita::SectionId& section, const QString& text);
    void leftOutChanged(const duovita::EntryId& entry, bool leftOut);

private:
    class Lines;
    void showButtons();
    void showPartner();

    const MergePlan* m_plan = nullptr;
    EntryListModel* m_documentModel;
    EntryListModel* m_recordModel;
    QListView* m_document;
    QListView* m_record;
    Lines* m_lines;
    QLabel* m_documentTitle;
    QLabel* m_recordTitle;
    QPushButton* m_join;
    QPushButton* m_cut;
    bool m_merging = false;
};

} // namespace duovita
