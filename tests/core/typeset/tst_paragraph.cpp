#include "core/typeset/charclass.h"
#include "core/typeset/linebreaking.h"
#include "core/typeset/punctuation.h"
#include "settext.h"
#include "tests/support/chosenfonts.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTest>

using namespace duovita;

static const PlacedGlyph* glyphAt(const SetLine& line, const QString& text, double* x = nullptr)
{
    for (const GlyphRun& run : line.runs) {
        for (const PlacedGlyph& glyph : run.glyphs) {
            if (run.text.mid(glyph.textStart, glyph.textLength) == text) {
                if (x)
                    *x = run.origin.x() + glyph.x;
                return &glyph;
            }
        }
    }
    return nullptr;
}

class TestParagraph : public QObject {
    Q_OBJECT

    std::shared_ptr<FontLibrary> m_fonts = std::make_shared<FontLibrary>();
    ParagraphSetter m_setter{m_fonts};

    SetParagraph set(const QString& text, const ParagraphStyle& style)
    {
        const Result<SetParagraph> paragraph = m_setter.set(styledText(text, style.language), style);
        return paragraph ? *paragraph : SetParagraph{};
    }
    SetLine setLine(const QString& text, Language language = Language::Chinese)
    {
        return set(text, paragraphStyle(language, 10000)).lines.value(0);
    }

    /// The number of lines in a list of people that break within a name, over many widths.
    int partedNames(Field field)
    {
        StyledText text;
        TextStyle own;
        TextStyle name;
        name.source.field = field;
        for (const char* person : {"Jin Fang", "Gongming Zhao", "G. García Márquez", "H. Hoàng", "Zhuolong Yu",
                                   "W. Chen", "Bingchen Shen", "Liguang Xie", "N. Nguyễn Văn An", "Yutong Zhai"}) {
            if (!text.text.isEmpty())
                text.append(QStringLiteral(", "), own);
            text.append(QString::fromUtf8(person), name);
        }
        int parted = 0;
        for (int width = 150; width < 500; width += 10) {
            const Result<SetParagraph> paragraph = m_setter.set(text, paragraphStyle(Language::English, width));
            for (qsizetype i = 0; paragraph && i + 1 < paragraph->lines.size(); ++i)
                parted += textOf(paragraph->lines[i]).trimmed().endsWith(u',') ? 0 : 1;
        }
        return parted;
    }

    /// The texts of a run's glyphs, joined, equal its text; no glyph is .notdef.
    static void checkTiles(const SetLine& line)
    {
        for (const GlyphRun& run : line.runs) {
            qsizetype at = 0;
            for (const PlacedGlyph& glyph : run.glyphs) {
                QVERIFY(glyph.glyph != 0);
                QCOMPARE(glyph.textStart, at);
                at += glyph.textLength;
            }
            QCOMPARE(at, run.text.size());
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString& family : {serifFamilies().latin, serifFamilies().chinese, sansFamilies().chinese}) {
            const auto face = m_fonts->face(family, 400, false);
            QVERIFY2(face, qPrintable(family + QStringLiteral(" is not installed")));
        }
    }

    void ligatureHasAllItsText()
    {
        const SetLine line = setLine(QStringLiteral("office"), Language::English);
        const PlacedGlyph* ligature = glyphAt(line, QStringLiteral("ffi"));
        QVERIFY(ligature);
        QCOMPARE(ligature->textStart, 1);
        checkTiles(line);
    }

    void dashIsOneGlyphOfTwoEms_data()
    {
        QTest::addColumn<FontFamilies>("families");
        QTest::newRow("serif") << serifFamilies();
        QTest::newRow("sans") << sansFamilies();
    }

    void dashIsOneGlyphOfTwoEms()
    {
        QFETCH(FontFamilies, families);
        ParagraphStyle style = paragraphStyle(Language::Chinese, 1000);
        style.families = families;
        const SetLine line = set(QStringLiteral("前——后"), style).lines.value(0);
        const PlacedGlyph* dash = glyphAt(line, QStringLiteral("——"));
        QVERIFY(dash);
        QCOMPARE(dash->advance, 20.0);
    }

