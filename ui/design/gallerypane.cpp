#include "ui/design/gallerypane.h"

#include "core/design/template.h"
#include "core/messages/kindwords.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int sideMargin = 16;

enum Filter { All, OneColumn, TwoColumns, WithPhoto, Academic, Plain, FilterCount };

bool isAmong(const Template& look, int filter)
{
    const bool single = look.layout == Template::Layout::Single;
    switch (filter) {
    case OneColumn:
        return single;
    case TwoColumns:
        return !single;
    case WithPhoto:
        return look.photo.hasRoom();
    case Academic:
        return single && look.axis && !look.timeline;
    case Plain:
        return single && !look.axis && !look.contactIcons && !look.band.ground.isValid();
    default:
        return true;
    }
}

QString translated(const char* words, int count = -1)
{
    return QCoreApplication::translate("duovita::DesignPane", words, nullptr, count);
}

} // namespace

GalleryPane::GalleryPane(QWidget* parent)
    : Retranslated(parent), m_filter(new QButtonGroup(this)), m_gallery(new TemplateGallery(this))
{
    setObjectName(QStringLiteral("design.galleryPane"));
    setGround(*this, Tone::Outline);
    m_gallery->setObjectName(QStringLiteral("design.gallery"));
    m_gallery->setTemplates(Template::names());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(makeFilters());
    layout->addWidget(m_gallery, 1);
    setFocusProxy(m_gallery);
    retranslate();
}

QWidget* GalleryPane::makeHead()
{
    auto* head = new QWidget(this);
    head->setFixedHeight(measure(Measure::PaneHeader));
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(sideMargin, 0, sideMargin, 0);
    m_title = new QLabel(head);
    setTextLook(*m_title, Tone::Text2, TextSize::Small, true);
    m_hint = new ElidedLabel(head);
    m_hint->setObjectName(QStringLiteral("design.hint"));
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTextLook(*m_hint, Tone::Text3, TextSize::Small);
    line->addWidget(m_title);
    line->addWidget(m_hint, 1);
    return head;
}

QWidget* GalleryPane::makeFilters()
{
    auto* line = new QWidget(this);
    auto* outer = new QHBoxLayout(line);
    outer->setContentsMargins(sideMargin, gridStep, sideMargin, 2 * gridStep);
    auto* chips = new QWidget(line);
    outer->addWidget(chips);
    auto* layout = new FlowLayout(chips, FlowLayout::Last::AsWideAsItIs);
    for (int index = All; index < FilterCount; ++index) {
        auto* chip = new QToolButton(chips);
        chip->setObjectName(QStringLiteral("design.filter.%1").arg(index));
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::TabFocus);
        setRole(*chip, Role::Chip);
        m_filter->addButton(chip, index);
        layout->addWidget(chip);
    }
    m_filter->button(All)->setChecked(true);
    connect(m_filter, &QButtonGroup::idClicked, this, &GalleryPane::filter);
    return line;
}

void GalleryPane::retranslate()
{
    m_title->setText(translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "Templates")));
    m_gallery->setAccessibleName(m_title->text());
    m_gallery->retranslate();
    m_filter->button(All)->setText(translated(QT_TRANSLATE_N_NOOP("duovita::DesignPane", "All %n"),
                                              static_cast<int>(m_gallery->templates().size())));
    m_filter->button(OneColumn)->setText(translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "One column")));
    m_filter->button(TwoColumns)->setText(translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "Two columns")));
    m_filter->button(WithPhoto)->setText(translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "Photo")));
    m_filter->button(Academic)->setText(translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "Academic")));
    m_filter->button(Plain)->setText(translated(QT_TRANSLATE_NOOP("duovita::DesignPane", "Plain")));
    m_filter->button(OneColumn)->setToolTip(tr("Everything in a single column"));
    m_filter->button(TwoColumns)->setToolTip(tr("A side column, or both languages side by side"));
    m_filter->button(WithPhoto)->setToolTip(tr("With room for a photo"));
    m_filter->button(Academic)->setToolTip(tr("Dates or titles in a column of their own, for long lists of works"));
    m_filter->button(Plain)->setToolTip(tr("One column without icons: programs that parse CVs read it in order"));
    setTried(m_tried);
}

void GalleryPane::setTemplates(const QStringList& names)
{
    m_gallery->setTemplates(names);
    retranslate();
    filter();
}

void GalleryPane::setTried(const QString& name)
{
    m_tried = name;
    m_hint->setText(name.isEmpty() ? tr("Arrow keys preview, Enter applies")
                                   : translated(QT_TRANSLATE_NOOP("duovita::DesignPane",
                                                                  "Previewing %1: Enter applies, Esc goes back"))
                                         .arg(templateWord(name)));
    fitHint();
}

void GalleryPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHint();
}

/// Hides the list of keys if it does not fit; the name of the tried template is always shown.
void GalleryPane::fitHint()
{
    const int room = width() - 3 * sideMargin - m_title->sizeHint().width();
    m_hint->setVisible(!m_tried.isEmpty() || m_hint->sizeHint().width() <= room);
}

void GalleryPane::filter()
{
    QStringList names;
    const QStringList all = m_gallery->templates();
    for (const QString& name : all) {
        const Result<Template> look = Template::load(name, m_language);
        if (m_filter->checkedId() == All || (look && isAmong(*look, m_filter->checkedId())))
            names += name;
    }
    m_gallery->setFilter(names);
}

} // namespace duovita
