#pragma once

#include <QJsonValue>
#include <QWidget>

#include <functional>

class QComboBox;

namespace duovita {

class SegmentBar;

/// One of several choices: segments where they are few and there is room for all of them, else a list.
class ChoiceBox : public QWidget {
    Q_OBJECT

public:
    struct Choice {
        QString name; ///< its segment is called `name` of the box, a point and this
        QString word;
        QJsonValue value;
    };

    ChoiceBox(const QString& name, const QList<Choice>& choices, QWidget* parent);

    /// Without chosen(). A value that is none of the choices becomes one.
    void show(const QJsonValue& value);
    QJsonValue value() const { return m_value; }
    /// As a person would.
    void choose(const QJsonValue& value);
    /// Whether the segments share the whole width; otherwise each is as wide as its word.
    void setFilling(bool filling);
    /// How a value is said that is none of the choices; otherwise by itself.
    void setWordFor(std::function<QString(const QJsonValue&)> wordFor) { m_wordFor = std::move(wordFor); }
    void setAccessibleWords(const QString& words);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QJsonValue& value);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add(const Choice& choice);
    qsizetype indexOf(const QJsonValue& value) const;
    void arrange();

    QList<Choice> m_choices;
    SegmentBar* m_segments = nullptr;
    QComboBox* m_list;
    QJsonValue m_value;
    std::function<QString(const QJsonValue&)> m_wordFor;
    bool m_filling = false;
};

} // namespace duovita
