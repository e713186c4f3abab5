#include "ui/cvs/cvdialog.h"

#include "core/content/cvediting.h"
#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "core/content/textwalk.h"
#include "core/export/gaps.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/background.h"
#include "ui/cvs/cvcontentsmodel.h"
#include "ui/now.h"
#include "ui/typing.h"
#include "ui/widgets/choosing.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/teardown.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace duovita {

namespace {

QStringList tagsOf(const QLineEdit& edit)
{
    static const QRegularExpression separator(QStringLiteral("\\s*[,，;；、]\\s*"));
    QStringList tags = edit.text().trimmed().split(separator, Qt::SkipEmptyParts);
    tags.removeDuplicates();
    return tags;
}

QString printedTags(const QStringList& tags)
{
    return tags.join(QStringLiteral(", "));
}

void showText(QLineEdit& edit, const QString& text)
{
    if (edit.text() != text && !edit.isModified()) // what is being typed stays
        edit.setText(text);
}

/// What the record's own summary says, for a field where the CV's would stand: its beginning.
QString recordSummary(const Person& person, Cv cv, Language language)
{
    cv.summary = {};
    const Section* section = sectionOfOwnSummary(person, cv);
    QStringList texts;
    for (const Entry* entry : section ? chosenEntries(*section, cv) : QList<const Entry*>()) {
        for (const Highlight* highlight : chosenHighlights(*entry, cv))
            texts += highlight->text.text(language).plainText();
    }
    constexpr qsizetype longest = 60;
    const QString text = texts.join(u' ').simplified();
    return text.size() > longest ? QString(text.left(longest - 1) + u'…') : text;
}

} // namespace

CvDialog::CvDialog(PersonDocument& document, const CvId& cv, QWidget* parent)
    : QDialog(parent), m_document(document), m_cv(cv), m_model(new CvContentsModel(document.person(), cv, this)),
      m_filter(new QSortFilterProxyModel(this)), m_name(new QLineEdit(this)),
      m_headline(new LocalizedEdit(QStringLiteral("cv.headline"), wordFor(Field::Headline), LocalizedEdit::Texts::Plain,
                                   this)),
      m_ownSummary(new LocalizedEdit(QStringLiteral("cv.summary"), wordFor(Field::Summary),
                                     LocalizedEdit::Texts::Formatted, this)),
      m_missing(new QComboBox(this)), m_gaps(new QLabel(this)), m_include(new QLineEdit(this)),
      m_exclude(new QLineEdit(this)), m_untagged(new QCheckBox(tr("Entries without tags, too"), this)),
      m_tagged(new QLabel(this)), m_tree(new QTreeView(this)),
      m_onlyLeftOut(new QCheckBox(tr("Only what is left out"), this)), m_up(new QToolButton(this)),
      m_down(new QToolButton(this)), m_summary(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("cvDialog"));
    makeFields();
    makeTree();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter in a field takes the field over
    connect(buttons, &QDialogButtonBox::rejected, this, [this] {
        commit();
        reject();
    });
    qobject_cast<QVBoxLayout*>(layout())->addWidget(buttons);
    resize(640, 760);
    connect(&m_document, &PersonDocument::changed, this, &CvDialog::refresh);
    refresh();
    showTree();
}

CvDialog::~CvDialog()
{
    silenceChildren(*this);
}

