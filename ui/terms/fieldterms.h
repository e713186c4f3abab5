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

/// Offers the words in use for one field of a form: below what is being typed, and, where one side has a text that is
/// known in the other language, as the other side's ghost. What is taken changes the field by LocalizedEdit::taken().
class FieldTerms : public QObject {
public:
    /// A venue is taken by `takeVenue`: it says more than the field holds. The edit and the source outlive it.
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
    QList<Offer> m_offers; ///< of the list that is open
};

} // namespace duovita
