#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// One self-contained page without scripts and external requests. With documents in several languages, it has a
/// language switch. It suits narrow screens, dark mode and paper, and contains the person's public facts as schema.org
/// JSON-LD. `documents` has at least one, all of the same person and CV.
QByteArray toHtml(const QList<CvContent>& documents);

} // namespace duovita
