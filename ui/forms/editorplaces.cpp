#include "ui/forms/editorpanel.h"

#include "core/content/cvediting.h"
#include "core/content/owntexts.h"
#include "ui/forms/entryform.h"
#include "ui/forms/formgrid.h"
#include "ui/forms/outlineview.h"
#include "ui/forms/sharednote.h"
#include "ui/models/outlinemodel.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/unparsedlist.h"

#include <QApplication>
#include <QLayout>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollArea>

#include <algorithm>

// Finds where the cursor is in the record, and moves it to a place.

namespace duovita {

namespace {

/// The first text field of a form.
QWidget* firstText(const QWidget& form)
{
    const QList<QWidget*> fields = form.findChildren<QWidget*>();
    const auto first = std::find_if(fields.begin(), fields.end(), [&](const QWidget* field) {
        return field->objectName().startsWith(QStringLiteral("field.")) && field->isVisibleTo(&form) &&
               qobject_cast<const QPlainTextEdit*>(field);
    });
    return first == fields.end() ? nullptr : *first;
}

/// Unfolds the field if it is hidden behind a chip.
void showField(QWidget& field)
{
    for (QWidget* outer = field.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* grid = qobject_cast<FormGrid*>(outer))
            grid->reveal(&field);
    }
    field.setFocus();
}

} // namespace

/// A field of the person's form. In a list (contacts), that of `part`, else the first that lacks this language, else
/// the first.
QWidget* EditorPanel::factsField(const ContentSource& source, Language language, const QString& part) const
{
    const QWidget* form = m_scroll->widget();
    const QString name = source.cv ? ownHeadlineName : QStringLiteral("field.") + nameOf(source.field);
    if (auto* single = form ? form->findChild<QWidget*>(name + u'.' + codeOf(language)) : nullptr)
        return single;
    // Field names look like "field.contacts.2.label.zh", "field.contacts.2..zh" (no name for a value),
    // "field.words.present.zh".
    const QString item =
        part.section(u'.', 0, 0) +
        (part.contains(u'.') ? u'.' + QString(part.section(u'.', 1)).remove(QStringLiteral("value")) : QString());
    if (auto* named =
            form && !part.isEmpty() ? form->findChild<QWidget*>(name + u'.' + item + u'.' + codeOf(language)) : nullptr)
        return named;
    GrowingTextEdit* first = nullptr;
    const QList<GrowingTextEdit*> all = form ? form->findChildren<GrowingTextEdit*>() : QList<GrowingTextEdit*>();
    for (GrowingTextEdit* edit : all) {
        const QString its = edit->objectName();
        if (!its.startsWith(name + u'.') || !its.endsWith(u'.' + codeOf(language)) || !edit->isVisibleTo(form))
            continue;
        const QString stem = its.chopped(codeOf(language).size());
        const bool hasCounterpart = std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language other) {
            const auto* twin = form->findChild<GrowingTextEdit*>(stem + codeOf(other));
            return twin && !twin->text().isEmpty();
        });
        if (edit->text().isEmpty() && hasCounterpart)
            return edit;
        first = first ? first : edit;
    }
    return first;
}

/// The outline's item whose form shows the text. The shown CV's own headline is in the person's form, and its own
/// summary in that of the summary it replaces.
std::optional<ContentSource> EditorPanel::itemOf(const ContentSource& source) const
{
    if (!source.cv)
        return source;
    if (!m_document || *source.cv != m_cv)
        return {};
    if (source.field == Field::Headline)
        return ContentSource();
    const Person& person = m_document->person();
    const Section* replaced = sectionOfOwnSummary(person, cvOf(person, m_cv));
    if (!replaced || replaced->entries().isEmpty())
        return {};
    ContentSource item;
    item.section = replaced->id();
    item.entry = replaced->entries().front().id;
    return item;
}

bool EditorPanel::hasField(const ContentSource& source) const
{
    return m_model && itemOf(source);
}

void EditorPanel::choose(const ContentSource& source)
{
    const auto item = m_model ? itemOf(source) : std::nullopt;
    if (!item)
        return;
    if (item->entry)
        select(m_model->indexOf(*item->entry));
    else if (item->section)
        select(m_model->indexOf(*item->section));
    else
        select(m_model->personIndex());
}

void EditorPanel::goTo(const ContentSource& source, Language language, const QString& part)
{
    if (!m_model)
        return;
    choose(source);
    if (auto* form = qobject_cast<EntryForm*>(m_scroll->widget()))
        form->goTo(source, language);
    else if (QWidget* field = factsField(source, language, part))
        showField(*field);
    else
        focusOutline(); // further keys must not reach the field just left
    if (QWidget* field = m_scroll->widget() ? m_scroll->widget()->focusWidget() : nullptr)
        m_scroll->ensureWidgetVisible(field);
}

/// The object name of the text's field in the shown form; empty if that is about something else.
QString EditorPanel::fieldNameOf(const ContentSource& source, Language language) const
{
    const bool isShown = source.entry
                             ? currentEntry() == source.entry
                             : !source.section && m_model && m_outline->currentIndex() == m_model->personIndex();
    if (!isShown || source.cv)
        return {};
    const QString side = u'.' + codeOf(language);
    if (!source.highlight)
        return QStringLiteral("field.") + nameOf(source.field) + side;
    const QList<Highlight>& points = m_document->findEntry(*source.entry)->highlights;
    const auto point =
        std::find_if(points.begin(), points.end(), [&](const Highlight& each) { return each.id == *source.highlight; });
    return QStringLiteral("highlights.%1").arg(point - points.begin()) + side;
}

