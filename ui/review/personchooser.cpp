#include "ui/review/personchooser.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/storage/database.h"
#include "ui/background.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr qsizetype most = 200; // whoever is beyond is found by more letters

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
    const auto people = repository.summaries(duovita::inOrder(*everybody, *matches).mid(0, most));
    return people ? *people : QList<PersonSummary>();
}

} // namespace

PersonChooser::PersonChooser(QString databasePath, QWidget* parent)
    : QDialog(parent), m_path(std::move(databasePath)), m_search(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_pause(new QTimer(this))
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
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_choose = buttons->addButton(tr("Choose"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("personChooser.choose"));
    m_choose->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(420, 480);
    m_pause->setSingleShot(true);
    m_pause->setInterval(60); // as one types
    connect(m_search, &QLineEdit::textEdited, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &PersonChooser::search);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_choose->setEnabled(row >= 0); });
    connect(m_list, &QListWidget::itemActivated, this, &PersonChooser::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &PersonChooser::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    search();
}

/// The list moves while one types.
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

void PersonChooser::list(const QList<PersonSummary>& people)
{
    m_list->clear();
    m_people.clear();
    for (const PersonSummary& summary : people) {
        Person person;
        person.name = summary.name;
        m_list->addItem(titleOf(person));
        m_people += summary.id;
    }
    if (!m_people.isEmpty())
        m_list->setCurrentRow(0);
}

void PersonChooser::accept()
{
    m_acceptWanted = m_pause->isActive() || m_searching; // once the list is of what stands there now
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
