#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>

class Hunspell;

namespace duovita {

/// Knows how English words are written, by hunspell's dictionary and by what it was taught. One thread at a time.
class SpellChecker {
public:
    /// Loads the dictionary of this name ("en_GB"), or else the first English one of the system's folders, American
    /// before others; and the user's own words, a line each, from `ownWordsFile` (which need not exist). Null if no
    /// dictionary is installed.
    static std::unique_ptr<SpellChecker> load(const QString& ownWordsFile, const QString& dictionary = {},
                                              const QStringList& folders = systemFolders());
    static QStringList systemFolders();
    ~SpellChecker();

    bool isRight(const QString& word) const;
    /// The best first, at most so many.
    QStringList suggestions(const QString& word, qsizetype most = 6) const;
    /// From now on the word is right, also after the next start. False if it could not be written down: then until the
    /// end of the program.
    bool learn(const QString& word);

private:
    SpellChecker(std::unique_ptr<Hunspell> dictionary, QString ownWordsFile);
    std::string encoded(const QString& word) const;

    std::unique_ptr<Hunspell> m_dictionary;
    bool m_latin1 = false; ///< the dictionary's encoding; UTF-8 otherwise
    QString m_ownWordsFile;
    QSet<QString> m_ownWords;
};

} // namespace duovita
