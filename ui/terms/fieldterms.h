#pragma once

#include "core/terms/termindex.h"
#include "core/terms/venuelist.h"

#include <QObject>

#include <functional>
#include <variant>

namespace duovita {

class LocalizedEdit;
class OfferList;
class TermSource;

/// Offers terms in use for one field of a form: in a list below the field while the user types, and as the placeholder
/// of an empty side if the other side's text has a known counterpart. Accepted terms change the field through
/// LocalizedEdit::taken().
class FieldTerms : public QObject {
public:
    /// `takeVenue` receives an accepted venue, which has more data than the field holds; if it is null, no venues are
    /// offered. The edit owns this object; the source must outlive it.
    FieldTerms(LocalizedEdit& edit, TermKind kind, TermSource& source,
               std::function<void(Language side, const VenueInfo& venue)> takeVenue);

private:
    using Offer = std::variant<VenueInfo, Term>;

    void showOffers(Language side);
    void take(Language side, int row);
    void showCounterparts();

    LocalizedEdit& m_edit;
    TermKind m_kind;
    TermSource& m_source;
    std::function<void(Language, const VenueInfo&)> m_takeVenue;
    std::array<OfferList*, languageCount> m_lists{};
    QList<Offer> m_offers; ///< rows of the open list
};

} // namespace duovita
