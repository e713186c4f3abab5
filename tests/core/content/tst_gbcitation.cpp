#include "core/content/cvcontent.h"
#include "core/content/gbcitation.h"
#include "core/content/gbpersonname.h"
#include "core/export/textexport.h"
#include "core/import/importdraft.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

QString u(const char* text)
{
    return QString::fromUtf8(text);
}

LocalizedText words(const char* text)
{
    return LocalizedText::shared(u(text));
}

LocalizedText both(const char* english, const char* chinese)
{
    LocalizedText text;
    text.setText(Language::English, u(english));
    text.setText(Language::Chinese, u(chinese));
    return text;
}

/// Parses "San Zhang*, Si Li"; * and † are the author's marks.
QList<Author> people(const char* list)
{
    QList<Author> authors = splitNames(u(list));
    for (Author& author : authors) {
        if (author.name.endsWith(u'*'))
            author.marks += QStringLiteral("equalContribution");
        if (author.name.endsWith(u'†'))
            author.marks += QStringLiteral("corresponding");
        if (!author.marks.isEmpty())
            author.name.chop(1);
    }
    return authors;
}

Person owner()
{
    Person person;
    person.name = both("San Zhang", "张三");
    person.nameVariants = {u("S. Zhang")};
    Cv cv = Cv::fullCv();
    cv.references = ReferenceStyle::Gbt7714;
    person.cvs = {cv};
    return person;
}

template <typename D>
Person withWorks(SectionKind kind, const QList<D>& works)
{
    Person person = owner();
    Section section(kind);
    for (const D& work : works) {
        Entry entry = section.newEntry();
        entry.details = work;
        static_cast<void>(section.append(entry));
    }
    person.sections = {section};
    return person;
}

PublicationDetails work(PublicationType type, const char* authors, const LocalizedText& title)
{
    PublicationDetails details;
    details.type = type;
    details.authors = LocalizedAuthors::shared(people(authors));
    details.title = title;
    details.year = *PartialDate::create(2024);
    return details;
}

ContentParagraph firstParagraph(const Person& person, Language language)
{
    const CvContent content = makeContent(person, person.cvs.front(), language);
    return content.sections.value(0).entries.value(0).paragraphs.value(0);
}

template <typename D>
QString cited(SectionKind kind, const D& details, Language language = Language::English)
{
    return plainText(firstParagraph(withWorks(kind, QList<D>{details}), language).line);
}

QString cited(const PublicationDetails& details, Language language = Language::English)
{
    return cited(SectionKind::Publication, details, language);
}

QString lettersOf(const QString& text)
{
    QString letters;
    for (const QChar c : text.toUpper().toCaseFolded()) {
        if (c.isLetterOrNumber() || c.isSurrogate())
            letters += c;
    }
    return letters;
}

QString sortedLetters(const QString& text)
{
    QString letters = lettersOf(text);
    std::sort(letters.begin(), letters.end());
    return letters;
}

} // namespace

class GbCitationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void citesEachType_data();
    void citesEachType();
    void citesPatents();
    void numbersReferencesInBrackets();
    void writesSurnamesFirst_data();
    void writesSurnamesFirst();
    void keepsOwnerInAbbreviatedAuthorList_data();
    void keepsOwnerInAbbreviatedAuthorList();
    void explainsOnlyPrintedMarks();
    void omitsPunctuationOfEmptyParts();
    void omitsOnlyDocumentedFields();
    void parsesItsOwnReferences();
};

