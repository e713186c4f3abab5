#include "core/terms/surnames.h"

#include "core/domain/language.h"
#include "core/terms/hanreadings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace duovita {

namespace {

QString withoutTones(const QString& pinyin)
{
    QString plain;
    for (const QChar c : pinyin.normalized(QString::NormalizationForm_D)) {
        if (c.isLetter())
            plain += c;
    }
    return plain;
}

QList<Surname> read()
{
    QFile file(QStringLiteral(":/terms/surnames.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened); // it is part of the program
    Q_UNUSED(opened)
    QList<Surname> found;
    for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("surnames")].toArray())
        found += Surname{row[0].toString(), withoutTones(row[1].toString()), row[2].toString()};
    return found;
}

} // namespace

const QList<Surname>& surnames()
{
    static const QList<Surname> all = read();
    return all;
}

bool hasCompoundSurname(const QString& name)
{
    static const QSet<QString> compound = [] {
        const QString names = QStringLiteral(
            "欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 尉迟 尉遲 闻人 聞人 皇甫 令狐 慕容 司徒 夏侯 端木 东方 "
            "東方 万俟 萬俟 公孙 公孫 长孙 長孫 独孤 獨孤 南宫 南宮 宇文 轩辕 軒轅 呼延 申屠 太史 澹台 澹臺 "
            "公冶 宗政 濮阳 濮陽 淳于 单于 單于 钟离 鍾離 赫连 赫連 拓跋 百里 东郭 東郭 西门 西門");
        const QStringList list = names.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return compound.contains(name.left(2));
}

qsizetype surnameLength(const QString& name)
{
    return name.size() > 2 && hasCompoundSurname(name) ? 2 : 1;
}

bool beginsWithSurname(const QString& latin, const QString& chinese)
{
    const QString surname = pinyinSyllables(withSurnameRead(chinese)).mid(0, surnameLength(chinese)).join(QString());
    const auto isSurname = [&](const QString& word) { return word.compare(surname, Qt::CaseInsensitive) == 0; };
    return !surname.isEmpty() && isSurname(latin.section(u' ', 0, 0)) && !isSurname(latin.section(u' ', -1));
}

GivenNameRange givenNameIn(const QString& latin, bool isSurnameFirst)
{
    if (!latin.contains(u' '))
        return {};
    if (!isSurnameFirst)
        return {0, latin.lastIndexOf(u' ')};
    const qsizetype start = latin.indexOf(u' ') + 1;
    return {start, latin.size() - start};
}

bool isSurnameAhead(const QString& name)
{
    return containsHan(name) && !name.contains(u'·');
}

QString withSurnameRead(const QString& name)
{
    if (name.isEmpty() || !containsHan(name.left(1)))
        return name;
    // The longer surname wins: 单于飞 is a 单于, while 单于 is a 单.
    for (const qsizetype length : {qsizetype(2), qsizetype(1)}) {
        for (const Surname& surname : surnames()) {
            const bool borne = surname.text.size() == length && name.size() > length && name.startsWith(surname.text);
            if (borne)
                return surname.standIn + name.mid(length);
        }
    }
    return name;
}

} // namespace duovita
