#include "core/domain/field.h"

namespace duovita {

namespace {

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < fieldTable.size(); ++i) {
        if (fieldTable[i].field != static_cast<Field>(i))
            return false;
    }
    return true;
}
static_assert(isInOrder(), "a row for each field, in their order");

} // namespace

QString nameOf(Field field)
{
    return QString::fromLatin1(infoOf(field).name);
}

std::optional<Field> findField(QStringView name)
{
    for (const FieldInfo& info : fieldTable) {
        if (!name.isEmpty() && name == QLatin1StringView(info.name))
            return info.field;
    }
    return std::nullopt;
}

Field fieldOfPath(QStringView path)
{
    const QStringView last = path.sliced(path.lastIndexOf(u'.') + 1);
    if (last == QStringView(u"start") || last == QStringView(u"end"))
        return Field::Range;
    return findField(last).value_or(Field::None);
}

} // namespace duovita
