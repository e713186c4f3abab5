#include "tests/support/manypeople.h"

#include "core/json/personjson.h"

#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

namespace duovita::test {

namespace {

struct Name {
    const char* english;
    const char* chinese;
};

constexpr Name families[]{{"Zhang", "张"}, {"Li", "李"},   {"Wang", "王"},  {"Liu", "刘"},  {"Chen", "陈"},
                          {"Yang", "杨"},  {"Zhao", "赵"}, {"Huang", "黄"}, {"Zhou", "周"}, {"Wu", "吴"},
                          {"Xu", "徐"},    {"Sun", "孙"},  {"Hu", "胡"},    {"Zhu", "朱"},  {"Gao", "高"},
                          {"Lin", "林"},   {"He", "何"},   {"Guo", "郭"},   {"Ma", "马"},   {"Luo", "罗"},
                          {"Liang", "梁"}, {"Song", "宋"}, {"Zheng", "郑"}, {"Xie", "谢"}};
constexpr Name given[]{{"wei", "伟"},  {"min", "敏"},  {"jing", "静"}, {"lei", "磊"},  {"yan", "艳"},  {"yong", "勇"},
                       {"jun", "军"},  {"jie", "杰"},  {"tao", "涛"},  {"ming", "明"}, {"chao", "超"}, {"hui", "慧"},
                       {"ying", "莹"}, {"ping", "平"}, {"gang", "刚"}, {"hua", "华"},  {"fei", "飞"},  {"xin", "欣"},
                       {"bo", "博"},   {"rui", "睿"},  {"yu", "宇"},   {"han", "涵"},  {"qi", "琪"},   {"ting", "婷"}};

/// Shuffles the words of a text; each Han character counts as a word. Markup stays in place.
QString shuffled(const QString& text, QRandomGenerator& random)
{
    static const QString marks = QStringLiteral("*_[]`^~\\<>");
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return marks.contains(c); }))
        return text + u' ' + QString::number(random.bounded(1000));
    QList<qsizetype> han;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].script() == QChar::Script_Han)
            han += i;
    }
    if (han.size() > 2) {
        QString mixed = text;
        for (qsizetype i = han.size() - 1; i > 0; --i)
            std::swap(mixed[han[i]], mixed[han[random.bounded(static_cast<int>(i + 1))]]);
        return mixed;
    }
    QStringList words = text.split(u' ');
    for (qsizetype i = words.size() - 1; i > 0; --i)
        words.swapItemsAt(i, random.bounded(static_cast<int>(i + 1)));
    return words.join(u' ');
}

void shuffle(LocalizedRichText& text, QRandomGenerator& random)
{
    for (const Language language : allLanguages) {
        const QString markdown = text.text(language).markdown();
        if (!markdown.isEmpty())
            text.setText(language, RichText::fromMarkdown(shuffled(markdown, random)));
    }
}

} // namespace

Person variantOf(const Person& sample, int number)
{
    QRandomGenerator random(static_cast<quint32>(number) + 1);
    const Name& family = families[random.bounded(static_cast<int>(std::size(families)))];
    const Name& first = given[random.bounded(static_cast<int>(std::size(given)))];
    const Name& second = given[random.bounded(static_cast<int>(std::size(given)))];
    QString english = QString::fromLatin1(first.english) + QString::fromLatin1(second.english);
    english[0] = english[0].toUpper();
    Person person = sample;
    person.id = PersonId();
    person.name = LocalizedText::of(QString(english + u' ' + QString::fromLatin1(family.english)),
                                    QString(QString::fromUtf8(family.chinese) + QString::fromUtf8(first.chinese) +
                                            QString::fromUtf8(second.chinese)));
    person.nameVariants.clear();
    for (Contact& contact : person.contacts) {
        if (contact.kind == ContactKind::Email)
            contact.value =
                LocalizedText::shared(QStringLiteral("%1%2@example.org").arg(english.toLower()).arg(number));
    }
    person.sections.clear();
    for (const Section& section : sample.sections) { // ids must be unique to a person
        Section copy(section.kind());
        copy.title = section.title;
        for (Entry entry : section.entries()) {
            entry.id = EntryId();
            for (Highlight& highlight : entry.highlights) {
                highlight.id = HighlightId();
                shuffle(highlight.text, random);
            }
            static_cast<void>(copy.append(entry));
        }
        person.sections += copy;
    }
    person.cvs = {Cv::fullCv()};
    return person;
}

QList<Person> samples()
{
    QList<Person> people;
    for (const char* name : {":/sample/zhang-san.json", ":/sample/li-si.json"}) {
        QFile sample(QString::fromLatin1(name));
        if (sample.open(QIODevice::ReadOnly))
            people += *readPeople(sample.readAll());
    }
    return people;
}

} // namespace duovita::test
