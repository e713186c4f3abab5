#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace duovita {

/// The tags of the people chosen in the list: ticked where all of them have it, half where some do. What is half and
/// left so changes nothing.
class TagsDialog : public QDialog {
    Q_OBJECT

public:
    /// `offered`: the store's tags; `tags`: those of each person.
    TagsDialog(const QStringList& offered, const QList<QStringList>& tags, QWidget* parent = nullptr);

    /// What somebody with these tags has after what was ticked.
    QStringList changed(const QStringList& tags) const;

private:
    void addTag(const QString& tag, Qt::CheckState state);
    void takeTyped();

    QListWidget* m_list;
    QLineEdit* m_typed;
};

} // namespace duovita
