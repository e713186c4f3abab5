#include "core/spelling/spellchecker.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <hunspell/hunspell.hxx>

namespace duovita {

namespace {

/// The path "…/en_US" of the dictionary with this name, otherwise of the first English one.
QString findDictionary(const QString& name, const QStringList& folders)
{
    for (const QString& pattern : {QString(name + QStringLiteral(".dic")), QStringLiteral("en_US.dic"),
                                   QStringLiteral("en_GB.dic"), QStringLiteral("en*.dic")}) {
        for (const QString& folder : folders) {
            for (const QFileInfo& info : QDir(folder).entryInfoList({pattern}, QDir::Files, QDir::Name)) {
                const QString stem = info.dir().filePath(info.completeBaseName());
                if (QFile::exists(stem + QStringLiteral(".aff")))
                    return stem;
            }
        }
    }
    return {};
}

/// Replaces typographic apostrophes, which dictionaries do not use.
QString plain(QString word)
{
    return word.replace(QChar(0x2019), u'\'');
}

} // namespace

SpellChecker::SpellChecker(std::unique_ptr<Hunspell> dictionary, QString ownWordsFile)
    : m_dictionary(std::move(dictionary)), m_ownWordsFile(std::move(ownWordsFile))
{
    m_latin1 = m_dictionary->get_dict_encoding() == "ISO8859-1";
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

std::unique_ptr<SpellChecker> SpellChecker::load(const QString& ownWordsFile, const QString& dictionaryName,
                                                 const QStringList& folders)
{
    const QString stem = findDictionary(dictionaryName, folders);
    if (stem.isEmpty())
        return nullptr;
    auto dictionary = std::make_unique<Hunspell>(QFile::encodeName(stem + QStringLiteral(".aff")).constData(),
                                                 QFile::encodeName(stem + QStringLiteral(".dic")).constData());
    return std::unique_ptr<SpellChecker>(new SpellChecker(std::move(dictionary), ownWordsFile));
}

std::string SpellChecker::encoded(const QString& word) const
{
    const QByteArray bytes = m_latin1 ? plain(word).toLatin1() : plain(word).toUtf8();
    return bytes.toStdString();
}

bool SpellChecker::isRight(const QString& word) const
{
    if (m_ownWords.contains(word) || m_ownWords.contains(word.toLower()) || m_dictionary->spell(encoded(word)))
        return true;
    const bool possessive = word.endsWith(QStringLiteral("'s")) || word.endsWith(QStringLiteral("’s"));
    return possessive && isRight(word.chopped(2));
}

QStringList SpellChecker::suggestions(const QString& word, qsizetype most) const
{
    QStringList found;
    for (const std::string& suggestion : m_dictionary->suggest(encoded(word))) {
        const QByteArray bytes = QByteArray::fromStdString(suggestion);
        found += m_latin1 ? QString::fromLatin1(bytes) : QString::fromUtf8(bytes);
    }
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
