#pragma once

#include "core/services/parserreading.h"
#include "ui/widgets/foldgroup.h"
#include "ui/widgets/retranslation.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace duovita {

class SegmentBar;

/// What a CV parser reads from the document in one language: which facts it finds, and the text in reading order.
class ParserPart : public Retranslated<FoldGroup> {
    Q_OBJECT

public:
    explicit ParserPart(QWidget* parent = nullptr);

    /// Sets the CV's languages and the one that is parsed.
    void setLanguages(const QList<Language>& languages, Language read);
    /// Of the document in that language: grey as long as another is chosen, and its own is not read yet.
    void show(const ParserReading& reading, Language language);
    void showError(const QString& words); ///< in place of a reading
    void clear();

Q_SIGNALS:
    void languageChosen(duovita::Language language); ///< the user wants the document in that language parsed
    void settingWanted(const QString& control);      ///< the user wants to see a setting of the design

private:
    void retranslate() final;
    QWidget* makeLanguages();
    void showLanguages();
    void showFacts();
    void showLines();
    void showWhetherItIsOfTheChosen();
    QString warning() const;

    ParserReading m_reading;
    Language m_readingOf = firstLanguage;
    QString m_error;
    bool m_whole = false; ///< show all lines
    QList<Language> m_languages;
    Language m_read = firstLanguage;
    QLabel* m_document = nullptr; ///< says which document is parsed
    SegmentBar* m_choice = nullptr;
    QWidget* m_facts;
    QGridLayout* m_grid;
    QLabel* m_warning;
    QLabel* m_lines;
    QToolButton* m_all;
};

} // namespace duovita
