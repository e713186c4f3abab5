#include "tests/support/testmain.h"
#include "ui/commands/commandindex.h"

#include <QElapsedTimer>
#include <QTest>

using namespace duovita;

namespace {

Command command(const char* english, const char* chinese)
{
    return {.id = QString::fromUtf8(english),
            .icon = {},
            .name = LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese))};
}

CommandIndex sampleIndex()
{
    Command person = command("Zhang San", "张三");
    Command named = command("Zeng Lü", "曾吕");
    named.reading = HanReading::InName;
    CommandIndex index;
    index.setCommands({person, named, command("Certified Cloud Architect", "云架构师认证"),
                       command("Tracelight – tracing for small clusters", "面向小型集群的链路追踪"),
                       command("Certificates", "证书"), command("Work experience", "工作经历"),
                       command("Timeline", "时间轴"), command("Focus mode", "专注模式"),
                       command("New person", "新建个人"), command("Résumé of last year", "去年的简历"),
                       command("Redo", "重做"), command("Export", "导出")});
    return index;
}

QStringList found(const CommandIndex& index, const QString& typed)
{
    QStringList ids;
    for (const qsizetype i : index.find(typed))
        ids += index.at(i).id;
    return ids;
}

QString pinyinText(const ShownName& name)
{
    QString text;
    for (const ShownName::Part& part : name.pinyin)
        text += part.typed ? u'[' + part.text + u']' : part.text;
    return text;
}

} // namespace

class CommandMatchingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranksBestMatchFirst_data();
    void ranksBestMatchFirst();
    void findsNothingWithoutMatch_data();
    void findsNothingWithoutMatch();
    void ranksTheBeginningsOfWordsFirst();
    void keepsOrderOfEqualMatches();
    void ranksKeywordMatchesAfterNames();
    void marksTypedLetters();
    void showsPinyinOfMatchedWord();
    void resolvesPinyinByWord_data();
    void resolvesPinyinByWord();
    void ranksDisabledCommandsLast();
    void listsRecentCommandsFirst();
    void matchesManyNamesQuickly();
};

void CommandMatchingTest::ranksBestMatchFirst_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    const auto row = [](const char* typed, const char* first) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(first);
    };
    row("focus", "Focus mode");
    row("FOCUS", "Focus mode");
    row("exp", "Export");            // the beginning of a word, but not inside another
    row("person new", "New person"); // words in any order
    row("np", "New person");         // initials
    row("newp", "New person");
    row("resume", "Résumé of last year");
    row("tmln", "Timeline"); // letters in order
    row("lusters", "Tracelight – tracing for small clusters");
    row("专注", "Focus mode");
    row("追踪", "Tracelight – tracing for small clusters");
    row("zhuanzhu", "Focus mode");
    row("zhuan zhu", "Focus mode");
    row("zhuanz", "Focus mode");
    row("zzms", "Focus mode");
    row("zhangs", "Zhang San");
    row("zs", "Zhang San"); // the best match: 张三 and Zhang San
    row("jianli", "Résumé of last year");
    row("shijianzhou", "Timeline");
    row("zenglv", "Zeng Lü"); // 曾 read as a surname, ü as typed on keyboards
    row("zenglu", "Zeng Lü");
    row("专zhu", "Focus mode"); // partly as characters, partly as pinyin
    row("chongzuo", "Redo");
}

void CommandMatchingTest::ranksBestMatchFirst()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    QCOMPARE(found(sampleIndex(), typed).value(0), first);
}

