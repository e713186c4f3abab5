#include "core/messages/punctuation.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Signs {
    Q_DECLARE_TR_FUNCTIONS(duovita::Punctuation)
};

} // namespace

QString labelled(const QString& what, const QString& how)
{
    return Signs::tr("%1: %2").arg(what, how);
}

QString placeSteps(const QStringList& steps)
{
    return steps.join(Signs::tr(", ", "between the parts of a place"));
}

QString counted(const QString& what, qsizetype count)
{
    return Signs::tr("%1 (%2)").arg(what, QString::number(count));
}

QString listed(const QStringList& parts)
{
    return parts.join(Signs::tr(", ", "in a list"));
}

QString asSentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace duovita
