#pragma once

#include "core/export/pdfexporter.h"
#include "ui/widgets/retranslation.h"

class QLabel;
class QPushButton;

namespace duovita {

class DropArea;
class LookStrip;
class WayToBegin;

/// The page of an empty store: an area for dropping files, two other ways to begin, and sample pages.
class WelcomePage : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit WelcomePage(const ExportFonts& fonts, QWidget* parent = nullptr);

Q_SIGNALS:
    void newPersonRequested();
    void importRequested();
    void sampleRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate() final;

    QLabel* m_title;
    QLabel* m_text;
    DropArea* m_drop;
    WayToBegin* m_new;
    WayToBegin* m_sample;
    QLabel* m_looksTitle;
    QLabel* m_looksText;
    LookStrip* m_looks;
    QLabel* m_foot;
};

} // namespace duovita
