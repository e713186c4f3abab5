#pragma once

#include <QMimeData>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

class QListWidget;
class QMenu;
class QLabel;

namespace duovita {

/// A dragged piece of text, with more for targets that can do more than insert it.
class DraggedPiece : public QMimeData {
    Q_OBJECT

public:
    static QString mimeType();

    explicit DraggedPiece(const QString& text);

    /// Sets what a drop does, on behalf of `by`. It is called after the drag has ended, because it may delete the
    /// source form.
    void place(QObject* by, const std::function<void()>& placing) const;
    std::function<void()> placing() const { return *m_placing; } ///< null if it was not dropped, or into a field

private:
    std::shared_ptr<std::function<void()>> m_placing = std::make_shared<std::function<void()>>();
};

/// The texts that an import could not place: each can be dragged into a field, which removes it here, made a point, or
/// deleted, several at once. Hidden when empty.
/// deleted, several at once. Shows nothing when there is none.
class UnparsedList : public QWidget {
    Q_OBJECT

public:
    enum class Points { No, Yes }; ///< whether an entry can take a piece as a point

    explicit UnparsedList(Points points, QWidget* parent = nullptr);

    /// Adds further actions to a piece's menu, which also remove it from the list.
    std::function<void(QMenu&, const QString& text)> addPlaces;

    void setTexts(const QStringList& texts);
    bool choose(const QString& text); ///< selects and focuses it; false if it is not in the list

Q_SIGNALS:
    void removed(const QStringList& texts); ///< by dragging or deleting
    void pointWanted(const QString& text);  ///< make it a point and remove it here

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    class List;
    void showMenu(const QPoint& position);
    QStringList chosen() const; ///< in list order

    Points m_points;
    QLabel* m_title;
    List* m_list;
};

} // namespace duovita
