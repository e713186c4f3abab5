#include "core/messages/interfacelanguage.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace duovita {

void InterfaceLanguage::use(const QString& locale)
{
    m_locale = locale.startsWith(QStringLiteral("zh")) ? QStringLiteral("zh_CN") : QStringLiteral("en");
    QLocale::setDefault(QLocale(m_locale)); // dates and sizes are written as in the interface's language
    // Other threads translate too (a file that cannot be opened has a reason in words), and QTranslator::load()
    // frees what they may be reading. Taken out, a translator is read by nobody.
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // Qt's own words (dialogs, standard buttons) come with Qt, where they are installed.
    if (m_qt.load(QStringLiteral("qtbase_") + m_locale, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/duovita_") + m_locale))
        QCoreApplication::installTranslator(&m_own);
}

} // namespace duovita
