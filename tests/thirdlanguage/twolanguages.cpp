#include "tests/thirdlanguage/documents.h"

#include <QGuiApplication>

// Writes the same documents with the core without the third language: twolanguages RECORDS FOLDER.
int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList words = application.arguments();
    const QString problem = duovita::test::writeDocuments(words.value(1), words.value(2));
    if (!problem.isEmpty())
        qWarning("%s", qPrintable(problem));
    return problem.isEmpty() ? 0 : 1;
}
