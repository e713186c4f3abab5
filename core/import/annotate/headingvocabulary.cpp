#include "core/import/annotate/headingvocabulary.h"

#include "core/domain/language.h"
#include "core/import/annotate/bilingualtext.h"
#include "core/import/annotate/countrynames.h"
#include "core/terms/hanvariants.h"
#include "core/terms/surnames.h"

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

constexpr qsizetype shortestMistyped = 8; // letters: shorter words often become other words when a letter changes

bool opensBracket(QChar c)
{
    return QStringView(u"[(（【").contains(c);
}

bool closesBracket(QChar c)
{
    return QStringView(u"])）】").contains(c);
}

/// Removes brackets, each up to the next closing one on the same line. Not a regular expression, since that would
/// search to the end of the text for each unclosed bracket.
QString withoutBrackets(const QString& text)
{
    QString rest;
    rest.reserve(text.size());
    qsizetype open = -1; // in the remaining text
    for (const QChar c : text) {
        if (c == u'\n')
            open = -1;
        else if (open < 0 && opensBracket(c))
            open = rest.size();
        rest += c;
        if (open >= 0 && closesBracket(c)) {
            rest.truncate(open);
            open = -1;
        }
    }
    return rest;
}

bool isBlank(QChar c)
{
    return c == u' ' || (c >= u'\t' && c <= u'\r');
}

/// Removes brackets at the end, from the first that opens on that line: "Papers (since 2019)".
QString withoutAside(const QString& text)
{
    qsizetype end = text.size();
    while (end > 0 && isBlank(text[end - 1]))
        --end;
    if (end == 0 || (text[end - 1] != u')' && text[end - 1] != u'）'))
        return text;
    const qsizetype line = text.lastIndexOf(u'\n', end - 1) + 1;
    const auto opening =
        std::find_if(text.begin() + line, text.begin() + end - 1, [](QChar c) { return c == u'(' || c == u'（'; });
    qsizetype start = opening - text.begin();
    if (start >= end - 1)
        return text;
    while (start > 0 && isBlank(text[start - 1]))
        --start;
    return text.left(start);
}

/// Whether splitting the text at a position leaves its normal form unchanged.
bool beginsAnew(const QString& text, qsizetype at)
{
    const qsizetype units = text[at].isHighSurrogate() ? 2 : 1;
    const QString begin = text.mid(at, units).normalized(QString::NormalizationForm_KD);
    const char32_t first = begin.front().isHighSurrogate() && begin.size() > 1
                               ? QChar::surrogateToUcs4(begin[0], begin[1])
                               : begin.front().unicode();
    return !text[at].isLowSurrogate() && !QChar::isMark(first) && QChar::script(first) != QChar::Script_Hangul;
}

/// Compatibility normalization. Qt moves the rest of the text whenever a character expands to several ("…"), so long
/// texts are processed in pieces.
QString inCompatibleForm(const QString& text)
{
    constexpr qsizetype longest = 500;
    QString form;
    for (qsizetype from = 0, end = 0; from < text.size(); from = end) {
        end = qMin(from + longest, text.size());
        while (end < text.size() && !beginsAnew(text, end))
            ++end;
        form += text.mid(from, end - from).normalized(QString::NormalizationForm_KC);
    }
    return form;
}

QString normalized(const QString& heading)
{
    static const QRegularExpression numbering(
        QStringLiteral("^\\s*(?:[0-9]+(?:\\.[0-9]+)*(?:[.)、]|\\s)|[一二三四五六七八九十]+[、.]|[ivx]+\\.)\\s*"));
    static const QRegularExpression framed(QStringLiteral("^\\s*[\\[【「『〔](.+)[\\]】」』〕]\\s*$"));
    static const QRegularExpression icon(QStringLiteral(":[a-z][a-z0-9_+-]*:")); // ":briefcase: Work"
    QString text = inSimplifiedHan(inCompatibleForm(heading).toLower()).remove(icon);
    if (const auto match = framed.match(text); match.hasMatch())
        text = match.captured(1); // decorative brackets
    // Glyphs of icon fonts (private use) and signs before the words.
    QString unbracketed = withoutBrackets(text);
    if (unbracketed.size() == text.size()) {
        const auto word = std::find_if(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
        unbracketed.remove(0, word - text.begin());
    }
    text = unbracketed.remove(numbering);
    static const QRegularExpression signs(QStringLiteral("[:：*#_|•■◆●]"));
    text.remove(signs);
    text = text.simplified();
    while (!text.isEmpty() && QStringView(u"?!….").contains(text.back()))
        text.chop(1);
    return text;
}

} // namespace

