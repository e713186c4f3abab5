#include "core/messages/recordwords.h"
#include "core/messages/punctuation.h"

#include "core/messages/kindwords.h"
#include "core/terms/neededtexts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace duovita {

QList<Language> languagesToRead()
{
    QList<Language> languages{interfaceLanguage()};
    for (const Language language : allLanguages) {
        if (!languages.contains(language))
            languages += language;
    }
    return languages;
}

QString bothSides(const LocalizedText& text)
{
    QStringList sides;
    for (Language language : languagesToRead()) {
        const QString& side = text.text(language);
        if (!side.isEmpty() && !sides.contains(side))
            sides += side;
    }
    return sides.join(languageSeparator());
}

QString titleOf(const Person& person)
{
    const QString name = bothSides(person.name);
    return name.isEmpty() ? QCoreApplication::translate("duovita::RecordWords", "Name and contacts") : name;
}

QString titleOf(const Section& section)
{
    return sectionTitle(section.title, section.kind());
}

QString sectionTitle(const LocalizedText& title, SectionKind kind)
{
    return titleInDocuments(title, kind, interfaceLanguage());
}

QString titleOf(const Entry& entry)
{
    QString title;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (title.isEmpty())
                title = bothSides(value);
        }
    });
    if (title.isEmpty() && !entry.highlights.isEmpty())
        title = entry.highlights.front().text.textOrFallback(interfaceLanguage()).plainText();
    return title.isEmpty() ? QCoreApplication::translate("duovita::RecordWords", "(empty)") : title;
}

namespace {

QString textIn(const Entry& entry, Field field)
{
    QString text;
    forEachField(entry.details, [&](Field candidate, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (candidate == field)
                text = value.textOrFallback(interfaceLanguage()).simplified();
        }
    });
    return text;
}

/// A text that distinguishes the entry from the others in the same field, preferably its position or degree. Empty if
/// there is none.
QString differenceOf(const Entry& entry, const QList<const Entry*>& others)
{
    constexpr std::array choices{Field::Position, Field::Degree, Field::Area,  Field::Department,
                                 Field::Title,    Field::Issuer, Field::Venue, Field::Location};
    for (const Field field : choices) {
        const QString text = textIn(entry, field);
        const bool isOwn = std::none_of(others.begin(), others.end(),
                                        [&](const Entry* other) { return textIn(*other, field) == text; });
        if (isOwn && !text.isEmpty() && text != shortTitleOf(entry))
            return text;
    }
    return {};
}

} // namespace

QString titleOf(const Entry& entry, const Section& section)
{
    const QString title = titleOf(entry);
    QList<const Entry*> alike;
    for (const Entry& other : section.entries()) {
        if (other.id != entry.id && titleOf(other) == title)
            alike += &other;
    }
    const QString difference = alike.isEmpty() ? QString() : differenceOf(entry, alike);
    return difference.isEmpty() ? title : shortTitleOf(entry) + QStringLiteral(" – ") + difference;
}

QString shortTitleOf(const Entry& entry)
{
    QString title;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (title.isEmpty())
                title = value.textOrFallback(interfaceLanguage());
        }
    });
    return title.simplified();
}

QString placeOf(const SearchSnippet& snippet)
{
    if (!snippet.entry)
        return {};
    constexpr qsizetype longest = 80;
    QString entry = titleOf(*snippet.entry);
    if (entry.size() > longest)
        entry = entry.left(longest - 1) + u'…';
    return placeSteps({sectionTitle(snippet.sectionTitle, snippet.kind), entry});
}

QString shownName(const Cv& cv)
{
    return cvNameIn(wholeName(cv), interfaceLanguage());
}

QString wholeName(const Cv& cv)
{
    return cv.name == Cv::fullCv().name ? QCoreApplication::translate("duovita::RecordWords", "Full CV") : cv.name;
}

QString timeText(const QDateTime& when)
{
    //: a date and time, as QDateTime::toString() has it: 22 Nov 2026, 16:03
    return QLocale().toString(when, QCoreApplication::translate("duovita::RecordWords", "d MMM yyyy, HH:mm"));
}

QString timeText(Timestamp when)
{
    return timeText(QDateTime::fromMSecsSinceEpoch(when.time_since_epoch().count()));
}

QString causeText(std::optional<ChangeCause> cause)
{
    if (!cause)
        return {};
    const auto word = [](const char* text) { return QCoreApplication::translate("duovita::RecordWords", text); };
    switch (*cause) {
    case ChangeCause::Edit:
        return word(QT_TRANSLATE_NOOP("duovita::RecordWords", "edited"));
    case ChangeCause::Import:
        return word(QT_TRANSLATE_NOOP("duovita::RecordWords", "imported"));
    case ChangeCause::Merge:
        return word(QT_TRANSLATE_NOOP("duovita::RecordWords", "merged"));
    case ChangeCause::Undo:
        return word(QT_TRANSLATE_NOOP("duovita::RecordWords", "undo or redo"));
    case ChangeCause::Restore:
        break;
    }
    return word(QT_TRANSLATE_NOOP("duovita::RecordWords", "restored"));
}

QString momentText(Timestamp when, std::optional<ChangeCause> cause)
{
    const QString word = causeText(cause);
    return word.isEmpty() ? timeText(when) : placeSteps({timeText(when), word});
}

} // namespace duovita
