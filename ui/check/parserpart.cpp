#include "ui/check/parserpart.h"

#include "core/messages/punctuation.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/segmentbar.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace duovita {

namespace {

constexpr int columns = 3;
constexpr int fewLines = 10;
constexpr int lineStep = 18; ///< pixels between text lines
constexpr int numberWidth = 28;

/// A fact with a tick, or with a warning if part of it was lost.
class FactLine : public QWidget {
public:
    FactLine(const QString& words, bool whole, const QString& lost, QWidget* parent) : QWidget(parent), m_whole(whole)
    {
        m_words = words;
        setAccessibleName(words);
        setToolTip(lost);
        setAccessibleDescription(lost);
        setMinimumHeight(lineHeight(TextSize::Normal));
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {80, lineHeight(TextSize::Normal)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        constexpr int gap = 6;
        QPainter painter(this);
        const QRect icon(0, (height() - iconSize) / 2, iconSize, iconSize);
        paintIcon(painter, icon, m_whole ? QStringLiteral("check") : QStringLiteral("warn"),
                  toneOf(m_whole ? Tone::Good : Tone::WarnSign));
        painter.setFont(textFont(TextSize::Normal));
        painter.setPen(toneOf(m_whole ? Tone::Text : Tone::Warn));
        const QRect rest = rect().adjusted(iconSize + gap, 0, 0, 0);
        painter.drawText(rest, Qt::AlignVCenter,
                         QFontMetrics(painter.font()).elidedText(m_words, Qt::ElideRight, rest.width()));
    }

private:
    QColor toneOf(Tone wanted) const { return tone(isEnabled() ? wanted : Tone::Off, palette()); }

    QString m_words;
    bool m_whole;
};

/// Numbered lines, elided at the right edge.
class NumberedLines : public QLabel {
public:
    explicit NumberedLines(QWidget* parent) : QLabel(parent)
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setTextInteractionFlags(Qt::NoTextInteraction);
    }

    QSize sizeHint() const override
    {
        const auto count = static_cast<int>(text().count(u'\n')) + 1;
        return {80, 2 * margin + count * step()};
    }
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(tone(Tone::FieldLine, palette()));
        painter.setBrush(tone(Tone::Field, palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), fieldRadius, fieldRadius);
        painter.setFont(textFont(TextSize::Small));
        const QFontMetrics metrics(painter.font());
        QRect line(side, margin, width() - 2 * side, step());
        const QStringList lines = text().split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i, line.translate(0, step())) {
            painter.setPen(tone(isEnabled() ? Tone::Text3 : Tone::Off, palette()));
            painter.drawText(line, Qt::AlignVCenter, QString::number(i + 1));
            const QRect rest = line.adjusted(numberWidth, 0, 0, 0);
            painter.setPen(tone(isEnabled() ? Tone::Text : Tone::Off, palette()));
            painter.drawText(rest, Qt::AlignVCenter, metrics.elidedText(lines[i], Qt::ElideRight, rest.width()));
        }
    }

private:
    static constexpr int margin = 8;
    static constexpr int side = 12;

    static int step() { return lineStep * lineHeight(TextSize::Small) / 16; }
};

} // namespace

ParserPart::ParserPart(QWidget* parent)
    : Retranslated(QStringLiteral("check.parser"), parent), m_facts(new QWidget(this)),
      m_grid(new QGridLayout(m_facts)), m_warning(new QLabel(this)), m_lines(new NumberedLines(this)),
      m_all(new QToolButton(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    m_warning->setObjectName(QStringLiteral("check.parser.warning"));
    m_warning->setWordWrap(true);
    m_warning->setTextFormat(Qt::RichText);
    m_warning->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setTextLook(*m_warning, Tone::Warn, TextSize::Normal);
    m_lines->setObjectName(QStringLiteral("check.parser.lines"));
    m_all->setObjectName(QStringLiteral("check.parser.all"));
    setRole(*m_all, Role::Link);
    add(makeLanguages());
    add(m_facts);
    add(m_warning);
    add(m_lines);
    addButton(m_all);
    connect(m_warning, &QLabel::linkActivated, this, &ParserPart::settingWanted);
    connect(m_all, &QToolButton::clicked, this, [this] {
        m_whole = !m_whole;
        showLines();
    });
    connect(&Appearance::instance(), &Appearance::changed, m_lines, &QWidget::updateGeometry);
    retranslate();
}

QWidget* ParserPart::makeLanguages()
{
    auto* line = new QWidget(this);
    m_document = new QLabel(line);
    m_document->setObjectName(QStringLiteral("check.parser.document"));
    setTextLook(*m_document, Tone::Text2, TextSize::Normal);
    m_choice = new SegmentBar(line);
    m_choice->setObjectName(QStringLiteral("check.parser.languages"));
    for (const Language language : allLanguages)
        m_choice->add(QStringLiteral("check.parser.language.") + codeOf(language), endonymOf(language));
    connect(m_choice, &SegmentBar::chosen, this, [this](int index) {
        m_read = allLanguages.at(static_cast<std::size_t>(index));
        showLanguages();
        Q_EMIT languageChosen(m_read);
    });
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gridStep);
    layout->addWidget(m_document);
    layout->addWidget(m_choice);
    layout->addStretch();
    return line;
}

