#pragma once

#include "ui/style/tokens.h"

#include <QToolButton>

namespace duovita {

/// The heading of a foldable part, below a hairline. Shows an arrow, a bold title and, while folded, a right-aligned
/// summary preceded by coloured dots.
class FoldHeading : public QToolButton {
    Q_OBJECT

public:
    explicit FoldHeading(QWidget* parent = nullptr, Measure height = Measure::DesignGroup);

    /// Sets the summary of the contents and the colours of the dots.
    void setSummary(const QString& words, const QList<QColor>& colors = {});
    /// Shows the summary also while unfolded.
    void setSummaryAlwaysShown(bool always) { m_summaryAlwaysShown = always; }
    const QString& summary() const { return m_summary; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSummary(QPainter& painter, const QRect& area) const;

    Measure m_height;
    bool m_summaryAlwaysShown = false;
    QString m_summary;
    QList<QColor> m_colors;
};

} // namespace duovita
