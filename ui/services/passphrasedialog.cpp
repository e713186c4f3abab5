#include "ui/services/passphrasedialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace duovita {

PassphraseDialog::PassphraseDialog(const QString& file, QWidget* parent)
    : QDialog(parent), m_first(new QLineEdit(this)), m_second(new QLineEdit(this))
{
    setWindowTitle(tr("Encrypt %1").arg(file));
    auto* explanation = new QLabel(tr("Several words that nobody guesses make a good passphrase. It is kept nowhere: "
                                      "without it nobody can open the copy, nor can you."),
                                   this);
    explanation->setWordWrap(true);
    auto* differ = new QLabel(tr("The two differ."), this);
    m_first->setObjectName(QStringLiteral("passphrase.first"));
    m_second->setObjectName(QStringLiteral("passphrase.second"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* encrypt = buttons->button(QDialogButtonBox::Ok);
    encrypt->setText(tr("Encrypt"));
    auto* form = new QFormLayout;
    form->addRow(tr("Passphrase:"), m_first);
    form->addRow(tr("Once more:"), m_second);
    form->addRow(QString(), differ);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(buttons);
    resize(440, heightForWidth(440));
    const auto compare = [this, differ, encrypt] {
        const bool same = m_first->text() == m_second->text();
        differ->setVisible(!same && !m_second->text().isEmpty());
        encrypt->setEnabled(same && !m_first->text().isEmpty());
    };
    for (QLineEdit* edit : {m_first, m_second}) {
        edit->setEchoMode(QLineEdit::Password);
        connect(edit, &QLineEdit::textChanged, this, compare);
    }
    QSizePolicy keepsItsPlace = differ->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    differ->setSizePolicy(keepsItsPlace);
    compare();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString PassphraseDialog::passphrase() const
{
    return m_first->text();
}

} // namespace duovita
