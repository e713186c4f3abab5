#include "ui/review/structurenotice.h"

#include "core/messages/errorwords.h"
#include "core/services/filing.h"
#include "ui/style/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace duovita {

StructureNotice::StructureNotice(QWidget* parent)
    : Retranslated(parent), m_text(new QLabel(this)), m_undo(new QPushButton(this))
{
    setObjectName(QStringLiteral("review.structure"));
    setGround(*this, Tone::Selection);
    m_text->setObjectName(QStringLiteral("review.structure.text"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextLook(*m_text, Tone::Text, TextSize::Normal);
    m_undo->setObjectName(QStringLiteral("review.structure.undo"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 6, 16, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_undo, 0, Qt::AlignTop);
    connect(m_undo, &QPushButton::clicked, this, &StructureNotice::undoWanted);
    hide();
}

void StructureNotice::setChanges(const QList<StructureChange>& changes)
{
    m_changes = changes;
    retranslate();
    setVisible(!changes.isEmpty());
}

void StructureNotice::setUndoable(bool undoable)
{
    m_undo->setEnabled(undoable);
}

void StructureNotice::retranslate()
{
    constexpr qsizetype mostShown = 3;
    QStringList lines;
    for (const StructureChange& change : m_changes) {
        if (lines.size() == mostShown)
            break;
        QString line = describe(noteOf(change));
        line.front() = line.front().toUpper(); // in reports it follows the file's name
        lines += line;
    }
    if (const auto more = static_cast<int>(m_changes.size() - lines.size()); more > 0)
        lines += tr("and %n more", nullptr, more);
    m_text->setText(lines.join(u'\n'));
    m_undo->setText(tr("Undo"));
    m_undo->setAccessibleName(tr("Keep both documents divided as they were"));
    m_undo->setToolTip(tr("Keep both documents divided as they were"));
}

} // namespace duovita
