#pragma once

#include <QWidget>

namespace duovita {

class FormGrid;

/// A form's title, and the language names above the halves.
class LanguageHeads : public QWidget {
    Q_OBJECT

public:
    /// The form must outlive it.
    LanguageHeads(QString title, const FormGrid& grid);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    const FormGrid& m_grid;
};

} // namespace duovita
