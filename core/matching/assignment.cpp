#include "core/matching/assignment.h"

#include <algorithm>
#include <limits>

namespace duovita {

namespace {

/// Assigns columns to rows one after the other: along the cheapest augmenting path, on which rows with taken columns
/// get other columns. Each row also has a free dummy column, which means no assignment.
class Assigning {
public:
    explicit Assigning(const std::vector<std::vector<double>>& values)
        : m_values(values), m_columns(values.front().size() + values.size()), m_rowPrice(values.size() + 1, 0),
          m_columnPrice(m_columns + 1, 0), m_rowOf(m_columns + 1, 0), m_way(m_columns + 1, 0)
    {
    }

    std::vector<qsizetype> assign()
    {
        for (std::size_t row = 1; row <= m_values.size(); ++row)
            place(row);
        std::vector<qsizetype> columns(m_values.size(), -1);
        for (std::size_t column = 1; column <= m_values.front().size(); ++column) {
            const std::size_t row = m_rowOf[column];
            if (row > 0 && m_values[row - 1][column - 1] > 0)
                columns[row - 1] = static_cast<qsizetype>(column) - 1;
        }
        return columns;
    }

private:
    double cost(std::size_t row, std::size_t column) const
    {
        return column <= m_values.front().size() ? -std::max(0.0, m_values[row - 1][column - 1]) : 0;
    }

    void place(std::size_t row)
    {
        std::vector<double> least(m_columns + 1, std::numeric_limits<double>::infinity());
        std::vector<bool> visited(m_columns + 1, false);
        m_rowOf[0] = row;
        std::size_t at = 0;
        while (m_rowOf[at] != 0) {
            visited[at] = true;
            const std::size_t from = m_rowOf[at];
            double step = std::numeric_limits<double>::infinity();
            std::size_t next = 0;
            for (std::size_t column = 1; column <= m_columns; ++column) {
                if (visited[column])
                    continue;
                const double reduced = cost(from, column) - m_rowPrice[from] - m_columnPrice[column];
                if (reduced < least[column]) {
                    least[column] = reduced;
                    m_way[column] = at;
                }
                if (least[column] < step) {
                    step = least[column];
                    next = column;
                }
            }
            for (std::size_t column = 0; column <= m_columns; ++column) {
                if (visited[column]) {
                    m_rowPrice[m_rowOf[column]] += step;
                    m_columnPrice[column] -= step;
                } else {
                    least[column] -= step;
                }
            }
            at = next;
        }
        for (; at != 0; at = m_way[at])
            m_rowOf[at] = m_rowOf[m_way[at]];
    }

    const std::vector<std::vector<double>>& m_values;
    std::size_t m_columns; // including a dummy column for each row
    // Indices start at 1; 0 is the start of a path.
    std::vector<double> m_rowPrice;
    std::vector<double> m_columnPrice;
    std::vector<std::size_t> m_rowOf; ///< by column; 0: free
    std::vector<std::size_t> m_way;
};

} // namespace

std::vector<qsizetype> bestAssignment(const std::vector<std::vector<double>>& values)
{
    if (values.empty() || values.front().empty())
        return std::vector<qsizetype>(values.size(), -1);
    return Assigning(values).assign();
}

} // namespace duovita
