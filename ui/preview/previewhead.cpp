#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/terms/neededtexts.h"
#include "ui/presentation/icons.h"
#include "ui/preview/previewpanel.h"
#include "ui/style/roles.h"
#include "ui/style/tokens.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/segmentbar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

// The header above the pages: languages, status and zoom.

namespace duovita {

namespace {

// Widths of the pane in pixels.
constexpr int roomy = 640;
constexpr int roomForWords = 600; // fits the full status of two documents

} // namespace

void PreviewPanel::makeHead()
{
    setGround(*m_head, Tone::Ground);
    m_headLine = new QHBoxLayout(m_head);
    m_headLine->setSpacing(gridStep);
    m_shown = new SegmentBar(m_head);
    for (const Language language : allLanguages)
        m_shown->add(QStringLiteral("preview.show.") + codeOf(language), endonymOf(language));
    m_shown->add(QStringLiteral("preview.show.both"));
    connect(m_shown, &SegmentBar::chosen, this, [this](int index) {
        setLanguages(index < static_cast<int>(languageCount)
                         ? QList<Language>{allLanguages.at(static_cast<std::size_t>(index))}
                         : everyLanguage());
    });
    m_fit = makeButton("preview.fit", "fit");
    m_fit->setCheckable(true);
    connect(m_fit, &QToolButton::clicked, this, &PreviewPanel::setWholePage);
    m_window = makeButton("preview.window", "window");
    connect(m_window, &QToolButton::clicked, this, &PreviewPanel::windowWanted);
    m_back = makeButton("preview.back", "arrow");
    m_back->setIcon({});
    setRole(*m_back, Role::Boxed);
    m_back->hide();
    connect(m_back, &QToolButton::clicked, this, &PreviewPanel::windowWanted);
    m_headLine->addWidget(m_shown);
    constexpr int beforeWords = 8;
    m_headLine->addSpacing(beforeWords);
    auto* statuses = new QHBoxLayout; // one line of words, with a space between them
    statuses->setSpacing(gridStep);
    for (const Side& side : m_sides)
        statuses->addWidget(side.status);
    m_headLine->addLayout(statuses);
    m_headLine->addStretch(1);
    m_headLine->addWidget(m_fit);
    m_headLine->addWidget(m_window);
    m_headLine->addWidget(m_back);
}

void PreviewPanel::setNotice(QWidget& notice)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, &notice);
}

void PreviewPanel::setInPlaceOfForm(bool inPlace)
{
    m_back->setVisible(inPlace);
    m_window->setVisible(!inPlace);
}

void PreviewPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_back->isHidden())
        Q_EMIT windowWanted();
    else
        QWidget::keyPressEvent(event);
}

QToolButton* PreviewPanel::makeButton(const char* name, const char* icon)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setIconSize(QSize(iconSize, iconSize));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    setRole(*button, Role::Flat);
    return button;
}

void PreviewPanel::setLanguages(const QList<Language>& languages)
{
    m_languages = languages;
    const bool alone = languages.size() == 1;
    m_shown->setCurrent(static_cast<int>(alone ? indexOf(languages.front()) : languageCount));
    for (const Side& side : m_sides) {
        const bool shown = isShown(side.builder->language());
        side.view->setVisible(shown);
        side.status->setVisible(shown);
    }
    arrange();
    showStatuses();
    Q_EMIT languagesChanged();
}

void PreviewPanel::setWholePage(bool whole)
{
    m_wholePage = whole;
    m_fit->setChecked(whole);
    m_fit->setIcon(lineIcon(whole ? QStringLiteral("fit-width") : QStringLiteral("fit")));
    m_fit->setToolTip(whole ? tr("Fit the width") : tr("Fit the height"));
    m_zoom = 1;
    zoomBy(1);
    for (const Side& side : m_sides)
        side.view->setWholePage(whole);
    arrange();
}

