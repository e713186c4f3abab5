#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// What an empty store shows: three ways to begin.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);
    void retranslate();

Q_SIGNALS:
    void newPersonRequested();
    void importRequested();
    void sampleRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitText();

    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_new;
    QPushButton* m_import;
    QPushButton* m_sample;
};

} // namespace duovita
