#include "core/export/latinnames.h"

#include "core/domain/language.h"
#include "core/terms/hanreadings.h"
#include "core/terms/surnames.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

struct NamingWord {
    const char16_t* chinese;
    const char* english;
};
/// If a word starts with another one, the longer comes first.
constexpr std::array namingWords{
    NamingWord{u"个人简历", "CV"},     NamingWord{u"求职简历", "CV"},
    NamingWord{u"简历", "CV"},         NamingWord{u"履历", "CV"},
    NamingWord{u"单页", "one-page"},   NamingWord{u"一页", "one-page"},
    NamingWord{u"双页", "two-page"},   NamingWord{u"两页", "two-page"},
    NamingWord{u"完整版", "full"},     NamingWord{u"完整", "full"},
    NamingWord{u"详细版", "detailed"}, NamingWord{u"详细", "detailed"},
    NamingWord{u"精简版", "short"},    NamingWord{u"精简", "short"},
    NamingWord{u"简版", "short"},      NamingWord{u"简短", "short"},
    NamingWord{u"学术版", "academic"}, NamingWord{u"学术", "academic"},
    NamingWord{u"企业版", "industry"}, NamingWord{u"企业", "industry"},
    NamingWord{u"工业界", "industry"}, NamingWord{u"研究岗", "research"},
    NamingWord{u"研究", "research"},   NamingWord{u"科研", "research"},
    NamingWord{u"工程师", "engineer"}, NamingWord{u"工程", "engineering"},
    NamingWord{u"教学岗", "teaching"}, NamingWord{u"教职", "faculty"},
    NamingWord{u"教学", "teaching"},   NamingWord{u"管理岗", "management"},
    NamingWord{u"管理", "management"}, NamingWord{u"技术", "technical"},
    NamingWord{u"实习", "internship"}, NamingWord{u"求职", "job"},
    NamingWord{u"留学", "study"},      NamingWord{u"申请", "application"},
    NamingWord{u"博士后", "postdoc"},  NamingWord{u"博士", "PhD"},
    NamingWord{u"硕士", "master"},     NamingWord{u"海外", "overseas"},
    NamingWord{u"英文版", "English"},  NamingWord{u"英文", "English"},
    NamingWord{u"中文版", "Chinese"},  NamingWord{u"中文", "Chinese"},
    NamingWord{u"通用", "general"},    NamingWord{u"默认", "default"},
    NamingWord{u"公开", "public"},     NamingWord{u"新版", "new"},
    NamingWord{u"旧版", "old"},        NamingWord{u"的", ""},
    NamingWord{u"三页", "three-page"}, NamingWord{u"四页", "four-page"},
    NamingWord{u"全套", "full"},       NamingWord{u"简明", "short"},
    NamingWord{u"极简", "minimal"},    NamingWord{u"短版", "short"},
    NamingWord{u"长版", "long"},       NamingWord{u"标准", "standard"},
    NamingWord{u"工业", "industry"},   NamingWord{u"产业界", "industry"},
    NamingWord{u"业界", "industry"},   NamingWord{u"产业", "industry"},
    NamingWord{u"应聘", "job"},        NamingWord{u"投递", "job"},
    NamingWord{u"职业", "career"},     NamingWord{u"国内", "domestic"},
    NamingWord{u"国外", "overseas"},   NamingWord{u"出国", "overseas"},
    NamingWord{u"内部", "internal"},   NamingWord{u"最新", "latest"},
    NamingWord{u"双语", "bilingual"},  NamingWord{u"中英", "bilingual"},
    NamingWord{u"网页", "web"},        NamingWord{u"版", ""},
};

QString capitalized(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

/// The English words for a run of Chinese characters; empty if part of it is not a known word.
QString wordsOfRun(QStringView han)
{
    QStringList words;
    while (!han.isEmpty()) {
        const auto* word = std::find_if(namingWords.begin(), namingWords.end(),
                                        [&](const NamingWord& each) { return han.startsWith(each.chinese); });
        if (word == namingWords.end())
            return {};
        words += QString::fromLatin1(word->english);
        han = han.mid(QStringView(word->chinese).size());
    }
    words.removeAll(QString());
    return words.join(u' ');
}

/// Replaces each run of Chinese characters by latin(run), with a space between it and a letter or digit.
template <typename Latin>
QString replacingHan(const QString& text, const Latin& latin)
{
    QString out;
    qsizetype at = 0;
    const auto isHanAt = [&](qsizetype i) {
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size();
        return isHan(pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode());
    };
    const auto add = [&out](const QString& part) {
        const bool meets =
            !out.isEmpty() && !part.isEmpty() && out.back().isLetterOrNumber() && part[0].isLetterOrNumber();
        out += (meets ? QStringLiteral(" ") : QString()) + part;
    };
    while (at < text.size()) {
        qsizetype end = at;
        const bool han = isHanAt(at);
        while (end < text.size() && isHanAt(end) == han)
            end += text[end].isHighSurrogate() && end + 1 < text.size() ? 2 : 1;
        const QString run = text.mid(at, end - at);
        add(han ? latin(run) : run);
        at = end;
    }
    return out;
}

} // namespace

QString latinPersonName(const QString& name)
{
    return replacingHan(name, [](const QString& han) {
        const QStringList read = pinyinSyllables(withSurnameRead(han));
        const qsizetype family = surnameLength(han);
        const QString given = capitalized(read.mid(family).join(QString()));
        const QString whole = capitalized(read.mid(0, family).join(QString()));
        return given.isEmpty() ? whole : QString(whole + u' ' + given);
    });
}

QString latinCvName(const QString& name)
{
    bool known = true;
    const QString words = replacingHan(name, [&known](const QString& han) {
        QString english = wordsOfRun(han);
        known = known && !english.isEmpty();
        return english;
    });
    if (!containsHan(name))
        return name;
    return known ? capitalized(words) : QString();
}

} // namespace duovita
