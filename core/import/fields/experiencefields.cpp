#include "core/import/fields/experiencefields.h"

#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/places.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "Simulating network faults with …": an activity, not a name.
bool isActivity(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^\\p{Lu}\\p{Ll}+ing\\s+\\p{Ll}+\\s+\\p{Ll}"));
    return form.match(text).hasMatch();
}

/// "阿里 XX 实验室": not the space inside the laboratory's name.
qsizetype lastBlankBetweenNames(const QString& text)
{
    for (qsizetype at = text.lastIndexOf(u' '); at > 0; at = text.lastIndexOf(u' ', at - 1)) {
        if (isHan(text[at - 1].unicode()))
            return at;
    }
    return text.lastIndexOf(u' ');
}

} // namespace

void ExperienceFields::add(LocalizedText ExperienceDetails::*field, const QString& text)
{
    addTo(m_details.*field, text, m_context);
}

void ExperienceFields::settle(bool onlyText)
{
    if (!isJob())
        return;
    settleTitle(onlyText);
    settleTown();
}

/// "Systems Laboratory, Example University", in either order: the index of the part.
std::optional<qsizetype> ExperienceFields::partOfWhole(const QStringList& pieces) const
{
    if (pieces.size() != 2)
        return std::nullopt;
    for (qsizetype part = 0; part < 2; ++part) {
        if (isDepartment(pieces[part]) && !m_words.isRole(pieces[part]) && !isDepartment(pieces[1 - part]) &&
            m_words.isKnownOrganization(pieces[1 - part]))
            return part;
    }
    return std::nullopt;
}

void ExperienceFields::placeOrganization(const QString& written)
{
    if (isActivity(written) && m_details.title.isEmpty() && m_details.organization.isEmpty()) {
        add(&ExperienceDetails::title, written);
        return;
    }
    const QStringList names = commaPieces(written);
    if (const auto part = m_details.organization.isEmpty() ? partOfWhole(names) : std::nullopt) {
        add(&ExperienceDetails::organization, names[1 - *part]);
        add(&ExperienceDetails::department, names[*part]);
        return;
    }
    // "Example Research (Beijing)"
    static const QRegularExpression placed(QStringLiteral("^(.+?)\\s*[(（]([^()（）]+)[)）]$"));
    QString text = written;
    if (const auto match = placed.match(written); match.hasMatch() && m_details.location.isEmpty() &&
                                                  !containsHan(written) && m_words.isPlaceName(match.captured(2))) {
        add(&ExperienceDetails::location, match.captured(2));
        text = match.captured(1);
    }
    // "阿里 XX实验室": the organization, then its department.
    const qsizetype space = lastBlankBetweenNames(text);
    // "Sample 实验室": the space is inside the name.
    static const QRegularExpression unit(
        QStringLiteral("^(?:国家)?(?:重点)?(?:实验室|办公室|部门?|研究组|课题组|组|中心|系|学院|团队)$"));
    constexpr qsizetype longestPart = 8;
    if (isJob() && !m_details.organization.isEmpty() && containsHan(text) && text.size() > longestPart &&
        !isDepartment(text) && !words().isCompany(text)) {
        m_unparsed += text; // an activity there
        return;
    }
    if (m_details.organization.isEmpty() && containsHan(text) && space > 0 && isDepartment(text.mid(space + 1)) &&
        !isDepartment(text.left(space)) && !unit.match(text.mid(space + 1)).hasMatch()) {
        add(&ExperienceDetails::organization, text.left(space));
        add(&ExperienceDetails::department, text.mid(space + 1));
    } else if (m_details.organization.isEmpty())
        add(&ExperienceDetails::organization, text);
    else
        add(&ExperienceDetails::department, text);
}

