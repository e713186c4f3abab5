#include "ui/design/designpane.h"

#include "core/content/cvediting.h"
#include "core/messages/absencewords.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/typeset/fontlibrary.h"
#include "ui/background.h"
#include "ui/design/cvrow.h"
#include "ui/design/designgroups.h"
#include "ui/design/familycontrol.h"
#include "ui/design/gallerypane.h"
#include "ui/design/settingrow.h"
#include "ui/design/thumbnailbuilder.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/focusorder.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int sideMargin = 20;

} // namespace

DesignPane::DesignPane(const ExportFonts& fonts, QWidget* parent)
    : Retranslated(parent), m_fonts(fonts), m_families(new QStandardItemModel(this)),
      m_galleryPane(new GalleryPane(parent)), m_templateRow(makeTemplateRow()),
      m_thumbnails(new ThumbnailBuilder(fonts, this)), m_pause(new QTimer(this))
{
    setObjectName(QStringLiteral("design"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("design.problem"));
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(sideMargin, gridStep, sideMargin, gridStep);
    m_problem->hide();
    layout->addWidget(m_templateRow);
    layout->addWidget(m_problem);
    m_galleryPane->hide();
    constexpr int afterTyping = 600; // milliseconds
    m_pause->setInterval(afterTyping);
    m_pause->setSingleShot(true);
    connect(m_pause, &QTimer::timeout, this, &DesignPane::drawThumbnails);
    connect(m_thumbnails, &ThumbnailBuilder::drawn, &gallery(), &TemplateGallery::setPicture);
    connect(&gallery(), &TemplateGallery::previewing, this, &DesignPane::tryTemplate);
    connect(&gallery(), &TemplateGallery::applied, this, &DesignPane::apply);
    connect(&gallery(), &TemplateGallery::saveWanted, this, &DesignPane::askForName);
    nameTools();
}

QWidget* DesignPane::makeTemplateRow()
{
    auto* row = new QWidget(this);
    m_templateLabel = new QLabel(row);
    m_templateLabel->setFixedWidth(SettingRow::labelWidth);
    setTextLook(*m_templateLabel, Tone::Text2, TextSize::Normal);
    m_template = new QToolButton(row);
    m_template->setObjectName(QStringLiteral("design.template"));
    m_template->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_template->setIcon(lineIcon(QStringLiteral("layout")));
    m_template->setFocusPolicy(Qt::StrongFocus);
    setRole(*m_template, Role::Boxed);
    m_templateLabel->setBuddy(m_template);
    connect(m_template, &QToolButton::clicked, this, [this] { Q_EMIT templatesWanted(*m_template); });
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(SettingRow::labelLeft, gridStep, SettingRow::rightMargin, gridStep);
    line->setSpacing(SettingRow::labelGap);
    line->addWidget(m_templateLabel);
    line->addWidget(m_template);
    line->addStretch();
    row->hide();
    return row;
}

void DesignPane::showTemplateRow(bool shown)
{
    m_templateRow->setVisible(shown);
}

void DesignPane::showTemplates()
{
    takeFocus();
    if (!m_templateRow->isHidden())
        Q_EMIT templatesWanted(*m_template);
}

void DesignPane::takeFocus()
{
    if (m_templateRow->isHidden())
        gallery().setFocus();
    else
        m_template->setFocus();
}

QWidget& DesignPane::galleryPane() const
{
    return *m_galleryPane;
}

TemplateGallery& DesignPane::gallery() const
{
    return m_galleryPane->gallery();
}

void DesignPane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_pause->stop();
    m_thumbnails->cancel();
    tryTemplate({});
}

void DesignPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_groups)
        build();
    refresh();
}

void DesignPane::build()
{
    m_groups = new DesignGroups(*m_families, this);
    layout()->addWidget(m_groups);
    m_groups->show(); // the pane may be visible already
    orderFocus(*m_groups);
    connect(m_groups, &DesignGroups::chosen, this, &DesignPane::change);
    connect(m_groups, &DesignGroups::settled, this, &DesignPane::settled);
    connect(m_groups, &DesignGroups::resetWanted, this, [this](const QList<const DesignKey*>& keys) {
        Design design = m_cv.design;
        for (const DesignKey* key : keys)
            design.changes.remove(key->name);
        use(design);
    });
    connect(m_groups, &DesignGroups::cvChosen, this,
            [this](const CvRow& row) { Q_EMIT edited(row.chosenFor(m_cv), QString()); });
    loadFamilies();
}

