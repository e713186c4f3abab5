#include "core/typeset/typesetter.h"

#include "settext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

static QList<LayoutLine> linesOf(const PagedLayout& layout, int page, bool artifacts = false)
{
    QList<LayoutLine> lines;
    for (const LayoutLine& line : layout.pages[page].lines) {
        if ((layout.blocks[line.block].role == BlockRole::Artifact) == artifacts)
            lines += line;
    }
    return lines;
}

class TestTypesetter : public QObject {
    Q_OBJECT

    Typesetter m_typesetter{std::make_shared<FontLibrary>()};
    Template m_design;

    PagedLayout typeset(const CvContent& content, Paper paper = Paper::A4)
    {
        Result<PagedLayout> layout = m_typesetter.typeset(content, m_design, paper);
        return layout ? *std::move(layout) : PagedLayout{};
    }

    static QList<ContentEntry> entries(int count, int bullets, Language language = Language::Chinese)
    {
        QList<ContentEntry> list;
        for (int i = 0; i < count; ++i)
            list +=
                contentEntry(QStringLiteral("项目 %1").arg(i), QStringLiteral("2020.9 – 2022.6"), bullets, language);
        return list;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Result<Template> design = Template::load(QStringLiteral("classic"));
        QVERIFY(design);
        m_design = *design;
    }

    void setsOnePageWithoutFooter()
    {
        const PagedLayout layout = typeset(contentWith(entries(2, 2), Language::Chinese));
        QCOMPARE(layout.pages.size(), 1);
        QVERIFY(linesOf(layout, 0, true).isEmpty());
        QCOMPARE(layout.title, QStringLiteral("张三"));
    }

