#pragma once

#include <QString>

namespace duovita {

/// The boxes in which a widely used template of academic home pages sets its papers, each as an item of a list: the
/// title, the authors, the venue that its badge says, the links, and the points below. No line moves to another one.
QString withBoxesAsItems(const QString& text);

} // namespace duovita
