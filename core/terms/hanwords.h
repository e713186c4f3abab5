#pragma once

#include <QStringList>

namespace duovita {

/// The words of a text that has no spaces between them, by ICU's dictionary: {"产品", "经理"}. Together they are the
/// text, its signs and spaces among them.
QStringList hanWords(const QString& text);

} // namespace duovita
