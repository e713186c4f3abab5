#include "ui/design/designcontrol.h"

#include "ui/design/colorcontrol.h"
#include "ui/design/designwords.h"
#include "ui/design/numbercontrol.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSignalBlocker>

namespace duovita {

namespace {

class FlagControl : public DesignControl {
public:
    FlagControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_box(new QCheckBox(this))
    {
        add(m_box, name, 1);
        connect(m_box, &QCheckBox::toggled, this, [this](bool on) { Q_EMIT chosen(on); });
    }
    void show(const QJsonValue& value) override
    {
        const QSignalBlocker guard(m_box);
        m_box->setChecked(value.toBool());
    }

private:
    QCheckBox* m_box;
};

class ChoiceControl : public DesignControl {
public:
    ChoiceControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_box(new QComboBox(this))
    {
        add(m_box, name, 1);
        for (const QString& choice : key.choices)
            m_box->addItem(choiceWord(key, choice), choice);
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(m_box, &QComboBox::activated, this,
                [this] { Q_EMIT chosen(QJsonValue::fromVariant(m_box->currentData())); });
    }
    void show(const QJsonValue& value) override { m_box->setCurrentIndex(m_box->findData(value.toString())); }

private:
    QComboBox* m_box;
};

/// Some of its choices. Those that stay keep their order, a further one comes last.
class ChoicesControl : public DesignControl {
public:
    ChoicesControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_list(new QListWidget(this))
    {
        add(m_list, name, 1);
        for (const QString& choice : key.choices) {
            auto* item = new QListWidgetItem(choiceWord(key, choice), m_list);
            item->setData(Qt::UserRole, choice);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked);
        }
        constexpr int most = 6;
        const int rows = std::min(most, m_list->count());
        m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
        connect(m_list, &QListWidget::itemChanged, this, [this] { read(); });
    }
    void show(const QJsonValue& value) override
    {
        const QSignalBlocker guard(m_list);
        m_shown = value.toArray();
        for (int row = 0; row < m_list->count(); ++row) {
            QListWidgetItem* item = m_list->item(row);
            item->setCheckState(m_shown.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
        }
    }

private:
    void read()
    {
        QJsonArray now = m_shown;
        for (int row = 0; row < m_list->count(); ++row) {
            const QListWidgetItem* item = m_list->item(row);
            const QString choice = item->data(Qt::UserRole).toString();
            const auto at = std::find(now.begin(), now.end(), QJsonValue(choice));
            const bool wanted = item->checkState() == Qt::Checked;
            if (wanted && at == now.end())
                now += choice;
            else if (!wanted && at != now.end())
                now.erase(at);
        }
        Q_EMIT chosen(now);
    }

    QListWidget* m_list;
    QJsonArray m_shown;
};

class TextControl : public DesignControl {
public:
    TextControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_edit(new QLineEdit(this))
    {
        add(m_edit, name, 1);
        connect(m_edit, &QLineEdit::editingFinished, this, [this] {
            if (m_edit->isModified())
                Q_EMIT chosen(m_edit->text());
            m_edit->setModified(false);
        });
    }
    void show(const QJsonValue& value) override { m_edit->setText(value.toString()); }

private:
    QLineEdit* m_edit;
};

/// An installed family, each name in its own font.
class FamilyControl : public DesignControl {
public:
    FamilyControl(const DesignKey& key, QAbstractItemModel& families, const QString& name, QWidget* parent)
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
    void show(const QJsonValue& value) override
    {
        m_shown = value.toString();
        const QSignalBlocker guard(m_box);
        m_box->setCurrentIndex(m_box->findData(m_shown));
        m_box->setEditText(m_shown);
        if (mayBeEmpty())
            m_box->lineEdit()->setPlaceholderText(QCoreApplication::translate("duovita::DesignPane", "As the text"));
    }

private:
    bool mayBeEmpty() const { return m_key.name.startsWith(QStringLiteral("fonts.title")); }
    void read()
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

    QComboBox* m_box;
    QString m_shown;
};

/// The wheel goes on scrolling the pane over what has not the focus.
class WheelGuard : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() != QEvent::Wheel || !widget || widget->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

DesignControl* DesignControl::make(const DesignKey& key, QAbstractItemModel& families, const QString& name,
                                   QWidget* parent)
{
    switch (key.type) {
    case DesignKey::Type::Number:
        return new NumberControl(key, name, parent);
    case DesignKey::Type::Flag:
        return new FlagControl(key, name, parent);
    case DesignKey::Type::Color:
        return new ColorControl(key, name, parent);
    case DesignKey::Type::Choice:
        return new ChoiceControl(key, name, parent);
    case DesignKey::Type::Choices:
        return new ChoicesControl(key, name, parent);
    case DesignKey::Type::Family:
        return new FamilyControl(key, families, name, parent);
    case DesignKey::Type::Text:
    case DesignKey::Type::Families: // only in files
    case DesignKey::Type::Words:
        break;
    }
    return new TextControl(key, name, parent);
}

DesignControl::DesignControl(const DesignKey& key, QWidget* parent) : QWidget(parent), m_key(key)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void DesignControl::add(QWidget* widget, const QString& name, int stretch)
{
    widget->setObjectName(name);
    widget->installEventFilter(new WheelGuard(widget));
    if (widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    if (!m_first)
        m_first = widget;
    layout()->addWidget(widget);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(widget, stretch);
}

void DesignControl::addStretch()
{
    static_cast<QHBoxLayout*>(layout())->addStretch();
}

void DesignControl::setAccessibleWords(const QString& words)
{
    const auto parts = findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* part : parts) {
        if (part->focusPolicy() != Qt::NoFocus)
            part->setAccessibleName(words);
    }
}

} // namespace duovita
