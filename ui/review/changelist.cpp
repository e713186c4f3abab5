#include "ui/review/changelist.h"

#include "core/messages/changewords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace duovita {

namespace {

constexpr int subjectWidth = 84;
constexpr qsizetype longestWords = 120; ///< a longer point or summary is recognizable by its beginning

QLabel* makeChangeText(QWidget* parent, Tone tone, TextSize size)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setTextLook(*label, tone, size);
    return label;
}

} // namespace

ChangeList::ChangeList(QWidget* parent) : QWidget(parent), m_title(makeChangeText(this, Tone::Text, TextSize::Normal))
{
    setObjectName(QStringLiteral("review.changes"));
    setTextLook(*m_title, Tone::Text, TextSize::Normal, true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(gridStep);
    layout->addWidget(m_title);
    hide();
}

void ChangeList::show(const QList<FactChange>& changes, std::optional<SectionKind> kind,
                      std::optional<Language> language)
{
    setVisible(!changes.isEmpty());
    if (changes == m_shown)
        return;
    m_shown = changes;
    m_kind = kind;
    m_language = language;
    delete m_body;
    m_body = new QWidget(this);
    m_rows = new QGridLayout(m_body);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(8);
    m_rows->setVerticalSpacing(gridStep);
    m_rows->setColumnMinimumWidth(0, subjectWidth);
    m_rows->setColumnStretch(1, 1);
    layout()->addWidget(m_body);
    m_title->setText(tr("Accepting this also changes:"));
    QStringList said;
    for (const FactChange& change : changes) {
        QStringList pages;
        for (const Language page : languagesToRead()) {
            if (language && page != *language && change.pages.contains(page))
                pages += change.place.language
                             ? tr("also on the %1 page, in %2").arg(wordFor(page), wordFor(*change.place.language))
                             : tr("also on the %1 page").arg(wordFor(page));
        }
        const QString subject = subjectOf(change, kind);
        const QString words = wordsFor(change);
        addRow(subject, words, listed(pages));
        said += labelled(subject, words) + u' ' + listed(pages);
    }
    setAccessibleName(m_title->text());
    setAccessibleDescription(said.join(u'\n'));
}

void ChangeList::addRow(const QString& subject, const QString& words, const QString& pages)
{
    int row = m_rows->rowCount();
    auto* what = makeChangeText(m_body, Tone::Text2, TextSize::Normal);
    what->setText(subject);
    const bool isLong = what->fontMetrics().horizontalAdvance(subject) > subjectWidth;
    m_rows->addWidget(what, row, 0, 1, words.isEmpty() || isLong ? 2 : 1, Qt::AlignTop);
    if (!words.isEmpty())
        addWords(words, isLong ? ++row : row);
    if (pages.isEmpty())
        return;
    auto* where = makeChangeText(m_body, Tone::Text2, TextSize::Small);
    where->setText(pages);
    m_rows->addWidget(where, ++row, words.isEmpty() ? 0 : 1, 1, words.isEmpty() ? 2 : 1); // in a row of its own
}

void ChangeList::addWords(const QString& words, int row)
{
    auto* value = makeChangeText(m_body, Tone::Text, TextSize::Normal);
    value->setObjectName(QStringLiteral("review.changes.value"));
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const bool isLong = words.size() > longestWords;
    value->setText(isLong ? QString(words.first(longestWords) + u'…') : words);
    value->setToolTip(isLong ? words : QString());
    m_rows->addWidget(value, row, 1, Qt::AlignTop);
}

void ChangeList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_shown.isEmpty())
        show(std::exchange(m_shown, {}), m_kind, m_language);
}

/// Paints the background that marks content from the document.
void ChangeList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    fillShape(painter, rect(), tone(Tone::Selection, palette()), fieldRadius);
}

} // namespace duovita
