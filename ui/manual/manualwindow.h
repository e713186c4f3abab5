#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QToolBar;

namespace duovita {

class InterfaceLanguage;
class ManualBrowser;

/// The manual in its own window: contents and search at the left, the page at the right. Follows the interface's
/// language, keeping its page.
class ManualWindow : public QWidget {
    Q_OBJECT

public:
    /// `language` must outlive the window.
    ManualWindow(const InterfaceLanguage& language, QWidget* parent);

    /// Brings the window to the front with this page. An empty name means the last page shown, or the first.
    void showPage(const QString& page);
    QString page() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeActions();
    void retranslate();
    void fillContents();
    void search();
    void openPage(const QString& page);
    void showCurrent(const QUrl& url);
    void findNext(bool backward);

    const InterfaceLanguage& m_language;
    QToolBar* m_bar;
    QLineEdit* m_search;
    QListWidget* m_contents;
    ManualBrowser* m_browser;
    QAction* m_back;
    QAction* m_forward;
    QAction* m_larger;
    QAction* m_smaller;
    QAction* m_usual;
    QAction* m_find;
};

} // namespace duovita
