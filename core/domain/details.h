#pragma once

#include "core/domain/author.h"
#include "core/domain/contact.h"
#include "core/domain/field.h"
#include "core/domain/partialdate.h"
#include "core/domain/sectionkind.h"

#include <QList>

#include <tuple>
#include <variant>

namespace duovita {

/// A field of a details struct: its name and its member. The tables below are the only list of the fields of each kind;
/// the JSON codec, the forms, the matching and the checks walk them with forEachField().
template <typename Struct, typename Value>
struct FieldOf {
    Field field;
    Value Struct::*member;
};
template <typename Struct, typename Value>
FieldOf(Field, Value Struct::*) -> FieldOf<Struct, Value>;

struct EducationDetails {
    LocalizedText institution;
    LocalizedText area;
    LocalizedText degree;
    LocalizedText location;
    DateRange range;
    LocalizedText advisors;
    LocalizedText score;

    bool operator==(const EducationDetails&) const = default;

    static constexpr auto fields()
    {
        using T = EducationDetails;
        return std::tuple{FieldOf{Field::Institution, &T::institution},
                          FieldOf{Field::Area, &T::area},
                          FieldOf{Field::Degree, &T::degree},
                          FieldOf{Field::Location, &T::location},
                          FieldOf{Field::Range, &T::range},
                          FieldOf{Field::Advisors, &T::advisors},
                          FieldOf{Field::Score, &T::score}};
    }
};

/// A further position held at the same organization, before or beside the main one.
struct HeldPosition {
    LocalizedText position;
    LocalizedText department;
    LocalizedText location;
    DateRange range;

    bool operator==(const HeldPosition&) const = default;

    static constexpr auto fields()
    {
        using T = HeldPosition;
        return std::tuple{FieldOf{Field::Position, &T::position}, FieldOf{Field::Department, &T::department},
                          FieldOf{Field::Location, &T::location}, FieldOf{Field::Range, &T::range}};
    }
};

/// Work, a project or research.
struct ExperienceDetails {
    LocalizedText title;
    LocalizedText organization;
    LocalizedText department;
    LocalizedText position;
    LocalizedText location;
    DateRange range;
    QString url;
    QList<HeldPosition> morePositions;

    bool operator==(const ExperienceDetails&) const = default;

    static constexpr auto fields()
    {
        using T = ExperienceDetails;
        return std::tuple{FieldOf{Field::Title, &T::title},
                          FieldOf{Field::Organization, &T::organization},
                          FieldOf{Field::Department, &T::department},
                          FieldOf{Field::Position, &T::position},
                          FieldOf{Field::Location, &T::location},
                          FieldOf{Field::Range, &T::range},
                          FieldOf{Field::Url, &T::url},
                          FieldOf{Field::MorePositions, &T::morePositions}};
    }
};

enum class PublicationType : unsigned char {
    Unspecified,
    Journal,
    Conference,
    Workshop,
    Preprint,
    Book,
    Chapter,
    Thesis,
    Report,
    Other,
};

struct PublicationDetails {
    LocalizedText title;
    LocalizedAuthors authors = LocalizedAuthors::shared({});
    LocalizedText venue;
    LocalizedText venueShort;
    PublicationType type = PublicationType::Unspecified;
    std::optional<PartialDate> year;
    QString volume;
    QString number;
    QString pages;
    LocalizedText status; ///< "under review", "已授权"; empty if it has simply been published
    LocalizedText rank;   ///< "CCF A"
    QString doi;
    QString arxiv;

    bool operator==(const PublicationDetails&) const = default;

    static constexpr auto fields()
    {
        using T = PublicationDetails;
        return std::tuple{FieldOf{Field::Title, &T::title},   FieldOf{Field::Authors, &T::authors},
                          FieldOf{Field::Venue, &T::venue},   FieldOf{Field::VenueShort, &T::venueShort},
                          FieldOf{Field::Type, &T::type},     FieldOf{Field::Year, &T::year},
                          FieldOf{Field::Volume, &T::volume}, FieldOf{Field::Number, &T::number},
                          FieldOf{Field::Pages, &T::pages},   FieldOf{Field::Status, &T::status},
                          FieldOf{Field::Rank, &T::rank},     FieldOf{Field::Doi, &T::doi},
                          FieldOf{Field::Arxiv, &T::arxiv}};
    }
};

struct PatentDetails {
    LocalizedText title;
    QString number;
    LocalizedAuthors inventors = LocalizedAuthors::shared({});
    LocalizedText status;
    std::optional<PartialDate> date;

