#pragma once

#include "core/matching/factchanges.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace duovita {

/// Lists the changes that accepting a document makes to an entry or to the person's own data and that no field marks,
/// or that other languages' documents show, too: a line for each change, with the pages that show it.
class ChangeList : public QWidget {
    Q_OBJECT

public:
    explicit ChangeList(QWidget* parent = nullptr);

    /// `kind`: of the entry's section. `language`: the document's; its own pages are not mentioned. Without a language,
    /// no pages are.
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
