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

/// Offers earlier translations where the cursor is in a side without text and the other side has one: those of texts
/// like it, of this record and of others, below the field, with where they are from. Looked for away from the
/// interface's thread. For all texts of the program, in whatever form they stand.
class EarlierTexts : public QObject {
    Q_OBJECT

public:
    /// The source outlives it.
    explicit EarlierTexts(TermSource& source, QObject* parent = nullptr);

private:
    void follow(QWidget* focused);
    void ask();
    void show(const QList<EarlierTranslation>& found);
    void take(int row);

    TermSource& m_source;
    QPointer<GrowingTextEdit> m_edit; ///< that the cursor is in
    QPointer<LocalizedEdit> m_texts;  ///< that it is a side of
    Language m_side = firstLanguage;
    QPointer<OfferList> m_list; ///< while its side has no text
    QStringList m_found;        ///< as they are put in, row by row
    int m_asked = 0;            ///< answers to earlier questions are dropped
};

} // namespace duovita
