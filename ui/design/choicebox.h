#pragma once

#include <QJsonValue>
#include <QSet>
#include <QWidget>

#include <functional>

class QComboBox;

namespace duovita {

class SegmentBar;

/// Chooses one of several values: as segments if they are few and fit, else as a list.
class ChoiceBox : public QWidget {
    Q_OBJECT

public:
    struct Choice {
        QString name; ///< object name of its segment, after the box's own name and a point
        QString word;
        QJsonValue value;
    };

    ChoiceBox(const QString& name, const QList<Choice>& choices, QWidget* parent);

    /// Shows the value without emitting chosen(). A value that is not among the choices is added.
    void show(const QJsonValue& value);
    QJsonValue value() const { return m_value; }
    /// Chooses the value as the user would.
    void choose(const QJsonValue& value);
    /// Whether the segments fill the width; otherwise each is as wide as its text.
    void setFilling(bool filling);
    /// Sets the text for values that are not among the choices; the default is the value itself.
    void setWordFor(std::function<QString(const QJsonValue&)> wordFor) { m_wordFor = std::move(wordFor); }
    /// Renames the first choices. Of those with the same word, only one is offered.
    void setWords(const QStringList& words);
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
    bool isOffered(qsizetype index) const;
    void arrange();
    void updateTip();

    QList<Choice> m_choices;
    SegmentBar* m_segments = nullptr;
    QComboBox* m_list;
    QJsonValue m_value;
    QSet<qsizetype> m_hidden; ///< rows of the list that have another's word
    std::function<QString(const QJsonValue&)> m_wordFor;
    bool m_filling = false;
};

} // namespace duovita
