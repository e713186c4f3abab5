#pragma once

#include <QDialog>

class QLineEdit;

namespace duovita {

/// Asks twice for the passphrase of a new encrypted file, because a typing error would lock it permanently. Rates the
/// passphrase by its length, and can show it.
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