void CommandMatchingTest::findsNothingWithoutMatch_data()
{
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"qqq", "focus qqq", "北京", "zhangsi", "xz"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

void CommandMatchingTest::findsNothingWithoutMatch()
{
    QFETCH(QString, typed);
    QCOMPARE(found(sampleIndex(), typed), QStringList());
}

void CommandMatchingTest::ranksTheBeginningsOfWordsFirst()
{
    CommandIndex index;
    index.setCommands({command("A trip, ended", ""), command("Attire", ""), command("All time records in print", ""),
                       command("The trip", ""), command("Trial", ""), command("Tall red idols", "")});
    QCOMPARE(found(index, QStringLiteral("tri")),
             QStringList({QStringLiteral("Trial"), QStringLiteral("A trip, ended"), QStringLiteral("The trip"),
                          QStringLiteral("Tall red idols"), QStringLiteral("All time records in print")}));
}

void CommandMatchingTest::keepsOrderOfEqualMatches()
{
    CommandIndex index;
    index.setCommands({command("Pages b", ""), command("Pages a", ""), command("Pages c", "")});
    const QStringList inOrder{QStringLiteral("Pages b"), QStringLiteral("Pages a"), QStringLiteral("Pages c")};
    QCOMPARE(found(index, QStringLiteral("pa")), inOrder);
    QCOMPARE(found(index, QString()), inOrder);
}

/// Further words match by their beginnings, in either language and by pinyin. Letters with gaps would match any list of
/// words.
void CommandMatchingTest::ranksKeywordMatchesAfterNames()
{
    Command posting = command("Job posting", "招聘启事");
    posting.also = LocalizedText::of(QStringLiteral("ATS keywords vacancy"), QStringLiteral("职位描述"));
    CommandIndex index;
    index.setCommands({posting, command("Keywords of the record", "记录的关键词"), command("Key", "键")});
    const QStringList both{QStringLiteral("Keywords of the record"), QStringLiteral("Job posting")};
    QCOMPARE(found(index, QStringLiteral("keyw")), both);
    for (const char* typed : {"ats", "vacancy job", "职位", "zhiwei"})
        QCOMPARE(found(index, QString::fromUtf8(typed)), QStringList{QStringLiteral("Job posting")});
    QCOMPARE(found(index, QStringLiteral("kyws")).size(), 1);
    QVERIFY(index.shownName(0, Language::English, QStringLiteral("ats")).marks.isEmpty());
    // Commands with the same name but other further words are distinct.
    posting.also = {};
    index.setCommands({posting});
    QVERIFY(found(index, QStringLiteral("vacancy")).isEmpty());
}

void CommandMatchingTest::marksTypedLetters()
{
    const CommandIndex index = sampleIndex();
    const qsizetype focus = index.indexOf(QStringLiteral("Focus mode"));
    const QList<NameMark> initials{{0, 1}, {6, 2}};
    QCOMPARE(index.shownName(focus, Language::English, QStringLiteral("fmo")).marks, initials);
    const QList<NameMark> characters{{2, 1}, {3, 1}};
    QCOMPARE(index.shownName(focus, Language::Chinese, QStringLiteral("模式")).marks, characters);
    QVERIFY(index.shownName(focus, Language::Chinese, QStringLiteral("模式")).pinyin.isEmpty());
    QVERIFY(index.shownName(focus, Language::English, QString()).marks.isEmpty());
}

void CommandMatchingTest::showsPinyinOfMatchedWord()
{
    const CommandIndex index = sampleIndex();
    const auto shown = [&](const char* id, const char* typed) {
        return pinyinText(
            index.shownName(index.indexOf(QString::fromUtf8(id)), Language::Chinese, QString::fromUtf8(typed)));
    };
    QCOMPARE(shown("Zhang San", "zh"), QStringLiteral("[zh]angsan"));
    QCOMPARE(shown("Zeng Lü", "zenglv"), QStringLiteral("[zeng] [lü]"));
    QCOMPARE(shown("Zeng Lü", "ze"), QStringLiteral("[ze]ng lü")); // split at the family name
    QCOMPARE(shown("Certified Cloud Architect", "zh"), QStringLiteral("ren[zh]eng"));
    QCOMPARE(shown("Focus mode", "zhzh"), QStringLiteral("[zh]uan[zh]u"));
    QCOMPARE(shown("Work experience", "gzjl"), QStringLiteral("[g]ong[z]uo [j]ing[l]i"));
}

void CommandMatchingTest::resolvesPinyinByWord_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("pinyin"); // empty: no match by pinyin
    const auto row = [](const char* name, const char* typed, const char* pinyin) {
        QTest::addRow("%s %s", name, typed)
            << QString::fromUtf8(name) << QString::fromUtf8(typed) << QString::fromUtf8(pinyin);
    };
    row("长途骑行", "changtu", "[changtu]");
    row("长途骑行", "zhangtu", "");
    row("学生会会长", "huizhang", "[huizhang]");
    row("银行业务", "yinhang", "[yinhang]");
    row("系统重构", "chonggou", "[chonggou]");
    row("系统重构", "zhonggou", "");
    row("性能调优", "tiaoyou", "[tiaoyou]");
    row("市场调研", "diaoyan", "[diaoyan]");
    row("交响乐", "yue", "[yue]");
    row("长", "chang", "[chang]"); // no context: either reading
    row("长", "zhang", "[zhang]");
}

