#pragma once

#include <QString>

namespace duovita {

/// Converts the boxes in which a popular template for academic home pages puts its papers into list items: title,
/// authors, venue (from the badge), links, and the points below. Every line keeps its number.
QString withBoxesAsItems(const QString& text);

} // namespace duovita
