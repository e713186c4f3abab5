#pragma once

#include <QString>

namespace duovita {

QString bashCompletion();
QString zshCompletion();
QString fishCompletion();

} // namespace duovita
