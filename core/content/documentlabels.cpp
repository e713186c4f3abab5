#include "core/content/documentlabels.h"

#include <QStringList>

namespace duovita {

namespace {

using Words = std::array<const char16_t*, languageCount>;

struct LabelRow {
    Label label;
    Words words;
};

constexpr std::array labelTable{
    LabelRow{Label::Colon, {u": ", u"："}},
    LabelRow{Label::ItemSeparator, {u", ", u"，"}},
    LabelRow{Label::Advisors, {u"Advisors", u"导师"}},
    LabelRow{Label::Score, {u"Score", u"成绩"}},
    LabelRow{Label::Under, {u", ", u"，"}},
    LabelRow{Label::Doi, {u"doi", u"doi"}},
    LabelRow{Label::Arxiv, {u"arXiv", u"arXiv"}},
    LabelRow{Label::CurriculumVitae, {u"Curriculum Vitae", u"简历"}},
    LabelRow{Label::PageOf, {u"page %1 of %2", u"第 %1 页，共 %2 页"}},
};

constexpr std::array<Words, sectionKindTable.size()> sectionTitles{{
    {u"Summary", u"个人简介"},
    {u"Education", u"教育背景"},
    {u"Work Experience", u"工作经历"},
    {u"Projects", u"项目经历"},
    {u"Research Experience", u"科研经历"},
    {u"Publications", u"论文发表"},
    {u"Patents", u"专利"},
    {u"Honors and Awards", u"获奖荣誉"},
    {u"Skills", u"专业技能"},
    {u"Languages", u"语言能力"},
    {u"Academic Service", u"学术服务"},
    {u"Teaching", u"教学经历"},
    {u"Talks", u"学术报告"},
    {u"Certificates", u"资格证书"},
    {u"References", u"推荐人"},
    {u"Interests", u"兴趣爱好"},
    {u"Other", u"其他"},
}};

constexpr std::array<Words, contactKindTable.size()> contactLabels{{
    {u"Email", u"邮箱"},
    {u"Phone", u"电话"},
    {u"Website", u"主页"},
    {u"Location", u"地址"},
    {u"GitHub", u"GitHub"},
    {u"ORCID", u"ORCID"},
    {u"Google Scholar", u"谷歌学术"},
    {u"LinkedIn", u"领英"},
    {u"WeChat", u"微信"},
    {u"", u""},
}};

constexpr std::array<const char16_t*, 12> monthNames{u"Jan", u"Feb", u"Mar", u"Apr", u"May", u"Jun",
                                                     u"Jul", u"Aug", u"Sep", u"Oct", u"Nov", u"Dec"};

QString wordOf(const Words& words, Language language)
{
    return QString::fromUtf16(words[indexOf(language)]);
}

/// How a language writes dates: the pieces that differ.
struct DateStyle {
    bool monthByName;
    const char16_t* present;      // ends an open range
    const char16_t* expected;
    const char16_t* listSeparator;
};

constexpr std::array<DateStyle, languageCount> dateStyles{{
    {true, u" – Present", u" (expected)", u", "},
    {false, u" 至今", u"（预计）", u"、"},
}};

} // namespace

QString label(Label label, Language language)
{
    return wordOf(labelTable[static_cast<std::size_t>(label)].words, language);
}

QString sectionTitle(SectionKind kind, Language language)
{
    return wordOf(sectionTitles[static_cast<std::size_t>(kind)], language);
}

QString contactLabel(ContactKind kind, Language language)
{
    return wordOf(contactLabels[static_cast<std::size_t>(kind)], language);
}

QString dateText(const PartialDate& date, Language language)
{
    QStringList parts;
    if (dateStyles[indexOf(language)].monthByName) {
        if (date.hasDay())
            parts += QString::number(date.day());
        if (date.hasMonth())
            parts += QString::fromUtf16(monthNames[static_cast<std::size_t>(date.month() - 1)]);
        parts += QString::number(date.year());
        return parts.join(u' ');
    }
    parts += QString::number(date.year());
    if (date.hasMonth())
        parts += QString::number(date.month());
    if (date.hasDay())
        parts += QString::number(date.day());
    return parts.join(u'.');
}

QString rangeText(const DateRange& range, Language language)
{
    const DateStyle& style = dateStyles[indexOf(language)];
    const QString start = range.start() ? dateText(*range.start(), language) : QString();
    if (range.isPresent())
        return start.isEmpty() ? QString::fromUtf16(style.present).remove(u'–').trimmed()
                               : start + QString::fromUtf16(style.present);
    QString text = start;
    if (range.end()) {
        const QString end = dateText(*range.end(), language);
        if (start.isEmpty())
            text = end;
        else if (start != end)
            text = start + QStringLiteral(" – ") + end;
    }
    return range.isExpected() ? text + QString::fromUtf16(style.expected) : text;
}

QString datesText(const QList<PartialDate>& dates, Language language)
{
    QStringList texts;
    for (const PartialDate& date : dates)
        texts += dateText(date, language);
    return texts.join(QString::fromUtf16(dateStyles[indexOf(language)].listSeparator));
}

} // namespace duovita
