#pragma once

#include "core/domain/result.h"

#include <QXmlStreamReader>

#include <optional>

namespace duovita {

/// The XML of a sheet. Records the first error.
class SheetXml : public QXmlStreamReader {
public:
    /// `file` is used in messages.
    SheetXml(const QByteArray& bytes, const QString& file) : QXmlStreamReader(bytes), m_file(file) {}

    void fail(ErrorCode code, const QStringList& parameters);
    void failShape(const QString& found, const QString& expected);
    /// The same for a problem on an earlier line.
    void failShape(const QString& found, const QString& expected, int line);
    /// The error recorded by fail(); errors in the XML itself are in error(). (QXmlStreamReader has an Error of its
    /// own.)
    const std::optional<duovita::Error>& failure() const { return m_failure; }
    bool isGood() const { return !m_failure && !hasError(); }

    bool isCore() const;
    /// Whether the reader is at this element of XLIFF's core namespace.
    bool isAt(const char* name) const;
    /// Empty if the attribute is missing.
    QString attribute(const char* name) const;

private:
    QString m_file;
    std::optional<duovita::Error> m_failure;
};

} // namespace duovita
