#include "ui/services/passphrasedialog.h"

#include <QCheckBox>
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
    auto* explanation =
        new QLabel(tr("The file will be encrypted with this passphrase. A few words that nobody would guess make a "
                      "good one. It is not stored anywhere: without it, nobody can open the file, not even you."),
                   this);
    explanation->setWordWrap(true);
    auto* differ = new QLabel(tr("The passphrases do not match."), this);
    auto* strength = new QLabel(this);
    strength->setObjectName(QStringLiteral("passphrase.strength"));
    strength->setForegroundRole(QPalette::PlaceholderText);
    auto* reveal = new QCheckBox(tr("Show the passphrase"), this);
    reveal->setObjectName(QStringLiteral("passphrase.show"));
    m_first->setObjectName(QStringLiteral("passphrase.first"));
    m_second->setObjectName(QStringLiteral("passphrase.second"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* encrypt = buttons->button(QDialogButtonBox::Ok);
    encrypt->setText(tr("Encrypt"));
    auto* form = new QFormLayout;
    form->addRow(tr("Passphrase:"), m_first);
    form->addRow(QString(), strength);
    form->addRow(tr("Repeat passphrase:"), m_second);
    form->addRow(QString(), differ);
    form->addRow(QString(), reveal);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(buttons);
    resize(440, heightForWidth(440));
    const auto compare = [this, differ, encrypt, strength] {
        strength->setText(strengthOf(m_first->text()));
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
    connect(reveal, &QCheckBox::toggled, this, [this](bool shown) {
        for (QLineEdit* edit : {m_first, m_second})
            edit->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// Judged only by length, because nothing else can be judged reliably.
QString PassphraseDialog::strengthOf(const QString& passphrase)
{
    constexpr qsizetype fair = 10;
    constexpr qsizetype good = 16;
    const qsizetype length = passphrase.toUcs4().size();
    if (length == 0)
        return tr("Use %1 characters or more.").arg(good);
    if (length < fair)
        return tr("Too short: a computer could guess it.");
    if (length < good)
        return tr("Fair. %1 characters or more are better.").arg(good);
    return tr("Good length.");
}

QString PassphraseDialog::passphrase() const
{
    return m_first->text();
}

} // namespace duovita
