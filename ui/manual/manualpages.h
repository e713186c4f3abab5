#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

class QWidget;

namespace duovita {

// The manual: HTML pages in resources/manual, the same set for each interface language, embedded as :/manual.

/// Page names in reading order. The first is the start page.
const QStringList& manualPageNames();

/// The address of a page in an interface language ("en", "zh_CN"): qrc:/manual/en/start.html.
QUrl manualUrl(const QString& page, const QString& locale);
/// The page name in an address; empty if it is no page of the manual.
QString manualPageAt(const QUrl& url);

struct ManualText {
    QString title;
    QString plain; ///< title and text without markup
};
/// Loads a page without markup. Needs a QGuiApplication.
ManualText manualText(const QString& page, const QString& locale);

/// The page about the part of the window or dialog that contains the widget; empty if there is none.
QString manualPageFor(const QWidget* widget);

} // namespace duovita
