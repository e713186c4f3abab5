#include "core/typeset/fontlibrary.h"

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
        const auto face = fonts.face(family, false, false);
        QVERIFY2(face, "install fonts-noto-cjk");
        QCOMPARE((*face)->index(), 2u);
        QVERIFY((*face)->postScriptName().contains(u"CJKsc"));
    }

    void findsRealBoldAndItalic()
    {
        FontLibrary fonts;
        const auto bold = fonts.face(QStringLiteral("Noto Serif"), true, false);
        const auto italic = fonts.face(QStringLiteral("Noto Serif"), false, true);
        QVERIFY2(bold && italic, "install fonts-noto-core");
        QVERIFY((*bold)->isBold() && !(*bold)->isItalic());
        QVERIFY((*italic)->isItalic() && !(*italic)->isBold());
    }

    void opensAFaceOnce()
    {
        FontLibrary fonts;
        const auto first = fonts.face(QStringLiteral("Noto Serif"), false, false);
        const auto again = fonts.face(QStringLiteral("Noto Serif"), false, false);
        QVERIFY(first && again);
        QCOMPARE(first->get(), again->get());
    }

    void knowsWhenItsFontsChange()
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

    void refusesSubstitutesAndNamesThePackage()
    {
        FontLibrary fonts;
        const auto unknown = fonts.face(QStringLiteral("No Such Family"), false, false);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error(), (Error{ErrorCode::FontFamilyMissing, {QStringLiteral("No Such Family"), QString()}}));
        const auto odd = fonts.face(QStringLiteral("Noto Serif CJK XX"), false, false);
        QVERIFY(!odd);
        QCOMPARE(odd.error().parameters.value(1), QStringLiteral("fonts-noto-cjk"));
    }

    void fallsBackToAFaceThatHasTheCharacter()
    {
        FontLibrary fonts;
        const auto face = fonts.fallback(U'∑', false);
        QVERIFY(face);
        QVERIFY(face->glyphOf(U'∑') != 0);
    }

    void findsNothingForAnUnassignedCharacter()
    {
        FontLibrary fonts;
        QVERIFY(!fonts.fallback(0xE0FFF, false));
    }

    void servesSeveralThreads()
    {
        FontLibrary fonts;
        std::vector<const FontFace*> found(8);
        {
            std::vector<std::jthread> threads;
            for (const FontFace*& place : found) {
                threads.emplace_back([&fonts, &place] {
                    fonts.fallback(U'∑', true);
                    if (const auto face = fonts.face(QStringLiteral("Noto Serif CJK SC"), true, false))
                        place = face->get();
                });
            }
        }
        QVERIFY(found.front());
        for (const FontFace* face : found)
            QCOMPARE(face, found.front());
    }
};

QTEST_GUILESS_MAIN(TestFontLibrary)
#include "tst_fontlibrary.moc"
