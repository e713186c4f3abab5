#pragma once

#include "core/checks/absententries.h"
#include "core/editing/persondocument.h"
#include "core/messages/outlinewords.h"
#include "ui/widgets/statesign.h"

#include <QAbstractItemModel>

namespace duovita {

/// The open record as a tree: the person first, then its sections with their entries. Follows the document and requests
/// all changes from it. Sections can be dragged among sections, entries to sections that accept their kind.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        SectionRole = Qt::UserRole,
        EntryRole,
        SecondRole,  ///< second line of an entry
        DatesRole,   ///< its years
        LastsRole,   ///< bool: the entry has a period, not just a date
        CountRole,   ///< number of a section's entries
        SignRole,    ///< kind of problem in an entry, or in a section's first entry with one, as an int of Sign
        TroubleRole, ///< number of problems; a section's entries' in total
        OmittedRole, ///< the CV omits the row
        EyeRole,     ///< description of a click on its eye
        AbsenceRole, ///< message that documents of a language lack the entry; empty if none does
    };

    explicit OutlineModel(PersonDocument& document, QObject* parent = nullptr);
    ~OutlineModel() override;

    /// The problems of an entry.
    struct Trouble {
        Sign sign = Sign::None;
        QStringList words; ///< what each of them is
        bool operator==(const Trouble&) const = default;
    };
    void setTroubles(const QHash<EntryId, Trouble>& troubles);
    /// Sets the entries that the CV omits from a language's documents because a text is missing.
    void setAbsences(const QList<AbsentEntry>& absences);
    /// Sets the CV whose omissions are shown.
    void setCv(const CvId& cv);

    /// Whether a section is being dragged.
    static bool hasSection(const QMimeData& data);

    QModelIndex personIndex() const { return index(0, 0); }
    QModelIndex indexOf(const SectionId& section) const;
    QModelIndex indexOf(const EntryId& entry) const;
    std::optional<SectionId> sectionAt(const QModelIndex& index) const; ///< also for an entry's index
    std::optional<EntryId> entryAt(const QModelIndex& index) const;
    std::optional<SectionKind> kindAt(const QModelIndex& index) const; ///< kind of that section

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
    /// Moves the item in the document at once, so that the view must not remove anything.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void dropped(const QModelIndex& index); ///< new index of the moved item

private:
    /// The effect of a drop: move a section or entry to an index, as the document counts.
    struct Move {
        std::optional<EntryId> entry;
        SectionId section; ///< the section to move, or the entry's new section
        qsizetype to;
    };
    std::optional<Move> findMove(const QMimeData& data, int row, const QModelIndex& parent) const;
    std::optional<Move> findEntryMove(const EntryId& id, int row, const QModelIndex& parent) const;
    std::optional<Move> findSectionMove(const SectionId& id, int row, const QModelIndex& parent) const;

    /// Internal pointer of an entry's index: its section, wherever that is now.
    struct Node {
        SectionId section;
    };
    void placeLeftOver(const QString& text, const SectionId& section, int row);
    const Node* nodeOf(const SectionId& section) const;

    void showCv();
    QVariant entryData(const EntryId& entry, int role) const;
    Trouble troubleOf(const QModelIndex& index) const;
    QString spoken(const QModelIndex& index) const;
    QString absenceOf(const std::optional<EntryId>& entry) const;
    QString tipOf(const std::optional<SectionId>& section, const std::optional<EntryId>& entry) const;
    Entry shownAs(const EntryId& id) const;
    const EntryLines& linesFor(const EntryId& entry) const;

    PersonDocument& m_document;
    CvId m_cv;
    Cv m_shown; ///< as shown last
    QHash<EntryId, Trouble> m_troubles;
    QHash<EntryId, QList<AbsentEntry>> m_absences;
    mutable QHash<SectionId, Node*> m_nodes;
    mutable QHash<EntryId, EntryLines> m_lines; ///< cache of display texts, cleared when the entry changes
    mutable Language m_linesLanguage = firstLanguage;
};

} // namespace duovita
