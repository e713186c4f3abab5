#pragma once

#include <QColor>
#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace duovita {

class FoldHeading;

/// Rows under a heading that folds them and then summarizes their values. Rarely used rows are hidden behind "More".
class DesignGroup : public QWidget {
    Q_OBJECT

public:
    DesignGroup(const QString& name, const QString& heading, QWidget* parent);

    void add(QWidget* row, bool seldom);
    void setOpen(bool open);
    bool isOpen() const;
    /// Expands the group as far as needed to show the part in it.
    void openFor(const QWidget& part);
    void setMoreOpen(bool open);
    bool isMoreOpen() const;
    /// The summary shown while the rows are folded.
    void setSummary(const QString& words, const QList<QColor>& colors);
    /// Call after rows were shown or hidden: counts those behind "More".
    void countMore();

Q_SIGNALS:
    void opened(); ///< by the user

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
