#include "ui/widgets/fieldnote.h"

#include "ui/style/roles.h"
#include "ui/widgets/statesign.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>

namespace duovita {

namespace {

constexpr int besides = 8; // at the right of the icon

/// Stays at the right end of its line edit.
class LineSign : public StateSign {
public:
    explicit LineSign(QLineEdit& line) : StateSign(&line), m_line(line)
    {
        line.installEventFilter(this);
        stay();
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            stay();
        return false;
    }

private:
    void stay()
    {
        setGeometry(m_line.width() - signSize - besides, (m_line.height() - signSize) / 2, signSize, signSize);
    }

    QLineEdit& m_line;
};

} // namespace

QLabel* makeFieldNote(const QString& name, QWidget* parent)
{
    auto* note = new QLabel(parent);
    note->setObjectName(name);
    note->setWordWrap(true);
    setTextLook(*note, Tone::Warn, TextSize::Small);
    note->hide();
    return note;
}

void showNote(QLabel& note, const QString& text)
{
    note.setText(text);
    note.setVisible(!text.isEmpty());
}

void markProblem(QLineEdit& line, const QString& words)
{
    const QString name = QStringLiteral("problemSign");
    auto* sign = line.findChild<StateSign*>(name, Qt::FindDirectChildrenOnly);
    if (!sign && words.isEmpty())
        return;
    if (!sign) {
        sign = new LineSign(line);
        sign->setObjectName(name);
    }
    sign->setSign(words.isEmpty() ? Sign::None : Sign::Differ, words);
    line.setTextMargins(0, 0, words.isEmpty() ? 0 : signSize + besides, 0);
    line.setAccessibleDescription(words);
}

} // namespace duovita
