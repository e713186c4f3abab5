#pragma once

#include "core/domain/details.h"

#include <QSet>

namespace duovita {

/// Makes citation keys for the works of one list, in the usual style: "zhang2024nodes", with a letter appended to
/// duplicates.
class CitationKeys {
public:
    QString next(const PublicationDetails& work, const QString& title);

private:
    QSet<QString> m_taken;
};

} // namespace duovita
