#pragma once

#include "core/typeset/template.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>

namespace duovita {

/// Reads a template's JSON key by key; an unknown key, a missing one or a wrong value is a problem. The first one
/// counts.
class TemplateReader {
public:
    TemplateReader(QJsonObject object, QString path) : m_object(std::move(object)), m_path(std::move(path)) {}

    bool contains(const QString& key) const { return m_object.contains(key); }
    void number(const QString& key, double& value, double lowest = 0, double highest = 1000);
    void millimetres(const QString& key, double& points, double lowest = 0, double highest = 300);
    void flag(const QString& key, bool& value);
    void text(const QString& key, QString& value);
    /// One text, or a list of them.
    void textOrTexts(const QString& key, QStringList& values);
    void color(const QString& key, QColor& value);
    void part(const QString& key, const std::function<void(TemplateReader&)>& read);
    /// A text that must be one of the names; its index.
    int choice(const QString& key, const QStringList& names);
    QStringList texts(const QString& key);
    QStringList keys() const { return m_object.keys(); }
    QString take(const QString& key) { return m_object.take(key).toString(); }
    void refuseUnread();
    void fail(const QString& key, const QString& reason);

    struct Problem {
        QString key;
        QString reason;
    };
    const std::optional<Problem>& problem() const { return m_problem; }

private:
    QString pathOf(const QString& key) const { return m_path.isEmpty() ? key : m_path + u'.' + key; }

    QJsonObject m_object;
    QString m_path;
    std::optional<Problem> m_problem;
};

/// Reads all of a template.
void readTemplate(TemplateReader& reader, Template& design);

} // namespace duovita
