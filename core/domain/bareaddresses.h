#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A web or mail address that stands in a text as it is, without the signs that end a sentence behind it.
struct BareAddress {
    qsizetype start; ///< UTF-16
    qsizetype length;
    QString url; ///< where it leads: with "https://" before "www.", with "mailto:"
};

/// "https://…", "http://…", "www.…", "name@example.org", in their order. Ideographs and the signs of Chinese text end
/// an address; a closing bracket is part of one that has the opening one.
QList<BareAddress> bareAddresses(const QString& text);

/// A web address as it stands in a text, up to the next blank, without the marks behind it that are the text's: a full
/// stop, a comma, a bracket that the address does not open. "https://example.org/Graph_(mathematics)." keeps its own.
QString withoutMarksBehind(const QString& address);

/// An address as a reader sees it: what is percent-encoded of letters beyond ASCII as letters.
QString decodedAddress(const QString& address);

} // namespace duovita
