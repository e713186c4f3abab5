#pragma once

#include <QWidget>

class QScrollArea;

namespace duovita {

class FoldGroup;
class FoldHeading;

/// At the lower edge of a pane that scrolls, the headings of the parts that are further down: a long list above them
/// hides none. A click goes there.
class HeadingsBelow : public QWidget {
    Q_OBJECT

public:
    /// A child of the area, for parts of its content in their order.
    HeadingsBelow(const QList<FoldGroup*>& parts, QScrollArea& area);

    /// After the area has another size, or scrolls. The pixels that it takes at the lower edge.
    int place();

Q_SIGNALS:
    void wanted(duovita::FoldGroup* part);

private:
    void copyWords(qsizetype index);

    QScrollArea& m_area;
    QList<FoldGroup*> m_parts;
    QList<FoldHeading*> m_headings;
};

} // namespace duovita
