#pragma once

#include "ui/widgets/retranslation.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace duovita {

/// Shown below the list while several people are selected: their number, actions on all of them, and a button that
/// selects one again.
class ChosenBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ChosenBar(QWidget* parent = nullptr);

    void show(int count);
    void ask(); ///< asks to select several people and explains how

Q_SIGNALS:
    void exportWanted();
    void tagsWanted();
    void mergeWanted(); ///< only if exactly two are selected
    void deleteWanted();
    void dropWanted(); ///< deselect all but one

private:
    void retranslate() final;
    QPushButton* makeButton(const char* name, void (ChosenBar::*wanted)());

    void nameCount();

    int m_shown = 0; ///< 0: shows the request of ask()
    QLabel* m_count;
    QToolButton* m_drop;
    QPushButton* m_export;
    QPushButton* m_tags;
    QPushButton* m_merge;
    QPushButton* m_delete;
};

} // namespace duovita
