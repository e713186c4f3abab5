#pragma once

#include "core/content/cvcontent.h"

#include <QObject>
#include <QPointer>

namespace duovita {

class PageCard;
class PersonDocument;
class PreviewPanel;
class TermSource;

/// Texts edited on the page: a double click opens a card at the text, which goes with it while it is typed into.
class PageEditing : public QObject {
    Q_OBJECT

public:
    /// The panel outlives it.
    PageEditing(PreviewPanel& panel, QObject* parent);
    ~PageEditing() override;

    void setDocument(PersonDocument* document); ///< the open record; null for none
    void setTerms(TermSource* terms) { m_terms = terms; }
    /// At the text of the document in that language; nothing if it cannot be edited there.
    void edit(const ContentSource& source, Language language);
    void close();
    bool isOpen() const;

Q_SIGNALS:
    void formWanted(const duovita::ContentSource& source, duovita::Language language);

private:
    void goOn(int by);
    void place();
    QStringList placesOf(const ContentSource& source) const;

    PreviewPanel& m_panel;
    QPointer<PageCard> m_card; ///< the panel's
    PersonDocument* m_document = nullptr;
    TermSource* m_terms = nullptr;
    ContentSource m_source;
    Language m_language = firstLanguage;
    bool m_moving = false; ///< from one text to the next: the focus is on its way
};

} // namespace duovita
