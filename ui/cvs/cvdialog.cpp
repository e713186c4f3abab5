#include "ui/cvs/cvdialog.h"

#include "core/export/exportnames.h"
#include "core/export/gaps.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/background.h"
#include "ui/cvs/cvcontents.h"
#include "ui/cvs/cvowntexts.h"
#include "ui/cvs/cvtags.h"
#include "ui/cvs/typedline.h"
#include "ui/forms/formgrid.h"
#include "ui/style/roles.h"
#include "ui/widgets/focusorder.h"
#include "ui/widgets/teardown.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr QSize usualSize{1000, 740};
constexpr int windowFrame = 40; // allows for the desktop's window decoration
constexpr int outerMargin = 16;
constexpr int narrowestForm = 440;
constexpr int narrowestContents = 280;

} // namespace

CvDialog::CvDialog(PersonDocument& document, const CvId& cv, QWidget* parent)
    : QDialog(parent), m_cv(document, cv), m_head(new FormGrid(this)), m_form(new FormGrid(this)),
      m_name(new QLineEdit(this)), m_nameNote(new QLabel(this)), m_missing(new QComboBox(this)),
      m_gaps(new QLabel(this)), m_texts(nullptr), m_tags(nullptr), m_contents(nullptr),
      m_buttons(new QDialogButtonBox(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("cvDialog"));
    makeFields();
    m_texts = new CvOwnTexts(m_cv, *m_form);
    m_tags = new CvTags(m_cv, *m_form);
    layOut();
    connect(&document, &PersonDocument::changed, this, &CvDialog::refresh);
    refresh();
}

CvDialog::~CvDialog()
{
    silenceChildren(*this);
}

