#include "ui/services/folderdialog.h"

#include "ui/services/filenames.h"
#include "ui/style/roles.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace duovita {

FolderDialog::FolderDialog(const QStringList& names, const QString& proposed, QWidget* parent)
    : QDialog(parent), m_names(names), m_folder(new QLineEdit(QDir::toNativeSeparators(proposed), this)),
      m_newFolder(new QLabel(tr("This folder does not exist yet and will be created."), this)),
      m_files(new FileNames(this))
{
    setObjectName(QStringLiteral("folderDialog"));
    setWindowTitle(tr("Export %n file(s)", nullptr, static_cast<int>(names.size())));
    layOut();
    connect(m_folder, &QLineEdit::textChanged, this, &FolderDialog::say);
    connect(m_files, &FileNames::counted, this, [this](int replaced) {
        m_export->setText(replaced > 0 ? tr("Export and replace") : tr("Export"));
        m_export->setEnabled(!folder().isEmpty());
        adjustSize();
    });
    say();
}

void FolderDialog::layOut()
{
    constexpr int lineWidth = 400;
    constexpr int outerMargin = 20;
    auto* label = new QLabel(tr("F&older:"), this);
    label->setBuddy(m_folder);
    m_folder->setObjectName(QStringLiteral("folderDialog.folder"));
    m_folder->setMinimumWidth(lineWidth);
    auto* choose = new QPushButton(tr("Choose…"), this);
    choose->setObjectName(QStringLiteral("folderDialog.choose"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose the folder"));
    connect(choose, &QPushButton::clicked, this, &FolderDialog::chooseFolder);
    auto* line = new QHBoxLayout;
    line->setSpacing(2 * gridStep);
    line->addWidget(label);
    line->addWidget(m_folder, 1);
    line->addWidget(choose);
    setTextLook(*m_newFolder, Tone::Text2, TextSize::Small);
    QSizePolicy keepsRoom = m_newFolder->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true); // buttons must not move while a folder is typed
    m_newFolder->setSizePolicy(keepsRoom);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("folderDialog.go"));
    m_export->setDefault(true);
    setRole(*m_export, Role::Primary);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(outerMargin, outerMargin, outerMargin, outerMargin);
    layout->setSpacing(2 * gridStep);
    layout->addLayout(line);
    layout->addWidget(m_newFolder);
    layout->addWidget(m_files);
    layout->addSpacing(2 * gridStep);
    layout->addStretch();
    layout->addWidget(buttons);
}

QString FolderDialog::folder() const
{
    QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    if (folder == u"~" || folder.startsWith(u"~/"))
        folder.replace(0, 1, QDir::homePath());
    return folder;
}

void FolderDialog::chooseFolder()
{
    QString begin = folder();
    while (!begin.isEmpty() && !QDir(begin).exists()) // one that will be made is looked for from where it will be
        begin = QFileInfo(begin).path();
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Choose a folder to export to"), begin);
    if (!chosen.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(chosen));
}

void FolderDialog::say()
{
    const QString wanted = folder();
    m_export->setEnabled(false); // until the existing files are known
    m_newFolder->setVisible(!wanted.isEmpty() && !QFileInfo::exists(wanted));
    m_files->show(wanted, m_names);
}

} // namespace duovita
