#pragma once

#include "core/content/cvcontent.h"
#include "ui/widgets/retranslation.h"

class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace duovita {

class CardField;
class ElidedLabel;
class KeySign;

/// What floats over a page while a text of it is edited there: where in the record it stands, its field in both
/// languages, and the keys. Tab goes on to the next text unless the field has more controls; Esc closes.
class PageCard : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PageCard(QWidget* parent);

    /// With the cursor in the field, which the card owns from now on. `places` lead to the text, the outermost first.
    void open(const QStringList& places, CardField* field, Language language);
    /// The field goes; the cursor is elsewhere already.
    void close();
    /// At the text's box, within `room`, both in the parent: flush below, or above where there is no room.
    void placeAt(const QRect& box, const QRect& room);

Q_SIGNALS:
    void nextWanted(int by); ///< 1 for the next text of the page, -1 for the one before
    void formWanted();       ///< the same text in the form
    void closeWanted();
    void resized(); ///< the field has grown or shrunk

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() final;
    void drop(CardField& field);
    QWidget* makeHead();
    QWidget* makeFoot();

    ElidedLabel* m_path = nullptr;
    QLabel* m_place = nullptr;
    QToolButton* m_more = nullptr;
    QToolButton* m_close = nullptr;
    QMenu* m_menu = nullptr;
    QList<KeySign*> m_keys;
    QList<QLabel*> m_words; ///< what the keys do
    QVBoxLayout* m_layout;
    CardField* m_field = nullptr;
    bool m_above = false; ///< the card stands above its text
};

} // namespace duovita
