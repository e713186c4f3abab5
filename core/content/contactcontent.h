#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// Adds a contact item as a document shows it, linked: "GitHub: zhangsan". Nothing if it is private or has no value.
void addContact(LineBuilder& line, const Contact& contact, const ContentContext& context);

} // namespace duovita
