#pragma once

#include "core/domain/contact.h"
#include "core/export/onelanguage.h"

namespace YAML {
class Node;
}

namespace duovita {

/// Puts contacts into the `cv` node if RenderCV accepts them: valid addresses, international telephone numbers,
/// accounts of networks that it supports. Other contacts become custom connections. Source: rendercv's models cv and
/// social_network, version 2.8.
void putRenderCvContacts(YAML::Node& cv, const QList<Contact>& contacts, const OneLanguage& text);

} // namespace duovita
