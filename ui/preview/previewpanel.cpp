#include "ui/preview/previewpanel.h"

#include "core/content/cvediting.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/terms/neededtexts.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/segmentbar.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

PreviewPanel::PreviewPanel(const ExportFonts& fonts, QWidget* parent)
    : Retranslated(parent),
      m_choice(new QToolButton(this)), m_sides{makeSide(Language::English, fonts), makeSide(Language::Chinese, fonts)},
      m_head(new QWidget(this)), m_between(new QWidget(this)),
      m_line(new QWidget(this)), m_languages{interfaceLanguage()}
{
    setGround(*this, Tone::Ground);
    m_choice->setObjectName(QStringLiteral("document.cv"));
    m_choice->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    makeHead();
    layout->addWidget(m_head);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(0);
    m_columns->addWidget(m_sides.front().view, 1);
    m_columns->addWidget(m_between);
    m_columns->addWidget(m_sides.back().view, 1);
    layout->addLayout(m_columns, 1);
    m_between->setFixedHeight(1);
    setGround(*m_between, Tone::LineStrong);
    setGround(*m_line, Tone::Line);
    m_line->hide();
    connect(&Appearance::instance(), &Appearance::changed, this, &PreviewPanel::arrange);
    setLanguages(m_languages);
    retranslate();
}

PreviewPanel::Side PreviewPanel::makeSide(Language language, const ExportFonts& fonts)
{
    Side side{new PreviewBuilder(language, fonts, m_threads, this), new PagesView(language, this),
              new ElidedLabel(this)};
    side.status->setObjectName(QStringLiteral("preview.status.") + codeOf(language));
    setTextLook(*side.status, Tone::Text2, TextSize::Small);
    const std::size_t index = indexOf(language);
    side.status->setToolTipWords([this, index] { return detailsOf(m_sides[index]); });
    connect(side.builder, &PreviewBuilder::ready, this, [this, index](const PreviewDocument& document) {
        if (m_person && m_person->id == document.person)
            showDocument(index, document);
    });
    connect(side.builder, &PreviewBuilder::drawn, side.view, &PagesView::showPictures);
    connect(side.builder, &PreviewBuilder::failed, this, [this, index](const Error& error) {
        m_failures[index] = describe(error);
        showStatuses();
    });
    connect(side.view, &PagesView::clicked, this,
            [this, language](const ContentSource& source) { Q_EMIT sourceClicked(source, language); });
    connect(side.view, &PagesView::doubleClicked, this,
            [this, language](const ContentSource& source) { Q_EMIT editWanted(source, language); });
    connect(side.view, &PagesView::problemClicked, this, &PreviewPanel::problemClicked);
    connect(side.view, &PagesView::scrolled, this, [this, index] { follow(m_sides[index].view); });
    connect(side.view, &PagesView::arranged, this, &PreviewPanel::arranged);
    connect(side.view, &PagesView::picturesWanted, this, [this, index] { look(index); });
    connect(side.view, &PagesView::zoomRequested, this, &PreviewPanel::zoomBy);
    return side;
}

