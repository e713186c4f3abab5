#include "ui/check/checkpane.h"

#include "core/content/cvediting.h"
#include "core/messages/errorwords.h"
#include "core/services/parserreading.h"
#include "ui/background.h"
#include "ui/check/headingsbelow.h"
#include "ui/check/parserpart.h"
#include "ui/check/postingpart.h"
#include "ui/problems/problemscope.h"
#include "ui/problems/problemspanel.h"
#include "ui/settings.h"
#include "ui/style/roles.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace duovita {

namespace {

constexpr int rest = 400; // milliseconds without a change before reading

/// What was read from a document, and the CV's words in each of its languages.
struct Read {
    Result<ParserReading> reading;
    PostingPart::CvTexts words;
};

/// Dates say nothing of what somebody can do: "2021 – present" is not the skill to present.
CvContent withoutDates(CvContent content)
{
    const auto isDate = [](const ContentRun& run) {
        return run.source.field == Field::Range || run.source.field == Field::Dates || run.source.field == Field::Date;
    };
    for (ContentSection& section : content.sections) {
        for (ContentEntry& entry : section.entries) {
            entry.wholeTime = {};
            for (ContentHeadLine& line : entry.head) {
                line.left.removeIf(isDate);
                line.right.removeIf(isDate);
            }
        }
    }
    return content;
}

Read readDocument(const ExportFonts& fonts, const Person& person, const CvId& id, Language language)
{
    const Cv& cv = cvOf(person, id);
    PdfExporter exporter(fonts);
    Read read{readAsParser(exporter, person, cv, language), {}};
    for (const Language each : cv.languages)
        read.words[indexOf(each)] = plainText(withoutDates(makeContent(person, cv, each)));
    return read;
}

} // namespace

CheckPane::CheckPane(ProblemsPanel& problems, const ExportFonts& fonts, QSettings& settings, QWidget* parent)
    : Retranslated(parent), m_fonts(fonts), m_settings(settings), m_problems(problems), m_parser(new ParserPart(this)),
      m_posting(new PostingPart(this)), m_below(new HeadingsBelow({m_parser, m_posting}, *this))
{
    setObjectName(QStringLiteral("checkPane"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* body = new QWidget(this);
    setGround(*body, Tone::Form);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 16);
    layout->setSpacing(0);
    layout->addWidget(&problems);
    layout->addSpacing(2 * gridStep);
    layout->addWidget(m_parser);
    layout->addWidget(m_posting);
    layout->addStretch();
    setWidget(body);
    body->installEventFilter(this);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CheckPane::placeHeadings);
    connect(m_below, &HeadingsBelow::wanted, this, [this](FoldGroup* part) { goTo(*part); });
    setGround(*this, Tone::Form);
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(&m_soon, &QTimer::timeout, this, &CheckPane::read);
    connect(m_parser, &FoldGroup::opened, this, &CheckPane::read);
    connect(m_posting, &FoldGroup::opened, this, &CheckPane::read);
    for (FoldGroup* part : std::initializer_list<FoldGroup*>{m_parser, m_posting})
        connect(
            part, &FoldGroup::opened, this, [this, part] { reveal(*part); }, Qt::QueuedConnection); // once laid out
    connect(m_parser, &ParserPart::languageChosen, this, [this](Language language) {
        m_readLanguage = language;
        m_current = false;
        read();
    });
    connect(m_parser, &ParserPart::settingWanted, this, &CheckPane::settingWanted);
    connect(m_posting, &PostingPart::wordWanted, this, &CheckPane::copyWord);
    connect(m_posting, &PostingPart::wordsWanted, this, [this](QWidget& words) {
        constexpr std::chrono::milliseconds laidOut{50}; // the new words, through several layouts
        QTimer::singleShot(laidOut, &words, [this, &words] { ensureWidgetVisible(&words, 0, 4 * gridStep); });
    });
    connect(m_posting, &PostingPart::postingChanged, this, [this](const QString& text) {
        if (m_shown)
            keepPosting(m_shown->person.id, text);
    });
    retranslate();
}

QWidget* CheckPane::makeTools(QWidget* parent) const
{
    ProblemScope& scope = m_problems.scope();
    scope.setParent(parent);
    return &scope;
}

void CheckPane::retranslate()
{
    setAccessibleName(tr("Check"));
}

void CheckPane::setPerson(const Person& person, const CvId& cv, Language language)
{
    const bool other = !m_shown || m_shown->person.id != person.id;
    const QList<Language>& languages = cvOf(person, cv).languages;
    if (other || m_shown->language != language || (m_readLanguage && !languages.contains(*m_readLanguage)))
        m_readLanguage.reset();
    m_parser->setLanguages(languages, m_readLanguage.value_or(language));
    m_shown = Shown{person, cv, language};
    m_current = false;
    if (other) {
        m_parser->clear();
        m_problems.scope().setParserFails(false);
        m_posting->setPosting(remembered::postings.get(m_settings).value(person.id.toString()).toString());
    }
    m_soon.start();
}

