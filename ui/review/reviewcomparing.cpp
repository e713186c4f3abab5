#include "ui/review/reviewform.h"

#include "core/matching/entrymerging.h"
#include "core/messages/changewords.h"
#include "core/messages/findingwords.h"
#include "ui/forms/entryform.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/review/changelist.h"
#include "ui/review/contradictions.h"
#include "ui/review/pointplace.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/statesign.h"

#include <QScrollArea>

// Shows the record's values next to the document's.

namespace duovita {

namespace {

/// Identifies one language of a field's text or of a point's.
QString factKey(const QString& field, Language side, const std::optional<HighlightId>& point)
{
    return QStringList{field, codeOf(side), point ? point->toString() : QString()}.join(u'/');
}

/// The same for a change; empty unless it is in one language of a text that has a single place in a form.
QString factKey(const ConflictPlace& place)
{
    const bool hasPlace = place.part == RecordPart::Field && place.language && place.detail.isEmpty() && !place.cv;
    return hasPlace ? factKey(nameOf(place.field), *place.language, place.highlight) : QString();
}

/// One language of a point's text, in Markdown, or of the field with that name; none if it has no such text.
std::optional<QString> textIn(const Entry& entry, const QString& field, Language side,
                              const std::optional<HighlightId>& point)
{
    if (point) {
        const qsizetype place = placeOfPoint(point, entry.highlights);
        return place < 0 ? std::nullopt : std::optional(entry.highlights[place].text.text(side).markdown());
    }
    std::optional<QString> text;
    forEachField(entry.details, [&](Field candidate, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (nameOf(candidate) == field)
                text = value.text(side);
        }
    });
    return text;
}

// Properties of a field that shows the record's text in place of the document's: both texts.
constexpr auto shownProperty = "shownInstead";
constexpr auto givenProperty = "givenText";

/// The document's text. An edit replaces what the field shows, and is the document's from then on.
QString givenTextOf(const GrowingTextEdit& edit)
{
    const QVariant shown = edit.property(shownProperty);
    return shown.isValid() && shown.toString() == edit.text() ? edit.property(givenProperty).toString() : edit.text();
}

/// Shows the record's text, or if there is none, the document's.
void showInstead(GrowingTextEdit& edit, const QString& given, const std::optional<QString>& own)
{
    edit.setText(own.value_or(given));
    edit.setProperty(shownProperty, own ? QVariant(edit.text()) : QVariant());
    edit.setProperty(givenProperty, own ? QVariant(given) : QVariant());
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

void ReviewForm::refresh(Extent extent)
{
    if (!m_row || !m_plan || !m_fields)
        return;
    // If the record has the entry or the person, too, or documents follow, only texts in the document's language count
    // as missing: the others may be there.
    const QList<Language> own{m_language.value_or(firstLanguage)};
    const bool othersMayCome = m_moreFollow && m_language;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* beside = partner ? m_plan->record()->entry(*partner) : nullptr;
    if (auto* form = qobject_cast<EntryForm*>(m_fields.data())) {
        form->setNeeded(partner || othersMayCome ? own : everyLanguage());
        form->setBeside(beside ? std::optional(*beside) : std::nullopt, kindStored(*m_row->entry));
    }
    if (auto* form = qobject_cast<PersonForm*>(m_fields.data()))
        form->setNeeded(m_plan->record() || othersMayCome ? own : everyLanguage());
    compare(extent);
}

/// Shows the record's text, which stays if nothing is typed, as a placeholder. Without one, the placeholder that the
/// form itself has set stays.
void ReviewForm::showRecordText(LocalizedEdit& texts, Language side, const QString& text)
{
    GrowingTextEdit& edit = *texts.edit(side);
    constexpr auto property = "besideText";
    if (edit.property(property).toString() == text)
        return;
    edit.setProperty(property, text);
    edit.setGhostStays();
    texts.setUsual(side, text);
}

/// Whether the document's value replaces the record's, because a person chose it or because it is more complete.
bool ReviewForm::takesOther(const QString& own, const QString& given) const
{
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    return std::any_of(m_result->findings.begin(), m_result->findings.end(),
                       [&](const MergeFinding& finding) {
                           const bool stands = finding.takesOther || finding.kind == MergeFinding::Kind::TextExtended;
                           const bool isHere =
                               !m_row->entry || finding.entry == partner; // personal data belong to no entry
                           return stands && isHere && finding.parameters.value(1) == own &&
                                  finding.parameters.value(2) == given;
                       }) ||
           (m_row->kind == PairRow::Kind::Person && isContactOfResult(given));
}

/// Whether the result has the contact: a number with more digits replaces the record's.
bool ReviewForm::isContactOfResult(const QString& given) const
{
    const QList<Contact>& contacts = m_result->person.contacts;
    return std::any_of(contacts.begin(), contacts.end(),
                       [&](const Contact& contact) { return contact.value.anyText() == given; });
}

/// Whether the result has the record's text of the entry, and not the document's.
bool ReviewForm::recordStays(const QString& field, Language side, const std::optional<HighlightId>& point) const
{
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* own = partner ? m_plan->record()->entry(*partner) : nullptr;
    const Entry* result = partner ? m_result->person.entry(*partner) : nullptr;
    if (!own || !result)
        return false;
    const auto before = textIn(*own, field, side, point);
    return before && before == textIn(*result, field, side, point);
}

/// Says which of the two differing texts stays.
QString ReviewForm::wordsForDiffering(const QString& own, const QString& given, bool showsOwn) const
{
    if (showsOwn)
        return tr("The other text is “%1”; the record’s stays").arg(given.simplified());
    return (takesOther(own, given) ? tr("“%1” was replaced; it is in the earlier versions")
                                   : tr("“%1” is already there and stays"))
        .arg(own.simplified());
}

/// Marks the field if there are words; otherwise removes the mark.
void ReviewForm::showDiffering(GrowingTextEdit& edit, const QStringList& words)
{
    constexpr auto property = "saidInstead";
    const bool before = edit.property(property).toBool();
    edit.setProperty(property, !words.isEmpty());
    if (!words.isEmpty())
        edit.setSign(Sign::Differ, words.join(u'\n'));
    else if (before)
        edit.setSign(Sign::None, {});
}

/// Where the languages of the entry, as it will be, contradict each other: the words for each text's last language.
QHash<QString, QString> ReviewForm::contradictions() const
{
    QHash<QString, QString> words;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    if (!m_row->entry)
        return words;
    for (const Problem& problem : contradictionsIn(m_result->person, partner.value_or(*m_row->entry))) {
        const Field field = problem.source.highlight ? Field::Highlights : problem.source.field;
        QString& text = words[factKey(nameOf(field), allLanguages.back(), problem.source.highlight)];
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + describe(problem);
    }
    return words;
}

/// Shows the record's texts in fields that the document leaves empty, and marks the texts that only the document has
/// and those that differ.
void ReviewForm::compare(Extent extent)
{
    if (!m_row || !m_plan || !m_fields)
        return;
    const Counterpart chosen = chosenCounterpart();
    const bool isPerson = m_row->kind == PairRow::Kind::Person;
    const QWidget* record = m_record && (isPerson || chosen != Counterpart()) ? recordFormFor(chosen) : nullptr;
    m_title->setText(isPerson && record ? tr("Result (the record's other contacts stay)") : tr("Result"));
    QHash<QString, QString> names; // points and contacts are in other positions in the record
    for (const auto& [document, own] : !record ? NamePairs() : isPerson ? contactNames() : pointNames())
        names[document] = own;
    const QHash<QString, QString> clashes = contradictions();
    QSet<QString> brought;
    for (GrowingTextEdit* edit : m_fields->findChildren<GrowingTextEdit*>()) {
        LocalizedEdit* texts = textsOf(*edit);
        const QString stem = edit->objectName().section(u'.', 0, -2);
        const auto language = findLanguage(edit->objectName().section(u'.', -1));
        if (!texts || !language)
            continue;
        const bool isPoint = stem.startsWith(QStringLiteral("highlights."));
        const bool isAlone = stem.count(u'.') == 1;
        // Rows of other lists may be in another order, or have no counterpart.
        const bool hasPlace =
            isPoint || isAlone || names.contains(stem) || stem.startsWith(duovita::objectName(Field::Words, {}) + u'.');
        const QString name = isPoint ? names.value(stem) : names.value(stem, stem);
        const auto* own = record && hasPlace && !name.isEmpty()
                              ? record->findChild<GrowingTextEdit*>(name + u'.' + codeOf(*language))
                              : nullptr;
        const QString said = own ? own->text() : QString();
        const QString field = isPoint ? nameOf(Field::Highlights) : stem.section(u'.', 1);
        const auto point = isPoint ? pointOf(stem) : std::nullopt;
        const QString given = givenTextOf(*edit);
        const bool isBrought = record && hasPlace && !given.isEmpty() && said.isEmpty();
        edit->setBrought(isBrought);
        const bool differs = hasPlace && !given.isEmpty() && !said.isEmpty() && given != said;
        const bool showsOwn = differs && (isPoint || isAlone) && recordStays(field, *language, point);
        showInstead(*edit, given, showsOwn ? std::optional(said) : std::nullopt);
        QStringList words{differs ? wordsForDiffering(said, given, showsOwn) : QString(),
                          clashes.value(factKey(field, *language, point))};
        words.removeAll(QString());
        showDiffering(*edit, words);
        if (texts->isShared())
            continue;
        showRecordText(*texts, *language, said);
        if (isBrought && (isPoint || isAlone))
            brought += factKey(field, *language, point);
    }
    if (extent == Extent::Everything)
        showChanges(brought);
    for (DateRangeEdit* edit : m_fields->findChildren<DateRangeEdit*>())
        showDates(*edit, record ? record->findChild<DateRangeEdit*>(edit->objectName()) : nullptr);
}

/// Whether the entry differs from its partner in something that nobody has decided.
bool ReviewForm::isUndecided() const
{
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    return partner && std::any_of(m_result->findings.begin(), m_result->findings.end(), [&](const auto& finding) {
               const bool asks =
                   finding.kind == MergeFinding::Kind::DatesDiffer || finding.kind == MergeFinding::Kind::TextsDiffer;
               return finding.entry == *partner && asks && !finding.isDecided;
           });
}

/// Whether the change only keeps as unplaced text what a question has named: the question says so.
bool ReviewForm::isAsked(const FactChange& change) const
{
    const auto* kept = std::get_if<QStringList>(&change.after);
    if (change.place.part != RecordPart::Unparsed || !kept)
        return false;
    const auto* own = std::get_if<QStringList>(&change.before);
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    return std::all_of(kept->begin(), kept->end(), [&](const QString& text) {
        const auto isNamed = [&](const MergeFinding& finding) {
            return partner && finding.entry == *partner && !finding.isDecided &&
                   finding.parameters.value(2).simplified() == text.simplified();
        };
        return (own && own->contains(text)) ||
               std::any_of(m_result->findings.begin(), m_result->findings.end(), isNamed);
    });
}

/// All changes to the entry, or to the person's own data.
QList<FactChange> ReviewForm::changes() const
{
    if (!m_plan->record())
        return {};
    if (m_row->kind == PairRow::Kind::Person)
        return changesOfPerson(*m_plan->record(), m_result->person);
    return m_row->entry ? changesOfJoined(*m_plan, m_result->person, *m_row->entry) : QList<FactChange>();
}

/// Lists the changes that no field marks, or that other languages' documents show, too.
void ReviewForm::showChanges(const QSet<QString>& brought)
{
    QList<FactChange> others;
    qsizetype shown = 0;
    for (const FactChange& change : changes()) {
        if (isAsked(change))
            continue;
        ++shown;
        const bool isMarked = brought.contains(factKey(change.place));
        if (!isMarked || (m_language && !changesOnOtherPages({change}, *m_language).isEmpty()))
            others += change;
    }
    const qsizetype section = m_row->section ? m_plan->document().indexOf(*m_row->section) : -1;
    m_changes->show(others, section < 0 ? std::nullopt : std::optional(m_plan->document().sections[section].kind()),
                    m_language);
    showLegend(shown);
}

/// Shows the dates that stay, with a remark about the others if the two contradict. The document's dates can be edited
/// only while they are the ones shown.
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
    edit.setReadOnly(isOwn, tr("Choose above which dates are right"));
    const QString remark = isUndecided() ? tr("or %1") : tr("instead of %1");
    edit.setRemark(differ ? remark.arg(wordsFor(isOwn ? given : own->range())) : QString());
}

} // namespace duovita
