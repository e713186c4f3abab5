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

/// The room of the window below the bar: people, outline, the middle, the pages, each at full height. A review, or the
/// ways to begin in an empty store, stand in their place. In Design the templates take the room of people and outline,
/// so that no edge moves with the mode. What has no room folds away: people first, then the pages, the outline last; in
/// Design the templates before the pages, since one wants to see what a setting does.
/// The pages of both languages take more than half of what the lists leave.
class Workspace : public QWidget {
    Q_OBJECT

public:
    /// The parts that it arranges.
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
    /// The panes that can be hidden.
    enum class Pane { People, Outline, Pages };

    Workspace(const Parts& parts, QWidget* window);

    void restore(const QSettings& settings);
    void remember(QSettings& settings) const;
    /// The parts, the review of a document, or, where there is nobody, the welcome.
    void showParts(bool nobody);
    /// The keys go round: people, outline, what is edited, pages, message.
    void goToNextPart(const std::function<bool()>& goToMessage);
    QSplitter& columns() const { return *m_columns; }
    /// Nothing can be done in it meanwhile.
    void setPartsEnabled(bool enabled);

    bool isWanted(Pane pane) const; ///< by the person; there may be no room for it
    void setWanted(Pane pane, bool wanted);
    bool isShown(Pane pane) const;
    /// The form and the page alone.
    bool isFocused() const { return m_focused; }
    void setFocused(bool focused);
    /// Where there is no room beside the form: the pages in its place, and back.
    void showPagesAlone(bool alone);
    bool showsPagesAlone() const { return m_pagesAlone; }
    /// Whether the pages have room beside the form at all.
    bool hasRoomForPages() const;
    /// The list of people below this, until one of them is chosen: for where it is folded away.
    void popUpPeople(QWidget& below);
    /// The same of the templates, until closeGallery().
    void popUpGallery(QWidget& below);
    void closeGallery();
    /// They are folded away although one designs.
    bool isGalleryFolded() const;
    /// They are in a window of their own, or come back.
    void setPagesAway(bool away);

Q_SIGNALS:
    void shownChanged(); ///< other panes than before

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { People, Outline, Gallery, Middle, Pages, columnCount }; ///< in the order of the splitter

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
    bool m_pagesAway = false; ///< they are in a window of their own
    bool m_both = false;      ///< the pages of both languages stand beside each other
    /// Pixels of all columns, for each state that has widths of its own: in Write and Check, in Design, and the same
    /// with the pages of both languages.
    std::array<QList<int>, 4> m_widths;
    std::array<bool, 4> m_moved{}; ///< by the person
};

} // namespace duovita
