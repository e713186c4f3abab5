#include "ui/shell/welcomepage.h"

#include "core/design/template.h"
#include "ui/shell/welcomeparts.h"
#include "ui/style/roles.h"

#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int columnWidth = 880;
constexpr int sideMargin = 24;

} // namespace

WelcomePage::WelcomePage(const ExportFonts& fonts, QWidget* parent)
    : Retranslated(parent), m_title(new QLabel(this)), m_text(new QLabel(this)), m_drop(new DropArea(this)),
      m_new(new WayToBegin(QStringLiteral("person-add"), this)),
      m_sample(new WayToBegin(QStringLiteral("person"), this)), m_looksTitle(new QLabel(this)),
      m_looksText(new QLabel(this)), m_looks(new LookStrip(fonts, this)), m_foot(new QLabel(this))
{
    setGround(*this, Tone::Form);
    setTextLook(*m_title, Tone::Text, TextSize::Welcome, true);
    setTextLook(*m_text, Tone::Text2, TextSize::Title);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("welcome.text"));
    setTextLook(*m_looksTitle, Tone::Text, TextSize::Title, true);
    setTextLook(*m_looksText, Tone::Text2, TextSize::Normal);
    setTextLook(*m_foot, Tone::Text2, TextSize::Small);
    m_foot->setAlignment(Qt::AlignCenter);
    setGround(*m_foot, Tone::Bar);
    constexpr int footHeight = 40;
    m_foot->setFixedHeight(footHeight);
    m_new->setObjectName(QStringLiteral("welcome.new"));
    m_sample->setObjectName(QStringLiteral("welcome.sample"));
    connect(m_new, &QAbstractButton::clicked, this, &WelcomePage::newPersonRequested);
    connect(&m_drop->button(), &QAbstractButton::clicked, this, &WelcomePage::importRequested);
    connect(m_sample, &QAbstractButton::clicked, this, &WelcomePage::sampleRequested);

    auto* column = new QWidget(this);
    column->setMaximumWidth(columnWidth);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, sideMargin, 0, sideMargin);
    rows->setSpacing(3 * gridStep);
    rows->addStretch(1);
    rows->addWidget(m_title);
    rows->addWidget(m_text);
    rows->addSpacing(3 * gridStep);
    rows->addWidget(m_drop, 4);
    auto* ways = new QHBoxLayout;
    ways->setSpacing(3 * gridStep);
    ways->addWidget(m_new);
    ways->addWidget(m_sample);
    rows->addLayout(ways);
    rows->addSpacing(sideMargin);
    auto* looks = new QHBoxLayout;
    looks->setSpacing(3 * gridStep);
    looks->addWidget(m_looksTitle);
    looks->addWidget(m_looksText, 1, Qt::AlignBottom);
    const int lower = m_looksTitle->fontMetrics().descent() - m_looksText->fontMetrics().descent();
    m_looksText->setContentsMargins(0, 0, 0, lower); // on one baseline
    rows->addLayout(looks);
    rows->addWidget(m_looks);
    rows->addStretch(2);
    auto* content = new QWidget(this);
    setGround(*content, Tone::Form);
    auto* middle = new QHBoxLayout(content);
    middle->setContentsMargins(sideMargin, 0, sideMargin, 0);
    middle->addStretch(1);
    middle->addWidget(column, 100);
    middle->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    layout->addWidget(m_foot);
    setFocusProxy(&m_drop->button());
    retranslate();
}

void WelcomePage::showEvent(QShowEvent* event)
{
    Retranslated::showEvent(event);
    m_looks->draw();
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Start with the CVs you have"));
    m_text->setText(
        tr("English and Chinese are put side by side, and you review the result before anything is saved."));
    m_drop->setWords(tr("Drop files here"),
                     tr("PDF, Word, Markdown, plain text, JSON Resume, RenderCV, BibTeX. Several at once."),
                     tr("Choose files…"));
    m_new->setWords(tr("Start blank"), tr("A new person, with the sections most CVs have"),
                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N).toString(QKeySequence::NativeText));
    m_sample->setWords(tr("Try a sample"), tr("Two fictitious people to try out: Li Si 李四 and Zhang San 张三"));
    m_looksTitle->setText(tr("Choose a template"));
    m_looksText->setText(tr("%n template(s). Your text stays as it is, and you can change your mind at any time.",
                            nullptr, static_cast<int>(Template::names().size())));
    m_foot->setText(tr("Everything stays on this computer. Duovita connects to nothing unless you ask it to."));
    if (isVisible())
        m_looks->draw();
}

} // namespace duovita
