#pragma once

#include <QPlainTextDocumentLayout>

namespace duovita {

/// Lines of one height, whatever letters are in them: Han letters are higher than Latin ones, and a field must not grow
/// with the first of them.
class EvenLines : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    explicit EvenLines(QTextDocument* document);

    /// For the document's font: to be called again when it has another.
    void measureLines();
    int pitch() const { return m_pitch; }       ///< from line to line, pixels
    int baseline() const { return m_baseline; } ///< of a line, from its top

    QRectF blockBoundingRect(const QTextBlock& block) const override;

private:
    int m_pitch = 0;
    int m_baseline = 0;
};

} // namespace duovita
