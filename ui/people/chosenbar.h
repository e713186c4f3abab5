#pragma once

#include "ui/widgets/retranslation.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace duovita {

/// At the foot of the list, while several people are chosen: how many they are, what is done with all of them, and the
/// way back to one.
class ChosenBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ChosenBar(QWidget* parent = nullptr);

    void show(int count);
    void ask(); ///< that several be chosen, and says how

Q_SIGNALS:
    void exportWanted();
    void tagsWanted();
    void mergeWanted(); ///< only while they are two
    void deleteWanted();
    void dropWanted(); ///< the choice of several

private:
    void retranslate() final;
    QPushButton* makeButton(const char* name, void (ChosenBar::*wanted)());

    void nameCount();

    int m_shown = 0; ///< none: it asks
    QLabel* m_count;
    QToolButton* m_drop;
    QPushButton* m_export;
    QPushButton* m_tags;
    QPushButton* m_merge;
    QPushButton* m_delete;
};

} // namespace duovita
