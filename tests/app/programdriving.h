#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

/// The result of running the program.
struct Outcome {
    int exitCode;
    QString out;
    QString err;
};

/// The environment of a terminal without a display, in English.
inline QProcessEnvironment terminalEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    environment.remove(QStringLiteral("DISPLAY"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    return environment;
}

inline Outcome runProgram(const QStringList& words, const QProcessEnvironment& environment = terminalEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(DUOVITA_PROGRAM), words);
    process.waitForFinished(120000);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// Splits a command line at spaces: "export --all -o out/". Arguments must not contain spaces.
inline QStringList wordsOf(const char* line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

inline QString samplePath(const char* name)
{
    return QStringLiteral(DUOVITA_SOURCE_DIR "/resources/sample/") + QString::fromLatin1(name);
}
