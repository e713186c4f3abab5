#include "core/terms/commonterms.h"
#include "core/terms/termindex.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace duovita;

namespace {

constexpr Language en = Language::English;
constexpr Language zh = Language::Chinese;
constexpr TermKind places = TermKind::Organization;

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

Term pair(const char* english, const char* chinese)
{
    return Term::of(text(english), text(chinese));
}

QStringList textsOf(const QList<Term>& terms, Language language)
{
    QStringList texts;
    for (const Term& term : terms)
        texts += term.text(language);
    return texts;
}

} // namespace

class TermIndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranksPrefixMatchesFirst();
    void translatesCommonTerms();
    void listsTagsInUse();
    void ranksMostUsedTermsFirst();
    void glossaryComesFirst();
    void findsTranslationsOfTerms();
    void omitsUntranslatedExactMatch();
    void sharesTermsAmongFields();
    void findsEveryPairOfARecord();
};

void TermIndexTest::translatesCommonTerms()
{
    TermIndex index;
    QSet<QString> seen;
    for (const CommonTerm& common : commonTerms()) {
        QVERIFY2(common.term.isPair() && containsHan(common.term.text(zh)) && !containsHan(common.term.text(en)),
                 qPrintable(common.term.text(en)));
        const QString row =
            QString::number(static_cast<int>(common.kind)) + common.term.texts[0] + common.term.texts[1];
        QVERIFY2(!seen.contains(row), qPrintable(row));
        seen += row;
        index.addKnown(common.kind, common.term);
    }
    QCOMPARE(index.counterparts(TermKind::Degree, en, text("Ph.D."), zh).value(0), text("博士"));
    QCOMPARE(index.counterparts(TermKind::Position, zh, text("软件工程师"), en).value(0), text("Software Engineer"));
    QVERIFY(!index.matching(TermKind::Area, zh, text("计算机"), 8).isEmpty());
    for (const auto& [kind, english, chinese] :
         {std::tuple{TermKind::Degree, "Bachelor", "学士"}, std::tuple{TermKind::Degree, "Master's Degree", "硕士学位"},
          std::tuple{TermKind::Label, "Programming languages", "编程语言"},
          std::tuple{TermKind::Label, "Office", "办公室"}, std::tuple{TermKind::Language, "German", "德语"},
          std::tuple{TermKind::Level, "Native", "母语"}})
        QCOMPARE(index.counterparts(kind, en, text(english), zh).value(0), text(chinese));
    QCOMPARE(termKindOf(Field::Label), TermKind::Label);
    // Terms already used come first.
    index.add(TermKind::Degree, pair("Ph.D.", "哲学博士"));
    QCOMPARE(index.counterparts(TermKind::Degree, en, text("Ph.D."), zh).value(0), text("哲学博士"));
}

void TermIndexTest::listsTagsInUse()
{
    TermIndex index;
    Entry entry = Section(SectionKind::Work).newEntry();
    entry.tags = {text("web"), text("科研")};
    index.add(entry);
    index.addTags({text("科研"), text("app")});
    QCOMPARE(index.tags(), (QStringList{text("科研"), text("app"), text("web")}));
}

void TermIndexTest::ranksPrefixMatchesFirst()
{
    TermIndex index;
    index.add(places, pair("University of Qinghe", "清河大学"));
    index.add(places, pair("Qinghe University", "清河理工大学"));
    index.add(places, pair("Dongshan Institute (Qinghe)", ""));
    const auto offered = [&](const QString& typed, Language language = en) {
        return textsOf(index.matching(places, language, typed, 8), language);
    };
    // Prefix matches come before matches inside; pairs before terms with one language.
    QCOMPARE(offered(QStringLiteral("qing")), QStringList({text("Qinghe University"), text("University of Qinghe"),
                                                           text("Dongshan Institute (Qinghe)")}));
    QCOMPARE(offered(QStringLiteral("QINGHE  univ")), QStringList{text("Qinghe University")});
    QCOMPARE(offered(text("清"), zh).size(), 2);
    QVERIFY(offered(QStringLiteral("inghe")).isEmpty());
    QVERIFY(offered({}).isEmpty());
    QVERIFY(offered(QStringLiteral("  ")).isEmpty());
    QCOMPARE(index.matching(places, en, QStringLiteral("q"), 1).size(), 1);
    QVERIFY(index.matching(TermKind::Place, en, QStringLiteral("qing"), 8).isEmpty());
}

