#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// Object names of the fields for a CV's own texts; the languages' codes follow.
inline const QString ownHeadlineName = QStringLiteral("field.ownHeadline");
inline const QString ownSummaryName = QStringLiteral("field.ownSummary");

/// A line beside a headline or summary that tells which of several CVs show it, with a link that changes this.
class SharedNote : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name; those of the text and the link add ".words" and ".link".
    explicit SharedNote(const QString& name, QWidget* parent = nullptr);

    void showShared(const QString& cv); ///< all CVs show the text; the link writes one for this CV
    void showOwn(const QString& cv);    ///< this CV shows its own text; the link gives that up

    static QString otherCvs(); ///< names the text that the other CVs show

Q_SIGNALS:
    void ownWanted();    ///< give the CV a text of its own
    void sharedWanted(); ///< delete the CV's own text

private:
    void setTexts(const QString& words, const QString& link);

    QLabel* m_words;
    QPushButton* m_link;
    bool m_isOwn = false;
};

} // namespace duovita