const Vocabulary& Vocabulary::standard()
{
    static const Vocabulary vocabulary;
    return vocabulary;
}

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
    for (auto it = m_headings.constBegin(); it != m_headings.constEnd(); ++it) {
        for (qsizetype i = 1; it.key().size() >= shortestMistyped && !containsHan(it.key()) && i < it.key().size(); ++i)
            m_mistyped.insert(QString(it.key()).remove(i, 1), *it);
    }
    const QJsonObject groups = words[QStringLiteral("groups")].toObject();
    for (auto it = groups.begin(); it != groups.end(); ++it)
        m_groups.insert(*findSectionKind(it.key()), textsOf(it.value()));
    for (const QJsonValue& row : words[QStringLiteral("headingWords")].toArray())
        m_headingWords.emplaceBack(*findSectionKind(row[0].toString()), WordSet(textsOf(row[1])));
    for (const QString& title : textsOf(words[QStringLiteral("documentTitles")]))
        m_documentTitles.insert(title);
    readLabels(words, "fieldLabels", m_headerLabels);
    readLabels(words, "entryLabels", m_entryLabels);
    readLabels(words, "personalFacts", m_personalFacts);
    const QStringList companyWords = textsOf(words[QStringLiteral("companyWords")]);
    m_companyWords = WordSet(companyWords);
    std::copy_if(companyWords.begin(), companyWords.end(), std::back_inserter(m_hanCompanyWords), containsHan);
    const auto setOf = [&](const char* key) {
        const QStringList texts = textsOf(words[QLatin1StringView(key)]);
        return QSet<QString>(texts.begin(), texts.end());
    };
    const QJsonObject icons = words[QStringLiteral("icons")].toObject();
    for (auto it = icons.begin(); it != icons.end(); ++it) {
        for (const QString& code : textsOf(it.value()))
            m_icons.insert(QChar(code.toUShort(nullptr, 16)), it.key());
    }
    m_regions = setOf("regions");
    m_states = setOf("states");
    m_companyEndings = setOf("companyEndings");
    m_employers = setOf("employers");
    m_greetings = textsOf(words[QStringLiteral("greetings")]);
    m_closings = setOf("closings");
    m_linkWords = setOf("linkWords");
    m_columnLabels = setOf("columnLabels");
    m_personalLabels = setOf("personalLabels");
    m_roles = WordSet(textsOf(words[QStringLiteral("roles")]));
    m_roleEndings = textsOf(words[QStringLiteral("roleEndings")]);
    m_notRoles = textsOf(words[QStringLiteral("notRoles")]);
    m_notNames = WordSet(textsOf(words[QStringLiteral("notNames")]));
    m_nameFrames = textsOf(words[QStringLiteral("nameFrames")]);
    m_surnames = textsOf(words[QStringLiteral("surnames")]).join(QString());
    m_degrees = WordSet(textsOf(words[QStringLiteral("degrees")]));
    m_schools = WordSet(textsOf(words[QStringLiteral("schools")]));
    m_venues = WordSet(textsOf(words[QStringLiteral("venues")]));
    m_statuses = textsOf(words[QStringLiteral("statuses")]);
    // Names that are also people's do not count as countries; "USA", states and "remote", which occur in the same
    // places, do.
    const QSet<QString> notCountries = setOf("notCountries");
    m_countries = setOf("countries");
    for (const QString& country : countryNames()) {
        if (!notCountries.contains(country))
            m_countries.insert(country);
    }
    readGlossary();
}

void Vocabulary::readLabels(const QJsonObject& words, const char* key, QHash<QString, QString>& labels)
{
    const QJsonObject fields = words[QLatin1StringView(key)].toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it) {
        for (const QString& label : textsOf(it.value()))
            labels.insert(label, it.key());
    }
}

