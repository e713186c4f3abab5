#include "ui/spelling/spelling.h"

#include "ui/background.h"

#include <QDir>
#include <QStandardPaths>

namespace duovita {

namespace {

QString ownWordsFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return QDir(folder).filePath(QStringLiteral("duovita/words.txt"));
}

} // namespace

Spelling& Spelling::instance()
{
    static Spelling spelling;
    return spelling;
}

void Spelling::setOn(bool on)
{
    if (on == m_on)
        return;
    m_on = on;
    Q_EMIT changed();
}

QString Spelling::usualDictionary(const QLocale& locale)
{
    switch (locale.territory()) {
    case QLocale::UnitedKingdom:
    case QLocale::Ireland:
    case QLocale::Australia:
    case QLocale::NewZealand:
    case QLocale::SouthAfrica:
    case QLocale::India:
    case QLocale::Singapore:
    case QLocale::HongKong:
        return QStringLiteral("en_GB");
    case QLocale::UnitedStates:
        return QStringLiteral("en_US");
    default:
        return QString::fromLatin1(eitherEnglish);
    }
}

void Spelling::setDictionary(const QString& dictionary)
{
    if (dictionary == m_dictionary)
        return;
    m_dictionary = dictionary;
    if (!m_loading) // nothing was checked yet
        return;
    m_loading = false;
    load();
}

void Spelling::load()
{
    if (m_loading)
        return;
    m_loading = true;
    runInBackground(
        this,
        [file = ownWordsFile(), name = m_dictionary] {
            const QStringList both{QStringLiteral("en_US"), QStringLiteral("en_GB")};
            return std::shared_ptr<SpellChecker>(
                SpellChecker::load(file, name == QLatin1String(eitherEnglish) ? both : QStringList(name)));
        },
        [this, name = m_dictionary](const std::shared_ptr<SpellChecker>& checker) {
            if (name != m_dictionary) // another dictionary was chosen meanwhile
                return;
            m_checker = checker;
            if (checker)
                Q_EMIT changed();
        });
}

bool Spelling::isRight(const QString& word)
{
    if (!m_on)
        return true;
    if (!m_checker)
        load();
    return !m_checker || m_checker->isRight(word);
}

QStringList Spelling::suggestions(const QString& word) const
{
    return m_checker ? m_checker->suggestions(word) : QStringList();
}

void Spelling::learn(const QString& word)
{
    if (!m_checker)
        return;
    m_checker->learn(word);
    Q_EMIT changed();
}

} // namespace duovita
