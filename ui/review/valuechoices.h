#pragma once

#include "ui/review/doubts.h"

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
    void show(const QList<MergeFinding>& findings);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

Q_SIGNALS:
    void chosen(const QStringList& difference, bool takesOther);

private:
    struct Row {
        QStringList difference;
        QRadioButton* record;
        QRadioButton* other;

        void mark(const MergeFinding& finding);
    };
    bool isOf(const QList<MergeFinding>& findings) const;
    void make(const QList<MergeFinding>& findings);
    QRadioButton* makeSide(const QString& name, const QString& side, const QString& value, QWidget* parent);

    QString m_document;
    QString m_record;
    QList<Row> m_rows;
};

} // namespace duovita
