#include "core/import/annotate/ownname.h"

#include "core/terms/hanreadings.h"
#include "core/terms/surnames.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// Lower case without dots and accents, single spaces: "S.-J. Zhang" equals "s j zhang", "Otávio" equals "Otavio".
QString canonical(const QString& name)
{
    QString text = name.toLower().normalized(QString::NormalizationForm_KD);
    text.removeIf([](QChar c) { return c.isMark(); });
    for (QChar& c : text) {
        if (c == u'.' || c == u'-' || c == u',' || c == u'*')
            c = u' ';
    }
    return text.simplified();
}

} // namespace

OwnName::OwnName(const LocalizedText& name, const QStringList& nameVariants)
{
    for (Language language : allLanguages) {
        const QString text = name.text(language).trimmed();
        if (containsHan(text))
            addChinese(text);
        else if (!text.isEmpty())
            addLatin(text);
    }
    for (const QString& written : nameVariants)
        m_forms.insert(canonical(written));
    // For a Chinese name all syllables are known.
    const QStringList latin = name.text(Language::English).simplified().split(u' ');
    if (latin.size() == 2 && !containsHan(name.text(Language::Chinese)))
        m_singleInitials.insert(canonical(latin.last() + u' ' + latin.first().left(1)));
}

void OwnName::addForms(const QStringList& given, const QString& family)
{
    QString initials;
    for (const QString& part : given)
        initials += part.left(1) + u' ';
    const QString first = given.first().left(1);
    // "Doe JR", and the form without middle names.
    const QString together = QString(initials).remove(u' ');
    for (const QString& form :
         {given.join(u' '), given.join(QString()), initials.trimmed(), together, first, given.first()}) {
        m_forms.insert(canonical(form + u' ' + family));
        m_forms.insert(canonical(family + u' ' + form));
    }
}

void OwnName::addLatin(const QString& printed)
{
    // 'Mingalar "Min" Htet', "Yusheng (Ethan) Liu": either given name may be used.
    static const QRegularExpression other(QStringLiteral("\\s*[\"“”(（](\\p{Lu}[\\p{L}'’-]+)[\"“”)）]\\s*"));
    const auto match = other.match(printed);
    if (match.hasMatch())
        addLatin(QString(match.captured(1) + u' ' + printed.mid(match.capturedEnd())));
    const QString name = match.hasMatch() ? QString(printed).replace(other, QStringLiteral(" ")) : printed;
    m_forms.insert(canonical(printed));
    m_forms.insert(canonical(name));
    const QStringList words = name.simplified().split(u' ');
    if (words.size() < 2)
        return;
    // A family name may contain a hyphen: Okonjo-Lindqvist; the parts of a hyphenated given name have an initial each:
    // J.-R.
    const auto partsOf = [](const QStringList& given) { return canonical(given.join(u' ')).split(u' '); };
    addForms(partsOf(words.mid(0, words.size() - 1)), canonical(words.last()));
    addForms(partsOf(words.mid(1)), canonical(words.first()));
    addPartlyShort(words);
}

/// "R. Ann Roe", "Ann Roe, R.", "Roe, R. Ann" for Rita Ann Roe: any given name may be an initial, and the family name
/// may have two words.
void OwnName::addPartlyShort(const QStringList& words)
{
    constexpr qsizetype fewest = 3;
    constexpr qsizetype most = 5;
    if (words.size() < fewest || words.size() > most)
        return;
    for (qsizetype givens = 1; givens < words.size(); ++givens) {
        const QString family = words.mid(givens).join(u' ');
        for (int shortened = 0; shortened < (1 << givens); ++shortened) {
            QStringList given;
            for (qsizetype i = 0; i < givens; ++i)
                given += (shortened >> i) & 1 ? words[i].left(1) : words[i];
            m_forms.insert(canonical(given.join(u' ') + u' ' + family));
            m_forms.insert(canonical(family + u' ' + given.join(u' ')));
        }
    }
    for (qsizetype i = 1; i + 1 < words.size(); ++i) {
        for (const QString& given : {words[i], words[i].left(1)}) {
            m_shortForms.insert(canonical(given + u' ' + words.last()));
            m_shortForms.insert(canonical(words.last() + u' ' + given));
        }
    }
    // A second family name is often left out.
    m_shortForms.insert(canonical(words.first().left(1) + u' ' + words[words.size() - 2]));
    m_shortForms.insert(canonical(words[words.size() - 2] + u' ' + words.first().left(1)));
}

bool OwnName::mayMatch(const QString& author) const
{
    return m_shortForms.contains(canonical(author));
}

void OwnName::addChinese(const QString& name)
{
    m_forms.insert(canonical(name));
    addReading(name, pinyinSyllables(name));
    // 曾三 is San Zeng, hardly ever San Ceng.
    if (const QString asRead = withSurnameRead(name); asRead != name)
        addReading(name, pinyinSyllables(asRead));
    for (const QStringList& further : furtherReadings(name))
        addInFull(further, hasCompoundSurname(name) ? 2 : 1);
}

/// Without initials: initials of a rare reading would match too many other people.
void OwnName::addInFull(const QStringList& syllables, qsizetype familyLength)
{
    const QString family = syllables.mid(0, familyLength).join(QString());
    const QStringList given = syllables.mid(familyLength);
    for (const QString& form : {given.join(u' '), given.join(QString())}) {
        m_forms.insert(canonical(form + u' ' + family));
        m_forms.insert(canonical(family + u' ' + form));
    }
}

void OwnName::addReading(const QString& name, const QStringList& syllables)
{
    if (syllables.size() >= 2)
        addForms(syllables.mid(1), syllables.first());
    if (syllables.size() >= 3 && hasCompoundSurname(name))
        addForms(syllables.mid(2), syllables.first() + syllables[1]);
}

bool OwnName::matches(const QString& author) const
{
    if (m_forms.contains(canonical(author)))
        return true;
    // "Yee, D. M." for somebody who writes her name Debbie Yee: may have initials of names that are unknown here.
    static const QRegularExpression familyFirst(
        QStringLiteral("^(\\p{Lu}[\\p{L}'’-]+),?\\s+(\\p{Lu})(?:[.\\s-]*\\p{Lu}){1,2}\\.?$"));
    static const QRegularExpression familyLast(
        QStringLiteral("^(\\p{Lu})\\.?(?:[\\s-]*\\p{Lu}\\.?){1,2}\\s+(\\p{Lu}[\\p{L}'’-]+)$"));
    if (const auto match = familyFirst.match(author); match.hasMatch())
        return m_singleInitials.contains(canonical(match.captured(1) + u' ' + match.captured(2)));
    // "DOE, Jane Ann": a further given name, written out.
    static const QRegularExpression further(
        QStringLiteral("^(\\p{Lu}[\\p{L}'’-]+),\\s+(\\p{Lu}\\p{Ll}[\\p{L}'’-]*)\\s+\\p{Lu}[\\p{L}'’. -]*$"));
    if (const auto match = further.match(author); match.hasMatch())
        return !m_singleInitials.isEmpty() && m_forms.contains(canonical(match.captured(1) + u' ' + match.captured(2)));
    const auto match = familyLast.match(author);
    return match.hasMatch() && m_singleInitials.contains(canonical(match.captured(2) + u' ' + match.captured(1)));
}

} // namespace duovita
