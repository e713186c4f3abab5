#include "ui/forms/sectionform.h"

#include "core/messages/kindwords.h"
#include "core/terms/headings.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/fieldparts.h"
#include "ui/widgets/localizededit.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace duovita {

SectionForm::SectionForm(PersonDocument& document, const SectionId& id, QWidget* parent)
    : QWidget(parent), m_document(document), m_id(id), m_title(document.findSection(id)->title),
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
    addTitle(section.kind(), binding);
    auto* kind = new QLabel(wordFor(section.kind()));
    kind->setMinimumHeight(measure(Measure::Field));
    m_grid->addRow(tr("Kind"), kind);
    auto* visible = new QCheckBox(tr("Show in documents"));
    visible->setObjectName(QStringLiteral("section.visible"));
    m_grid->addRow({}, visible);
    m_grid->addRefresh([this, visible] {
        if (const Section* held = m_document.findSection(m_id))
            visible->setChecked(held->visible);
    });
    connect(visible, &QCheckBox::clicked, this, [this](bool shown) { m_document.setSectionVisible(m_id, shown); });
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
}

/// Where a language has no title of the record the document has the kind's; of a custom section, whose kind says
/// nothing, only where no language has one. A known one is offered in the others.
void SectionForm::addTitle(SectionKind kind, const FormBinding& binding)
{
    const QString name = duovita::objectName(Field::Title, {});
    auto* edit = new LocalizedEdit(name, wordFor(Field::Title), LocalizedEdit::Texts::Plain);
    m_grid->addRow(wordFor(Field::Title), edit);
    for (const Language language : allLanguages) {
        const QString word = standardTitle(kind, language);
        if (kind == SectionKind::Custom)
            edit->setStandIn(language, word);
        else
            edit->setUsual(language, word);
    }
    connect(edit, &LocalizedEdit::shown, this, [edit] {
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
