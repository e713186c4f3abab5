#pragma once

#include "core/import/importdraft.h"

#include <QPlainTextEdit>

namespace duovita {

/// The text of an imported document as a reader sees it, beside what was made of it. Lines that hold something that was
/// not placed are tinted; the lines of the entry one looks at are marked.
class SourceView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceView(QWidget* parent = nullptr);

    void setDraft(const ImportDraft& draft);
    /// Marks the lines an entry was made of; none if it is not known where it stood.
    void mark(const std::optional<EntryId>& entry);

Q_SIGNALS:
    void entryClicked(const duovita::EntryId& entry);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Span {
        EntryId entry;
        int first; ///< lines from 1
        int last;
    };
    void showText(const ImportDraft& draft);
    void showMarks();

    QList<Span> m_spans;
    QList<int> m_notPlaced;
    std::optional<EntryId> m_marked;
};

} // namespace duovita
