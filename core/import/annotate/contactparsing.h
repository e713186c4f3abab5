#pragma once

#include "core/domain/contact.h"
#include "core/import/readers/textblocks.h"

#include <QList>

namespace duovita {

/// Extracts e-mail addresses, telephone numbers and web addresses from a line. If the remaining text contains letters,
/// it is stored in `rest`.
QList<Contact> takeContacts(const QList<InlineSpan>& spans, QString* rest);

} // namespace duovita
