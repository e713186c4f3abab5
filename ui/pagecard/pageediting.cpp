#include "ui/pagecard/pageediting.h"

#include "core/content/cvediting.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/pagecard/cardfield.h"
#include "ui/pagecard/pagecard.h"
#include "ui/pagecard/pagetexts.h"
#include "ui/preview/previewpanel.h"

#include <QApplication>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace duovita {

PageEditing::PageEditing(PreviewPanel& panel, QObject* parent)
    : QObject(parent), m_panel(panel), m_card(new PageCard(&panel))
{
    connect(&m_panel, &PreviewPanel::editWanted, this, &PageEditing::edit);
    connect(&m_panel, &PreviewPanel::arranged, this, &PageEditing::place);
    connect(&m_panel, &PreviewPanel::updated, this, &PageEditing::place);
    connect(m_card, &PageCard::nextWanted, this, &PageEditing::goOn);
    connect(m_card, &PageCard::closeWanted, this, &PageEditing::finish);
    connect(m_card, &PageCard::resized, this, &PageEditing::place);
    connect(m_card, &PageCard::formWanted, this, [this] {
        const ContentSource source = m_source;
        close();
        Q_EMIT formWanted(source, m_language);
    });
    // Close when the focus moves elsewhere in this window; menus and other windows do not count.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (isOpen() && !m_moving && now && now->window() == m_card->window() && !m_card->isAncestorOf(now))
            close();
    });
}

PageEditing::~PageEditing()
{
    delete m_card;
}

void PageEditing::setDocument(PersonDocument* document)
{
    close();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &PersonDocument::changed, this, [this] {
            if (isOpen() && !CardField::isThere(*m_document, m_source))
                close();
        });
}

bool PageEditing::isOpen() const
{
    return m_card && !m_card->isHidden();
}

void PageEditing::edit(const ContentSource& source, Language language)
{
    const auto text = m_document ? editedAs(source, m_document->person()) : std::nullopt;
    if (!text || !CardField::isThere(*m_document, *text) || !m_panel.view(language).boxOf(*text))
        return;
    const auto added = addedPoint();
    m_after.reset();
    if (added)
        dropUnwritten(*added); // before the new places are named
    open(*text, language);
}

void PageEditing::open(const ContentSource& text, Language language)
{
    const QScopedValueRollback guard(m_moving, true);
    m_document->closeMerge(); // start a new undo step
    for (const Language other : allLanguages)
        m_panel.view(other).setRing(other == language ? std::optional(text) : std::nullopt);
    m_source = text;
    m_language = language;
    m_panel.view(language).reveal(m_source);
    auto* field = new CardField(*m_document, m_source, m_terms, m_card);
    connect(field, &CardField::pointAdded, this, &PageEditing::goToAdded);
    connect(field, &CardField::ended, this, &PageEditing::finish);
    m_card->open(placesOf(m_source), field, language);
    place();
    Q_EMIT opened(m_source, language);
}

/// It is on no page before it has a text, so the card stays where it is.
void PageEditing::goToAdded(const HighlightId& point)
{
    m_after = m_source;
    ContentSource added = m_source;
    added.highlight = point;
    open(added, m_language);
}

void PageEditing::close()
{
    if (!isOpen())
        return;
    const QScopedValueRollback guard(m_moving, true);
    if (m_card->isAncestorOf(m_card->window()->focusWidget())) // else the focus would move to an arbitrary next widget
        m_panel.view(m_language).setFocus();
    m_after.reset();
    m_card->close();
    for (const Language language : allLanguages)
        m_panel.view(language).setRing(std::nullopt);
    if (m_document)
        m_document->closeMerge();
    Q_EMIT closed();
}

/// Closes on request. A click elsewhere only closes: it may go to that point in the form.
void PageEditing::finish()
{
    const auto added = addedPoint();
    close();
    if (added)
        dropUnwritten(*added);
}

/// The point that Enter has added, while it is being edited.
std::optional<ContentSource> PageEditing::addedPoint() const
{
    return m_after ? std::optional(m_source) : std::nullopt;
}

