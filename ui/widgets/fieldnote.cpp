#include "ui/widgets/fieldnote.h"

#include "ui/style/tokens.h"

#include <QLabel>

namespace duovita {

QLabel* makeFieldNote(const QString& name, QWidget* parent)
{
    auto* note = new QLabel(parent);
    note->setObjectName(name);
    note->setWordWrap(true);
    note->setFont(textFont(TextSize::Small));
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
