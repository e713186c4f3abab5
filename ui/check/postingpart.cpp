#include "ui/check/postingpart.h"

#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "ui/background.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/growingtextedit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace duovita {

namespace {

constexpr int pause = 300;     // milliseconds without a change before searching
constexpr int labelWidth = 88; // fits "Not in the CV"
constexpr int fewFound = 5;    // number of found words shown
constexpr int mostLines = 6;   // height limit of the posting: its words are to be seen below it

/// Three lines high while empty.
class PostingText : public GrowingTextEdit {
public:
    explicit PostingText(QWidget* parent) : GrowingTextEdit(Lines::Several, parent) { keepOwnUndo(); }

    QSize sizeHint() const override
    {
        const int more = document()->isEmpty() ? 2 * lineHeight(TextSize::Normal) : 0;
        return GrowingTextEdit::sizeHint() + QSize(0, more);
    }
};

QWidget* makeRow(QLabel* label, QWidget* words, QWidget* parent)
{
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    label->setMinimumWidth(labelWidth);
    layout->addWidget(label, 0, Qt::AlignTop);
    layout->addWidget(words, 1);
    return row;
}

} // namespace

PostingPart::PostingPart(QWidget* parent)
    : Retranslated(QStringLiteral("check.posting"), parent), m_text(new PostingText(this)), m_missing(nullptr),
      m_chips(new QWidget(this)), m_missingLabel(new QLabel(this)), m_foundRow(nullptr), m_foundLabel(new QLabel(this)),
      m_found(new QLabel(this)), m_selection(new QLabel(this))
{
    m_text->setObjectName(QStringLiteral("check.posting.text"));
    m_text->setMaximumHeight(mostLines * lineHeight(TextSize::Normal));
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_found->setObjectName(QStringLiteral("check.posting.found"));
    m_found->setWordWrap(true);
    m_found->setTextFormat(Qt::RichText);
    m_found->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_found, &QLabel::linkActivated, this, [this] {
        m_showsAllFound = true;
        showWords();
    });
    for (QLabel* label : {m_missingLabel, m_foundLabel, m_found})
        setTextLook(*label, Tone::Text2, TextSize::Normal);
    m_chips->setObjectName(QStringLiteral("check.posting.missing"));
    auto* flow = new FlowLayout(m_chips);
    flow->setSpacing(4);
    m_missing = makeRow(m_missingLabel, m_chips, this);
    m_foundRow = makeRow(m_foundLabel, m_found, this);
    add(m_text);
    add(m_missing);
    add(m_foundRow);
    m_selection->setObjectName(QStringLiteral("check.posting.selection"));
    m_selection->setWordWrap(true);
    setTextLook(*m_selection, Tone::Text2, TextSize::Small);
    m_selection->hide();
    add(m_selection);
    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(m_text, &GrowingTextEdit::edited, this, [this](const QString& text) {
        constexpr qsizetype typed = 20; // characters at once; more were pasted
        if (text.size() > std::exchange(m_length, text.size()) + typed)
            m_isPasted = true;
        m_soon.start();
    });
    connect(m_text, &GrowingTextEdit::edited, this, &PostingPart::postingChanged);
    connect(&m_soon, &QTimer::timeout, this, &PostingPart::find);
    retranslate();
}

void PostingPart::goToText()
{
    goTo();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void PostingPart::retranslate()
{
    setHeading(tr("Job posting"));
    m_text->setAccessibleName(tr("Job posting"));
    m_text->setPlaceholderText( // wraps the placeholder
        tr("Paste a job posting here: its words are looked for in the CV, on this computer only"));
    m_missingLabel->setText(tr("Not in the CV"));
    m_foundLabel->setText(tr("Found"));
    m_selection->setText(
        tr("Of a long posting, only its lists are looked at, or else names, terms and repeated words."));
    showWords();
}

QString PostingPart::posting() const
{
    return m_text->text();
}

void PostingPart::setPosting(const QString& text)
{
    m_text->setText(text);
    m_length = text.size();
    find();
}

void PostingPart::setCvTexts(const CvTexts& texts)
{
    if (std::exchange(m_cv, texts) != texts)
        find();
}

/// The language of the posting, because the CV sent in reply is in that language. Nothing if the CV lacks it.
std::optional<Language> PostingPart::searchedLanguage() const
{
    const auto language = guessLanguage(posting());
    return language && !m_cv[indexOf(*language)].isEmpty() ? language : std::nullopt;
}

void PostingPart::find()
{
    m_showsAllFound = false;
    const auto language = searchedLanguage();
    const QString cv = language ? m_cv[indexOf(*language)] : QStringList(m_cv.begin(), m_cv.end()).join(u'\n');
    runInBackground(
        this, [posting = posting(), cv] { return wordsOfPosting(posting, cv); },
        [this, round = ++m_round](const PostingWords& words) {
            if (round != m_round)
                return;
            m_words = words;
            showWords();
            if (!m_words.words.isEmpty() && std::exchange(m_isPasted, false)) // not of a search that began before
                Q_EMIT wordsWanted(m_missing->isHidden() ? *m_foundRow : *m_missing);
        });
}

QString PostingPart::foundWords(qsizetype found) const
{
    const QString some = QString::number(found);
    const QString all = QString::number(m_words.words.size());
    const auto language = searchedLanguage();
    return language ? tr("Words found in the %1 CV: %2 of %3").arg(wordFor(*language), some, all)
                    : tr("Words found: %1 of %2").arg(some, all);
}

void PostingPart::showWords()
{
    qDeleteAll(m_chips->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    QStringList found;
    int missing = 0;
    for (const PostingWord& word : std::as_const(m_words.words)) {
        if (word.found) {
            found += word.text;
            continue;
        }
        auto* chip = new QToolButton(m_chips);
        setRole(*chip, Role::Chip);
        chip->setIcon(lineIcon(QStringLiteral("copy")));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setText(word.text);
        chip->setToolTip(tr("Copy “%1” to paste it where it applies").arg(word.text));
        chip->setAccessibleName(tr("Not in the CV: %1").arg(word.text));
        connect(chip, &QToolButton::clicked, this, [this, chip, text = word.text] {
            chip->setIcon(lineIcon(QStringLiteral("check")));
            chip->setToolTip(tr("Copied. Paste it where it applies."));
            QToolTip::showText(chip->mapToGlobal(QPoint(0, chip->height())), chip->toolTip(), chip);
            Q_EMIT wordWanted(text);
        });
        static_cast<FlowLayout*>(m_chips->layout())->insertWidget(missing++, chip);
        chip->show();
    }
    m_missing->setVisible(missing > 0);
    m_foundRow->setVisible(!found.isEmpty());
    const auto more = m_showsAllFound ? 0 : static_cast<int>(found.size()) - fewFound;
    const QString words = listed(more > 0 ? found.first(fewFound) : found).toHtmlEscaped();
    const QString rest = QStringLiteral("<a href=\"#\">%1</a>").arg(tr("and %n more", nullptr, more));
    m_found->setText(more > 0 ? words + u' ' + rest : words);
    m_selection->setVisible(m_words.isSelection);
    setSummary(m_words.words.isEmpty() ? QString() : foundWords(found.size()));
}

} // namespace duovita
