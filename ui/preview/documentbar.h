#pragma once

#include "core/domain/cv.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace duovita {

/// Which document it is, and how it looks: its template, its paper, how many pages it should have, and how it cites.
class DocumentBar : public QWidget {
    Q_OBJECT

public:
    explicit DocumentBar(QWidget* parent = nullptr);

    void setCv(const Cv& cv);
    QToolButton& choice() const { return *m_choice; } ///< for the choice among the person's CVs
    void retranslate();

Q_SIGNALS:
    void edited(const duovita::Cv& cv);
    void designWanted(); ///< all else of how the document looks

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    QComboBox* makeChoice(const QByteArray& name);
    void fill();
    void show();
    void read();

    QHBoxLayout* m_first;  ///< a row
    QHBoxLayout* m_second; ///< the rest of it, where it is too narrow for one
    QToolButton* m_choice;
    QComboBox* m_template;
    QToolButton* m_design;
    static constexpr qsizetype shownChoices = 4; ///< so many of cvChoices() have room
    QList<QComboBox*> m_choices;
    Cv m_cv;
};

} // namespace duovita
