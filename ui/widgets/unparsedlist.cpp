#include "ui/widgets/unparsedlist.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDrag>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

namespace duovita {

QString DraggedPiece::mimeType()
{
    return QStringLiteral("application/x-duovita-leftover");
}

DraggedPiece::DraggedPiece(const QString& text)
{
    setText(text);
    setData(mimeType(), text.toUtf8());
}

void DraggedPiece::place(QObject* by, const std::function<void()>& placing) const
{
    *m_placing = [by = QPointer(by), placing] {
        if (by)
            placing();
    };
}

/// Its texts can be dragged as plain text into any field.
class UnparsedList::List : public QListWidget {
public:
    explicit List(UnparsedList& owner) : QListWidget(&owner), m_owner(owner)
    {
        setDragEnabled(true);
        setSelectionMode(ExtendedSelection);
        setWordWrap(true);
        setTextElideMode(Qt::ElideNone);
        setVerticalScrollMode(ScrollPerPixel);
    }

    QSize sizeHint() const override
    {
        constexpr int tallest = 160; // pixels
        return {200, qMin(tallest, sizeHintForRow(0) * qMax(1, count()) + 2 * frameWidth() + 4)};
    }
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void startDrag(Qt::DropActions) override
    {
        const QString text = currentItem() ? currentItem()->text() : QString();
        if (text.isEmpty())
            return;
        auto* piece = new DraggedPiece(text);
        auto* drag = new QDrag(this);
        drag->setMimeData(piece);
        const QPointer<UnparsedList> owner(&m_owner); // a drop may rebuild the form
        const Qt::DropAction done = drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
        if (const std::function<void()> placing = piece->placing()) // also removes the text from the list
            QMetaObject::invokeMethod(QCoreApplication::instance(), placing, Qt::QueuedConnection);
        else if (done == Qt::MoveAction && owner)
            Q_EMIT owner->removed({text});
    }

private:
    UnparsedList& m_owner;
};

UnparsedList::UnparsedList(Points points, QWidget* parent)
    : QWidget(parent), m_points(points), m_title(new QLabel(this)), m_list(new List(*this))
{
    m_list->setObjectName(QStringLiteral("unparsed"));
    m_list->setAccessibleName(tr("Text that was not placed"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_title->setText(tr("Not placed: drag it where it belongs, or right-click"));
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_title->setBuddy(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_list);
    connect(m_list, &QWidget::customContextMenuRequested, this, &UnparsedList::showMenu);
    hide();
}

void UnparsedList::setTexts(const QStringList& texts)
{
    const int row = m_list->currentRow();
    m_list->clear();
    m_list->addItems(texts);
    m_list->setCurrentRow(qMin(row, m_list->count() - 1));
    m_list->updateGeometry();
    setVisible(!texts.isEmpty());
}

bool UnparsedList::choose(const QString& text)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->text() != text)
            continue;
        m_list->setCurrentRow(row);
        m_list->setFocus();
        return true;
    }
    return false;
}

QStringList UnparsedList::chosen() const
{
    QStringList texts;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->isSelected())
            texts += m_list->item(row)->text();
    }
    return texts;
}

void UnparsedList::showMenu(const QPoint& position)
{
    const QStringList texts = chosen();
    if (texts.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (texts.size() == 1) {
        const QString& text = texts.front();
        if (m_points == Points::Yes)
            menu->addAction(tr("Make it a point"), this, [this, text] { Q_EMIT pointWanted(text); });
        if (addPlaces)
            addPlaces(*menu, text);
        menu->addSeparator();
    }
    menu->addAction(tr("Copy"), this, [texts] { QGuiApplication::clipboard()->setText(texts.join(u'\n')); });
    menu->addAction(tr("Delete"), this, [this, texts] { Q_EMIT removed(texts); });
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

void UnparsedList::keyPressEvent(QKeyEvent* event)
{
    if (const QStringList texts = chosen(); event->key() == Qt::Key_Delete && !texts.isEmpty())
        Q_EMIT removed(texts);
    else
        QWidget::keyPressEvent(event);
}

} // namespace duovita
