#pragma once

#include "core/checks/recordchecks.h"

#include <QWidget>

class QMenu;
class QPushButton;
class QToolButton;

namespace duovita {

/// A button for each remedy of the selected problems, with the number of problems it applies to; and one that leads to
/// the text of a single problem, which emits Remedy::Write.
class RemedyBar : public QWidget {
    Q_OBJECT

public:
    explicit RemedyBar(QWidget* parent = nullptr);

    void setProblems(const QList<Problem>& problems);
    /// Remedies and their button texts.
    using Words = QList<std::pair<Remedy, QString>>;
    static Words wordsOf(const QList<Problem>& problems);
    /// Limits the width: remedies that do not fit are in a menu. Without a limit, all have buttons.
    void setRoom(int width);
    bool hasAny() const;
    void addTo(QMenu& menu); ///< adds the same remedies to a menu

Q_SIGNALS:
    void wanted(duovita::Remedy remedy);
    void pressed(const QPoint& place); ///< one of the buttons, with the mouse; `place` in screen coordinates

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showButtons();
    void showMore();
    bool offersEditing() const;

    QList<Problem> m_problems;
    std::optional<int> m_room;
    QPushButton* m_edit;
    QToolButton* m_more; ///< opens the menu
};

} // namespace duovita
