#pragma once

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QGuiApplication>
#endif
#include <QTest>

#include <memory>

namespace duovita::test {

/// A test class of this program, by the name of its file (tst_personjson).
struct TestClass {
    QByteArray name;
    int (*run)(int argc, char** argv); ///< as main() of a program of its own
};

/// Takes the class into the program's list.
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

// In the place of QTEST_MAIN and its kin, at the end of a test's file: the class is one of its program's.
#define DUOVITA_TEST_AS(Class, application)                                                                            \
    namespace {                                                                                                        \
    const duovita::test::RegisteredTest registeredTest(__FILE__, duovita::test::runTest<Class, application>);          \
    }
#define DUOVITA_TEST(Class) DUOVITA_TEST_AS(Class, duovita::test::Application::Core)
#define DUOVITA_GUI_TEST(Class) DUOVITA_TEST_AS(Class, duovita::test::Application::Gui)
/// It makes its applications itself, or none.
#define DUOVITA_APPLESS_TEST(Class) DUOVITA_TEST_AS(Class, duovita::test::Application::None)
