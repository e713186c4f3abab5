#include "core/domain/language.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace duovita;

namespace {

/// A section with the headers of its entries, and the expected fields.
struct Case {
    QString name;
    QString kind;
    bool markdown = true;
    QString text;
    QList<QMap<QString, QString>> entries;
};

QMap<QString, QString> fieldsOf(const QString& row)
{
    QMap<QString, QString> fields;
    for (const QString& field : row.mid(1).split(QStringLiteral(" | "))) {
        const qsizetype colon = field.indexOf(u':');
        fields.insert(field.left(colon).trimmed(), field.mid(colon + 1).trimmed());
    }
    return fields;
}

QList<Case> readCases()
{
    QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/heads/heads.txt"));
    QList<Case> cases;
    if (!file.open(QIODevice::ReadOnly))
        return cases;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(QStringLiteral("@ "))) {
            const QStringList words = line.split(u' ');
            cases += Case{words.mid(3).join(u' '), words.value(1), words.value(2) == QStringLiteral("md"), {}, {}};
        } else if (!cases.isEmpty() && line.startsWith(QStringLiteral("= ")))
            cases.last().entries += fieldsOf(line);
        else if (!cases.isEmpty())
            cases.last().text += line + u'\n';
    }
    return cases;
}

/// The section within a minimal CV.
QByteArray documentOf(const Case& row)
{
    static const QMap<QString, std::pair<QString, QString>> headings{
        {QStringLiteral("work"), {QStringLiteral("Work Experience"), QStringLiteral("工作经历")}},
        {QStringLiteral("research"), {QStringLiteral("Research Experience"), QStringLiteral("科研经历")}},
        {QStringLiteral("project"), {QStringLiteral("Projects"), QStringLiteral("项目经历")}},
        {QStringLiteral("education"), {QStringLiteral("Education"), QStringLiteral("教育经历")}}};
    const bool chinese = containsHan(row.text);
    const auto heading = [&](const QString& english, const QString& han) -> QString {
        return (row.markdown ? QStringLiteral("## ") : QString()) + (chinese ? han : english) + u'\n' +
               (row.markdown ? QStringLiteral("\n") : QString());
    };
    const auto& [english, han] = headings[row.kind];
    QString text = row.markdown ? QStringLiteral("# ") : QString();
    text += chinese ? QStringLiteral("李四") : QStringLiteral("Li Si");
    text += QStringLiteral("\n\nli.si@example.org\n\n") + heading(english, han) + row.text.trimmed();
    text += QStringLiteral("\n\n") + heading(QStringLiteral("Skills"), QStringLiteral("专业技能"));
    text += chinese ? QStringLiteral("- 编程语言：C++、Python\n") : QStringLiteral("- Programming: C++, Python\n");
    return text.toUtf8();
}

QString oneSide(const QJsonValue& field)
{
    if (field.isString())
        return field.toString();
    const QJsonObject sides = field.toObject();
    const QString en = sides[QStringLiteral("en")].toString();
    return en.isEmpty() ? sides[QStringLiteral("zh")].toString() : en;
}

QString written(const QMap<QString, QString>& fields)
{
    QStringList texts;
    for (auto it = fields.begin(); it != fields.end(); ++it)
        texts += it.key() + QStringLiteral(": ") + it.value();
    return texts.join(QStringLiteral(" | "));
}

} // namespace

/// Which part of a header is which field: tests/data/heads/heads.txt.
class TestHeads : public QObject {
    Q_OBJECT

    QList<Case> m_cases;

private Q_SLOTS:
    void initTestCase()
    {
        m_cases = readCases();
        qsizetype heads = 0;
        for (const Case& row : m_cases)
            heads += row.entries.size();
        QVERIFY(heads >= 60);
    }

    void assignsHeaderPartsToFields_data()
    {
        QTest::addColumn<qsizetype>("index");
        for (qsizetype i = 0; i < m_cases.size(); ++i)
            QTest::newRow(qPrintable(m_cases[i].kind + QStringLiteral(": ") + m_cases[i].name)) << i;
    }

    void assignsHeaderPartsToFields()
    {
        QFETCH(qsizetype, index);
        const Case& row = m_cases[index];
        const auto drafts =
            readBytes(documentOf(row), row.markdown ? QStringLiteral("cv.md") : QStringLiteral("cv.txt"));
        QVERIFY(drafts);
        const QJsonObject person = toJson(drafts->front().person);
        QJsonArray entries;
        for (const QJsonValue& section : person[QStringLiteral("sections")].toArray()) {
            if (section[QStringLiteral("kind")].toString() == row.kind)
                entries = section[QStringLiteral("entries")].toArray();
        }
        static const QStringList names{QStringLiteral("title"),        QStringLiteral("position"),
                                       QStringLiteral("organization"), QStringLiteral("department"),
                                       QStringLiteral("location"),     QStringLiteral("institution"),
                                       QStringLiteral("degree"),       QStringLiteral("area")};
        QStringList wrong;
        if (entries.size() != row.entries.size())
            wrong += QStringLiteral("%1 entries of %2").arg(entries.size()).arg(row.entries.size());
        for (qsizetype i = 0; i < qMin(entries.size(), row.entries.size()); ++i) {
            QMap<QString, QString> found;
            for (const QString& name : names) {
                if (const QString text = oneSide(entries[i][name]); !text.isEmpty())
                    found.insert(name, text);
            }
            QMap<QString, QString> expected = row.entries[i];
            const QString contained = expected.take(QStringLiteral("contains"));
            const QString all = QString::fromUtf8(QJsonDocument(entries[i].toObject()).toJson());
            if (found != expected)
                wrong += QStringLiteral("\n  expected %1\n  got      %2").arg(written(expected), written(found));
            if (!all.contains(contained))
                wrong += QStringLiteral("\n  has not %1").arg(contained);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QString())));
    }
};

DUOVITA_TEST(TestHeads)
#include "tst_heads.moc"
