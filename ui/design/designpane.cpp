#include "ui/design/designpane.h"

#include "core/content/cvediting.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/typeset/fontlibrary.h"
#include "ui/background.h"
#include "ui/design/designgroup.h"
#include "ui/design/designrow.h"
#include "ui/design/designwords.h"
#include "ui/design/templategallery.h"
#include "ui/design/thumbnailbuilder.h"
#include "ui/presentation/icons.h"
#include "ui/preview/cvchoices.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/focusorder.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int paneMargin = 16;
constexpr int sideMargin = 20;
constexpr auto groupCount = static_cast<int>(DesignKey::Group::Other);
constexpr std::array groupNames{"type", "color", "space", "header", "sections", "dates", "page"};

} // namespace

DesignPane::DesignPane(const ExportFonts& fonts, QWidget* parent)
    : Retranslated(parent), m_fonts(fonts), m_families(new QStandardItemModel(this)),
      m_galleryPane(new QWidget(parent)), m_thumbnails(new ThumbnailBuilder(fonts, this)), m_pause(new QTimer(this))
{
    setObjectName(QStringLiteral("design"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("design.problem"));
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(sideMargin, gridStep, sideMargin, gridStep);
    m_problem->hide();
    layout->addWidget(m_problem);
    m_galleryPane->setObjectName(QStringLiteral("design.galleryPane"));
    setGround(*m_galleryPane, Tone::Outline);
    auto* gallery = new QVBoxLayout(m_galleryPane);
    gallery->setContentsMargins(0, 0, 0, 0);
    gallery->setSpacing(0);
    m_galleryPane->hide();
    constexpr int afterTyping = 600; // milliseconds
    m_pause->setInterval(afterTyping);
    m_pause->setSingleShot(true);
    connect(m_pause, &QTimer::timeout, this, &DesignPane::drawThumbnails);
    connect(m_thumbnails, &ThumbnailBuilder::drawn, this, [this](const QString& name, const QImage& page) {
        if (m_gallery)
            m_gallery->setPicture(name, page);
    });
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
    if (!m_content)
        build();
    refresh();
}

void DesignPane::build()
{
    m_content = new QWidget(this);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    makeGallery();
    layout->addWidget(makeGroups());
    this->layout()->addWidget(m_content);
    orderFocus(*m_content);
    setFocusProxy(m_gallery);
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
    setTextLook(*m_summary, Tone::Text2, TextSize::Normal);
    m_resetAll = new QPushButton(tools);
    m_resetAll->setObjectName(QStringLiteral("design.resetAll"));
    setRole(*m_resetAll, Role::Link);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        Design design = m_cv.design;
        design.changes.clear();
        use(design);
    });
    line->addWidget(m_summary, 1);
    line->addWidget(m_resetAll);
    nameTools();
    return tools;
}

void DesignPane::nameTools()
{
    if (!m_resetAll)
        return;
    m_resetAll->setText(tr("Reset all"));
    m_resetAll->setToolTip(tr("All as the template has it"));
}

/// The heading with what the keys do, the filter, the pictures, and how to keep the look as one of them.
void DesignPane::makeGallery()
{
    auto* head = new QWidget(m_galleryPane);
    head->setFixedHeight(measure(Measure::PaneHeader));
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(paneMargin, 0, paneMargin, 0);
    auto* title = new QLabel(tr("Templates"), head);
    setTextLook(*title, Tone::Text2, TextSize::Small, true);
    m_hint = new ElidedLabel(head);
    m_hint->setObjectName(QStringLiteral("design.hint"));
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTextLook(*m_hint, Tone::Text2, TextSize::Small);
    line->addWidget(title);
    line->addWidget(m_hint, 1);
    m_gallery = new TemplateGallery(m_galleryPane);
    m_gallery->setObjectName(QStringLiteral("design.gallery"));
    m_gallery->setAccessibleName(tr("Templates"));
    m_gallery->setTemplates(Template::names());
    connect(m_gallery, &TemplateGallery::previewing, this, &DesignPane::tryTemplate);
    connect(m_gallery, &TemplateGallery::applied, this, [this](const QString& name) {
        m_tried.clear(); // it stays
        Design design = m_cv.design;
        design.templateName = name;
        m_shown.reset();
        if (design == m_cv.design)
            return refresh();
        use(design);
    });
    m_save = new QPushButton(lineIcon(QStringLiteral("add")), tr("Save this look…"), m_galleryPane);
    m_save->setObjectName(QStringLiteral("design.save"));
    m_save->setToolTip(tr("Keeps this look as a template of your own, for other CVs"));
    setRole(*m_save, Role::Flat);
    connect(m_save, &QPushButton::clicked, this, &DesignPane::askForName);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * gridStep, gridStep, 2 * gridStep, 2 * gridStep);
    foot->addWidget(m_save);
    foot->addStretch();
    auto* layout = static_cast<QVBoxLayout*>(m_galleryPane->layout());
    layout->addWidget(head);
    layout->addWidget(makeFilters(m_galleryPane));
    layout->addWidget(m_gallery, 1);
    layout->addLayout(foot);
    orderFocus(*m_galleryPane);
}

