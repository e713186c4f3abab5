#include "core/import/fields/writtenwords.h"

#include "core/import/annotate/datewords.h"

#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

/// Counts the forms of a word, ignoring case.
class Tally {
public:
    void add(const QString& form)
    {
        const QString key = form.toCaseFolded();
        const auto known =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.form.toCaseFolded() == key; });
        if (known == m_rows.end())
            m_rows += Row{form, 1};
        else
            ++known->count;
        ++m_total;
    }

    int total() const { return m_total; }
    /// The most frequent, as first written; empty if there is none.
    QString commonest() const
    {
        const auto most = std::max_element(m_rows.begin(), m_rows.end(),
                                           [](const Row& a, const Row& b) { return a.count < b.count; });
        return most == m_rows.end() ? QString() : most->form;
    }

private:
    struct Row {
        QString form;
        int count;
    };

    QList<Row> m_rows;
    int m_total = 0;
};

/// The words for one kind of number in citations: its values in the record, and patterns for each language.
struct NumberKind {
    DocumentWord word;
    QString PublicationDetails::*value;
    const char16_t* latin; ///< pattern of the word before the number
    const char16_t* han;   ///< pattern of the word after it
};

constexpr std::array numberKinds{
    NumberKind{DocumentWord::Volume, &PublicationDetails::volume, u"vol(?:ume|\\.)?", u"卷"},
    NumberKind{DocumentWord::Issue, &PublicationDetails::number, u"(?:issue|iss\\.|number|no\\.)", u"期"},
    NumberKind{DocumentWord::Pages, &PublicationDetails::pages, u"(?:pages?|pp?\\.?)", u"[页頁]"},
};

/// The text captured by a group that not every pattern has.
QString capturedIn(const QRegularExpressionMatch& match, const QString& name)
{
    const bool has = match.regularExpression().namedCaptureGroups().contains(name);
    return has ? match.captured(name) : QString();
}

class WordReading {
public:
    WordReading(const QStringList& texts, const Person& person, Language language, bool isBilingual)
        : m_texts(texts), m_text(texts.join(u'\n')), m_person(person), m_language(language), m_isBilingual(isBilingual)
    {
    }

    OwnWords read()
    {
        readDates();
        readDegrees();
        readAdvisors();
        readNumbers();
        return m_words;
    }

private:
    template <typename Visit>
    void eachEntry(Visit visit) const
    {
        for (const Section& section : m_person.sections) {
            for (const Entry& entry : section.entries())
                visit(entry);
        }
    }

