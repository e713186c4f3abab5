#pragma once

#include <QWidget>

#include <array>
#include <functional>

class QSettings;
class QSplitter;
class QStackedWidget;

namespace duovita {

class FindPanel;
class MiddlePane;
class PanePopup;
class PeoplePanel;
class PreviewPanel;
class ReviewPage;
class WelcomePage;

/// The area below the top bar, with full-height panes: people, outline, middle, pages. A review, or the welcome page of
/// an empty store, replaces them. In Design mode, the templates take the place of people and outline, so that no edge
/// moves with the mode. If there is too little room, panes fold away: people first, then the pages, the outline last;
/// in Design the templates before the pages, which show what a setting does. With both languages, the pages get more
/// than half of the width besides the lists.
class Workspace : public QWidget {
    Q_OBJECT

public:
    /// The widgets that it arranges.
    struct Parts {
        QWidget& bar;
        PeoplePanel& people;
        QWidget& outline;
        MiddlePane& middle;
        QWidget& gallery;
        PreviewPanel& preview;
        WelcomePage& welcome;
        ReviewPage& review;
        FindPanel& find;
    };
    /// Panes that the user can hide.
    enum class Pane { People, Outline, Pages };

    Workspace(const Parts& parts, QWidget* window);

    void restore(const QSettings& settings);
    void remember(QSettings& settings) const;
    /// Shows the parts, the review of a document, or the welcome page if there is nobody.
    void showParts(bool nobody);
    /// Moves the focus round: people, outline, middle, pages, message.
    void goToNextPart(const std::function<bool()>& goToMessage);
    QSplitter& columns() const { return *m_columns; }
    /// Enables or disables all parts.
    void setPartsEnabled(bool enabled);

    bool isWanted(Pane pane) const; ///< not hidden by the user; it may still lack room
    void setWanted(Pane pane, bool wanted);
    bool isShown(Pane pane) const;
    /// Whether only the form and the page are shown.
    bool isFocused() const { return m_focused; }
    void setFocused(bool focused);
    /// Shows the pages in place of the form, or returns, if both do not fit side by side.
    void showPagesAlone(bool alone);
    bool showsPagesAlone() const { return m_pagesAlone; }
    /// Whether the pages fit beside the form.
    bool hasRoomForPages() const;
    /// Shows the folded list of people as a popup below a widget until a person is chosen.
    void popUpPeople(QWidget& below);
    /// Shows the templates likewise, until closeGallery().
    void popUpGallery(QWidget& below);
    void closeGallery();
    /// Whether the templates are folded away in Design mode.
    bool isGalleryFolded() const;
    /// Whether the pages are in a separate window.
    void setPagesAway(bool away);

Q_SIGNALS:
    void shownChanged();                     ///< other panes are visible
    void peopleFolded(const QString& words); ///< the list of people made room for the pages of both languages

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { People, Outline, Gallery, Middle, Pages, columnCount }; ///< in the splitter's order

    void takeBack(int column);
    void place();
    QList<QWidget*> parts() const;
    bool inDesign() const;
    void arrange();
    void fitColumns(bool people, bool outline);
    void keepWidths();
    bool showsBoth(bool pages) const;
    std::size_t state() const;
    QList<int>& widths() { return m_widths.at(state()); }

    Parts m_parts;
    QSplitter* m_columns;
    PanePopup* m_peoplePopup;
    PanePopup* m_galleryPopup;
    QStackedWidget* m_stack;
    std::array<bool, 3> m_wanted{true, true, true};
    bool m_focused = false;
    bool m_pagesAlone = false;
    bool m_pagesAway = false; ///< in a separate window
    bool m_both = false;      ///< both languages' pages are side by side
    bool m_people = false;    ///< there is room for the list of people
    /// Column widths in pixels for each state: Write and Check, Design, and the same with both languages' pages.
    std::array<QList<int>, 4> m_widths;
    std::array<bool, 4> m_moved{}; ///< changed by the user
};

} // namespace duovita
