#pragma once

#include "core/checks/absententries.h"
#include "core/editing/persondocument.h"
#include "core/messages/outlinewords.h"
#include "ui/widgets/statesign.h"

#include <QAbstractItemModel>

namespace duovita {

/// The open record as a tree: the person first, then its sections with their entries. Follows the document, and asks it
/// for every change: sections are dragged among sections, entries to where their kind fits.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        SectionRole = Qt::UserRole,
        EntryRole,
        SecondRole,  ///< what an entry's second line says
        DatesRole,   ///< its years
        LastsRole,   ///< they are a beginning and an end
        CountRole,   ///< a section's entries
        SignRole,    ///< what needs work in an entry, as an int of Sign
        TroubleRole, ///< how much does
        OmittedRole, ///< the CV leaves it out
        EyeRole,     ///< what a click on its eye does, in words
        AbsenceRole, ///< that documents of a language lack it, in words; empty: none does
    };

    explicit OutlineModel(PersonDocument& document, QObject* parent = nullptr);
    ~OutlineModel() override;

    /// What needs work, by the entry it is in.
    struct Trouble {
        Sign sign = Sign::None;
        int count = 0;
        bool operator==(const Trouble&) const = default;
    };
    void setTroubles(const QHash<EntryId, Trouble>& troubles);
    /// Which entries the CV leaves out of a language's documents for want of a text.
    void setAbsences(const QList<AbsentEntry>& absences);
    /// What this CV leaves out is shown so.
    void setCv(const CvId& cv);

    /// Whether what is dragged is a section.
    static bool hasSection(const QMimeData& data);

    QModelIndex personIndex() const { return index(0, 0); }
    QModelIndex indexOf(const SectionId& section) const;
    QModelIndex indexOf(const EntryId& entry) const;
    std::optional<SectionId> sectionAt(const QModelIndex& index) const; ///< also of an entry's index
    std::optional<EntryId> entryAt(const QModelIndex& index) const;
    std::optional<SectionKind> kindAt(const QModelIndex& index) const; ///< of that section

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    /// Moves in the document at once; there is nothing left for a view to remove.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void dropped(const QModelIndex& index); ///< where the moved one is now

private:
    /// What a drop would do: move this section or entry to this place, as the document counts.
    struct Move {
        std::optional<EntryId> entry;
        SectionId section; ///< the one to move, or the entry's new one
        qsizetype to;
    };
    std::optional<Move> findMove(const QMimeData& data, int row, const QModelIndex& parent) const;
    std::optional<Move> findEntryMove(const EntryId& id, int row, const QModelIndex& parent) const;
    std::optional<Move> findSectionMove(const SectionId& id, int row, const QModelIndex& parent) const;

    /// What an entry's index points at: its section, wherever that stands by now.
    struct Node {
        SectionId section;
    };
    void placeLeftOver(const QString& text, const SectionId& section, int row);
    const Node* nodeOf(const SectionId& section) const;

    void showCv();
    QVariant entryData(const EntryId& entry, int role) const;
    QString spoken(const QModelIndex& index) const;
    QString absenceOf(const std::optional<EntryId>& entry) const;
    QString tipOf(const std::optional<SectionId>& section, const std::optional<EntryId>& entry) const;
    const EntryLines& linesFor(const EntryId& entry) const;

    PersonDocument& m_document;
    CvId m_cv;
    Cv m_shown; ///< as it was shown last
    QHash<EntryId, Trouble> m_troubles;
    QHash<EntryId, QList<AbsentEntry>> m_absences;
    mutable QHash<SectionId, Node*> m_nodes;
    mutable QHash<EntryId, EntryLines> m_lines; ///< made for a row once, until its entry changes
    mutable Language m_linesLanguage = firstLanguage;
};

} // namespace duovita
