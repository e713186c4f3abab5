#include "ui/cvs/cvcontentsmodel.h"

#include "core/content/cvediting.h"
#include "core/content/selection.h"
#include "core/messages/recordwords.h"
#include "ui/cvs/cvticks.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace duovita {

namespace {

constexpr int rowBits = 24; // an index's id holds the entry's row in these bits, the section's above them

/// In the language that is read first; the tool tip has all.
QString titleOf(const Highlight& highlight)
{
    for (const Language language : languagesToRead()) {
        if (const QString text = highlight.text.text(language).plainText().simplified(); !text.isEmpty())
            return text;
    }
    return {};
}

QString wholeTextOf(const Highlight& highlight)
{
    QStringList sides;
    for (const Language language : languagesToRead()) {
        const QString text = highlight.text.text(language).plainText().simplified();
        if (!text.isEmpty() && !sides.contains(text))
            sides += text;
    }
    return sides.join(u'\n');
}

/// Whether two lists have the same entries and points in the same places.
bool sameShape(const QList<const Section*>& a, const QList<const Section*>& b)
{
    const auto sameEntry = [](const Entry& x, const Entry& y) {
        return x.id == y.id && x.highlights.size() == y.highlights.size();
    };
    const auto sameSection = [&](const Section* x, const Section* y) {
        return x->id() == y->id() && std::equal(x->entries().begin(), x->entries().end(), y->entries().begin(),
                                                y->entries().end(), sameEntry);
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameSection);
}

} // namespace

/// What an index refers to: a section, an entry in it, or a point of the entry.
struct CvContentsModel::Place {
    const Section* section = nullptr;
    const Entry* entry = nullptr;
    const Highlight* highlight = nullptr;

    Omission omission(const Cv& cv) const
    {
        return highlight ? omissionOf(*highlight, cv)
               : entry   ? omissionOf(*entry, *section, cv)
                         : omissionOf(*section, cv);
    }
};

CvContentsModel::CvContentsModel(const Person& person, const CvId& cv, QObject* parent)
    : QAbstractItemModel(parent), m_person(person), m_cv(cv)
{
    order();
}

const Cv& CvContentsModel::cv() const
{
    return cvOf(m_person, m_cv);
}

void CvContentsModel::order()
{
    m_sections = orderedSections(m_person, cv());
}

void CvContentsModel::setPerson(const Person& person)
{
    if (sameShape(m_sections, orderedSections(person, cvOf(person, m_cv)))) {
        m_person = person;
        order();
        for (int section = 0; section < rowCount(); ++section) {
            const QModelIndex top = index(section, 0);
            for (int entry = 0; entry < rowCount(top); ++entry) {
                const QModelIndex middle = index(entry, 0, top);
                if (const int points = rowCount(middle); points > 0)
                    Q_EMIT dataChanged(index(0, 0, middle), index(points - 1, 0, middle));
            }
            if (const int entries = rowCount(top); entries > 0)
                Q_EMIT dataChanged(index(0, 0, top), index(entries - 1, 0, top));
        }
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
        return;
    }
    beginResetModel();
    m_person = person;
    order();
    endResetModel();
}

std::optional<SectionId> CvContentsModel::sectionAt(const QModelIndex& index) const
{
    const Place place = placeOf(index);
    return place.section && !place.entry ? std::optional(place.section->id()) : std::nullopt;
}

QModelIndex CvContentsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, 0, quintptr(0));
    if (parent.internalId() == 0)
        return createIndex(row, 0, quintptr(parent.row() + 1) << rowBits);
    return createIndex(row, 0, parent.internalId() + quintptr(parent.row()) + 1);
}

QModelIndex CvContentsModel::parent(const QModelIndex& child) const
{
    const quintptr id = child.internalId();
    if (!child.isValid() || id == 0)
        return {};
    const quintptr entry = id & ((quintptr(1) << rowBits) - 1);
    const quintptr section = id >> rowBits;
    if (entry == 0)
        return createIndex(static_cast<int>(section) - 1, 0, quintptr(0));
    return createIndex(static_cast<int>(entry) - 1, 0, section << rowBits);
}

CvContentsModel::Place CvContentsModel::placeOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const QModelIndex above = parent(index);
    if (!above.isValid())
        return {m_sections.value(index.row())};
    Place place = placeOf(above);
    if (place.entry)
        place.highlight = &place.entry->highlights[index.row()];
    else
        place.entry = &place.section->entries()[index.row()];
    return place;
}

int CvContentsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    const Place place = placeOf(parent);
    if (place.highlight)
        return 0;
    return static_cast<int>(place.entry ? place.entry->highlights.size() : place.section->entries().size());
}

int CvContentsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

