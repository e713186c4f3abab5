#include "core/messages/kindwords.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/fieldparts.h"
#include "ui/widgets/localizededit.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace duovita {

namespace {

/// Kinds whose values are the same in every language start with a shared text. Existing texts are kept.
void fitToKind(PersonalFact& fact)
{
    const bool isOne = fact.kind == PersonalFactKind::Birth || fact.kind == PersonalFactKind::Height;
    if (fact.value.isEmpty())
        fact.value = isOne ? LocalizedText::shared({}) : LocalizedText();
}

/// A fact of the first kind that is not used yet.
PersonalFact nextFact(const QList<PersonalFact>& existing)
{
    PersonalFact fact;
    const auto row = std::find_if(
        personalFactKindTable.begin(), personalFactKindTable.end(), [&](const PersonalFactKindRow& candidate) {
            return std::none_of(existing.begin(), existing.end(),
                                [&](const PersonalFact& one) { return one.kind == candidate.kind; });
        });
    if (row != personalFactKindTable.end())
        fact.kind = row->kind;
    fitToKind(fact);
    return fact;
}

/// The row for one fact: kind, texts, and whether it is public.
class PersonalFactRow {
    Q_DECLARE_TR_FUNCTIONS(duovita::PersonalFactRow)

public:
    /// Row for fact `index` of the field `stem` ("field.personalFacts"). The object is only needed during make().
    PersonalFactRow(FormGrid& grid, Access<QList<PersonalFact>> facts, qsizetype index, QString stem,
                    const FormBinding& binding)
        : m_grid(grid), m_facts(std::move(facts)), m_index(index), m_stem(std::move(stem)), m_binding(binding)
    {
    }

    void make() const
    {
        auto* row = new QWidget;
        LocalizedEdit* label = makeText(QStringLiteral("label"), tr("Name of the personal fact"), &PersonalFact::label,
                                        static_cast<LanguagesOf>(languagesOfLabel));
        for (const Language language : allLanguages)
            label->setStandIn(language, tr("Name"));
        LocalizedEdit* value = makeText({}, wordFor(m_facts()[m_index].kind), &PersonalFact::value,
                                        static_cast<LanguagesOf>(languagesOfValue));
        addMoves(value);
        value->addBeside(makePublic());
        value->addBeside(
            makeRemoveButton(nameOf("remove", m_index), [facts = m_facts, index = m_index, binding = m_binding] {
                facts().removeAt(index);
                binding.commit({});
                binding.rebuild();
            }));
        auto* texts = new QVBoxLayout(row);
        texts->setContentsMargins(0, 0, 0, 0);
        texts->setSpacing(measure(Measure::PointGap));
        texts->addWidget(label);
        texts->addWidget(value);
        m_grid.addPairs(makeKind(label), row);
    }

private:
    using LanguagesOf = QList<Language> (*)(const PersonalFact&);

    /// The fact in the form's working copy; an empty one if it was removed.
    static PersonalFact& factAt(const Access<QList<PersonalFact>>& facts, qsizetype index)
    {
        static PersonalFact none;
        return index < facts().size() ? facts()[index] : none;
    }

    QString nameOf(const char* part, qsizetype index) const
    {
        return QStringLiteral("%1.%2.%3").arg(m_stem, QString::number(index), QLatin1StringView(part));
    }

    LocalizedEdit* makeText(const QString& part, const QString& word, LocalizedText PersonalFact::*text,
                            LanguagesOf needed) const
    {
        const QString name = QStringLiteral("%1.%2.%3").arg(m_stem, QString::number(m_index), part);
        auto* edit = new LocalizedEdit(name, word, LocalizedEdit::Texts::Plain);
        m_grid.addRefresh([=, facts = m_facts, index = m_index, binding = m_binding] {
            edit->setNeeded(binding.neededOf(needed(factAt(facts, index))));
        });
        bindTexts(
            m_grid, *edit, name,
            [=, facts = m_facts, index = m_index]() -> LocalizedText& { return factAt(facts, index).*text; },
            m_binding);
        return edit;
    }

