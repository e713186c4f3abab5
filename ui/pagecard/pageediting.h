#pragma once

#include "core/content/cvcontent.h"

#include <QObject>
#include <QPointer>

namespace duovita {

class PageCard;
class PersonDocument;
class PreviewPanel;
class TermSource;

/// Edits texts on the page: a double click opens a card at the text, which follows it while typing.
class PageEditing : public QObject {
    Q_OBJECT

public:
    /// The panel must outlive it.
    PageEditing(PreviewPanel& panel, QObject* parent);
    ~PageEditing() override;

    void setDocument(PersonDocument* document); ///< the open record; null for none
    void setTerms(TermSource* terms) { m_terms = terms; }
    /// Opens the card at a text of that language's document; does nothing if it cannot be edited there.
    void edit(const ContentSource& source, Language language);
    void close();
    bool isOpen() const;

Q_SIGNALS:
    void formWanted(const duovita::ContentSource& source, duovita::Language language);
    void opened(const duovita::ContentSource& source, duovita::Language language); ///< the card, at this text
    void closed();

private:
    void open(const ContentSource& text, Language language);
    void goToAdded(const HighlightId& point);
    void finish();
    std::optional<ContentSource> addedPoint() const;
    void dropUnwritten(const ContentSource& added);
    void goOn(int by);
    void place();
    QStringList cvsOf(const ContentSource& source) const;
    QStringList placesOf(const ContentSource& source) const;

    PreviewPanel& m_panel;
    QPointer<PageCard> m_card; ///< owned by the panel
    PersonDocument* m_document = nullptr;
    TermSource* m_terms = nullptr;
    ContentSource m_source;
    std::optional<ContentSource> m_after; ///< the text before `m_source`, while that is a new point and on no page
    Language m_language = firstLanguage;
    bool m_moving = false; ///< the focus is moving from one text to the next
};

} // namespace duovita
