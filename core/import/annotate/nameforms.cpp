#include "core/import/annotate/nameforms.h"

#include "core/import/annotate/namereading.h"
#include "core/import/annotate/places.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace duovita {

namespace {

bool saysOther(const QString& words, const Vocabulary& vocabulary)
{
    return vocabulary.isRole(words) || vocabulary.isDegree(words) || vocabulary.isCompany(words) ||
           vocabulary.isCity(words) || vocabulary.isState(words) || vocabulary.isCountry(words) ||
           vocabulary.saysNoName(words) || vocabulary.isDocumentTitle(words) || vocabulary.isVenue(words) ||
           !vocabulary.headerField(words).isEmpty() || vocabulary.isPersonalLabel(words) ||
           vocabulary.guessSection(words).has_value();
}

bool isFrame(const QString& word, const Vocabulary& vocabulary)
{
    static const QRegularExpression edges(QStringLiteral("^[^\\p{L}\\d]+|[^\\p{L}\\d]+$"));
    return vocabulary.nameFrames().contains(QString(word).remove(edges).toLower());
}

/// "张三的个人学术主页" without the words around the name; sets `framed` if there were any.
QString withoutChineseFrames(QString text, const Vocabulary& vocabulary, bool& framed)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (const QString& frame : vocabulary.nameFrames()) {
            if (!containsHan(frame) || text.size() <= frame.size())
                continue;
            const bool ends = text.endsWith(frame);
            if (!ends && !text.startsWith(frame))
                continue;
            text = ends ? text.chopped(frame.size()).trimmed() : text.mid(frame.size()).trimmed();
            changed = framed = true;
        }
    }
    return text;
}

/// "Jane Doe's Curriculum Vitae", "CV of Jane Doe".
QString withoutFrames(const QString& piece, const Vocabulary& vocabulary, bool& framed)
{
    static const QRegularExpression owner(QStringLiteral("['’]s?$"));
    static const QRegularExpression stop(QStringLiteral("[.。!！\\s]+$"));
    QStringList words = piece.simplified().split(u' ');
    const qsizetype written = words.size();
    while (!words.isEmpty() && isFrame(words.last(), vocabulary))
        words.removeLast();
    while (!words.isEmpty() && isFrame(words.front(), vocabulary))
        words.removeFirst();
    framed = framed || words.size() < written;
    if (words.isEmpty())
        return {};
    if (words.size() < written)
        words.last().remove(owner);
    const QString text = words.join(u' ').remove(stop);
    return containsHan(text) ? withoutChineseFrames(text, vocabulary, framed) : text;
}

/// Splits "YuhangLu_resume" into words.
QStringList wordsOfFile(const QString& stem)
{
    static const QRegularExpression marks(QStringLiteral("[^\\p{L}\\d'’]+|(?<=\\p{L})(?=\\d)|(?<=\\d)(?=\\p{L})"));
    static const QRegularExpression humps(
        QStringLiteral("(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})|(?<=\\p{Han})(?=[A-Za-z])|"
                       "(?<=[A-Za-z])(?=\\p{Han})"));
    QStringList words;
    for (const QString& word : stem.split(marks, Qt::SkipEmptyParts))
        words += word.split(humps, Qt::SkipEmptyParts);
    return words;
}

bool isNumber(const QString& word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

/// Pronounceable as a name: "Zhang", not "Bcd".
bool isSpoken(const QString& word)
{
    static const QRegularExpression form(QStringLiteral("^\\p{L}[\\p{L}'’]+$"));
    static const QRegularExpression vowel(QStringLiteral("[aeiouyà-öø-ÿ]"), QRegularExpression::CaseInsensitiveOption);
    return form.match(word).hasMatch() &&
           (vowel.match(word).hasMatch() || word.compare(u"ng", Qt::CaseInsensitive) == 0);
}

} // namespace