/// "E-mail" and "邮箱 Email" are the same label; Chinese typists space out labels of two characters: "姓 名".
QString Vocabulary::foldedLabel(const QString& label)
{
    QString text = inSimplifiedHan(inCompatibleForm(label).toLower().simplified());
    if (!containsHan(text))
        return text;
    const auto end = std::find_if(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80 && c.isLetter(); });
    const QString han = QString(text.begin(), end - text.begin()).remove(u' ');
    return han.isEmpty() ? text : han;
}

QString Vocabulary::folded(const QString& text)
{
    return inSimplifiedHan(text.trimmed().toLower());
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
    QStringList organizations;
    for (const QJsonValue& row : glossary[QStringLiteral("organizations")].toArray())
        organizations += textsOf(row);
    m_organizations = WordSet(organizations);
    for (const QJsonValue& row : glossary[QStringLiteral("schools")].toArray()) {
        for (const QString& school : textsOf(row))
            m_schoolNames.insert(school);
    }
}

qsizetype Vocabulary::organizationIn(const QString& text) const
{
    return m_employers.contains(text) ? 0 : m_organizations.lastIn(inSimplifiedHan(text));
}

std::optional<SectionKind> Vocabulary::findSection(const QString& heading) const
{
    constexpr qsizetype longest = 60;
    const QString unexplained = withoutAside(heading);
    if (unexplained.size() > longest)
        return std::nullopt;
    QString text = normalized(heading);
    if (containsHan(text))
        text.remove(u' ');
    if (const auto found = m_headings.constFind(text); found != m_headings.constEnd())
        return *found;
    if (const auto several = sectionOfSeveral(text))
        return several;
    if (const auto mistyped = mistypedSection(text))
        return mistyped;
    // "Selected press", "代表性著作", "主要的科研论文": a selection of what the other words name.
    static const QRegularExpression choice(QStringLiteral(
        "^(?:(?:selected|recent|representative|notable|some|other|further)\\s+|代表性|(?:近期|主要|部分)的)"));
    if (const auto match = choice.match(text); match.hasMatch()) {
        const QString rest = text.mid(match.capturedEnd());
        const auto found = m_headings.constFind(rest);
        return found != m_headings.constEnd() ? std::optional(*found) : sectionOfSeveral(rest);
    }
    constexpr qsizetype longestPair = 48;
    const auto both = heading.size() > longestPair ? std::nullopt : readBilingual(unexplained);
    return both ? findSection(both->chinese) : std::nullopt;
}

/// "Expereince", "Educaton": a known word with one letter added, missing, replaced or transposed.
std::optional<SectionKind> Vocabulary::mistypedSection(const QString& text) const
{
    if (text.size() < shortestMistyped || containsHan(text) || isRole(text) || isCompany(text) || isDegree(text))
        return std::nullopt;
    if (const auto found = m_mistyped.constFind(text); found != m_mistyped.constEnd())
        return *found;
    for (qsizetype i = 1; i < text.size(); ++i) {
        const QString shorter = QString(text).remove(i, 1);
        if (const auto found = m_headings.constFind(shorter); found != m_headings.constEnd())
            return *found;
        if (const auto found = m_mistyped.constFind(shorter); found != m_mistyped.constEnd())
            return *found;
    }
    return std::nullopt;
}

