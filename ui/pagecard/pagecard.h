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

/// Floats over a page while a text is edited there: shows the text's place in the record, its field in both languages,
/// and the shortcuts. Tab goes to the text's other language, or the field's next control, and then to the next text of
/// the page; Esc closes.
class PageCard : public Retranslated<QWidget> {
    Q_OBJECT

public:
    static constexpr int narrowest = 440; ///< pixels that two languages need side by side

    explicit PageCard(QWidget* parent);

    /// Takes ownership of the field and focuses it. `places` is the path to the text, outermost first.
    void open(const QStringList& places, CardField* field, Language language);
    /// Deletes the field; the focus must be elsewhere already.
    void close();
    /// Places the card at the text's box within `room`, both in the parent's coordinates: directly below, or above if
    /// there is no room.
    void placeAt(const QRect& box, const QRect& room);

Q_SIGNALS:
    void nextWanted(int by); ///< 1: the next text of the page, -1: the previous one
    void formWanted();       ///< edit the same text in the form
    void closeWanted();
    void resized(); ///< the field's height changed

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() final;
    void showKeys();
    void drop(CardField& field);
    QWidget* makeHead();
    QWidget* makeFoot();
    int hintsWidth() const;
    void fitHints(int width);
    void settle();

    ElidedLabel* m_path = nullptr;
    QLabel* m_place = nullptr;
    QToolButton* m_more = nullptr;
    QToolButton* m_close = nullptr;
    QMenu* m_menu = nullptr;
    QList<KeySign*> m_keys;
    QList<QLabel*> m_words; ///< explanations of the shortcuts
    bool m_isSettling = false;
    QList<QWidget*> m_hints; ///< a key and its explanation
    QVBoxLayout* m_layout;
    CardField* m_field = nullptr;
    Language m_language = firstLanguage; ///< of the page
    bool m_above = false;                ///< whether the card is above its text
};

} // namespace duovita
