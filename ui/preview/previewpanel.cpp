#include "ui/preview/previewpanel.h"

#include "core/content/cvediting.h"
#include "core/messages/errorwords.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "ui/widgets/elidedlabel.h"

#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

PreviewPanel::PreviewPanel(const ExportFonts& fonts, QWidget* parent)
    : Retranslated(parent),
      m_bar(new DocumentBar(this)), m_sides{makeSide(Language::English, fonts), makeSide(Language::Chinese, fonts)}
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setObjectName(QStringLiteral("previewSplitter"));
    splitter->setChildrenCollapsible(false);
    for (const Side& side : m_sides) {
        auto* column = new QWidget(splitter);
        auto* rows = new QVBoxLayout(column);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(0);
        auto* head = new QHBoxLayout;
        head->setContentsMargins(8, 4, 8, 4);
        head->addWidget(side.toggle);
        head->addWidget(side.status, 1);
        rows->addLayout(head);
        rows->addWidget(side.view, 1);
        splitter->addWidget(column);
    }
    layout->addWidget(m_bar);
    layout->addWidget(splitter, 1);
    // The pages of both begin at one height, whatever their script.
    const int head = std::max(m_sides[0].toggle->sizeHint().height(), m_sides[1].toggle->sizeHint().height());
    for (const Side& side : m_sides)
        side.toggle->setFixedHeight(head);
    connect(m_bar, &DocumentBar::edited, this, &PreviewPanel::cvEdited);
    connect(m_bar, &DocumentBar::designWanted, this, &PreviewPanel::designWanted);
    retranslate();
}

PreviewPanel::Side PreviewPanel::makeSide(Language language, const ExportFonts& fonts)
{
    Side side{new PreviewBuilder(language, fonts, this), new PagesView(language, this), new ElidedLabel(this),
              new QToolButton(this)};
    side.status->setObjectName(QStringLiteral("preview.status.") + codeOf(language));
    side.toggle->setAutoRaise(true);
    side.toggle->setText(endonymOf(language));
    side.toggle->setObjectName(QStringLiteral("preview.toggle.") + codeOf(language));
    const std::size_t index = indexOf(language);
    // One language alone: its heading hides the other side, and brings it back.
    connect(side.toggle, &QToolButton::clicked, this, [this, index] {
        QWidget* other = m_sides[1 - index].view->parentWidget();
        other->setVisible(!other->isVisible());
    });
    connect(side.builder, &PreviewBuilder::ready, this, [this, index](const PreviewDocument& document) {
        if (!m_person || m_person->id != document.person)
            return;
        m_sides[index].view->showDocument(document);
        if (std::exchange(m_fresh[index], false))
            showBeginning(m_sides[index]);
        showStatus(m_sides[index]);
        Q_EMIT updated(m_sides[index].builder->language());
    });
    connect(side.builder, &PreviewBuilder::drawn, side.view, &PagesView::showPictures);
    connect(side.builder, &PreviewBuilder::failed, this,
            [this, index](const Error& error) { say(m_sides[index], describe(error)); });
    connect(side.view, &PagesView::clicked, this,
            [this, language](const ContentSource& source) { Q_EMIT sourceClicked(source, language); });
    connect(side.view, &PagesView::scrolled, this, [this, index] { follow(m_sides[index].view); });
    connect(side.view, &PagesView::picturesWanted, this, [this, index] { look(index); });
    connect(side.view, &PagesView::zoomRequested, this, &PreviewPanel::zoomBy);
    return side;
}

void PreviewPanel::retranslate()
{
    m_bar->retranslate();
    for (const Side& side : m_sides) {
        const QString language = endonymOf(side.builder->language());
        side.view->setAccessibleName(tr("Preview, %1").arg(language));
        side.toggle->setToolTip(tr("Show only this language, or both"));
        showStatus(side);
    }
}

void PreviewPanel::setPerson(const Person& person, const CvId& cv)
{
    if (!m_person || m_person->id != person.id)
        m_fresh.fill(true);
    m_person = person;
    m_cv = cv;
    m_bar->setCv(cvOf(person, cv));
    // Chinese takes longer, for its glyphs: who opens somebody has both sooner if it begins.
    for (const Language language : {Language::Chinese, Language::English})
        request(indexOf(language));
    if (m_fresh.front() || m_fresh.back()) // once the window has shown the rest of the record
        QTimer::singleShot(0, this, [] { PreviewBuilder::lendProcessor(); });
}

