#pragma once

#include <QString>

namespace duovita {

/// A web address as it was found in a text, up to the next blank, without the marks behind it that are the text's: a
/// full stop, a comma, a bracket that the address does not open. "https://example.org/Graph_(mathematics)." keeps its
/// brackets.
QString withoutMarksBehind(const QString& address);

} // namespace duovita
