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

/// One place to go to anybody and anything, and to do whatever the window can, by name: a panel at the top of the
/// window, over a veil. What was run lately stands first until something is typed.
class CommandBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// Covers the window while it is open. `settings` outlive it.
    CommandBar(QSettings& settings, QWidget* window);

    /// They are asked each time that it opens.
    void setSources(const QList<CommandSource>& sources);
    void open();
    void close(); ///< the focus goes back where it was
    bool isOpen() const { return isVisible(); }
    /// There may be others now: while it is open, what is found is found anew.
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
    QLabel* m_nothing; ///< in place of a list without rows
    QList<QLabel*> m_keyWords;
    QWidget* m_foot;
    bool m_picked = false;      ///< the row was gone to, and is not only the best
    QPoint m_pointer;           ///< on the screen, where it was when it meant nothing
    QPointer<QWidget> m_before; ///< had the focus
    bool m_kept = false;        ///< something was run that may take the focus, and the bar is to have it
};

} // namespace duovita
