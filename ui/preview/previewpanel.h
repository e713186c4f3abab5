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

/// The documents of one language or of both side by side, scrolled together by entry; one below the other if there is
/// no room. Only visible documents are built.
class PreviewPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PreviewPanel(const ExportFonts& fonts, QWidget* parent = nullptr);

    void setPerson(const Person& person, const CvId& cv); ///< `cv` must be one of the person's
    void clear();
    QList<LayoutFinding> findings(Language language) const; ///< layout problems of the document shown
    /// Sets the number of missing texts per language as counted by the list of problems. Until then, the documents' own
    /// counts are shown.
    void setMissing(const QList<int>& texts);
    PagesView& view(Language language) const { return *m_sides[indexOf(language)].view; }

    /// Marks the outline's selected item and scrolls to it as soon as it is on a page.
    void mark(const ContentSource& source);
    void showMark(bool shown);
    /// Marks the problems' places, and emphasizes the chosen one.
    void markProblems(const QList<ContentSource>& places, const std::optional<ContentSource>& chosen);
    /// Keeps the text with the cursor visible.
    void followCaret(const ContentSource& source);

    void setLanguages(const QList<Language>& languages); ///< one, or all
    const QList<Language>& languages() const { return m_languages; }
    Language language() const; ///< the language shown; if both are, the interface's
    void zoomBy(double factor);
    void fitWidth();
    void setWholePage(bool whole); ///< fit the height instead of the width
    bool showsWholePage() const { return m_wholePage; }
    void focusPages();
    /// Call when the pages replace the form: shows a button to return, which emits windowWanted().
    void setInPlaceOfForm(bool inPlace);

    void restore(const QSettings& settings); ///< languages and page fit
    void remember(QSettings& settings) const;

    /// Shows the notice below the header; takes ownership.
    void setNotice(QWidget& notice);

    /// Opens the menu of the person's CVs. Hidden unless placed elsewhere in the window.
    QToolButton& cvChoice() const { return *m_choice; }

Q_SIGNALS:
    void sourceClicked(const duovita::ContentSource& source, duovita::Language language);
    void editWanted(const duovita::ContentSource& source, duovita::Language language); ///< edit the text on the page
    void problemClicked(const duovita::ContentSource& place);                          ///< a marked problem
    void languagesChanged(); ///< also if they are the same as before
    void updated(duovita::Language language);
    void arranged();     ///< texts may have moved in the views
    void windowWanted(); ///< open the pages in their own window, or bring them back

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

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
    QString detailsOf(const Side& side) const;
    void follow(const PagesView* leader);
    void reveal(std::size_t index);
    void showBeginning(std::size_t index);
    bool isShown(Language language) const { return m_languages.contains(language); }

    PreviewThreads m_threads;
    QToolButton* m_choice;
    std::array<Side, languageCount> m_sides;
    QWidget* m_head;
    QHBoxLayout* m_headLine = nullptr;
    SegmentBar* m_shown = nullptr;
    QToolButton* m_fit = nullptr;
    QToolButton* m_window = nullptr;
    QToolButton* m_back = nullptr;   ///< returns to the form that the pages replaced
    QBoxLayout* m_columns = nullptr; ///< contains the views
    QWidget* m_between;              ///< a line between stacked views
    QWidget* m_line;                 ///< below the header, over pages scrolled beneath it
    QList<Language> m_languages;
    std::optional<Person> m_person;
    CvId m_cv;
    ContentSource m_marked;
    ContentSource m_caret;
    std::array<bool, languageCount> m_revealing{}; ///< waiting for the followed text to appear on a page
    std::array<bool, languageCount> m_fresh{};     ///< the view still shows another person
    std::array<bool, languageCount> m_unmade{};    ///< not requested, because the view is hidden
    std::array<QString, languageCount> m_failures;
    QList<int> m_missing; ///< empty: not counted yet
    double m_zoom = 1;
    bool m_wholePage = false;
    bool m_following = false;
};

} // namespace duovita