/// "Books and Chapters", "实习/工作经历": several known headings in one; Chinese ones may share their last word.
std::optional<SectionKind> Vocabulary::sectionOfSeveral(const QString& text) const
{
    static const QRegularExpression mark(
        QStringLiteral("\\s*(?:[/&,，、]|\\band\\b|(?<=\\p{Han})(?:与|和|及|以及)(?=\\p{Han}))\\s*"));
    constexpr qsizetype most = 4;
    constexpr qsizetype sharedWord = 2; // "经历", "项目"
    const QStringList parts = text.split(mark, Qt::SkipEmptyParts);
    if (parts.size() < 2 || parts.size() > most)
        return std::nullopt;
    const QString shared = containsHan(text) ? text.right(sharedWord) : QString();
    std::optional<SectionKind> first;
    bool mixed = false;
    for (const QString& part : parts) {
        auto found = m_headings.constFind(part);
        if (found == m_headings.constEnd() && !shared.isEmpty())
            found = m_headings.constFind(part + shared);
        if (found == m_headings.constEnd())
            return std::nullopt;
        // "工作和项目经历", "Projects and Experience", "工作与研究经历": counts as jobs, since a job has all fields of
        // a project.
        const auto isExperience = [](SectionKind kind) {
            return kind == SectionKind::Work || kind == SectionKind::Project || kind == SectionKind::Research;
        };
        // "Skills & Languages": a language is a skill with a level.
        const auto isSkill = [](SectionKind kind) {
            return kind == SectionKind::Skill || kind == SectionKind::Language;
        };
        if (first && *first != *found && isSkill(*first) && isSkill(*found)) {
            first = SectionKind::Skill;
            continue;
        }
        const bool jobs = first == SectionKind::Work || *found == SectionKind::Work;
        const bool alike = !first || *first == *found || (jobs && isExperience(*first) && isExperience(*found));
        if (alike)
            first = first.value_or(*found) == *found ? *found : SectionKind::Work;
        else if (containsHan(text))
            mixed = true; // "论文与讲座"
        else
            return std::nullopt; // "Research and Teaching" may be what somebody did
    }
    if (mixed) {
        for (const auto& [kind, words] : m_headingWords) {
            if (isIn(words, text))
                return kind;
        }
    }
    return first;
}

std::optional<SectionKind> Vocabulary::groupWithin(SectionKind section, const QString& heading) const
{
    const bool known = m_groups.value(section).contains(normalized(heading));
    return known ? std::optional(section) : std::nullopt;
}

std::optional<SectionKind> Vocabulary::guessSection(const QString& heading) const
{
    if (const auto known = findSection(heading))
        return known;
    // "Work/teaching": the first part decides.
    if (const qsizetype stroke = heading.indexOf(u'/'); stroke > 0) {
        if (const auto first = findSection(heading.left(stroke)))
            return first;
    }
    const QString text = normalized(heading);
    // "Where I have cooked", "Where I've taught"
    static const QRegularExpression where(QStringLiteral(
        "^where i(?:['’]ve| have| used to)? (?:work|(?!studied|educated|trained|volunteered|publish|present|"
        "graduated)\\p{L}+ed$|taught$|been$)"));
    if (where.match(text).hasMatch())
        return SectionKind::Work;
    for (const auto& [kind, words] : m_headingWords) {
        if (isIn(words, text))
            return kind;
    }
    return std::nullopt;
}

bool Vocabulary::isRole(const QString& written) const
{
    const QString text = inSimplifiedHan(written);
    return !endsLikeOrganization(text) && (m_roles.isIn(text) || endsLikeRole(text.trimmed()));
}

bool Vocabulary::endsLikeOrganization(const QString& text) const
{
    static const QRegularExpression aside(QStringLiteral("\\s*[(（][^()（）]*[)）]\\s*$"));
    const QString name = QString(text).remove(aside);
    return std::any_of(m_hanCompanyWords.begin(), m_hanCompanyWords.end(),
                       [&](const QString& word) { return name.endsWith(word); }) ||
           (containsHan(name) && endsLikeCompany(name));
}

/// "晴川书店", "Harrow Foods": these words name a kind of company only as the last word of a name.
bool Vocabulary::endsLikeCompany(const QString& text) const
{
    constexpr qsizetype longestEnding = 4; // characters
    if (!containsHan(text)) {
        const QString name = text.trimmed();
        const QString last = name.section(u' ', -1);
        return name.contains(u' ') && last.front().isUpper() && m_companyEndings.contains(last.toLower());
    }
    for (qsizetype size = 2; size <= qMin(longestEnding, text.size() - 1); ++size) {
        if (m_companyEndings.contains(inSimplifiedHan(text.right(size))))
            return true;
    }
    return false;
}

bool Vocabulary::endsLikeRole(const QString& text) const
{
    constexpr qsizetype longest = 8;
    const auto endsWith = [&](const QString& end) { return text.endsWith(end); };
    return text.size() > 1 && text.size() <= longest &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return isHan(c.unicode()); }) &&
           std::any_of(m_roleEndings.begin(), m_roleEndings.end(), endsWith) &&
           std::none_of(m_notRoles.begin(), m_notRoles.end(), endsWith) && !isCompany(text);
}

