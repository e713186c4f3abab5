#include "ui/models/outlinemodel.h"

#include "core/content/cvediting.h"
#include "core/content/selection.h"
#include "core/messages/absencewords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/forms/showing.h"

#include <utility>

namespace duovita {

namespace {

constexpr int rowsBeforeSections = 1;

QStringList troubleTip(const QStringList& words)
{
    if (words.isEmpty())
        return {};
    constexpr qsizetype most = 4;
    QStringList lines{OutlineModel::tr("%n problem(s), listed under Check:", nullptr, static_cast<int>(words.size()))};
    for (const QString& problem : words.mid(0, most))
        lines += QStringLiteral("• ") + problem;
    if (words.size() > most)
        lines += QStringLiteral("…");
    return lines;
}

} // namespace

OutlineModel::OutlineModel(PersonDocument& document, QObject* parent) : QAbstractItemModel(parent), m_document(document)
{
    const auto refresh = [this](const QModelIndex& index) { Q_EMIT dataChanged(index, index); };
    connect(&document, &PersonDocument::entryAboutToBeInserted, this, [this](const SectionId& section, qsizetype at) {
        beginInsertRows(indexOf(section), static_cast<int>(at), static_cast<int>(at));
    });
    connect(&document, &PersonDocument::entryInserted, this, [this, refresh](const SectionId& section) {
        endInsertRows();
        refresh(indexOf(section)); // its counts
    });
    connect(&document, &PersonDocument::entryAboutToBeRemoved, this, [this](const SectionId& section, qsizetype at) {
        beginRemoveRows(indexOf(section), static_cast<int>(at), static_cast<int>(at));
    });
    connect(&document, &PersonDocument::entryRemoved, this, [this, refresh](const SectionId& section) {
        endRemoveRows();
        refresh(indexOf(section));
    });
    connect(&document, &PersonDocument::sectionAboutToBeInserted, this, [this](qsizetype at) {
        const int row = static_cast<int>(at) + rowsBeforeSections;
        beginInsertRows({}, row, row);
    });
    connect(&document, &PersonDocument::sectionInserted, this, &OutlineModel::endInsertRows);
    connect(&document, &PersonDocument::sectionAboutToBeRemoved, this, [this](qsizetype at) {
        const int row = static_cast<int>(at) + rowsBeforeSections;
        beginRemoveRows({}, row, row);
    });
    connect(&document, &PersonDocument::sectionRemoved, this, &OutlineModel::endRemoveRows);
    connect(&document, &PersonDocument::entryChanged, this, [this, refresh](const EntryId& id) {
        m_lines.remove(id);
        refresh(indexOf(id));
    });
    connect(&document, &PersonDocument::changed, this, [this] { m_lines.clear(); }); // any change may affect the lines
    connect(&document, &PersonDocument::sectionChanged, this,
            [this, refresh](const SectionId& id) { refresh(indexOf(id)); });
    connect(&document, &PersonDocument::factsChanged, this, [this, refresh] {
        refresh(personIndex());
        showCv();
    });
}

void OutlineModel::setCv(const CvId& cv)
{
    m_cv = cv;
    showCv();
}

/// If the CV's selection changed, any row may look different.
void OutlineModel::showCv()
{
    const Cv& cv = cvOf(m_document.person(), m_cv);
    if (cv == m_shown)
        return;
    m_shown = cv;
    m_lines.clear(); // a CV may have a summary of its own
    for (int row = rowsBeforeSections; row < rowCount(); ++row) {
        const QModelIndex section = index(row, 0);
        if (const int entries = rowCount(section); entries > 0)
            Q_EMIT dataChanged(index(0, 0, section), index(entries - 1, 0, section));
    }
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

OutlineModel::~OutlineModel()
{
    qDeleteAll(m_nodes);
}

const OutlineModel::Node* OutlineModel::nodeOf(const SectionId& section) const
{
    Node*& node = m_nodes[section];
    if (!node)
        node = new Node{section};
    return node;
}

QModelIndex OutlineModel::indexOf(const SectionId& section) const
{
    const qsizetype at = m_document.person().indexOf(section);
    return at < 0 ? QModelIndex() : index(static_cast<int>(at) + rowsBeforeSections, 0);
}

QModelIndex OutlineModel::indexOf(const EntryId& entry) const
{
    const auto place = m_document.person().findEntry(entry);
    if (!place)
        return {};
    return index(static_cast<int>(place->entry), 0, indexOf(m_document.person().sections[place->section].id()));
}

std::optional<SectionId> OutlineModel::sectionAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    if (const auto* node = static_cast<const Node*>(index.constInternalPointer()))
        return node->section;
    const qsizetype at = index.row() - rowsBeforeSections;
    if (at < 0 || at >= m_document.person().sections.size())
        return std::nullopt;
    return m_document.person().sections[at].id();
}

std::optional<SectionKind> OutlineModel::kindAt(const QModelIndex& index) const
{
    const auto section = sectionAt(index);
    return section ? std::optional(m_document.findSection(*section)->kind()) : std::nullopt;
}

std::optional<EntryId> OutlineModel::entryAt(const QModelIndex& index) const
{
    const auto* node = index.isValid() ? static_cast<const Node*>(index.constInternalPointer()) : nullptr;
    const Section* section = node ? m_document.findSection(node->section) : nullptr;
    if (!section || index.row() >= section->entries().size())
        return std::nullopt;
    return section->entries()[index.row()].id;
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column);
    return createIndex(row, column, nodeOf(*sectionAt(parent)));
}