    QComboBox* makeKind(LocalizedEdit* label) const
    {
        auto* kind = makeKindBox(nameOf("kind", m_index), tr("Kind of personal fact"));
        for (const PersonalFactKindRow& row : personalFactKindTable)
            kind->addItem(wordFor(row.kind));
        const auto refresh = [=, facts = m_facts, index = m_index] {
            const PersonalFact& fact = factAt(facts, index);
            kind->setCurrentIndex(static_cast<int>(fact.kind));
            label->setVisible(fact.kind == PersonalFactKind::Other || !fact.label.isEmpty());
        };
        m_grid.addRefresh(refresh);
        QObject::connect(kind, &QComboBox::activated, kind,
                         [=, facts = m_facts, index = m_index, binding = m_binding](int chosen) {
                             PersonalFact& fact = factAt(facts, index);
                             fact.kind = static_cast<PersonalFactKind>(chosen);
                             fitToKind(fact);
                             refresh();
                             binding.commit({});
                         });
        return kind;
    }

    QAbstractButton* makePublic() const
    {
        QAbstractButton* box = makePublicButton(nameOf("public", m_index),
                                                tr("Anything not public stays out of every exported document. Public "
                                                   "facts are shown by designs that have a place for them."));
        m_grid.addRefresh([=, facts = m_facts, index = m_index] { box->setChecked(!factAt(facts, index).isPrivate); });
        QObject::connect(box, &QAbstractButton::clicked, box,
                         [facts = m_facts, index = m_index, binding = m_binding](bool checked) {
                             factAt(facts, index).isPrivate = !checked;
                             binding.commit({});
                         });
        return box;
    }

    /// Moving is in the value's context menu and on shortcuts, because buttons would take room from the texts.
    void addMoves(LocalizedEdit* value) const
    {
        const auto add = [&](const char* part, const QString& words, Qt::Key key, qsizetype target) {
            if (target < 0 || target >= m_facts().size())
                return;
            const auto move = [value, stem = m_stem, index = m_index, target, facts = m_facts, binding = m_binding] {
                facts().move(index, target);
                binding.commit({});
                focusFollows(*value, QStringLiteral("%1.%2.").arg(stem, QString::number(index)),
                             QStringLiteral("%1.%2.").arg(stem, QString::number(target)));
                binding.rebuild();
            };
            // Queued, because moving rebuilds the row that owns the menu and the shortcut.
            QObject::connect(value, &LocalizedEdit::menuFilled, value, [=, name = nameOf(part, m_index)](QMenu* menu) {
                QAction* action = menu->addAction(words);
                action->setObjectName(name);
                action->setShortcut(QKeySequence(Qt::ALT | key)); // to be seen: below is what does it
                action->setShortcutContext(Qt::WidgetShortcut);
                QObject::connect(action, &QAction::triggered, value, move, Qt::QueuedConnection);
            });
            auto* shortcut = new QShortcut(QKeySequence(Qt::ALT | key), value);
            shortcut->setContext(Qt::WidgetWithChildrenShortcut);
            QObject::connect(shortcut, &QShortcut::activated, value, move, Qt::QueuedConnection);
        };
        add("up", tr("Move up"), Qt::Key_Up, m_index - 1);
        add("down", tr("Move down"), Qt::Key_Down, m_index + 1);
    }

    /// The focus follows the fact, so that it can be moved again.
    static void focusFollows(const LocalizedEdit& value, const QString& from, const QString& to)
    {
        const QWidget* focus = QApplication::focusWidget();
        const QString name = focus ? focus->objectName() : QString();
        if (!name.startsWith(from))
            return;
        if (auto* follower = value.window()->findChild<QWidget*>(to + name.mid(from.size())))
            follower->setFocus();
    }

    FormGrid& m_grid;
    Access<QList<PersonalFact>> m_facts;
    qsizetype m_index;
    QString m_stem;
    const FormBinding& m_binding;
};

} // namespace

void addField(FormGrid& grid, Field field, const Access<QList<PersonalFact>>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    grid.addHeading(binding.wordFor(field));
    for (qsizetype i = 0; i < value().size(); ++i)
        PersonalFactRow(grid, value, i, name, binding).make();
    grid.addRow({}, makeButton(QCoreApplication::translate("duovita", "Add a personal fact"),
                               name + QStringLiteral(".add"), [=] {
                                   const QString added =
                                       QStringLiteral("%1.%2..").arg(name, QString::number(value().size()));
                                   value() += nextFact(value());
                                   binding.commit({});
                                   binding.rebuild();
                                   binding.goTo(added + codeOf(firstLanguage));
                               }));
}

} // namespace duovita
