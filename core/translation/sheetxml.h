#pragma once

#include "core/domain/result.h"

#include <QXmlStreamReader>

#include <optional>

namespace duovita {

/// The XML of a sheet, with what is wrong in it: the first error stays.
class SheetXml : public QXmlStreamReader {
public:
    /// `file` is for messages.
    SheetXml(const QByteArray& bytes, const QString& file) : QXmlStreamReader(bytes), m_file(file) {}

    void fail(ErrorCode code, const QStringList& parameters);
    void failShape(const QString& found, const QString& expected);
    /// What is wrong was met before, on this line.
    void failShape(const QString& found, const QString& expected, int line);
    /// (Qt has an Error of its own in the base.) What was said with fail(); errors of the XML itself are in error().
    const std::optional<duovita::Error>& failure() const { return m_failure; }
    bool isGood() const { return !m_failure && !hasError(); }

    bool isCore() const;
    /// At an element of XLIFF's core.
    bool isAt(const char* name) const;
    /// Empty if there is none.
    QString attribute(const char* name) const;

private:
    QString m_file;
    std::optional<duovita::Error> m_failure;
};

} // namespace duovita
