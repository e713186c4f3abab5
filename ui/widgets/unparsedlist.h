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

/// A piece on its way from the list: text for fields, and more for who can make something else of it.
class DraggedPiece : public QMimeData {
    Q_OBJECT

public:
    static QString mimeType();

    explicit DraggedPiece(const QString& text);

    /// What a drop does with it, for `by`. It is done when the drag is over: the form that it came from may go with it.
    void place(QObject* by, const std::function<void()>& placing) const;
    std::function<void()> placing() const { return *m_placing; } ///< none: it was not dropped, or into a field

private:
    std::shared_ptr<std::function<void()>> m_placing = std::make_shared<std::function<void()>>();
};

/// What an import could not place: each piece can be dragged into a field, which takes it from here, made a point, or
/// deleted, several at once. Shows nothing when there is none.
class UnparsedList : public QWidget {
    Q_OBJECT

public:
    enum class Points { No, Yes }; ///< whether there is an entry that a piece can become a point of

    explicit UnparsedList(Points points, QWidget* parent = nullptr);

    /// Adds what else can be made of a piece to its menu; that takes it from here.
    std::function<void(QMenu&, const QString& text)> addPlaces;

    void setTexts(const QStringList& texts);
    bool choose(const QString& text); ///< with the focus; false if it is not there

Q_SIGNALS:
    void removed(const QStringList& texts); ///< by dragging one somewhere, or for good
    void pointWanted(const QString& text);  ///< it becomes a point, and is no longer here

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    class List;
    void showMenu(const QPoint& position);
    QStringList chosen() const; ///< in their order

    Points m_points;
    QLabel* m_title;
    List* m_list;
};

} // namespace duovita
