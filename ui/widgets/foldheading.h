#pragma once

#include "ui/style/tokens.h"

#include <QToolButton>

namespace duovita {

/// The heading of a part that can be folded: an arrow, the words in bold, and what the part holds in a few words at the
/// right, under a hairline.
class FoldHeading : public QToolButton {
    Q_OBJECT

public:
    explicit FoldHeading(QWidget* parent = nullptr, Measure height = Measure::DesignGroup);

    void setSummary(const QString& words);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Measure m_height;
    QString m_summary;
};

} // namespace duovita
