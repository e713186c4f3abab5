#include "ui/design/familycontrol.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>

namespace duovita {

FamilyControl::FamilyControl(const DesignKey& key, QAbstractItemModel& families, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_box(new QComboBox(this))
{
    add(m_box, name, 1);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // no font is opened for its width
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setModel(&families);
    if (auto* list = qobject_cast<QListView*>(m_box->view()))
        list->setUniformItemSizes(true);
    connect(m_box, &QComboBox::activated, this, [this] { read(); });
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] { read(); });
    // The families come when they are known, and take the box's text along.
    connect(&families, &QAbstractItemModel::rowsInserted, this, [this] { show(m_shown); });
}

void FamilyControl::show(const QJsonValue& value)
{
    m_shown = value.toString();
    const QSignalBlocker guard(m_box);
    m_box->setCurrentIndex(m_box->findData(m_shown));
    m_box->setEditText(m_shown);
    m_box->lineEdit()->setCursorPosition(0); // of a long name the beginning is seen
    m_box->setToolTip(m_shown);
    if (mayBeEmpty())
        m_box->lineEdit()->setPlaceholderText(QCoreApplication::translate("duovita::DesignPane", "As the text"));
}

bool FamilyControl::mayBeEmpty() const
{
    return m_key.name.startsWith(QStringLiteral("fonts.title"));
}

void FamilyControl::read()
{
    const QString typed = m_box->currentText().trimmed();
    if (typed == m_shown)
        return;
    const int at = m_box->findText(typed, Qt::MatchFixedString);
    if (at >= 0)
        Q_EMIT chosen(m_box->itemText(at));
    else if (typed.isEmpty() && mayBeEmpty())
        Q_EMIT chosen(QString(QLatin1StringView("")));
    else
        show(m_shown); // no such font
}

} // namespace duovita
