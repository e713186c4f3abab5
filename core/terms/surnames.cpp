#include "core/terms/surnames.h"

#include "core/domain/language.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

QString withSurnameRead(const QString& name)
{
    if (name.isEmpty() || !containsHan(name.left(1)))
        return name;
    // 单于飞 bears the surname of two characters; 单于 is a 单.
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
