#include "ui/shell/workspace.h"

#include "ui/find/findpanel.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/panepopup.h"
#include "ui/shell/welcomepage.h"
#include "ui/style/tokens.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <numeric>

namespace duovita {

namespace {

const QList<int> usualWidths{176, 272, 448, 540, 512};
// Both languages' pages are readable side by side, and a problem has room for its remedies.
const QList<int> usualWidthsForBoth{176, 248, 448, 528, 724};

// Minimum widths of the window for these panes.
constexpr int roomForPeople = 1200;
constexpr int roomForPeopleAndBoth = 1700;
constexpr int roomForBoth = 1280; // below, the languages' pages are stacked
constexpr int roomForPages = 1000;
constexpr int roomForOutline = 720;
constexpr int roomForPagesInDesign = 720; // below 1000, the templates are a popup

constexpr int narrowestForm = 390; // fits a label and two texts side by side
constexpr int narrowestPages = 300;
constexpr int narrowestOutline = 200;
constexpr int outlineOnSmallScreen = 232;
constexpr int lowest = 240;

// States with their own column widths: the mode, and whether both languages' pages are shown.
constexpr std::size_t designing = 1;
constexpr std::size_t withBoth = 2;

} // namespace

Workspace::Workspace(const Parts& parts, QWidget* window)
    : QWidget(window), m_parts(parts), m_columns(new QSplitter(Qt::Horizontal, this)),
      m_peoplePopup(new PanePopup(parts.people, QStringLiteral("peoplePopup"), this)),
      m_galleryPopup(new PanePopup(parts.gallery, QStringLiteral("galleryPopup"), this)),
      m_stack(new QStackedWidget(this))
{
    for (std::size_t state = 0; state < m_widths.size(); ++state)
        m_widths.at(state) = state < withBoth ? usualWidths : usualWidthsForBoth;
    place();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&m_parts.bar);
    layout->addWidget(&m_parts.find);
    layout->addWidget(m_stack, 1);
    connect(&m_parts.middle, &MiddlePane::modeChanged, this, &Workspace::arrange);
    connect(&m_parts.preview, &PreviewPanel::languagesChanged, this, &Workspace::arrange);
    connect(&m_parts.people, &PeoplePanel::chosen, m_peoplePopup, &QWidget::close);
    connect(m_peoplePopup, &PanePopup::gone, this, [this] { takeBack(People); });
    connect(m_galleryPopup, &PanePopup::gone, this, [this] { takeBack(Gallery); });
}

/// In column order, including parts that are currently elsewhere.
QList<QWidget*> Workspace::parts() const
{
    return {&m_parts.people, &m_parts.outline, &m_parts.gallery, &m_parts.middle, &m_parts.preview};
}

bool Workspace::inDesign() const
{
    return m_parts.middle.mode() == MiddlePane::Mode::Design;
}

void Workspace::place()
{
    m_columns->setObjectName(QStringLiteral("mainSplitter"));
    m_columns->setChildrenCollapsible(false);
    for (QWidget* part : parts())
        m_columns->addWidget(part);
    m_columns->setStretchFactor(Middle, 1);
    m_columns->setStretchFactor(Pages, 1);
    m_parts.outline.setMinimumWidth(narrowestOutline);
    m_parts.gallery.setMinimumWidth(narrowestOutline);
    m_parts.middle.setMinimumWidth(narrowestForm);
    m_parts.preview.setMinimumWidth(narrowestPages);
    connect(m_columns, &QSplitter::splitterMoved, this, &Workspace::keepWidths);
    // The columns' minimum width is no limit, because panes fold away.
    m_stack->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->setMinimumSize(narrowestForm, lowest);
    m_stack->addWidget(m_columns);
    m_stack->addWidget(&m_parts.welcome);
    m_stack->addWidget(&m_parts.review);
}

std::size_t Workspace::state() const
{
    return (inDesign() ? designing : 0) + (m_both ? withBoth : 0);
}

