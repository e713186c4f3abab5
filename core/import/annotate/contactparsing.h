#pragma once

#include "core/domain/contact.h"
#include "core/import/readers/textblocks.h"

#include <QList>

namespace duovita {

/// Takes e-mail addresses, telephone numbers and web addresses out of a line. What is left, if it has any letters,
/// stays in `rest`.
QList<Contact> takeContacts(const QList<InlineSpan>& spans, QString* rest);

} // namespace duovita
