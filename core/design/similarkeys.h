#pragma once

#include <QStringList>

namespace duovita {

/// The names of design keys most similar to an unknown name, best first, at most three.
QStringList similarDesignKeys(const QString& name);

/// The reason for refusing an unknown name, with similar names: for ErrorCode::TemplateInvalid.
QString noSuchKey(const QString& name);

} // namespace duovita
