#pragma once

#include <QLabel>

#include <functional>

namespace duovita {

/// Plain text in one line, or a few, elided if it does not fit; text() returns it in full.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setElideMode(Qt::TextElideMode mode); ///< where it is elided; by default at its end
    void setMostLines(int lines);              ///< by default one
    /// Shows nothing instead of an elided text. For numbers, which would be misleading if cut.
    void setHiddenIfElided(bool hidden);
    /// `words` is asked for the tool tip whenever it is about to be shown: for text that takes long to find.
    void setToolTipWords(std::function<QString()> words);
    bool isCut() const; ///< whether the text does not fit, so that it is elided or hidden
    bool fitsInto(int width) const;
    /// The lines that it shows in that width; the last may have to be elided. A path is not broken after a slash if the
    /// text fits so.
    QStringList linesWithin(int width) const;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList broken(const QString& words, int width) const;

    int m_mostLines = 1;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    bool m_hiddenIfElided = false;
    std::function<QString()> m_toolTipWords;
};

} // namespace duovita
