#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// Adds a contact with its link: "GitHub: zhangsan". Adds nothing if it is private or has no value.
void addContact(LineBuilder& line, const Contact& contact, const ContentContext& context);

} // namespace duovita
