#pragma once

#include "ui/widgets/retranslation.h"

class QAction;
class QLabel;
class QToolButton;

namespace duovita {

class OutlineView;

/// The outline at full height, below its title and the buttons for new entries and sections.
class OutlinePane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// The view becomes a child.
    OutlinePane(OutlineView& view, const QList<QAction*>& makingNew, QWidget* parent);
    /// Adds a further action to the menu of new things, below a line.
    void addMaking(QAction& action);

private:
    void retranslate() final;
    void fit();

    QWidget* m_head;
    QLabel* m_title;
    QToolButton* m_new;
};

} // namespace duovita
