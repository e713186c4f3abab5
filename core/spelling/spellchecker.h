#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace duovita {

/// Checks the spelling of English words with hunspell dictionaries and the words that the user has added. A word is
/// right if it is in one of them. Not thread-safe.
class SpellChecker {
public:
    /// Loads the dictionaries with these names ("en_GB"), as far as they are installed, or else the first English one
    /// in the system's folders, preferably American; and the user's words, one per line, from `ownWordsFile`, which
    /// need not exist. Returns null if no dictionary is installed.
    static std::unique_ptr<SpellChecker> load(const QString& ownWordsFile, const QStringList& dictionaries = {},
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
    class Dictionary;

    SpellChecker(std::vector<Dictionary> dictionaries, QString ownWordsFile);

    std::vector<Dictionary> m_dictionaries;
    QString m_ownWordsFile;
    QSet<QString> m_ownWords;
};

} // namespace duovita
