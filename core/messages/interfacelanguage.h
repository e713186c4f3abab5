#pragma once

#include <QObject>
#include <QTranslator>

namespace duovita {

/// The interface's language, switched at run time. Documents have their own.
class InterfaceLanguage : public QObject {
    Q_OBJECT

public:
    explicit InterfaceLanguage(QObject* parent = nullptr) : QObject(parent) {}

    /// "en" or "zh_CN"; anything else is taken for the nearer of the two.
    void use(const QString& locale);
    QString locale() const { return m_locale; }

private:
    QTranslator m_own;
    QTranslator m_qt;
    QString m_locale;
};

} // namespace duovita
