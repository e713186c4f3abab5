#pragma once

#include "core/editing/persondocument.h"
#include "ui/forms/fieldbuilding.h"

class QCheckBox;
class QPushButton;

namespace duovita {

/// Edits a section's title and whether the shown CV includes it; also adds entries to it.
class SectionForm : public QWidget {
    Q_OBJECT

public:
    /// `cv`: the CV whose pages are shown; without it, the form has no visibility button.
    SectionForm(PersonDocument& document, const SectionId& id, const std::optional<CvId>& cv = {},
                QWidget* parent = nullptr);

    void setCv(const CvId& cv);

Q_SIGNALS:
    void entryWanted();                             ///< add an entry to this section
    void textWanted(const duovita::EntryId& entry); ///< edit the text of this summary

private:
    QPushButton* makeAddButton(SectionKind kind);
    void addSummary();
    QString shownSummary() const;
    void addEye();
    void showEye(QCheckBox& visible) const;
    void addTitle(SectionKind kind, const FormBinding& binding);

    PersonDocument& m_document;
    SectionId m_id;
    std::optional<CvId> m_cv;
    LocalizedText m_title;
    QStringList m_unparsed;
    FormGrid* m_grid;
};

} // namespace duovita
