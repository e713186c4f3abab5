#pragma once

#include <QToolButton>

namespace duovita {

/// Shows the open person: the name in bold, the other language's name beside it, and an arrow.
class NameButton : public QToolButton {
    Q_OBJECT

public:
    explicit NameButton(QWidget* parent = nullptr);

    void setNames(const QString& name, const QString& other);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    QString m_other;
};

/// Looks like the search field that it opens.
class SearchButton : public QToolButton {
    Q_OBJECT

public:
    explicit SearchButton(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace duovita
