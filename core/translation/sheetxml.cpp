#include "core/translation/sheetxml.h"

#include "core/translation/xliffnames.h"

namespace duovita {

void SheetXml::fail(ErrorCode code, const QStringList& parameters)
{
    if (!m_failure)
        m_failure = duovita::Error{
            code, parameters, {m_file, static_cast<int>(lineNumber()), static_cast<int>(columnNumber())}};
}

void SheetXml::failShape(const QString& found, const QString& expected)
{
    fail(ErrorCode::SheetShape, {found, expected});
}

void SheetXml::failShape(const QString& found, const QString& expected, int line)
{
    if (!m_failure)
        m_failure = duovita::Error{ErrorCode::SheetShape, {found, expected}, {m_file, line}};
}

bool SheetXml::isCore() const
{
    return namespaceUri() == xliff::coreNamespace();
}

bool SheetXml::isAt(const char* name) const
{
    return isCore() && this->name() == QLatin1StringView(name);
}

QString SheetXml::attribute(const char* name) const
{
    return attributes().value(QLatin1StringView(name)).toString();
}

} // namespace duovita
