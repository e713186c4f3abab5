#pragma once

#include "tests/ui/picturing.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>

#include <functional>

namespace duovita::test {

/// The window with a small window of its own that stands before it.
inline void shootWith(QWidget& window, const QWidget& before, const QString& folder, const QString& name)
{
    wait(600);
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    painter.drawPixmap(window.mapFromGlobal(before.mapToGlobal(QPoint(0, 0))), const_cast<QWidget&>(before).grab());
    painter.end();
    const QString path = QDir(folder).filePath(name + QStringLiteral(".png"));
    picture.save(path);
    QTextStream(stdout) << path << Qt::endl;
}

inline QWidget* shownOfName(const QString& ending)
{
    for (QWidget* each : QApplication::topLevelWidgets()) {
        if (each->isVisible() && each->objectName().endsWith(ending))
            return each;
    }
    return nullptr;
}

/// A picture in light and dark, and both of what 1366 × 768 has at one and a half.
inline void shootInAllLooks(MainWindow& window, const QString& name, const std::function<void(const QString&)>& picture)
{
    const QSize size = window.size();
    for (const auto& [room, how] : {std::pair(size, QString()), {QSize(910, 480), QStringLiteral("-small")}}) {
        window.resize(room);
        for (const auto& [scheme, look] :
             {std::pair(Appearance::Scheme::Light, QString()), {Appearance::Scheme::Dark, QStringLiteral("-dark")}}) {
            show(scheme);
            wait(500);
            picture(name + how + look);
        }
    }
    show(Appearance::Scheme::Light);
    window.resize(size);
    wait(300);
}

/// What is offered of earlier translations where a side of a point is empty, and a word looked up in either language.
inline void shootOffers(MainWindow& window, const QString& folder, const QString& language)
{
    const auto field = [&](const char* name) { return window.findChild<QPlainTextEdit*>(QString::fromLatin1(name)); };
    const QString others = field("highlights.1.en")->toPlainText();
    const auto fill = [&](const char* name, const QString& text) {
        QPlainTextEdit* edit = field(name);
        edit->setFocus();
        edit->selectAll();
        edit->textCursor().insertText(text);
        wait(100);
    };
    fill("highlights.0.zh", {});
    fill("highlights.0.en", others + QStringLiteral(" again"));
    window.activateWindow();
    field("highlights.0.en")->setFocus();
    wait(1500); // what is in use is read
    shootInAllLooks(window, QStringLiteral("earlier-") + language, [&](const QString& name) {
        field("highlights.0.en")->setFocus();
        wait(100);
        field("highlights.0.zh")->setFocus();
        wait(500);
        if (const QWidget* list = shownOfName(QStringLiteral(".earlier")))
            shootWith(window, *list, folder, name);
    });
    const auto lookUp = [&](const char* edited, int place, const QString& name) {
        QPlainTextEdit* edit = field(edited);
        edit->setFocus();
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(place);
        edit->setTextCursor(cursor);
        window.findChild<QAction*>(QStringLiteral("lookUp"))->trigger();
        wait(500);
        QWidget* popup = shownOfName(QStringLiteral("wordPopup"));
        if (!popup)
            return;
        shootWith(window, *popup, folder, name);
        popup->close();
        wait(100);
    };
    shootInAllLooks(window, QStringLiteral("word-en-") + language,
                    [&](const QString& name) { lookUp("highlights.1.en", 14, name); });
    shootInAllLooks(window, QStringLiteral("word-zh-") + language,
                    [&](const QString& name) { lookUp("highlights.1.zh", 1, name); });
    window.findChild<QAction*>(QStringLiteral("undo"))->trigger();
    window.findChild<QAction*>(QStringLiteral("undo"))->trigger();
}

/// What is offered of words and translations, and people found by a word of the other language.
inline void shootTerms(MainWindow& window, const QString& folder, const QString& language)
{
    chooseEntry(window, 3, 0);
    wait(500);
    shootOffers(window, folder, language);
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("people.search"));
    window.findChild<QAction*>(QStringLiteral("search"))->trigger();
    for (const char* words : {"doctoral supervisor", "博士"}) {
        search->setText(QString::fromUtf8(words));
        Q_EMIT search->textEdited(search->text());
        shoot(window, folder, QStringLiteral("translated-%1-%2").arg(QString::fromUtf8(words).left(2), language));
    }
    search->clear();
    Q_EMIT search->textEdited({});
    wait(300);
}

} // namespace duovita::test
