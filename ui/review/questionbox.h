#pragma once

#include "ui/review/differingvalues.h"
#include "ui/style/tokens.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

class ValueChoices;

/// Asks a person about two entries that were paired: whether they are the same, with both titles and the reasons to
/// doubt it, or, if that is beyond doubt, which of their differing values stays. Values can also be chosen later.
class QuestionBox : public QWidget {
    Q_OBJECT

public:
    explicit QuestionBox(QWidget* parent = nullptr);

    /// Sets the names of the two sides.
    void setSides(const QString& document, const QString& record);
    /// `given` and `own`: the titles of both; `choices`: the values that a person can choose between.
    void ask(const Doubt& doubt, const QString& given, const QString& own, const QList<DifferingValues>& choices);
    void clear(); ///< hides the box
    void retranslate();
    bool isAsking() const;
    /// Moves the focus to one of the box's controls or, if it is hidden, to the first answer.
    void takeFocus(QWidget* control);

Q_SIGNALS:
    void oneWanted();
    void twoWanted();
    /// Which of two differing values (MergeFinding::parameters) stays.
    void valueChosen(const QStringList& difference, bool takesOther);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    class Sign;
    static QString questionFor(const Doubt& doubt, const QList<DifferingValues>& choices);
    static QString questionFor(const DifferingValues& choice);

    Tone m_ground = Tone::WarnTint; ///< of the box
    Sign* m_sign;
    QLabel* m_question;
    QWidget* m_sides;
    QLabel* m_documentTitle;
    QLabel* m_document;
    QLabel* m_recordTitle;
    QLabel* m_record;
    QLabel* m_differences;
    ValueChoices* m_values;
    QLabel* m_unconfirmed; ///< what happens without an answer
    QPushButton* m_one;
    QPushButton* m_two;
};

} // namespace duovita
