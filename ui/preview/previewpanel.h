#pragma once

#include "ui/preview/pagesview.h"
#include "ui/widgets/retranslation.h"

class QBoxLayout;
class QHBoxLayout;
class QSettings;
class QToolButton;

namespace duovita {

class ElidedLabel;
class SegmentBar;

/// The documents of one language, or of both next to each other, scrolled together by entry; where there is no room
/// for that, one under the other. Only what is shown is made.
class PreviewPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PreviewPanel(const ExportFonts& fonts, QWidget* parent = nullptr);

    void setPerson(const Person& person, const CvId& cv); ///< one of the person's
    void clear();
    QList<LayoutFinding> findings(Language language) const; ///< of the document shown
    /// How many texts the documents lack, by their language, as the list of problems counts them: until that has
    /// counted, the documents say it themselves.
    void setMissing(const QList<int>& texts);
    PagesView& view(Language language) const { return *m_sides[indexOf(language)].view; }

    /// What is chosen in the outline: it is marked, and brought into view, as soon as it is on a page.
    void mark(const ContentSource& source);
    void showMark(bool shown);
    /// Where problems are, and which of them is chosen.
    void markProblems(const QList<ContentSource>& places, const std::optional<ContentSource>& chosen);
    /// The text with the cursor: it is kept in view.
    void followCaret(const ContentSource& source);

    void setLanguages(const QList<Language>& languages); ///< those shown: one, or all
    const QList<Language>& languages() const { return m_languages; }
    Language language() const; ///< the one that is shown; of both, the interface's
    void zoomBy(double factor);
    void fitWidth();
    void setWholePage(bool whole); ///< a page fits the height; otherwise the width
    bool showsWholePage() const { return m_wholePage; }
    void focusPages();
    /// They stand in the form's place: the way back to it is shown, and asked for by windowWanted().
    void setInPlaceOfForm(bool inPlace);

    void restore(const QSettings& settings); ///< which languages, and what fits
    void remember(QSettings& settings) const;

    /// Stands below the head, while it is shown; becomes a child.
    void setNotice(QWidget& notice);

    /// Opens the menu of the person's CVs. Hidden until somebody lays it out elsewhere in the window.
    QToolButton& cvChoice() const { return *m_choice; }

Q_SIGNALS:
    void sourceClicked(const duovita::ContentSource& source, duovita::Language language);
    void editWanted(const duovita::ContentSource& source, duovita::Language language); ///< there, on the page
    void problemClicked(const duovita::ContentSource& place);                          ///< one that is marked
    void languagesChanged(); ///< others are shown, or the same again
    void updated(duovita::Language language);
    void arranged();     ///< texts may stand elsewhere in the views
    void windowWanted(); ///< of its own, or back from there

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Side {
        PreviewBuilder* builder;
        PagesView* view;
        ElidedLabel* status;
    };
    void retranslate() final;
    Side makeSide(Language language, const ExportFonts& fonts);
    void makeHead();
    QToolButton* makeButton(const char* name, const char* icon);
    void arrange();
    void showDocument(std::size_t index, const PreviewDocument& document);
    void request(std::size_t index);
    void look(std::size_t index);
    void showStatuses();
    const PreviewDocument* madeFor(const Side& side) const;
    QStringList statusOf(const Side& side, bool withPages) const;
    QStringList detailsOf(const Side& side) const;
    void follow(const PagesView* leader);
    void reveal(std::size_t index);
    void showBeginning(std::size_t index);
    bool isShown(Language language) const { return m_languages.contains(language); }

    QToolButton* m_choice;
    std::array<Side, languageCount> m_sides;
    QWidget* m_head;
    QHBoxLayout* m_headLine = nullptr;
    SegmentBar* m_shown = nullptr;
    QToolButton* m_fit = nullptr;
    QToolButton* m_window = nullptr;
    QToolButton* m_back = nullptr;   ///< to the form in whose place they stand
    QBoxLayout* m_columns = nullptr; ///< of the views
    QWidget* m_between;              ///< a line, where one stands under the other
    QWidget* m_line;                 ///< below the head while pages are scrolled beneath it
    QList<Language> m_languages;
    std::optional<Person> m_person;
    CvId m_cv;
    ContentSource m_marked;
    ContentSource m_caret;
    std::array<bool, languageCount> m_revealing{}; ///< what is followed is on no page yet
    std::array<bool, languageCount> m_fresh{};     ///< the pages to come are of another person than those shown
    std::array<bool, languageCount> m_unmade{};    ///< they were not asked for, as nobody sees them
    std::array<QString, languageCount> m_failures;
    QList<int> m_missing; ///< empty: not counted yet
    double m_zoom = 1;
    bool m_wholePage = false;
    bool m_following = false;
};

} // namespace duovita
