#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QToolBar;

namespace duovita {

class InterfaceLanguage;
class ManualBrowser;

/// The manual in a window of its own beside the program's: contents and search on the left, the page on the right.
/// It follows the interface's language, staying at its page.
class ManualWindow : public QWidget {
    Q_OBJECT

public:
    /// The language outlives the window.
    ManualWindow(const InterfaceLanguage& language, QWidget* parent);

    /// Comes to the front with this page; with an empty name with the page that was shown last, or the first.
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
