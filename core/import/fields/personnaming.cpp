#include "core/import/fields/personnaming.h"

#include "core/import/annotate/nameforms.h"
#include "core/import/annotate/namereading.h"
#include "core/import/annotate/ownname.h"
#include "core/import/fields/othername.h"
#include "core/import/readers/frontmatter.h"

#include <QFileInfo>

#include <algorithm>

namespace duovita {

namespace {

/// Two names may be the same person's unless they differ in the same script: "Zhao Liu" is not "Zhang San".
bool mayBeOne(const LocalizedText& name, const LocalizedText& given)
{
    const OwnName forms(given, {});
    return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        return name.text(language).isEmpty() || given.text(language).isEmpty() || forms.matches(name.text(language));
    });
}

LocalizedText asName(const QString& given)
{
    return readName(given).value_or(
        LocalizedText::of(containsHan(given) ? Language::Chinese : Language::English, given));
}

class PersonNaming {
public:
    PersonNaming(const DocumentHead& head, const NameEvidence& evidence, const ImportOptions& options,
                 Language language)
        : m_head(head), m_evidence(evidence), m_options(options), m_language(language)
    {
    }

    NamedPerson name()
    {
        m_named.name = m_head.name;
        if (m_named.name.isEmpty())
            m_named.name = nameInFrontMatter();
        if (m_options.personName)
            takeGiven();
        else
            guess();
        const QString other = nameInOtherLanguage(m_named.name, m_evidence.document);
        if (!other.isEmpty())
            m_named.name.setText(containsHan(other) ? Language::Chinese : Language::English, other);
        return std::move(m_named);
    }

private:
    /// Empty if the user named somebody else with the file.
    LocalizedText nameInFrontMatter() const
    {
        const LocalizedText name = possibleNameIn(m_evidence.frontMatter, Vocabulary::standard());
        return m_options.personName && !mayBeOne(name, asName(*m_options.personName)) ? LocalizedText() : name;
    }

    void note(ImportNote::Kind kind, const QStringList& parameters)
    {
        m_named.notes += ImportNote{kind, parameters, {m_evidence.file}};
    }

    void takeGiven()
    {
        LocalizedText& name = m_named.name;
        const LocalizedText given = asName(*m_options.personName);
        if (!m_head.isNameSure && !mayBeOne(name, given))
            m_named.unplaced += std::exchange(name, {}).textOrFallback(m_language);
        if (name.isEmpty())
            note(ImportNote::Kind::PersonNamedByUser, {*m_options.personName});
        if (!mayBeOne(name, given)) {
            note(ImportNote::Kind::OtherPersonNamed, {name.textOrFallback(m_language), *m_options.personName});
            return;
        }
        for (const Language language : allLanguages) {
            if (name.text(language).isEmpty())
                name.setText(language, given.text(language));
        }
    }

    /// "Jane", who according to the works is Jane Doe.
    bool isOneWord() const
    {
        return m_named.name.text(Language::Chinese).isEmpty() && !m_named.name.text(Language::English).contains(u' ');
    }

    bool extends(const LocalizedText& name) const
    {
        const QStringList words = name.text(Language::English).toLower().split(u' ');
        return words.size() > 1 && words.contains(m_named.name.text(Language::English).toLower());
    }

    /// A guess replaces a missing name, a single word of it, and a text that only looks like a name but cannot be one.
    void guess()
    {
        const bool none = m_named.name.isEmpty();
        const bool seeming = !m_head.isNameSure && !isOneWord();
        if (!none && !seeming && !isOneWord())
            return;
        NameEvidence evidence = m_evidence;
        if (seeming)
            evidence.seeming = m_named.name;
        if (!none && isOneWord())
            evidence.called = m_named.name.text(Language::English);
        const auto guess = guessName(evidence, Vocabulary::standard());
        const bool other = guess && (none || (isOneWord() && extends(guess->name)) ||
                                     (seeming && !mayBeOne(m_named.name, guess->name)));
        if (!other)
            return;
        if (seeming && !none)
            m_named.unplaced += m_named.name.textOrFallback(m_language);
        m_named.name = guess->name;
        m_named.guessed = true;
        note(ImportNote::Kind::NameGuessed, QStringList{guess->name.textOrFallback(m_language)} + guess->sources);
    }

    const DocumentHead& m_head;
    const NameEvidence& m_evidence;
    const ImportOptions& m_options;
    Language m_language;
    NamedPerson m_named;
};

} // namespace

NamedPerson namePerson(const DocumentHead& head, const NameEvidence& evidence, const ImportOptions& options,
                       Language language)
{
    return PersonNaming(head, evidence, options, language).name();
}

NamedPerson nameAfterFile(const QString& file)
{
    const QString name = QFileInfo(file).completeBaseName().simplified();
    return {asName(name), true, {}, {ImportNote{ImportNote::Kind::NamedAfterFile, {name}, {file}}}};
}

} // namespace duovita