void CommandMatchingTest::resolvesPinyinByWord()
{
    QFETCH(QString, name);
    QFETCH(QString, typed);
    QFETCH(QString, pinyin);
    CommandIndex index;
    Command command{.id = name, .icon = {}, .name = LocalizedText::of(Language::Chinese, name)};
    index.setCommands({command});
    QCOMPARE(found(index, typed).isEmpty(), pinyin.isEmpty());
    if (!pinyin.isEmpty())
        QCOMPARE(pinyinText(index.shownName(0, Language::Chinese, typed)).replace(QStringLiteral("] ["), QString()),
                 pinyin);
}

void CommandMatchingTest::ranksDisabledCommandsLast()
{
    Command undo = command("Undo", "撤销");
    undo.enabled = false;
    CommandIndex index;
    index.setCommands({undo, command("What was undone", "")});
    QCOMPARE(found(index, QStringLiteral("undo")),
             QStringList({QStringLiteral("What was undone"), QStringLiteral("Undo")}));
    QCOMPARE(found(index, QString()), QStringList(QStringLiteral("What was undone")));
}

void CommandMatchingTest::listsRecentCommandsFirst()
{
    const CommandIndex index = sampleIndex();
    const QList<qsizetype> rows =
        index.find(QString(), {QStringLiteral("Export"), QStringLiteral("gone"), QStringLiteral("Redo")});
    QCOMPARE(rows.size(), index.size());
    QCOMPARE(index.at(rows[0]).id, QStringLiteral("Export"));
    QCOMPARE(index.at(rows[1]).id, QStringLiteral("Redo"));
    QCOMPARE(index.at(rows[2]).id, QStringLiteral("Zhang San"));
}

void CommandMatchingTest::matchesManyNamesQuickly()
{
    QList<Command> commands;
    for (int i = 0; i < 2000; ++i) {
        commands += command(qPrintable(QStringLiteral("A paper %1 on the tracing of requests in clusters").arg(i)),
                            "关于集群中请求链路追踪的一篇论文");
    }
    CommandIndex index;
    QElapsedTimer clock;
    clock.start();
    index.setCommands(commands);
    const qint64 made = clock.elapsed();
    for (const char* typed : {"z", "zh", "tracing", "lunwen", "gyjq", "a paper 1999", "nowhere"}) {
        const QString words = QString::fromUtf8(typed);
        clock.restart();
        static_cast<void>(index.find(words));
        const qint64 took = clock.nsecsElapsed() / 1000;
        qInfo("%s: %lld µs (made in %lld ms)", typed, static_cast<long long>(took), static_cast<long long>(made));
        QVERIFY(took < 100'000); // limit for a busy machine; about 2 ms on an idle one
    }
}

DUOVITA_GUI_TEST(CommandMatchingTest)
#include "tst_commandmatching.moc"
