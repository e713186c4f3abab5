#include "ui/forms/wordsfields.h"

#include "core/content/documentlabels.h"
#include "core/messages/kindwords.h"
#include "ui/forms/fieldparts.h"
#include "ui/widgets/localizededit.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::WordsFields)
};

/// An example of where documents use the word; empty if its name makes that clear.
QString exampleOf(DocumentWord word)
{
    switch (word) {
    case DocumentWord::Present:
        return Words::tr("The end of an ongoing period: “2021 – Present”");
    case DocumentWord::Expected:
        return Words::tr("After a future date: “2027 (expected)”");
    case DocumentWord::InArea:
        return Words::tr(
            "Between a degree and its field: with “in” it is “PhD in Physics”; with nothing, “PhD, Physics”");
    case DocumentWord::Volume:
        return Words::tr("Journal volume: “vol. %1” gives “vol. 31”; empty gives “31(4)”");
    case DocumentWord::Issue:
        return Words::tr("Journal issue: “no. %1” gives “no. 4”; empty gives “31(4)”");
    case DocumentWord::Pages:
        return Words::tr("Page numbers of a publication: “pp. %1” gives “pp. 101–114”");
    case DocumentWord::EqualContribution:
        return Words::tr("Meaning of an author's * mark");
    case DocumentWord::Corresponding:
        return Words::tr("Meaning of an author's † mark");
    case DocumentWord::CurriculumVitae:
        return Words::tr("The title of the file, which PDF readers and browsers show");
    default:
        return {};
    }
}

/// Whether the person has another word than documents use by default. An import records those of the document, too,
/// which are mostly the default ones; nearly every English one has "in" between a degree and its field.
bool isOwn(const OwnWords& words, DocumentWord word)
{
    if (word == DocumentWord::InArea)
        return false;
    const LocalizedText text = words.value(word);
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString& side = text.text(language);
        return !side.isEmpty() && side != label(word, language);
    });
}

bool hasOwn(const OwnWords& words)
{
    return std::any_of(words.keyBegin(), words.keyEnd(), [&](DocumentWord word) { return isOwn(words, word); });
}

/// Removes the timestamps, because no side of a word is a translation that could become stale.
LocalizedText withoutTimes(LocalizedText text)
{
    for (const Language language : allLanguages)
        text.setTimes(language, {}, {});
    return text;
}

void addWordField(FormGrid& grid, const DocumentWordInfo& row, const Access<OwnWords>& words,
                  const FormBinding& binding)
{
    const DocumentWord word = row.word;
    const QString name = objectName(Field::Words, {}) + u'.' + QString::fromLatin1(row.name);
    auto* edit = new LocalizedEdit(name, wordFor(word), LocalizedEdit::Texts::Plain);
    edit->setNeeded({}); // empty sides are not missing: documents have a default
    for (const Language language : allLanguages)
        edit->setUsual(language, label(word, language));
    grid.addRow(wordFor(word), edit, exampleOf(word));
    QObject::connect(edit, &LocalizedEdit::edited, edit, [=](Language language, const QString& text) {
        setOwnWord(words(), word, language, text);
        binding.commit(name + codeOf(language));
    });
    QObject::connect(edit, &LocalizedEdit::sharedChanged, edit, [=](bool shared) {
        LocalizedText sides = words().value(word);
        setShared(sides, shared);
        if (!sides.isEmpty())
            words().insert(word, sides);
        binding.commit({});
    });
    QObject::connect(edit, &LocalizedEdit::stepEnded, edit, binding.closeStep);
    grid.addRefresh([=] { edit->show(withoutTimes(words().value(word))); });
}

} // namespace

void addWordFields(FormGrid& grid, const Access<OwnWords>& words, const FormBinding& binding)
{
    const QString key = nameOf(Field::Words);
    grid.beginFold(key, wordFor(Field::Words), [=] { return hasOwn(words()); });
    grid.addHeading(wordFor(Field::Words));
    grid.addNote(Words::tr("Grey text is used by default. Nothing needs to be filled in here."));
    grid.endFold();
    for (const DocumentWordInfo& row : ownWordTable) {
        grid.beginFold(key, wordFor(Field::Words), [words, word = row.word] { return isOwn(words(), word); });
        addWordField(grid, row, words, binding);
        grid.endFold();
    }
}

} // namespace duovita
