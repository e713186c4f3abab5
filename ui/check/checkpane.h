#pragma once

#include "core/export/pdfexporter.h"
#include "ui/widgets/retranslation.h"

#include <QHash>
#include <QScrollArea>
#include <QTimer>

namespace duovita {

class FoldGroup;
class HeadingsBelow;
class ParserPart;
class PostingPart;
class ProblemsPanel;

/// What to look at before a CV goes out: its problems with remedies, what a parser reads of it, and which words of a
/// job posting it lacks. Reads the document itself, away from the interface's thread, while it is seen.
class CheckPane : public Retranslated<QScrollArea> {
    Q_OBJECT

public:
    /// Takes the list of problems in.
    CheckPane(ProblemsPanel& problems, const ExportFonts& fonts, QWidget* parent = nullptr);

    /// The document that is shown: one of the person's CVs, in that language.
    void setPerson(const Person& person, const CvId& cv, Language language);
    void clear();                              ///< nobody is shown
    QWidget* makeTools(QWidget* parent) const; ///< for the head of the pane that it stands in
    enum class Part { Problems, Parser, Posting };
    static QString nameOf(Part part); ///< what its heading says
    /// Opens the part, scrolls to it and gives it the focus.
    void goTo(Part part);
    /// The problem that is there, on the pages, is chosen and seen in the list.
    void chooseProblem(const ContentSource& place);

Q_SIGNALS:
    void said(const QString& words); ///< to be shown for a moment

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
    void goTo(FoldGroup& part);
    void placeHeadings();
    void copyWord(const QString& word);

    const ExportFonts& m_fonts;
    ProblemsPanel& m_problems;
    ParserPart* m_parser;
    PostingPart* m_posting;
    HeadingsBelow* m_below;
    bool m_placing = false; ///< what is placed changes the area
    std::optional<Shown> m_shown;
    std::optional<Language> m_readLanguage; ///< chosen for the parser, in place of the one that is shown
    bool m_current = false;                 ///< what is read of it is shown
    bool m_reading = false;                 ///< one document at a time
    QTimer m_soon;
    QHash<PersonId, QString> m_postings; ///< while the program runs: what somebody applies for is no part of a record
};

} // namespace duovita
