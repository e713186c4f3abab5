#pragma once

#include "ui/design/designlook.h"

#include <QHash>
#include <QScrollArea>

class QAbstractItemModel;
class QVBoxLayout;

namespace duovita {

class CvRow;
class DesignGroup;
class DesignRow;
struct Cv;
struct Person;

/// All that can be set of a CV's look, in groups that fold; the one part of the design pane that scrolls. What can do
/// nothing in the look is hidden, or greyed with its reason (designplan.h).
class DesignGroups : public QScrollArea {
    Q_OBJECT

public:
    /// `families` are of the installed fonts.
    explicit DesignGroups(QAbstractItemModel& families, QWidget* parent = nullptr);

    void showCv(const Cv& cv); ///< what is of the CV whatever its look
    void showLook(const Person& person, const Cv& cv, const DesignLook& look);
    /// Which entries go with what is left out for want of a text: a line for each language.
    void showAbsences(const QStringList& lines);
    void setLookEnabled(bool enabled); ///< there is a look

    /// Opens what the control of that name is in, and gives it the focus. Of a setting that can do nothing in the look,
    /// or for the record, goes to what is in its way and says so; else empty.
    QString goTo(const QString& control);

    /// Which are open, and of which what is seldom wanted.
    QList<bool> openGroups() const;
    void setOpenGroups(const QList<bool>& open);

Q_SIGNALS:
    void chosen(const duovita::DesignKey& key, const duovita::DesignValues& values, bool apart);
    void cvChosen(const duovita::CvRow& row);
    void resetWanted(const QList<const duovita::DesignKey*>& keys);
    void settled(); ///< a slider has been let go

private:
    void addGroup(DesignKey::Group group, QVBoxLayout& column);
    void addCvRows(DesignGroup& group);
    void addRow(DesignGroup& group, const struct PlannedRow& planned);
    void showUse(DesignRow& row, const Person& person, const Cv& cv, const DesignLook& look);
    void reveal(QWidget& part);
    DesignGroup& groupOf(const QWidget& part) const;

    /// Because of which a row can do nothing; nothing where the record has nothing that the row is about.
    struct Obstacle {
        QString label;
        QString control;
    };

    QAbstractItemModel& m_families;
    QList<DesignGroup*> m_groups; ///< in the order of DesignKey::Group
    QList<DesignRow*> m_rows;
    QList<CvRow*> m_cvRows;
    QHash<const DesignRow*, Obstacle> m_idle;
};

} // namespace duovita