    void setsEmphasisedHanInSeparateFace_data()
    {
        QTest::addColumn<FontFamilies>("families");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<bool>("bold");
        FontFamilies families = serifFamilies();
        const QString sans = QStringLiteral("Noto Sans CJK SC");
        QTest::newRow("none") << families << families.chinese << true;
        families.emphasis = {QStringLiteral("No Such Kai"), sans};
        QTest::newRow("the first installed") << families << sans << false;
        families.emphasis = {QStringLiteral("No Such Kai"), families.chinese};
        QTest::newRow("not the text's own") << families << families.chinese << true;
    }

    void setsEmphasisedHanInSeparateFace()
    {
        QFETCH(FontFamilies, families);
        QFETCH(QString, expected);
        QFETCH(bool, bold);
        StyledText text = styledText(QStringLiteral("存储"), Language::Chinese);
        text.pieces[0].style.emphasis = true;
        text.pieces[0].style.italic = true;
        const auto items = itemize(text, chineseContext(text.text, Language::Chinese), families, *m_fonts);
        QVERIFY(items);
        QCOMPARE(items->size(), 1);
        QCOMPARE((*items)[0].face, *m_fonts->face(expected, bold ? 700 : 400, false));
        // Bold with emphasis is still a real bold.
        text.pieces[0].style.weight = 700;
        QCOMPARE((*itemize(text, chineseContext(text.text, Language::Chinese), families, *m_fonts))[0].face,
                 *m_fonts->face(families.chinese, 700, false));
    }

    /// Debian's EB Garamond Bold has no typographic apostrophe and no dash.
    void takesSignsThatBoldLacksFromItsRegularFace()
    {
        FontFamilies families = serifFamilies();
        families.latin = QStringLiteral("EB Garamond 12");
        const auto bold = m_fonts->face(families.latin, 700, false);
        const auto regular = m_fonts->face(families.latin, 400, false);
        if (!bold || !regular || (*bold)->draws(u"’"))
            QSKIP("no installed font lacks these signs: install fonts-ebgaramond");
        StyledText text = styledText(QStringLiteral("Chang’an 西安"), Language::English);
        text.pieces[0].style.weight = 700;
        const auto items = itemize(text, chineseContext(text.text, Language::English), families, *m_fonts);
        QVERIFY(items);
        QCOMPARE(items->size(), 4);
        QCOMPARE((*items)[0].face, *bold);
        QCOMPARE((*items)[1].face, *regular);
        QCOMPARE((*items)[2].face, *bold);
        QCOMPARE((*items)[3].face, *m_fonts->face(families.chinese, 700, false));
    }

    void ellipsisIsTwoEms() { QCOMPARE(setLine(QStringLiteral("等……等")).width, 40.0); }

    /// A little less where the font's own is narrow: readers of the PDF would see spaces beside it.
    void interpunctIsHalfAnEm()
    {
        const double width = setLine(QStringLiteral("列夫·托尔")).width;
        QVERIFY(width > 44.5 && width <= 45);
    }

    void putsAQuarterEmBetweenHanAndLatin()
    {
        double x = 0;
        const SetLine line = setLine(QStringLiteral("中a中"));
        QVERIFY(glyphAt(line, QStringLiteral("a"), &x));
        QCOMPARE(x, 12.5);
        const double letter = setLine(QStringLiteral("a"), Language::English).width;
        QVERIFY(qAbs(line.width - (2 * 10 + letter + 2 * 2.5)) < 1e-6);
    }

    void typedSpaceReplacesGap()
    {
        const SetLine typed = setLine(QStringLiteral("中 a 中"));
        const SetLine untyped = setLine(QStringLiteral("中a中"));
        QVERIFY(qAbs(typed.width - untyped.width) < 1e-6);
        QCOMPARE(textOf(typed), QStringLiteral("中 a 中"));
        const PlacedGlyph* space = glyphAt(typed, QStringLiteral(" "));
        QVERIFY(space);
        QCOMPARE(space->advance, 2.5);
    }

