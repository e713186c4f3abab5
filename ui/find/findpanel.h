#pragma once

#include "core/checks/textsearch.h"
#include "core/editing/persondocument.h"
#include "ui/widgets/retranslation.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace duovita {

/// Finds a text in the open record, in one or both languages, and replaces a single match, or all in one undo step.
class FindPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit FindPanel(QWidget* parent = nullptr);

    void setDocument(PersonDocument* document); ///< not owned; null for none
    void open();

Q_SIGNALS:
    void matchChosen(const duovita::ContentSource& source, duovita::Language language, const QString& text);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate() final;
    TextQuery query() const;
    void search();
    void showMatches(const QList<TextMatch>& matches);
    void go(int by);
    void replaceHere();
    void replaceAll();

    PersonDocument* m_document = nullptr;
    QLineEdit* m_text;
    QLineEdit* m_replacement;
    QComboBox* m_language;
    QCheckBox* m_case;
    QCheckBox* m_words;
    QLabel* m_count;
    QToolButton* m_previous;
    QToolButton* m_next;
    QPushButton* m_replace;
    QPushButton* m_replaceAll;
    QToolButton* m_close;
    QTimer m_soon;
    int m_round = 0;
    QList<TextMatch> m_matches;
    qsizetype m_current = -1;
};

} // namespace duovita
