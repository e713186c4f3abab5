#include "core/domain/documentwords.h"

namespace duovita {

constexpr DocumentWords chineseWords{
    .titles = {u"个人简介", u"教育背景", u"工作经历", u"项目经历", u"科研经历", u"论文发表", u"专利", u"获奖荣誉", u"专业技能", u"语言能力", u"学术服务", u"教学经历", u"学术报告", u"证书", u"推荐人", u"兴趣爱好", u"其他"},
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
    .quotes = u"",
};

} // namespace duovita
