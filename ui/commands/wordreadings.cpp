#include "ui/commands/wordreadings.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// A word of two characters that determines the reading of one of them.
struct TellingWord {
    QStringView word;
    int which;
    const char* syllable;
};

constexpr std::array tellingWords{
    TellingWord{u"长途", 0, "chang"}, TellingWord{u"长期", 0, "chang"}, TellingWord{u"长江", 0, "chang"},
    TellingWord{u"长城", 0, "chang"}, TellingWord{u"长春", 0, "chang"}, TellingWord{u"长沙", 0, "chang"},
    TellingWord{u"长安", 0, "chang"}, TellingWord{u"长度", 0, "chang"}, TellingWord{u"长短", 0, "chang"},
    TellingWord{u"长远", 0, "chang"}, TellingWord{u"长处", 0, "chang"}, TellingWord{u"长跑", 0, "chang"},
    TellingWord{u"长篇", 0, "chang"}, TellingWord{u"长效", 0, "chang"}, TellingWord{u"长久", 0, "chang"},
    TellingWord{u"长线", 0, "chang"}, TellingWord{u"长三", 0, "chang"}, TellingWord{u"擅长", 1, "chang"},
    TellingWord{u"特长", 1, "chang"}, TellingWord{u"专长", 1, "chang"}, TellingWord{u"延长", 1, "chang"},
    TellingWord{u"时长", 1, "chang"}, TellingWord{u"最长", 1, "chang"}, TellingWord{u"校长", 1, "zhang"},
    TellingWord{u"部长", 1, "zhang"}, TellingWord{u"院长", 1, "zhang"}, TellingWord{u"组长", 1, "zhang"},
    TellingWord{u"班长", 1, "zhang"}, TellingWord{u"队长", 1, "zhang"}, TellingWord{u"会长", 1, "zhang"},
    TellingWord{u"社长", 1, "zhang"}, TellingWord{u"增长", 1, "zhang"}, TellingWord{u"成长", 1, "zhang"},
    TellingWord{u"银行", 1, "hang"},  TellingWord{u"央行", 1, "hang"},  TellingWord{u"商行", 1, "hang"},
    TellingWord{u"分行", 1, "hang"},  TellingWord{u"支行", 1, "hang"},  TellingWord{u"投行", 1, "hang"},
    TellingWord{u"排行", 1, "hang"},  TellingWord{u"同行", 1, "hang"},  TellingWord{u"行业", 0, "hang"},
    TellingWord{u"行情", 0, "hang"},  TellingWord{u"行列", 0, "hang"},  TellingWord{u"骑行", 1, "xing"},
    TellingWord{u"执行", 1, "xing"},  TellingWord{u"运行", 1, "xing"},  TellingWord{u"并行", 1, "xing"},
    TellingWord{u"发行", 1, "xing"},  TellingWord{u"飞行", 1, "xing"},  TellingWord{u"行动", 0, "xing"},
    TellingWord{u"行为", 0, "xing"},  TellingWord{u"行政", 0, "xing"},  TellingWord{u"行程", 0, "xing"},
    TellingWord{u"重复", 0, "chong"}, TellingWord{u"重构", 0, "chong"}, TellingWord{u"重建", 0, "chong"},
    TellingWord{u"重组", 0, "chong"}, TellingWord{u"重启", 0, "chong"}, TellingWord{u"重庆", 0, "chong"},
    TellingWord{u"重新", 0, "chong"}, TellingWord{u"重做", 0, "chong"}, TellingWord{u"重写", 0, "chong"},
    TellingWord{u"重现", 0, "chong"}, TellingWord{u"双重", 1, "chong"}, TellingWord{u"重点", 0, "zhong"},
    TellingWord{u"重要", 0, "zhong"}, TellingWord{u"重大", 0, "zhong"}, TellingWord{u"调试", 0, "tiao"},
    TellingWord{u"调整", 0, "tiao"},  TellingWord{u"调节", 0, "tiao"},  TellingWord{u"调优", 0, "tiao"},
    TellingWord{u"调控", 0, "tiao"},  TellingWord{u"调参", 0, "tiao"},  TellingWord{u"协调", 1, "tiao"},
    TellingWord{u"微调", 1, "tiao"},  TellingWord{u"空调", 1, "tiao"},  TellingWord{u"调研", 0, "diao"},
    TellingWord{u"调查", 0, "diao"},  TellingWord{u"调度", 0, "diao"},  TellingWord{u"调用", 0, "diao"},
    TellingWord{u"调动", 0, "diao"},  TellingWord{u"强调", 1, "diao"},  TellingWord{u"音乐", 1, "yue"},
    TellingWord{u"声乐", 1, "yue"},   TellingWord{u"器乐", 1, "yue"},   TellingWord{u"乐器", 0, "yue"},
    TellingWord{u"乐队", 0, "yue"},   TellingWord{u"乐团", 0, "yue"},   TellingWord{u"会计", 0, "kuai"},
    TellingWord{u"成都", 1, "du"},    TellingWord{u"首都", 1, "du"},    TellingWord{u"都市", 0, "du"},
    TellingWord{u"传记", 0, "zhuan"}, TellingWord{u"自传", 1, "zhuan"}, TellingWord{u"传播", 0, "chuan"},
    TellingWord{u"传输", 0, "chuan"}, TellingWord{u"传统", 0, "chuan"}, TellingWord{u"传感", 0, "chuan"},
    TellingWord{u"宣传", 1, "chuan"}, TellingWord{u"弹性", 0, "tan"},   TellingWord{u"出差", 1, "chai"},
    TellingWord{u"西藏", 1, "zang"},  TellingWord{u"收藏", 1, "cang"},  TellingWord{u"校准", 0, "jiao"},
    TellingWord{u"校对", 0, "jiao"},  TellingWord{u"校验", 0, "jiao"},  TellingWord{u"学校", 1, "xiao"},
    TellingWord{u"高校", 1, "xiao"},  TellingWord{u"校园", 0, "xiao"},  TellingWord{u"角色", 0, "jue"},
    TellingWord{u"主角", 1, "jue"},   TellingWord{u"还原", 0, "huan"},  TellingWord{u"归还", 1, "huan"},
    TellingWord{u"率领", 0, "shuai"}, TellingWord{u"率先", 0, "shuai"}, TellingWord{u"效率", 1, "lü"},
    TellingWord{u"概率", 1, "lü"},    TellingWord{u"频率", 1, "lü"},    TellingWord{u"功率", 1, "lü"},
    TellingWord{u"利率", 1, "lü"},    TellingWord{u"朝阳", 0, "chao"},  TellingWord{u"系统", 0, "xi"},
};

/// A character with two common readings: without a telling word next to it, either is possible.
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
        for (const TellingWord& telling : tellingWords)
            found += telling.word[telling.which];
        for (const Heteronym& each : heteronyms)
            found += QChar(each.character);
        return found;
    }();
    return ambiguous.contains(character);
}

/// The reading determined by the word that the character ends or begins; empty if there is none.
QString toldBy(const QString& text, qsizetype at)
{
    for (const TellingWord& telling : tellingWords) {
        const qsizetype start = at - telling.which;
        if (start >= 0 && QStringView(text).mid(start).startsWith(telling.word))
            return QString::fromUtf8(telling.syllable);
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
        if (const QString told = toldBy(han, at); !told.isEmpty()) {
            readings[at].usual = told;
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
