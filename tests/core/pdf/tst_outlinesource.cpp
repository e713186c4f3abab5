#include "core/pdf/cfffont.h"
#include "core/pdf/outlinesource.h"
#include "core/typeset/fontlibrary.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace duovita;

/// Cached glyph programs equal those read from the whole font, byte by byte.
class OutlineSourceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsSameSubsetFromCache_data();
    void createsSameSubsetFromCache();
    void rewritesFontUnchanged();
    void readsLatinFacesEachTime();

private:
    FontLibrary m_fonts;
};

namespace {

QList<quint32> glyphsOf(const FontFace& face, const QString& text)
{
    QList<quint32> glyphs{0};
    for (const char32_t c : text.toUcs4()) {
        if (const unsigned glyph = face.glyphOf(c))
            glyphs += glyph;
    }
    std::sort(glyphs.begin(), glyphs.end());
    glyphs.erase(std::unique(glyphs.begin(), glyphs.end()), glyphs.end());
    return glyphs;
}

/// Common Han characters (the beginning of GB/T 2312 is sorted by pinyin, not by code point), marks and ASCII.
QString randomText(QRandomGenerator& random)
{
    static const QString usual =
        QStringLiteral("的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动"
                       "同工也能下过子说产种面而方后多定行学法所民得经，。；：“”（）《》、ABCxyz019 ");
    QString text;
    for (int i = 0; i < 40; ++i)
        text += usual[random.bounded(static_cast<int>(usual.size()))];
    return text;
}

} // namespace

void OutlineSourceTest::createsSameSubsetFromCache_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<bool>("bold");
    QTest::newRow("serif") << "Noto Serif CJK SC" << false;
    QTest::newRow("serif, bold") << "Noto Serif CJK SC" << true;
    QTest::newRow("sans") << "Noto Sans CJK SC" << false;
}

void OutlineSourceTest::createsSameSubsetFromCache()
{
    QFETCH(QString, family);
    QFETCH(bool, bold);
    const auto face = m_fonts.face(family, bold ? 700 : 400, false);
    if (!face)
        QSKIP("the Noto CJK fonts are not installed (fonts-noto-cjk, fonts-noto-cjk-extra)");
    QRandomGenerator random(20261121);
    QThreadPool background;
    OutlineSource warm(*face, background);
    for (int i = 0; i < 5; ++i)
        QVERIFY(warm.subset(glyphsOf(**face, randomText(random))));
    background.waitForDone();
    const int before = warm.readings();
    // The last text has rare characters, which require reading the whole font.
    QStringList texts{QString(), QStringLiteral("的喆堃靐龘")};
    for (int i = 0; i < 20; ++i)
        texts.prepend(randomText(random));
    for (const QString& text : texts) {
        const QList<quint32> glyphs = glyphsOf(**face, text);
        QThreadPool unused;
        OutlineSource cold(*face, unused);
        const auto expected = cold.subset(glyphs);
        const auto subset = warm.subset(glyphs);
        QVERIFY(expected && subset);
        QCOMPARE(subset->glyphs, expected->glyphs);
        QCOMPARE(subset->data, expected->data);
        QVERIFY(subset->widthsAgree);
    }
    QCOMPARE(warm.readings() - before, 1);
}

/// Splits and rewrites a font with several font dictionaries (Han, kana, Latin).
void OutlineSourceTest::rewritesFontUnchanged()
{
    const auto face = m_fonts.face(QStringLiteral("Noto Serif CJK SC"), 400, false);
    if (!face)
        QSKIP("the Noto CJK fonts are not installed (fonts-noto-cjk, fonts-noto-cjk-extra)");
    QThreadPool background;
    OutlineSource source(*face, background);
    const auto subset = source.subset(glyphsOf(**face, QStringLiteral("张三のAB，。①")));
    QVERIFY(subset);
    const auto read = readCidKeyed(subset->data);
    QVERIFY(read);
    QVERIFY(read->fontDicts.size() > 1);
    QCOMPARE(read->charStrings.size(), subset->glyphs.size());
    CidKeyedCff again = *read;
    const auto drop = [](CffDict& dict, const QList<int>& ops) {
        dict.removeIf([&](const CffEntry& entry) { return ops.contains(entry.op); });
    };
    drop(again.top, {cff::ros, cff::cidCount, cff::charset, cff::fdSelect, cff::charStrings, cff::fdArray});
    for (CffFontDict& dict : again.fontDicts)
        drop(dict.font, {cff::fontName, cff::privateDict});
    QCOMPARE(writeCidKeyed(again, (*face)->postScriptName().toLatin1()), subset->data);
    QVERIFY(!readCidKeyed(subset->data.left(subset->data.size() / 2))); // truncated
    QVERIFY(!readCidKeyed("no font"));
}

void OutlineSourceTest::readsLatinFacesEachTime()
{
    const auto face = m_fonts.face(QStringLiteral("Noto Serif"), 400, false);
    if (!face)
        QSKIP("Noto Serif is not installed (fonts-noto-core)");
    QThreadPool background;
    OutlineSource source(*face, background);
    for (int i = 0; i < 10; ++i)
        QVERIFY(source.subset(glyphsOf(**face, QStringLiteral("Zhang San %1").arg(i))));
    background.waitForDone();
    QVERIFY(source.subset(glyphsOf(**face, QStringLiteral("San"))));
    QCOMPARE(source.readings(), 11);
}

DUOVITA_TEST(OutlineSourceTest)
#include "tst_outlinesource.moc"
