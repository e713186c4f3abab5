#include "core/content/documentwords.h"

namespace duovita {

constexpr std::array<DocumentWords, languageCount> documentWords{{
    {
        .language = Language::English,
        .contacts = {u"Email", u"Phone", u"Website", u"Location", u"GitHub", u"ORCID", u"Google Scholar", u"LinkedIn",
                     u"WeChat", u""},
        .personalFacts = {u"Born", u"Gender", u"Nationality", u"Ethnicity", u"Native place", u"Residence",
                          u"Political status", u"Marital status", u"Height", u"Highest education", u"Desired position",
                          u"Expected salary", u"Available from", u""},
        // clang-format off
        .labels = {u"Present", u"expected", u"", u"Advisor", u"Advisors", u"Score",
                   u"", u"", u"pp. %1", u"equal contribution", u"corresponding author", u"Curriculum Vitae",
                   u": ", u", ", u", ", u", ", u", ", u". ", u" (", u")", u"", u"",
                   u"page %1 of %2", u"Photo of %1", u"Contact"},
        // clang-format on
        .wholeFirst = false,
        .yearFirst = false,
        .dateSeparator = u" ",
        .months = {u"Jan", u"Feb", u"Mar", u"Apr", u"May", u"Jun", u"Jul", u"Aug", u"Sep", u"Oct", u"Nov", u"Dec"},
        .longMonths = {u"January", u"February", u"March", u"April", u"May", u"June", u"July", u"August", u"September",
                       u"October", u"November", u"December"},
        .longYear = u"%1",
        .yearParts = {u"Spring %1", u"Summer %1", u"Fall %1", u"Winter %1", u"Q1 %1", u"Q2 %1", u"Q3 %1", u"Q4 %1"},
        .longDay = u"%1",
        .rangeSeparator = u" – ",
        .untils = u"to |until |till ",
        .listSeparator = u", ",
    },
    {
        .language = Language::Chinese,
        .contacts = {u"邮箱", u"电话", u"主页", u"地址", u"GitHub", u"ORCID", u"谷歌学术", u"领英", u"微信", u""},
        .personalFacts = {u"出生年月", u"性别", u"国籍", u"民族", u"籍贯", u"现居", u"政治面貌", u"婚姻状况", u"身高",
                          u"学历", u"求职意向", u"期望薪资", u"到岗时间", u""},
        // clang-format off
        .labels = {u"至今", u"预计", u"", u"导师", u"导师", u"成绩",
                   u"", u"", u"第 %1 页", u"共同第一作者", u"通讯作者", u"简历",
                   u"：", u"，", u"、", u" ", u"，", u"。", u"（", u"）", u"《", u"》",
                   u"第 %1 页，共 %2 页", u"%1的照片", u"联系方式"},
        // clang-format on
        .wholeFirst = true,
        .yearFirst = true,
        .dateSeparator = u".",
        .months = {u"01", u"02", u"03", u"04", u"05", u"06", u"07", u"08", u"09", u"10", u"11", u"12"},
        .longMonths = {u"1 月", u"2 月", u"3 月", u"4 月", u"5 月", u"6 月", u"7 月", u"8 月", u"9 月", u"10 月",
                       u"11 月", u"12 月"},
        .longYear = u"%1 年",
        .yearParts = {u"%1 年春", u"%1 年夏", u"%1 年秋", u"%1 年冬", u"%1 年第一季度", u"%1 年第二季度",
                      u"%1 年第三季度", u"%1 年第四季度"},
        .longDay = u"%1 日",
        .rangeSeparator = u" – ",
        .untils = u"至|到",
        .listSeparator = u"、",
    },
}};

static_assert(documentWords[indexOf(Language::English)].language == Language::English);
static_assert(documentWords[indexOf(Language::Chinese)].language == Language::Chinese);

} // namespace duovita
