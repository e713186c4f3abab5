#pragma once

#include "core/checks/jobposting.h"
#include "core/domain/language.h"
#include "ui/widgets/foldgroup.h"
#include "ui/widgets/retranslation.h"

#include <QTimer>

#include <array>

class QLabel;

namespace duovita {

class GrowingTextEdit;

/// A pasted job posting: which of its words the CV contains, and which it lacks.
class PostingPart : public Retranslated<FoldGroup> {
    Q_OBJECT

public:
    explicit PostingPart(QWidget* parent = nullptr);

    /// Opens the part and focuses the field for the posting.
    void goToText();
    QString posting() const;
    void setPosting(const QString& text);
    /// The CV's text in each of its languages. Words are searched in the text of the posting's language.
    using CvTexts = std::array<QString, languageCount>;
    void setCvTexts(const CvTexts& texts);

Q_SIGNALS:
    void postingChanged(const QString& text); ///< changed by the user
    void wordWanted(const QString& word);     ///< the user clicked a word that the CV lacks
    void wordsWanted(QWidget& words);         ///< the words that a pasted posting has should be seen

private:
    void retranslate() final;
    void find();
    void showWords();
    QString foundWords(qsizetype found) const;
    std::optional<Language> searchedLanguage() const;

    GrowingTextEdit* m_text;
    QWidget* m_missing; ///< the row of chips
    QWidget* m_chips;
    QLabel* m_missingLabel;
    QWidget* m_foundRow;
    QLabel* m_foundLabel;
    QLabel* m_found;
    QLabel* m_selection; ///< says that not all words of the posting are listed
    bool m_showsAllFound = false;
    qsizetype m_length = 0;  ///< of the posting before an edit
    bool m_isPasted = false; ///< since the words were last found
    QTimer m_soon;
    CvTexts m_cv;
    PostingWords m_words;
    int m_round = 0;
};

} // namespace duovita
