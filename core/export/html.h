#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// One self-contained page: no script, no request to anywhere. With documents in several languages it has a switch
/// between them. Readable on a narrow screen, in the dark, and on paper; with the person's public facts as schema.org
/// JSON-LD. The documents are of one person and CV, at least one.
QByteArray toHtml(const QList<CvContent>& documents);

} // namespace duovita
