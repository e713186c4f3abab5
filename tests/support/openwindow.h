#pragma once

#include "core/storage/personrepository.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/models/outlinemodel.h"

#include <QMimeData>
#include <QTest>
#include <QTreeView>

namespace duovita::test {

/// A window with an open person, and its outline.
struct OpenWindow {
    explicit OpenWindow(const Person& person)
    {
        {
            const auto database = Database::open(fixture.database);
            static_cast<void>(PersonRepository(**database).insert(person));
        }
        show();
    }

    void show()
    {
        window.reset();
        window = fixture.open();
        window->show();
        window->activateWindow();
        isOpen = QTest::qWaitForWindowActive(window.get()) &&
                 QTest::qWaitFor([this] { return window->document() != nullptr; }, patience);
        outline = find<QTreeView>(*window, "outline");
    }

    PersonDocument& document() const { return const_cast<PersonDocument&>(*window->document()); }
    const Section& section(int i) const { return document().person().sections[i]; }
    OutlineModel& model() const { return *static_cast<OutlineModel*>(outline->model()); }
    QModelIndex entry(int section, int row) const { return model().index(row, 0, model().index(section + 1, 0)); }
    QString current() const { return outline->currentIndex().data().toString(); }
    QStringList selected() const
    {
        QStringList texts;
        for (const QModelIndex& index : outline->selectionModel()->selectedIndexes())
            texts += index.data().toString();
        return texts;
    }
    QString focused() const { return window->focusWidget() ? window->focusWidget()->objectName() : QString(); }
    /// Simulates the end of a drag.
    void drop(const QModelIndex& what, int row, const QModelIndex& parent) const
    {
        const std::unique_ptr<QMimeData> data(model().mimeData({what}));
        QVERIFY(model().dropMimeData(data.get(), Qt::MoveAction, row, 0, parent));
    }

    WindowFixture fixture;
    std::unique_ptr<MainWindow> window;
    QTreeView* outline = nullptr;
    bool isOpen = false;
};

} // namespace duovita::test