void DesignPane::clearGallery()
{
    m_gallery = nullptr; // it has signals while it goes
    m_hint = nullptr;
    m_save = nullptr;
    while (QLayoutItem* item = m_galleryPane->layout()->takeAt(0)) {
        if (QLayout* line = item->layout()) {
            while (QLayoutItem* inner = line->takeAt(0)) {
                delete inner->widget();
                delete inner;
            }
        }
        delete item->widget();
        delete item;
    }
}

/// By what people look for.
QWidget* DesignPane::makeFilters(QWidget* parent)
{
    auto* line = new QWidget(parent);
    auto* outer = new QHBoxLayout(line);
    outer->setContentsMargins(paneMargin, 2 * gridStep, paneMargin, 2 * gridStep);
    auto* chips = new QWidget(line);
    outer->addWidget(chips);
    auto* layout = new FlowLayout(chips);
    m_filter = new QButtonGroup(line);
    const QStringList words{tr("All %n", nullptr, static_cast<int>(m_gallery->templates().size())), tr("One column"),
                            tr("Two columns"), tr("With a photo")};
    for (const QString& word : words) {
        auto* chip = new QToolButton(chips);
        const auto index = static_cast<int>(m_filter->buttons().size());
        chip->setObjectName(QStringLiteral("design.filter.%1").arg(index));
        chip->setText(word);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::TabFocus);
        setRole(*chip, Role::Chip);
        m_filter->addButton(chip, index);
        layout->addWidget(chip);
    }
    layout->addWidget(new QWidget(chips)); // the last one gets the rest of the line
    m_filter->button(0)->setChecked(true);
    connect(m_filter, &QButtonGroup::idClicked, this, &DesignPane::filter);
    return line;
}

void DesignPane::filter()
{
    enum Choice { All, OneColumn, TwoColumns, Photo };
    QStringList names;
    for (const QString& name : m_gallery->templates()) {
        const Result<Template> look = Template::load(name, m_language);
        const bool single = look && look->layout == Template::Layout::Single;
        const int choice = m_filter->checkedId();
        if (choice == All || (look && (choice == Photo ? look->photo.hasRoom() : single == (choice == OneColumn))))
            names += name;
    }
    m_gallery->setFilter(names);
}

void DesignPane::askForName()
{
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("design.saveDialog"));
    dialog->setWindowTitle(tr("Save as template"));
    dialog->setLabelText(tr("Name of the template. One of yours that has the name is replaced."));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) { saveAs(name.trimmed()); });
    dialog->open();
}

/// The CV is of the new template from then on, and looks as it did.
void DesignPane::saveAs(const QString& name)
{
    if (!m_person)
        return;
    const Result<void> saved = Template::save(m_cv.design, name);
    m_problem->setVisible(!saved);
    if (!saved)
        return m_problem->setText(describe(saved.error()));
    m_gallery->setTemplates(Template::names());
    filter();
    m_shown.reset();
    use(Design{name});
}

/// In the preview alone.
void DesignPane::tryTemplate(const QString& name)
{
    const QString tried = name == m_cv.design.templateName ? QString() : name;
    if (m_hint)
        m_hint->setText(tried.isEmpty() ? tr("Arrow keys preview a template, Enter applies it")
                                        : tr("Previewing %1: Enter applies, Esc goes back").arg(templateWord(tried)));
    if (std::exchange(m_tried, tried) != tried)
        Q_EMIT previewChanged();
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
        m_thumbnails->request({*m_person, m_cv, m_language, m_gallery->pictureWidth()}, m_gallery->templates());
}

