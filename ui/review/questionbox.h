#pragma once

#include "ui/review/doubts.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

class ValueChoices;

/// What a person is asked about two entries that were taken for one: the question, both of them, what speaks against
/// it, and the two answers. Of each value that they have differently one can choose which stands, also once the
/// question is answered.
class QuestionBox : public QWidget {
    Q_OBJECT

public:
    explicit QuestionBox(QWidget* parent = nullptr);

    /// Whose the two sides are.
    void setSides(const QString& document, const QString& record);
    void ask(const Doubt& doubt, const QString& given, const QString& own);
    void clear(); ///< there is nothing to say
    void retranslate();
    bool isAsking() const;

Q_SIGNALS:
    void oneWanted();
    void twoWanted();
    /// Which of two values that differ (MergeFinding::parameters) is to stand.
    void valueChosen(const QStringList& difference, bool takesOther);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    class Sign;
    Sign* m_sign;
    QLabel* m_question;
    QWidget* m_sides;
    QLabel* m_documentTitle;
    QLabel* m_document;
    QLabel* m_recordTitle;
    QLabel* m_record;
    QLabel* m_differences;
    ValueChoices* m_values;
    QPushButton* m_one;
    QPushButton* m_two;
};

} // namespace duovita
