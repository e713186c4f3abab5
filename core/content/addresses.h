#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// The address if documents may link to it as it is (http, https, mailto, tel), else nothing: the relative addresses
/// of a web page lead nowhere from a document.
QString linkable(const QString& url);

/// Where a web address leads: as linkable(), and "example.org/x" gets its "https://". Nothing for what is none.
QString webAddress(const QString& text);

/// A web address as a document shows it, which leads to it exactly: without "https://", letters beyond ASCII as
/// letters. Any other text as it is.
QString shownAddress(const QString& address);

/// Where a contact item leads: "mailto:…", "tel:…", the profile of an account. Nothing for what cannot be followed.
QString contactAddress(ContactKind kind, const QString& value);

/// Whether the value alone does not say what it is: an account name without its site.
bool needsKindName(ContactKind kind, const QString& value);

/// Where an identifier is resolved: "10.1000/1" at "https://doi.org/". The site may already be part of it.
QString identifierAddress(const QString& site, const QString& identifier);

} // namespace duovita
