#pragma once

#include "ui/commands/command.h"
#include "ui/widgets/retranslation.h"

#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;
class QSettings;

namespace duovita {

class CommandList;

/// Finds every person, place and action by name: a panel at the top of the window, over a veil. Before anything is
/// typed, recently run commands come first.
class CommandBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// Covers `window` while open. `settings` must outlive it.
    CommandBar(QSettings& settings, QWidget* window);

    /// The sources are queried each time the bar opens.
    void setSources(const QList<CommandSource>& sources);
    void open();
    void close(); ///< returns the focus to where it was
    bool isOpen() const { return isVisible(); }
    /// Call when the commands may have changed: searches again if the bar is open.
    void refresh();

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    enum class After { Close, Stay };
    static constexpr int rowsInView = 8;

    void retranslate() final;
    void build();
    QWidget* makeFoot();
    void fit();
    void show(const QString& typed);
    void choose(int row);
    void step(int by);
    bool takesKey(const QKeyEvent& event) const;
    bool press(const QKeyEvent& event);
    void run(After after);
    void remember(const QString& id);
    void followFocus(QWidget* now);
    void followPointer(const QMouseEvent& event);

    QSettings& m_settings;
    QList<CommandSource> m_sources;
    CommandList* m_list;
    QWidget* m_panel;
    QLineEdit* m_input;
    QListView* m_view;
    QLabel* m_nothing; ///< shown instead of an empty list
    QList<QLabel*> m_keyWords;
    QWidget* m_foot;
    bool m_picked = false;      ///< the user moved to the row; it is not just the best match
    QPoint m_pointer;           ///< global position at which the pointer was resting
    QPointer<QWidget> m_before; ///< the widget that had the focus
    bool m_kept = false;        ///< a command was run that may take the focus; the bar must get it back
};

} // namespace duovita
