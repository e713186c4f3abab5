#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// A line beside a headline or summary that tells which of several CVs show it, with a link that changes this.
class SharedNote : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name; those of the text and the link add ".words" and ".link".
    explicit SharedNote(const QString& name, QWidget* parent = nullptr);

    void showShared(const QString& cv); ///< all CVs show the text; the link writes one for this CV
    void showOwn(const QString& words); ///< the CV shows its own text; the link gives that up

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
