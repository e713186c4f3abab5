#pragma once

#include "core/import/importdraft.h"
#include "ui/review/differingtext.h"
#include "ui/review/sourcelines.h"

#include <QTextEdit>

namespace duovita {

/// Shows an imported document as readable text. Lines with something that could not be placed are tinted; the lines of
/// the chosen entry are marked, and in them what differs from the record.
class SourceView : public QTextEdit {
    Q_OBJECT

public:
    explicit SourceView(QWidget* parent = nullptr);

    void setDraft(const ImportDraft& draft);
    /// Marks the lines from which an entry was made, which become the accessible description; none if they are unknown.
    void mark(const std::optional<EntryId>& entry);

    int lineCount() const; ///< of those that are not blank

    /// Marks the differing parts of these values in the lines of the marked entry.
    void markDifferences(const QList<DifferingText>& values);

Q_SIGNALS:
    void entryClicked(const duovita::EntryId& entry);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Span {
        EntryId entry;
        int first; ///< line numbers, from 1
        int last;
    };
    void showLines(const QList<SourceLine>& lines);
    const Span* markedSpan() const; ///< null if nothing is marked
    void scrollToMarked();
    QTextCursor placeOf(const DifferingText& value) const;
    /// Where lines are within the viewport; empty if they do not exist.
    QRectF placeOf(int first, int last) const;

    QTextDocument* m_text = nullptr; ///< the shown one; null until there is a draft
    QList<Span> m_spans;
    QList<int> m_notPlaced;
    std::optional<EntryId> m_marked;
    bool m_hasScrolled = false; ///< by the user, since the entry was marked
    QList<DifferingText> m_differing;
};

} // namespace duovita
