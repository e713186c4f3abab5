#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace duovita::test {

/// A ZIP archive with these files.
QByteArray zipOf(const QList<std::pair<QString, QByteArray>>& members);

/// A Word document with this body (the children of w:body), a heading style "Heading1" and two lists: 1 with bullets, 2
/// numbered. `links` maps relationship ids to targets.
QByteArray docxOf(const QByteArray& body, const QList<std::pair<QByteArray, QByteArray>>& links = {},
                  const QByteArray& header = {});

} // namespace duovita::test
