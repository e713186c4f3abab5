#include "ui/commands/otherwords.h"

namespace duovita {

namespace {

struct OtherWords {
    const char* id;
    const char* english;
    const char* chinese;
};

constexpr OtherWords table[] = {
    {"check.problems", "errors warnings issues mistakes missing", "错误 警告 缺失 校对"},
    {"check.parser", "ATS applicant tracking system resume parsing text order", "招聘系统 筛选 机器 解析 文字顺序"},
    {"check.posting", "ATS keywords vacancy advert description requirements JD match",
     "招聘 关键词 职位描述 岗位 要求 匹配"},
    {"action.check", "ATS proofread", "招聘 校对"},
    {"action.exportSelected", "several many more group batch", "多人 批量 多份"},
    {"action.english", "language", "语言 英文 英语"},
    {"action.chinese", "language Chinese Mandarin", "语言 汉语"},
    {"action.schemeSystem", "theme mode automatic", "主题 模式 自动"},
    {"action.schemeLight", "theme mode day white", "主题 模式 白天 亮色"},
    {"action.schemeDark", "theme mode night black", "主题 模式 夜间 暗色"},
    {"action.densityComfortable", "spacious rows height", "行高 间距"},
    {"action.densityCompact", "dense small rows height", "行高 间距 密"},
    {"action.showOnlyHere", "tailor hide in the other CVs", "专用 仅此简历"},
    {"action.showPeople", "hide show pane panel sidebar", "隐藏 显示 侧栏"},
    {"action.showOutline", "hide show pane panel sidebar", "隐藏 显示 侧栏"},
    {"action.showPages", "hide show pane panel preview", "隐藏 显示 预览"},
    {"action.lookUp", "dictionary lexicon translate meaning", "词典 字典 翻译 释义"},
    {"action.trash", "deleted bin", "已删除 垃圾箱"},
    // Words for a design group apply to each of its settings.
    {"design.group.type", "font typography", "字体 排版"},
    {"design.group.color", "colour colors colours", "配色"},
    {"design.group.space", "spacing gap", "距离 留白"},
    {"design.group.header", "head top", "头部"},
    {"design.group.page", "pages", ""},
    {"design.fonts.latin", "font typeface family", "英文字体"},
    {"design.fonts.titleLatin", "font typeface family", "英文字体"},
    {"design.body.size", "font size body letters", "字体大小 字号"},
    {"design.body.lineSpacing", "leading line height", "行间距 行高"},
    {"design.paragraphs.justify", "align left", "左对齐"},
    {"design.space.density", "density fill the page tight airy loose", "疏密 紧凑 宽松 填满一页 撑满"},
    {"design.space.fill", "fill the page stretch spread", "填满一页 撑满 铺满"},
    {"design.colors.accent", "main theme primary", "强调色 主色"},
    {"design.section.accentedLetters", "accented two colours headings titles", "首字 双色 标题"},
    {"design.personName.firstWeight", "first name surname family name last name grey light thin", "姓 名 西文 灰 细"},
    {"design.personName.accented", "accented character two colours", "首字 双色"},
    {"design.contacts.icons", "symbols", "符号"},
    {"design.photo.width", "picture portrait size", "头像 大小"},
    {"design.photo.left", "picture portrait side", "头像 位置"},
    {"design.layout", "sidebar two columns", "双栏 侧栏"},
    {"design.section.style", "titles lines rules", "线条 样式"},
    {"design.list.bullet", "list marks points", "列表 要点"},
    {"design.footer.text", "page numbers", "页码"},
    {"design.margins.left", "page margins border", "页边距"},
    {"design.margins.right", "page margins border", "页边距"},
    {"design.margins.top", "page margins border", "页边距"},
    {"design.margins.bottom", "page margins border", "页边距"},
    {"design.cv.paper", "A4 A5 Letter size", "纸张大小"},
    {"design.cv.pages", "one two three pages 1 2 3 fit limit number of length", "一页 两页 1 2 3 页数 压缩"},
    {"design.cv.margins", "border edge", "边距"},
    {"design.cv.references", "citation style APA GB/T 7714", "引用 格式 参考文献"},
    {"design.cv.missingTexts", "translation gaps", "缺译 译文"},
};

} // namespace

LocalizedText otherWordsFor(const QString& id)
{
    for (const OtherWords& row : table) {
        if (id == QLatin1StringView(row.id))
            return LocalizedText::of(QString::fromUtf8(row.english), QString::fromUtf8(row.chinese));
    }
    return {};
}

} // namespace duovita
