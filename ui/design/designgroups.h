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

/// All settings of a CV's design, in foldable groups; the scrolling part of the design pane. Settings without effect
/// are hidden, or disabled with the reason (designplan.h).
class DesignGroups : public QScrollArea {
    Q_OBJECT

public:
    /// `families` contains the installed fonts.
    explicit DesignGroups(QAbstractItemModel& families, QWidget* parent = nullptr);

    void showCv(const Cv& cv); ///< shows the settings that do not depend on the design
    void showLook(const Person& person, const Cv& cv, const DesignLook& look);
    /// Shows which entries are omitted because a text is missing: a line for each language.
    void showAbsences(const QStringList& lines);
    void setLookEnabled(bool enabled); ///< false if the design could not be loaded

    /// Opens the group with the control of that name and focuses the control. If the setting has no effect in this
    /// design or record, goes to the setting that causes it and returns an explanation; otherwise returns an empty
    /// string.
    QString goTo(const QString& control);

    /// For each group, whether it is open, then whether its rare settings are.
    QList<bool> openGroups() const;
    void setOpenGroups(const QList<bool>& open);

Q_SIGNALS:
    void chosen(const duovita::DesignKey& key, const duovita::DesignValues& values, bool apart);
    void cvChosen(const duovita::CvRow& row);
    void resetWanted(const QList<const duovita::DesignKey*>& keys);
    void settled(); ///< the slider was released

private:
    void reveal(const DesignGroup& group);
    void addGroup(DesignKey::Group group, QVBoxLayout& column);
    void addCvRows(DesignGroup& group);
    void addRow(DesignGroup& group, const struct PlannedRow& planned);
    void showUse(DesignRow& row, const Person& person, const Cv& cv, const DesignLook& look);
    void reveal(QWidget& part);
    DesignGroup& groupOf(const QWidget& part) const;

    /// The setting that makes a row useless; empty if the record has nothing that the row applies to.
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
