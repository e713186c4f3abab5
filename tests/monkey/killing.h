#pragma once

#include <QString>

namespace duovita::test {

/// Takes a walk in a program of its own and kills that, at a moment of chance. What went wrong: a text is lost that the
/// window had shown as saved. Empty if nothing did. `saved` grows by how many texts were.
QString killAWalk(quint32 seed, qsizetype& saved);
/// That program: walks on and on, and says on standard output where its store is and which words are saved.
int beAVictim(quint32 seed);

} // namespace duovita::test
