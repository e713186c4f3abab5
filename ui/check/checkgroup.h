#pragma once

#include <QAbstractButton>

namespace duovita {

/// The head of a part of the pane, which folds it: an arrow, what it is, and at the right what came of it.
class CheckHead : public QAbstractButton {
    Q_OBJECT

public:
    explicit CheckHead(QWidget* parent = nullptr);

    void setResult(const QString& words);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void say();

    QString m_result;
};

/// Widgets below such a head.
class CheckGroup : public QWidget {
    Q_OBJECT

public:
    CheckGroup(const QString& name, QWidget* parent);

    void add(QWidget* part);
    void setHeading(const QString& words);
    void setResult(const QString& words) { m_head->setResult(words); }
    bool isOpen() const;

Q_SIGNALS:
    void opened();

private:
    CheckHead* m_head;
    QWidget* m_body;
};

} // namespace duovita
