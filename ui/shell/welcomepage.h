#pragma once

#include "ui/widgets/retranslation.h"

class QLabel;
class QPushButton;

namespace duovita {

/// What an empty store shows: three ways to begin.
class WelcomePage : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

Q_SIGNALS:
    void newPersonRequested();
    void importRequested();
    void sampleRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate() final;
    void fitText();

    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_new;
    QPushButton* m_import;
    QPushButton* m_sample;
};

} // namespace duovita
