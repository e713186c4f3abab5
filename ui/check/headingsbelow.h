#pragma once

#include <QWidget>

class QScrollArea;

namespace duovita {

class FoldGroup;
class FoldHeading;

/// Shows the headings of parts that are scrolled out of view at the lower edge of a pane, so that a long list above
/// does not hide them. A click scrolls to the part.
class HeadingsBelow : public QWidget {
    Q_OBJECT

public:
    /// Becomes a child of the area. `parts` are in the order of its content.
    HeadingsBelow(const QList<FoldGroup*>& parts, QScrollArea& area);

    /// Call after the area was resized or scrolled. Returns the height in pixels that the headings take.
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
