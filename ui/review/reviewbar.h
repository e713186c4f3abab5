#pragma once

#include <QPointer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace duovita {

class ElidedLabel;
class MessageBar;

/// The bar above a review: what is reviewed, whom it is added to and why, a summary of the result, and the buttons that
/// end the review.
class ReviewBar : public QWidget {
    Q_OBJECT

public:
    explicit ReviewBar(QWidget* parent = nullptr);

    /// A choice of whom the document is added to.
    struct Target {
        QString name;
        QString reason;  ///< the best of them, for a line
        QString reasons; ///< all, for a tool tip
        QVariant data;   ///< invalid: the user wants to choose somebody else
    };

    void setTitle(const QString& title, const QString& tip);
    void setTargets(const QList<Target>& targets, const QVariant& current);
    void setTargetFixed(bool fixed, const QString& why);
    void chooseTarget(const QVariant& wanted); ///< does not emit targetChosen()
    void setSummary(const QString& html);      ///< its links emit linkActivated()
    /// Sets the number of unanswered questions.
    void setOpen(int questions);
    /// Whether the shown result can be accepted.
    void setReady(bool ready);
    /// Whether two people of the store are merged, without a document.
    void setMerging(bool merging);
    /// `several`: the import has several documents; `moreFollow`: some of them after this one.
    void setSeveral(bool several, bool moreFollow);
    /// Whether there is a button for the document's text, and whether the text is shown.
    void setSource(bool there, bool shown);
    void retranslate();
    /// Shows the window's messages here, in place of reason and summary, until returnMessages() gives them back.
    void takeMessages(MessageBar& messages);
    void returnMessages();
    QPushButton* accept() const { return m_accept; }
    QSize minimumSizeHint() const override; ///< of the narrow layout, which the bar adopts if needed

Q_SIGNALS:
    void targetChosen(const QVariant& data);
    void accepted();
    void restAccepted();
    void skipped();
    void cancelled();
    void sourceWanted(bool shown);
    void linkActivated(const QString& link);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons(QHBoxLayout& row);
    void showReason();
    void drawIcons();
    void placeMessages();
    void fit();

    QLabel* m_icon;
    ElidedLabel* m_title;
    QLabel* m_arrow;
    QLabel* m_targetLabel;
    QComboBox* m_target;
    ElidedLabel* m_reason;
    QLabel* m_summary;
    QPushButton* m_source;
    QPushButton* m_accept;
    QPushButton* m_acceptRest;
    QPushButton* m_skip;
    QPushButton* m_cancel;
    QWidget* m_facts; ///< button for the text, reason and summary: in the bar, or below it if narrow
    MessageBar* m_messages = nullptr;
    QPointer<QWidget> m_messagesHome;
    QHBoxLayout* m_first;
    QVBoxLayout* m_rows;
    int m_open = 0;
    bool m_merging = false;
    bool m_narrow = false;
};

} // namespace duovita
