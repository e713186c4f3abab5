#pragma once

#include <QWidget>

class QSettings;
class QSplitter;
class QStackedWidget;

namespace duovita {

class FindPanel;
class MessageBar;
class MiddlePane;
class PeoplePanel;
class PreviewPanel;
class ProblemsPanel;
class ReviewPage;
class WelcomePage;

/// The room of the window: people, what is edited, and the pages above their problems; what is said of them below. A
/// review, or the ways to begin in an empty store, stand in their place.
class Workspace : public QWidget {
    Q_OBJECT

public:
    /// The parts that it arranges.
    struct Parts {
        PeoplePanel& people;
        MiddlePane& middle;
        PreviewPanel& preview;
        ProblemsPanel& problems;
        WelcomePage& welcome;
        ReviewPage& review;
        FindPanel& find;
        MessageBar& messages;
        QWidget& saveState;
    };
    Workspace(const Parts& parts, QWidget* window);

    void restore(const QSettings& settings);
    void remember(QSettings& settings) const;
    /// The parts, the review of a document, or, where there is nobody, the welcome.
    void showParts(bool nobody);
    /// The keys go round: people, what is edited, pages, message.
    void goToNextPart();
    QSplitter& columns() const { return *m_columns; }
    QSplitter& right() const { return *m_right; } ///< the pages above the problems
    /// Nothing can be done in it meanwhile.
    void setPartsEnabled(bool enabled);

private:
    void place();
    void placeStrip();

    Parts m_parts;
    QSplitter* m_columns;
    QSplitter* m_right;
    QStackedWidget* m_stack;
    QWidget* m_strip; ///< below all parts: what is said, and whether it is saved
};

} // namespace duovita
