#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// Returns the address if a document may link to it as it is (http, https, mailto, tel); empty otherwise, because the
/// relative addresses of a web page have no target outside it.
QString linkable(const QString& url);

/// The target of a web address: like linkable(), but also adds "https://" to "example.org/x". Empty if the text is not
/// one.
QString webAddress(const QString& text);

/// The display form of a web address, which still leads to the same target: without "https://", with non-ASCII letters
/// decoded. Other text is returned unchanged.
QString shownAddress(const QString& address);

/// The target of a contact: "mailto:…", "tel:…", the profile page of an account. Empty if there is none.
QString contactAddress(ContactKind kind, const QString& value);

/// Whether a reader cannot tell the kind from the value, as with an account name without its site.
bool needsKindName(ContactKind kind, const QString& value);

/// The address that resolves an identifier: "10.1000/1" at "https://doi.org/". `identifier` may already contain the
/// site.
QString identifierAddress(const QString& site, const QString& identifier);

} // namespace duovita
