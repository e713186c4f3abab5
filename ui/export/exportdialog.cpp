#include "ui/export/exportdialog.h"

#include "core/design/template.h"
#include "core/export/formats.h"
#include "core/export/outputmanifest.h"
#include "core/messages/errorwords.h"
#include "core/messages/exportwords.h"
#include "core/messages/kindwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/export/cvchoices.h"
#include "ui/services/filechooser.h"
#include "ui/services/filenames.h"
#include "ui/settings.h"
#include "ui/style/roles.h"
#include "ui/widgets/checklistbox.h"
#include "ui/widgets/windowfitting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStandardPaths>

namespace duovita {

namespace {

constexpr int outerMargin = 20;

QString bothLanguages()
{
    return QStringLiteral("both");
}

/// Selects the item with that value, or the first if there is none.
void choose(QComboBox& box, const QString& value)
{
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

} // namespace

ExportDialog::ExportDialog(const QList<PersonId>& people, const QString& database, QSettings& settings,
                           FileChooser& files, QWidget* parent)
    : QDialog(parent), m_people(people), m_settings(settings), m_files(files), m_choices(new CvChoices(this)),
      m_formats(new ChecklistBox(this)), m_formatNote(new QLabel(this)), m_design(new QComboBox(this)),
      m_languages(new QComboBox(this)), m_folder(new QLineEdit(this)), m_database(database), m_count(new QLabel(this)),
      m_names(new FileNames(this)), m_gaps(new QLabel(this)), m_gapsLines(new QScrollArea(this)),
      m_leaveOut(new QCheckBox(tr("Leave these texts out"), this)), m_newFolder(new QLabel(this)),
      m_keepsList(new QCheckBox(tr("Next time, export only changed files"), this)),
      m_uncounted(tr("Counting the files…"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("exportDialog"));
    makeChoices();
    layOut();
    beginWithLast();
    connect(m_formats, &ChecklistBox::toggled, this, &ExportDialog::say);
    for (const QComboBox* box : {m_design, m_languages})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::say);
    connect(m_folder, &QLineEdit::textChanged, this, &ExportDialog::say);
    connect(m_folder, &QLineEdit::textChanged, this, [this] { keepListOf(folder()); });
    keepListOf(folder());
    runInBackground(
        this, [database, people] { return cvsOf(database, people); },
        [this](const Result<QList<PersonCvs>>& cvs) {
            if (cvs) {
                m_cvs = *cvs;
                m_choices->setPeople(*cvs, shownCvs(), lastWithAllCvs());
            } else {
                m_uncounted = describe(cvs.error());
            }
            say();
        });
    connect(m_choices, &CvChoices::changed, this, &ExportDialog::say);
    say();
}

void ExportDialog::makeChoices()
{
    m_formats->setObjectName(QStringLiteral("export.formats"));
    m_formats->setNothingText(tr("None"));
    m_formats->addChoice(tr("PDF"), QStringLiteral("pdf"));
    for (const ExportFormatInfo& info : exportFormatTable)
        m_formats->addChoice(QCoreApplication::translate("duovita", info.label), QString::fromLatin1(info.name));
    m_design->setObjectName(QStringLiteral("export.design"));
    m_design->addItem(tr("Each CV's own"), QString());
    for (const QString& name : Template::names())
        m_design->addItem(templateWord(name), name);
    m_languages->setObjectName(QStringLiteral("export.languages"));
    m_languages->addItem(tr("Each CV's own"), QString());
    for (const Language language : allLanguages)
        m_languages->addItem(endonymOf(language), codeOf(language));
    m_languages->addItem(tr("Both"), bothLanguages());
    m_count->setObjectName(QStringLiteral("export.count"));
    m_gaps->setObjectName(QStringLiteral("export.gaps"));
    m_gaps->setWordWrap(true);
    setTextLook(*m_gaps, Tone::Warn, TextSize::Normal);
    m_gaps->setTextFormat(Qt::PlainText);
    m_gaps->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_gapsLines->setFrameShape(QFrame::NoFrame);
    m_gapsLines->setWidgetResizable(true);
    m_gapsLines->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_gapsLines->setWidget(m_gaps);
    m_gapsLines->setAccessibleName(tr("Texts in the other language"));
    m_gapsLines->hide();
    m_leaveOut->setObjectName(QStringLiteral("export.leaveOut"));
    m_leaveOut->hide();
    connect(m_leaveOut, &QCheckBox::toggled, this, &ExportDialog::say);
    m_newFolder->setObjectName(QStringLiteral("export.newFolder"));
    setTextLook(*m_newFolder, Tone::Text2, TextSize::Small);
    m_newFolder->setText(tr("This folder does not exist yet and will be created."));
    m_newFolder->hide();
    m_keepsList->setObjectName(QStringLiteral("export.keepsList"));
    m_keepsList->setToolTip(tr("To do this, a list is kept beside the files: %1").arg(OutputManifest::usualName()));
}

QWidget* ExportDialog::makeFolderLine()
{
    auto* line = new QWidget(this);
    auto* choose = new QPushButton(tr("Choose…"), line);
    choose->setObjectName(QStringLiteral("export.choose"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose the folder"));
    m_folder->setObjectName(QStringLiteral("export.folder"));
    m_folder->setMinimumWidth(lineWidth());
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gridStep);
    layout->addWidget(m_folder, 1);
    layout->addWidget(choose);
    line->setFocusProxy(m_folder);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    return line;
}

void ExportDialog::layOut()
{
    auto* form = new QFormLayout;
    form->setVerticalSpacing(2 * gridStep);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("CVs:"), m_choices);
    form->addRow(tr("&Formats:"), m_formats);
    m_formatNote->setText(tr("Word documents have one column, with dates at the right."));
    setTextLook(*m_formatNote, Tone::Text2, TextSize::Small);
    form->addRow(QString(), m_formatNote);
    form->addRow(tr("&Design:"), m_design);
    form->addRow(tr("&Languages:"), m_languages);
    form->addRow(tr("F&older:"), makeFolderLine());
    auto* note = new QWidget(this); // keeps the note's room: buttons must not move while a folder is typed
    auto* noteLine = new QHBoxLayout(note);
    noteLine->setContentsMargins(0, 0, 0, 0);
    noteLine->addWidget(m_newFolder);
    note->setFixedHeight(m_newFolder->sizeHint().height());
    form->addRow(QString(), note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("export.go"));
    m_export->setDefault(true);
    connect(m_names, &FileNames::counted, this,
            [this](int replaced) { m_export->setText(replaced > 0 ? tr("Export and replace") : tr("Export")); });
    setRole(*m_export, Role::Primary);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(outerMargin, outerMargin, outerMargin, outerMargin);
    layout->setSpacing(gridStep);
    layout->addLayout(form);
    layout->addSpacing(2 * gridStep);
    layout->addWidget(m_count);
    layout->addWidget(m_names);
    layout->addWidget(m_gapsLines);
    layout->addWidget(m_leaveOut);
    layout->addWidget(m_keepsList);
    layout->addSpacing(3 * gridStep);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// Another format or a message below the form makes it taller.
void ExportDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    keepOnScreen(*this, screen()->availableGeometry());
}

/// Restores the last choices. The default folder is the last one used for an export, or the documents folder.
void ExportDialog::beginWithLast()
{
    m_formats->setChosen(remembered::exportFormats.get(m_settings));
    choose(*m_design, remembered::exportTemplate.get(m_settings));
    choose(*m_languages, remembered::exportLanguages.get(m_settings));
    QString folder = remembered::folders.get(m_settings).value(remembered::folderOfSeveral).toString();
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    m_folder->setText(QDir::toNativeSeparators(folder));
    m_formats->setFocus();
}

/// The CV of each person that was viewed last.
QHash<PersonId, CvId> ExportDialog::shownCvs() const
{
    QHash<PersonId, CvId> shown;
    const QVariantMap kept = remembered::shownCvs.get(m_settings);
    for (const PersonId& person : m_people) {
        if (const auto cv = CvId::parse(kept.value(person.toString()).toString()))
            shown.insert(person, *cv);
    }
    return shown;
}

/// The people of whom each CV was exported last time.
QSet<PersonId> ExportDialog::lastWithAllCvs() const
{
    QSet<PersonId> all;
    const QStringList kept = remembered::exportAllCvs.get(m_settings);
    for (const PersonId& person : m_people) {
        if (kept.contains(person.toString()))
            all += person;
    }
    return all;
}

QList<PersonId> ExportDialog::people() const
{
    return m_cvs ? m_choices->people() : m_people;
}

QString ExportDialog::folder() const
{
    QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    if (folder == u"~" || folder.startsWith(u"~/"))
        folder.replace(0, 1, QDir::homePath());
    return folder;
}

QList<ExportRequest> ExportDialog::requests() const
{
    QList<ExportRequest> requests;
    for (const QString& format : m_formats->chosen())
        requests += request(format);
    return requests;
}

ExportRequest ExportDialog::request(const QString& format) const
{
    ExportRequest request;
    request.cvs = m_cvs ? m_choices->chosen() : shownCvs();
    request.withAllCvs = m_cvs ? m_choices->withAllCvs() : lastWithAllCvs();
    request.format = format;
    if (hasDesign(request))
        request.templateName = m_design->currentData().toString();
    const QString languages = m_languages->currentData().toString();
    request.bothLanguages = languages == bothLanguages();
    request.language = findLanguage(languages);
    request.output = folder();
    request.intoFolder = true;
    request.keepsList = m_keepsList->isChecked();
    if (m_leaveOut->isChecked())
        request.missing = MissingTexts::LeftOut;
    return request;
}

void ExportDialog::chooseFolder()
{
    const QString chosen = m_files.folder(this, folder());
    if (!chosen.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(chosen));
}

void ExportDialog::take()
{
    const QList<ExportRequest> wishes = requests();
    remembered::exportFormats.set(m_settings, m_formats->chosen());
    remembered::exportTemplate.set(m_settings, m_design->currentData().toString());
    remembered::exportLanguages.set(m_settings, m_languages->currentData().toString());
    QStringList all = remembered::exportAllCvs.get(m_settings);
    for (const PersonId& person : m_people) {
        all.removeAll(person.toString());
        if (wishes.front().withAllCvs.contains(person))
            all += person.toString();
    }
    remembered::exportAllCvs.set(m_settings, all);
    QVariantMap folders = remembered::folders.get(m_settings);
    folders[remembered::folderOfSeveral] = folder(); // also for the export of one person
    remembered::folders.set(m_settings, folders);
    accept();
    Q_EMIT wanted(people(), wishes);
}

} // namespace duovita
