#include "core/import/ownname.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <memory>

namespace duovita {

namespace {

/// Lower case, no dots, one space: "S.-J. Zhang" and "s j zhang" are alike.
QString canonical(const QString& name)
{
    QString text = name.toLower();
    for (QChar& c : text) {
        if (c == u'.' || c == u'-' || c == u',' || c == u'*')
            c = u' ';
    }
    return text.simplified();
}

} // namespace

QStringList pinyinSyllables(const QString& name)
{
    // Made once a thread: making it takes longer than a thousand uses, and one may not be shared between threads.
    thread_local const std::unique_ptr<icu::Transliterator> transliterator = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(
            icu::Transliterator::createInstance("Han-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, status));
    }();
    if (!transliterator)
        return {};
    icu::UnicodeString text(reinterpret_cast<const char16_t*>(name.utf16()), static_cast<int32_t>(name.size()));
    transliterator->transliterate(text);
    return QString::fromUtf16(text.getBuffer(), text.length()).split(u' ', Qt::SkipEmptyParts);
}

OwnName::OwnName(const LocalizedText& name, const QStringList& writtenNames)
{
    for (Language language : allLanguages) {
        const QString text = name.text(language).trimmed();
        if (containsHan(text))
            addChinese(text);
        else if (!text.isEmpty())
            addLatin(text);
    }
    for (const QString& written : writtenNames)
        m_forms.insert(canonical(written));
}

void OwnName::addForms(const QStringList& given, const QString& family)
{
    QString initials;
    for (const QString& part : given)
        initials += part.left(1) + u' ';
    const QString first = given.first().left(1);
    for (const QString& form : {given.join(u' '), given.join(QString()), initials.trimmed(), first}) {
        m_forms.insert(canonical(form + u' ' + family));
        m_forms.insert(canonical(family + u' ' + form));
    }
}

void OwnName::addLatin(const QString& name)
{
    m_forms.insert(canonical(name));
    const QStringList words = name.simplified().split(u' ');
    if (words.size() < 2)
        return;
    // A family name may have a hyphen: Okonjo-Lindqvist; the parts of a given name have initials of their own: J.-R.
    const auto partsOf = [](const QStringList& given) { return canonical(given.join(u' ')).split(u' '); };
    addForms(partsOf(words.mid(0, words.size() - 1)), canonical(words.last()));
    addForms(partsOf(words.mid(1)), canonical(words.first()));
}

void OwnName::addChinese(const QString& name)
{
    m_forms.insert(canonical(name));
    const QStringList syllables = pinyinSyllables(name);
    if (syllables.size() >= 2)
        addForms(syllables.mid(1), syllables.first());
}

bool OwnName::matches(const QString& author) const
{
    return m_forms.contains(canonical(author));
}

} // namespace duovita
