#include "ui/forms/kindfields.h"

#include <QCoreApplication>

#include <array>

namespace duovita {

namespace {

/// In the order of SectionKind.
constexpr std::array addingWords{
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a summary"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a degree"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a position"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a project"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add research"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a publication"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a patent"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add an award"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add skills"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a language"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add service"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add teaching"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a talk"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a certificate"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add a reference"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add an interest"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Add an entry"),
};
static_assert(addingWords.size() == sectionKindTable.size());

constexpr FormField rare(Field field)
{
    return {field, true};
}

/// Fields that any entry may have, after those of its kind.
QList<FormField> besides()
{
    return {rare(Field::Links), rare(Field::Tags), rare(Field::Note)};
}

KindForm general(SectionKind kind, const QList<FormField>& fields, Field pointsTitle = Field::Highlights)
{
    return {kind, pointsTitle, fields + besides()};
}

} // namespace

const KindForm& formOf(SectionKind kind)
{
    using F = Field;
    static const std::array forms{
        general(SectionKind::Summary,
                {{F::Highlights}, rare(F::Title), rare(F::Subtitle), rare(F::Range), rare(F::Url)}, F::Summary),
        general(SectionKind::Education, {{F::Institution},
                                         {F::Degree},
                                         {F::Area},
                                         {F::Range},
                                         {F::Location},
                                         {F::Score},
                                         rare(F::Advisors),
                                         {F::Highlights}}),
        general(SectionKind::Work, {{F::Organization},
                                    rare(F::Department),
                                    {F::Position},
                                    {F::Range},
                                    {F::Location},
                                    rare(F::Url),
                                    rare(F::MorePositions),
                                    rare(F::Title),
                                    {F::Highlights}}),
        general(SectionKind::Project, {{F::Title},
                                       {F::Position},
                                       {F::Range},
                                       {F::Url},
                                       rare(F::Organization),
                                       rare(F::Department),
                                       rare(F::Location),
                                       rare(F::MorePositions),
                                       {F::Highlights}}),
        general(SectionKind::Research, {{F::Title},
                                        {F::Organization},
                                        rare(F::Department),
                                        {F::Position},
                                        {F::Range},
                                        rare(F::Location),
                                        rare(F::Url),
                                        rare(F::MorePositions),
                                        {F::Highlights}}),
        KindForm{SectionKind::Publication,
                 F::Highlights,
                 {{F::Title},
                  {F::Authors},
                  {F::Venue},
                  {F::Year},
                  {F::Type},
                  {F::Doi},
                  rare(F::VenueShort),
                  rare(F::Status),
                  rare(F::Rank),
                  rare(F::Arxiv),
                  rare(F::Volume),
                  rare(F::Number),
                  rare(F::Pages),
                  rare(F::Links),
                  rare(F::Highlights),
                  rare(F::Tags),
                  rare(F::Note)}},
        general(SectionKind::Patent,
                {{F::Title}, {F::Inventors}, {F::Number}, {F::Status}, {F::Date}, rare(F::Highlights)}),
        general(SectionKind::Award,
                {{F::Title}, {F::Issuer}, {F::Dates}, rare(F::Range), rare(F::Count), rare(F::Highlights)}),
        general(SectionKind::Skill, {{F::Label}, {F::Items}, rare(F::Highlights)}),
        general(SectionKind::Language, {{F::Language}, {F::Level}, rare(F::Highlights)}),
        general(SectionKind::Service, {{F::Title}, {F::Subtitle}, {F::Range}, rare(F::Url), {F::Highlights}}),
        general(SectionKind::Teaching, {{F::Title}, {F::Subtitle}, {F::Range}, rare(F::Url), {F::Highlights}}),
        general(SectionKind::Talk, {{F::Title}, {F::Subtitle}, {F::Range}, {F::Url}, rare(F::Highlights)}),
        general(SectionKind::Certificate, {{F::Title}, {F::Subtitle}, {F::Range}, rare(F::Url), rare(F::Highlights)}),
        general(SectionKind::Reference, {{F::Name}, {F::Title}, {F::Affiliation}, {F::Contacts}, rare(F::Highlights)}),
        general(SectionKind::Interest, {{F::Title}, {F::Highlights}, rare(F::Subtitle), rare(F::Range), rare(F::Url)}),
        general(SectionKind::Custom, {{F::Title}, {F::Subtitle}, {F::Range}, rare(F::Url), {F::Highlights}}),
    };
    static_assert(std::tuple_size_v<decltype(forms)> == sectionKindTable.size());
    return forms.at(static_cast<std::size_t>(kind));
}

QString wordsForAdding(SectionKind kind)
{
    return QCoreApplication::translate("duovita::KindForm", addingWords.at(static_cast<std::size_t>(kind)));
}

} // namespace duovita
