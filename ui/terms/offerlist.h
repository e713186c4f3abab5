#pragma once

#include <QListWidget>

namespace duovita {

class GrowingTextEdit;

/// Lists texts that can be inserted into a field, below it while the user types. It never has the focus, so that
/// composing Chinese is not disturbed, and keys keep their meaning until Down moves into the list: then Enter accepts
/// the chosen row. Escape closes the list, as does leaving the field.
class OfferList : public QListWidget {
    Q_OBJECT

public:
    explicit OfferList(GrowingTextEdit& edit);

    /// Shows the rows; an empty list closes it. Shows nothing while a character is being composed or the field lacks
    /// the focus. `abouts` are remarks below the rows.
    void offer(const QStringList& rows, const QStringList& abouts = {});

Q_SIGNALS:
    void chosen(int row);
    /// The user pressed Ctrl+Space in the field.
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
