#include "core/spelling/spellchecker.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <hunspell/hunspell.hxx>

#include <algorithm>
#include <string>

namespace duovita {

namespace {

/// The path "…/en_US" of the first dictionary that matches the pattern; empty if there is none.
QString findDictionary(const QString& pattern, const QStringList& folders)
{
    for (const QString& folder : folders) {
        for (const QFileInfo& info : QDir(folder).entryInfoList({pattern}, QDir::Files, QDir::Name)) {
            const QString stem = info.dir().filePath(info.completeBaseName());
            if (QFile::exists(stem + QStringLiteral(".aff")))
                return stem;
        }
    }
    return {};
}

QStringList findDictionaries(const QStringList& names, const QStringList& folders)
{
    QStringList found;
    for (const QString& name : names)
        found += findDictionary(name + QStringLiteral(".dic"), folders);
    found.removeAll(QString());
    for (const char* pattern : {"en_US.dic", "en_GB.dic", "en*.dic"}) {
        if (found.isEmpty())
            found += findDictionary(QString::fromLatin1(pattern), folders);
        found.removeAll(QString());
    }
    return found;
}

/// Replaces typographic apostrophes, which dictionaries do not use.
QString plain(QString word)
{
    return word.replace(QChar(0x2019), u'\'');
}

} // namespace

class SpellChecker::Dictionary {
public:
    /// `stem`: the path without ".aff" and ".dic".
    explicit Dictionary(const QString& stem)
        : m_words(std::make_unique<Hunspell>(QFile::encodeName(stem + QStringLiteral(".aff")).constData(),
                                             QFile::encodeName(stem + QStringLiteral(".dic")).constData())),
          m_latin1(m_words->get_dict_encoding() == "ISO8859-1")
    {
    }

    bool has(const QString& word) const { return m_words->spell(encoded(word)); }

    QStringList suggestions(const QString& word) const
    {
        QStringList found;
        for (const std::string& suggestion : m_words->suggest(encoded(word))) {
            const QByteArray bytes = QByteArray::fromStdString(suggestion);
            found += m_latin1 ? QString::fromLatin1(bytes) : QString::fromUtf8(bytes);
        }
        return found;
    }

private:
    std::string encoded(const QString& word) const
    {
        const QByteArray bytes = m_latin1 ? plain(word).toLatin1() : plain(word).toUtf8();
        return bytes.toStdString();
    }

    std::unique_ptr<Hunspell> m_words;
    bool m_latin1; ///< the encoding; otherwise UTF-8
};

SpellChecker::SpellChecker(std::vector<Dictionary> dictionaries, QString ownWordsFile)
    : m_dictionaries(std::move(dictionaries)), m_ownWordsFile(std::move(ownWordsFile))
{
    QFile file(m_ownWordsFile);
    if (m_ownWordsFile.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
        m_ownWords += line.trimmed();
}

SpellChecker::~SpellChecker() = default;

QStringList SpellChecker::systemFolders()
{
    return {QStringLiteral("/usr/share/hunspell"), QStringLiteral("/usr/local/share/hunspell"),
            QStringLiteral("/app/share/hunspell")};
}

std::unique_ptr<SpellChecker> SpellChecker::load(const QString& ownWordsFile, const QStringList& dictionaries,
                                                 const QStringList& folders)
{
    std::vector<Dictionary> loaded;
    for (const QString& stem : findDictionaries(dictionaries, folders))
        loaded.emplace_back(stem);
    if (loaded.empty())
        return nullptr;
    return std::unique_ptr<SpellChecker>(new SpellChecker(std::move(loaded), ownWordsFile));
}

bool SpellChecker::isRight(const QString& word) const
{
    if (m_ownWords.contains(word) || m_ownWords.contains(word.toLower()) ||
        std::any_of(m_dictionaries.begin(), m_dictionaries.end(),
                    [&](const Dictionary& dictionary) { return dictionary.has(word); }))
        return true;
    const bool possessive = word.endsWith(QStringLiteral("'s")) || word.endsWith(QStringLiteral("’s"));
    return possessive && isRight(word.chopped(2));
}

QStringList SpellChecker::suggestions(const QString& word, qsizetype most) const
{
    QStringList found;
    for (const Dictionary& dictionary : m_dictionaries)
        found += dictionary.suggestions(word);
    found.removeDuplicates();
    return found.mid(0, most);
}

bool SpellChecker::learn(const QString& word)
{
    if (m_ownWords.contains(word))
        return true;
    m_ownWords += word;
    QDir().mkpath(QFileInfo(m_ownWordsFile).absolutePath());
    QFile file(m_ownWordsFile);
    if (!file.open(QIODevice::Append))
        return false;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return file.write(word.toUtf8() + '\n') > 0 && file.flush();
}

} // namespace duovita