QModelIndex OutlineModel::parent(const QModelIndex& child) const
{
    const auto* node = child.isValid() ? static_cast<const Node*>(child.constInternalPointer()) : nullptr;
    return node ? indexOf(node->section) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_document.person().sections.size()) + rowsBeforeSections;
    if (parent.constInternalPointer() || parent.row() < rowsBeforeSections)
        return 0;
    const auto section = sectionAt(parent);
    return section ? static_cast<int>(m_document.findSection(*section)->entries().size()) : 0;
}

int OutlineModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    const auto section = sectionAt(index);
    const auto entry = entryAt(index);
    if (role == SectionRole && section)
        return section->toString();
    if (role == EntryRole && entry)
        return entry->toString();
    if (role == CountRole && section && !entry)
        return static_cast<int>(m_document.findSection(*section)->entries().size());
    if (section && (role == SignRole || role == TroubleRole))
        return role == SignRole ? static_cast<int>(troubleOf(index).sign)
                                : static_cast<int>(troubleOf(index).words.size());
    if (entry && (role == SecondRole || role == DatesRole || role == LastsRole))
        return entryData(*entry, role);
    if (role == Qt::AccessibleTextRole && index.isValid())
        return spoken(index);
    // Entries of an omitted section are omitted as well.
    Omission omission = section ? omissionOf(*m_document.findSection(*section), m_shown) : Omission::None;
    if (entry && omission == Omission::None)
        omission = omissionOf(*m_document.findEntry(*entry), *m_document.findSection(*section), m_shown);
    if (role == OmittedRole)
        return omission != Omission::None && omission != Omission::Replaced;
    if (role == EyeRole && section)
        return omission == Omission::Replaced ? omissionWords(omission, m_shown) : eyeWords(omission, m_shown);
    if (role == AbsenceRole)
        return omission == Omission::None ? absenceOf(entry) : QString();
    if (role == Qt::AccessibleDescriptionRole)
        return omission == Omission::None ? absenceOf(entry) : omissionWords(omission, m_shown);
    if (!index.isValid())
        return {};
    if (role == Qt::ToolTipRole) {
        QStringList lines{tipOf(section, entry), omissionWords(omission, m_shown)};
        for (const AbsentEntry& absent : entry ? m_absences.value(*entry) : QList<AbsentEntry>())
            lines += absenceCause(absent, m_document.person());
        if (entry)
            lines += troubleTip(m_troubles.value(*entry).words);
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    if (role != Qt::DisplayRole)
        return {};
    if (entry)
        return linesFor(*entry).title;
    return section ? titleOf(*m_document.findSection(*section)) : tr("Personal data");
}

QString OutlineModel::absenceOf(const std::optional<EntryId>& entry) const
{
    QList<Language> languages;
    for (const AbsentEntry& absent : entry ? m_absences.value(*entry) : QList<AbsentEntry>())
        languages += absent.language;
    return languages.isEmpty() ? QString() : absenceWords(languages);
}