bool Workspace::showsBoth(bool pages) const
{
    return pages && !m_pagesAway && m_parts.preview.languages().size() > 1;
}

/// Saves the column widths set by the user, separately for each state.
void Workspace::keepWidths()
{
    const QList<int> sizes = m_columns->sizes();
    const QList<QWidget*> all = parts();
    for (int column = 0; column < columnCount; ++column) {
        const int width = sizes.value(m_columns->indexOf(all[column]));
        if (width > 0)
            widths()[column] = width;
    }
    m_moved.at(state()) = true;
}

void Workspace::arrange()
{
    const bool design = inDesign();
    const bool alone = m_pagesAlone && !hasRoomForPages();
    const bool lists = !m_focused && !alone;
    const bool room = width() >= (design ? roomForPagesInDesign : roomForPages);
    const bool pages = alone || (!m_pagesAway && (m_focused || (isWanted(Pane::Pages) && room)));
    const bool both = showsBoth(pages);
    m_both = both && width() >= roomForBoth;
    const bool people = lists && isWanted(Pane::People) && width() >= (both ? roomForPeopleAndBoth : roomForPeople);
    const bool outline = lists && isWanted(Pane::Outline) && width() >= roomForOutline;
    const bool gone = !design && both && !people && m_people && width() >= roomForPeople; // not for its width
    m_people = design ? m_people : people;
    if (!m_peoplePopup->holdsPane())
        m_parts.people.setVisible(people && !design);
    m_parts.outline.setVisible(outline && !design);
    if (!m_galleryPopup->holdsPane())
        m_parts.gallery.setVisible(design && lists && (hasRoomForPages() || !pages));
    m_parts.middle.setVisible(!alone);
    m_parts.preview.setInPlaceOfForm(alone);
    m_parts.middle.showPageButton(!pages && !hasRoomForPages() && !m_pagesAway);
    if (!m_pagesAway)
        m_parts.preview.setVisible(pages);
    fitColumns(people, outline);
    Q_EMIT shownChanged();
    if (gone && isVisible())
        Q_EMIT peopleFolded(tr("To make room for both pages, people are now under the name at the top left."));
}

/// The lists keep their widths; form and pages share the rest in the same proportion as before.
void Workspace::fitColumns(bool people, bool outline)
{
    QList<int> sizes = widths();
    if (inDesign() && !m_moved.at(state())) { // edges stay when the mode changes
        const QList<int>& writing = m_widths.at(state() - designing);
        sizes[Gallery] = (people ? writing[People] + 1 : 0) + (outline || !people ? writing[Outline] : 0);
        sizes[Middle] = writing[Middle];
        sizes[Pages] = writing[Pages];
    }
    if (inDesign() && !hasRoomForPages() && !m_moved.at(state())) { // the page gets the room beyond the minimum
        sizes[Middle] = narrowestForm;
        sizes[Pages] = std::max(narrowestPages, m_columns->width() - narrowestForm);
    }
    if (!inDesign() && !hasRoomForPages() && !m_moved.at(state())) // the form needs it more
        sizes[Outline] = std::min(sizes[Outline], outlineOnSmallScreen);
    QList<bool> shown;
    for (const QWidget* part : parts())
        shown += m_columns->indexOf(const_cast<QWidget*>(part)) >= 0 && !part->isHidden();
    int rest = m_columns->width();
    for (const int column : {People, Outline, Gallery})
        rest -= shown[column] ? sizes[column] + 1 : 0;
    if (shown[Middle] && shown[Pages]) {
        rest -= 1;
        const int both = sizes[Middle] + sizes[Pages];
        sizes[Middle] = rest * sizes[Middle] / both;
        sizes[Pages] = rest - sizes[Middle];
    } else {
        sizes[Middle] = sizes[Pages] = rest;
    }
    const QList<QWidget*> all = parts();
    for (int column = columnCount; column-- > 0;) {
        if (m_columns->indexOf(all[column]) < 0)
            sizes.removeAt(column);
    }
    m_columns->setSizes(sizes);
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_columns->resize(m_stack->size());
    arrange();
}

