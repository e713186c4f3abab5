#include "ui/review/personchooser.h"

#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/storage/database.h"
#include "ui/background.h"
#include "ui/people/peoplemodel.h"
#include "ui/people/persondelegate.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/hairline.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int chooserWidth = 460;
constexpr int chooserHeight = 440;
constexpr int chooserMargin = 16;
constexpr qsizetype mostPeople = 200; // further people are found by typing more

QList<PersonSummary> peopleFound(const QString& path, const QString& search, Language order)
{
    const auto database = Database::openExisting(path);
    if (!database)
        return {};
    const PersonRepository repository(**database);
    const auto everybody = repository.inOrder(order);
    const auto matches = repository.matching(search);
    if (!everybody || !matches)
        return {};
    const auto people = repository.summaries(duovita::inOrder(*everybody, *matches).mid(0, mostPeople));
    return people ? *people : QList<PersonSummary>();
}

} // namespace

PersonChooser::PersonChooser(QString databasePath, QWidget* parent, QList<PersonMatch> guesses)
    : QDialog(parent), m_path(std::move(databasePath)), m_guesses(std::move(guesses)), m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_nobody(new QLabel(tr("No people found."), this)), m_pause(new QTimer(this))
{
    setObjectName(QStringLiteral("personChooser"));
    setWindowTitle(tr("Whose CV is this?"));
    m_search->setObjectName(QStringLiteral("personChooser.search"));
    m_search->setPlaceholderText(tr("Search names, pinyin, institutions"));
    m_search->setAccessibleName(tr("Search people"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("personChooser.list"));
    m_list->setAccessibleName(tr("People"));
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new PersonDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    setGround(*m_list->viewport(), Tone::Form);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextLook(*m_nobody, Tone::Text2, TextSize::Normal);
    m_nobody->setAlignment(Qt::AlignCenter);
    m_nobody->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_choose = buttons->addButton(tr("Choose"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("personChooser.choose"));
    m_choose->setEnabled(false);
    setRole(*m_choose, Role::Primary);
    auto* somebodyNew = new QPushButton(lineIcon(QStringLiteral("person-add")), tr("A new person"), this);
    somebodyNew->setObjectName(QStringLiteral("personChooser.new"));
    somebodyNew->setToolTip(tr("The document becomes a record of its own"));
    somebodyNew->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(chooserMargin, chooserMargin, chooserMargin, chooserMargin);
    foot->addWidget(somebodyNew);
    foot->addWidget(buttons, 1);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(chooserMargin, chooserMargin, chooserMargin, chooserMargin / 2);
    head->addWidget(m_search);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nobody, 1);
    layout->addWidget(new Hairline(this));
    layout->addLayout(foot);
    resize(chooserWidth, chooserHeight);
    connect(somebodyNew, &QPushButton::clicked, this, [this] {
        QDialog::accept();
        Q_EMIT newPersonChosen();
    });
    m_pause->setSingleShot(true);
    m_pause->setInterval(60); // milliseconds, while the user types
    connect(m_search, &QLineEdit::textEdited, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &PersonChooser::search);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_choose->setEnabled(row >= 0); });
    connect(m_list, &QListWidget::itemActivated, this, &PersonChooser::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &PersonChooser::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    search();
}

/// Up and Down move the selection in the list while the user types in the search field.
bool PersonChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_list->setCurrentRow(
                qBound(0, m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1), m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void PersonChooser::search()
{
    m_pause->stop();
    m_searching = true;
    runInBackground(
        this,
        [path = m_path, text = m_search->text(), order = interfaceLanguage()] {
            return peopleFound(path, text, order);
        },
        [this, generation = ++m_generation](const QList<PersonSummary>& people) {
            if (generation != m_generation)
                return;
            m_searching = false;
            list(people);
            if (std::exchange(m_acceptWanted, false))
                accept();
        });
}

/// Adds a person as the list of people shows them.
void PersonChooser::addRow(const PersonId& id, const LocalizedText& name, const QString& about)
{
    Person person;
    person.name = name;
    QStringList names;
    for (const Language language : languagesToRead()) {
        if (const QString text = name.text(language); !text.isEmpty() && !names.contains(text))
            names += text;
    }
    auto* item = new QListWidgetItem(titleOf(person), m_list);
    item->setData(PeopleModel::NameRole, names.value(0));
    item->setData(PeopleModel::OtherNameRole, names.value(1));
    item->setData(PeopleModel::AboutRole, about);
    item->setData(Qt::AccessibleDescriptionRole, about);
    m_people += id;
}

void PersonChooser::list(const QList<PersonSummary>& people)
{
    m_list->clear();
    m_people.clear();
    if (m_search->text().trimmed().isEmpty()) {
        for (const PersonMatch& guess : std::as_const(m_guesses))
            addRow(guess.person, guess.name, guess.reasons.isEmpty() ? QString() : describe(guess.reasons));
    }
    for (const PersonSummary& summary : people) {
        if (m_people.contains(summary.id))
            continue;
        const auto guess = std::find_if(m_guesses.begin(), m_guesses.end(),
                                        [&](const PersonMatch& each) { return each.person == summary.id; });
        const bool hasReason = guess != m_guesses.end() && !guess->reasons.isEmpty();
        addRow(summary.id, summary.name, hasReason ? describe(guess->reasons) : bothSides(summary.headline));
    }
    m_list->setVisible(!m_people.isEmpty());
    m_nobody->setVisible(m_people.isEmpty());
    if (!m_people.isEmpty())
        m_list->setCurrentRow(0);
}

void PersonChooser::accept()
{
    m_acceptWanted = m_pause->isActive() || m_searching; // wait until the list matches the typed text
    if (m_pause->isActive())
        search();
    if (m_acceptWanted)
        return;
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const PersonId id = m_people[row];
    QDialog::accept();
    Q_EMIT chosen(id);
}

} // namespace duovita
