#include "ui/services/filechooser.h"

#include "ui/services/passphrasedialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QPrintDialog>

namespace duovita {

QStringList DialogFileChooser::filesToOpen(QWidget* parent)
{
    return QFileDialog::getOpenFileNames(
        parent, tr("Import CVs"), {},
        tr("CVs (%1);;All files (*)")
            .arg(QStringLiteral("*.txt *.md *.markdown *.docx *.pdf *.json *.yaml *.yml *.bib")));
}

QString DialogFileChooser::fileToSave(QWidget* parent, const QString& suggestion)
{
    const QString extension = QFileInfo(suggestion).suffix();
    return QFileDialog::getSaveFileName(parent, tr("Export"), suggestion,
                                        QStringLiteral("%1 (*.%2)").arg(extension.toUpper(), extension));
}

QString DialogFileChooser::folder(QWidget* parent)
{
    return QFileDialog::getExistingDirectory(parent, tr("Export both languages to a folder"));
}

QString DialogFileChooser::databaseToOpen(QWidget* parent)
{
    return QFileDialog::getOpenFileName(parent, tr("Open a database"), {},
                                        tr("Databases (*.db *.duovita *.sealed);;All files (*)"));
}

QString DialogFileChooser::sheetToOpen(QWidget* parent)
{
    return QFileDialog::getOpenFileName(
        parent, tr("Bring translations in"), {},
        tr("Sheets of a translator (%1);;All files (*)").arg(QStringLiteral("*.xlf *.xliff")));
}

QString DialogFileChooser::tableToOpen(QWidget* parent)
{
    return QFileDialog::getOpenFileName(parent, tr("Import terms"), {},
                                        tr("Tables (%1);;All files (*)").arg(QStringLiteral("*.tsv *.csv *.txt")));
}

QString DialogFileChooser::serverAddress(QWidget* parent)
{
    return QInputDialog::getText(parent, tr("Open a database on a server"),
                                 tr("The address of a PostgreSQL database, without a password:"), QLineEdit::Normal,
                                 QStringLiteral("postgresql://"))
        .trimmed();
}

QString DialogFileChooser::password(QWidget* parent, const QString& address)
{
    return QInputDialog::getText(parent, QStringLiteral("Duovita"),
                                 tr("The password for %1, which is kept until the program ends:").arg(address),
                                 QLineEdit::Password);
}

QString DialogFileChooser::passphrase(QWidget* parent, const QString& file)
{
    return QInputDialog::getText(parent, QStringLiteral("Duovita"),
                                 tr("The passphrase of %1:").arg(QFileInfo(file).fileName()), QLineEdit::Password);
}

QString DialogFileChooser::newPassphrase(QWidget* parent, const QString& file)
{
    PassphraseDialog dialog(QFileInfo(file).fileName(), parent);
    return dialog.exec() == QDialog::Accepted ? dialog.passphrase() : QString();
}

bool DialogFileChooser::choosePrinter(QWidget* parent, QPrinter& printer)
{
    return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
}

QString DialogFileChooser::personName(QWidget* parent, const QString& file)
{
    return QInputDialog::getText(parent, tr("Whose CV is this?"),
                                 tr("%1 does not say whose CV it is. Name:").arg(QFileInfo(file).fileName()));
}

} // namespace duovita