void CheckPane::keepPosting(const PersonId& person, const QString& text)
{
    QVariantMap kept = remembered::postings.get(m_settings);
    if (text.trimmed().isEmpty())
        kept.remove(person.toString());
    else
        kept.insert(person.toString(), text);
    remembered::postings.set(m_settings, kept);
}

void CheckPane::clear()
{
    m_readLanguage.reset();
    m_shown.reset();
    m_parser->clear();
    m_problems.scope().setParserFails(false);
    m_posting->setPosting({});
}

void CheckPane::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    read();
    placeHeadings();
}

void CheckPane::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    placeHeadings();
}

bool CheckPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        QMetaObject::invokeMethod(this, &CheckPane::placeHeadings, Qt::QueuedConnection); // once all are laid out
    return QScrollArea::eventFilter(watched, event);
}

void CheckPane::placeHeadings()
{
    if (m_placing)
        return;
    const QScopedValueRollback guard(m_placing, true);
    setViewportMargins(0, 0, 0, m_below->place());
}

void CheckPane::goTo(FoldGroup& part)
{
    if (&part == m_posting)
        m_posting->goToText();
    part.setOpen(true);
    widget()->layout()->activate();
    verticalScrollBar()->setValue(part.mapTo(widget(), QPoint()).y());
}

/// Scrolls an opened part into view: all of it, or as much as there is room for.
void CheckPane::reveal(const FoldGroup& part)
{
    widget()->layout()->activate();
    const int top = part.mapTo(widget(), QPoint()).y();
    const int hidden = top + part.height() - (verticalScrollBar()->value() + viewport()->height());
    if (part.isOpen() && hidden > 0)
        verticalScrollBar()->setValue(std::min(top, verticalScrollBar()->value() + hidden));
}

/// Does nothing while the pane or its parts are hidden.
void CheckPane::read()
{
    if (!m_shown || m_current || m_reading || !isVisible() || !(m_parser->isOpen() || m_posting->isOpen()))
        return;
    m_reading = true;
    m_current = true; // unless it is changed meanwhile
    const Language language = m_readLanguage.value_or(m_shown->language);
    runInBackground(
        this,
        [fonts = m_fonts, shown = *m_shown, language] { return readDocument(fonts, shown.person, shown.cv, language); },
        [this, id = m_shown->person.id, language](const Read& found) {
            m_reading = false;
            if (m_shown && m_shown->person.id == id) {
                if (found.reading)
                    m_parser->show(*found.reading, language);
                else
                    m_parser->showError(describe(found.reading.error()));
                m_problems.scope().setParserFails(found.reading && !found.reading->isFlawless());
                m_posting->setCvTexts(found.words);
            }
            if (!m_current)
                m_soon.start();
        });
}

void CheckPane::chooseProblem(const ContentSource& place)
{
    scrollTo(m_problems.choose(place));
}

void CheckPane::chooseDifference(const ContentSource& place)
{
    scrollTo(m_problems.choose(place, ProblemsPanel::Kinds::Differences));
}

/// `row`: of a problem.
void CheckPane::scrollTo(const std::optional<QRect>& row)
{
    if (!row)
        return;
    const QPoint middle = m_problems.mapTo(widget(), row->center());
    constexpr int around = 40; // keep the neighbouring rows visible
    ensureVisible(middle.x(), middle.y(), 0, around);
}

QString CheckPane::nameOf(Part part)
{
    switch (part) {
    case Part::Problems:
        return ProblemsPanel::tr("Problems");
    case Part::Parser:
        return ParserPart::tr("What a parser reads");
    case Part::Posting:
        return PostingPart::tr("Job posting");
    }
    return {};
}

void CheckPane::goTo(Part part)
{
    QWidget* shown = &m_problems;
    switch (part) {
    case Part::Problems:
        m_problems.focusList();
        break;
    case Part::Parser:
        m_parser->goTo();
        shown = m_parser;
        break;
    case Part::Posting:
        m_posting->goToText();
        shown = m_posting;
        break;
    }
    QTimer::singleShot(0, this, [this, shown] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // lay out the opened part now
        verticalScrollBar()->setValue(shown->y());
    });
}

void CheckPane::copyWord(const QString& word)
{
    QGuiApplication::clipboard()->setText(word);
    Q_EMIT messageRequested(tr("Copied “%1”. Paste it where it applies.").arg(word));
}

} // namespace duovita
