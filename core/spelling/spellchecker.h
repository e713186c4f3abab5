#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>

class Hunspell;

namespace duovita {

/// Checks the spelling of English words with a hunspell dictionary and the words that the user has added. Not
/// thread-safe.
class SpellChecker {
public:
    /// Loads the dictionary with this name ("en_GB"), or else the first English one in the system's folders, preferably
    /// American; and the user's words, one per line, from `ownWordsFile`, which need not exist. Returns null if no
    /// dictionary is installed.
    static std::unique_ptr<SpellChecker> load(const QString& ownWordsFile, const QString& dictionary = {},
                                              const QStringList& folders = systemFolders());
    static QStringList systemFolders();
    ~SpellChecker();

    bool isRight(const QString& word) const;
    /// The best first, at most `most`.
    QStringList suggestions(const QString& word, qsizetype most = 6) const;
    /// Accepts the word from now on, also after a restart. Returns false if it could not be saved and is accepted only
    /// until the program ends.
    bool learn(const QString& word);

private:
    SpellChecker(std::unique_ptr<Hunspell> dictionary, QString ownWordsFile);
    std::string encoded(const QString& word) const;

    std::unique_ptr<Hunspell> m_dictionary;
    bool m_latin1 = false; ///< the dictionary's encoding; otherwise UTF-8
    QString m_ownWordsFile;
    QSet<QString> m_ownWords;
};

} // namespace duovita
