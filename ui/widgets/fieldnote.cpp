#include "ui/widgets/fieldnote.h"

#include <QLabel>

namespace duovita {

QLabel* makeFieldNote(const QString& name, QWidget* parent)
{
    auto* note = new QLabel(parent);
    note->setObjectName(name);
    note->setWordWrap(true);
    constexpr double smaller = 0.85;
    QFont font = note->font();
    font.setPointSizeF(font.pointSizeF() * smaller);
    note->setFont(font);
    note->setText(QStringLiteral("X年")); // a line with Han characters is higher
    note->setMinimumHeight(note->heightForWidth(note->sizeHint().width()));
    note->clear();
    QSizePolicy policy = note->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    note->setSizePolicy(policy);
    note->hide();
    return note;
}

void showNote(QLabel& note, const QString& text)
{
    note.setText(text);
    note.setVisible(!text.isEmpty());
}

} // namespace duovita
