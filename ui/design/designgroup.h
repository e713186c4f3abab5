#pragma once

#include <QWidget>

class QVBoxLayout;

namespace duovita {

class FoldHeading;

/// Rows below a heading that folds them.
class DesignGroup : public QWidget {
public:
    DesignGroup(const QString& name, const QString& heading, QWidget* parent);

    void add(QWidget* row);
    void setOpen(bool open);
    bool isOpen() const;

private:
    FoldHeading* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_rows;
};

} // namespace duovita
