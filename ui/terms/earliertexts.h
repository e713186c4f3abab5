#pragma once

#include "core/domain/language.h"

#include <QObject>
#include <QPointer>

namespace duovita {

class GrowingTextEdit;
class LocalizedEdit;
class OfferList;
class TermSource;
struct EarlierTranslation;

/// When the focused field is empty and the other language has a text, offers earlier translations of similar texts,
/// from this record, others and the glossary, in a list below the field, with their origin. Searches in a background
/// thread. Works for every LocalizedEdit of the program.
class EarlierTexts : public QObject {
    Q_OBJECT

public:
    /// `source` must outlive this object.
    explicit EarlierTexts(TermSource& source, QObject* parent = nullptr);

private:
    void followFocus(QWidget* focused);
    void search();
    void show(const QList<EarlierTranslation>& found);
    void accept(int row);

    TermSource& m_source;
    QPointer<GrowingTextEdit> m_edit;    ///< the focused field
    QPointer<LocalizedEdit> m_texts;     ///< the widget with the field and that of the other language
    Language m_language = firstLanguage; ///< of the field
    QPointer<OfferList> m_list;          ///< exists only while the field is empty
    QStringList m_found;                 ///< what is inserted for each row of the list
    int m_searchNumber = 0;              ///< results of earlier searches are dropped
};

} // namespace duovita
