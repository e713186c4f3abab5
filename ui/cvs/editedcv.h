#pragma once

#include "core/content/cvediting.h"
#include "core/editing/persondocument.h"

#include <functional>

namespace duovita {

/// Gives the parts of a CV's dialog access to the CV; changes go to the document at once.
class EditedCv {
public:
    /// `document` must outlive it.
    EditedCv(PersonDocument& document, const CvId& id) : m_document(document), m_id(id) {}

    PersonDocument& document() const { return m_document; }
    const Person& person() const { return m_document.person(); }
    const CvId& id() const { return m_id; }
    /// False after the CV was deleted, or its creation undone.
    bool isThere() const { return now().id == m_id; }
    const Cv& now() const { return cvOf(person(), m_id); }
    /// Consecutive changes with the same key make one undo step.
    void change(const std::function<void(Cv&)>& change, const QString& key = {}) const
    {
        Person person = m_document.person();
        Cv& cv = cvOf(person, m_id);
        if (cv.id != m_id)
            return;
        change(cv);
        m_document.replaceProfile(person, key.isEmpty() ? key : m_id.toString() + key);
    }

private:
    PersonDocument& m_document;
    CvId m_id;
};

} // namespace duovita
