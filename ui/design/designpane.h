#pragma once

#include "core/export/pdfexporter.h"
#include "ui/design/designlook.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QVBoxLayout;

namespace duovita {

class DesignGroup;
class DesignRow;

/// How the shown CV's documents look, key by key, made from the table of design keys. Every change goes out at once.
/// Nothing is made before it is seen.
class DesignPane : public QWidget {
    Q_OBJECT

public:
    explicit DesignPane(const ExportFonts& fonts, QWidget* parent = nullptr);

    void setPerson(const Person& person, const CvId& cv); ///< one of the person's
    void clear();
    void retranslate();

Q_SIGNALS:
    /// Edits with an equal, not empty key that follow each other are one step.
    void edited(const duovita::Cv& cv, const QString& mergeKey);
    void settled(); ///< the step is complete
    void writeWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QWidget* makeHead();
    QWidget* makeGroups();
    void addRow(const DesignKey& key);
    void addCvRows(DesignGroup& group);
    void loadFamilies();
    void refresh();
    void showDesign();
    void change(const DesignKey& key, const DesignValues& values, bool apart);
    void use(const Design& design, const QString& mergeKey = {});

    ExportFonts m_fonts;
    QStandardItemModel* m_families;
    QWidget* m_content = nullptr; ///< null until it is seen
    QLabel* m_summary = nullptr;
    QLabel* m_problem = nullptr; ///< why the design cannot be shown
    QPushButton* m_resetAll = nullptr;
    QList<DesignGroup*> m_groups;
    QList<DesignRow*> m_rows;
    QList<QComboBox*> m_choices; ///< in the order of cvChoices()
    std::optional<Person> m_person;
    Cv m_cv;
    std::optional<Design> m_shown; ///< whose values the rows have
    DesignLook m_look;
    bool m_familiesWanted = false;
};

} // namespace duovita
