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
#include "ui/preview/cvchoices.h"
#include "ui/widgets/focusorder.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr auto groupCount = static_cast<int>(DesignKey::Group::Other);
constexpr std::array groupNames{"type", "color", "space", "header", "sections", "dates", "page"};

} // namespace

DesignPane::DesignPane(const ExportFonts& fonts, QWidget* parent)
    : Retranslated(parent), m_fonts(fonts), m_families(new QStandardItemModel(this)),
      m_thumbnails(new ThumbnailBuilder(fonts, this)), m_pause(new QTimer(this))
{
    setObjectName(QStringLiteral("design"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
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

void DesignPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DesignPane::arrange()
{
    if (!m_parts)
        return;
    constexpr int enough = 760; // for both beside each other
    const auto wanted = width() >= enough ? Qt::Horizontal : Qt::Vertical;
    if (m_parts->orientation() == wanted)
        return;
    m_parts->setOrientation(wanted);
    m_parts->setSizes({m_gallery->sizeHint().height(), height()});
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
    layout->setContentsMargins(8, 4, 0, 0);
    layout->addWidget(makeHead());
    m_parts = new QSplitter(Qt::Vertical, m_content);
    m_parts->setObjectName(QStringLiteral("design.parts"));
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(makeGallery());
    m_parts->addWidget(makeGroups());
    m_parts->setStretchFactor(1, 1);
    layout->addWidget(m_parts, 1);
    this->layout()->addWidget(m_content);
    orderFocus(*m_content);
    setFocusProxy(m_gallery);
    arrange();
    loadFamilies();
}

QWidget* DesignPane::makeHead()
{
    auto* head = new QWidget(m_content);
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins(0, 0, 8, 0);
    auto* line = new QHBoxLayout;
    auto* back = new QPushButton(tr("Back to writing"), head);
    back->setObjectName(QStringLiteral("design.back"));
    connect(back, &QPushButton::clicked, this, &DesignPane::writeWanted);
    m_summary = new QLabel(head);
    m_summary->setObjectName(QStringLiteral("design.summary"));
    auto* save = new QPushButton(tr("Save as template…"), head);
    save->setObjectName(QStringLiteral("design.save"));
    save->setToolTip(tr("Keeps this look as a template of your own, for other CVs"));
    connect(save, &QPushButton::clicked, this, &DesignPane::askForName);
    m_resetAll = new QPushButton(tr("Reset all"), head);
    m_resetAll->setObjectName(QStringLiteral("design.resetAll"));
    m_resetAll->setToolTip(tr("All as the template has it"));
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        Design design = m_cv.design;
        design.changes.clear();
        use(design);
    });
    line->addWidget(back);
    line->addWidget(m_summary, 1);
    line->addWidget(m_resetAll);
    line->addWidget(save);
    layout->addLayout(line);
    m_problem = new QLabel(head);
    m_problem->setObjectName(QStringLiteral("design.problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    return head;
}

QWidget* DesignPane::makeGallery()
{
    auto* part = new QWidget(m_content);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 8, 0);
    m_hint = new QLabel(part);
    m_hint->setObjectName(QStringLiteral("design.hint"));
    m_hint->setWordWrap(true);
    m_gallery = new TemplateGallery(part);
    m_gallery->setObjectName(QStringLiteral("design.gallery"));
    m_gallery->setAccessibleName(tr("Templates"));
    m_gallery->setTemplates(Template::names());
    layout->addWidget(makeFilters());
    layout->addWidget(m_gallery, 1);
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
    return part;
}

QWidget* DesignPane::makeFilters()
{
    auto* line = new QWidget(m_content);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    m_filter = new QComboBox(line);
    m_filter->setObjectName(QStringLiteral("design.filter"));
    m_filter->setAccessibleName(tr("Which templates"));
    m_filter->addItems({tr("All templates"), tr("One column"), tr("Two columns"), tr("With a photo")});
    connect(m_filter, &QComboBox::activated, this, &DesignPane::filter);
    layout->addWidget(m_filter);
    layout->addWidget(m_hint, 1);
    return line;
}

void DesignPane::filter()
{
    enum Choice { All, OneColumn, TwoColumns, Photo };
    QStringList names;
    for (const QString& name : m_gallery->templates()) {
        const Result<Template> look = Template::load(name, m_language);
        const bool single = look && look->layout == Template::Layout::Single;
        const int choice = m_filter->currentIndex();
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
    layout->setContentsMargins(0, 0, 8, 8);
    layout->setSpacing(2);
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
        layout->setContentsMargins(fontMetrics().horizontalAdvance(u'●') + 4, 0, 0, 0);
        layout->setSpacing(4);
        auto* label = new QLabel(choice.shownLabel(), row);
        label->setWordWrap(true);
        constexpr int labelWidth = 116;
        label->setFixedWidth(labelWidth);
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
    if (m_content)
        m_content->setEnabled(false);
}

void DesignPane::refresh()
{
    m_content->setEnabled(m_person.has_value());
    if (!m_person)
        return;
    for (qsizetype index = 0; index < m_choices.size(); ++index)
        cvChoices()[index].show(*m_choices[index], m_cv);
    showDesign();
    m_thumbnails->cancel();
    m_pause->start();
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
    m_summary->setText(changes == 0 ? name : tr("%1, %n change(s)", nullptr, changes).arg(name));
    m_resetAll->setEnabled(changes > 0);
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
    m_parts = nullptr;
    m_gallery = nullptr; // it has signals while it goes
    m_hint = nullptr;
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
