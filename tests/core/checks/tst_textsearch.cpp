#include "core/checks/textsearch.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

Person personWithPoint(const char* markdown, const char* chinese = "")
{
    Person person;
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromMarkdown(QString::fromUtf8(markdown)),
                                       RichText::fromMarkdown(QString::fromUtf8(chinese)));
    entry.highlights += point;
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

QString pointOf(const Person& person, Language language = Language::English)
{
    return person.sections[0].entries()[0].highlights[0].text.text(language).markdown();
}

TextQuery query(const char* text)
{
    return TextQuery{QString::fromUtf8(text)};
}

} // namespace

class TextSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsInBothLanguagesOrOne();
    void respectsCaseAndWholeWords();
    void searchesVisibleTextOnly();
    void neverBreaksMarkdown();
    void replacesOneFieldOnly();
    void replacesDocumentWording();
    void findsEveryWordOfARecord();
    void replacingBackRestoresTexts();
};

void TextSearchTest::findsInBothLanguagesOrOne()
{
    const Person person = personWithPoint("Built the GPU cluster", "搭建 GPU 集群，GPU 利用率翻倍");
    const auto both = findText(person, query("GPU"));
    QCOMPARE(both.size(), 2);
    QCOMPARE(both[1].count, 2);
    TextQuery chinese = query("GPU");
    chinese.language = Language::Chinese;
    QCOMPARE(findText(person, chinese).size(), 1);
    QVERIFY(findText(person, query("")).isEmpty());
}

void TextSearchTest::respectsCaseAndWholeWords()
{
    const Person person = personWithPoint("Go and Golang, go!", "用 Go语言");
    const auto count = [&](const TextQuery& query) {
        int sum = 0;
        for (const TextMatch& match : findText(person, query))
            sum += match.count;
        return sum;
    };
    TextQuery asked = query("go");
    QCOMPARE(count(asked), 4);
    asked.wholeWords = true;
    QCOMPARE(count(asked), 3); // a Han character does not extend the word
    asked.caseSensitive = true;
    QCOMPARE(count(asked), 1);
}

void TextSearchTest::searchesVisibleTextOnly()
{
    const Person person = personWithPoint("a **very** fast [link](https://example.org/very)");
    QCOMPARE(findText(person, query("very fast")).size(), 1);
    QVERIFY(findText(person, query("**")).isEmpty());
    QVERIFY(findText(person, query("example.org")).isEmpty()); // link addresses are not visible text
    const auto replaced = replaceText(person, query("fast"), QStringLiteral("*quick*"), {});
    QCOMPARE(replaced.count, 1);
    QVERIFY(pointOf(replaced.person).contains(QStringLiteral("\\*quick\\*")));
}

void TextSearchTest::neverBreaksMarkdown()
{
    // The match crosses the end of the emphasis: it is neither replaced nor counted.
    const Person person = personWithPoint("a **very** fast one");
    const auto across = replaceText(person, query("very fast"), QStringLiteral("slow"), {});
    QCOMPARE(across.count, 0);
    QVERIFY(across.person == person);
    // Replacing would change the address: skipped.
    const Person link = personWithPoint("[very](https://example.org/very)");
    QCOMPARE(replaceText(link, query("very"), QStringLiteral("so"), {}).person == link, true);
}

void TextSearchTest::replacesOneFieldOnly()
{
    const Person person = personWithPoint("GPU and GPU", "GPU");
    const auto matches = findText(person, query("GPU"));
    const auto replaced = replaceText(person, query("GPU"), QStringLiteral("TPU \\1"), {}, matches[0]);
    QCOMPARE(replaced.count, 2);
    QCOMPARE(RichText::fromMarkdown(pointOf(replaced.person)).plainText(), QStringLiteral("TPU \\1 and TPU \\1"));
    QCOMPARE(pointOf(replaced.person, Language::Chinese), QStringLiteral("GPU"));
}

void TextSearchTest::replacesDocumentWording()
{
    Person person;
    setOwnWord(person.words, DocumentWord::Advisor, Language::English, QStringLiteral("Supervisor"));
    const auto found = findText(person, query("supervisor"));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].source.field, Field::Words);
    const auto english = [](const ReplacedText& replaced) {
        return replaced.person.words.value(DocumentWord::Advisor).text(Language::English);
    };
    QCOMPARE(english(replaceText(person, query("Supervisor"), QStringLiteral("Mentor"), {})), QStringLiteral("Mentor"));
    QVERIFY(replaceText(person, query("Supervisor"), {}, {}).person.words.isEmpty());
}

void TextSearchTest::findsEveryWordOfARecord()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            forEachField(entry.details, [&](Field field, const auto& value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                    if (value.isEmpty())
                        return;
                    const auto found = findText(person, TextQuery{value.textOrFallback(Language::English)});
                    QVERIFY(std::any_of(found.begin(), found.end(), [&](const TextMatch& match) {
                        return match.source.entry == entry.id && match.source.field == field;
                    }));
                }
            });
        }
    }
}

void TextSearchTest::replacingBackRestoresTexts()
{
    // U+F8F0 occurs in no record.
    const QString sign(QChar(0xF8F0));
    for (quint32 seed = 0; seed < 30; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        TextQuery asked = query("e");
        asked.caseSensitive = true;
        const ReplacedText there = replaceText(person, asked, sign, {});
        const ReplacedText back = replaceText(there.person, TextQuery{sign}, QStringLiteral("e"), {});
        QCOMPARE(back.count, there.count);
        QVERIFY(!there.count || there.person != person);
        const auto texts = [](const Person& p) {
            QStringList all;
            for (const Section& section : p.sections) {
                for (const Entry& entry : section.entries()) {
                    for (const Highlight& point : entry.highlights)
                        all += point.text.text(Language::English).plainText();
                }
            }
            return all;
        };
        QCOMPARE(texts(back.person), texts(person));
    }
}

DUOVITA_TEST(TextSearchTest)
#include "tst_textsearch.moc"
