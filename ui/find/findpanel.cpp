#include "ui/find/findpanel.h"

#include "ui/background.h"
#include "ui/now.h"
#include "ui/presentation/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <numeric>

namespace duovita {

namespace {

constexpr int rest = 150; // milliseconds without a change before searching

} // namespace

FindPanel::FindPanel(QWidget* parent)
    : Retranslated(parent), m_text(new QLineEdit(this)), m_replacement(new QLineEdit(this)),
      m_language(new QComboBox(this)), m_case(new QCheckBox(this)), m_words(new QCheckBox(this)),
      m_count(new QLabel(this)), m_previous(new QToolButton(this)), m_next(new QToolButton(this)),
      m_replace(new QPushButton(this)), m_replaceAll(new QPushButton(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("findPanel"));
    const std::pair<QWidget*, const char*> named[]{
        {m_text, "find.text"},       {m_replacement, "find.replacement"}, {m_language, "find.language"},
        {m_count, "find.count"},     {m_previous, "find.previous"},       {m_next, "find.next"},
        {m_replace, "find.replace"}, {m_replaceAll, "find.replaceAll"},   {m_close, "find.close"}};
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 6, 4);
    for (const auto& [widget, name] : named)
        widget->setObjectName(QString::fromLatin1(name));
    m_text->setClearButtonEnabled(true);
    m_previous->setIcon(lineIcon(QStringLiteral("up")));
    m_next->setIcon(lineIcon(QStringLiteral("down")));
    m_close->setText(QStringLiteral("✕"));
    for (QToolButton* button : {m_previous, m_next, m_close})
        button->setAutoRaise(true);
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000 / 000")));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_text, m_count, m_previous, m_next, m_replacement,
                                                           m_replace, m_replaceAll, m_language, m_case, m_words})
        row->addWidget(widget);
    row->addStretch();
    row->addWidget(m_close);
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(&m_soon, &QTimer::timeout, this, &FindPanel::search);
    const auto again = [this] {
        m_current = -1;
        m_soon.start();
    };
    connect(m_text, &QLineEdit::textChanged, this, again);
    connect(m_language, &QComboBox::currentIndexChanged, this, again);
    connect(m_case, &QCheckBox::toggled, this, again);
    connect(m_words, &QCheckBox::toggled, this, again);
    connect(m_next, &QToolButton::clicked, this, [this] { go(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { go(-1); });
    connect(m_replace, &QPushButton::clicked, this, &FindPanel::replaceHere);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindPanel::replaceAll);
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    retranslate();
    showMatches({});
    hide();
}

void FindPanel::retranslate()
{
    m_text->setPlaceholderText(tr("Find in this record"));
    m_text->setAccessibleName(tr("Text to find"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_replacement->setAccessibleName(tr("Replacement text"));
    m_language->setAccessibleName(tr("Languages to search"));
    const int chosen = qMax(0, m_language->currentIndex());
    const QSignalBlocker quiet(m_language);
    m_language->clear();
    m_language->addItem(tr("Both languages"));
    for (const Language language : allLanguages)
        m_language->addItem(endonymOf(language));
    m_language->setCurrentIndex(chosen);
    m_case->setText(tr("Match case"));
    m_words->setText(tr("Whole words"));
    m_previous->setToolTip(tr("Previous (Shift+Enter)"));
    m_previous->setAccessibleName(tr("Previous"));
    m_next->setToolTip(tr("Next (Enter)"));
    m_next->setAccessibleName(tr("Next"));
    m_replace->setText(tr("Replace"));
    m_replaceAll->setText(tr("Replace all"));
    m_close->setAccessibleName(tr("Close the search"));
}

void FindPanel::setDocument(PersonDocument* document)
{
    m_document = document;
    showMatches({});
    if (!document)
        return hide();
    connect(document, &PersonDocument::changed, &m_soon, qOverload<>(&QTimer::start));
    m_soon.start();
}

void FindPanel::open()
{
    show();
    m_text->setFocus();
    m_text->selectAll();
    search();
}

TextQuery FindPanel::query() const
{
    TextQuery query{m_text->text()};
    if (const int language = m_language->currentIndex(); language > 0)
        query.language = allLanguages.at(static_cast<std::size_t>(language) - 1);
    query.caseSensitive = m_case->isChecked();
    query.wholeWords = m_words->isChecked();
    return query;
}

void FindPanel::search()
{
    if (!m_document || !isVisible())
        return;
    runInBackground(
        this, [person = m_document->person(), query = query()] { return findText(person, query); },
        [this, round = ++m_round](const QList<TextMatch>& matches) {
            if (round == m_round)
                showMatches(matches);
        });
}

void FindPanel::showMatches(const QList<TextMatch>& matches)
{
    const bool held = m_current >= 0 && m_current < m_matches.size();
    const std::optional<TextMatch> current = held ? std::optional(m_matches[m_current]) : std::nullopt;
    m_matches = matches;
    m_current = -1;
    for (qsizetype i = 0; current && i < matches.size(); ++i) {
        if (matches[i].source == current->source && matches[i].language == current->language)
            m_current = i;
    }
    const int total = std::accumulate(matches.begin(), matches.end(), 0,
                                      [](int sum, const TextMatch& match) { return sum + match.count; });
    m_count->setText(m_text->text().isEmpty() ? QString() : tr("%n found", nullptr, total));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_previous, m_next, m_replace, m_replaceAll})
        widget->setEnabled(!matches.isEmpty());
}

void FindPanel::go(int by)
{
    if (m_matches.isEmpty())
        return;
    const qsizetype from = m_current < 0 && by < 0 ? 0 : m_current;
    m_current = (from + by + m_matches.size()) % m_matches.size();
    const TextMatch& match = m_matches[m_current];
    Q_EMIT matchChosen(match.source, match.language.value_or(firstLanguage), m_text->text());
}

void FindPanel::replaceHere()
{
    if (m_current < 0)
        return go(1);
    const ReplacedText after =
        replaceText(m_document->person(), query(), m_replacement->text(), now(), m_matches[m_current]);
    m_document->closeMerge();
    m_document->replaceTexts(after.person);
    const TextMatch done = m_matches[m_current];
    const qsizetype at = m_current;
    showMatches(findText(m_document->person(), query()));
    // The field may still match: within the replacement, or because it could not be replaced.
    const bool still =
        at < m_matches.size() && m_matches[at].source == done.source && m_matches[at].language == done.language;
    m_current = still ? at : at - 1;
    go(1);
}

void FindPanel::replaceAll()
{
    const ReplacedText after = replaceText(m_document->person(), query(), m_replacement->text(), now());
    m_document->closeMerge();
    m_document->replaceTexts(after.person);
    showMatches(findText(m_document->person(), query()));
    m_count->setText(tr("%n replaced", nullptr, after.count));
    m_soon.stop();
}

void FindPanel::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        m_close->click();
    } else if (enter) {
        showMatches(m_document ? findText(m_document->person(), query()) : QList<TextMatch>());
        go(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace duovita