void Workspace::showParts(bool nobody)
{
    const bool reviewing = m_parts.review.isReviewing();
    QWidget* parts = nobody ? static_cast<QWidget*>(&m_parts.welcome) : m_columns;
    m_stack->setCurrentWidget(reviewing ? &m_parts.review : parts);
    m_parts.bar.setVisible(!reviewing); // a review has its own bar
}

void Workspace::setPartsEnabled(bool enabled)
{
    m_stack->setEnabled(enabled);
    m_parts.bar.setEnabled(enabled);
}

bool Workspace::isWanted(Pane pane) const
{
    return m_wanted.at(static_cast<std::size_t>(pane));
}

void Workspace::setWanted(Pane pane, bool wanted)
{
    m_wanted.at(static_cast<std::size_t>(pane)) = wanted;
    m_focused = false;
    arrange();
}

bool Workspace::isShown(Pane pane) const
{
    const std::array<const QWidget*, 3> panes{&m_parts.people, &m_parts.outline, &m_parts.preview};
    return !panes.at(static_cast<std::size_t>(pane))->isHidden();
}

void Workspace::setFocused(bool focused)
{
    m_focused = focused;
    m_pagesAlone = false;
    arrange();
}

void Workspace::showPagesAlone(bool alone)
{
    m_pagesAlone = alone;
    arrange();
    if (alone)
        m_parts.preview.focusPages();
    else
        m_parts.middle.takeFocus();
}

bool Workspace::hasRoomForPages() const
{
    return width() >= roomForPages;
}

void Workspace::popUpPeople(QWidget& below)
{
    constexpr QSize most{280, 400};
    m_peoplePopup->popUp(below, most);
    m_parts.people.focusList();
}

void Workspace::popUpGallery(QWidget& below)
{
    constexpr QSize most{448, 560};                         // as wide as the gallery in a large window
    m_galleryPopup->popUpOver(m_parts.middle, below, most); // leave the changing page visible
    m_parts.gallery.setFocus();
}

void Workspace::closeGallery()
{
    m_galleryPopup->close();
}

bool Workspace::isGalleryFolded() const
{
    return inDesign() && (m_parts.gallery.isHidden() || m_galleryPopup->holdsPane());
}

void Workspace::takeBack(int column)
{
    const QList<QWidget*> all = parts();
    int place = 0;
    for (int before = 0; before < column; ++before)
        place += m_columns->indexOf(all[before]) >= 0 ? 1 : 0;
    m_columns->insertWidget(place, all[column]);
    arrange();
}

void Workspace::setPagesAway(bool away)
{
    m_pagesAway = away;
    if (!away && m_columns->indexOf(&m_parts.preview) < 0)
        m_columns->insertWidget(Pages, &m_parts.preview);
    arrange();
}

void Workspace::goToNextPart(const std::function<bool()>& goToMessage)
{
    const QWidget* focus = window()->focusWidget();
    const bool listsShown = isShown(Pane::People);
    if (m_parts.people.isAncestorOf(focus))
        m_parts.middle.takeFocus();
    else if (m_parts.outline.isAncestorOf(focus) || m_parts.middle.isAncestorOf(focus) ||
             m_parts.gallery.isAncestorOf(focus)) {
        if (isShown(Pane::Pages))
            m_parts.preview.focusPages();
        else if (!goToMessage())
            listsShown ? m_parts.people.focusList() : m_parts.middle.takeFocus();
    } else if (m_parts.bar.isAncestorOf(focus) || !goToMessage())
        listsShown ? m_parts.people.focusList() : m_parts.middle.takeFocus();
}

} // namespace duovita