void EditorPanel::mark(const ContentSource& source, Language language)
{
    unmark();
    const QString name = fieldNameOf(source, language);
    m_marked = m_scroll->widget() && !name.isEmpty() ? m_scroll->widget()->findChild<GrowingTextEdit*>(name) : nullptr;
    if (!m_marked)
        return;
    m_marked->setBrought(true);
    m_scroll->ensureWidgetVisible(m_marked);
}

void EditorPanel::unmark()
{
    if (m_marked)
        m_marked->setBrought(false);
    m_marked = nullptr;
}

void EditorPanel::goToLeftOver(const ContentSource& source, const QString& text)
{
    goTo(source, firstLanguage);
    auto* list = m_scroll->widget() ? m_scroll->widget()->findChild<UnparsedList*>() : nullptr;
    if (!list || !list->choose(text))
        return;
    m_scroll->widget()->layout()->activate(); // lay out a form that was just created
    m_scroll->ensureWidgetVisible(list);
}

void EditorPanel::showText(const ContentSource& source, Language language, const QString& text)
{
    const QPointer<QWidget> before = QApplication::focusWidget();
    goTo(source, language);
    if (auto* field = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget())) {
        field->moveCursor(QTextCursor::Start);
        field->find(text);
    }
    if (before)
        before->setFocus();
}

QString EditorPanel::focusedField() const
{
    const QWidget* form = m_scroll->widget();
    const QWidget* field = form ? form->focusWidget() : nullptr;
    return field && form->isAncestorOf(field) ? field->objectName() : QString();
}

void EditorPanel::focusField(const QString& name)
{
    QWidget* form = m_scroll->widget();
    auto* field = form && !name.isEmpty() ? form->findChild<QWidget*>(name) : nullptr;
    if (!field || !field->isVisibleTo(form))
        field = form ? firstText(*form) : nullptr;
    if (!field)
        return focusOutline();
    field->setFocus();
    m_scroll->ensureWidgetVisible(field);
}

namespace {

/// The row number in a field's name: "field.contacts.2..en", "highlights.3.en".
std::optional<int> rowIn(const QString& fieldName)
{
    std::optional<int> row;
    for (const QString& part : fieldName.split(u'.')) {
        bool isNumber = false;
        const int number = part.toInt(&isNumber);
        if (isNumber)
            row = number;
    }
    return row;
}

} // namespace

/// Derived from field names: "field.title.zh", "field.contacts.2..en", "highlights.3.en".
ContentSource EditorPanel::caretSource() const
{
    ContentSource source = currentSource();
    const QString name = focusedField();
    const QStringList parts = name.split(u'.');
    if (!m_model || parts.size() < 2)
        return source;
    if (name.startsWith(ownHeadlineName + u'.'))
        return {{}, {}, {}, Field::Headline, m_cv};
    if (name.startsWith(ownSummaryName + u'.'))
        return {{}, {}, {}, Field::Summary, m_cv};
    if (parts.front() == QStringLiteral("highlights")) {
        const Entry* entry = source.entry ? m_document->findEntry(*source.entry) : nullptr;
        const auto row = rowIn(name);
        source.field = Field::Highlights;
        if (entry && row && *row < entry->highlights.size())
            source.highlight = entry->highlights[*row].id;
    } else {
        const bool isDate = QStringList({QStringLiteral("start"), QStringLiteral("end"), QStringLiteral("expected")})
                                .contains(parts[1]);
        source.field = isDate ? Field::Range : findField(parts[1]).value_or(Field::None);
    }
    return source;
}

RecordPosition EditorPanel::cursor() const
{
    if (!m_model)
        return {};
    const QString name = focusedField();
    return positionOf(caretSource(), m_document->person(), rowIn(name).value_or(-1),
                      name.contains(u'.') ? findLanguage(name.section(u'.', -1)) : std::nullopt);
}

void EditorPanel::showEdit(const EditSummary& edit)
{
    if (!m_model || edit.count == 0)
        return;
    ContentSource source{edit.place.section, edit.place.entry, edit.place.highlight, edit.place.field};
    if (source.entry && !m_document->findEntry(*source.entry))
        source = {source.section, {}, {}, Field::None};
    if (source.section && !m_document->findSection(*source.section))
        return;
    const EditPlace none;
    const bool isOfCv = edit.what == EditSummary::What::Contents && !edit.place.section; // its texts are in its dialog
    if (edit.place == none || isOfCv)
        return; // the focus is not in a form
    const QPointer<QWidget> before = QApplication::focusWidget();
    const bool inForm = before && m_scroll->isAncestorOf(before);
    // If nothing in the form changed, only rows, the cursor may stay in its field.
    const ContentSource here = currentSource();
    const bool isInside = !source.entry && source.section == m_model->sectionAt(m_outline->currentIndex());
    if (source.field == Field::None && (here == source || isInside))
        return;
    const auto side = inForm ? findLanguage(focusedField().section(u'.', -1)) : std::nullopt;
    goTo(source, edit.language.value_or(side.value_or(firstLanguage)));
    if (before && !inForm)
        before->setFocus();
}

ContentSource EditorPanel::currentSource() const
{
    ContentSource source;
    if (!m_model)
        return source;
    source.entry = m_model->entryAt(m_outline->currentIndex());
    if (!source.entry)
        source.section = m_model->sectionAt(m_outline->currentIndex());
    return source;
}

std::optional<EntryId> EditorPanel::currentEntry() const
{
    return m_model ? m_model->entryAt(m_outline->currentIndex()) : std::nullopt;
}

} // namespace duovita
