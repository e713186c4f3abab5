#pragma once

#include <QDialog>

class QLineEdit;

namespace duovita {

/// Asks twice for the passphrase of a file that is to be encrypted: a slip of the finger would lock it for good. Says
/// what its length is worth, and shows it on demand.
class PassphraseDialog : public QDialog {
    Q_OBJECT

public:
    PassphraseDialog(const QString& file, QWidget* parent);

    QString passphrase() const;

private:
    static QString strengthOf(const QString& passphrase);

    QLineEdit* m_first;
    QLineEdit* m_second;
};

} // namespace duovita
