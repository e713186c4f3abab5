#include "ui/design/designcontrol.h"

#include "ui/design/choicebox.h"
#include "ui/design/colorcontrol.h"
#include "ui/design/designwords.h"
#include "ui/design/familycontrol.h"
#include "ui/design/numbercontrol.h"
#include "ui/design/severalcontrol.h"
#include "ui/style/tokens.h"
#include "ui/widgets/switchbox.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace duovita {

namespace {

class FlagControl : public DesignControl {
public:
    FlagControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_box(new SwitchBox(this))
    {
        add(m_box, name);
        addStretch();
        connect(m_box, &QCheckBox::toggled, this, [this](bool on) { Q_EMIT chosen(on); });
    }
    void show(const QJsonValue& value) override
    {
        const QSignalBlocker guard(m_box);
        m_box->setChecked(value.toBool());
    }

private:
    SwitchBox* m_box;
};

class ChoiceControl : public DesignControl {
public:
    ChoiceControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_box(new ChoiceBox(name, choicesOf(key), this))
    {
        add(m_box, name, 1);
        m_box->setWordFor(
            [](const QJsonValue& value) { return value.isDouble() ? weightWord(value.toDouble()) : value.toString(); });
        connect(m_box, &ChoiceBox::chosen, this, &ChoiceControl::chosen);
    }
    void show(const QJsonValue& value) override { m_box->show(value); }
    void setHalved(bool halved) override { m_box->setFilling(halved); }
    void setLanguage(std::optional<Language> language) override
    {
        QStringList words;
        for (const ValueWord& value : valueWords(m_key, language))
            words += value.word;
        m_box->setWords(words);
    }
    void setAccessibleWords(const QString& words) override { m_box->setAccessibleWords(words); }

private:
    static QList<ChoiceBox::Choice> choicesOf(const DesignKey& key)
    {
        QList<ChoiceBox::Choice> choices;
        const QList<ValueWord> values = valueWords(key);
        for (const ValueWord& value : values)
            choices += {value.value.toVariant().toString(), value.word, value.value};
        return choices;
    }

    ChoiceBox* m_box;
};

class TextControl : public DesignControl {
public:
    TextControl(const DesignKey& key, const QString& name, QWidget* parent)
        : DesignControl(key, parent), m_edit(new QLineEdit(this))
    {
        constexpr int roomy = 88; // room for a symbol with spaces
        m_edit->setFixedWidth(roomy);
        add(m_edit, name);
        addStretch();
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

} // namespace

DesignControl* DesignControl::make(const DesignKey& key, QAbstractItemModel& families, const QString& name,
                                   QWidget* parent)
{
    if (!valueWords(key).isEmpty())
        return new ChoiceControl(key, name, parent);
    switch (key.type) {
    case DesignKey::Type::Number:
        return new NumberControl(key, name, parent);
    case DesignKey::Type::Flag:
        return new FlagControl(key, name, parent);
    case DesignKey::Type::Color:
        return new ColorControl(key, name, parent);
    case DesignKey::Type::Choices:
        return new SeveralControl(key, name, parent);
    case DesignKey::Type::Family:
        return new FamilyControl(key, families, name, parent);
    case DesignKey::Type::Choice: // handled above: it has words
    case DesignKey::Type::Text:
    case DesignKey::Type::Families: // set only in files
    case DesignKey::Type::Words:
        break;
    }
    return new TextControl(key, name, parent);
}

DesignControl::DesignControl(const DesignKey& key, QWidget* parent) : QWidget(parent), m_key(key)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gridStep);
}

void DesignControl::add(QWidget* widget, const QString& name, int stretch)
{
    widget->setObjectName(name);
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
