#include "ui/manual/manualwindow.h"

#include "core/messages/interfacelanguage.h"
#include "ui/manual/manualbrowser.h"
#include "ui/manual/manualpages.h"
#include "ui/presentation/icons.h"
#include "ui/widgets/windowfitting.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

namespace duovita {

ManualWindow::ManualWindow(const InterfaceLanguage& language, QWidget* parent)
    : QWidget(parent, Qt::Window), m_language(language), m_bar(new QToolBar(this)), m_search(new QLineEdit(this)),
      m_contents(new QListWidget(this)), m_browser(new ManualBrowser(this))
{
    setObjectName(QStringLiteral("manualWindow"));
    m_search->setObjectName(QStringLiteral("manual.search"));
    m_search->setClearButtonEnabled(true);
    m_contents->setObjectName(QStringLiteral("manual.contents"));
    m_browser->setObjectName(QStringLiteral("manual.page"));
    makeActions();
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(6, 6, 0, 6);
    column->addWidget(m_search);
    column->addWidget(m_contents, 1);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({240, 760});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(splitter, 1);
    openAs(*this, QSize(1000, 760));
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            openPage(item->data(Qt::UserRole).toString());
    });
    connect(m_browser, &QTextBrowser::sourceChanged, this, &ManualWindow::showCurrent);
    retranslate();
}

void ManualWindow::makeActions()
{
    const auto make = [this](const char* name, const QList<QKeySequence>& shortcuts) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcuts(shortcuts);
        addAction(action);
        return action;
    };
    m_back = make("manual.back", QKeySequence::keyBindings(QKeySequence::Back));
    m_forward = make("manual.forward", QKeySequence::keyBindings(QKeySequence::Forward));
    m_larger = make("manual.larger", QKeySequence::keyBindings(QKeySequence::ZoomIn));
    m_smaller = make("manual.smaller", QKeySequence::keyBindings(QKeySequence::ZoomOut));
    m_usual = make("manual.usual", {QKeySequence(Qt::CTRL | Qt::Key_0)});
    m_find = make("manual.find", QKeySequence::keyBindings(QKeySequence::Find));
    m_bar->addActions({m_back, m_forward});
    m_bar->addSeparator();
    m_bar->addActions({m_larger, m_smaller, m_usual});
    connect(m_back, &QAction::triggered, m_browser, &QTextBrowser::backward);
    connect(m_forward, &QAction::triggered, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QAction::setEnabled);
    connect(m_larger, &QAction::triggered, m_browser, [this] { m_browser->zoomBy(1); });
    connect(m_smaller, &QAction::triggered, m_browser, [this] { m_browser->zoomBy(-1); });
    connect(m_usual, &QAction::triggered, m_browser, &ManualBrowser::zoomBack);
    connect(m_find, &QAction::triggered, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
}

void ManualWindow::retranslate()
{
    setWindowTitle(tr("Duovita manual"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_larger->setText(tr("Larger"));
    m_smaller->setText(tr("Smaller"));
    m_usual->setText(tr("Normal size"));
    m_find->setText(tr("Search the manual"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setAccessibleName(tr("Page"));
    fillContents();
    if (const QString shown = page(); !shown.isEmpty())
        m_browser->setSource(manualUrl(shown, m_language.locale()));
}

/// Lists all pages, or those that contain every search word.
void ManualWindow::fillContents()
{
    const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const QString& name : manualPageNames()) {
        const ManualText text = manualText(name, m_language.locale());
        const bool wanted = std::all_of(words.begin(), words.end(), [&text](const QString& word) {
            return text.plain.contains(word, Qt::CaseInsensitive);
        });
        if (!wanted)
            continue;
        auto* item = new QListWidgetItem(text.title, m_contents);
        item->setData(Qt::UserRole, name);
        if (name == page())
            m_contents->setCurrentItem(item);
    }
}

/// Goes to the first page that matches, unless the current one does.
void ManualWindow::search()
{
    fillContents();
    const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    m_browser->markAll(words.isEmpty() ? QString() : words.front());
    if (!m_contents->currentItem() && m_contents->count() > 0)
        m_contents->setCurrentRow(0);
}

void ManualWindow::openPage(const QString& name)
{
    if (name != page())
        m_browser->setSource(manualUrl(name, m_language.locale()));
}

QString ManualWindow::page() const
{
    return manualPageAt(m_browser->source());
}

/// `url` may be a link's target, before QTextBrowser updates its source.
void ManualWindow::showCurrent(const QUrl& url)
{
    const QString shown = manualPageAt(url);
    const QSignalBlocker quiet(m_contents);
    m_contents->setCurrentItem(nullptr);
    for (int row = 0; row < m_contents->count(); ++row) {
        if (m_contents->item(row)->data(Qt::UserRole).toString() == shown)
            m_contents->setCurrentRow(row);
    }
}

void ManualWindow::showPage(const QString& name)
{
    if (!name.isEmpty())
        openPage(name);
    else if (page().isEmpty())
        openPage(manualPageNames().front());
    show();
    raise();
    activateWindow();
    m_browser->setFocus();
}

void ManualWindow::findNext(bool backward)
{
    const QString word = m_search->text().section(u' ', 0, 0, QString::SectionSkipEmpty);
    if (word.isEmpty())
        return;
    const auto direction = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_browser->find(word, direction))
        return;
    m_browser->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    m_browser->find(word, direction);
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && m_search->hasFocus() && !m_search->text().isEmpty())
        m_search->clear();
    else if (event->key() == Qt::Key_Escape)
        close();
    else if (enter && m_search->hasFocus())
        findNext(event->modifiers().testFlag(Qt::ShiftModifier));
    else
        QWidget::keyPressEvent(event);
}

void ManualWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace duovita
