#include "core/import/importdraft.h"
#include "core/import/readers/mathtext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

/// TeX formulas in texts, and comments in Markdown.
class MathTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFormulas_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("tags");
        QTest::addColumn<QString>("characters");
        const auto row = [](const char* written, const char* tags, const char* characters = nullptr) {
            QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(tags)
                                   << QString::fromUtf8(characters ? characters : tags);
        };
        row("$3\\times$", "3×");
        row("a $10 \\times 20$ grid", "a 10×20 grid");
        row("$9 5 . 3 \\%$", "95.3%");
        row("$1 0 0 0 +$ users", "1000+ users");
        row("$\\# 2$", "\\#2", "#2");
        row("10$^{th}$", "10<sup>th</sup>", "10th");
        row("$6 ^ { \\mathrm { t h } }$", "6<sup>th</sup>", "6th");
        row("$O(n^2)$", "O(n<sup>2</sup>)", "O(n²)");
        row("H$_2$O", "H<sub>2</sub>O", "H₂O");
        row("$x \\to y$", "x → y");
        row("A $\\rightarrow$ B", "A → B");
        row("$\\sim$5 ms", "∼5 ms");
        row("\\(\\sim\\)5 ms", "∼5 ms");
        row("$25^\\circ$C", "25°C");
        row("Zhang S.$^{*}$, Li S.$^{\\dagger}$", "Zhang S.<sup>\\*</sup>, Li S.<sup>†</sup>", "Zhang S.*, Li S.†");
        row("$\\alpha$-Fe$_{2}$O$_{3}$", "α-Fe<sub>2</sub>O<sub>3</sub>", "α-Fe₂O₃");
        row("$\\text{two words}$", "two words");
        row("$\\frac{1}{2}$", "1/2");
        row("$k$-means", "k-means");
        row("$>$ 90", "> 90");
    }
    void readsFormulas()
    {
        QFETCH(QString, written);
        QFETCH(QString, tags);
        QFETCH(QString, characters);
        QCOMPARE(withReadMath(written, MathScripts::Tags), tags);
        QCOMPARE(withReadMath(written, MathScripts::Characters), characters);
    }

    /// Prices, and formulas that have no plain-text form.
    void leavesOtherTextUnchanged_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"from $5 to $10", "$5M in 2019 and $7M in 2020", "raised $1,000, then $2,000",
                                 "$5, $6", "US$ 5/US$ 6", "costs $5k (was $7k)", "$HOME and $PATH", "a $ b", "$$",
                                 "$\\unknown{x}$", "$\\begin{matrix}1\\end{matrix}$", "$x^{$", "$\\frac$", "$}$",
                                 "\\(a note\\)", "\\$5 and \\$6", "$words of a sentence$"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("deep") << QString(u'$' + QString(100, u'{') + u'x' + QString(80, u'}') + u'$');
    }
    void leavesOtherTextUnchanged()
    {
        QFETCH(QString, text);
        QCOMPARE(withReadMath(text, MathScripts::Tags), text);
        QCOMPARE(withReadMath(text, MathScripts::Characters), text);
    }

    void readsFormulasInDocuments()
    {
        const auto markdown =
            readBytes("# San Zhang\n\n## Experience\n\n**Example Ltd** 2020 - 2021\n\n- $2 \\times$ as fast "
                      "for $1 0 ^ { 3 }$ &eacute;tudes &amp; more\n",
                      QStringLiteral("cv.md"));
        QVERIFY(markdown);
        const Entry entry = markdown->front().person.sections.front().entries().front();
        QCOMPARE(entry.highlights.front().text.text(Language::English).markdown(),
                 QStringLiteral("2× as fast for 10^3^ études & more"));
    }

    /// Comments are not shown in documents, but not lost.
    void keepsCommentsInNotes()
    {
        const auto drafts = readBytes("# San Zhang\n\n<!-- more -->\n\n## Experience\n\n**Example Ltd** 2020 - 2021\n"
                                      "<!-- **Old Example Ltd** 2018 - 2019\n- An old point -->\n- A point\n\n"
                                      "[//]: # (Say something of the prize)\n",
                                      QStringLiteral("cv.md"));
        QVERIFY(drafts);
        const ImportDraft& draft = drafts->front();
        QCOMPARE(draft.person.notes,
                 QStringLiteral("**Old Example Ltd** 2018 - 2019\n- An old point\n\nSay something of the prize"));
        QVERIFY(draft.notes.contains(
            ImportNote{ImportNote::Kind::CommentsKept, {QStringLiteral("2")}, {QStringLiteral("cv.md")}}));
        QVERIFY(draft.person.unparsed.isEmpty());
    }
};

DUOVITA_TEST(MathTextTest)
#include "tst_mathtext.moc"
