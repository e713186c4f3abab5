#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// Whether two contacts of one kind are equal: "https://www.example.org/" and "example.org", "+86 138 0013 8000" and
/// "138 0013 8000", "github.com/jdoe" and "jdoe".
bool isOneContact(const Contact& one, const Contact& other);

/// Whether two phone numbers are one and the first has more of its digits, as with the country's code.
bool isFullerNumber(const Contact& one, const Contact& other);

/// The account's name: the part of its address that distinguishes it from other accounts of the site, in lowercase.
/// Empty if the contact does not belong to one person.
QString accountOf(const Contact& contact);

} // namespace duovita
