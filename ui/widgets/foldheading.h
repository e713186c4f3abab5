#pragma once

#include "ui/style/tokens.h"

#include <QToolButton>

namespace duovita {

/// The heading of a foldable part: an arrow, a bold title, and while folded a summary at the right, with coloured dots
/// before it. Has a hairline above.
class FoldHeading : public QToolButton {
    Q_OBJECT

public:
    explicit FoldHeading(QWidget* parent = nullptr, Measure height = Measure::DesignGroup);

    /// A summary of the contents, shown while folded or always.
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
