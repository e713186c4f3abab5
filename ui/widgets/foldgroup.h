#pragma once

#include <QWidget>

namespace duovita {

class FoldHeading;

/// A part of a pane with a heading that folds it and shows a short summary.
class FoldGroup : public QWidget {
    Q_OBJECT

public:
    /// `name` is the heading's object name.
    FoldGroup(const QString& name, QWidget* parent);

    void add(QWidget* part);
    /// Adds a flat button, whose words are aligned with the heading's.
    void addButton(QWidget* button);
    void setHeading(const QString& words);
    void setSummary(const QString& words);
    bool isOpen() const;
    /// Opens the group and focuses its heading.
    void goTo();
    void setOpen(bool open);
    const FoldHeading& heading() const { return *m_heading; }

Q_SIGNALS:
    void opened();
    void headingChanged(); ///< the heading's text changed

private:
    FoldHeading* m_heading;
    QWidget* m_body;
};

} // namespace duovita