    void numbersSeveralPages_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("footer");
        QTest::newRow("zh") << Language::Chinese << QStringLiteral("张三 · 第 1 页，共 2 页");
        QTest::newRow("en") << Language::English << QStringLiteral("张三 · page 1 of 2");
    }

    void numbersSeveralPages()
    {
        QFETCH(Language, language);
        const PagedLayout layout = typeset(contentWith(entries(10, 4, language), language));
        QCOMPARE(layout.pages.size(), 2);
        const QList<LayoutLine> footers = linesOf(layout, 0, true);
        QCOMPARE(footers.size(), 1);
        QTEST(textOf(footers.front().runs), "footer");
        QVERIFY(!layout.text().contains(textOf(footers.front().runs)));
    }

    void setsEveryCharacterInReadingOrder()
    {
        const CvContent content = contentWith(entries(12, 3), Language::Chinese);
        const PagedLayout layout = typeset(content);
        const auto bare = [](QString text) {
            text.removeIf([](QChar c) { return c.isSpace(); });
            return text;
        };
        QString expected = QStringLiteral("张三zhang.san@example.org项目经历");
        for (const ContentEntry& entry : content.sections.front().entries) {
            for (const ContentHeadLine& head : entry.head)
                expected += plainText(head.left) + plainText(head.right);
            for (const ContentParagraph& paragraph : entry.paragraphs)
                expected += paragraph.label + plainText(paragraph.line);
        }
        QCOMPARE(bare(layout.text()), bare(expected));
    }

    void putsDateAtTheRightEdgeAfterASpace()
    {
        const PagedLayout layout = typeset(contentWith(entries(1, 1), Language::Chinese));
        const LayoutLine line = linesOf(layout, 0).value(3);
        QCOMPARE(textOf(line.runs), QStringLiteral("项目 0 2020.9 – 2022.6"));
        const GlyphRun& last = line.runs.last();
        QVERIFY(qAbs(last.origin.x() + last.width() - (layout.paper.width() - m_design.margins.right())) < 0.01);
    }

    void wrapsALongTitleBesideItsDate()
    {
        const QString title = QStringLiteral(
            "面向大规模分布式存储系统的一致性协议与高效数据恢复方法及其在生产环境中的部署与长期运行验证研究");
        const ContentEntry entry = contentEntry(title, QStringLiteral("2020.9 – 2022.6（预计）"), 1, Language::Chinese);
        const QList<LayoutLine> lines = linesOf(typeset(contentWith({entry}, Language::Chinese)), 0);
        QString shown;
        double baseline = 0;
        double titleEnd = 0;
        for (qsizetype i = 3; i < lines.size(); ++i) {
            const QString text = textOf(lines[i].runs);
            if (text.startsWith(u"2020")) {
                QCOMPARE(lines[i].runs.front().origin.y(), baseline);
                QVERIFY(lines[i].runs.front().origin.x() > titleEnd + m_design.body.size);
                QCOMPARE(shown, title);
                return;
            }
            if (i == 3) {
                baseline = lines[i].runs.front().origin.y();
                titleEnd = lines[i].runs.last().origin.x() + lines[i].runs.last().width();
            }
            shown += text;
        }
        QFAIL("the date was not set");
    }

    void putsADateWiderThanTheColumnBelow()
    {
        const QString date = QStringLiteral(
            "2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031");
        const ContentEntry entry = contentEntry(QStringLiteral("奖学金"), date, 0, Language::Chinese);
        const PagedLayout layout = typeset(contentWith({entry}, Language::Chinese), Paper::A5);
        for (const LayoutLine& line : layout.pages.front().lines) {
            QVERIFY(line.runs.last().origin.x() + line.runs.last().width() <=
                    layout.paper.width() - m_design.margins.right() + 3);
        }
        QVERIFY(layout.text().contains(QStringLiteral("2031")));
    }

    /// For any lengths: headings and entry headers never end a page, and paragraphs leave no single lines.
    void keepsHeadingsWithTheirContent()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 150; ++round) {
            CvContent content = contentWith({}, Language::Chinese);
            content.sections.clear();
            for (int s = random.bounded(1, 14); s > 0; --s) {
                ContentSection section{SectionId(),
                                       SectionKind::Project,
                                       contentLine(QStringLiteral("第 %1 部分").arg(s), Language::Chinese),
                                       {}};
                const bool oneLiners = random.bounded(2) == 0; // for example, awards
                for (int e = random.bounded(1, 5); e > 0; --e) {
                    ContentEntry entry = contentEntry(QStringLiteral("标题"), QStringLiteral("2020"),
                                                      random.bounded(0, 5), Language::Chinese);
                    for (ContentParagraph& paragraph : entry.paragraphs)
                        paragraph.line.front().text = randomText(random, Language::Chinese);
                    if (oneLiners) {
                        entry.head.resize(1);
                        entry.paragraphs.clear();
                    }
                    section.entries += entry;
                }
                content.sections += section;
            }
            checkPages(typeset(content, random.bounded(2) == 0 ? Paper::A4 : Paper::A5));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void keepsLinesInsideTheMargins()
    {
        const PagedLayout layout = typeset(contentWith(entries(30, 5), Language::Chinese), Paper::Letter);
        QCOMPARE(layout.paper, QSizeF(612, 792));
        QVERIFY(layout.pages.size() > 2);
        for (int page = 0; page < layout.pages.size(); ++page) {
            double below = m_design.margins.top();
            for (const LayoutLine& line : linesOf(layout, page)) {
                QVERIFY(line.box.top() >= below - 0.01);
                QVERIFY(line.box.bottom() <= layout.paper.height() - m_design.margins.bottom() + 0.02);
                below = line.box.bottom();
            }
        }
    }

    void spacesEntriesEqually()
    {
        QList<ContentEntry> mixed = entries(3, 1);
        mixed[1].paragraphs.clear();
        const PagedLayout layout = typeset(contentWith(mixed, Language::Chinese));
        QList<double> distances;
        const QList<LayoutLine> lines = linesOf(layout, 0);
        for (qsizetype i = 4; i < lines.size(); ++i) {
            if (textOf(lines[i].runs).startsWith(u"项目 "))
                distances += lines[i].box.top() - lines[i - 1].box.bottom();
        }
        QCOMPARE(distances.size(), 2);
        QVERIFY(qAbs(distances[0] - distances[1]) < 0.001);
    }

    void balancesContactLines()
    {
        CvContent content = contentWith(entries(1, 1), Language::Chinese);
        content.contacts.clear();
        for (int i = 0; i < 6; ++i)
            content.contacts += contentLine(QStringLiteral("contact-%1@long.example.org").arg(i), Language::English);
        const PagedLayout layout = typeset(content);
        QList<double> widths;
        for (const LayoutLine& line : linesOf(layout, 0)) {
            if (layout.blocks[line.block].role != BlockRole::Contacts)
                continue;
            widths += line.runs.last().origin.x() + line.runs.last().width() - line.runs.front().origin.x();
            QVERIFY(!textOf(line.runs).trimmed().startsWith(u'·') && !textOf(line.runs).trimmed().endsWith(u'·'));
        }
        QCOMPARE(widths.size(), 2);
        QVERIFY(qAbs(widths[0] - widths[1]) < 1);
    }

    void alignsListNumbersAtFullStop()
    {
        CvContent content = contentWith({}, Language::English);
        ContentEntry entry;
        for (int i = 1; i <= 12; ++i) {
            entry.paragraphs += ContentParagraph{HighlightStyle::Numbered, 0, QStringLiteral("%1.").arg(i),
                                                 contentLine(QStringLiteral("A paper"), Language::English)};
        }
        content.sections.front().entries += entry;
        const PagedLayout layout = typeset(content);
        QList<double> stops;
        for (const LayoutLine& line : linesOf(layout, 0)) {
            if (layout.blocks[line.block].role == BlockRole::ListItem)
                stops += line.runs.front().origin.x() + line.runs.front().width();
        }
        QCOMPARE(stops.size(), 12);
        for (const double stop : stops)
            QVERIFY(qAbs(stop - stops.front()) < 0.001);
    }

    void setsPublicationListsRagged()
    {
        const QString text =
            QStringLiteral("面向内存解耦架构的崩溃一致性存储系统研究，在机器与网络失误下仍能保持正确。");
        const auto fullLines = [&](SectionKind kind) {
            CvContent content = contentWith(entries(1, 1), Language::Chinese);
            content.sections.front().kind = kind;
            content.sections.front().entries.front().paragraphs.front().line =
                contentLine(text.repeated(5), Language::Chinese);
            int full = 0;
            const PagedLayout layout = typeset(content);
            for (const LayoutLine& line : linesOf(layout, 0)) {
                const double end = line.runs.last().origin.x() + line.runs.last().width();
                if (layout.blocks[line.block].role == BlockRole::ListItem)
                    full += qAbs(end - line.box.right()) < 0.01 ? 1 : 0;
            }
            return full;
        };
        QVERIFY(fullLines(SectionKind::Project) >= 3);
        QCOMPARE(fullLines(SectionKind::Publication), 0);
        QCOMPARE(fullLines(SectionKind::Patent), 0);
    }

    void linksAreColouredAndKeepTheirUrl()
    {
        CvContent content = contentWith(entries(1, 0), Language::English);
        content.contacts.front().front().url = QStringLiteral("mailto:zhang.san@example.org");
        const QColor contactColor = std::exchange(m_design.contactColor, QColor());
        int links = 0;
        for (const LayoutLine& line : linesOf(typeset(content), 0)) {
            for (const GlyphRun& run : line.runs) {
                links += run.url.isEmpty() ? 0 : 1;
                QCOMPARE(run.color == m_design.linkColor, !run.url.isEmpty());
            }
        }
        QCOMPARE(links, 1);
        m_design.contactColor = contactColor;
    }

    /// Three of four people who chose a font for headings expected the name to follow.
    void setsNameInFontOfTitles()
    {
        const CvContent content = contentWith(entries(1, 1), Language::English);
        const Template before = m_design;
        m_design.titleChineseFamily = QStringLiteral("Noto Sans CJK SC");
        const auto family = [&] {
            const PagedLayout layout = typeset(content);
            for (const LayoutLine& line : linesOf(layout, 0)) {
                for (const GlyphRun& run : line.runs) {
                    if (run.text.trimmed() == plainText(content.name))
                        return run.face->family();
                }
            }
            return QString();
        };
        const QString like = family();
        m_design.personName.likeTitles = false;
        const QString apart = family();
        m_design = before;
        QCOMPARE(like, QStringLiteral("Noto Sans CJK SC"));
        QCOMPARE(apart, m_design.chineseFamily);
    }

    /// In a side column, a usual address is set smaller rather than broken; one that is far too long is broken.
    void keepsAddressesOnOneLine()
    {
        const Template before = m_design;
        m_design = *Template::load(QStringLiteral("modern"));
        const auto linesWith = [&](const QString& address) {
            CvContent content = contentWith(entries(1, 1), Language::English);
            content.contacts = {contentLine(address, Language::English)};
            content.contactKinds = {ContactKind::Email};
            int whole = 0;
            for (const LayoutLine& line : linesOf(typeset(content), 0)) {
                QString text;
                for (const GlyphRun& run : line.runs)
                    text += run.text;
                whole += text.contains(address) ? 1 : 0;
            }
            return whole;
        };
        const int usual = linesWith(QStringLiteral("tom.becker@example.com"));
        const int endless = linesWith(QStringLiteral("tom.becker.von.und.zu.hohenstein@department.example.com"));
        m_design = before;
        QCOMPARE(usual, 1);
        QCOMPARE(endless, 0);
    }

    void setsCodeInMonospacedFace()
    {
        CvContent content = contentWith(entries(1, 1), Language::English);
        ContentLine line = contentLine(QStringLiteral("runs "), Language::English);
        ContentRun code = line.front();
        code.text = QStringLiteral("git rebase 变基");
        code.style = InlineStyle::Code;
        line += code;
        content.sections.front().entries.front().paragraphs.front().line = line;
        const PagedLayout layout = typeset(content);
        QVERIFY(layout.text().contains(QStringLiteral("runs git rebase 变基")));
        QHash<QString, QString> families;
        for (const LayoutLine& set : linesOf(layout, 0)) {
            for (const GlyphRun& run : set.runs)
                families.insert(run.text.trimmed(), run.face->family());
        }
        if (!FontLibrary().face(m_design.codeFamily, 400, false))
            QSKIP("Noto Sans Mono is not installed (fonts-noto-mono)");
        QCOMPARE(families.value(QStringLiteral("git rebase")), QStringLiteral("Noto Sans Mono"));
        QCOMPARE(families.value(QStringLiteral("变基")), m_design.chineseFamily);
        QCOMPARE(families.value(QStringLiteral("runs")), m_design.latinFamily);
    }

    void reportsMissingGlyphsOnce()
    {
        CvContent content = contentWith(entries(40, 2), Language::English);
        const auto put = [&content](qsizetype entry, qsizetype point, const QString& text) {
            ContentSource source;
            source.entry = content.sections.front().entries[entry].id;
            source.field = Field::Highlights;
            content.sections.front().entries[entry].paragraphs[point].line =
                contentLine(text, Language::English, source);
            return source;
        };
        const ContentSource first = put(0, 0, QStringLiteral("odd \U000E0FFF one \U000E0FFF"));
        const ContentSource last = put(39, 1, QStringLiteral("odd \U000E0FFF two \U000E0FFE"));
        const PagedLayout layout = typeset(content);
        QCOMPARE(layout.findings.size(), 1);
        const LayoutFinding& finding = layout.findings.front();
        QCOMPARE(finding.kind, LayoutFinding::Kind::NoGlyph);
        QCOMPARE(finding.text, QStringLiteral("\U000E0FFF \U000E0FFE"));
        QCOMPARE(finding.source, first);
        const auto lastPage = static_cast<int>(layout.pages.size()) - 1;
        QVERIFY(lastPage > 0);
        QCOMPARE(finding.places, (QList<LayoutFinding::Place>{{QStringLiteral("\U000E0FFF"), first, 0},
                                                              {QStringLiteral("\U000E0FFF"), last, lastPage},
                                                              {QStringLiteral("\U000E0FFE"), last, lastPage}}));
        QVERIFY(layout.text().contains(QStringLiteral("odd one\n")));
        QVERIFY(layout.text().contains(QStringLiteral("odd two\n")));
    }

    /// A point or contact that cannot be drawn leaves no bullet or separator.
    void omitsBulletsOfUndrawableText()
    {
        CvContent content = contentWith(entries(1, 2), Language::English);
        QList<ContentParagraph>& points = content.sections.front().entries.front().paragraphs;
        points[0].line = contentLine(QStringLiteral("\U000E0FFF"), Language::English);
        points[1].line = contentLine(QStringLiteral("kept"), Language::English);
        content.contacts = {contentLine(QStringLiteral("a@example.org"), Language::English), points[0].line,
                            contentLine(QStringLiteral("b@example.org"), Language::English)};
        const PagedLayout layout = typeset(content);
        const QStringList lines = layout.text().split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.contains(QString(u"a@example.org" + m_design.contactSeparator + u"b@example.org")));
        QCOMPARE(lines.filter(points[1].label).size(), 1);
        QCOMPARE(lines.last(), QString(points[1].label + u" kept"));
        QCOMPARE(layout.findings.size(), 1);
    }

    void replacesMissingFamilyWithNoto()
    {
        Template design = m_design;
        design.latinFamily = QStringLiteral("No Such Family");
        const auto layout = m_typesetter.typeset(contentWith(entries(1, 1), Language::English), design, Paper::A4);
        QVERIFY(layout);
        QCOMPARE(layout->findings.size(), 1);
        QCOMPARE(layout->findings.front().kind, LayoutFinding::Kind::FontMissing);
        QCOMPARE(layout->findings.front().text, QStringLiteral("No Such Family"));
        design.latinFamily = QStringLiteral("Noto Serif");
        const auto meant = m_typesetter.typeset(contentWith(entries(1, 1), Language::English), design, Paper::A4);
        QCOMPARE(layout->text(), meant->text());
    }

    void setsAnEmptyDocument()
    {
        const PagedLayout layout = typeset(CvContent{});
        QCOMPARE(layout.pages.size(), 1);
        QVERIFY(layout.text().isEmpty());
    }

    void producesSameLayoutEachTime()
    {
        const CvContent content = contentWith(entries(9, 4), Language::Chinese);
        const PagedLayout first = typeset(content);
        Typesetter fresh(std::make_shared<FontLibrary>());
        const auto again = fresh.typeset(content, m_design, Paper::A4);
        QVERIFY(again);
        QCOMPARE(again->text(), first.text());
        for (int page = 0; page < first.pages.size(); ++page) {
            for (qsizetype i = 0; i < first.pages[page].lines.size(); ++i) {
                const LayoutLine& a = first.pages[page].lines[i];
                const LayoutLine& b = again->pages[page].lines[i];
                QCOMPARE(a.box, b.box);
                QCOMPARE(a.runs.size(), b.runs.size());
                for (qsizetype r = 0; r < a.runs.size(); ++r)
                    QVERIFY(a.runs[r].origin == b.runs[r].origin && a.runs[r].glyphs == b.runs[r].glyphs);
            }
        }
    }