/// Items within an omitted item are not in the CV either. A section without any shown entry is not in it at all.
Qt::CheckState CvContentsModel::checkState(const Place& place) const
{
    if (isLeftOut(place) || (!place.entry && hasNothing(*place.section, cv())))
        return Qt::Unchecked;
    if (place.highlight)
        return Qt::Checked;
    const auto whole = [this](const Entry& entry) {
        return chosenHighlights(entry, cv()).size() == entry.highlights.size();
    };
    const bool all =
        place.entry
            ? whole(*place.entry)
            : std::all_of(place.section->entries().begin(), place.section->entries().end(), [&](const Entry& e) {
                  return omissionOf(e, *place.section, cv()) == Omission::None && whole(e);
              });
    return all ? Qt::Checked : Qt::PartiallyChecked;
}

/// Whether the item, or what contains it, is omitted.
bool CvContentsModel::isLeftOut(const Place& place) const
{
    const bool withSection = omissionOf(*place.section, cv()) != Omission::None;
    const bool withEntry = place.entry && omissionOf(*place.entry, *place.section, cv()) != Omission::None;
    return withSection || withEntry || place.omission(cv()) != Omission::None;
}

/// Whether only check marks, no tags, decide on the item and what contains it.
bool CvContentsModel::isFree(const Place& place) const
{
    const auto isByHand = [this](const Place& each) {
        const Omission why = each.omission(cv());
        return why == Omission::None || why == Omission::ByHand;
    };
    return isByHand(place) && isByHand({place.section}) && (!place.highlight || isByHand({place.section, place.entry}));
}

QString CvContentsModel::textOf(const Place& place) const
{
    return place.highlight ? titleOf(*place.highlight)
           : place.entry   ? duovita::titleOf(*place.entry, *place.section)
                           : duovita::titleOf(*place.section);
}

QString CvContentsModel::reasonOf(const Place& place) const
{
    switch (place.omission(cv())) {
    case Omission::None:
    case Omission::ByHand:
        return {};
    case Omission::Everywhere:
        return tr("Hidden in every document. Show it again in the outline.");
    case Omission::ByTags:
        return tr("Left out by tags.");
    case Omission::Replaced:
        return tr("This CV has a summary of its own.");
    }
    return {};
}

QVariant CvContentsModel::data(const QModelIndex& index, int role) const
{
    const Place place = placeOf(index);
    if (!place.section)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return place.entry && !place.highlight && place.omission(cv()) == Omission::Replaced
                   ? tr("Replaced by this CV's own: %1").arg(textOf(place))
                   : textOf(place);
    case Qt::ToolTipRole: {
        const QString reason = reasonOf(place);
        if (!reason.isEmpty())
            return reason;
        return place.highlight ? wholeTextOf(*place.highlight) : textOf(place);
    }
    case Qt::AccessibleDescriptionRole:
        return reasonOf(place);
    case Qt::CheckStateRole:
        return checkState(place);
    case LeftOutRole:
        return checkState(place) != Qt::Checked;
    case Qt::FontRole:
        if (!place.entry) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::ForegroundRole:
        if (isLeftOut(place))
            return QGuiApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    default:
        return {};
    }
}

bool CvContentsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const Place place = placeOf(index);
    if (!place.section || role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    // The view turns a partial check into a full one. If only part of an item is shown, the next click must omit all of
    // it.
    setLeftOut({index}, value.toInt() == Qt::Unchecked || checkState(place) == Qt::PartiallyChecked);
    return true;
}

void CvContentsModel::setLeftOut(const QModelIndexList& indexes, bool leftOut)
{
    QList<Place> places;
    for (const QModelIndex& index : indexes) {
        if (flags(index) & Qt::ItemIsUserCheckable)
            places += placeOf(index);
    }
    // Containers first: including a whole section must not include only part of it.
    const auto depth = [](const Place& place) { return (place.entry ? 1 : 0) + (place.highlight ? 1 : 0); };
    std::stable_sort(places.begin(), places.end(), [&](const Place& a, const Place& b) { return depth(a) < depth(b); });
    Cv changed = cv();
    for (const Place& place : std::as_const(places)) {
        if (!leftOut)
            includeIn(*place.section, place.entry, place.highlight, changed);
        else if (checkState(place) == Qt::Unchecked)
            continue;
        else if (place.highlight)
            setListed(changed.hiddenHighlights, place.highlight->id, true);
        else if (place.entry)
            setListed(changed.hiddenEntries, place.entry->id, true);
        else
            setListed(changed.hiddenSections, place.section->id(), true);
    }
    if (changed != cv())
        Q_EMIT edited(changed);
}

Qt::ItemFlags CvContentsModel::flags(const QModelIndex& index) const
{
    const Place place = placeOf(index);
    if (!place.section)
        return Qt::NoItemFlags;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | (isFree(place) ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

} // namespace duovita
