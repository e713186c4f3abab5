#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

class QWidget;

namespace duovita {

// The manual: pages of HTML in resources/manual, the same ones in each interface language, embedded as :/manual.

/// The names of the pages in the order of reading. The first is where one begins.
const QStringList& manualPageNames();

/// Where a page is in an interface language ("en", "zh_CN"): qrc:/manual/en/start.html.
QUrl manualUrl(const QString& page, const QString& locale);
/// The name of the page at an address; empty for what is no page of the manual.
QString manualPageAt(const QUrl& url);

struct ManualText {
    QString title;
    QString plain; ///< title and text as they are read
};
/// A page without its marks. Needs a QGuiApplication.
ManualText manualText(const QString& page, const QString& locale);

/// The page about the part of the window or the dialog that a widget stands in; empty for what no page is about.
QString manualPageFor(const QWidget* widget);

} // namespace duovita
