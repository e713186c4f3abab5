#pragma once

#include "core/domain/localized.h"

#include <QSet>
#include <QStringList>

namespace duovita {

/// Recognises a person among authors in every written form: 张三, San Zhang, Zhang San, Zhang, San, S. Zhang.
class OwnName {
public:
    OwnName(const LocalizedText& name, const QStringList& nameVariants);

    bool matches(const QString& author) const;
    /// "A. Roe" of Jane Ann Roe: one whom it may name, if no other author of a work is the person.
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
    QSet<QString> m_untoldInitials; ///< "yee d": the family name and the first initial of one who tells one given name
};

} // namespace duovita
