#pragma once

#include "core/storage/peoplefilter.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace duovita {

/// What the list of people is narrowed to: a button with a menu, to stand beside the search, and, while there is a
/// filter, this: a chip that says which, and takes it away.
class PeopleFilterBar : public QWidget {
    Q_OBJECT

public:
    PeopleFilterBar(QString databasePath, QWidget* parent = nullptr);

    QToolButton* button() const { return m_button; }
    const PeopleFilter& filter() const { return m_filter; }
    void setFilter(const PeopleFilter& filter); ///< says changed() if it is another
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
    void sayFilter();

    QString m_path;
    QToolButton* m_button;
    QToolButton* m_chip;
    QMenu* m_menu;
    PeopleFilter m_filter;
};

} // namespace duovita
