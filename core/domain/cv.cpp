#include "core/domain/cv.h"

namespace duovita {

Cv Cv::fullCv()
{
    Cv cv;
    cv.name = QStringLiteral("Full CV");
    return cv;
}

} // namespace duovita
