#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A web or mail address written directly in a text, without the punctuation that follows it.
struct BareAddress {
    qsizetype start; ///< UTF-16 units
    qsizetype length;
    QString url; ///< the link's target: "https://" is put before "www.", "mailto:" before a mail address
};

/// All such addresses in the order of the text: "https://…", "http://…", "www.…", "name@example.org". Ideographs and
/// Chinese punctuation end an address; a closing bracket belongs to an address that contains its opening bracket.
QList<BareAddress> bareAddresses(const QString& text);

/// An address that was cut at the next space, without the punctuation at its end that belongs to the text: a full stop,
/// a comma, a bracket that the address does not open. "https://example.org/Graph_(mathematics)." keeps its own bracket.
QString withoutMarksBehind(const QString& address);

/// An address as shown to a reader: percent-encoded letters beyond ASCII are decoded.
QString decodedAddress(const QString& address);

} // namespace duovita
