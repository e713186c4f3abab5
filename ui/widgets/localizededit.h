#pragma once

#include "core/terms/neededtexts.h"
#include "ui/widgets/growingtextedit.h"

#include <QWidget>

class QMenu;

namespace duovita {

class QuietButton;

/// What has pairs below each other and divides them all at one place. Its pairs end where it ends.
class PairColumns {
public:
    virtual ~PairColumns() = default;
    /// From the dividing line to the right edge of the boxes, pixels, with both hairlines.
    virtual int secondHalf() const = 0;
};

/// How the sides of a text stand, by language.
using TextStates = std::array<TextState, languageCount>;

/// One text in both languages: the halves of one box, divided where all pairs of a form are (PairColumns). A half that
/// is missing or older than the other has a sign. What one can do about it is in a menu: of the sign, of a button in
/// the margin at the right, which shows while the pointer or the cursor is there, by Alt+Enter, and in the fields' own
/// menus. Tab goes from side to side, not to the button. A shared text has one field across, also while it is empty: no
/// field goes while one types.
class LocalizedEdit : public QWidget {
    Q_OBJECT

public:
    /// Formatted ones are Markdown, shown as it will look; of names, no dictionary knows many.
    enum class Texts { Plain, Formatted, FormattedNames };

    /// `name` is the object names' stem: "field.title" gives "field.title.en" and "field.title.zh".
    LocalizedEdit(const QString& name, const QString& label, Texts kind, QWidget* parent = nullptr);

    void show(const LocalizedText& text);
    void show(const LocalizedRichText& text);
    bool isShared() const { return m_shared; }
    /// What an empty side may be filled with: it is shown there as a ghost, and taken with Tab, which goes on, with the
    /// Right key, which stays, or in the menu. Empty: nothing is offered. Not for formatted texts.
    void offer(Language side, const QString& text);
    /// What the documents show as long as no side has a text: it stands in the side as a ghost.
    void setStandIn(Language side, const QString& text);
    /// What the documents of a language show as long as its side has no text, whatever the other has.
    void setUsual(Language side, const QString& text);
    /// The languages that the text must be given in (core/terms/neededtexts.h): only there it is called missing. All,
    /// unless this says otherwise; shown with the next text.
    void setNeeded(const QList<Language>& languages) { m_needed = languages; }
    GrowingTextEdit* edit(Language language) const { return m_edits[indexOf(language)]; }
    /// A small control between the box and the margin; the box is narrower by it, its division stays.
    void addBeside(QWidget* control);

    static constexpr int margin = 24; ///< at the right of the box: the menu's button stands in it

Q_SIGNALS:
    void edited(duovita::Language language, const QString& text);
    /// Texts that were offered, for the sides that are not empty here; if none is, they are one thing in all languages.
    void taken(const std::array<QString, languageCount>& texts);
    void menuFilled(QMenu* menu); ///< its menu is about to be shown; others may add to it
    void shown();                 ///< other texts may stand in it now
    void confirmed(duovita::Language language);
    void sharedChanged(bool shared);
    void stepEnded(); ///< what is edited next is a step of its own: the focus has left, or one edit makes two

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Halves;
    void take(Language side);
    template <typename Text>
    void showSides(const Localized<Text>& text);
    void fillMenu(QMenu* menu);
    void showStates();
    void showGhost(Language side);
    bool isMissing(Language side) const; ///< and needed
    void showMenuButton();
    void popUpMenu();

    std::array<GrowingTextEdit*, languageCount> m_edits{};
    Halves* m_halves;
    QuietButton* m_menu;
    QList<QWidget*> m_besides;
    TextStates m_states{};
    bool m_shared = false;
    QList<Language> m_needed = everyLanguage();
    std::array<QString, languageCount> m_offers;
    std::array<QString, languageCount> m_standIns;
    std::array<QString, languageCount> m_usual;
};

/// What the menu's "Same in both languages" asks for.
template <typename Text>
void setShared(Localized<Text>& text, bool shared)
{
    if (shared)
        text.share(text.resolve(allLanguages.front()).value_or(allLanguages.front()));
    else
        text.unshare();
}

} // namespace duovita
