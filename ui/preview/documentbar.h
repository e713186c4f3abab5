#pragma once

#include "core/domain/cv.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace duovita {

/// How the document looks: its template, its paper and how many pages it should have.
class DocumentBar : public QWidget {
    Q_OBJECT

public:
    explicit DocumentBar(QWidget* parent = nullptr);

    void setCv(const Cv& cv);
    void retranslate();

Q_SIGNALS:
    void edited(const duovita::Cv& cv);

private:
    QComboBox* makeChoice(const char* name);
    void fill();
    void show();
    void read();

    QLabel* m_words;
    QComboBox* m_template;
    QComboBox* m_paper;
    QComboBox* m_pages;
    QComboBox* m_margins;
    Cv m_cv;
};

} // namespace duovita