/// The examples of the standard's chapter 4 and appendix A, filled with our own people.
void GbCitationTest::citesEachType_data()
{
    QTest::addColumn<PublicationDetails>("details");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const PublicationDetails& details, Language language, const char* expected) {
        QTest::addRow("%s %s", name, qPrintable(codeOf(language))) << details << language << u(expected);
    };
    using Type = PublicationType;
    PublicationDetails d =
        work(Type::Journal, "张三, 李四, 王五, 赵六", both("Scheduling of Trains", "列车的调度方法"));
    d.venue = both("Journal of Software", "软件学报");
    d.volume = u("35");
    d.number = u("4");
    d.pages = u("101–116");
    d.doi = u("10.1000/jos.1");
    d.rank = both("CCF A", "CCF A");
    d.status = both("accepted", "已录用");
    row("journal", d, Language::Chinese,
        "张三, 李四, 王五, 等. 列车的调度方法[J]. 软件学报, 2024, 35(4): 101-116. DOI:10.1000/jos.1.（CCF A，已录用）");
    row("journal", d, Language::English,
        "张三, 李四, 王五, 等. Scheduling of Trains[J]. Journal of Software, 2024, 35(4): 101-116. DOI:10.1000/jos.1. "
        "(CCF A, accepted)");
    d.volume.clear();
    d.rank = {};
    d.status = {};
    d.doi.clear();
    row("journal without volumes", d, Language::Chinese,
        "张三, 李四, 王五, 等. 列车的调度方法[J]. 软件学报, 2024(4): 101-116.");

    d = work(Type::Conference, "S. Zhang, Si Li, W. Wang, and L. Zhao", words("Two Nodes Down: Crash Recovery"));
    d.venue = words("Proceedings of the 30th Conference on Dependable Storage");
    d.venueShort = words("DS");
    d.pages = u("1--14");
    for (const Language language : allLanguages)
        row("conference", d, language,
            "ZHANG S, LI Si, WANG W, et al. Two Nodes Down: Crash Recovery[C]//Proceedings of the 30th Conference on "
            "Dependable Storage (DS). 2024: 1-14.");
    d.volume = u("37");
    row("proceedings with volumes", d, Language::English,
        "ZHANG S, LI Si, WANG W, et al. Two Nodes Down: Crash Recovery[C]//Proceedings of the 30th Conference on "
        "Dependable Storage (DS): Vol. 37. 2024: 1-14.");
    d = work(Type::Workshop, "张三", words("小型系统"));
    d.venue = words("全国存储学术会议论文集");
    row("workshop", d, Language::Chinese, "张三. 小型系统[C]//全国存储学术会议论文集. 2024.");
    d.venue = {};
    row("conference without a name", d, Language::Chinese, "张三. 小型系统[C]. 2024.");

    d = work(Type::Book, "张三, 李四", both("Storage", "存储原理"));
    d.venue = both("Qinghe Press", "清河出版社");
    d.volume = u("2");
    row("book", d, Language::Chinese, "张三, 李四. 存储原理: 第2卷[M]. 清河出版社, 2024.");
    d.volume.clear();
    row("book", d, Language::English, "张三, 李四. Storage[M]. Qinghe Press, 2024.");
    d = work(Type::Chapter, "San Zhang", words("On Crashes"));
    d.venue = words("Handbook of Storage");
    d.pages = u("20-31");
    row("chapter", d, Language::English, "ZHANG San. On Crashes[M]//Handbook of Storage. 2024: 20-31.");
    d = work(Type::Thesis, "张三", both("On Crashes", "崩溃恢复研究"));
    d.venue = both("Qinghe University", "清河大学");
    row("thesis", d, Language::Chinese, "张三. 崩溃恢复研究[D]. 清河大学, 2024.");
    d = work(Type::Report, "San Zhang", words("On Crashes"));
    d.venue = words("Qinghe University");
    d.number = u("TR-2024-07");
    row("report", d, Language::English, "ZHANG San. On Crashes: TR-2024-07[R]. Qinghe University, 2024.");
    d = work(Type::Preprint, "San Zhang", words("On Crashes"));
    d.year = *PartialDate::create(2024, 5);
    d.arxiv = u("2405.00001");
    row("preprint", d, Language::English, "ZHANG San. On Crashes[EB/OL]. (2024-05). arXiv:2405.00001.");
    d.venue = words("arXiv");
    row("preprint at a place", d, Language::Chinese, "ZHANG San. On Crashes[EB/OL]. arXiv, 2024-05. arXiv:2405.00001.");
    d.venue = {};
    d.type = Type::Unspecified;
    row("only a preprint's number", d, Language::English, "ZHANG San. On Crashes[EB/OL]. (2024-05). arXiv:2405.00001.");

    // Information missing from the record comes from the list of venues.
    d = work(Type::Unspecified, "San Zhang", words("On Crashes"));
    d.venue = words("ToN");
    row("known journal", d, Language::Chinese, "ZHANG San. On Crashes[J]. ToN, 2024.");
    d.venue = words("IEEE/ACM Transactions on Networking (ToN)");
    row("known journal in full", d, Language::English,
        "ZHANG San. On Crashes[J]. IEEE/ACM Transactions on Networking (ToN), 2024.");
    d.venue = words("Proceedings of a meeting");
    d.venueShort = words("ICNP'24");
    row("known conference", d, Language::English,
        "ZHANG San. On Crashes[C]//Proceedings of a meeting (ICNP’24). 2024.");
    d.venueShort = words("Meeting 2024");
    row("unknown venue", d, Language::English, "ZHANG San. On Crashes. Proceedings of a meeting (Meeting 2024), 2024.");
    d = work(Type::Other, "San Zhang", words("On Crashes"));
    d.venue = words("Storage Weekly");
    row("other", d, Language::English, "ZHANG San. On Crashes[Z]. Storage Weekly, 2024.");
    d.type = Type::Unspecified;
    row("unknown", d, Language::English, "ZHANG San. On Crashes. Storage Weekly, 2024.");
    d.volume = u("12");
    row("unknown with a volume", d, Language::English, "ZHANG San. On Crashes[J]. Storage Weekly, 2024, 12.");
}

