#include "core/domain/details.h"

#include <array>

namespace duovita {

namespace {

template <std::size_t... I>
Details makeAt(std::size_t index, std::index_sequence<I...>)
{
    using Make = Details (*)();
    static constexpr std::array<Make, sizeof...(I)> makers{
        []() -> Details { return Details(std::in_place_index<I>); }...};
    return makers[index]();
}

} // namespace

Details makeDetails(DetailsKind kind)
{
    static_assert(std::variant_size_v<Details> == static_cast<std::size_t>(DetailsKind::General) + 1);
    return makeAt(static_cast<std::size_t>(kind), std::make_index_sequence<std::variant_size_v<Details>>());
}

} // namespace duovita
