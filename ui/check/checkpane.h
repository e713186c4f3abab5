#pragma once

#include "core/export/pdfexporter.h"
#include "ui/widgets/retranslation.h"

#include <QScrollArea>
#include <QTimer>

class QSettings;

namespace duovita {

class FoldGroup;
class HeadingsBelow;
class ParserPart;
class PostingPart;
class ProblemsPanel;

/// What to look at before sending a CV: its problems with remedies, what a parser reads from it, and which words of a
/// job posting it lacks. Parses the document in the background, only while visible.
class CheckPane : public Retranslated<QScrollArea> {
    Q_OBJECT

public:
    /// Takes ownership of `problems`.
    /// `settings` keep the postings, and must outlive it.
    CheckPane(ProblemsPanel& problems, const ExportFonts& fonts, QSettings& settings, QWidget* parent = nullptr);

    /// Sets the document to check: one of the person's CVs, in that language.
    void setPerson(const Person& person, const CvId& cv, Language language);
    void clear();                              ///< show nobody
    QWidget* makeTools(QWidget* parent) const; ///< for the header of the surrounding pane
    enum class Part { Problems, Parser, Posting };
    static QString nameOf(Part part); ///< the heading of that part
    /// Opens the part, scrolls to it and gives it the focus.
    void goTo(Part part);
    /// Selects the problem at that place and scrolls to it.
    void chooseProblem(const ContentSource& place);
    void chooseDifference(const ContentSource& place); ///< the same, if the text's languages differ there

Q_SIGNALS:
    void messageRequested(const QString& words); ///< a short-lived message
    void settingWanted(const QString& control);  ///< the user wants to see a setting of the design

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shown {
        Person person;
        CvId cv;
        Language language;
    };

    void retranslate() final;
    void read();
    void keepPosting(const PersonId& person, const QString& text);
    void scrollTo(const std::optional<QRect>& row);
    void goTo(FoldGroup& part);
    void reveal(const FoldGroup& part);
    void placeHeadings();
    void copyWord(const QString& word);

    const ExportFonts& m_fonts;
    QSettings& m_settings;
    ProblemsPanel& m_problems;
    ParserPart* m_parser;
    PostingPart* m_posting;
    HeadingsBelow* m_below;
    bool m_placing = false; ///< guards against recursion: placing headings resizes the area
    std::optional<Shown> m_shown;
    std::optional<Language> m_readLanguage; ///< chosen for the parser instead of the shown language
    bool m_current = false;                 ///< what is displayed is up to date
    bool m_reading = false;                 ///< only one document is read at a time
    QTimer m_soon;
};

} // namespace duovita
