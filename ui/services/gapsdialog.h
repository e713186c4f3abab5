#pragma once

#include "ui/services/filechooser.h"

#include <QDialog>

class QPushButton;
class QVBoxLayout;

namespace duovita {

/// Lists the texts that documents show in the other language or omit, and asks how to handle them. Enter shows them in
/// the form, because a document sent by mistake cannot be recalled.
class GapsDialog : public QDialog {
    Q_OBJECT

public:
    enum Answer { ShowsGaps = Accepted + 1 };

    /// `missing`: the CV's setting.
    GapsDialog(const GapsQuestion& question, MissingTexts missing, FileChooser::Outlet outlet,
               QWidget* parent = nullptr);

    /// The user's choice.
    MissingTexts missing() const { return m_missing; }

private:
    void addTexts(const GapsQuestion& question, QVBoxLayout& layout);
    void addButtons(const GapsQuestion& question, FileChooser::Outlet outlet, QVBoxLayout& layout);
    QPushButton* addGoing(const char* name, const QString& words, MissingTexts missing);

    MissingTexts m_missing;
};

} // namespace duovita
