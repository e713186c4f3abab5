#pragma once

#include <QPlainTextDocumentLayout>

namespace duovita {

/// Lays out lines at equal heights, whatever their characters: Han characters are taller than Latin letters, and typing
/// the first one must not enlarge the field.
class EvenLines : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    explicit EvenLines(QTextDocument* document);

    /// Measures the document's font; call again when it changes.
    void measureLines();
    int pitch() const { return m_pitch; }       ///< pixels between lines
    int baseline() const { return m_baseline; } ///< pixels from a line's top

    QRectF blockBoundingRect(const QTextBlock& block) const override;

private:
    int m_pitch = 0;
    int m_baseline = 0;
};

} // namespace duovita
