#include "core/content/cvcontent.h"
#include "tests/checks/firstperson.h"

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

/// Prints the text of a document of the database's first person, line by line in reading order, as the reference for
/// every exported file.
/// usage: contenttext DATABASE LANGUAGE
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto person = firstPerson(words.value(1));
    const auto language = findLanguage(words.value(2));
    if (!person || !language)
        return 1;
    print(makeContent(*person, person->cvs.front(), *language));
    return 0;
}