void GbCitationTest::citesEachType()
{
    QFETCH(PublicationDetails, details);
    QFETCH(Language, language);
    QFETCH(QString, expected);
    QCOMPARE(cited(details, language), expected);
}

void GbCitationTest::citesPatents()
{
    PatentDetails patent;
    patent.inventors = LocalizedAuthors::shared(people("张三, 李四, 王五, 赵六"));
    patent.title = words("一种存储方法");
    patent.number = u("CN114000001A");
    patent.date = *PartialDate::create(2024, 5, 1);
    patent.status = both("granted", "已授权");
    QCOMPARE(cited(SectionKind::Patent, patent, Language::Chinese),
             u("张三, 李四, 王五, 等. 一种存储方法: CN114000001A[P]. 2024-05-01.（已授权）"));
    patent.number.clear();
    patent.date.reset();
    patent.status = {};
    QCOMPARE(cited(SectionKind::Patent, patent, Language::English), u("张三, 李四, 王五, 等. 一种存储方法[P]."));
}

void GbCitationTest::numbersReferencesInBrackets()
{
    const PublicationDetails one = work(PublicationType::Book, "San Zhang", words("One"));
    Person person = withWorks(SectionKind::Publication, QList{one, one});
    const auto label = [&](int at) {
        const CvContent content = makeContent(person, person.cvs.front(), Language::English);
        return content.sections[0].entries[at].paragraphs[0].label;
    };
    QCOMPARE(label(1), u("[2]"));
    person.cvs.front().references = ReferenceStyle::Plain;
    QCOMPARE(label(1), u("2."));
}

void GbCitationTest::writesSurnamesFirst_data()
{
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* name, const char* printed) { QTest::newRow(name) << u(printed); };
    row("San Zhang", "ZHANG San");
    row("Zhang San", "ZHANG San"); // 张 is a surname, San is not
    row("Zhang, San", "ZHANG San");
    row("Zhang,San", "ZHANG San");
    row("Fang, J.", "FANG J");
    row("J. Fang", "FANG J");
    row("J. R. Doe", "DOE J R");
    row("J.-R. Doe", "DOE J-R");
    row("J.R. Doe", "DOE J R");
    row("Doe J R", "DOE J R");
    row("Doe J.R.", "DOE J R");
    row("ZHANG San", "ZHANG San");
    row("LI S", "LI S");
    row("LI S.", "LI S");
    row("Li Si", "LI Si");
    row("Jin Fang", "FANG Jin"); // both could be surnames: uses the order of papers
    row("Jan van der Berg", "VAN DER BERG Jan");
    row("van der Berg, Jan", "VAN DER BERG Jan");
    row("Ludwig van Beethoven", "VAN BEETHOVEN Ludwig");
    row("Ana de la Cruz", "DE LA CRUZ Ana");
    row("Juan de los Santos", "DE LOS SANTOS Juan");
    row("de la Cruz", "DE LA CRUZ");
    row("von Neumann", "VON NEUMANN");
    row("de la Cruz J P", "DE LA CRUZ J P");
    row("Jane Q. Doe", "DOE Jane Q");
    row("John Doe Jr.", "DOE John Jr");
    row("John Doe, Jr.", "DOE John Jr");
    row("Marie-Claire Doe-Roe", "DOE-ROE Marie-Claire");
    row("Émile Écolier", "ÉCOLIER Émile");
    row("张三", "张三");
    row("张三 (San Zhang)", "张三 (San Zhang)");
    row("Plato", "Plato");
    row("The Storage Collaboration", "The Storage Collaboration");
    row("Storage Team", "Storage Team");
    row("", "");
    row(".", ".");
    row(",", ",");
    row(", San", ", San");
    row("Zhang,", "Zhang,");
}