QWidget* DesignPane::makeTools(QWidget* parent)
{
    auto* tools = new QWidget(parent);
    auto* line = new QHBoxLayout(tools);
    line->setContentsMargins(0, 0, 0, 0);
    m_summary = new ElidedLabel(tools);
    m_summary->setObjectName(QStringLiteral("design.summary"));
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTextLook(*m_summary, Tone::Text2, TextSize::Small);
    m_resetAll = new QPushButton(tools);
    m_resetAll->setObjectName(QStringLiteral("design.resetAll"));
    setRole(*m_resetAll, Role::Link);
    connect(m_resetAll, &QPushButton::clicked, this, &DesignPane::resetAll);
    line->addWidget(m_summary, 1);
    line->addWidget(m_resetAll);
    nameTools();
    return tools;
}

void DesignPane::resetAll()
{
    Cv cv = m_cv;
    cv.design.changes.clear();
    for (const CvChoice& choice : cvChoices()) {
        if (choice.isChangedIn(cv))
            choice.set(cv, 0);
    }
    Q_EMIT edited(cv, QString());
}

void DesignPane::nameTools()
{
    m_templateLabel->setText(tr("Template"));
    m_template->setText(templateWord(m_cv.design.templateName));
    m_template->setToolTip(tr("Templates; the page previews each as you move to it"));
    m_template->setAccessibleName(tr("Template: %1").arg(m_template->text()));
    if (!m_resetAll)
        return;
    m_resetAll->setText(tr("Reset all"));
    m_resetAll->setToolTip(tr("Reset all to the template"));
}

void DesignPane::askForName()
{
    Q_EMIT templatesDone();
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("design.saveDialog"));
    dialog->setWindowTitle(tr("Save as template"));
    dialog->setLabelText(tr("Name of the template. If one of your templates has this name, it is replaced."));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) { saveAs(name.trimmed()); });
    dialog->open();
}

/// Saves the current look as a template and switches the CV to it; its look does not change.
void DesignPane::saveAs(const QString& name)
{
    if (!m_person)
        return;
    const Result<void> saved = Template::save(m_cv.design, name);
    m_problem->setVisible(!saved);
    if (!saved)
        return m_problem->setText(describe(saved.error()));
    m_galleryPane->setTemplates(Template::names());
    m_shown.reset();
    use(Design{name});
}

/// Shows the template in the preview only.
void DesignPane::tryTemplate(const QString& name)
{
    const QString tried = name == m_cv.design.templateName ? QString() : name;
    m_galleryPane->setTried(tried);
    if (std::exchange(m_tried, tried) != tried)
        Q_EMIT previewChanged();
}

void DesignPane::apply(const QString& name)
{
    m_tried.clear(); // it is no longer just a trial
    Q_EMIT templatesDone();
    Design design = m_cv.design;
    design.templateName = name;
    m_shown.reset();
    if (design == m_cv.design)
        return refresh();
    use(design);
}

Person DesignPane::previewed(Person person) const
{
    if (!m_tried.isEmpty() && m_person && m_person->id == person.id)
        cvOf(person, m_cv.id).design.templateName = m_tried;
    return person;
}

void DesignPane::drawThumbnails()
{
    if (m_person && isVisible())
        m_thumbnails->request({*m_person, m_cv, m_language, gallery().pictureWidth()}, gallery().templates());
}

/// Adds the installed families, each in its own font. In the background: fontconfig needs a while to list them.
void DesignPane::loadFamilies()
{
    if (std::exchange(m_familiesWanted, true))
        return;
    using Families = std::array<QStringList, languageCount>;
    runInBackground(
        this,
        [library = m_fonts.library] {
            Families families;
            for (const Language language : allLanguages)
                families[indexOf(language)] = library->families(language);
            return families;
        },
        [this](const Families& families) { addFamilies(*m_families, families, font()); });
}

