#include "ui/preview/previewwindow.h"

#include "ui/preview/previewpanel.h"
#include "ui/settings.h"

#include <QCloseEvent>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace duovita {

PreviewWindow::PreviewWindow(PreviewPanel& panel, QSplitter& home, QSplitter& parts, QSettings& settings)
    : Retranslated(parts.window(), Qt::Window), m_panel(panel), m_home(home), m_parts(parts), m_settings(settings),
      m_placeholder(new QLabel(this))
{
    setObjectName(QStringLiteral("previewWindow"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_placeholder->setAlignment(Qt::AlignCenter);
    m_placeholder->setWordWrap(true);
    m_placeholder->setMargin(16);
    m_placeholder->hide();
    resize(1100, 900);
    restoreGeometry(remembered::previewGeometry.get(m_settings));
    retranslate();
}

void PreviewWindow::setOpen(bool open)
{
    if (open == m_open)
        return;
    m_open = open;
    if (open)
        takePanel();
    else
        giveBack();
    Q_EMIT openChanged(open);
}

void PreviewWindow::retranslate()
{
    m_placeholder->setText(
        tr("The pages are in a window of their own. Close it, or press F11, to have them here again."));
}

void PreviewWindow::takePanel()
{
    m_columns = m_parts.sizes();
    layout()->addWidget(&m_panel);
    m_home.insertWidget(0, m_placeholder);
    m_home.setStretchFactor(0, 1);
    m_placeholder->show();
    m_panel.show();
    show();
    // The problems stay; they need no more than a third of what the pages had.
    QList<int> columns = m_columns;
    const int freed = columns.last() * 2 / 3;
    columns.last() -= freed;
    columns[columns.size() - 2] += freed;
    m_parts.setSizes(columns);
}

void PreviewWindow::giveBack()
{
    remembered::previewGeometry.set(m_settings, saveGeometry());
    m_placeholder->hide();
    m_placeholder->setParent(this);
    m_home.insertWidget(0, &m_panel);
    m_home.setStretchFactor(0, 1);
    m_panel.show();
    m_parts.setSizes(m_columns);
    hide();
}

void PreviewWindow::closeEvent(QCloseEvent* event)
{
    setOpen(false);
    event->accept();
}

} // namespace duovita
