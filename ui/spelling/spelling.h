#pragma once

#include "core/spelling/spellchecker.h"

#include <QLocale>
#include <QObject>

namespace duovita {

/// The spell checker shared by the window's fields. Loads its dictionary in the background when first used; until then,
/// and while it is off, every word counts as correct.
class Spelling : public QObject {
    Q_OBJECT

public:
    static Spelling& instance();

    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// "en_US", "en_GB" or eitherEnglish; a missing one is replaced by another English one.
    const QString& dictionary() const { return m_dictionary; }
    void setDictionary(const QString& dictionary);
    static constexpr auto eitherEnglish = "en"; ///< American and British words are right
    /// The variant of English that is usual in a locale; either if none is.
    static QString usualDictionary(const QLocale& locale = QLocale::system());
    /// Whether a dictionary is loaded.
    bool isReady() const { return m_checker != nullptr; }
    bool isRight(const QString& word);
    QStringList suggestions(const QString& word) const;
    void learn(const QString& word);

Q_SIGNALS:
    void changed(); ///< the results may differ now

private:
    Spelling() = default;
    void load();

    bool m_on = true;
    bool m_loading = false;
    QString m_dictionary = usualDictionary();
    std::shared_ptr<SpellChecker> m_checker;
};

} // namespace duovita
