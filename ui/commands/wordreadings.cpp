#include "ui/commands/wordreadings.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// A word of two characters that determines the reading of one of them.
struct ReadingWord {
    QStringView word;
    int which;
    const char* syllable;
};

constexpr std::array readingWords{
    ReadingWord{u"长途", 0, "chang"}, ReadingWord{u"长期", 0, "chang"}, ReadingWord{u"长江", 0, "chang"},
    ReadingWord{u"长城", 0, "chang"}, ReadingWord{u"长春", 0, "chang"}, ReadingWord{u"长沙", 0, "chang"},
    ReadingWord{u"长安", 0, "chang"}, ReadingWord{u"长度", 0, "chang"}, ReadingWord{u"长短", 0, "chang"},
    ReadingWord{u"长远", 0, "chang"}, ReadingWord{u"长处", 0, "chang"}, ReadingWord{u"长跑", 0, "chang"},
    ReadingWord{u"长篇", 0, "chang"}, ReadingWord{u"长效", 0, "chang"}, ReadingWord{u"长久", 0, "chang"},
    ReadingWord{u"长线", 0, "chang"}, ReadingWord{u"长三", 0, "chang"}, ReadingWord{u"擅长", 1, "chang"},
    ReadingWord{u"特长", 1, "chang"}, ReadingWord{u"专长", 1, "chang"}, ReadingWord{u"延长", 1, "chang"},
    ReadingWord{u"时长", 1, "chang"}, ReadingWord{u"最长", 1, "chang"}, ReadingWord{u"校长", 1, "zhang"},
    ReadingWord{u"部长", 1, "zhang"}, ReadingWord{u"院长", 1, "zhang"}, ReadingWord{u"组长", 1, "zhang"},
    ReadingWord{u"班长", 1, "zhang"}, ReadingWord{u"队长", 1, "zhang"}, ReadingWord{u"会长", 1, "zhang"},
    ReadingWord{u"社长", 1, "zhang"}, ReadingWord{u"增长", 1, "zhang"}, ReadingWord{u"成长", 1, "zhang"},
    ReadingWord{u"银行", 1, "hang"},  ReadingWord{u"央行", 1, "hang"},  ReadingWord{u"商行", 1, "hang"},
    ReadingWord{u"分行", 1, "hang"},  ReadingWord{u"支行", 1, "hang"},  ReadingWord{u"投行", 1, "hang"},
    ReadingWord{u"排行", 1, "hang"},  ReadingWord{u"同行", 1, "hang"},  ReadingWord{u"行业", 0, "hang"},
    ReadingWord{u"行情", 0, "hang"},  ReadingWord{u"行列", 0, "hang"},  ReadingWord{u"骑行", 1, "xing"},
    ReadingWord{u"执行", 1, "xing"},  ReadingWord{u"运行", 1, "xing"},  ReadingWord{u"并行", 1, "xing"},
    ReadingWord{u"发行", 1, "xing"},  ReadingWord{u"飞行", 1, "xing"},  ReadingWord{u"行动", 0, "xing"},
    ReadingWord{u"行为", 0, "xing"},  ReadingWord{u"行政", 0, "xing"},  ReadingWord{u"行程", 0, "xing"},
    ReadingWord{u"重复", 0, "chong"}, ReadingWord{u"重构", 0, "chong"}, ReadingWord{u"重建", 0, "chong"},
    ReadingWord{u"重组", 0, "chong"}, ReadingWord{u"重启", 0, "chong"}, ReadingWord{u"重庆", 0, "chong"},
    ReadingWord{u"重新", 0, "chong"}, ReadingWord{u"重做", 0, "chong"}, ReadingWord{u"重写", 0, "chong"},
    ReadingWord{u"重现", 0, "chong"}, ReadingWord{u"双重", 1, "chong"}, ReadingWord{u"重点", 0, "zhong"},
    ReadingWord{u"重要", 0, "zhong"}, ReadingWord{u"重大", 0, "zhong"}, ReadingWord{u"调试", 0, "tiao"},
    ReadingWord{u"调整", 0, "tiao"},  ReadingWord{u"调节", 0, "tiao"},  ReadingWord{u"调优", 0, "tiao"},
    ReadingWord{u"调控", 0, "tiao"},  ReadingWord{u"调参", 0, "tiao"},  ReadingWord{u"协调", 1, "tiao"},
    ReadingWord{u"微调", 1, "tiao"},  ReadingWord{u"空调", 1, "tiao"},  ReadingWord{u"调研", 0, "diao"},
    ReadingWord{u"调查", 0, "diao"},  ReadingWord{u"调度", 0, "diao"},  ReadingWord{u"调用", 0, "diao"},
    ReadingWord{u"调动", 0, "diao"},  ReadingWord{u"强调", 1, "diao"},  ReadingWord{u"音乐", 1, "yue"},
    ReadingWord{u"声乐", 1, "yue"},   ReadingWord{u"器乐", 1, "yue"},   ReadingWord{u"乐器", 0, "yue"},
    ReadingWord{u"乐队", 0, "yue"},   ReadingWord{u"乐团", 0, "yue"},   ReadingWord{u"会计", 0, "kuai"},
    ReadingWord{u"成都", 1, "du"},    ReadingWord{u"首都", 1, "du"},    ReadingWord{u"都市", 0, "du"},
    ReadingWord{u"传记", 0, "zhuan"}, ReadingWord{u"自传", 1, "zhuan"}, ReadingWord{u"传播", 0, "chuan"},
    ReadingWord{u"传输", 0, "chuan"}, ReadingWord{u"传统", 0, "chuan"}, ReadingWord{u"传感", 0, "chuan"},
    ReadingWord{u"宣传", 1, "chuan"}, ReadingWord{u"弹性", 0, "tan"},   ReadingWord{u"出差", 1, "chai"},
    ReadingWord{u"西藏", 1, "zang"},  ReadingWord{u"收藏", 1, "cang"},  ReadingWord{u"校准", 0, "jiao"},
    ReadingWord{u"校对", 0, "jiao"},  ReadingWord{u"校验", 0, "jiao"},  ReadingWord{u"学校", 1, "xiao"},
    ReadingWord{u"高校", 1, "xiao"},  ReadingWord{u"校园", 0, "xiao"},  ReadingWord{u"角色", 0, "jue"},
    ReadingWord{u"主角", 1, "jue"},   ReadingWord{u"还原", 0, "huan"},  ReadingWord{u"归还", 1, "huan"},
    ReadingWord{u"率领", 0, "shuai"}, ReadingWord{u"率先", 0, "shuai"}, ReadingWord{u"效率", 1, "lü"},
    ReadingWord{u"概率", 1, "lü"},    ReadingWord{u"频率", 1, "lü"},    ReadingWord{u"功率", 1, "lü"},
    ReadingWord{u"利率", 1, "lü"},    ReadingWord{u"朝阳", 0, "chao"},  ReadingWord{u"系统", 0, "xi"},
};

