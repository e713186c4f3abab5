#pragma once

#include "core/domain/localized.h"

#include <QSet>
#include <QStringList>

namespace duovita {

/// Recognizes a person among authors in any written form: 张三, San Zhang, Zhang San, Zhang, San, S. Zhang.
class OwnName {
public:
    OwnName(const LocalizedText& name, const QStringList& nameVariants);

    bool matches(const QString& author) const;
    /// "A. Roe" for Jane Ann Roe: possibly the person, if no other author of the work is.
    bool mayMatch(const QString& author) const;

private:
    void addForms(const QStringList& given, const QString& family);
    void addLatin(const QString& printed);
    void addPartlyShort(const QStringList& words);
    void addChinese(const QString& name);
    void addReading(const QString& name, const QStringList& syllables);
    void addInFull(const QStringList& syllables, qsizetype familyLength);

    QSet<QString> m_forms;
    QSet<QString> m_shortForms;     ///< without the first name
    QSet<QString> m_singleInitials; ///< "yee d": family name and first initial, for people of whom only one given name
                                    ///< is known
};

} // namespace duovita
