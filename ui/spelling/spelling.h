#pragma once

#include "core/spelling/spellchecker.h"

#include <QLocale>
#include <QObject>

namespace duovita {

/// The one spell checker of the window's fields. Loads its dictionary away from the interface's thread when the first
/// field asks; until then, and while it is off, every word is right.
class Spelling : public QObject {
    Q_OBJECT

public:
    static Spelling& instance();

    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// "en_US" or "en_GB"; without it, another English one.
    const QString& dictionary() const { return m_dictionary; }
    void setDictionary(const QString& dictionary);
    /// How English is written where the system's language is spoken.
    static QString usualDictionary(const QLocale& locale = QLocale::system());
    /// Whether there is a dictionary; false also while it is being loaded.
    bool isReady() const { return m_checker != nullptr; }
    bool isRight(const QString& word);
    QStringList suggestions(const QString& word) const;
    void learn(const QString& word);

Q_SIGNALS:
    void changed(); ///< what is right may be otherwise now

private:
    Spelling() = default;
    void load();

    bool m_on = true;
    bool m_loading = false;
    QString m_dictionary = usualDictionary();
    std::shared_ptr<SpellChecker> m_checker;
};

} // namespace duovita
