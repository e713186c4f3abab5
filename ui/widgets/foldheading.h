#pragma once

#include "ui/style/tokens.h"

#include <QToolButton>

namespace duovita {

/// The heading of a part that can be folded: an arrow, the words in bold, and at the right, while it is folded, what
/// the part holds, in a few words behind dots of colours. Under a hairline.
class FoldHeading : public QToolButton {
    Q_OBJECT

public:
    explicit FoldHeading(QWidget* parent = nullptr, Measure height = Measure::DesignGroup);

    /// What is below it, in short: for while it is folded, or always.
    void setSummary(const QString& words, const QList<QColor>& colors = {});
    void setSummaryLasting(bool lasting) { m_lasting = lasting; }
    const QString& summary() const { return m_summary; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSummary(QPainter& painter, const QRect& room) const;

    Measure m_height;
    bool m_lasting = false;
    QString m_summary;
    QList<QColor> m_colors;
};

} // namespace duovita
