#pragma once

#include "core/matching/factchanges.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace duovita {

/// What else accepting a document changes in an entry, where its form does not show it: a line for each fact, and on
/// whose pages it is seen, too.
class ChangeList : public QWidget {
    Q_OBJECT

public:
    explicit ChangeList(QWidget* parent = nullptr);

    /// `kind`: of the entry's section; `language`: the document's, whose own pages are not mentioned. None: every page
    /// is one of its own.
    void show(const QList<FactChange>& changes, std::optional<SectionKind> kind, std::optional<Language> language);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addRow(const QString& subject, const QString& words, const QString& pages);
    void addWords(const QString& words, int row);

    QLabel* m_title;
    QGridLayout* m_rows = nullptr;
    QWidget* m_body = nullptr;
    QList<FactChange> m_shown;
    std::optional<SectionKind> m_kind;
    std::optional<Language> m_language;
};

} // namespace duovita
