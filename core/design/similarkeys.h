#pragma once

#include <QStringList>

namespace duovita {

/// The names of design keys that come nearest to one that no key has, the best first; three at most.
QStringList similarDesignKeys(const QString& name);

/// Why a name is refused, with those names: for ErrorCode::TemplateInvalid.
QString noSuchKey(const QString& name);

} // namespace duovita
