#pragma once

#include "core/storage/peoplefilter.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace duovita {

/// Filters the list of people: a button with a menu, for use beside the search, and while a filter is active, this
/// widget: a chip that names and removes it.
class PeopleFilterBar : public QWidget {
    Q_OBJECT

public:
    PeopleFilterBar(QString databasePath, QWidget* parent = nullptr);

    QToolButton* button() const { return m_button; }
    const PeopleFilter& filter() const { return m_filter; }
    void setFilter(const PeopleFilter& filter); ///< emits changed() if it differs
    void retranslate();

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void askForTags();
    void showMenu(const QStringList& tags);
    void addChoice(const QString& words, bool isChosen, const PeopleFilter& chosen);
    static QString wordsFor(Language language);
    QString withTag(const QString& words) const;
    QString briefly() const;
    void updateChip();

    QString m_path;
    QToolButton* m_button;
    QToolButton* m_chip;
    QMenu* m_menu;
    PeopleFilter m_filter;
};

} // namespace duovita
