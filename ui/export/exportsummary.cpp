#include "ui/export/exportdialog.h"

#include "core/export/formats.h"
#include "core/export/outputmanifest.h"
#include "core/messages/exportwords.h"
#include "core/services/plannedfiles.h"
#include "ui/background.h"
#include "ui/services/filenames.h"
#include "ui/style/roles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>

// What the dialog says about the files that will be written.

namespace duovita {

namespace {

/// Publication lists are not written for people without publications.
bool mayBeEmpty(const QString& format)
{
    const auto found = findExportFormat(format);
    return found == ExportFormat::Bibtex || found == ExportFormat::CslJson;
}

} // namespace

void ExportDialog::say()
{
    const QList<ExportRequest> wishes = requests();
    const auto any = [&](const auto& fits) { return std::any_of(wishes.begin(), wishes.end(), fits); };
    m_formatNote->setVisible(any([](const ExportRequest& wish) { return wish.format == QStringLiteral("docx"); }));
    m_design->setEnabled(any(hasDesign));
    m_design->setToolTip(m_design->isEnabled() ? QString() : tr("Files of this format have no design"));
    const auto count = static_cast<int>(people().size());
    setWindowTitle(tr("Export %n person(s)", nullptr, count));
    m_export->setEnabled(!folder().isEmpty() && count > 0 && !wishes.isEmpty());
    int files = 0;
    for (const ExportRequest& wish : wishes)
        files += countFiles(wish);
    const QString words = any([](const ExportRequest& wish) { return mayBeEmpty(wish.format); })
                              ? tr("At most %n file(s) will be written.", nullptr, files)
                              : tr("%n file(s) will be written.", nullptr, files);
    m_count->setText(m_cvs ? words : m_uncounted);
    updateNewFolderNote(folder());
    updateFileNames(wishes);
    updateGaps(wishes);
}

int ExportDialog::countFiles(const ExportRequest& wish) const
{
    int files = 0;
    const QList<PersonId> exported = people();
    const QSet<PersonId> ids(exported.begin(), exported.end());
    for (const PersonCvs& person : m_cvs.value_or(QList<PersonCvs>())) {
        if (!ids.contains(person.id))
            continue;
        for (const Cv& cv : person.cvs) {
            const bool isChosen = cv.id == wish.cvs.value(person.id, person.cvs.front().id);
            if (isChosen || wish.withAllCvs.contains(person.id))
                files += static_cast<int>(requestedDocuments(wish, cv).size());
        }
    }
    return files;
}

/// What names and gaps depend on: the choices, and who is left out.
QString ExportDialog::asked(const QList<ExportRequest>& wishes) const
{
    const QList<PersonId> exported = people();
    const QSet<PersonId> ids(exported.begin(), exported.end());
    QString asked;
    for (const ExportRequest& wish : wishes)
        asked += contentOf(wish);
    for (const PersonId& person : m_people) {
        if (!ids.contains(person))
            asked += person.toString();
    }
    return asked;
}

/// File names depend only on the people and the choices, and are cached; which of them exist depends on the folder.
void ExportDialog::updateFileNames(const QList<ExportRequest>& wishes)
{
    const QString asked = this->asked(wishes);
    if (std::exchange(m_planned.asked, asked) == asked)
        return m_names->show(folder(), m_planned.names);
    runInBackground(
        this,
        [database = m_database, people = people(), wishes] {
            QStringList names;
            for (const ExportRequest& wish : wishes) {
                const Result<QStringList> planned = plannedFilesOf(database, people, wish);
                if (!planned)
                    return planned;
                names += *planned;
            }
            return Result<QStringList>(names);
        },
        [this, asked](const Result<QStringList>& names) {
            if (asked != m_planned.asked || !names)
                return;
            m_planned.names = *names;
            m_names->show(folder(), *names);
        });
}

void ExportDialog::updateNewFolderNote(const QString& folder)
{
    m_newFolder->setVisible(!folder.isEmpty() && !QFileInfo::exists(folder));
}

/// Enabled if the folder already contains such a list.
void ExportDialog::keepListOf(const QString& folder)
{
    m_keepsList->setChecked(!folder.isEmpty() && QFile::exists(QDir(folder).filePath(OutputManifest::usualName())));
}

/// Lists missing texts as the export of one person does; each CV determines how they are handled.
void ExportDialog::updateGaps(const QList<ExportRequest>& wishes)
{
    const QString asked = this->asked(wishes);
    if (std::exchange(m_asked, asked) == asked)
        return;
    if (wishes.isEmpty()) {
        ++m_round;
        return showGaps({});
    }
    // Documents of all formats have the same texts; those with pages are named first.
    const auto paged = std::find_if(wishes.begin(), wishes.end(), hasPages);
    const ExportRequest& wish = paged == wishes.end() ? wishes.front() : *paged;
    runInBackground(
        this, [database = m_database, people = people(), wish] { return textsLackingOf(database, people, wish); },
        [this, round = ++m_round](const Result<QList<TextsMissing>>& lacking) {
            if (round == m_round && lacking)
                showGaps(*lacking);
        });
}

/// Shows a line for each CV.
void ExportDialog::showGaps(const QList<TextsMissing>& lacking)
{
    constexpr int most = 3; // the rest scrolls
    QStringList lines;
    bool anyShown = false;
    for (const TextsMissing& person : lacking) {
        lines += linesOf(person);
        anyShown = anyShown || std::any_of(person.gaps.begin(), person.gaps.end(),
                                           [](const MissingText& gap) { return gap.fate == MissingTexts::Shown; });
    }
    m_gaps->setText(lines.join(u'\n'));
    setTextLook(*m_gaps, anyShown ? Tone::Warn : Tone::Text2, TextSize::Normal);
    const int line = m_gaps->fontMetrics().lineSpacing();
    m_gapsLines->setFixedHeight(qBound(0, m_gaps->heightForWidth(lineWidth()), most * line)); // -1 without text
    m_gapsLines->setVisible(!lines.isEmpty());
    m_leaveOut->setVisible(anyShown || m_leaveOut->isChecked());
}

} // namespace duovita
