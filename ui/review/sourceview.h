#pragma once

#include "core/import/importdraft.h"

#include <QPlainTextEdit>

namespace duovita {

/// Shows an imported document as readable text. Lines with something that could not be placed are tinted; the lines of
/// the chosen entry are marked.
class SourceView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceView(QWidget* parent = nullptr);

    void setDraft(const ImportDraft& draft);
    /// Marks the lines from which an entry was made; none if they are unknown.
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
        int first; ///< line numbers, from 1
        int last;
    };
    void showText(const ImportDraft& draft);
    void showMarks();

    QList<Span> m_spans;
    QList<int> m_notPlaced;
    std::optional<EntryId> m_marked;
};

} // namespace duovita