    bool operator==(const PatentDetails&) const = default;

    static constexpr auto fields()
    {
        using T = PatentDetails;
        return std::tuple{FieldOf{Field::Title, &T::title}, FieldOf{Field::Number, &T::number},
                          FieldOf{Field::Inventors, &T::inventors}, FieldOf{Field::Status, &T::status},
                          FieldOf{Field::Date, &T::date}};
    }
};

struct AwardDetails {
    LocalizedText title;
    LocalizedText issuer;
    QList<PartialDate> dates; ///< when it was won
    DateRange range;          ///< how long it was held, for a scholarship or a fellowship
    int count = 1;            ///< how often it was won: ×2

    bool operator==(const AwardDetails&) const = default;

    static constexpr auto fields()
    {
        using T = AwardDetails;
        return std::tuple{FieldOf{Field::Title, &T::title}, FieldOf{Field::Issuer, &T::issuer},
                          FieldOf{Field::Dates, &T::dates}, FieldOf{Field::Range, &T::range},
                          FieldOf{Field::Count, &T::count}};
    }
};

struct SkillDetails {
    LocalizedText label;
    LocalizedText items; ///< as written: "Python, C/C++, P4"

    bool operator==(const SkillDetails&) const = default;

    static constexpr auto fields()
    {
        using T = SkillDetails;
        return std::tuple{FieldOf{Field::Label, &T::label}, FieldOf{Field::Items, &T::items}};
    }
};

struct LanguageSkillDetails {
    LocalizedText language;
    LocalizedText level;

    bool operator==(const LanguageSkillDetails&) const = default;

    static constexpr auto fields()
    {
        using T = LanguageSkillDetails;
        return std::tuple{FieldOf{Field::Language, &T::language}, FieldOf{Field::Level, &T::level}};
    }
};

struct ReferenceDetails {
    LocalizedText name;
    LocalizedText title;
    LocalizedText affiliation;
    QList<Contact> contacts;

    bool operator==(const ReferenceDetails&) const = default;

    static constexpr auto fields()
    {
        using T = ReferenceDetails;
        return std::tuple{FieldOf{Field::Name, &T::name}, FieldOf{Field::Title, &T::title},
                          FieldOf{Field::Affiliation, &T::affiliation}, FieldOf{Field::Contacts, &T::contacts}};
    }
};

/// For summary, service, teaching, talk, certificate, interest and custom sections.
struct GeneralDetails {
    LocalizedText title;
    LocalizedText subtitle;
    DateRange range;
    QString url;

    bool operator==(const GeneralDetails&) const = default;

    static constexpr auto fields()
    {
        using T = GeneralDetails;
        return std::tuple{FieldOf{Field::Title, &T::title}, FieldOf{Field::Subtitle, &T::subtitle},
                          FieldOf{Field::Range, &T::range}, FieldOf{Field::Url, &T::url}};
    }
};

using Details = std::variant<EducationDetails, ExperienceDetails, PublicationDetails, PatentDetails, AwardDetails,
                             SkillDetails, LanguageSkillDetails, ReferenceDetails, GeneralDetails>;

inline DetailsKind kindOf(const Details& details)
{
    return static_cast<DetailsKind>(details.index());
}

/// Empty details of a kind.
Details makeDetails(DetailsKind kind);

/// Calls visit(field, value) for each field of a details struct, in the order of its table; value is const if the
/// struct is.
template <typename Struct, typename Visit>
void forEachField(Struct& details, Visit&& visit)
{
    std::apply([&](const auto&... f) { (visit(f.field, details.*(f.member)), ...); },
               std::remove_const_t<Struct>::fields());
}

/// The same for the alternative that the variant holds.
template <typename Visit>
void forEachField(Details& details, Visit&& visit)
{
    std::visit([&](auto& held) { forEachField(held, visit); }, details);
}
template <typename Visit>
void forEachField(const Details& details, Visit&& visit)
{
    std::visit([&](const auto& held) { forEachField(held, visit); }, details);
}

} // namespace duovita
