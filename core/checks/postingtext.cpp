#include "core/checks/postingtext.h"

#include "core/domain/language.h"
#include "core/terms/hanwords.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

const QSet<QString>& commonEnglish()
{
    static const QSet<QString> words = [] {
        const QString all = QStringLiteral(
            "a about above across after again all also always am an and another any are around as at back be because "
            "been before being below best better between big both bring bringing build building but by can candidate "
            "candidates career come company could culture daily day days deep degree deliver description desired did "
            "do does doing done drive driven each either else employee employer employment end ensure environment "
            "equal equivalent especially etc even every everyone everything excellent exciting experience experienced "
            "familiar familiarity far fast feel few field find first focus follow following for friendly from full "
            "fun get give gives good great grow growing growth had hand hands has have having help helping her here "
            "high highly him his how however i ideal if impact implement important improve in include including "
            "independently individual industry inside into is it its job join just keep key kind know knowledge large "
            "last lead learn less level life like little ll long look looking love made make making many may me mean "
            "meet member members might minimum mission month months more most much must my need needed needs new next "
            "nice no non nor not now of off offer often ok on one ones only open opportunity or order other others our "
            "out over own paid part passion passionate people per perform person plus position possible prefer "
            "preferred present previous proficiency proficient proven provide qualification qualifications quick "
            "quickly "
            "range re read real really related relevant required requirement requirements responsibilities "
            "responsibility responsible right role run running salary same see seeking senior set several she should "
            "similar simple skill skills small so solid solve some someone soon speak staff start stay still strong "
            "such "
            "support "
            "sure take takes taking talent talk team teams than that the their them then there these they thing things "
            "think this those through time to together too top towards try two under understand understanding up us "
            "use used useful using value values ve very via want was way ways we week well were what when where "
            "whether which while who whole why will willing with within without work working works world would write "
            "writing three four five six seven eight ten "
            "year years yes yet you your yourself monday tuesday wednesday thursday friday january february march "
            "april june july august september october november december benefits bonus insurance remote hybrid office "
            "apply cv resume please welcome task tasks near particular "
            "group largest least specify willing willingness ideally thirty twenty expect seeks seek outstanding "
            "abroad agree answer answers attend attending board carry check choose clear deal dealing explain handle "
            "meeting meetings outside prepare prepared produce raise raising record show shows sound spoken "
            "subject");
        const QStringList list = all.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

const QSet<QString>& commonChinese()
{
    static const QSet<QString> words = [] {
        const QString all = QStringLiteral(
            "我们 你们 他们 以及 或者 并且 可以 能够 具有 具备 良好 优秀 较强 较好 熟悉 熟练 掌握 精通 了解 负责 参与 "
            "完成 进行 提供 相关 经验 能力 工作 岗位 职位 职责 要求 任职 描述 优先 以上 学历 本科 硕士 博士 专业 年 及 "
            "以上学历 公司 团队 部门 业务 需求 问题 解决 使用 至少 一种 一门 其他 其它 等等 包括 根据 对于 关于 通过 "
            "实现 支持 保证 提升 提高 持续 不断 深入 丰富 扎实 基础 沟通 合作 协作 责任心 责任感 积极 主动 学习 思考 "
            "加分 加分项 福利 待遇 薪资 欢迎 加入 简历 投递 候选人 应聘者 招聘 地点 时间 方面 领域 方向 一定 独立 "
            "善于 乐于 喜欢 热爱 对 有 和 与 或 的 者 优先考虑 考虑 毕业 应届 同等 条件 日常 主要 核心 重要 复杂 各种 "
            "多种 不同 全面 快速 高效 有效 之一 若干 左右 强烈 兴趣 敏锐 抗压 压力 精神 意识 习惯 态度 逻辑 清晰 表达 "
            "统筹 推进 跟踪 跟进 制定 配合 可与 相应 集团 有限公司 "
            "启事 日前 人数 发送 发至 报名 截止 有意者 面试 邮箱 现有 更好 每月 每年 适应 年轻 落地 开展 协助 推动 "
            "建立 组织 "
            "参加 直属 上级 不限 年龄 男女 身体健康 岗位职责 任职要求 任职资格 职位描述 加班 双休 期权 补贴 奖金 "
            "年终奖 五险一金 六险一金 某");
        const QStringList list = all.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

/// "CI/CD" and "TCP/IP" are one word each; "Java/Kotlin" is two.
bool isOneWord(const QString& text)
{
    constexpr qsizetype longest = 4;
    const QStringList parts = text.split(u'/');
    return std::all_of(parts.begin(), parts.end(),
                       [](const QString& part) { return part.size() <= longest && part == part.toUpper(); });
}

/// "m/f/d" behind a job's title.
bool namesGenders(const QString& text)
{
    const QStringList parts = text.toLower().split(u'/');
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               return part.size() == 1 && QStringView(u"mfwdx").contains(part[0]);
           });
}

bool hasLetter(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

/// Whether a line is in title case: "About The Role".
bool isTitle(QStringView line)
{
    static const QRegularExpression words(QStringLiteral("[A-Za-z]+"));
    int capital = 0;
    int all = 0;
    auto match = words.globalMatch(line.toString());
    while (match.hasNext()) {
        const QString word = match.next().captured();
        if (word.size() < 4)
            continue; // "of" and "and" may be lowercase in titles
        ++all;
        capital += word[0].isUpper() ? 1 : 0;
    }
    return all > 0 && capital == all && !containsHan(line) && !line.trimmed().endsWith(u'.') && !line.contains(u',');
}

/// Joins words from the dictionary with single characters next to them that belong to them: 分布 and 式, 微 and 服务.
QStringList wholeWords(const QString& han)
{
    constexpr QStringView apart = u"的和与及或在有是了对为等以被把从向到并可能将熟懂会做用于者也都就不但而且你我他其各"
                                  u"每因由若如含需须应要该此本名个约近";
    constexpr QStringView endings = u"式化性端库层型器率员师学量流包链栈图";
    QStringList words;
    QString before; // waiting for the word that it belongs to
    for (const QString& word : hanWords(han)) {
        const bool single = word.size() == 1 && !apart.contains(word);
        if (single && endings.contains(word) && !words.isEmpty() && before.isEmpty()) {
            words.last() += word;
        } else if (single) {
            before += word;
        } else {
            // 相关 of "计算机相关" is a word of its own, not one with 机.
            if ((word.size() == 1 || commonChinese().contains(word)) && !before.isEmpty())
                words += std::exchange(before, QString());
            words += before + word;
            before.clear();
        }
    }
    return before.isEmpty() ? words : words << before;
}

class Reader {
public:
    void readLine(const QString& line)
    {
        static const QRegularExpression pieces(QStringLiteral(
            "(?:https?://|www\\.)\\S+|\\S+@\\S+|"
            "\\.?[\\p{Latin}\\d]+[+#]*(?:[.\\-/&’'][\\p{Latin}\\d]+[+#]*)*|(?:(?!\\p{P})\\p{Han})+")); // PCRE2 counts
                                                                                                       // 。 as Han, too
        static const QRegularExpression item(QStringLiteral("^\\s*(?:[-*•·–▪‣●○]|[(（]?\\d{1,2}[.、)）])\\s*\\S"));
        static const QRegularExpression offer(QStringLiteral("\\b(?:offer|benefits?|perks|apply|compensation)\\b|"
                                                             "福利|待遇|薪|我们提供|投递|应聘方式|报名"),
                                              QRegularExpression::CaseInsensitiveOption);
        const bool isItem = item.match(line).hasMatch();
        if (!isItem && !line.trimmed().isEmpty())
            m_offers = offer.match(line).hasMatch();
        m_asked = isItem && !m_offers;
        m_start = true;
        m_title = isTitle(line);
        qsizetype end = 0;
        auto match = pieces.globalMatch(line);
        while (match.hasNext()) {
            const auto piece = match.next();
            const QStringView between = QStringView(line).mid(end, piece.capturedStart() - end);
            static const QRegularExpression ends(QStringLiteral("[.!?:;。！？：；•·–—]"));
            m_start = m_start || between.contains(ends);
            m_follows = end > 0 && between.trimmed().isEmpty();
            end = piece.capturedEnd();
            // In a list, capitals of the following items mean that the first item's capital is meaningful, too.
            static const QRegularExpression comma(QStringLiteral("^\\s*[,，、]\\s*$"));
            if (!words.isEmpty() && comma.match(between.toString()).hasMatch() && piece.captured()[0].isUpper())
                words.last().startsSentence = false;
            add(piece.captured());
            m_start = false;
        }
    }

    QList<TextWord> words;

private:
    void add(const QString& piece)
    {
        if (piece.contains(u'@') || piece.startsWith(u"http") || piece.startsWith(u"www.") || namesGenders(piece))
            return;
        if (containsHan(piece)) {
            for (const QString& word : wholeWords(piece))
                addWord(word, true);
            return;
        }
        if (isOneWord(piece))
            return addWord(piece, false);
        for (const QString& part : piece.split(u'/', Qt::SkipEmptyParts)) {
            addWord(part, false);
            m_follows = false;
        }
    }

    void addWord(const QString& word, bool han)
    {
        if (han || hasLetter(word))
            words += TextWord{word, han, m_start, m_title, m_follows, m_asked};
        m_follows = true;
        m_start = false;
    }

    bool m_start = true;
    bool m_title = false;
    bool m_follows = false;
    bool m_asked = false;
    bool m_offers = false; ///< in the part on what the employer offers, or on how to apply
};

} // namespace

QList<TextWord> wordsOfText(const QString& text)
{
    Reader reader;
    for (const QString& line : text.split(u'\n'))
        reader.readLine(line);
    return reader.words;
}

bool isCommonInPostings(const TextWord& word)
{
    return word.han ? word.text.size() < 2 || commonChinese().contains(word.text)
                    : commonEnglish().contains(word.text.toLower().section(u'’', 0, 0).section(u'\'', 0, 0));
}

} // namespace duovita
