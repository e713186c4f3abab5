#pragma once

#include "ui/services/filechooser.h"

#include <QDialog>

class QPushButton;
class QVBoxLayout;

namespace duovita {

/// Says what of documents is in the other language, or is left out, and asks what shall become of it. Enter shows where
/// it is: what goes out by mistake cannot be called back.
class GapsDialog : public QDialog {
    Q_OBJECT

public:
    enum Answer { ShowsGaps = Accepted + 1 };

    /// `missing`: what becomes of the texts as the CV says.
    GapsDialog(const GapsQuestion& question, MissingTexts missing, FileChooser::Outlet outlet,
               QWidget* parent = nullptr);

    /// What has been chosen for them.
    MissingTexts missing() const { return m_missing; }

private:
    void addTexts(const GapsQuestion& question, QVBoxLayout& layout);
    void addButtons(const GapsQuestion& question, FileChooser::Outlet outlet, QVBoxLayout& layout);
    QPushButton* addGoing(const char* name, const QString& words, MissingTexts missing);

    MissingTexts m_missing;
};

} // namespace duovita