void CvDialog::makeFields()
{
    m_name->setObjectName(QStringLiteral("cv.name"));
    auto* boxes = new QWidget(this);
    auto* languages = new QHBoxLayout(boxes);
    languages->setContentsMargins(0, 0, 0, 0);
    languages->setSpacing(4 * gridStep);
    for (const Language language : allLanguages) {
        auto* box = new QCheckBox(endonymOf(language), boxes);
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
    setTextLook(*m_gaps, Tone::Text2, TextSize::Small);
    m_nameNote->setObjectName(QStringLiteral("cv.nameNote"));
    m_nameNote->setWordWrap(true);
    setTextLook(*m_nameNote, Tone::Text2, TextSize::Small);
    m_head->addRow(tr("Name"), m_name);
    m_head->addRow(QString(), m_nameNote);
    m_form->addRow(tr("Languages"), boxes);
    m_form->addRow(tr("Missing texts"), m_missing);
    m_form->addRow(QString(), m_gaps);
    connect(m_missing, &QComboBox::activated, this, [this](int index) {
        m_cv.change([index](Cv& cv) { cv.missingTexts = static_cast<MissingTexts>(index); });
    });
    connect(m_name, &QLineEdit::editingFinished, this, &CvDialog::rename);
    connect(m_name, &QLineEdit::textEdited, this, &CvDialog::showFileNames);
}

/// The name above, contents at the left, other fields at the right: so the two scroll bars are not side by side. On a
/// low screen the fields scroll.
void CvDialog::layOut()
{
    m_contents = new CvContents(m_cv, this);
    m_contents->setMinimumWidth(narrowestContents);
    auto* fields = new QScrollArea(this);
    fields->setObjectName(QStringLiteral("cv.fields"));
    fields->setFrameShape(QFrame::NoFrame);
    fields->setWidgetResizable(true);
    fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fields->setMinimumWidth(narrowestForm);
    fields->setWidget(m_form);
    QPushButton* done = m_buttons->addButton(tr("Done"), QDialogButtonBox::RejectRole); // there is nothing to accept
    done->setAutoDefault(false); // Enter in a field must only commit the field
    setRole(*done, Role::Primary);
    connect(m_buttons, &QDialogButtonBox::rejected, this, [this] {
        commit();
        reject();
    });
    auto* columns = new QGridLayout;
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->setColumnMinimumWidth(0, FormGrid::leftMargin);
    columns->addWidget(m_contents, 0, 1);
    columns->addWidget(fields, 0, 2);
    columns->setColumnStretch(1, 1);
    columns->setColumnStretch(2, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(0, 0, FormGrid::rightMargin, 0);
    foot->addWidget(m_buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, outerMargin, 0, outerMargin);
    layout->setSpacing(0); // the form above ends with a margin
    m_head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    layout->addWidget(m_head);
    layout->addLayout(columns, 1);
    layout->addSpacing(2 * gridStep);
    layout->addLayout(foot);
    m_buttons->raise(); // last in the focus order
    orderFocus(*this);
    const QSize room = screen()->availableSize() - QSize(windowFrame, windowFrame);
    resize(usualSize.boundedTo(room));
    leavePages();
}

/// Opens at the left, if there is room beside it for the pages, which show each change.
void CvDialog::leavePages()
{
    constexpr int page = 400;
    if (!parentWidget() || parentWidget()->window()->width() < width() + page)
        return;
    const QRect window = parentWidget()->window()->geometry();
    move(window.left(), window.top() + (window.height() - height()) / 2);
}

void CvDialog::refresh()
{
    if (!m_cv.isThere()) {
        close();
        return;
    }
    const Cv& cv = m_cv.now();
    m_shownName = wholeName(cv);
    setWindowTitle(tr("CV “%1”").arg(shownName(cv)));
    showUntyped(*m_name, m_shownName);
    showFileNames();
    for (const Language language : allLanguages) {
        QCheckBox* box = m_languages[static_cast<qsizetype>(indexOf(language))];
        box->setChecked(cv.languages.contains(language));
        box->setEnabled(cv.languages.size() > 1 || !box->isChecked()); // at least one language must stay
    }
    m_missing->setCurrentIndex(static_cast<int>(cv.missingTexts));
    m_texts->refresh();
    m_contents->refresh();
    findGaps();
    m_tags->refresh();
}

/// Says how the CV's files will be called, by the name as typed so far. Those of the first CV have no name of a CV.
void CvDialog::showFileNames()
{
    Person person = m_cv.person();
    const bool isFirst = m_cv.id() == person.cvs.front().id;
    m_nameNote->setVisible(!isFirst);
    if (isFirst)
        return;
    Cv& cv = cvOf(person, m_cv.id());
    if (const QString typed = m_name->text().trimmed(); !typed.isEmpty() && typed != m_shownName)
        cv.name = typed;
    QStringList names;
    for (const Language language : std::as_const(cv.languages))
        names += exportName(person, cv, language, QStringLiteral("pdf"));
    QString words = tr("Files: %1").arg(listed(names));
    if (cv.languages.size() > 1) // whatever is typed, so that the fields below stay where they are
        words += u'\n' + tr("To name it in both languages, write “%1”").arg(QStringLiteral("Bridge lead / 桥梁负责人"));
    m_nameNote->setText(words);
}

/// In the background: finding missing texts requires building the documents' content.
void CvDialog::findGaps()
{
    runInBackground(
        this, [person = m_cv.person(), cv = m_cv.now()] { return gapsOfPages(person, cv, cv.languages); },
        [this, round = ++m_round](const QList<MissingText>& gaps) {
            if (round != m_round)
                return;
            QList<MissingText> shown = gaps;
            shown.removeIf([](const MissingText& gap) { return gap.fate != MissingTexts::Shown; });
            QStringList lines = countsOf(shown);
            if (const QString leftOut = leftOutWords(gaps, m_cv.person()); !leftOut.isEmpty())
                lines += leftOut;
            m_gaps->setText(lines.isEmpty() ? tr("No text is missing.") : lines.join(u' '));
        });
}

void CvDialog::goTo(Field field, Language language)
{
    m_texts->goTo(field, language);
}

void CvDialog::setNew()
{
    m_asMade = m_cv.now();
    QPushButton* cancel = m_buttons->addButton(tr("Cancel"), QDialogButtonBox::DestructiveRole);
    cancel->setObjectName(QStringLiteral("cv.cancel"));
    cancel->setAutoDefault(false);
    cancel->setToolTip(tr("Do not keep the new CV"));
    connect(cancel, &QPushButton::clicked, this, &CvDialog::givenUp);
    orderFocus(*this);
}

/// Undo and redo act on the record, also while this dialog has the focus.
void CvDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_cv.document().undo();
    else if (event->matches(QKeySequence::Redo))
        m_cv.document().redo();
    else if (event->matches(QKeySequence::Cancel) && m_asMade && m_cv.now() == *m_asMade)
        Q_EMIT givenUp();
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
    m_tags->read();
}

void CvDialog::rename()
{
    const QString wish = m_name->text().trimmed();
    m_name->setModified(false);
    // An empty name is rejected and the old one restored. The displayed default name, in whatever language, is not
    // stored.
    if (wish.isEmpty() || wish == m_shownName)
        return refresh();
    const QString name = freeCvName(m_cv.person(), wish, m_cv.id());
    m_cv.change([&](Cv& cv) { cv.name = name; });
    refresh();
}

void CvDialog::readLanguages()
{
    m_cv.change([this](Cv& cv) {
        cv.languages.clear();
        for (const Language language : allLanguages) {
            if (m_languages[static_cast<qsizetype>(indexOf(language))]->isChecked())
                cv.languages += language;
        }
    });
}

} // namespace duovita