Language PreviewPanel::language() const
{
    const bool english = m_sides[indexOf(Language::English)].view->isVisibleTo(this);
    const bool chinese = m_sides[indexOf(Language::Chinese)].view->isVisibleTo(this);
    if (english == chinese)
        return interfaceLanguage();
    return english ? Language::English : Language::Chinese;
}

void PreviewPanel::clear()
{
    m_person.reset();
    for (const Side& side : m_sides) {
        side.view->clear();
        say(side, {});
    }
}

void PreviewPanel::focusPages()
{
    activateWindow();
    m_sides[indexOf(Language::English)].view->setFocus();
}

QList<LayoutFinding> PreviewPanel::findings(Language language) const
{
    const PreviewDocument* shown = m_sides[indexOf(language)].view->document();
    return shown ? shown->document.layout.findings : QList<LayoutFinding>();
}

void PreviewPanel::request(std::size_t index)
{
    const Side& side = m_sides[index];
    m_unmade[index] = !side.view->isVisibleTo(this);
    if (!m_person || m_unmade[index])
        return;
    PagesLook look = side.view->look();
    if (m_fresh[index]) // seen from the beginning on
        look.last -= std::exchange(look.first, 0);
    side.builder->request(*m_person, cvOf(*m_person, m_cv), look);
}

/// At other pages of the document than before, at larger ones, or at one that nobody saw until now.
void PreviewPanel::look(std::size_t index)
{
    if (m_unmade[index])
        request(index);
    else if (m_sides[index].view->document())
        m_sides[index].builder->look(m_sides[index].view->look());
}

void PreviewPanel::showStatus(const Side& side)
{
    const PreviewDocument* shown = side.view->document();
    if (!shown || !m_person)
        return;
    const auto pages = static_cast<int>(shown->pages.size());
    const QList<MissingText> gaps = shown->document.missing();
    const QList<LayoutFinding>& findings = shown->document.layout.findings;
    // What asks for something before the rest: a narrow window cuts the end.
    QStringList parts{tr("%n page(s)", nullptr, pages)};
    if (!gaps.isEmpty())
        parts += tr("%n missing", nullptr, static_cast<int>(gaps.size()));
    if (!findings.isEmpty())
        parts += tr("%n problem(s)", nullptr, static_cast<int>(findings.size()));
    parts += writesHan(side.builder->language()) ? tr("%Ln word(s)", "of Chinese text", shown->length.words)
                                                 : tr("%Ln word(s)", "of English text", shown->length.words);
    QStringList details{tr("%Ln character(s) without spaces", nullptr, shown->length.characters)};
    constexpr qsizetype most = 20; // of hundreds nobody reads more
    for (const LayoutFinding& finding : findings.mid(0, most))
        details += describe(finding, *m_person);
    for (const MissingText& gap : gaps.mid(0, most))
        details += describe(gap, *m_person);
    say(side, parts.join(QStringLiteral(" · ")), details.mid(0, most));
}

/// What has no room beside the language's name is in the tool tip, with what there is to say of it.
void PreviewPanel::say(const Side& side, const QString& words, const QStringList& details)
{
    side.status->setText(words);
    side.status->setToolTip((QStringList{words} + details).join(u'\n'));
}

void PreviewPanel::mark(const ContentSource& source)
{
    m_marked = source;
    for (const Side& side : m_sides) {
        side.view->mark(source);
        showMarked(side);
    }
}

/// Brings the entry into view, unless some of it is there already.
void PreviewPanel::showMarked(const Side& side)
{
    if (!m_marked.entry || !side.view->document())
        return;
    const auto spots = side.view->document()->document.layout.find(m_marked);
    const auto top = side.view->anchor();
    if (!spots.isEmpty() && top && top->entry == *m_marked.entry)
        return;
    const QScopedValueRollback guard(m_following, true);
    constexpr double above = -60;
    side.view->scrollTo({*m_marked.entry, above});
}

/// Of a person who has just been opened: the first page, or the entry that is chosen.
void PreviewPanel::showBeginning(const Side& side)
{
    const QScopedValueRollback guard(m_following, true);
    side.view->verticalScrollBar()->setValue(0);
    showMarked(side);
}

void PreviewPanel::zoomBy(double factor)
{
    m_zoom = qBound(0.4, m_zoom * factor, 4.0);
    for (const Side& side : m_sides)
        side.view->setZoom(m_zoom);
}

void PreviewPanel::fitWidth()
{
    m_zoom = 1;
    zoomBy(1);
}

void PreviewPanel::follow(const PagesView* leader)
{
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
