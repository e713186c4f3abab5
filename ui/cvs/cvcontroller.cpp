#include "ui/cvs/cvcontroller.h"

#include "core/content/cvediting.h"
#include "core/messages/recordwords.h"
#include "ui/cvs/cvdialog.h"
#include "ui/settings.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/retranslation.h"

#include <QMenu>
#include <QToolButton>

namespace duovita {

CvController::CvController(QToolButton& button, MessageBar& messages, QSettings& settings, QWidget* window)
    : QObject(window), m_button(button), m_messages(messages), m_settings(settings), m_window(window),
      m_menu(new QMenu(&button))
{
    m_menu->setObjectName(QStringLiteral("cvMenu"));
    m_button.setMenu(m_menu);
    m_button.setPopupMode(QToolButton::InstantPopup);
    connect(m_menu, &QMenu::aboutToShow, this, &CvController::fillMenu);
    new LanguageWatch(m_window, this, [this] { retranslate(); });
    retranslate();
}

void CvController::setDocument(PersonDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    closeDialog();
    if (!m_undoing.isEmpty() && m_messages.text() == m_undoing)
        m_messages.hide(); // its undo would act on another person's record
    m_undoing.clear();
    m_document = document;
    if (m_document)
        connect(m_document, &PersonDocument::factsChanged, this, &CvController::follow);
    showName();
}

const Cv& CvController::current() const
{
    const Person& person = m_document->person();
    const auto chosen = rememberedCv();
    return chosen ? cvOf(person, *chosen) : person.cvs.front();
}

std::optional<CvId> CvController::rememberedCv() const
{
    const QVariantMap shown = remembered::shownCvs.get(m_settings);
    const auto cv = CvId::parse(shown.value(m_document->person().id.toString()).toString());
    return cv ? std::optional(*cv) : std::nullopt;
}

/// The first CV is the default and is not stored.
void CvController::remember(const CvId& cv)
{
    const Person& person = m_document->person();
    QVariantMap shown = remembered::shownCvs.get(m_settings);
    if (cv == person.cvs.front().id)
        shown.remove(person.id.toString());
    else
        shown.insert(person.id.toString(), cv.toString());
    remembered::shownCvs.set(m_settings, shown);
}

void CvController::choose(const CvId& cv)
{
    if (!m_document || current().id == cv || cvOf(m_document->person(), cv).id != cv)
        return;
    closeDialog();
    m_before = current().id;
    remember(cv);
    showName();
    Q_EMIT currentChanged();
}

void CvController::replace(const Cv& cv, const QString& mergeKey)
{
    if (!m_document)
        return;
    Person person = m_document->person();
    Cv& edited = cvOf(person, cv.id);
    if (edited.id != cv.id)
        return; // deleted meanwhile
    edited = cv;
    m_document->replaceProfile(person, mergeKey);
}

void CvController::setMissingTexts(const PersonId& person, const CvId& cv, MissingTexts missing)
{
    if (!m_document || m_document->person().id != person)
        return;
    Cv chosen = cvOf(m_document->person(), cv);
    chosen.missingTexts = missing;
    if (chosen.id == cv)
        replace(chosen);
}

/// The record with CV names as displayed in full: a new name must differ from those.
Person CvController::shownRecord() const
{
    Person person = m_document->person();
    for (Cv& cv : person.cvs)
        cv.name = wholeName(cv);
    return person;
}

/// The current CV may have been renamed, or removed by undo.
void CvController::follow()
{
    const Person& person = m_document->person();
    const auto chosen = rememberedCv();
    const bool gone = chosen && cvOf(person, *chosen).id != *chosen;
    if (gone)
        remember(person.cvs.front().id);
    showName();
    if (gone)
        Q_EMIT currentChanged();
}

void CvController::setEnabled(bool enabled)
{
    if (enabled == m_enabled)
        return;
    m_enabled = enabled;
    if (!enabled)
        closeDialog();
    showName();
}

/// Closes the dialog while the CV still exists, so that pending text is taken over.
void CvController::closeDialog()
{
    if (!m_dialog)
        return;
    m_dialog->commit();
    delete m_dialog;
}

void CvController::retranslate()
{
    m_menu->setTitle(tr("CVs of this person"));
    m_button.setAccessibleName(tr("CV"));
    m_button.setToolTip(tr("Which CV of the person is shown and exported"));
    showName();
    if (!m_dialog)
        return;
    const QRect place = m_dialog->geometry();
    closeDialog(); // its texts are in the old language
    openDialog(false);
    m_dialog->setGeometry(place);
}

void CvController::showName()
{
    m_button.setEnabled(m_document && m_enabled);
    m_menu->setEnabled(m_document && m_enabled);
    constexpr int widest = 200; // pixels: the bar needs the rest for messages
    const QString name = m_document ? shownName(current()) : QString();
    m_button.setText(name.isEmpty() ? tr("CV") : m_button.fontMetrics().elidedText(name, Qt::ElideRight, widest));
}

namespace {

/// Whether the CV differs from a full one only in its look.
bool showsEverything(const Cv& cv)
{
    Cv full = Cv::fullCv();
    full.id = cv.id;
    full.name = cv.name;
    full.design = cv.design;
    full.paper = cv.paper;
    full.margins = cv.margins;
    full.targetPages = cv.targetPages;
    full.references = cv.references;
    full.missingTexts = cv.missingTexts;
    return full == cv;
}

} // namespace

void CvController::fillMenu()
{
    m_menu->clear();
    if (!m_document)
        return;
    for (const Cv& cv : m_document->person().cvs) {
        QAction* action = m_menu->addAction(shownName(cv).replace(u'&', QStringLiteral("&&")), this,
                                            [this, id = cv.id] { choose(id); });
        action->setCheckable(true);
        action->setChecked(cv.id == current().id);
    }
    m_menu->addSeparator();
    const auto addAction = [this](const QString& text, const char* name, auto work) {
        m_menu->addAction(text, this, work)->setObjectName(QString::fromLatin1(name));
    };
    addAction(tr("Name and contents…"), "cvContents", [this] { openDialog(false); });
    addAction(tr("New CV like this one…"), "cvDuplicate", [this] {
        const Person shown = shownRecord();
        add(copyOf(shown, cvOf(shown, current().id)));
    });
    addAction(tr("New CV with everything…"), "cvNew", [this] {
        Cv cv = Cv::fullCv();
        cv.name = freeCvName(shownRecord(), tr("New CV"));
        cv.design = current().design;
        cv.paper = current().paper;
        cv.margins = current().margins;
        cv.references = current().references;
        cv.missingTexts = current().missingTexts;
        add(cv);
    });
    m_menu->actions().last()->setVisible(!showsEverything(current())); // else both would give the same
    addAction(tr("Delete this CV"), "cvDelete",
              [this] { remove(tr("The CV “%1” was deleted; the record is unchanged.")); });
    m_menu->actions().last()->setEnabled(m_document->person().cvs.size() > 1);
}

void CvController::add(const Cv& cv)
{
    Person person = m_document->person();
    person.cvs += cv;
    m_document->replaceProfile(person);
    choose(cv.id);
    openDialog(true);
    m_dialog->setNew();
    // Queued, because it deletes the dialog.
    connect(
        m_dialog, &CvDialog::givenUp, this, [this] { remove(tr("The new CV “%1” was not kept.")); },
        Qt::QueuedConnection);
}

/// Shows the CV that was shown before.
void CvController::remove(const QString& message)
{
    Person person = m_document->person();
    const Cv gone = current();
    if (person.cvs.size() < 2)
        return;
    const std::optional<CvId> before = m_before;
    const qsizetype at = person.cvs.indexOf(gone);
    person.cvs.removeAt(at);
    m_document->replaceProfile(person);
    if (before)
        choose(*before);
    m_undoing = message.arg(shownName(gone));
    m_messages.show(m_undoing, tr("Undo"), [this, gone, at] { putBack(gone, at); });
}

/// Restores the deleted CV, but leaves later changes of the record in place.
void CvController::putBack(Cv cv, qsizetype at)
{
    if (!m_document || cvOf(m_document->person(), cv.id).id == cv.id)
        return;
    Person person = m_document->person();
    cv.name = freeCvName(person, cv.name);
    person.cvs.insert(qMin(at, person.cvs.size()), cv);
    m_document->replaceProfile(person);
    choose(cv.id);
}

void CvController::makeDialog()
{
    if (!m_dialog)
        m_dialog = new CvDialog(*m_document, current().id, m_window);
}

void CvController::goTo(const ContentSource& source, Language language, Focus focus)
{
    if (!m_document || !m_enabled || !source.cv || cvOf(m_document->person(), *source.cv).id != *source.cv)
        return;
    choose(*source.cv);
    if (focus == Focus::Take) {
        openDialog(false);
    } else {
        makeDialog();
        m_dialog->setAttribute(Qt::WA_ShowWithoutActivating);
        m_dialog->show();
    }
    m_dialog->goTo(source.field, language);
}

void CvController::openDialog(bool naming)
{
    makeDialog();
    m_dialog->setAttribute(Qt::WA_ShowWithoutActivating, false);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    if (naming)
        m_dialog->editName();
}

} // namespace duovita
