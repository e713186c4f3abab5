#include "core/domain/cv.h"

#include <QRegularExpression>

namespace duovita {

Cv Cv::fullCv()
{
    Cv cv;
    cv.name = QStringLiteral("Full CV");
    return cv;
}

QString cvNameIn(const QString& name, Language language)
{
    static const QRegularExpression joint(QStringLiteral("\\s*[/|\uff0f\uff5c]\\s*"));
    const QStringList halves = name.split(joint, Qt::SkipEmptyParts);
    if (halves.size() != 2 || containsHan(halves[0]) == containsHan(halves[1]))
        return name;
    return halves[containsHan(halves[0]) == writesHan(language) ? 0 : 1];
}

} // namespace duovita
