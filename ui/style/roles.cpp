#include "ui/style/roles.h"

#include "ui/style/appearance.h"

#include <QEvent>
#include <QVariant>
#include <QWidget>

namespace duovita {

namespace {

constexpr const char* roleProperty = "duovitaRole";
constexpr const char* groundProperty = "duovitaGround";

/// Updates a label's colour and font when the application's change.
class TextLook : public QObject {
public:
    TextLook(QWidget& label, Tone tone, TextSize size, bool bold)
        : QObject(&label), m_label(label), m_tone(tone), m_size(size), m_bold(bold)
    {
        setObjectName(QStringLiteral("textLook"));
        connect(&Appearance::instance(), &Appearance::changed, this, &TextLook::apply);
        apply();
    }

private:
    void apply()
    {
        QPalette palette;
        palette.setColor(QPalette::WindowText, duovita::tone(m_tone));
        m_label.setPalette(palette);
        m_label.setFont(textFont(m_size, m_bold));
    }

    QWidget& m_label;
    Tone m_tone;
    TextSize m_size;
    bool m_bold;
};

} // namespace

void setRole(QWidget& widget, Role role)
{
    widget.setProperty(roleProperty, static_cast<int>(role));
    widget.update();
}

Role roleOf(const QWidget* widget)
{
    return widget ? static_cast<Role>(widget->property(roleProperty).toInt()) : Role::None;
}

void setGround(QWidget& widget, Tone tone)
{
    widget.setProperty(groundProperty, static_cast<int>(tone) + 1);
    widget.setAttribute(Qt::WA_StyledBackground);
    widget.update();
}

std::optional<Tone> groundOf(const QWidget* widget)
{
    const int value = widget ? widget->property(groundProperty).toInt() : 0;
    return value > 0 ? std::optional(static_cast<Tone>(value - 1)) : std::nullopt;
}

std::optional<Tone> groundUnder(const QWidget* widget)
{
    for (const QWidget* inner = widget; inner && !inner->isWindow(); inner = inner->parentWidget()) {
        if (const auto ground = groundOf(inner->parentWidget()))
            return ground;
    }
    return std::nullopt;
}

void setTextLook(QWidget& label, Tone tone, TextSize size, bool bold)
{
    delete label.findChild<QObject*>(QStringLiteral("textLook"), Qt::FindDirectChildrenOnly);
    new TextLook(label, tone, size, bold);
}

} // namespace duovita