QWidget* DesignPane::makeGroups()
{
    auto* area = new QScrollArea(m_content);
    area->setObjectName(QStringLiteral("design.groups"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* column = new QWidget(area);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 2 * gridStep);
    layout->setSpacing(0);
    for (int index = 0; index < groupCount; ++index) {
        m_groups += new DesignGroup(QStringLiteral("design.group.") +
                                        QLatin1StringView(groupNames.at(static_cast<std::size_t>(index))),
                                    wordFor(static_cast<DesignKey::Group>(index)), column);
        layout->addWidget(m_groups.last());
    }
    layout->addStretch();
    addCvRows(*m_groups.last());
    addRow(*findDesignKey(QStringLiteral("body.size"))); // before all else: most is done with it
    for (const DesignKey& key : designKeys()) {
        if (key.label[0] != '\0' && key.group != DesignKey::Group::Other && key.name != QStringLiteral("body.size"))
            addRow(key);
    }
    m_groups.front()->setOpen(true);
    area->setWidget(column);
    return area;
}

void DesignPane::addRow(const DesignKey& key)
{
    DesignGroup* group = m_groups[static_cast<qsizetype>(key.group)];
    auto* row = new DesignRow(key, *m_families, group);
    group->add(row);
    m_rows += row;
    connect(row, &DesignRow::chosen, this,
            [this, &key](const DesignValues& values, bool apart) { change(key, values, apart); });
    connect(row, &DesignRow::settled, this, &DesignPane::settled);
    connect(row, &DesignRow::resetWanted, this, [this, &key] {
        Design design = m_cv.design;
        design.changes.remove(key.name);
        use(design);
    });
}

/// What is of the CV, whatever its template.
void DesignPane::addCvRows(DesignGroup& group)
{
    for (const CvChoice& choice : cvChoices()) {
        auto* row = new QWidget(&group);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(DesignRow::labelLeft, 0, DesignRow::rightMargin, 0);
        layout->setSpacing(2 * gridStep);
        auto* label = new QLabel(choice.shownLabel(), row);
        label->setWordWrap(true);
        label->setFixedWidth(DesignRow::labelWidth);
        setTextLook(*label, Tone::Text2, TextSize::Normal);
        auto* box = new QComboBox(row);
        box->setObjectName(QStringLiteral("design.cv.") + QLatin1StringView(choice.name));
        box->setAccessibleName(choice.shownLabel());
        box->setToolTip(choice.shownHint());
        box->setFocusPolicy(Qt::StrongFocus);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice.fill(*box);
        label->setBuddy(box);
        layout->addWidget(label);
        layout->addWidget(box, 1);
        group.add(row);
        m_choices += box;
        connect(box, &QComboBox::activated, this, [this, &choice, box] {
            Cv cv = m_cv;
            choice.read(*box, cv);
            Q_EMIT edited(cv, QString());
        });
    }
}

/// Each name in its own font. Listing them takes fontconfig a while.
void DesignPane::loadFamilies()
{
    if (std::exchange(m_familiesWanted, true))
        return;
    runInBackground(
        this, [library = m_fonts.library] { return library->families(); },
        [this](const QStringList& families) {
            QList<QStandardItem*> items;
            for (const QString& family : families) {
                auto* item = new QStandardItem(family);
                item->setData(family, Qt::UserRole);
                QFont font = this->font();
                font.setFamily(family);
                item->setFont(font);
                items += item;
            }
            m_families->invisibleRootItem()->appendRows(items);
        });
}

void DesignPane::setPerson(const Person& person, const CvId& cv, Language language)
{
    if (m_person && (m_person->id != person.id || !(m_cv.id == cv)))
        m_tried.clear();
    m_person = person;
    m_cv = cvOf(person, cv);
    m_language = language;
    if (isVisible())
        refresh();
}

void DesignPane::clear()
{
    m_person.reset();
    m_tried.clear();
    m_pause->stop();
    m_thumbnails->cancel();
    setPartsEnabled(false);
}

void DesignPane::refresh()
{
    setPartsEnabled(m_person.has_value());
    if (!m_person)
        return;
    for (qsizetype index = 0; index < m_choices.size(); ++index)
        cvChoices()[index].show(*m_choices[index], m_cv);
    showDesign();
    m_thumbnails->cancel();
    m_pause->start();
}

void DesignPane::setPartsEnabled(bool enabled)
{
    m_galleryPane->setEnabled(enabled);
    if (m_content)
        m_content->setEnabled(enabled);
}

void DesignPane::showDesign()
{
    if (m_shown == m_cv.design)
        return;
    m_shown = m_cv.design;
    m_gallery->setApplied(m_cv.design.templateName);
    tryTemplate({});
    const auto changes = static_cast<int>(m_cv.design.changes.size());
    const QString name = templateWord(m_cv.design.templateName);
    if (m_summary) {
        m_summary->setText(changes == 0 ? name : tr("%1, %n change(s)", nullptr, changes).arg(name));
        m_resetAll->setVisible(changes > 0);
    }
    const Result<DesignLook> look = DesignLook::of(m_cv.design);
    m_problem->setVisible(!look);
    for (DesignRow* row : m_rows)
        row->setEnabled(static_cast<bool>(look));
    if (!look)
        return m_problem->setText(describe(look.error()));
    m_look = *look;
    QSet<DesignKey::Group> named;
    for (DesignRow* row : m_rows) {
        row->show(m_cv.design, m_look);
        const bool first = row->isSetApart() && !named.contains(row->key().group);
        row->showLanguages(first);
        if (first)
            named += row->key().group;
    }
}

void DesignPane::change(const DesignKey& key, const DesignValues& values, bool apart)
{
    const Design design = changed(m_cv.design, key, values, apart, m_look);
    if (!DesignLook::of(design)) { // no name part at all
        m_shown.reset();
        return showDesign();
    }
    const bool merges = key.type == DesignKey::Type::Number;
    use(design, merges ? QStringLiteral("design.") + key.name : QString());
}

void DesignPane::use(const Design& design, const QString& mergeKey)
{
    Cv cv = m_cv;
    cv.design = design;
    Q_EMIT edited(cv, mergeKey);
}

void DesignPane::retranslate()
{
    if (!m_content)
        return;
    QList<bool> open;
    for (const DesignGroup* group : m_groups)
        open += group->isOpen();
    tryTemplate({});
    clearGallery();
    nameTools();
    delete m_content;
    m_rows.clear();
    m_groups.clear();
    m_choices.clear();
    m_shown.reset();
    build();
    for (qsizetype index = 0; index < open.size(); ++index)
        m_groups[index]->setOpen(open[index]);
    refresh();
}

} // namespace duovita