void GbCitationTest::writesSurnamesFirst()
{
    QFETCH(QString, printed);
    const QString name = u(QTest::currentDataTag());
    QCOMPARE(gbPersonName(name), printed);
    QCOMPARE(sortedLetters(printed), sortedLetters(name));
}

void GbCitationTest::keepsOwnerInAbbreviatedAuthorList_data()
{
    QTest::addColumn<QString>("authors");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* name, const char* authors, const char* printed) {
        QTest::newRow(name) << u(authors) << u(printed);
    };
    row("third", "李四, 王五, 张三, 赵六", "李四, 王五, 张三, 等. ");
    row("three", "李四, 王五, 张三", "李四, 王五, 张三. ");
    row("fourth", "李四, 王五, 赵六, 张三, 钱七", "李四, 王五, 赵六, 张三, 钱七. ");
    row("nobody known", "李四, 王五, 赵六, 钱七", "李四, 王五, 赵六, 钱七. ");
    row("cut by the record", "张三, 李四, 等", "张三, 李四, 等. ");
    row("cut by the record, in English", "San Zhang, Si Li, et al.", "ZHANG San, LI Si, et al. ");
    row("joined by a word", "San Zhang and Si Li", "ZHANG San, LI Si. ");
}

void GbCitationTest::keepsOwnerInAbbreviatedAuthorList()
{
    QFETCH(QString, authors);
    QFETCH(QString, printed);
    const PublicationDetails details = work(PublicationType::Journal, qPrintable(authors), words("Title"));
    QCOMPARE(cited(details), QString(printed + u("Title[J]. 2024.")));
    const Person person = withWorks(SectionKind::Publication, QList{details});
    for (const ContentRun& run : firstParagraph(person, Language::English).line) {
        if (run.source.field == Field::Authors && (run.text == u("张三") || run.text == u("ZHANG San")))
            QVERIFY(run.style.testFlag(InlineStyle::Bold));
    }
}

void GbCitationTest::explainsOnlyPrintedMarks()
{
    const auto text = [](const char* authors) {
        const PublicationDetails details = work(PublicationType::Journal, authors, words("Title"));
        const Person person = withWorks(SectionKind::Publication, QList{details});
        return plainText(makeContent(person, person.cvs.front(), Language::English));
    };
    QVERIFY(text("张三*, 李四, 王五, 赵六").contains(u("* equal contribution")));
    QVERIFY(!text("张三*, 李四, 王五, 赵六†").contains(u"†"));
}

void GbCitationTest::omitsPunctuationOfEmptyParts()
{
    PublicationDetails details;
    QCOMPARE(cited(details), QString());
    details.type = PublicationType::Conference;
    details.volume = u("3");
    QCOMPARE(cited(details), u("Vol. 3."));
    details = work(PublicationType::Journal, "", words("Title?"));
    QCOMPARE(cited(details), u("Title?[J]. 2024."));
    details.year.reset();
    QCOMPARE(cited(details), u("Title?[J]."));
    details.number = u("7");
    QCOMPARE(cited(details), u("Title?[J]. (7)."));
    details.title = {};
    details.number.clear();
    details.doi = u("10.1/x");
    QCOMPARE(cited(details), u("DOI:10.1/x."));
    QCOMPARE(cited(SectionKind::Patent, PatentDetails()), QString());
}

