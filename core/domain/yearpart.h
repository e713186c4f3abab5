#pragma once

#include <QStringView>

#include <array>
#include <optional>

namespace duovita {

/// A season or a quarter of a year.
enum class YearPart : unsigned char { Spring, Summer, Autumn, Winter, Q1, Q2, Q3, Q4 };

struct YearPartInfo {
    YearPart part;
    int firstMonth; ///< the season's first month (northern hemisphere)
    int lastMonth;  ///< within the same year
};
inline constexpr std::array yearPartTable{
    YearPartInfo{YearPart::Spring, 3, 5},   YearPartInfo{YearPart::Summer, 6, 8}, YearPartInfo{YearPart::Autumn, 9, 11},
    YearPartInfo{YearPart::Winter, 12, 12}, YearPartInfo{YearPart::Q1, 1, 3},     YearPartInfo{YearPart::Q2, 4, 6},
    YearPartInfo{YearPart::Q3, 7, 9},       YearPartInfo{YearPart::Q4, 10, 12},
};

constexpr const YearPartInfo& infoOf(YearPart part)
{
    return yearPartTable[static_cast<std::size_t>(part)];
}

struct PartOfYear {
    int year;
    YearPart part;
};

/// Parses a whole text such as "Summer 2016", "Fall of 2016", "2016 年夏季", "Q3 2020", "2020 Q3", "3Q20", "third
/// quarter 2020", "2020 年第三季度".
std::optional<PartOfYear> findPartOfYear(const QString& text);

} // namespace duovita
