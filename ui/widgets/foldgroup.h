#pragma once

#include <QWidget>

namespace duovita {

class FoldHeading;

/// Parts of a pane below a heading that folds them, and says in a few words what came of them.
class FoldGroup : public QWidget {
    Q_OBJECT

public:
    /// `name` is the heading's.
    FoldGroup(const QString& name, QWidget* parent);

    void add(QWidget* part);
    void setHeading(const QString& words);
    void setSummary(const QString& words);
    bool isOpen() const;
    /// Opens it and gives the heading the focus.
    void goTo();
    void setOpen(bool open);
    const FoldHeading& heading() const { return *m_heading; }

Q_SIGNALS:
    void opened();
    void said(); ///< the heading says something else

private:
    FoldHeading* m_heading;
    QWidget* m_body;
};

} // namespace duovita
