#pragma once

#include <QStringView>

#include <array>
#include <optional>

namespace duovita {

/// A season or a quarter of a year.
enum class YearPart : unsigned char { Spring, Summer, Autumn, Winter, Q1, Q2, Q3, Q4 };

struct YearPartFacts {
    YearPart part;
    int firstMonth; ///< a season begins in its first month (northern)
    int lastMonth;  ///< within the same year
};
inline constexpr std::array yearPartTable{
    YearPartFacts{YearPart::Spring, 3, 5},  YearPartFacts{YearPart::Summer, 6, 8},
    YearPartFacts{YearPart::Autumn, 9, 11}, YearPartFacts{YearPart::Winter, 12, 12},
    YearPartFacts{YearPart::Q1, 1, 3},      YearPartFacts{YearPart::Q2, 4, 6},
    YearPartFacts{YearPart::Q3, 7, 9},      YearPartFacts{YearPart::Q4, 10, 12},
};

constexpr const YearPartFacts& factsOf(YearPart part)
{
    return yearPartTable[static_cast<std::size_t>(part)];
}

struct PartOfYear {
    int year;
    YearPart part;
};

/// What a whole text says: "Summer 2016", "Fall of 2016", "2016 年夏季", "Q3 2020", "2020 Q3", "3Q20", "third quarter
/// 2020", "2020 年第三季度".
std::optional<PartOfYear> findPartOfYear(const QString& text);

} // namespace duovita
