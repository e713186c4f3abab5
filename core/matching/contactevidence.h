#pragma once

#include "core/domain/contact.h"

namespace duovita {

/// Whether two contacts of one kind are the same: "https://www.example.org/" and "example.org", "+86 138 0013 8000" and
/// "138 0013 8000", "github.com/jdoe" and "jdoe".
bool isOneContact(const Contact& one, const Contact& other);

/// What an account is called where it is: the part of its address that tells it from others', in small letters. Empty
/// for a contact that is none of one person alone.
QString accountOf(const Contact& contact);

} // namespace duovita
