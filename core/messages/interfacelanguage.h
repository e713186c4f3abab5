#pragma once

#include "core/domain/localized.h"

#include <QObject>
#include <QTranslator>

#include <functional>

namespace duovita {

/// The interface's language, switched at run time. Documents have their own.
class InterfaceLanguage : public QObject {
    Q_OBJECT

public:
    explicit InterfaceLanguage(QObject* parent = nullptr) : QObject(parent) {}

    /// "en" or "zh_CN"; anything else is taken for the nearer of the two.
    void use(const QString& locale);
    QString locale() const { return m_locale; }

private:
    /// The program's own words, in the interface's language or in the one that a thread wants for the time being.
    class Words : public QTranslator {
    public:
        QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
        bool isEmpty() const override { return false; }

        Language language = firstLanguage; ///< set only while it is not installed
    };

    Words m_own;
    QTranslator m_qt;
    QString m_locale;
};

/// While there is one, this thread gets the program's words in that language, whatever the interface's is. Nobody is
/// told of it: for asking what something is called, not for showing it.
class SpokenLanguage {
public:
    explicit SpokenLanguage(Language language);
    ~SpokenLanguage();
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    std::optional<Language> m_before;
};

/// What `words` says in each language.
LocalizedText inEveryLanguage(const std::function<QString()>& words);

} // namespace duovita
