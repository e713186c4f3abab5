#pragma once

#include "ui/review/differingvalues.h"
#include "ui/style/tokens.h"

#include <QScrollArea>

class QRadioButton;

namespace duovita {

/// Shows the differing values of two entries, both sides of each, to choose which one stays. Grows with the number of
/// values up to a few, then scrolls.
class ValueChoices : public QScrollArea {
    Q_OBJECT

public:
    explicit ValueChoices(QWidget* parent);

    /// Sets the names of the two sides.
    void setSides(const QString& document, const QString& record);
    /// Sets the background.
    void setTone(Tone tone);
    /// `named`: whether to say what each value is.
    void show(const QList<DifferingValues>& choices, bool named);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

Q_SIGNALS:
    void chosen(const QStringList& difference, bool takesOther);

private:
    struct Row {
        QRadioButton* record;
        QRadioButton* other;

        void mark(const MergeFinding& finding) const;
    };
    void make(const QList<DifferingValues>& choices, bool named);
    QRadioButton* makeSide(const DifferingValues& choice, bool ofDocument, QWidget* parent);

    Tone m_tone;
    QString m_document;
    QString m_record;
    QList<DifferingValues> m_made; ///< for which there are rows; without what has been chosen
    bool m_named = false;
    QList<Row> m_rows;
};

} // namespace duovita
