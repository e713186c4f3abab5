#pragma once

#include "core/domain/localized.h"

#include <QObject>
#include <QTranslator>

#include <functional>

namespace duovita {

/// The interface's language, which can be switched at run time. It is independent of the languages of documents.
class InterfaceLanguage : public QObject {
    Q_OBJECT

public:
    explicit InterfaceLanguage(QObject* parent = nullptr) : QObject(parent) {}

    /// "en" or "zh_CN"; any other locale selects the nearer of the two.
    void use(const QString& locale);
    QString locale() const { return m_locale; }

private:
    /// The program's own translations, in the interface's language or in the language that a thread has selected with
    /// SpokenLanguage.
    class Words : public QTranslator {
    public:
        QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
        bool isEmpty() const override { return false; }

        Language language = firstLanguage; ///< set only while the translator is not installed
    };

    Words m_own;
    QTranslator m_qt;
    QString m_locale;
};

/// As long as it lives, this thread gets the program's words in that language, whatever the interface's language is.
/// Widgets are not notified: use it to look up words, not to show them.
class SpokenLanguage {
public:
    explicit SpokenLanguage(Language language);
    ~SpokenLanguage();
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    std::optional<Language> m_before;
};

/// The result of `words` in each language.
LocalizedText inEveryLanguage(const std::function<QString()>& words);

} // namespace duovita
