#pragma once

#include "core/terms/neededtexts.h"
#include "ui/widgets/growingtextedit.h"

#include <QSet>
#include <QWidget>

class QMenu;

namespace duovita {

class QuietButton;

/// A widget with language pairs that are all divided at the same x position and end at its right edge.
class PairColumns {
public:
    virtual ~PairColumns() = default;
    /// Pixels from the dividing line to the boxes' right edge, including both hairlines.
    virtual int secondHalf() const = 0;
};

/// The state of each side.
using TextStates = std::array<TextState, languageCount>;

/// Edits a text in both languages: two halves of one box, divided at the same position as all pairs of a form
/// (PairColumns). A half that is missing, stale or differs from the other has a sign. Actions are in a menu, which
/// opens from the sign, from a button in the right margin (shown while the pointer or cursor is here), with Alt+Enter,
/// and in the fields' context menus. Tab goes from side to side and skips the button. A shared text has a single field,
/// even while empty, so that no field disappears during typing.
class LocalizedEdit : public QWidget {
    Q_OBJECT

public:
    /// Formatted texts are Markdown, shown formatted; names are not spell-checked.
    enum class Texts { Plain, Formatted, FormattedNames };

    /// `name` is the prefix of object names: "field.title" gives "field.title.en" and "field.title.zh".
    LocalizedEdit(const QString& name, const QString& label, Texts kind, QWidget* parent = nullptr);

    void show(const LocalizedText& text);
    void show(const LocalizedRichText& text);
    bool isShared() const { return m_shared; }
    /// Offers a text for an empty side: shown as a placeholder, and accepted with Tab, which goes on, with Right, which
    /// stays, or in the menu. An empty text removes the offer. Not for formatted texts.
    void offer(Language side, const QString& text);
    /// Placeholder for what documents show if no side has a text.
    void setStandIn(Language side, const QString& text);
    /// Placeholder for what a language's documents show if its side is empty, even if the other is not.
    void setUsual(Language side, const QString& text);
    /// The languages that need the text (core/terms/neededtexts.h); only there it is marked as missing. The default is
    /// all. Takes effect with the next text shown.
    void setNeeded(const QList<Language>& languages) { m_needed = languages; }
    /// Says that the sides contradict each other: a sign on the last one has these words. Empty: they do not.
    void setDifference(const QString& words);
    GrowingTextEdit* edit(Language language) const { return m_edits[indexOf(language)]; }
    /// Adds a small control between the box and the margin; the box gets narrower, but its division stays.
    void addBeside(QWidget* control);

    /// When somebody last began to write in it: the focus came from elsewhere.
    Timestamp entered() const { return m_entered; }

    static constexpr int margin = 24; ///< right of the box; holds the menu button

Q_SIGNALS:
    void edited(duovita::Language language, const QString& text);
    /// The user accepted an offer: the texts of all sides, including the offered one. Empty sides stay unchanged; if
    /// none is empty, all become translations of each other.
    void taken(const std::array<QString, languageCount>& texts);
    void menuFilled(QMenu* menu); ///< the menu is about to be shown; receivers may add items
    void shown();                 ///< the displayed texts may have changed
    void confirmed(duovita::Language language);
    void differenceWanted(); ///< the user wants to see the difference where it can be mended
    void sharedChanged(bool shared);
    void stepEnded(); ///< the next edit starts a new undo step: the focus left, or an edit consists of two steps

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
    void showSign(Language side);
    void showGhost(Language side);
    bool isMissing(Language side) const; ///< and needed
    void showMenuButton();
    void noteFocus(const QFocusEvent& event);
    void popUpMenu();

    std::array<GrowingTextEdit*, languageCount> m_edits{};
    Halves* m_halves;
    QuietButton* m_menu;
    QList<QWidget*> m_besides;
    TextStates m_states{};
    bool m_shared = false;
    Timestamp m_entered;
    bool m_isLeft = true; ///< the focus is elsewhere in the window
    QList<Language> m_needed = everyLanguage();
    std::array<QString, languageCount> m_offers;
    QSet<Language> m_emptied; ///< the halves whose text the user has deleted, until something is typed
    std::array<QString, languageCount> m_standIns;
    std::array<QString, languageCount> m_usual;
    QString m_difference;
};

/// Implements the menu item "Same in both languages".
template <typename Text>
void setShared(Localized<Text>& text, bool shared)
{
    if (shared)
        text.share(text.resolve(allLanguages.front()).value_or(allLanguages.front()));
    else
        text.unshare();
}

} // namespace duovita