void CvDialog::makeFields()
{
    m_name->setObjectName(QStringLiteral("cv.name"));
    m_include->setObjectName(QStringLiteral("cv.includeTags"));
    m_include->setPlaceholderText(tr("any; separate several with commas"));
    m_include->setToolTip(
        tr("Only entries that have one of these tags, or a point that has. Points without tags stay with "
           "their entry."));
    m_untagged->setObjectName(QStringLiteral("cv.showsUntagged"));
    m_tagged->setObjectName(QStringLiteral("cv.tagged"));
    m_tagged->setWordWrap(true);
    m_tagged->setForegroundRole(QPalette::PlaceholderText);
    m_exclude->setObjectName(QStringLiteral("cv.excludeTags"));
    m_exclude->setPlaceholderText(tr("none"));
    auto* languages = new QHBoxLayout;
    for (const Language language : allLanguages) {
        auto* box = new QCheckBox(endonymOf(language), this);
        box->setObjectName(QStringLiteral("cv.language.") + codeOf(language));
        connect(box, &QCheckBox::clicked, this, &CvDialog::readLanguages);
        languages->addWidget(box);
        m_languages += box;
    }
    languages->addStretch();
    m_missing->setObjectName(QStringLiteral("cv.missing"));
    for (std::size_t i = 0; i < missingTextsCount; ++i)
        m_missing->addItem(wordFor(static_cast<MissingTexts>(i)));
    m_gaps->setObjectName(QStringLiteral("cv.gaps"));
    m_gaps->setWordWrap(true);
    m_gaps->setForegroundRole(QPalette::PlaceholderText);
    auto* form = new QFormLayout;
    form->addRow(tr("Name:"), m_name);
    form->addRow(tr("Languages:"), languages);
    form->addRow(tr("Missing texts:"), m_missing);
    form->addRow(QString(), m_gaps);
    form->addRow(tr("Headline:"), m_headline);
    form->addRow(tr("Summary:"), m_ownSummary);
    form->addRow(tr("Only with tags:"), m_include);
    form->addRow(QString(), m_untagged);
    form->addRow(tr("Without tags:"), m_exclude);
    form->addRow(QString(), m_tagged);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    bind(*m_headline, &Cv::headline);
    bind(*m_ownSummary, &Cv::summary);
    connect(m_missing, &QComboBox::activated, this,
            [this](int index) { change([index](Cv& cv) { cv.missingTexts = static_cast<MissingTexts>(index); }); });
    connect(m_name, &QLineEdit::editingFinished, this, &CvDialog::rename);
    connect(m_include, &QLineEdit::editingFinished, this, &CvDialog::readTags);
    connect(m_exclude, &QLineEdit::editingFinished, this, &CvDialog::readTags);
    for (const QLineEdit* tags : {m_include, m_exclude})
        connect(tags, &QLineEdit::textEdited, this, &CvDialog::showTagged);
    connect(m_untagged, &QCheckBox::clicked, this, [this](bool shows) {
        readTags();
        change([shows](Cv& cv) { cv.excludeUntagged = !shows; });
    });
}

template <typename Text>
void CvDialog::bind(LocalizedEdit& edit, Localized<Text> Cv::*text)
{
    connect(&edit, &LocalizedEdit::edited, this, [this, &edit, text](Language language, const QString& typed) {
        Text kept;
        setKeptText(kept, typed);
        change([&](Cv& cv) { typeText(cv.*text, language, kept, now()); }, edit.edit(language)->objectName());
    });
    connect(&edit, &LocalizedEdit::confirmed, this,
            [this, text](Language language) { change([&](Cv& cv) { (cv.*text).confirm(language, now()); }); });
    connect(&edit, &LocalizedEdit::sharedChanged, this,
            [this, text](bool shared) { change([&](Cv& cv) { setShared(cv.*text, shared); }); });
    connect(&edit, &LocalizedEdit::stepEnded, this, [this] { m_document.closeMerge(); });
}

