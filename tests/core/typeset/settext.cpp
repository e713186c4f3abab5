#include "settext.h"

namespace duovita {

namespace {

QString pick(QRandomGenerator& random, const QStringList& from)
{
    return from[random.bounded(static_cast<int>(from.size()))];
}

QString hanText(QRandomGenerator& random)
{
    static const QString han =
        QStringLiteral("张三李四清河大学分布式训练系统研究优化一二人生用日月文高万年存储协议验证𠮷直骨");
    QString text;
    for (int i = random.bounded(1, 14); i > 0; --i) {
        const int at = random.bounded(static_cast<int>(han.size()));
        if (!han[at].isSurrogate())
            text += han[at];
    }
    return text.isEmpty() ? QStringLiteral("𠮷") : text;
}

const QStringList words{
    QStringLiteral("office"), QStringLiteral("efficient"), QStringLiteral("C++"),      QStringLiteral("Node.js"),
    QStringLiteral("R&D"),    QStringLiteral("25 ℃"),      QStringLiteral("40 GB/s"),  QStringLiteral("PR #274"),
    QStringLiteral("×2"),     QStringLiteral("3.9/4.0"),   QStringLiteral("99.99%"),   QStringLiteral("￥1,000"),
    QStringLiteral("RDMA"),   QStringLiteral("2019 年"),   QStringLiteral("第 3 章"),  QStringLiteral("in-network"),
    QStringLiteral("naïve"),  QStringLiteral("Пример"),    QStringLiteral("S. Zhang"), QStringLiteral("2019–2022"),
    QStringLiteral("it’s"),   QStringLiteral("x\u0306"),   QStringLiteral("a\u00A0b"), QStringLiteral("50 万元"),
};
const QStringList marks{
    QStringLiteral("，"),  QStringLiteral("。"),     QStringLiteral("、"),   QStringLiteral("；"), QStringLiteral("："),
    QStringLiteral("？"),  QStringLiteral("！"),     QStringLiteral("——"),   QStringLiteral("……"), QStringLiteral("·"),
    QStringLiteral("～"),  QStringLiteral("％"),     QStringLiteral("/"),    QStringLiteral(", "), QStringLiteral(". "),
    QStringLiteral(" – "), QStringLiteral("\u3000"), QStringLiteral("！！"),
};
const QStringList pairs{
    QStringLiteral("“%1”"), QStringLiteral("（%1）"), QStringLiteral("《%1》"), QStringLiteral("‘%1’"),
    QStringLiteral("(%1)"), QStringLiteral("【%1】"), QStringLiteral("“‘%1’”"), QStringLiteral("《%1》、"),
};

QString piece(QRandomGenerator& random, Language language)
{
    const int chosen = random.bounded(100);
    if (chosen < (language == Language::Chinese ? 40 : 8))
        return hanText(random);
    if (chosen < 70)
        return pick(random, words);
    if (chosen < 85)
        return pick(random, marks);
    if (chosen < 87)
        return QStringLiteral("https://example.org/people/zhang-san/papers/2024/storage.pdf");
    return pick(random, pairs).arg(random.bounded(2) == 0 ? hanText(random) : pick(random, words));
}

} // namespace

FontFamilies serifFamilies()
{
    return {QStringLiteral("Noto Serif"), QStringLiteral("Noto Serif CJK SC")};
}

FontFamilies sansFamilies()
{
    return {QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC")};
}

StyledText styledText(const QString& text, Language language, double size)
{
    TextStyle style;
    style.size = size;
    style.language = language;
    StyledText styled;
    styled.append(text, style);
    return styled;
}

ParagraphStyle paragraphStyle(Language language, double width, bool justified)
{
    return {serifFamilies(), language, width, Alignment::Left, justified};
}

QString textOf(const QList<GlyphRun>& runs)
{
    QString text;
    for (const GlyphRun& run : runs)
        text += run.text;
    return text;
}

QString textOf(const SetLine& line)
{
    return textOf(line.runs);
}

QString randomText(QRandomGenerator& random, Language language)
{
    QString text;
    for (int i = random.bounded(3, 40); i > 0; --i) {
        text += piece(random, language);
        if (random.bounded(language == Language::Chinese ? 4 : 2) == 0 && !text.endsWith(u' '))
            text += u' ';
    }
    return text;
}

ContentLine contentLine(const QString& text, Language language, const ContentSource& source)
{
    return {ContentRun{text, InlineStyle::Plain, {}, language, source}};
}

ContentEntry contentEntry(const QString& title, const QString& date, int bullets, Language language)
{
    ContentEntry entry;
    const ContentSource source{std::nullopt, entry.id, std::nullopt, Field::Title};
    entry.head += ContentHeadLine{contentLine(title, language, source), contentLine(date, language)};
    entry.head += ContentHeadLine{contentLine(QStringLiteral("清河大学 Qinghe University"), language), {}};
    for (int i = 0; i < bullets; ++i) {
        ContentSource point = source;
        point.highlight = HighlightId();
        point.field = Field::Highlights;
        entry.paragraphs += ContentParagraph{
            HighlightStyle::Bullet, 0, QStringLiteral("•"),
            contentLine(QStringLiteral("第 %1 点：设计并实现了 storage 系统。").arg(i), language, point)};
    }
    return entry;
}

CvContent contentWith(const QList<ContentEntry>& entries, Language language)
{
    CvContent content;
    content.language = language;
    content.title = content.author = QStringLiteral("张三");
    content.name = contentLine(QStringLiteral("张三"), language, {{}, {}, {}, Field::Name});
    content.contacts += contentLine(QStringLiteral("zhang.san@example.org"), language, {{}, {}, {}, Field::Contacts});
    ContentSection section{SectionId(), SectionKind::Project, {}, entries};
    section.title = contentLine(QStringLiteral("项目经历"), language, {section.id, {}, {}, Field::Title});
    content.sections += section;
    return content;
}

} // namespace duovita