void PageEditing::dropUnwritten(const ContentSource& added)
{
    const Entry* entry = m_document && added.entry ? m_document->findEntry(*added.entry) : nullptr;
    if (!entry)
        return;
    Entry without = *entry;
    const auto isUnwritten = [&](const Highlight& point) {
        return point.id == added.highlight && point.text.isEmpty();
    };
    if (without.highlights.removeIf(isUnwritten) == 0)
        return;
    // Most often it was the last step, which is then as if it had not been.
    m_document->undo();
    const Entry* before = m_document->findEntry(without.id);
    if (before && *before == without)
        return;
    m_document->redo();
    m_document->replaceEntry(without);
}

void PageEditing::goOn(int by)
{
    const PreviewDocument* shown = m_panel.view(m_language).document();
    if (!shown || !m_document)
        return;
    const QList<ContentSource> texts = textsInOrder(shown->document.layout, m_document->person());
    const qsizetype now = texts.indexOf(m_source);
    const qsizetype before = now < 0 && m_after ? texts.indexOf(*m_after) : -1;
    // If the text was emptied, it is no longer on the page: start from the first.
    const qsizetype next = now >= 0 ? now + by : before >= 0 ? before + qMax(by, 0) : 0;
    if (next < 0 || next >= texts.size())
        return;
    edit(texts[next], m_language);
}

namespace {

/// Left and right end of the room for the card: the page, or more if it is too narrow for two languages side by side.
std::pair<int, int> besidesOf(const QRect& page, const QRect& room)
{
    const int wanted = qMin(qMax(page.width(), PageCard::narrowest), room.width());
    const int left = qBound(room.left(), page.left(), room.right() + 1 - wanted);
    return {left, left + wanted - 1};
}

} // namespace

/// While a text is empty and so on no page, the card stays where it is.
void PageEditing::place()
{
    if (!isOpen())
        return;
    const PagesView& view = m_panel.view(m_language);
    const auto box = view.boxOf(m_source);
    if (!view.isVisibleTo(&m_panel))
        return close();
    if (!box)
        return;
    const QPoint origin = view.viewport()->mapTo(&m_panel, QPoint());
    constexpr int margin = 8;
    QRect room(margin, origin.y(), m_panel.width() - 2 * margin, m_panel.height() - origin.y() - margin);
    if (const auto page = view.paperBehind(m_source)) { // beside the page, it would seem to belong to nothing
        const auto [left, right] = besidesOf(page->translated(origin), room);
        room.setLeft(left);
        room.setRight(right);
    }
    m_card->placeAt(box->translated(origin), room);
}

QStringList PageEditing::placesOf(const ContentSource& source) const
{
    const Person& person = m_document->person();
    QStringList places;
    std::optional<SectionKind> kind;
    for (const Section& section : person.sections) {
        const auto entry = std::find_if(section.entries().begin(), section.entries().end(),
                                        [&](const Entry& held) { return source.entry == held.id; });
        if (entry == section.entries().end())
            continue;
        kind = section.kind();
        places += titleOf(section);
        const QString title = shortTitleOf(*entry);
        if (!title.isEmpty())
            places += title;
        for (qsizetype row = 0; row < entry->highlights.size(); ++row) {
            if (source.highlight == entry->highlights[row].id)
                places += tr("Point %1").arg(row + 1);
        }
    }
    if (!source.entry && source.section)
        places = {titleOf(*m_document->findSection(*source.section)), wordFor(Field::Title)};
    else if (!source.highlight)
        places += kind ? wordFor(source.field, *kind) : wordFor(source.field);
    return places + cvsOf(source);
}

/// If the person has several CVs, which of them show the text: a CV can have its own headline and summary.
QStringList PageEditing::cvsOf(const ContentSource& source) const
{
    const QList<Cv>& cvs = m_document->person().cvs;
    if (cvs.size() < 2)
        return {};
    return {source.cv ? tr("only in “%1”").arg(shownName(cvOf(m_document->person(), *source.cv))) : tr("in all CVs")};
}

} // namespace duovita
