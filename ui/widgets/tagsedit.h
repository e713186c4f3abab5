#pragma once

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QRegularExpression;
class QStringListModel;
class QToolButton;

namespace duovita {

class FlowLayout;

/// Matches what separates tags that are typed or pasted together: commas, semicolons and line breaks.
const QRegularExpression& tagSeparator();

/// Edits tags: a chip for each, and a field for another. Enter, a separator such as a comma, or leaving the field turns
/// the typed text into a chip; Backspace in the empty field removes the last chip. Left moves from the field to the
/// chips, where Left and Right move and Enter, Delete, Backspace or a click removes one. Text that is still being typed
/// already counts as a tag, so that nothing is lost if the form is closed.
class TagsEdit : public QWidget {
    Q_OBJECT

public:
    /// The field has this object name; the chips are NAME.0, NAME.1 …
    TagsEdit(const QString& name, const QString& label, QWidget* parent = nullptr);
    ~TagsEdit() override;

    void setTags(const QStringList& tags);   ///< does nothing if they are unchanged
    QStringList tags() const;                ///< including the text being typed
    void setOffers(const QStringList& tags); ///< completions

Q_SIGNALS:
    void edited(const QStringList& tags);
    void stepEnded(); ///< the next edit starts a new undo step

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChip(const QString& tag);
    void removeChip(qsizetype index);
    void readField(const QString& text);
    void addTypedTag();
    bool handleFieldKey(int key);
    bool handleChipKey(qsizetype index, int key);
    void focusChip(qsizetype index); ///< or the field if there is none

    QString m_name;
    QLineEdit* m_field;
    FlowLayout* m_layout;
    QStringListModel* m_offers;
    QStringList m_tags; ///< those shown as chips
    QList<QToolButton*> m_chips;
};

} // namespace duovita
