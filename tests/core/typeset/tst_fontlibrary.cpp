#include "core/typeset/fontlibrary.h"
#include "core/typeset/glyphboxes.h"
#include "tests/support/chosenfonts.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

using namespace duovita;

class TestFontLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheSimplifiedChineseFace_data()
    {
        QTest::addColumn<QString>("family");
        QTest::newRow("serif") << QStringLiteral("Noto Serif CJK SC");
        QTest::newRow("sans") << QStringLiteral("Noto Sans CJK SC");
    }

    void findsTheSimplifiedChineseFace()
    {
        QFETCH(QString, family);
        FontLibrary fonts;
        const auto face = fonts.face(family, 400, false);
        QVERIFY2(face, "install fonts-noto-cjk");
        QCOMPARE((*face)->index(), 2u);
        QVERIFY((*face)->postScriptName().contains(u"CJKsc"));
    }

    void findsRealBoldAndItalic()
    {
        FontLibrary fonts;
        const auto bold = fonts.face(QStringLiteral("Noto Serif"), 700, false);
        const auto italic = fonts.face(QStringLiteral("Noto Serif"), 400, true);
        QVERIFY2(bold && italic, "install fonts-noto-core");
        QVERIFY((*bold)->isBold() && !(*bold)->isItalic());
        QVERIFY((*italic)->isItalic() && !(*italic)->isBold());
    }

    /// The bold of this family lacks letters that fontconfig requires for English.
    void findsBoldFaceWithMissingLetters()
    {
        FontLibrary fonts;
        const auto bold = fonts.face(QStringLiteral("EB Garamond 12"), 700, false);
        if (!bold)
            QSKIP("fonts-ebgaramond is not installed");
        QVERIFY((*bold)->isBold());
    }

    void opensAFaceOnce()
    {
        FontLibrary fonts;
        const auto first = fonts.face(QStringLiteral("Noto Serif"), 400, false);
        const auto again = fonts.face(QStringLiteral("Noto Serif"), 400, false);
        QVERIFY(first && again);
        QCOMPARE(first->get(), again->get());
    }

    void changesFingerprintWithFonts()
    {
        const QString here = FontLibrary().fingerprint();
        QCOMPARE(here.size(), 64);
        QCOMPARE(FontLibrary().fingerprint(), here);
        const QTemporaryDir folder;
        QFile rules(folder.filePath(QStringLiteral("fonts.conf")));
        QVERIFY(rules.open(QIODevice::WriteOnly));
        rules.write("<fontconfig><cachedir prefix=\"cwd\">cache</cachedir></fontconfig>");
        rules.close();
        qputenv("FONTCONFIG_FILE", rules.fileName().toLocal8Bit());
        const QString elsewhere = FontLibrary().fingerprint();
        qunsetenv("FONTCONFIG_FILE");
        QVERIFY(elsewhere != here);
        QCOMPARE(FontLibrary().fingerprint(), here);
    }

    /// Lists only families that cover the language's texts.
    void listsTheFamiliesOfALanguage()
    {
        const FontLibrary fonts;
        const QStringList latin = fonts.families(Language::English);
        const QStringList chinese = fonts.families(Language::Chinese);
        QVERIFY(latin.contains(QStringLiteral("Noto Serif")) && !chinese.contains(QStringLiteral("Noto Serif")));
        QVERIFY(latin.contains(QStringLiteral("Noto Sans CJK SC")));
        QVERIFY(chinese.contains(QStringLiteral("Noto Sans CJK SC")));
        // Symbol fonts, some of which use the code points of letters.
        for (const char* signs : {"Noto Sans Symbols", "Noto Sans Symbols2", "Noto Music", "D050000L",
                                  "Standard Symbols PS", "OpenSymbol", "Noto Sans Arabic"})
            QVERIFY2(!latin.contains(QLatin1StringView(signs)) && !chinese.contains(QLatin1StringView(signs)), signs);
    }

    void reportsMissingFamilyAndItsPackage()
    {
        FontLibrary fonts;
        const auto unknown = fonts.face(QStringLiteral("No Such Family"), 400, false);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error(), (Error{ErrorCode::FontFamilyMissing, {QStringLiteral("No Such Family"), QString()}}));
        const auto odd = fonts.face(QStringLiteral("Noto Serif CJK XX"), 400, false);
        QVERIFY(!odd);
        QCOMPARE(odd.error().parameters.value(1), QStringLiteral("fonts-noto-cjk"));
    }

    void fallsBackToAFaceThatHasTheCharacter()
    {
        FontLibrary fonts;
        const auto face = fonts.fallback(u"∑", false);
        QVERIFY(face);
        QVERIFY(face->glyphOf(U'∑') != 0);
    }

    void findsNothingForAnUnassignedCharacter()
    {
        FontLibrary fonts;
        QVERIFY(!fonts.fallback(u"\U000E0FFF", false));
    }

    /// Additional fonts on the machine do not replace the program's own.
    void prefersPackagedFonts()
    {
        const auto familyOf = [](QStringView cluster) {
            FontLibrary fonts;
            const auto face = fonts.fallback(cluster, false);
            return face ? face->family() : QString();
        };
        for (const char16_t* cluster : {u"✓", u"∑", u"💻", u"\u05E9", u"\u0633", u"\u0E01", u"㐱", u"𠮷"}) {
            const QString anywhere = familyOf(cluster);
            const test::ChosenFonts chosen(test::ChosenFonts::Signs::Present);
            QVERIFY2(anywhere.startsWith(u"Noto"), qPrintable(QString::fromUtf16(cluster) + anywhere));
            QCOMPARE(familyOf(cluster), anywhere);
        }
        QCOMPARE(familyOf(u"㐱"), QStringLiteral("Noto Sans CJK SC"));
    }

    void requiresFaceForCompleteSequence()
    {
        const test::ChosenFonts chosen(test::ChosenFonts::Signs::Present);
        FontLibrary fonts;
        const auto face = fonts.fallback(u"👩\u200D💻", false);
        QVERIFY2(face, "tests/data/fonts/signs.ttf");
        QCOMPARE(face->family(), QStringLiteral("Duovita Signs"));
        QCOMPARE(fonts.fallback(u"🇩🇪", false), face);
        QVERIFY(face->draws(u"🎉"));
        // It has the single signs, but not the sequence; of the last, not even those.
        QVERIFY(!fonts.fallback(u"🇨🇩", false));
        QVERIFY(!fonts.fallback(u"👩🏽\u200D💻", false));
        QVERIFY(!fonts.fallback(u"🏴\U000E0067\U000E0062\U000E007F", false));
    }

    void servesSeveralThreads()
    {
        FontLibrary fonts;
        std::vector<const FontFace*> found(8);
        {
            std::vector<std::jthread> threads;
            for (const FontFace*& place : found) {
                threads.emplace_back([&fonts, &place] {
                    fonts.fallback(u"∑", true);
                    if (const auto face = fonts.face(QStringLiteral("Noto Serif CJK SC"), 700, false))
                        place = face->get();
                });
            }
        }
        QVERIFY(found.front());
        for (const FontFace* face : found)
            QCOMPARE(face, found.front());
    }

    /// Also after the pages of the file were let go.
    void boxesHoldTheInk_data()
    {
        QTest::addColumn<QString>("family");
        QTest::newRow("CFF") << QStringLiteral("Noto Serif CJK SC");
        QTest::newRow("TrueType") << QStringLiteral("Noto Serif");
    }

    void boxesHoldTheInk()
    {
        QFETCH(QString, family);
        FontLibrary fonts;
        const auto face = fonts.face(family, 400, false);
        QVERIFY2(face, "install fonts-noto-cjk and fonts-noto-core");
        GlyphBoxes boxes;
        constexpr quint32 step = 7;
        for (quint32 glyph = 1; glyph < 300 * step; glyph += step) {
            const QRectF ink = (*face)->outlineOf(glyph).boundingRect(); // y downwards
            const QRect box = boxes.box(*face, glyph);
            QCOMPARE(boxes.box(*face, glyph), box);
            const QRectF upright(box.x(), -box.y() - box.height(), box.width(), box.height());
            constexpr double rounding = 1;
            QVERIFY2(ink.isEmpty() || upright.adjusted(-rounding, -rounding, rounding, rounding).contains(ink),
                     qPrintable(QString::number(glyph)));
            QVERIFY(!ink.isEmpty() || box.isEmpty());
        }
    }
};

DUOVITA_TEST(TestFontLibrary)
#include "tst_fontlibrary.moc"
