#include "core/content/cvcontent.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QCoreApplication>

#include <cstdio>

using namespace duovita;

namespace {

void print(const ContentLine& line)
{
    if (!line.isEmpty())
        std::printf("%s\n", plainText(line).toUtf8().constData());
}

void print(const CvContent& content)
{
    print(content.name);
    print(content.otherName);
    print(content.headline);
    for (const ContentLine& contact : content.contacts)
        print(contact);
    for (const ContentSection& section : content.sections) {
        print(section.title);
        for (const ContentEntry& entry : section.entries) {
            for (const ContentHeadLine& head : entry.head) {
                print(head.left);
                print(head.right);
            }
            for (const ContentParagraph& paragraph : entry.paragraphs)
                print(paragraph.line);
        }
    }
}

} // namespace

/// Prints what the documents of the database's first person say in a language, a line each, in reading order: the
/// measure of every exported file.
/// usage: contenttext DATABASE LANGUAGE
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto database = Database::open(words.value(1));
    const auto language = findLanguage(words.value(2));
    if (!database || !language)
        return 1;
    PersonRepository repository(**database);
    const auto people = repository.list();
    if (!people || people->isEmpty())
        return 1;
    const auto stored = repository.load(people->front().id);
    if (!stored)
        return 1;
    print(makeContent(stored->person, stored->person.cvs.front(), *language));
    return 0;
}
