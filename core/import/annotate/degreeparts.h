#pragma once

#include "core/import/annotate/headingvocabulary.h"

#include <QStringList>

namespace duovita {

struct DegreeParts {
    QString degree;
    QStringList areas;
};

/// Splits a degree from its subject: "BSc in Computer Science", "Bachelor of Science in Nursing", "B.S. Computer
/// Science", "软件工程硕士在读", "学士(软件工程)". With `hasArea` the subject is known from elsewhere, and Chinese
/// words stay together.
DegreeParts degreeParts(const QString& piece, const Vocabulary& words, bool hasArea);

} // namespace duovita
