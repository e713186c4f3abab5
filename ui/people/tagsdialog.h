#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace duovita {

/// Edits the tags of the selected people: checked if all have a tag, partially checked if some do. Tags left partially
/// checked do not change.
class TagsDialog : public QDialog {
    Q_OBJECT

public:
    /// `offered`: all tags in the store; `tags`: those of each person.
    TagsDialog(const QStringList& offered, const QList<QStringList>& tags, QWidget* parent = nullptr);

    /// Returns a person's tags after applying the changed check marks.
    QStringList changed(const QStringList& tags) const;

private:
    void addTag(const QString& tag, Qt::CheckState state);
    void takeTyped();

    QListWidget* m_list;
    QLineEdit* m_typed;
};

} // namespace duovita
