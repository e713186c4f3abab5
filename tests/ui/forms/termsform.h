#pragma once

#include "core/storage/database.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/personrepository.h"
#include "ui/forms/entryform.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/growingtextedit.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace duovita::test {

inline QString utf8(const char* text)
{
    return QString::fromUtf8(text);
}

/// A point's text; an empty side is missing.
inline LocalizedRichText pointText(const char* english, const char* chinese)
{
    return LocalizedRichText::of(RichText::fromMarkdown(utf8(english)), RichText::fromMarkdown(utf8(chinese)));
}

/// A person with one job at Sample Motors and these points.
inline Person workerWith(const char* name, const QList<LocalizedRichText>& points)
{
    Person person;
    person.name = LocalizedText::of(Language::English, utf8(name));
    Section work(SectionKind::Work);
    Entry entry = work.newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(utf8("Sample Motors"), utf8("样本汽车"));
    for (const LocalizedRichText& each : points) {
        entry.highlights += Highlight();
        entry.highlights.last().text = each;
    }
    if (!work.append(entry))
        qFatal("an entry");
    person.sections = {work};
    return person;
}

/// The form of a person's job, in a store with other people and a glossary.
struct TermsForm {
    TermsForm(const Person& person, const QList<Person>& others, const QList<Term>& glossary)
        : document(person), id(person.sections.front().entries().front().id)
    {
        database = folder.filePath(QStringLiteral("cv.db"));
        const auto store = Database::open(database);
        if (!store || !GlossaryRepository(**store).add(glossary))
            qFatal("a store");
        for (const Person& other : others) {
            if (!PersonRepository(**store).insert(other))
                qFatal("people");
        }
        source = std::make_unique<TermSource>(database);
        source->setDocument(&document);
        constexpr int patience = 20000;
        QSignalSpy read(source.get(), &TermSource::translationsChanged);
        source->reload();
        if (!read.wait(patience))
            qFatal("what is in use");
        form = std::make_unique<EntryForm>(document, id, source.get());
        form->resize(700, 600);
        form->show();
        form->activateWindow();
        if (!QTest::qWaitForWindowActive(form.get()))
            qFatal("an active window");
    }

    GrowingTextEdit* field(const char* name) const
    {
        return form->findChild<GrowingTextEdit*>(QString::fromLatin1(name));
    }
    const LocalizedRichText& point(qsizetype index) const { return document.findEntry(id)->highlights[index].text; }

    QTemporaryDir folder;
    QString database;
    PersonDocument document;
    EntryId id;
    std::unique_ptr<TermSource> source;
    std::unique_ptr<EntryForm> form;
};

} // namespace duovita::test
