#include "ui/preview/previewwindow.h"

#include "ui/preview/previewpanel.h"
#include "ui/settings.h"

#include <QCloseEvent>
#include <QVBoxLayout>

namespace duovita {

PreviewWindow::PreviewWindow(PreviewPanel& panel, QSettings& settings, QWidget* owner)
    : QWidget(owner, Qt::Window), m_panel(panel), m_settings(settings)
{
    setObjectName(QStringLiteral("previewWindow"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    resize(1100, 900);
    restoreGeometry(remembered::previewGeometry.get(m_settings));
}

void PreviewWindow::setOpen(bool open)
{
    if (open == m_open)
        return;
    m_open = open;
    if (open) {
        layout()->addWidget(&m_panel);
        m_panel.show();
        show();
    } else {
        remembered::previewGeometry.set(m_settings, saveGeometry());
        hide();
    }
    Q_EMIT openChanged(open);
}

void PreviewWindow::closeEvent(QCloseEvent* event)
{
    setOpen(false);
    event->accept();
}

} // namespace duovita
