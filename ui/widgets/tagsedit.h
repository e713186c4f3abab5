#pragma once

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QRegularExpression;
class QStringListModel;
class QToolButton;

namespace duovita {

class FlowLayout;

/// What parts several tags that are typed at once.
const QRegularExpression& tagSeparator();

/// Tags, each a chip, and a field for one more. Enter, a comma or leaving the field makes a chip of what is typed
/// there; Backspace in the empty field takes the last chip back. Left goes from the field to the chips, where Left and
/// Right move, and Enter, Delete, Backspace or a click removes one. What is being typed is a tag already for who
/// listens: nothing is lost if the form goes away.
class TagsEdit : public QWidget {
    Q_OBJECT

public:
    /// The field has this object name, the chips NAME.0, NAME.1 …
    TagsEdit(const QString& name, const QString& label, QWidget* parent = nullptr);

    void setTags(const QStringList& tags);   ///< leaves all alone if they are there already
    QStringList tags() const;                ///< what is being typed among them
    void setOffers(const QStringList& tags); ///< for completing what is typed

Q_SIGNALS:
    void edited(const QStringList& tags);
    void stepEnded(); ///< what is edited next is a step of its own

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChip(const QString& tag);
    void removeChip(qsizetype index);
    void readField(const QString& text);
    void takeField();
    bool handleFieldKey(int key);
    bool handleChipKey(qsizetype index, int key);
    void focusChip(qsizetype index); ///< the field if there is none

    QString m_name;
    QLineEdit* m_field;
    FlowLayout* m_layout;
    QStringListModel* m_offers;
    QStringList m_tags; ///< those that are chips
    QList<QToolButton*> m_chips;
};

} // namespace duovita
