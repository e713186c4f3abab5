#pragma once

#include "core/domain/localized.h"
#include "ui/widgets/growingtextedit.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace duovita {

/// How the sides of a text stand, by language.
using TextStates = std::array<TextState, languageCount>;

/// One text in both languages: two fields of equal height side by side, each with its translation state, and a menu
/// with what one can do about it. A shared text has one field across.
class LocalizedEdit : public QWidget {
    Q_OBJECT

public:
    enum class Texts { Plain, Formatted }; ///< formatted ones are Markdown, shown as it will look

    /// `name` is the object names' stem: "field.title" gives "field.title.en" and "field.title.zh".
    LocalizedEdit(const QString& name, const QString& label, Texts kind, QWidget* parent = nullptr);

    void show(const LocalizedText& text);
    void show(const LocalizedRichText& text);
    GrowingTextEdit* edit(Language language) const { return m_edits[indexOf(language)]; }

Q_SIGNALS:
    void edited(duovita::Language language, const QString& text);
    void confirmed(duovita::Language language);
    void sharedChanged(bool shared);
    void focusLeft();

private:
    template <typename Text>
    void showSides(const Localized<Text>& text);
    void fillMenu();
    void showStates();

    std::array<GrowingTextEdit*, languageCount> m_edits{};
    std::array<QLabel*, languageCount> m_marks{};
    QToolButton* m_menu;
    TextStates m_states{};
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
