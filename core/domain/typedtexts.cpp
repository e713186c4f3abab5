#include "core/domain/typedtexts.h"

namespace duovita {

void removeTypedTexts(TypedTexts& texts, const QString& list, qsizetype index)
{
    const QString stem = list + u'.';
    TypedTexts left;
    for (auto it = texts.constBegin(); it != texts.constEnd(); ++it) {
        const qsizetype point = it.key().indexOf(u'.', stem.size());
        const bool isOfItem = it.key().startsWith(stem) && point > 0;
        const qsizetype item = isOfItem ? it.key().sliced(stem.size(), point - stem.size()).toInt() : -1;
        if (item < index)
            left.insert(it.key(), it.value());
        else if (item > index)
            left.insert(stem + QString::number(item - 1) + it.key().sliced(point), it.value());
    }
    texts = left;
}

} // namespace duovita
