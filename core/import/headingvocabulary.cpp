#include "core/import/headingvocabulary.h"

#include "core/domain/language.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace duovita {

namespace {

QStringList textsOf(const QJsonValue& value)
{
    QStringList texts;
    for (const QJsonValue& item : value.toArray())
        texts += item.toString();
    return texts;
}

QString normalized(const QString& heading)
{
    static const QRegularExpression brackets(QStringLiteral("[\\[(（【].*?[\\])）】]"));
    static const QRegularExpression numbering(
        QStringLiteral("^\\s*(?:[0-9]+[.)、]|[一二三四五六七八九十]+[、.]|[IVX]+\\.)\\s*"));
    QString text = heading.normalized(QString::NormalizationForm_KC).toLower();
    // Icons of an icon font (private use) and signs before the words.
    while (!text.isEmpty() && !text.front().isLetterOrNumber() && !brackets.match(text).hasMatch())
        text.remove(0, 1);
    text.remove(brackets).remove(numbering);
    text.remove(QRegularExpression(QStringLiteral("[:：*#_|•■◆●]")));
    return text.simplified();
}

} // namespace

Vocabulary::Vocabulary()
{
    QFile file(QStringLiteral(":/import/vocabulary.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened); // it is part of the program
    Q_UNUSED(opened)
    const QJsonObject words = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject headings = words[QStringLiteral("headings")].toObject();
    for (auto it = headings.begin(); it != headings.end(); ++it) {
        for (const QString& heading : textsOf(it.value()))
            m_headings.insert(heading, *findSectionKind(it.key()));
    }
    m_roles = textsOf(words[QStringLiteral("roles")]);
    m_degrees = textsOf(words[QStringLiteral("degrees")]);
    m_schools = textsOf(words[QStringLiteral("schools")]);
    m_venues = textsOf(words[QStringLiteral("venues")]);
    m_statuses = textsOf(words[QStringLiteral("statuses")]);
    for (const QString& country : textsOf(words[QStringLiteral("countries")]))
        m_countries.insert(country);
    readGlossary();
}

void Vocabulary::readGlossary()
{
    QFile file(QStringLiteral(":/import/glossary.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened); // it is part of the program
    Q_UNUSED(opened)
    const QJsonObject glossary = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue& row : glossary[QStringLiteral("places")].toArray()) {
        for (const QString& place : textsOf(row))
            m_places.insert(place.toLower());
    }
    for (const QJsonValue& row : glossary[QStringLiteral("organizations")].toArray())
        m_organizations += textsOf(row);
}

qsizetype Vocabulary::organizationIn(const QString& text) const
{
    qsizetype last = -1;
    for (const QString& name : m_organizations) {
        if (containsWord(text, {name}))
            last = qMax(last, text.lastIndexOf(name, -1, Qt::CaseInsensitive));
    }
    return last;
}

std::optional<SectionKind> Vocabulary::findSection(const QString& heading) const
{
    constexpr qsizetype longest = 48;
    if (heading.size() > longest)
        return std::nullopt;
    QString text = normalized(heading);
    if (containsHan(text))
        text.remove(u' ');
    const auto found = m_headings.constFind(text);
    return found == m_headings.constEnd() ? std::nullopt : std::optional(*found);
}

bool Vocabulary::containsWord(const QString& text, const QStringList& words)
{
    for (const QString& word : words) {
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0 && containsHan(word))
            return true;
        // A Latin word must stand for itself: "us" is not in "Austria".
        for (; at >= 0; at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
            const qsizetype end = at + word.size();
            const bool open = at > 0 && text[at - 1].isLetter() && !isHan(text[at - 1].unicode());
            const bool goesOn = end < text.size() && text[end].isLetter() && !isHan(text[end].unicode());
            if (!open && !goesOn)
                return true;
        }
    }
    return false;
}

QString Vocabulary::statusIn(const QString& text) const
{
    for (const QString& word : m_statuses) {
        const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0)
            return text.mid(at, word.size());
    }
    return {};
}

bool Vocabulary::isCountry(const QString& text) const
{
    return m_countries.contains(text.trimmed().toLower());
}

} // namespace duovita
