#include "core/import/addresses.h"

#include <array>

namespace duovita {

QString withoutMarksBehind(const QString& address)
{
    static constexpr QStringView marks = u".,;:!?。，；：！？、'\"”’»";
    static constexpr auto brackets = std::to_array<std::pair<char16_t, char16_t>>(
        {{u'(', u')'}, {u'[', u']'}, {u'{', u'}'}, {u'（', u'）'}, {u'【', u'】'}, {u'《', u'》'}});
    QString bare = address;
    const auto endsInOtherBracket = [&bare] {
        for (const auto& [open, close] : brackets) {
            if (bare.endsWith(QChar(close)))
                return bare.count(QChar(open)) < bare.count(QChar(close));
        }
        return false;
    };
    while (!bare.isEmpty() && (marks.contains(bare.back()) || endsInOtherBracket()))
        bare.chop(1);
    return bare;
}

} // namespace duovita
