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

/// Above a review: what is looked at, whom it goes into and why, what it comes to, and how the review ends.
class ReviewBar : public QWidget {
    Q_OBJECT

public:
    explicit ReviewBar(QWidget* parent = nullptr);

    /// Whom it may go into.
    struct Target {
        QString name;
        QString reason;
        QVariant data; ///< invalid: somebody else is to be chosen
    };

    void setTitle(const QString& title);
    void setTargets(const QList<Target>& targets, const QVariant& current);
    void setTargetFixed(bool fixed, const QString& why);
    void chooseTarget(const QVariant& wanted); ///< without targetChosen()
    void setSummary(const QString& words);
    /// How many questions nobody has answered: accepting is not what comes next while there are some.
    void setOpen(int questions);
    /// Whether what is shown may be accepted.
    void setReady(bool ready);
    /// Two people of the store, and no document.
    void setMerging(bool merging);
    void setSeveral(bool several); ///< more documents are to come
    /// Whether there is a text of the document to be read, and whether it is shown.
    void setSource(bool there, bool shown);
    void retranslate();
    /// Messages are said here, in the place of what is said of the review, until it ends: then they go home.
    void takeMessages(MessageBar& messages);
    void returnMessages();
    QPushButton* accept() const { return m_accept; }
    QSize minimumSizeHint() const override; ///< of the narrow one: it becomes so when it has to

Q_SIGNALS:
    void targetChosen(const QVariant& data);
    void accepted();
    void restAccepted();
    void skipped();
    void cancelled();
    void sourceWanted(bool shown);

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
    QWidget* m_facts; ///< reason and summary: in the bar, or below it where it is narrow
    MessageBar* m_messages = nullptr;
    QPointer<QWidget> m_messagesHome;
    QHBoxLayout* m_first;
    QVBoxLayout* m_rows;
    int m_open = 0;
    bool m_merging = false;
    bool m_narrow = false;
};

} // namespace duovita
