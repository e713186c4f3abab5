#pragma once

#include "ui/shell/mainwindow.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTextStream>
#include <QToolButton>
#include <QTreeView>

namespace duovita::test {

// Shared by the programs that take pictures of the window.

inline void wait(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

inline void show(Appearance::Scheme scheme)
{
    Appearance::instance().setScheme(scheme);
}

/// What was said of what was done before has been read.
inline void closeMessage(const MainWindow& window)
{
    window.findChild<QToolButton*>(QStringLiteral("messageBar.close"))->click();
}

/// A picture of the widget, or of this part of it, once it has come to rest.
inline void shoot(QWidget& widget, const QString& folder, const QString& name, const QRect& part = QRect(0, 0, -1, -1))
{
    wait(1200);
    const QString path = QDir(folder).filePath(name + QStringLiteral(".png"));
    widget.grab(part).save(path);
    QTextStream(stdout) << path << Qt::endl;
}

inline void chooseEntry(const MainWindow& window, int section, int entry)
{
    auto* outline = window.findChild<QTreeView*>(QStringLiteral("outline"));
    outline->setCurrentIndex(outline->model()->index(entry, 0, outline->model()->index(section, 0)));
}

} // namespace duovita::test
