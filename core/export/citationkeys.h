#pragma once

#include "core/domain/details.h"

#include <QSet>

namespace duovita {

/// Names for the works of one list, as people make them: "zhang2024nodes", with a letter where several would be alike.
class CitationKeys {
public:
    QString next(const PublicationDetails& work, const QString& title);

private:
    QSet<QString> m_taken;
};

} // namespace duovita
