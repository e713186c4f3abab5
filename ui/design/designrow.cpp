#include "ui/design/designrow.h"

#include "ui/design/designcontrol.h"
#include "ui/design/designwords.h"
#include "ui/style/roles.h"
#include "ui/widgets/focusorder.h"
#include "ui/widgets/undokeys.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>

namespace duovita {

namespace {

/// Leaves the context menu key to the row; a text field's own menu has well-known shortcuts.
class MenuKey : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool byKey = event->type() == QEvent::ContextMenu &&
                           static_cast<QContextMenuEvent*>(event)->reason() == QContextMenuEvent::Keyboard;
        if (byKey)
            event->ignore(); // pass it to the parent
        return byKey && qobject_cast<QWidget*>(watched);
    }
};

bool fillsLastPage(const DesignLook& look)
{
    const DesignKey* fill = findDesignKey(QStringLiteral("space.fill"));
    return fill && valuesOf(*fill, look.shown).front().toBool();
}

/// Whether pages that are filled show more than is set here.
bool growsInFilling(const DesignKey& key)
{
    return key.name == QStringLiteral("body.size") || key.name == QStringLiteral("space.density");
}

/// What a setting does that its page may not show, once it is on or pages are filled; empty for most. Rich text: the
/// name of another setting is a link to it.
QString noteOn(const DesignKey& key)
{
    if (growsInFilling(key))
        return DesignRow::tr("The page may have more than this: %1Fill the last page%2 is on.")
            .arg(QStringLiteral("<a href=\"design.space.fill\">"), QStringLiteral("</a>"));
    if (key.name == QStringLiteral("space.fill"))
        return DesignRow::tr("Distances, lines and text grow as far as looks intended; if that is not enough, a "
                             "%1larger text size%2 helps. The numbers of the other settings stay as they are.")
            .arg(QStringLiteral("<a href=\"design.body.size\">"), QStringLiteral("</a>"));
    if (key.name == QStringLiteral("footer.text"))
        return DesignRow::tr("Only on documents of more than one page.");
    if (key.name == QStringLiteral("personName.firstWeight"))
        return DesignRow::tr("Only in Latin letters. With a weight of its own, it is also grey.");
    if (key.name == QStringLiteral("personName.accented"))
        return DesignRow::tr("Only the first character of a Chinese name.");
    if (key.name == QStringLiteral("entry.wholeTime"))
        return DesignRow::tr("Only with several positions at one organization.");
    if (key.name == QStringLiteral("entry.dateColumn"))
        return DesignRow::tr("Grows for longer dates, unless set narrower than the template's.");
    return {};
}

bool isOn(const QJsonValue& value)
{
    const QString choice = value.toString();
    return value.toBool() || value.isDouble() ||
           (!choice.isEmpty() && choice != QStringLiteral("none") && choice != QStringLiteral("right"));
}

} // namespace

DesignRow::DesignRow(const DesignKey& key, const DesignKey* chinese, QAbstractItemModel& families, QWidget* parent)
    : SettingRow(QStringLiteral("design.") + key.name, shortLabelOf(key), labelOf(key), parent), m_key(key),
      m_chinese(chinese), m_families(families), m_name(QStringLiteral("design.") + key.name)
{
    auto* content = new QWidget(this);
    auto* halves = new QHBoxLayout(content);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(labelGap);
    setContent(content);
    addControl(Language::English);
    if (m_chinese)
        setApart(true);
    else if (canBeApart(key))
        addMenu();
    label().setBuddy(m_controls.front()->firstPart());
    if (const QString words = noteOn(key); !words.isEmpty()) {
        m_note = addNote(m_name + QStringLiteral(".note"));
        m_note->setTextFormat(Qt::RichText);
        m_note->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        m_note->setText(words);
        connect(m_note, &QLabel::linkActivated, this, &DesignRow::settingWanted);
    }
}