    bool holdsRange(bool (DateRange::*is)() const) const
    {
        bool found = false;
        eachEntry([&](const Entry& entry) {
            forEachField(entry.details, [&](Field, const auto& value) {
                using Value = std::decay_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, DateRange>) {
                    found = found || (value.*is)();
                } else if constexpr (std::is_same_v<Value, QList<HeldPosition>>) {
                    for (const HeldPosition& held : value)
                        found = found || (held.range.*is)();
                }
            });
        });
        return found;
    }

    void take(DocumentWord word, Language language, const Tally& tally)
    {
        if (tally.total() > 0)
            setOwnWord(m_words, word, language, tally.commonest());
    }

    /// Counts the words that a pattern finds, by their script. In a document of one language, a word of the other
    /// language is used if it has no word of its own: "2024.6 – present" in a Chinese document.
    void takeFound(DocumentWord word, const QRegularExpression& pattern)
    {
        std::array<Tally, languageCount> tallies;
        for (auto it = pattern.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            const QString form =
                QString(match.captured(QStringLiteral("said")) + capturedIn(match, QStringLiteral("dashed")))
                    .simplified();
            tallies[indexOf(containsHan(form) ? Language::Chinese : Language::English)].add(form);
        }
        for (const Language language : allLanguages) {
            const Tally& tally = tallies[indexOf(language)];
            if (language == m_language || m_isBilingual)
                take(word, language, tally);
            else if (tallies[indexOf(m_language)].total() == 0)
                take(word, m_language, tally);
        }
    }

    void readDates()
    {
        // A year, or a month with or without a year, on the same line.
        static const QString date =
            QStringLiteral("(?:(?<!\\d)(?:(?:19|20)\\d\\d|\\d{1,2})|年|月|['’]\\d\\d|%1\\.?)[^\\S\\n]*")
                .arg(monthWords());
        static const QString end = QStringLiteral("(?![\\p{L}\\d])");
        if (holdsRange(&DateRange::isPresent)) {
            static const QRegularExpression present = compiledDate(
                date + QStringLiteral(
                           "(?:[-－–—~～→]{1,6}[^\\S\\n]*(?<dashed>%1)|(?<said>(?:(?:to|until|till)[^\\S\\n]+(?:%1)|"
                           "(?:起?至(?!今)|到)[^\\S\\n]*(?:%1)|起?至今|迄今)))%2")
                           .arg(presentPattern(), end));
            takeFound(DocumentWord::Present, present);
        }
        if (holdsRange(&DateRange::isExpected)) {
            static const QRegularExpression expected = compiledDate(
                date + QStringLiteral(
                           "[(（\\[][^\\S\\n]*(?<said>预计|预期|預計|預期|expected|anticipated)[^\\S\\n]*[)）\\]]"));
            takeFound(DocumentWord::Expected, expected);
        }
    }

    /// "Ph.D. in Physics", if most degrees are written like this.
    void readDegrees()
    {
        static const QRegularExpression between(
            QStringLiteral("(?<![^\\s(])(?<degree>[^\\s(]{1,30})\\s+(?<word>in)\\s+(?<area>\\p{L}[^\\s,，.;()（）]*)"),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression firstWord(QStringLiteral("^\\p{L}[^\\s,，.;()（）]*"),
                                                  QRegularExpression::UseUnicodePropertiesOption);
        QHash<QString, QString> found; // by the words on both sides
        for (auto it = between.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            found.insert(match.captured(QStringLiteral("degree")) + u'\n' + match.captured(QStringLiteral("area")),
                         match.captured(QStringLiteral("word")));
        }
        int degrees = 0;
        Tally tally;
        eachEntry([&](const Entry& entry) {
            const auto* details = std::get_if<EducationDetails>(&entry.details);
            const QString degree = details ? details->degree.text(m_language) : QString();
            const QString area = details ? details->area.text(m_language) : QString();
            if (degree.isEmpty() || area.isEmpty())
                return;
            ++degrees;
            const QString key = degree.section(u' ', -1) + u'\n' + firstWord.match(area).captured();
            if (const QString word = found.value(key); !word.isEmpty())
                tally.add(word);
        });
        if (2 * tally.total() > degrees)
            take(DocumentWord::InArea, m_language, tally);
    }

    struct Labelled {
        QString label;
        QString text; ///< how it begins
    };

    /// The texts after advisor labels; if there are more than in any CV, only the first ones.
    QList<Labelled> labelledAdvisors() const
    {
        constexpr qsizetype most = 100;
        static const QRegularExpression label(
            QStringLiteral(
                "(?<![\\p{L}-])((?:指导|合作|联合)?(?:导师|老师|教师)|(?:co-)?(?:advis[oe]r|supervisor|mentor|host)s?)"
                "[*_ ]*[:：][*_ ]*([^\\n]{1,%1})")
                .arg(enoughOfAName),
            QRegularExpression::CaseInsensitiveOption);
        QList<Labelled> found;
        for (auto it = label.globalMatch(m_text); it.hasNext() && found.size() < most;) {
            const auto match = it.next();
            found += Labelled{match.captured(1), match.captured(2)};
        }
        return found;
    }

    /// Counts the label before each advisor in the record.
    void readAdvisors()
    {
        const QList<Labelled> labelled = labelledAdvisors();
        std::array<Tally, 2> tallies; // for one advisor, for several
        eachEntry([&](const Entry& entry) {
            const auto* details = std::get_if<EducationDetails>(&entry.details);
            const QString advisor = details ? details->advisors.text(m_language).left(enoughOfAName) : QString();
            const auto label = std::find_if(labelled.begin(), labelled.end(), [&](const Labelled& one) {
                return !advisor.isEmpty() && one.text.startsWith(advisor);
            });
            if (label != labelled.end())
                tallies[label->label.endsWith(u's', Qt::CaseInsensitive)].add(label->label);
        });
        take(DocumentWord::Advisor, m_language, tallies[0]);
        take(DocumentWord::Advisors, m_language, tallies[1]);
    }

    /// A number, or a range with a hyphen; otherwise empty.
    static QString plainNumber(const QString& text)
    {
        static const QRegularExpression number(QStringLiteral("^(\\d+)(?:\\s*[\\p{Pd}~]+\\s*(\\d+))?$"));
        const auto match = number.match(text.trimmed());
        const QString last = match.captured(2);
        return last.isEmpty() ? match.captured(1) : QString(match.captured(1) + u'-' + last);
    }

    /// The word that accompanies a number in a text.
    static QString wordBefore(const QString& number, const QString& text, const NumberKind& kind, Language language)
    {
        static const QString form = QStringLiteral("((?<!\\d)\\d{1,6}(?:\\s*[\\p{Pd}~]{1,3}\\s*\\d{1,6})?(?!\\d))");
        const QRegularExpression named(
            language == Language::English
                ? QStringLiteral("\\b(%1)\\s{0,2}%2").arg(QString::fromUtf16(kind.latin), form)
                : QStringLiteral("((?:第\\s{0,2})?)%2(\\s{0,2}%1)").arg(QString::fromUtf16(kind.han), form),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        for (auto it = named.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            if (plainNumber(match.captured(2)) != number)
                continue;
            const QString han = match.captured(3);
            return han.isEmpty() ? match.captured(1) : QString(match.captured(1) + QStringLiteral("%1") + han);
        }
        return {};
    }

    /// The block that contains a title, with the next block, which may contain the venue.
    QString textAround(const QString& title) const
    {
        constexpr qsizetype enough = 40;
        const QString opening = title.left(enough);
        for (qsizetype i = 0; i < m_texts.size() && !opening.isEmpty(); ++i) {
            if (m_texts[i].contains(opening))
                return m_texts[i] + u'\n' + m_texts.value(i + 1);
        }
        return {};
    }

    void readNumbers()
    {
        std::array<std::array<int, languageCount>, numberKinds.size()> numbers{}; // of works in the language
        std::array<std::array<Tally, languageCount>, numberKinds.size()> tallies;
        constexpr int most = 300; // works: enough to know their style
        int works = 0;
        eachEntry([&](const Entry& entry) {
            const auto* details = std::get_if<PublicationDetails>(&entry.details);
            if (!details || ++works > most)
                return;
            const QString& title = details->title.textOrFallback(m_language);
            const Language language = containsHan(title) ? Language::Chinese : Language::English;
            const QString text = textAround(title);
            for (std::size_t i = 0; i < numberKinds.size(); ++i) {
                const QString value = plainNumber(details->*numberKinds[i].value);
                if (value.isEmpty())
                    continue;
                ++numbers[i][indexOf(language)];
                if (const QString word = wordBefore(value, text, numberKinds[i], language); !word.isEmpty())
                    tallies[i][indexOf(language)].add(word);
            }
        });
        for (std::size_t i = 0; i < numberKinds.size(); ++i) {
            for (const Language language : allLanguages) {
                if (2 * tallies[i][indexOf(language)].total() > numbers[i][indexOf(language)])
                    take(numberKinds[i].word, language, tallies[i][indexOf(language)]);
            }
        }
    }

    static constexpr qsizetype enoughOfAName = 12;

    const QStringList& m_texts; ///< of the blocks
    const QString m_text;
    const Person& m_person;
    Language m_language;
    bool m_isBilingual;
    OwnWords m_words;
};

} // namespace

OwnWords writtenWords(const QList<TextBlock>& blocks, const Person& person, Language language, bool isBilingual)
{
    constexpr qsizetype longest = 500'000; // characters
    qsizetype size = 0;
    QStringList texts;
    for (const TextBlock& block : blocks) {
        texts += block.plain();
        size += texts.last().size();
        if (size > longest)
            return {};
    }
    return WordReading(texts, person, language, isBilingual).read();
}

} // namespace duovita