void CvDialog::makeTree()
{
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterRole(CvContentsModel::LeftOutRole);
    m_tree->setObjectName(QStringLiteral("cv.contents"));
    m_tree->setAccessibleName(tr("What this CV shows"));
    m_tree->setModel(m_filter);
    m_tree->setHeaderHidden(true);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->installEventFilter(this);
    m_onlyLeftOut->setObjectName(QStringLiteral("cv.onlyLeftOut"));
    m_up->setObjectName(QStringLiteral("cv.up"));
    m_up->setArrowType(Qt::UpArrow);
    m_up->setToolTip(tr("Move the section up in this CV"));
    m_up->setAccessibleName(m_up->toolTip());
    m_down->setObjectName(QStringLiteral("cv.down"));
    m_down->setArrowType(Qt::DownArrow);
    m_down->setToolTip(tr("Move the section down in this CV"));
    m_down->setAccessibleName(m_down->toolTip());
    m_summary->setObjectName(QStringLiteral("cv.summary"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    row->addWidget(m_onlyLeftOut);
    row->addWidget(m_up);
    row->addWidget(m_down);
    auto* layout = qobject_cast<QVBoxLayout*>(this->layout());
    layout->addWidget(m_tree, 1);
    layout->addLayout(row);
    connect(m_model, &CvContentsModel::edited, this,
            [this](const Cv& edited) { change([&](Cv& cv) { cv = edited; }); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &CvDialog::showTree);
    connect(m_onlyLeftOut, &QCheckBox::toggled, this, [this](bool only) {
        m_filter->setFilterFixedString(only ? QStringLiteral("true") : QString());
        showTree();
    });
    connect(m_up, &QToolButton::clicked, this, [this] { moveSection(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveSection(1); });
}

/// Space checks all that are chosen as it would the current one.
bool CvDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Space)
        return QDialog::eventFilter(watched, event);
    const QModelIndexList chosen = m_tree->selectionModel()->selectedIndexes();
    if (chosen.size() < 2)
        return false;
    QModelIndexList indexes;
    for (const QModelIndex& index : chosen)
        indexes += m_filter->mapToSource(index);
    const bool leftOut = m_tree->currentIndex().data(Qt::CheckStateRole).toInt() != Qt::Unchecked;
    m_model->setLeftOut(indexes, leftOut);
    return true;
}

/// All sections open; where one looks for what is left out, everything.
void CvDialog::showTree()
{
    if (m_onlyLeftOut->isChecked())
        m_tree->expandAll();
    else
        m_tree->expandToDepth(0);
}

void CvDialog::refresh()
{
    const Person& person = m_document.person();
    const Cv& cv = cvOf(person, m_cv);
    if (cv.id != m_cv) {
        close(); // it was deleted, or its making undone
        return;
    }
    setWindowTitle(tr("CV “%1”").arg(shownName(cv)));
    m_shownName = shownName(cv);
    showText(*m_name, m_shownName);
    showOwnTexts(cv);
    showText(*m_include, printedTags(cv.includeTags));
    showText(*m_exclude, printedTags(cv.excludeTags));
    for (const Language language : allLanguages) {
        QCheckBox* box = m_languages[static_cast<qsizetype>(indexOf(language))];
        box->setChecked(cv.languages.contains(language));
        box->setEnabled(cv.languages.size() > 1 || !box->isChecked()); // one has to stay
    }
    m_missing->setCurrentIndex(static_cast<int>(cv.missingTexts));
    m_model->setPerson(person);
    showSummary(cv);
    findGaps(cv);
    showTagged();
}

/// Where the CV says nothing of its own, the field shows what the record says.
void CvDialog::showOwnTexts(const Cv& cv)
{
    const Person& person = m_document.person();
    for (const Language language : allLanguages) {
        const auto showRecord = [&](LocalizedEdit& edit, const QString& text) {
            edit.setStandIn(language, text.isEmpty() ? QString() : tr("As in the record: %1").arg(text));
        };
        showRecord(*m_headline, person.headline.text(language));
        showRecord(*m_ownSummary, recordSummary(person, cv, language));
    }
    m_headline->show(cv.headline);
    m_ownSummary->show(cv.summary);
}

void CvDialog::showSummary(const Cv& cv)
{
    int sections = 0;
    int entries = 0;
    int points = 0;
    for (const Section& section : m_document.person().sections) {
        if (omissionOf(section, cv) != Omission::None) {
            ++sections;
            continue;
        }
        for (const Entry& entry : section.entries()) {
            if (omissionOf(entry, section, cv) != Omission::None)
                ++entries;
            else
                points += static_cast<int>(entry.highlights.size() - chosenHighlights(entry, cv).size());
        }
    }
    QStringList parts;
    if (sections > 0)
        parts += tr("%n section(s)", nullptr, sections);
    if (entries > 0)
        parts += tr("%n entry(s)", nullptr, entries);
    if (points > 0)
        parts += tr("%n point(s)", nullptr, points);
    m_summary->setText(parts.isEmpty() ? tr("Shows everything.") : tr("Leaves out %1.").arg(parts.join(tr(", "))));
}

/// Away from the interface: what documents lack is found by making their content.
void CvDialog::findGaps(const Cv& cv)
{
    runInBackground(
        this, [person = m_document.person(), cv] { return gapsOfPages(person, cv, cv.languages); },
        [this, round = ++m_round](const QList<MissingText>& gaps) {
            if (round != m_round)
                return;
            QStringList lines = countsOf(gaps);
            if (const QString leftOut = leftOutWords(gaps); !leftOut.isEmpty())
                lines += leftOut;
            m_gaps->setText(lines.isEmpty() ? tr("No text is missing.") : lines.join(u' '));
        });
}

void CvDialog::change(const std::function<void(Cv&)>& change, const QString& key)
{
    Person person = m_document.person();
    Cv& cv = cvOf(person, m_cv);
    if (cv.id != m_cv)
        return;
    change(cv);
    m_document.replaceProfile(person, key.isEmpty() ? key : m_cv.toString() + key);
}

void CvDialog::goTo(Field field, Language language)
{
    (field == Field::Headline ? m_headline : m_ownSummary)->edit(language)->setFocus();
}

/// Undo and redo are the record's, also where the window's keys do not reach.
void CvDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_document.undo();
    else if (event->matches(QKeySequence::Redo))
        m_document.redo();
    else
        QDialog::keyPressEvent(event);
}

void CvDialog::editName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void CvDialog::commit()
{
    rename();
    readTags();
}

void CvDialog::rename()
{
    const QString wish = m_name->text().trimmed();
    m_name->setModified(false);
    // A CV has a name: what it had comes back. The name that is only shown, in whatever language, is not made its own.
    if (wish.isEmpty() || wish == m_shownName)
        return refresh();
    const QString name = freeCvName(m_document.person(), wish, m_cv);
    change([&](Cv& cv) { cv.name = name; });
    refresh();
}

void CvDialog::readTags()
{
    m_include->setModified(false);
    m_exclude->setModified(false);
    change([this](Cv& cv) { cv = withTypedTags(cv); });
}

/// Only what was typed is read: a tag that came with a comma in it stays one.
Cv CvDialog::withTypedTags(Cv cv) const
{
    const auto read = [](const QLineEdit& edit, QStringList& tags) {
        if (edit.text() != printedTags(tags))
            tags = tagsOf(edit);
    };
    const bool wasChosen = !cv.includeTags.isEmpty();
    read(*m_include, cv.includeTags);
    read(*m_exclude, cv.excludeTags);
    // Who begins to choose by tags means those alone; without any there is nothing to be said of the rest.
    cv.excludeUntagged = !cv.includeTags.isEmpty() && (cv.excludeUntagged || !wasChosen);
    return cv;
}

/// How many entries the tags leave, as they are typed; what they are not asked about is said with it.
void CvDialog::showTagged()
{
    const Cv cv = withTypedTags(cvOf(m_document.person(), m_cv));
    m_untagged->setEnabled(!cv.includeTags.isEmpty());
    m_untagged->setChecked(!cv.excludeUntagged && !cv.includeTags.isEmpty());
    int shown = 0;
    int all = 0;
    for (const Section* section : chosenSections(m_document.person(), cv)) {
        for (const Entry& entry : section->entries()) {
            const Omission omission = omissionOf(entry, *section, cv);
            all += omission == Omission::None || omission == Omission::ByTags ? 1 : 0;
            shown += omission == Omission::None ? 1 : 0;
        }
    }
    QString text = tr("Shows %1 of %n entries.", nullptr, all).arg(shown);
    if (cv.excludeUntagged)
        text += u' ' + tr("A section in which no entry has a tag is shown whole.");
    m_tagged->setText(text);
    m_tagged->setVisible(!cv.includeTags.isEmpty() || !cv.excludeTags.isEmpty());
}

void CvDialog::readLanguages()
{
    change([this](Cv& cv) {
        cv.languages.clear();
        for (const Language language : allLanguages) {
            if (m_languages[static_cast<qsizetype>(indexOf(language))]->isChecked())
                cv.languages += language;
        }
    });
}

void CvDialog::moveSection(int by)
{
    const auto section = m_model->sectionAt(m_filter->mapToSource(m_tree->currentIndex()));
    if (!section)
        return;
    change([&](Cv& cv) { duovita::moveSection(cv, m_document.person(), *section, by); });
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->sectionAt(index) == section)
            chooseAlone(*m_tree, m_filter->mapFromSource(index));
    }
}

} // namespace duovita
