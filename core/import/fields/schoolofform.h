#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// Removes the fields of a form that describe a degree, "毕业院校：示例大学", "专业：样例学", "学历：本科", from the
/// contacts and returns them as "学校：…" and so on; empty if they do not name the school.
QStringList takeSchoolOfForm(QList<Contact>& contacts);

} // namespace duovita
