#pragma once

#include "ui/services/filechooser.h"

#include <QDialog>

class QButtonGroup;
class QPlainTextEdit;

namespace duovita {

/// Says what documents lack, and asks what shall become of it.
class GapsDialog : public QDialog {
    Q_OBJECT

public:
    enum Answer { ShowsGaps = Accepted + 1 };

    /// `goesOut`: what the button says that lets them go.
    GapsDialog(const GapsQuestion& question, MissingTexts missing, const QString& goesOut, QWidget* parent = nullptr);

    MissingTexts missing() const;

private:
    void showDetails();

    GapsQuestion m_question;
    QButtonGroup* m_choices;
    QPlainTextEdit* m_details;
};

} // namespace duovita
