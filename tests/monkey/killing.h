#pragma once

#include <QString>

namespace duovita::test {

/// Runs a walk in another process and kills it at a random moment. Returns what went wrong: a lost text that the window
/// had shown as saved; empty if nothing. Adds the number of saved texts to `saved`.
QString killAWalk(quint32 seed, qsizetype& saved);
/// Main function of that process: walks endlessly, and prints its store and the saved words.
int beAVictim(quint32 seed);

} // namespace duovita::test
