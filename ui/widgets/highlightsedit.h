#pragma once

#include "core/domain/entry.h"
#include "core/terms/neededtexts.h"
#include "ui/typing.h"

#include <QWidget>

class QKeyEvent;
class QMenu;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace duovita {

class FormattedTextEdit;
class LocalizedEdit;
class PointHandle;
struct PastedLine;

/// The points of an entry as aligned rows, English and Chinese side by side. Enter adds a row, or splits one within a
/// text. Backspace at the beginning of a text joins it with the previous row, Delete at the end with the next;
/// Backspace in an empty row removes it. Tab and Shift+Tab at the beginning of a text change the nesting; Alt+Up and
/// Alt+Down move the row. A handle in the left margin, shown while the pointer or the cursor is in the row, drags it
/// with its nested rows.
class HighlightsEdit : public QWidget {
    Q_OBJECT

public:
    explicit HighlightsEdit(QWidget* parent = nullptr);
    ~HighlightsEdit() override;

    /// The languages in which a text counts as missing; affects rows created later.
    void setNeeded(const QList<Language>& languages) { m_needed = languages; }
    void setTitle(const QString& title); ///< heading above the rows
    void setHighlights(const QList<Highlight>& highlights);
    /// Which points not all CVs have; an icon takes the place of their sign.
    struct CvMark {
        bool shownHere; ///< in the shown CV; otherwise the mark is a crossed-out eye
        QString words;  ///< tool tip and accessible description

        bool operator==(const CvMark&) const = default;
    };
    void setCvMarks(const QHash<HighlightId, CvMark>& marks);
    /// Says of which points the sides contradict each other, and how.
    void setDifferences(const QHash<HighlightId, QString>& words);
    void setAddNote(const QString& note); ///< beside the button that adds a point
    void focusText(const HighlightId& id, Language language);

Q_SIGNALS:
    /// `key` identifies row and language during typing; empty for changes that are an undo step of their own.
    void edited(const QList<duovita::Highlight>& highlights, const QString& key);
    /// The menu of a point's text is about to be shown; receivers may add items.
    void menuFilled(QMenu* menu, const duovita::HighlightId& point);
    /// The same for the menu of its sign. Added items are removed afterwards.
    void signMenuFilled(QMenu* menu, const duovita::HighlightId& point);
    void stepEnded(); ///< the next edit starts a new undo step
    void differenceWanted(const duovita::HighlightId& point);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        QWidget* widget;
        PointHandle* bullet;
        LocalizedEdit* texts;
        PointHandle* handle = nullptr; ///< created when the pointer first enters the row
    };
    Row makeRow(qsizetype index);
    void drop(const Row& row);
    void showRow(qsizetype index, const QString& sign);
    void setStyle(qsizetype index, HighlightStyle style);
    void nest(qsizetype index, int by);
    void moveRow(qsizetype index, int by, Language language);
    void followPointer(qsizetype index, const QEvent& event);
    void showHandle(qsizetype index, bool shown);
    qsizetype nestedEnd(qsizetype index) const; ///< index after the last row nested in it
    qsizetype dropIndex(int y) const;           ///< index before which a row is dropped at this height
    void dragRow(qsizetype index, int y);
    void dropRow(qsizetype index, int y);
    void insertRow(qsizetype index, Language language);
    Language languageAfter(qsizetype index, Language language) const;
    bool partRow(qsizetype index, Language language);
    bool joinRow(qsizetype index, Language language);
    void takeLines(qsizetype index, Language language, QList<PastedLine> lines);
    FormattedTextEdit* formattedEdit(qsizetype index, Language language) const;
    void removeRow(qsizetype index, Language language);
    void addStyles(QMenu& menu, qsizetype index);
    void addKeyed(QMenu& menu, const QString& words, const QKeySequence& key, const std::function<void()>& action);
    void addMoves(QMenu& menu, qsizetype index);
    void addNesting(QMenu& menu, qsizetype index);
    bool nestByTab(qsizetype index, Language language, int by);
    void orderTabs();
    void commit(const QString& key = {});
    bool handleKey(qsizetype index, Language language, const QKeyEvent& press);
    bool handleErasing(qsizetype index, Language language, const QKeyEvent& press);

    QList<Highlight> m_highlights;
    QHash<HighlightId, MatchedSides<RichText>> m_matched;
    QHash<HighlightId, CvMark> m_marks;
    QHash<HighlightId, QString> m_differences;
    QList<Row> m_rows;
    QList<Language> m_needed = everyLanguage();
    QLabel* m_title;
    QPushButton* m_add;
    QLabel* m_addNote;
    QWidget* m_dropLine; ///< the drop indicator
    QVBoxLayout* m_layout;
    QVBoxLayout* m_rowLayout;
};

} // namespace duovita
