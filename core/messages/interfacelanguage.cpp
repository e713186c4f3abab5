#include "core/messages/interfacelanguage.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace duovita {

namespace {

thread_local std::optional<Language> wanted;

QString catalogName(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh_CN") : codeOf(language);
}

/// Loaded on first use and never changed afterwards, so any thread may use it.
const QTranslator& catalogOf(Language language)
{
    static const std::array<std::unique_ptr<QTranslator>, languageCount> catalogs = [] {
        std::array<std::unique_ptr<QTranslator>, languageCount> read;
        for (const Language each : allLanguages) {
            auto& catalog = read[indexOf(each)] = std::make_unique<QTranslator>();
            static_cast<void>(catalog->load(QStringLiteral(":/i18n/duovita_") + catalogName(each)));
        }
        return read;
    }();
    return *catalogs[indexOf(language)];
}

} // namespace

QString InterfaceLanguage::Words::translate(const char* context, const char* source, const char* disambiguation,
                                            int n) const
{
    return catalogOf(wanted.value_or(language)).translate(context, source, disambiguation, n);
}

void InterfaceLanguage::use(const QString& locale)
{
    const Language language = locale.startsWith(QStringLiteral("zh")) ? Language::Chinese : Language::English;
    m_locale = catalogName(language);
    QLocale::setDefault(QLocale(m_locale)); // dates and sizes are formatted for the interface's language
    // Other threads translate too (a file error has a reason in words), and QTranslator::load() frees data that they
    // may be reading. After removal no thread reads the translator.
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // The translations of Qt's own dialogs and buttons come with Qt, if they are installed.
    if (m_qt.load(QStringLiteral("qtbase_") + m_locale, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    m_own.language = language;
    QCoreApplication::installTranslator(&m_own);
}

SpokenLanguage::SpokenLanguage(Language language) : m_before(std::exchange(wanted, language)) {}

SpokenLanguage::~SpokenLanguage()
{
    wanted = m_before;
}

LocalizedText inEveryLanguage(const std::function<QString()>& words)
{
    LocalizedText text;
    for (const Language language : allLanguages) {
        const SpokenLanguage spoken(language);
        text.setText(language, words());
    }
    return text;
}

} // namespace duovita
