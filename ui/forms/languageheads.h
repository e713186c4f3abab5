#pragma once

#include <QWidget>

namespace duovita {

class FormGrid;

/// What a form is of, and the languages, each above its half.
class LanguageHeads : public QWidget {
    Q_OBJECT

public:
    /// The form outlives it.
    LanguageHeads(QString title, const FormGrid& grid);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    const FormGrid& m_grid;
};

} // namespace duovita
