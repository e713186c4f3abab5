#pragma once

#include <QColor>
#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace duovita {

class FoldHeading;

/// Rows below a heading that folds them and says then in a few words what they hold. Those that are seldom wanted stand
/// behind "More".
class DesignGroup : public QWidget {
    Q_OBJECT

public:
    DesignGroup(const QString& name, const QString& heading, QWidget* parent);

    void add(QWidget* row, bool seldom);
    void setOpen(bool open);
    bool isOpen() const;
    /// Opens it so far that the part, which is in it, is seen.
    void openFor(const QWidget& part);
    void setMoreOpen(bool open);
    bool isMoreOpen() const;
    /// What the folded rows hold.
    void setSummary(const QString& words, const QList<QColor>& colors);
    /// After rows have been shown or hidden: how many there are behind "More".
    void countMore();

private:
    QWidget* makeMore(const QString& name);

    FoldHeading* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_rows;
    QToolButton* m_more = nullptr;
    bool m_moreOpen = false;
    QWidget* m_moreLine = nullptr;
    QList<QWidget*> m_seldom;
    QWidget* m_seldomBody;
    QVBoxLayout* m_seldomRows;
};

} // namespace duovita