bool mayBeName(const LocalizedText& name, const Vocabulary& vocabulary)
{
    static const QRegularExpression mark(QStringLiteral("[\\s-]+"));
    constexpr qsizetype mostWords = 5;
    const QString latin = name.text(Language::English);
    const QString chinese = name.text(Language::Chinese);
    if (latin.isEmpty() && chinese.isEmpty())
        return false;
    if (!chinese.isEmpty() && (!vocabulary.beginsWithSurname(chinese) || saysOther(chinese, vocabulary)))
        return false;
    if (latin.isEmpty())
        return true;
    const QStringList words = latin.split(u' ', Qt::SkipEmptyParts);
    const bool places = std::any_of(words.begin(), words.end(), [&](const QString& word) {
        return vocabulary.isCountry(word) || vocabulary.isDocumentTitle(word) || isFrame(word, vocabulary);
    });
    return words.size() > 1 && words.size() <= mostWords && !places && !saysOther(latin, vocabulary) &&
           !isPlace(latin, vocabulary);
}

std::optional<FramedName> nameInTitle(const QString& title, const Vocabulary& vocabulary)
{
    // "**JANE DOE**\vspace{-3em}": commands for a typesetter.
    static const QRegularExpression marks(
        QStringLiteral("\\\\[A-Za-z]+\\*?(?:\\{[^{}]*\\}|\\[[^\\]]*\\])*|[*_`#\"“”]+"));
    static const QRegularExpression parting(QStringLiteral("\\s*[|｜•:：;；,，/。!！]+\\s*|\\s+[-·—–]+\\s+|[—–]+"));
    bool framed = false;
    const QString text = QString(title).replace(marks, QStringLiteral(" ")).simplified();
    std::optional<LocalizedText> found;
    const auto look = [&](const QString& piece) {
        bool frames = false;
        const QString words = withoutFrames(piece, vocabulary, frames);
        framed = framed || frames;
        const auto name = found || words.isEmpty() ? std::nullopt : nameAround(words);
        if (name && mayBeName(name->name, vocabulary))
            found = name->name;
    };
    look(text);
    for (const QString& piece : found ? QStringList() : text.split(parting, Qt::SkipEmptyParts))
        look(piece);
    return found ? std::optional(FramedName{*found, framed}) : std::nullopt;
}

std::optional<NameOfFile> nameInFileName(const QString& stem, const Vocabulary& vocabulary)
{
    NameOfFile found;
    QStringList latin;
    QString chinese;
    for (const QString& word : wordsOfFile(stem.normalized(QString::NormalizationForm_C))) {
        if (isNumber(word))
            continue;
        if (isFrame(word, vocabulary)) {
            found.framed = true;
            continue;
        }
        if (!containsHan(word)) {
            latin += word;
            continue;
        }
        const QString inner = withoutChineseFrames(word, vocabulary, found.framed);
        if (chinese.isEmpty() && mayBeName(LocalizedText::of(Language::Chinese, inner), vocabulary) && readName(inner))
            chinese = inner;
    }
    const bool spoken = latin.size() > 1 && std::all_of(latin.begin(), latin.end(), isSpoken);
    found.capital =
        !chinese.isEmpty() ||
        (spoken && std::all_of(latin.begin(), latin.end(), [](const QString& word) { return word.front().isUpper(); }));
    QString english;
    if (spoken) {
        for (QString& word : latin)
            word = word.left(1).toUpper() + (word == word.toUpper() ? word.mid(1).toLower() : word.mid(1));
        english = latin.join(u' ');
    }
    if (!english.isEmpty() && !mayBeName(LocalizedText::of(Language::English, english), vocabulary))
        english.clear();
    found.name.setText(Language::English, english);
    found.name.setText(Language::Chinese, chinese);
    return found.name.isEmpty() ? std::nullopt : std::optional(found);
}

bool isOnlyFrames(const QString& text, const Vocabulary& vocabulary)
{
    const QStringList words = text.simplified().split(u' ');
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return isFrame(word, vocabulary); });
}

QString lastPartOf(const QString& address)
{
    static const QRegularExpression tail(QStringLiteral("[?#].*$"));
    static const QRegularExpression ending(QStringLiteral("\\.(?:pdf|docx?|html?|md|txt|jpe?g|png|webp|gif|svg|tex)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    QString path = QString(address).remove(tail);
    while (path.endsWith(u'/'))
        path.chop(1);
    return QUrl::fromPercentEncoding(path.section(u'/', -1).toUtf8()).remove(ending);
}

} // namespace duovita
