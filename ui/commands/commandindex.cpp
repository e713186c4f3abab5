#include "ui/commands/commandindex.h"

#include "core/terms/hanwords.h"
#include "core/terms/surnames.h"

#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

constexpr int notItsName = 2500; ///< cost of a match in the further words: worse than one inside the name

/// The part of a name that belongs to the language; a text shared by all languages counts for the one it is written in.
QString sideOf(const LocalizedText& name, Language language)
{
    if (name.isShared())
        return name.resolve(language) && language == guessLanguage(name.anyText()).value_or(firstLanguage)
                   ? name.anyText()
                   : QString();
    return name.text(language);
}

template <std::size_t... index>
std::array<SearchedName, languageCount> searchedNames(const LocalizedText& name, HanReading reading,
                                                      std::index_sequence<index...>)
{
    return {SearchedName(sideOf(name, allLanguages[index]), reading)...};
}

std::array<SearchedName, languageCount> searchedNames(const LocalizedText& name, HanReading reading)
{
    return searchedNames(name, reading, std::make_index_sequence<languageCount>());
}

/// The cost of the language's name that fits best.
std::optional<int> costAmong(const std::array<SearchedName, languageCount>& names, const QString& word)
{
    std::optional<int> best;
    for (const SearchedName& name : names) {
        const auto cost = name.fit(word);
        if (cost && (!best || *cost < *best))
            best = cost;
    }
    return best;
}

bool overlaps(const NameMark& mark, qsizetype start, qsizetype length)
{
    return mark.start < start + length && start < mark.start + mark.length;
}

/// Splits a personal name into family and given name: "zhang san".
QStringList partsOf(const QString& text, HanReading reading)
{
    if (reading == HanReading::InWords)
        return hanWords(text);
    const qsizetype family = surnameLength(text);
    return {text.left(family), text.mid(family)};
}

/// The pinyin of the words that were typed by reading: "ren", and "zheng" of which "zh" was typed.
QList<ShownName::Part> pinyinOf(const SearchedName& name, const QStringList& words, const QList<NameMark>& marks,
                                bool whole)
{
    QList<ShownName::Part> parts;
    const auto add = [&parts](QStringView letters, bool typed) {
        if (letters.isEmpty())
            return;
        if (!parts.isEmpty() && parts.last().typed == typed)
            parts.last().text += letters;
        else
            parts += ShownName::Part{letters.toString(), typed};
    };
    qsizetype start = 0;
    for (const QString& word : words) {
        const bool typed = whole || std::any_of(marks.begin(), marks.end(), [&](const NameMark& mark) {
                               return mark.readingLetters > 0 && overlaps(mark, start, word.size());
                           });
        if (typed && !parts.isEmpty())
            add(u" ", false);
        for (qsizetype at = start; typed && at < start + word.size(); ++at) {
            const auto mark =
                std::find_if(marks.begin(), marks.end(), [&](const NameMark& each) { return each.start == at; });
            const QStringView reading = name.readingAt(at, mark != marks.end() && mark->otherReading);
            const qsizetype letters = mark == marks.end() ? 0 : mark->readingLetters;
            add(reading.left(letters), true);
            add(reading.mid(letters), false);
        }
        start += word.size();
    }
    return parts;
}

} // namespace

void CommandIndex::setCommands(const QList<Command>& commands)
{
    QHash<QString, Searched> known;
    const auto keyOf = [](const Command& command) {
        QString key = QString::number(static_cast<int>(command.reading));
        for (const Language language : allLanguages)
            key += u'\n' + sideOf(command.name, language) + u'\n' + sideOf(command.also, language);
        return key;
    };
    for (qsizetype i = 0; i < m_commands.size(); ++i)
        known.insert(keyOf(m_commands[i]), m_searched[i]);
    m_commands = commands;
    m_searched.clear();
    m_searched.reserve(commands.size());
    for (const Command& command : commands) {
        const auto held = known.constFind(keyOf(command));
        m_searched += held != known.constEnd() ? *held
                                               : Searched{searchedNames(command.name, command.reading),
                                                          searchedNames(command.also, HanReading::InWords)};
    }
}

qsizetype CommandIndex::indexOf(const QString& id) const
{
    const auto command =
        std::find_if(m_commands.begin(), m_commands.end(), [&](const Command& c) { return c.id == id; });
    return command == m_commands.end() ? -1 : command - m_commands.begin();
}

/// Each word must match one of the names or a further word. Matches in a name cost less than those in further words.
std::optional<int> CommandIndex::costOf(const Searched& searched, const QList<QString>& words)
{
    int sum = 0;
    for (const QString& word : words) {
        std::optional<int> best = costAmong(searched.names, word);
        const auto further = costAmong(searched.also, word);
        if (further && *further < SearchedName::inOneStretch && (!best || *further + notItsName < *best))
            best = *further + notItsName;
        if (!best)
            return std::nullopt;
        sum += *best;
    }
    return sum;
}

QList<qsizetype> CommandIndex::find(const QString& typed, const QStringList& recent) const
{
    const QList<QString> words = SearchedName::prepared(typed);
    QList<qsizetype> found;
    if (words.isEmpty()) {
        for (const QString& id : recent)
            found += indexOf(id);
        for (qsizetype i = 0; i < m_commands.size(); ++i)
            found += recent.contains(m_commands[i].id) ? -1 : i;
        found.removeIf([this](qsizetype i) { return i < 0 || !m_commands[i].enabled; });
        return found;
    }
    QList<std::pair<std::pair<bool, int>, qsizetype>> ranked;
    for (qsizetype i = 0; i < m_commands.size(); ++i) {
        if (const auto cost = costOf(m_searched[i], words))
            ranked.emplaceBack(std::pair(!m_commands[i].enabled, *cost), i);
    }
    std::sort(ranked.begin(), ranked.end());
    for (const auto& [cost, index] : ranked)
        found += index;
    return found;
}

ShownName CommandIndex::shownName(qsizetype index, Language language, const QString& typed) const
{
    const SearchedName& name = m_searched[index].names[duovita::indexOf(language)];
    ShownName shown{sideOf(m_commands[index].name, language), {}, {}};
    for (const QString& word : SearchedName::prepared(typed)) {
        QList<NameMark> marks;
        if (name.fit(word, &marks))
            shown.marks += marks;
    }
    if (std::any_of(shown.marks.begin(), shown.marks.end(),
                    [](const NameMark& mark) { return mark.readingLetters > 0; }))
        shown.pinyin = pinyinOf(name, partsOf(shown.text, m_commands[index].reading), shown.marks,
                                m_commands[index].reading == HanReading::InName);
    return shown;
}

} // namespace duovita