std::optional<PersonalFactKind> Vocabulary::personalFact(const QString& label) const
{
    const QString name = m_personalFacts.value(foldedLabel(label));
    const auto row = std::find_if(personalFactKindTable.begin(), personalFactKindTable.end(),
                                  [&](const PersonalFactKindRow& one) { return name == QLatin1StringView(one.name); });
    return row == personalFactKindTable.end() ? std::nullopt : std::optional(row->kind);
}

bool Vocabulary::isDocumentTitle(const QString& text) const
{
    const QString folded = normalized(text);
    return m_documentTitles.contains(containsHan(folded) ? QString(folded).remove(u' ') : folded);
}

bool Vocabulary::beginsWithSurname(const QString& text) const
{
    return (!text.isEmpty() && m_surnames.contains(text.front())) || hasCompoundSurname(text);
}

bool Vocabulary::isGreeting(const QString& text) const
{
    return std::any_of(m_greetings.begin(), m_greetings.end(), [&](const QString& greeting) {
        return text.startsWith(greeting) &&
               (text.size() == greeting.size() || !text[greeting.size()].isLetter() || containsHan(greeting));
    });
}

bool Vocabulary::isRegion(const QString& text) const
{
    if (containsHan(text))
        return m_regions.contains(inSimplifiedHan(text.trimmed()));
    // "IL", "IL 62701", "IN 570001"; in lower case they are words.
    static const QRegularExpression letters(QStringLiteral("^([A-Z]{2})(?:\\s+\\d{5}(?:\\d|-\\d{4})?)?$"));
    return m_regions.contains(letters.match(text.trimmed()).captured(1).toLower());
}

bool Vocabulary::isCompany(const QString& text) const
{
    return isIn(m_companyWords, text) || isSchool(text) || m_employers.contains(text) || endsLikeCompany(text);
}

bool Vocabulary::isSchool(const QString& text) const
{
    return isIn(m_schools, text) || m_schoolNames.contains(text);
}

bool Vocabulary::isIn(const WordSet& words, const QString& text)
{
    return words.isIn(inSimplifiedHan(text));
}

bool Vocabulary::isCity(const QString& written) const
{
    const QString text = folded(written);
    if (m_places.contains(text))
        return true;
    constexpr qsizetype longest = 10;
    if (text.size() > longest || !containsHan(text))
        return false;
    const auto isNamed = [&](const QString& name, QChar ending) {
        return m_places.contains(name.endsWith(ending) ? name.chopped(1) : name);
    };
    if (isNamed(text, u'市'))
        return true;
    for (qsizetype at = 2; at + 2 <= text.size(); ++at) {
        const QString first = text.left(at).trimmed();
        if ((isNamed(first, u'省') || isNamed(first, u'市')) && isNamed(text.mid(at).trimmed(), u'市'))
            return true;
    }
    return false;
}

bool Vocabulary::isLinkWord(const QString& text) const
{
    static const QRegularExpression mark(QStringLiteral("[\\s/&()（）]+"));
    constexpr qsizetype mostWords = 3;
    const QString name = text.trimmed().toLower();
    if (m_linkWords.contains(name))
        return true;
    const QStringList words = name.split(mark, Qt::SkipEmptyParts);
    return words.size() > 1 && words.size() <= mostWords &&
           std::all_of(words.begin(), words.end(), [&](const QString& word) { return m_linkWords.contains(word); });
}

bool Vocabulary::isBareLabel(const QString& text) const
{
    constexpr qsizetype longest = 20;
    const QString label = text.simplified();
    if (label.isEmpty() || label.size() > longest)
        return label.isEmpty();
    if (label.endsWith(u':') || label.endsWith(u'：'))
        return true;
    return isDocumentTitle(label) || findSection(label) || isPersonalLabel(label) || !headerField(label).isEmpty() ||
           isColumnLabel(label);
}

QString Vocabulary::statusIn(const QString& text) const
{
    const QString simplified = inSimplifiedHan(text);
    for (const QString& word : m_statuses) {
        const qsizetype at = simplified.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0)
            return text.mid(at, word.size());
    }
    return {};
}

bool Vocabulary::isCountry(const QString& text) const
{
    return m_countries.contains(inSimplifiedHan(text.trimmed().toLower()));
}

} // namespace duovita
