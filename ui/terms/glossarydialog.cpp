#include "ui/terms/glossarydialog.h"

#include "core/domain/openfiles.h"
#include "core/export/filewriting.h"
#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "core/terms/termtable.h"
#include "ui/background.h"
#include "ui/services/filechooser.h"
#include "ui/terms/glossarymodel.h"
#include "ui/widgets/windowfitting.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

namespace {

Result<QList<Term>> tableIn(const QString& path)
{
    if (const Result<void> may = mayBeRead(path); !may)
        return may.error();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::FileNotReadable, {path, file.errorString()}};
    return readTermTable(file.readAll(), path);
}

QPushButton* makeButton(const QString& text, const char* name)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false); // Enter in a field adds the typed term
    return button;
}

} // namespace

GlossaryDialog::GlossaryDialog(QString database, FileChooser& files, QWidget* parent)
    : QDialog(parent), m_database(std::move(database)), m_files(files), m_model(new GlossaryModel(this)),
      m_filter(new QSortFilterProxyModel(this)), m_table(new QTableView(this)),
      m_add(makeButton(tr("Add"), "glossary.add")), m_said(new QLabel(this)), m_nothing(new QLabel(m_table->viewport()))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("glossaryDialog"));
    setWindowTitle(tr("Glossary"));
    auto* about = new QLabel(tr("Terms in both languages. Forms suggest these terms first."), this);
    about->setWordWrap(true);
    auto* search = new QLineEdit(this);
    search->setObjectName(QStringLiteral("glossary.filter"));
    search->setPlaceholderText(tr("Search"));
    search->setClearButtonEnabled(true);
    m_filter->setSourceModel(m_model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setObjectName(QStringLiteral("glossary.table"));
    m_table->setAccessibleName(windowTitle());
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_nothing->setObjectName(QStringLiteral("glossary.nothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(m_table->viewport());
    over->addWidget(m_nothing);
    m_said->setObjectName(QStringLiteral("glossary.said"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_said->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(search);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeNewTerm());
    layout->addWidget(m_said);
    layout->addWidget(makeButtons());
    openAs(*this, QSize(640, 480));
    connect(search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setFilterFixedString(text);
        updateEmptyNote();
    });
    connect(m_model, &GlossaryModel::edited, this,
            [this](const Term& before, const Term& after) { change({before}, {after}); });
    reload();
}

QWidget* GlossaryDialog::makeNewTerm()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const Language language : allLanguages) {
        auto* edit = new QLineEdit(row);
        edit->setObjectName(QStringLiteral("glossary.new.") + codeOf(language));
        edit->setPlaceholderText(endonymOf(language));
        edit->setAccessibleName(tr("New term, %1").arg(endonymOf(language)));
        connect(edit, &QLineEdit::returnPressed, this, &GlossaryDialog::addTyped);
        connect(edit, &QLineEdit::textChanged, this, [this] {
            m_add->setEnabled(std::all_of(m_new.begin(), m_new.end(),
                                          [](const QLineEdit* side) { return !side->text().trimmed().isEmpty(); }));
        });
        m_new[indexOf(language)] = edit;
        layout->addWidget(edit, 1);
    }
    m_add->setEnabled(false);
    connect(m_add, &QPushButton::clicked, this, &GlossaryDialog::addTyped);
    layout->addWidget(m_add);
    return row;
}

QWidget* GlossaryDialog::makeButtons()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    QPushButton* remove = makeButton(tr("Remove"), "glossary.remove");
    QPushButton* read = makeButton(tr("Import…"), "glossary.import");
    QPushButton* write = makeButton(tr("Export…"), "glossary.export");
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close, row);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    for (QWidget* widget : std::initializer_list<QWidget*>{remove, read, write})
        layout->addWidget(widget);
    layout->addStretch();
    layout->addWidget(close);
    connect(remove, &QPushButton::clicked, this, &GlossaryDialog::removeChosen);
    connect(read, &QPushButton::clicked, this, &GlossaryDialog::importTable);
    connect(write, &QPushButton::clicked, this, &GlossaryDialog::exportTable);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    remove->setEnabled(false);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, remove,
            [this, remove] { remove->setEnabled(m_table->selectionModel()->hasSelection()); });
    connect(m_model, &QAbstractItemModel::modelReset, remove, [remove] { remove->setEnabled(false); });
    return row;
}

/// For an empty glossary, explains its purpose by an example.
void GlossaryDialog::updateEmptyNote()
{
    m_nothing->setVisible(m_filter->rowCount() == 0);
    m_nothing->setText(m_model->rowCount() > 0
                           ? tr("No term contains this.")
                           : tr("No terms yet.\n\nFor example, add “School of Computer Science” and “计算机学院” "
                                "below. From then on, when you type one of them in a form, the other is suggested in "
                                "grey on the other side; press → to accept it."));
}

void GlossaryDialog::say(const QString& words)
{
    m_said->setText(words);
    m_said->setVisible(!words.isEmpty());
}

void GlossaryDialog::reload()
{
    runInBackground(
        this, [path = m_database] { return readGlossary(path); },
        [this](const Result<QList<Term>>& terms) {
            if (!terms)
                return say(describe(terms.error()));
            m_model->setTerms(*terms);
            updateEmptyNote();
        });
}

void GlossaryDialog::change(const QList<Term>& before, const QList<Term>& after)
{
    runInBackground(
        this, [path = m_database, before, after] { return changeGlossary(path, before, after); },
        [this](const Result<int>& done) {
            if (!done)
                say(describe(done.error()));
            else
                say(*done == 0 ? tr("Nothing has changed: the glossary already has this pair.") : QString());
            reload();
            Q_EMIT changed();
        });
}

void GlossaryDialog::addTyped()
{
    Term term;
    for (const Language language : allLanguages)
        term.texts[indexOf(language)] = m_new[indexOf(language)]->text().simplified();
    for (const Language language : allLanguages) {
        if (term.text(language).isEmpty())
            return m_new[indexOf(language)]->setFocus();
    }
    change({}, {term});
    for (QLineEdit* edit : m_new)
        edit->clear();
    m_new.front()->setFocus();
}

void GlossaryDialog::removeChosen()
{
    QList<Term> terms;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        terms += m_model->termAt(m_filter->mapToSource(index).row());
    if (!terms.isEmpty())
        change(terms, {});
}

void GlossaryDialog::importTable()
{
    const QString path = m_files.tableToOpen(this);
    if (path.isEmpty())
        return;
    runInBackground(
        this, [path] { return tableIn(path); },
        [this](const Result<QList<Term>>& terms) {
            if (terms)
                change({}, *terms);
            else
                say(describe(terms.error()));
        });
}

void GlossaryDialog::exportTable()
{
    const QString path = m_files.fileToSave(this, QStringLiteral("glossary.tsv"));
    if (path.isEmpty())
        return;
    const auto work = [database = m_database, path]() -> Result<void> {
        const auto terms = readGlossary(database);
        return terms ? writeFile(path, writeTermTable(*terms)) : terms.error();
    };
    runInBackground(this, work, [this, path](const Result<void>& written) {
        say(written ? tr("Exported to %1").arg(path) : describe(written.error()));
    });
}

} // namespace duovita
