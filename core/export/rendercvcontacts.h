#pragma once

#include "core/domain/contact.h"
#include "core/export/onelanguage.h"

namespace YAML {
class Node;
}

namespace duovita {

/// Puts contacts into RenderCV's `cv` where it takes them: addresses that lead somewhere, numbers that can be called
/// from anywhere, accounts of networks that it knows. What it would refuse there becomes a connection of the owner's
/// own. Source: rendercv's models cv and social_network, version 2.8.
void putRenderCvContacts(YAML::Node& cv, const QList<Contact>& contacts, const OneLanguage& text);

} // namespace duovita