/// Every property of a random publication appears in its reference, except those listed in gbcitation.h.
void GbCitationTest::omitsOnlyDocumentedFields()
{
    int seen = 0;
    for (quint32 seed = 0; seed < 400; ++seed) {
        test::RandomPerson random(seed);
        const auto details = std::get<PublicationDetails>(random.entry(SectionKind::Publication).details);
        for (const Language language : allLanguages) {
            const QString text = cited(details, language);
            const QString letters = lettersOf(text);
            const auto says = [&](const QString& part) { return letters.contains(lettersOf(part)); };
            for (const LocalizedText& field :
                 {details.title, details.venue, details.venueShort, details.status, details.rank})
                QVERIFY2(says(field.textOrFallback(language)), qPrintable(text));
            for (const QString& field : {details.volume, details.number, details.pages, details.doi, details.arxiv})
                QVERIFY2(says(field), qPrintable(text + u'|' + field));
            if (details.year)
                QVERIFY2(text.contains(QString::number(details.year->year())), qPrintable(text));
            const GbNames names = gbNames(details.authors.textOrFallback(language), owner());
            qsizetype named = 0;
            for (const Author& author : details.authors.textOrFallback(language))
                named += isAndOthers(author.name) ? 0 : 1;
            QVERIFY(names.named.size() == named || (names.named.size() == 3 && names.andOthers));
            for (const Author& author : names.named) {
                QVERIFY2(says(gbPersonName(author.name)), qPrintable(text));
                QCOMPARE(sortedLetters(gbPersonName(author.name)), sortedLetters(author.name));
                ++seen;
            }
        }
    }
    QVERIFY(seen > 100);
}

/// Parsing the printed reference gives the same publication, except that the venue may keep a trailing full stop.
void GbCitationTest::parsesItsOwnReferences()
{
    PublicationDetails journal =
        work(PublicationType::Journal, "张三, 李四, 王五", both("Scheduling of Trains", "列车的调度方法"));
    journal.venue = both("Journal of Software", "软件学报");
    journal.volume = u("35");
    journal.number = u("4");
    journal.pages = u("101-116");
    journal.doi = u("10.1000/jos.1");
    PublicationDetails conference =
        work(PublicationType::Conference, "Si Li, San Zhang, W. Wang", words("Crash Recovery of Two Nodes"));
    conference.venue = words("Proceedings of the 30th Conference on Dependable Storage");
    conference.pages = u("1-14");
    PublicationDetails thesis = work(PublicationType::Thesis, "张三", both("On Crashes", "崩溃恢复研究"));
    thesis.venue = both("Qinghe University", "清河大学");
    PublicationDetails book = work(PublicationType::Book, "张三, 李四", words("存储原理与实践"));
    book.venue = both("Qinghe Press", "清河出版社");
    const QList<PublicationDetails> works{journal, conference, thesis, book};
    for (const Language language : allLanguages) {
        const Person person = withWorks(SectionKind::Publication, works);
        ImportOptions options;
        options.language = language;
        const QByteArray text = toText(makeContent(person, person.cvs.front(), language)).toUtf8();
        const auto drafts = readBytes(text, QStringLiteral("cv.txt"), options);
        QVERIFY(drafts);
        const Person back = drafts->front().person;
        QList<PublicationDetails> read;
        for (const Section& section : back.sections) {
            for (const Entry& entry : section.entries()) {
                if (const auto* details = std::get_if<PublicationDetails>(&entry.details))
                    read += *details;
            }
        }
        QVERIFY2(read.size() == works.size(), text.constData());
        for (qsizetype i = 0; i < works.size(); ++i) {
            QCOMPARE(read[i].title.textOrFallback(language), works[i].title.textOrFallback(language));
            QString venue = read[i].venue.textOrFallback(language);
            if (venue.endsWith(u'.'))
                venue.chop(1);
            QCOMPARE(venue, works[i].venue.textOrFallback(language));
            QCOMPARE(read[i].type, works[i].type);
            QCOMPARE(read[i].year, works[i].year);
            QCOMPARE(read[i].volume, works[i].volume);
            QCOMPARE(read[i].number, works[i].number);
            QCOMPARE(QString(read[i].pages).replace(u'–', u'-'), works[i].pages);
            QCOMPARE(read[i].doi, works[i].doi);
            QCOMPARE(read[i].authors.text(Language::English).size(), works[i].authors.text(Language::English).size());
            for (qsizetype a = 0; a < works[i].authors.text(Language::English).size(); ++a)
                QCOMPARE(gbPersonName(read[i].authors.text(Language::English)[a].name),
                         gbPersonName(works[i].authors.text(Language::English)[a].name));
        }
    }
}

DUOVITA_TEST(GbCitationTest)
#include "tst_gbcitation.moc"
