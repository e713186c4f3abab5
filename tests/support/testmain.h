#pragma once

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QGuiApplication>
#endif
#include <QTest>

#include <memory>

namespace duovita::test {

/// A test class of this program, named like its file (tst_personjson).
struct TestClass {
    QByteArray name;
    int (*run)(int argc, char** argv); ///< runs it like a program's main()
};

/// Registers the class in its program's list.
class RegisteredTest {
public:
    RegisteredTest(const char* file, int (*run)(int, char**));
};

enum class Application { None, Core, Gui };

template <typename Test, Application application>
int runTest(int argc, char** argv)
{
    [[maybe_unused]] std::unique_ptr<QCoreApplication> running;
    if constexpr (application == Application::Core)
        running = std::make_unique<QCoreApplication>(argc, argv);
#ifdef QT_WIDGETS_LIB
    else if constexpr (application == Application::Gui)
        running = std::make_unique<QApplication>(argc, argv);
#else
    else if constexpr (application == Application::Gui)
        running = std::make_unique<QGuiApplication>(argc, argv);
#endif
    if (running)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace duovita::test

// Replaces QTEST_MAIN and its variants at the end of a test file: registers the class in the folder's program.
#define DUOVITA_TEST_AS(Class, application)                                                                            \
    namespace {                                                                                                        \
    const duovita::test::RegisteredTest registeredTest(__FILE__, duovita::test::runTest<Class, application>);          \
    }
#define DUOVITA_TEST(Class) DUOVITA_TEST_AS(Class, duovita::test::Application::Core)
#define DUOVITA_GUI_TEST(Class) DUOVITA_TEST_AS(Class, duovita::test::Application::Gui)
/// For classes that create their applications themselves, or need none.
#define DUOVITA_APPLESS_TEST(Class) DUOVITA_TEST_AS(Class, duovita::test::Application::None)