void DesignPane::setPerson(const Person& person, const CvId& cv, Language language)
{
    if (m_person && (m_person->id != person.id || !(m_cv.id == cv)))
        m_tried.clear();
    if (!m_person || m_person->id != person.id)
        m_shown.reset(); // other settings may apply to another person
    m_person = person;
    m_cv = cvOf(person, cv);
    m_language = language;
    m_galleryPane->setLanguage(language);
    if (isVisible())
        refresh();
}

void DesignPane::setAbsences(const QList<AbsentEntry>& absences)
{
    m_absences = absences;
    if (m_groups && m_person)
        m_groups->showAbsences(absencesIn(*m_person, absences));
}

void DesignPane::clear()
{
    m_absences.clear();
    m_person.reset();
    m_tried.clear();
    m_pause->stop();
    m_thumbnails->cancel();
    setPartsEnabled(false);
}

QString DesignPane::goTo(const QString& control)
{
    return m_groups ? m_groups->goTo(control) : QString();
}

void DesignPane::refresh()
{
    setPartsEnabled(m_person.has_value());
    if (!m_person || !m_groups)
        return;
    m_groups->showCv(m_cv);
    m_groups->showAbsences(absencesIn(*m_person, m_absences));
    showSummary();
    showDesign();
    m_thumbnails->cancel();
    m_pause->start();
}

void DesignPane::setPartsEnabled(bool enabled)
{
    m_galleryPane->setEnabled(enabled);
    if (m_groups)
        m_groups->setEnabled(enabled);
}

void DesignPane::showDesign()
{
    const bool asShown = m_shown == m_cv.design;
    if (!asShown) {
        gallery().setApplied(m_cv.design.templateName);
        tryTemplate({});
        nameTools();
        const Result<DesignLook> look = lookOf(m_cv.design);
        m_problem->setVisible(!look);
        m_groups->setLookEnabled(static_cast<bool>(look));
        if (!look)
            return m_problem->setText(describe(look.error()));
    }
    m_shown = m_cv.design;
    m_groups->showLook(*m_person, m_cv, m_look.value());
}

void DesignPane::showSummary()
{
    if (!m_summary)
        return;
    const QList<CvChoice>& choices = cvChoices();
    const auto ofCv = std::count_if(choices.begin(), choices.end(),
                                    [this](const CvChoice& choice) { return choice.isChangedIn(m_cv); });
    const auto changes = static_cast<int>(m_cv.design.changes.size() + ofCv);
    m_summary->setText(changes == 0 ? templateWord(m_cv.design.templateName) : tr("%n change(s)", nullptr, changes));
    m_resetAll->setVisible(changes > 0);
    m_summary->setContentsMargins(0, 0, changes > 0 ? 0 : faceMargin, 0); // ends where the button's words do
}

/// Caches the last result: a change is checked first, then shown. The fingerprint notices changed files.
Result<DesignLook> DesignPane::lookOf(const Design& design)
{
    const QString state = Template::fingerprint(design);
    if (m_look && m_lookState == state)
        return *m_look;
    Result<DesignLook> look = DesignLook::of(design);
    if (look) {
        m_look = *look;
        m_lookState = state;
    }
    return look;
}

void DesignPane::change(const DesignKey& key, const DesignValues& values, bool apart)
{
    if (!m_look)
        return;
    const Result<Design> design = changed(m_cv.design, key, values, apart);
    if (!design || !lookOf(*design)) { // the value is invalid
        m_shown.reset();
        return showDesign();
    }
    const bool merges = key.type == DesignKey::Type::Number;
    use(*design, merges ? QStringLiteral("design.") + key.name : QString());
}

void DesignPane::use(const Design& design, const QString& mergeKey)
{
    Cv cv = m_cv;
    cv.design = design;
    Q_EMIT edited(cv, mergeKey);
}

void DesignPane::retranslate()
{
    nameTools();
    if (!m_groups)
        return;
    const QList<bool> open = m_groups->openGroups();
    tryTemplate({});
    delete m_groups;
    m_shown.reset();
    build();
    m_groups->setOpenGroups(open);
    refresh();
}

} // namespace duovita
