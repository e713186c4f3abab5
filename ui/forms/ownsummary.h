#pragma once

#include "core/editing/persondocument.h"

#include <QObject>

namespace duovita {

class FormGrid;
class LocalizedEdit;
class SharedNote;

/// The part of a summary's form that is about the shown CV: its own summary, if it has one, and which CVs show which.
/// The rows of the record's summary follow it in the form.
class OwnSummary : public QObject {
    Q_OBJECT

public:
    /// Adds rows to the grid, which becomes the owner. `needed`: the languages in which a text counts as missing. The
    /// document must outlive the grid.
    OwnSummary(PersonDocument& document, FormGrid& grid, const QList<Language>& needed);

    void setCv(const CvId& cv); ///< the shown CV; before the first call, no row is visible
    bool isShown() const;       ///< whether the text of the CV can be edited here
    void focus(Language language);

private:
    void refresh();
    void write(const LocalizedRichText& summary);
    void commit(const QString& key);

    PersonDocument& m_document;
    FormGrid& m_grid;
    LocalizedEdit* m_edit;
    SharedNote* m_note;
    QWidget* m_others; ///< the heading of the record's summary
    QList<Language> m_needed;
    std::optional<CvId> m_cv;
    std::optional<CvId> m_refreshed; ///< whose text the rows show
    LocalizedRichText m_text; ///< the working copy
};

} // namespace duovita