/// A character with two common readings: without such a word next to it, either is possible.
struct Heteronym {
    char16_t character;
    const char* one;
    const char* two;
};

constexpr std::array heteronyms{
    Heteronym{u'长', "chang", "zhang"}, Heteronym{u'行', "xing", "hang"},   Heteronym{u'重', "zhong", "chong"},
    Heteronym{u'调', "diao", "tiao"},   Heteronym{u'乐', "le", "yue"},      Heteronym{u'率', "lü", "shuai"},
    Heteronym{u'朝', "chao", "zhao"},   Heteronym{u'传', "chuan", "zhuan"}, Heteronym{u'弹', "dan", "tan"},
    Heteronym{u'差', "cha", "chai"},    Heteronym{u'藏', "cang", "zang"},   Heteronym{u'校', "xiao", "jiao"},
    Heteronym{u'角', "jiao", "jue"},    Heteronym{u'都', "dou", "du"},      Heteronym{u'还', "hai", "huan"},
    Heteronym{u'模', "mo", "mu"},       Heteronym{u'觉', "jue", "jiao"},    Heteronym{u'薄', "bo", "bao"},
    Heteronym{u'露', "lu", "lou"},      Heteronym{u'血', "xue", "xie"},     Heteronym{u'着', "zhe", "zhuo"},
    Heteronym{u'落', "luo", "la"},      Heteronym{u'参', "can", "shen"},    Heteronym{u'曾', "ceng", "zeng"},
};

/// Whether it has several readings; most characters do not.
bool isAmbiguous(QChar character)
{
    static const QSet<QChar> ambiguous = [] {
        QSet<QChar> found;
        for (const ReadingWord& entry : readingWords)
            found += entry.word[entry.which];
        for (const Heteronym& each : heteronyms)
            found += QChar(each.character);
        return found;
    }();
    return ambiguous.contains(character);
}

/// The reading determined by the word that the character ends or begins; empty if there is none.
QString readingByWord(const QString& text, qsizetype at)
{
    for (const ReadingWord& entry : readingWords) {
        const qsizetype start = at - entry.which;
        if (start >= 0 && QStringView(text).mid(start).startsWith(entry.word))
            return QString::fromUtf8(entry.syllable);
    }
    return {};
}

} // namespace

QList<CharacterReading> characterReadings(const QString& han, HanReading reading)
{
    const QStringList syllables = spokenSyllables(han, reading);
    QList<CharacterReading> readings;
    for (const QString& syllable : syllables)
        readings += CharacterReading{syllable, {}};
    if (reading == HanReading::InName || readings.size() != han.size())
        return readings; // the readings of personal names are fixed; a character of two code units has only one
    for (qsizetype at = 0; at < han.size(); ++at) {
        if (!isAmbiguous(han[at]))
            continue;
        if (const QString syllable = readingByWord(han, at); !syllable.isEmpty()) {
            readings[at].usual = syllable;
            continue;
        }
        const auto* const both = std::find_if(heteronyms.begin(), heteronyms.end(),
                                              [&](const Heteronym& each) { return each.character == han[at]; });
        if (both != heteronyms.end())
            readings[at] = {QString::fromUtf8(both->one), QString::fromUtf8(both->two)};
    }
    return readings;
}

} // namespace duovita