void PreviewPanel::retranslate()
{
    m_shown->setAccessibleName(tr("Languages of the pages"));
    m_shown->setText(static_cast<int>(languageCount), tr("Both"));
    for (const Side& side : m_sides)
        side.view->setAccessibleName(tr("Pages, %1").arg(endonymOf(side.builder->language())));
    m_fit->setAccessibleName(tr("Fit the height"));
    m_window->setAccessibleName(tr("Pages in their own window"));
    m_window->setToolTip(tr("Pages in their own window (F11)"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back to the other panes (F11 or Esc)"));
    setWholePage(m_wholePage);
    showStatuses();
}

void PreviewPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PreviewPanel::setPerson(const Person& person, const CvId& cv)
{
    if (!m_person || m_person->id != person.id)
        m_fresh.fill(true);
    if (!m_person || m_person->id != person.id || !(m_cv == cv))
        m_missing.clear(); // they belong to another document
    m_person = person;
    m_cv = cv;
    showStatuses();
    // Start with Chinese, which takes longer because of its glyphs: then both are ready sooner.
    for (const Language language : {Language::Chinese, Language::English})
        request(indexOf(language));
}

Language PreviewPanel::language() const
{
    return m_languages.size() == 1 ? m_languages.front() : interfaceLanguage();
}

void PreviewPanel::clear()
{
    m_person.reset();
    m_marked = m_caret = {};
    m_revealing.fill(false);
    for (const Side& side : m_sides)
        side.view->clear();
    showStatuses();
}

void PreviewPanel::focusPages()
{
    activateWindow();
    view(m_languages.front()).setFocus();
}

QList<LayoutFinding> PreviewPanel::findings(Language language) const
{
    const PreviewDocument* shown = madeFor(m_sides[indexOf(language)]);
    return shown ? shown->document.layout.findings : QList<LayoutFinding>();
}

void PreviewPanel::request(std::size_t index)
{
    const Side& side = m_sides[index];
    m_unmade[index] = !side.view->isVisibleTo(this);
    if (!m_person || m_unmade[index])
        return;
    PagesLook look = side.view->look();
    if (m_fresh[index]) // will be shown from the first page
        look.last -= std::exchange(look.first, 0);
    side.builder->request(*m_person, cvOf(*m_person, m_cv), look, m_fresh[index]);
}

/// Call when other pages become visible, the zoom changes, or a hidden document is shown.
void PreviewPanel::look(std::size_t index)
{
    if (m_unmade[index])
        request(index);
    else if (m_sides[index].view->document())
        m_sides[index].builder->look(m_sides[index].view->look());
}

/// Keeps the edited text visible when it moves, and shows it when it first appears on a page. If the user had scrolled
/// away from it, the view stays.
void PreviewPanel::showDocument(std::size_t index, const PreviewDocument& document)
{
    const Side& side = m_sides[index];
    const ContentSource followed = m_caret.entry ? m_caret : m_marked;
    const bool wasSeen = followed.entry && side.view->isSeen(followed);
    side.view->showDocument(document);
    m_failures[index].clear();
    if (std::exchange(m_fresh[index], false))
        showBeginning(index);
    else if (m_revealing[index] || wasSeen)
        reveal(index);
    showStatuses();
    Q_EMIT updated(side.builder->language());
}

void PreviewPanel::mark(const ContentSource& source)
{
    m_marked = source;
    m_caret = {};
    m_revealing.fill(source.entry || source.cv);
    for (const Side& side : m_sides) {
        side.view->mark(source);
        reveal(indexOf(side.builder->language()));
    }
}

void PreviewPanel::showMark(bool shown)
{
    for (const Side& side : m_sides)
        side.view->showMark(shown);
}

void PreviewPanel::markProblems(const QList<ContentSource>& places, const std::optional<ContentSource>& chosen)
{
    for (const Side& side : m_sides)
        side.view->markProblems(places, chosen);
}

void PreviewPanel::followCaret(const ContentSource& source)
{
    m_caret = source;
    m_revealing.fill(source.entry || source.cv);
    for (std::size_t index = 0; index < m_sides.size(); ++index)
        reveal(index);
}

/// An empty field is on no page: reveals its entry instead.
void PreviewPanel::reveal(std::size_t index)
{
    PagesView& view = *m_sides[index].view;
    if (!view.document())
        return;
    const auto isThere = [&](const ContentSource& source) {
        return (source.entry || source.cv) && !view.document()->document.layout.find(source).isEmpty();
    };
    const QScopedValueRollback guard(m_following, true);
    for (const ContentSource& source : {m_caret, m_marked}) {
        if (!isThere(source))
            continue;
        view.reveal(source);
        m_revealing[index] = false;
        return;
    }
}

/// For a newly opened person: shows the first page, or the selected entry.
void PreviewPanel::showBeginning(std::size_t index)
{
    const QScopedValueRollback guard(m_following, true);
    m_sides[index].view->verticalScrollBar()->setValue(0);
    reveal(index);
}

void PreviewPanel::zoomBy(double factor)
{
    m_zoom = qBound(0.4, m_zoom * factor, 4.0);
    for (const Side& side : m_sides)
        side.view->setZoom(m_zoom);
}

void PreviewPanel::fitWidth()
{
    setWholePage(false);
}

void PreviewPanel::restore(const QSettings& settings)
{
    const QString code = remembered::shownLanguages.get(settings);
    const auto alone = findLanguage(code);
    setLanguages(alone            ? QList<Language>{*alone}
                 : code.isEmpty() ? QList<Language>{interfaceLanguage()}
                                  : everyLanguage());
    setWholePage(remembered::wholePage.get(settings));
}

void PreviewPanel::remember(QSettings& settings) const
{
    remembered::shownLanguages.set(settings,
                                   m_languages.size() == 1 ? codeOf(m_languages.front()) : QStringLiteral("both"));
    remembered::wholePage.set(settings, m_wholePage);
}

void PreviewPanel::follow(const PagesView* leader)
{
    const auto isScrolled = [](const Side& side) {
        return !side.view->isHidden() && side.view->verticalScrollBar()->value() > 0;
    };
    m_line->setVisible(std::any_of(m_sides.begin(), m_sides.end(), isScrolled));
    if (m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    const auto anchor = leader->anchor();
    for (const Side& side : m_sides) {
        if (side.view == leader)
            continue;
        if (anchor)
            side.view->scrollTo(*anchor);
        else
            side.view->verticalScrollBar()->setValue(0);
    }
}

} // namespace duovita
