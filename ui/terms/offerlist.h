#pragma once

#include <QListWidget>

namespace duovita {

class GrowingTextEdit;

/// What may be taken into a field, listed below it while one types. It never has the focus, so that composing Chinese
/// goes on undisturbed, and no key means anything else than before until one has gone into the list with Down: then
/// Enter takes the chosen row. Escape closes it, and so does whatever leaves the field.
class OfferList : public QListWidget {
    Q_OBJECT

public:
    explicit OfferList(GrowingTextEdit& edit);

    /// Shows the rows; none closes it. Nothing is shown while a character is being composed. Below a row may stand what
    /// there is to say about it.
    void offer(const QStringList& rows, const QStringList& abouts = {});

Q_SIGNALS:
    void chosen(int row);
    /// Ctrl+Space in the field.
    void asked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takesKey(int key);
    void choose(int row);
    void closeWhenScrolled();
    void fit();

    GrowingTextEdit& m_edit;
    bool m_composing = false;
};

} // namespace duovita
