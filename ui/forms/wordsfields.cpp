#include "ui/forms/wordsfields.h"

#include "core/content/documentlabels.h"
#include "core/messages/kindwords.h"
#include "ui/forms/fieldparts.h"
#include "ui/widgets/localizededit.h"

namespace duovita {

namespace {

/// No side of a word is a translation that could fall behind.
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
    edit->setNeeded({}); // without it the document has its own
    for (const Language language : allLanguages)
        edit->setUsual(language, label(word, language));
    grid.addRow(wordFor(word), edit);
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
    grid.beginFold(key, wordFor(Field::Words), [=] { return !words().isEmpty(); });
    grid.addHeading(wordFor(Field::Words));
    grid.endFold();
    for (const DocumentWordInfo& row : ownWordTable) {
        grid.beginFold(key, wordFor(Field::Words), [words, word = row.word] { return words().contains(word); });
        addWordField(grid, row, words, binding);
        grid.endFold();
    }
}

} // namespace duovita
