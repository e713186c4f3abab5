#pragma once

#include "ui/preview/documentbar.h"
#include "ui/preview/pagesview.h"
#include "ui/widgets/retranslation.h"

class QToolButton;

namespace duovita {

class ElidedLabel;

/// The documents of both languages next to each other, scrolled together by entry.
class PreviewPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PreviewPanel(const ExportFonts& fonts, QWidget* parent = nullptr);

    void setPerson(const Person& person, const CvId& cv); ///< one of the person's
    void clear();
    QList<LayoutFinding> findings(Language language) const; ///< of the document shown
    void mark(const ContentSource& source);
    void zoomBy(double factor);
    void fitWidth();
    void focusPages();
    Language language() const; ///< the one that is shown; of both, the interface's
    QToolButton& cvChoice() const { return m_bar->choice(); }

Q_SIGNALS:
    void sourceClicked(const duovita::ContentSource& source, duovita::Language language);
    void updated(duovita::Language language);
    void cvEdited(const duovita::Cv& cv);
    void designWanted();

private:
    void retranslate() final;
    struct Side {
        PreviewBuilder* builder;
        PagesView* view;
        ElidedLabel* status;
        QToolButton* toggle;
    };
    Side makeSide(Language language, const ExportFonts& fonts);
    void request(std::size_t index);
    void look(std::size_t index);
    void showStatus(const Side& side);
    static void say(const Side& side, const QString& words, const QStringList& details = {});
    void follow(const PagesView* leader);
    void showMarked(const Side& side);
    void showBeginning(const Side& side);

    DocumentBar* m_bar;
    std::array<Side, languageCount> m_sides;
    std::optional<Person> m_person;
    CvId m_cv;
    ContentSource m_marked;
    std::array<bool, languageCount> m_fresh{};  ///< the pages to come are of another person than those shown
    std::array<bool, languageCount> m_unmade{}; ///< they were not asked for, as nobody sees them
    double m_zoom = 1;
    bool m_following = false;
};

} // namespace duovita
