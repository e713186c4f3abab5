#pragma once

#include <QWidget>

class QListWidget;
class QLabel;

namespace duovita {

/// What an import could not place: each piece can be dragged into a field, which takes it from here, made a point, or
/// deleted. Shows nothing when there is none.
class UnparsedList : public QWidget {
    Q_OBJECT

public:
    enum class Points { No, Yes }; ///< whether there is an entry that a piece can become a point of

    explicit UnparsedList(Points points, QWidget* parent = nullptr);

    void setTexts(const QStringList& texts);
    bool choose(const QString& text); ///< with the focus; false if it is not there

Q_SIGNALS:
    void removed(const QString& text);     ///< by dragging it somewhere, or for good
    void pointWanted(const QString& text); ///< it becomes a point, and is no longer here

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    class List;
    void showMenu(const QPoint& position);
    QString current() const;

    Points m_points;
    QLabel* m_title;
    List* m_list;
};

} // namespace duovita
