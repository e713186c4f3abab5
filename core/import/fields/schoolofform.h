#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// Chinese forms have labelled fields about education among the personal ones, which are first read as contacts:
/// "毕业院校：示例大学", "专业：样例学", "学历：本科". Removes them from the contacts and returns them with the labels of an
/// entry ("学校：…"). Returns nothing, and removes nothing, unless they name the school and at least one more field.
QStringList takeEducationFields(QList<Contact>& contacts);

} // namespace duovita