void TermIndexTest::ranksMostUsedTermsFirst()
{
    TermIndex index;
    index.add(places, pair("Sample Works", "样品厂"));
    for (int i = 0; i < 3; ++i)
        index.add(places, pair("Sample  works", "范例厂")); // spaces and case are ignored
    QCOMPARE(index.counterparts(places, en, QStringLiteral("sample works"), zh),
             QStringList({text("范例厂"), text("样品厂")}));
}

void TermIndexTest::glossaryComesFirst()
{
    TermIndex index;
    for (int i = 0; i < 5; ++i)
        index.add(places, pair("Sample Works", "范例厂"));
    index.addToGlossary(pair("Sample Works", "样品厂"));
    QCOMPARE(index.counterparts(places, en, QStringLiteral("Sample Works"), zh).front(), text("样品厂"));
    QCOMPARE(index.counterparts(TermKind::Degree, en, QStringLiteral("Sample Works"), zh), QStringList{text("样品厂")});
}

void TermIndexTest::findsTranslationsOfTerms()
{
    TermIndex index;
    index.add(places, pair("Example University", "示例大学"));
    index.add(places, pair("Example University Press", "示例大学出版社"));
    index.add(places, pair("Only English", ""));
    QCOMPARE(index.counterparts(places, en, QStringLiteral(" example university "), zh), QStringList{text("示例大学")});
    QCOMPARE(index.counterparts(places, zh, text("示例大学出版社"), en), QStringList{text("Example University Press")});
    QVERIFY(index.counterparts(places, en, QStringLiteral("Only English"), zh).isEmpty());
    QVERIFY(index.counterparts(places, en, QStringLiteral("University"), zh).isEmpty()); // only whole texts match
    QVERIFY(index.counterparts(places, en, {}, zh).isEmpty());
}

void TermIndexTest::omitsUntranslatedExactMatch()
{
    TermIndex index;
    index.add(places, pair("Only English", ""));
    index.add(places, pair("Both", "两者"));
    QVERIFY(index.matching(places, en, QStringLiteral("only english"), 8).isEmpty());
    QCOMPARE(index.matching(places, en, QStringLiteral("Both"), 8).size(), 1); // its translation may be wanted
}

void TermIndexTest::sharesTermsAmongFields()
{
    QCOMPARE(termKindOf(Field::Institution), termKindOf(Field::Organization));
    QVERIFY(!termKindOf(Field::Title));
    QVERIFY(!termKindOf(Field::Highlights));
}

void TermIndexTest::findsEveryPairOfARecord()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    TermIndex index;
    int pairs = 0;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries())
            index.add(entry);
    }
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            forEachField(entry.details, [&](Field field, const auto& value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                    const auto kind = termKindOf(field);
                    if (!kind || !Term::of(value).isPair())
                        return;
                    ++pairs;
                    QVERIFY(index.counterparts(*kind, en, value.text(en), zh).contains(value.text(zh)));
                    QVERIFY(index.counterparts(*kind, zh, value.text(zh), en).contains(value.text(en)));
                    QVERIFY(index.matching(*kind, en, value.text(en).left(3), 50).contains(Term::of(value)));
                }
            });
        }
    }
    QVERIFY(pairs > 10);
    // For random records.
    for (quint32 seed = 0; seed < 50; ++seed) {
        test::RandomPerson random(seed);
        const Person somebody = random.person();
        TermIndex any;
        for (const Section& section : somebody.sections) {
            for (const Entry& entry : section.entries())
                any.add(entry);
        }
        QVERIFY(any.matching(places, en, QStringLiteral("a"), 8).size() <= 8);
    }
}

DUOVITA_APPLESS_TEST(TermIndexTest)
#include "tst_termindex.moc"