bool ExperienceFields::placeShare(const QString& text)
{
    static const QRegularExpression part(
        QStringLiteral(
            "^(?:主持人?|参与人?|参加人?|主要参与|骨干|(?:课题|项目|研究)骨干|(?:子课题|子项目|课题|项目)?负责人|"
            "(?:主要)?参与者|参加者|合作者|共同主持人|"
            "主要参与人|主要完成人|独立(?:开发|完成|设计|研发)(?:者|人)?|个人(?:开发|独立开发)|(?:核心|主要|主力)"
            "(?:开发|研发)(?:者|人员?|成员)?|组长|组员|队长|队员|PI|Co-PI|Co-I|"
            "(?:Co-)?Princip(?:al|le) Investigator|Co-Investigator)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression aside(
        QStringLiteral("^(?:[￥¥$€£]\\s*\\d[\\d,.]*\\s*[kKMm]?|(?:EUR|USD|GBP|RMB|CNY)\\s*[\\d,.]+\\s*[kKMm]?|"
                       "[\\d,.]+\\s*(?:万元|万|千元|元)|在研|已?结题|结项|已验收|延期)$"));
    const QStringList pieces = commaPieces(text);
    const bool all = std::all_of(pieces.begin(), pieces.end(), [](const QString& piece) {
        return part.match(piece).hasMatch() || aside.match(piece).hasMatch();
    });
    for (const QString& piece : all ? pieces : QStringList()) {
        if (part.match(piece).hasMatch() && m_details.position.isEmpty())
            add(&ExperienceDetails::position, piece);
        else
            m_unparsed += piece;
    }
    return all;
}

bool ExperienceFields::placeJoined(const QString& text)
{
    static const QRegularExpression joined(QStringLiteral(
        "^(\\p{Han}{2,}?(?:公司|集团|大学|学院|研究院|研究所|医院|银行|中学|小学|学校|局|厅|委员会|人民政府|中心))"
        "((?:\\p{Han}{1,6}(?:科|部|处|室|组|系|学院))?)(\\p{Han}[\\p{Han}、]{1,13})$"));
    const auto match = joined.match(text);
    if (!match.hasMatch() || !m_details.organization.isEmpty() || !words().isRole(match.captured(3)) ||
        m_words.isKnownOrganization(match.captured(3)))
        return false;
    add(&ExperienceDetails::organization, match.captured(1));
    if (!match.captured(2).isEmpty())
        add(&ExperienceDetails::department, match.captured(2));
    add(&ExperienceDetails::position, match.captured(3));
    return true;
}

void ExperienceFields::placeRole(const QString& text)
{
    QStringList roles, others;
    for (const QString& piece : commaPieces(text))
        (m_words.isRole(piece) ? roles : others) += piece;
    const bool list = !roles.isEmpty() && !others.isEmpty() &&
                      (words().isCompany(others.first()) || (roles.size() == 1 && text.endsWith(roles.first())));
    add(&ExperienceDetails::position, list ? roles.join(QStringLiteral(", ")) : text);
    for (const QString& piece : list ? others : QStringList())
        placeOrganization(piece);
}

void ExperienceFields::placeTitle(const QString& text)
{
    // Work named "organization,position" has no title of its own.
    const QStringList pieces = commaPieces(text);
    // "示例基金，88万元，主持人": the person's role comes last.
    if (const qsizetype comma = qMax(text.lastIndexOf(u'，'), text.lastIndexOf(u','));
        !isJob() && pieces.size() > 1 && comma > 0 && containsHan(pieces.last()) && placeShare(pieces.last())) {
        placeTitle(text.left(comma).trimmed());
        return;
    }
    if (pieces.size() == 2 && words().isRole(pieces[1]) && !words().isRole(pieces[0])) {
        placeOrganization(pieces[0]);
        add(&ExperienceDetails::position, pieces[1]);
        return;
    }
    // "样例网络，研究部，实习生": the position after the organization and its department.
    if (isJob() && pieces.size() == 3 && m_words.isRole(pieces[2]) && !m_words.isRole(pieces[0]) &&
        !m_words.isRole(pieces[1]) && isDepartment(pieces[1]) && !isDepartment(pieces[0])) {
        placeOrganization(pieces[0]);
        add(&ExperienceDetails::department, pieces[1]);
        add(&ExperienceDetails::position, pieces[2]);
        return;
    }
    // "系统实验室，示例大学": a department, then the organization.
    if (m_kind != SectionKind::Project && m_details.organization.isEmpty() && partOfWhole(pieces) == 0) {
        placeOrganization(text);
        return;
    }
    // "Principal second violin, Example Philharmonic, Prague": an unknown position and the place.
    if (isJob() && pieces.size() > 1 && pieces.size() < 4 && !words().isCompany(pieces[0]) &&
        words().isCompany(pieces[1]) && !words().isSchool(pieces[0]) && !m_words.isRole(pieces.last())) {
        add(&ExperienceDetails::position, pieces[0]);
        placeOrganization(pieces[1]);
        if (pieces.size() > 2)
            add(m_words.isTown(pieces[1], pieces[2]) || isPlace(pieces[2], words()) ? &ExperienceDetails::location
                                                                                    : &ExperienceDetails::department,
                pieces[2]);
        return;
    }
    const Placed placed = takePlace(text, words());
    const qsizetype organization = m_words.organizationAtEnd(placed.rest);
    add(&ExperienceDetails::title, organization > 0 ? placed.rest.left(organization).trimmed() : placed.rest);
    if (organization > 0)
        placeOrganization(placed.rest.mid(organization));
    if (!placed.place.isEmpty())
        add(&ExperienceDetails::location, placed.place);
}

/// A job has an organization and a position instead of a title.
void ExperienceFields::settleTitle(bool onlyText)
{
    const QString title = m_details.title.textOrFallback(m_context.language);
    if (title.isEmpty())
        return;
    const QString organization = m_details.organization.textOrFallback(m_context.language);
    // "Example Services Limited - Samplesys 7 Base": of two organizations, the first is the employer and the other its
    // department.
    static const QRegularExpression formed(
        QStringLiteral("\\b(?:LLC|LLP|Ltd|Limited|Inc|GmbH|Corp|PLC)\\b\\.?(?:\\s*\\([^()]*\\))?$"));
    if (formed.match(title).hasMatch() && m_words.isKnownOrganization(organization) && !m_words.isRole(title) &&
        !m_details.position.isEmpty() && m_details.department.isEmpty()) {
        m_details.department = std::exchange(m_details.organization, std::exchange(m_details.title, {}));
        return;
    }
    if (m_words.isKnownOrganization(title) && !organization.isEmpty() && !m_words.isKnownOrganization(organization)) {
        // "示例科技有限公司 / 高级用户运营": an unknown position.
        if (m_details.position.isEmpty() && !isDepartment(organization))
            m_details.position = std::exchange(m_details.organization, {});
        else if (m_details.department.isEmpty())
            m_details.department = std::exchange(m_details.organization, {});
        m_details.organization = std::exchange(m_details.title, {});
        return;
    }
    // "样例智能 (SampleAI) 策划与文案": both unknown, so the employer comes first.
    static const QRegularExpression employer(
        QStringLiteral("^\\p{Han}{2,8}(?:\\s*[(（][A-Za-z][\\w .&-]{1,20}[)）])?$"));
    if (m_details.position.isEmpty() && !organization.isEmpty() && containsHan(organization) && !isActivity(title) &&
        employer.match(title).hasMatch() && !m_words.isRole(title) && !m_words.isKnownOrganization(organization) &&
        !isDepartment(organization) && !words().isCompany(organization)) {
        m_details.position = std::exchange(m_details.organization, {});
        m_details.organization = std::exchange(m_details.title, {});
        return;
    }
    // "样例网络（2015年9月 – 2018年2月）": the whole head, without a position.
    constexpr qsizetype longestHan = 10;
    const bool nameOnly = onlyText && !m_words.isRole(title) && containsHan(title) && title.size() <= longestHan;
    static const QRegularExpression form(QStringLiteral("\\b(?:LLC|LLP|Ltd|Inc|GmbH|Corp|PLC)\\.?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    if (isActivity(title))
        return;
    if (m_details.organization.isEmpty() && (m_words.isName(title) || form.match(title).hasMatch()) &&
        (!m_details.position.isEmpty() || words().isCompany(title) || nameOnly ||
         (!m_details.location.isEmpty() && !m_words.isRole(title))))
        m_details.organization = std::exchange(m_details.title, {});
    else if (m_details.position.isEmpty() && m_words.isRole(title) && title.count(u' ') < 6)
        m_details.position = std::exchange(m_details.title, {});
}

/// "Example Studio Philadelphia, PA" looks like a place of three words: if nothing else is the organization, the text
/// before the town is.
void ExperienceFields::settleTown()
{
    static const QRegularExpression townOfTwo(
        QStringLiteral("\\b(?:San|Santa|New|Los|Las|Fort|Salt Lake|Saint|St\\.?|Ann|Palo|El|Long|Kansas|Baton|Cape|"
                       "Hong|Kuala|Tel|Rio de|Buenos|Sao|São|Mexico|Ho Chi Minh|The|Den|West|East|North|South)$"),
        QRegularExpression::CaseInsensitiveOption);
    const QString place = m_details.location.text(m_context.language);
    const QStringList pieces = commaPieces(place);
    const QString first = pieces.value(0);
    const qsizetype space = first.lastIndexOf(u' ');
    if (m_details.position.isEmpty() || !m_details.organization.isEmpty() || !m_details.title.isEmpty() ||
        pieces.size() != 2 || !words().isRegion(pieces[1]) || space < 0 || words().isCity(first) ||
        townOfTwo.match(first.left(space)).hasMatch())
        return;
    m_details.organization = LocalizedText::of(m_context.language, first.left(space));
    m_details.location = LocalizedText::of(m_context.language, place.mid(space + 1));
}

} // namespace duovita
