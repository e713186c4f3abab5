#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <cstdio>

namespace duovita::test {

namespace {

QList<TestClass>& classes()
{
    static QList<TestClass> all; // created by the first class that registers, before main()
    return all;
}

/// Runs each class in its own process, so that leftovers or a crash do not affect others.
int runAll(const QString& program)
{
    int failed = 0;
    for (const TestClass& test : std::as_const(classes()))
        failed += QProcess::execute(program, {QString::fromLatin1(test.name)}) != 0 ? 1 : 0;
    return failed;
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, int (*run)(int, char**))
{
    const QByteArray path(file);
    const qsizetype begin = path.lastIndexOf('/') + 1;
    classes() += TestClass{path.mid(begin, path.lastIndexOf('.') - begin), run};
}

} // namespace duovita::test

/// usage: tests_FOLDER [CLASS [FUNCTION… and other arguments of Qt Test]]
/// Runs one class, such as tst_personjson, or all. Returns the number of failures; 1 if there is no such class.
int main(int argc, char** argv)
{
    using namespace duovita::test;
    QList<TestClass>& all = classes();
    std::sort(all.begin(), all.end(), [](const TestClass& a, const TestClass& b) { return a.name < b.name; });
    if (argc < 2)
        return runAll(QString::fromLocal8Bit(argv[0]));
    const auto wanted =
        std::find_if(all.begin(), all.end(), [&](const TestClass& test) { return test.name == argv[1]; });
    if (wanted != all.end()) {
        argv[1] = argv[0];
        return wanted->run(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "There is no class %s. There are:\n", argv[1]);
    for (const TestClass& test : all)
        std::fprintf(stderr, "  %s\n", test.name.constData());
    return 1;
}