private:
    /// The last line of an entry or section does not stand alone at the top of a page.
    void checkLastLines(const PagedLayout& layout)
    {
        for (int page = 1; page < layout.pages.size(); ++page) {
            const QList<LayoutLine> lines = linesOf(layout, page);
            const LayoutBlock& first = layout.blocks[lines.front().block];
            const LayoutBlock& before = layout.blocks[linesOf(layout, page - 1).last().block];
            if (first.section != before.section)
                continue;
            QVERIFY(lines.size() > 1);
            const LayoutBlock& second = layout.blocks[lines[1].block];
            QVERIFY(second.section == first.section && (first.entry != before.entry || second.entry == first.entry));
        }
    }

    void checkPages(const PagedLayout& layout)
    {
        QVERIFY(!layout.pages.isEmpty());
        QMap<int, QList<int>> linesByBlock; // number of lines of a block on each page
        for (int page = 0; page < layout.pages.size(); ++page) {
            const QList<LayoutLine> lines = linesOf(layout, page);
            QVERIFY(!lines.isEmpty());
            if (page + 1 < layout.pages.size()) {
                const LayoutBlock& last = layout.blocks[lines.last().block];
                QVERIFY(last.role != BlockRole::SectionTitle);
                // A header may end a page only if its entry has no further lines.
                const LayoutBlock& next = layout.blocks[linesOf(layout, page + 1).front().block];
                QVERIFY(last.role != BlockRole::EntryHead || next.entry != last.entry);
                const auto title = [&](qsizetype back) {
                    return lines.size() >= back &&
                           layout.blocks[lines[lines.size() - back].block].role == BlockRole::SectionTitle;
                };
                QVERIFY(!title(1));
                // Two lines follow a heading, unless its section has only one.
                if (title(2))
                    QVERIFY(next.section != last.section);
            }
            QMap<int, int> counts;
            for (const LayoutLine& line : lines)
                ++counts[line.block];
            for (auto it = counts.cbegin(); it != counts.cend(); ++it)
                linesByBlock[it.key()] += it.value();
        }
        checkLastLines(layout);
        for (const QList<int>& counts : linesByBlock) {
            if (counts.size() > 1)
                QVERIFY2(counts.front() >= 2 && counts.last() >= 2, "a line alone on its page");
        }
    }
};

DUOVITA_TEST(TestTypesetter)
#include "tst_typesetter.moc"
