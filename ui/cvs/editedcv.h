#pragma once

#include "core/content/cvediting.h"
#include "core/editing/persondocument.h"

#include <functional>

namespace duovita {

/// One CV of a document, for the parts of its dialog: every change is made in the document at once.
class EditedCv {
public:
    /// `document` outlives it.
    EditedCv(PersonDocument& document, const CvId& id) : m_document(document), m_id(id) {}

    PersonDocument& document() const { return m_document; }
    const Person& person() const { return m_document.person(); }
    const CvId& id() const { return m_id; }
    /// Deleted ones are not, nor those whose making was undone.
    bool isThere() const { return now().id == m_id; }
    const Cv& now() const { return cvOf(person(), m_id); }
    /// Changes with equal keys fold into one step of undo.
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