void ParserPart::setLanguages(const QList<Language>& languages, Language read)
{
    m_languages = languages;
    m_read = read;
    showLanguages();
}

void ParserPart::showLanguages()
{
    const bool hasChoice = m_languages.size() > 1;
    m_choice->setVisible(hasChoice);
    m_choice->setCurrent(static_cast<int>(indexOf(m_read)));
    m_choice->setAccessibleName(tr("The document that is read"));
    m_document->setText(hasChoice ? tr("From the PDF in") : tr("From the PDF in %1").arg(endonymOf(m_read)));
    showWhetherItIsOfTheChosen();
}

/// What was read stays until the next has been: below it nothing moves.
void ParserPart::showWhetherItIsOfTheChosen()
{
    for (QWidget* part : {m_facts, static_cast<QWidget*>(m_lines)})
        part->setEnabled(m_readingOf == m_read);
}

void ParserPart::retranslate()
{
    showLanguages();
    setHeading(tr("What a parser reads"));
    m_lines->setAccessibleName(tr("The text as it is read"));
    showFacts();
    showLines();
}

void ParserPart::show(const ParserReading& reading, Language language)
{
    m_reading = reading;
    m_readingOf = language;
    m_error.clear();
    showFacts();
    showLines();
    showWhetherItIsOfTheChosen();
}

void ParserPart::showError(const QString& words)
{
    m_reading = {};
    m_error = words;
    showFacts();
    showLines();
}

void ParserPart::clear()
{
    showError({});
}

namespace {

QString wordsFor(const ParserReading::Fact& fact)
{
    using Kind = ParserReading::Fact::Kind;
    switch (fact.kind) {
    case Kind::Name:
        return ParserPart::tr("Name");
    case Kind::EmailAndPhone:
        return ParserPart::tr("E-mail and phone");
    case Kind::Sections:
        return ParserPart::tr("Sections: %1 of %2").arg(QString::number(fact.found), QString::number(fact.all));
    case Kind::Entries:
        return ParserPart::tr("Entries: %1 of %2").arg(QString::number(fact.found), QString::number(fact.all));
    case Kind::Dates:
        return ParserPart::tr("Dates: %1 of %2").arg(QString::number(fact.found), QString::number(fact.all));
    case Kind::Links:
        return ParserPart::tr("Links: %1 of %2").arg(QString::number(fact.found), QString::number(fact.all));
    }
    return {};
}

} // namespace

void ParserPart::showFacts()
{
    qDeleteAll(m_facts->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    int place = 0;
    for (const ParserReading::Fact& fact : std::as_const(m_reading.facts)) {
        const QString lost = fact.isWhole() ? QString() : tr("Not found: %1").arg(listed(fact.lost));
        m_grid->addWidget(new FactLine(wordsFor(fact), fact.isWhole(), lost, m_facts), place / columns,
                          place % columns);
        ++place;
    }
    m_facts->setVisible(place > 0);
    const QString words = m_error.isEmpty() ? warning() : m_error.toHtmlEscaped();
    m_warning->setText(words);
    m_warning->setVisible(!words.isEmpty());
    setSummary(m_reading.lines.isEmpty()      ? QString()
               : !m_reading.besides.isEmpty() ? tr("two columns may mix")
               : !m_reading.findsAll()        ? tr("in order, but not all is found")
                                              : tr("in order, nothing mixed"));
}

QString ParserPart::warning() const
{
    QStringList lines;
    if (!m_reading.besides.isEmpty()) { // names the first pair as an example
        const ParserReading::Beside& first = m_reading.besides.front();
        const auto count = static_cast<int>(m_reading.besides.size());
        lines +=
            tr("A parser that reads across the page mixes %n line(s) of two columns: “%1” with “%2”.", nullptr, count)
                .arg(first.left.toHtmlEscaped(), first.right.toHtmlEscaped());
    }
    for (const ParserReading::Fact& fact : m_reading.facts) {
        if (fact.kind == ParserReading::Fact::Kind::Sections && !fact.isWhole())
            lines += tr("Sections that are not found: %1. Titles on a line of their own, with larger or bold letters, "
                        "are found more surely (%2).")
                         .arg(listed(fact.lost).toHtmlEscaped(),
                              QStringLiteral("<a href=\"design.section.style\">%1</a>").arg(tr("Design, Sections")));
    }
    for (const ParserReading::Fact& fact : m_reading.facts) {
        if (fact.kind == ParserReading::Fact::Kind::Entries && !fact.isWhole())
            lines +=
                tr("Entries that are not found: %1. A parser takes a part of these names for something else; names "
                   "without commas are found more surely.")
                    .arg(listed(fact.lost).toHtmlEscaped());
    }
    return lines.join(QStringLiteral("<br>"));
}

void ParserPart::showLines()
{
    const qsizetype count = m_reading.lines.size();
    m_lines->setText(m_reading.lines.mid(0, m_whole ? count : fewLines).join(u'\n'));
    m_lines->setVisible(count > 0);
    m_lines->updateGeometry();
    m_lines->update();
    m_all->setVisible(count > fewLines);
    m_all->setText(m_whole ? tr("Only the first lines") : tr("All %n lines", nullptr, static_cast<int>(count)));
}

} // namespace duovita
