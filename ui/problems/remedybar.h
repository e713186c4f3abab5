#pragma once

#include "core/checks/recordchecks.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace duovita {

/// A button for each remedy that any of the chosen problems has, saying for how many.
class RemedyBar : public QWidget {
    Q_OBJECT

public:
    explicit RemedyBar(QWidget* parent = nullptr);

    void setProblems(const QList<Problem>& problems);
    /// Which remedies these problems have, and what they are called for them.
    using Words = QList<std::pair<Remedy, QString>>;
    static Words wordsOf(const QList<Problem>& problems);
    /// Those that need more room than this are in a menu behind the others. Without it all have buttons.
    void setRoom(int width);
    bool hasAny() const;
    void addTo(QMenu& menu); ///< the same as in the bar

Q_SIGNALS:
    void wanted(duovita::Remedy remedy);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showButtons();
    void showMore();

    QList<Problem> m_problems;
    std::optional<int> m_room;
    QToolButton* m_more; ///< opens the menu
};

} // namespace duovita