QList<const DesignKey*> DesignRow::keys() const
{
    return m_chinese ? QList<const DesignKey*>{&m_key, m_chinese} : QList<const DesignKey*>{&m_key};
}

void DesignRow::addControl(Language language)
{
    const bool first = language == Language::English; // one control serves both languages unless they are set apart
    const bool ownKey = !first && m_chinese;
    const DesignKey& key = ownKey ? *m_chinese : m_key;
    const QString name = QStringLiteral("design.") + key.name;
    auto* control =
        DesignControl::make(key, m_families, first || ownKey ? name : name + u'.' + codeOf(language), content());
    control->setAccessibleWords(first || ownKey ? labelOf(key) : tr("%1, %2").arg(labelOf(key), endonymOf(language)));
    static_cast<QHBoxLayout*>(content()->layout())->addWidget(control, 1);
    leaveUndoToWindow(*control);
    const auto parts = control->findChildren<QWidget*>();
    for (QWidget* part : parts)
        part->installEventFilter(new MenuKey(part));
    connect(control, &DesignControl::chosen, this,
            [this, language](const QJsonValue& value) { choose(language, value); });
    connect(control, &DesignControl::settled, this, &DesignRow::settled);
    connect(control, &DesignControl::resetWanted, this, &DesignRow::resetWanted);
    m_controls[indexOf(language)] = control;
}

void DesignRow::choose(Language language, const QJsonValue& value)
{
    if (m_chinese) {
        DesignValues values;
        values.fill(value);
        Q_EMIT chosen(language == Language::English ? m_key : *m_chinese, values, false);
        return;
    }
    if (!m_apart)
        m_values.fill(value);
    m_values[indexOf(language)] = value;
    Q_EMIT chosen(m_key, m_values, m_apart);
}

void DesignRow::addMenu()
{
    auto* menu = new QMenu(this);
    m_apartAction = menu->addAction(tr("Set each language separately"));
    m_apartAction->setObjectName(m_name + QStringLiteral(".apart"));
    m_apartAction->setCheckable(true);
    connect(m_apartAction, &QAction::triggered, this, [this](bool apart) {
        if (!apart)
            m_values.fill(m_values.front());
        Q_EMIT chosen(m_key, m_values, apart);
    });
    menu->addAction(tr("Template default"), this, &DesignRow::resetWanted);
    setMenu(menu);
}

void DesignRow::show(const Design& design, const DesignLook& look)
{
    const QList<const DesignKey*> own = keys();
    setChanged(
        std::any_of(own.begin(), own.end(), [&](const DesignKey* key) { return design.changes.contains(key->name); }));
    m_values = valuesOf(m_key, look.shown);
    if (m_note)
        m_note->parentWidget()->setVisible(growsInFilling(m_key) ? fillsLastPage(look) : isOn(m_values.front()));
    if (m_chinese)
        m_values.back() = valuesOf(*m_chinese, look.shown).back();
    else
        setApart(isApart(m_key, design, look));
    for (const Language language : allLanguages) {
        const std::size_t index = indexOf(language);
        if (DesignControl* control = m_controls[index]) {
            control->setLook(look.shown[index], look.bare[index]);
            control->show(m_values[index]);
        }
    }
}

void DesignRow::setApart(bool apart)
{
    if (apart && !m_controls.back()) {
        addControl(Language::Chinese);
        orderFocus(*this);
    }
    m_apart = apart;
    if (m_apartAction)
        m_apartAction->setChecked(apart);
    for (const Language language : allLanguages) {
        if (DesignControl* control = m_controls[indexOf(language)]) {
            control->setLanguage(apart ? std::optional(language) : std::nullopt);
            control->setHalved(apart);
        }
    }
    if (m_controls.back())
        m_controls.back()->setVisible(apart);
}

void DesignRow::showLanguages(bool shown)
{
    QStringList words;
    if (shown) {
        for (const Language language : allLanguages)
            words += endonymOf(language);
    }
    setHeads(words);
}

} // namespace duovita
