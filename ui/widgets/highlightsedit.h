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
class QuietButton;
struct PastedLine;

/// The points of an entry as aligned rows, English and Chinese beside each other. Enter adds a row, within a text
/// it parts it. Backspace where a text begins joins it with the row above, Delete where it ends with the one below;
/// Backspace in an empty row removes it. Tab and Shift+Tab where a text begins nest, Alt+Up and Alt+Down move. A handle
/// in the left margin, there while the pointer or the cursor is in the row, drags it, with what is nested in it.
class HighlightsEdit : public QWidget {
    Q_OBJECT

public:
    explicit HighlightsEdit(QWidget* parent = nullptr);
    ~HighlightsEdit() override;

    /// The languages in which a text that is not there is called missing: for the rows that are made after.
    void setNeeded(const QList<Language>& languages) { m_needed = languages; }
    void setTitle(const QString& title); ///< above the rows
    void setHighlights(const QList<Highlight>& highlights);
    /// Why documents do not show a point, for those that they do not: an eye stands in the place of its sign.
    void setOmissions(const QHash<HighlightId, QString>& omissions);
    void focusText(const HighlightId& id, Language language);

Q_SIGNALS:
    /// `key` names the row and language while typing, and is empty for what is a step of its own.
    void edited(const QList<duovita::Highlight>& highlights, const QString& key);
    /// The menu of a point's texts is about to be shown; others may add to it.
    void menuFilled(QMenu* menu, const duovita::HighlightId& point);
    /// The same of the menu of its sign; what is added goes again.
    void signMenuFilled(QMenu* menu, const duovita::HighlightId& point);
    void stepEnded(); ///< what is edited next is a step of its own

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        QWidget* widget;
        QuietButton* bullet;
        LocalizedEdit* texts;
        PointHandle* handle = nullptr; ///< made when the row is first pointed at
    };
    Row makeRow(qsizetype index);
    void showRow(qsizetype index, const QString& sign);
    void setStyle(qsizetype index, HighlightStyle style);
    void nest(qsizetype index, int by);
    void moveRow(qsizetype index, int by, Language language);
    void followPointer(qsizetype index, const QEvent& event);
    void showHandle(qsizetype index, bool shown);
    qsizetype nestedEnd(qsizetype index) const; ///< behind the last row that is nested in it
    qsizetype dropIndex(int y) const;           ///< before which row one at this height is dropped
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
    void addNesting(QMenu& menu, qsizetype index);
    bool nestByTab(qsizetype index, Language language, int by);
    void orderTabs();
    void commit(const QString& key = {});
    bool handleKey(qsizetype index, Language language, const QKeyEvent& press);
    bool handleErasing(qsizetype index, Language language, const QKeyEvent& press);

    QList<Highlight> m_highlights;
    QHash<HighlightId, MatchedSides<RichText>> m_matched;
    QHash<HighlightId, QString> m_omissions;
    QList<Row> m_rows;
    QList<Language> m_needed = everyLanguage();
    QLabel* m_title;
    QPushButton* m_add;
    QWidget* m_dropLine; ///< where the dragged row would go
    QVBoxLayout* m_layout;
    QVBoxLayout* m_rowLayout;
};

} // namespace duovita