    void setsNoGapBesideFullWidthMarksOrAtEdges()
    {
        const double letter = setLine(QStringLiteral("a"), Language::English).width;
        QVERIFY(qAbs(setLine(QStringLiteral("中，a")).width - (20 + letter)) < 1e-6);
        QVERIFY(qAbs(setLine(QStringLiteral("a")).width - letter) < 1e-6);
    }

    void treatsSignsAsPartOfTheirWord_data()
    {
        QTest::addColumn<QString>("sign");
        for (const char16_t* sign : {u"C++", u"10%", u"C#", u"×2"})
            QTest::newRow(qPrintable(QString::fromUtf16(sign))) << QString::fromUtf16(sign);
    }

    void treatsSignsAsPartOfTheirWord()
    {
        QFETCH(QString, sign);
        const double own = setLine(sign, Language::English).width;
        QVERIFY(qAbs(setLine(QStringLiteral("中") + sign + QStringLiteral("中")).width - (own + 25)) < 1e-6);
    }

    void trimsFullWidthPunctuation_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("ems");
        // CSS Text 4, text-spacing-trim; a mark at the end of a line takes half an em (GB/T 15834 5.1.10).
        QTest::newRow("mark inside") << QStringLiteral("中，中") << 3.0;
        QTest::newRow("mark at the end") << QStringLiteral("中中。") << 2.5;
        QTest::newRow("opening at the start") << QStringLiteral("（中中") << 2.5;
        QTest::newRow("closing and comma") << QStringLiteral("中）、中") << 3.5;
        QTest::newRow("closing and opening") << QStringLiteral("中》《中") << 3.5;
        QTest::newRow("comma and opening") << QStringLiteral("中，“中") << 3.5;
        QTest::newRow("two openings") << QStringLiteral("中《（中") << 3.5;
        QTest::newRow("three marks") << QStringLiteral("中》）。中") << 4.0;
        QTest::newRow("exclamations") << QStringLiteral("中！！中") << 3.5;
        QTest::newRow("stop before the end's mark") << QStringLiteral("中。”") << 2.0;
    }

    void trimsFullWidthPunctuation()
    {
        QFETCH(QString, text);
        QFETCH(double, ems);
        QVERIFY2(qAbs(setLine(text).width - ems * 10) < 1e-6, qPrintable(QString::number(setLine(text).width)));
    }

    void keepsSpaceAtLineEndAsText()
    {
        const SetParagraph paragraph = set(QStringLiteral("several words here"), paragraphStyle(Language::English, 40));
        QVERIFY(paragraph.lines.size() > 1);
        QCOMPARE(textOf(paragraph.lines.front()), QStringLiteral("several "));
    }

    void justifiesChineseWithinLimits()
    {
        const QString text =
            QStringLiteral("主要研究在机器与网络失误下仍能保持正确的 storage 系统并在大规模环境中加以验证");
        const SetParagraph paragraph = set(text, paragraphStyle(Language::Chinese, 204, true));
        QVERIFY(paragraph.lines.size() > 1);
        for (qsizetype i = 0; i + 1 < paragraph.lines.size(); ++i)
            QVERIFY(qAbs(paragraph.lines[i].width - 204) < 1e-6);
        QVERIFY(paragraph.lines.last().width < 204);
    }

    void leavesShortAndLatinLinesRagged()
    {
        const QString english = QStringLiteral("An English reference in a Chinese document is set as English is");
        for (const SetLine& line : set(english, paragraphStyle(Language::Chinese, 130, true)).lines)
            QVERIFY(qAbs(line.width - 130) > 0.01);
        // Only wide gaps could fill the first line.
        const QString url =
            QStringLiteral("见此处 ") + QString(40, u'x') + QStringLiteral("，其中包含全部结果和全部数据说明");
        QVERIFY(set(url, paragraphStyle(Language::Chinese, 240, true)).lines.front().width < 60);
    }

    /// Unless that needs another line.
    void prefersLineBreaksBetweenAuthors()
    {
        const int elsewhere = partedNames(Field::None);
        const int authors = partedNames(Field::Authors);
        QVERIFY2(authors * 3 < elsewhere * 2, qPrintable(QStringLiteral("%1 of %2").arg(authors).arg(elsewhere)));
        QCOMPARE(partedNames(Field::Inventors), authors);
    }

    void leavesNoCharacterAloneOnTheLastLine()
    {
        const QString text = QStringLiteral("一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子。");
        const SetParagraph paragraph = set(text, paragraphStyle(Language::Chinese, 200, true));
        QCOMPARE(paragraph.lines.size(), 2);
        QCOMPARE(textOf(paragraph.lines.last()), QStringLiteral("壬癸子。"));
    }

    void omitsCharactersWithoutGlyph_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QStringList>("missing");
        const QString odd = QStringLiteral("\U000E0FFF");
        const QString marked = odd + QChar(0x0651);
        QTest::newRow("in a word") << QString(u'a' + odd + u'b') << QStringLiteral("ab") << QStringList{odd};
        QTest::newRow("with its mark") << QString(u'a' + marked + u'b') << QStringLiteral("ab") << QStringList{marked};
        QTest::newRow("between words") << QString(u"a " + odd + u" b") << QStringLiteral("a b") << QStringList{odd};
        QTest::newRow("first") << QString(odd + u" a") << QStringLiteral("a") << QStringList{odd};
        QTest::newRow("last") << QString(u"a " + odd) << QStringLiteral("a") << QStringList{odd};
        QTest::newRow("several") << QString(u"a " + odd + u' ' + odd + u" b") << QStringLiteral("a b")
                                 << QStringList{odd, odd};
        QTest::newRow("all") << odd << QString() << QStringList{odd};
        QTest::newRow("private") << QStringLiteral("a \uE123 b") << QStringLiteral("a b")
                                 << QStringList{QStringLiteral("\uE123")};
        QTest::newRow("half a pair") << QString(u"a" + QString(QChar(0xD83D)) + u"b") << QStringLiteral("ab")
                                     << QStringList{QString(QChar(0xD83D))};
    }

    void omitsCharactersWithoutGlyph()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QFETCH(QStringList, missing);
        const SetParagraph paragraph = set(text, paragraphStyle(Language::English, 500));
        QStringList found;
        for (const LayoutFinding& finding : paragraph.findings) {
            QCOMPARE(finding.kind, LayoutFinding::Kind::NoGlyph);
            found += finding.text;
        }
        QCOMPARE(found, missing);
        QCOMPARE(paragraph.lines.size(), shown.isEmpty() ? 0 : 1);
        QCOMPARE(textOf(paragraph.lines.value(0)), shown);
        QCOMPARE(paragraph.lines.value(0).width, setLine(shown, Language::English).width);
        checkTiles(paragraph.lines.value(0));
    }

    void hidesInvisibleCharacters()
    {
        const QString text = QStringLiteral("\uFEFFa\u0007b\u200Bc\u2028d\uFEFFe\u2060\tf\u00ADg\u200E");
        const SetParagraph paragraph = set(text, paragraphStyle(Language::English, 500));
        QVERIFY(paragraph.findings.isEmpty());
        QCOMPARE(paragraph.lines.size(), 1);
        checkTiles(paragraph.lines.front());
        QCOMPARE(textOf(paragraph.lines.front()), QStringLiteral("abc de fg"));
        QCOMPARE(paragraph.lines.front().width, setLine(QStringLiteral("abc de fg"), Language::English).width);
    }

    void keepsTheGapBesideInvisibleCharacters()
    {
        QCOMPARE(setLine(QStringLiteral("中\u2060a\u200B中")).width, setLine(QStringLiteral("中a中")).width);
        QCOMPARE(setLine(QStringLiteral("中 \u200Ba中")).width, setLine(QStringLiteral("中 a中")).width);
    }

    void obeysInvisibleBreakCharacters()
    {
        const auto first = [this](const QString& text) {
            return textOf(set(text, paragraphStyle(Language::English, 60)).lines.value(0));
        };
        QCOMPARE(first(QStringLiteral("abcdefghi\u200Bklmnop")), QStringLiteral("abcdefghi"));
        QCOMPARE(first(QStringLiteral("ab cd-\u2060efghijkl")), QStringLiteral("ab "));
    }

    /// A soft hyphen appears only at the end of a line.
    void hyphenatesAtSoftHyphens()
    {
        const QString text = QStringLiteral("super\u00ADcali\u00ADfragi\u00ADlistic");
        const auto lines = [&](double width) { return set(text, paragraphStyle(Language::English, width)).lines; };
        QCOMPARE(textOf(lines(500).value(0)), QStringLiteral("supercalifragilistic"));
        QString all;
        const QList<SetLine> narrow = lines(60);
        QVERIFY(narrow.size() > 1);
        for (const SetLine& line : narrow) {
            QVERIFY(line.width <= 60);
            checkTiles(line);
            all += textOf(line);
            QCOMPARE(textOf(line).count(QChar::SoftHyphen), &line == &narrow.last() ? 0 : 1);
            QCOMPARE(textOf(line).endsWith(QChar::SoftHyphen), &line != &narrow.last());
        }
        QCOMPARE(all.remove(QChar::SoftHyphen), QStringLiteral("supercalifragilistic"));
        // Not beside a space, and not between Han characters.
        for (const QString& odd :
             {QStringLiteral("several \u00ADwords\u00AD here"), QStringLiteral("一二\u00AD三四")}) {
            for (const SetLine& line : set(odd, paragraphStyle(Language::English, 38)).lines)
                QVERIFY2(!textOf(line).contains(QChar::SoftHyphen), qPrintable(odd));
        }
    }

    /// An emoji sequence is one glyph if a font has it, else its parts if all exist, else nothing.
    void drawsCompleteSequences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<qsizetype>("drawn");
        QTest::newRow("joined") << QStringLiteral("👩\u200D💻") << QStringLiteral("👩\u200D💻") << qsizetype(1);
        QTest::newRow("flag") << QStringLiteral("🇩🇪") << QStringLiteral("🇩🇪") << qsizetype(1);
        QTest::newRow("signs") << QStringLiteral("👩🏽\u200D💻") << QStringLiteral("👩🏽\u200D💻")
                               << qsizetype(3);
        QTest::newRow("flag in letters") << QStringLiteral("🇨🇩") << QStringLiteral("🇨🇩") << qsizetype(2);
        QTest::newRow("selector") << QStringLiteral("🎉\uFE0F") << QStringLiteral("🎉\uFE0F") << qsizetype(1);
        QTest::newRow("a sign lacks") << QStringLiteral("👩\u200D🚀") << QString() << qsizetype(0);
        QTest::newRow("among words from right to left")
            << QStringLiteral("\u05D0 👩\u200D💻 \u05D1") << QStringLiteral("\u05D1 💻\u200D👩 \u05D0") << qsizetype(5);
    }

    void drawsCompleteSequences()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QFETCH(qsizetype, drawn);
        const test::ChosenFonts chosen(test::ChosenFonts::Signs::Present);
        ParagraphSetter setter(std::make_shared<FontLibrary>());
        const auto paragraph = setter.set(styledText(text, Language::English), paragraphStyle(Language::English, 1000));
        QVERIFY(paragraph);
        const SetLine line = paragraph->lines.value(0);
        QCOMPARE(textOf(line), shown);
        QCOMPARE(paragraph->findings.size(), shown.isEmpty() ? 1 : 0);
        qsizetype glyphs = 0;
        for (const GlyphRun& run : line.runs) {
            for (const PlacedGlyph& glyph : run.glyphs) {
                const QString own = run.text.mid(glyph.textStart, glyph.textLength);
                // Some readers support only one character per glyph beyond U+FFFF.
                QVERIFY2(own.size() < 3 && own.toUcs4().size() <= 1 + (own.size() == 2), qPrintable(own));
                glyphs += glyph.advance > 0 ? 1 : 0;
            }
        }
        QCOMPARE(glyphs, drawn);
        checkTiles(line);
    }

    /// UAX #9: right-to-left words within left-to-right text.
    void setsRightToLeftWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("visual");
        const QString peace = QStringLiteral("\u05E9\u05DC\u05D5\u05DD");
        const QString backwards = QStringLiteral("\u05DD\u05D5\u05DC\u05E9");
        const QString world = QStringLiteral("\u05E2\u05D5\u05DC\u05DD");
        QTest::newRow("a word") << QString(u"say " + peace + u" now") << QString(u"say " + backwards + u" now");
        QTest::newRow("two words") << QString(u"say " + peace + u' ' + world + u" now")
                                   << QString(u"say \u05DD\u05DC\u05D5\u05E2 " + backwards + u" now");
        QTest::newRow("a number between")
            << QString(peace + u" 2020 " + world) << QString(u"\u05DD\u05DC\u05D5\u05E2 2020 " + backwards);
        QTest::newRow("beside Han") << QString(u"意为" + peace + u"和平") << QString(u"意为" + backwards + u"和平");
    }
    void setsRightToLeftWords()
    {
        QFETCH(QString, text);
        QFETCH(QString, visual);
        const SetLine line = setLine(text, Language::English);
        QCOMPARE(textOf(line), visual);
        checkTiles(line);
        checkPens(line);
    }

    void joinsArabicLetters()
    {
        // The first letter of سلام must have its initial form, which joins the next letter.
        const SetLine word = setLine(QStringLiteral("\u0633\u0644\u0627\u0645"), Language::English);
        const SetLine alone = setLine(QStringLiteral("\u0633"), Language::English);
        const PlacedGlyph* joined = glyphAt(word, QStringLiteral("\u0633"));
        QVERIFY(joined);
        QVERIFY(joined->glyph != alone.runs.front().glyphs.front().glyph);
    }

    void shapesTheSameInAnyLocale()
    {
        const SetLine line = setLine(QStringLiteral("直骨角——“今”"));
        const QByteArray before = qgetenv("LC_ALL");
        qputenv("LC_ALL", "ja_JP.UTF-8");
        const auto restore = qScopeGuard([&] { qputenv("LC_ALL", before); });
        ParagraphSetter other(std::make_shared<FontLibrary>());
        const auto again = other.set(styledText(QStringLiteral("直骨角——“今”"), Language::Chinese),
                                     paragraphStyle(Language::Chinese, 10000));
        QVERIFY(again);
        QCOMPARE(again->lines.front().runs.size(), line.runs.size());
        for (qsizetype i = 0; i < line.runs.size(); ++i)
            QVERIFY(again->lines.front().runs[i].glyphs == line.runs[i].glyphs);
    }

    void returnsSameResultFromCache()
    {
        const StyledText text = styledText(QStringLiteral("同一段 text 两次"), Language::Chinese);
        const ParagraphStyle style = paragraphStyle(Language::Chinese, 60);
        const auto first = m_setter.set(text, style);
        const auto again = m_setter.set(text, style);
        const auto narrower = m_setter.set(text, paragraphStyle(Language::Chinese, 40));
        QVERIFY(first && again && narrower);
        QCOMPARE(first->lines.size(), again->lines.size());
        QVERIFY(narrower->lines.size() > first->lines.size());
    }

    void breaksUnbreakableText()
    {
        const QString text(3000, u'x');
        const SetParagraph paragraph = set(text, paragraphStyle(Language::English, 200));
        QString all;
        for (const SetLine& line : paragraph.lines) {
            QVERIFY(line.width <= 200.001);
            all += textOf(line);
        }
        QCOMPARE(all, text);
    }

    void takesLinearTime()
    {
        QString text;
        for (int i = 0; i < 20000; ++i)
            text += QStringLiteral("系统 word ");
        QElapsedTimer timer;
        timer.start();
        QVERIFY(set(text, paragraphStyle(Language::Chinese, 480, true)).lines.size() > 100);
        QVERIFY2(timer.elapsed() < 20000, qPrintable(QString::number(timer.elapsed())));
    }

    /// Rules for any text, tested on many.
    void obeysRulesForRandomText_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("Chinese") << Language::Chinese;
        QTest::newRow("English") << Language::English;
    }

    void obeysRulesForRandomText()
    {
        QFETCH(Language, language);
        QRandomGenerator random(20261121);
        for (int round = 0; round < 10000; ++round) {
            const QString text = randomText(random, language);
            const double width = random.bounded(90, 480);
            ParagraphStyle style = paragraphStyle(language, width, random.bounded(2) == 0);
            style.latinJustified = random.bounded(2) == 0;
            style.hyphenated = random.bounded(2) == 0;
            checkParagraph(text, style);
            if (QTest::currentTestFailed()) {
                qInfo() << "text" << text << "width" << width << "justified" << style.justified << style.latinJustified
                        << "hyphenated" << style.hyphenated;
                return;
            }
        }
    }

