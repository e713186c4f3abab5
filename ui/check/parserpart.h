#pragma once

#include "core/services/parserreading.h"
#include "ui/widgets/foldgroup.h"
#include "ui/widgets/retranslation.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace duovita {

/// What a program that takes CVs apart reads of the document: which facts it finds, and the text in its order.
class ParserPart : public Retranslated<FoldGroup> {
    Q_OBJECT

public:
    explicit ParserPart(QWidget* parent = nullptr);

    void show(const ParserReading& reading);
    void showError(const QString& words); ///< in place of a reading
    void clear();

private:
    void retranslate() final;
    void showFacts();
    void showLines();
    QString warning() const;

    ParserReading m_reading;
    QString m_error;
    bool m_whole = false; ///< all lines are shown
    QWidget* m_facts;
    QGridLayout* m_grid;
    QLabel* m_warning;
    QLabel* m_lines;
    QToolButton* m_all;
};

} // namespace duovita