/// Aligns the pages with their header. Side by side, both views get exactly the same width, so that their second pages
/// start at the same height.
void PreviewPanel::arrange()
{
    constexpr int roomForTwo = 560; // below this, two pages side by side are too small to read
    const bool alone = m_languages.size() == 1;
    // Whole pages of A4 are larger one below the other only in a pane that is narrower than such a page.
    constexpr double pageRatio = 1.414;
    const bool isNarrow = m_wholePage ? height() > pageRatio * width() : width() < roomForTwo;
    const bool stacked = !alone && isNarrow;
    const bool beside = !alone && !stacked;
    const int margin = beside ? 12 : width() < roomy ? 24 : 32;
    constexpr int between = PagesGeometry::gap / 2;
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_columns->setContentsMargins(beside ? width() % 2 : 0, 0, 0, 0);
    m_between->setVisible(stacked);
    for (const Side& side : m_sides) {
        const Language language = side.builder->language();
        const bool atEdge = language == m_languages.last();
        side.view->setSideMargins(stacked || language == m_languages.first() ? margin : between,
                                  stacked || atEdge ? margin : between);
        // Side by side, both views scroll together with the scroll bar at the edge.
        side.view->setVerticalScrollBarPolicy(stacked || atEdge ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    }
    m_headLine->setContentsMargins(margin, 0, margin - gridStep, 0);
    const int height = measure(Measure::PaneHeader);
    m_head->setFixedHeight(height);
    for (QToolButton* button : {m_fit, m_window})
        button->setFixedSize(measure(Measure::Button), measure(Measure::Button));
    m_line->setGeometry(0, height - 1, width(), 1);
    m_line->raise();
    showStatuses();
}

/// If both documents have equally many pages, the number is shown once. If there is no room for the text lengths, they
/// are only in the tool tips.
void PreviewPanel::showStatuses()
{
    const auto pagesOf = [this](Language language) {
        const PreviewDocument* shown = madeFor(m_sides[indexOf(language)]);
        return shown ? shown->pages.size() : -1;
    };
    const bool sameLength =
        m_languages.size() > 1 && std::all_of(m_languages.begin(), m_languages.end(), [&](Language language) {
            return pagesOf(language) > 0 && pagesOf(language) == pagesOf(m_languages.front());
        });
    for (const Side& side : m_sides) {
        const Language language = side.builder->language();
        const bool isFirst = language == m_languages.front();
        const QString& failure = m_failures[indexOf(language)];
        QStringList parts = statusOf(side, isFirst || !sameLength);
        if (m_languages.size() > 1 && width() < roomForWords && !parts.isEmpty())
            parts.removeLast();
        QString words = failure.isEmpty() ? parts.join(QStringLiteral(" · ")) : failure;
        if (sameLength && isFirst && failure.isEmpty()) {
            const auto pages = static_cast<int>(pagesOf(language));
            words.replace(tr("%n page(s)", nullptr, pages), tr("%n page(s) each", nullptr, pages));
        } else if (!isFirst && !words.isEmpty()) {
            words.prepend(QStringLiteral("· "));
        }
        side.status->setText(words);
        side.status->setVisible(isShown(language) && !(words.isEmpty() && m_languages.size() > 1));
    }
}

/// Null while the view still shows another person's document: nothing is known of this one yet.
const PreviewDocument* PreviewPanel::madeFor(const Side& side) const
{
    const PreviewDocument* shown = side.view->document();
    return shown && m_person && shown->person == m_person->id ? shown : nullptr;
}

void PreviewPanel::setMissing(const QList<int>& texts)
{
    if (std::exchange(m_missing, texts) != texts)
        showStatuses();
}

/// Warnings come before the word count, because narrow windows cut the end.
QStringList PreviewPanel::statusOf(const Side& side, bool withPages) const
{
    const PreviewDocument* shown = madeFor(side);
    if (!shown)
        return {};
    QStringList parts;
    if (withPages)
        parts += tr("%n page(s)", nullptr, static_cast<int>(shown->pages.size()));
    const auto index = static_cast<qsizetype>(indexOf(side.builder->language()));
    if (const int gaps = m_missing.value(index, static_cast<int>(shown->document.missing().size())))
        parts += tr("%n missing", nullptr, gaps);
    if (const qsizetype findings = shown->document.layout.findings.size())
        parts += tr("%n layout problem(s)", nullptr, static_cast<int>(findings));
    parts += writesHan(side.builder->language()) ? tr("%Ln word(s)", "of Chinese text", shown->length.words)
                                                 : tr("%Ln word(s)", "of English text", shown->length.words);
    return parts;
}

/// For the tool tip.
QString PreviewPanel::detailsOf(const Side& side) const
{
    QStringList details;
    if (m_languages.size() > 1)
        details += endonymOf(side.builder->language());
    if (const QString& failure = m_failures[indexOf(side.builder->language())]; !failure.isEmpty())
        return (details << failure).join(u'\n');
    const PreviewDocument* shown = madeFor(side);
    if (!shown)
        return {};
    details += statusOf(side, true).join(QStringLiteral(" · "));
    details += tr("%Ln character(s) without spaces", nullptr, shown->length.characters);
    constexpr qsizetype most = 20; // items in the tool tip
    for (const LayoutFinding& finding : shown->document.layout.findings.mid(0, most))
        details += describe(finding, *m_person);
    for (const MissingText& gap : shown->document.missing().mid(0, most))
        details += describe(gap, *m_person);
    return details.mid(0, most).join(u'\n');
}

} // namespace duovita
