#include "ui/forms/sectionform.h"

#include "core/content/cvediting.h"
#include "core/content/owntexts.h"
#include "core/messages/kindwords.h"
#include "core/terms/headings.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/showing.h"
#include "ui/widgets/localizededit.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace duovita {

SectionForm::SectionForm(PersonDocument& document, const SectionId& id, const std::optional<CvId>& cv, QWidget* parent)
    : QWidget(parent), m_document(document), m_id(id), m_cv(cv), m_title(document.findSection(id)->title),
      m_unparsed(document.findSection(id)->unparsed), m_grid(new FormGrid(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_grid);
    const Section& section = *document.findSection(id);
    const FormBinding binding{[this](const QString& key) {
                                  m_document.setSectionTitle(m_id, m_title,
                                                             key.isEmpty() ? key : m_id.toString() + key);
                              },
                              [this] { m_document.closeMerge(); }, [] {}};
    m_grid->addHeads(tr("Section"));
    const bool isEmptySummary =
        section.kind() == SectionKind::Summary && section.entries().isEmpty() && shownSummary().isEmpty();
    const bool hasSummary = section.kind() == SectionKind::Summary && !isEmptySummary;
    if (hasSummary)
        addSummary();
    else if (cv)
        m_grid->addRow(isEmptySummary ? wordFor(Field::Summary) : QString(), makeAddButton(section.kind()));
    addTitle(section.kind(), binding);
    auto* kind = new QLabel(wordFor(section.kind()));
    kind->setMinimumHeight(measure(Measure::Field));
    m_grid->addRow(tr("Kind"), kind);
    addEye();
    if (cv && hasSummary) // seldom a second one
        m_grid->addRow({}, makeAddButton(section.kind()));
    addUnparsed(
        *m_grid, m_document, UnparsedList::Points::No, [this]() -> QStringList& { return m_unparsed; },
        [this] { m_document.setSectionUnparsed(m_id, m_unparsed); });
    connect(&document, &PersonDocument::sectionChanged, this, [this](const SectionId& changed) {
        if (!(changed == m_id))
            return;
        m_title = m_document.findSection(m_id)->title;
        m_unparsed = m_document.findSection(m_id)->unparsed;
        m_grid->refresh();
    });
    connect(&document, &PersonDocument::factsChanged, m_grid, &FormGrid::refresh); // the CVs' selection
}

QPushButton* SectionForm::makeAddButton(SectionKind kind)
{
    return makeButton(wordsForAdding(kind), QStringLiteral("section.entry.add"), [this] { Q_EMIT entryWanted(); });
}

/// A summary is mostly a single text, and looked for here, too: shows what the CV prints, and leads to its form.
void SectionForm::addSummary()
{
    auto* text = new QLabel;
    text->setObjectName(QStringLiteral("section.text"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setContentsMargins(0, qMax(0, (measure(Measure::Field) - text->fontMetrics().height()) / 2), 0, 0);
    m_grid->addRow(wordFor(Field::Summary), text);
    m_grid->addRefresh([this, text] { text->setText(shownSummary()); });
    auto* edit = makeButton(tr("Edit the text"), QStringLiteral("section.text.edit"), [this] {
        const Section* section = m_document.findSection(m_id);
        if (section && !section->entries().isEmpty())
            Q_EMIT textWanted(section->entries().front().id);
    });
    m_grid->addRow({}, edit);
    m_grid->addRefresh([this, edit] {
        const Section* section = m_document.findSection(m_id);
        edit->setVisible(section && !section->entries().isEmpty());
    });
}

/// In the interface's language, or in another if it lacks that.
QString SectionForm::shownSummary() const
{
    const Person& person = m_document.person();
    const Cv cv = m_cv ? cvOf(person, *m_cv) : Cv();
    const LocalizedRichText summary = showsOwnSummary(person, cv) ? cv.summary : recordSummary(person, cv);
    return summary.textOrFallback(interfaceLanguage()).plainText();
}

/// A button that shows or hides the section in the shown CV, like the eye in the outline.
void SectionForm::addEye()
{
    auto* visible = new QCheckBox;
    visible->setObjectName(QStringLiteral("section.visible"));
    m_grid->addRow({}, visible);
    m_grid->addRefresh([this, visible] { showEye(*visible); });
    connect(visible, &QCheckBox::clicked, this, [this](bool shown) {
        const RecordParts section{{m_id}};
        if (m_cv)
            setShownIn(m_document, *m_cv, section, shown);
        else
            setShownInAll(m_document, section, shown);
    });
}

void SectionForm::showEye(QCheckBox& visible) const
{
    const RecordParts section{{m_id}};
    if (!m_cv) {
        visible.setText(tr("Show in documents"));
        visible.setChecked(!areHiddenInAll(m_document.person(), section));
        return;
    }
    const Cv& cv = cvOf(m_document.person(), *m_cv);
    const Omission omission = omissionOf(m_document.person(), cv, section);
    visible.setText(eyeWords(Omission::Everywhere, cv));
    visible.setChecked(omission == Omission::None);
    visible.setToolTip(omissionWords(omission, cv));
    visible.setAccessibleDescription(omissionWords(omission, cv));
}

void SectionForm::setCv(const CvId& cv)
{
    m_cv = cv;
    m_grid->refresh();
}

/// If the record has no title in a language, documents use the kind's; for custom sections, which have no meaningful
/// one, only if no language has a title. If a title is a known heading, its translation is offered in the other
/// language.
void SectionForm::addTitle(SectionKind kind, const FormBinding& binding)
{
    const QString name = duovita::objectName(Field::Title, {});
    auto* edit = new LocalizedEdit(name, wordFor(Field::Title), LocalizedEdit::Texts::Plain);
    m_grid->addRow(wordFor(Field::Title), edit);
    m_grid->addRefresh([this, edit, kind] {
        for (const Language language : allLanguages) {
            const QString word = titleForMissing(m_title, kind, language);
            if (kind == SectionKind::Custom)
                edit->setStandIn(language, word);
            else
                edit->setUsual(language, word);
        }
    });
    connect(edit, &LocalizedEdit::shown, this, [this, edit] {
        if (!m_cv) // in a review, the record may have the other title
            return;
        for (const Language side : allLanguages) {
            QString offered;
            const bool wanted = edit->edit(side)->text().isEmpty();
            for (const Language other : allLanguages) {
                if (wanted && offered.isEmpty() && other != side)
                    offered = counterpartOfHeading(edit->edit(other)->text(), other, side);
            }
            edit->offer(side, offered);
        }
    });
    m_grid->addRefresh([this, edit] {
        if (const Section* held = m_document.findSection(m_id))
            edit->setNeeded(languagesOfTitle(*held));
    });
    bindTexts(
        *m_grid, *edit, name, [this]() -> LocalizedText& { return m_title; }, binding);
}

} // namespace duovita
