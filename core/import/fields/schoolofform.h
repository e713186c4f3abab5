#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// What a form of the person's fields says of a degree, "毕业院校：示例大学", "专业：样例学", "学历：本科", taken from
/// the contacts it stood among, as "学校：…" and the like; none if it does not name the school.
QStringList takeSchoolOfForm(QList<Contact>& contacts);

} // namespace duovita