void OutlineModel::setAbsences(const QList<AbsentEntry>& absences)
{
    const QHash<EntryId, QList<AbsentEntry>> before = std::exchange(m_absences, {});
    for (const AbsentEntry& absent : absences)
        m_absences[absent.entry] += absent;
    QSet<EntryId> changed(m_absences.keyBegin(), m_absences.keyEnd());
    changed += QSet<EntryId>(before.keyBegin(), before.keyEnd());
    for (const EntryId& entry : std::as_const(changed)) {
        const QModelIndex at = indexOf(entry);
        if (at.isValid() && before.value(entry) != m_absences.value(entry))
            Q_EMIT dataChanged(at, at, {AbsenceRole, Qt::AccessibleDescriptionRole, Qt::ToolTipRole});
    }
}

/// The full title, which may be elided in the row.
QString OutlineModel::tipOf(const std::optional<SectionId>& section, const std::optional<EntryId>& entry) const
{
    if (!section)
        return titleOf(m_document.person());
    const Section& held = *m_document.findSection(*section);
    return entry ? titleOf(*m_document.findEntry(*entry), held) : titleOf(held);
}

/// The entry, with the text that the CV has in its place.
Entry OutlineModel::shownAs(const EntryId& id) const
{
    Entry entry = *m_document.findEntry(id);
    const auto place = m_document.person().findEntry(id);
    if (omissionOf(entry, m_document.person().sections[place->section], m_shown) == Omission::Replaced) {
        Highlight own;
        own.text = m_shown.summary;
        entry.highlights = {own};
    }
    return entry;
}

/// Cached, because each repaint asks several times.
const EntryLines& OutlineModel::linesFor(const EntryId& entry) const
{
    if (std::exchange(m_linesLanguage, interfaceLanguage()) != interfaceLanguage())
        m_lines.clear();
    const auto found = m_lines.constFind(entry);
    return found != m_lines.constEnd() ? *found : *m_lines.insert(entry, linesOf(shownAs(entry)));
}

QVariant OutlineModel::entryData(const EntryId& entry, int role) const
{
    switch (role) {
    case SecondRole:
        return linesFor(entry).second;
    case DatesRole:
        return linesFor(entry).dates;
    default:
        return linesFor(entry).lasts;
    }
}

/// A section's are those of its entries, with the first one's sign.
OutlineModel::Trouble OutlineModel::troubleOf(const QModelIndex& index) const
{
    if (const auto entry = entryAt(index))
        return m_troubles.value(*entry);
    Trouble all;
    for (const Entry& entry : m_document.findSection(*sectionAt(index))->entries()) {
        const Trouble own = m_troubles.value(entry.id);
        if (all.words.isEmpty())
            all.sign = own.sign;
        all.words += own.words;
    }
    return all;
}

/// Everything that the row shows, as text for screen readers.
QString OutlineModel::spoken(const QModelIndex& index) const
{
    QStringList words{index.data().toString()};
    if (const auto entry = entryAt(index)) {
        const EntryLines& lines = linesFor(*entry);
        words += {lines.second, lines.dates};
    } else if (sectionAt(index)) {
        words += tr("%n entries", nullptr, data(index, CountRole).toInt());
    }
    if (const int count = data(index, TroubleRole).toInt(); count > 0)
        words += tr("%n to review", nullptr, count);
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

void OutlineModel::setTroubles(const QHash<EntryId, Trouble>& troubles)
{
    const QHash<EntryId, Trouble> before = std::exchange(m_troubles, troubles);
    for (const Section& section : m_document.person().sections) {
        bool changes = false;
        for (const Entry& entry : section.entries()) {
            if (before.value(entry.id) == m_troubles.value(entry.id))
                continue;
            const QModelIndex at = indexOf(entry.id);
            Q_EMIT dataChanged(at, at, {SignRole, TroubleRole, Qt::AccessibleTextRole, Qt::ToolTipRole});
            changes = true;
        }
        if (const QModelIndex at = indexOf(section.id()); changes)
            Q_EMIT dataChanged(at, at, {SignRole, TroubleRole, Qt::AccessibleTextRole});
    }
}

} // namespace duovita
