#include "ui/cvs/cvtags.h"

#include "core/content/selection.h"
#include "ui/cvs/cvdialog.h"
#include "ui/cvs/typedline.h"
#include "ui/forms/formgrid.h"
#include "ui/style/roles.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

namespace duovita {

namespace {

QStringList tagsOf(const QLineEdit& edit)
{
    static const QRegularExpression separator(QStringLiteral("\\s*[,，;；、]\\s*"));
    QStringList tags = edit.text().trimmed().split(separator, Qt::SkipEmptyParts);
    tags.removeDuplicates();
    return tags;
}

QString printedTags(const QStringList& tags)
{
    return tags.join(QStringLiteral(", "));
}

} // namespace

CvTags::CvTags(const EditedCv& cv, FormGrid& form)
    : QObject(&form), m_cv(cv), m_include(new QLineEdit(&form)), m_exclude(new QLineEdit(&form)),
      m_untagged(new QCheckBox(CvDialog::tr("Entries without tags, too"), &form)), m_summary(new QLabel(&form))
{
    m_include->setObjectName(QStringLiteral("cv.includeTags"));
    m_include->setPlaceholderText(CvDialog::tr("any; separate several with commas"));
    m_include->setToolTip(CvDialog::tr("Only entries that have one of these tags, or that have a point with one. "
                                       "Points without tags stay with their entry."));
    m_untagged->setObjectName(QStringLiteral("cv.showsUntagged"));
    m_exclude->setObjectName(QStringLiteral("cv.excludeTags"));
    m_exclude->setPlaceholderText(CvDialog::tr("none"));
    m_summary->setObjectName(QStringLiteral("cv.tagged"));
    m_summary->setWordWrap(true);
    setTextLook(*m_summary, Tone::Text2, TextSize::Small);
    form.addHeading(CvDialog::tr("Chosen by tags"));
    form.addRow(CvDialog::tr("Only with"), m_include);
    form.addRow(QString(), m_untagged);
    form.addRow(CvDialog::tr("Without"), m_exclude);
    form.addRow(QString(), m_summary);
    connectFields();
}

void CvTags::connectFields()
{
    for (const QLineEdit* tags : {m_include, m_exclude}) {
        connect(tags, &QLineEdit::editingFinished, this, &CvTags::read);
        connect(tags, &QLineEdit::textEdited, this, &CvTags::updateCountText);
    }
    connect(m_untagged, &QCheckBox::clicked, this, [this](bool shows) {
        read();
        m_cv.change([shows](Cv& cv) { cv.excludeUntagged = !shows; });
    });
}

void CvTags::refresh()
{
    showUntyped(*m_include, printedTags(m_cv.now().includeTags));
    showUntyped(*m_exclude, printedTags(m_cv.now().excludeTags));
    updateCountText();
}

void CvTags::read()
{
    m_include->setModified(false);
    m_exclude->setModified(false);
    m_cv.change([this](Cv& cv) { cv = withTyped(cv); });
}

/// Reads a field only if the user changed it, so that a tag containing a comma is not split.
Cv CvTags::withTyped(Cv cv) const
{
    const auto take = [](const QLineEdit& edit, QStringList& tags) {
        if (edit.text() != printedTags(tags))
            tags = tagsOf(edit);
    };
    const bool wasChosen = !cv.includeTags.isEmpty();
    take(*m_include, cv.includeTags);
    take(*m_exclude, cv.excludeTags);
    // A user who starts to choose by tags wants only tagged entries. Without tags to include, the setting has no
    // meaning.
    cv.excludeUntagged = !cv.includeTags.isEmpty() && (cv.excludeUntagged || !wasChosen);
    return cv;
}

/// Shows how many entries the tags leave while they are typed, and which sections they do not affect.
void CvTags::updateCountText()
{
    const Cv cv = withTyped(m_cv.now());
    m_untagged->setEnabled(!cv.includeTags.isEmpty());
    m_untagged->setChecked(!cv.excludeUntagged && !cv.includeTags.isEmpty());
    int shown = 0;
    int all = 0;
    for (const Section* section : chosenSections(m_cv.person(), cv)) {
        for (const Entry& entry : section->entries()) {
            const Omission omission = omissionOf(entry, *section, cv);
            all += omission == Omission::None || omission == Omission::ByTags ? 1 : 0;
            shown += omission == Omission::None ? 1 : 0;
        }
    }
    QString text = CvDialog::tr("Shows %1 of %n entries.", nullptr, all).arg(shown);
    if (cv.excludeUntagged)
        text += u' ' + CvDialog::tr("A section in which no entry has a tag is shown whole.");
    m_summary->setText(text);
    m_summary->setVisible(!cv.includeTags.isEmpty() || !cv.excludeTags.isEmpty());
}

} // namespace duovita