private:
    void checkParagraph(const QString& text, const ParagraphStyle& style)
    {
        const SetParagraph paragraph = set(text, style);
        const QList<bool> chinese = chineseContext(text, style.language);
        LineBreaker breaker;
        const LineBreaks breaks = breaker.breaks(text, chinese, style.language, style.hyphenated);
        const QBitArray& allowed = breaks.allowed;
        QVERIFY(paragraph.findings.isEmpty());
        QString all;
        for (const SetLine& line : paragraph.lines) {
            checkTiles(line);
            checkPens(line);
            const qsizetype start = all.size();
            all += textOf(line);
            if (all.endsWith(QChar::SoftHyphen)) { // added at the line end
                all.chop(1);
                QVERIFY2(breaks.hyphens.testBit(all.size()), qPrintable(textOf(line)));
                continue;
            }
            QVERIFY2(line.width <= style.width + 0.001, qPrintable(textOf(line)));
            if (all.size() == text.size() || allowed.testBit(all.size()))
                continue;
            // Breaks at disallowed places occur only if the piece has no other and is wider than the line.
            for (qsizetype at = start + 1; at < all.size(); ++at)
                QVERIFY2(!allowed.testBit(at), qPrintable(textOf(line)));
        }
        QCOMPARE(all, text);
        checkEdges(text, chinese, allowed, paragraph);
    }

    static void checkEdges(const QString& text, const QList<bool>& chinese, const QBitArray& allowed,
                           const SetParagraph& paragraph)
    {
        static const QString neverFirst = QStringLiteral("，。、；：？！）》】～％%");
        static const QString neverLast = QStringLiteral("（《【");
        qsizetype at = 0;
        for (qsizetype i = 0; i + 1 < paragraph.lines.size(); ++i) {
            at += textOf(paragraph.lines[i]).remove(QChar::SoftHyphen).size();
            if (!allowed.testBit(at))
                continue;
            const QString where = text.mid(qMax<qsizetype>(0, at - 6), 6) + u'|' + text.mid(at, 6);
            QVERIFY2(!neverFirst.contains(text[at]), qPrintable(where));
            QVERIFY2(!(chinese[at] && (text[at] == u'”' || text[at] == u'’' || text[at] == u'·')), qPrintable(where));
            qsizetype last = at - 1;
            while (last > 0 && text[last] == u' ')
                --last;
            QVERIFY2(!neverLast.contains(text[last]), qPrintable(where));
            QVERIFY2(!(chinese[last] && (text[last] == u'“' || text[last] == u'‘')), qPrintable(where));
            const QString across = text.mid(at - 1, 2);
            QVERIFY2(across != QStringLiteral("——") && across != QStringLiteral("……") && across != QStringLiteral("++"),
                     qPrintable(where));
        }
    }

    /// Each run starts where the previous one ends, except that a mark may be shifted by half an em.
    static void checkPens(const SetLine& line)
    {
        for (qsizetype i = 0; i + 1 < line.runs.size(); ++i) {
            const double end = line.runs[i].origin.x() + line.runs[i].width();
            QVERIFY2(qAbs(line.runs[i + 1].origin.x() - end) <= 5.001, qPrintable(textOf(line)));
            QVERIFY(line.runs[i + 1].origin.x() >= line.runs[i].origin.x());
        }
        if (!line.runs.isEmpty() && line.width > 0)
            QVERIFY(line.runs.last().origin.x() + line.runs.last().width() >= line.width - 5.001);
    }
};

DUOVITA_TEST(TestParagraph)
#include "tst_paragraph.moc"
