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

/// Offers earlier translations if the cursor is in an empty side of a text and the other side is not empty:
/// translations of similar texts from this record, other records and the glossary, in a list below the field that also
/// shows their origin. Searches in the background. Serves all texts of the program, in every form.
class EarlierTexts : public QObject {
    Q_OBJECT

public:
    /// The source must outlive it.
    explicit EarlierTexts(TermSource& source, QObject* parent = nullptr);

private:
    void follow(QWidget* focused);
    void ask();
    void show(const QList<EarlierTranslation>& found);
    void take(int row);

    TermSource& m_source;
    QPointer<GrowingTextEdit> m_edit; ///< the field with the cursor
    QPointer<LocalizedEdit> m_texts;  ///< the text of which it is a side
    Language m_side = firstLanguage;
    QPointer<OfferList> m_list; ///< exists only while the side is empty
    QStringList m_found;        ///< the texts to insert, by row
    int m_asked = 0;            ///< number of searches; results of earlier ones are dropped
};

} // namespace duovita
