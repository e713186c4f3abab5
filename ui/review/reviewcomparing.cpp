#include "ui/review/reviewform.h"

#include "core/matching/entrymerging.h"
#include "ui/forms/entryform.h"
#include "ui/forms/personform.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/statesign.h"

#include <QScrollArea>

// What the record says beside what the document brings.

namespace duovita {

namespace {

const Entry* entryIn(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section].entries()[place->entry] : nullptr;
}

QString nameOfPoint(qsizetype row)
{
    return QStringLiteral("highlights.%1").arg(row);
}

qsizetype placeOfPoint(const std::optional<HighlightId>& id, const QList<Highlight>& among)
{
    const auto found = std::find_if(among.begin(), among.end(), [&](const Highlight& each) { return id == each.id; });
    return found == among.end() ? -1 : found - among.begin();
}

LocalizedEdit* textsOf(const GrowingTextEdit& edit)
{
    for (QWidget* outer = edit.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* texts = qobject_cast<LocalizedEdit*>(outer))
            return texts;
    }
    return nullptr;
}

} // namespace

void ReviewForm::refresh()
{
    if (!m_row || !m_plan || !m_form->widget())
        return;
    // What the document says in its language is not missing in the other where the record has it, too.
    const QList<Language> own{m_language};
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* beside = partner ? entryIn(*m_plan->record(), *partner) : nullptr;
    if (auto* form = qobject_cast<EntryForm*>(m_form->widget())) {
        form->setNeeded(partner ? own : everyLanguage());
        form->setBeside(beside ? std::optional(*beside) : std::nullopt);
    }
    if (auto* form = qobject_cast<PersonForm*>(m_form->widget()))
        form->setNeeded(m_plan->record() ? own : everyLanguage());
    compare();
}

/// The record's own form, which nobody sees: its fields have the names of those in sight.
const QWidget* ReviewForm::besideOf(const std::optional<EntryId>& entry)
{
    if (m_beside && m_besideOf == entry)
        return m_beside.get();
    m_besideOf = entry;
    if (!entry)
        m_beside = std::make_unique<PersonForm>(*m_record);
    else if (m_record->findEntry(*entry))
        m_beside = std::make_unique<EntryForm>(*m_record, *entry);
    else
        m_beside.reset();
    return m_beside.get();
}

/// Leaves alone what a form itself shows in its empty fields.
void ReviewForm::showBeside(LocalizedEdit& texts, Language side, const QString& text)
{
    GrowingTextEdit& edit = *texts.edit(side);
    constexpr auto property = "besideText";
    if (edit.property(property).toString() == text)
        return;
    edit.setProperty(property, text);
    texts.setUsual(side, text);
}

bool ReviewForm::takesOther(const QString& own, const QString& given) const
{
    for (const EntryPair& pair : m_plan->pairs()) {
        if (!m_row->entry || pair.other != *m_row->entry)
            continue;
        return std::any_of(pair.choices.begin(), pair.choices.end(), [&](const ValueChoice& choice) {
            return choice.takesOther && choice.difference.value(1) == own && choice.difference.value(2) == given;
        });
    }
    return false;
}

/// What the record says in this text's place; empty: it says nothing else. One of them stands.
void ReviewForm::showDiffering(GrowingTextEdit& edit, const QString& own) const
{
    constexpr auto property = "saidInstead";
    const bool before = !edit.property(property).toString().isEmpty();
    edit.setProperty(property, own);
    if (!own.isEmpty())
        edit.setSign(Sign::Differ, (takesOther(own, edit.text()) ? tr("“%1” was there, and is kept aside")
                                                                 : tr("“%1” is there already, and stays"))
                                       .arg(own.simplified()));
    else if (before)
        edit.setSign(Sign::None, {});
}

/// Shows what the record has in the fields that the document leaves empty, and which texts are the document's alone.
void ReviewForm::compare()
{
    if (!m_row || !m_plan || !m_form->widget())
        return;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const bool isPerson = m_row->kind == PairRow::Kind::Person;
    const QWidget* record = m_record && (partner || isPerson) ? besideOf(partner) : nullptr;
    QHash<QString, QString> names; // of points, which have other places in the record
    for (const auto& [document, own] : record ? pointNames() : QList<std::pair<QString, QString>>())
        names[document] = own;
    bool brings = false;
    for (GrowingTextEdit* edit : m_form->widget()->findChildren<GrowingTextEdit*>()) {
        LocalizedEdit* texts = textsOf(*edit);
        const QString stem = edit->objectName().section(u'.', 0, -2);
        const auto language = findLanguage(edit->objectName().section(u'.', -1));
        if (!texts || !language || texts->isShared())
            continue;
        const bool isPoint = stem.startsWith(QStringLiteral("highlights."));
        const bool hasPlace = isPoint || stem.count(u'.') == 1; // rows of lists may stand in another order
        const QString name = isPoint ? names.value(stem) : stem;
        const auto* own = record && hasPlace && !name.isEmpty()
                              ? record->findChild<GrowingTextEdit*>(name + u'.' + codeOf(*language))
                              : nullptr;
        const QString said = own ? own->text() : QString();
        showBeside(*texts, *language, said);
        const bool isBrought = record && hasPlace && !edit->text().isEmpty() && said.isEmpty();
        edit->setBrought(isBrought);
        brings = brings || isBrought;
        showDiffering(
            *edit, hasPlace && !edit->text().isEmpty() && !said.isEmpty() && edit->text() != said ? said : QString());
    }
    showLegend(brings);
    for (DateRangeEdit* edit : m_form->widget()->findChildren<DateRangeEdit*>())
        showDates(*edit, record ? record->findChild<DateRangeEdit*>(edit->objectName()) : nullptr);
}

/// Those that stand. What the document has instead is told, and can be put right only while it is taken.
void ReviewForm::showDates(DateRangeEdit& edit, const DateRangeEdit* own)
{
    const DateRange given = m_given.contains(&edit) ? m_given.take(&edit) : edit.range();
    const bool differ = own && contradict(own->range(), given);
    const bool isOwn = differ && !takesOther(textOf(own->range()), textOf(given));
    const DateRange& stands = isOwn ? own->range() : given;
    if (edit.range() != stands)
        edit.setRange(stands);
    if (isOwn)
        m_given.insert(&edit, given);
    edit.setEnabled(!isOwn);
    edit.setRemark(!differ ? QString() : tr("instead of %1").arg(textOf(isOwn ? given : own->range())));
}

/// "highlights.2" of the document and of the record, of the points that become one.
QList<std::pair<QString, QString>> ReviewForm::pointNames() const
{
    QList<std::pair<QString, QString>> names;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* own = partner ? entryIn(*m_plan->record(), *partner) : nullptr;
    const Entry* given = m_row->entry ? entryIn(m_plan->document(), *m_row->entry) : nullptr;
    if (!own || !given)
        return names;
    for (const MergePlan::HighlightRow& row : m_plan->highlightRows(*m_row->entry)) {
        const qsizetype document = placeOfPoint(row.entry, given->highlights);
        const qsizetype record = placeOfPoint(row.record, own->highlights);
        if (document >= 0 && record >= 0)
            names += {nameOfPoint(document), nameOfPoint(record)};
    }
    return names;
}

} // namespace duovita
